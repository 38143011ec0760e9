"""The base class and shared types of the frames on a table's socket."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

VISIBLE: Final = r"^[!-~]*(?![\s\S])"
"""Printable ASCII without spaces. Unlike ``$``, the ending does not allow a final newline."""
RequestId = Annotated[str, Meta(min_length=1, max_length=36, pattern=VISIBLE)]
"""The client's id for a request; a request is executed at most once per id."""


class Frame(
    Struct, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all frames; ``type`` is the kind of frame."""


class Request(Frame):
    """The base of the frames that ask for something; each is answered under its id."""

    id: RequestId


class Wait(Struct):
    """A person the table waits for, at a table without a clock."""

    seat: int
    in_ms: int
    """The time until the others may propose a stand-in, when the frame was made; 0: now."""


class StandIn(Struct):
    """A pending proposal that a bot stand in for the person at a seat."""

    seat: int
    by: int
    waiting_for: list[int]
