"""Who passed on what, from memory."""

from __future__ import annotations

from typing import Final

from capicua.catalogue import load
from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.families.line.layout import numbers_in
from capicua.families.line.rules import LineRound
from capicua.learn.drills.exercise import Answer, Exercise, played

MOVES: Final = {1: 8, 2: 13, 3: 18}
"""Moves to be remembered, by level."""
SECONDS: Final = {1: 20, 2: 15, 3: 10}
PLAYERS: Final = 4
PASS_TEXT: Final = "pass"


def who_passed(level: int, rng: Rng) -> Exercise:
    """Return the moves of a round of Block, and ask who passed on a number."""
    game = load("block", players=PLAYERS)
    while True:
        state = played(game, rng, lambda state: len(state.log) >= MOVES[level])
        by_number = _passes(state)
        asked = [number for number, seats in by_number.items() if len(seats) == 1]
        if asked:
            break
    number = asked[rng.below(len(asked))]
    right = by_number[number]
    return Exercise(
        state=state,
        seat=int(state.turn),
        question=Message("drill-passed", {"number": number}),
        answers=[
            Answer(Message("drill-player", {"player": seat}), seat in right)
            for seat in range(PLAYERS)
        ],
        explanation=Message("drill-passed-answer", {"player": min(right), "number": number}),
        seconds=SECONDS[level],
        moves=_moves(state),
    )


def _replayed(state: State) -> list[tuple[State, int]]:
    """Return the positions of a round and the action taken in each."""
    return [(state.at(count), int(action)) for count, action in enumerate(state.log)]


def _moves(state: State) -> list[Message]:
    """Return what was said at the table, move by move."""
    return [message for past, action in _replayed(state) for message in past.narrate(action)[:1]]


def _passes(state: State) -> dict[int, set[int]]:
    """Return the seats that have passed on each number."""
    found: dict[int, set[int]] = {}
    for past, action in _replayed(state):
        if past.text(action) == PASS_TEXT:
            assert isinstance(past, LineRound)
            for number in numbers_in(past.line.number_mask()):
                found.setdefault(number, set()).add(int(past.turn))
    return found
