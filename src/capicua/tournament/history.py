"""What each entrant has done so far: opponents, partners, seats, byes, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from capicua.tournament.duplicate.scoring import duplicate_scores
from capicua.tournament.events import Result, Table
from capicua.tournament.outings import Appearance, Outing
from capicua.tournament.settings import DUPLICATE, Rules, Settings, half
from capicua.tournament.state import Round, State

_NOTHING, _HALF, _ONE = Fraction(0), Fraction(1, 2), Fraction(1)


@dataclass
class History:
    """All outings of an entrant, in the order of the rounds."""

    entrant: int
    is_mean: bool = False
    """Whether scores are means, as by matchpoints, since not all have played equally often."""
    outings: list[Outing] = field(default_factory=list)
    met: Counter[int] = field(default_factory=Counter)
    partnered: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    byes: int = 0
    last: Outing | None = None
    """The outing of the last round that was paired, with or without a result."""
    sum: Fraction = Fraction(0)
    """What the outings are worth together."""
    scores_before: tuple[Fraction, list[Fraction]] | None = None
    """The scores of the entrant and of the opponents when the last round was paired."""

    def score(self, taken: Fraction = _NOTHING) -> Fraction:
        """Return the score, the sum over the outings or their mean, without what penalties take."""
        total = self.sum - taken if taken else self.sum
        return total / max(1, len(self.outings)) if self.is_mean else total

    @property
    def balance(self) -> int:
        """How many more times the entrant sat on the first side than on another."""
        return self.seats[0] - (self.seats.total() - self.seats[0])

    @property
    def floats(self) -> int:
        """1 if the last opponent had a lower score then, −1 if a higher one."""
        if self.scores_before is None:
            return 0
        own, others = self.scores_before
        best = max(others)
        return (own > best) - (own < best)

    def add(self, outing: Outing) -> None:
        """Add the outing of the newest round, which has a result."""
        self.last = outing
        self.miss(outing)

    def miss(self, outing: Outing) -> None:
        """Add the outing of a round for which nobody had paired the entrant."""
        self.outings.append(outing)
        if outing.score:  # fractions add slowly, and half of all outings are lost
            self.sum += outing.score


def histories(state: State, rounds: int | None = None) -> dict[int, History]:
    """Return the history of each entrant, of the first rounds if a number is given.

    Tables without a result count as met; they have no outing yet.
    """
    is_mean = state.settings.scoring == "matchpoints"
    found = {number: History(number, is_mean) for number in state.entrants}
    for round in state.rounds[:rounds]:
        appearances = _appearances(state, round)
        unplayed = _unplayed(state.settings, round, appearances)
        before = {each.entrant: found[each.entrant].score() for each in appearances}
        for each in appearances:
            if unplayed is not None and each.outing.kind != "played":
                each = each._replace(outing=unplayed.counted(each.outing))
            _add(found[each.entrant], each, before)
        for entrant in round.byes:
            history = found[entrant]
            outing = _bye(state.settings, round)
            history.byes += 1
            history.add(outing if unplayed is None else unplayed.counted(outing))
            history.scores_before = None
        if unplayed is not None and state.settings.format == "swiss":
            for entrant in found.keys() - round.seats.keys():
                found[entrant].miss(unplayed.counted(Outing(round.number, "forfeited")))
    return found


class _Unplayed(NamedTuple):
    """What rounds without play count where fewer points are better and 0 would be the best."""

    average: int
    """The average of the round, for a bye and a win by forfeit."""
    worst: int
    """The worst result of the round, for a forfeit and for who was not there."""
    is_score: bool
    """Whether the points are the score."""

    def counted(self, outing: Outing) -> Outing:
        """Return an outing without play as it counts."""
        both = self.average, self.worst
        if outing.kind == "bye":
            both = self.average, self.average
        elif outing.kind == "forfeited":
            both = self.worst, self.average
        score = Fraction(-both[0]) if self.is_score else outing.score
        return replace(outing, made=both[0], against=both[1], is_low=True, score=score)


def _unplayed(
    settings: Settings, round: Round, appearances: Sequence[Appearance]
) -> _Unplayed | None:
    """Return what rounds without play count; ``None`` where that does not depend on others."""
    if not round.rules.low_is_good() or settings.format == "arena":
        return None
    made = [
        each.outing.made for each in appearances if each.has_result and each.outing.kind == "played"
    ]
    if not made:
        return None
    average = (2 * sum(made) + len(made)) // (2 * len(made))
    return _Unplayed(average, max(made), settings.scoring == "points")


def _bye(settings: Settings, round: Round) -> Outing:
    """Return what a bye counts in a round."""
    if settings.format == "arena":  # those who wait there play soon
        return Outing(round.number, "bye")
    made = 0 if round.rules.low_is_good() else settings.walkover
    return Outing(round.number, "bye", score=_bye_score(settings, made), made=made)


def net_points(state: State, table: Table, result: Result) -> list[int]:
    """Return the points of each side with its handicaps; a draw without play has none."""
    if result.drawn:
        return [0] * len(table.sides)
    return [
        points + sum(state.entrants[entrant].handicap for entrant in side)
        for points, side in zip(result.points, table.sides, strict=True)
    ]


def beats(rules: Rules, one: int, other: int) -> Fraction:
    """Return 1 if the first points are better, ½ if they are equal, else 0."""
    if one == other:
        return _HALF
    return _ONE if (one < other) == rules.low_is_good() else _NOTHING


def _deals_won(rules: Rules, result: Result, side: int) -> int:
    """Return how many hands a side won, as it was told or as duplicate deals show."""
    if result.deals_won:
        return result.deals_won[side]
    return sum(
        all(beats(rules, points[side], other) == 1 for at, other in enumerate(points) if at != side)
        for points in result.deals
    )


def _appearances(state: State, round: Round) -> list[Appearance]:
    """Return who sat at the tables of a round, and what each made there.

    What a table made is computed once, unless its score depends on other tables.
    """
    if state.settings.scoring in DUPLICATE:
        scores = duplicate_scores(state.settings.scoring, state, round.number)
        return [
            each
            for table in round.tables
            for each in _at_table(state, round, table, round.results.get(table.number), scores)
        ]
    found: list[Appearance] = []
    for table in round.tables:
        result = round.results.get(table.number)
        known = round.appearances.get(table.number)
        if known is None or known[0] is not result:
            scores = _table_scores(state, round, table, result)
            known = result, _at_table(state, round, table, result, scores)
            round.appearances[table.number] = known
        found += known[1]
    return found


def _table_scores(
    state: State, round: Round, table: Table, result: Result | None
) -> dict[tuple[int, int], Fraction]:
    """Return the score of each side of a table that has played, by table and side."""
    if result is None or result.forfeited:
        return {}
    settings = state.settings
    points = net_points(state, table, result)
    weight = _weight(settings, round, result)
    return {
        (table.number, side): weight * _side_score(settings, round.rules, points, side)
        for side in range(len(table.sides))
    }


def _weight(settings: Settings, round: Round, result: Result) -> int:
    """Return as how many wins a result counts: by some rules a match of a pollona counts double."""
    is_shutout = sum(made != 0 for made in result.points) == 1 and max(result.points) > 0
    if settings.scoring != "wins" or round.length.kind != "points" or not is_shutout:
        return 1
    return round.rules.shutout_weight()


def _side_score(settings: Settings, rules: Rules, points: Sequence[int], side: int) -> Fraction:
    if settings.scoring == "points":
        return Fraction(-points[side] if rules.low_is_good() else points[side])
    others = [beats(rules, points[side], other) for at, other in enumerate(points) if at != side]
    if settings.scoring == "places":
        # The same scale for every size of table: from 0 for the last to 3 for the first.
        return 3 * sum(others, Fraction(0)) / len(others)
    if all(each == 1 for each in others):
        return half(settings.win)
    return half(settings.loss if 0 in others else settings.draw)


def _bye_score(settings: Settings, made: int) -> Fraction:
    match settings.scoring:
        case "wins":
            return half(settings.win)
        case "points" | "total" | "average":
            return Fraction(made)
        case "places":
            return Fraction(2)
        case _:
            return Fraction(60)  # percent, as is usual for a pair that sits out


def _forfeit_score(settings: Settings, has_won: bool, made: int) -> Fraction:
    if not has_won:
        return half(settings.loss) if settings.scoring == "wins" else Fraction(0)
    if settings.scoring == "places":
        return Fraction(3)
    return _bye_score(settings, made)


def _add(history: History, appearance: Appearance, before: dict[int, Fraction]) -> None:
    """Add what an entrant did at a table of the newest round; ``before`` has the scores then."""
    outing = appearance.outing
    for one in outing.opponents:
        history.met[one] += 1
    for one in outing.partners:
        history.partnered[one] += 1
    history.seats[appearance.side] += 1
    history.scores_before = before[history.entrant], [before[one] for one in outing.opponents]
    if appearance.has_result:
        history.add(outing)
    else:
        history.last = outing


def _at_table(
    state: State,
    round: Round,
    table: Table,
    result: Result | None,
    scores: dict[tuple[int, int], Fraction],
) -> list[Appearance]:
    """Return everybody at a table, with what they made there."""
    settings = state.settings
    points = None
    if result is not None and not result.forfeited:
        points = net_points(state, table, result)
    found = []
    for side, members in enumerate(table.sides):
        others = [at for at in range(len(table.sides)) if at != side]
        opponents = tuple(entrant for at in others for entrant in table.sides[at])
        for place, entrant in enumerate(members):
            partners = tuple(one for one in members if one != entrant)
            seat = side + place * len(table.sides)
            outing = Outing(round.number, "played", table.number, seat, opponents, partners)
            if result is not None and points is None:
                has_won = side not in result.forfeited
                made = settings.walkover if has_won and not round.rules.low_is_good() else 0
                outing = replace(
                    outing,
                    kind="won_by_forfeit" if has_won else "forfeited",
                    score=_forfeit_score(settings, has_won, made),
                    made=made,
                )
            elif result is not None and points is not None:
                is_low = round.rules.low_is_good()
                pick = min if is_low else max
                outing = replace(
                    outing,
                    score=scores.get((table.number, side), Fraction(0)),
                    made=points[side],
                    against=pick(points[at] for at in others),
                    deals_won=_deals_won(round.rules, result, side),
                    is_low=is_low,
                    beaten=tuple(
                        beats(round.rules, points[side], points[at])
                        for at in others
                        for _ in table.sides[at]
                    ),
                )
            found.append(Appearance(entrant, side, outing, result is not None))
    return found
