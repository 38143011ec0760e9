"""Measure the shipped puzzles again with today's heuristics, search and levels.

    .venv/compiled/bin/python training/puzzles.py [--jobs 2] [GAME ...]

Chances, the second-best action, theme and difficulty are renewed; puzzles whose solution is no
longer clearly the best are removed, and so are those that then repeat an idea. Ids stay. The seed
of a puzzle is its id, so that the same build gives the same file.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

import msgspec

from capicua.core.runtime.build import is_compiled
from capicua.core.tiles.random import Rng
from capicua.learn.ideas import without_repetitions
from capicua.learn.mining import renewed
from capicua.learn.puzzle import HARDEST, Puzzle, games_with_puzzles

FOLDER = Path(__file__).parents[1] / "src/capicua/learn/puzzles"


def again(line: bytes) -> Puzzle | None:
    """Return a puzzle as measured today, given its line in a file; ``None`` if refuted."""
    puzzle = msgspec.json.decode(line, type=Puzzle)
    return renewed(puzzle, Rng(zlib.crc32(puzzle.id.encode())))


def spread(puzzles: list[Puzzle]) -> list[str]:
    """Return the theme with most puzzles and the number of puzzles of each difficulty."""
    theme, count = Counter(puzzle.theme for puzzle in puzzles).most_common(1)[0]
    steps = Counter(puzzle.difficulty for puzzle in puzzles)
    by_difficulty = " ".join(str(steps[step]) for step in range(1, HARDEST + 1))
    return [f"{count / len(puzzles):.0%} {theme};", f"difficulty 1 to {HARDEST}: {by_difficulty}"]


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    if not is_compiled():
        print("The pure build searches less deeply; use the compiled one (make compiled).")
        return 1
    with Pool(arguments.jobs) as pool:
        for game in arguments.game or games_with_puzzles():
            file = FOLDER / f"{game}.jsonl"
            lines = file.read_bytes().splitlines()
            found = pool.map(again, lines, chunksize=1)
            confirmed = [puzzle for puzzle in found if puzzle is not None]
            puzzles = without_repetitions(confirmed)
            kept = [msgspec.json.encode(puzzle) for puzzle in puzzles]
            file.write_bytes(b"\n".join(kept) + b"\n")
            changed = len(set(kept) - set(lines))
            print(
                f"{game}: {len(kept)} of {len(lines)} puzzles kept, {changed} changed,",
                f"{len(confirmed) - len(kept)} repeated an idea;",
                *spread(puzzles),
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
