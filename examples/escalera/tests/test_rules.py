"""The rules of Escalera, with one test each."""

from __future__ import annotations

from escalera import GAME
from escalera.options import EscaleraOptions

from capicua.testing.notation import legal, play

THREE = GAME(EscaleraOptions(), 3)


def test_esc_1_every_player_takes_a_hand() -> None:
    round = THREE.new_round(seed=1)
    assert [len(round.fields()[seat].split()) for seat in "ABC"] == [5, 5, 5]
    assert round.seen_by(None).fields()["A"] == "5?"


def test_esc_2_a_tile_must_be_higher_than_the_last() -> None:
    state = THREE.position({"A": "6-6 1-0", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "A"})
    assert legal(state) == ["6-6", "pass"]


def test_esc_3_and_esc_5_passes_by_all_others_clear_the_stairs() -> None:
    state = THREE.position({"A": "1-0", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "B"})
    assert legal(play(state, "pass", "pass")) == ["1-0"]


def test_esc_4_the_winner_scores_the_pips_of_the_others() -> None:
    state = THREE.position({"A": "6-6", "B": "5-5", "C": "4-4", "pile": "6-5", "turn": "A"})
    assert play(state, "6-6").scores() == [18, 0, 0]


def test_esc_6_the_lead_rotates() -> None:
    match = THREE.new_match(seed=1)
    leads = []
    while not match.is_over:
        leads.append(int(match.round.turn))
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert leads == [0, 1, 2]
