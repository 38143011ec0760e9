"""Routes of accounts, and what this server offers."""

from __future__ import annotations

from litestar import get

from capicua.server.http.routes.parameters import ServerRequest
from capicua.server.http.services import Offers


@get("/api/offers", sync_to_thread=False)
def offers(request: ServerRequest) -> Offers:
    """Return what this server offers besides tables that are found by their link."""
    return request.server.offers
