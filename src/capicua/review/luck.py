"""The value of a deal, to separate luck from skill.

The *par* of a round is its result if everybody plays equally well with all hands open. It is
solved exactly if there are two sides and the tree is small enough; otherwise it is the mean of
many heuristic playouts. A solitaire's par is whether it can be won. The difference between a
side's result and par is play; the rest is luck.
"""

from __future__ import annotations

from dataclasses import dataclass

from capicua.bots.paired_comparison import estimate
from capicua.bots.rollouts import Rollouts
from capicua.bots.solver.solve import solve
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.core.tiles.random import Rng
from capicua.review.solitaire_deals import settled

SOLVED = "solved"
"""Optimal play by all players, with all hands open."""
SOLVED_TRICKS = "solved_tricks"
"""Optimal play from the first trick on; bids are taken as given."""
PLAYED_ON = "played_on"
"""The mean of many heuristic playouts of the same deal."""

NODES = 3_000_000
NODES_INTERPRETED = 20_000
ROUNDS = 200 if is_compiled() else 20
LEVEL = 60
"""Percentage of playout choices that follow the heuristic; the rest add variety."""
LEVEL_ALONE = 95
"""The same percentage for solitaires, which are less forgiving."""


@dataclass(frozen=True)
class Par:
    """The value of a deal to each side, in order."""

    how: str
    leads: list[Estimate]
    """Lead of each side over the others; in a solitaire, the probability of winning."""
    rounds: int = 0
    """Number of playouts, if par is estimated by them."""


def par_of(moments: list[State], seed: int) -> Par:
    """Return the par of a round, given all positions from the deal on with hands open."""
    first = moments[0]
    if first.players == 1:
        return _par_alone(first, seed)
    sides = sorted(set(first.game.sides))
    if len(sides) == 2:
        for how, state in _solvable(moments):
            found = solve(state, nodes())
            if found.is_exact:
                own = first.game.sides[state.turn]
                exact = [found.value if side == own else -found.value for side in sides]
                return Par(how, [Estimate(lead, lead, lead) for lead in exact])
    return Par(PLAYED_ON, played_on(first, seed, ROUNDS)[0], ROUNDS)


def nodes() -> int:
    """Return the node limit of solvers."""
    return NODES if is_compiled() else NODES_INTERPRETED


def _solvable(moments: list[State]) -> list[tuple[str, State]]:
    """Return the position to solve: the deal, or the start of the tricks."""
    if moments[0].position_key():
        return [(SOLVED, moments[0])]
    tricks = [state for state in moments if not state.is_over and state.trick_play() is not None]
    return [(SOLVED_TRICKS, tricks[0])] if tricks else []


def played_on(state: State, seed: int, rounds: int) -> tuple[list[Estimate], list[float]]:
    """Return each side's mean lead and win rate in playouts with open hands."""
    sense = LEVEL_ALONE if state.players == 1 else LEVEL
    ahead = Rollouts(state, sense, in_match=False)
    if state.trick_play() is not None:
        rounds = 1  # tricks are solved exactly, so all playouts are equal
    rng = Rng(seed)
    ends = [ahead.after(state, None, int(rng.bits())) for _ in range(rounds)]
    leads = [[end.lead for end in by_side] for by_side in zip(*ends, strict=True)]
    won = [sum(end.won for end in by_side) / rounds for by_side in zip(*ends, strict=True)]
    return [estimate(own, [1.0] * rounds) for own in leads], won


def _par_alone(state: State, seed: int) -> Par:
    share = played_on(state, seed, ROUNDS)[1][0]
    return Par(settled(state, nodes()), [Estimate(share, share, share)], ROUNDS)
