"""Good Neighbors: take out tiles that touch and match, then close the gaps and fill in.

The round's points are the tiles left, so low is good (GNB-8). A match is one round, and
its only seat is a winner of it when no more tiles are left than the target.

Actions are the pairs of cells numbered as in ``layout.py``, and after them ``fill_in``.
Where at most one tile is left in all, nothing more can come and the round ends at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.families.patience.game import Patience
from capicua.families.patience.stock import StockRound
from capicua.games.good_neighbors import hints, picture, position, refusals, why, words
from capicua.games.good_neighbors.layout import EMPTY, Cells, close_up
from capicua.games.good_neighbors.options import PRESETS, NeighborOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.actions import Actions
    from capicua.core.options import Options
    from capicua.core.reasons import Message, Refusal
    from capicua.core.zones import Zone


class GoodNeighbors(Patience):
    """The game: its set and its layout, its presets, and who wins."""

    id: ClassVar[str] = "good_neighbors"
    version: ClassVar[int] = 1
    genre: ClassVar[str] = "solitaire"
    seats_rule: ClassVar[str] = "GNB-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, NeighborOptions)
        super().__init__(options, players, options.set_max)
        self.effort = {6: 100, 9: 25, 12: 12}[options.set_max]
        self.target_left: i64 = options.target
        self.diagonals: bool = options.diagonals
        self.multi_pair_turns: bool = options.multi_pair_turns
        self.cells: Cells = Cells(options.row_count, options.row_length, options.diagonals)
        self.fill_action: i64 = self.cells.pair_count

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The three sets."""
        return PRESETS

    def blank(self, setup: Setup) -> NeighborsRound:
        """A state with nothing dealt."""
        return NeighborsRound(self, setup)

    @property
    def action_count(self) -> int:
        """Pairs of cells, and ``fill_in``."""
        return self.fill_action + 1

    def is_won(self, points: int) -> bool:
        """Whether few enough tiles are left (GNB-8)."""
        return points <= self.target_left


class NeighborsRound(StockRound):
    """One deal: the layout, and the stock behind it."""

    def __init__(self, game: GoodNeighbors, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: GoodNeighbors = game
        self.layout: vec[i64] = vec[i64]([EMPTY] * int(game.cells.count))
        """The tile in each cell, in reading order (GNB-2)."""
        self.pairs: i64 = 0
        """The pairs removed in this turn (GNB-4)."""

    # What happens.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Fills the layout for the first time (GNB-1)."""
        self.restart(order, lot)
        self.set_stock(order)
        self.points[0] = self.left
        cell: i64 = 0
        while cell < self.rules.cells.count:
            self.layout[cell] = EMPTY
            cell += 1
        self.fill_in_layout()

    def fill_in_layout(self) -> None:
        """Closes the gaps, draws as long as there is room and stock, and looks for the end."""
        self.pairs = 0
        cell = close_up(self.layout)
        while cell < self.rules.cells.count and self.left > 0:
            self.layout[cell] = self.draw()
            cell += 1
        if self.rules.cells.count_neighbors(self.layout, 1) == 0:
            self.is_over = True  # GNB-7

    def collect(self, actions: Actions) -> None:
        """Pairs of good neighbors (GNB-3), and ``fill_in`` after the first of a turn (GNB-5)."""
        cells = self.rules.cells
        if self.pairs == 0 or self.rules.multi_pair_turns:
            index: i64 = 0
            while index < len(cells.touching):
                pair = cells.touching[index]
                if cells.matches(self.layout, pair):
                    actions.add(pair)
                index += 1
        if self.pairs > 0:
            actions.add(self.rules.fill_action)

    def advance(self, action: i64) -> None:
        """Removes a pair, or ends the turn (GNB-6)."""
        self.record(action)
        if action == self.rules.fill_action:
            self.fill_in_layout()
            return
        self.layout[self.rules.cells.first[action]] = EMPTY
        self.layout[self.rules.cells.second[action]] = EMPTY
        self.pairs += 1
        self.points[0] -= 2
        if self.points[0] < 2:
            self.fill_in_layout()

    # Who knows what.

    def copy_public(self, other: State) -> None:
        """The layout and the pairs of this turn."""
        super().copy_public(other)
        assert isinstance(other, NeighborsRound)
        self.layout = other.layout[:]
        self.pairs = other.pairs

    # In words.

    def text(self, action: i64) -> str:
        """``remove r1c1 r2c2`` or ``fill_in``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """The action of a text; the pair may be named by its cells or by its tiles."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """Why not."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What happens."""
        return words.narrate(self, action)

    def zones(self) -> list[Zone]:
        """The layout, the stock, and what is known of it."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """``layout``, ``pairs`` and ``stock``."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """A layout with the stock behind it."""
        position.place(self, fields)

    def ending(self) -> list[Message]:
        """Won or lost (GNB-8)."""
        return words.ending(self)

    def merit(self, action: i64) -> i64:
        """See ``hints.py``."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))


GAME = GoodNeighbors
