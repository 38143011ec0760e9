"""Scores from the same deals: matchpoints, averages, totals, and the frequencies of each deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from capicua.tournament.settings import Scoring
from capicua.tournament.state import State

TRIMMED = 8
"""One result in so many is left out at each end of a datum, so that no freak moves the others."""


@dataclass(frozen=True)
class DealResult:
    """What one table made of a deal: the difference of side 0 over side 1."""

    deal: int
    """The number of the deal in the whole event, from 1."""
    round: int
    table: int
    sides: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    room: int = 0
    """1 in the second room of a team match, where the sides have exchanged their seats."""

    @property
    def difference(self) -> int:
        """The points of side 0 less those of side 1."""
        return self.points[0] - self.points[1]


def deal_results(state: State) -> dict[int, list[DealResult]]:
    """Return the results of each deal, in the order of rounds and tables."""
    found: dict[int, list[DealResult]] = {}
    for round in state.rounds:
        for table in round.tables:
            result = round.results.get(table.number)
            if result is None or not table.set or result.forfeited:
                continue
            each = state.settings.deals
            for at, points in enumerate(result.deals):
                room, place = divmod(at, each)
                turn = -1 if room else 1
                one = DealResult(
                    (table.set - 1) * each + place + 1,
                    round.number,
                    table.number,
                    table.sides[::turn],
                    points[::turn],
                    room,
                )
                found.setdefault(one.deal, []).append(one)
    return found


def matchpoints(differences: Sequence[int]) -> list[Fraction]:
    """Return the percentage of each result: two for each one beaten, one for each equal one.

    A result that nobody else played is worth half.

    >>> [int(each) for each in matchpoints([30, 10, 10, -5])]
    [100, 50, 50, 0]
    """
    top = 2 * (len(differences) - 1)
    if not top:
        return [Fraction(50)] * len(differences)
    return [
        Fraction(
            100 * (2 * sum(one > other for other in differences) + differences.count(one) - 1), top
        )
        for one in differences
    ]


def datum(differences: Sequence[int]) -> Fraction:
    """Return the mean of some results without the extreme ones at both ends.

    >>> datum([0] * 7 + [80])
    Fraction(0, 1)
    """
    cut = len(differences) // TRIMMED
    kept = sorted(differences)[cut : len(differences) - cut]
    return Fraction(sum(kept), len(kept))


def frequencies(results: Sequence[DealResult]) -> list[tuple[int, int, Fraction]]:
    """Return each difference with how often it occurred and its matchpoints, the best first."""
    differences = [one.difference for one in results]
    scored = dict(zip(differences, matchpoints(differences), strict=True))
    counted = Counter(differences)
    return [(each, counted[each], scored[each]) for each in sorted(counted, reverse=True)]


def duplicate_scores(scoring: Scoring, state: State, round: int) -> dict[tuple[int, int], Fraction]:
    """Return the score of each side of a round, from the deals that it played.

    A deal is compared with all tables that have played it, in whichever round. Matchpoints are the
    mean percentage over the deals of the round, averages and totals the sum over them. A team match
    compares its own two rooms only: see ``team_scores``.
    """
    if state.settings.entry == "teams":
        return team_scores(scoring, state, round)
    is_low = state.round(round).rules.low_is_good()
    gathered: dict[tuple[int, int], list[Fraction]] = {}
    for results in deal_results(state).values():
        here = [one for one in results if one.round == round]
        if not here:
            continue
        differences = [one.difference for one in results]
        if is_low:
            differences = [-each for each in differences]
        percent = dict(zip(differences, matchpoints(differences), strict=True))
        middle = datum(differences)
        for one in here:
            value = -one.difference if is_low else one.difference
            for side in (0, 1):
                sign = 1 if side == 0 else -1
                if scoring == "matchpoints":
                    score = percent[value] if side == 0 else 100 - percent[value]
                elif scoring == "average":
                    score = sign * (value - middle)
                else:
                    score = Fraction(sign * value)
                gathered.setdefault((one.table, side), []).append(score)
    if scoring == "matchpoints":
        return {key: sum(each, Fraction(0)) / len(each) for key, each in gathered.items()}
    return {key: sum(each, Fraction(0)) for key, each in gathered.items()}


def team_scores(scoring: Scoring, state: State, round: int) -> dict[tuple[int, int], Fraction]:
    """Return the scores of a round of team matches, from the swing on each deal.

    The swing is what a team made in both rooms together, where it held all four hands once. By
    matchpoints, a deal is won, drawn or lost (board-a-match), and the score is the mean percentage;
    by totals it is the sum of the swings.
    """
    swings: dict[int, dict[int, int]] = {}
    for deal, results in deal_results(state).items():
        for one in results:
            if one.round == round:
                swing = -one.difference if one.room else one.difference
                of_table = swings.setdefault(one.table, {})
                of_table[deal] = of_table.get(deal, 0) + swing
    found = {}
    for table, of_table in swings.items():
        sign = -1 if state.round(round).rules.low_is_good() else 1
        values = [sign * swing for swing in of_table.values()]
        if scoring == "matchpoints":
            halves = sum(1 + (swing > 0) - (swing < 0) for swing in values)
            percent = Fraction(50 * halves, len(values))
            found[table, 0], found[table, 1] = percent, 100 - percent
        else:
            found[table, 0], found[table, 1] = Fraction(sum(values)), Fraction(-sum(values))
    return found
