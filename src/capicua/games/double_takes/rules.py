"""One round of Double Takes: leads that call a suit, tiles that follow, tricks, revokes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import (
    BIT_OF,
    FITS,
    HIGH,
    LOW,
    NO_TILE,
    WORD,
    WORD_OF,
    empty,
    is_double,
    other_half,
    position_of,
    shows,
)
from capicua.families.tricks.rules import TrickRound
from capicua.games.double_takes.game import PENALTY, DoubleTakes
from capicua.games.double_takes.suits import (
    CORRECT,
    LEAD,
    STAND,
    SUITS,
    WIDTH,
    led_suit,
    led_tile,
)

NOT_ASKED: Final = 0
"""``asked`` while tiles are being played; a revoke cannot be at place 0, the lead."""


@final
class TakesRound(TrickRound[DoubleTakes]):
    """One round: fifteen or seventeen tricks, whose honours are the doubles.

    With ``penalised``, every player who did not follow is asked after the trick, whether it
    was a revoke or not: the question reveals nothing, and a player who lets the tile stand
    may have had no choice (DTK-14). All tiles of a round are played, so a revoke becomes
    evident by the end of the round, when the seat plays a tile of that suit.
    """

    def __init__(self, game: DoubleTakes, setup: Setup) -> None:
        super().__init__(game, setup)
        self.number: i64 = setup.number
        self.shown: Hands = Hands(game.players, WIDTH)
        """Public tiles in hands: those taken back in corrections."""
        self.leftover: i64 = NO_TILE
        """The leftover tile; ``NO_TILE`` if there is none or it is hidden."""
        self.asked: i64 = NOT_ASKED
        """The place in the trick of the player who is asked about a revoke."""
        self.corrected: vec[i64] = vec[i64]([0] * game.players)
        """Revokes corrected at the cost of a point."""
        self.stood: vec[i64] = vec[i64]([0] * (game.players * SUITS))
        """Tiles let stand that did not follow a suit, by seat and suit, until found out."""
        self.revokes: vec[i64] = vec[i64]([0] * game.players)
        """Revokes found out because the seat later played a tile of the suit."""

    # -- deal ------------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal a hand to each seat; tiles at the end of the order are used up (DTK-2)."""
        super().deal(order, lot)
        game = self.game
        if game.has_leftover(self.number):
            self.leftover = order[game.round_size]
        for at in range(len(order) - game.tiles_before(self.number), len(order)):
            tile = order[at]
            self.gone[WORD_OF[tile]] |= BIT_OF[tile]

    def clear(self, opener: i64) -> None:
        """Reset everything but the hands; ``opener`` leads (DTK-3)."""
        super().clear(opener)
        self.shown.clear()
        empty(self.corrected)
        empty(self.stood)
        empty(self.revokes)
        self.leftover = NO_TILE
        self.asked = NOT_ASKED

    # -- collect ---------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the legal actions, ascending (DTK-6)."""
        if self.asked != NOT_ASKED:
            if self.holds_suit(self.turn, self.led):
                self.collect_tiles(actions, True, CORRECT)
            actions.add(STAND)
        elif self.laid == 0:
            self.collect_leads(actions)
        else:
            self.collect_tiles(actions, self.must_follow, 0)

    def collect_leads(self, actions: Actions) -> None:
        """Add every tile, with a call of either of its numbers (DTK-5)."""
        bits = self.hands.bits
        base = self.turn * WIDTH
        for suit in range(SUITS):
            for word in range(WIDTH):
                rest = bits[base + word] & FITS[suit * WIDTH + word]
                while rest != 0:
                    bit = rest & -rest
                    rest ^= bit
                    tile = word * WORD + position_of(bit)
                    actions.add(LEAD + suit * SUITS + other_half(tile, suit))

    # -- advance ---------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Take a lead, a tile, a correction, or the decision to let a tile stand."""
        self.record(action)
        if action < CORRECT:
            tile = action
            if action >= LEAD:
                self.led = led_suit(action)
                tile = led_tile(action)
            if not self.must_follow:
                self.reveal(self.turn, tile)
            self.play(tile)
        elif action < STAND:
            self.correct(action - CORRECT)
        else:
            self.stand()

    def reveal(self, seat: i64, tile: i64) -> None:
        """Detect a revoke when its seat plays a tile of the suit it did not follow."""
        if self.shown.holds(seat, tile):
            self.shown.drop(seat, tile)
        high = seat * SUITS + HIGH[tile]
        low = seat * SUITS + LOW[tile]
        self.revokes[seat] += self.stood[high]
        self.stood[high] = 0
        self.revokes[seat] += self.stood[low]
        self.stood[low] = 0

    def complete_trick(self) -> None:
        """Ask about revokes, except in the last trick (DTK-14)."""
        if self.must_follow or self.hands.counts[self.turn] == 0:
            super().complete_trick()
        else:
            self.ask(1)

    def after_trick(self) -> None:
        """Count the points, including the leftover tile at the end (DTK-9 to DTK-11)."""
        if self.hands.counts[self.leader] == 0:
            self.is_over = True
            # After the last trick, spectators cannot see the leftover tile yet.
            if self.leftover != NO_TILE and is_double(self.leftover):
                self.honours[self.leader] += 1
        self.count_points()

    # -- revokes -----------------------------------------------------------------------------

    def ask(self, place: i64) -> None:
        """Ask the next seat, from ``place`` on, that did not follow; or end the trick (DTK-14)."""
        for at in range(place, self.laid):
            if not shows(self.trick[at], self.led):
                self.asked = at
                self.turn = self.seat_at(at)
                return
        self.asked = NOT_ASKED
        super().complete_trick()

    def is_free(self) -> bool:
        """Return whether a revoke costs nothing: in the next-to-last trick (DTK-14)."""
        return self.hands.counts[self.turn] == 1

    def correct(self, tile: i64) -> None:
        """Replace the tile that revoked by one of the suit, for one point (DTK-14)."""
        seat = self.turn
        place = self.asked
        back = self.trick[place]
        self.reveal(seat, tile)
        self.hands.drop(seat, tile)
        self.hands.give(seat, back)
        self.shown.give(seat, back)
        self.gone[WORD_OF[tile]] |= BIT_OF[tile]
        self.gone[WORD_OF[back]] &= ~BIT_OF[back]
        if not self.is_free():
            self.corrected[seat] += 1
            self.count_points()
        self.trick[place] = tile
        self.best = 0
        self.worth = 0
        for at in range(self.laid):
            self.weigh(self.seat_at(at), self.trick[at])
        self.ask(place + 1)

    def stand(self) -> None:
        """Let the tile stand; a revoke is found out later (DTK-14)."""
        if not self.is_free():
            self.stood[self.turn * SUITS + self.led] += 1
        self.ask(self.asked + 1)

    # -- scoring -----------------------------------------------------------------------------

    def count_points(self) -> None:
        """Count tricks and doubles, less the cost of revokes; partners add theirs (DTK-13)."""
        for seat in range(self.players):
            points = self.tricks[seat] + self.honours[seat] - self.corrected[seat]
            if self.is_over:
                points -= PENALTY * self.revokes[seat]
            self.points[seat] = points
        self.share_points()

    # -- queries ----------------------------------------------------------------------------

    def laid_tile(self, action: i64) -> i64:
        """Return the tile that follows or is led; ``NO_TILE`` for a correction."""
        if action < LEAD:
            return action
        return led_tile(action) if action < CORRECT else NO_TILE

    # -- knowledge --------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy all but the hands; the leftover tile only if it is shown or the round is over."""
        super().copy_public(other)
        assert isinstance(other, TakesRound)
        self.shown.copy_public(other.shown)
        self.shown.copy_all(other.shown)
        self.asked = other.asked
        self.corrected = other.corrected[:]
        self.stood = other.stood[:]
        self.revokes = other.revokes[:]
        if other.is_over or self.game.show_leftover:
            self.leftover = other.leftover

    def copy_hidden(self, other: State) -> None:
        """Copy all hands, and the leftover tile."""
        super().copy_hidden(other)
        assert isinstance(other, TakesRound)
        self.leftover = other.leftover
