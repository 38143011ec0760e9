"""Positions of Double Takes as text fields: written by ``fields``, set up by ``place``.

``gone`` are all tiles of earlier rounds and earlier tricks. The trick is written as its
tiles with the suit called (``trick: 13-10 15-10``, ``suit: 10``). Hands that are not given
get what is left of the set, lowest tiles first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.tile import (
    ALL_TILES,
    BIT,
    BIT_OF,
    NO_TILE,
    WORD_OF,
    parse_tiles,
    shows,
    tile_text,
    tiles_text,
)
from capicua.games.double_takes.picture import hand_tiles, tiles_of
from capicua.games.double_takes.suits import SUITS, WORDS, lead_of

if TYPE_CHECKING:
    from capicua.games.double_takes.round import TakesRound

KNOWN = ("opener", "leader", "suit", "trick", "asked", "gone", "leftover", "voids", "shown")
COUNTS = ("tricks", "doubles", "corrected", "revokes")


def fields(state: TakesRound) -> dict[str, str]:
    """The position as text fields, as far as this state knows it."""
    seats = range(state.players)
    trick = [int(tile) for tile in state.trick[: state.laid]]
    found = {
        seat_letter(seat): tiles_text(hand_tiles(state, seat))
        for seat in seats
        if hand_tiles(state, seat) or not state.counts[seat]
    }
    found["opener"] = seat_letter(state.opener)
    found["leader"] = seat_letter(state.leader)
    if trick:
        found["suit"] = str(state.led)
    found["trick"] = tiles_text(trick)
    if state.asked:
        found["asked"] = seat_letter(state.turn)
    found["gone"] = tiles_text([tile for tile in tiles_of(state.gone) if tile not in trick])
    if state.leftover != NO_TILE:
        found["leftover"] = tile_text(state.leftover)
    for name, numbers in _counts(state).items():
        if state.rules.penalised or name in ("tricks", "doubles"):
            found[name] = " ".join([str(number) for number in numbers])
    if state.rules.penalised:
        stood = [list(state.stood[seat * SUITS : (seat + 1) * SUITS]) for seat in seats]
        times = [[suit for suit in range(SUITS) for _ in range(row[suit])] for row in stood]
        found["stood"] = _by_seat([[str(suit) for suit in row] for row in times])
        shown = [tiles_of(state.shown, seat) for seat in seats]
        found["shown"] = _by_seat([[tile_text(tile) for tile in row] for row in shown])
    else:
        voids = [[s for s in range(SUITS) if state.voids[seat] & BIT[s]] for seat in seats]
        found["voids"] = _by_seat([[str(suit) for suit in row] for row in voids])
    found["turn"] = seat_letter(state.turn)
    return found


def _counts(state: TakesRound) -> dict[str, vec[i64]]:
    """The numbers by seat that a position has."""
    return {
        "tricks": state.tricks,
        "doubles": state.doubles,
        "corrected": state.corrected,
        "revokes": state.revokes,
    }


def _by_seat(rows: list[list[str]]) -> str:
    """Words for some seats: ``B 10 4, C 3``."""
    parts = [" ".join([seat_letter(seat), *row]) for seat, row in enumerate(rows) if row]
    return ", ".join(parts) or "–"


def place(state: TakesRound, fields: dict[str, str]) -> None:
    """Sets the position up; raises ``BadText`` naming the field that makes no sense."""
    _Placing(state, fields).place()


class _Placing:
    """A position being set up."""

    def __init__(self, state: TakesRound, fields: dict[str, str]) -> None:
        self.state = state
        self.fields = fields
        self.seats = range(int(state.players))
        self.letters = [seat_letter(seat) for seat in self.seats]

    def place(self) -> None:
        """Every field in its turn."""
        state = self.state
        penalised = ("stood", "shown", "corrected", "revokes")
        for name in self.fields:
            known = name in (*self.letters, *KNOWN, *COUNTS, "stood", "turn")
            if not known or (name == "voids" if state.rules.penalised else name in penalised):
                raise self.bad(name)
        starter = max(state.starter, 0)
        opener = self.seat("opener", starter)
        state.restart(vec[i64](), opener)
        state.clear(opener)
        state.start_trick(self.seat("leader", opener))
        trick = self.tiles("trick")
        self.place_tiles(trick)
        self.place_numbers()
        self.place_trick(trick)
        state.log = vec[i64]()
        state.is_over = not state.laid and not any(state.counts)
        state.count_points()
        if "turn" in self.fields and self.seat("turn", 0) != state.turn:
            raise self.bad("turn")

    # -- tiles ----------------------------------------------------------------------------

    def place_tiles(self, trick: list[int]) -> None:
        """The hands as they are now, the tile that remains, and what is gone."""
        state = self.state
        if len(trick) > len(self.seats):
            raise self.bad("trick")
        laid = [int(state.seat_at(place)) for place in range(len(trick))]
        size = self.size(laid)
        free = [tile for tile in range(ALL_TILES) if tile not in trick]
        sizes = [size - (seat in laid) for seat in self.seats]
        if min(sizes) < 0:
            raise self.bad("trick")
        given = {name: self.tiles(name) for name in self.letters if name in self.fields}
        for name, hand in given.items():
            if len(hand) != sizes[self.letters.index(name)] or len(hand) > state.rules.hand_size:
                raise self.bad(name)
        left = int(state.rules.tiles_after(state.number))
        leftover = self.tiles("leftover")
        if leftover and (len(leftover) > 1 or not state.rules.has_leftover(state.number)):
            raise self.bad("leftover")
        given["leftover"] = leftover
        if "gone" in self.fields:
            given["gone"] = self.tiles("gone")
            if len(given["gone"]) != len(free) - left - sum(sizes):
                raise self.bad("gone")
        for name, tiles in given.items():
            if any(tile not in free for tile in tiles):
                raise self.bad(name)
            free = [tile for tile in free if tile not in tiles]
        for seat, name in enumerate(self.letters):
            hand = given.get(name, free[: sizes[seat]])
            free = [tile for tile in free if tile not in hand]
            state.counts[seat] = len(hand)
            _put(state.hands, seat, hand)
        if state.rules.has_leftover(state.number):
            state.leftover = leftover[0] if leftover else free.pop(0)
            left = 0
        _put(state.gone, 0, given.get("gone", free[left:]))

    def size(self, laid: list[int]) -> int:
        """Tiles in each hand when the trick began, from a hand that is given or the tricks."""
        for seat, name in enumerate(self.letters):
            if name in self.fields:
                return len(self.tiles(name)) + (seat in laid)
        size = int(self.state.rules.hand_size)
        return size - sum(self.numbers("tricks")) if "tricks" in self.fields else size

    def tiles(self, name: str) -> list[int]:
        """The tiles of a field, none of them twice."""
        tiles = parse_tiles(self.fields.get(name, ""))
        if len(set(tiles)) != len(tiles):
            raise self.bad(name)
        return tiles

    # -- numbers --------------------------------------------------------------------------

    def place_numbers(self) -> None:
        """What was won and shown so far."""
        state = self.state
        for name, numbers in _counts(state).items():
            if name in self.fields:
                for seat, number in enumerate(self.numbers(name)):
                    numbers[seat] = number
        for seat, words in self.by_seat("voids"):
            for suit in self.suits("voids", words):
                state.voids[seat] |= BIT[suit]
        for seat, words in self.by_seat("stood"):
            for suit in self.suits("stood", words):
                state.stood[seat * SUITS + suit] += 1
        for seat, words in self.by_seat("shown"):
            tiles = parse_tiles(" ".join(words))
            if any(tile not in hand_tiles(state, seat) for tile in tiles):
                raise self.bad("shown")
            _put(state.shown, seat, tiles)

    def numbers(self, name: str) -> list[int]:
        """A number for each seat, together no more than the tricks of a round allow."""
        words = self.fields[name].split()
        if len(words) != len(self.seats) or not all(word.isdecimal() for word in words):
            raise self.bad(name)
        numbers = [int(word) for word in words]
        if sum(numbers) > len(self.seats) * self.state.rules.hand_size:
            raise self.bad(name)
        return numbers

    def by_seat(self, name: str) -> list[tuple[int, list[str]]]:
        """The words for each seat: ``B 10 4, C 3``."""
        parts = [part.split() for part in self.fields.get(name, "").split(",")]
        return [
            (parse_seat(words[0], self.state.players), words[1:])
            for words in parts
            if words not in ([], ["–"], ["-"])
        ]

    def suits(self, name: str, words: list[str]) -> list[int]:
        """Words that are numbers of suits."""
        if not all(word.isdecimal() and int(word) < SUITS for word in words):
            raise self.bad(name)
        return [int(word) for word in words]

    # -- the trick ------------------------------------------------------------------------

    def place_trick(self, trick: list[int]) -> None:
        """The tiles of the trick, played once more, and who is being asked about them."""
        state = self.state
        if trick:
            [suit] = self.suits("suit", self.fields.get("suit", "x").split()[:1]) or [SUITS]
            if not shows(trick[0], suit):
                raise self.bad("suit")
        for at, tile in enumerate(trick):
            _put(state.hands, int(state.turn), [tile])
            state.counts[state.turn] += 1
            action = int(lead_of(tile, suit)) if at == 0 else tile
            if action not in state.legal_actions():
                raise self.bad("trick")
            state.advance(action)
        if "asked" in self.fields:
            seat = self.seat("asked", 0)
            at = (seat - int(state.leader)) % len(self.seats)
            if not state.asked or shows(trick[at], state.led):
                raise self.bad("asked")
            state.asked = at
            state.turn = seat
        if bool(state.laid) != bool(trick):
            raise self.bad("trick")

    def seat(self, name: str, default: int) -> int:
        """The seat of a field."""
        if name not in self.fields:
            return int(default)
        return parse_seat(self.fields[name], self.state.players)

    def bad(self, name: str) -> BadText:
        """The refusal of a field."""
        return BadText(Message("text-position", {"field": name, "text": self.fields.get(name, "")}))


def _put(words: vec[i64], part: int, tiles: list[int]) -> None:
    """Adds tiles to a seat's part of the words."""
    for tile in tiles:
        words[part * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
