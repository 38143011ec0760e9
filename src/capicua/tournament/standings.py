"""Standings: scores, and the tie-breaks between equal ones, each with its figure.

By matchpoints the score is the mean percentage, since pairs have not all played equally often while
a round is going on; one that has played fewer than half as many rounds as others comes after them.
Entrants who have left rank below all who stayed.

- ``buchholz``: the sum of the opponents' scores; ``_cut_1`` leaves out the lowest, ``median_`` the
  highest and the lowest. A round without an opponent counts as one with one's own score.
- ``sonneborn_berger``: the scores of beaten opponents, and half the scores of drawn ones.
- ``direct_encounter``: the results among the tied, if all of them have met.
- ``points_difference``, ``points``, ``wins``, ``deals_won``, ``played``: sums over all rounds.
- ``lot``: drawn from the seed of the tournament.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from capicua.tournament.history import History, histories
from capicua.tournament.outings import Outing
from capicua.tournament.pairing import knockout, ladder
from capicua.tournament.pairing.next_round import rounds_planned
from capicua.tournament.settings import KNOCKOUTS, Settings, shape_of
from capicua.tournament.state import State


@dataclass(frozen=True)
class Standing:
    """An entrant's place, score and tie-break figures."""

    place: int
    """From 1; equal in everything shares a place."""
    entrant: int
    score: Fraction
    """The sum over the rounds, by matchpoints the mean."""
    figures: dict[str, Fraction]
    """The figure of each tie-break, whether or not it decided anything."""
    history: History

    @property
    def points(self) -> tuple[int, int]:
        """The points made and those of the opponents."""
        outings = self.history.outings
        return sum(each.made for each in outings), sum(each.against for each in outings)

    @property
    def wins(self) -> int:
        """The number of rounds won."""
        return sum(each.is_won for each in self.history.outings)

    @property
    def played(self) -> int:
        """The number of rounds played at a table."""
        return sum(each.kind == "played" for each in self.history.outings)


def standings(state: State, rounds: int | None = None) -> list[Standing]:
    """Return the standings, the first place first; after some rounds if a number is given."""
    past = histories(state, rounds)
    scores = {number: each.score(_taken(state, number, rounds)) for number, each in past.items()}
    groups = _split([list(past)], _stayed(state, past, rounds))
    if state.settings.format in KNOCKOUTS:
        groups = _split(groups, knockout.progress(state, rounds))
    elif state.settings.format == "ladder":
        rungs = ladder.order(state, rounds)
        groups = _split(groups, {one: Fraction(-at) for at, one in enumerate(rungs)})
    else:
        if state.settings.scoring == "matchpoints":
            groups = _split(groups, _plays_enough(past))
        groups = _split(groups, scores)
    figure = Figures(state, past, scores)
    shown: dict[int, dict[str, Fraction]] = {number: {} for number in past}
    for name in state.settings.tie_breaks:
        found: dict[int, Fraction] = {}
        for group in groups:
            found |= figure.of(name, group)
        for entrant, value in found.items():
            shown[entrant][name] = value
        groups = _split(groups, found)
    result = []
    place = 1
    for group in groups:
        for entrant in sorted(group, key=state.lot):
            figures = shown[entrant]
            result.append(Standing(place, entrant, scores[entrant], figures, past[entrant]))
        place += len(group)
    return result


def prizes_of(settings: Settings, found: Sequence[Standing]) -> dict[int, str]:
    """Return the prizes of those who win one, by entrant; equal places share theirs."""
    places = Counter(each.place for each in found)
    return {
        each.entrant: ", ".join(shared)
        for each in found
        if (shared := settings.prizes[each.place - 1 : each.place - 1 + places[each.place]])
    }


def _taken(state: State, entrant: int, rounds: int | None) -> Fraction:
    """Return what the penalties take from a score."""
    last = len(state.rounds) if rounds is None else rounds
    halves = sum(
        each.score for each in state.penalties if each.entrant == entrant and each.round <= last
    )
    return Fraction(halves, 2)


def _stayed(state: State, past: Mapping[int, History], rounds: int | None) -> dict[int, Fraction]:
    """Return 0 for each entrant who has left, otherwise 1.

    Withdrawing after all rounds is not leaving. In a knockout leaving loses the next match, so
    nobody wins by it, and those who are out may go.
    """
    stayed = dict.fromkeys(past, Fraction(1))
    if not state.absent or state.settings.format in KNOCKOUTS:
        return stayed
    played = state.rounds[:rounds]
    later = {
        one
        for round in state.rounds[len(played) :]
        for one in (*round.byes, *(one for table in round.tables for one in table.entrants))
    }
    planned = rounds_planned(state, shape_of(state.settings))
    is_last = state.is_closed or (planned is not None and len(played) >= planned)
    for one in state.absent - later:
        outings = past[one].outings
        has_finished = bool(outings) and (
            outings[-1].round == len(played) and outings[-1].kind != "forfeited"
        )
        if not (is_last and has_finished):
            stayed[one] = Fraction(0)
    return stayed


def _plays_enough(past: Mapping[int, History]) -> dict[int, Fraction]:
    """Return 1 for each entrant with half as many rounds as any other or more, otherwise 0."""
    most = max((len(each.outings) for each in past.values()), default=0)
    return {one: Fraction(2 * len(each.outings) >= most) for one, each in past.items()}


def _split(groups: list[list[int]], figures: Mapping[int, Fraction]) -> list[list[int]]:
    """Return groups of equal entrants, each cut into smaller ones by a figure."""
    found: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            found.append(group)
            continue
        equal: dict[Fraction, list[int]] = {}
        for one in group:
            equal.setdefault(figures[one], []).append(one)
        found += [equal[figure] for figure in sorted(equal, reverse=True)]
    return found


class Figures:
    """Computes the tie-breaks of a tournament."""

    def __init__(self, state: State, past: dict[int, History], scores: dict[int, Fraction]) -> None:
        self.state = state
        self.past = past
        self.scores = scores
        self.parts = lcm(*(score.denominator for score in scores.values()))
        """Scores are added as whole numbers of such parts, which is many times as fast."""
        self.whole = {one: int(score * self.parts) for one, score in scores.items()}

    def of(self, name: str, group: Sequence[int]) -> dict[int, Fraction]:
        """Return the figure of each of a group of tied entrants; more is better."""
        if name == "direct_encounter":
            return self._direct(group)
        return {entrant: self._figure(name, entrant) for entrant in group}

    def _figure(self, name: str, entrant: int) -> Fraction:
        history = self.past[entrant]
        match name:
            case "buchholz":
                return self._score(sum(self._opponents(history)))
            case "buchholz_cut_1":
                return self._score(sum(sorted(self._opponents(history))[1:]))
            case "median_buchholz":
                return self._score(sum(sorted(self._opponents(history))[1:-1]))
            case "sonneborn_berger":
                halves = sum(
                    int(2 * beaten) * self.whole[other]
                    for outing in history.outings
                    for other, beaten in zip(outing.opponents, outing.beaten, strict=False)
                    if beaten
                )
                return self._score(halves) / 2
            case "points_difference":
                return self._sum(entrant, lambda one: one.made - one.against)
            case "points":
                return self._sum(entrant, lambda one: one.made)
            case "wins":
                return Fraction(sum(outing.is_won for outing in history.outings))
            case "deals_won":
                return Fraction(sum(outing.deals_won for outing in history.outings))
            case "played":
                return Fraction(sum(outing.kind == "played" for outing in history.outings))
            case _:
                return -Fraction(self.state.lot(entrant))

    def _score(self, parts: int) -> Fraction:
        return Fraction(parts, self.parts)

    def _opponents(self, history: History) -> list[int]:
        """Return the scores of the opponents; an own score stands for each round without one."""
        found: list[int] = []
        for outing in history.outings:
            if outing.kind == "played":
                found += [self.whole[other] for other in outing.opponents]
            else:
                found.append(self.whole[history.entrant])
        return found

    def _sum(self, entrant: int, of: Callable[[Outing], int]) -> Fraction:
        """Return a sum over the rounds, negative where fewer points are better."""
        taken = sum(each.points for each in self.state.penalties if each.entrant == entrant)
        made = sum(-of(each) if each.is_low else of(each) for each in self.past[entrant].outings)
        return Fraction(made - taken)

    def _direct(self, group: Sequence[int]) -> dict[int, Fraction]:
        """Return the results among the tied, or zeros unless each has met each."""
        tied = set(group)
        sums = dict.fromkeys(group, Fraction(0))
        for entrant in group:
            met = set()
            for outing in self.past[entrant].outings:
                for other, beaten in zip(outing.opponents, outing.beaten, strict=False):
                    if other in tied:
                        met.add(other)
                        sums[entrant] += beaten
            if met != tied - {entrant}:
                return dict.fromkeys(group, Fraction(0))
        return sums
