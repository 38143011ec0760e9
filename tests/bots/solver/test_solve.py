"""Solvers compared with exhaustive search, in many games."""

import pytest

import capicua
from capicua.bots.solver.solitaire import LOST, UNKNOWN, WON, SolitaireSolver
from capicua.bots.solver.solve import solve
from capicua.core.tiles.random import Rng
from tests import suite

ROUNDS = 2 if suite.IS_SAMPLE else 5
MOST = 4000
"""Node limit of the exhaustive search; larger positions are skipped."""


def near_the_end(game, seed, actions):
    """Return a random round a number of actions before its end."""
    rng = Rng(seed)
    state = game.new_round(seed=seed)
    probe = state.clone()
    while not probe.is_over:
        legal = probe.legal_actions()
        probe.advance(legal[rng.below(len(legal))])
    for action in list(probe.log)[: max(0, len(probe.log) - actions)]:
        state.advance(action)
    return state


class TooMany(Exception):
    pass


def everything(state, worth, mine, room):
    """Return the value of a round for a side by exhaustive search."""
    room[0] -= 1
    if room[0] < 0:
        raise TooMany
    if state.is_over:
        return worth(state)
    values = []
    for action in state.legal_actions():
        after = state.clone()
        after.advance(action)
        values.append(everything(after, worth, mine, room))
    return max(values) if mine(state) else min(values)


def lead_of(state):
    """Return functions for the lead of the side to act and for whether it is to act."""
    game, sides = state.game, state.game.sides
    own = sides[state.turn]
    sign = -1 if game.low_is_good else 1

    def worth(end):
        points = {side: end.scores()[sides.index(side)] for side in sides}
        others = [p for side, p in points.items() if side != own]
        return sign * (points[own] - sum(others) / len(others))

    return worth, lambda moment: sides[moment.turn] == own


CASES = [
    ("block", {"preset": "partners"}, 4),
    ("block", {}, 2),
    ("block", {}, 3),
    ("draw", {}, 2),
    ("muggins", {"scoring_claims": "auto"}, 4),
    ("bergen", {}, 3),
    ("sebastopol", {}, 4),
    ("tiddle_a_wink", {}, 4),
    ("matador", {}, 2),
    ("garrafina", {}, 4),
    ("correlativa", {}, 3),
    ("mexican_train", {"set_max": 6}, 2),
    ("texas_42", {}, 4),
]


@pytest.mark.parametrize(("id", "options", "seats"), CASES)
def test_solve_agrees_with_exhaustive_search(id, options, seats):
    game = capicua.load(id, players=seats, **options)
    compared = 0
    for seed in range(60):
        state = near_the_end(game, seed, 9)
        actions = [] if state.is_over else state.legal_actions()
        if len(actions) < 2 or compared == ROUNDS:
            continue
        worth, mine = lead_of(state)
        try:
            values = [everything(child(state, a), worth, mine, [MOST]) for a in actions]
        except TooMany:
            continue
        found = solve(state)
        assert found.is_exact
        assert found.actions == actions
        assert found.values == pytest.approx(values)
        compared += 1
    assert compared == ROUNDS


def child(state, action):
    after = state.clone()
    after.advance(action)
    return after


def test_an_exhausted_budget_is_reported():
    game = capicua.load("block", preset="partners")
    found = solve(game.new_round(seed=1), nodes=200)
    assert not found.is_exact


def test_hidden_hands_and_finished_rounds_are_refused():
    state = capicua.load("block").new_round(seed=1)
    with pytest.raises(ValueError, match="all hands open"):
        solve(state.seen_by(0))
    over = near_the_end(state.game, 1, 0)
    with pytest.raises(ValueError, match="in progress"):
        solve(over)


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_winning_line_of_a_solitaire_wins(seed):
    state = capicua.load("squeeze", preset="squeeze_6").new_round(seed=seed)
    alone = SolitaireSolver(state, 200_000)
    assert alone.outcome(state) == WON
    for action in alone.line:
        state.apply(action)
    assert state.is_over
    assert state.game.is_won(state.scores()[0])


def test_forced_moves_do_not_recurse():
    """A deal of Bingo has up to ten thousand forced moves, too many for recursion."""
    game = capicua.load("bingo", preset="bingo_15")
    seen = set()
    for seed in range(1, 8):
        state = game.new_round(seed=seed)
        alone = SolitaireSolver(state, 10**6)
        outcome = alone.outcome(state)
        while not state.is_over:
            state.apply(0)
        assert outcome == (WON if is_won(state) else LOST)
        assert alone.line == ([0] * len(state.log) if outcome == WON else [])
        seen.add(outcome)
    assert seen == {WON, LOST}


def is_won(end):
    return int(end.game.is_won(end.scores()[0]))


def test_a_solitaire_is_lost_only_if_all_lines_lose():
    game = capicua.load("squeeze", preset="squeeze_6")
    seen = set()
    for seed in range(40):
        state = near_the_end(game, seed, 7)
        if state.is_over:
            continue
        won = everything(
            state, lambda end: int(game.is_won(end.scores()[0])), lambda s: True, [10**6]
        )
        outcome = SolitaireSolver(state, 10**6).outcome(state)
        assert outcome == (WON if won else LOST)
        seen.add(outcome)
    assert seen == {WON, LOST}


def test_a_solitaire_with_an_exhausted_budget_is_unknown():
    state = capicua.load("squeeze", preset="squeeze_12").new_round(seed=1)
    assert SolitaireSolver(state, 5).outcome(state) == UNKNOWN
