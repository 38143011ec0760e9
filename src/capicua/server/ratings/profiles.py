"""Profiles as others see them: ratings, matches, partners, leaders.

Everything about one person is read from their latest matches, so that it takes the same time for
somebody with twenty thousand matches as for somebody with a thousand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from capicua.api.hall.profiles import (
    BotRating,
    FinishedMatch,
    FrequentPartner,
    Leader,
    Leaders,
    MatchPage,
    MatchPlayer,
    Meetings,
    PersonAtSeat,
    PlayedRules,
    PlayerRating,
    Profile,
    RatingPoint,
)
from capicua.arena.rating_model import SURE, is_sure, shown, shown_deviation
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.preferences import preferences_of, read_preferences
from capicua.server.ratings.bot_ratings import BOTS
from capicua.server.ratings.pools import FORMS, Form, Pool
from capicua.server.ratings.results import event_of
from capicua.server.store.schema import accounts, match_players, matches, ratings
from capicua.server.timers import now_ms
from capicua.table.frames.protocol import HouseRules

LATEST: Final = 1000
"""The number of latest matches that a profile is read from."""
POINTS: Final = 200
"""The most points of a rating's history."""
PAGE: Final = 20
LEADERS: Final = 50
_BEST_PARTNERS: Final = 5
_FAVOURITES: Final = 5
_IS_SURE: Final = ratings.c.sigma <= sa.literal_column(str(SURE))
"""Written out: an index of sure ratings serves no query with a parameter in its place."""
_read_rules: Final = msgspec.json.Decoder(HouseRules)


def profile_of(connection: Connection, account: Account, *, is_own: bool) -> Profile:
    """Return a profile; what is hidden is left out unless it is the reader's own."""
    preferences = preferences_of(account)
    hidden = set() if is_own else set(preferences.hidden)
    found = Profile(
        id=account.id,
        name=account.name,
        face=account.face,
        is_own=is_own,
        made=account.made,
        is_bot=account.is_bot,
        country="" if "country" in hidden else account.country,
        seen=0 if "seen" in hidden else account.seen,
        hidden=list(preferences.hidden) if is_own else [],
        is_listed=preferences.is_listed,
    )
    rows = _latest(connection, account.id)
    if "ratings" not in hidden:
        found.ratings = _ratings(connection, account.id)
        if "history" not in hidden:
            _add_history(found.ratings, rows)
    if "matches" not in hidden:
        found.matches, found.won = len(rows), sum(row.place == 1 for row in rows)
    if "streaks" not in hidden:
        found.streak, found.longest = _streaks([row.place == 1 for row in rows])
    if "rules" not in hidden:
        found.rules = _favourites(rows)
    if "partners" not in hidden:
        found.partners = _partners(connection, account.id, rows)
    if "accuracy" not in hidden:
        known = [row.accuracy for row in rows if row.accuracy is not None]
        found.accuracy = fmean(known) if known else None
    return found


def _latest(connection: Connection, account: str) -> Sequence[Any]:
    """Return the latest matches of an account, the latest first."""
    own = match_players.c
    query = (
        sa.select(own.place, own.mu, own.accuracy, own.ended, own.pool)
        .where(own.account_id == account)
        .order_by(own.ended.desc())
        .limit(LATEST)
    )
    return connection.execute(query).all()


def _ratings(connection: Connection, account: str) -> list[PlayerRating]:
    query = (
        sa.select(ratings.c.pool, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
        .where(ratings.c.account_id == account)
        .order_by(ratings.c.matches.desc(), ratings.c.pool)
    )
    found = []
    for name, mu, sigma, count in connection.execute(query):
        pool = Pool.read(name)
        if pool is not None:
            is_known = is_sure(sigma)
            rating, deviation = shown(mu), shown_deviation(sigma)
            found.append(PlayerRating(*pool, rating, deviation, is_known, count))
    return found


def _add_history(found: Iterable[PlayerRating], rows: Sequence[Any]) -> None:
    points: dict[str, list[RatingPoint]] = defaultdict(list)
    for row in rows:
        if row.mu is not None and len(points[row.pool]) < POINTS:
            points[row.pool].append(RatingPoint(row.ended, shown(row.mu)))
    for rating in found:
        rating.history = points[f"{rating.game}/{rating.rules}/{rating.form}"][::-1]


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return the current and the longest streak; the latest match comes first."""
    streak = longest = run = 0
    for number, one in enumerate(won):
        run = run + 1 if one else 0
        longest = max(longest, run)
        if run == number + 1:
            streak = run
    return streak, longest


def _favourites(rows: Sequence[Any]) -> list[PlayedRules]:
    pools = [(Pool.read(row.pool), row.place == 1) for row in rows]
    played = Counter((pool.game, pool.rules) for pool, _ in pools if pool is not None)
    won = Counter((pool.game, pool.rules) for pool, is_won in pools if pool is not None and is_won)
    return [
        PlayedRules(game, rules, count, won[game, rules])
        for (game, rules), count in played.most_common(_FAVOURITES)
    ]


def _partners(connection: Connection, account: str, rows: Sequence[Any]) -> list[FrequentPartner]:
    """Return the partners with whom an account has won most often."""
    if not any(row.pool.endswith("/partners") for row in rows):
        return []
    own, other = match_players.alias("own"), match_players.alias("other")
    won = sa.func.sum(sa.case((own.c.place == 1, 1), else_=0))
    count = sa.func.count()
    together = (
        sa.select(other.c.account_id, count.label("matches"), won.label("won"))
        .select_from(own)
        .join(other, other.c.table_id == own.c.table_id)
        .where(
            own.c.account_id == account,
            own.c.ended >= rows[-1].ended,
            own.c.pool.like("%/partners"),
            other.c.side == own.c.side,
            other.c.seat != own.c.seat,
            other.c.account_id.is_not(None),
        )
        .group_by(other.c.account_id)
        .order_by(won.desc(), count)
        .limit(_BEST_PARTNERS)
        .subquery()
    )
    query = (
        sa.select(
            accounts.c.name, accounts.c.face, together.c.matches, together.c.won, accounts.c.is_bot
        )
        .join(together, together.c.account_id == accounts.c.id)
        .order_by(together.c.won.desc(), together.c.matches, accounts.c.name)
    )
    return [
        FrequentPartner(row.name, row.face, row.matches, int(row.won), bool(row.is_bot))
        for row in connection.execute(query)
    ]


# -- matches -------------------------------------------------------------------------------------


def match_page(
    connection: Connection,
    account: str,
    *,
    game: str = "",
    form: str = "",
    opponent: str = "",
    before: int = 0,
    shows_rating: bool = True,
    shows_accuracy: bool = True,
) -> MatchPage:
    """Return a page of matches; ``opponent`` is the id of an account."""
    own = match_players.alias("own")
    query = (
        sa.select(own.c.table_id, own.c.ended)
        .where(own.c.account_id == account)
        .order_by(own.c.ended.desc(), own.c.table_id)
        .limit(PAGE + 1)
    )
    if before:
        query = query.where(own.c.ended < before)
    if game or form:
        pattern = f"{game or '%'}/%/{form or '%'}".replace("_", r"\_")
        query = query.where(own.c.pool.like(pattern, escape="\\"))
    if opponent:
        other = match_players.alias("other")
        query = query.join(other, other.c.table_id == own.c.table_id).where(
            other.c.account_id == opponent, other.c.side != own.c.side
        )
    rows = connection.execute(query).all()
    found = _played(connection, rows[:PAGE], account, shows_rating=shows_rating)
    if not shows_accuracy:
        for match in found:
            match.accuracy = None
    return MatchPage(found, rows[PAGE - 1].ended if len(rows) > PAGE else 0)


def _played(
    connection: Connection, rows: Sequence[Any], account: str, *, shows_rating: bool
) -> list[FinishedMatch]:
    """Return the matches of some rows with all their players."""
    tables = [row.table_id for row in rows]
    played = {
        row.table_id: row
        for row in connection.execute(sa.select(matches).where(matches.c.table_id.in_(tables)))
    }
    query = (
        sa.select(match_players, accounts.c.name, accounts.c.face, accounts.c.is_bot)
        .join(accounts, accounts.c.id == match_players.c.account_id, isouter=True)
        .where(match_players.c.table_id.in_(tables))
        .order_by(match_players.c.table_id, match_players.c.seat)
    )
    seats: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(query):
        seats[row.table_id].append(row)
    found = []
    for own in rows:
        match = played[own.table_id]
        pool = Pool.read(match.pool)
        here = seats[own.table_id]
        mine = next(row for row in here if row.account_id == account)
        is_shown = shows_rating and mine.mu is not None and mine.mu_before is not None
        found.append(
            FinishedMatch(
                table=own.table_id,
                rules=_read_rules.decode(match.rules),
                form="duel" if pool is None else pool.form,
                began=match.began,
                ended=match.ended,
                rounds=match.rounds,
                seat=mine.seat,
                players=[_player(row, shows_rating and row.account_id == account) for row in here],
                is_rated=match.is_rated,
                why_unrated=match.why_unrated,
                change=shown(mine.mu) - shown(mine.mu_before) if is_shown else None,
                accuracy=mine.accuracy,
                event=event_of(own.table_id),
            )
        )
    return found


def _player(row: Any, shows_rating: bool) -> MatchPlayer:
    return MatchPlayer(
        seat=row.seat,
        side=row.side,
        place=row.place,
        points=row.points,
        name=row.name or "",
        face=row.face or "",
        is_bot=bool(row.is_bot),
        level=row.level,
        has_left=row.has_left,
        rating=shown(row.mu) if shows_rating and row.mu is not None else None,
    )


def meetings(
    connection: Connection, one: Account, other: Account, *, shows_matches: bool
) -> Meetings:
    """Return what happened when two people met."""
    own, theirs = match_players.alias("own"), match_players.alias("theirs")
    query = (
        sa.select(own.c.side == theirs.c.side, own.c.place, theirs.c.place, sa.func.count())
        .select_from(own)
        .join(theirs, theirs.c.table_id == own.c.table_id)
        .where(own.c.account_id == one.id, theirs.c.account_id == other.id)
        .group_by(own.c.side == theirs.c.side, own.c.place, theirs.c.place)
    )
    found = Meetings(one.name, other.name, 0, 0, 0)
    found.bots = [account.name for account in (one, other) if account.is_bot]
    for is_together, place, their_place, count in connection.execute(query):
        if is_together:
            found.together += count
            found.won_together += count if place == 1 else 0
        else:
            found.matches += count
            found.won += count if place < their_place else 0
            found.lost += count if place > their_place else 0
    if shows_matches and found.matches:
        page = match_page(
            connection, one.id, opponent=other.id, shows_rating=False, shows_accuracy=False
        )
        found.latest = page.matches
    return found


# -- pools ---------------------------------------------------------------------------------------


def leaders(connection: Connection, game: str, rule_sets: Iterable[str]) -> list[Leaders]:
    """Return the best players in the pools of a game; pools without any are left out."""
    found = []
    for rules in rule_sets:
        for form in FORMS[1:]:
            pool = Pool(game, rules, form)
            players = _leaders(connection, pool)
            if players:
                found.append(Leaders(rules, form, players, _bots(pool)))
    return found


def _leaders(connection: Connection, pool: Pool) -> list[Leader]:
    who, now = accounts.c, now_ms()
    best = (
        sa.select(ratings.c.account_id, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
        .where(ratings.c.pool == pool.id, _IS_SURE)
        .order_by(ratings.c.mu.desc())
        .limit(2 * LEADERS)
        .subquery()
    )
    query = (
        sa.select(best, who.name, who.face, who.country, who.is_bot, who.settings)
        .join(accounts, who.id == best.c.account_id)
        .where(who.suspended_until < now)
        .order_by(best.c.mu.desc())
    )
    found: list[Leader] = []
    for row in connection.execute(query):
        preferences = read_preferences(row.settings)
        if not preferences.is_listed or "ratings" in preferences.hidden:
            continue
        numbers = shown(row.mu), shown_deviation(row.sigma), row.matches
        country = "" if "country" in preferences.hidden else row.country
        found.append(Leader(row.name, row.face, *numbers, country, bool(row.is_bot)))
    return found[:LEADERS]


def _bots(pool: Pool) -> list[BotRating]:
    """Return the measured bots of a pool, the best first."""
    measured = BOTS.get(pool.id, {})
    order = sorted(measured.items(), key=lambda each: -each[1].mean)
    return [
        BotRating(level, shown(rating.mean), shown_deviation(rating.deviation))
        for level, rating in order
    ]


def people_at_seats(
    connection: Connection, seats: dict[int, str], pool: Pool | None
) -> list[PersonAtSeat]:
    """Return the accounts at the seats of a table, with their ratings in its pool."""
    mine = sa.and_(
        ratings.c.account_id == accounts.c.id, ratings.c.pool == ("" if pool is None else pool.id)
    )
    who = accounts.c
    query = (
        sa.select(who.id, who.name, who.is_bot, who.settings, ratings.c.mu, ratings.c.sigma)
        .join(ratings, mine, isouter=True)
        .where(who.id.in_(set(seats.values())))
    )
    known = {row.id: row for row in connection.execute(query)}
    found = []
    for seat, account in sorted(seats.items()):
        row = known.get(account)
        if row is None:
            continue
        is_shown = row.mu is not None and "ratings" not in read_preferences(row.settings).hidden
        rating = (shown(row.mu), is_sure(row.sigma)) if is_shown else (None, False)
        found.append(PersonAtSeat(seat, row.id, row.name, bool(row.is_bot), *rating))
    return found


def form_named(text: str) -> Form | None:
    """Return a form by its name."""
    return next((form for form in FORMS if form == text), None)
