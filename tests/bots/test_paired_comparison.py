"""Comparison of actions in sampled deals."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots import paired_comparison
from capicua.bots.paired_comparison import BATCH, FEWEST_WORLDS, PairedComparison, compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.core.state import State
from capicua.core.tiles.random import Rng

WORLDS = 2 * BATCH + 10


@pytest.fixture
def known() -> State:
    state = capicua.load("block", players=2).new_round(seed=3, number=2)
    while len(state.log) < 3 or len(state.legal_actions()) < 2:
        state.advance(state.legal_actions()[0])
    return state.view(int(state.turn)).known


def compared(known: State, work: int = 0, tries: int = 1) -> PairedComparison:
    actions = known.legal_actions()
    return compare_actions(known, actions, WORLDS, Rng(1), Rollouts(known), 0.0, work, tries)


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    drawn: list[int] = []
    believed = paired_comparison.believed

    def count(known: State, worlds: int, rng: Rng) -> list[State]:
        drawn.append(worlds)
        return believed(known, worlds, rng)

    monkeypatch.setattr(paired_comparison, "believed", count)
    return drawn


def test_all_deals_are_drawn_and_tried_as_often_as_asked(known, batches):
    once, thrice = compared(known), compared(known, tries=3)
    assert batches == 2 * [BATCH, BATCH, 10]
    assert sum(once.weights) == WORLDS
    assert sum(thrice.weights) == 3 * WORLDS
    assert thrice.weights == [3 * weight for weight in once.weights]


def test_no_deals_are_drawn_beyond_the_work_limit(known, batches):
    found = compared(known, work=1, tries=3)
    assert batches == [BATCH]
    assert len(found.weights) == FEWEST_WORLDS


def test_repeated_playouts_make_the_values_more_precise(known):
    once, often = compared(known), compared(known, tries=8)
    widths = [
        [found.points(each).high - found.points(each).low for each in found.actions]
        for found in (once, often)
    ]
    assert sum(widths[1]) < sum(widths[0])
