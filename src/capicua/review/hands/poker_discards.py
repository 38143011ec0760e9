"""What to discard from a hand of Domino Poker: every draw, counted exactly.

All draws from the fifteen other tiles are equally likely. Each final hand is compared with every
hand that another player can have been dealt from the tiles left, before that player's own draw.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from capicua.core.messages import BadText, Message
from capicua.core.tiles.tile import BIT
from capicua.games.poker.hand_ranks import row_of, strength
from capicua.games.poker.tiles import HAND, IN_PLAY
from capicua.games.poker.words import RANKS

MOST_DISCARDS: Final = 3


@dataclass(frozen=True)
class Discard:
    """A set of discards and what becomes of the hand."""

    tiles: list[int]
    """The tiles thrown away; empty to stand pat."""
    chance: float
    """Probability of beating one hand dealt from the other tiles; a tie counts half."""
    ranks: dict[str, float]
    """Probability of each rank, the highest first: ``royal``, ``six_straight`` …"""


def poker_discards(
    tiles: Sequence[int],
    most: int = MOST_DISCARDS,
    by_suit: bool = False,
    by_pips: bool = False,
) -> list[Discard]:
    """Return every set of up to ``most`` discards, the best first; all numbers are exact.

    ``by_suit`` and ``by_pips`` are the options ``straights=suit`` and ``high_order=pips``. Raise
    ``BadText`` if these are not five different tiles of the game.
    """
    if len(tiles) != HAND or len(set(tiles)) != HAND or not set(tiles) <= set(IN_PLAY):
        raise BadText(Message("hand-not-five", {"count": len(tiles)}))
    others = [tile for tile in IN_PLAY if tile not in tiles]
    rivals = _Rivals(others, by_suit, by_pips)
    found = []
    for count in range(most + 1):
        for thrown in combinations(sorted(tiles), count):
            kept = sum(int(BIT[tile]) for tile in tiles if tile not in thrown)
            won, ranks, draws = 0.0, Counter[int](), 0
            for drawn in combinations(others, count):
                worth = int(
                    strength(kept + sum(int(BIT[tile]) for tile in drawn), by_suit, by_pips)
                )
                won += rivals.beaten(worth, drawn)
                ranks[int(row_of(worth))] += 1
                draws += 1
            shares = {RANKS[row]: ranks[row] / draws for row in sorted(ranks, reverse=True)}
            found.append(Discard(list(thrown), won / draws, shares))
    return sorted(found, key=lambda discard: (-discard.chance, len(discard.tiles)))


class _Rivals:
    """All hands of another player, weakest first; sets of hands are bits of one number."""

    def __init__(self, tiles: list[int], by_suit: bool, by_pips: bool) -> None:
        hands = sorted(
            (int(strength(sum(int(BIT[tile]) for tile in hand), by_suit, by_pips)), hand)
            for hand in combinations(tiles, HAND)
        )
        self._worths = [worth for worth, _ in hands]
        self._having = dict.fromkeys(tiles, 0)
        """For each tile, the hands that have it."""
        for place, (_, hand) in enumerate(hands):
            for tile in hand:
                self._having[tile] |= 1 << place

    def beaten(self, worth: int, drawn: Sequence[int]) -> float:
        """Return the share of hands without the drawn tiles that a hand beats."""
        gone = 0
        for tile in drawn:
            gone |= self._having[tile]
        possible = ~gone & ((1 << len(self._worths)) - 1)
        below = possible & ((1 << bisect_left(self._worths, worth)) - 1)
        tied = possible & ((1 << bisect_right(self._worths, worth)) - 1)
        half = (below.bit_count() + tied.bit_count()) / 2
        return half / possible.bit_count()
