"""Routes of accounts, and what this server offers."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import to_builtins

from capicua.api.hall.accounts import (
    AccountChange,
    AccountDevices,
    AccountMade,
    AccountPlan,
    AccountTable,
    BotMade,
    BotPlan,
    ChallengeRequest,
    Offers,
    OwnAccount,
    OwnBot,
    PasskeyAnswer,
    RecoveryCodes,
    RecoveryRequest,
    RecoveryToken,
    SignInRequest,
    SignOutRequest,
)
from capicua.api.queries import encoded
from capicua.core.messages import Message, Refused
from capicua.server.accounts import changes, devices
from capicua.server.accounts.accounts import Account, name_taken, new_account, new_id
from capicua.server.accounts.export import export, records
from capicua.server.accounts.names import check_name
from capicua.server.http.access import ACCOUNT_COOKIE, session_token
from capicua.server.http.eligibility import standing_cookies
from capicua.server.http.responses import PRIVATE, Sent, private, unpacks
from capicua.server.http.routes.parameters import PathId, ServerRequest
from capicua.server.notices.recovery_mail import RecoveryMail
from capicua.table.frames.protocol import WORD
from capicua.table.play.seats import key_hash

PasskeyId = Annotated[str, PathParameter(min_length=1, max_length=1400, pattern=WORD)]
"""The id of a passkey, in base64url."""


@get("/api/offers", sync_to_thread=False)
def offers(request: ServerRequest) -> Offers:
    """Return what this server offers besides tables that are found by their link."""
    return request.server.offers


# -- who is signed in --------------------------------------------------------------------------


@get("/api/account")
async def own_account(request: ServerRequest) -> Response[OwnAccount | None]:
    """Return the account of the client; nothing (204) if it is not signed in."""
    _ = request.accounts
    account = await request.account()
    if account is None:
        return private(None, status=204)
    return private(own(account), cookies=standing_cookies(request, account))


@post("/api/account", status_code=201)
async def make_account(
    request: ServerRequest, data: JSONBody[AccountPlan]
) -> Response[AccountMade]:
    """Create an account and sign in; without a passkey it gets recovery codes."""
    accounts = request.accounts
    request.access.admit_entry(request)
    request.access.admit_body(request)
    account = new_account(data.name, data.face, data.language)
    entered = await request.server.sign_in.create(
        account, _device(request), data.passkey, request.access.site_of(request)
    )
    made = await accounts.find(entered.account)
    assert made is not None
    body = AccountMade(own(made), entered.codes)
    return private(body, cookies=[_cookie(request, entered.token)])


@patch("/api/account")
async def change_account(
    request: ServerRequest, data: JSONBody[AccountChange]
) -> Response[OwnAccount]:
    """Change an account; what the body does not name stays."""
    account = await request.own_account()
    request.access.admit_entry(request)
    await changes.change(request.server.store, account, data)
    changed = await request.accounts.find(account.id)
    assert changed is not None
    return private(own(changed))


@delete("/api/account", status_code=204)
async def delete_account(request: ServerRequest) -> Response[None]:
    """Delete the account, its bots, and everything personal that it has left at tables."""
    account = await request.own_account()
    await request.server.erasure.erase(account.id)
    return private(None, cookies=[_cookie(request, "")])


@get("/api/account/export", status_code=200, is_packed=True)
async def export_account(request: ServerRequest) -> Response[bytes]:
    """Return everything stored about the account, with the records of its finished matches."""
    account = await request.own_account()
    request.admit_work(10)
    found = await export(request.server.store, account.id)
    measures = await request.server.case_files.measures(account.id)
    found["measures"] = to_builtins(measures)
    answer = Sent(*await request.threads.do(encoded, found, unpacks(request)))
    answer.headers["Content-Disposition"] = f'attachment; filename="capicua-{account.id}.json"'
    return answer


@get("/api/account/records", status_code=200)
async def download_records(request: ServerRequest) -> Response[bytes]:
    """Return the records of the account's finished matches as JSON Lines, one match a line."""
    account = await request.own_account()
    request.admit_work(10)
    name = f'attachment; filename="capicua-{account.id}.jsonl"'
    return Response(
        await records(request.server.store, account.id),
        media_type="application/x-ndjson",
        headers={**PRIVATE, "Content-Disposition": name},
    )


# -- signing in and out ------------------------------------------------------------------------


@post("/api/account/challenges", status_code=200)
async def ask_passkey(request: ServerRequest, data: JSONBody[ChallengeRequest]) -> Response[bytes]:
    """Return what the browser's authenticator is to sign, in the form of WebAuthn."""
    accounts = request.accounts
    request.access.admit_entry(request)
    site, keys = request.access.site_of(request), request.server.sign_in.passkeys
    if data.wants == "sign-in":
        return _json(await keys.ask_to_sign_in(site))
    account = await request.account()
    if account is not None:
        return _json(await keys.ask_to_make(site, account.id, account.name))
    name = check_name(data.name)
    if await accounts.named(name) is not None:
        raise name_taken(name)
    return _json(await keys.ask_to_make(site, new_id(), name))


@post("/api/account/sign-in", status_code=200)
async def sign_in(request: ServerRequest, data: JSONBody[SignInRequest]) -> Response[OwnAccount]:
    """Sign in with a passkey or a recovery code."""
    accounts = request.accounts
    request.access.admit_entry(request)
    entrance, device = request.server.sign_in, _device(request)
    if data.passkey is None:
        token = await entrance.by_code(data.code, device)
    else:
        site = request.access.site_of(request)
        token = await entrance.by_passkey(data.passkey, site, device)
    account = await accounts.of_session(token)
    if account is None:  # deleted meanwhile
        raise Refused(Message("not-signed-in"))
    return private(own(account), cookies=[_cookie(request, token)])


@post("/api/account/recovery", status_code=202)
async def ask_recovery(request: ServerRequest, data: JSONBody[RecoveryRequest]) -> Response[None]:
    """Send a link that signs in to an e-mail address, if it is that of an account.

    The answer is the same for any address.
    """
    request.access.admit_entry(request)
    recovery = _recovery(request)
    address = recovery.admit(data.address, request.address)
    request.registry.spawn(recovery.send(address))
    return private(None, status=202)


@post("/api/account/recovery/enter", status_code=200)
async def recover(request: ServerRequest, data: JSONBody[RecoveryToken]) -> Response[OwnAccount]:
    """Sign in with the token of a link sent by e-mail, which works once."""
    accounts = request.accounts
    request.access.admit_entry(request)
    token = await _recovery(request).sign_in(data.token, _device(request))
    account = await accounts.of_session(token)
    if account is None:  # deleted meanwhile
        raise Refused(Message("not-signed-in"))
    return private(own(account), cookies=[_cookie(request, token)])


def _recovery(request: ServerRequest) -> RecoveryMail:
    """Return what sends links by e-mail. Raise ``Refused`` if this server sends none."""
    notices = request.server.notices
    if notices is None or notices.recovery is None:
        raise Refused(Message("mail-off"))
    return notices.recovery


@post("/api/account/sign-out", status_code=204)
async def sign_out(request: ServerRequest, data: JSONBody[SignOutRequest]) -> Response[None]:
    """Sign out this device, others, or all of them."""
    account, own_token = await request.own_account(), session_token(request) or ""
    ids = None if data.everywhere else data.sessions or [key_hash(own_token)]
    await devices.end_sessions(request.server.store, account.id, ids)
    await request.server.sockets.drop_signed_out()
    is_out = ids is None or key_hash(own_token) in ids
    cookies = [*([_cookie(request, "")] if is_out else []), *standing_cookies(request, account)]
    return private(None, cookies=cookies)


@get("/api/account/devices")
async def own_devices(request: ServerRequest) -> Response[AccountDevices]:
    """Return where the account is signed in, and its passkeys."""
    account = await request.own_account()
    token = session_token(request) or ""
    found = await devices.devices_of(request.server.store, account.id, token)
    return private(found)


@post("/api/account/passkeys", status_code=204)
async def add_passkey(request: ServerRequest, data: JSONBody[PasskeyAnswer]) -> Response[None]:
    """Add a passkey to the account."""
    account = await request.own_account()
    request.access.admit_entry(request)
    request.access.admit_body(request)
    site = request.access.site_of(request)
    await request.server.sign_in.add_passkey(account.id, data.passkey, site, _device(request))
    return private(None)


@delete("/api/account/passkeys/{passkey:str}", status_code=204)
async def remove_passkey(request: ServerRequest, passkey: PasskeyId) -> Response[None]:
    """Remove a passkey, unless it is the last way into the account."""
    account = await request.own_account()
    await devices.remove_passkey(request.server.store, account.id, passkey)
    return private(None)


@post("/api/account/codes", status_code=200)
async def new_codes(request: ServerRequest) -> Response[RecoveryCodes]:
    """Replace the recovery codes, and return the new ones; not in children's mode."""
    account = await request.own_account()
    if account.is_child:  # the child could print the code that ends the mode
        raise Refused(Message("child-sheet"))
    request.access.admit_entry(request)
    codes = await request.server.sign_in.new_sheet(account.id)
    return private(RecoveryCodes(codes))


# -- tables ------------------------------------------------------------------------------------


@get("/api/account/tables")
async def own_tables(request: ServerRequest) -> Response[list[AccountTable]]:
    """Return the account's tables: first those at which something is due, then the newest."""
    account = await request.own_account()
    found = [AccountTable(*row) for row in await request.accounts.tables_of(account.id)]
    return private(found)


@post("/api/tables/{table:str}/keep", status_code=204)
async def keep_table(request: ServerRequest, table: PathId) -> Response[None]:
    """Tie the seat that this browser has at a table to its account."""
    account, token = await request.own_account(), await request.table_token(table)
    room = (await request.registry.get(table)).room
    if token is None or room.requester(key_hash(token)) is None:
        raise Refused(Message("not-at-table"))
    if key_hash(token) not in await request.accounts.at_table(table):
        await request.accounts.seat(account, table, token)
    return private(None)


@post("/api/tables/{table:str}/return", status_code=204)
async def return_to_table(request: ServerRequest, table: PathId) -> Response[None]:
    """Identify this browser at a table at which its account has been on another device."""
    account = await request.own_account()
    token = await request.accounts.token_at(account, table)
    if token is None:
        raise Refused(Message("not-at-table"))
    return private(None, cookies=request.access.cookies(table, token))


# -- bots --------------------------------------------------------------------------------------


@get("/api/account/bots")
async def own_bots(request: ServerRequest) -> Response[list[OwnBot]]:
    """Return the bot accounts of the person."""
    account = await request.own_account()
    found = await changes.bots_of(request.server.store, account.id)
    return private(found)


@post("/api/account/bots", status_code=201)
async def make_bot(request: ServerRequest, data: JSONBody[BotPlan]) -> Response[BotMade]:
    """Create a bot account; its program signs in with the token, which is shown once."""
    account = await request.own_account()
    request.access.admit_entry(request)
    bot, token = await changes.create_bot(request.server.store, account, data.name, data.face)
    return private(BotMade(own(bot), token))


@delete("/api/account/bots/{bot:str}", status_code=204)
async def delete_bot(request: ServerRequest, bot: PathId) -> Response[None]:
    """Delete a bot account of the person."""
    account, found = await request.own_account(), await request.accounts.find(bot)
    if found is None or found.owner_id != account.id:
        raise Refused(Message("no-such-account"))
    await request.server.erasure.erase(bot)
    return private(None)


def own(account: Account) -> OwnAccount:
    """Return an account as its own person sees it."""
    return OwnAccount(
        id=account.id,
        name=account.name,
        face=account.face,
        country=account.country,
        language=account.language,
        role=account.role,
        is_bot=account.is_bot,
        is_child=account.is_child,
        email=account.email,
        made=account.made,
        renamed=account.renamed,
    )


def _json(data: bytes) -> Response[bytes]:
    return Response(data, media_type="application/json", headers=PRIVATE)


def _cookie(request: ServerRequest, token: str) -> Cookie:
    """Return the cookie of a session; an empty token removes it."""
    cookie = request.access.cookie(ACCOUNT_COOKIE, token, "/")
    if not token:
        cookie.max_age = 0
    return cookie


def _device(request: ServerRequest) -> str:
    return devices.device_name(request.headers.get("user-agent", ""))
