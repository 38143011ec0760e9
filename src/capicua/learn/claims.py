"""Claims of studies about a position, which the engine checks.

A claim that rests on sampled deals states what was measured; it holds if new deals do not
contradict it. All others are exact.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.bots.paired_comparison import PairedComparison, compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.bots.solver.solve import solve
from capicua.core.seats import EVERYTHING, parse_seat
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.review.continuation import after
from capicua.review.luck import nodes
from capicua.review.tile_chances import STOCK, Chances, chances_of

SEED: Final = 35
WORK: Final = 8_000_000
CLOSE: Final = 0.03
"""How far a counted chance may be from the one stated, which is rounded."""

_Action = Annotated[str, Meta(max_length=64)]
_Letter = Annotated[str, Meta(pattern="^([A-L]|stock)$")]


class _Claim(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="claim"):
    """A claim about the position after some moves from the first one of the chapter."""

    after: Annotated[list[_Action], Meta(max_length=200)] = []


class Better(_Claim, tag="better", kw_only=True):
    """One move is better than another, for the seat to act and by what it knows."""

    action: _Action
    over: _Action
    chance: float | None = None
    """The advantage in the chance to win the round, from 0 to 1."""
    points: float | None = None
    """The advantage in the lead over the other sides at the end of the round."""
    worlds: Annotated[int, Meta(ge=8, le=5000)] = 320
    """The number of deals in which both moves are tried."""


class Even(_Claim, tag="even", kw_only=True):
    """Two moves win the round about equally often."""

    action: _Action
    other: _Action
    within: float
    """The largest difference in the chance to win, from 0 to 1."""
    worlds: Annotated[int, Meta(ge=8, le=5000)] = 320
    """The number of deals in which both moves are tried."""


class Exact(_Claim, tag="exact", kw_only=True):
    """The lead after some moves with all hands open and perfect play by everybody."""

    values: dict[_Action, float]


class Holds(_Claim, tag="holds", kw_only=True):
    """The chance that a seat, or the stock, has a tile, by what the reader knows."""

    seat: _Letter
    tile: _Action
    chance: float


class Lacks(_Claim, tag="lacks", kw_only=True):
    """Play has proved that a seat has no tile with some numbers."""

    seat: _Letter
    numbers: list[int]


class Legal(_Claim, tag="legal", kw_only=True):
    """These are all legal moves."""

    actions: list[_Action]


class Scores(_Claim, tag="scores", kw_only=True):
    """The round is over, with these points."""

    scores: list[int]


Claim = Better | Even | Exact | Holds | Lacks | Legal | Scores


def wrong_claim(start: State, claim: Claim, seed: int = SEED) -> str:
    """Return what is wrong with a claim about a position, or an empty text if it holds.

    Raise ``Refused`` if its moves are not legal.
    """
    state = start
    for action in claim.after:
        state = after(state, action).state
    if isinstance(claim, Better):
        return _wrong_advantage(state, claim, seed)
    if isinstance(claim, Even):
        return _wrong_evenness(state, claim, seed)
    if isinstance(claim, Exact):
        return _wrong_values(state, claim)
    if isinstance(claim, Holds):
        return _wrong_chance(state, claim)
    if isinstance(claim, Lacks):
        return _wrong_lack(state, claim)
    if isinstance(claim, Legal):
        found = sorted(state.text(action) for action in state.legal_actions())
        return _unless(found == sorted(claim.actions), f"legal are {', '.join(found)}")
    scores = [int(points) for points in state.scores()] if state.is_over else []
    return _unless(scores == claim.scores, f"the scores are {scores}")


def _wrong_advantage(state: State, claim: Better, seed: int) -> str:
    found, pair = _compared(state, claim.action, claim.over, claim.worlds, seed)
    for stated, measured in (
        (claim.chance, found.chance_between(*pair)),
        (claim.points, found.points_between(*pair)),
    ):
        if stated is None:
            continue
        what = f"the advantage is {measured.value:.3f} ({measured.low:.3f} to {measured.high:.3f})"
        # Twice the interval: two samples are compared, of which the text states one.
        margin = measured.high - measured.low
        if measured.low <= 0 or abs(measured.value - stated) > max(margin, CLOSE):
            return what
    return ""


def _wrong_evenness(state: State, claim: Even, seed: int) -> str:
    found, pair = _compared(state, claim.action, claim.other, claim.worlds, seed)
    measured = found.chance_between(*pair)
    return _unless(abs(measured.value) <= claim.within, f"the difference is {measured.value:.3f}")


def _compared(
    state: State, action: str, other: str, worlds: int, seed: int
) -> tuple[PairedComparison, list[int]]:
    """Return two moves tried in the same deals, for the seat to act and by what it knows."""
    known = state.view(int(state.turn)).known
    pair = [known.parse(each) for each in (action, other)]
    return compare_actions(known, pair, worlds, Rng(seed), Rollouts(known), work=WORK), pair


def _wrong_values(state: State, claim: Exact) -> str:
    solution = solve(state, nodes())
    if not solution.is_exact:
        return "the position is too large to solve"
    texts = [state.text(action) for action in solution.actions]
    found = dict(zip(texts, (float(value) for value in solution.values), strict=True))
    wrong = {action: found.get(action) for action in claim.values}
    return _unless(wrong == claim.values, f"the values are {wrong}")


def _wrong_chance(state: State, claim: Holds) -> str:
    chances = _chances(state)
    place = STOCK if claim.seat == "stock" else parse_seat(claim.seat, int(state.players))
    found = 0.0
    for hidden in chances.tiles:
        if hidden.tile == claim.tile and place in chances.places:
            found = hidden.shares[chances.places.index(place)]
    return _unless(abs(found - claim.chance) <= CLOSE, f"the chance is {found:.3f}")


def _wrong_lack(state: State, claim: Lacks) -> str:
    chances = _chances(state)
    seat = parse_seat(claim.seat, int(state.players))
    found = next((each.numbers for each in chances.lacking if each.seat == seat), [])
    return _unless(set(claim.numbers) <= set(found), f"proved are {found}")


def _chances(state: State) -> Chances:
    """Return what the reader knows: whose hand is given, or the seat to act if all are."""
    seat = int(state.turn if state.viewer == EVERYTHING else state.viewer)
    return chances_of(state.view(seat), 0, 0, seat)


def _unless(holds: bool, found: str) -> str:
    return "" if holds else found
