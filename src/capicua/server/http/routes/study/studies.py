"""Routes of studies: those of the package, and those that people write and share."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import RawBody

from capicua.api.queries import encoded
from capicua.api.study.studies import (
    StudyKeys,
    StudyList,
    StudyPage,
    StudyQuery,
    listed,
    page_of,
    stored_page,
    text_of,
)
from capicua.core.messages import Message, Refused
from capicua.learn.study import ORDER
from capicua.server.http.responses import Sent, private, told, unchanging, unpacks
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    PathId,
    ServerRequest,
    Since,
    record_text,
)
from capicua.server.tables import studies
from capicua.server.tables.studies import StoredStudy

READING: Final = 3
"""What it costs to set up the positions of a study, in units of work."""


@get("/api/studies", **told(StudyList))
async def study_list(request: ServerRequest) -> Response[bytes]:
    """Return the studies of the package."""
    return unchanging(request, await request.threads.do(listed), "application/json")


@get("/api/studies/{study:str}", **(told(StudyPage) | {"is_packed": True}))
async def study_page(request: ServerRequest, study: PathId) -> Response[bytes]:
    """Return a study: one of the package, or one that somebody has shared."""
    request.admit_work()
    if study in ORDER:
        page = await request.threads.do(page_of, study)
        return unchanging(request, page, "application/json")
    return await _shown(request, await studies.find(request.server.store, study))


@post("/api/studies/read", request_max_body_size=LONGEST_RECORD, **told(StudyPage))
async def read_file(request: ServerRequest, body: RawBody) -> Response[bytes]:
    """Return a study that is the body, or the records there as one; nothing is kept."""
    request.admit_work(READING)
    return await request.answer(StudyQuery(record_text(body)))


@post("/api/studies", status_code=201, request_max_body_size=LONGEST_RECORD)
async def share_study(request: ServerRequest, body: RawBody) -> Response[StudyKeys]:
    """Keep a study, which is the body, and return the id to read it and the key to change it."""
    request.access.admit_table(request)
    request.admit_work(READING)
    request.registry.storage.check()
    await request.check_words()
    text = await _checked(request, body)
    keys = await studies.begin(request.server.store, text)
    return private(keys)


@put(
    "/api/studies/{study:str}",
    request_max_body_size=LONGEST_RECORD,
    **(told(StudyPage) | {"is_packed": True}),
)
async def change_study(
    request: ServerRequest, study: PathId, body: RawBody, since: Since
) -> Response[bytes]:
    """Replace a study that the client saw at version ``since``; the body is the new text."""
    request.admit_work(READING)
    key = _key_of(request)
    await studies.check_key(request.server.store, study, key)
    text = await _checked(request, body)
    return await _shown(
        request, await studies.change(request.server.store, study, key, since, text)
    )


@delete("/api/studies/{study:str}", status_code=204)
async def delete_study(request: ServerRequest, study: PathId) -> None:
    """Delete a study."""
    request.admit_work()
    await studies.delete(request.server.store, study, _key_of(request))


async def _checked(request: ServerRequest, body: RawBody) -> str:
    """Return the text of a study all of whose positions are valid. Raise ``Refused``."""
    found = await request.find(StudyQuery(record_text(body)))
    return await request.threads.do(text_of, found)


async def _shown(request: ServerRequest, kept: StoredStudy) -> Response[bytes]:
    may_pack = unpacks(request)
    return Sent(*await request.threads.do(lambda: encoded(stored_page(*kept), may_pack)))


def _key_of(request: ServerRequest) -> str:
    """Return the key in the header of a request. Raise ``Refused`` if there is none."""
    said = request.headers.get("authorization", "")
    if not said.startswith("Bearer "):
        raise Refused(Message("not-your-study"))
    return said.removeprefix("Bearer ")[:64]
