"""What speaks for a play on the line, in words: only what is certain from what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.tile import HIGH, LOW, PIPS, WORD, is_double, tile_text, tiles_in
from capicua.families.line.layout import NUMBER_BIT, Line

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound

MOST: Final = 3
"""No more reasons are given."""
HEAVY: Final = 8
"""The pips from which a tile counts as heavy."""
SUIT: Final = 3
"""Tiles of one number that make it the seat's own."""


def reasons(state: LineRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    if action >= state.rules.draw or state.phase != 0:
        return []
    if state.counts[state.turn] == 1:
        return [Message("why-out")]
    play = Play(state, action)
    found = play.against_others() + play.for_the_hand()
    return found[:MOST]


def open_after(state: LineRound, action: i64) -> i64:
    """The open numbers once a tile is played or led, as bits; the line is laid to see."""
    first = state.rules.first_lead
    line = Line(state.rules.pips, state.rules.spinner)
    line.copy(state.line)
    if action >= first:
        line.lead(action - first, state.turn)
    else:
        arm = action % 4
        line.lay(action // 4, arm, PIPS[action // 4] - line.ends[arm], state.turn)
    return line.number_mask()


class Play:
    """A play with what it leaves: the open numbers and the rest of the hand."""

    def __init__(self, state: LineRound, action: int) -> None:
        rules = state.rules
        self.state = state
        self.tile = _tile_of(state, action)
        self.open = int(state.open_after(action))
        self.new = self.open & ~int(state.line.number_mask())
        """The numbers that were not open before."""
        self.hand = _hand(state)
        self.rest = [tile for tile in self.hand if tile != self.tile]
        legal = [each for each in state.legal_actions() if each < rules.draw]
        self.others = [each for each in legal if _tile_of(state, each) != self.tile]
        """The plays of other tiles there are."""

    def against_others(self) -> list[Message]:
        """Who cannot play then, as far as passes have shown; and what nobody else holds."""
        found: list[Message] = []
        state, sides = self.state, self.state.game.sides
        if not state.rules.draw_limit:
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
        for number in _bits(self.open):
            if not state.tiles_for(int(NUMBER_BIT[number])) & outside:
                mine = sum([self._fits(tile, number) for tile in self.rest])
                id = "why-own-end" if mine else "why-dead-end"
                found.append(Message(id, {"number": number, "count": mine}))
        return found

    def for_the_hand(self) -> list[Message]:
        """Weight, doubles, and what the rest of the hand can do."""
        found: list[Message] = []
        if self.others and is_double(self.tile) and self._fits_one(self.tile):
            found.append(Message("why-double", {"tile": tile_text(self.tile)}))
        lighter = [int(PIPS[_tile_of(self.state, each)]) for each in self.others]
        pips = int(PIPS[self.tile])
        if pips >= HEAVY and lighter and pips > max(lighter):
            found.append(Message("why-heavy", {"pips": pips}))
        for number in _bits(self.new):
            count = sum([self._fits(tile, number) for tile in self.rest])
            if count >= SUIT:
                found.append(Message("why-suit", {"number": number, "count": count}))
        mine = self._followers()
        theirs = [Play(self.state, each)._followers() for each in self.others]
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

    def _followers(self) -> int:
        """How many tiles of the rest fit then."""
        fitting = self.state.tiles_for(self.open)
        return sum([fitting >> tile & 1 for tile in self.rest])

    def _fits_one(self, tile: int) -> bool:
        """Whether the tile fits ends of one number only."""
        return sum([self._fits(tile, number) for number in range(self.state.rules.pips + 1)]) == 1

    def _fits(self, tile: int, number: int) -> bool:
        return bool(self.state.tiles_for(int(NUMBER_BIT[number])) >> tile & 1)


def _tile_of(state: LineRound, action: int) -> int:
    first = int(state.rules.first_lead)
    return action // 4 if action < first else action - first


def _hand(state: LineRound) -> list[int]:
    tiles: list[int] = []
    for word in range(state.words):
        tiles += tiles_in(state.hands[state.turn * state.words + word], word * WORD)
    return tiles


def _outside(state: LineRound) -> int:
    """The tiles that are neither on the table nor in the hand of the seat to act, as bits."""
    known = [*state.line.tiles(), *_hand(state)]
    bits = 0
    for tile in range(state.rules.tiles):
        if tile not in known:
            bits += 2**tile
    return bits


def _bits(numbers: int) -> list[int]:
    return [number for number in range(16) if numbers >> number & 1]


def _numbers(numbers: int) -> list[str]:
    return [str(number) for number in _bits(numbers)]


def _variety(tiles: list[int]) -> int:
    """How many different numbers some tiles show."""
    shown: set[int] = set()
    for tile in tiles:
        shown.add(int(HIGH[tile]))
        shown.add(int(LOW[tile]))
    return len(shown)
