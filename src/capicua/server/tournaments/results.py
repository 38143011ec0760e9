"""Results that people at a table tell, and what becomes of them.

A result counts once the opponents agree, or a director accepts it; two that differ are a dispute.
Telling the same again, however late, changes nothing.
"""

from __future__ import annotations

from msgspec import structs

from capicua.api.hall.tournaments import Reported, ReportPlan
from capicua.core.messages import Message, Refused
from capicua.server.tournaments.entries import is_counted
from capicua.server.tournaments.people import Person
from capicua.server.tournaments.tournament_record import Draft, ReportRow, TournamentRecord
from capicua.tournament.events import Result
from capicua.tournament.tournament import Changes, Tournament

OPEN = ("waiting", "disputed")
MOST_REPORTS = 40
"""Maximum number of open results of one table."""


def open_reports(record: TournamentRecord, round: int = 0, table: int = 0) -> list[ReportRow]:
    """Return the results that were told and not settled, of all tables or of one."""
    starts = record.starts()
    return [
        row
        for row in record.reports
        if row.state in OPEN
        and row.round <= len(starts)
        and starts[row.round - 1] == row.start
        and (not table or (row.round, row.table) == (round, table))
    ]


def report(
    draft: Draft, person: Person, plan: ReportPlan, result: Result, ms: int, at: str
) -> Reported:
    """Note a result that somebody at the table tells; it counts at once if the opponents told it.

    Raise ``Refused`` if they are not at the table, or the result does not fit it.
    """
    record, tournament = draft.record, draft.tournament
    side = person.side_at(record, plan.round, plan.table)
    if side is None:
        raise Refused(Message("event-not-at-table", {"table": plan.table, "round": plan.round}))
    place = tournament.state.round(plan.round)
    table = place.table(plan.table)
    result = tournament.checked(plan.round, plan.table, result)
    known = place.results.get(plan.table)
    if known is not None and _same(known, result):
        return Reported("recorded", 0)
    told = open_reports(record, plan.round, plan.table)
    for row in told:
        if row.side == side and row.state == "waiting":
            draft.report(structs.replace(row, state="dismissed"))
    others = [row for row in told if row.side != side and row.state == "waiting"]
    by = person.name or side_name(record, table.sides[side])
    if known is None:
        agreeing = [row for row in others if _same(row.result, result)]
        is_confirmed = record.arrangements.confirm or is_counted(record)
        if agreeing or not (others or is_confirmed):
            names = ", ".join([*(row.by for row in agreeing), by])
            if agreeing and not result.deals_won:  # one side may have kept the hands alone
                result = agreeing[0].result
            tournament.record(plan.round, plan.table, result, at=at, by=names)
            close_reports(draft, plan.round, plan.table)
            return Reported("recorded", 0)
    if len(told) >= MOST_REPORTS:
        raise Refused(Message("event-many-reports"))
    is_disputed = known is not None or bool(others)
    for row in others:
        draft.report(structs.replace(row, state="disputed"))
    draft.report(
        ReportRow(
            plan.op,
            record.starts()[plan.round - 1],
            plan.round,
            plan.table,
            side,
            by,
            result,
            "disputed" if is_disputed else "waiting",
            ms,
        )
    )
    return Reported("disputed" if is_disputed else "waiting", 0)


def answer(draft: Draft, person: Person, id: str, agrees: bool, at: str) -> Reported:
    """Note whether the opponents agree with a result. Raise ``Refused``."""
    record, tournament = draft.record, draft.tournament
    row = _find(record, id)
    side = person.side_at(record, row.round, row.table)
    if side is None or side == row.side:
        raise Refused(Message("event-not-opponent"))
    place = tournament.state.round(row.round)
    known = place.results.get(row.table)
    if known is not None and _same(known, row.result):
        close_reports(draft, row.round, row.table)
        return Reported("recorded", 0)
    if not agrees or known is not None:
        draft.report(structs.replace(row, state="disputed"))
        return Reported("disputed", 0)
    by = person.name or side_name(record, place.table(row.table).sides[side])
    tournament.record(row.round, row.table, row.result, at=at, by=f"{row.by}, {by}")
    close_reports(draft, row.round, row.table)
    return Reported("recorded", 0)


def settle(draft: Draft, id: str, is_accepted: bool, at: str, by: str) -> Changes | None:
    """Accept a result that was told, or dismiss it; return what changed."""
    row = _find(draft.record, id)
    if not is_accepted:
        draft.report(structs.replace(row, state="dismissed"))
        return None
    tournament = draft.tournament
    changes = None
    if row.table in tournament.state.round(row.round).results:
        changes = tournament.correct(row.round, row.table, row.result, at=at, by=by)
    else:
        tournament.record(row.round, row.table, row.result, at=at, by=by)
    close_reports(draft, row.round, row.table)
    return changes


def close_reports(draft: Draft, round: int, table: int) -> None:
    """Settle what was told about a table that has a result now."""
    known = draft.tournament.state.round(round).results.get(table)
    for row in open_reports(draft.record, round, table):
        is_right = known is not None and _same(known, row.result)
        draft.report(structs.replace(row, state="confirmed" if is_right else "dismissed"))


def reveal(tournament: Tournament, at: str) -> None:
    """Reveal the deals that nobody plays any more, if they are dealt here."""
    if tournament.secret and not tournament.state.is_closed:
        tournament.reveal_deals(at=at)


def side_name(record: TournamentRecord, side: tuple[int, ...]) -> str:
    """Return the names of the entrants of a side."""
    return " + ".join(record.tournament.name(one) for one in side)


def _same(one: Result, other: Result) -> bool:
    return structs.replace(one, deals_won=()) == structs.replace(other, deals_won=())


def _find(record: TournamentRecord, id: str) -> ReportRow:
    for row in open_reports(record):
        if row.id == id:
            return row
    raise Refused(Message("event-no-report"))
