"""Hands and the stock: what is dealt, what is public, and what only one seat knows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Rng
from capicua.core.tiles.stock import Stock
from capicua.core.tiles.tile import parse_tile, parse_tiles

WIDE = "15-15 15-0 12-11 6-4"


def dealt(width: int, *hands: str) -> Hands:
    found = Hands(len(hands), width)
    for seat, text in enumerate(hands):
        tiles = parse_tiles(text)
        found.deal(seat, vec[i64](tiles), 0, len(tiles))
    return found


@pytest.mark.parametrize(("width", "text"), [(1, "6-4 6-1 0-0"), (3, WIDE)])
def test_a_hand_holds_the_tiles_it_was_dealt(width: int, text: str) -> None:
    hands = dealt(width, text, "5-5")
    assert hands.tiles(0) == sorted(parse_tiles(text))
    assert list(hands.counts) == [len(text.split()), 1]
    assert hands.holds(0, parse_tile("6-4"))
    assert not hands.holds(1, parse_tile("6-4"))
    assert hands.pips(0) == sum(sum(map(int, tile.split("-"))) for tile in text.split())


def test_tiles_are_added_and_removed() -> None:
    hands = dealt(1, "6-4", "")
    hands.drop(0, parse_tile("6-4"))
    hands.give(1, parse_tile("6-4"))
    assert (hands.tiles(0), hands.tiles(1)) == ([], [parse_tile("6-4")])
    assert list(hands.counts) == [0, 1]
    hands.clear()
    assert list(hands.counts) == [0, 0]
    assert hands.tiles(1) == []


@pytest.mark.parametrize("width", [1, 3])
def test_dealing_to_all_clears_the_previous_deal(width: int) -> None:
    hands = dealt(width, "6-6 5-5 4-4", "3-3")
    hands.deal_all(vec[i64](parse_tiles("6-4 0-0 2-1 1-0 3-3")), 2)
    assert hands.tiles(0) == parse_tiles("0-0 6-4")
    assert hands.tiles(1) == parse_tiles("1-0 2-1")
    assert list(hands.counts) == [2, 2]


def test_counts_are_public_and_tiles_are_private() -> None:
    hands = dealt(3, WIDE, "5-5 5-4")
    seen = Hands(2, 3)
    seen.copy_public(hands)
    assert list(seen.counts) == [4, 2]
    assert not seen.is_known(0)
    assert seen.fields() == {"A": "4?", "B": "2?"}
    assert seen.zone(0).tiles == []
    seen.copy_seat(hands, 1)
    assert seen.is_known(1)
    assert seen.fields() == {"A": "4?", "B": "5-4 5-5"}
    assert seen.zone(1).tiles == ["5-4", "5-5"]
    assert (seen.zone(0).count, seen.zone(0).tiles) == (4, [])
    seen.copy_all(hands)
    assert seen.fields() == hands.fields()
    seen.give(0, parse_tile("1-1"))
    assert not hands.holds(0, parse_tile("1-1"))


def test_the_stock_is_drawn_in_order_and_views_hold_only_its_size() -> None:
    stock = Stock()
    stock.fill(vec[i64](parse_tiles("6-4 5-5 1-0")), 2)
    seen = Stock()
    seen.copy_public(stock)
    assert (seen.left, seen.is_known, seen.tiles(), seen.text()) == (2, False, [], "")
    assert stock.text() == "5-5 1-0"
    assert stock.draw() == parse_tile("5-5")
    assert (stock.zone("boneyard").count, stock.tiles()) == (1, [parse_tile("1-0")])
    assert seen.left == 2


def test_hidden_tiles_are_sampled_in_random_order() -> None:
    tiles = parse_tiles("6-4 5-5 1-0 2-0 3-3")
    stock = Stock()
    stock.left = 5
    stock.imagine(tiles, Rng(5))
    assert sorted(stock.tiles()) == sorted(tiles)
    assert stock.tiles() != tiles
