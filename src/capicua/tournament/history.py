"""What each entrant has done so far: opponents, partners, seats, byes, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from capicua.tournament.duplicate.scoring import duplicate_scores
from capicua.tournament.events import Result, Table
from capicua.tournament.settings import DUPLICATE, Settings, half
from capicua.tournament.state import Round, State

_NOTHING, _HALF, _ONE = Fraction(0), Fraction(1, 2), Fraction(1)

Kind = Literal["played", "bye", "won_by_forfeit", "forfeited"]


@dataclass(frozen=True)
class Outing:
    """One round of one entrant."""

    round: int
    kind: Kind
    table: int = 0
    """The number of the table; 0 for a bye."""
    seat: int = 0
    """The place at the table in the order of its entrants; 0 sits first."""
    opponents: tuple[int, ...] = ()
    partners: tuple[int, ...] = ()
    score: Fraction = Fraction(0)
    made: int = 0
    """The points of the entrant's side, with handicaps."""
    against: int = 0
    """The points of the best other side."""
    deals_won: int = 0
    beaten: tuple[Fraction, ...] = ()
    """What each opponent was beaten by: 1, ½ or 0."""

    @property
    def is_won(self) -> bool:
        """Whether every opponent was beaten."""
        return self.kind == "won_by_forfeit" or (
            bool(self.beaten) and all(each == 1 for each in self.beaten)
        )


@dataclass
class History:
    """All outings of an entrant, in the order of the rounds."""

    entrant: int
    outings: list[Outing] = field(default_factory=list)
    met: Counter[int] = field(default_factory=Counter)
    partnered: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    byes: int = 0
    last: Outing | None = None
    """The outing of the last round that was paired, with or without a result."""
    floats: int = 0
    """1 if the last opponent had a lower score then, −1 if a higher one."""
    score: Fraction = Fraction(0)
    """The score without penalties: the sum over the outings."""

    @property
    def balance(self) -> int:
        """How many more times the entrant sat on the first side than on another."""
        return self.seats[0] - (self.seats.total() - self.seats[0])

    def add(self, outing: Outing) -> None:
        """Add the outing of the newest round, which has a result."""
        self.outings.append(outing)
        self.last = outing
        if outing.score:  # fractions add slowly, and half of all outings are lost
            self.score += outing.score


def histories(state: State, rounds: int | None = None) -> dict[int, History]:
    """Return the history of each entrant, of the first rounds if a number is given.

    Tables without a result count as met; they have no outing yet.
    """
    found = {number: History(number) for number in state.entrants}
    is_arena = state.settings.format == "arena"  # those who wait there play soon
    for round in state.rounds[:rounds]:
        seated = [entrant for table in round.tables for entrant in table.entrants]
        before = {entrant: found[entrant].score for entrant in seated}
        scores = round_scores(state.settings, state, round)
        for table in round.tables:
            _add_table(found, state.settings, state, round, table, scores, before)
        for entrant in round.byes:
            history = found[entrant]
            outing = Outing(
                round.number,
                "bye",
                score=Fraction(0) if is_arena else _bye_score(state.settings),
                made=0 if is_arena else state.settings.walkover,
            )
            history.byes += 1
            history.add(outing)
            history.floats = 0
    return found


def net_points(state: State, table: Table, result: Result) -> list[int]:
    """Return the points of each side with its handicaps; a draw without play has none."""
    if result.drawn:
        return [0] * len(table.sides)
    return [
        points + sum(state.entrants[entrant].handicap for entrant in side)
        for points, side in zip(result.points, table.sides, strict=True)
    ]


def beats(settings: Settings, one: int, other: int) -> Fraction:
    """Return 1 if the first points are better, ½ if they are equal, else 0."""
    if one == other:
        return _HALF
    return _ONE if (one < other) == settings.lowest_wins else _NOTHING


def round_scores(settings: Settings, state: State, round: Round) -> dict[tuple[int, int], Fraction]:
    """Return the score of each side of each table with a result, by table and side."""
    if settings.scoring in DUPLICATE:
        return duplicate_scores(settings.scoring, state, round.number)
    found = {}
    for table in round.tables:
        result = round.results.get(table.number)
        if result is None:
            continue
        if result.forfeited:
            continue
        points = net_points(state, table, result)
        weight = _weight(settings, round, result)
        for side in range(len(table.sides)):
            found[table.number, side] = weight * _side_score(settings, points, side)
    return found


def _weight(settings: Settings, round: Round, result: Result) -> int:
    """Return as how many wins a result counts: by some rules a match of a pollona counts double."""
    is_shutout = sum(made != 0 for made in result.points) == 1 and max(result.points) > 0
    if settings.scoring != "wins" or round.length.kind != "points" or not is_shutout:
        return 1
    return round.rules.shutout_weight()


def _side_score(settings: Settings, points: Sequence[int], side: int) -> Fraction:
    if settings.scoring == "points":
        return Fraction(points[side])
    others = [beats(settings, points[side], other) for at, other in enumerate(points) if at != side]
    if settings.scoring == "places":
        # The same scale for every size of table: from 0 for the last to 3 for the first.
        return 3 * sum(others, Fraction(0)) / len(others)
    if all(each == 1 for each in others):
        return half(settings.win)
    return half(settings.loss if 0 in others else settings.draw)


def _bye_score(settings: Settings) -> Fraction:
    match settings.scoring:
        case "wins":
            return half(settings.win)
        case "points" | "total" | "average":
            return Fraction(settings.walkover)
        case "places":
            return Fraction(2)
        case _:
            return Fraction(60)  # percent, as is usual for a pair that sits out


def _forfeit_score(settings: Settings, has_won: bool) -> Fraction:
    if not has_won:
        return half(settings.loss) if settings.scoring == "wins" else Fraction(0)
    if settings.scoring == "places":
        return Fraction(3)
    return _bye_score(settings)


def _add_table(
    found: dict[int, History],
    settings: Settings,
    state: State,
    round: Round,
    table: Table,
    scores: dict[tuple[int, int], Fraction],
    before: dict[int, Fraction],
) -> None:
    result = round.results.get(table.number)
    points = None
    if result is not None and not result.forfeited:
        points = net_points(state, table, result)
    for side, members in enumerate(table.sides):
        others = [at for at in range(len(table.sides)) if at != side]
        opponents = tuple(entrant for at in others for entrant in table.sides[at])
        for place, entrant in enumerate(members):
            history = found[entrant]
            partners = tuple(one for one in members if one != entrant)
            history.met.update(opponents)
            history.partnered.update(partners)
            seat = side + place * len(table.sides)
            history.seats[side] += 1
            best = max(before[one] for one in opponents)
            history.floats = (before[entrant] > best) - (before[entrant] < best)
            outing = Outing(round.number, "played", table.number, seat, opponents, partners)
            if result is None:
                history.last = outing
                continue
            score = scores.get((table.number, side), Fraction(0))
            if points is None:
                assert result is not None
                has_won = side not in result.forfeited
                outing = Outing(
                    round.number,
                    "won_by_forfeit" if has_won else "forfeited",
                    table.number,
                    seat,
                    opponents,
                    partners,
                    _forfeit_score(settings, has_won),
                    settings.walkover if has_won else 0,
                )
            else:
                per_opponent = tuple(
                    beats(settings, points[side], points[at])
                    for at in others
                    for _ in table.sides[at]
                )
                pick = min if settings.lowest_wins else max
                outing = Outing(
                    round.number,
                    "played",
                    table.number,
                    seat,
                    opponents,
                    partners,
                    score,
                    points[side],
                    pick(points[at] for at in others),
                    result.deals_won[side] if result.deals_won else 0,
                    per_opponent,
                )
            history.add(outing)
