"""The largest study that the server accepts, and one that it keeps."""

from __future__ import annotations

import json

from capicua.learn.study import LONGEST, MOST_CHAPTERS
from tests.server.local_server import Site

POSITION = "game: squeeze squeeze_9\nrow: 5-5 7-5 8-5 5-4\nstock: –\n"


def largest_study() -> str:
    """Return a study with the largest number of chapters, each with a long explanation."""
    head = {"study": 1, "title": "Largest"}
    one = {"title": "Chapter", "position": POSITION, "moves": [{"action": "run 1 4"}]}
    size = (LONGEST - len(json.dumps(head))) // MOST_CHAPTERS - len(json.dumps(one)) - 20
    lines = [head, *(one | {"text": "x" * size} for _ in range(MOST_CHAPTERS))]
    return "".join(json.dumps(line) + "\n" for line in lines)


def put_study(site: Site) -> tuple[str, str]:
    """Store the largest study, and return its id and its key."""
    keys = site.post_text("/api/studies", largest_study()).json()
    return keys["study"], keys["edit"]
