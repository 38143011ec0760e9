"""Write the entries of the games in ``capicua.games``, so that listing them imports none.

    python scripts/game_index.py FOLDER

``setup.py`` runs this for every wheel, with the folder that the wheel is made of. A checkout has no
index, so it cannot be out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    """Write the index next to the games of the package in a folder."""
    folder = Path(sys.argv[1])
    sys.path.insert(0, str(folder.absolute()))
    import capicua.games
    from capicua.catalogue import INDEX, entries

    file = Path(capicua.games.__path__[0], INDEX)
    assert folder.resolve() in file.resolve().parents, f"capicua comes from {file}"
    file.unlink(missing_ok=True)
    package = capicua.games.__name__
    found = [entry for entry in entries() if entry.package.startswith(f"{package}.")]
    text = json.dumps([entry._asdict() for entry in found], indent=1)
    file.write_text(text + "\n", encoding="utf-8")
    print(f"index of {len(found)} games written")


if __name__ == "__main__":
    main()
