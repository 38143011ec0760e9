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
    numbers: i64 = 0
    if action > house.passing:
        tile = (action - house.further) // 2
        numbers = hints.numbers_showing(state, BOTH + tile, (action - house.further) % 2)
    elif action >= house.first_lead:
        tile = action - house.first_lead
        numbers = hints.numbers_led(tile)
    else:
        tile = action // 4
        exposed = LOW[tile] if action % 4 >= 2 else HIGH[tile]
        numbers = hints.numbers_showing(state, exposed, action % 2)
    value = 2 * PIPS[tile] + 5 * hints.followers(state, tile, halves_for(house, numbers))
    if house.is_matador(tile):
        value -= KEPT_BACK
    return value + hints.others_lack(state, numbers)
