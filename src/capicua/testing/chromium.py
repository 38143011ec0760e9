"""A browser for tests, and the cookies that give it a seat."""

from __future__ import annotations

import os
import shutil
from typing import Final
from urllib.parse import urlsplit

_WITHOUT: Final = (
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""Browser features to disable. The last two are pages of the address bar, which are invisible
here and cost as much as the test itself. The others are those that Playwright disables; they
are repeated because Chromium uses only the last list it is given."""
CHROMIUM_ARGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_WITHOUT)}",
)
_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The headless shell comes first: it renders the same, without the parts of a window."""


def chromium() -> str | None:
    """Return the path of a local Chromium, or the one set in ``CAPICUA_CHROMIUM``."""
    return os.environ.get("CAPICUA_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def cookies(url: str, table: str, token: str) -> list[dict[str, str]]:
    """Return the cookies that identify a browser at a table."""
    host = urlsplit(url).hostname or ""
    return [
        {"name": f"capicua_{table}", "value": token, "domain": host, "path": f"{path}/{table}"}
        for path in ("/api/tables", "/ws/tables")
    ]
