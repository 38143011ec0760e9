"""Routes of notices: browsers that receive them, e-mail, quiet hours, vacations, one's turns."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from capicua.api.hall.notices import (
    AddressCode,
    FormerBrowser,
    NewAddress,
    NewBrowser,
    NoticeChoices,
    NoticeState,
    OwnTurn,
    Vacation,
)
from capicua.core.messages import Message, Refused
from capicua.render.language import matching
from capicua.server.http.access import session_token
from capicua.server.http.responses import private
from capicua.server.http.routes.parameters import ServerRequest
from capicua.server.notices.mail import MailError
from capicua.server.notices.notices import Notices
from capicua.server.notices.push import PushKeys, Subscription
from capicua.table.frames.protocol import WORD

StopToken = Annotated[str, QueryParameter(name="token", min_length=1, max_length=64, pattern=WORD)]


def _notices(request: ServerRequest) -> Notices:
    """Return the notices. Raise ``Refused`` if this server sends none."""
    found = request.server.notices
    if found is None:
        raise Refused(Message("no-such-page"))
    return found


async def _state(request: ServerRequest) -> Response[NoticeState]:
    found = await _notices(request).state(await request.own_account())
    return private(found, status=200)


@get("/api/notices")
async def notice_state(request: ServerRequest) -> Response[NoticeState]:
    """Return what the person has chosen about notices."""
    _notices(request)
    return await _state(request)


@put("/api/notices")
async def choose_notices(
    request: ServerRequest, data: JSONBody[NoticeChoices]
) -> Response[NoticeState]:
    """Store what the person has chosen about notices."""
    notices = _notices(request)
    request.admit_work()
    await notices.choose(await request.own_account(), data)
    return await _state(request)


@get("/api/notices/turns")
async def own_turns(request: ServerRequest) -> Response[list[OwnTurn]]:
    """Return the person's matches by correspondence: where it is their turn first."""
    notices = _notices(request)
    found = await notices.turns(await request.own_account())
    return private(found)


@post("/api/notices/browsers", status_code=200)
async def add_browser(request: ServerRequest, data: JSONBody[NewBrowser]) -> Response[NoticeState]:
    """Let this browser receive the person's notices."""
    notices = _notices(request)
    request.admit_work()
    account = await request.own_account()
    keys = PushKeys(data.keys.p256dh, data.keys.auth)
    browser = Subscription(data.endpoint, keys)
    language, session = matching(data.language), session_token(request) or ""
    await notices.subscribe(account, browser, language, data.replaced, session)
    return await _state(request)


@post("/api/notices/browsers/remove", status_code=200)
async def remove_browser(
    request: ServerRequest, data: JSONBody[FormerBrowser]
) -> Response[NoticeState]:
    """Let this browser receive no more notices."""
    notices = _notices(request)
    await notices.unsubscribe(await request.own_account(), data.endpoint)
    return await _state(request)


@post("/api/notices/mail", status_code=202)
async def ask_address(request: ServerRequest, data: JSONBody[NewAddress]) -> Response[None]:
    """Send a code to an e-mail address."""
    notices = _notices(request)
    request.access.admit_entry(request)
    account = await request.own_account()
    try:
        await notices.ask_address(account, data.address, matching(data.language))
    except MailError:
        raise Refused(Message("mail-failed")) from None
    return private(None, status=202)


@post("/api/notices/mail/confirm", status_code=200)
async def confirm_address(
    request: ServerRequest, data: JSONBody[AddressCode]
) -> Response[NoticeState]:
    """Confirm an e-mail address with the code that was sent to it."""
    notices = _notices(request)
    request.access.admit_entry(request)
    await notices.confirm_address(await request.own_account(), data.address, data.code)
    return await _state(request)


@delete("/api/notices/mail", status_code=200)
async def forget_address(request: ServerRequest) -> Response[NoticeState]:
    """Forget the person's e-mail address."""
    notices = _notices(request)
    await notices.forget_address((await request.own_account()).id)
    return await _state(request)


@post("/api/notices/stop", status_code=200)
async def stop_mail(request: ServerRequest, token: StopToken) -> Response[None]:
    """Send no more e-mail to whoever got this link in one; mail programs do it by one tap."""
    notices = _notices(request)
    request.access.admit_entry(request)
    await notices.stop_mail(token)
    return private(None, status=200)


@put("/api/notices/vacation")
async def take_vacation(request: ServerRequest, data: JSONBody[Vacation]) -> Response[NoticeState]:
    """Let the person's clocks by correspondence stand still until a time, or run again."""
    notices = _notices(request)
    request.admit_work()
    await notices.take_vacation(await request.own_account(), data.until)
    return await _state(request)
