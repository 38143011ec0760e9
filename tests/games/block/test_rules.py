"""Block: its settings within the rules of line games."""

from __future__ import annotations

import capicua
from capicua.testing.notation import greedy_lead


def test_blk_1_lead_direction_and_ends_match_draw() -> None:
    for preset in ("twenty_games", "twenty_games_large", "classic"):
        block = capicua.load("block", preset=preset, players=3).options.values()
        draw = capicua.load("draw", preset=preset, players=3).options.values()
        differing = {name for name in draw if block[name] != draw[name]}
        assert differing <= {"draw_per_turn", "boneyard_reserve"}


def test_blk_2_no_drawing() -> None:
    game = capicua.load("block", players=2)
    for seed in range(20):
        state = game.new_round(seed=seed)
        while not state.is_over:
            assert state.parse("draw") not in state.legal_actions()
            state.apply(state.legal_actions()[0])
        assert state.stock.left == 14


def test_blk_3_pass_only_when_nothing_fits() -> None:
    game = capicua.load("block", players=4)
    passes = 0
    for seed in range(20):
        state = game.new_round(seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            if state.parse("pass") in legal:
                assert len(legal) == 1
                assert not state.can_play(state.turn)
                passes += 1
            state.apply(legal[0])
    assert passes > 20


def test_blk_4_domino_or_blocked() -> None:
    game = capicua.load("block", players=2)
    endings = set()
    for seed in range(40):
        state = game.new_round(seed=seed)
        while not state.is_over:
            state.apply(state.legal_actions()[0])
        out = 0 in list(state.hands.counts)
        assert out or not any(state.can_play(seat) for seat in range(2))
        endings.add(state.ending()[0].id)
    assert "end-domino" in endings
    assert endings & {"end-blocked", "end-blocked-out"}


def test_blk_5_the_target_is_100() -> None:
    match = capicua.load("block", players=3).new_match(seed=4)
    while not match.is_over:
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            assert max(match.totals) < 100 or sorted(match.totals)[-1] == sorted(match.totals)[-2]
            match.start()
    assert max(match.totals) >= 100


def test_seats_of_the_presets() -> None:
    game = capicua.kind("block")
    seats = {name: game.seats(options) for name, options in game.presets().items()}
    assert seats == {
        "twenty_games": (2, 4),
        "twenty_games_large": (2, 8),
        "partners": (4, 4),
        "domino_pool": (3, 6),
        "classic": (2, 6),
    }


def test_greedy_beats_random() -> None:
    assert greedy_lead("block", players=2, rounds=150) > 2
    assert greedy_lead("block", players=4, rounds=100) > 2
