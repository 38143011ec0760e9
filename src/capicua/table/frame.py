"""What all frames of a table's socket have in common, and what some of them say."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

VISIBLE: Final = r"^[!-~]*(?![\s\S])"
"""Letters, digits and signs, no spaces. Unlike ``$``, its end allows no line break after it."""
RequestId = Annotated[str, Meta(min_length=1, max_length=36, pattern=VISIBLE)]
"""The id under which a client asks for something: each counts at most once."""


class Frame(
    Struct, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all frames; ``type`` tells which."""


class SetUp(Struct, frozen=True):
    """Where play began at a table that goes on from a record: nobody vouches for its deals."""

    round: int
    """The place of the round in the record, counted from 1."""
    moves: int
    """How many moves of it were made in the record."""
