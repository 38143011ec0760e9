"""One round of a line game, from the deal to its score."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.runtime.generics import TypeVar
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT_OF, NO_TILE, PIPS, POSITION, WORD, WORD_OF, is_double
from capicua.families.line.layout import OPEN, TWO_ENDS, E, N, S, W
from capicua.families.line.phases import BLOCKED, DOMINO, DREW, PASSED, PLAY, SEEK, TARGET
from capicua.families.line.scoring import divide, side_of_lowest, side_points
from capicua.families.line.table import LineTable, P


@mypyc_attr(allow_interpreted_subclasses=True)
class LineRound(LineTable[P], Generic[P]):
    """A round from the deal to its end; games override what they change."""

    # -- the deal ------------------------------------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal hand by hand (LIN-3) and determine the lead (LIN-6 to LIN-8)."""
        self.restart(order, lot)
        self.clear()
        game = self.game
        hands = self.hands
        size = game.size
        at: i64 = 0
        for seat in range(self.players):
            hands.deal(seat, order, at, at + size)
            at += size
        self.count_held()
        self.stock.fill(order, game.tiles - at)
        self.leader = lot if self.starter < 0 else self.starter
        self.turn = self.leader
        if self.forced:
            self._settle_lead()
        if game.pool:
            self.pay_stakes()

    def _settle_lead(self) -> None:
        """Set the forced lead: the highest double dealt or, without one, by ``no_double``.

        Under ``redeal``, a deal without a double was given by hand, or is the fifty-first in a row.
        """
        game = self.game
        double = self.highest_double_held()
        if double != NO_TILE:
            self._must_lead(double)
        elif game.seeks_double and self.free_stock() > 0:
            self.phase = SEEK
        else:
            self._must_lead(self.heaviest_held())

    def _must_lead(self, tile: i64) -> None:
        """Make the tile's holder the leader and restrict the lead to this tile."""
        seat: i64 = 0
        while not self.hands.holds(seat, tile):
            seat += 1
        self.phase = PLAY
        self.lead = tile
        self.leader = seat
        self.turn = seat

    # -- legal actions ---------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the legal actions by LIN-20; before the lead, by LIN-7 and LIN-8."""
        if self.phase != PLAY:
            self.collect_phase(actions)
            return
        if self.line.length == 0:
            self._collect_leads(actions)
            return
        before: i64 = actions.count
        self.collect_plays(actions)
        able = actions.count > before
        if (not able or self.draw_when_able) and self.may_draw():
            actions.add(self.draw)
        elif not able:
            actions.add(self.passing)

    def collect_phase(self, actions: Actions) -> None:
        """Add the actions of a phase other than ``PLAY``."""
        actions.add(self.draw)

    def _collect_leads(self, actions: Actions) -> None:
        first = self.first_lead
        if self.lead != NO_TILE:
            actions.add(first + self.lead)
            return
        bits = self.hands.bits
        width = self.hands.width
        for word in range(width):
            actions.add_each(first + word * WORD, bits[self.turn * width + word])

    def collect_plays(self, actions: Actions) -> None:
        """Add the plays of ``turn`` on open ends."""
        line = self.line
        ends = line.ends
        hands = self.hands
        bits = hands.bits
        width = hands.width
        first = self.turn * width
        has_branches = line.mode != TWO_ENDS
        north: i64 = 0
        south: i64 = 0
        for word in range(width):
            east = OPEN[ends[E] * 3 + word]
            west = OPEN[ends[W] * 3 + word]
            if has_branches:
                north = OPEN[ends[N] * 3 + word]
                south = OPEN[ends[S] * 3 + word]
            branches = north | south
            rest = bits[first + word] & (east | west | branches)
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                action = (word * WORD + POSITION[bit % 67]) * 4
                if east & bit:
                    actions.add(action)
                if west & bit:
                    actions.add(action + 1)
                if branches & bit:
                    if north & bit:
                        actions.add(action + 2)
                    if south & bit:
                        actions.add(action + 3)

    # -- effects -----------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Lay, draw or pass (LIN-22); a game may add actions of its own."""
        self.record(action)
        seat = self.turn
        if action < self.draw:
            leads = action >= self.first_lead
            tile: i64 = action - self.first_lead if leads else action >> 2
            self.put_down(tile)
            if leads:
                self.line.lead(tile, seat)
                self.lead = NO_TILE
                self.leader = seat
            else:
                self.lay(tile, action & 3)
            self.after_play()
        elif action == self.draw:
            self._draw()
        elif action == self.passing:
            self.note(PASSED, self.line.number_mask())
            self.end_turn()
        else:
            self.advance_phase(action)

    def put_down(self, tile: i64) -> None:
        """Remove the tile from the hand of ``turn``."""
        hands = self.hands
        seat = self.turn
        word = WORD_OF[tile]
        bit = BIT_OF[tile]
        hands.bits[seat * hands.width + word] ^= bit
        hands.counts[seat] -= 1
        self.held[word] ^= bit

    def lay(self, tile: i64, arm: i64) -> None:
        """Add a tile to an arm, by the half that matches (LIN-11)."""
        self.line.lay(tile, arm, PIPS[tile] - self.line.ends[arm], self.turn)

    def advance_phase(self, action: i64) -> None:
        """Take an action that the game adds."""

    def after_play(self) -> None:
        """Continue after a play; games with points or bonuses in play override it (LIN-22)."""
        self.end_play()

    def end_play(self) -> None:
        """End the round by domino or block, or pass the turn."""
        if self.hands.counts[self.turn] == 0:
            self.finish(DOMINO)
        elif self.is_blocked():
            self.finish(BLOCKED)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the next seat."""
        self.drawn = 0
        self.turn = self.after[self.turn]

    def _draw(self) -> None:
        """Draw by LIN-21; during the search for a double, the tile decides who leads (LIN-8)."""
        seat = self.turn
        self.note(DREW, 0 if self.draw_when_able else self.line.number_mask())
        tile = self.stock.draw()
        self.hands.give(seat, tile)
        self.held[WORD_OF[tile]] |= BIT_OF[tile]
        if self.phase == SEEK:
            if is_double(tile):
                self._must_lead(tile)
            elif self.free_stock() == 0:
                self._must_lead(self.heaviest_held())
            else:
                self.turn = self.after[seat]
            return
        self.drawn += 1
        if self.is_blocked():
            self.finish(BLOCKED)

    # -- the end and the score -----------------------------------------------------------

    def finish(self, how: i64) -> None:
        """End the round, count the tiles left and score it."""
        self.count_left()
        self.settle(how)

    def settle(self, how: i64) -> None:
        """End the round and score the counts (LIN-40 to LIN-44, LIN-51)."""
        self.is_over = True
        self.ended = how
        if how == TARGET:
            self.ends_match = True
            return
        if how == DOMINO:
            self.winner = self.turn
        if self.game.pool:
            self._share_pool()
        else:
            self.score_hand()

    def out_side(self) -> i64:
        """Return the side that went out, or ``NOBODY``."""
        if self.ended != DOMINO:
            return NOBODY
        sides: i64 = len(self.side_left)
        return self.winner if self.winner < sides else self.winner - sides

    def hand_winner(self) -> i64:
        """Return the seat that went out or has the only lowest hand, or ``NOBODY`` (LIN-6)."""
        return side_of_lowest(self.left, self.players) if self.ended == BLOCKED else self.winner

    def hand_points(self, side: i64) -> i64:
        """Return the score of a side at the end of the round (LIN-41 to LIN-44)."""
        return side_points(self.side_left, side, self.out_side(), self.blocked_scoring)

    def score_hand(self) -> None:
        """Add every side's score at the end of the round."""
        sides: i64 = len(self.side_left)
        for side in range(sides):
            points = self.hand_points(side)
            if points != 0:
                self.add_points(side, points)

    def add_points(self, seat: i64, points: i64) -> None:
        """Give points to a seat and, in partnerships, to its partner (LIN-44)."""
        sides: i64 = len(self.side_left)
        seat = seat % sides
        while seat < self.players:
            self.points[seat] += points
            seat += sides

    def points_after(self, action: i64) -> i64:
        """Return the points that a play or a lead scores at once; in most games, none."""
        return 0

    def make_points(self, seat: i64, points: i64) -> None:
        """Give a side points scored in play; they may end the match immediately (LIN-46)."""
        self.add_points(seat, points)
        if points > 0 and self.game.ends_at_once and self.reaches_target(seat):
            self.winner = seat
            self.finish(TARGET)

    def reaches_target(self, seat: i64) -> bool:
        """Return whether a side has reached the target and is the only leader (LIN-46).

        After a tie above the target, reaching it is not enough.
        """
        mine = self.before[seat] + self.points[seat]
        if mine < self.game.target:
            return False
        sides: i64 = len(self.side_left)
        for other in range(self.players):
            if other % sides != seat % sides and self.before[other] + self.points[other] >= mine:
                return False
        return True

    # -- the pool ------------------------------------------------------------------------

    def pay_stakes(self) -> None:
        """Collect the stakes before players see their hands (LIN-50); points are chips."""
        stake = self.game.stake
        for seat in range(self.players):
            self.points[seat] = -stake

    def pool(self) -> int:
        """Return the chips in the pool during the round, including those of earlier rounds."""
        return self.setup.pot + int(self.players * self.game.stake)

    def pool_takers(self) -> list[int]:
        """Return the seats that win or share the pool; empty if it stays (LIN-51)."""
        if self.ended == DOMINO:
            return [int(self.winner)]
        if self.game.carries_over:
            return []
        lowest = min([int(pips) for pips in self.left])
        return [seat for seat in range(self.players) if self.left[seat] == lowest]

    def _share_pool(self) -> None:
        """Pay the pool to its winners; after the last round nothing remains in it (LIN-52)."""
        takers = self.pool_takers()
        if takers:
            divide(self.points, self.pool(), takers, self.leader, self.after)
        game = self.game
        chips = [
            game.bankroll + self.before[seat] + self.points[seat] for seat in range(self.players)
        ]
        self.ends_match = self.setup.number >= game.last_pool_hand or min(chips) < game.stake
        if self.ends_match and not takers:
            everybody = list(range(self.players))
            divide(self.points, self.pool(), everybody, self.leader, self.after)

    # -- the next round ------------------------------------------------------------------

    def next_starter(self) -> i64:
        """Return the seat that leads the next round, or first draws for a double (LIN-6)."""
        if self.game.next_lead == "same_leader":
            return self.leader
        winner = self.hand_winner() if self.game.next_lead == "hand_winner" else NOBODY
        return self.after[self.leader] if winner == NOBODY else winner


L = TypeVar("L", bound=LineRound, covariant=False, default=LineRound)
"""The type of round for which a part of a line game's face is written."""
