"""Pools: matches whose ratings can be compared, by game, rule set and form."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from capicua.core.game import Game, preset_of

HOUSE: Final = "house"
"""The rule set of tables that change a preset."""
Form = Literal["solitaire", "duel", "free", "partners"]


class Pool(NamedTuple):
    """A game, its rule set, and who plays against whom."""

    game: str
    rules: str
    """A preset, or ``house``."""
    form: Form

    @property
    def id(self) -> str:
        """The pool as the database names it."""
        return "/".join(self)

    @staticmethod
    def read(text: str) -> Pool | None:
        """Return the pool of this name; ``None`` if it has no such form."""
        parts = text.split("/")
        if len(parts) != 3 or parts[2] not in FORMS:
            return None
        form: Form = parts[2]  # type: ignore[assignment]
        return Pool(parts[0], parts[1], form)


FORMS: Final = ("solitaire", "duel", "free", "partners")


def pool_of(game: Game) -> Pool:
    """Return the pool of a table's matches."""
    preset, changed = preset_of(game)
    return Pool(game.id, HOUSE if changed else preset, form_of(game))


def form_of(game: Game) -> Form:
    """Return who plays against whom: one player, two, each for themselves, or partners."""
    sides = game.sides
    if len(sides) == 1:
        return "solitaire"
    if len(set(sides)) < len(sides):
        return "partners"
    return "duel" if len(sides) == 2 else "free"
