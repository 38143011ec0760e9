"""Routes of accounts, and what this server offers."""

from __future__ import annotations

from litestar import Response, get

from capicua.api.account_models import Offers, OwnAccount
from capicua.server.accounts.accounts import Account
from capicua.server.http.routes.parameters import ServerRequest

PRIVATE = {"Cache-Control": "no-store"}


@get("/api/offers", sync_to_thread=False)
def offers(request: ServerRequest) -> Offers:
    """Return what this server offers besides tables that are found by their link."""
    return request.server.offers


@get("/api/account")
async def own_account(request: ServerRequest) -> Response[OwnAccount | None]:
    """Return the account of the client; nothing (204) if it is not signed in."""
    _ = request.accounts
    account = await request.account()
    if account is None:
        return Response(None, status_code=204, headers=PRIVATE)
    return Response(own(account), headers=PRIVATE)


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
