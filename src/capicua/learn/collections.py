"""Puzzle collections with varied themes, few easy puzzles, and each idea once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

import capicua
from capicua.core.game import Game
from capicua.learn.ideas import keys_of
from capicua.learn.mining import mine
from capicua.learn.puzzle import Puzzle, puzzles_of

EASY: Final = 4
"""At most one puzzle in this many has difficulty 1."""
THEME: Final = 2
"""At most one puzzle in this many has the same theme."""
ROUNDS: Final = 60
"""Maximum number of rounds played per requested puzzle."""
MOST_PLAYERS: Final = 4
"""Maximum number of players in the rounds played, where the game is not for more."""


def collect(
    id: str,
    count: int,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda found, rounds: None,
) -> list[Puzzle]:
    """Return up to ``count`` puzzles of a game, from presets and numbers of players in turn.

    None has the idea of an installed puzzle or of another one, and the ids follow the installed
    ones. ``progress`` receives the number of puzzles found and of rounds played. Raises
    ``BadOption`` for an unknown game.
    """
    games = variants(id)
    installed = puzzles_of(id)
    known = {key for puzzle in installed for key in keys_of(puzzle)}
    taken: list[Puzzle] = []
    spare: list[Puzzle] = []
    for number in range(count * ROUNDS):
        has_easy = sum(each.difficulty == 1 for each in taken) >= count // EASY
        for puzzle in mine(games[number % len(games)], seed + number, 1, has_easy):
            keys = keys_of(puzzle)
            if known.isdisjoint(keys):
                known.update(keys)
                (taken if _is_wanted(puzzle, taken, count) else spare).append(puzzle)
        progress(len(taken), number + 1)
        if len(taken) == count:
            break
    # If there are too few hard puzzles, easy ones fill the collection.
    taken += sorted(spare, key=lambda puzzle: -puzzle.difficulty)[: count - len(taken)]
    ordered = sorted(taken, key=lambda puzzle: puzzle.difficulty)
    first = 1 + max((int(puzzle.id.rpartition("-")[2]) for puzzle in installed), default=0)
    return [replace(puzzle, id=f"{id}-{place}") for place, puzzle in enumerate(ordered, first)]


def variants(id: str) -> list[Game]:
    """Return a game in each preset with each number of players up to ``MOST_PLAYERS``."""
    kind = capicua.kind(id)
    found = []
    for preset, options in kind.presets().items():
        low, high = kind.seats(options)
        for players in range(low, max(low, min(high, MOST_PLAYERS)) + 1):
            found.append(capicua.load(id, preset=preset, players=players))
    return found


def _is_wanted(puzzle: Puzzle, taken: list[Puzzle], count: int) -> bool:
    easy = sum(each.difficulty == 1 for each in taken)
    themes = Counter(each.theme for each in taken)
    return (puzzle.difficulty > 1 or easy < count // EASY) and (
        themes[puzzle.theme] < max(1, count // THEME)
    )


def write_puzzles(file: Path, puzzles: list[Puzzle]) -> None:
    """Write a collection, one puzzle per line."""
    file.write_bytes(msgspec.json.Encoder().encode_lines(puzzles))
