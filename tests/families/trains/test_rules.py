"""Behaviour common to the train games."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.playout import play_out
from capicua.core.actions import Actions
from capicua.core.tiles.random import Rng

GAMES = [("mexican_train", "cardinal_6"), ("mexican_train", "barney_6"), ("super_dominos", None)]


@pytest.mark.parametrize(("name", "preset"), GAMES)
def test_beliefs_are_reset_when_a_state_is_dealt_again(name: str, preset: str | None) -> None:
    """Regression: evidence from the opening was once applied after the previous round's tiles."""
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
def test_every_play_round_trips_through_notation(name: str, preset: str | None) -> None:
    game = capicua.load(name, preset=preset, players=3)
    state = game.new_round(seed=1)
    for action in range(0, game.action_count, 7):
        assert state.parse(state.text(action)) == action
        assert state.parse(state.text(action).replace(">", " on ").lower()) == action
