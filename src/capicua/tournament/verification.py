"""Verification of a finished or running event from its file alone.

Checks that the decisions make sense in their order, that each round that the director did not pair
by hand is what the rules of pairing give, and that all revealed deals follow from the commitment
made before the first round. The secret is not needed.
"""

from __future__ import annotations

from dataclasses import dataclass

from capicua.core.messages import Message, Refused
from capicua.tournament import events
from capicua.tournament.duplicate.commitment import EventDeals
from capicua.tournament.pairing.next_round import next_round
from capicua.tournament.state import replay
from capicua.tournament.tournament import Tournament


@dataclass(frozen=True)
class Verdict:
    """The result of verifying an event."""

    holds: bool
    said: list[Message]
    """What was found, what is wrong first."""


def verify(tournament: Tournament) -> Verdict:
    """Verify an event: its pairings and its deals."""
    wrong: list[Message] = []
    right: list[Message] = []
    _check_pairings(tournament, wrong, right)
    _check_deals(tournament, wrong, right)
    return Verdict(not wrong, [*wrong, *right])


def _check_pairings(tournament: Tournament, wrong: list[Message], right: list[Message]) -> None:
    log = tournament.log
    computed, manual = 0, 0
    for at, entry in enumerate(log):
        event = entry.event
        if not isinstance(event, events.RoundStarted):
            continue
        if event.manual:
            manual += 1
            continue
        past = replay(tournament.settings, log[:at])
        try:
            tables, byes = next_round(past, tournament.shape_under(event.rules))
        except Refused:
            tables, byes = [], []
        if (tuple(tables), tuple(byes)) == (event.tables, event.byes):
            computed += 1
        else:
            number = len(past.rounds) + 1
            wrong.append(Message("verify-tournament-pairing", {"round": number}))
    if computed:
        right.append(Message("verify-tournament-pairings", {"count": computed}))
    if manual:
        right.append(Message("verify-tournament-manual", {"count": manual}))


def _check_deals(tournament: Tournament, wrong: list[Message], right: list[Message]) -> None:
    state, log = tournament.state, tournament.log
    if not tournament.settings.deals:
        return
    if state.commitment is None:
        right.append(Message("verify-tournament-uncommitted"))
        return
    starts = [entry.number for entry in log if isinstance(entry.event, events.RoundStarted)]
    made = [entry.number for entry in log if isinstance(entry.event, events.Committed)]
    if starts and made[0] > starts[0]:
        wrong.append(Message("verify-tournament-late"))
    for entry in log:
        if isinstance(entry.event, events.Revealed):
            shown = EventDeals.of_link(entry.event.link, entry.event.sets)
            if shown.promise(state.commitment.event) != state.commitment.promise:
                wrong.append(Message("verify-tournament-deals", {"sets": entry.event.sets}))
    if state.revealed is None:
        right.append(Message("verify-tournament-hidden", {"promise": state.commitment.promise}))
    elif not wrong:
        sets, promise = state.revealed.sets, state.commitment.promise
        right.append(Message("verify-tournament-revealed", {"sets": sets, "promise": promise}))
