"""Observers of games whose log hides something read the view of a seat."""

from __future__ import annotations

import pytest

import capicua
from capicua.catalogue import catalogue
from capicua.testing.observations import observation_probe

MOST_ACTIONS = 60


def hides_some_of_its_log(game) -> bool:
    """Return whether a seat's view of random rounds has another log than the round."""
    rng = capicua.Rng(1)
    for seed in range(2):
        state = game.new_round(seed=seed)
        while not state.is_over and len(state.log) < MOST_ACTIONS:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            for seat in range(state.players):
                if list(state.seen_by(seat).log) != list(state.log):
                    return True
    return False


@pytest.mark.parametrize("id", catalogue())
def test_what_a_log_hides_is_read_from_a_view(id):
    """The history of an observation is the log: of a whole round it would show exchanged tiles."""
    for preset in capicua.kind(id).presets():
        game = capicua.load(id, preset=preset)
        if hides_some_of_its_log(game):
            assert observation_probe(game).observer.needs_view, preset


def test_poker_hides_what_others_exchange():
    assert hides_some_of_its_log(capicua.load("poker", preset="five_tile_draw", players=2))
