"""Readers for the fields of a position.

Every read method consumes its field; ``close`` rejects fields that were not read. Each tile may be
placed only once: a tile given in two places is rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from capicua.core.game import Game
from capicua.core.messages import BadText, Message, closest_name
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import NO_TILE, parse_tile, parse_tiles, tile_text

if TYPE_CHECKING:
    from capicua.core.state import State

NOTHING = ("", "–", "-")
"""Stands for no seat or no tile."""
DIGITS = 9
"""Maximum number of digits of a number."""


class Fields:
    """The given fields of a position; every method raises ``BadText`` for invalid values."""

    def __init__(self, given: dict[str, str], game: Game) -> None:
        self.game = game
        self.left = dict(given)
        self.used: set[int] = set()
        """The tiles placed so far."""
        self.known: dict[str, None] = {}
        """The names of the fields asked for, in that order."""

    def has(self, name: str) -> bool:
        """Return whether a field is given and not yet read."""
        self.known[name] = None
        return name in self.left

    def text(self, name: str, usual: str = "") -> str:
        """Return a field as written."""
        self.known[name] = None
        return self.left.pop(name, usual).strip()

    def word(self, name: str, words: Sequence[str], usual: str) -> str:
        """Return one of the allowed words."""
        found = self.text(name, usual).lower()
        if found not in words:
            raise bad(name, found, expected([word for word in words if word]))
        return found

    def is_set(self, name: str) -> bool:
        """Return whether a field is ``yes``; the default is ``no``."""
        return self.word(name, ("yes", "no"), "no") == "yes"

    def number(self, name: str, usual: int = 0, low: int = 0, high: int = 10**DIGITS) -> int:
        """Return an integer from ``low`` to ``high``."""
        text = self.text(name, str(usual))
        return read_number(name, text, low, high)

    def numbers(self, name: str, low: int = 0, high: int = 10**DIGITS) -> list[int]:
        """Return a number for each seat; zeros if the field is missing."""
        seats = int(self.game.players)
        words = self.text(name).split() or ["0"] * seats
        check_count(name, words, seats)
        return [read_number(name, word, low, high) for word in words]

    def seat(self, name: str, usual: int = 0) -> int:
        """Return a seat by its letter."""
        text = self.text(name)
        return parse_seat(text, self.game.players) if text else usual

    def seats(self, name: str) -> list[int]:
        """Return several seats by their letters."""
        words = self.text(name).replace(",", " ").split()
        return [parse_seat(word, self.game.players) for word in words if word not in NOTHING]

    def tiles(self, name: str) -> list[int]:
        """Return tiles that no earlier field has listed."""
        return self.use(parse_tiles(self.text(name), self.game.high))

    def tile(self, name: str) -> int:
        """Return one tile, which other fields may list as well; ``NO_TILE`` for none."""
        text = self.text(name)
        return NO_TILE if text in NOTHING else int(parse_tile(text, self.game.high))

    def hand(self, hands: Hands, seat: int) -> bool:
        """Give a seat its tiles; returns whether the field is given."""
        name = seat_letter(seat)
        if not self.has(name):
            return False
        for tile in self.tiles(name):
            hands.give(seat, tile)
        return True

    def use(self, tiles: list[int]) -> list[int]:
        """Mark tiles as placed, and return them."""
        for tile in tiles:
            if tile in self.used:
                raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
            self.used.add(tile)
        return tiles

    def rest(self) -> list[int]:
        """Return the tiles in play not yet placed, ascending."""
        return [tile for tile in self.game.tiles_in_play if tile not in self.used]

    def close(self) -> None:
        """Reject the first field that was not read."""
        for name, text in self.left.items():
            allowed = ", ".join(self.known)
            near = closest_name(name, self.known)
            raise bad(name, text, Message("position-unknown", {"allowed": allowed, **near}))


def bad(name: str, text: str, cause: Message | None = None) -> BadText:
    """Return the error for an invalid field: its name, what was given, and why it is invalid."""
    refused = BadText(Message("text-position", {"field": name, "text": text.strip()}))
    refused.reason = cause
    return refused


def illegal(name: str, text: str, state: State, action: int) -> BadText:
    """Return the error for a field that contains an illegal action, with the rule against it."""
    refusal = state.why_not(action)
    assert refusal is not None
    refused = bad(name, text, refusal.message)
    refused.rule = refusal.rule
    return refused


# -- causes -------------------------------------------------------------------------------------


def expected(allowed: Sequence[str]) -> Message:
    """Return the cause that only other values are allowed."""
    return Message("position-expected", {"allowed": ", ".join(allowed)})


def does_not_fit(tile: int, numbers: Sequence[int]) -> Message:
    """Return the cause that a tile does not match the numbers of an open end."""
    end = " / ".join([str(int(number)) for number in numbers])
    return Message("position-fit", {"tile": tile_text(tile), "end": end})


def not_held(tile: int, seat: int) -> Message:
    """Return the cause that a seat does not hold a tile."""
    return Message("position-not-held", {"tile": tile_text(tile), "player": seat})


def wrong_size(found: int, low: int, high: int) -> Message:
    """Return the cause that a field does not list as many tiles as expected."""
    return Message("position-tiles", {"found": found, "low": low, "high": high})


def wrong_hand(seat: int, found: int, low: int, high: int) -> Message:
    """Return the cause that a seat does not hold as many tiles as expected."""
    return Message("position-hand", {"player": seat, "found": found, "low": low, "high": high})


def few_doubles(seat: int, found: int, least: int) -> Message:
    """Return the cause that a seat holds fewer doubles than it should."""
    return Message("position-few-doubles", {"player": seat, "found": found, "least": least})


def check_count(name: str, words: Sequence[str], count: int, separator: str = " ") -> None:
    """Raise ``BadText`` unless there is one value for each seat."""
    if len(words) != count:
        cause = Message("position-count", {"found": len(words), "count": count})
        raise bad(name, separator.join(words), cause)


def read_number(name: str, text: str, low: int = 0, high: int = 10**DIGITS) -> int:
    """Return an integer, which may be negative if ``low`` is."""
    digits = text.removeprefix("−").removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS
    value = int(digits) * (1 if digits == text else -1) if is_number else high + 1
    if not low <= value <= high:
        if high == 10**DIGITS:
            raise bad(name, text, Message("position-any-number", {"low": low, "digits": DIGITS}))
        raise bad(name, text, Message("position-number", {"low": low, "high": high}))
    return value
