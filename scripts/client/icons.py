"""Draw the icons of the installed client from ``web/public/icon.svg``.

    python scripts/client/icons.py        needs Playwright and Chromium, like the browser tests

The icons are written next to it and belong to the repository.
"""

import os
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
CORNER = re.compile(r' rx="14"')


def main() -> None:
    """Write the icons, including an uncropped one for systems that apply their own shape."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    drawn = {
        "icon-192.png": (svg, 192),
        "icon-512.png": (svg, 512),
        "icon-mask.png": (CORNER.sub("", svg, count=1), 512),
    }
    with sync_playwright() as playwright:
        path = os.environ.get("CAPICUA_CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (picture, size) in drawn.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = picture.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{sized}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
