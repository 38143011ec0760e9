"""Positions in records to continue from, found in a worker process: records may be long."""

from __future__ import annotations

from typing import NamedTuple

from capicua.notation import read
from capicua.table.room.resume import Position, position


class RecordPosition(NamedTuple):
    """A position in a record."""

    text: str
    number: int
    """The number of the round, from 1."""
    step: int
    """The number of moves made."""


def position_in(wish: RecordPosition) -> Position:
    """Return the position, with everything needed to continue from it. Raise ``Refused``."""
    return position(read(wish.text), wish.number, wish.step)
