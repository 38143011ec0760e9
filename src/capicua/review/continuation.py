"""Playing on from a position in which hands may be hidden.

What another seat can do depends on tiles that nobody has shown. Deals that fit everything known
are sampled; an action is possible if it is legal in one of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from capicua.core.messages import Message, Refused
from capicua.core.seats import EVERYTHING
from capicua.core.state import State
from capicua.core.tiles.random import Rng


class Step(NamedTuple):
    """A position after an action, and what the table says about it."""

    state: State
    said: list[Message]


DEALS: Final = 300
"""How many deals are sampled: an action legal in 2 % of them is missed once in 400 times."""


def possible_actions(state: State) -> dict[str, Message]:
    """Return the actions that the seat to act may have, in notation and in words.

    None if the round is over. They are its legal actions if its hand is known, else those that are
    legal in some sampled deal.
    """
    if state.is_over:
        return {}
    if state.viewer in (EVERYTHING, state.turn):
        return {state.text(action): state.label(action) for action in state.legal_actions()}
    found: dict[int, tuple[str, Message]] = {}
    for world in state.worlds(int(state.viewer), DEALS, Rng(1)):
        for action in world.legal_actions():
            if action not in found:
                found[action] = world.text(action), world.label(action)
    return dict(found[action] for action in sorted(found))


def after(state: State, action: str) -> Step:
    """Return the position after an action in notation, known as far as the state knew it.

    A tile drawn is one of those it may be. Raise ``Refused`` if the action is not possible.
    """
    viewer = int(state.viewer)
    if viewer == EVERYTHING:
        return _step(state, action)
    refused: Refused | None = None
    for world in state.worlds(viewer, 1 if viewer == state.turn else DEALS, Rng(1)):
        try:
            step = _step(world, action)
        except Refused as error:
            refused = refused or error
        else:
            return Step(step.state.seen_by(viewer), step.said)
    raise refused or Refused(Message("analysis-impossible", {"action": action}))


def _step(before: State, action: str) -> Step:
    state = before.clone()
    number = state.parse(action)
    state.apply(number)
    return Step(state, before.narrate(number, state))
