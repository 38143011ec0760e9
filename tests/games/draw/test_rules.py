"""Draw: its settings within the rules of line games."""

from __future__ import annotations

import pytest

import capicua
from capicua.testing.notation import greedy_lead


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drw_1_seven_tiles_each(players: int) -> None:
    state = capicua.load("draw", players=players).new_round(seed=1)
    assert list(state.hands.counts) == [7] * players


def test_drw_2_the_leader_by_lot_leads_every_hand() -> None:
    match = capicua.load("draw", players=3).new_match(seed=5)
    leader = match.round.turn
    assert leader == match.round.lot
    for _ in range(3):
        assert len(match.round.legal_actions()) == 7
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if match.is_over:
            break
        match.start()
        assert match.round.turn == leader


def test_drw_3_the_turn_passes_to_the_left() -> None:
    state = capicua.load("draw", players=4).new_round(seed=2, number=2, starter=0)
    turns = [state.turn]
    for _ in range(4):
        state.apply(state.legal_actions()[0])
        turns.append(state.turn)
    assert turns == [0, 1, 2, 3, 0]


def test_drw_4_two_ends() -> None:
    assert capicua.load("draw").options.spinner == "none"
    state = capicua.load("draw", players=2).position({"layout": "root 6-6 | E 6-1 | W 6-2"})
    assert state.line.numbers() == [1, 2]


def test_drw_5_larger_sets_have_a_spinner() -> None:
    for high in (9, 12, 15):
        options = capicua.load("draw", preset="twenty_games_large", set=high).options
        assert (options.spinner, options.hand_size) == ("four", "auto")


def test_drw_6_a_drawn_tile_that_fits_is_played() -> None:
    game = capicua.load("draw", players=2)
    draws = 0
    for seed in range(20):
        state = game.new_round(seed=seed)
        drew = None
        while not state.is_over:
            legal = state.legal_actions()
            if state.parse("draw") in legal:
                assert len(legal) == 1
                assert not state.can_play(state.turn)
                draws += 1
                drew = state.turn
            elif drew is not None:
                assert drew == state.turn
                drew = None
            state.apply(legal[0])
    assert draws > 20


def test_drw_7_nothing_scores_during_play() -> None:
    state = capicua.load("draw", players=2).new_round(seed=8)
    while not state.is_over:
        assert state.scores() == [0, 0]
        state.apply(state.legal_actions()[0])
    assert sum(state.scores()) > 0


def test_drw_x9_turn_and_lead() -> None:
    for next_lead, starter in (("same_leader", 0), ("rotate", 1)):
        game = capicua.load("draw", players=4, next_lead=next_lead)
        match = game.new_match(seed=1)
        match.round = game.new_round(seed=3, number=2, starter=0)
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        assert game.next_setup(match).starter == starter
    game = capicua.load("draw", players=4, next_lead="hand_winner")
    match = game.new_match(seed=1)
    match.round = game.position(
        {"layout": "root 5-4", "A": "1-0", "B": "3-2", "C": "5-1", "D": "2-2", "turn": "C"}
    )
    match.round.apply(match.round.parse("5-1@E"))
    match.settle()
    assert game.next_setup(match).starter == 2


def test_only_the_drawer_sees_drawn_tiles() -> None:
    state = capicua.load("draw", players=2).position(
        {"layout": "root 6-2", "A": "4-1", "B": "5-5", "boneyard": "3-3 6-6", "turn": "A"}
    )
    said = state.narrate(state.parse("draw"))
    assert [(message.id, message.only) for message in said] == [("say-draw", None), ("say-drew", 0)]
    state.apply(state.parse("draw"))
    assert b"3-3" not in state.view(1).encode()
    assert b"note-lacked" in state.view(1).encode()


def test_draw_has_no_pool_option() -> None:
    with pytest.raises(capicua.BadOption):
        capicua.load("draw", stakes="pool")


def test_greedy_beats_random() -> None:
    assert greedy_lead("draw", players=2, rounds=100) > 2
