"""One round of Partners: passes that pay, closings, blocks, and the score.

The line is that of the family. The deal may win a round (PAR-4), the leader may give the lead
to the partner (PAR-10), passes may pay (PAR-24, PAR-25), and the end is scored in pips or in
games (PAR-17 to PAR-23, PAR-26). Six-love depends on the wins of all sides so far (PAR-29).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, is_double
from capicua.families.line.phases import BLOCKED, DOMINO, PASSED, TARGET
from capicua.families.line.rules import LineRound
from capicua.games.partners import blocked_round
from capicua.games.partners.closings import (
    BOTH,
    CROSS,
    DOUBLE,
    DOUBLES,
    SIMPLE,
    closing_of,
    closing_of_version_1,
    has_blank,
    is_key,
)
from capicua.games.partners.game import ANY, BELOW, PLUS_ONE, TWO, Partners


@final
class PartnersRound(LineRound[Partners]):
    """A round of the line family with the bonuses of Partners."""

    def __init__(self, game: Partners, setup: Setup) -> None:
        super().__init__(game, setup)
        self.may_give: bool = game.may_give_lead(setup)
        """Whether the leader may give the lead to the partner (PAR-10)."""
        self.given: bool = False
        """Whether the lead has been given."""
        self.called: i64 = NO_TILE
        """The highest double dealt, if its holder may lead any tile (PAR-6)."""
        self.holder: i64 = NOBODY
        """The seat that wins by its doubles, until it shows them (PAR-4)."""
        self.passes: i64 = 0
        """Passes since the last tile."""
        self.paid: i64 = 0
        """The points the last action earned from passes (PAR-24, PAR-25)."""
        self.closing: i64 = SIMPLE
        """How the last tile closed the round."""
        self.last_tile: i64 = NO_TILE
        """The tile that closed the round."""
        self.is_key: bool = False
        """Whether no other tile was left for either end when the last was played (PAR-19)."""

    def clear(self) -> None:
        """Clear the table and the state of lead, doubles, passes and closing."""
        super().clear()
        self.given = False
        self.called = NO_TILE
        self.holder = NOBODY
        self.passes = 0
        self.paid = 0
        self.closing = SIMPLE
        self.last_tile = NO_TILE
        self.is_key = False

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Deal, determine the leader, and check for a win by doubles (PAR-4 to PAR-6)."""
        super().deal(order, lot)
        game = self.game
        if self.lead != NO_TILE and not game.forces_double:
            self.called = self.lead
            self.lead = NO_TILE
        if game.instant_doubles:
            self.holder = game.holder_of_doubles([int(tile) for tile in order])
            if self.holder != NOBODY:
                self.lead = NO_TILE
                self.turn = self.holder

    def highest_dealt(self) -> i64:
        """Return the highest double dealt, even if its holder led another tile (PAR-6)."""
        return self.called if self.called != NO_TILE else super().highest_dealt()

    # -- legal actions ---------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the actions of LIN-20, giving the lead (PAR-10), or showing doubles (PAR-4)."""
        if self.holder != NOBODY:
            actions.add(self.game.show)
            return
        super().collect(actions)
        if self.may_give and not self.given and self.line.length == 0:
            actions.add(self.game.give_lead)

    # -- effects -----------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        """Apply an action (LIN-22), and score passes."""
        self.paid = 0
        if action == self.passing:
            self.record(action)
            self.note(PASSED, self.line.number_mask())
            self._passed()
        else:
            super().advance(action)

    def advance_phase(self, action: i64) -> None:
        """Give the lead to the partner (PAR-10), or show the doubles (PAR-4)."""
        if action == self.game.give_lead:
            self.given = True
            self.leader = self.partner(self.turn)
            self.turn = self.leader
        else:
            self.holder = NOBODY
            self.closing = DOUBLES
            self.finish(DOMINO)

    def partner(self, seat: i64) -> i64:
        """Return the seat opposite."""
        return (seat + 2) % 4

    def lay(self, tile: i64, arm: i64) -> None:
        """Add a tile to an arm; note how a last tile closes the round (PAR-19, PAR-22)."""
        if self.hands.counts[self.turn] == 0:
            if self.game.is_version_1:
                self.closing = closing_of_version_1(self.line, tile)
            else:
                self.closing = closing_of(self.line, tile)
            self.last_tile = tile
        super().lay(tile, arm)
        if self.closing == BOTH and self.game.key_win > 0:
            self.is_key = is_key(self.line, tile, self.game.tiles)

    def after_play(self) -> None:
        """Pay an opening pass once the partner plays (PAR-24), then check for domino or block."""
        if self.line.length == 2 and self.passes == 1 and not self.game.salida_any:
            self._pay(self.leader, self.opening_bonus())
        self.passes = 0
        if self.is_over:
            return
        if self.line.length == 1 and self.hands.counts[self.turn] == 0:
            self.last_tile = self.line.root
            # A capicúa requires an earlier tile (PAR-22).
            self.closing = DOUBLE if is_double(self.line.root) else SIMPLE
        self.end_play()

    def _passed(self) -> None:
        """Score the points a pass earns a side (PAR-24, PAR-25)."""
        self.passes += 1
        if self.passes == 1 and self.line.length == 1 and self.game.salida_any:
            self._pay(self.leader, self.opening_bonus())
        elif self.passes == 3:
            self.passes = 0
            self._pay(self.after[self.turn], self.game.corrido)
        if not self.is_over:
            self.end_turn()

    def opening_bonus(self) -> i64:
        """Return the points for an opening pass on the lead (PAR-24)."""
        root = self.line.root
        return self.game.salida if HIGH[root] == LOW[root] else self.game.salida_plain

    def _pay(self, seat: i64, amount: i64) -> None:
        if amount > 0 and self.has_room(seat, amount):
            self.paid = amount
            self.make_points(seat, amount)

    def has_room(self, seat: i64, amount: i64) -> bool:
        """Return whether a pass bonus is scored this close to the target (PAR-27)."""
        game = self.game
        if game.bonus_fit == ANY:
            return True
        total = self.before[seat] + self.points[seat] + amount
        return total < game.target if game.bonus_fit == BELOW else total <= game.target

    # -- the winner ------------------------------------------------------------------------

    def compared_side(self) -> i64:
        """Return the side that wins a block by comparison; ``NOBODY`` in a tie (PAR-13 to 16)."""
        game = self.game
        following = self.after[self.turn]
        return blocked_round.lighter_side(
            self.left, game.side_count, game.block_winner, self.turn, following
        )

    def winning_side(self) -> i64:
        """Return the side that wins the finished round; ``NOBODY`` if it is void (PAR-18)."""
        sides = self.game.side_count
        if self.ended != BLOCKED:
            return self.winner % sides
        side = self.compared_side()
        if side != NOBODY or self.game.block_tie == blocked_round.VOID:
            return side
        return (self.leader if self.game.block_tie == blocked_round.OPENER else self.turn) % sides

    def is_undecided(self) -> bool:
        """Return whether the finished round is void (PAR-18)."""
        return self.is_over and self.ended == BLOCKED and self.winning_side() == NOBODY

    def hand_winner(self) -> i64:
        """Return the winning side's seat that counts as the winner (PAR-8), or ``NOBODY``."""
        if self.ended != BLOCKED:
            return self.winner
        game = self.game
        side = self.compared_side()
        if side == NOBODY:
            if game.block_tie == blocked_round.VOID:
                return NOBODY
            return self.leader if game.block_tie == blocked_round.OPENER else self.turn
        if game.block_winner == blocked_round.BLOCKER_VS_NEXT:
            following = self.after[self.turn]
            return self.turn if self.turn % game.side_count == side else following
        return blocked_round.lower_partner(self.left, game.side_count, side, self.turn, self.after)

    # -- the score ------------------------------------------------------------------------

    def hand_points(self, side: i64) -> i64:
        """Return the score of a side at the end of the round (PAR-17 to PAR-29)."""
        winner = self.winning_side()
        if winner == NOBODY or self.ended == TARGET:
            return 0
        if self.game.six_love:
            return self._six_love_points(side, winner)
        if side != winner:
            return 0
        return self.games_won() if self.game.by_games else self.pips_won() + self.closing_bonuses()

    def pips_won(self) -> i64:
        """Return the pips that count for the winner, before bonuses (PAR-17)."""
        winner = self.winning_side()
        total: i64 = 0
        for side in range(self.game.side_count):
            if side != winner or self.game.counts_all:
                total += self.side_left[side]
        if self.ended == BLOCKED and self.game.nets_blocks:
            total -= self.side_left[winner]
        return total if total > 0 else 0

    def closing_bonuses(self) -> i64:
        """Return all bonuses for the end of the round (PAR-21)."""
        total = self.capicua_points() + self.chuchazo_points() + self.block_points()
        return total + self.game.hand_bonus(self.setup)

    def is_capicua(self) -> bool:
        """Return whether the round was closed by a capicúa, paid or not (PAR-22)."""
        if self.ended != DOMINO or self.game.capicua_closings[self.closing] == 0:
            return False
        return self.game.capicua_blank or not has_blank(self.last_tile)

    def capicua_points(self) -> i64:
        """Return the points for a capicúa: a fixed bonus, or the pips again (PAR-22)."""
        if not self.is_capicua():
            return 0
        return self.pips_won() if self.game.doubles_capicua else self.game.capicua

    def is_chuchazo(self) -> bool:
        """Return whether a player went out with 0-0 (PAR-23)."""
        if self.ended != DOMINO or self.last_tile != 0:
            return False
        return self.game.chuchazo_both or self.closing != CROSS

    def chuchazo_points(self) -> i64:
        """Return the points for going out with 0-0 (PAR-23)."""
        return self.game.chuchazo if self.is_chuchazo() else 0

    def block_points(self) -> i64:
        """Return the bonus for winning a block (PAR-26)."""
        return self.game.block_bonus if self.ended == BLOCKED else 0

    def games_won(self) -> i64:
        """Return the value of the round in games (PAR-19, PAR-20, PAR-29)."""
        game = self.game
        streak: i64 = self.setup.streak
        if game.is_one_all(self.setup.totals):
            return 2
        if game.key_win > 0 and self.is_key:
            return game.key_win
        if game.void_next == TWO and streak > 0:
            return 2
        value = game.win_block if self.ended == BLOCKED else game.wins[self.closing]
        return value + streak if game.void_next == PLUS_ONE else value

    def _six_love_points(self, side: i64, winner: i64) -> i64:
        """Return the change of a side's score (PAR-29)."""
        mine = side == winner
        if self.game.is_one_all(self.setup.totals):
            return 1 if mine else -1
        lowest: i64 = -1
        highest: i64 = 0
        for other in range(self.game.side_count):
            if other != winner:
                if lowest < 0 or self.before[other] < lowest:
                    lowest = self.before[other]
                if self.before[other] > highest:
                    highest = self.before[other]
        if lowest == 0:
            return self.games_won() if mine else 0
        if self.game.one_all and highest == 1:
            return 1 if mine else 0
        return -self.before[side]

    def is_bruk(self) -> bool:
        """Return whether the end of the round has reset all scores to 0 (PAR-29)."""
        if not self.game.six_love:
            return False
        return max(self.totals_after()) == 0 and max([int(each) for each in self.before]) > 0

    # -- the next round --------------------------------------------------------------------

    def next_starter(self) -> i64:
        """Return the next leader (PAR-7 to PAR-9); ``NOBODY`` for the highest double's holder."""
        game = self.game
        winner = self.hand_winner()
        if game.double_leads(self.following(winner == NOBODY)):
            return NOBODY
        if game.rotates:
            return self.after[self.leader]
        rule = self.lead_rule()
        if rule == "hand_winner":
            return winner
        return self.leader if rule == "same_leader" else self.after[self.leader]

    def lead_rule(self) -> str:
        """Return the option that determines the next leader: for void rounds, or the usual one."""
        return self.game.void_lead if self.is_undecided() else self.game.next_lead

    def totals_after(self) -> list[int]:
        """Return the points of the match by seat, including this round's."""
        return [int(self.before[seat] + self.points[seat]) for seat in range(self.players)]

    def following(self, is_void: bool) -> Setup:
        """Return the setup of the next round, if the rules for the lead left it as it was.

        After a bruk nobody has the lead (PAR-29).
        """
        streak = self.setup.streak + 1 if is_void else 0
        leader = NOBODY if self.is_bruk() else int(self.leader)
        return Setup(self.setup.number + 1, leader, self.totals_after(), streak)

    # -- knowledge ------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy passes, the lead, and at the end of the round the sleeping tiles (PAR-3)."""
        super().copy_public(other)
        assert isinstance(other, PartnersRound)
        self.given = other.given
        self.called = other.called
        self.holder = other.holder
        self.passes = other.passes
        self.paid = other.paid
        self.closing = other.closing
        self.last_tile = other.last_tile
        self.is_key = other.is_key
        if other.is_over:
            self.stock.copy_all(other.stock)
