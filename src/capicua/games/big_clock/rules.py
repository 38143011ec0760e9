"""The Big Clock: pile up tiles round the clock until every double is home at its hour.

The points of the round are the doubles at home; with all of them the player wins (CLK-11,
CLK-14). A match is one round, won by its only seat when all doubles are home.

Actions are numbered: turn up, place on slot 1 … n, waste, shift from slot 1 to 1 … n, from
2 to 1 … n and so on, concede.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, HIGH, LOW, NO_TILE, set_size
from capicua.families.patience.game import Patience
from capicua.families.patience.rules import StockRound
from capicua.games.big_clock.board import Board
from capicua.games.big_clock.options import PRESETS, ClockOptions
from capicua.games.big_clock.shift_history import Trail

TURN_UP: Final = 0
PLACE: Final = 0
"""``PLACE + slot`` places the tile in hand; slots count from 1."""


class BigClock(Patience):
    """The game: its set, its presets, and who wins."""

    id: ClassVar[str] = "big_clock"
    rule_sets: ClassVar[Presets] = PRESETS
    sense: ClassVar[int] = 0
    low_is_good: ClassVar[bool] = False
    seats_rule: ClassVar[str] = "CLK-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, ClockOptions)
        super().__init__(options, players, options.set_max)
        self.effort = {6: 150, 9: 60, 12: 50}[options.set_max]
        self.slots: i64 = self.set_max
        """The number of hours: the highest number of the set."""
        self.may_waste: bool = options.voluntary_waste
        self.shift_cap: i64 = options.shift_cap
        self.waste: i64 = PLACE + self.slots + 1
        self.shift: i64 = self.waste + 1
        """``shift + (start - 1) * slots + target - 1`` shifts the top of a slot."""
        self.concede = self.shift + self.slots * self.slots
        self.first_slot: i64 = 2 if self.slots == 12 else 1
        """The slot that is dealt first (CLK-2, CLK-D1)."""

    def blank(self, setup: Setup) -> ClockRound:
        """Return a state with nothing dealt."""
        return ClockRound(self, setup)

    def shift_of(self, start: i64, target: i64) -> i64:
        """Return the action that shifts the top of one slot to another."""
        return self.shift + (start - 1) * self.slots + target - 1

    def ends_of_shift(self, action: i64) -> tuple[int, int]:
        """Return the slots a shift starts from and goes to."""
        step = action - self.shift
        return int(step // self.slots) + 1, int(step % self.slots) + 1

    @property
    def action_count(self) -> int:
        """The number of actions, listed in the module docstring."""
        return self.concede + 1

    @property
    def tiles_in_play(self) -> list[int]:
        """All tiles except 0-0, which serves as the clock's hand (CLK-1)."""
        return list(range(1, int(set_size(self.set_max))))

    def is_won(self, points: int) -> bool:
        """Return whether all doubles are home (CLK-11)."""
        return points == self.slots


class ClockRound(StockRound[BigClock]):
    """One deal: the piles, the tile in hand, and the stock."""

    def __init__(self, game: BigClock, setup: Setup) -> None:
        super().__init__(game, setup)
        self.board: Board = Board(game.slots)
        self.hand: i64 = NO_TILE
        """The tile turned up and not yet placed."""
        self.was_stuck: bool = False
        """Whether the double in hand had no match when it was turned up (CLK-8)."""
        self.conceded: bool = False
        self.trail: Trail = Trail(set_size(game.slots))
        self.outlook: vec[i64] = vec[i64]()
        """The heuristic score of each shift, computed on first use."""
        self._barred: vec[i64] = vec[i64]([0] * (game.slots + 1))

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal one tile to every slot (CLK-2)."""
        self.restart(order, lot)
        self.clear()
        self.set_stock(order)
        slot: i64 = self.game.first_slot
        slots: i64 = self.board.slots
        for _dealt in range(slots):
            self.board.put(self.draw(), slot)
            slot += 1
            if slot > slots:
                slot = 1
        self.settle()
        self.finish()

    def clear(self) -> None:
        """Clear the clock and the tile in hand."""
        self.board.clear()
        self.hand = NO_TILE
        self.was_stuck = False
        self.conceded = False
        self.trail.count = 0
        self.outlook = vec[i64]()

    def collect(self, actions: Actions) -> None:
        """Add turning up or placing (CLK-7), shifts (CLK-9, CLK-10), conceding (CLK-14)."""
        game = self.game
        slots: i64 = game.slots
        if self.hand == NO_TILE:
            if self.stock.left > 0:
                actions.add(TURN_UP)
        else:
            actions.add_each(PLACE, self.board.matches(self.hand))
            if game.may_waste and not self.holds_double():
                actions.add(game.waste)
        if self.may_shift():
            self.trail.bar_repeats(self.board, self._barred)
            for slot in range(1, slots + 1):
                actions.add_each(game.shift + (slot - 1) * slots - 1, self.targets(slot))
        actions.add(game.concede)

    def holds_double(self) -> bool:
        """Return whether a double is in hand."""
        return self.hand != NO_TILE and HIGH[self.hand] == LOW[self.hand]

    def hand_in_trouble(self) -> bool:
        """Return whether the tile in hand is a double in trouble (CLK-8)."""
        if not self.holds_double():
            return False
        return self.was_stuck or self.board.matches(self.hand) == 0

    def may_shift(self) -> bool:
        """Return whether a double is in trouble and no regular tile is in hand (CLK-9)."""
        if self.trail.count >= self.game.shift_cap:
            return False
        if self.hand != NO_TILE and not self.holds_double():
            return False
        return self.board.out != self.board.home or self.hand_in_trouble()

    def targets(self, slot: i64) -> i64:
        """Return the slots, as bits, to which the top of a slot may be shifted (CLK-9, CLK-10).

        ``_barred`` must be up to date.
        """
        tile = self.board.top[slot]
        if tile == NO_TILE or self.board.is_closed(slot):
            return 0
        return self.board.matches(tile) & ~(BIT[slot] | self._barred[slot])

    def can_shift(self) -> bool:
        """Return whether any shift is legal."""
        if not self.may_shift():
            return False
        self.trail.bar_repeats(self.board, self._barred)
        for slot in range(1, self.board.slots + 1):
            if self.targets(slot) != 0:
                return True
        return False

    def advance(self, action: i64) -> None:
        """Take the chosen action, then all automatic moves (CLK-6)."""
        self.record(action)
        self.outlook = vec[i64]()
        game = self.game
        if action == game.concede:
            self.conceded = True
            self.is_over = True
            return
        if action == TURN_UP:
            self.turn_up(self.draw())
        elif action < game.waste:
            self.board.put(self.hand, action - PLACE)
            self.hand = NO_TILE
            self.trail.count = 0
        elif action == game.waste:
            self.hand = NO_TILE
        else:
            step: i64 = action - game.shift
            start: i64 = step // game.slots
            tile = self.board.top[start + 1]
            self.trail.add(tile, self.board.under[tile], action)
            self.board.put(self.board.lift(start + 1), step - start * game.slots + 1)
        self.settle()
        self.finish()

    def turn_up(self, tile: i64) -> None:
        """Turn up a tile; a regular one without a match is wasted (CLK-7)."""
        self.trail.count = 0
        has_match = self.board.matches(tile) != 0
        is_double = HIGH[tile] == LOW[tile]
        self.hand = tile if has_match or is_double else NO_TILE
        self.was_stuck = is_double and not has_match

    def settle(self) -> None:
        """Send doubles home (CLK-4) and fill blanks (CLK-5) until neither applies (CLK-6)."""
        while True:
            if self.holds_double() and self.board.is_ready(HIGH[self.hand]):
                self.board.put(self.hand, HIGH[self.hand])
                self.hand = NO_TILE
            elif not self.board.go_home():
                slot = self.board.first_blank()
                if slot == 0:
                    break
                if self.holds_double():
                    self.board.put(self.hand, slot)
                    self.hand = NO_TILE
                elif self.stock.left > 0:
                    self.board.put(self.draw(), slot)
                else:
                    break
            self.trail.count = 0
        if self.hand == NO_TILE:
            self.was_stuck = False

    def finish(self) -> None:
        """Count the doubles home; end the round if all are out or the one in hand is stuck."""
        self.points[0] = self.board.home
        if self.board.out == self.board.slots:
            self.is_over = True  # CLK-11, CLK-13
        elif self.holds_double() and self.board.matches(self.hand) == 0 and not self.can_shift():
            self.is_over = True  # CLK-12

    def wasted(self) -> list[int]:
        """Return the tiles of the waste heap, ascending."""
        elsewhere = {int(self.hand), *self.unseen_tiles()}
        for slot in range(1, self.board.slots + 1):
            elsewhere.update(self.board.pile(slot))
        return [tile for tile in self.game.tiles_in_play if tile not in elsewhere]

    # Knowledge.

    def copy_public(self, other: State) -> None:
        """Copy the clock, the tile in hand, and the shifts just made."""
        super().copy_public(other)
        assert isinstance(other, ClockRound)
        self.board.copy(other.board)
        self.trail.copy(other.trail)
        self.hand = other.hand
        self.was_stuck = other.was_stuck
        self.conceded = other.conceded
