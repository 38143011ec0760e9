"""The ``capicua`` command, also available as ``python -m capicua``."""

from __future__ import annotations

import sys

from capicua.optional_dependencies import MissingExtraError, needed


def main() -> None:
    """Run the command line, or exit with a message if the ``terminal`` extra is missing."""
    try:
        with needed("terminal", "The commands"):
            from capicua.terminal.main import main as run
    except MissingExtraError as missing:
        sys.exit(f"capicua: {missing}")
    run()


if __name__ == "__main__":
    main()
