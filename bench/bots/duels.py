"""One deal of a comparison between two bots: a round or a match in every seating, or a solitaire.

Each deal is played once per side, with the first bot on that side and the second bot on all others.
The mean over these seatings is one observation, so that luck of the deal and of the seat affects
both bots alike.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import capicua
from capicua.bots.baselines import Bot
from capicua.bots.belief import believed
from capicua.bots.evaluation import Evaluator
from capicua.bots.levels import bot
from capicua.bots.paired_comparison import Effort
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.search import Budget
from capicua.bots.search_bot import DOUBT, SearchBot
from capicua.core.match import Match, winners_of
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.view import View


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


class RoundPlayer(Bot):
    """A bot that does not know the totals of the match."""

    def __init__(self, name):
        self.bot = player(name)

    def choose(self, view, rng):
        """Return the bot's choice if the match had no points so far."""
        known = view.known.clone()
        setup = known.setup
        known.setup = Setup(setup.number, setup.starter, None, setup.streak, setup.pot)
        return self.bot.choose(View(known), rng)


def player(name):
    """Return a level, one of another version (``former:level5``, ``former_player.py``), one that
    plays each round as if it were the first (``round:level5``), the package's player
    (``dominoes``), or an experimental search.

    ``worlds=40+work=40000+sense=90+method=tree+doubt=2+equal`` sets all parameters of a search;
    with ``equal``, sampled deals are not weighted. ``worlds=1600+work=300000+tries=2`` is level 5
    with another effort.
    """
    if name == "dominoes":
        from package_player import PackagePlayer

        return PackagePlayer()
    if name.startswith("former:"):
        from former_player import former_player

        return former_player(name.removeprefix("former:"))
    if name.startswith("round:"):
        return RoundPlayer(name.removeprefix("round:"))
    if "=" not in name:
        return bot(name)
    given = dict(part.partition("=")[::2] for part in name.split("+"))
    if "tries" in given:
        return Evaluator(Effort(**{part: int(value) for part, value in given.items()}))
    budget = Budget(
        int(given.get("playouts", 0)), int(given.get("work", 0)), int(given.get("ms", 0))
    )
    sense = int(given["sense"]) if "sense" in given else None
    doubt = float(given.get("doubt", DOUBT))
    worlds, method = int(given["worlds"]), given.get("method")
    return SearchBot(worlds, budget, "equal" not in given, method, sense, doubt)


def load(plan):
    """Return the game of a plan: its id, preset, seats and options."""
    id, preset, seats, options = plan
    return capicua.load(id, preset=preset, players=seats, **dict(options))


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


def play_on(match, rng):
    """Finish a round of a match greedily, score it, and deal the next."""
    RolloutPolicy(100).finish(match.round, rng)
    match.settle()
    if not match.is_over:
        match.start()


def share_of(winners, sides, side):
    """Return a side's share of a win; equal parts if no side or every side wins."""
    all_sides = set(sides)
    won = {sides[seat] for seat in winners} or all_sides
    return 1 / len(won) if side in won else 0.0


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


def in_every_seating(task, play_side, only=None):
    """Play a deal with the first bot on each side in turn; the mean is one observation.

    ``play_side`` plays the round and returns the side's win share and its lead, or None. ``only``:
    the index of one side, with which alone the deal is played.
    """
    game, names, seed = load(task[0]), task[1], task[2]
    tally = Tally()
    bots = player(names[0]), player(names[1])
    deal = game.draw_deal(capicua.Setup(2), Dealer.from_seed(seed))
    for each in bots:
        if hasattr(each, "begin"):
            each.begin(task[0], deal)
    found = []
    sides = sorted(set(game.sides))
    for side in sides if only is None else sides[only : only + 1]:
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
    """Measure the value of the first bot's choices against greedy's, on one side, in turn."""
    sides = len(set(load(task[0]).sides))
    return in_every_seating(task, worth_side, task[2] % sides)


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
    policy = RolloutPolicy(100)
    wins = points = 0.0
    for world in believed(known, count, rng):
        luck = int(rng.bits())
        for each, sign in ((action, 1), (usual, -1)):
            state = world.clone()
            state.advance(each)
            policy.finish(state, Rng(luck))
            win, lead = outcome(state, view.seat)
            wins += sign * win
            points += sign * lead
    return wins / count, points / count


WORK = {
    "duel": duel_deal,
    "match": match_deal,
    "solitaire": solitaire_deal,
    "worth": worth_deal,
}
"""Functions for one deal, by the command's first word."""
