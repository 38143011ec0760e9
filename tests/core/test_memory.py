"""Nothing is left in memory by what servers and researchers do millions of times.

mypyc does not free everything: see the docstring of ``Search``, and compiled functions keep each
``vec`` that interpreted code gives them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

import capicua
from capicua.core.messages import Refused
from capicua.core.state import State
from tests import suite
from tests.memory import CALLS, blocks_kept


def moments(id: str) -> list[State]:
    """Return positions of a round, some steps apart."""
    state = capicua.load(id).new_round(seed=2)
    found = []
    while not state.is_over and len(found) < 20:
        found.append(state.clone())
        legal = state.legal_actions()
        state.apply(legal[len(state.log) % len(legal)])
    return found


def look(state: State) -> None:
    """Make a view with its zones and data."""
    state.view(int(state.turn)).encode()


def talk(state: State) -> None:
    """Describe and explain the legal actions."""
    for action in state.legal_actions():
        state.parse(state.text(action))
        state.label(action)
        state.narrate(action)
        state.heuristic_score(action)
        state.reasons(action)


def refuse(state: State) -> None:
    """Refuse some actions."""
    space = int(state.game.action_count)
    for action in range(0, space, max(1, space // 20)):
        state.why_not(action)


def place(state: State) -> None:
    """Set up the same position."""
    with suppress(Refused):
        state.game.position(state.fields())


def imagine(state: State) -> None:
    """Sample a deal."""
    rng = capicua.Rng(1)
    state.resample(int(state.turn), rng)
    state.seen_by(int(state.turn)).unknowns()


def begin(state: State) -> None:
    """Start a match."""
    state.game.new_match(seed=3)


@suite.heavy
@pytest.mark.parametrize("task", [look, talk, refuse, place, imagine, begin])
@pytest.mark.parametrize("id", capicua.catalogue())
def test_no_memory_is_lost(id: str, task: Callable[[State], None]) -> None:
    states = moments(id)

    def work() -> None:
        for state in states:
            task(state)

    kept = blocks_kept(work)
    assert kept < CALLS * len(states) / 2, f"{kept} blocks"
