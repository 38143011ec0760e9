"""Deals of solitaires: that of the day, winnable ones, how hard one is, and where it was lost."""

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
"""As how many requests it counts to rate a deal."""

Anyone = Request[Any, Any, Any]


@get("/api/deals/daily", sync_to_thread=True)
def daily_deals(day: Day = "") -> DailyDeals:
    """The solitaires' deals of a day such as ``2026-11-23``; of today (UTC) where none is named."""
    return daily(day or datetime.datetime.now(datetime.UTC).date().isoformat())


@post("/api/deals/winnable", status_code=200, responses=described(WinnableDeal))
async def winnable_deal(
    request: Anyone,
    data: JSONBody[DealAsked],
    door: NamedDependency[Door],
    deals: NamedDependency[Deals],
) -> Response[bytes]:
    """The first deal from a number on that the solver shows to be winnable, the stock known."""
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
    """Whether a deal can be won, and how often level 5 wins it; takes up to half a minute."""
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
    """Whether a lost solitaire could have been won, and the move that lost it: the body is its
    record.
    """
    door.admit_work(request)
    wish = Wish(record_text(body), "lost")
    return Sent(await deals.find(wish, door.address_of(request)), False)


HANDLERS: Final = [daily_deals, winnable_deal, rated_deal, lost_deal]
"""Routes of solitaires' deals."""
