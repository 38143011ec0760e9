"""Fit how closely the actions of others follow the heuristic, and measure what a belief gains.

    python training/belief.py GAME [--preset P] [--rounds 60] [--worlds 200] [--seed 1]

Bots of several levels play at one table. Before some of their turns, deals are sampled from what
the player knows and weighted by the actions of the other players, as ``capicua.bots.belief`` does.
A weighted sample says where each hidden tile may be. It is scored by the probability that it gives
to the true place, in bits a tile more than an unweighted sample does. The parameters are chosen on
one half of the rounds; the other half is printed, with those in use beside them.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from decisions import new_round
from librt.vecs import vec

import capicua
from capicua.bots import belief
from capicua.bots.levels import bot
from capicua.core.actions import Actions
from capicua.core.tiles.random import Rng

LEVELS = ("greedy", "level1", "level2", "level3")
"""The levels of the players, drawn for each seat and round."""
SHARE = 0.3
"""The share of turns at which the belief is measured."""
TEMPERS = (0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8)
RANDOM = (0.0, 0.05, 0.1, 0.2, 0.3, 0.5)
SIZES = (0.02, 0.05, 0.1, 0.2)
"""Minimum effective sample sizes, as shares of the sampled deals."""
FIRST_DEAL = 20_000_000
"""The first deal for fitting; checks of play use deals from 1."""


@dataclass
class Moment:
    """A sample of deals before a turn, with what is needed to weigh and to judge it."""

    distances: Any
    """By deal, decision of another player and legal action: from the best action, 0, to the
    worst, 1; infinite without an action."""
    chosen: Any
    """By deal and decision: the same distance of the action chosen."""
    explained: Any
    """By deal: whether the actions can be replayed."""
    places: Any
    """By deal and hidden tile: the seat that holds it, or the number of seats."""
    truth: Any
    """By hidden tile: where it is."""


def holders(state: Any, tiles: list[int]) -> list[int]:
    """Return the seat that holds each tile, or the number of seats."""
    seats = int(state.players)
    held = {int(tile): seat for seat in range(seats) for tile in state.hands.tiles(seat)}
    return [held.get(tile, seats) for tile in tiles]


def replayed(world: Any, seat: int, past: Any) -> tuple[list[list[float]], list[float]] | None:
    """Return the distances at the decisions of the other seats in a deal.

    ``None`` if the actions cannot be replayed.
    """
    order = world.dealt()
    if len(order) == 0:
        return None
    rows, chosen = [], []
    actions = Actions()
    past.deal(order, world.lot)
    for action in world.log:
        if past.is_over:
            break
        actions.clear()
        past.collect(actions)
        legal = actions.as_list()
        if action not in legal:
            return None
        if past.turn != seat and len(legal) > 1:
            scores = [past.heuristic_score(each) for each in legal]
            top = max(scores)
            span = float(top - min(scores)) or 1.0
            rows.append([(top - score) / span for score in scores])
            chosen.append((top - scores[legal.index(action)]) / span)
        past.advance(action)
    return rows, chosen


def moment(state: Any, count: int, rng: Rng) -> Moment | None:
    """Sample deals before a turn; ``None`` if they cannot be weighted or nothing is hidden."""
    seat = int(state.turn)
    known = state.view(seat).known
    drawn = known.worlds(seat, count, rng)
    tiles = [int(tile) for tile in state.game.tiles_in_play]
    places = np.array([holders(world, tiles) for world in drawn])
    hidden = (places != places[0]).any(0)
    past = known.game.blank(known.setup)
    replays = [replayed(world, seat, past) for world in drawn]
    explained = np.array([each is not None for each in replays])
    if not explained.any() or not hidden.any():
        return None
    rows = [each if each is not None else ([], []) for each in replays]
    turns = max(len(chosen) for _, chosen in rows)
    width = max((len(row) for table, _ in rows for row in table), default=0)
    if not turns:
        return None
    distances = np.full((count, turns, width), np.inf, np.float32)
    distances[:, :, 0] = 0.0
    chosen = np.zeros((count, turns), np.float32)
    for at, (table, mine) in enumerate(rows):
        for turn, row in enumerate(table):
            distances[at, turn, : len(row)] = row
        chosen[at, : len(mine)] = mine
    truth = np.array(holders(state, tiles))[hidden]
    return Moment(distances, chosen, explained, places[:, hidden], truth)


def played(game: Any, seed: int, count: int) -> list[Moment]:
    """Play a round, and return moments from it."""
    rng = Rng(seed)
    state = new_round(game, seed)
    players = [bot(LEVELS[int(rng.below(len(LEVELS)))]) for _ in range(int(state.players))]
    found = []
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1 and len(state.log) and rng.fraction() < SHARE:
            seen = moment(state, count, rng)
            if seen is not None:
                found.append(seen)
        action = legal[0]
        if len(legal) > 1:
            action = players[int(state.turn)].choose(state.view(int(state.turn)), rng)
        state.advance(action)
    return found


def likelihoods(seen: Moment, temper: float, random: float) -> Any:
    """Return the log-likelihood of each deal."""
    exponents = np.exp(-seen.distances / temper)
    number = np.isfinite(seen.distances).sum(2)
    sensible = np.exp(-seen.chosen / temper) / exponents.sum(2)
    logs = np.log((1 - random) * sensible + random / number).sum(1)
    return np.where(seen.explained, logs, belief.UNEXPLAINED)


def gain(seen: Moment, weights: vec[float]) -> float:
    """Return the bits a tile that weights gain over equal ones."""
    shares = np.array(list(weights))
    here = seen.places == seen.truth
    equal = (here.sum(0) + 1) / (len(here) + 2)
    weighted = 0.98 * (shares[:, None] * here).sum(0) + 0.02 * equal
    return float(np.log2(weighted / equal).mean())


def table(moments: list[list[Moment]]) -> dict[tuple[float, float, float], list[float]]:
    """Return for all parameters the mean gain in each round."""
    found: dict[tuple[float, float, float], list[float]] = {}
    for part in moments:
        sums: dict[tuple[float, float, float], float] = {}
        for seen in part:
            for temper in TEMPERS:
                for random in RANDOM:
                    logs = vec[float](likelihoods(seen, temper, random).tolist())
                    for enough in SIZES:
                        key = (temper, random, enough)
                        sums[key] = sums.get(key, 0.0) + gain(seen, belief.weights(logs, enough))
        for key, total in sums.items():
            found.setdefault(key, []).append(total / len(part))
    return found


def interval(values: list[float]) -> str:
    """Return a mean with half its 95 % interval."""
    array = np.array(values)
    return f"{array.mean():+.4f} ± {1.96 * array.std() / math.sqrt(len(array)):.4f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = capicua.load(arguments.game, preset=arguments.preset, players=arguments.seats)
    first = arguments.seed * FIRST_DEAL
    rounds = [played(game, first + number, arguments.worlds) for number in range(arguments.rounds)]
    rounds = [part for part in rounds if part]
    if len(rounds) < 4:
        print(f"{arguments.game}: nothing to weigh")
        return
    half = len(rounds) // 2
    fitting, judging = table(rounds[:half]), table(rounds[half:])
    moments = sum(map(len, rounds))
    in_use = (game.temper / 100, game.whims / 100, belief.ENOUGH)
    print(f"{arguments.game} {arguments.preset or ''}: {len(rounds)} rounds, {moments} moments")
    print("  in use", in_use, interval(judging[in_use]))
    for enough in SIZES:
        keys = [key for key in fitting if key[2] == enough]
        best = max(keys, key=lambda key: sum(fitting[key]))
        better = np.array(judging[best]) - np.array(judging[in_use])
        print("  fitted", best, interval(judging[best]), "gained", interval(list(better)))


if __name__ == "__main__":
    main()
