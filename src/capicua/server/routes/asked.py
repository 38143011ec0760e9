"""Path and query parameters with their bounds, and uploaded records."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter, QueryParameter, RawBody

from capicua.core.reasons import Message, Refused
from capicua.table.protocol import WORD

PathId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=WORD)]
"""The id of a table, a game or a score sheet; a language."""
PathNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
"""The number of a round."""
PuzzleId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=r"^\w+-\d+$")]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8, pattern=WORD)]
Day = Annotated[str, QueryParameter(name="day", max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")]
"""A date, for example ``2026-11-23``; empty: today."""
Point = Annotated[int, QueryParameter(name="seat", ge=-1, le=11)]
"""The seat whose view is shown, or -1 for all hands."""
RoundNumber = Annotated[int, QueryParameter(name="round", ge=1, le=100_000)]
"""The number of a round in a record, from 1."""
StepNumber = Annotated[int, QueryParameter(name="step", ge=0, le=100_000)]
"""The number of moves made in a round."""
Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**53)]
"""A version of a score sheet."""
LONGEST_RECORD: Final = 400_000
"""Maximum size of an uploaded record in bytes."""


def record_text(body: RawBody) -> str:
    """Return the text of an uploaded record. Raise ``Refused`` if it is not UTF-8."""
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None
