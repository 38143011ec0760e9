"""Routes of solitaires' deals: the deal of the day, winnable deals, difficulty, losing moves."""

from __future__ import annotations

import datetime
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, RawBody

from capicua.server.answers import Sent, described
from capicua.server.dealing import (
    DailyDeals,
    DealAsked,
    Deals,
    LostDeal,
    RatedDeal,
    WinnableDeal,
    Wish,
    daily,
    wish_of,
)
from capicua.server.door import Door
from capicua.server.routes.asked import LONGEST_RECORD, Day, record_text

RATING: Final = 20
"""Number of requests that rating a deal counts as."""

Anyone = Request[Any, Any, Any]


@get("/api/deals/daily", sync_to_thread=True)
def daily_deals(day: Day = "") -> DailyDeals:
    """Return each solitaire's deal of a day, for example ``2026-11-23``; default: today (UTC)."""
    return daily(day or datetime.datetime.now(datetime.UTC).date().isoformat())


@post("/api/deals/winnable", status_code=200, responses=described(WinnableDeal))
async def winnable_deal(
    request: Anyone,
    data: JSONBody[DealAsked],
    door: NamedDependency[Door],
    deals: NamedDependency[Deals],
) -> Response[bytes]:
    """Return the first deal from a number on that the solver proves winnable, stock known."""
    door.admit_work(request)
    wish = wish_of(data.rules, "winnable", data.deal)
    return Sent(await deals.find(wish, door.address_of(request)), False)


@post("/api/deals/rated", status_code=200, responses=described(RatedDeal))
async def rated_deal(
    request: Anyone,
    data: JSONBody[DealAsked],
    door: NamedDependency[Door],
    deals: NamedDependency[Deals],
) -> Response[bytes]:
    """Return whether a deal can be won, and how often level 5 wins it; takes up to 30 s."""
    door.admit_work(request, RATING)
    wish = wish_of(data.rules, "rated", data.deal)
    return Sent(await deals.find(wish, door.address_of(request)), False)


@post(
    "/api/deals/lost",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    responses=described(LostDeal),
)
async def lost_deal(
    request: Anyone,
    body: RawBody,
    door: NamedDependency[Door],
    deals: NamedDependency[Deals],
) -> Response[bytes]:
    """Return whether a lost solitaire could have been won, and the move that lost it.

    The body is its record.
    """
    door.admit_work(request)
    wish = Wish(record_text(body), "lost")
    return Sent(await deals.find(wish, door.address_of(request)), False)


HANDLERS: Final = [daily_deals, winnable_deal, rated_deal, lost_deal]
"""Routes of solitaires' deals."""
