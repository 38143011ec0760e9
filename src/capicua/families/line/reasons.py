"""Reasons for a play on the line: only facts that are certain from the seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import HIGH, LOW, PIPS, is_double, tile_text
from capicua.families.line.layout import NUMBER_BIT, numbers_in
from capicua.families.line.phases import PLAY
from capicua.families.line.rules import L, LineRound

MOST: Final = 3
"""Maximum number of reasons."""
HEAVY: Final = 8
"""Minimum pips of a heavy tile."""
SUIT: Final = 3
"""Number of tiles of one number that make it the seat's own number."""


class LineReasons(Reasons[L], Generic[L]):
    """Reasons from a play's points and its effect on the others and on the seat's own hand."""

    def reasons(self, state: L, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if action >= state.game.draw or state.phase != PLAY:
            return []
        points = int(state.points_after(action))
        found = [Message("why-scores", {"points": points})] if points else []
        if state.hands.counts[state.turn] == 1:
            return [*found, Message("why-out")]
        play = Play(state, action, lambda each: self.open_after(state, each))
        return (found + play.against_others() + play.for_the_hand())[:MOST]

    def open_after(self, state: L, action: int) -> int:
        """Return the open numbers after a tile is played or led, as bits."""
        return int(state.open_after(action))


class Play:
    """A play with its result: the open numbers and the rest of the hand."""

    def __init__(self, state: LineRound, action: int, open_after: Callable[[int], int]) -> None:
        self.state = state
        self.open_after = open_after
        self.tile = _tile_of(state, action)
        self.open = open_after(action)
        self.new = self.open & ~int(state.line.number_mask())
        """The numbers that were not open before."""
        self.hand = state.hands.tiles(state.turn)
        self.rest = [tile for tile in self.hand if tile != self.tile]
        legal = [each for each in state.legal_actions() if each < state.game.draw]
        self.others = [each for each in legal if _tile_of(state, each) != self.tile]
        """The legal plays of other tiles."""

    def against_others(self) -> list[Message]:
        """Return which seats then cannot play, and which tiles no other seat can hold."""
        found: list[Message] = []
        state, sides = self.state, self.state.game.sides
        if not state.game.draw_limit:
            seat = int(state.next_seat(state.turn))
            while seat != state.turn:
                lacked = int(state.lacked[seat])
                if sides[seat] != sides[state.turn] and lacked & self.open:
                    if lacked & self.open == self.open:
                        numbers = _numbers(self.open)
                        found.append(Message("why-blocks", {"other": seat, "numbers": numbers}))
                    elif lacked & self.new:
                        numbers = _numbers(lacked & self.new)
                        found.append(Message("why-lacked", {"other": seat, "numbers": numbers}))
                seat = int(state.next_seat(seat))
        outside = _outside(state)
        for number in numbers_in(self.open):
            if not state.tiles_for(int(NUMBER_BIT[number])) & outside:
                mine = sum([self._fits(tile, number) for tile in self.rest])
                id = "why-own-end" if mine else "why-dead-end"
                found.append(Message(id, {"number": number, "count": mine}))
        return found

    def for_the_hand(self) -> list[Message]:
        """Return reasons based on weight, doubles, and the options of the remaining hand."""
        found: list[Message] = []
        if self.others and is_double(self.tile) and self._fits_one(self.tile):
            found.append(Message("why-double", {"tile": tile_text(self.tile)}))
        lighter = [int(PIPS[_tile_of(self.state, each)]) for each in self.others]
        pips = int(PIPS[self.tile])
        if pips >= HEAVY and lighter and pips > max(lighter):
            found.append(Message("why-heavy", {"pips": pips}))
        for number in numbers_in(self.new):
            count = sum([self._fits(tile, number) for tile in self.rest])
            if count >= SUIT:
                found.append(Message("why-suit", {"number": number, "count": count}))
        mine = self._followers(self.tile, self.open)
        theirs = [
            self._followers(_tile_of(self.state, each), self.open_after(each))
            for each in self.others
        ]
        if mine > 1 and theirs and mine > min(theirs) and mine == max([mine, *theirs]):
            found.append(Message("why-followers", {"count": mine}))
        kept = _variety(self.rest)
        lost = [
            _variety([own for own in self.hand if own != _tile_of(self.state, each)])
            for each in self.others
        ]
        if kept > 1 and lost and kept > min(lost) and kept == max([kept, *lost]):
            found.append(Message("why-variety", {"count": kept}))
        return found

    def _followers(self, played: int, numbers: int) -> int:
        """Return the number of other tiles that fit afterwards."""
        fitting = self.state.tiles_for(numbers)
        return sum([fitting >> tile & 1 for tile in self.hand if tile != played])

    def _fits_one(self, tile: int) -> bool:
        """Return whether the tile fits ends of only one number."""
        return sum([self._fits(tile, number) for number in range(self.state.game.pips + 1)]) == 1

    def _fits(self, tile: int, number: int) -> bool:
        return bool(self.state.tiles_for(int(NUMBER_BIT[number])) >> tile & 1)


def _tile_of(state: LineRound, action: int) -> int:
    first = int(state.game.first_lead)
    return action // 4 if action < first else action - first


def _outside(state: LineRound) -> int:
    """Return the tiles neither on the table nor in the hand of the seat to act, as bits."""
    known = [*state.line.tiles(), *state.hands.tiles(state.turn)]
    return sum([2**tile for tile in range(state.game.tiles) if tile not in known])


def _numbers(bits: int) -> list[str]:
    return [str(number) for number in numbers_in(bits)]


def _variety(tiles: list[int]) -> int:
    """Return the number of different numbers on several tiles."""
    return len({int(half) for tile in tiles for half in (HIGH[tile], LOW[tile])})
