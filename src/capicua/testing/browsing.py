"""A browser for a page at a server, and how it comes to be somebody at a table."""

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
"""Features that are switched off. The last two are pages of the address bar, which nobody sees
here and which cost as much as what is tested; the others are those that Playwright leaves out,
repeated because Chromium heeds only the last list it is given."""
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
"""The shell first: it draws the same, without what a window of a browser needs."""


def chromium() -> str | None:
    """Return the path of a Chromium of this machine; ``CAPICUA_CHROMIUM`` names one."""
    return os.environ.get("CAPICUA_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def cookies(url: str, table: str, token: str) -> list[dict[str, str]]:
    """Return what a browser keeps to be somebody at a table."""
    host = urlsplit(url).hostname or ""
    return [
        {"name": f"capicua_{table}", "value": token, "domain": host, "path": f"{path}/{table}"}
        for path in ("/api/tables", "/ws/tables")
    ]
