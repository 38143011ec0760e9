"""How often random play, the hints and other simple players win each solitaire.

    .venv/compiled/bin/python bench/bots/solitaires.py [game …] [--deals 1000] [--set option=value]
        [--players chance,greedy,one_pair,…]

For each preset, prints the share of deals won and the mean score, each with a 95% interval, and the
mean number of actions. Deals are numbered as everywhere, so all players get the same ones. Random
play never takes the actions listed in ``--never``, so that it does not concede games it can still
win, and always takes those listed in ``--first`` when they are legal.
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
from capicua.bots.levels import Greedy
from capicua.core.match import Match
from capicua.core.statistics import Sample, wilson

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
"""Players without parameters; a new one is created for every deal."""


def solitaires():
    """Return the games for one player."""
    kinds = [capicua.kind(game) for game in capicua.catalogue()]
    return [kind.id for kind in kinds if kind.seats(next(iter(kind.presets().values()))) == (1, 1)]


def is_won(state):
    """Return whether a match of this one round has a winner."""
    match = Match(state.game, capicua.Dealer(b""), begin=False)
    match.round = state
    match.settle()
    return bool(match.winners)


def play(game, make, numbers):
    """Return wins, scores and lengths over the numbered deals."""
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
    """Print one row per game, preset and player."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="game ids; all solitaires when none is given")
    parser.add_argument("--preset", action="append", help="only this preset; may be repeated")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument(
        "--from", type=int, default=1, help="the first deal's number", dest="first_deal"
    )
    parser.add_argument("--players", default="chance,greedy")
    parser.add_argument(
        "--never", default="concede", help="actions that random play never takes, comma-separated"
    )
    parser.add_argument(
        "--first", default="", help="actions that random play always takes, comma-separated"
    )
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
