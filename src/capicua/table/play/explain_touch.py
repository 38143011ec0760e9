"""Explains touches that do nothing: finds the probable action, and why it is illegal.

The touched parts replace parts of the same kind in known actions: those of this turn, those of
the round so far, and a sample of all actions of the game. The explanation is the rules' refusal
of the closest result. Only the seat's own knowledge is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from capicua.core.action_parts import Part, notation
from capicua.core.messages import BadText, Message, Refusal
from capicua.core.view import View
from capicua.render.touch_targets import touch_targets

SPREAD: Final = 256
"""The approximate number of a game's actions sampled besides those of the round."""
MOST_FORMS: Final = 24
"""The maximum number of actions tried."""


def why_not(view: View, touch: list[str]) -> Refusal:
    """Return why touching these things does nothing, or that they are part of a legal action."""
    at_hand = touch_targets(view)
    nothing = Refusal("", Message("touch-nothing"))
    if not touch or not all(at_hand.has(thing) for thing in touch):
        return nothing
    wanted = set(touch)
    legal = set(view.legal)
    nearest: Refusal | None = None
    for action in _candidates(view, touch):
        touched = set(at_hand.touches(view.parts(action)))
        if not wanted <= touched:
            continue
        if action in legal:
            return Refusal("", Message("touch-fine" if wanted == touched else "touch-more"))
        refusal = view.known.why_not(action)
        if refusal is not None and wanted == touched:
            return refusal
        nearest = nearest or refusal
    return nearest or nothing


def _candidates(view: View, touch: list[str]) -> Iterator[int]:
    """Yield the actions that may have been meant, the likeliest first."""
    yield from view.legal
    tried: set[str] = set()
    for action in _known(view):
        meant = _with(view.parts(action), touch)
        text = notation(meant)
        if not meant or text in tried:
            continue
        tried.add(text)
        try:
            yield view.known.parse(text)
        except BadText:
            continue
        if len(tried) == MOST_FORMS:
            return


def _known(view: View) -> Iterator[int]:
    """Yield typical actions: of this turn, of the round, of the game."""
    yield from view.legal
    yield from (int(action) for action in reversed(list(view.known.log)))
    count = int(view.known.game.action_count)
    yield from range(0, count, max(1, count // SPREAD))
    yield from range(max(0, count - MOST_FORMS), count)


def _with(parts: list[Part], touch: list[str]) -> list[Part]:
    """Return the parts with the touched ones substituted for parts of their kind.

    The last touch of a kind replaces the last such part. Empty if a touch cannot be placed.
    """
    wanted = list(touch)
    found: list[Part] = []
    for part in reversed(parts):
        kind = part.touch.partition(":")[0]
        mine = next((one for one in reversed(wanted) if one.partition(":")[0] == kind), None)
        if kind and mine is not None:
            wanted.remove(mine)
            part = part.replaced(mine)
        found.append(part)
    return [] if wanted else found[::-1]
