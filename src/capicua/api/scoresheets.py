"""Score sheets of rounds played with physical tiles: a ``Scorekeeper`` as text, with a version."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from capicua.api.scoresheet_models import SheetPlan, SheetState, state_of
from capicua.catalogue import load_with, preset_of
from capicua.core.messages import Message, Refused
from capicua.render.language import CODES, Language
from capicua.table.empty_sheet import EmptySheet, empty_sheet
from capicua.table.frames.protocol import HouseRules
from capicua.table.play.seats import tidy
from capicua.table.room.rules_snapshot import game_of
from capicua.table.scorekeeper import CSV_WORDS, Scorekeeper, scorekeeper_of

MOST_ROUNDS: Final = 500
"""Maximum number of rounds on a sheet, over all matches of a series."""


@dataclass
class StoredSheet:
    """A sheet from a store, and whether the client may write on it.

    Reading and scoring a long sheet is slow.
    """

    id: str
    version: int
    text: str
    may_write: bool

    @property
    def keeper(self) -> Scorekeeper:
        """The scorekeeper that the text describes."""
        return scorekeeper_of(self.text)

    def state(self) -> SheetState:
        """Return the current sheet."""
        keeper = self.keeper
        preset, options = preset_of(keeper.game)
        rules = HouseRules(keeper.game.id, preset, options, len(keeper.names))
        return state_of(self.id, self.version, keeper, rules, self.may_write)

    def changed(self, change: Callable[[Scorekeeper], None]) -> str:
        """Return the text after a change. Raise ``Refused`` if the client may only watch."""
        if not self.may_write:
            raise Refused(Message("sheet-watching"))
        keeper = self.keeper
        change(keeper)
        if sum(map(len, [*keeper.earlier, keeper.reports])) > MOST_ROUNDS:
            raise Refused(Message("too-long"))
        return keeper.as_text()


def begun(plan: SheetPlan) -> str:
    """Return the text of a new sheet. Raise ``Refused`` for bad names or rules, or no sheet."""
    rules = plan.rules
    if not rules.seats:
        rules = HouseRules(rules.game, rules.preset, rules.options, len(plan.names))
    return Scorekeeper(game_of(rules), [tidy(name) for name in plan.names]).as_text()


def empty_of(rules: HouseRules) -> EmptySheet:
    """Return the columns of an empty sheet. Raise ``BadOption``."""
    options = tuple(sorted(rules.options.items()))
    return _empty(rules.game, rules.preset, options, rules.seats)


@lru_cache(maxsize=200)
def _empty(id: str, preset: str, options: tuple[tuple[str, str], ...], seats: int) -> EmptySheet:
    return empty_sheet(load_with(id, preset or None, seats or None, dict(options)))


def csv_of(kept: StoredSheet, lang: str) -> str:
    """Return a sheet as CSV, with its headings in a language."""
    language = Language(lang if lang in CODES else "en")
    return kept.keeper.as_csv(*(language.text(f"sheet-{id}") for id in CSV_WORDS))
