"""Fit the weights of a game's heuristic by self-play, and store them with how they were made.

    python training/fit.py GAME [--preset P] [--seats N] [--decisions 60000] [--rounds 2] [--seed 1]
    python training/fit.py GAME --check 20000                 # against the weights by hand
    python training/fit.py GAME --check 200 --bot level5      # the same for a search that uses them

Each round plays with the weights found so far, collects decisions (``decisions.py``), and finds the
weights with which a player who chooses by them, softly, gains most in all decisions so far. They
are kept only if they gain on decisions that were held back. A check plays deals that no fitting has
seen, each in every seating.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
from decisions import Decisions, Sampler, new_round, outcome, together

import capicua
from capicua.bots.baselines import sensible
from capicua.bots.levels import bot
from capicua.core.tiles.random import Rng
from capicua.core.weights import FILE, in_order, nearest_row, weights_file

SOURCE = Path(__file__).parent.parent / "src"
STEPS = 240
BATCH = 6_000
RATE = 0.06
HELD_BACK = 0.25
"""The share of decisions on which a round's weights must prove themselves."""
LARGEST = 1000
"""The largest weight stored, unless a command says another; others are in proportion. It must be
larger where terms differ much in size, because weights are whole numbers."""
SLIGHT = 0.01
"""Terms that move scores less than this, compared with the one that moves them most, weigh 0."""
FIRST_DEAL = 10_000_000
"""The first deal for fitting; checks use deals from 1."""


def gains(data: Decisions, points_only: bool) -> Any:
    """Return what each action gains over the mean of its decision, in standard deviations."""
    parts = [data.points] if points_only else [data.points, data.wins]
    total = np.zeros_like(data.points)
    for part in parts:
        mean = (part * data.legal).sum(1, keepdims=True) / data.legal.sum(1, keepdims=True)
        total += (part - mean) * data.legal / (part[data.legal].std() + 1e-9) / len(parts)
    return total


def chosen_gain(weights: Any, terms: Any, gain: Any, legal: Any) -> Any:
    """Return the gain of the action with the best score, by decision; ties are shared."""
    scores = np.where(legal, terms @ weights, -np.inf)
    best = scores >= scores.max(1, keepdims=True) - 1e-6
    return (gain * best).sum(1) / best.sum(1)


def fitted(
    data: Decisions, gain: Any, weights: list[int], rng: Any, largest: int
) -> tuple[Any, Any]:
    """Return weights, and by decision held back what they gain over the weights before."""
    legal = data.legal
    mean = (data.terms * legal[..., None]).sum(1) / legal.sum(1)[:, None]
    terms = (data.terms - mean[:, None, :]) * legal[..., None]
    spread = np.sqrt((terms**2).sum((0, 1)) / legal.sum())
    used = spread > 1e-6
    spread[~used] = 1.0
    terms /= spread
    order = rng.permutation(len(gain))
    held, rest = np.split(order, [int(HELD_BACK * len(order))])
    flat, target = terms[rest].reshape(-1, len(spread)), gain[rest].reshape(-1)
    squares = flat.T @ flat / len(target) + 1e-4 * np.eye(len(spread))
    regression = np.linalg.solve(squares, flat.T @ target / len(target))
    before = np.array(weights, float) * spread * used
    best, best_gain = before, chosen_gain(before, terms[rest], gain[rest], legal[rest]).mean()
    for start in (before, regression):
        for found in _ascent(start, terms, gain, legal, rest, rng):
            value = chosen_gain(found, terms[rest], gain[rest], legal[rest]).mean()
            if value > best_gain:
                best, best_gain = found, value
    best = np.where(np.abs(best) < SLIGHT * np.abs(best).max(), 0.0, best)
    better = chosen_gain(best, terms[held], gain[held], legal[held])
    better -= chosen_gain(before, terms[held], gain[held], legal[held])
    # Terms that never differ here, such as what another rule set pays, keep their share.
    share = np.linalg.norm(terms[rest] @ best) / (np.linalg.norm(terms[rest] @ before) + 1e-9)
    scaled = np.where(used, best / spread, np.array(weights, float) * share)
    return np.rint(scaled * largest / np.abs(scaled[used]).max()).astype(int), better


def _ascent(start: Any, terms: Any, gain: Any, legal: Any, rows: Any, rng: Any) -> list[Any]:
    """Return weights on the way to the highest expected gain of a softmax player (Adam)."""
    weights = 3.0 * start / (np.linalg.norm(start) + 1e-9)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    found = []
    for step in range(1, STEPS + 1):
        batch = rows[rng.integers(0, len(rows), min(BATCH, len(rows)))]
        part = terms[batch]
        scores = np.where(legal[batch], part @ weights, -1e9)
        shares = np.exp(scores - scores.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        excess = gain[batch] - (shares * gain[batch]).sum(1, keepdims=True)
        slope = np.einsum("dm,dmk->k", shares * excess, part) / len(batch)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        rate = RATE * (1.0 if step < 0.6 * STEPS else 0.25)
        step_size = (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights = weights + rate * step_size
        if step % (STEPS // 4) == 0:
            found.append(weights.copy())
    return found


def fit(game: Any, weights: list[int], arguments: argparse.Namespace) -> list[int]:
    """Return the weights after some rounds of play and fitting."""
    rng = np.random.default_rng(arguments.seed)
    parts: list[Decisions] = []
    for number in range(arguments.rounds):
        seed = (10 * arguments.seed + number + 1) * FIRST_DEAL
        parts.append(Sampler(game, weights, seed).collect(arguments.decisions))
        data = together(parts)
        gain = gains(data, arguments.points_only)
        found, better = fitted(data, gain, weights, rng, arguments.largest)
        margin = 1.96 * better.std() / math.sqrt(len(better))
        is_better = better.mean() > 0
        print(f"round {number + 1}: gain {better.mean():+.5f} ± {margin:.5f}, kept: {is_better}")
        if is_better:
            weights = [int(weight) for weight in found]
        print("  ", named(game, weights), flush=True)
    return weights


def named(game: Any, weights: list[int]) -> dict[str, int]:
    """Return the weights that are not 0, by term."""
    return {term: weight for term, weight in zip(game.hints.terms, weights, strict=True) if weight}


def duel(
    game: Any, new: list[int], old: list[int], deals: int, first: int, level: str
) -> list[Any]:
    """Return for each deal, played in every seating, the new weights' lead and share of wins."""
    hints = game.hints.with_weights(new), game.hints.with_weights(old)
    player = bot(level)
    rows = []
    for seed in range(first, first + deals):
        found = []
        for side in sorted(set(game.sides)):
            state = new_round(game, seed)
            while not state.is_over:
                legal = state.legal_actions()
                action = legal[0]
                if len(legal) > 1:
                    game.hints = hints[0 if game.sides[state.turn] == side else 1]
                    rng = Rng(seed * 1_000_003 + len(state.log))
                    # Greedy reads the state as a view would show it, at a tenth of the cost.
                    if level == "greedy":
                        action = sensible(state, legal, rng)
                    else:
                        action = player.choose(state.view(int(state.turn)), rng)
                state.advance(action)
            found.append(outcome(state, game.sides.index(side)))
        rows.append([sum(part) / len(found) for part in zip(*found, strict=True)])
    return rows


def report(game: Any, rows: list[Any]) -> str:
    """Return the result of a duel as text, with 95 % intervals."""
    table = np.array(rows)
    points, wins = table.mean(0)
    margins = 1.96 * table.std(0) / math.sqrt(len(table))
    return (
        f"{len(table)} deals: points {points:+.3f} ± {margins[0]:.3f}, "
        f"wins {100 * wins:.2f} % ± {100 * margins[1]:.2f} (fair {100 / len(set(game.sides)):.0f})"
    )


def stored(game: Any, row: str) -> tuple[list[int], list[int]]:
    """Return the weights in use for a row, and those by hand."""
    data = weights_file(type(game))
    used = nearest_row({**data["by_hand"], **data["fitted"]}, row)
    return in_order(game.hints, used), in_order(game.hints, nearest_row(data["by_hand"], row))


def store(game: Any, row: str, weights: list[int]) -> None:
    """Write fitted weights into the game's own file, with the command that made them."""
    package = type(game).__module__.rpartition(".")[0]
    file = SOURCE / package.replace(".", "/") / FILE
    data = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    data["fitted"] = {**data.get("fitted", {}), row: named(game, weights)}
    command = "python training/" + " ".join([Path(sys.argv[0]).name, *sys.argv[1:]])
    data["made"] = {**data.get("made", {}), row: {"command": command}}
    file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--decisions", type=int, default=60_000, help="in each round of fitting")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--largest", type=int, default=LARGEST, help="the largest weight stored")
    parser.add_argument("--points-only", action="store_true", help="wins do not count")
    parser.add_argument("--check", type=int, default=0, help="deals of a check; nothing is fitted")
    parser.add_argument("--first", type=int, default=1, help="the first deal of a check")
    parser.add_argument("--bot", default="greedy", help="the level that plays in a check")
    parser.add_argument("--trial", action="store_true", help="store nothing, but check the result")
    arguments = parser.parse_args()
    game = capicua.load(arguments.game, preset=arguments.preset, players=arguments.seats)
    row = type(game).weights_row(game.options, int(game.players))
    used, by_hand = stored(game, row)
    if not arguments.check:
        used = fit(game, by_hand, arguments)
        if not arguments.trial:
            store(game, row, used)
    if arguments.check or arguments.trial:
        rows = duel(game, used, by_hand, arguments.check or 3000, arguments.first, arguments.bot)
        title = f"{arguments.game} {arguments.preset or ''} {int(game.players)} seats"
        print(f"{title}, {arguments.bot}:", report(game, rows))


if __name__ == "__main__":
    main()
