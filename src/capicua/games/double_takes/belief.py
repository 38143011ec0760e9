"""Where the hidden tiles may be: in hands without voids, or still undealt.

Tiles of earlier rounds of the same shuffle are gone like those played in this one
(DTK-2). Where revokes are penalised, not following proves nothing: any tile could have
been played (DTK-14). What a correction brought back lies where everybody saw it go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import (
    ALL_TILES,
    BIT,
    BIT_OF,
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    WORD_OF,
    tile_of,
    tiles_in,
)
from capicua.core.worlds import Unknowns
from capicua.games.double_takes.suits import LEAD, WORDS, led_other, led_suit

if TYPE_CHECKING:
    from capicua.games.double_takes.round import TakesRound


def unknowns(state: TakesRound) -> Unknowns:
    """The tiles that the viewer does not see: a place for each hand, and the boneyard."""
    tiles = [tile for tile in range(ALL_TILES) if is_hidden(state, tile)]
    rooms = [int(count) for count in state.counts]
    rooms[state.viewer] = 0
    rooms.append(len(tiles) - sum(rooms))
    return Unknowns(tiles, rooms, [_places(state, tile) for tile in tiles])


def is_hidden(state: TakesRound, tile: i64) -> bool:
    """Whether the viewer does not see a tile."""
    word = WORD_OF[tile]
    seen = state.gone[word] | state.hands[state.viewer * WORDS + word]
    return seen & BIT_OF[tile] == 0 and tile != state.leftover


def _places(state: TakesRound, tile: i64) -> int:
    """Where a hidden tile may be: no seat has a suit it did not follow (DTK-6)."""
    suits = BIT[HIGH[tile]] | BIT[LOW[tile]]
    mask: i64 = BIT[state.players]
    seat: i64 = 0
    while seat < state.players:
        if holds(state.shown, seat, tile):
            return int(BIT[seat])
        if state.voids[seat] & suits == 0:
            mask |= BIT[seat]
        seat += 1
    return int(mask)


def holds(words: vec[i64], seat: i64, tile: i64) -> bool:
    """Whether a tile is in a seat's part of the words."""
    return words[seat * WORDS + WORD_OF[tile]] & BIT_OF[tile] != 0


def dealt(state: TakesRound) -> vec[i64]:
    """The hands with what they have played, then what remains; nothing where revokes are put right.

    Who played what is read off the log by going through it with any tiles at all: whose
    turn it is never depends on what the hands still hold.
    """
    rules = state.rules
    if rules.penalised or (rules.has_leftover(state.number) and state.leftover == NO_TILE):
        return vec[i64]()
    past = rules.blank(state.setup)
    past.deal(vec[i64](rules.tiles_in_play), state.lot)
    hands: list[list[int]] = []
    for seat in range(int(state.players)):
        first = seat * WORDS
        hands.append(
            [tile for k in range(WORDS) for tile in tiles_in(state.hands[first + k], k * WORD)]
        )
    for action in state.log:
        tile = action if action < LEAD else tile_of(led_suit(action), led_other(action))
        hands[past.turn].append(int(tile))
        past.advance(action)
    order = [tile for hand in hands for tile in hand]
    if len(order) != rules.hand_size * int(state.players):
        return vec[i64]()
    if state.leftover != NO_TILE:
        order.append(int(state.leftover))
    rest = [tile for tile in rules.tiles_in_play if tile not in order]
    used = [tile for tile in rest if state.gone[WORD_OF[tile]] & BIT_OF[tile]]
    return vec[i64](order + [tile for tile in rest if tile not in used] + used)
