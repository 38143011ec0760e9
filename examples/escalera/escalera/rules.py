"""Escalera: play a heavier tile, or pass. The rules are in rules.en.md.

Actions below 28 lay the tile with that number; ``PASS`` is the next number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import NO_TILE, PIPS
from escalera.options import PRESETS, EscaleraOptions

TILES: Final = 28
PASS: Final = TILES


class Escalera(Game):
    """The game: sizes, presets, and the sequence of rounds."""

    id: ClassVar[str] = "escalera"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    genre: ClassVar[str] = "other"
    seats_rule: ClassVar[str] = "ESC-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, EscaleraOptions)
        super().__init__(options, players)
        self.hand_size: i64 = options.hand_size
        self.rounds_played: i64 = options.rounds

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Two to four players (ESC-1)."""
        return 2, 4

    @property
    def high(self) -> int:
        """A double-6 set."""
        return 6

    @property
    def action_count(self) -> int:
        """The tiles and the pass."""
        return PASS + 1

    def blank(self, setup: Setup) -> EscaleraRound:
        """Return a round with nothing dealt."""
        return EscaleraRound(self, setup)

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the same size for every seat (ESC-1)."""
        return [int(self.hand_size)] * int(self.players)

    def next_setup(self, match: Match) -> Setup:
        """Return the setup of the next round; the lead rotates (ESC-6)."""
        return Setup(match.number, (match.number - 1) % int(self.players), match.totals)

    def match_is_over(self, match: Match) -> bool:
        """Return whether all rounds have been played (ESC-6)."""
        return match.number > self.rounds_played


class EscaleraRound(State[Escalera]):
    """One round."""

    def __init__(self, game: Escalera, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hands: Hands = Hands(self.players, 1)
        self.pile: list[int] = []
        """Tiles laid so far."""
        self.last: int = NO_TILE
        """The tile to beat; ``NO_TILE`` while the stairs are clear."""
        self.passed: int = 0
        """Number of passes since it was laid."""

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal the hands (ESC-1)."""
        self.restart(order, lot)
        self.hands.clear()
        size = self.game.hand_size
        for seat in range(self.players):
            self.hands.deal(seat, order, seat * size, (seat + 1) * size)
        self.turn = max(self.setup.starter, 0)
        self.pile = []
        self.last = NO_TILE
        self.passed = 0

    def collect(self, actions: Actions) -> None:
        """Add the tiles that climb (ESC-2, ESC-3) and the pass (ESC-5)."""
        for tile in self.hands.tiles(self.turn):
            if self.last == NO_TILE or PIPS[tile] > PIPS[self.last]:
                actions.add(tile)
        if self.last != NO_TILE:
            actions.add(PASS)

    def advance(self, action: i64) -> None:
        """Lay a tile or pass; a player without tiles goes out (ESC-4)."""
        self.record(action)
        if action == PASS:
            self.passed += 1
        else:
            self.hands.drop(self.turn, action)
            self.pile.append(int(action))
            self.last = int(action)
            self.passed = 0
            if self.hands.counts[self.turn] == 0:
                self.go_out(self.turn, self.pips_held())
                return
        self.turn = self.next_seat(self.turn)
        if self.passed == self.players - 1:
            self.last = NO_TILE
            self.passed = 0

    def pips_held(self) -> i64:
        """Return the pips in all hands."""
        return sum([self.hands.pips(seat) for seat in range(self.players)])

    def go_out(self, seat: i64, pips: i64) -> None:
        """End the round: the seat wins the pips that the others hold (ESC-4)."""
        self.is_over = True
        self.points[seat] = pips

    # Information.

    def copy_public(self, other: State) -> None:
        """Copy the stairs; at the end, all hands are open."""
        super().copy_public(other)
        assert isinstance(other, EscaleraRound)
        self.hands.copy_public(other.hands)
        self.pile = list(other.pile)
        self.last = other.last
        self.passed = other.passed
        if other.is_over:
            self.hands.copy_all(other.hands)

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy a seat's hand."""
        assert isinstance(other, EscaleraRound)
        self.hands.copy_seat(other.hands, seat)

    def copy_hidden(self, other: State) -> None:
        """Copy all hands."""
        super().copy_hidden(other)
        assert isinstance(other, EscaleraRound)
        self.hands.copy_all(other.hands)
