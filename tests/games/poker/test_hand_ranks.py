"""Hand ranks, and tie-breaking within a rank."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from capicua.core.setup import Setup
from capicua.core.tiles.tile import parse_tiles, tile_text
from capicua.games.poker.game import Poker
from capicua.games.poker.hand_ranks import row_of, strength
from capicua.games.poker.options import PokerOptions
from capicua.games.poker.tiles import IN_PLAY
from capicua.games.poker.words import rank_values


def word(tiles: str) -> int:
    return sum(2**tile for tile in parse_tiles(tiles))


def rank(tiles: str, **options: Any) -> tuple[str, int, str]:
    found = rank_values(Poker(PokerOptions(**options), 2).blank(Setup()), word(tiles))
    return str(found["rank"]), int(found["number"]), str(found["piece"])  # type: ignore[arg-type]


def beats(better: str, worse: str, by_suit: bool = False, by_pips: bool = False) -> bool:
    return strength(word(better), by_suit, by_pips) > strength(word(worse), by_suit, by_pips)


X1 = [
    ("6-1 6-3 6-4 6-5 6-6", ("flush", 6), ("flush", 6)),
    ("6-4 5-4 4-4 4-3 2-1", ("four_straight", 4), ("high", "4-4")),
    ("4-1 4-2 4-3 4-4 6-4", ("flush", 4), ("flush", 4)),
    ("6-4 5-4 4-4 4-3 4-2", ("five_straight", 4), ("four_straight", 4)),
    ("5-1 5-2 5-3 5-4 6-6", ("four_straight", 5), ("high", "6-6")),
    ("3-1 3-2 3-3 4-3 5-3", ("five_straight", 3), ("flush", 3)),
    ("2-1 3-1 4-1 5-1 6-1", ("five_straight", 1), ("flush", 1)),
    ("6-2 6-3 6-4 6-5 6-6", ("six_straight", 6), ("six_straight", 6)),
    ("6-6 3-3 2-2 4-2 2-1", ("full", 6), ("full", 6)),
    ("6-6 5-5 4-4 6-3 2-1", ("threes", 6), ("threes", 6)),
]


@pytest.mark.parametrize(("tiles", "examples", "suit"), X1)
def test_pok_x1_ranks(tiles: str, examples: tuple[str, Any], suit: tuple[str, Any]) -> None:
    for straights, wanted in (("examples", examples), ("suit", suit)):
        name, number, piece = rank(tiles, straights=straights)
        assert (name, piece if name == "high" else number) == wanted


def test_pok_18_high_piece() -> None:
    assert rank("6-5 4-3 5-2 6-1 3-2") == ("high", 0, "6-5")
    assert rank("6-5 4-3 5-2 6-1 2-2") == ("high", 0, "2-2")


def test_pok_19_one_pair_is_any_two_doubles() -> None:
    assert rank("6-6 2-2 5-4 3-1 4-2")[:2] == ("pair", 6)


def test_pok_20_flush() -> None:
    assert rank("5-1 5-2 5-3 5-4 6-5")[:2] == ("flush", 5)
    assert rank("5-1 5-2 5-3 5-4 6-5", straights="suit")[:2] == ("flush", 5)


def test_pok_21_pok_23_the_other_two_tiles_decide_threes_or_full_hand() -> None:
    assert rank("4-4 3-3 2-2 6-5 5-1")[0] == "full"
    assert rank("4-4 3-3 2-2 6-5 2-1")[0] == "threes"


def test_pok_22_a_stray_tile_may_be_a_double() -> None:
    assert rank("5-1 5-2 5-3 5-4 6-6")[0] == "four_straight"
    assert rank("6-4 5-4 4-4 4-3 6-6")[0] == "four_straight", "ranks above its pair"


def test_pok_24_no_sequence_from_six_to_one() -> None:
    assert rank("4-1 4-2 5-4 6-4 4-4")[0] == "flush"
    assert rank("5-1 5-2 5-3 5-4 5-5", straights="suit")[0] == "five_straight"


def test_pok_25_pok_26_pok_27_fours_six_straight_royal() -> None:
    ladder = ["6-6 5-5 4-4 3-3 2-1", "6-1 6-2 6-3 6-4 6-5", "6-6 5-5 4-4 3-3 2-2"]
    assert [rank(tiles)[0] for tiles in ladder] == ["fours", "six_straight", "royal"]
    assert beats(ladder[1], ladder[0])
    assert beats(ladder[2], ladder[1])
    assert rank("5-5 4-4 3-3 2-2 6-1")[:2] == ("fours", 5)


def test_ranks_of_all_hands() -> None:
    """Number of the 15,504 hands in each rank, POK-18 to POK-27."""
    expected = {
        False: [9601, 4506, 20, 450, 240, 600, 9, 75, 2, 1],
        True: [9797, 4550, 25, 450, 2, 600, 2, 75, 2, 1],
    }
    hands = [sum(2**tile for tile in tiles) for tiles in combinations(IN_PLAY, 5)]
    for by_suit, sizes in expected.items():
        rows = Counter(int(row_of(strength(hand, by_suit, False))) for hand in hands)
        assert [rows[row] for row in range(10)] == sizes


def test_pok_28_order_within_a_rank() -> None:
    assert beats("6-6 2-2 5-1 4-3 6-2", "5-5 4-4 6-1 3-2 5-2")
    assert beats("5-1 5-2 5-3 5-4 6-5", "4-1 4-2 4-3 4-4 6-4")
    ladder = "6-6 5-5 4-4 3-3 2-2 6-5 6-4 6-3 6-2 6-1 5-4 5-3 5-2 5-1 4-3 4-2 4-1 3-2 3-1 2-1"
    order = sorted(IN_PLAY, key=lambda tile: -int(strength(2**tile, False, False)))
    assert " ".join(tile_text(tile) for tile in order) == ladder
    by_pips = sorted(IN_PLAY, key=lambda tile: -int(strength(2**tile, False, True)))
    assert " ".join(tile_text(tile) for tile in by_pips[:8]) == "6-6 6-5 6-4 5-5 6-3 5-4 6-2 5-3"
