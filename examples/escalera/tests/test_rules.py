"""The rules of Escalera, one test for each."""

from __future__ import annotations

from escalera.options import EscaleraOptions
from escalera.rules import Escalera

GAME = Escalera(EscaleraOptions(), 3)


def test_esc_1_everybody_takes_a_hand() -> None:
    assert GAME.new_round(seed=1).seen_by(None).fields()["A"] == "–"
    assert [len(hand) for hand in GAME.new_round(seed=1).hands] == [5, 5, 5]  # type: ignore[attr-defined]


def test_esc_2_a_tile_must_be_higher_than_the_last() -> None:
    state = GAME.position({"A": "6-6 1-0", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "A"})
    assert [state.text(action) for action in state.legal_actions()] == ["6-6", "pass"]


def test_esc_3_and_esc_5_passes_all_round_clear_the_stairs() -> None:
    state = GAME.position({"A": "1-0", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "B"})
    for text in ("pass", "pass"):
        state.apply(state.parse(text))
    assert [state.text(action) for action in state.legal_actions()] == ["1-0"]


def test_esc_4_the_winner_takes_what_the_others_hold() -> None:
    state = GAME.position({"A": "6-6", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "A"})
    state.apply(state.parse("6-6"))
    assert state.scores() == [18, 0, 0]


def test_esc_6_the_lead_goes_round() -> None:
    match = GAME.new_match(seed=1)
    leads = []
    while not match.is_over:
        leads.append(int(match.round.turn))
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert leads == [0, 1, 2]
