"""The par of a duplicate deal: what both sides would make of it if they played equally well.

It is the par of reviews (``capicua.review.luck``): solved with all hands open where that is
possible, else the mean of heuristic playouts. In trick games the bids are the heuristic's, and the
tricks are solved.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct, convert

from capicua.bots.baselines import sensible
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.review.luck import par_of
from capicua.tournament.duplicate.commitment import EventDeals
from capicua.tournament.settings import Rules

SEED: Final = 1
"""The seed of bids and playouts, so that a deal has the same par at every server."""


ParMethod = Literal["solved", "solved_tricks", "played_on"]


class DealPar(Struct, frozen=True):
    """The par of a deal."""

    difference: float
    """The points of side 0 less those of side 1."""
    how: ParMethod
    """How it was found, as in reviews."""


class ParQuestion(NamedTuple):
    """A revealed deal of an event."""

    link: str
    sets: int
    """The number of sets that the link reveals."""
    rules: Rules
    set: int
    place: int
    """The place of the deal in its set, from 1."""


def par_of_deal(question: ParQuestion) -> DealPar:
    """Return the par of a deal; it takes up to some seconds."""
    deals = EventDeals.of_link(question.link, question.sets)
    moments = _moments(deals.deal(question.rules, question.set, question.place))
    found = par_of(moments, SEED)
    lead = found.leads[0].value
    return DealPar(
        round(-lead if moments[0].game.low_is_good else lead, 1), convert(found.how, ParMethod)
    )


def _moments(deal: State) -> list[State]:
    """Return the deal, and in trick games the start of the tricks after the heuristic's bids.

    The interpreted build, which would take ten seconds to solve the tricks, plays them out.
    """
    if not (deal.game.keys.has_tricks and is_compiled()):
        return [deal]
    state, rng = deal.clone(), Rng(SEED)
    while not state.is_over and state.trick_play() is None:
        state.advance(sensible(state, state.legal_actions(), rng))
    return [deal, state]
