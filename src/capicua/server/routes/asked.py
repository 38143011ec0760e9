"""What stands in addresses, with its bounds; and records that are uploaded."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter, QueryParameter, RawBody

from capicua.core.reasons import Message, Refused
from capicua.table.protocol import WORD

PathId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=WORD)]
"""The id of a table, a game, a score sheet; a language."""
PathNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
"""Of a round."""
PuzzleId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=r"^\w+-\d+$")]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8, pattern=WORD)]
Day = Annotated[str, QueryParameter(name="day", max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")]
"""Such as ``2026-11-23``; empty: today."""
Point = Annotated[int, QueryParameter(name="seat", ge=-1, le=11)]
"""A seat to look from, or -1 for all hands."""
RoundNumber = Annotated[int, QueryParameter(name="round", ge=1, le=100_000)]
"""Of a round of a record, counted from 1."""
StepNumber = Annotated[int, QueryParameter(name="step", ge=0, le=100_000)]
"""How many moves of a round were made."""
Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**53)]
"""A version of a score sheet."""
LONGEST_RECORD: Final = 400_000
"""Bytes of a record that is uploaded."""


def record_text(body: RawBody) -> str:
    """The text of a record that was uploaded; raises ``Refused`` where it is none."""
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None
