"""Reviews of recorded matches: all decisions judged, luck separated from skill."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from capicua.bots.paired_comparison import Effort
from capicua.bots.rollouts import side_result
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message
from capicua.core.runtime.build import is_compiled
from capicua.core.seats import seat_letter
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.notation import Record, game_of, steps
from capicua.review.accuracy import accuracy
from capicua.review.decisions import Decision, DecisionPoint, confirmed, judge, open_cost
from capicua.review.luck import Par, par_of, played_on

MISTAKES = 3
"""Maximum number of mistakes reported."""
CURVE_ROUNDS = 60 if is_compiled() else 6
"""Number of playouts per position for the curve of winning chances."""

Run = Callable[[Iterable[Callable[[], Any]]], Iterator[Any]]
"""Calls jobs, perhaps in other processes, and yields their results in the same order."""


def in_turn(jobs: Iterable[Callable[[], Any]]) -> Iterator[Any]:
    """Call jobs one after the other in this process."""
    return (job() for job in jobs)


@dataclass
class RoundReview:
    """The review of one round."""

    number: int
    moments: list[State]
    """The positions after the deal and after each move, with open hands."""
    decisions: list[Decision] = field(default_factory=list)
    forced: int = 0
    """Number of forced moves."""
    leads: list[float] = field(default_factory=list)
    """Final lead of each side; empty if the round did not end."""
    par: Par | None = None
    chances: list[list[float]] = field(default_factory=list)
    """Each side's chance of winning by playouts with open hands, for each position."""


@dataclass
class Review:
    """The results of a review."""

    game: Game
    names: list[str]
    effort: Effort
    seed: int
    rounds: list[RoundReview]
    mistakes: list[Decision]
    """Significant mistakes, confirmed with more sampled deals; costliest first."""

    @property
    def is_alone(self) -> bool:
        """Whether losses are in probability of winning, as in solitaires, instead of points."""
        return int(self.game.players) == 1

    @property
    def decisions(self) -> list[Decision]:
        """All decisions, in order."""
        return [decision for each in self.rounds for decision in each.decisions]

    def total(self, seat: int) -> Estimate:
        """Return the sum of a seat's mistakes."""
        costs = [d.given_away(self.is_alone) for d in self.decisions if d.moment.seat == seat]
        value = sum(cost.value for cost in costs)
        reach = sum(((cost.high - cost.low) / 2) ** 2 for cost in costs) ** 0.5
        return Estimate(value, max(0.0, value - reach), value + reach)

    def lost_chance(self, seat: int) -> float:
        """Return the sum of the chances of winning that a seat's mistakes gave away."""
        return sum(d.lost_chance for d in self.decisions if d.moment.seat == seat)

    def accuracy(self, seat: int) -> float | None:
        """Return a seat's accuracy, from 0 to 100 (see ``grading``); ``None`` without decisions."""
        return accuracy(d.lost_chance for d in self.decisions if d.moment.seat == seat)


def review(
    record: Record,
    effort: Effort | None = None,
    seed: int = 1,
    number: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    place: int | None = None,
    run: Run = in_turn,
) -> Review:
    """Review a record, or only the rounds with a number.

    ``place`` selects one round by its index in the record, from 0, as void rounds share numbers.
    ``progress`` receives finished and total steps. ``run`` calls the parts of the work, which do
    not depend on each other; that of ``capicua.arena.workers.worker_pool`` uses several cores.
    Raises ``RecordError`` if the record cannot be replayed, ``BadOption`` if it has no such round.
    """
    effort = effort or Effort()
    rounds = rounds_of(record, number)
    if place is not None:
        rounds = rounds[place : place + 1]
    game = game_of(record)
    names = [record.names.get(seat_letter(seat), "") for seat in range(int(game.players))]
    moments = [moment for place, each in enumerate(rounds) for moment in choices_of(place, each)]
    sides = sorted(set(game.sides))
    decided = [each for each in rounds if each.moments[-1].is_over and not each.moments[-1].is_void]
    # The longest jobs come first, so that several cores end at about the same time.
    jobs: list[Callable[[], Any]] = [
        *(partial(_par, each, seed) for each in decided),
        *(partial(_judged, moment, effort, seed) for moment in moments),
        *(partial(_chances, state, sides, seed) for each in rounds for state in each.moments),
    ]
    total = len(jobs) + MISTAKES
    done = 0

    def finished(jobs: Iterable[Callable[[], Any]]) -> Iterator[Any]:
        nonlocal done
        for result in run(jobs):
            done += 1
            progress(min(done, total), total)
            yield result

    results = finished(jobs)
    for each in decided:
        each.leads = [side_result(each.moments[-1], side).lead for side in sides]
        each.par = next(results)
    for moment in moments:
        rounds[moment.round].decisions.append(replace(next(results), moment=moment))
    for each in rounds:
        each.chances = [next(results) for _state in each.moments]
    is_alone = int(game.players) == 1
    mistakes = [decision for each in rounds for decision in each.decisions if decision.is_mistake]
    mistakes.sort(key=lambda decision: -decision.given_away(is_alone).value)
    worst = mistakes[:MISTAKES]
    for place, cost in enumerate(finished([partial(open_cost, mistake) for mistake in worst])):
        mistakes[place] = replace(mistakes[place], open_cost=cost)
    progress(total, total)
    return Review(game, names, effort, seed, rounds, mistakes)


def lost_chances(
    record: Record, place: int, effort: Effort | None = None, seed: int = 1
) -> list[list[float]]:
    """Return, by seat, the winning chance that each decision of a round lost, as fractions.

    ``place`` is the index of the round in the record, from 0. Cheaper than a review, which also
    measures luck. Raises ``RecordError`` if the record cannot be replayed.
    """
    effort = effort or Effort()
    found: list[list[float]] = [[] for _ in range(int(game_of(record).players))]
    for each in rounds_of(record, None)[place : place + 1]:
        for moment in choices_of(place, each):
            found[moment.seat].append(_judged(moment, effort, seed).lost_chance)
    return found


def rounds_of(record: Record, number: int | None) -> list[RoundReview]:
    """Return the rounds of a record with all positions; raise ``BadOption`` if there are none."""
    found: list[RoundReview] = []
    for step in steps(record):
        if step.move is None:
            found.append(RoundReview(step.round.number, []))
        found[-1].moments.append(step.state.clone())
    chosen = [each for each in found if number in (None, each.number)]
    if not chosen:
        allowed = ", ".join(dict.fromkeys(str(each.number) for each in found))
        raise BadOption(Message("review-no-round", {"number": number or 0, "allowed": allowed}))
    return chosen


def choices_of(place: int, each: RoundReview) -> list[DecisionPoint]:
    """Return the decisions of a round; moves without a choice are counted as forced."""
    found: list[DecisionPoint] = []
    for move, (before, after) in enumerate(zip(each.moments, each.moments[1:], strict=False), 1):
        if len(before.legal_actions()) > 1:
            found.append(DecisionPoint(place, move, before, int(after.log[len(after.log) - 1])))
        else:
            each.forced += 1
    return found


def _judged(moment: DecisionPoint, effort: Effort, seed: int) -> Decision:
    return confirmed(judge(moment, effort, seed), effort, seed)


def _par(each: RoundReview, seed: int) -> Par:
    last = each.moments[-1]
    return par_of([state for state in each.moments if not state.is_over] or [last], seed)


def _chances(state: State, sides: Sequence[int], seed: int) -> list[float]:
    if state.is_over:
        return [side_result(state, side).won for side in sides]
    return played_on(state, seed, CURVE_ROUNDS)[1]
