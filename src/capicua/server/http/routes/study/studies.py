"""Routes of studies: those of the package, and files to be read as one."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import RawBody

from capicua.api.study.studies import StudyList, StudyPage, StudyQuery, listed, page_of
from capicua.server.http.responses import told, unchanging
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    PathId,
    ServerRequest,
    record_text,
)

READING: Final = 3
"""What it costs to set up the positions of a study, in units of work."""


@get("/api/studies", sync_to_thread=True, **told(StudyList))
def study_list(request: ServerRequest) -> Response[bytes]:
    """Return the studies of the package."""
    return unchanging(request, listed(), "application/json")


@get("/api/studies/{study:str}", **told(StudyPage))
async def study_page(request: ServerRequest, study: PathId) -> Response[bytes]:
    """Return a study of the package with all its chapters."""
    request.admit_work()
    page = await request.threads.do(page_of, study)
    return unchanging(request, page, "application/json")


@post("/api/studies/read", request_max_body_size=LONGEST_RECORD, **told(StudyPage))
async def read_file(request: ServerRequest, body: RawBody) -> Response[bytes]:
    """Return a study that is the body, or the records there as one; nothing is kept."""
    request.admit_work(READING)
    return await request.answer(StudyQuery(record_text(body)))
