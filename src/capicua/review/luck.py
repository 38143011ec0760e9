"""The value of a deal, which separates luck from skill.

The *par* of a round is its result if all players play equally well on that very deal, with all
hands open: solved exactly if two sides play and the tree is small enough, else the mean of
many playouts by the hints. A solitaire's par is whether it could be won at all. A side's
score beyond its par is play, the rest is luck.
"""

from __future__ import annotations

from dataclasses import dataclass

from capicua.bots.player import is_compiled
from capicua.bots.solving.solve import solve
from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.measuring.samples import Estimate
from capicua.review.ahead import Ahead
from capicua.review.deals import settled
from capicua.review.weighing import estimate

SOLVED = "solved"
"""Optimal play by all, with all hands open."""
SOLVED_TRICKS = "solved_tricks"
"""The same from the first trick on; bids are taken as given."""
PLAYED_ON = "played_on"
"""The mean of many playouts of the same deal, with the heuristic at all seats."""

NODES = 3_000_000
NODES_INTERPRETED = 20_000
ROUNDS = 200
ROUNDS_INTERPRETED = 20
LEVEL = 60
"""The percentage of choices that follow the hints; the rest makes the playouts differ."""
LEVEL_ALONE = 95
"""The same for solitaires, which are less forgiving."""


@dataclass(frozen=True)
class Par:
    """The value of a deal to each side, in the order of the sides."""

    how: str
    leads: list[Estimate]
    """How far each side ends ahead of the others; in a solitaire, the chance of winning."""
    rounds: int = 0
    """The number of playouts, if it comes from those."""


def par_of(moments: list[State], seed: int) -> Par:
    """Return the par of a round from its moments, the deal first, all with open hands."""
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
    rounds = ROUNDS if is_compiled() else ROUNDS_INTERPRETED
    return Par(PLAYED_ON, played_on(first, seed, rounds)[0], rounds)


def nodes() -> int:
    """Return the limit of actions for a solver."""
    return NODES if is_compiled() else NODES_INTERPRETED


def _solvable(moments: list[State]) -> list[tuple[str, State]]:
    """Return the moments to solve: the deal, or the start of the tricks."""
    if moments[0].position_key():
        return [(SOLVED, moments[0])]
    tricks = [state for state in moments if not state.is_over and state.trick_play() is not None]
    return [(SOLVED_TRICKS, tricks[0])] if tricks else []


def played_on(state: State, seed: int, rounds: int) -> tuple[list[Estimate], list[float]]:
    """Return each side's expected lead by the hints with open hands, and its share of wins."""
    ahead = Ahead(state, LEVEL_ALONE if state.players == 1 else LEVEL)
    if state.trick_play() is not None:
        rounds = 1  # tricks are solved exactly, so all playouts end alike
    rng = Rng(seed)
    ends = [ahead.after(state, None, int(rng.bits())) for _ in range(rounds)]
    leads = [[end.lead for end in by_side] for by_side in zip(*ends, strict=True)]
    won = [sum(end.won for end in by_side) / rounds for by_side in zip(*ends, strict=True)]
    return [estimate(own, [1.0] * rounds) for own in leads], won


def _par_alone(state: State, seed: int) -> Par:
    rounds = ROUNDS if is_compiled() else ROUNDS_INTERPRETED
    share = played_on(state, seed, rounds)[1][0]
    return Par(settled(state, nodes()), [Estimate(share, share, share)], rounds)
