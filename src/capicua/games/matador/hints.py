"""A sensible Matador player: heavy tiles first, ends one can follow, matadors kept back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.tile import HIGH, LOW, PIPS
from capicua.families.line import hints
from capicua.families.line.layout import BOTH
from capicua.games.matador.fit import halves_for

if TYPE_CHECKING:
    from capicua.games.matador.rules import MatadorRound

KEPT_BACK: Final = 20
"""What a matador is worth in the hand."""


def merit(state: MatadorRound, action: i64) -> i64:
    """Pips, own tiles that could follow, numbers the others lack; matadors last."""
    house = state.house
    if action == house.draw or action == house.passing:
        return -100
    tile = tile_played(state, action)
    numbers = open_after(state, action)
    value = 2 * PIPS[tile] + 5 * hints.followers(state, tile, halves_for(house, numbers))
    if house.is_matador(tile):
        value -= KEPT_BACK
    return value + hints.others_lack(state, numbers)


def tile_played(state: MatadorRound, action: i64) -> i64:
    """The tile of a play or a lead."""
    house = state.house
    if action > house.passing:
        return (action - house.further) // 2
    return action - house.first_lead if action >= house.first_lead else action // 4


def open_after(state: MatadorRound, action: i64) -> i64:
    """The open numbers once a tile is played, laid across or led, as bits."""
    house = state.house
    tile = tile_played(state, action)
    if action > house.passing:
        return hints.numbers_showing(state, BOTH + tile, (action - house.further) % 2)
    if action >= house.first_lead:
        return hints.numbers_led(tile)
    return hints.numbers_showing(state, LOW[tile] if action % 4 >= 2 else HIGH[tile], action % 2)
