"""The rules of Gorrion, with one test each."""

from __future__ import annotations

from gorrion import GAME
from gorrion.options import GorrionOptions

from capicua.core.state import State
from capicua.testing.notation import legal, play


def table(**given: object) -> State:
    fields = {"ends": "4 5", "A": "6-4", "B": "3-1 2-2", "boneyard": "6-6", "turn": "A"}
    stake = given.pop("stake", 2)
    game = GAME(GorrionOptions(stake=stake), 2)
    return game.position({**fields, **given}, starter=0)


def test_gor_1_undealt_tiles_form_the_boneyard() -> None:
    state = GAME(GorrionOptions(), 3).new_round(seed=1)
    assert len(state.fields()["boneyard"].split()) == 7


def test_gor_2_the_highest_double_leads() -> None:
    state = GAME(GorrionOptions(), 2).new_round(seed=1)
    (lead,) = legal(state)
    assert lead.startswith("lead ")


def test_gor_3_a_player_who_cannot_play_draws() -> None:
    state = table(A="3-3 2-0")
    assert legal(state) == ["draw"]
    assert legal(table(A="3-3 2-0", boneyard="–")) == ["pass"]


def test_gor_4_the_last_tile_ends_the_round() -> None:
    assert play(table(), "6-4>A").is_over


def test_gor_5_losers_pay_the_stake() -> None:
    assert play(table(), "6-4>A").scores() == [2, -2]
    assert play(table(stake=5), "6-4>A").scores() == [5, -5]
    assert play(table(stake=0), "6-4>A").scores() == [8, -8]
