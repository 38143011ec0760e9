"""Helpers for tests of games: play by notation, list legal actions and refusals.

>>> import capicua
>>> state = capicua.load("block", players=2).new_round(seed=7)
>>> len(play(state, legal(state)[0]).log)
1
"""

from __future__ import annotations

from typing import Any

import capicua
from capicua.bots.levels import Bot, Greedy, Random
from capicua.core.state import State
from capicua.core.tiles.random import Rng


def legal(state: State) -> list[str]:
    """Return the legal actions in notation, in order."""
    return [state.text(action) for action in state.legal_actions()]


def play(state: State, *texts: str) -> State:
    """Take actions in notation, checking each one; return the state."""
    return state.do(*texts)


def refused(state: State, text: str) -> tuple[str, str]:
    """Return the rule and the message id of an action's refusal; empty if it is legal."""
    refusal = state.why_not(state.parse(text))
    return (refusal.rule, refusal.message.id) if refusal is not None else ("", "")


def after(state: State, action: int) -> State:
    """Return the round after an action; ``state`` is not changed."""
    later = state.clone()
    later.advance(action)
    return later


def greedy_lead(name: str, players: int, rounds: int, **options: Any) -> float:
    """Return by how many points per round greedy beats random play.

    Every deal is played from both seats.
    """
    game = capicua.load(name, players=players, **options)
    rng = Rng(11)
    lead = 0
    for seed in range(rounds):
        for greedy in range(2):
            bots: list[Bot] = [
                Greedy() if seat % 2 == greedy else Random() for seat in range(players)
            ]
            state = game.new_round(seed)
            while not state.is_over:
                turn = int(state.turn)
                state.apply(bots[turn].choose(state.view(turn), rng))
            for seat, points in enumerate(state.scores()):
                lead += points if seat % 2 == greedy else -points
    return lead / (2 * rounds)
