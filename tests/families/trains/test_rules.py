"""What the games of trains have in common."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.playout import play_out

GAMES = [("mexican_train", "cardinal_6"), ("mexican_train", "barney_6"), ("super_dominos", None)]


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_a_second_deal_in_the_same_state_is_thought_through_as_the_first(
    name: str, preset: str | None
) -> None:
    """What the opening shows was once read after the tiles of the round before."""
    game = capicua.load(name, preset=preset, players=3)
    used = game.new_round(seed=1)
    play_out(used, Actions(), Rng(1))
    for seed in range(12):
        fresh = game.new_round(seed=seed)
        used.deal(fresh.order, fresh.lot)
        assert used.fields() == fresh.fields()
        for seat in range(3):
            first, second = fresh.seen_by(seat).unknowns(), used.seen_by(seat).unknowns()
            assert second.tiles == first.tiles
            assert second.rooms == first.rooms
            assert second.allowed == first.allowed


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_every_play_is_read_as_it_is_written(name: str, preset: str | None) -> None:
    game = capicua.load(name, preset=preset, players=3)
    state = game.new_round(seed=1)
    for action in range(0, game.action_count, 7):
        assert state.parse(state.text(action)) == action
        assert state.parse(state.text(action).replace(">", " on ").lower()) == action
