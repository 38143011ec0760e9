"""Who must lead which tile where the highest double leads (LIN-6 to LIN-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.tile import BIT_OF, NO_TILE, PIPS, WORD_OF, double_of, is_double
from capicua.families.line.phases import PLAY, SEEK

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound


def settle(state: LineRound) -> None:
    """The highest double dealt leads; without one, ``no_double`` says what.

    A deal without a double under ``redeal`` was given by hand, or the fifty-first in a row.
    """
    number = state.rules.pips
    while number >= 0:
        double = double_of(number)
        if state.held[WORD_OF[double]] & BIT_OF[double]:
            must_lead(state, double)
            return
        number -= 1
    if state.rules.seeks_double and state.free_stock() > 0:
        state.phase = SEEK
    else:
        must_lead(state, heaviest(state))


def after_search(state: LineRound, tile: i64) -> None:
    """What follows a tile drawn in search of a double."""
    if is_double(tile):
        must_lead(state, tile)
    elif state.free_stock() == 0:
        must_lead(state, heaviest(state))
    else:
        state.turn = state.next_seat(state.turn)


def heaviest(state: LineRound) -> i64:
    """The tile with most pips in any hand; of equals the one with the higher half."""
    best: i64 = NO_TILE
    tile: i64 = 0
    while tile < state.rules.tiles:
        # Tiles ascend by their higher half, so the later of two equals wins.
        held = state.held[WORD_OF[tile]] & BIT_OF[tile] != 0
        if held and (best == NO_TILE or PIPS[tile] >= PIPS[best]):
            best = tile
        tile += 1
    return best


def must_lead(state: LineRound, tile: i64) -> None:
    """The holder of the tile is the leader and may lead nothing else."""
    seat: i64 = 0
    while not state.holds(seat, tile):
        seat += 1
    state.phase = PLAY
    state.lead = tile
    state.leader = seat
    state.turn = seat
