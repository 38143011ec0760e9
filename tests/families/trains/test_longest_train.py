"""The longest train of some tiles, compared with trying every train."""

from __future__ import annotations

import random

import pytest

from capicua.core.tiles.tile import HIGH, LOW, PIPS, parse_tiles, set_size, tiles_text
from capicua.families.trains.equal_trains import equal_trains
from capicua.families.trains.longest_train import longest_train
from tests import suite

HANDS = 2000 if suite.IS_EXHAUSTIVE else 300
LARGEST = 11
"""Larger hands take too long to try every train."""


def best_of_all(tiles, start, heaviest):
    """Return the value of the best of all trains: tiles and pips, or pips and tiles."""
    best = (0, 0)

    def lay(number, used, count, pips):
        nonlocal best
        best = max(best, (pips, count) if heaviest else (count, pips))
        for at, tile in enumerate(tiles):
            if not used >> at & 1 and number in (HIGH[tile], LOW[tile]):
                beyond = HIGH[tile] + LOW[tile] - number
                lay(beyond, used | 1 << at, count + 1, pips + PIPS[tile])

    numbers = {HIGH[tile] for tile in tiles} | {LOW[tile] for tile in tiles}
    for number in numbers if start is None else [start]:
        lay(number, 0, 0, 0)
    return best


def all_the_best(tiles, start, heaviest):
    """Return the orders of the tiles but doubles in the best of all trains."""
    found = {}

    def lay(number, used, order, value):
        found.setdefault(value, set()).add(order)
        for at, tile in enumerate(tiles):
            if not used >> at & 1 and number in (HIGH[tile], LOW[tile]):
                beyond = HIGH[tile] + LOW[tile] - number
                more = order if HIGH[tile] == LOW[tile] else (*order, tile)
                lay(beyond, used | 1 << at, more, value + (PIPS[tile] if heaviest else 1))

    numbers = {HIGH[tile] for tile in tiles} | {LOW[tile] for tile in tiles}
    for number in numbers if start is None else [start]:
        lay(number, 0, (), 0)
    orders = found[max(found)] if found else {()}
    return {min(one, one[::-1]) for one in orders} if start is None else orders


def follows(train):
    """Return whether each tile of a train shows the number that the one before it leaves."""
    number = train.start
    for tile in train.tiles:
        if number not in (HIGH[tile], LOW[tile]):
            return False
        number = HIGH[tile] + LOW[tile] - number
    return len(set(train.tiles)) == len(train.tiles)


@pytest.mark.parametrize("highest", [3, 4, 6, 9, 12])
def test_no_train_is_longer_or_heavier(highest):
    rng = random.Random(highest)
    for _ in range(HANDS // 5):
        count = rng.randint(1, min(LARGEST, set_size(highest)))
        tiles = rng.sample(range(set_size(highest)), count)
        start = rng.choice([None, *range(highest + 1)])
        heaviest = rng.random() < 0.5
        train = longest_train(tiles, start, heaviest)
        value = train.pips, len(train.tiles)
        found = value if heaviest else value[::-1]
        assert found == best_of_all(tiles, start, heaviest), tiles_text(tiles)
        assert follows(train), train
        assert train.pips == sum(PIPS[tile] for tile in train.tiles)
        assert start is None or not train.tiles or train.start == start


def test_a_whole_set_with_even_numbers_is_one_train():
    """In a double-6 set every number is on six tiles besides its double: all 28 fit."""
    train = longest_train(range(set_size(6)))
    assert len(train.tiles) == 28
    assert follows(train)


def test_a_train_may_have_to_leave_a_piece_that_hangs_together():
    """Two triangles joined by one tile: the cheapest tile to leave out would cut them apart."""
    tiles = parse_tiles("1-0 2-1 2-0 12-11 11-10 12-10 10-0")
    train = longest_train(tiles, 1)
    assert tiles_text(train.tiles).startswith("2-1 2-0 10-0")
    assert len(train.tiles) == 6
    assert follows(train)


def test_a_double_is_laid_where_its_number_is_reached():
    train = longest_train(parse_tiles("6-6 6-4 4-4 3-3"), 6)
    assert train.laid == ["6-6", "6-4", "4-4"]


def test_each_tile_is_written_from_the_number_it_continues():
    assert longest_train(parse_tiles("6-4 6-1 4-3"), 1).laid == ["1-6", "6-4", "4-3"]


def test_no_tiles_and_no_tile_that_fits_make_an_empty_train():
    assert longest_train([], 5) == ([], 5, 0)
    assert longest_train([]) == ([], 0, 0)
    assert longest_train(parse_tiles("6-4"), 3) == ([], 3, 0)


@pytest.mark.parametrize(
    ("tiles", "start", "said"),
    [([1, 1], None, "repeated"), ([190], None, "0 to 189"), ([-1], None, "0 to"), ([1], 19, "18")],
)
def test_impossible_questions_are_refused(tiles, start, said):
    with pytest.raises(ValueError, match=said):
        longest_train(tiles, start)


@pytest.mark.parametrize("highest", [3, 6, 9])
def test_all_trains_of_that_length_are_found_once(highest):
    rng = random.Random(highest)
    for _ in range(HANDS // 10):
        tiles = rng.sample(range(set_size(highest)), rng.randint(1, 8))
        start = rng.choice([None, *range(highest + 1)])
        heaviest = rng.random() < 0.5
        wanted = all_the_best(tiles, start, heaviest)
        trains = list(equal_trains(tiles, start, heaviest))
        assert all(follows(train) for train in trains)
        orders = [tuple(t for t in train.tiles if HIGH[t] != LOW[t]) for train in trains]
        assert len(set(orders)) == len(orders)
        if start is None:
            orders = [min(one, one[::-1]) for one in orders]
        assert set(orders) | {()} == wanted | {()}, tiles_text(tiles)
