"""What is played at a table of this server: its rules, deal and people, and what it made.

Nothing here waits for anything: ``online_tables`` makes the tables and watches them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import json, structs

from capicua.api.hall.tournaments import OwnSeat
from capicua.core.messages import BadOption, Message, Refused
from capicua.core.seats import NOBODY
from capicua.server.tournaments.people import Person, table_token
from capicua.server.tournaments.tournament_record import Draft, TableRow, TournamentRecord
from capicua.server.tournaments.views import house_rules
from capicua.table.frames.protocol import SeatPlan, TablePlan
from capicua.table.play.seats import unguessable
from capicua.table.room.events import KeptRound
from capicua.table.room.room import Room
from capicua.tournament.events import Result
from capicua.tournament.settings import Rules
from capicua.tournament.state import Round

_ID_LENGTH: Final = 12
_result: Final = json.Decoder(Result)
_TARGETS: Final = ("target", "target_score")
"""The options that set the points at which a match ends."""


class Sitter(NamedTuple):
    """A person with a reserved seat."""

    seat: int
    entrant: int
    place: int
    """The place among the entrant's people."""
    name: str


def reserve(draft: Draft) -> None:
    """Reserve the tables of rounds that have none yet. Raise ``Refused`` for unfit rules."""
    record, state = draft.record, draft.tournament.state
    deals = record.settings.deals
    known = {row.start for row in record.tables}
    for round, start in zip(state.rounds, record.starts(), strict=True):
        if start in known:
            continue
        played_rules(round)
        for table in round.tables:
            for room in range(draft.tournament.shape.rooms):
                for deal in range(1, deals + 1) if table.set else (0,):
                    id = unguessable(_ID_LENGTH)
                    draft.table(TableRow(id, start, round.number, table.number, room, deal))


def played_rules(round: Round) -> Rules:
    """Return the rules of a round as a table plays them: to its target, if it has one."""
    rules, length = round.rules, round.length
    if length.kind != "points":
        return rules
    return _aimed(rules.game, rules.preset, rules.seats, tuple(rules.options.items()), length.value)


@lru_cache
def _aimed(
    game: str, preset: str, seats: int, options: tuple[tuple[str, str], ...], points: int
) -> Rules:
    """Return rules with the points at which a match ends, if the game has such an option."""
    rules = Rules(game, preset, dict(options), seats)
    for name in _TARGETS:
        if name not in rules.options:
            aimed = structs.replace(rules, options={**rules.options, name: str(points)})
            try:
                aimed.load()
            except BadOption:
                continue
            return aimed
    return rules


def seat_sides(rules: Rules) -> tuple[int, ...]:
    """Return the side of each seat."""
    return _seat_sides(rules.game, rules.preset, rules.seats, tuple(rules.options.items()))


@lru_cache
def _seat_sides(
    game: str, preset: str, seats: int, options: tuple[tuple[str, str], ...]
) -> tuple[int, ...]:
    return tuple(map(int, Rules(game, preset, dict(options), seats).load().sides))


def sitters(record: TournamentRecord, round: Round, row: TableRow) -> list[Sitter]:
    """Return who sits where at a table; in the second room of a team match sides are exchanged."""
    table = round.table(row.number)
    members = record.tournament.shape.members
    each = members // record.tournament.shape.rooms
    played = seat_sides(round.rules)
    order = sorted(set(played))
    found = []
    for side, entrants in enumerate(table.sides):
        people = []
        for entrant in entrants:
            known = record.tournament.state.entrants[entrant]
            for place in range(row.room * each, (row.room + 1) * each):
                name = known.members[place] if place < len(known.members) else known.name
                people.append((entrant, place, name))
        wanted = order[(side + row.room) % len(order)]
        seats = [seat for seat, one in enumerate(played) if one == wanted]
        found += [Sitter(seat, *person) for seat, person in zip(seats, people, strict=True)]
    return found


def token_of(record: TournamentRecord, row: TableRow, sitter: Sitter) -> str:
    """Return the token of a person at a table."""
    turns = record.turns()[sitter.entrant, sitter.place]
    return table_token(record.key, row.table, sitter.entrant, sitter.place, turns)


def place_at(
    record: TournamentRecord, person: Person, round: int, table: int, room: int
) -> tuple[TableRow, Sitter]:
    """Return where a person plays now at a table of a round. Raise ``Refused`` if they do not.

    With duplicate deals that is the first one that is not over.
    """
    found = record.tournament.state.round(round)
    found.table(table)
    start = record.starts()[round - 1]
    rows = [row for row in record.rooms().get((start, table, room), ()) if row.is_made]
    for row in [*(one for one in rows if not one.result), *rows[-1:]]:
        for sitter in sitters(record, found, row):
            if (sitter.entrant, sitter.place) in person.places:
                return row, sitter
        break
    raise Refused(Message("event-not-at-table", {"table": table, "round": round}))


def fill_seats(record: TournamentRecord, person: Person, seats: list[OwnSeat]) -> None:
    """Add the tables at this server to where a person plays."""
    for own in seats if record.venue.online else ():
        for room in range(record.tournament.shape.rooms if own.table else 0):
            try:
                row, sitter = place_at(record, person, own.round, own.table, room)
            except Refused:
                continue
            own.room, own.room_table, own.seat = room, row.table, sitter.seat


def plan_of(record: TournamentRecord, round: Round, row: TableRow) -> TablePlan:
    """Return the plan of a table."""
    rules = played_rules(round)
    hands = round.length.value if round.length.kind == "hands" else 0
    return TablePlan(
        rules=house_rules(rules),
        seats=[SeatPlan("open")] * len(seat_sides(rules)),
        clock=record.venue.clock,
        chat="phrases",
        watch_by_address=not row.deal,
        rated=record.venue.rated and not row.deal,
        pairing="first",
        event=record.id,
        hands=1 if row.deal else hands,
    )


def common_deal(record: TournamentRecord, round: Round, row: TableRow) -> KeptRound | None:
    """Return the deal that all tables of a round play; ``None`` if each has its own."""
    deals = record.tournament.deals
    set_ = round.table(row.number).set
    if not row.deal or deals is None or not set_:
        return None
    drawn = deals.drawn(round.rules, set_, row.deal)
    order = [int(tile) for tile in drawn.order]
    return KeptRound(1, NOBODY, [], 0, 0, order, int(drawn.lot), [])


def result_of(room: Room) -> Result:
    """Return the result of a table: the points of each side."""
    sides = sorted(set(room.game.sides))
    first = [list(room.game.sides).index(side) for side in sides]
    if room.forfeited is not None:
        return Result(forfeited=(sides.index(room.game.sides[room.forfeited]),))
    won = [0] * len(sides)
    for round in room.match.rounds:
        points = round.scores()
        made = [int(points[seat]) for seat in first]
        if not round.is_void and made.count(max(made)) == 1:
            won[made.index(max(made))] += 1
    totals = room.totals
    return Result(tuple(int(totals[seat]) for seat in first), deals_won=tuple(won))


def absent_sides(room: Room) -> list[int]:
    """Return the sides of a table of which nobody is here."""
    sides = sorted(set(room.game.sides))
    here = {room.game.sides[seat] for seat in room.people if room.is_here(seat)}
    return [at for at, side in enumerate(sides) if side not in here]


def missing_seats(room: Room) -> frozenset[int]:
    """Return the seats whose people did not come, or are gone while a bot plays for them."""
    return frozenset(
        seat
        for seat in room.people
        if not room.is_here(seat) and (room.phase == "waiting" or room.sittings[seat].level)
    )


def whole_result(record: TournamentRecord, round: Round, row: TableRow) -> Result | None:
    """Return the result of a table of the tournament once all its rooms and deals are over.

    Whoever forfeits one of them has forfeited all.
    """
    rows = sorted(
        (one for one in record.tables if (one.start, one.number) == (row.start, row.number)),
        key=lambda one: (one.room, one.deal),
    )
    results = [_result.decode(one.result) if one.result else None for one in rows]
    for result in results:
        if result is not None and result.forfeited:
            return Result(forfeited=result.forfeited)
    known = [result for result in results if result is not None]
    if len(known) < len(rows):
        return None
    won = _sums([one.deals_won for one in known])
    if record.tournament.deals_wanted(round.table(row.number)):
        return Result(deals=tuple(one.points for one in known), deals_won=won)
    return structs.replace(known[0], deals_won=won)


def exchanged(result: Result) -> Result:
    """Return a result as the other side sees it."""
    return Result(
        result.points[::-1],
        tuple(sorted(1 - side for side in result.forfeited)),
        deals_won=result.deals_won[::-1],
    )


def _sums(rows: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*rows, strict=True)))
