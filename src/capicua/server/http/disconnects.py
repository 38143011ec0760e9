"""Requests that are cancelled when their client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException

_Found = TypeVar("_Found")


async def while_connected(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, _Found]
) -> _Found:
    """Return the result of ``work``, which is cancelled if the client disconnects."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientException("the client disconnected", status_code=499)
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


async def _left(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
