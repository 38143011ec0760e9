"""Write ``web/src/schema.json``, from which the client's TypeScript types are generated.

``python scripts/client/schema.py`` writes it; ``--check`` only reports whether it is up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from capicua.server.http.asyncapi import client_schema

FILE = Path(__file__).parents[2] / "web" / "src" / "schema.json"


def text() -> str:
    """Return the contents of the file."""
    return json.dumps(client_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write or check the file; return the exit status."""
    if "--check" in arguments:
        if FILE.is_file() and FILE.read_text(encoding="utf-8") == text():
            return 0
        print(f"{FILE.name} does not match the server's records: run scripts/client/schema.py")
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
