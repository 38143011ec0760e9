"""Run a server with the settings of the environment: ``python -m capicua.server``."""

from __future__ import annotations

import gc


def main() -> None:
    """Serve until stopped."""
    gc.disable()  # imports make no garbage, and the server collects it in its own way
    from capicua.server import run, settings

    run.serve(settings.load())


if __name__ == "__main__":
    main()
