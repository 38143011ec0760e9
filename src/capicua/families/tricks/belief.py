"""The hidden tiles of a trick game: in hands without voids, or undealt."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, NO_TILE
from capicua.families.tricks.rules import R, TrickRound


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickBelief(Belief[R], Generic[R]):
    """A place for each hand, and one for the undealt tiles."""

    def unknowns(self, state: R) -> Unknowns:
        """Return the tiles the viewer does not see; no seat has a suit it did not follow."""
        tiles = [tile for tile in state.game.tiles_in_play if self.is_hidden(state, tile)]
        rooms = [int(count) for count in state.hands.counts]
        rooms[state.viewer] = 0
        if state.game.undealt(state.setup):
            rooms.append(len(tiles) - sum(rooms))
        return Unknowns(tiles, rooms, [int(self.places(state, tile)) for tile in tiles])

    def is_hidden(self, state: R, tile: i64) -> bool:
        """Return whether the viewer does not see a tile."""
        return not (state.is_gone(tile) or state.hands.holds(state.viewer, tile))

    def places(self, state: R, tile: i64) -> i64:
        """Return a mask of the places where a hidden tile may be; the last is for undealt tiles."""
        suits = state.suits.belongs[tile]
        found: i64 = BIT[state.players] if state.game.undealt(state.setup) else 0
        for seat in range(state.players):
            if state.voids[seat] & suits == 0:
                found |= BIT[seat]
        return found

    def fill_in(self, state: R, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each tile into the hand of its seat; undealt tiles are put nowhere."""
        for tile, place in zip(tiles, places, strict=True):
            if place < state.players:
                state.hands.imagine(place, tile)

    def dealt(self, state: R) -> vec[i64]:
        """Return the deal: hands with the tiles they played, then undealt and earlier tiles.

        The player of each tile is found by replaying the log with arbitrary hands: the order of
        turns never depends on the tiles still held. A round that was set up by hand has no such
        log.
        """
        game = state.game
        past = game.blank(state.setup)
        assert isinstance(past, TrickRound)
        past.deal(vec[i64](game.tiles_in_play), state.lot)
        hands = [state.hands.tiles(seat) for seat in range(state.players)]
        for action in state.log:
            tile = past.laid_tile(action)
            if tile != NO_TILE:
                hands[past.turn].append(int(tile))
            past.advance(action)
        if any([len(hand) != game.hand_size for hand in hands]):
            return vec[i64]()
        order = [tile for hand in hands for tile in hand]
        rest = [tile for tile in game.tiles_in_play if tile not in order]
        gone = [tile for tile in rest if state.is_gone(tile)]
        return vec[i64](order + [tile for tile in rest if tile not in gone] + gone)
