"""Files of matches: where they are kept, written so that a crash never leaves half of one."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from capicua.core.reasons import Message, Refused
from capicua.notation import read, write
from capicua.table.keeping import play_of, saved
from capicua.table.play import Play

FIRST_WORDS = b'[Game "'
FINISHED = (b'[Winners "', b'[Forfeited "')


def data_folder() -> Path:
    """Where things are kept: in the user's data directory (``XDG_DATA_HOME``)."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "capicua"


def matches_folder() -> Path:
    """Where matches are kept."""
    return data_folder() / "matches"


def newest() -> Path:
    """The match that was left last and is not over; raises ``Refused`` where there is none."""
    folder = matches_folder()
    files = sorted(folder.glob("*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        text = file.read_bytes()
        if not any(line in text for line in FINISHED):
            return file
    raise Refused(Message("nothing-to-resume", {"folder": str(folder)}))


def file_bytes(file: Path) -> bytes:
    """What a file holds; raises ``Refused`` with a sentence where it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Message("file-unreadable", {"file": str(file), "why": why})) from None


def write_whole(file: Path, text: str) -> None:
    """Writes a file, all of it or nothing; raises ``Refused`` where that is not possible."""
    draft = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Message("file-unwritable", {"file": str(file), "why": why})) from None


def append_line(file: Path, data: Mapping[str, object]) -> None:
    """Adds a line of JSON to a file; raises ``Refused`` where that is not possible."""
    line = json.dumps(data, ensure_ascii=False) + "\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(line)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Message("file-unwritable", {"file": str(file), "why": why})) from None


def json_lines(file: Path) -> list[Any]:
    """The lines of a file that are JSON; none where there is no file. Raises ``Refused``."""
    if not file.exists():
        return []
    found = []
    for line in file_bytes(file).decode("utf-8", errors="replace").splitlines():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found


def free_path(folder: Path, game: str, suffix: str) -> Path:
    """A name that no file in the folder has yet, of the game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def restored(file: Path) -> Play:
    """A match that was saved."""
    return play_of(read(file_bytes(file)))


class Keeper:
    """Saves one match, always into the same file.

    Without a ``file`` it is named after the game and the time, in the matches folder. A
    file that exists and is not a match is never overwritten.
    """

    def __init__(self, file: Path | None, game: str) -> None:
        self.is_wanted = file is not None
        self.path = file or free_path(matches_folder(), game, ".txt")
        if file is not None and file.exists() and not file_bytes(file).startswith(FIRST_WORDS):
            raise Refused(Message("file-taken", {"file": str(file)}))

    def save(self, play: Play) -> None:
        """Writes the match; raises ``Refused`` where that is not possible."""
        write_whole(self.path, write(saved(play)))
