"""Why an action is refused: the rule, and a sentence that offers what is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import HIGH, LOW, is_double, shows, tile_text
from capicua.games.double_takes.belief import holds
from capicua.games.double_takes.picture import hand_tiles
from capicua.games.double_takes.suits import CORRECT, LEAD, NO_SUIT, STAND
from capicua.games.double_takes.words import led_tile

if TYPE_CHECKING:
    from capicua.games.double_takes.round import TakesRound


def refuse(state: TakesRound, action: int) -> Refusal:
    """Why an action is not legal now, what is being asked first."""
    if state.asked:
        return _answer(state, action)
    if action >= CORRECT:
        found = "refuse-not-asked" if state.rules.penalised else "refuse-no-revokes"
        return Refusal("DTK-14", Message(found))
    tile = led_tile(action) if action >= LEAD else action
    if not holds(state.hands, state.turn, tile):
        return Refusal("DTK-6", Message("refuse-not-held", {"tile": tile_text(tile)}))
    values: dict[str, Argument] = {"tile": tile_text(tile)}
    if state.led == NO_SUIT:
        if is_double(tile):
            return Refusal("DTK-5", Message("refuse-call-double", values))
        values.update(high=str(HIGH[tile]), low=str(LOW[tile]))
        return Refusal("DTK-5", Message("refuse-call", values))
    values["suit"] = str(state.led)
    if action >= LEAD:
        return Refusal("DTK-5", Message("refuse-called", values))
    values["tiles"] = _suit_tiles(state)
    return Refusal("DTK-6", Message("refuse-follow", values))


def _answer(state: TakesRound, action: int) -> Refusal:
    """An answer that puts nothing right, or none at all."""
    values: dict[str, Argument] = {
        "laid": tile_text(state.trick[state.asked]),
        "suit": str(state.led),
    }
    if not CORRECT <= action < STAND:
        return Refusal("DTK-14", Message("refuse-asked", values))
    tile = action - int(CORRECT)
    values["tile"] = tile_text(tile)
    if not holds(state.hands, state.turn, tile):
        return Refusal("DTK-14", Message("refuse-not-held", {"tile": tile_text(tile)}))
    tiles = _suit_tiles(state)
    if not tiles:
        return Refusal("DTK-14", Message("refuse-no-suit", values))
    values["tiles"] = tiles
    return Refusal("DTK-14", Message("refuse-correct", values))


def _suit_tiles(state: TakesRound) -> list[str]:
    """The tiles of the suit called that the seat to act holds."""
    mine = hand_tiles(state, int(state.turn))
    return [tile_text(tile) for tile in mine if shows(tile, state.led)]
