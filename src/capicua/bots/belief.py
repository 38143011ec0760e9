"""Belief: sampled deals consistent with what a seat has seen, and their weights.

Sampled deals ("worlds") come from ``core.inference.sampling``, all equally likely. They are then
weighted by the other players' actions: in each of them the round is replayed from its deal, and its
weight is higher if these actions had good heuristic scores with the tiles held there. On a scale
from the best legal action to the worst, the likelihood of an action is in proportion to
``exp(-distance / temper)``, mixed with a share of random choices (``Game.temper``, ``Game.whims``).
So that a few deals do not stand for all, weights are flattened to a minimum effective sample size.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.state import State
from capicua.core.tiles.random import Rng

ENOUGH: Final = 0.1
"""Minimum effective sample size, as a fraction of the sampled deals."""
UNEXPLAINED: Final = -1e9
"""The log-likelihood of a deal in which the actions cannot be replayed."""


def worlds_of(known: State, count: int, rng: Rng) -> list[State]:
    """Sample deals uniformly from those consistent with what the viewer knows."""
    return known.worlds(int(known.viewer), count, rng)


def believed(known: State, count: int, rng: Rng) -> list[State]:
    """Sample deals weighted by how well they explain the other players' actions.

    Twice as many are sampled uniformly and then weighted. Weights are equal if the original deal of
    a sample cannot be determined, or if no other seat has acted yet.
    """
    seat = int(known.viewer)
    drawn = worlds_of(known, count, rng)
    if len(known.log) == 0 or known.players == 1 or len(drawn[0].dealt()) == 0:
        return drawn
    drawn += worlds_of(known, count, rng)
    past = known.game.blank(known.setup)
    logs = vec[float]([likelihood(world, seat, past) for world in drawn])
    return picked(drawn, weights(logs), count, rng)


def likelihood(world: State, seat: int, past: State) -> float:
    """Return the log-likelihood of the other seats' actions in a sampled deal.

    ``UNEXPLAINED`` if the actions cannot be replayed.
    """
    order = world.dealt()
    if len(order) == 0:
        return UNEXPLAINED
    actions = Actions()
    past.deal(order, world.lot)
    temper = float(past.game.temper) / 100.0
    whims = float(past.game.whims) / 100.0
    total = 0.0
    for chosen in world.log:
        if past.is_over:
            break
        actions.count = 0
        past.collect(actions)
        if not actions.has(chosen):
            return UNEXPLAINED
        if past.turn != seat and actions.count > 1:
            total += math.log(_choice(past, actions, chosen, temper, whims))
        past.advance(chosen)
    return total


def _choice(past: State, actions: Actions, chosen: i64, temper: float, whims: float) -> float:
    """Return the likelihood of an action."""
    top = past.heuristic_score(actions.items[0])
    low = top
    mine = top
    merits = vec[i64]([0] * int(actions.count))
    for at in range(actions.count):
        heuristic_score = past.heuristic_score(actions.items[at])
        merits[at] = heuristic_score
        if heuristic_score > top:
            top = heuristic_score
        if heuristic_score < low:
            low = heuristic_score
        if actions.items[at] == chosen:
            mine = heuristic_score
    if top == low:
        return 1.0 / float(actions.count)
    scale = float(top - low) * temper
    sum_of_all: float = 0.0
    for at in range(actions.count):
        sum_of_all += math.exp(float(merits[at] - top) / scale)
    sensible = math.exp(float(mine - top) / scale) / sum_of_all
    return (1.0 - whims) * sensible + whims / float(actions.count)


def weights(logs: vec[float], enough: float = ENOUGH) -> vec[float]:
    """Return weights that sum to 1, flattened to a minimum effective sample size.

    ``enough`` is that size as a fraction of the sampled deals.
    """
    count = len(logs)
    top = logs[0]
    for value in logs:
        if value > top:
            top = value
    heat = 1.0
    while True:
        result = vec[float]([math.exp((value - top) * heat) for value in logs])
        total: float = 0.0
        for weight in result:
            total += weight
        squares: float = 0.0
        for index in range(count):
            result[index] /= total
            squares += result[index] * result[index]
        if 1.0 / squares >= enough * float(count) or heat < 0.01:
            return result
        heat *= 0.8


def picked(drawn: list[State], shares: vec[float], count: int, rng: Rng) -> list[State]:
    """Resample deals in proportion to their weights (systematic resampling), in random order."""
    chosen: list[State] = []
    step = 1.0 / float(count)
    mark = rng.fraction() * step
    reached = 0.0
    for world, share in zip(drawn, shares, strict=True):
        reached += share
        while mark < reached and len(chosen) < count:
            chosen.append(world)
            mark += step
    chosen += [drawn[-1]] * (count - len(chosen))
    for last in range(len(chosen) - 1, 0, -1):
        other = int(rng.below(last + 1))
        chosen[last], chosen[other] = chosen[other], chosen[last]
    return chosen
