"""Record the winning chances of puzzles again, by the measure that the puzzle page uses.

    python scripts/puzzle_chances.py squeeze            # write learn/puzzles/squeeze.jsonl
    python scripts/puzzle_chances.py squeeze --check    # list chances that differ by 0.1 or more

The same commit writes the same file. Run it when the heuristic of a game has changed.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from capicua.learn import Puzzle
from capicua.learn.mining import chances_of

FOLDER: Final = Path(__file__).parent.parent / "src" / "capicua" / "learn" / "puzzles"
FAR: Final = 0.1
"""The difference from which a recorded chance is called wrong."""


def measured(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the chances of today."""
    chance, other = chances_of(puzzle)
    return replace(puzzle, chance=round(chance.value, 3), next=round(other.value, 3))


def main() -> int:
    """Record or check the chances of the puzzles of some games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--check", action="store_true", help="write nothing")
    asked = parser.parse_args()
    wrong = 0
    for game in asked.games:
        file = FOLDER / f"{game}.jsonl"
        lines = [msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines()]
        today = [measured(puzzle) for puzzle in lines]
        for old, new in zip(lines, today, strict=True):
            if max(abs(old.chance - new.chance), abs(old.next - new.next)) >= FAR:
                wrong += 1
                print(f"{old.id}: {old.chance}, {old.next}; today {new.chance}, {new.next}")
            if new.chance <= new.next:
                print(f"{old.id}: the solution is not the better move")
        if not asked.check:
            file.write_bytes(b"".join(msgspec.json.encode(new) + b"\n" for new in today))
    return 1 if asked.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
