"""Decisions of a recorded match, each judged from what its player could know then."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from capicua.bots.solving.solve import solve
from capicua.bots.thinker import candidates
from capicua.core.chance import Rng
from capicua.core.reasons import Message
from capicua.core.state import State
from capicua.measuring.samples import Estimate
from capicua.review.advice import Advised
from capicua.review.ahead import Ahead
from capicua.review.luck import nodes
from capicua.review.weighing import Effort, Weighing, weigh

NOTHING = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Moment:
    """A choice that somebody had: the round just before, all hands open, and what was done."""

    round: int
    """The place of the round in the record, from 0."""
    move: int
    """The number of the move in its round, from 1."""
    state: State
    action: int

    @property
    def seat(self) -> int:
        """Who had the choice."""
        return int(self.state.turn)


@dataclass(frozen=True)
class Decision:
    """A decision and its cost."""

    moment: Moment
    best: int
    """The best action as far as could be known."""
    points: Estimate
    """By how much the best leads to more points than what was done."""
    chance: Estimate
    """By how much it wins the round more often."""
    choices: list[Advised]
    """Everything looked at, the best first."""
    worlds: int
    """Ways the hidden tiles may lie that the cost was measured in."""
    reasons: list[Message] = field(default_factory=list)
    """What speaks for the best and not for what was done."""
    merits: list[Message] = field(default_factory=list)
    """What speaks for what was done and not for the best."""
    open_cost: float | None = None
    """With all hands open: by how many points the best was better, with best play by all."""

    @property
    def is_best(self) -> bool:
        """Whether the best was done."""
        return self.best == self.moment.action

    def cost(self, is_alone: bool) -> Estimate:
        """Return the loss: points, or win probability in solitaires."""
        return self.chance if is_alone else self.points

    def is_sure(self, is_alone: bool) -> bool:
        """Return whether the loss is significant: its whole interval is above 0."""
        return self.cost(is_alone).low > 0


def judge(moment: Moment, effort: Effort, seed: int, against: int | None = None) -> Decision:
    """Judge a choice from the view its player had; ``against`` is what to compare it with.

    What is best is found in one half of the worlds and its gain measured in the other. The
    chance of a judgement depends on nothing but the seed and the place of the move.
    """
    state, played = moment.state, moment.action
    view = state.view(moment.seat)
    known = view.known
    rng = Rng((seed * 1000 + moment.round) * 1000 + moment.move)
    ahead = Ahead(known)
    is_alone = int(known.players) == 1
    half = max(1, effort.worlds // 2)
    begun = time.perf_counter()
    limits = [begun + effort.ms * part / 1000 if effort.ms else 0.0 for part in (0.6, 1.0)]
    choices: list[Advised] = []
    if against is None:
        actions = candidates(known, view.legal)
        if played not in actions:
            actions = [*actions, played]
        first = weigh(known, actions, half, rng, ahead, limits[0], effort.work)
        ranked = first.ranked(is_alone, known.game.low_is_good)
        choices = _advised(first, ranked)
        against = ranked[0]
        if against == played:
            return Decision(moment, played, NOTHING, NOTHING, choices, len(first.weights))
    best = against
    second = weigh(known, [best, played], half, rng, ahead, limits[1], effort.work)
    choices = choices or _advised(second, [best, played])
    return Decision(
        moment,
        best,
        second.points_between(best, played),
        second.chance_between(best, played),
        choices,
        len(second.weights),
        *_told_apart(known.reasons(best), known.reasons(played)),
    )


def _advised(weighing: Weighing, actions: Sequence[int]) -> list[Advised]:
    return [Advised(each, weighing.points(each), weighing.chance(each)) for each in actions]


def _told_apart(a: list[Message], b: list[Message]) -> tuple[list[Message], list[Message]]:
    """Return what each list says that the other does not."""
    return [m for m in a if m not in b], [m for m in b if m not in a]


def open_cost(decision: Decision) -> float | None:
    """Return what the choice cost with all hands open; nothing where that cannot be solved."""
    state = decision.moment.state
    if len(set(state.game.sides)) != 2 or not (state.position_key() or state.trick_play()):
        return None
    found = solve(state, nodes())
    if not found.is_exact:
        return None
    return (
        found.values[found.actions.index(decision.best)]
        - found.values[found.actions.index(decision.moment.action)]
    )


def _compared(decision: Decision) -> tuple[int, int]:
    """Return the two actions whose difference was measured."""
    return decision.best, decision.moment.action


def dearest(
    decisions: Sequence[Decision],
    effort: Effort,
    seed: int,
    count: int,
    progress: Callable[[], None] = lambda: None,
) -> list[Decision]:
    """Return the costliest decisions, each confirmed with four times the worlds.

    Twice as many as wanted are judged again, since the luckiest measurements are the first to
    look dear. Only those are kept whose whole interval lies above zero.
    """
    is_alone = bool(decisions) and int(decisions[0].moment.state.players) == 1
    suspects = [d for d in decisions if not d.is_best and d.cost(is_alone).value > 0]
    suspects.sort(key=lambda d: -d.cost(is_alone).value)
    harder = Effort(4 * effort.worlds, 4 * effort.ms, 4 * effort.work)
    again = []
    for suspect in suspects[: 2 * count]:
        closer = judge(suspect.moment, harder, seed + 1, suspect.best)
        others = [each for each in suspect.choices if each.action not in _compared(closer)]
        again.append(replace(closer, choices=closer.choices + others))
        progress()
    sure = [d for d in again if d.is_sure(is_alone)]
    sure.sort(key=lambda d: -d.cost(is_alone).value)
    return sure[:count]
