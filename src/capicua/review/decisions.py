"""Decisions of a recorded match, judged by what the player could know at the time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from capicua.bots.evaluation import ActionEstimate, action_estimates, evaluate, time_limits
from capicua.bots.paired_comparison import NOTHING, Effort, compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.bots.search_bot import candidates
from capicua.bots.solver.solve import solve
from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.core.tiles.random import Rng
from capicua.review.accuracy import grade
from capicua.review.consequences import consequences, contract
from capicua.review.luck import nodes

SUSPICIOUS = 0.5
"""Minimum cost, in margins, that is measured again: about one standard error."""


@dataclass(frozen=True)
class DecisionPoint:
    """A decision in a record: the position with all hands open, and the action taken."""

    round: int
    """Index of the round in the record, from 0."""
    move: int
    """Number of the move in its round, from 1."""
    state: State
    action: int

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.state.turn)


@dataclass(frozen=True)
class Decision:
    """A judged decision and its cost."""

    moment: DecisionPoint
    best: int
    """The best action, judged by what the player could know."""
    points: Estimate
    """Advantage of the best action over the one taken, in points."""
    chance: Estimate
    """Advantage of the best action in probability of winning the round."""
    choices: list[ActionEstimate]
    """All analysed actions, best first."""
    worlds: int
    """Number of sampled deals in which the cost was measured."""
    reasons: list[Message] = field(default_factory=list)
    """Reasons for the best action that do not apply to the one taken."""
    merits: list[Message] = field(default_factory=list)
    """Reasons for the action taken that do not apply to the best."""
    is_mistake: bool = False
    """Whether new sampled deals confirmed the mistake."""
    open_cost: float | None = None
    """Advantage of the best action in points, with all hands open and optimal play."""
    as_good: list[int] = field(default_factory=list)
    """The best action and those not clearly worse, best first; a mistake is not among them."""

    @property
    def is_best(self) -> bool:
        """Whether the best action was taken."""
        return self.best == self.moment.action

    def cost(self, is_alone: bool) -> Estimate:
        """Return the loss: points, or probability of winning in solitaires."""
        return self.chance if is_alone else self.points

    def given_away(self, is_alone: bool) -> Estimate:
        """Return the cost if the decision is a mistake, otherwise zero."""
        return self.cost(is_alone) if self.is_mistake else NOTHING

    @property
    def lost_chance(self) -> float:
        """The fraction of winning chances lost by a mistake, from 0 to 1."""
        return max(0.0, self.chance.value) if self.is_mistake else 0.0

    @property
    def grade(self) -> str:
        """The severity of the mistake; empty if there is none."""
        return grade(self.lost_chance) if self.is_mistake else ""


def judge(
    moment: DecisionPoint,
    effort: Effort,
    seed: int,
    against: int | None = None,
    sense: int | None = None,
) -> Decision:
    """Judge a decision from the player's view; ``against`` is the action to compare it with.

    ``sense`` is that of the playouts, by default the game's own.

    The best action is found as for a hint (see ``looking``), and its advantage is measured in the
    second half of the sampled deals. Random numbers depend only on the seed and the move.
    """
    state, played = moment.state, moment.action
    view = state.view(moment.seat)
    known = view.known
    rng, ahead = chance_of(moment, seed), Rollouts(known, sense)
    if against is None:
        found = evaluate(known, candidates(known, view.legal), effort, rng, ahead, [played])
        best, choices, measured = found.best, found.choices, found.second
        as_good = found.as_good
        if best == played:
            worlds = len(found.first.weights)
            return Decision(moment, played, NOTHING, NOTHING, choices, worlds, as_good=as_good)
    else:
        half, limit = max(1, effort.worlds // 2), time_limits(effort)[1]
        best, both = against, [against, played]
        measured = compare_actions(known, both, half, rng, ahead, limit, effort.work, effort.tries)
        choices, as_good = action_estimates(measured, both), [best]
    return Decision(
        moment,
        best,
        measured.points_between(best, played),
        measured.chance_between(best, played),
        choices,
        len(measured.weights),
        *_told_apart(known.reasons(best), known.reasons(played)),
        as_good=as_good,
    )


def chance_of(moment: DecisionPoint, seed: int) -> Rng:
    """Return the random numbers for judging a move; they depend only on the seed and the move."""
    return Rng((seed * 1000 + moment.round) * 1000 + moment.move)


def _told_apart(a: list[Message], b: list[Message]) -> tuple[list[Message], list[Message]]:
    """Return the messages of each list that are missing from the other."""
    return [m for m in a if m not in b], [m for m in b if m not in a]


def open_cost(decision: Decision) -> float | None:
    """Return the cost with all hands open; ``None`` if the position cannot be solved."""
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


def confirmed(decision: Decision, effort: Effort, seed: int) -> Decision:
    """Return a decision, measured again if another action looked better.

    The second measurement uses four times as many new samples, because the best action of the first
    was partly lucky. The decision is a mistake if the 95% interval of its cost is above zero.
    """
    is_alone = int(decision.moment.state.players) == 1
    cost = decision.cost(is_alone)
    if decision.is_best or cost.value < SUSPICIOUS * (cost.high - cost.value):
        return decision
    harder = replace(effort, worlds=4 * effort.worlds, ms=4 * effort.ms, work=4 * effort.work)
    closer = judge(decision.moment, harder, seed + 1, decision.best)
    pair = decision.best, decision.moment.action
    choices = closer.choices + [each for each in decision.choices if each.action not in pair]
    closer = replace(closer, choices=choices, as_good=decision.as_good)
    if closer.cost(is_alone).low <= 0:
        return closer
    as_good = [each for each in decision.as_good if each != decision.moment.action]
    closer = replace(closer, is_mistake=True, as_good=as_good)
    return replace(closer, reasons=[*closer.reasons, *_found_out(closer, seed)])


def compared(moment: DecisionPoint, effort: Effort, best: int, seed: int = 1) -> Decision:
    """Compare a decision with a better action, and explain the difference.

    It is measured as the chances of puzzles are, with playouts of ``Game.player_sense``.
    """
    found = judge(moment, effort, seed, best, int(moment.state.game.player_sense))
    return replace(found, reasons=[*found.reasons, *_found_out(found, seed)])


def _found_out(decision: Decision, seed: int) -> list[Message]:
    """Return reasons for the better action from sampled deals; empty if others suffice."""
    moment, best = decision.moment, decision.best
    known = moment.state.view(moment.seat).known
    other = next(c.chance.value for c in decision.choices if c.action == moment.action)
    chance = min(1.0, max(0.0, other + decision.chance.value))
    rng = chance_of(moment, seed)
    said = contract(known, chance, other) or consequences(known, best, moment.action, rng)
    if said or decision.reasons:
        return said
    return [Message("review-wins", {"chance": round(100 * chance), "second": round(100 * other)})]
