"""Evidence from passes and draws where tiles fit by sum, compared with a tiny set's deals."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.core.game import Game
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import set_size
from tests import suite
from tests.families.line.test_belief import (
    by_deals,
    by_unknowns,
    drawn_by_others,
    log_text,
    random_moment,
)

HIGH = 3


def tiny(players: int, size: int, **options: object) -> Game:
    """The game with a double-3 set: the sum is four, the matadors 0-0, 2-2 and 3-1."""
    game = capicua.load("matador", players=players, **options)
    game.pips = HIGH
    game.tiles = int(set_size(HIGH))
    game.set_masks = vec[i64]([2**game.tiles - 1, 0, 0])
    game.size = size
    game.first_lead = 4 * game.tiles
    game.draw = 5 * game.tiles
    game.passing = game.draw + 1
    game.further = game.draw + 2
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
    game = tiny(players, size, **options)
    checked = 0
    for seed in range(60):
        rng = Rng(seed)
        state = random_moment(game, rng, seed)
        if state is None or drawn_by_others(state) > 3:
            continue
        seat = int(rng.below(players))
        assert by_unknowns(state, seat) == by_deals(state, seat), log_text(state)
        checked += 1
        if checked == 12:
            return
    assert checked >= 2
