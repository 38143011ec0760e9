"""How often each solitaire is won, by chance, by the hints and by other simple players.

    .venv/compiled/bin/python bench/solitaires.py [game …] [--deals 1000] [--set option=value]
        [--players chance,greedy,one_pair,…]

For every preset: the share of deals that are won and the mean score, each with its 95%
interval, and the mean number of actions. Deals are numbered as everywhere, so all players
get the same. Chance plays any legal action but those named by ``--never``: it does not give
up a game that it may still win. What ``--first`` names it plays whenever it may.
"""

from __future__ import annotations

import argparse

from solitaire_players import (
    AnyPlay,
    Coin,
    FewestTiles,
    MostPairs,
    OnePair,
    SampledPairs,
    SampledPlays,
    SampledRows,
    Stubborn,
    pairs_in_gaps,
)

import capicua
from capicua.bots.player import Greedy
from capicua.core.match import Match
from capicua.measuring.samples import Sample, wilson

PLAYERS = {
    "greedy": Greedy,
    "coin": Coin,
    "most_pairs": MostPairs,
    "most_pairs_no_end": lambda: MostPairs(plays_end=False),
    "one_pair": OnePair,
    "one_pair_in_gaps": lambda: OnePair(pairs_in_gaps),
    "sampled_pairs": SampledPairs,
    "fewest": FewestTiles,
    "sampled_rows": SampledRows,
    "sampled_rows_1": lambda: SampledRows(worlds=1),
    "any_play": AnyPlay,
    "sampled_plays": SampledPlays,
}
"""The players that need no words; each is made anew for every deal."""


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


def play(game, make, numbers):
    """Wins, scores and lengths over some numbered deals."""
    won, scores, lengths = 0, Sample(), Sample()
    for number in numbers:
        state, rng = game.new_round(seed=number), capicua.Rng(number)
        player = make()
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
    parser.add_argument(
        "--from", type=int, default=1, help="the first deal's number", dest="first_deal"
    )
    parser.add_argument("--players", default="chance,greedy")
    parser.add_argument("--never", default="concede", help="what chance leaves, with commas")
    parser.add_argument("--first", default="", help="what chance plays at once, with commas")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.set)
    chance = Stubborn(asked.never.split(","), asked.first.split(","))
    players = {"chance": lambda: chance, **PLAYERS}
    numbers = range(asked.first_deal, asked.first_deal + asked.deals)
    print(f"{asked.deals} deals; 95% intervals\n")
    print("| game | preset | player | won | mean score | actions |\n|---|---|---|---|---|---|")
    for id in asked.games or solitaires():
        for preset in asked.preset or capicua.kind(id).presets():
            game = capicua.load(id, preset=preset, **options)
            for level in asked.players.split(","):
                won, scores, lengths = play(game, players[level], numbers)
                low, high = wilson(won, asked.deals)
                cells = [
                    f"{won / asked.deals:.1%} ({low:.1%}–{high:.1%})",
                    f"{scores.mean:.2f} ± {scores.margin:.2f}",
                    f"{lengths.mean:.1f}",
                ]
                print(f"| {id} | {preset} | {level} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
