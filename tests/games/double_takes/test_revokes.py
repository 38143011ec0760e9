"""Revokes in Double Takes."""

from __future__ import annotations

from capicua.core.tiles.random import Rng
from capicua.games.double_takes.rules import TakesRound
from capicua.testing.notation import legal, play, refused
from tests.games.double_takes.test_rules import load, place, play_out

LONG = {
    "A": "12-10 2-0 2-1 5-4",
    "B": "15-10 6-0 6-1 5-3",
    "C": "13-10 3-3 7-0 7-1",
    "D": "10-1 8-0 8-1 4-3",
}
SWAPPED = {"C": "4-3 3-3 7-0 7-1", "D": "10-1 8-0 8-1 13-10"}
"""The same, but D holds the ten with which C could follow."""


def revoking() -> TakesRound:
    """Return a round in which C has revoked with 3-3 under 12-10 as 10, and is asked."""
    state = place(load("with_revokes"), opener="A", **LONG)
    play(state, "12-10 as 10", "15-10", "3-3", "10-1")
    return state


def test_dtk_14_any_tile_is_accepted() -> None:
    state = place(load("with_revokes"), opener="A", **LONG)
    play(state, "12-10 as 10", "15-10")
    assert legal(state) == ["3-3", "7-0", "7-1", "13-10"]


def test_dtk_14_only_a_tile_of_the_suit_corrects_a_revoke() -> None:
    state = revoking()
    assert legal(state) == ["correct 13-10", "stand"]
    assert refused(state, "correct 7-0") == ("DTK-14", "refuse-correct")
    assert refused(state, "correct 9-9") == ("DTK-14", "refuse-not-held")
    assert refused(state, "7-0") == ("DTK-14", "refuse-asked")


def test_dtk_14_a_correction_is_public_and_costs_one() -> None:
    state = revoking()
    play(state, "correct 13-10")
    assert state.scores() == [0, 1, -1, 0]
    assert state.turn == 1
    assert state.seen_by(0).fields()["shown"] == "C 3-3"
    assert "3-3" in state.fields()["C"].split()


def test_dtk_14_an_uncorrected_revoke_costs_five_at_the_end() -> None:
    state = revoking()
    play(state, "stand")
    assert state.scores() == [0, 0, 2, 0]
    assert state.fields()["stood"] == "C 10"
    play_out(state, Rng(1))
    assert state.revokes[2] >= 1
    won = state.tricks[2] + state.honours[2] - state.corrected[2]
    assert state.scores()[2] == won - 5 * state.revokes[2]


def test_dtk_14_a_seat_that_could_not_follow_is_asked_and_pays_nothing() -> None:
    """The question reveals nothing: other players cannot distinguish the two cases."""
    state = place(load("with_revokes"), opener="A", **{**LONG, **SWAPPED})
    play(state, "12-10 as 10", "15-10", "3-3", "10-1")
    assert state.turn == 2
    assert legal(state) == ["stand"]
    assert refused(state, "correct 7-0") == ("DTK-14", "refuse-no-suit")
    assert state.view(0).encode() == revoking().view(0).encode()
    play(state, "stand")
    play_out(state, Rng(2))
    assert state.revokes[2] == 0


def test_dtk_14_revokers_are_asked_in_playing_order() -> None:
    state = place(load("with_revokes"), opener="A", **LONG)
    play(state, "12-10 as 10", "5-3", "3-3", "10-1")
    assert state.turn == 1
    play(state, "stand")
    assert state.turn == 2
    play(state, "correct 13-10")
    assert state.turn == 2
    assert state.fields()["tricks"] == "0 0 1 0"


def test_dtk_14_a_revoke_in_the_next_to_last_trick_costs_nothing() -> None:
    hands = {"A": "12-10 2-0", "B": "15-10 6-0", "C": "13-10 3-3", "D": "10-1 8-0"}
    for answer, points in (("correct 13-10", [0, 1, 0, 0]), ("stand", [0, 0, 2, 0])):
        state = place(load("with_revokes"), opener="A", **hands)
        play(state, "12-10 as 10", "15-10", "3-3", "10-1", answer)
        assert state.scores() == points
        assert not any(state.stood)
        # No seat is asked in the last trick.
        state.apply(state.legal_actions()[0])
        while not state.is_over:
            assert not state.asked
            state.apply(state.legal_actions()[0])
        assert not any(state.revokes)


def test_dtk_14_penalties_fall_on_the_side() -> None:
    game = load("double_takes_partners", revoke="penalised")
    state = place(game, opener="A", **LONG)
    play(state, "12-10 as 10", "15-10", "3-3", "10-1", "correct 13-10")
    assert state.scores() == [-1, 1, -1, 1]


def test_dtk_14_every_revoke_is_penalized_by_the_end() -> None:
    """Compare the penalties with a count that looks into the hands."""
    game = load("with_revokes")
    for seed in range(5):
        state = game.new_round(seed=seed)
        assert isinstance(state, TakesRound)
        rng = Rng(seed)
        real = [0] * 4
        while not state.is_over:
            actions = state.legal_actions()
            action = actions[rng.below(len(actions))]
            seat = int(state.turn)
            if state.text(action) == "stand" and len(actions) > 1 and not state.is_free():
                real[seat] += 1
            state.apply(action)
        assert list(state.revokes) == real
        assert sum(real) > 0
