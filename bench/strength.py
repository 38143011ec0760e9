"""Strength of the levels: duplicate deals, every seating, 95% intervals.

    python bench/strength.py duel GAME --bots level5,greedy --deals 200 [--preset P] [--set o=v]
    python bench/strength.py match GAME --bots level5,greedy --deals 50
    python bench/strength.py solitaire GAME --bots level5,greedy --deals 200
    python bench/strength.py every --bots level5,greedy --seconds 60
    python bench/strength.py duel block --preset partners --bots level5,dominoes --deals 300
    python bench/strength.py worth GAME --bots level5,greedy --deals 200 --worlds 100
    python bench/strength.py honesty --pairs 10000
    python bench/strength.py endless [GAME] --rounds 1000

Each deal is played once per side, with the first bot on that side and the second bot on all others.
The mean over these seatings is one observation, so that luck of the deal and of the seat affects
both bots alike. ``wins`` is the share of rounds (or matches) won by the first bot, with shared wins
counted in part; ``fair`` is the share of equally strong players.

``worth`` detects smaller differences that luck would hide: the first bot plays on one side, and
whenever greedy would choose differently, both actions are played out greedily on the same sampled
deals. The first bot's gain in a round is the sum of these gains, by the performance difference
lemma (Kakade, Langford, 2002). The sampled deals are equally likely, which is only approximately
true with opponents.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import resource
import sys
import time
from dataclasses import dataclass, field

import capicua
from capicua.bots.belief import worlds_of
from capicua.bots.player import LEVELS, bot
from capicua.bots.playing_on import PlayingOn
from capicua.bots.search import Budget
from capicua.bots.thinker import Thinker
from capicua.catalogue import kind
from capicua.core.building import is_compiled
from capicua.core.chance import Dealer, Rng
from capicua.core.estimates import student, wilson
from capicua.core.match import Match, winners_of


@dataclass
class Tally:
    """One observation per deal, and the first bot's thinking time."""

    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    void: int = 0
    seconds: list[float] = field(default_factory=list)
    contracts: list[int] = field(default_factory=list)
    capicuas: list[float] = field(default_factory=list)
    """By match: difference in hands closed by a capicúa, for each side of the first bot."""


def player(name):
    """Return a level, the package's player (``dominoes``), or an experimental search.

    ``worlds=40+work=40000+sense=90+method=tree+infers`` sets all parameters of a search.
    """
    if name == "dominoes":
        from package_player import PackagePlayer

        return PackagePlayer()
    if "=" not in name:
        return bot(name)
    given = dict(part.partition("=")[::2] for part in name.split("+"))
    budget = Budget(
        int(given.get("playouts", 0)), int(given.get("work", 0)), int(given.get("ms", 0))
    )
    sense = int(given["sense"]) if "sense" in given else None
    return Thinker(int(given["worlds"]), budget, "infers" in given, given.get("method"), sense)


def mean_and_margin(values):
    """Return the mean with half its 95% interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 4:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, student(n - 1) * math.sqrt(variance / n)


def seated(game, side, one, other):
    """Return the bots by seat: the first on one side, the second everywhere else."""
    return [one if mine == side else other for mine in game.sides]


def play(state, bots, timed, seed):
    """Play a round to its end, recording how long the timed seats took for real choices."""
    seconds = []
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            seat = int(state.turn)
            rng = Rng(seed * 1_000_003 + len(state.log) * 97 + seat)
            start = time.perf_counter()
            action = bots[seat].choose(state.view(seat), rng)
            if timed[seat]:
                seconds.append(time.perf_counter() - start)
        state.advance(action)
    return seconds


def share_of(winners, sides, side):
    """Return a side's share of a win; equal parts if no side or every side wins."""
    all_sides = set(sides)
    won = {sides[seat] for seat in winners} or all_sides
    return 1 / len(won) if side in won else 0.0


def in_every_seating(task, play_side):
    """Play a deal with the first bot on each side in turn; the mean is one observation.

    ``play_side`` plays the round and returns the side's win share and its lead, or None.
    """
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    bots = player(names[0]), player(names[1])
    deal = game.draw_deal(capicua.Setup(2), Dealer.from_seed(seed))
    found = []
    for side in sorted(set(game.sides)):
        # Round 2 of a match without points so far.
        state = game.deal_round(capicua.Setup(2, deal.lot), deal)
        result = play_side(state, side, bots, task, tally)
        if result is not None:
            found.append(result)
    if found:
        tally.wins.append(sum([win for win, _ in found]) / len(found))
        tally.margins.append(sum([lead for _, lead in found]) / len(found))
    return tally


def duel_deal(task):
    """Play a round in every seating."""
    return in_every_seating(task, duel_side)


def duel_side(state, side, bots, task, tally):
    """Return a round's result for a side; None if it is void."""
    sides = state.game.sides
    timed = [mine == side for mine in sides]
    tally.seconds += play(state, seated(state.game, side, *bots), timed, task[2])
    if state.is_void:
        tally.void += 1
        return None
    return outcome(state, sides.index(side))


def match_deal(task):
    """Play a whole match in every seating, from the same sequence of shuffles."""
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    one, other = player(names[0]), player(names[1])
    sides = game.sides
    wins = []
    ahead = 0
    for side in sorted(set(sides)):
        bots = seated(game, side, one, other)
        timed = [mine == side for mine in sides]
        match = Match(game, Dealer.from_seed(seed))
        while not match.is_over:
            state = match.round
            number = seed * 1009 + len(match.rounds)
            tally.seconds += play(state, bots, timed, number)
            if hasattr(state, "made") and not state.is_void and sides[state.bidder] == side:
                tally.contracts.append(int(state.made))
            if hasattr(state, "is_capicua") and state.is_capicua():
                ahead += 1 if sides[state.winner] == side else -1
            match.settle()
            if not match.is_over:
                match.start()
        wins.append(share_of(match.winners, sides, side))
    tally.wins.append(sum(wins) / len(wins))
    if hasattr(match.round, "is_capicua"):
        tally.capicuas.append(ahead / len(wins))
    return tally


def solitaire_deal(task):
    """Play a deal with both bots: who wins it, and their final points."""
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    found = []
    for number, name in enumerate(names):
        deal = game.draw_deal(capicua.Setup(), Dealer.from_seed(seed))
        state = game.deal_round(capicua.Setup(), deal)
        seconds = play(state, [player(name)], [number == 0], seed)
        tally.seconds += seconds
        found.append(outcome(state, 0))
    tally.wins = [won for won, _ in found]
    tally.margins = [found[0][1] - found[-1][1]]
    return tally


def worth_deal(task):
    """Measure the value of the first bot's choices against greedy's, in every seating."""
    return in_every_seating(task, worth_side)


def worth_side(state, side, bots, task, tally):
    """Return a side's gain in a round from all choices that greedy would not have made."""
    one, other = bots
    seed, worlds = task[2], task[3]
    gained = lead = 0.0
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            seat = int(state.turn)
            view, number = state.view(seat), seed * 1_000_003 + len(state.log) * 97 + seat
            action = usual = other.choose(view, Rng(number))
            if state.game.sides[seat] == side:
                action = one.choose(view, Rng(number))
            if action != usual:
                win, points = gain(view, action, usual, worlds, Rng(number + 1))
                gained += win
                lead += points
        state.advance(action)
    return gained, lead


def gain(view, action, usual, count, rng):
    """Return the difference between two actions in wins and points under greedy playouts."""
    known = view.known
    playing_on = PlayingOn(100)
    wins = points = 0.0
    for world in worlds_of(known, count, rng):
        luck = int(rng.bits())
        for each, sign in ((action, 1), (usual, -1)):
            state = world.clone()
            state.advance(each)
            playing_on.finish(state, Rng(luck))
            win, lead = outcome(state, view.seat)
            wins += sign * win
            points += sign * lead
    return wins / count, points / count


def outcome(state, seat):
    """Return a seat's share of the win, and its lead in points."""
    game, points = state.game, state.scores()
    sign = -1 if game.low_is_good else 1
    sides = game.sides
    if len(set(sides)) == 1:
        return float(game.is_won(points[0])), sign * points[0]
    mine = [points[each] for each in range(len(sides)) if sides[each] == sides[seat]]
    others = [points[each] for each in range(len(sides)) if sides[each] != sides[seat]]
    lead = sign * (sum(mine) / len(mine) - sum(others) / len(others))
    winners = [] if state.is_void else winners_of(state)
    return share_of(winners, sides, sides[seat]), lead


def load(plan):
    """Return the game of a plan: its id, preset, seats and options."""
    id, preset, seats, options = plan
    return capicua.load(id, preset=preset, players=seats, **dict(options))


def run(work, plan, names, arguments):
    """Collect tallies deal by deal until the deals or the seconds are used up."""
    seeds = range(arguments.first, arguments.first + arguments.deals)
    tasks = ((plan, names, seed, arguments.worlds) for seed in seeds)
    seconds = arguments.seconds
    start = time.monotonic()
    tallies = []
    if arguments.jobs == 1:
        for task in tasks:
            tallies.append(work(task))
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                break
        return tallies
    with multiprocessing.Pool(arguments.jobs) as pool:
        for tally in pool.imap(work, tasks):
            tallies.append(tally)
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                pool.terminate()
                break
    return tallies


def summary(game, names, tallies):
    """Return the results of the tallies as a dictionary."""
    wins = [value for tally in tallies for value in tally.wins]
    margins = [value for tally in tallies for value in tally.margins]
    thought = sorted(value for tally in tallies for value in tally.seconds)
    share, margin = mean_and_margin(wins)
    row = {
        "game": game.id,
        "bots": list(names),
        "deals": len(tallies),
        "fair": 1 / len(set(game.sides)),
        "wins": share,
        "wins_margin": margin,
        "void": sum(tally.void for tally in tallies),
    }
    if margins:
        row["points"], row["points_margin"] = mean_and_margin(margins)
    if thought:
        row["ms_mean"] = 1000 * sum(thought) / len(thought)
        row["ms_99"] = 1000 * thought[int(0.99 * (len(thought) - 1))]
        row["ms_worst"] = 1000 * thought[-1]
    capicuas = [value for tally in tallies for value in tally.capicuas]
    if capicuas:
        row["capicuas"], row["capicuas_margin"] = mean_and_margin(capicuas)
    contracts = [value for tally in tallies for value in tally.contracts]
    if contracts:
        row["contracts"] = len(contracts)
        row["made"] = sum(contracts) / len(contracts)
        row["made_interval"] = wilson(sum(contracts), len(contracts))
    return row


def solitaire_summary(game, names, tallies):
    """Return the same for a solitaire: how often each bot wins the same deals."""
    row = summary(game, names, [Tally(t.wins[:1], t.margins, 0, t.seconds) for t in tallies])
    n = len(tallies)
    row["won"] = [sum(t.wins[k] for t in tallies) / n for k in range(len(names))]
    row["won_interval"] = [wilson(sum(t.wins[k] for t in tallies), n) for k in range(len(names))]
    difference, margin = mean_and_margin([t.wins[0] - t.wins[-1] for t in tallies])
    row["difference"], row["difference_margin"] = difference, margin
    return row


def line(row):
    """Return a row as a line of text."""
    text = f"{row['game']:15} {' v '.join(row['bots']):18} n={row['deals']:<5}"
    if row.get("kind") == "worth":
        text += f" gains {100 * row['wins']:+.2f}% ± {100 * row['wins_margin']:.2f} of wins a round"
    elif "won" in row:
        parts = [
            f"{100 * share:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
            for share, (low, high) in zip(row["won"], row["won_interval"], strict=True)
        ]
        text += " won " + " v ".join(parts)
        text += f" diff {100 * row['difference']:+.1f} ± {100 * row['difference_margin']:.1f}"
    else:
        text += f" wins {100 * row['wins']:.1f}% ± {100 * row['wins_margin']:.1f}"
        text += f" (fair {100 * row['fair']:.0f}%)"
    if "points" in row:
        text += f" points {row['points']:+.2f} ± {row['points_margin']:.2f}"
    if "capicuas" in row:
        text += f" capicúas {row['capicuas']:+.2f} ± {row['capicuas_margin']:.2f} a match"
    if "made" in row:
        low, high = row["made_interval"]
        text += f" made {100 * row['made']:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
        text += f" of {row['contracts']}"
    if "ms_mean" in row:
        text += f" ms {row['ms_mean']:.0f}/{row['ms_99']:.0f}/{row['ms_worst']:.0f}"
    return text


WORK = {
    "duel": duel_deal,
    "match": match_deal,
    "solitaire": solitaire_deal,
    "worth": worth_deal,
}
"""Functions for one deal, by the command's first word."""


def measure(plan, names, kind, arguments):
    """Run one comparison; print and return it."""
    game = load(plan)
    if kind == "duel" and game.players == 1:
        kind = "solitaire"
    tallies = run(WORK[kind], plan, names, arguments)
    make = solitaire_summary if kind == "solitaire" else summary
    row = make(game, names, tallies)
    row["kind"] = kind
    row["preset"], row["options"] = plan[1], dict(plan[3])
    print(line(row), flush=True)
    if arguments.json:
        with open(arguments.json, "a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)
    return row


def has_choices(id):
    """Return whether the game ever offers a choice."""
    game = capicua.load(id)
    state = game.new_round(seed=1)
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            return True
        state.advance(legal[0])
    return False


def every(arguments):
    """Run every game of the catalogue under its default preset."""
    for id in capicua.catalogue():
        if has_choices(id):
            measure((id, None, None, ()), arguments.bots, "duel", arguments)
        else:
            print(f"{id:15} no choices to make")


def honesty(arguments):
    """Compare states with the same view: every level must choose alike in both."""
    levels = arguments.bots
    games = arguments.game.split(",") if arguments.game else capicua.catalogue()
    for id in games:
        game = capicua.load(id)
        pairs = differ = 0
        seed = arguments.first
        start = time.monotonic()
        while pairs < arguments.pairs:
            seed += 1
            rng = Rng(seed)
            state = game.new_round(seed=seed)
            while not state.is_over and pairs < arguments.pairs:
                legal = state.legal_actions()
                seat = int(state.turn)
                if len(legal) > 1 and rng.below(4) == 0:
                    other = state.resample(seat, rng)
                    number = int(rng.bits())
                    pairs += 1
                    level = bot(levels[pairs % len(levels)])
                    mine = level.choose(state.view(seat), Rng(number))
                    differ += mine != level.choose(other.view(seat), Rng(number))
                state.advance(legal[int(rng.below(len(legal)))])
            if not has_choices(id) or (
                arguments.seconds and time.monotonic() - start > arguments.seconds
            ):
                break
        print(f"{id:15} {','.join(levels)} pairs {pairs} different choices {differ}", flush=True)


def endless(arguments):
    """Play matches of one level, each game and preset in its own process; by default, all games."""
    plans = [(arguments.game, arguments.preset, arguments.seats, arguments.set)]
    if not arguments.game:
        plans = [
            (id, preset, arguments.seats, ())
            for id in capicua.catalogue()
            for preset in kind(id).presets()
        ]
    tasks = [(plan, arguments.bots[0], arguments.rounds, arguments.first) for plan in plans]
    fresh = multiprocessing.get_context("spawn")
    with fresh.Pool(arguments.jobs, maxtasksperchild=1) as pool:
        for text in pool.imap(endless_matches, tasks):
            print(text, flush=True)


def endless_matches(task):
    """Play matches until this many rounds: each must end and memory must stay flat."""
    plan, name, wanted, seed = task
    game = load(plan)
    thinker = player(name)
    bots = [thinker] * int(game.players)
    rounds = matches = early = 0
    while rounds < wanted:
        match = Match(game, Dealer.from_seed(seed))
        while not match.is_over:
            play(match.round, bots, [False] * int(game.players), seed)
            match.settle()
            rounds += 1
            if not match.is_over:
                match.start()
        matches += 1
        seed += 1
        if not early and rounds >= wanted // 10:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (
        f"{game.id:15} {plan[1] or '':20} {name} matches {matches} rounds {rounds}"
        f" memory {early / 1024:.1f} → {late / 1024:.1f} MB"
    )


def options_of(texts):
    """Return ``name=value`` texts as pairs."""
    return tuple(tuple(text.split("=", 1)) for text in texts)


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=[*WORK, "every", "honesty", "endless"])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--bots", default="level5,greedy", help=", ".join(LEVELS))
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--worlds", type=int, default=100, help="sampled deals per choice")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop a row after so long")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json")
    arguments = parser.parse_args()
    arguments.bots = arguments.bots.split(",")
    arguments.set = options_of(arguments.set)
    if arguments.what == "worth" and arguments.bots[1:] != ["greedy"]:
        parser.error("worth compares a bot with greedy: --bots level5,greedy")
    if not is_compiled():
        print("pure build: levels are limited by time", file=sys.stderr)
    if arguments.what == "every":
        if not arguments.seconds and arguments.deals > 1000:
            parser.error("--deals is too many for every game without --seconds")
        every(arguments)
    elif arguments.what == "honesty":
        honesty(arguments)
    elif arguments.what == "endless":
        endless(arguments)
    else:
        plan = (arguments.game, arguments.preset, arguments.seats, arguments.set)
        measure(plan, arguments.bots, arguments.what, arguments)


if __name__ == "__main__":
    main()
