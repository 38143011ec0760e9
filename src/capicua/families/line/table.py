"""The table of a line game: the line, the hands, the boneyard, and what each seat knows of them."""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import BIT_OF, HIGH, LOW, NO_TILE, PIPS, WORD_OF, double_of, empty
from capicua.families.line.game import LineGame
from capicua.families.line.layout import NUMBER_BIT, E, Line, W
from capicua.families.line.phases import GOING, PLAY

EVENT_ROOM: Final[i64] = 16
"""Space reserved for the passes and draws of a round; longer rounds allocate more."""

P = TypeVar("P", bound=LineGame, covariant=True, default=LineGame)


@mypyc_attr(allow_interpreted_subclasses=True)
class LineTable(State[P], Generic[P]):
    """The line, the hands, the boneyard, and what passes have revealed.

    ``held`` is the union of all hands, which is all that the test for a blocked layout needs.
    """

    def __init__(self, game: P, setup: Setup) -> None:
        super().__init__(game, setup)
        self.line: Line = Line(game.pips, game.spinner)
        self.hands: Hands = Hands(self.players, game.width)
        self.held: vec[i64] = vec[i64]([0] * int(game.width))
        self.shown: vec[i64] = vec[i64]([0] * int(game.width))
        """The first ``shown_count`` tiles of the line as a set: see ``unseen``."""
        self.shown_count: i64 = 0
        self.stock: Stock = Stock()
        """The boneyard."""
        self.drawn: i64 = 0
        """The number of draws made this turn."""
        self.lacked: vec[i64] = vec[i64]([0] * int(self.players))
        """The numbers on which each seat has passed or had to draw, as bits."""
        self.events: vec[i64] = vec[i64]()
        """Passes and draws in order, for ``LineBelief``: see ``note``."""
        self.phase: i64 = PLAY
        self.forced: bool = game.double_leads(setup)
        self.lead: i64 = NO_TILE
        """The tile that must lead; public, because players ask for it at the table."""
        self.leader: i64 = 0
        self.starter: i64 = setup.starter
        self.before: vec[i64] = vec[i64](setup.totals or [0] * int(self.players))
        """The match points before this round."""
        self.left: vec[i64] = vec[i64]([0] * int(self.players))
        """The pips each seat has left when the round ends."""
        self.side_left: vec[i64] = vec[i64]([0] * int(game.side_count))
        """The same for each side."""
        self.ended: i64 = GOING
        self.winner: i64 = NOBODY
        """The seat that went out, or reached the target."""
        # Game settings read on every turn, copied because each use of ``self.game`` checks its type
        # and a turn of Block takes less than 100 ns.
        self.first_lead: i64 = game.first_lead
        self.draw: i64 = game.draw
        self.passing: i64 = game.passing
        self.draw_limit: i64 = game.draw_limit
        self.draw_when_able: bool = game.draw_when_able
        self.reserve: i64 = game.reserve
        self.blocked_scoring: i64 = game.blocked_scoring
        self.after: vec[i64] = game.after

    def clear(self) -> None:
        """Clear the line, the hands and everything known about them."""
        self.line.clear()
        self.hands.clear()
        self.forget_shown()
        empty(self.lacked)
        self.events = vec[i64](capacity=EVENT_ROOM)
        self.drawn = 0
        self.phase = PLAY
        self.lead = NO_TILE
        self.ended = GOING
        self.winner = NOBODY

    def count_held(self) -> None:
        """Recompute ``held`` from the hands."""
        bits = self.hands.bits
        width = self.hands.width
        for word in range(width):
            held: i64 = 0
            index = word
            while index < len(bits):
                held |= bits[index]
                index += width
            self.held[word] = held

    def forget_shown(self) -> None:
        """Invalidate the set of tiles on the line after the line has been replaced."""
        if self.shown_count > 0:
            empty(self.shown)
            self.shown_count = 0

    # -- queries -------------------------------------------------------------------------

    def unseen(self, word: i64) -> i64:
        """Return the tiles of a word that are neither on the line nor in the hand of ``turn``.

        Hints need it for every action, so each call reads only the part of the line added since the
        last.
        """
        while self.shown_count < self.line.length:
            tile = self.line.tile(self.shown_count)
            self.shown[WORD_OF[tile]] |= BIT_OF[tile]
            self.shown_count += 1
        own = self.hands.bits[self.turn * self.hands.width + word]
        return self.game.set_masks[word] & ~self.shown[word] & ~own

    def next_seat(self, seat: i64) -> i64:
        """Return the seat that acts after ``seat`` (LIN-2)."""
        return self.after[seat]

    def free_stock(self) -> i64:
        """Return D of LIN-20: the number of tiles in the boneyard above the reserve."""
        free = self.stock.left - self.reserve
        return free if free > 0 else 0

    def may_draw(self) -> bool:
        """Return whether the boneyard and the limit for a turn allow a draw."""
        return self.drawn < self.draw_limit and self.stock.left > self.reserve

    def can_play(self, seat: i64) -> bool:
        """Return whether the seat holds a tile for some open end."""
        hands = self.hands
        for word in range(hands.width):
            if hands.bits[seat * hands.width + word] & self.line.playable(word):
                return True
        return False

    def is_blocked(self) -> bool:
        """Return whether the layout is blocked for all hands (LIN-31)."""
        ends = self.line.ends
        fits = self.line.fits
        # Checked after every play; two ends and the first word nearly always decide.
        if self.held[0] & (fits[ends[E] * 3] | fits[ends[W] * 3]):
            return False
        for word in range(self.hands.width):
            if self.held[word] & self.line.playable(word):
                return False
        if self.draw_limit == 0 or self.free_stock() == 0:
            return True
        return self.game.stops_dead and not self.line.is_alive(
            self.game.set_masks, self.hands.width
        )

    def highest_double_held(self) -> i64:
        """Return the highest double in any hand, or ``NO_TILE`` (LIN-7)."""
        held = self.held
        for number in range(self.game.pips, i64(-1), -1):
            double = double_of(number)
            if held[WORD_OF[double]] & BIT_OF[double]:
                return double
        return NO_TILE

    def heaviest_held(self) -> i64:
        """Return the tile with the most pips in any hand; the higher half breaks ties (LIN-8)."""
        held = self.held
        best: i64 = NO_TILE
        for tile in range(self.game.tiles):
            # Tiles are ordered by their higher half, so the later of two equal ones wins.
            is_held = held[WORD_OF[tile]] & BIT_OF[tile] != 0
            if is_held and (best == NO_TILE or PIPS[tile] >= PIPS[best]):
                best = tile
        return best

    def highest_dealt(self) -> i64:
        """Return the tile identified as the highest double dealt, or the heaviest tile.

        ``NO_TILE`` if no tile had to lead (LIN-7, LIN-8).
        """
        if self.line.length == 0:
            return self.lead
        return self.line.root if self.forced else NO_TILE

    def line_after(self, action: i64) -> Line:
        """Return the line after a tile is played or led."""
        line = Line(self.game.pips, self.game.spinner)
        line.copy(self.line)
        if action >= self.first_lead:
            line.lead(action - self.first_lead, self.turn)
        else:
            tile = action // 4
            arm = action % 4
            line.lay(tile, arm, PIPS[tile] - line.ends[arm], self.turn)
        return line

    def open_after(self, action: i64) -> i64:
        """Return the open numbers after a tile is played or led, as bits."""
        return self.line_after(action).number_mask()

    def may_have_drawn(self) -> bool:
        """Return whether a seat may hold tiles that it drew, among others on which it passed."""
        total: i64 = self.line.length
        for count in self.hands.counts:
            total += count
        return self.game.draw_limit > 0 and total != self.game.size * self.players

    def tiles_for(self, numbers: i64) -> int:
        """Return the tiles that fit an end showing one of the numbers, as bits."""
        found = 0
        bit = 1
        for tile in range(self.game.tiles):
            if numbers & (NUMBER_BIT[HIGH[tile]] | NUMBER_BIT[LOW[tile]]):
                found |= bit
            bit *= 2
        return found

    def count_left(self) -> None:
        """Count the pips each seat has left (LIN-40); all scoring uses these counts."""
        for seat in range(self.players):
            self.left[seat] = self.hands.pips(seat)
        self.count_sides()

    def count_sides(self) -> None:
        """Sum the pips each side has left: one hand, or two partners' hands (LIN-40, LIN-44)."""
        sides: i64 = len(self.side_left)
        for seat in range(self.players):
            if seat < sides:
                self.side_left[seat] = self.left[seat]
            else:
                self.side_left[seat - sides] += self.left[seat]

    # -- who knows what ------------------------------------------------------------------

    def note(self, what: i64, numbers: i64) -> None:
        """Record a pass or a draw, its time, and the numbers that it proves missing."""
        self.lacked[self.turn] |= numbers
        self.events = append(
            self.events, (numbers * 256 + self.line.length) * 32 + self.turn * 2 + what
        )

    def copy_public(self, other: State) -> None:
        """Copy the line, all counts, passes and the required lead; at the end, all hands."""
        super().copy_public(other)
        assert isinstance(other, LineTable)
        self.line.copy(other.line)
        self.forget_shown()
        self.hands.copy_public(other.hands)
        self.stock.copy_public(other.stock)
        self.drawn = other.drawn
        self.lacked = other.lacked[:]
        self.phase = other.phase
        self.forced = other.forced
        self.lead = other.lead
        self.leader = other.leader
        self.events = other.events[:]
        self.ended = other.ended
        self.winner = other.winner
        if other.is_over:
            self.hands.copy_all(other.hands)
            self.left = other.left[:]
            self.side_left = other.side_left[:]

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy the seat's own hand."""
        assert isinstance(other, LineTable)
        self.hands.copy_seat(other.hands, seat)

    def copy_hidden(self, other: State) -> None:
        """Copy all hands and the order of the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, LineTable)
        self.hands.copy_all(other.hands)
        self.held = other.held[:]
        self.stock.copy_all(other.stock)
