"""The ``capicua`` command, also available as ``python -m capicua``."""

from __future__ import annotations

import sys

from capicua.core.runtime.build import version_and_build
from capicua.optional_dependencies import MissingExtraError, needed


def main() -> None:
    """Run the command line, or exit with a message if an extra that it needs is missing."""
    if sys.argv[1:] == ["--version"]:  # programs ask often, and need not wait for a command line
        print(version_and_build())
        return
    try:
        with needed("terminal", "The commands"):
            from capicua.terminal.main import main as run
        run()
    except MissingExtraError as missing:
        sys.exit(f"capicua: {missing}")


if __name__ == "__main__":
    main()
