"""Evidence from passes and draws where tiles fit by sum, compared with a tiny set's deals."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.game import Game
from tests import suite
from tests.families.line.test_belief import HIGH, compare_beliefs, shrink


def tiny(players: int, size: int, **options: object) -> Game:
    """The game with a double-3 set: the sum is four, the matadors 0-0, 2-2 and 3-1."""
    game = capicua.load("matador", players=players, **options)
    shrink(game, size)
    game.use_set(HIGH)
    return game


SETTINGS = {
    "draw": ({}, 2, 3),
    "no drawing": ({"draw_per_turn": 0}, 3, 2),
    "across": ({"matador_crosswise": True, "draw_per_turn": 1}, 3, 2),
    "reserve": ({"boneyard_reserve": 2, "first_lead": "highest_double"}, 2, 3),
    "drawing while able": ({"draw_when_able": True}, 2, 3),
}


@suite.heavy
@pytest.mark.parametrize("name", SETTINGS)
def test_mtd_3_belief_counts_consistent_deals(name: str) -> None:
    options, players, size = SETTINGS[name]
    compare_beliefs(tiny(players, size, **options), range(60))
