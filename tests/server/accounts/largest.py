"""The largest request for each route of accounts (``compute/test_loop_stalls.py``)."""

from __future__ import annotations

from typing import Any


def requests(table: str) -> dict[str, tuple[str, str, Any]]:
    """Return method, address and body of each route."""
    credential = {"id": "x" * 1400, "response": {"clientDataJSON": "e30" * 15_000}}
    change = {"name": "A name as long as can be", "country": "DO"}
    return {
        "GET /api/account": ("GET", "/api/account", None),
        "POST /api/account": ("POST", "/api/account", {"name": "Another", "passkey": credential}),
        "PATCH /api/account": ("PATCH", "/api/account", change),
        "GET /api/account/export": ("GET", "/api/account/export", None),
        "GET /api/account/records": ("GET", "/api/account/records", None),
        "POST /api/account/challenges": (
            "POST",
            "/api/account/challenges",
            {"wants": "register", "name": "Somebody"},
        ),
        "POST /api/account/recovery": (
            "POST",
            "/api/account/recovery",
            {"address": f"{'x' * 60}@domino.example"},
        ),
        "POST /api/account/recovery/enter": (
            "POST",
            "/api/account/recovery/enter",
            {"token": "x" * 64},
        ),
        "POST /api/account/sign-in": ("POST", "/api/account/sign-in", {"passkey": credential}),
        "GET /api/account/devices": ("GET", "/api/account/devices", None),
        "POST /api/account/passkeys": ("POST", "/api/account/passkeys", {"passkey": credential}),
        "POST /api/account/codes": ("POST", "/api/account/codes", {}),
        "DELETE /api/account/passkeys/{passkey}": (
            "DELETE",
            f"/api/account/passkeys/{'x' * 1400}",
            None,
        ),
        "GET /api/account/tables": ("GET", "/api/account/tables", None),
        "POST /api/tables/{table}/keep": ("POST", f"/api/tables/{table}/keep", {}),
        "POST /api/tables/{table}/return": ("POST", f"/api/tables/{table}/return", {}),
        "GET /api/account/bots": ("GET", "/api/account/bots", None),
        "POST /api/account/bots": ("POST", "/api/account/bots", {"name": "Engine of largest"}),
        "DELETE /api/account/bots/{bot}": ("DELETE", "/api/account/bots/nobody", None),
        "POST /api/account/sign-out": ("POST", "/api/account/sign-out", {"sessions": ["x" * 64]}),
    }


LAST = {"DELETE /api/account": ("DELETE", "/api/account", None)}
"""The request after which the account is gone."""

REFUSED = {
    "POST /api/account": 403,
    "POST /api/account/recovery": 400,  # without a mail server
    "POST /api/account/recovery/enter": 400,
    "POST /api/account/sign-in": 403,
    "POST /api/account/passkeys": 403,
    "POST /api/tables/{table}/keep": 403,
    "POST /api/tables/{table}/return": 403,
    "DELETE /api/account/bots/{bot}": 404,
}
