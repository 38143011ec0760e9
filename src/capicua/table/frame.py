"""What all frames of a table's socket have in common."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

VISIBLE: Final = r"^[!-~]*(?![\s\S])"
"""Unlike ``$``, its end allows no line break after it."""
RequestId = Annotated[str, Meta(min_length=1, max_length=36, pattern=VISIBLE)]
"""The id under which a client asks for something: each counts at most once."""


class Frame(
    Struct, tag_field="type", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True
):
    """The base of all frames; ``type`` tells which."""
