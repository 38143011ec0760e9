"""Heuristic scores for partners: the end covered, the players who can follow, bonuses.

Scores are roughly in pips and use only the table and the seat's own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tiles.tile import HIGH, LOW, PIPS
from capicua.families.line.hints import LineHints, followers
from capicua.families.line.layout import NUMBER_BIT, ROOT, numbers_led
from capicua.games.partners import blocked_round
from capicua.games.partners.closings import BOTH, SIMPLE, has_blank
from capicua.games.partners.rules import PartnersRound

OUT: Final = 1000
"""The score of going out, above everything else."""
DOUBLE: Final = 20
FOLLOWER: Final = 6
"""The value of each tile of the hand that can follow."""
NEXT_PASSES: Final = 18
"""The value if the next player, an opponent, lacks every open number."""
LAST_PASSES: Final = 8
"""The value if the other opponent lacks them."""
PARTNER_PASSES: Final = 16
"""The cost if the partner lacks them."""
COVERED: Final = 5
"""The cost of covering an end made by the partner, or the gain if by an opponent."""
LED: Final = 12
"""The value of keeping open the number that the partner led."""
FULL_ROUND: Final = 40
"""The value of a play after which all three others pass, if that is paid."""
CAPICUA: Final = 30
"""The value of a last tile that fits both ends, if that is paid."""
BLOCK: Final = 60
"""The value of a block that is certainly won; negated if lost."""
GIVEN: Final = -100
"""The score of giving the lead away; the search decides when that is good."""


class PartnersHints(LineHints[PartnersRound]):
    """Heuristic scores of plays among partners."""

    def heuristic_score(self, state: PartnersRound, action: i64) -> i64:
        """Score the seat's own tiles and numbers, other players' ends, and bonuses."""
        if action >= state.draw:
            return GIVEN
        hands = state.hands
        count = hands.counts[state.turn]
        if action >= state.first_lead:
            tile = action - state.first_lead
            return _weight(state, tile) + FOLLOWER * followers(state, tile, numbers_led(tile))
        tile = action >> 2
        arm = action & 3
        if count == 1:
            return OUT
        numbers = state.line.numbers_after(tile, arm)
        value = _weight(state, tile) + FOLLOWER * followers(state, tile, numbers)
        value += _passes(state, numbers)
        value += _ends(state, arm, numbers)
        if count == 2 and keeps_capicua(state, tile, numbers):
            value += CAPICUA
        if numbers & (numbers - 1) == 0:
            value += _block(state, tile, numbers)
        return value


def _weight(state: PartnersRound, tile: i64) -> i64:
    """Return the value of playing heavy tiles and doubles early."""
    value = PIPS[tile] * 3 // 2
    if HIGH[tile] == LOW[tile]:
        value += DOUBLE
    return value


def _passes(state: PartnersRound, numbers: i64) -> i64:
    """Return the value of passes by players known to lack these numbers."""
    lacked = state.lacked
    following = state.after[state.turn]
    partner = state.after[following]
    before = state.after[partner]
    value: i64 = 0
    passing: i64 = 0
    if lacked[following] & numbers == numbers:
        value += NEXT_PASSES
        passing += 1
    if lacked[before] & numbers == numbers:
        value += LAST_PASSES
        passing += 1
    if lacked[partner] & numbers == numbers:
        if passing == 2:
            if state.game.corrido > 0:
                return FULL_ROUND
            return value
        value -= PARTNER_PASSES
    return value


def _ends(state: PartnersRound, arm: i64, numbers: i64) -> i64:
    """Return the value of covering a player's end, and of keeping a led number open."""
    line = state.line
    sides = state.game.side_count
    mine = state.turn % sides
    value: i64 = 0
    for index in range(line.length - 1, i64(-1), -1):
        if line.arm(index) == arm or line.arm(index) == ROOT:
            layer = line.layer(index)
            if layer < state.players and layer != state.turn:
                if layer % sides == mine:
                    value -= COVERED
                else:
                    value += COVERED
            break
    root = line.root
    if HIGH[root] == LOW[root] and numbers & NUMBER_BIT[HIGH[root]]:
        if state.leader % sides == mine:
            if state.leader != state.turn:
                value += LED
        else:
            value -= LED
    return value


def keeps_capicua(state: PartnersRound, tile: i64, numbers: i64) -> bool:
    """Return whether a hand of two keeps a tile that closes with a paid capicúa."""
    game = state.game
    if state.hands.counts[state.turn] != 2:
        return False
    if game.capicua == 0 and not game.doubles_capicua and game.wins[BOTH] <= game.wins[SIMPLE]:
        return False
    left = _other_tile(state, tile)
    if HIGH[left] == LOW[left] or (not game.capicua_blank and has_blank(left)):
        return False
    return NUMBER_BIT[HIGH[left]] | NUMBER_BIT[LOW[left]] == numbers


def _other_tile(state: PartnersRound, tile: i64) -> i64:
    """Return the other tile of a hand of two."""
    other: i64 = 0
    while other == tile or not state.hands.holds(state.turn, other):
        other += 1
    return other


def _block(state: PartnersRound, tile: i64, numbers: i64) -> i64:
    """Return the value of a block under the rules' comparison, if both ends are dead.

    The pips of the unseen tiles are assumed to be spread evenly over the other hands.
    """
    line = state.line
    game = state.game
    laid: i64 = 1
    on_table: i64 = PIPS[tile]
    for index in range(line.length):
        other = line.tile(index)
        on_table += PIPS[other]
        if numbers & (NUMBER_BIT[HIGH[other]] | NUMBER_BIT[LOW[other]]):
            laid += 1
    if laid <= game.pips:
        return 0
    me = state.turn
    following = state.after[me]
    partner = state.after[following]
    before = state.after[partner]
    counts = state.hands.counts
    mine = state.hands.pips(me) - PIPS[tile]
    # A double-n set has n (n + 1) (n + 2) / 2 pips.
    unseen = game.pips * (game.pips + 1) * (game.pips + 2) // 2 - on_table - mine
    hidden = counts[following] + counts[partner] + counts[before] + state.stock.left
    if game.block_winner == blocked_round.BLOCKER_VS_NEXT:
        theirs = counts[following]
    elif game.block_winner == blocked_round.LOWEST_PAIR:
        theirs = counts[following] + counts[before] - counts[partner]
    else:
        theirs = min(counts[following], counts[before])
    gap = (theirs * unseen // hidden - mine) * 4
    if gap > BLOCK:
        return BLOCK
    if gap < -BLOCK:
        return -BLOCK
    return gap
