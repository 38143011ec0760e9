"""Routes of positions that people set up: the table, its picture, and how good each move is."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import JSONBody, RawBody

from capicua.api.pictures import PictureAsked, PositionPicture
from capicua.api.study.analysis import (
    Analysed,
    AnalysisAsked,
    Board,
    BoardAsked,
    BoardQuery,
    MomentQuery,
    StartAsked,
    StartQuery,
    TouchAsked,
    analysis_query,
    touched,
)
from capicua.render.language import matching
from capicua.server.http.responses import told
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    Lang,
    RoundNumber,
    ServerRequest,
    StepNumber,
    record_text,
)
from capicua.table.frames.protocol import Problem

SVG: Final = "image/svg+xml"


@post("/api/analysis/start", **told(Board))
async def start_of_round(request: ServerRequest, data: JSONBody[StartAsked]) -> Response[bytes]:
    """Return the start of a round under house rules, with one hand or all of them."""
    request.admit_work()
    return await request.answer(StartQuery(data.rules, data.deal, data.seat))


@post("/api/analysis/board", **told(Board))
async def board(request: ServerRequest, data: JSONBody[BoardAsked]) -> Response[bytes]:
    """Return a position on the table, after an action if one is given."""
    request.admit_work()
    return await request.answer(BoardQuery(data.position, data.action, data.form))


@post("/api/analysis/moment", request_max_body_size=LONGEST_RECORD, **told(Board))
async def moment(
    request: ServerRequest, body: RawBody, number: RoundNumber = 1, step: StepNumber = 0
) -> Response[bytes]:
    """Return a moment of a record, which is the body, as a position with all hands."""
    request.admit_work()
    return await request.answer(MomentQuery(record_text(body), number, step))


@post("/api/analysis/why", status_code=200)
async def why_nothing(request: ServerRequest, data: JSONBody[TouchAsked]) -> Problem:
    """Return why touching something in a position does nothing."""
    request.admit_work()
    return await request.threads.do(touched, data)


@post("/api/analysis", **told(Analysed))
async def analyse_position(
    request: ServerRequest, data: JSONBody[AnalysisAsked]
) -> Response[bytes]:
    """Return every move of the seat to act, best first, and where the hidden tiles may be."""
    request.admit_work(1 + data.depth)
    return await request.answer(analysis_query(data))


@post("/api/analysis/picture", media_type=SVG)
async def picture_of_position(
    request: ServerRequest, data: JSONBody[PictureAsked], lang: Lang = "en"
) -> Response[bytes]:
    """Return a picture of a position, as one seat sees it or with all hands that are given."""
    request.admit_work()
    asked = PositionPicture(data.position, tuple(data.names), data.seat, data.paper, matching(lang))
    return Response(await request.find(asked), media_type=SVG, status_code=200)
