"""An exercise of a drill, and the positions from which exercises are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from capicua.bots.baselines import sensible
from capicua.core.game import Game
from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng

LEVELS: Final = (1, 2, 3)
NUMBERS_OFFERED: Final = 5
"""Answers offered where a number is asked for."""
RANDOM_MOVES: Final = 3
"""One move in this many is random, so that rounds differ."""


@dataclass(frozen=True)
class Answer:
    """An answer that is offered."""

    label: Message
    is_right: bool


@dataclass(frozen=True)
class Exercise:
    """One question about a position."""

    state: State
    """The position; only what ``seat`` sees of it is shown."""
    seat: int
    question: Message
    answers: list[Answer]
    """In the order in which they are offered."""
    explanation: Message
    """Why the right answers are right."""
    seconds: int
    """Time for an answer, for those who want a limit."""
    moves: list[Message] = field(default_factory=list)
    """Moves to be remembered; the table and they are hidden when the question is asked."""

    @property
    def is_from_memory(self) -> bool:
        """Whether the question is asked after the moves have been shown."""
        return bool(self.moves)


def played(game: Game, rng: Rng, is_wanted: Callable[[State], bool]) -> State:
    """Return a position of a round in play that fits; plays as many rounds as it takes."""
    while True:
        state = game.new_round(seed=int(rng.below(1_000_000_000)))
        while not state.is_over:
            if is_wanted(state):
                return state
            legal = state.legal_actions()
            if rng.below(RANDOM_MOVES) == 0:
                action = legal[rng.below(len(legal))]
            else:
                action = sensible(state, legal, rng)
            state.advance(action)


def number_answers(right: int, low: int, step: int, rng: Rng, most: int = 1000) -> list[Answer]:
    """Return numbers in ascending order, ``step`` apart, one of which is right."""
    before = min(rng.below(NUMBERS_OFFERED), (right - low) // step)
    first = right - before * step
    offered = [first + step * place for place in range(NUMBERS_OFFERED)]
    return [
        Answer(Message("drill-number", {"number": number}), number == right)
        for number in offered
        if number <= most
    ]
