"""Knockout brackets, single and double: seeds, byes, and who plays when.

Seeds are placed so that the first two can meet only in the final, the first four only in the
semifinals, and so on; byes go to the best seeds. In a double knockout the losers of a round enter
the lower bracket in reversed order, so that those who have met meet again as late as possible, and
if the winner of the lower bracket wins the final, it is played once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from capicua.tournament.events import Result, Table
from capicua.tournament.state import Round, State

Source = tuple[Literal["seed", "winner", "loser"], int]
"""Where a participant comes from: a seed from 1, or the winner or loser of a match."""
BYE: Final = 0
"""The participant that is nobody."""


@dataclass(frozen=True)
class Match:
    """A match of a bracket."""

    number: int
    """From 1, in the order in which matches become possible."""
    stage: Literal["upper", "lower", "third", "final", "again"]
    level: int
    """The round within its stage, from 1."""
    sources: tuple[Source, Source]


def seeds(size: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom; ``size`` is a power of 2.

    >>> seeds(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [each for seed in order for each in (seed, total - seed)]
    return order


def bracket(count: int, double: bool = False, third_place: bool = False) -> list[Match]:
    """Return the matches among ``count`` entrants, those of the first round first."""
    size = 2
    while size < count:
        size *= 2
    matches: list[Match] = []

    def add(
        stage: Literal["upper", "lower", "third", "final", "again"], level: int, *two: Source
    ) -> Source:
        matches.append(Match(len(matches) + 1, stage, level, (two[0], two[1])))
        return "winner", len(matches)

    placed: list[Source] = [("seed", seed) for seed in seeds(size)]
    upper = [add("upper", 1, *placed[at : at + 2]) for at in range(0, size, 2)]
    lower: list[Source] = [("loser", number) for _, number in upper]
    level, low = 1, 0
    while len(upper) > 1:
        level += 1
        if double:
            low += 1
            lower = [add("lower", low, *lower[at : at + 2]) for at in range(0, len(lower), 2)]
        semifinals = [number for _, number in upper]
        upper = [add("upper", level, *upper[at : at + 2]) for at in range(0, len(upper), 2)]
        if double:
            low += 1
            losers: list[Source] = [("loser", number) for _, number in reversed(upper)]
            lower = [add("lower", low, *two) for two in zip(lower, losers, strict=True)]
        elif third_place and len(upper) == 1:
            add("third", 1, ("loser", semifinals[0]), ("loser", semifinals[1]))
    if (double and size > 2) or double:
        final = add("final", 1, upper[0], lower[0])
        add("again", 1, ("winner", final[1]), ("loser", final[1]))
    return matches


class Bracket:
    """A bracket with the entrants in it and the results so far."""

    def __init__(self, state: State, rounds: int | None = None) -> None:
        self.state = state
        settings = state.settings
        self.seeds = state.seeded(state.first_field())
        double = settings.format == "double_knockout"
        self.matches = bracket(len(self.seeds), double, settings.third_place)
        self.winners: dict[int, int] = {}
        self.tables: dict[int, Table] = {}
        for round in state.rounds[:rounds]:
            for table in round.tables:
                self.tables[table.match] = table
                result = round.results.get(table.number)
                if result is not None:
                    self.winners[table.match] = winner_of(state, round, table, result)
        self._known: dict[Source, int | None] = {}

    def participant(self, source: Source) -> int | None:
        """Return who comes from a source: ``BYE`` for nobody, ``None`` if it is still open."""
        if source not in self._known:
            self._known[source] = self._find(source)
        return self._known[source]

    def _find(self, source: Source) -> int | None:
        kind, number = source
        if kind == "seed":
            return self.seeds[number - 1] if number <= len(self.seeds) else BYE
        match = self.matches[number - 1]
        two = [self.participant(each) for each in match.sources]
        winner: int | None = None
        if number in self.winners:
            winner = self.winners[number]
            two = [*self.tables[number].entrants]
        elif match.stage == "again" and not self.is_needed(match):
            winner = self.participant(match.sources[0])
        elif None in two:
            return None
        else:
            left = [one for one in two if one and one not in self.state.absent]
            if len(left) == 2 or number in self.tables:
                return None
            winner = left[0] if left else BYE
        if kind == "winner":
            return winner
        losers: list[int] = [one for one in two if one and one != winner]
        if number not in self.winners:
            losers = [one for one in losers if one not in self.state.absent]
        return losers[0] if losers else BYE

    def is_needed(self, match: Match) -> bool:
        """Return whether the final is played again: the first loss of one of the two."""
        final = self.matches[match.sources[0][1] - 1]
        if final.number not in self.winners:
            return False
        return self.winners[final.number] == self.participant(final.sources[1])

    def ready(self) -> list[tuple[Match, tuple[int, int]]]:
        """Return the matches that can be played now, with their participants."""
        found = []
        for match in self.matches:
            if match.number in self.tables:
                continue
            if match.stage == "again" and not self.is_needed(match):
                continue
            one, other = (self.participant(each) for each in match.sources)
            if one and other and not {one, other} & self.state.absent:
                found.append((match, (one, other)))
        return found

    @property
    def champion(self) -> int | None:
        """The winner of the bracket, or ``None``."""
        last = [match for match in self.matches if match.stage != "third"][-1]
        return self.participant(("winner", last.number)) or None


def winner_of(state: State, round: Round, table: Table, result: Result) -> int:
    """Return who wins a match; ``BYE`` if both forfeit."""
    if result.forfeited:
        left = [side for side in (0, 1) if side not in result.forfeited]
        return table.sides[left[0]][0] if left else BYE
    points = [
        each + state.entrants[side[0]].handicap
        for each, side in zip(result.points, table.sides, strict=True)
    ]
    best = min(points) if round.rules.low_is_good() else max(points)
    return table.sides[points.index(best)][0]


def progress(state: State, rounds: int | None = None) -> dict[int, Fraction]:
    """Return how far each entrant has come: more is better, equal shares a place."""
    if len(state.first_field()) < 2:
        return dict.fromkeys(state.entrants, Fraction(0))
    tree = Bracket(state, rounds)
    found = dict.fromkeys(state.entrants, Fraction(0))
    lives = dict.fromkeys(tree.seeds, 2 if state.settings.format == "double_knockout" else 1)
    highest = max(match.number for match in tree.matches) + 2
    ranks = _ranks(tree.matches)
    for match in tree.matches:
        winner = tree.participant(("winner", match.number))
        loser = tree.participant(("loser", match.number))
        if match.stage == "third":
            if winner and loser:
                found[winner] += Fraction(1, 2)
            continue
        if match.stage == "again" and not tree.is_needed(match):
            continue
        if loser and winner is not None:
            lives[loser] -= 1
            if not lives[loser]:
                found[loser] += ranks[match.number]
    for entrant, left in lives.items():
        if left > 0:
            found[entrant] = Fraction(highest)
    champion = tree.champion
    if champion:
        found[champion] = Fraction(highest + 1)
    return found


def _ranks(matches: list[Match]) -> dict[int, Fraction]:
    """Return the rank of each match: losing in a later round of the bracket ranks higher."""
    rounds: list[tuple[str, int]] = []
    for match in matches:
        if (match.stage, match.level) not in rounds:
            rounds.append((match.stage, match.level))
    return {
        match.number: Fraction(rounds.index((match.stage, match.level)) + 1) for match in matches
    }
