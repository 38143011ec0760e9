"""What somebody meant who touched things that do nothing, and why it does nothing.

What was touched is put into the notation of actions that are known to be possible, those of
this turn and those of the round so far; where that says nothing, some of the game's actions
are looked through. All of it reads only what the seat itself knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from capicua.core.game import State
from capicua.core.reasons import BadText, Message, Refusal
from capicua.core.view import View
from capicua.render.touch import Reach, reach

MOST_TRIED: Final = 2048
"""How many actions of a game are looked through at most."""
MOST_FORMS: Final = 24
"""How many ways of writing are tried with what was touched."""


def why_not(view: View, touch: list[str]) -> Refusal:
    """Why touching these things does nothing for the seat to act."""
    at_hand = reach(view)
    nothing = Refusal("", Message("touch-nothing"))
    if not touch or not all(at_hand.has(thing) for thing in touch):
        return nothing
    wanted = set(touch)
    legal = set(view.legal)
    nearest: Refusal | None = None
    for action in _candidates(view, at_hand, touch):
        touched = set(at_hand.touches(view.text(action)))
        if not wanted <= touched:
            continue
        if action in legal:
            return Refusal("", Message("touch-fine" if wanted == touched else "touch-more"))
        refusal = view.known.why_not(action)
        if refusal is not None and wanted == touched:
            return refusal
        nearest = nearest or refusal
    return nearest or nothing


def _candidates(view: View, reach: Reach, touch: list[str]) -> Iterator[int]:
    """Actions that may have been meant, the likeliest first."""
    yield from view.legal
    # A game that reads its notation by trying every action would try too many here.
    if type(view.known).parse is not State.parse:
        for text in _rewritten(view, reach, touch):
            try:
                yield view.known.parse(text)
            except BadText:
                continue
    names = [_name(thing) for thing in touch]
    for action in range(min(int(view.known.game.action_count), MOST_TRIED)):
        text = view.text(action)
        if all(name in text for name in names):
            yield action


def _rewritten(view: View, reach: Reach, touch: list[str]) -> Iterator[str]:
    """What was touched, in the place of what known actions name."""
    tried: set[str] = set()
    log = [int(action) for action in view.known.log]
    known = [*view.legal, *reversed(log)]
    for action in known:
        text = _with(view.text(action), reach, touch)
        if text and text not in tried:
            tried.add(text)
            yield text
        if len(tried) == MOST_FORMS:
            return


def _with(text: str, reach: Reach, touch: list[str]) -> str:
    """A notation with what was touched in it, each in the place of its kind; else nothing."""
    wanted = list(touch)
    for thing, place in reversed(reach.parts(text)):
        kind = thing.partition(":")[0]
        mine = next((one for one in reversed(wanted) if one.partition(":")[0] == kind), None)
        if mine is not None:
            wanted.remove(mine)
            text = text[: place.start] + _name(mine) + text[place.stop :]
    return "" if wanted else text


def _name(thing: str) -> str:
    """A thing as the notation names it."""
    kind, _, name = thing.partition(":")
    return name.replace(",", ":") if kind == "square" else name
