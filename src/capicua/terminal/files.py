"""Match files: locations, and writes that survive a crash without truncated files."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from capicua.core.messages import Message, Refused
from capicua.notation import read, write
from capicua.table.play.play import Play
from capicua.table.room.snapshots import play_of, saved

FIRST_WORDS = b'[Game "'
FINISHED = (b'[Winners "', b'[Forfeited "')


def data_folder() -> Path:
    """Return the user's data directory for capicua (below ``XDG_DATA_HOME``)."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "capicua"


def matches_folder() -> Path:
    """Return the directory of saved matches."""
    return data_folder() / "matches"


def newest(folder: Path, suffix: str, finished: Sequence[bytes]) -> Path:
    """Return the newest file with none of ``finished`` in it; raise ``Refused`` without one."""
    files = folder.glob(f"*{suffix}")
    for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        text = file.read_bytes()
        if not any(line in text for line in finished):
            return file
    raise Refused(Message("nothing-to-resume", {"folder": str(folder)}))


def newest_match() -> Path:
    """Return the most recent unfinished match; raise ``Refused`` if there is none."""
    return newest(matches_folder(), ".txt", FINISHED)


@contextmanager
def refusing(id: str, file: Path) -> Iterator[None]:
    """Raise ``Refused`` instead of errors of the file system."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Message(id, {"file": str(file), "why": why})) from None


def file_bytes(file: Path) -> bytes:
    """Return the contents of a file; raise ``Refused`` if it cannot be read."""
    with refusing("file-unreadable", file):
        return file.read_bytes()


def write_whole(file: Path, text: str) -> None:
    """Write a file atomically; raise ``Refused`` on failure."""
    draft = file.with_name(file.name + ".part")
    with refusing("file-unwritable", file):
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)


def append_line(file: Path, data: Mapping[str, object]) -> None:
    """Append a line of JSON to a file; raise ``Refused`` on failure."""
    line = json.dumps(data, ensure_ascii=False) + "\n"
    with refusing("file-unwritable", file):
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(line)


def json_lines(file: Path) -> list[Any]:
    """Return the valid JSON lines of a file; raise ``Refused`` if it exists but is unreadable."""
    if not file.exists():
        return []
    found = []
    for line in file_bytes(file).decode("utf-8", errors="replace").splitlines():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found


def free_path(folder: Path, game: str, suffix: str) -> Path:
    """Return an unused path in the folder, named after the game and the current time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def restored(file: Path) -> Play:
    """Return the match saved in a file."""
    return play_of(read(file_bytes(file)))


class MatchFile:
    """Saves a match, always to the same file.

    By default the file is in the matches folder, named after the game and the time. An existing
    file that is not a match is never overwritten.
    """

    def __init__(self, file: Path | None, game: str) -> None:
        self.is_wanted = file is not None
        self.path = file or free_path(matches_folder(), game, ".txt")
        if file is not None and file.exists() and not file_bytes(file).startswith(FIRST_WORDS):
            raise Refused(Message("file-taken", {"file": str(file)}))

    def save(self, play: Play) -> None:
        """Write the match; raise ``Refused`` on failure."""
        write_whole(self.path, write(saved(play)))
