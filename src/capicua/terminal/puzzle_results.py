"""Puzzle results, stored locally as one line of JSON per puzzle."""

from __future__ import annotations

import datetime
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from capicua.learn.standing import Outcome
from capicua.terminal.saving import append_line, data_folder, json_lines

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


def puzzles_file() -> Path:
    """Return the path of the results file."""
    return data_folder() / "puzzles.jsonl"


def outcomes() -> list[Outcome]:
    """Return the first result of each puzzle, oldest first; malformed lines are skipped."""
    found: dict[str, Outcome] = {}
    for line in json_lines(puzzles_file()):
        outcome = _outcome(line)
        if outcome is not None:
            found.setdefault(outcome.puzzle, outcome)
    return list(found.values())


def keep(puzzle: str, difficulty: int, right: bool) -> bool:
    """Save a puzzle's first result; return whether it counts. Raise ``Refused`` on I/O errors."""
    if any(one.puzzle == puzzle for one in outcomes()):
        return False
    today = datetime.date.today().isoformat()
    append_line(puzzles_file(), asdict(Outcome(puzzle, difficulty, right, today)))
    return True


def _outcome(line: Any) -> Outcome | None:
    try:
        found = Outcome(**line)
    except TypeError:
        return None
    fits = (
        isinstance(found.puzzle, str)
        and type(found.difficulty) is int
        and isinstance(found.right, bool)
        and isinstance(found.day, str)
        and _DAY.fullmatch(found.day)
    )
    return found if fits else None
