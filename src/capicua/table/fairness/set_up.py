"""Where play started at a table that continues a record."""

from __future__ import annotations

from msgspec import Struct


class SetUp(Struct, frozen=True):
    """Where play started at a table that continues a record; its deals cannot be verified."""

    round: int
    """The position of the round in the record, counted from 1."""
    moves: int
    """The number of its moves taken from the record."""
