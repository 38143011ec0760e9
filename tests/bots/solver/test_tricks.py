"""The trick solver compared with exhaustive search, through the rules of Texas 42."""

import pytest

import capicua
from capicua.bots.solver.tricks import TrickSolver
from capicua.core.tiles.random import Rng


def hand(seed, options, tiles_left, said=None):
    """Return a random round with at most ``tiles_left`` tiles in a hand, possibly mid-trick."""
    game = capicua.load("texas_42", **options)
    rng = Rng(seed)
    while True:
        state = game.new_round(seed=int(rng.bits()))
        while not state.is_over and (
            state.trick_play() is None or int(state.hands.counts[state.turn]) > tiles_left
        ):
            legal = state.legal_actions()
            named = [a for a in legal if said and state.text(a) in said]
            choice = (named or legal)[rng.below(len(named or legal))]
            state.apply(choice)
        for _ in range(rng.below(4)):
            if not state.is_over:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
        if not state.is_over:
            return state


def counted(state):
    """Return the bidders' points and whether the contract is made, by exhaustive search."""
    if state.is_over:
        return int(state.taken(state.bidder & 1)), bool(state.made)
    nello = state.size == 3
    values = [child(state, action) for action in state.legal_actions()]
    own = state.turn & 1 == state.bidder & 1
    most = own != nello
    points = max(v[0] for v in values) if most else min(v[0] for v in values)
    made = any(v[1] for v in values) if own else all(v[1] for v in values)
    return points, made


def child(state, action):
    after = state.clone()
    after.advance(action)
    return counted(after)


NELLO = {"bid 42", "trump nello"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"preset": "four_hand_texas"}, None),
        ({"preset": "four_hand_texas", "no_trump_doubles": "bidder_chooses"}, None),
        ({"preset": "marks", "early_stop": False}, None),
        (
            {"preset": "marks", "early_stop": False, "special_contracts": frozenset({"nello"})},
            NELLO,
        ),
    ],
)
def test_the_solver_agrees_with_exhaustive_search(options, said):
    solver = TrickSolver()
    for seed in range(12):
        state = hand(seed, options, 3, said)
        nello = state.size == 3
        assert nello or said is None
        solver.load(state.trick_play())
        points, made = counted(state)
        assert nello or solver.points() == points  # a nello ends with the first trick taken
        assert solver.is_made() == (made != nello)
        for action in state.legal_actions():
            points, made = child(state, action)
            assert nello or solver.points_after(action) == points
            assert solver.makes(action) == (made != nello)


def test_points_match_the_scores_of_the_round():
    for seed in range(40):
        options = {"preset": "marks" if seed % 2 else "four_hand_texas"}
        state = hand(seed, options, 2)
        tricks = state.trick_play()
        rng = Rng(seed)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        side = int(state.bidder) & 1
        scores = state.scores()
        found = tricks.makers_points, tricks.others_points
        made = [points[state.taken(side)] for points in found]
        makes = bool(tricks.makers >> side & 1)
        assert made == [scores[side], scores[1 - side]][:: 1 if makes else -1]


def test_table_entries_of_earlier_deals_are_not_reused():
    fresh, used = TrickSolver(), TrickSolver()
    for seed in range(10):
        state = hand(seed, {"preset": "four_hand_texas"}, 4)
        for _ in range(2):
            used.load(state.trick_play())
            used.points()
        fresh = TrickSolver()
        fresh.load(state.trick_play())
        assert used.points() == fresh.points()
