"""Squeeze: take pairs and runs out of a row that closes up, until nothing is left.

The round's points are the tiles left, so low is good: 0 is a win (SQZ-10). A match is one
round, and its only seat is a winner of it when no tile is left; a close win is no win.

Actions are the removals numbered as in ``row.py``, and after them the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.game import Setup, State
from capicua.core.keys import START_KEY, mix
from capicua.families.patience.game import Patience
from capicua.families.patience.stock import StockRound
from capicua.games.squeeze import hints, why, words
from capicua.games.squeeze.options import PRESETS, SqueezeOptions
from capicua.games.squeeze.row import can_remove, close_up, collect_removals

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.actions import Actions
    from capicua.core.options import Options
    from capicua.core.reasons import Message, Refusal
    from capicua.core.zones import Zone


class Squeeze(Patience):
    """The game: its set and its presets."""

    id: ClassVar[str] = "squeeze"
    version: ClassVar[int] = 1
    genre: ClassVar[str] = "solitaire"
    sense: ClassVar[int] = 0
    seats_rule: ClassVar[str] = "SQZ-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, SqueezeOptions)
        super().__init__(options, players, options.set_max)
        self.kinds: i64 = options.set_max + 1
        """Kinds of removals at one place."""
        self.row_size: i64 = min(options.row_size, self.tiles)
        self.deal_size: i64 = min(options.deal_size, self.tiles)
        self.deal_any_time: bool = options.deal_when == "any_time"
        self.close_win_max: i64 = min(options.close_win_max, self.tiles)
        self.deal_action: i64 = self.tiles * self.kinds

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The three sets, each with strict and with free dealing."""
        return PRESETS

    def blank(self, setup: Setup) -> SqueezeRound:
        """A state with nothing dealt."""
        return SqueezeRound(self, setup)

    @property
    def action_count(self) -> int:
        """Removals, and the deal."""
        return self.deal_action + 1


class SqueezeRound(StockRound):
    """One deal: the row, and the stock behind it."""

    def __init__(self, game: Squeeze, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: Squeeze = game
        self.row: vec[i64] = vec[i64]([0] * game.tile_count)
        """The tiles of the row in its first ``count`` items (SQZ-2)."""
        self.count: i64 = 0

    # What happens.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Lays the first row (SQZ-1)."""
        self.restart(order, lot)
        self.set_stock(order)
        self.count = 0
        self.points[0] = self.left
        self.lay(self.rules.row_size)

    def lay(self, tiles: i64) -> None:
        """Adds stock tiles at the right-hand end, as many as there are (SQZ-8)."""
        self.count = self.draw_onto(self.row, self.count, tiles)
        self.finish()

    def collect(self, actions: Actions) -> None:
        """Removals (SQZ-3, SQZ-4, SQZ-7), and the deal when it is time for it (SQZ-8)."""
        before: i64 = actions.count
        collect_removals(self.row, self.count, self.rules.kinds, actions)
        if self.left > 0 and (self.rules.deal_any_time or actions.count == before):
            actions.add(self.rules.deal_action)

    def advance(self, action: i64) -> None:
        """Deals, or removes tiles and squeezes the row (SQZ-6)."""
        self.record(action)
        if action == self.rules.deal_action:
            self.lay(self.rules.deal_size)
            return
        kinds: i64 = self.rules.kinds
        first: i64 = action // kinds
        before: i64 = self.count
        self.count = close_up(self.row, before, first, action - first * kinds)
        self.points[0] -= before - self.count
        self.finish()

    def finish(self) -> None:
        """Ends the game when the stock is empty and nothing can be removed (SQZ-9)."""
        if self.left == 0 and not can_remove(self.row, self.count):
            self.is_over = True

    # Who knows what.

    def copy_public(self, other: State) -> None:
        """The row."""
        super().copy_public(other)
        assert isinstance(other, SqueezeRound)
        self.row = other.row[:]
        self.count = other.count

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def position_key(self) -> i64:
        """The row, and how much of the stock is left."""
        found = mix(START_KEY, self.left)
        place: i64 = 0
        while place < self.count:
            found = mix(found, self.row[place] + 1)
            place += 1
        return found

    # In words.

    def text(self, action: i64) -> str:
        """``pair 1 4``, ``run 1 3`` or ``deal``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action of a text; a removal that no row allows is refused here, with its rule."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """Why not."""
        return words.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What happens."""
        return words.narrate(self, action)

    def zones(self) -> list[Zone]:
        """The row, the stock, and what is known of it."""
        return words.zones(self)

    def fields(self) -> dict[str, str]:
        """``row`` and ``stock``."""
        return words.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """A row with the stock behind it."""
        words.place(self, fields)

    def ending(self) -> list[Message]:
        """Won, nearly won or lost (SQZ-10)."""
        return words.ending(self)

    def merit(self, action: i64) -> i64:
        """See ``hints.py``."""
        return hints.merit(self, action)


GAME = Squeeze
