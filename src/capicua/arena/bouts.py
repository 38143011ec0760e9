"""Bouts: one deal between two entrants, played in all seatings; the unit of statistics.

A seating assigns each side of the table to one of the entrants. With two sides there are two
seatings; with three or four players on their own, all mixtures as even as possible; with more,
alternating seats. Each seating has a counterpart with the entrants swapped, so that seats, luck
and the number of seats are the same for both. In a solitaire, each entrant plays alone.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from capicua.bots.levels import Bot
from capicua.catalogue import load_with
from capicua.core.game import Game
from capicua.core.match import Match, winners_of
from capicua.core.options import option_text
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng

FEW_SIDES: Final = 4
"""Maximum number of sides for which all even mixtures are played."""
LONGEST: Final = 1000
"""Number of rounds after which a match is abandoned without a winner."""


@dataclass(frozen=True)
class Rules:
    """The rules of a bout as plain data, from which each worker loads the game."""

    game: str
    options: dict[str, str]
    seats: int
    matches: bool
    """Whether to play whole matches instead of first rounds."""

    @staticmethod
    def of(game: Game, matches: bool = False) -> Rules:
        """Return the rules of a configured game."""
        texts = {name: option_text(value) for name, value in game.options.values().items()}
        return Rules(game.id, texts, int(game.players), matches)

    def load(self) -> Game:
        """Load the game."""
        return load_with(self.game, None, self.seats, self.options)


@dataclass(frozen=True)
class Bout:
    """The results of one deal in all its seatings, for both entrants."""

    pair: tuple[int, int]
    deal: int
    score: float
    """The first entrant's share of wins, from 0 to 1; no winner counts as half."""
    wins: tuple[float, float]
    """Seatings won; ties count as fractions."""
    points: tuple[float, float]
    """Mean points per seat and round."""
    seatings: int
    decisions: tuple[int, int]
    """Numbers of decisions with a choice of actions."""
    seconds: tuple[float, float]
    """Time spent on decisions, in seconds."""

    def as_data(self) -> dict[str, Any]:
        """Return the bout as data for JSON."""
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Bout:
        """Return the bout stored as JSON data."""
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return Bout(**values)


def seatings(sides: Sequence[int]) -> list[tuple[int, ...]]:
    """Return all seatings; each gives the entrant, 0 or 1, at each seat.

    Uneven seatings such as one against three are omitted: they take as long as two against two and
    say less about which entrant is better.

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
    """Accumulates the results of one bout."""

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
        """Add the winners, counting each side once."""
        won = {sides[seat]: seating[seat] for seat in winners}
        if not won:
            self.undecided += 1
        for who in won.values():
            self.wins[who] += 1 / len(won)


def play_bout(
    rules: Rules, pair: tuple[int, int], players: tuple[list[Bot], list[Bot]], seed: int, deal: int
) -> Bout:
    """Play one deal in all seatings; ``players`` holds each entrant's bots, one per seat."""
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
    """Play the round or the match, and return the winning seats."""
    match = Match(game, dealer)
    chance = dealer.rng()
    # One generator per seat: one bot's use of random numbers must not affect the others.
    rngs = [Rng(int(chance.bits())) for _ in bots]
    for state in match:
        if len(match.rounds) == LONGEST:
            return []
        _play(state, bots, seating, rngs, tally)
        tally.count_round(state, seating)
        if not matches:
            return winners_of(state)
    return match.winners


def _play(
    state: State, bots: list[Bot], seating: Sequence[int], rngs: list[Rng], tally: Tally
) -> None:
    """Play a round to the end."""
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
