"""Conversion of single values in records and positions to and from text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from capicua.core.messages import Message, Refused
from capicua.core.options import LARGEST
from capicua.core.seats import SEAT_LETTERS
from capicua.core.tiles.tile import TOP_PIP, parse_tile, tile_text
from capicua.notation.errors import Place, caused, problem

LETTERS: Final = tuple(SEAT_LETTERS)
"""The letters of the seats."""
NONE: Final = "–"
"""Stands for no seat or no tile."""

_DIGITS: Final = re.compile(r"[+\-−]?[0-9]{1,9}")


class Value(NamedTuple):
    """A value within one line of a text, and its place."""

    text: str
    place: Place

    def words(self) -> Iterator[Value]:
        """Yield its words, each with its own place."""
        line, column = self.place
        for word in re.finditer(r"[^\s,]+", self.text):
            yield Value(word[0], Place(line, column + word.start()))


def read_number(value: Value) -> int:
    """Return an integer of at most nine digits."""
    text = value.text.strip()
    if not _DIGITS.fullmatch(text):
        raise problem("record-number", value.place, text=text, high=LARGEST)
    return int(text.replace("−", "-"))


def read_numbers(value: Value) -> list[int]:
    """Return a list of numbers, for example one for each seat."""
    return [read_number(word) for word in value.words()]


def read_letter(value: Value) -> str:
    """Return the letter of a seat."""
    text = value.text.strip()
    if text not in LETTERS:
        raise problem("record-seat", value.place, text=text, low=LETTERS[0], high=LETTERS[-1])
    return text


def read_starter(value: Value) -> str:
    """Return the letter of the seat that starts, or ``–`` if the rules decide."""
    return NONE if value.text in (NONE, "-") else read_letter(value)


def read_letters(value: Value) -> list[str]:
    """Return the letters of seats; ``–`` means none."""
    return [read_letter(word) for word in value.words() if word.text not in (NONE, "-")]


def read_scores(value: Value) -> list[int]:
    """Return scores by seat; empty only for a void round, which is written ``void``."""
    if value.text.lower() == "void":
        return []
    numbers = read_numbers(value)
    if not numbers:
        raise problem("record-number", value.place, text="", high=0)
    return numbers


def read_tiles(value: Value) -> list[str]:
    """Return tiles, larger half first; ``–`` means none."""
    return [read_tile(word) for word in value.words() if word.text not in (NONE, "-")]


def read_tile(value: Value) -> str:
    """Return one tile, larger half first."""
    try:
        return tile_text(parse_tile(value.text, TOP_PIP))
    except Refused as refused:
        raise caused("record-tile", value.place, refused, text=value.text) from None


def read_options(value: Value) -> dict[str, str]:
    """Return options written ``name=value``, separated by spaces."""
    line, column = value.place
    found: dict[str, str] = {}
    for word in re.finditer(r"\S+", value.text):
        name, equals, text = word[0].partition("=")
        if not (name and equals) or name in found:
            place = Place(line, column + word.start())
            cause = Message("record-option-form")
            raise problem("record-option", place, cause=cause, text=word[0])
        found[name] = text
    return found


def numbers_text(numbers: Sequence[int]) -> str:
    """Return points by seat as text, with their signs."""
    return " ".join(f"{number:+d}" if number else "0" for number in numbers)


def scores_text(scores: Sequence[int]) -> str:
    """Return scores by seat as text."""
    return numbers_text(scores) or "void"


def words_text(words: Sequence[str]) -> str:
    """Return tiles or letters as text; ``–`` for none."""
    return " ".join(words) or NONE


def options_text(options: Mapping[str, str]) -> str:
    """Return options as text: ``name=value``, separated by spaces."""
    return " ".join(f"{name}={text}" for name, text in options.items())


def check_count(numbers: Sequence[int], players: int, name: str, place: Place) -> None:
    """Raise ``RecordError`` unless there is a number for each seat."""
    if len(numbers) != players:
        raise problem("record-count", place, name=name, found=len(numbers), players=players)


class Kind(NamedTuple):
    """How the values of a field are read and written."""

    read: Callable[[Value], Any]
    write: Callable[[Any], str]


_TEXT: Final = Kind(lambda value: value.text, str)
_NUMBER: Final = Kind(read_number, str)
_NUMBERS: Final = Kind(read_numbers, numbers_text)

TAGS: Final = {
    "Game": _TEXT,
    "Version": _NUMBER,
    "Preset": _TEXT,
    "Options": Kind(read_options, options_text),
    "Players": _NUMBER,
    "Totals": _NUMBERS,
    "Winners": Kind(read_letters, words_text),
}
"""The tags with a defined meaning, besides seat letters, which name the players.

Each is a field of ``Record``, whose name is in lower case.
"""
STATED: Final = {
    "starter": Kind(read_starter, str),
    "totals": _NUMBERS,
    "streak": _NUMBER,
    "pot": _NUMBER,
    "lot": Kind(read_letter, str),
}
"""The fields that a round may state before its tiles; each is a field of ``RoundRecord``."""
