"""Inference about the hidden tiles of the cross.

A hand is made of batches: the tiles dealt, and each tile drawn or heap taken later. A pass or a
draw shows that no tile then in hand had certain numbers, and bars those numbers from the batches of
that moment, but not from later ones. An exchange turns a hand into a discard, together with
everything known about it.

A tile played by a seat that has drawn may come from any of its batches, and its origin determines
how many other tiles are left there. It is therefore treated as a hidden tile and assigned to one of
the batches that could have held it at that moment. Often only one could, for example if it was
drawn because nothing else fitted (COR-6).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.arrivals import Arrivals
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, BIT_OF, DOUBLES, NO_TILE, double_of, tiles_in
from capicua.families.cross.actions import (
    DRAW,
    EXCHANGE,
    LEAD,
    PLAY,
    SEAT_TILES,
    SET_TILES,
    START,
    tile_played,
)
from capicua.families.cross.rules import CrossRound

WHOLE_SET: Final = 2**SET_TILES - 1

DEALT: Final = 0
DRAWN: Final = 1
DISCARD: Final = 2
SPARE: Final = 3
ELSEWHERE: Final = 4


class CrossBelief(Belief[CrossRound]):
    """Where the hidden tiles of the cross may be."""

    def unknowns(self, state: CrossRound) -> Unknowns:
        """Return the hidden tiles, the places, and where each tile may be."""
        return Clues(state).unknowns()

    def fill_in(self, state: CrossRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile in its place."""
        Clues(state).fill_in(tiles, places, rng)

    def dealt(self, state: CrossRound) -> vec[i64]:
        """Return the deal of a whole round; which tile came with which draw is chosen at random.

        The hands put away by an exchange, and thus the heaps, are those of this round.
        """
        arrivals = Arrivals(state.players, SET_TILES, SEAT_TILES)
        for seat in range(state.players):
            for tile in tiles_in(_higher_doubles(state) & WHOLE_SET):
                arrivals.lack(seat, tile)
        hand = _first_discards(state)
        for at in range(len(state.log)):
            action = state.log[at]
            seat = state.shown[at] & 3
            for tile in tiles_in(state.shown[at] >> 2 & WHOLE_SET):
                arrivals.lack(seat, tile)
            if action >= PLAY:
                arrivals.leave(seat, tile_played(action))
            elif action >= LEAD:
                arrivals.leave(seat, double_of(action - LEAD))
            elif action == DRAW:
                arrivals.draw(seat)
            elif action == EXCHANGE:
                for tile in tiles_in(state.discards[2 * seat + hand[seat]]):
                    arrivals.leave(seat, tile)
                hand[seat] += 1
                for _taken in range(SEAT_TILES):
                    arrivals.draw(seat)
        order = arrivals.deal(state.hands, state.stock.tiles())
        return order if len(order) == SET_TILES else vec[i64]()


def _higher_doubles(state: CrossRound) -> i64:
    """Return the doubles that no hand was dealt, because a lower one opened (GAR-4)."""
    if state.opening == NO_TILE:
        return 0
    return DOUBLES[0] & ~(2 * BIT_OF[state.opening] - 1)


def _first_discards(state: CrossRound) -> vec[i64]:
    """Return for each seat the index of the first discard that belongs to the log."""
    found = state.exchanges[:]
    for at in range(len(state.log)):
        if state.log[at] == EXCHANGE:
            found[state.shown[at] & 3] -= 1
    return found


@final
class Place:
    """A batch of a hand, a discard, the spare tiles, or tiles not listed in the position."""

    def __init__(self, kind: int, seat: i64, room: i64, barred: i64, generation: i64 = 0) -> None:
        self.kind: int = kind
        self.seat: i64 = seat
        self.room: i64 = room
        self.barred: i64 = barred
        """The tiles that cannot be here."""
        self.generation: i64 = generation
        """The index of the discard among those of its seat."""


@final
class Clues:
    """The places of the hidden tiles, found in one pass over the log."""

    def __init__(self, state: CrossRound) -> None:
        self.state: CrossRound = state
        self.places: list[Place] = []
        self.hands: list[list[int]] = [[] for _ in range(state.players)]
        """The places that make up the hand of each other seat."""
        self.in_sight: i64 = 0
        """The tiles whose place the viewer knows."""
        self.settled: vec[i64] = vec[i64]([0] * int(state.players))
        """The tiles played by each seat that it is known to have drawn."""
        self.uncertain: list[int] = []
        self.sources: list[int] = []
        """For each uncertain tile, the mask of batches it may have been played from."""
        self._begin()
        self._follow_log()
        self._finish()

    # -- the places -----------------------------------------------------------------------

    def _begin(self) -> None:
        state = self.state
        higher = _higher_doubles(state)
        generation = _first_discards(state)
        for seat in range(state.players):
            if seat != state.viewer:
                self._add_batch(DEALT, seat, state.given[seat], higher, generation[seat])

    def _add_batch(self, kind: int, seat: i64, room: i64, barred: i64, generation: i64) -> None:
        self.hands[seat].append(len(self.places))
        self.places.append(Place(kind, seat, room, barred, generation))

    def _follow_log(self) -> None:
        state = self.state
        if state.lead != NO_TILE:
            self.in_sight |= BIT_OF[state.lead]
        for play in state.laid:
            self.in_sight |= BIT_OF[tile_played(play)]
        for at in range(len(state.log)):
            action = state.log[at]
            seat = state.shown[at] & 3
            if seat != state.viewer:
                for index in self.hands[seat]:
                    self.places[index].barred |= state.shown[at] >> 2
            if action >= LEAD:
                tile = state.lead if action < PLAY else tile_played(action)
                self._take_from_hand(seat, tile)
            elif action == EXCHANGE:
                self._change_hand(seat)
            elif action == DRAW and seat != state.viewer:
                self._add_batch(DRAWN, seat, 1, 0, 0)

    def _take_from_hand(self, seat: i64, tile: i64) -> None:
        self.in_sight |= BIT_OF[tile]
        if seat == self.state.viewer:
            return
        bit = BIT_OF[tile]
        sources: i64 = 0
        source = 0
        for index in self.hands[seat]:
            if not self.places[index].barred & bit:
                sources |= BIT[index]
                source = index
        if sources == BIT[source]:
            self.places[source].room -= 1
            if self.places[source].kind == DRAWN:
                self.settled[seat] |= bit
            return
        self.uncertain.append(tile)
        self.sources.append(sources)

    def _change_hand(self, seat: i64) -> None:
        if seat == self.state.viewer:
            return
        generation: i64 = 0
        for index in self.hands[seat]:
            self.places[index].kind = DISCARD
            generation = self.places[index].generation
        self.hands[seat] = []
        self._add_batch(DEALT, seat, SEAT_TILES, 0, generation + 1)

    def _finish(self) -> None:
        """Add the places outside the hands, and remove visible tiles from the count."""
        state = self.state
        if state.is_over:
            self._show_hands()
        viewer = state.viewer
        self.in_sight |= state.hands.bits[viewer]
        self.in_sight |= state.discards[2 * viewer] | state.discards[2 * viewer + 1]
        self.places.append(Place(SPARE, 0, state.stock.left, 0))
        rest: i64 = len(tiles_in(WHOLE_SET & ~self.in_sight)) + len(self.uncertain)
        for place in self.places:
            rest -= place.room
        if rest > 0:
            self.places.append(Place(ELSEWHERE, 0, rest, 0))

    def _show_hands(self) -> None:
        """Handle a finished round: every hand is shown, and origins no longer matter."""
        for seat in range(self.state.players):
            self.in_sight |= self.state.hands.bits[seat]
            for index in self.hands[seat]:
                self.places[index].room = 0
        self.uncertain = []
        self.sources = []

    # -- results -----------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Return the hidden tiles, the places, and where each tile may be."""
        tiles = tiles_in(WHOLE_SET & ~self.in_sight)
        allowed = [self._allowed(tile) for tile in tiles]
        found = Unknowns(
            tiles + self.uncertain, [place.room for place in self.places], allowed + self.sources
        )
        state = self.state
        fitting = state.all_fitting()
        if state.tested and not state.is_over and not state.hands.bits[state.viewer] & fitting:
            holders: i64 = 0
            for hand in self.hands:
                for index in hand:
                    holders |= BIT[index]
            found.demand([tile for tile in tiles if BIT_OF[tile] & fitting], holders)
        return found

    def _allowed(self, tile: int) -> int:
        state = self.state
        if state.phase == START and tile == state.opening:
            return BIT[self.hands[state.starter][0]]
        mask: i64 = 0
        for index in range(len(self.places)):
            if not self.places[index].barred & BIT_OF[tile]:
                mask |= BIT[index]
        return mask

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile in its place."""
        state = self.state
        spare: list[int] = []
        for tile, index in zip(tiles, places, strict=True):
            place = self.places[index]
            bit = BIT_OF[tile]
            if place.kind == SPARE:
                spare.append(tile)
            elif place.kind == DISCARD:
                state.discards[2 * place.seat + place.generation] |= bit
            elif place.kind != ELSEWHERE:
                if not bit & self.in_sight:
                    state.hands.imagine(place.seat, tile)
                if place.kind == DRAWN:
                    state.drawn[place.seat] |= bit
        if not state.is_over:
            for seat in range(state.players):
                state.drawn[seat] |= self.settled[seat]
        state.stock.imagine(spare, rng)
