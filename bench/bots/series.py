"""How much of the longest train a bot lays in its first series of Mexican Train (Cardinal rules).

    .venv/pure/bin/python bench/bots/series.py --deals 60
    .venv/compiled/bin/python bench/bots/series.py --deals 1000
    .venv/pure/bin/python bench/bots/series.py --bots level5 hint --players 4
    .venv/pure/bin/python bench/bots/series.py --duel 200  # greedy with the plan against without

Each deal is played twice from the same position: with the exact plan of the game's hints, and
without it (only in the pure build, whose hints can be replaced). A tile counts if it was laid on
the seat's own train before a tile was drawn or the turn passed. ``hint`` lays what a hint
recommends. ``--measure 1000`` prints what each choice against the plan gains in as many new deals.
"""

from __future__ import annotations

import argparse
import statistics
import time

import capicua
from capicua.bots.baselines import Bot, Greedy
from capicua.bots.evaluation import quick_effort
from capicua.bots.levels import bot
from capicua.bots.paired_comparison import compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.core.bot_interfaces import NO_PLAN
from capicua.core.runtime.build import is_compiled
from capicua.core.tiles.random import Rng
from capicua.families.trains.longest_train import longest_train
from capicua.games.mexican_train.hints import MexicanHints
from capicua.review.hints import hint_for


class Unplanned(MexicanHints):
    """The heuristic scores alone."""

    def planned_action(self, state):
        """Return no plan."""
        return NO_PLAN


def choice(name, view, rng):
    """Return the action of a bot, or the best of a hint."""
    if len(view.legal) == 1:
        return view.legal[0]
    if name == "hint":
        return hint_for(view, rng, quick_effort(view.known.game)).best
    return bot(name).choose(view, rng)


def gain(view, action, planned, deals):
    """Return what an action gains over the planned one, in deals that no choice has seen."""
    rng = Rng(1_000_003 + len(view.known.log))
    found = compare_actions(view.known, [action, planned], deals, rng, Rollouts(view.known))
    gained = found.points_between(action, planned)
    return f"{gained.value:+.1f} points [{gained.low:.1f}, {gained.high:.1f}]"


def series(game, name, seed, deals=0):
    """Return the tiles laid in the opener's first series, and those of the longest train.

    With ``deals``, print what leaving the plan gains in as many deals.
    """
    state = game.new_round(seed=seed)
    seat = int(state.turn)
    hand = [int(tile) for tile in state.hands.tiles(seat)]
    best = len(longest_train(hand, int(state.trains.ends[seat])).tiles)
    while not state.is_over and int(state.turn) == seat:
        rng = Rng(seed * 1_000 + len(state.log))
        view = state.view(seat)
        action = choice(name, view, rng)
        if state.text(action) == "draw":
            break
        planned = int(view.known.planned_action())
        if deals and planned not in (NO_PLAN, action):
            texts = f"{state.text(action)} instead of {state.text(planned)}"
            print(f"deal {seed}: {texts}, {gain(view, action, planned, deals)}", flush=True)
        state.advance(action)
    return int(state.trains.lengths[seat]), best


class ByScore(Bot):
    """The greedy bot of the heuristic scores alone."""

    def choose(self, view, rng):
        """Return the action with the highest score."""
        return max(view.legal, key=view.known.heuristic_score)


def duel(players, deals):
    """Return the lead of greedy with the plan over greedy without it, by deal, in every seat."""
    game = capicua.load("mexican_train", players=players)
    leads = []
    for seed in range(1, deals + 1):
        gained = 0.0
        for seat in range(players):
            state = game.new_round(seed=seed)
            while not state.is_over:
                player = Greedy() if state.turn == seat else ByScore()
                rng = Rng(seed * 1_000 + len(state.log))
                state.advance(player.choose(state.view(int(state.turn)), rng))
            points = state.scores()
            gained += (sum(points) - points[seat]) / (players - 1) - points[seat]
        leads.append(gained / players)
    return leads


def main():
    """Print the share of the longest trains that each bot lays, with and without the plan."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="seed of the first deal")
    parser.add_argument("--bots", nargs="+", default=["greedy", "hint", "level5"])
    parser.add_argument("--measure", type=int, default=0, help="deals for each choice off the plan")
    parser.add_argument("--duel", type=int, default=0, help="deals of greedy with and without plan")
    asked = parser.parse_args()
    if asked.duel:
        leads = duel(asked.players, asked.duel)
        margin = 1.96 * statistics.stdev(leads) / len(leads) ** 0.5
        print(f"{statistics.mean(leads):+.2f} ± {margin:.2f} points a round of {len(leads)} deals")
        return
    print("| bot | plan | tiles laid | of | share | short in deals | s/deal |")
    print("|---|---|---|---|---|---|---|")
    for name in asked.bots:
        for is_planned in (True,) if is_compiled() else (False, True):
            game = capicua.load("mexican_train", players=asked.players)
            if not is_planned:
                game.hints = Unplanned([int(each) for each in game.hints.weights])
            begun = time.perf_counter()
            seeds = range(asked.first, asked.first + asked.deals)
            found = [series(game, name, seed, asked.measure) for seed in seeds]
            spent = (time.perf_counter() - begun) / asked.deals
            laid, best = (sum(column) for column in zip(*found, strict=True))
            short = sum(own < most for own, most in found)
            row = [name, "yes" if is_planned else "no", laid, best, f"{laid / best:.1%}", short]
            print("| " + " | ".join(map(str, [*row, f"{spent:.2f}"])) + " |", flush=True)


if __name__ == "__main__":
    main()
