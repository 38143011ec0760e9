"""How often each solitaire is won, by chance and by the hints.

    .venv/compiled/bin/python bench/solitaires.py [game …] [--deals 1000] [--set option=value]

For every preset: the share of deals that are won and the mean score, each with its 95%
interval, and the mean number of actions. Deals are numbered as everywhere, so both players
get the same. Chance plays any legal action but those named by ``--never``: it does not give
up a game that it may still win. What ``--first`` names it plays whenever it may.
"""

from __future__ import annotations

import argparse

import capicua
from capicua.bots.player import Greedy
from capicua.core.match import Match
from capicua.measuring.samples import Sample, wilson


class Stubborn:
    """Plays any legal action, all equally likely, but some at once or only if there is no other."""

    def __init__(self, never, first):
        self.never = never
        self.first = first

    def choose(self, view, rng):
        """One of the legal actions of the view."""
        legal = [action for action in view.legal if view.text(action) not in self.never]
        legal = [action for action in legal if view.text(action) in self.first] or legal
        return legal[rng.below(len(legal))] if legal else view.legal[0]


class Fewest:
    """Leaves as few tiles as it can before the next deal, whatever comes then (Squeeze)."""

    def choose(self, view, rng):
        """The removal that leads there; of several any."""
        known, found = view.known, {}
        least = [self.least(known, action, found) for action in view.legal]
        best = [a for a, left in zip(view.legal, least, strict=True) if left == min(least)]
        return best[rng.below(len(best))]

    def least(self, state, action, found):
        """The fewest tiles that may be left of this round after an action."""
        if state.text(action) == "deal":
            return state.scores()[0]
        after = state.clone()
        after.advance(action)
        key = str(sorted(after.fields().items()))
        if key not in found:
            further = [] if after.is_over else after.legal_actions()
            left = [self.least(after, each, found) for each in further]
            found[key] = min(left, default=after.scores()[0])
        return found[key]


def solitaires():
    """The games that only one can play."""
    kinds = [capicua.kind(game) for game in capicua.catalogue()]
    return [kind.id for kind in kinds if kind.seats(next(iter(kind.presets().values()))) == (1, 1)]


def is_won(state):
    """Whether a match of this one round has a winner."""
    match = Match(state.game, capicua.Dealer(b""), begin=False)
    match.round = state
    match.settle()
    return bool(match.winners)


def play(game, player, deals):
    """Wins, scores and lengths over the deals 1, 2, 3 and so on."""
    won, scores, lengths = 0, Sample(), Sample()
    for number in range(1, deals + 1):
        state, rng = game.new_round(seed=number), capicua.Rng(number)
        while not state.is_over:
            legal = state.legal_actions()
            choice = legal[0] if len(legal) == 1 else player.choose(state.view(0), rng)
            state.advance(choice)
        won += is_won(state)
        scores.values.append(state.scores()[0])
        lengths.values.append(len(state.log))
    return won, scores, lengths


def main():
    """Prints a row for every game, preset and player."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="game ids; all solitaires when none is given")
    parser.add_argument("--preset", action="append", help="only this preset; may be repeated")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--players", default="chance,greedy")
    parser.add_argument("--never", default="concede", help="what chance leaves, with commas")
    parser.add_argument("--first", default="", help="what chance plays at once, with commas")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.set)
    players = {
        "chance": Stubborn(asked.never.split(","), asked.first.split(",")),
        "greedy": Greedy(),
        "fewest": Fewest(),
    }
    print(f"{asked.deals} deals; 95% intervals\n")
    print("| game | preset | player | won | mean score | actions |\n|---|---|---|---|---|---|")
    for id in asked.games or solitaires():
        for preset in asked.preset or capicua.kind(id).presets():
            game = capicua.load(id, preset=preset, **options)
            for level in asked.players.split(","):
                won, scores, lengths = play(game, players[level], asked.deals)
                low, high = wilson(won, asked.deals)
                cells = [
                    f"{won / asked.deals:.1%} ({low:.1%}–{high:.1%})",
                    f"{scores.mean:.2f} ± {scores.margin:.2f}",
                    f"{lengths.mean:.1f}",
                ]
                print(f"| {id} | {preset} | {level} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
