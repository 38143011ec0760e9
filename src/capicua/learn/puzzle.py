"""Puzzles: moments of real play with one move clearly better than all others.

They ship as one file per game, ``puzzles/<game>.jsonl``, made by ``capicua puzzles mine``. A line
has the record of the round up to the moment, with the whole deal; the player sees only the
view of the seat to act.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

import msgspec

from capicua.catalogue import kind
from capicua.core.reasons import BadOption, Message
from capicua.core.state import State
from capicua.notation import read, steps

HARDEST = 5


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """One puzzle."""

    id: str
    """Unique: the game and a number, such as ``block-7``."""
    game: str
    record: str
    """The round as text, up to the moment; the seat to act must find the solution."""
    solution: str
    """The best action, in the game's notation."""
    other: str
    """The best of all other actions."""
    theme: str
    """The theme of the solution, one of ``themes.THEMES``."""
    difficulty: int
    """From 1, solved by every level of bots, to 5, solved only by the strongest."""
    chance: float
    """The chance of winning the round with the solution, from 0 to 1."""
    next: float
    """The chance with the best of all other actions."""

    def moment(self) -> State:
        """Return the round at that moment, hands open; raises ``RecordError``."""
        state: State | None = None
        for step in steps(read(self.record)):
            state = step.state
        assert state is not None
        return state


@lru_cache(maxsize=4)
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; empty if there are none.

    >>> [puzzle.game for puzzle in puzzles_of("bingo")]
    []
    """
    file = files("capicua.learn") / "puzzles" / f"{game}.jsonl"
    if not file.is_file():
        return ()
    lines = file.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


def games_with_puzzles() -> list[str]:
    """Return the games that have puzzles, in alphabetical order."""
    folder = files("capicua.learn") / "puzzles"
    return sorted(
        file.name.removesuffix(".jsonl")
        for file in folder.iterdir()
        if file.name.endswith(".jsonl")
    )


def puzzle_of(id: str) -> Puzzle:
    """Return the puzzle with an id; raises ``BadOption``."""
    game, _, _ = id.rpartition("-")
    for puzzle in puzzles_of(game) if game in games_with_puzzles() else ():
        if puzzle.id == id:
            return puzzle
    raise BadOption(Message("unknown-puzzle", {"puzzle": id, "games": games_with_puzzles()}))


def of_the_day(day: datetime.date, game: str | None = None) -> Puzzle:
    """Return the puzzle of a day, the same for all; raises ``BadOption`` if there is none.

    Without a game, the games take turns.
    """
    games = games_with_puzzles()
    if game is not None and game not in games:
        raise BadOption(Message("no-puzzles", {"game": game, "games": games}))
    chosen = game or games[day.toordinal() % len(games)]
    found = puzzles_of(chosen)
    return found[_number_of(f"{day.isoformat()} {chosen}") % len(found)]


def deal_of_the_day(day: datetime.date, game: str) -> int:
    """Return the number of a solitaire's deal for a day, the same everywhere: 1 to 1,000,000.

    Raises ``BadOption`` where a game has no numbered deals.

    >>> deal_of_the_day(datetime.date(2026, 11, 23), "squeeze")
    386781
    """
    if kind(game).undo != "free":
        raise BadOption(Message("no-deal-of-the-day", {"game": game}))
    return 1 + _number_of(f"{day.isoformat()} {game} deal") % 1_000_000


def _number_of(text: str) -> int:
    """Return a pseudorandom number for a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
