"""Positions of the family: the fields that every game reads first and last.

Hands that are not given get the lowest unplaced tiles.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.position_fields import Fields
from capicua.core.tiles.tile import tiles_text
from capicua.families.melds.rules import MeldsRound


def begin(state: MeldsRound, fields: dict[str, str]) -> Fields:
    """Clear the table for a position, and read the seat to act."""
    given = Fields(fields, state.game)
    state.restart(vec[i64](), 0)
    state.clear()
    state.turn = given.seat("turn")
    state.starter = max(state.setup.starter, 0)
    return given


def fill_hand(state: MeldsRound, seat: int, given: Fields, size: int) -> None:
    """Give a seat a number of unplaced tiles."""
    for tile in given.use(given.rest()[:size]):
        state.hands.give(seat, tile)


def boneyard(state: MeldsRound) -> dict[str, str]:
    """Return the boneyard as a field, in drawing order, if that is known."""
    return {"boneyard": tiles_text(state.stock.tiles())} if state.stock.is_known else {}
