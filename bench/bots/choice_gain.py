"""What one bot gains over another by a choice, on average over positions.

    .venv/compiled/bin/python bench/bots/choice_gain.py block --preset partners
        --bots master,level5 --seconds 600

Bots of level 2 play rounds, and one position with a choice is taken from each. Where the two bots
choose differently there, both actions are tried in the same ``--deals`` sampled deals, which level
1 (``--by``) plays out, with the same random numbers; in solitaires, the playouts of level 5 do.
That detects smaller differences than rounds between the bots do, and playouts by a level that
searches do not favour the bot that trusts greedy playouts most. Sampled deals are weighted by what
the others have played, as the bots weigh them. ± is half the 95% interval over positions.

With ``--match`` each round is the last of a match of greedy bots, played again, and the gain is in
matches won: after the round that is played out, greedy bots play the rest of the match.
"""

from __future__ import annotations

import argparse
import time
from copy import copy

from duels import load, outcome, play, play_on, player, share_of
from strength import mean_and_margin

from capicua.bots.belief import believed
from capicua.bots.levels import LEVELS, bot
from capicua.bots.rollouts import Rollouts
from capicua.core.match import Match
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng


def under_way(game, number):
    """Return a match of greedy bots at the start of its last round; None if it had only one."""
    match, rng = Match(game, Dealer.from_seed(number)), Rng(number)
    while not match.is_over:
        last = copy(match)
        play_on(match, rng)
    return last if last.rounds else None


def position(state, by, seed):
    """Return the view of a random decision in a round; None if it had none."""
    rng, found = Rng(seed), []
    while not state.is_over:
        view = state.view(int(state.turn))
        action = view.legal[0]
        if len(view.legal) > 1:
            found.append(view)
            action = by.choose(view, rng)
        state.advance(action)
    return rng.choice(found) if found else None


def match_won(match, state, seat, luck):
    """Return a seat's share of winning a match whose current round ended in a state."""
    rest = copy(match)
    rest.dealer, rest.round = Dealer.from_seed(luck), state
    rest.settle()
    if not rest.is_over:
        rest.start()
    rng = Rng(luck)
    while not rest.is_over:
        play_on(rest, rng)
    sides = rest.game.sides
    return share_of(rest.winners, sides, sides[seat])


def gain(view, better, worse, by, deals, rng, match=None):
    """Return the difference between two actions in wins, of the match if given, and points."""
    known, seat = view.known, int(view.seat)
    alone, ahead = int(known.players) == 1, Rollouts(known)
    bots, untimed = [by] * int(known.players), [False] * int(known.players)
    wins = points = 0.0
    for luck, world in enumerate(believed(known, deals, rng)):
        for action, sign in ((better, 1), (worse, -1)):
            if alone:
                end = ahead.after(world, action, luck)[0]
                win, lead = end.won, end.lead
            else:
                state = world.clone()
                state.advance(action)
                play(state, bots, untimed, luck)
                win, lead = outcome(state, seat)
                if match is not None:
                    win = match_won(match, state, seat, luck)
            wins += sign * win
            points += sign * lead
    return wins / deals, points / deals


def main():
    """Read the command line, and print the mean gains."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="master,level5", help=", ".join(LEVELS))
    parser.add_argument("--match", action="store_true", help="count matches won, not rounds")
    parser.add_argument("--by", default="level1", help="the level that plays deals out")
    parser.add_argument("--deals", type=int, default=150, help="sampled deals for a difference")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--first", type=int, default=4_000_001, help="the number of the first deal")
    asked = parser.parse_args()
    if asked.match and "former:" in asked.bots:
        parser.error("another version plays rounds only: leave out --match or former:")
    plan = (asked.game, asked.preset, asked.seats, ())
    game = load(plan)
    one, other = map(player, asked.bots.split(","))
    level2, by = bot("level2"), bot(asked.by)
    wins, points, spent, differ = [], [], [0.0, 0.0], 0
    seed, start = asked.first, time.process_time()
    while time.process_time() - start < asked.seconds:
        number, seed = seed, seed + 1
        match = under_way(game, number) if asked.match else None
        if asked.match and match is None:
            continue
        # Otherwise round 2 of a match without points so far, as in duels.
        deal = game.draw_deal(Setup(2), Dealer.from_seed(number))
        state = game.deal_round(Setup(2, deal.lot), deal) if match is None else match.round.clone()
        view = position(state, level2, number)
        if view is None:
            continue
        chosen = []
        for at, each in enumerate((one, other)):
            if hasattr(each, "begin"):  # another version, which replays the deal
                each.begin(plan, deal)
            begun = time.perf_counter()
            chosen.append(each.choose(view, Rng(seed)))
            spent[at] += time.perf_counter() - begun
        won, lead = 0.0, 0.0
        if chosen[0] != chosen[1]:
            differ += 1
            won, lead = gain(view, *chosen, by, asked.deals, Rng(seed + 1), match)
        wins.append(won)
        points.append(lead)
    count = len(wins)
    share, share_margin = mean_and_margin(wins)
    lead, margin = mean_and_margin(points)
    print(
        f"{asked.game} {asked.preset or ''} {asked.bots}: {count} positions, {differ} different, "
        f"gain of a choice {100 * share:+.2f} ± {100 * share_margin:.2f} % "
        f"of {'matches' if asked.match else 'wins'}, "
        f"{lead:+.3f} ± {margin:.3f} points; "
        f"ms {1000 * spent[0] / count:.0f} and {1000 * spent[1] / count:.0f}"
    )


if __name__ == "__main__":
    main()
