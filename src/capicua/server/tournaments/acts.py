"""What directors and assistants decide, as decisions of the tournament."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from capicua.api.hall import tournaments as models
from capicua.api.hall.tournaments import (
    Act,
    Decided,
    Power,
)
from capicua.core.messages import Message, Refused
from capicua.server.tournaments import entries, results, table_plans
from capicua.server.tournaments.dates import check_dates
from capicua.server.tournaments.people import Person, key_of
from capicua.server.tournaments.tournament_record import Draft, HelperRow
from capicua.tournament.events import Result
from capicua.tournament.player_list import enter_list
from capicua.tournament.tournament import Tournament

_BY_ASSISTANTS = (models.CheckIn, models.RecordResult, models.CorrectResult, models.Settle)
MOST_HELPERS = 200


@dataclass(frozen=True)
class Moment:
    """When and by whom something is decided, as the list of decisions has it."""

    ms: int
    at: str
    by: str


def power_for(act: Act) -> Power:
    """Return the power that a decision needs."""
    if isinstance(act, models.CheckIn):
        return "check_in"
    return "results" if isinstance(act, _BY_ASSISTANTS) else "direct"


def check_power(person: Person, act: Act) -> None:
    """Raise ``Refused`` unless a person may decide this; entrants only challenge on a ladder."""
    if isinstance(act, models.Challenge) and act.challenger in person.entrants:
        return
    if person.role not in ("director", "assistant"):
        raise Refused(Message("event-not-direct"))
    person.check(power_for(act))


def carry_out(draft: Draft, act: Act, when: Moment) -> Decided:
    """Carry out a decision on a draft. Raise ``Refused``; the draft is then of no use."""
    tournament = draft.tournament
    decided = Decided(0)
    told: dict[str, Any] = {"at": when.at, "by": when.by}
    match act:
        case models.Enter():
            entrant = tournament.enter(
                act.name,
                act.members,
                club=act.club,
                rating=act.rating,
                handicap=act.handicap,
                code=act.code,
                **told,
            )
            decided.entrant = entrant.number
        case models.ImportList():
            decided.count = enter_list(tournament, act.csv, **told)
        case models.CheckIn():
            tournament.check_in(act.entrants, act.is_here, **told)
        case models.Withdraw():
            tournament.withdraw(act.entrant, reason=act.reason, **told)
            entries.fill_places(draft, when.at)
        case models.BringBack():
            tournament.bring_back(act.entrant, reason=act.reason, **told)
        case models.Substitute():
            tournament.substitute(act.entrant, act.old, act.new, reason=act.reason, **told)
        case models.AdmitEntrant():
            decided.entrant = entries.admit(draft, act.waiting, act.is_admitted, **told)
        case models.StartRound():
            decided.round = _start_round(tournament, act, told)
        case models.CancelRound():
            tournament.cancel_round(reason=act.reason, **told)
        case models.Challenge():
            decided.round = tournament.challenge(act.challenger, act.other, **told).number
        case models.RecordResult():
            tournament.record(act.round, act.table, result_of(act), **told)
            results.close_reports(draft, act.round, act.table)
        case models.CorrectResult():
            decided.changes = tournament.correct(
                act.round, act.table, result_of(act), reason=act.reason, **told
            )
            results.close_reports(draft, act.round, act.table)
        case models.Settle():
            decided.changes = results.settle(draft, act.report, act.is_accepted, when.at, when.by)
        case models.Penalise():
            tournament.penalise(act.entrant, act.reason, score=act.score, points=act.points, **told)
        case models.AddTime():
            tournament.add_time(act.round, act.minutes, reason=act.reason, **told)
        case models.Pause():
            tournament.pause(act.round, reason=act.reason, **told)
        case models.Resume():
            tournament.resume(act.round, **told)
        case models.UndoDecision():
            _, decided.changes = tournament.undo(act.number, reason=act.reason, **told)
        case models.CloseEvent():
            tournament.close(reason=act.reason, **told)
        case models.ChangeSettings():
            _change_settings(draft, act)
            entries.fill_places(draft, when.at)
        case models.AddHelper():
            decided.key = _add_helper(draft, act)
        case models.RemoveHelper():
            _remove_helper(draft, act.number)
    if draft.record.venue.online:
        table_plans.reserve(draft)
    results.reveal(draft.tournament, when.at)
    return decided


def result_of(told: models.RecordResult | models.CorrectResult | models.ReportPlan) -> Result:
    """Return a result as it was told."""
    forfeited: Sequence[int] = getattr(told, "forfeited", ())
    won: Sequence[int] = getattr(told, "deals_won", ())
    return Result(
        tuple(told.points),
        tuple(sorted(set(forfeited))),
        tuple(map(tuple, told.deals)),
        tuple(won),
    )


def _start_round(tournament: Tournament, act: models.StartRound, told: dict[str, Any]) -> int:
    if act.leave_out:
        state = tournament.state
        for entrant in [one for one in state.present if one not in state.here]:
            tournament.withdraw(entrant, reason=act.reason, **told)
    return tournament.start_round(
        act.tables,
        rules=act.rules,
        length=act.length,
        reason=act.reason,
        **told,
    ).number


def _change_settings(draft: Draft, act: models.ChangeSettings) -> None:
    record, tournament = draft.record, draft.tournament
    if act.settings is not None:
        wanted = structs.replace(act.settings, seed=record.settings.seed)
        if tournament.state.rounds:
            # What has been played stays comparable; name, further rounds and prizes may change.
            allowed = structs.replace(
                record.settings, name=wanted.name, rounds=wanted.rounds, prizes=wanted.prizes
            )
            if wanted != allowed or 0 < wanted.rounds < len(tournament.state.rounds):
                raise Refused(Message("event-settings-late"))
        changed = Tournament(wanted, tournament.log, tournament.secret)
        if tournament.state.entrants and changed.shape.members != tournament.shape.members:
            raise Refused(Message("event-settings-members"))
        if bool(wanted.deals) != bool(record.settings.deals):
            raise Refused(Message("event-settings-deals"))
        record.tournament = changed
    if act.arrangements is not None:
        check_dates(act.arrangements)
        record.arrangements = act.arrangements
    if act.venue is not None:
        known = (record.venue.online, record.venue.rated)
        if tournament.state.rounds and (act.venue.online, act.venue.rated) != known:
            raise Refused(Message("event-settings-late"))
        record.venue = act.venue


def _add_helper(draft: Draft, act: models.AddHelper) -> str:
    helpers = draft.record.helpers
    if len(helpers) >= MOST_HELPERS:
        raise Refused(Message("event-helpers", {"high": MOST_HELPERS}))
    number = max((one.number for one in helpers), default=0) + 1
    draft.helper(HelperRow(number, act.role, act.name))
    return key_of(draft.record.key, "helper", number)


def _remove_helper(draft: Draft, number: int) -> None:
    found = [one for one in draft.record.helpers if one.number == number and not one.is_removed]
    if not found:
        raise Refused(Message("event-no-helper", {"number": number}))
    directors = [
        one for one in draft.record.helpers if one.role == "director" and not one.is_removed
    ]
    if directors == found:
        raise Refused(Message("event-last-director"))
    draft.helper(structs.replace(found[0], is_removed=True))
