"""Heuristic scores for partners: the terms of the line family, and those of partners and bonuses.

=================  ================================================================================
term               what it counts
=================  ================================================================================
covers             1 for covering an end that an opponent made, -1 if the partner did
led                1 for leaving open the number that the partner led as a double, -1 if an opponent
full_round         1 if all three others are known to pass, and that is paid
all_pass           the same if it is not
capicua            1 if the last tile kept closes both ends, and that is paid
closes             a block under the rules' comparison: the pips by which it is won, from -15 to 15
=================  ================================================================================

Going out comes before everything else. Scores use only the table and the seat's own hand.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.tiles.tile import HIGH, LOW, PIPS
from capicua.families.line.hints import DRAWS, FURTHER, LINE_TERMS, LineHints
from capicua.families.line.layout import NUMBER_BIT, ROOT, numbers_led
from capicua.games.partners import blocked_round
from capicua.games.partners.closings import BOTH, SIMPLE, has_blank
from capicua.games.partners.rules import PartnersRound

COVERS: Final = FURTHER
LED: Final = FURTHER + 1
FULL_ROUND: Final = FURTHER + 2
ALL_PASS: Final = FURTHER + 3
CAPICUA: Final = FURTHER + 4
CLOSES: Final = FURTHER + 5

OUT: Final = 1_000_000
"""The score of going out, above everything else."""
MARGIN: Final = 15
"""The maximum of ``closes``."""


class PartnersHints(LineHints[PartnersRound]):
    """Heuristic scores of plays among partners."""

    terms: ClassVar[tuple[str, ...]] = (
        *LINE_TERMS,
        "covers",
        "led",
        "full_round",
        "all_pass",
        "capicua",
        "closes",
    )

    def heuristic_score(self, state: PartnersRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a play; giving the lead away is a draw's."""
        if action >= state.draw:
            return self.weights[DRAWS]
        if action >= state.first_lead:
            tile = action - state.first_lead
            return self.score_of_play(state, tile, numbers_led(tile))
        count = state.hands.counts[state.turn]
        if count == 1:
            return OUT
        weights = self.weights
        tile = action >> 2
        arm = action & 3
        numbers = state.line.numbers_after(tile, arm)
        value = self.score_of_play(state, tile, numbers)
        if _all_lack(state, numbers):
            value += weights[FULL_ROUND] if state.game.corrido > 0 else weights[ALL_PASS]
        value += weights[COVERS] * _covers(state, arm) + weights[LED] * _led(state, numbers)
        if count == 2 and keeps_capicua(state, tile, numbers):
            value += weights[CAPICUA]
        if numbers & (numbers - 1) == 0:
            value += weights[CLOSES] * _block(state, tile, numbers)
        return value


def _all_lack(state: PartnersRound, numbers: i64) -> bool:
    """Return whether all other seats are known to lack these numbers."""
    for seat in range(state.players):
        if seat != state.turn and state.lacked[seat] & numbers != numbers:
            return False
    return True


def _covers(state: PartnersRound, arm: i64) -> i64:
    """Return 1 if the end of an arm was made by an opponent, -1 if by the partner, else 0."""
    line = state.line
    sides = state.game.side_count
    for index in range(line.length - 1, i64(-1), -1):
        if line.arm(index) == arm or line.arm(index) == ROOT:
            layer = line.layer(index)
            if layer >= state.players or layer == state.turn:
                return 0
            return -1 if layer % sides == state.turn % sides else 1
    return 0


def _led(state: PartnersRound, numbers: i64) -> i64:
    """Return 1 if the number that the partner led stays open, -1 if an opponent's does, else 0."""
    root = state.line.root
    sides = state.game.side_count
    if HIGH[root] != LOW[root] or not numbers & NUMBER_BIT[HIGH[root]]:
        return 0
    if state.leader % sides != state.turn % sides:
        return -1
    return 1 if state.leader != state.turn else 0


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
    """Return by how many pips a block is won under the rules' comparison, if both ends are dead.

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
    gap = theirs * unseen // hidden - mine
    return -MARGIN if gap < -MARGIN else MARGIN if gap > MARGIN else gap
