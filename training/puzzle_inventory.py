"""Say how many puzzles ship: by game, difficulty and theme, and how large their files are.

    .venv/pure/bin/python training/puzzle_inventory.py [GAME ...]
    .venv/compiled/bin/python training/puzzle_inventory.py --missed-by level5 [GAME ...]

The second command also counts the puzzles that a level misses: those it solves less than twice in
three tries. It takes about a second per puzzle for level 5.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections import Counter
from pathlib import Path

import capicua
from capicua.core.tiles.random import Rng
from capicua.learn.ideas import without_repetitions
from capicua.learn.mining import misses
from capicua.learn.puzzle import HARDEST, Puzzle, games_with_puzzles, puzzles_of

FOLDER = Path(__file__).parents[1] / "src/capicua/learn/puzzles"


def packed_size(game: str) -> int:
    """Return the size in bytes that the puzzles of a game have in the wheel."""
    return len(zlib.compress((FOLDER / f"{game}.jsonl").read_bytes()))


def missed(puzzles: list[Puzzle], level: str) -> list[str]:
    """Return the ids of the puzzles that a level misses."""
    found = []
    for puzzle in puzzles:
        state = puzzle.moment()
        if misses(level, state, state.parse(puzzle.solution), Rng(zlib.crc32(puzzle.id.encode()))):
            found.append(puzzle.id)
    return found


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--missed-by", metavar="LEVEL", default="")
    arguments = parser.parse_args()
    shipped: list[Puzzle] = []
    for game in arguments.game or games_with_puzzles():
        puzzles = list(puzzles_of(game))
        shipped += puzzles
        print(f"{game}: {len(puzzles)} puzzles, {packed_size(game):,} bytes")
        print("  difficulty 1 to 5:", *steps(puzzles))
        print("  themes:", *themes(puzzles))
        if arguments.missed_by:
            ids = missed(puzzles, arguments.missed_by)
            print(f"  missed by {arguments.missed_by}: {len(ids)}", *ids, flush=True)
    size = sum(packed_size(game) for game in {puzzle.game for puzzle in shipped})
    repeated = len(shipped) - len(without_repetitions(shipped))
    print(f"all: {len(shipped)} puzzles, {size:,} bytes, {repeated} repeated ideas")
    print("  difficulty 1 to 5:", *steps(shipped))
    print("  themes:", *themes(shipped))
    if not arguments.game:
        print("  games without:", *sorted(set(capicua.catalogue()) - set(games_with_puzzles())))
    return 0


def steps(puzzles: list[Puzzle]) -> list[int]:
    """Return the number of puzzles of each difficulty."""
    return [sum(each.difficulty == step for each in puzzles) for step in range(1, HARDEST + 1)]


def themes(puzzles: list[Puzzle]) -> list[str]:
    """Return the themes with their numbers of puzzles, the most frequent first."""
    counts = Counter(puzzle.theme for puzzle in puzzles).most_common()
    return [f"{theme} {count}" for theme, count in counts]


if __name__ == "__main__":
    sys.exit(main())
