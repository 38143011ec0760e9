"""Analysis of a position: every action with its expected results, and what is exactly known."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from capicua.bots.evaluation import ActionEstimate, action_estimates
from capicua.bots.paired_comparison import Effort, PairedComparison, compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.bots.solver.solve import Solution, solve
from capicua.core.messages import Message, Refused
from capicua.core.runtime.build import is_compiled
from capicua.core.seats import EVERYTHING
from capicua.core.state import State
from capicua.core.statistics import Z95
from capicua.core.tiles.random import Rng
from capicua.core.view import View
from capicua.notation.position import read_position
from capicua.review.calibration import Calibrated, calibrated
from capicua.review.luck import nodes

WORLDS: Final = 160 if is_compiled() else 24
"""Number of deals sampled by default: about a second of processor time."""
WORK: Final = 2 * Effort().work
"""The work of playouts after which no further deal is tried."""
SOLVING_S: Final = 2.0
"""Seconds of processor time for the exact values of a solitaire, by default.

Time limits them, not the number of actions, which differ a thousandfold: one of Traffic takes up to
50 ms, with many tiles turned up.
"""
ANY: Final = 1 << 60
"""A number of actions that no search reaches."""
DOUBT: Final = 0.05
"""How often a position may have an action called worse than the best although it is not."""


@dataclass(frozen=True)
class Analysis:
    """The actions of the seat to act, judged by what that seat knows.

    >>> import capicua
    >>> state = capicua.load("block", players=2).new_round(seed=7)
    >>> found = capicua.analyse(state)
    >>> len(found.actions) == len(state.legal_actions())
    True
    """

    view: View
    """What the seat to act knows."""
    actions: list[ActionEstimate]
    """All legal actions, best first, with the expected lead and the chance to win the round."""
    reasons: dict[int, list[Message]]
    """For each action, the reasons that the game gives for it."""
    worlds: int
    """The number of deals in which the actions were tried."""
    open_values: dict[int, float]
    """For each action its exact lead with all hands open and perfect play by everybody.

    Empty if hands are hidden or the position is too large to solve.
    """
    as_good: list[int]
    """The best action and those that are not clearly worse, best first; all if there is doubt."""
    is_too_large: bool = False
    """Whether exact values were looked for and not found within the limits."""
    is_exact: bool = False
    """Whether nothing is hidden from the seat, so that ``open_values`` are what it can expect."""

    @property
    def best(self) -> int:
        """The best action."""
        return self.actions[0].action

    @property
    def calibration(self) -> Calibrated | None:
        """What became of other moves with a chance like that of the best one; often unknown."""
        return calibrated(self.view.known, self.actions[0].chance.value)

    def text(self, action: int) -> str:
        """Return an action in notation."""
        return self.view.text(action)

    def __str__(self) -> str:
        """Return a table of the actions: chance to win the round, expected lead, exact lead."""
        lines = []
        for each in self.actions:
            chance, points = each.chance, each.points
            margin = 50 * (chance.high - chance.low)
            line = f"{self.text(each.action):<16}{100 * chance.value:4.0f} % ±{margin:<4.0f}"
            line += f"{points.value:+7.1f}"
            if each.action in self.open_values:
                line += f"  {self._exactly(self.open_values[each.action])}"
            lines.append(line.rstrip())
        return "\n".join(lines)

    def _exactly(self, value: float) -> str:
        """Return an exact value: points or, in a solitaire, whether it can be won."""
        if int(self.view.known.players) == 1:
            return "can be won" if value > 0 else "cannot be won"
        return f"{value:+5.1f} exact"


def analyse(
    position: State | str,
    worlds: int = WORLDS,
    *,
    seed: int = 1,
    work: int = WORK,
    solving_s: float = SOLVING_S,
) -> Analysis:
    """Analyse a position, given as a state or as text (docs/positions.md).

    Every legal action is tried in ``worlds`` deals that fit what the seat to act knows, or in
    fewer if the playouts exceed ``work`` (units of ``bots.search.Budget``). Exact values are
    computed where a solver reaches; those of a solitaire are sought for ``solving_s`` seconds of
    processor time, and with 0 none are. In the compiled build the result depends only on the
    position and these arguments, except whether that time suffices. Raise ``Refused`` if the round
    is over, or the hand of the seat to act is hidden, and ``RecordError`` for an invalid text.
    """
    state = read_position(position) if isinstance(position, str) else position
    check(state)
    view = state.view(int(state.turn))
    known, legal = view.known, view.legal
    solution = _solution(state, solving_s) if solving_s > 0 else None
    open_values: dict[int, float] = {}
    if solution is not None and solution.is_exact:
        open_values = dict(zip(solution.actions, solution.values, strict=True))
    compared = compare_actions(known, legal, worlds, Rng(seed), Rollouts(known), work=work)
    is_alone = int(known.players) == 1
    ranked = compared.ranked(is_alone, known.game.low_is_good)
    as_good = alike(compared, ranked, is_alone)
    is_exact = bool(open_values) and not known.unknowns().tiles
    if is_exact:
        ranked.sort(key=lambda action: -open_values[action])
        as_good = [each for each in ranked if open_values[each] == open_values[ranked[0]]]
    return Analysis(
        view=view,
        actions=action_estimates(compared, ranked),
        reasons={action: known.reasons(action) for action in legal},
        worlds=len(compared.weights),
        open_values=open_values,
        as_good=as_good,
        is_too_large=solution is not None and not solution.is_exact,
        is_exact=is_exact,
    )


def check(state: State) -> None:
    """Raise ``Refused`` unless the seat to act has a choice that can be judged."""
    if state.is_over:
        raise Refused(Message("analysis-over"))
    if state.viewer not in (EVERYTHING, state.turn):
        raise Refused(Message("analysis-hidden", {"player": int(state.turn)}))


def alike(found: PairedComparison, ranked: Sequence[int], is_alone: bool) -> list[int]:
    """Return the best action and those that are not clearly worse.

    The best is the luckiest of several, so that its lead must pass the margin of all pairs together
    (Bonferroni), not the 95 % margin of one pair.
    """
    pairs = max(1, math.comb(len(ranked), 2))
    wider = NormalDist().inv_cdf(1 - DOUBT / 2 / pairs) / Z95
    between = found.chance_between if is_alone else found.points_between
    behind = {each: between(ranked[0], each) for each in ranked[1:]}
    close = [each for each, lead in behind.items() if lead.value <= wider * (lead.value - lead.low)]
    return [*ranked[:1], *close]


def _solution(state: State, seconds: float) -> Solution | None:
    """Return the lead after each action with all hands open; ``None`` if no solver applies."""
    if state.viewer != EVERYTHING:
        return None
    is_alone = int(state.players) == 1
    has_key = bool(state.position_key()) or state.trick_play() is not None
    if not is_alone and (len(set(state.game.sides)) != 2 or not has_key):
        return None
    return solve(state, ANY if is_alone else nodes(), seconds)
