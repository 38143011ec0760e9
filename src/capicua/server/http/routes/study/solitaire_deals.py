"""Routes of solitaires' deals: the deal of the day, winnable deals, difficulty, losing moves."""

from __future__ import annotations

import datetime
from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody, RawBody

from capicua.api.study.solitaire_deals import (
    DailyDeals,
    DealAsked,
    DealQuery,
    LostDeal,
    RatedDeal,
    WinnableDeal,
    daily,
    deal_query,
)
from capicua.server.http.responses import told
from capicua.server.http.routes.parameters import LONGEST_RECORD, Day, ServerRequest, record_text

RATING: Final = 20
"""Number of requests that rating a deal counts as."""


@get("/api/deals/daily", sync_to_thread=True)
def daily_deals(day: Day = "") -> DailyDeals:
    """Return each solitaire's deal of a day, for example ``2026-11-23``; default: today (UTC)."""
    return daily(day or datetime.datetime.now(datetime.UTC).date().isoformat())


@post("/api/deals/winnable", **told(WinnableDeal))
async def winnable_deal(request: ServerRequest, data: JSONBody[DealAsked]) -> Response[bytes]:
    """Return the first deal from a number on that the solver proves winnable, stock known."""
    request.admit_work()
    return await request.answer(deal_query(data.rules, "winnable", data.deal))


@post("/api/deals/rated", **told(RatedDeal))
async def rated_deal(request: ServerRequest, data: JSONBody[DealAsked]) -> Response[bytes]:
    """Return whether a deal can be won, and how often level 5 wins it; takes up to 30 s."""
    request.admit_work(RATING)
    return await request.answer(deal_query(data.rules, "rated", data.deal))


@post("/api/deals/lost", request_max_body_size=LONGEST_RECORD, **told(LostDeal))
async def lost_deal(request: ServerRequest, body: RawBody) -> Response[bytes]:
    """Return whether a lost solitaire could have been won, and the move that lost it.

    The body is its record.
    """
    request.admit_work()
    return await request.answer(DealQuery(record_text(body), "lost"))
