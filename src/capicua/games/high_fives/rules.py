"""One round of High Fives: hand after hand, until every tile has been played.

A play takes a tile from the pool, or leaves its own tile there. If a play could have taken a
tile but did not, the next seat first decides whether to claim the missed tile. If the options
let players take pairs from the pool, they decide at the start of their turn. Both decisions
are separate phases. Only hands and boneyard are hidden; captures are public.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import (
    ALL_TILES,
    BIT_OF,
    FITS,
    MAX_PIP,
    NO_TILE,
    WORD,
    WORD_OF,
    count_bits,
    empty,
    position_of,
)
from capicua.families.melds.rules import MeldsRound
from capicua.families.melds.tiles import WIDTH, tiles_of
from capicua.games.high_fives.actions import (
    CLAIM,
    CLAIMING,
    DECLINE,
    FIRST,
    PAIR,
    PAIRING,
    PLAYING,
    SECOND,
    pair_of,
    play_of,
)
from capicua.games.high_fives.game import HighFives
from capicua.games.high_fives.tiles import MATCHING, WORTH


@final
class HighFivesRound(MeldsRound[HighFives]):
    """One round, from the first hands to the bonus for most tiles."""

    def __init__(self, game: HighFives, setup: Setup) -> None:
        super().__init__(game, setup)
        self.pool: vec[i64] = vec[i64]([0] * WIDTH)
        self.taken: vec[i64] = vec[i64]([0] * (WIDTH * game.players))
        """The captures of each seat, one set of tiles per seat."""
        self.hand: i64 = 0
        """The number of the hand being played, from 1."""
        self.phase: i64 = PLAYING
        self.missed: i64 = NO_TILE
        """The tile in the pool that may be claimed (HIF-8)."""

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal the first hands, turn up the pool (HIF-1), find the first player (HIF-2)."""
        self.begin(order, lot)
        self.next_hands()
        self.turn_up(self.game.pool_size)
        self.begin_turn()

    def clear(self) -> None:
        """Clear the table."""
        super().clear()
        empty(self.taken)
        empty(self.pool)
        self.hand = 0
        self.phase = PLAYING
        self.missed = NO_TILE

    def next_hands(self) -> None:
        """Deal the next hands (HIF-3); after the last, the rest goes to the pool (HIF-4)."""
        sizes = self.game.sizes
        self.deal_hands(sizes[self.hand])
        self.hand += 1
        if self.hand == len(sizes):
            self.turn_up(self.stock.left)

    def turn_up(self, count: i64) -> None:
        """Turn up tiles from the boneyard into the pool."""
        for _drawn in range(count):
            tile = self.stock.draw()
            self.pool[WORD_OF[tile]] |= BIT_OF[tile]

    def begin_turn(self) -> None:
        """Deal the next hands if all are empty, or end the round; then set the phase."""
        self.phase = PLAYING
        if self.hands.counts[self.turn] == 0:
            if self.hand == len(self.game.sizes):
                self.finish()
                return
            self.next_hands()
        if self.game.has_pairs and self.pool_has_pair():
            self.phase = PAIRING

    def pool_has_pair(self) -> bool:
        """Return whether two tiles in the pool share a number."""
        for number in range(i64(MAX_PIP + 1)):
            showing: i64 = 0
            for word in range(WIDTH):
                showing += count_bits(self.pool[word] & FITS[number * WIDTH + word])
            if showing > 1:
                return True
        return False

    def can_take(self, tile: i64) -> bool:
        """Return whether a tile matches one in the pool (HIF-5)."""
        for word in range(WIDTH):
            if self.pool[word] & MATCHING[tile * WIDTH + word] != 0:
                return True
        return False

    def collect(self, actions: Actions) -> None:
        """Add the actions of the phase; only a pair or a claim may be declined (HIF-9)."""
        if self.phase == PLAYING:
            self.collect_plays(actions)
            return
        if self.phase == CLAIMING:
            self.collect_takes(actions, self.missed, CLAIM, False)  # HIF-8
        else:
            self.collect_pairs(actions)
        actions.add(DECLINE)

    def collect_plays(self, actions: Actions) -> None:
        """Add each tile with each match in the pool (HIF-6), or left there (HIF-7)."""
        must_take = self.game.must_take
        base: i64 = self.turn * WIDTH
        for word in range(WIDTH):
            rest: i64 = self.hands.bits[base + word]
            while rest != 0:
                bit = rest & -rest
                tile = word * WORD + position_of(bit)
                may_stay = not (must_take and self.can_take(tile))
                self.collect_takes(actions, tile, play_of(tile, 0), may_stay)
                rest ^= bit

    def collect_takes(self, actions: Actions, tile: i64, first: i64, may_stay: bool) -> None:
        """Add each match of a tile in the pool, numbered from ``first``; itself if it may stay."""
        for word in range(WIDTH):
            rest: i64 = self.pool[word] & MATCHING[tile * WIDTH + word]
            if WORD_OF[tile] == word and may_stay:
                rest |= BIT_OF[tile]
            actions.add_each(first + word * WORD, rest)

    def collect_pairs(self, actions: Actions) -> None:
        """Add every pair of matching tiles in the pool."""
        for word in range(WIDTH):
            rest: i64 = self.pool[word]
            while rest != 0:
                bit = rest & -rest
                self.collect_pairs_below(actions, word * WORD + position_of(bit))
                rest ^= bit

    def collect_pairs_below(self, actions: Actions, second: i64) -> None:
        """Add the pairs in the pool whose higher tile is ``second``."""
        for word in range(WORD_OF[second] + 1):
            rest: i64 = self.pool[word] & MATCHING[second * WIDTH + word]
            if word == WORD_OF[second]:
                rest &= BIT_OF[second] - 1
            while rest != 0:
                bit = rest & -rest
                actions.add(pair_of(word * WORD + position_of(bit), second))
                rest ^= bit

    def advance(self, action: i64) -> None:
        """Apply an action; only a play passes the turn."""
        self.record(action)
        if action < CLAIM:
            self.play(action // ALL_TILES, action % ALL_TILES)
            return
        if action < PAIR:
            self.capture(self.missed, action - CLAIM)
        elif action < DECLINE:
            self.capture(FIRST[action - PAIR], SECOND[action - PAIR])
        if self.phase == CLAIMING:
            self.missed = NO_TILE
            self.begin_turn()
        else:
            self.phase = PLAYING

    def play(self, tile: i64, take: i64) -> None:
        """Take a pair (HIF-6), or leave the tile in the pool, where it may be missed."""
        self.hands.drop(self.turn, tile)
        is_missed: bool = take == tile and self.game.has_claims and self.can_take(tile)
        self.pool[WORD_OF[tile]] |= BIT_OF[tile]
        if take != tile:
            self.capture(tile, take)
        self.turn = self.next_seat(self.turn)
        if is_missed:
            self.missed = tile
            self.phase = CLAIMING
        else:
            self.begin_turn()

    def capture(self, a: i64, b: i64) -> None:
        """Move two tiles from the pool to the captures of the seat to act, and score (HIF-10)."""
        self.pool[WORD_OF[a]] &= ~BIT_OF[a]
        self.pool[WORD_OF[b]] &= ~BIT_OF[b]
        base: i64 = self.turn * WIDTH
        self.taken[base + WORD_OF[a]] |= BIT_OF[a]
        self.taken[base + WORD_OF[b]] |= BIT_OF[b]
        self.points[self.turn] += WORTH[a] + WORTH[b]

    def finish(self) -> None:
        """Give the bonus for most tiles (HIF-12)."""
        self.is_over = True
        self.give_bonus(self.leaders())

    def give_bonus(self, leaders: list[int]) -> None:
        """Give the bonus for most tiles to each leader."""
        bonus = self.game.shared_bonus(len(leaders))
        for seat in leaders:
            self.points[seat] += bonus

    # Locations of tiles.

    def pair_taken(self, action: i64) -> tuple[int, int]:
        """Return the two tiles an action takes; the same tile twice if it stays in the pool."""
        if action < CLAIM:
            return int(action // ALL_TILES), int(action % ALL_TILES)
        if action < PAIR:
            return int(self.missed), int(action - CLAIM)
        return int(SECOND[action - PAIR]), int(FIRST[action - PAIR])

    def taken_tiles(self, seat: i64) -> list[int]:
        """Return the tiles a seat has captured, ascending."""
        return tiles_of(self.taken, seat)

    def taken_count(self, seat: i64) -> int:
        """Return the number of tiles a seat has captured."""
        count: i64 = 0
        for word in range(WIDTH):
            count += count_bits(self.taken[seat * WIDTH + word])
        return int(count)

    def leaders(self) -> list[int]:
        """Return the seats with the most captured tiles."""
        counts = [self.taken_count(seat) for seat in range(self.players)]
        most = max(counts)
        return [seat for seat, count in enumerate(counts) if count == most]

    def next_starter(self) -> i64:
        """Return the seat to the left of the one that went first (HIF-2)."""
        return self.next_seat(self.starter)

    # Knowledge.

    def in_sight(self) -> list[int]:
        """Return the pool and all captures."""
        found = tiles_of(self.pool)
        for seat in range(self.players):
            found += self.taken_tiles(seat)
        return found

    def copy_public(self, other: State) -> None:
        """Copy the pool, the captures, and the number of the hand."""
        super().copy_public(other)
        assert isinstance(other, HighFivesRound)
        self.pool = other.pool[:]
        self.taken = other.taken[:]
        self.hand = other.hand
        self.phase = other.phase
        self.missed = other.missed
