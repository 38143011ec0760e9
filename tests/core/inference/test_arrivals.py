"""Arrivals: which tile came with which draw, as far as the round says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from capicua.core.inference.arrivals import Arrivals
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Rng


def hands_of(*tiles: list[int]) -> Hands:
    found = Hands(len(tiles), 1)
    for seat, own in enumerate(tiles):
        for tile in own:
            found.give(seat, tile)
    return found


def agrees(order: Sequence[int], size: int, due: dict[int, int], last: dict[int, int]) -> bool:
    """Return whether every tile comes with a draw that is possible for it."""
    came = {tile: max(0, at - size + 1) for at, tile in enumerate(order)}
    return all(due[tile] <= came[tile] <= last[tile] for tile in came)


def test_a_tile_lacked_before_a_draw_and_laid_after_it_came_with_it() -> None:
    for held in ([5, 6], [6, 7], [8, 9]):
        arrivals = Arrivals(1, 28, 2)
        arrivals.draw(0)
        arrivals.lack(0, 3)
        arrivals.draw(0)
        arrivals.leave(0, 3)
        order = [int(tile) for tile in arrivals.deal(hands_of([*held, 20]), [1, 2])]
        assert order[3] == 3
        assert sorted(order[:3]) == [*held, 20]
        assert order[4:] == [1, 2]


def test_hands_come_first_and_then_the_draws_of_all_seats_in_turn() -> None:
    arrivals = Arrivals(2, 28, 1)
    arrivals.leave(1, 4)
    arrivals.draw(1)
    arrivals.draw(0)
    arrivals.draw(1)
    arrivals.leave(1, 8)
    order = [int(tile) for tile in arrivals.deal(hands_of([2, 9], [7]), [])]
    assert sorted([order[0], order[3]]) == [2, 9]
    assert order[1] == 4
    assert sorted([order[2], order[4]]) == [7, 8]


def test_contradictory_evidence_has_no_deal() -> None:
    arrivals = Arrivals(1, 28, 1)
    arrivals.lack(0, 3)
    assert len(arrivals.deal(hands_of([3]), [])) == 0
    two = Arrivals(1, 28, 1)
    for tile in (3, 4):
        two.lack(0, tile)
    two.draw(0)
    assert len(two.deal(hands_of([3, 4]), [])) == 0
    assert len(Arrivals(1, 28, 2).deal(hands_of([3]), [])) == 0


def test_an_order_is_found_exactly_if_there_is_one_and_it_agrees_with_the_evidence() -> None:
    rng = Rng(3)
    possible = impossible = 0
    for _ in range(400):
        size, draws = 1 + int(rng.below(2)), 1 + int(rng.below(4))
        tiles = list(range(size + draws))
        first = {tile: int(rng.below(draws + 2)) * int(rng.below(2)) for tile in tiles}
        last = {tile: draws if rng.below(2) else int(rng.below(draws + 1)) for tile in tiles}
        arrivals = Arrivals(1, 28, size)
        for draw in range(draws + 1):
            if draw:
                for tile in tiles:
                    if first[tile] == draw:
                        arrivals.lack(0, tile)
                arrivals.draw(0)
            for tile in tiles:
                if last[tile] == draw < draws:
                    arrivals.leave(0, tile)
        held = [tile for tile in tiles if last[tile] == draws]
        for tile in tiles:
            if first[tile] == draws + 1:
                arrivals.lack(0, tile)

        # A tile that has left is lacked without consequences.
        due = {
            tile: first[tile] if first[tile] <= last[tile] or tile in held else 0 for tile in tiles
        }

        order = [int(tile) for tile in arrivals.deal(hands_of(held), [])]
        if order:
            possible += 1
            assert agrees(order, size, due, last)
        else:
            impossible += 1
            assert not any(agrees(each, size, due, last) for each in permutations(tiles))
    assert possible > 50
    assert impossible > 50


def test_every_possible_order_occurs() -> None:
    found = set()
    for held in range(10, 28):
        arrivals = Arrivals(1, 28, 1)
        arrivals.draw(0)
        arrivals.draw(0)
        order = [int(tile) for tile in arrivals.deal(hands_of([1, 2, held]), [])]
        found.add(tuple(0 if tile == held else tile for tile in order))
    assert len(found) == 6
