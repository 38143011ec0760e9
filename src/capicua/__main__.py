"""The ``capicua`` command, also available as ``python -m capicua``."""

from __future__ import annotations

import gc
import sys
from typing import Final

from capicua.core.runtime.build import version_and_build
from capicua.optional_dependencies import MissingExtraError, needed

NEW_OBJECTS: Final = 50_000
"""New objects between two collections of garbage, instead of Python's 700, since importing makes
some 100,000 that stay: looking for garbage among them took a sixth of a command's start."""


def main() -> None:
    """Run the command line, or exit with a message if an extra that it needs is missing."""
    if sys.argv[1:] == ["--version"]:  # programs ask often, and need not wait for a command line
        print(version_and_build())
        return
    gc.set_threshold(NEW_OBJECTS)
    try:
        with needed("terminal", "The commands"):
            from capicua.terminal.main import main as run
        run()
    except MissingExtraError as missing:
        sys.exit(f"capicua: {missing}")


if __name__ == "__main__":
    main()
