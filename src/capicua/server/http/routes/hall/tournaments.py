"""Routes of tournaments: create, see, decide, enter, tell results, print."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct, json

from capicua.api.hall.tournaments import (
    ChangeSettings,
    Decided,
    DecisionRequest,
    Decisions,
    DirectorPart,
    EventEntry,
    EventKeys,
    OwnChange,
    OwnPart,
    ReportAnswer,
    Reported,
    ReportPlan,
    RoundDeals,
    SeatRequest,
    SignedUp,
    SignUp,
    TableView,
    Template,
    Templates,
    TournamentList,
    TournamentMade,
    TournamentPage,
    TournamentPlan,
)
from capicua.api.models import Entered
from capicua.api.queries import SharedStart
from capicua.core.messages import Message, Refused
from capicua.server.http.responses import PRIVATE, Sent, private, told, unpacks
from capicua.server.http.routes.hall.clubs import check_club
from capicua.server.http.routes.parameters import Lang, PathId, ServerRequest, Since
from capicua.server.http.sockets.event_socket import MOST_KEYS, event_cookie, event_keys
from capicua.server.tournaments import acts, documents, entries, results, table_plans, views
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.people import Person, entrant_keys, may_see, person_of
from capicua.server.tournaments.tournament_record import Draft, TournamentRecord
from capicua.server.tournaments.tournament_registry import TournamentRegistry
from capicua.tournament.templates import TEMPLATES

LONGEST_DECISION: Final = 1_500_000
"""Maximum size of a decision in bytes: a list of entrants."""
PathRound = Annotated[int, PathParameter(ge=1, le=10_000)]
PathTable = Annotated[int, PathParameter(ge=1, le=100_000)]
PageName = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[a-z_]+$")]
PageRound = Annotated[int, QueryParameter(name="round", ge=0, le=10_000)]
"""The round that a page is about; 0: the last one."""

_Answer = TypeVar("_Answer", bound=Struct)


class _Rest(Struct, omit_defaults=True):
    """What follows the first part of a ``TournamentPage``, which is encoded already."""

    me: OwnPart
    direction: DirectorPart | None = None


@get("/api/tournaments/templates", sync_to_thread=False)
def tournament_templates(request: ServerRequest) -> Templates:
    """Return what a tournament can start from."""
    _tournaments(request)
    return Templates([Template(id, settings) for id, settings in TEMPLATES.items()])


@get("/api/tournaments")
async def list_tournaments(request: ServerRequest) -> Response[TournamentList]:
    """Return the public tournaments, and those of the account."""
    account = await request.account()
    found = await _tournaments(request).listed("" if account is None else account.id)
    return private(TournamentList(found))


@post("/api/tournaments", status_code=201)
async def make_tournament(
    request: ServerRequest, data: JSONBody[TournamentPlan]
) -> Response[TournamentMade]:
    """Create a tournament; the client becomes its director, identified by the cookie."""
    request.access.admit_table(request)
    request.access.admit_body(request)
    request.registry.storage.check()
    if data.arrangements.club:
        await check_club(request, data.arrangements.club)
    await request.check_words()
    account = await request.account()
    data.name = data.name or ("" if account is None else account.name)
    made = await _tournaments(request).make(data, "" if account is None else account.id)
    return private(made, _cookies(request, made.id, [made.key]))


@get("/api/tournaments/{event:str}", **told(TournamentPage), is_packed=True)
async def tournament_page(
    request: ServerRequest, event: PathId, since: Since = 0
) -> Response[bytes]:
    """Return a tournament as the client sees it, or 204 if it is still at a revision.

    The socket ``/ws/tournaments/{event}`` sends the number of each new revision.
    """
    record, person = await _seen(request, event)
    if record.revision <= since:
        return Response(b"", status_code=204)
    request.admit_work()
    is_whole = "results" in person.may
    if not record.is_encoded(is_whole):
        record = await request.server.event_pages.get(
            (event, is_whole), lambda: _encoded(request, event, is_whole)
        )
    return Sent(*_page(record, person, unpacks(request)))


@post("/api/tournaments/{event:str}/enter", status_code=200)
async def open_tournament(
    request: ServerRequest, event: PathId, data: JSONBody[EventEntry]
) -> Response[OwnPart]:
    """Keep a key from a link in the client's cookie, and return who that makes them."""
    request.access.admit_entry(request)
    record = await _tournaments(request).find(event)
    account = await _account(request)
    if _is_nobody(person_of(record, [data.key])):
        raise Refused(Message("event-key"))
    keys = [data.key, *(one for one in event_keys(request, event) if one != data.key)][:MOST_KEYS]
    part = views.own_part(record, person_of(record, keys, account))
    return private(part, _cookies(request, event, keys))


@post(
    "/api/tournaments/{event:str}/decisions",
    status_code=200,
    request_max_body_size=LONGEST_DECISION,
)
async def decide(
    request: ServerRequest, event: PathId, data: JSONBody[DecisionRequest]
) -> Response[Decided]:
    """Decide something, as a director or an assistant, or challenge on a ladder."""
    request.admit_work()
    request.access.admit_body(request)
    record, person = await _seen(request, event)
    acts.check_power(person, data.act)
    if isinstance(data.act, ChangeSettings) and data.act.arrangements is not None:
        club = data.act.arrangements.club
        if club and club != record.arrangements.club:
            await check_club(request, club)

    def work(draft: Draft, when: Moment) -> Decided:
        return acts.carry_out(draft, data.act, when)

    return await _changed(request, event, data.op, Decided, work, person)


@get("/api/tournaments/{event:str}/decisions")
async def list_decisions(
    request: ServerRequest, event: PathId, lang: Lang = "en"
) -> Response[Decisions]:
    """Return the paper trail, the last decision first; of running duplicate rounds to directors."""
    request.admit_work()
    record, person = await _seen(request, event)
    documents.check_results(record, person)
    return private(await request.threads.do(documents.decisions_of, record, lang))


@post("/api/tournaments/{event:str}/sign-up", status_code=200)
async def sign_up(
    request: ServerRequest, event: PathId, data: JSONBody[SignUp]
) -> Response[SignedUp]:
    """Enter a tournament, or wait for a place; the cookie identifies the client from then on."""
    request.access.admit_entry(request)
    request.access.admit_body(request)
    record, person = await _seen(request, event)
    known = entries.signed_up(record, entries.sign_up_id(event, data.op))
    if known is None:

        def work(draft: Draft, when: Moment) -> SignedUp:
            return entries.sign_up(draft, data, person.account, when.ms, when.at)

        known = await _tournaments(request).change(event, data.op, SignedUp, work, data.name)
    keys = [known.key, *event_keys(request, event)][:MOST_KEYS]
    return private(known, _cookies(request, event, keys))


@post("/api/tournaments/{event:str}/withdraw", status_code=200)
async def withdraw_entrant(
    request: ServerRequest, event: PathId, data: JSONBody[OwnChange]
) -> Response[Decided]:
    """Withdraw one's own entrant."""
    _, person = await _seen(request, event)
    person.check("withdraw", data.entrant)

    def work(draft: Draft, when: Moment) -> Decided:
        draft.tournament.withdraw(data.entrant, at=when.at, by=when.by)
        entries.fill_places(draft, when.at)
        return Decided(0, entrant=data.entrant)

    return await _changed(request, event, data.op, Decided, work, person)


@post("/api/tournaments/{event:str}/check-in", status_code=200)
async def check_in(
    request: ServerRequest, event: PathId, data: JSONBody[OwnChange]
) -> Response[Decided]:
    """Say that one's own entrant is here."""
    _, person = await _seen(request, event)
    person.check("check_in", data.entrant)

    def work(draft: Draft, when: Moment) -> Decided:
        draft.tournament.check_in([data.entrant], at=when.at, by=when.by)
        return Decided(0, entrant=data.entrant)

    return await _changed(request, event, data.op, Decided, work, person)


@post("/api/tournaments/{event:str}/account", status_code=200)
async def tell_account(
    request: ServerRequest, event: PathId, data: JSONBody[OwnChange]
) -> Response[Decided]:
    """Let one's own results in a rated event with real tiles count for one's account."""
    request.access.admit_entry(request)
    _, person = await _seen(request, event)
    person.check("withdraw", data.entrant)

    def work(draft: Draft, when: Moment) -> Decided:
        entries.tell_account(draft, person, data.entrant, when.ms)
        return Decided(0, entrant=data.entrant)

    return await _changed(request, event, data.op, Decided, work, person)


@get("/api/tournaments/{event:str}/rounds/{number:int}/tables/{table:int}")
async def tournament_table(
    request: ServerRequest, event: PathId, number: PathRound, table: PathTable
) -> Response[TableView]:
    """Return a table of a round, for those who tell its result."""
    record, person = await _seen(request, event)
    return private(views.table_view(record, person, number, table))


@post("/api/tournaments/{event:str}/reports", status_code=200)
async def report_result(
    request: ServerRequest, event: PathId, data: JSONBody[ReportPlan]
) -> Response[Reported]:
    """Tell the result of one's table; it counts once the opponents agree."""
    request.access.admit_entry(request)
    request.access.admit_body(request)
    _, person = await _seen(request, event)

    def work(draft: Draft, when: Moment) -> Reported:
        found = results.report(draft, person, data, acts.result_of(data), when.ms, when.at)
        results.reveal(draft.tournament, when.at)
        return found

    return await _changed(request, event, data.op, Reported, work, person)


@post("/api/tournaments/{event:str}/reports/answer", status_code=200)
async def answer_report(
    request: ServerRequest, event: PathId, data: JSONBody[ReportAnswer]
) -> Response[Reported]:
    """Agree with a result that the opponents have told, or dispute it."""
    request.access.admit_entry(request)
    _, person = await _seen(request, event)

    def work(draft: Draft, when: Moment) -> Reported:
        found = results.answer(draft, person, data.report, data.agrees, when.at)
        results.reveal(draft.tournament, when.at)
        return found

    return await _changed(request, event, data.op, Reported, work, person)


@post("/api/tournaments/{event:str}/seat", status_code=200)
async def take_event_seat(
    request: ServerRequest, event: PathId, data: JSONBody[SeatRequest]
) -> Response[Entered]:
    """Give the client its seat at a table that is played at this server."""
    request.access.admit_entry(request)
    record, person = await _seen(request, event)
    row, sitter = table_plans.place_at(record, person, data.round, data.table, data.room)
    token = table_plans.token_of(record, row, sitter)
    account = await request.account()
    if account is not None:
        await request.accounts.seat(account, row.table, token)
    cookies = request.access.cookies(row.table, token)
    return private(Entered(row.table, token, sitter.seat, False), cookies)


@get("/api/tournaments/{event:str}/keys")
async def tournament_keys(request: ServerRequest, event: PathId) -> Response[EventKeys]:
    """Return the keys of entrants: of all to a director, of their own people to entrants."""
    record, person = await _seen(request, event)
    numbers = person.entrants
    if person.role == "director":
        numbers = list(record.tournament.state.entrants)
    elif not numbers:
        person.check("direct")
    return private(EventKeys(await request.threads.do(entrant_keys, record, numbers)))


@get("/api/tournaments/{event:str}/deals/{number:int}")
async def tournament_deals(
    request: ServerRequest, event: PathId, number: PathRound
) -> Response[RoundDeals]:
    """Return the revealed deals of a round, with what every table made of them."""
    request.admit_work()
    record, _ = await _seen(request, event)
    request.server.deal_pars.observe(record)  # of rounds that ended shortly before a restart
    return private(await request.threads.do(views.deals_of, record, number))


@get("/api/tournaments/{event:str}/documents/{name:str}", media_type="text/html")
async def tournament_document(
    request: ServerRequest, event: PathId, name: PageName, number: PageRound = 0, lang: Lang = "en"
) -> Response[str]:
    """Return a page to print: pairings, slips, cards, standings and others."""
    request.admit_work()
    record, person = await _seen(request, event)
    site = request.access.site_of(request)
    page = await request.threads.do(documents.page, record, person, name, number, lang, site)
    return Response(page, media_type="text/html", headers=PRIVATE)


@get("/api/tournaments/{event:str}/exports/{name:str}", media_type="text/plain")
async def tournament_export(request: ServerRequest, event: PathId, name: PageName) -> Response[str]:
    """Return a file for other programs: standings, results, entrants, json, trf."""
    request.admit_work()
    record, person = await _seen(request, event)
    file = await request.threads.do(documents.export, record, person, name)
    headers = {
        "Content-Disposition": f'attachment; filename="{file.name}"',
        **PRIVATE,
    }
    return Response(file.text, media_type=file.kind, headers=headers)


def _tournaments(request: ServerRequest) -> TournamentRegistry:
    """Return the tournaments. Raise ``Refused`` if this server has none."""
    found = request.server.tournaments
    if found is None:
        raise Refused(Message("no-such-page"))
    return found


async def _account(request: ServerRequest) -> str:
    account = await request.account()
    return "" if account is None else account.id


async def _seen(request: ServerRequest, event: str) -> tuple[TournamentRecord, Person]:
    """Return a tournament that the client may see, and who the client is there."""
    record = await _tournaments(request).find(event)
    person = person_of(record, event_keys(request, event), await _account(request))
    if not may_see(record, person):
        raise Refused(Message("no-such-event", {"event": event[:32]}))
    return record, person


async def _changed(
    request: ServerRequest,
    event: str,
    op: str,
    kind: type[_Answer],
    work: Callable[[Draft, Moment], _Answer],
    person: Person,
) -> Response[_Answer]:
    """Carry out a change once, and return its answer."""
    return private(await _tournaments(request).change(event, op, kind, work, person.name))


def _is_nobody(person: Person) -> bool:
    return person.role == "nobody" and not person.sides and person.waiting is None


async def _encoded(request: ServerRequest, event: str, is_whole: bool) -> TournamentRecord:
    """Return a tournament as it is now, with what all see alike encoded."""
    record = await _tournaments(request).find(event)
    if not record.is_encoded(is_whole):
        await request.threads.do(_encode, record, is_whole)
    return record


def _encode(record: TournamentRecord, is_whole: bool) -> SharedStart:
    """Return what all readers of a kind see alike, encoded and compressed once."""
    record.rooms()
    state = record.encoded(lambda: views.state_of(record, is_whole), is_whole)
    state.pack()
    return state


def _page(record: TournamentRecord, person: Person, may_pack: bool) -> tuple[bytes, bool]:
    """Return the encoded page of a person; what all see alike has been encoded before."""
    is_whole = "results" in person.may
    part: DirectorPart | None = views.director_part(record) if is_whole else None
    state = _encode(record, is_whole)
    own = views.own_part(record, person)
    table_plans.fill_seats(record, person, own.seats)
    return state.continued(b"," + json.encode(_Rest(own, part))[1:], may_pack)


def _cookies(request: ServerRequest, event: str, keys: list[str]) -> list[Cookie]:
    """Return the cookies that keep the keys of a tournament."""
    kept = "/".join(list(dict.fromkeys(key for key in keys if key))[:MOST_KEYS])
    return [
        request.access.cookie(event_cookie(event), kept, f"{path}/{event}")
        for path in ("/api/tournaments", "/ws/tournaments")
    ]
