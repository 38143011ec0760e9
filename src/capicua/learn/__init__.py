"""Learning to play: puzzles from real play, solved with the reasons of the engine."""

from capicua.learn.attempt import Attempt, Verdict
from capicua.learn.puzzle import Puzzle, games_with_puzzles, of_the_day, puzzle_of, puzzles_of

__all__ = [
    "Attempt",
    "Puzzle",
    "Verdict",
    "games_with_puzzles",
    "of_the_day",
    "puzzle_of",
    "puzzles_of",
]
