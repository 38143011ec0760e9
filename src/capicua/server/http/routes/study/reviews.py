"""Routes of reviews (best actions, costs, reasons) and of chances (who could hold which tile)."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import QueryParameter, RawBody

from capicua.api.study.chances import ChancesQuery
from capicua.api.study.reviews import ReviewedRound, ReviewQuery
from capicua.review.tile_chances import Chances
from capicua.server.http.responses import told
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    RoundNumber,
    ServerRequest,
    StepNumber,
    record_text,
)

Seat = Annotated[int, QueryParameter(name="seat", ge=0, le=11)]


@post("/api/review", request_max_body_size=LONGEST_RECORD, **told(ReviewedRound))
async def review_round(
    request: ServerRequest, body: RawBody, number: RoundNumber = 1
) -> Response[bytes]:
    """Review a round of a record, which is the body; ``round`` counts from 1."""
    request.admit_work()
    return await request.answer(ReviewQuery(record_text(body), number))


@post("/api/chances", request_max_body_size=LONGEST_RECORD, **told(Chances))
async def find_chances(
    request: ServerRequest,
    body: RawBody,
    number: RoundNumber = 1,
    step: StepNumber = 0,
    seat: Seat = 0,
) -> Response[bytes]:
    """Return where the tiles hidden from a seat may be.

    The body is the record, ``round`` counts from 1, ``step`` is the number of moves made.
    """
    request.admit_work()
    return await request.answer(ChancesQuery(record_text(body), number, step, seat))
