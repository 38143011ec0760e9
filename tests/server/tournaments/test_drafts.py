"""Drafts of tournaments: what a record keeps between changes is what its decisions add up to."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from capicua.api.hall.tournaments import Arrangements, Venue
from capicua.server.tournaments.tournament_record import TournamentRecord
from capicua.tournament import Settings, Tournament, TournamentRefused
from capicua.tournament.state import Seat, replay
from tests.tournament.events_at_random import DUEL, PAIRS, field, random_result

FORMATS = {
    "arena": Settings(name="t", rules=DUEL, entry="individuals", format="arena"),
    "swiss": Settings(name="t", rules=PAIRS, rounds=9),
    "duplicate": Settings(name="t", rules=PAIRS, rounds=9, deals=2, scoring="matchpoints"),
    "knockout": Settings(name="t", rules=PAIRS, format="knockout"),
}


def record_of(tournament: Tournament) -> TournamentRecord:
    """Return a tournament as if it had just been read from the database."""
    fresh = Tournament(tournament.settings, tournament.log, tournament.secret)
    return TournamentRecord("event", fresh, Arrangements(), Venue(), bytes(32), 1, 0, 0)


def decide(tournament: Tournament, rng: random.Random) -> None:
    """Make a random decision. Raise ``TournamentRefused`` if it makes no sense now."""
    state = tournament.state
    played = [(round, table) for round in state.rounds for table in round.tables]
    entrant = rng.randint(1, len(state.entrants))
    kinds = ("round", "withdraw", "return", "substitute", "penalise", "pause", "cancel", "undo")
    kind = rng.choice((*kinds, *["result"] * 8, "correct", "correct"))
    if kind in ("result", "correct"):
        wanted = [one for one in played if (one[1].number in one[0].results) == (kind == "correct")]
        if not wanted:
            kind = "round"
        else:
            round, table = rng.choice(wanted)
            enter = tournament.record if kind == "result" else tournament.correct
            enter(round.number, table.number, random_result(tournament, table, rng))
    match kind:
        case "round":
            tournament.start_round()
        case "withdraw":
            tournament.withdraw(entrant)
        case "return":
            tournament.bring_back(entrant)
        case "substitute":
            tournament.substitute(entrant, state.entrants[entrant].name, f"{rng.random()}")
        case "penalise":
            tournament.penalise(entrant, "late", score=1)
        case "pause":
            tournament.pause(len(state.rounds))
        case "cancel":
            tournament.cancel_round()
        case "undo":
            tournament.undo(rng.choice([0, rng.choice(tournament.undoable())]))


def seated(tournament: Tournament) -> dict[int, set[Seat]]:
    """Return who sits in the last round or at a table without a result, by the results alone."""
    found: dict[int, set[Seat]] = {}
    rounds = tournament.state.rounds
    for round in rounds:
        for one, seat in round.seats.items():
            is_over = seat.table == 0 or seat.table in round.results
            if round is rounds[-1] or not is_over:
                found.setdefault(one, set()).add(seat)
    return found


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(sorted(FORMATS)), st.integers(0, 2**32))
def test_what_is_kept_between_changes_equals_what_a_replay_finds(name: str, seed: int) -> None:
    rng = random.Random(seed)
    record = record_of(field(FORMATS[name], 8))
    for _ in range(30):
        draft = record.draft()
        try:
            decide(draft.tournament, rng)
        except TournamentRefused:
            continue
        draft.tournament.standings()  # also those of abandoned drafts leave nothing behind
        if rng.random() < 0.3:
            continue
        record = draft.record
        now, fresh = record.tournament, record_of(record.tournament)
        assert now.state == replay(now.settings, now.log)
        assert now.standings() == fresh.tournament.standings()
        assert {one: set(seats) for one, seats in now.state.seats.items() if seats} == seated(now)
        assert (record.starts(), record.turns()) == (fresh.starts(), fresh.turns())
    assert len(record.tournament.log) > 10


def test_a_draft_leaves_the_tournament_as_it_was() -> None:
    record = record_of(field(FORMATS["swiss"], 8))
    record.tournament.start_round()
    before = record_of(record.tournament)
    draft = record.draft().tournament
    draft.record(1, 1, (100, 40))
    draft.withdraw(8)
    draft.pause(1)
    draft.enter("late")
    assert record.tournament.state == before.tournament.state
    assert record.tournament.log == before.tournament.log
