"""That's It!: take or draw, discard, and declare when the hand can be split into melds.

Actions are ``take``, ``draw`` (which ends the round when the boneyard is empty), a face-up
discard of each tile, and "That's It!" with each tile face down. The last action is a
declaration whose face-down tile is unknown, which is how the others see it in the log.

At the end the winner's melds are shown. The face-down tile and the other hands stay
hidden: nothing depends on them, and a tile taken face up is known anyway.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import ALL_TILES, BIT_OF, NO_TILE, WORD, WORD_OF, empty, position_of
from capicua.families.melds.rules import MeldsRound
from capicua.families.melds.tiles import WIDTH, tiles_of
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT, UNSEEN
from capicua.games.thats_it.game import ThatsIt
from capicua.games.thats_it.melds import TALLY_HIGH, TALLY_LOW, Split, closing, has_four


@final
class ThatsItRound(MeldsRound[ThatsIt]):
    """One round: from the deal to a declaration or an empty boneyard."""

    def __init__(self, game: ThatsIt, setup: Setup) -> None:
        super().__init__(game, setup)
        self.known: vec[i64] = vec[i64]([0] * (WIDTH * game.players))
        """The public tiles that each seat took face up and still holds, one set per seat."""
        self.trash: vec[i64] = vec[i64]([0] * WIDTH)
        self.offer: i64 = NO_TILE
        """The discard that the seat to act may take (TSI-7)."""
        self.must_discard: bool = False
        """Whether the seat to act has taken or drawn its tile."""
        self.taken: i64 = NO_TILE
        """The tile taken this turn, which must not be discarded in the same turn (TSI-9)."""
        self.chain: i64 = 0
        """The number of successive turns that took the discard (TSI-12)."""
        self.winner: i64 = NOBODY
        self.face_down: i64 = NO_TILE

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal the hands (TSI-1) and determine the starter (TSI-2)."""
        self.begin(order, lot)
        self.deal_hands(self.game.hand_size)

    def clear(self) -> None:
        """Clear the table."""
        super().clear()
        empty(self.known)
        empty(self.trash)
        self.offer = NO_TILE
        self.must_discard = False
        self.taken = NO_TILE
        self.chain = 0
        self.winner = NOBODY
        self.face_down = NO_TILE

    def may_take(self) -> bool:
        """Return whether the discard may be taken, given the limit in a row (TSI-12)."""
        return self.offer != NO_TILE and self.chain < self.game.take_chain_limit

    def collect(self, actions: Actions) -> None:
        """Add taking and drawing (TSI-6, TSI-7), or putting a tile out (TSI-8)."""
        if not self.must_discard:
            if self.may_take():
                actions.add(TAKE)
            actions.add(DRAW)
            return
        barred: i64 = NO_TILE if self.game.redump_taken else self.taken
        low: i64 = 0
        high: i64 = 0
        base: i64 = self.turn * WIDTH
        for word in range(WIDTH):
            rest: i64 = self.hands.bits[base + word]
            while rest != 0:
                bit = rest & -rest
                tile: i64 = word * WORD + position_of(bit)
                if tile != barred:
                    actions.add(DISCARD + tile)
                low += TALLY_LOW[tile]
                high += TALLY_HIGH[tile]
                rest ^= bit
        if has_four(low, high):
            self.collect_closing(actions)

    def collect_closing(self, actions: Actions) -> None:
        """Add the tiles that can be put face down, leaving a winning hand (TSI-10)."""
        tiles = self.hand_vec(self.turn)
        rest = closing(tiles)
        while rest != 0:
            bit = rest & -rest
            actions.add(THATS_IT + tiles[position_of(bit)])
            rest ^= bit

    def advance(self, action: i64) -> None:
        """Apply half a turn: one tile in, or one out."""
        self.record(action)
        if action == TAKE:
            self.take()
        elif action == DRAW:
            self.draw()
        elif action < THATS_IT:
            self.put_out(action - DISCARD)
            self.offer = action - DISCARD
            self.turn = self.next_seat(self.turn)
        else:
            self.declare(action - THATS_IT)

    def take(self) -> None:
        """Take the discard, which stays public."""
        self.put_in(self.offer)
        self.known[self.turn * WIDTH + WORD_OF[self.offer]] |= BIT_OF[self.offer]
        self.taken = self.offer
        self.offer = NO_TILE
        self.chain += 1
        self.must_discard = True

    def draw(self) -> None:
        """Move the discard to the trash and draw; an empty boneyard ends the round (TSI-11)."""
        if self.offer != NO_TILE:
            self.trash[WORD_OF[self.offer]] |= BIT_OF[self.offer]
            self.offer = NO_TILE
        if self.stock.left == 0:
            self.is_over = True
            self.is_void = True
            return
        self.put_in(self.stock.draw())
        self.chain = 0
        self.must_discard = True

    # As ``give`` and ``drop`` of the hands, whose width is not a constant: rounds took 7 % longer.

    def put_in(self, tile: i64) -> None:
        """Put a tile into the hand."""
        self.hands.bits[self.turn * WIDTH + WORD_OF[tile]] |= BIT_OF[tile]
        self.hands.counts[self.turn] += 1

    def put_out(self, tile: i64) -> None:
        """Remove a tile from the hand."""
        at: i64 = self.turn * WIDTH + WORD_OF[tile]
        others: i64 = ~BIT_OF[tile]
        self.hands.bits[at] &= others
        self.hands.counts[self.turn] -= 1
        self.known[at] &= others
        self.taken = NO_TILE
        self.must_discard = False

    def declare(self, tile: i64) -> None:
        """Declare "That's It!" (TSI-8): only the winner scores (TSI-13)."""
        was_known = self.is_known_to_hold(self.turn, tile)
        self.put_out(tile)
        if was_known:  # the hand shown lacks the tile, so the face-down tile is public
            self.known[self.turn * WIDTH + WORD_OF[tile]] |= BIT_OF[tile]
        self.face_down = tile
        self.winner = self.turn
        self.is_over = True
        self.points[self.turn] = self.best_split(self.turn).score

    # Scoring.

    def hand_vec(self, seat: i64) -> vec[i64]:
        """Return the tiles a seat holds, ascending."""
        found = vec[i64]([0] * self.hands.counts[seat])
        count: i64 = 0
        for word in range(WIDTH):
            rest: i64 = self.hands.bits[seat * WIDTH + word]
            while rest != 0:
                bit = rest & -rest
                found[count] = word * WORD + position_of(bit)
                count += 1
                rest ^= bit
        return found[:count]

    def best_split(self, seat: i64, without: i64 = NO_TILE) -> Split:
        """Return the best split of a hand, optionally without one tile (TSI-16)."""
        tiles = [tile for tile in self.hands.tiles(seat) if tile != without]
        return self.game.counting.best(tiles)

    def completing(self, tiles: list[int], out: i64 = NO_TILE) -> list[int]:
        """Return the tiles that would complete these to a winning hand plus a tile to put out.

        Tiles known to be elsewhere are excluded, except ``out``, which is being put out.
        """
        gone = {*tiles, *tiles_of(self.trash)}
        for seat in range(self.players):
            gone.update(self.known_tiles(seat))
        gone.discard(out)
        return [
            tile
            for tile in range(ALL_TILES)
            if tile not in gone and closing(vec[i64](sorted([*tiles, tile]))) != 0
        ]

    def next_starter(self) -> i64:
        """Return the seat left of the winner, or of the starter of a dead round (TSI-2)."""
        return self.next_seat(self.starter if self.is_void else self.winner)

    # Knowledge.

    def known_tiles(self, seat: i64) -> list[int]:
        """Return the tiles that a seat is publicly known to hold, ascending."""
        return tiles_of(self.known, seat)

    def is_known_to_hold(self, seat: i64, tile: i64) -> bool:
        """Return whether a seat is publicly known to hold a tile."""
        return self.known[seat * WIDTH + WORD_OF[tile]] & BIT_OF[tile] != 0

    def in_sight(self) -> list[int]:
        """Return the discards, and the face-down tile if it is known."""
        return [*tiles_of(self.trash), int(self.offer), int(self.face_down)]

    def copy_public(self, other: State) -> None:
        """Copy discards, tiles taken, and at the end of the round the winner's hand."""
        super().copy_public(other)
        assert isinstance(other, ThatsItRound)
        self.known = other.known[:]
        self.trash = other.trash[:]
        self.offer = other.offer
        self.must_discard = other.must_discard
        self.taken = other.taken
        self.chain = other.chain
        self.winner = other.winner
        if other.winner != NOBODY:
            self.hands.copy_seat(other.hands, other.winner)
            if other.face_down_is_known():
                self.face_down = other.face_down
            else:
                self.log[len(self.log) - 1] = UNSEEN

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy the seat's hand, and for the winner the face-down tile."""
        super().copy_seat(other, seat)
        assert isinstance(other, ThatsItRound)
        if seat == other.winner:
            self.face_down = other.face_down
            self.log = other.log[:]

    def copy_hidden(self, other: State) -> None:
        """Copy all hands, the boneyard, the face-down tile."""
        super().copy_hidden(other)
        assert isinstance(other, ThatsItRound)
        self.face_down = other.face_down
        self.log = other.log[:]

    def face_down_is_known(self) -> bool:
        """Return whether the face-down tile is one that the winner had taken face up."""
        return self.face_down != NO_TILE and self.is_known_to_hold(self.winner, self.face_down)
