"""Analysis of positions, whole ones and those that one seat knows."""

from __future__ import annotations

import time

import pytest

import capicua
from capicua.api.queries import JobKind
from capicua.api.study.analysis import (
    AnalysisAsked,
    FirstAnalysisQuery,
    analysed,
    analysis_query,
    form_of,
    worlds_at,
)
from capicua.bots.paired_comparison import FEWEST_WORLDS, PairedComparison
from capicua.bots.solver.solve import solve
from capicua.core.messages import Refused
from capicua.core.tiles.random import Rng
from capicua.notation import read_position, write_position
from capicua.review.analysis import alike, analyse
from capicua.review.calibration import BID, LEAD, TILE, TRUMP, counts, kind_of
from capicua.review.continuation import after, possible_actions
from tests.notation.test_hidden_tiles import TEXT

CLEAR = """game: block players=2
layout: root 1-0
A: 6-1 0-0 6-6
B: 4?
turn: A
lacked: B 6 0
"""
CHOICES = [id for id in capicua.catalogue() if id != "bingo"]


def in_play(id: str, seed: int = 3) -> capicua.State:
    """Return a position with a choice, some moves into a round."""
    rng = Rng(seed)
    for number in range(2, 60):
        state = capicua.load(id).new_round(seed=seed + number, number=number)
        for _ in range(4):
            if not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
        if not state.is_over and len(state.legal_actions()) > 1:
            return state
    raise AssertionError(id)


@pytest.mark.parametrize("id", CHOICES)
def test_every_legal_action_is_judged(id: str) -> None:
    state = in_play(id)
    found = analyse(state, worlds=4)
    assert sorted(each.action for each in found.actions) == sorted(state.legal_actions())
    for each in found.actions:
        assert 0 <= each.chance.low <= each.chance.value <= each.chance.high <= 1
    assert len(str(found).splitlines()) == len(found.actions)


def test_hidden_tiles_change_nothing() -> None:
    """The analysis uses only what the seat knows."""
    state = read_position(write_position(in_play("block")))
    known = read_position(write_position(state.seen_by(int(state.turn))))
    whole, hidden = analyse(state, worlds=20), analyse(known, worlds=20)
    assert [each.action for each in whole.actions] == [each.action for each in hidden.actions]
    assert [each.points.value for each in whole.actions] == [
        each.points.value for each in hidden.actions
    ]
    assert not hidden.open_values


def test_a_move_is_best_only_if_it_beats_the_luck_of_several() -> None:
    """The margin grows with the number of moves, because the best of many is the luckiest."""
    ahead = [lead + 9 for lead in (-20, 25, -18, 22, -15, 19, -12, 16, -9, 8, 14, -8, 12, -9)]
    two = PairedComparison([0, 1])
    six = PairedComparison(range(6))
    for found in (two, six):
        found.weights = [1.0] * len(ahead)
        found.leads = {action: [0.0] * len(ahead) for action in found.actions}
        found.leads[0] = [2 * lead for lead in ahead]
        assert found.points_between(0, 1).low > 0, "one pair alone differs"
    assert alike(two, [0, 1], is_alone=False) == [0]
    assert alike(six, list(range(6)), is_alone=False) == list(range(6))
    clear = analyse(CLEAR, worlds=24)
    assert [clear.text(action) for action in clear.as_good] == ["6-1@E"]


def test_exact_values_are_those_of_the_solver() -> None:
    state = capicua.load("block", players=2).new_round(seed=5, number=2, starter=0)
    while len(state.legal_actions()) < 2 or len(state.log) < 6:
        state.apply(state.legal_actions()[0])
    found = analyse(state, worlds=4)
    exact = solve(state)
    assert found.open_values == dict(zip(exact.actions, exact.values, strict=True))


@pytest.mark.parametrize("id", ["big_clock", "traffic", "good_neighbors"])
def test_the_first_values_of_a_large_solitaire_do_not_wait_for_all_deals(id: str) -> None:
    """They took 6 to 15 s of processor time, most of it for exact values."""
    state = capicua.load(id).new_round(seed=1, number=2)
    found = FirstAnalysisQuery(write_position(state)).answer()
    assert found.moves
    assert not found.exact
    assert found.worlds <= worlds_at(0)
    assert analyse(state, worlds=100, work=1, solving_s=0).worlds == FEWEST_WORLDS


def test_the_first_values_are_a_job_like_a_hint_and_deeper_ones_a_long_one() -> None:
    first, deeper = (analysis_query(AnalysisAsked("", depth)) for depth in (0, 1))
    assert first.shelf.kind is JobKind.HINT
    assert deeper.shelf.kind is JobKind.REVIEW


def test_a_text_is_a_position() -> None:
    assert len(analyse(TEXT, worlds=8).actions) == 2


def test_a_finished_round_and_a_hidden_hand_are_refused() -> None:
    state = in_play("block")
    other = (int(state.turn) + 1) % int(state.players)
    with pytest.raises(Refused, match="analysis-hidden"):
        analyse(state.seen_by(other))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    with pytest.raises(Refused, match="analysis-over"):
        analyse(state)


def test_another_seat_may_play_any_tile_that_nobody_has_shown() -> None:
    mine = read_position(TEXT)
    theirs = after(mine, "5-0@W").state
    possible = possible_actions(theirs)
    assert {"5-3@W", "5-5@W", "4-0@E", "pass"} <= set(possible)
    assert not {"5-1@W", "6-5@W"} & set(possible)
    played = after(theirs, "5-3@W").state
    assert played.fields()["D"] == "5?"
    passed = after(theirs, "pass").state
    assert "D 0 5" in passed.fields()["lacked"]
    assert passed.viewer == 2


def test_an_impossible_action_is_refused() -> None:
    theirs = after(read_position(TEXT), "5-0@W").state
    for action in ("5-1@W", "6-6@E", "nonsense"):
        with pytest.raises(Refused):
            after(theirs, action)


def test_exact_values_of_a_solitaire_are_sought_for_a_limited_time() -> None:
    """One action of Traffic can take fifty milliseconds, and three million were allowed."""
    state = capicua.load("traffic", preset="traffic_strict_12").new_round(seed=0, number=2)
    begin = time.process_time()
    found = analyse(state, 2, work=1, solving_s=0.3)
    assert found.is_too_large
    assert not found.open_values
    assert not found.is_exact
    assert time.process_time() - begin < 10
    assert not analyse(state, 2, work=1, solving_s=0).is_too_large


def test_a_solitaire_is_solved_for_longer_at_each_depth(monkeypatch) -> None:
    seconds: list[float] = []

    def solve(state: capicua.State, nodes: int, limit: float) -> None:
        seconds.append(limit)

    monkeypatch.setattr("capicua.review.analysis.solve", solve)
    monkeypatch.setattr("capicua.api.study.analysis.FIRST_WORK", 1)
    text = write_position(capicua.load("big_clock").new_round(seed=1, number=2))
    for depth in (0, 1, 2, 3):
        analysis_query(AnalysisAsked(text, depth)).answer()
    assert seconds == [2, 8, 32]


def test_the_exact_values_of_a_solitaire_are_words() -> None:
    """They were +1.0 and +0.0 points."""
    state = capicua.load("squeeze", preset="squeeze_6").new_round(seed=3, number=2)
    lines = str(analyse(state, worlds=2)).splitlines()
    assert all(line.endswith(("can be won", "cannot be won")) for line in lines)


@pytest.mark.parametrize("id", ["texas_42", "partners"])
def test_calibration_counts_rounds_for_bids_and_leads(id: str) -> None:
    """Chances of bids and leads are compared with the rounds that followed."""
    kinds = {each.kind for each in counts()[id]}
    assert kinds == ({BID, TRUMP, LEAD, TILE} if id == "texas_42" else {LEAD, TILE})
    for each in counts()[id]:
        least, most = each.interval
        assert each.low <= each.given <= each.high
        assert 0 <= least <= each.won <= round(most, 9) <= 1
    state = capicua.load(id).new_round(seed=3, number=2)
    found = analyse(state, worlds=8)
    known = found.calibration
    assert known is not None
    assert known.kind == (BID if id == "texas_42" else LEAD)
    assert known.low <= found.actions[0].chance.value <= known.high
    assert analysed(found).calibration is not None


def test_the_kind_of_a_choice_in_tricks() -> None:
    state = capicua.load("texas_42").new_round(seed=3, number=2)
    found = []
    while not state.is_over:
        found.append(kind_of(state))
        state.apply(state.legal_actions()[-1])
    assert found[0] == BID
    assert found[found.index(TRUMP) + 1 :][:5] == [LEAD, TILE, TILE, TILE, LEAD]


def test_no_calibration_is_claimed_where_none_was_measured() -> None:
    assert analyse(in_play("garrafina"), worlds=4).calibration is None


@pytest.mark.parametrize(
    ("id", "arms"),
    [
        ("block", [""]),
        ("sebastopol", ["root", "E", "W", "N", "S"]),
        ("matador", ["root", "E", "W"]),
        ("texas_42", []),
    ],
)
def test_the_form_says_by_which_arms_the_tiles_on_the_table_are_listed(
    id: str, arms: list[str]
) -> None:
    form = form_of(capicua.load(id).new_round(seed=1, number=2))
    assert [entry.key for entry in form.entries if entry.field == "layout"] == arms
