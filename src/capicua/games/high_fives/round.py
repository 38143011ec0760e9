"""One round of High Fives: hand after hand, until every tile has been played.

A play says what it takes from the pool, or that it stays there. After a play that could
have taken a tile and did not, the next seat decides first whether to claim that missed
tile; where any pair of the pool may be taken, that is decided at the start of a turn. Both
are phases of their own. Nothing but hands and boneyard is hidden: captures were seen by all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    ALL_TILES,
    BIT_OF,
    FITS,
    MAX_PIP,
    NO_TILE,
    WORD,
    WORD_OF,
    count_bits,
    position_of,
)
from capicua.games.high_fives import belief, hints, picture, position, refusals, why, words
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
from capicua.games.high_fives.tiles import MATCHING, WORDS, WORTH, tiles_of

if TYPE_CHECKING:
    from capicua.core.actions import Actions
    from capicua.core.chance import Rng
    from capicua.core.reasons import Message, Refusal
    from capicua.core.worlds import Unknowns
    from capicua.core.zones import Zone
    from capicua.games.high_fives.rules import HighFives


@final
class HighFivesRound(State):
    """From the first hands to the bonus for most tiles."""

    def __init__(self, game: HighFives, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: HighFives = game
        self.hands: vec[i64] = vec[i64]([0] * (WORDS * game.players))
        self.counts: vec[i64] = vec[i64]([0] * game.players)
        """How many tiles each seat holds."""
        self.pool: vec[i64] = vec[i64]([0] * WORDS)
        self.taken: vec[i64] = vec[i64]([0] * (WORDS * game.players))
        """What each seat has captured."""
        self.stock: vec[i64] = vec[i64]()
        """An order of tiles whose last ``left`` are the boneyard; empty in a view."""
        self.left: i64 = 0
        self.hand: i64 = 0
        """Which of the round's hands is being played, from 1."""
        self.phase: i64 = PLAYING
        self.missed: i64 = NO_TILE
        """The tile of the pool that may be claimed (HIF-8)."""

    # What happens.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deals the first hands, turns up the pool (HIF-1), finds the first player (HIF-2)."""
        self.restart(order, lot)
        self.forget()
        self.stock = order
        self.left = ALL_TILES
        self.deal_hands()
        self.turn_up(self.rules.pool_size)
        self.turn = lot if self.setup.starter == NOBODY else self.setup.starter
        self.begin_turn()

    def forget(self) -> None:
        """Clears the table."""
        word: i64 = 0
        while word < WORDS * self.players:
            self.hands[word] = 0
            self.taken[word] = 0
            word += 1
        word = 0
        while word < WORDS:
            self.pool[word] = 0
            word += 1
        self.hand = 0
        self.phase = PLAYING
        self.missed = NO_TILE

    def deal_hands(self) -> None:
        """Deals the next hands (HIF-3); what then is left goes to the pool (HIF-4)."""
        size = self.rules.sizes[self.hand]
        self.hand += 1
        at: i64 = len(self.stock) - self.left
        seat: i64 = 0
        while seat < self.players:
            last = at + size
            while at < last:
                tile = self.stock[at]
                self.hands[seat * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
                at += 1
            self.counts[seat] = size
            seat += 1
        self.left -= size * self.players
        if self.hand == len(self.rules.sizes):
            self.turn_up(self.left)

    def turn_up(self, count: i64) -> None:
        """Turns tiles of the boneyard up into the pool."""
        while count > 0:
            tile = self.stock[len(self.stock) - self.left]
            self.pool[WORD_OF[tile]] |= BIT_OF[tile]
            self.left -= 1
            count -= 1

    def begin_turn(self) -> None:
        """New hands if all are empty, or the end; then a pair or a play."""
        self.phase = PLAYING
        if self.counts[self.turn] == 0:
            if self.hand == len(self.rules.sizes):
                self.finish()
                return
            self.deal_hands()
        if self.rules.has_pairs and self.pool_has_pair():
            self.phase = PAIRING

    def pool_has_pair(self) -> bool:
        """Whether two tiles of the pool share a number."""
        number: i64 = 0
        while number <= MAX_PIP:
            showing: i64 = 0
            word: i64 = 0
            while word < WORDS:
                showing += count_bits(self.pool[word] & FITS[number * WORDS + word])
                word += 1
            if showing > 1:
                return True
            number += 1
        return False

    def can_take(self, tile: i64) -> bool:
        """Whether a tile matches one of the pool (HIF-5)."""
        word: i64 = 0
        while word < WORDS:
            if self.pool[word] & MATCHING[tile * WORDS + word] != 0:
                return True
            word += 1
        return False

    def collect(self, actions: Actions) -> None:
        """The decision of the phase; only a pair or a claim may be declined (HIF-9)."""
        if self.phase == PLAYING:
            self.collect_plays(actions)
            return
        if self.phase == CLAIMING:
            self.collect_claims(actions)
        else:
            self.collect_pairs(actions)
        actions.add(DECLINE)

    def collect_plays(self, actions: Actions) -> None:
        """Each tile with each one it matches (HIF-6), or left in the pool (HIF-7)."""
        base: i64 = self.turn * WORDS
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.hands[base + word]
            while rest != 0:
                bit = rest & -rest
                self.collect_play(actions, word * WORD + position_of(bit))
                rest ^= bit
            word += 1

    def collect_play(self, actions: Actions, tile: i64) -> None:
        """A play that takes none is the tile with itself, and stands in its place by number."""
        must_take: bool = self.rules.must_take and self.can_take(tile)
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.pool[word] & MATCHING[tile * WORDS + word]
            if WORD_OF[tile] == word and not must_take:
                rest |= BIT_OF[tile]
            while rest != 0:
                bit = rest & -rest
                actions.add(play_of(tile, word * WORD + position_of(bit)))
                rest ^= bit
            word += 1

    def collect_claims(self, actions: Actions) -> None:
        """The missed tile with each one it matches (HIF-8)."""
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.pool[word] & MATCHING[self.missed * WORDS + word]
            while rest != 0:
                bit = rest & -rest
                actions.add(CLAIM + word * WORD + position_of(bit))
                rest ^= bit
            word += 1

    def collect_pairs(self, actions: Actions) -> None:
        """Each two matching tiles of the pool."""
        word: i64 = 0
        while word < WORDS:
            rest: i64 = self.pool[word]
            while rest != 0:
                bit = rest & -rest
                self.collect_pairs_below(actions, word * WORD + position_of(bit))
                rest ^= bit
            word += 1

    def collect_pairs_below(self, actions: Actions, second: i64) -> None:
        """The pairs of the pool whose higher tile is given."""
        word: i64 = 0
        while word <= WORD_OF[second]:
            rest: i64 = self.pool[word] & MATCHING[second * WORDS + word]
            if word == WORD_OF[second]:
                rest &= BIT_OF[second] - 1
            while rest != 0:
                bit = rest & -rest
                actions.add(pair_of(word * WORD + position_of(bit), second))
                rest ^= bit
            word += 1

    def advance(self, action: i64) -> None:
        """A play passes the turn on; what comes before a play does not."""
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
        """Takes a pair (HIF-6), or leaves the tile in the pool, where it may be missed."""
        self.hands[self.turn * WORDS + WORD_OF[tile]] &= ~BIT_OF[tile]
        self.counts[self.turn] -= 1
        is_missed: bool = take == tile and self.rules.has_claims and self.can_take(tile)
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
        """Two tiles go from the pool to the captures of the seat to act, and score (HIF-10)."""
        self.pool[WORD_OF[a]] &= ~BIT_OF[a]
        self.pool[WORD_OF[b]] &= ~BIT_OF[b]
        base: i64 = self.turn * WORDS
        self.taken[base + WORD_OF[a]] |= BIT_OF[a]
        self.taken[base + WORD_OF[b]] |= BIT_OF[b]
        self.points[self.turn] += WORTH[a] + WORTH[b]

    def finish(self) -> None:
        """The bonus for most tiles (HIF-12)."""
        self.is_over = True
        self.give_bonus(self.leaders())

    def give_bonus(self, leaders: list[int]) -> None:
        """What having most tiles brings each of those seats."""
        bonus = self.rules.shared_bonus(len(leaders))
        for seat in leaders:
            self.points[seat] += bonus

    # What lies where.

    def taken_count(self, seat: i64) -> i64:
        """How many tiles a seat has captured."""
        count: i64 = 0
        word: i64 = 0
        while word < WORDS:
            count += count_bits(self.taken[seat * WORDS + word])
            word += 1
        return count

    def leaders(self) -> list[int]:
        """The seats with most captured tiles."""
        counts = [int(self.taken_count(seat)) for seat in range(self.players)]
        most = max(counts)
        return [seat for seat, count in enumerate(counts) if count == most]

    def hand_tiles(self, seat: i64) -> list[int]:
        """The tiles a seat holds, as far as this state knows, in ascending order."""
        return tiles_of(self.hands, seat)

    def taken_tiles(self, seat: i64) -> list[int]:
        """The tiles a seat has captured, in ascending order."""
        return tiles_of(self.taken, seat)

    def pool_tiles(self) -> list[int]:
        """The tiles of the pool, in ascending order."""
        return tiles_of(self.pool, 0)

    # Who knows what.

    def copy_public(self, other: State) -> None:
        """Pool, captures, and how many tiles are in hands and boneyard."""
        super().copy_public(other)
        assert isinstance(other, HighFivesRound)
        self.counts = other.counts[:]
        self.pool = other.pool[:]
        self.taken = other.taken[:]
        self.left = other.left
        self.hand = other.hand
        self.phase = other.phase
        self.missed = other.missed

    def copy_seat(self, other: State, seat: i64) -> None:
        """The seat's hand."""
        assert isinstance(other, HighFivesRound)
        word: i64 = seat * WORDS
        while word < (seat + 1) * WORDS:
            self.hands[word] = other.hands[word]
            word += 1

    def copy_hidden(self, other: State) -> None:
        """All hands and the boneyard."""
        super().copy_hidden(other)
        assert isinstance(other, HighFivesRound)
        self.hands = other.hands[:]
        self.stock = other.stock

    # Belief.

    def unknowns(self) -> Unknowns:
        """See ``belief.py``."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """See ``belief.py``."""
        belief.fill_in(self, tiles, places, rng)

    # In words.

    def text(self, action: i64) -> str:
        """``12-5 take 5-5``, ``8-1 take none``, ``claim 9-0``, ``pair 2-1 1-0``, ``decline``."""
        return words.text(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return words.parse(text)

    def refuse(self, action: i64) -> Refusal:
        """Why not."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What happens."""
        return words.narrate(self, action)

    def zones(self) -> list[Zone]:
        """The pool, captures, boneyard and hands."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """Hands, pool, captures, boneyard."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets a round up in the middle."""
        position.place(self, fields)

    def ending(self) -> list[Message]:
        """The count, kind by kind."""
        return words.ending(self)

    def merit(self, action: i64) -> i64:
        """See ``hints.py``."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))
