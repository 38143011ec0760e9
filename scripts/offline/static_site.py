"""Build the site without a server: the client, the engine for browsers, and the documentation.

``python -m scripts.offline.static_site FOLDER`` writes a folder that any host of plain files can
serve under any path. Tables, bots, lessons, puzzles and score sheets run in the reader's browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from capicua.server.http.responses import CONTENT_POLICY
from capicua.server.http.static_files import WORKER_POLICY
from scripts.client import build_web
from scripts.offline import engine

ROOT: Final = Path(__file__).parents[2]
HEADERS: Final = """\
/*
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
/assets/*
  Content-Security-Policy: {worker}
  Cache-Control: public, max-age=31536000, immutable
"""
"""Headers in the form that several hosts read. The policy of the page is in the page itself."""
_ONLY_HEADERS: Final = "frame-ancestors"
"""What a policy in a page may not contain."""


def build(folder: Path) -> None:
    """Write the site; the engine for browsers must be built."""
    build_client(folder)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run([*command, str(folder / "docs")], cwd=ROOT, env=environment, check=True)


def build_client(folder: Path) -> None:
    """Write the site without its documentation."""
    if not (engine.BUILT / "manifest.json").is_file():
        raise FileNotFoundError("the engine for browsers is not built: make offline")
    os.environ["CAPICUA_SITE"] = "static"
    try:
        build_web.run("build", "--outDir", str(folder))
    finally:
        del os.environ["CAPICUA_SITE"]
    complete(folder)


def complete(folder: Path) -> None:
    """Add the engine, the policy and what hosts read to the built client of a folder."""
    shutil.copytree(engine.BUILT, folder / "offline", dirs_exist_ok=True)
    page = folder / "index.html"
    page.write_text(with_policy(page.read_text("utf-8")), "utf-8")
    (folder / "_headers").write_text(HEADERS.format(worker=WORKER_POLICY), "utf-8")
    shutil.rmtree(folder / ".vite", ignore_errors=True)
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out some files


def with_policy(page: str) -> str:
    """Return a page with the server's content security policy in its head."""
    rules = [rule for rule in CONTENT_POLICY.split("; ") if not rule.startswith(_ONLY_HEADERS)]
    tag = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}" />'
    if "<head>" not in page:
        raise ValueError("the page has no head")
    return page.replace("<head>", f"<head>\n    {tag}", 1)


def main(arguments: list[str]) -> int:
    """Build the site, or say in one line why that failed; return the exit status."""
    folder = Path(*arguments[:1] or ["build/site"]).resolve()
    try:
        build(folder)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The site was not built: {error}", file=sys.stderr)
        return 1
    print(f"The site is in {folder}; any host of plain files can serve it.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
