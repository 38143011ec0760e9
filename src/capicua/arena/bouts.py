"""A bout: one deal between two entrants, played in every seating; the unit of all counts.

A seating assigns each side of the table to one of the two. With two sides there are two
seatings; with three or four single players, every mixture in which both have as many seats as
possible; with more, alternating seats. Each seating has its counterpart with the entrants
exchanged, so that seats, luck of the deal and numbers at the table are the same for both. A
solitaire is played by each alone.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from capicua.bots.player import Bot
from capicua.catalogue import load_with
from capicua.core.chance import Dealer, Rng
from capicua.core.game import Game
from capicua.core.match import Match, winners_of
from capicua.core.options import option_text
from capicua.core.state import State

FEW_SIDES: Final = 4
"""The highest number of sides for which every even mixture is played."""
LONGEST: Final = 1000
"""The number of rounds after which a match is abandoned without a winner."""


@dataclass(frozen=True)
class Rules:
    """The rules of a bout, as plain data, so that every worker can set it up."""

    game: str
    options: dict[str, str]
    seats: int
    matches: bool
    """Whether whole matches are played, not only their first rounds."""

    @staticmethod
    def of(game: Game, matches: bool = False) -> Rules:
        """Return the rules of a configured game."""
        texts = {name: option_text(value) for name, value in game.options.values().items()}
        return Rules(game.id, texts, int(game.players), matches)

    def load(self) -> Game:
        """Return the game."""
        return load_with(self.game, None, self.seats, self.options)


@dataclass(frozen=True)
class Bout:
    """The results of one deal in all its seatings, for the first and second entrant."""

    pair: tuple[int, int]
    deal: int
    score: float
    """The first entrant's share of the wins, from 0 to 1; without a winner, half."""
    wins: tuple[float, float]
    """Seatings won; a shared win counts in fractions."""
    points: tuple[float, float]
    """Mean points per seat and round."""
    seatings: int
    decisions: tuple[int, int]
    """The number of choices between actions."""
    seconds: tuple[float, float]
    """The time spent on them, in seconds."""

    def as_data(self) -> dict[str, Any]:
        """Return the bout as plain data for JSON."""
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Bout:
        """Return the bout from plain data."""
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return Bout(**values)


def seatings(sides: Sequence[int]) -> list[tuple[int, ...]]:
    """Return which of the two entrants sits at each seat, for every seating.

    A seating of one against three says less about who is better than one of two against two,
    and takes as long.

    >>> seatings([0, 1, 0, 1])
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    >>> len(seatings([0, 1, 2])), len(seatings([0, 1, 2, 3]))
    (6, 6)
    """
    order = sorted(set(sides))
    if len(order) == 1:
        return [(0,), (1,)]
    if len(order) <= FEW_SIDES:
        every = itertools.product((0, 1), repeat=len(order))
        mixtures = [mixture for mixture in every if abs(len(order) - 2 * sum(mixture)) <= 1]
    else:
        turns = tuple(place % 2 for place in range(len(order)))
        mixtures = [turns, tuple(1 - who for who in turns)]
    return [tuple(mixture[order.index(side)] for side in sides) for mixture in mixtures]


class Tally:
    """Counts one bout."""

    def __init__(self) -> None:
        self.wins = [0.0, 0.0]
        self.undecided = 0
        self.points = [0.0, 0.0]
        self.rounds = [0, 0]
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]

    def count_round(self, state: State, seating: Sequence[int]) -> None:
        """Add the points of a finished round."""
        if state.is_void:
            return
        for seat, points in enumerate(state.scores()):
            self.points[seating[seat]] += points
            self.rounds[seating[seat]] += 1

    def count_winners(
        self, winners: Sequence[int], sides: Sequence[int], seating: Sequence[int]
    ) -> None:
        """Add the winners, side by side."""
        won = {sides[seat]: seating[seat] for seat in winners}
        if not won:
            self.undecided += 1
        for who in won.values():
            self.wins[who] += 1 / len(won)


def play_bout(
    rules: Rules, pair: tuple[int, int], players: tuple[list[Bot], list[Bot]], seed: int, deal: int
) -> Bout:
    """Play one deal in all seatings; ``players`` has one of each entrant for every seat."""
    game = rules.load()
    sides = list(game.sides)
    tally = Tally()
    plan = seatings(sides)
    for seating in plan:
        dealer = Dealer(f"capicua arena {seed} {deal}".encode())
        bots = [players[who][seat] for seat, who in enumerate(seating)]
        winners = _winners(game, dealer, rules.matches, bots, seating, tally)
        tally.count_winners(winners, sides, seating)
    return Bout(
        pair,
        deal,
        _score(tally, len(plan), alone=len(sides) == 1),
        (tally.wins[0], tally.wins[1]),
        (_mean(tally.points[0], tally.rounds[0]), _mean(tally.points[1], tally.rounds[1])),
        len(plan),
        (tally.decisions[0], tally.decisions[1]),
        (tally.seconds[0], tally.seconds[1]),
    )


def _winners(
    game: Game,
    dealer: Dealer,
    matches: bool,
    bots: list[Bot],
    seating: Sequence[int],
    tally: Tally,
) -> list[int]:
    """Return the seats that win the round, or the match, once it has been played."""
    match = Match(game, dealer)
    chance = dealer.rng()
    # One for each seat: how much a bot draws must not change what the others draw.
    rngs = [Rng(int(chance.bits())) for _ in bots]
    while True:
        _play(match.round, bots, seating, rngs, tally)
        tally.count_round(match.round, seating)
        if not matches:
            return winners_of(match.round)
        match.settle()
        if match.is_over:
            return match.winners
        if len(match.rounds) == LONGEST:
            return []
        match.start()


def _play(
    state: State, bots: list[Bot], seating: Sequence[int], rngs: list[Rng], tally: Tally
) -> None:
    """Play a round to its end."""
    while not state.is_over:
        legal = state.legal_actions()
        seat = int(state.turn)
        if len(legal) == 1:
            state.advance(legal[0])
            continue
        began = time.perf_counter()
        action = bots[seat].choose(state.view(seat), rngs[seat])
        tally.seconds[seating[seat]] += time.perf_counter() - began
        tally.decisions[seating[seat]] += 1
        state.advance(action)


def _score(tally: Tally, seatings: int, alone: bool) -> float:
    if alone:
        return 0.5 + (tally.wins[0] - tally.wins[1]) / 2
    return (tally.wins[0] + tally.undecided / 2) / seatings


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0
