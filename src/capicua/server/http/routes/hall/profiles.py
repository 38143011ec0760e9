"""Routes of profiles: ratings, matches, leaders, and who sits at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from capicua.api.hall.profiles import (
    GameLeaders,
    MatchPage,
    Meetings,
    PeopleAtTable,
    Profile,
    ProfileChoice,
)
from capicua.catalogue import kind
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.accounts.preferences import change_preferences, preferences_of
from capicua.server.http.responses import private
from capicua.server.http.routes.parameters import PathId, ServerRequest
from capicua.server.ratings import profiles
from capicua.server.ratings.pools import pool_of
from capicua.table.frames.protocol import ONE_LINE, WORD
from capicua.table.play.seats import LONGEST_NAME
from capicua.table.room.retired_table import RetiredTable

PathName = Annotated[str, PathParameter(min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
"""The name of an account."""
OtherName = Annotated[str, PathParameter(min_length=1, max_length=LONGEST_NAME, pattern=ONE_LINE)]
GameFilter = Annotated[str, QueryParameter(name="game", max_length=64, pattern=WORD)]
FormFilter = Annotated[str, QueryParameter(name="form", max_length=16, pattern=WORD)]
OpponentFilter = Annotated[
    str, QueryParameter(name="opponent", max_length=LONGEST_NAME, pattern=ONE_LINE)
]
Before = Annotated[int, QueryParameter(name="before", ge=0, le=2**53)]
"""The time before which the matches ended; 0: now."""


@get("/api/profiles/{name:str}")
async def profile(request: ServerRequest, name: PathName) -> Response[Profile]:
    """Return the profile of a person: what they show, or everything if it is the client's own."""
    request.access.admit_entry(request)
    account, is_own = await _account(request, name)
    found = await request.server.store.read(
        lambda connection: profiles.profile_of(connection, account, is_own=is_own)
    )
    return private(found)


@get("/api/profiles/{name:str}/matches")
async def profile_matches(
    request: ServerRequest,
    name: PathName,
    game: GameFilter = "",
    form: FormFilter = "",
    opponent: OpponentFilter = "",
    before: Before = 0,
) -> Response[MatchPage]:
    """Return twenty matches of a person, the latest first."""
    request.access.admit_entry(request)
    account, is_own = await _account(request, name)
    if not is_own and "matches" in preferences_of(account).hidden:
        return private(MatchPage([]))
    other = await request.accounts.named(opponent) if opponent else None
    if opponent and other is None:
        raise Refused(Message("no-such-account"))
    hidden = set() if is_own else set(preferences_of(account).hidden)
    found = await request.server.store.read(
        lambda connection: profiles.match_page(
            connection,
            account.id,
            game=game,
            form=profiles.form_named(form) or "",
            opponent="" if other is None else other.id,
            before=before,
            shows_rating=not {"ratings", "history"} & hidden,
            shows_accuracy="accuracy" not in hidden,
        )
    )
    return private(found)


@get("/api/profiles/{name:str}/against/{other:str}")
async def profile_meetings(
    request: ServerRequest, name: PathName, other: OtherName
) -> Response[Meetings]:
    """Return how often two people have met, and who won."""
    request.access.admit_entry(request)
    one, is_own = await _account(request, name)
    another, is_other_own = await _account(request, other)
    may = is_own or "matches" not in preferences_of(one).hidden
    may = may and (is_other_own or is_own or "matches" not in preferences_of(another).hidden)
    if not may:
        raise Refused(Message("profile-hidden"))
    found = await request.server.store.read(
        lambda connection: profiles.meetings(connection, one, another, shows_matches=True)
    )
    return private(found)


@put("/api/profile")
async def choose_profile(
    request: ServerRequest, data: JSONBody[ProfileChoice]
) -> Response[ProfileChoice]:
    """Choose what others see of the client's profile."""
    request.access.admit_body(request)
    own = await request.own_account()
    kept = await request.server.store.do(
        lambda connection: change_preferences(
            connection, own.id, hidden=sorted(set(data.hidden)), is_listed=data.is_listed
        )
    )
    return private(ProfileChoice(list(kept.hidden), kept.is_listed))


@get("/api/leaders/{game:str}")
async def game_leaders(request: ServerRequest, game: PathId) -> Response[GameLeaders]:
    """Return the best players of a game, by rule set and form."""
    request.access.admit_entry(request)
    if not request.server.offers.ratings:
        raise Refused(Message("no-such-page"))
    rule_sets = list(kind(game).presets())
    found = await request.server.store.read(
        lambda connection: profiles.leaders(connection, game, rule_sets)
    )
    return Response(GameLeaders(game, found), headers={"Cache-Control": "max-age=60"})


@get("/api/tables/{table:str}/people")
async def table_people(request: ServerRequest, table: PathId) -> Response[PeopleAtTable]:
    """Return the accounts at the seats of a table, with their ratings."""
    known = await request.accounts.at_table(table)
    room = (await request.registry.get(table)).room
    seats = {
        guest.seat: known[token]
        for token, guest in room.guests.items()
        if guest.seat is not None and token in known
    }
    is_rated = request.server.offers.ratings and not isinstance(room, RetiredTable)
    pool = pool_of(room.game) if is_rated else None
    found = await request.server.store.read(
        lambda connection: profiles.people_at_seats(connection, seats, pool)
    )
    return private(PeopleAtTable(found))


async def _account(request: ServerRequest, name: str) -> tuple[Account, bool]:
    """Return the account of this name, and whether it is the client's own.

    Raise ``Refused`` if there is none, or none for the client, whom it blocks.
    """
    account, own = await request.accounts.named(name), await request.account()
    relations = request.server.relations
    if account is not None and own is not None and relations is not None:
        seen_by_it = await relations.relation(account.id, own.id)
        if seen_by_it.blocks:
            account = None
    if account is None:
        raise Refused(Message("no-such-account"))
    return account, own is not None and own.id == account.id
