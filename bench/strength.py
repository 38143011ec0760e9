"""How strong the levels are: duplicate deals, every seating, 95% intervals.

    python bench/strength.py duel GAME --bots level5,greedy --deals 200 [--preset P] [--set o=v]
    python bench/strength.py match GAME --bots level5,greedy --deals 50
    python bench/strength.py solitaire GAME --bots level5,greedy --deals 200
    python bench/strength.py every --bots level5,greedy --seconds 60
    python bench/strength.py duel block --preset partners --bots level5,dominoes --deals 300
    python bench/strength.py honesty --pairs 10000
    python bench/strength.py endless GAME --rounds 1000

A deal is played once for every side, with the first bot on that side and the second bot on
all others; the mean over those seatings is one observation, so that the luck of the deal
and of the seat falls on both alike. ``wins`` is the share of rounds (or matches) won by the
first bot, a shared win counting in part; ``fair`` is what equal players would have.
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
from capicua.bots.player import LEVELS, bot, is_compiled
from capicua.bots.search import Budget
from capicua.bots.thinker import Thinker
from capicua.core.chance import Dealer, Rng
from capicua.core.match import Match
from capicua.measuring.samples import student, wilson
from capicua.measuring.simulation import winners_of


@dataclass
class Tally:
    """One observation for each deal, and how long the first bot thought."""

    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    void: int = 0
    seconds: list[float] = field(default_factory=list)
    contracts: list[int] = field(default_factory=list)


def player(name):
    """A level, the package's player (``dominoes``), or a thinker to try out.

    ``worlds=40+work=40000+sense=90+method=tree+infers`` says all there is to say of one.
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
    """The mean with half its 95% interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 4:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, student(n - 1) * math.sqrt(variance / n)


def seated(game, side, one, other):
    """The bots by seat: the first on a side, the second everywhere else."""
    return [one if mine == side else other for mine in game.sides]


def play(state, bots, timed, seed):
    """Plays a round to its end; notes how long the timed seats thought about real choices."""
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
    """Which part of a win goes to a side; equal parts where nobody or everybody wins."""
    all_sides = set(sides)
    won = {sides[seat] for seat in winners} or all_sides
    return 1 / len(won) if side in won else 0.0


def play_round(game, deal, bots, timed, seed, tally):
    """One round from a deal, number 2 of a match where nobody has points."""
    state = game.deal_round(capicua.Setup(2, deal.lot), deal)
    tally.seconds += play(state, bots, timed, seed)
    return state


def duel_deal(task):
    """A deal in every seating: one observation."""
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    one, other = player(names[0]), player(names[1])
    sides = game.sides
    deal = game.draw_deal(capicua.Setup(2), Dealer.from_seed(seed))
    wins, margins = [], []
    for side in sorted(set(sides)):
        bots = seated(game, side, one, other)
        timed = [mine == side for mine in sides]
        state = play_round(game, deal, bots, timed, seed, tally)
        if state.is_void:
            tally.void += 1
            continue
        wins.append(share_of(winners_of(state), sides, side))
        points = state.scores()
        mine = [points[seat] for seat in range(len(sides)) if sides[seat] == side]
        others = [points[seat] for seat in range(len(sides)) if sides[seat] != side]
        sign = -1 if game.low_is_good else 1
        margins.append(sign * (sum(mine) / len(mine) - sum(others) / len(others)))
    if wins:
        tally.wins.append(sum(wins) / len(wins))
        tally.margins.append(sum(margins) / len(margins))
    return tally


def match_deal(task):
    """A whole match in every seating, from the same sequence of shuffles."""
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    one, other = player(names[0]), player(names[1])
    sides = game.sides
    wins = []
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
            match.settle()
            if not match.is_over:
                match.start()
        wins.append(share_of(match.winners, sides, side))
    tally.wins.append(sum(wins) / len(wins))
    return tally


def solitaire_deal(task):
    """A deal played by both bots: who wins it, and how many points they end with."""
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    found = []
    for number, name in enumerate(names):
        deal = game.draw_deal(capicua.Setup(), Dealer.from_seed(seed))
        state = game.deal_round(capicua.Setup(), deal)
        seconds = play(state, [player(name)], [number == 0], seed)
        tally.seconds += seconds
        points = state.scores()[0]
        found.append((float(game.is_won(points)), points))
    tally.wins = [won for won, _ in found]
    sign = -1 if game.low_is_good else 1
    tally.margins = [sign * (found[0][1] - found[-1][1])]
    return tally


def load(plan):
    """The game of a plan: its id, preset, seats and options."""
    id, preset, seats, options = plan
    return capicua.load(id, preset=preset, players=seats, **dict(options))


def run(work, plan, names, deals, jobs, seconds=0.0, first=1):
    """All tallies, deal by deal, until the deals or the seconds are used up."""
    tasks = ((plan, names, first + number) for number in range(deals))
    start = time.monotonic()
    tallies = []
    if jobs == 1:
        for task in tasks:
            tallies.append(work(task))
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                break
        return tallies
    with multiprocessing.Pool(jobs) as pool:
        for tally in pool.imap(work, tasks):
            tallies.append(tally)
            if seconds and time.monotonic() - start > seconds and len(tallies) >= 4:
                pool.terminate()
                break
    return tallies


def summary(game, names, tallies):
    """What the tallies say, as one dictionary."""
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
    contracts = [value for tally in tallies for value in tally.contracts]
    if contracts:
        row["contracts"] = len(contracts)
        row["made"] = sum(contracts) / len(contracts)
        row["made_interval"] = wilson(sum(contracts), len(contracts))
    return row


def solitaire_summary(game, names, tallies):
    """The same for a game for one: how often each bot wins the same deals."""
    row = summary(game, names, [Tally(t.wins[:1], t.margins, 0, t.seconds) for t in tallies])
    n = len(tallies)
    row["won"] = [sum(t.wins[k] for t in tallies) / n for k in range(len(names))]
    row["won_interval"] = [wilson(sum(t.wins[k] for t in tallies), n) for k in range(len(names))]
    difference, margin = mean_and_margin([t.wins[0] - t.wins[-1] for t in tallies])
    row["difference"], row["difference_margin"] = difference, margin
    return row


def line(row):
    """A row as a line of text."""
    text = f"{row['game']:15} {' v '.join(row['bots']):18} n={row['deals']:<5}"
    if "won" in row:
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
    if "made" in row:
        low, high = row["made_interval"]
        text += f" made {100 * row['made']:.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
        text += f" of {row['contracts']}"
    if "ms_mean" in row:
        text += f" ms {row['ms_mean']:.0f}/{row['ms_99']:.0f}/{row['ms_worst']:.0f}"
    return text


def measure(plan, names, kind, arguments):
    """One comparison, printed and returned."""
    game = load(plan)
    if game.players == 1:
        kind = "solitaire"
    work = {"duel": duel_deal, "match": match_deal, "solitaire": solitaire_deal}[kind]
    tallies = run(
        work, plan, names, arguments.deals, arguments.jobs, arguments.seconds, arguments.first
    )
    make = solitaire_summary if kind == "solitaire" else summary
    row = make(game, names, tallies)
    row["preset"], row["options"] = plan[1], dict(plan[3])
    print(line(row), flush=True)
    if arguments.json:
        with open(arguments.json, "a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)
    return row


def has_choices(id):
    """Whether the game ever leaves a choice."""
    game = capicua.load(id)
    state = game.new_round(seed=1)
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1:
            return True
        state.advance(legal[0])
    return False


def every(arguments):
    """Each game of the catalogue under its default preset."""
    for id in capicua.catalogue():
        if has_choices(id):
            measure((id, None, None, ()), arguments.bots, "duel", arguments)
        else:
            print(f"{id:15} no choices to make")


def honesty(arguments):
    """Pairs of states with the same view: every level has to choose alike in both."""
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
    """Matches of one level until so many rounds are played: each must end, memory stay flat."""
    plan = (arguments.game, arguments.preset, arguments.seats, arguments.set)
    game = load(plan)
    thinker = player(arguments.bots[0])
    bots = [thinker] * int(game.players)
    rounds = matches = 0
    seed = arguments.first
    early = 0
    while rounds < arguments.rounds:
        match = Match(game, Dealer.from_seed(seed))
        while not match.is_over:
            play(match.round, bots, [False] * int(game.players), seed)
            match.settle()
            rounds += 1
            if not match.is_over:
                match.start()
        matches += 1
        seed += 1
        if not early and rounds >= arguments.rounds // 10:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"{game.id:15} {arguments.preset or '':20} matches {matches} rounds {rounds}"
        f" memory {early / 1024:.1f} → {late / 1024:.1f} MB",
        flush=True,
    )


def options_of(texts):
    """``name=value`` as pairs."""
    return tuple(tuple(text.split("=", 1)) for text in texts)


def main():
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "what", choices=["duel", "match", "solitaire", "every", "honesty", "endless"]
    )
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--bots", default="level5,greedy", help=", ".join(LEVELS))
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop a row after so long")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json")
    arguments = parser.parse_args()
    arguments.bots = arguments.bots.split(",")
    arguments.set = options_of(arguments.set)
    if not is_compiled():
        print("pure build: levels think by the clock", file=sys.stderr)
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
