"""Scorekeeper files: the sheet as JSON, and its export as CSV."""

from __future__ import annotations

from pathlib import Path

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.table.scorekeeper import CSV_WORDS, FORMAT, Scorekeeper, scorekeeper_of
from capicua.terminal.files import data_folder, file_bytes, free_path, newest, write_whole

FINISHED = (b'\n "winners"',)


def scores_folder() -> Path:
    """Return the directory of score sheets, next to the matches."""
    return data_folder() / "scores"


def newest_sheet() -> Path:
    """Return the most recent unfinished sheet; raise ``Refused`` if there is none."""
    return newest(scores_folder(), ".json", FINISHED)


def restored_sheet(file: Path) -> Scorekeeper:
    """Return the scorekeeper restored from a saved sheet."""
    return scorekeeper_of(file_bytes(file).decode("utf-8", errors="replace"))


class ScoreFile:
    """Saves a sheet, always to the same file, and optionally exports it as CSV.

    Existing files with other content are never overwritten.
    """

    def __init__(self, file: Path | None, csv: Path | None, game: str) -> None:
        self.is_wanted = file is not None or csv is not None
        self.path = file or free_path(scores_folder(), game, ".json")
        self.csv = csv
        if file is not None and file.exists() and FORMAT.encode() not in file_bytes(file)[:99]:
            raise Refused(Message("file-taken", {"file": str(file)}))

    def open_csv(self, scorekeeper: Scorekeeper, language: Language) -> None:
        """Raise ``Refused`` if the export would overwrite an unrelated file."""
        if self.csv is not None and self.csv.exists():
            head = export(scorekeeper, language).splitlines()[0].encode()
            if file_bytes(self.csv).splitlines()[:1] != [head]:
                raise Refused(Message("file-taken", {"file": str(self.csv)}))

    def save(self, scorekeeper: Scorekeeper, language: Language) -> None:
        """Write the sheet and the export; raise ``Refused`` on failure."""
        write_whole(self.path, scorekeeper.as_text())
        if self.csv is not None:
            write_whole(self.csv, export(scorekeeper, language))


def export(scorekeeper: Scorekeeper, language: Language) -> str:
    """Return the sheet as CSV, with headings in the given language."""
    return scorekeeper.as_csv(*(language.text(f"sheet-{id}") for id in CSV_WORDS))
