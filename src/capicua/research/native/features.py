"""Action features: a column for each part that an action of the game can have.

A policy over features can learn games with a quarter of a million actions as well as games with
a hundred, because it learns the meaning of a tile or an end only once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.action_parts import SQUARE, WORD, Part
from capicua.core.actions import Actions
from capicua.core.state import State

NONE: Final = -1
"""Value of a part that the action does not have, except for squares."""
NO_SQUARE: Final = -1000
"""The same for coordinates of squares, which can be negative."""


@final
class ActionTable:
    """The features of the actions of one game, a row for each action.

    Columns are named after kinds of parts: ``tile``, ``tile2``, ``arm``, ``number`` …; a square has
    two (``square_x``, ``square_y``). ``words`` holds the keywords, whose indices are the values in
    the columns ``word`` and ``word2``.
    """

    def __init__(self, blank: State, varies: bool) -> None:
        self.varies: bool = varies
        """Whether the meaning of an action number can change during a round."""
        self.columns: list[str] = []
        self.count: int = blank.game.action_count
        wanted: dict[str, int] = {}
        words: set[str] = set()
        for action in range(self.count):
            seen: dict[str, int] = {}
            for part in blank.parts(action):
                seen[part.kind] = seen.get(part.kind, 0) + 1
                if part.kind == WORD:
                    words.add(part.name)
            for kind, times in seen.items():
                if times > wanted.get(kind, 0):
                    wanted[kind] = times
        self.words: list[str] = sorted(words)
        self.at: dict[str, int] = {}
        """The column of each part, by kind and index within the kind."""
        for kind in sorted(wanted):
            for which in range(wanted[kind]):
                name = kind if which == 0 else f"{kind}{which + 1}"
                self.at[name] = len(self.columns)
                self.columns += [f"{name}_x", f"{name}_y"] if kind == SQUARE else [name]
        self.width: i64 = len(self.columns)
        self.table: vec[i64] = vec[i64]([NONE] * (self.count * len(self.columns)))
        if not varies:
            for action in range(self.count):
                self._write(blank.parts(action), self.table, action * self.width)

    def _write(self, parts: list[Part], into: vec[i64], base: i64) -> None:
        for column in range(self.width):
            into[base + column] = NONE
        for name, at in self.at.items():
            if name.startswith(SQUARE):
                into[base + at] = NO_SQUARE
                into[base + at + 1] = NO_SQUARE
        seen: dict[str, int] = {}
        for part in parts:
            kind = part.kind
            which = seen.get(kind, 0) + 1
            seen[kind] = which
            at = self.at[kind if which == 1 else f"{kind}{which}"]
            if kind == SQUARE:
                x, _, y = part.name.partition(":")
                into[base + at] = int(x)
                into[base + at + 1] = int(y)
            elif kind == WORD:
                into[base + at] = self.words.index(part.name) if part.name in self.words else NONE
            else:
                into[base + at] = part.number

    def add(self, state: State, legal: Actions, into: vec[i64]) -> vec[i64]:
        """Append the features of actions in a state; return the longer vector."""
        for index in range(legal.count):
            action = legal.items[index]
            if self.varies:
                self._write(state.parts(int(action)), self.table, 0)
                action = 0
            for at in range(action * self.width, (action + 1) * self.width):
                into = append(into, self.table[at])
        return into

    def of(self, state: State, actions: list[int]) -> vec[i64]:
        """Return the features of actions in a state, with a row for each."""
        legal = Actions()
        for action in actions:
            legal.add(action)
        return self.add(state, legal, vec[i64](capacity=len(actions) * self.width))
