"""Readers for the fields of a position.

Every read method consumes its field; ``close`` rejects fields that were not read. Each tile may be
placed only once: a tile given in two places is rejected.
"""

from __future__ import annotations

from collections.abc import Sequence

from capicua.core.game import Game
from capicua.core.messages import BadText, Message
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import NO_TILE, parse_tile, parse_tiles, tile_text

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

    def has(self, name: str) -> bool:
        """Return whether a field is given and not yet read."""
        return name in self.left

    def text(self, name: str, usual: str = "") -> str:
        """Return a field as written."""
        return self.left.pop(name, usual).strip()

    def word(self, name: str, words: Sequence[str], usual: str) -> str:
        """Return one of the allowed words."""
        found = self.text(name, usual).lower()
        if found not in words:
            raise bad(name, found)
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
        if len(words) != seats:
            raise bad(name, " ".join(words))
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
            raise bad(name, text)


def bad(name: str, text: str) -> BadText:
    """Return the error for an invalid field."""
    return BadText(Message("text-position", {"field": name, "text": text.strip()}))


def read_number(name: str, text: str, low: int = 0, high: int = 10**DIGITS) -> int:
    """Return an integer, which may be negative if ``low`` is."""
    digits = text.removeprefix("−").removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS
    value = int(digits) * (1 if digits == text else -1) if is_number else high + 1
    if not low <= value <= high:
        raise bad(name, text)
    return value
