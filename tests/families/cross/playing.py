"""Helpers for playing and ending rounds of both cross games."""

from __future__ import annotations

from capicua.bots.levels import Chance, Greedy
from capicua.core.game import Game
from capicua.core.messages import Argument
from capicua.core.state import State
from capicua.core.tiles.random import Rng


def legal(state: State) -> set[str]:
    return {state.text(action) for action in state.legal_actions()}


def refused(state: State, text: str) -> tuple[str, str, dict[str, Argument]]:
    """Return the rule, message id and arguments with which an action is rejected."""
    refusal = state.why_not(state.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.message.id, refusal.message.arguments


def finish(state: State, *points: int) -> None:
    """End a round with these points."""
    state.is_over = True
    for seat, value in enumerate(points):
        state.points[seat] = value


def edge(game: Game, rounds: int) -> float:
    """Return the mean score of one greedy seat, averaged over all seats and starters."""
    rng = Rng(11)
    total = 0
    for number in range(rounds):
        state = game.new_round(seed=number, number=2, starter=number % game.players)
        seat = number // game.players % game.players
        while not state.is_over:
            bot = Greedy() if state.turn == seat else Chance()
            state.apply(bot.choose(state.view(int(state.turn)), rng))
        total += state.scores()[seat]
    return total / rounds
