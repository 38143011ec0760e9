"""Learning to play: lessons at the table, and puzzles from real play with explanations."""

from capicua.learn.attempt import Attempt, Verdict
from capicua.learn.lesson import (
    Lesson,
    LessonStep,
    LessonTry,
    LessonWords,
    games_with_lessons,
    lesson_of,
)
from capicua.learn.puzzle import Puzzle, games_with_puzzles, of_the_day, puzzle_of, puzzles_of

__all__ = [
    "Attempt",
    "Lesson",
    "LessonStep",
    "LessonTry",
    "LessonWords",
    "Puzzle",
    "Verdict",
    "games_with_lessons",
    "games_with_puzzles",
    "lesson_of",
    "of_the_day",
    "puzzle_of",
    "puzzles_of",
]
