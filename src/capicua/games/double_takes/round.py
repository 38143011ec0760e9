"""One round of Double Takes: leads that call a suit, tiles that follow, tricks, revokes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.reasons import Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import (
    BIT,
    BIT_OF,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    WORD_OF,
    is_double,
    other_half,
    position_of,
    shows,
    tile_of,
)
from capicua.core.worlds import Unknowns
from capicua.games.double_takes import belief, hints, picture, position, refusals, why, words
from capicua.games.double_takes.suits import (
    CORRECT,
    LEAD,
    NO_SUIT,
    STAND,
    SUITS,
    WORDS,
    led_other,
    led_suit,
    strength,
)

if TYPE_CHECKING:
    from capicua.core.zones import Zone
    from capicua.games.double_takes.rules import DoubleTakes

NOT_ASKED: Final = 0
"""``asked`` while tiles are being played; a revoke cannot be at place 0, the lead."""
PENALTY: Final = 5


def empty(numbers: vec[i64]) -> None:
    """Sets all numbers to 0."""
    index: i64 = 0
    while index < len(numbers):
        numbers[index] = 0
        index += 1


@final
class TakesRound(State):
    """One round: fifteen or seventeen tricks.

    With ``penalised``, everybody who did not follow is asked after the trick, whether it
    was a revoke or not: who is asked tells nobody anything, and who stands by a tile may
    have had no choice (DTK-14). All tiles of a round are played, so what was a revoke
    shows by its end: its seat plays a tile of the suit later.
    """

    def __init__(self, game: DoubleTakes, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules: DoubleTakes = game
        self.starter: i64 = setup.starter
        self.number: i64 = setup.number
        self.hands: vec[i64] = vec[i64]([0] * (game.players * WORDS))
        self.counts: vec[i64] = vec[i64]([0] * game.players)
        self.voids: vec[i64] = vec[i64]([0] * game.players)
        """By seat, a bit for each suit it did not follow, where it had to."""
        self.gone: vec[i64] = vec[i64]([0] * WORDS)
        """Tiles played in this round and in earlier ones of the same shuffle."""
        self.shown: vec[i64] = vec[i64]([0] * (game.players * WORDS))
        """Tiles in a hand that everybody has seen: corrections brought them back."""
        self.leftover: i64 = NO_TILE
        """The tile that remains; ``NO_TILE`` where there is none or it cannot be seen."""
        self.opener: i64 = NOBODY
        self.leader: i64 = NOBODY
        self.led: i64 = NO_SUIT
        self.trick: vec[i64] = vec[i64]([0] * game.players)
        self.laid: i64 = 0
        self.best: i64 = 0
        self.winner: i64 = NOBODY
        """Who takes the trick as it lies."""
        self.asked: i64 = NOT_ASKED
        """The place in the trick of who is asked whether it was a revoke."""
        self.tricks: vec[i64] = vec[i64]([0] * game.players)
        self.doubles: vec[i64] = vec[i64]([0] * game.players)
        """Doubles among the tiles each seat has won."""
        self.corrected: vec[i64] = vec[i64]([0] * game.players)
        """Revokes put right at the cost of a point."""
        self.stood: vec[i64] = vec[i64]([0] * (game.players * SUITS))
        """How often a seat stood by a tile of another suit, where nothing has shown it up."""
        self.revokes: vec[i64] = vec[i64]([0] * game.players)
        """How often it did, and has played a tile of that suit since."""

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """A hand to each seat; the end of the order is used up (DTK-2)."""
        self.restart(order, lot)
        self.clear(lot if self.starter == NOBODY else self.starter)
        size = self.rules.hand_size
        seat: i64 = 0
        at: i64 = 0
        while seat < self.players:
            first = seat * WORDS
            last = at + size
            while at < last:
                tile = order[at]
                self.hands[first + WORD_OF[tile]] |= BIT_OF[tile]
                at += 1
            self.counts[seat] = size
            seat += 1
        if self.rules.has_leftover(self.number):
            self.leftover = order[at]
        at = len(order) - self.rules.tiles_before(self.number)
        while at < len(order):
            tile = order[at]
            self.gone[WORD_OF[tile]] |= BIT_OF[tile]
            at += 1

    def clear(self, opener: i64) -> None:
        """Nothing dealt, nothing won; ``opener`` leads (DTK-3)."""
        empty(self.gone)
        empty(self.hands)
        empty(self.shown)
        empty(self.counts)
        empty(self.voids)
        empty(self.tricks)
        empty(self.doubles)
        empty(self.corrected)
        empty(self.stood)
        empty(self.revokes)
        self.leftover = NO_TILE
        self.opener = opener
        self.start_trick(opener)

    def start_trick(self, leader: i64) -> None:
        """An empty trick; its leader is to act."""
        self.leader = leader
        self.turn = leader
        self.led = NO_SUIT
        self.laid = 0
        self.best = 0
        self.winner = NOBODY
        self.asked = NOT_ASKED

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Adds what the seat to act may do, ascending."""
        if self.asked != NOT_ASKED:
            self.collect_tiles(actions, CORRECT, False)
            actions.add(STAND)
        elif self.laid == 0:
            self.collect_leads(actions)
        else:
            self.collect_tiles(actions, 0, not self.must_follow())

    def must_follow(self) -> bool:
        """Whether only tiles of the suit called are accepted (DTK-6)."""
        return not self.rules.penalised and self.holds(self.turn, self.led)

    def holds(self, seat: i64, suit: i64) -> bool:
        """Whether a seat holds a tile of the suit."""
        first = seat * WORDS
        fits = suit * WORDS
        return (
            self.hands[first] & FITS[fits]
            | self.hands[first + 1] & FITS[fits + 1]
            | self.hands[first + 2] & FITS[fits + 2]
        ) != 0

    def collect_leads(self, actions: Actions) -> None:
        """Every tile, with a call of either of its numbers (DTK-5)."""
        suit: i64 = 0
        while suit < SUITS:
            word: i64 = 0
            while word < WORDS:
                rest = self.hands[self.turn * WORDS + word] & FITS[suit * WORDS + word]
                while rest != 0:
                    bit = rest & -rest
                    rest ^= bit
                    tile = word * WORD + position_of(bit)
                    actions.add(LEAD + suit * SUITS + other_half(tile, suit))
                word += 1
            suit += 1

    def collect_tiles(self, actions: Actions, action: i64, all_suits: bool) -> None:
        """Tiles of the suit called, or of all suits, as actions that begin at ``action``."""
        word: i64 = 0
        while word < WORDS:
            rest = self.hands[self.turn * WORDS + word]
            if not all_suits:
                rest &= FITS[self.led * WORDS + word]
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                actions.add(action + word * WORD + position_of(bit))
            word += 1

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Takes a lead, a tile, a correction, or a seat's standing by its tile."""
        self.record(action)
        if action < LEAD:
            self.play(action)
        elif action < CORRECT:
            self.led = led_suit(action)
            self.play(tile_of(self.led, led_other(action)))
        elif action < STAND:
            self.correct(action - CORRECT)
        else:
            self.stand()

    def play(self, tile: i64) -> None:
        """Puts a tile into the trick (DTK-5, DTK-6)."""
        seat = self.turn
        self.release(seat, tile)
        self.counts[seat] -= 1
        if not self.rules.penalised and not shows(tile, self.led):
            self.voids[seat] |= BIT[self.led]
        self.trick[self.laid] = tile
        self.weigh(self.laid)
        self.laid += 1
        if self.laid < self.players:
            self.turn = self.next_seat(seat)
        elif self.rules.penalised and self.counts[seat] > 0:
            self.ask(1)
        else:
            self.take_trick()

    def release(self, seat: i64, tile: i64) -> None:
        """A tile leaves a hand; where the seat stood by another instead of it, that shows."""
        word = WORD_OF[tile]
        bit = BIT_OF[tile]
        self.hands[seat * WORDS + word] &= ~bit
        self.gone[word] |= bit
        if self.rules.penalised:
            self.shown[seat * WORDS + word] &= ~bit
            high = seat * SUITS + HIGH[tile]
            low = seat * SUITS + LOW[tile]
            self.revokes[seat] += self.stood[high]
            self.stood[high] = 0
            self.revokes[seat] += self.stood[low]
            self.stood[low] = 0

    def weigh(self, place: i64) -> None:
        """Whether the tile at a place wins the trick so far (DTK-7, DTK-8)."""
        power = strength(self.led, self.trick[place])
        if power > self.best:
            self.best = power
            self.winner = self.seat_at(place)

    def seat_at(self, place: i64) -> i64:
        """The seat that plays at a place of the trick (DTK-4)."""
        seat = self.leader + place
        if seat >= self.players:
            seat -= self.players
        return seat

    def take_trick(self) -> None:
        """The winner takes the trick and leads the next (DTK-9, DTK-10)."""
        seat = self.winner
        self.tricks[seat] += 1
        place: i64 = 0
        while place < self.laid:
            if is_double(self.trick[place]):
                self.doubles[seat] += 1
            place += 1
        self.start_trick(seat)
        if self.counts[seat] == 0:
            self.is_over = True
            # DTK-11; a spectator of the last tile does not know yet what remains.
            if self.leftover != NO_TILE and is_double(self.leftover):
                self.doubles[seat] += 1
        self.count_points()

    # -- revokes -----------------------------------------------------------------------------

    def ask(self, place: i64) -> None:
        """Asks whoever did not follow, from a place on; nobody left takes the trick (DTK-14)."""
        while place < self.laid:
            if not shows(self.trick[place], self.led):
                self.asked = place
                self.turn = self.seat_at(place)
                return
            place += 1
        self.take_trick()

    def is_free(self) -> bool:
        """Whether a revoke costs nothing: in the next-to-last trick (DTK-14)."""
        return self.counts[self.turn] == 1

    def correct(self, tile: i64) -> None:
        """Swaps the tile that revoked for one of the suit; a point off (DTK-14)."""
        seat = self.turn
        place = self.asked
        back = self.trick[place]
        bit = BIT_OF[back]
        self.release(seat, tile)
        self.hands[seat * WORDS + WORD_OF[back]] |= bit
        self.shown[seat * WORDS + WORD_OF[back]] |= bit
        self.gone[WORD_OF[back]] &= ~bit
        if not self.is_free():
            self.corrected[seat] += 1
            self.count_points()
        self.trick[place] = tile
        self.best = 0
        at: i64 = 0
        while at < self.laid:
            self.weigh(at)
            at += 1
        self.ask(place + 1)

    def stand(self) -> None:
        """Lets the tile lie; if it was a revoke, that shows later (DTK-14)."""
        if not self.is_free():
            self.stood[self.turn * SUITS + self.led] += 1
        self.ask(self.asked + 1)

    # -- scoring -----------------------------------------------------------------------------

    def count_points(self) -> None:
        """Tricks and doubles, less what revokes cost; partners add theirs (DTK-10, DTK-13)."""
        seat: i64 = 0
        while seat < self.players:
            points = self.tricks[seat] + self.doubles[seat] - self.corrected[seat]
            if self.is_over:
                points -= PENALTY * self.revokes[seat]
            self.points[seat] = points
            seat += 1
        if self.rules.pairs:
            seat = 0
            while seat < 2:
                self.points[seat] += self.points[seat + 2]
                self.points[seat + 2] = self.points[seat]
                seat += 1

    # -- who knows what ----------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """All but the hands; the tile that remains when it is shown or the round is over."""
        super().copy_public(other)
        assert isinstance(other, TakesRound)
        self.counts = other.counts[:]
        self.voids = other.voids[:]
        self.gone = other.gone[:]
        self.shown = other.shown[:]
        self.opener = other.opener
        self.leader = other.leader
        self.led = other.led
        self.trick = other.trick[:]
        self.laid = other.laid
        self.best = other.best
        self.winner = other.winner
        self.asked = other.asked
        self.tricks = other.tricks[:]
        self.doubles = other.doubles[:]
        self.corrected = other.corrected[:]
        self.stood = other.stood[:]
        self.revokes = other.revokes[:]
        if other.is_over or self.rules.show_leftover:
            self.leftover = other.leftover

    def copy_seat(self, other: State, seat: i64) -> None:
        """A seat's own hand."""
        assert isinstance(other, TakesRound)
        word = seat * WORDS
        while word < (seat + 1) * WORDS:
            self.hands[word] = other.hands[word]
            word += 1

    def copy_hidden(self, other: State) -> None:
        """All hands, and the tile that remains."""
        super().copy_hidden(other)
        assert isinstance(other, TakesRound)
        self.hands = other.hands[:]
        self.leftover = other.leftover

    # -- belief ------------------------------------------------------------------------------

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be; see ``belief.py``."""
        return belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts each tile into the hand of its seat; the last place is the boneyard."""
        for tile, place in zip(tiles, places, strict=True):
            if place < self.players:
                self.hands[place * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
            elif self.rules.has_leftover(self.number):
                self.leftover = tile

    def dealt(self) -> vec[i64]:
        """The deal this round came from; see ``belief.py``."""
        return belief.dealt(self)

    def merit(self, action: i64) -> i64:
        """How good an action looks to the seat to act."""
        return hints.merit(self, action)

    def reasons(self, action: i64) -> list[Message]:
        """See ``why.py``."""
        return why.reasons(self, int(action))

    # -- in words ----------------------------------------------------------------------------

    def text(self, action: i64) -> str:
        """The action in notation."""
        return words.text(action)

    def parse(self, text: str) -> int:
        """The action written in notation; raises ``BadText``."""
        return words.parse(text)

    def refuse(self, action: i64) -> Refusal:
        """Why an action is not legal now."""
        return refusals.refuse(self, action)

    def label(self, action: i64) -> Message:
        """The action as a choice."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """What people are told."""
        return words.narrate(self, action)

    def ending(self) -> list[Message]:
        """The leftover tile, revokes, and the sums of everybody."""
        return words.ending(self)

    def zones(self) -> list[Zone]:
        """The table."""
        return picture.zones(self)

    def fields(self) -> dict[str, str]:
        """The position as text fields."""
        return position.fields(self)

    def place(self, fields: dict[str, str]) -> None:
        """Sets the position up from text fields; raises ``BadText``."""
        position.place(self, fields)
