"""Errors in a text, with their place and their cause."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from capicua.core.messages import Argument, Message, Refused

Source = str | bytes
"""The text to read: a string, or the bytes of a UTF-8 file."""


class Place(NamedTuple):
    """A line and a column of a text, both counted from 1."""

    line: int
    column: int


NOWHERE: Final = Place(0, 0)
"""The place of values that were not read from a text."""


class RecordError(Refused):
    """A record or a position that cannot be read, or that contradicts the rules.

    ``message`` is a complete sentence with the place. ``reason`` is the game's own explanation,
    if there is one: why an action is illegal, which option is unknown. ``rule`` is the id of
    the rule, if one is broken.
    """

    def __init__(self, message: Message, place: Place, cause: Message | None, rule: str) -> None:
        super().__init__(message, rule)
        self.line = place.line
        self.column = place.column
        self.reason = cause

    def __reduce__(self) -> tuple[object, ...]:
        place = Place(self.line, self.column)
        return type(self), (self.message, place, self.reason, self.rule)


def problem(
    id: str,
    place: Place,
    *,
    cause: Message | None = None,
    rule: str = "",
    **arguments: Argument,
) -> RecordError:
    """Return an error with a message id, adding ``line`` and ``column`` to its arguments."""
    found: dict[str, Argument] = {"line": place.line, "column": place.column, **arguments}
    return RecordError(Message(id, found), place, cause, rule)


def caused(id: str, place: Place, refused: Refused, **arguments: Argument) -> RecordError:
    """Return an error with a message id, caused by a refusal of the game or the core."""
    error = problem(id, place, cause=refused.message, rule=refused.rule, **arguments)
    error.game = refused.game
    return error


class Text:
    """A text with places, and with every line ending normalized to a newline."""

    def __init__(self, source: Source) -> None:
        if isinstance(source, bytes):
            source = _decoded(source)
        self.text = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self._starts = [0, *(at + 1 for at, char in enumerate(self.text) if char == "\n")]

    def place(self, at: int) -> Place:
        """Return the line and column of the character at an index."""
        line = bisect_right(self._starts, at)
        return Place(line, at - self._starts[line - 1] + 1)


def _decoded(source: bytes) -> str:
    try:
        return source.decode()
    except UnicodeDecodeError as error:
        before = source[: error.start].decode()
        place = Text(before).place(len(Text(before).text))
        raise problem("record-encoding", place) from None
