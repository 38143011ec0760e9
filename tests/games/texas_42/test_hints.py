"""The heuristics of Texas 42."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, parse_tile
from capicua.games.texas_42.auction import BID, NAME, PASS
from capicua.games.texas_42.hand_estimate import higher, offs, takes_all, tops
from capicua.games.texas_42.hints import settles
from tests.games.texas_42.test_rules import begin, load

# -- hints ----------------------------------------------------------------------------------------


def test_greedy_beats_random_in_matches_with_sides_exchanged() -> None:
    game = load()
    bots: list[Bot] = [Greedy(), Chance()]
    won = 0
    for seed, swap in product(range(6), (0, 1)):
        match = game.new_match(seed=seed)
        rng = Rng(seed)
        while not match.is_over:
            while not match.round.is_over:
                seat = int(match.round.turn)
                match.round.apply(bots[(seat + swap) % 2].choose(match.round.view(seat), rng))
            match.settle()
            if not match.is_over:
                match.start()
        won += match.winners[0] == swap
    assert won >= 11


# -- heuristics ------------------------------------------------------------------------------

LAY_DOWNS = [
    ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"],
    ["6-6", "6-5", "6-4", "6-3", "5-5", "4-4", "3-3"],
    ["1-1", "6-1", "5-1", "4-1", "6-6", "5-5", "5-6"],
]


def around(hand: list[str], seed: int) -> list[list[str]]:
    """Return the hand and a random deal of the other tiles to the other seats."""
    named = [f"{max(a, b)}-{min(a, b)}" for a, b in (map(int, each.split("-")) for each in hand)]
    others = [f"{a}-{b}" for a in range(7) for b in range(a + 1) if f"{a}-{b}" not in named]
    Random(seed).shuffle(others)
    return [named, others[:7], others[7:14], others[14:]]


@pytest.mark.parametrize("hand", LAY_DOWNS)
def test_o4_greedy_bids_the_maximum_with_a_hand_that_takes_every_trick(
    hand: list[str],
) -> None:
    for seed in range(8):
        state = begin(load("marks"), around(hand, seed))
        player, rng = Greedy(), Rng(seed)
        while not state.is_over:
            action = player.choose(state.view(int(state.turn)), rng)
            if not state.log:
                assert state.text(action) == "bid 84"
            state.apply(action)
        assert state.scores() == [2, 0, 2, 0]


def test_o4_greedy_bids_less_with_a_hand_that_may_lose_a_trick() -> None:
    for hand in (
        [
            "6-6",
            "6-5",
            "6-4",
            "5-5",
            "4-4",
            "3-3",
            "2-2",
        ],  # four trumps are out; the bidder can draw three
        ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "5-4"],  # 5-5 beats 5-4
    ):
        tiles = sum(BIT[parse_tile(each)] for each in hand)
        assert not any(takes_all(tiles, mode) for mode in range(7))


def test_higher_tiles_are_those_of_the_suit_and_trumps_do_not_count() -> None:
    hand = set_of(["6-6", "6-5", "6-3", "5-4", "4-4", "3-2", "1-0"])
    others = 2**28 - 1 - hand
    assert higher(others, 6, parse_tile("6-3")) == 1  # 6-4; 6-5 and 6-6 are in the hand
    assert higher(others, 6, parse_tile("4-4")) == 0
    assert higher(others, 6, parse_tile("5-4")) == 1  # 5-5
    assert tops(hand, 6) == 2
    assert offs(hand, 6) == set_of(["5-4", "3-2", "1-0"])


def set_of(tiles: list[str]) -> int:
    """Return some tiles as bits."""
    return sum(2 ** int(parse_tile(each)) for each in tiles)


def test_a_trick_settles_a_bid_of_30_for_the_bidders_with_30_points_and_against_them_with_13() -> (
    None
):
    state = begin(load(), around(LAY_DOWNS[0], 1))
    for action in (BID, PASS, PASS, PASS, NAME + 6):
        state.apply(int(action))
    assert settles(state, 30, 0)
    assert not settles(state, 29, 0)
    assert settles(state, 13, 1)
    assert not settles(state, 12, 1)
    while int(state.taken(0)) < 30:
        assert settles(state, 30 - int(state.taken(0)), 0)
        state.apply(state.legal_actions()[-1])
    assert not settles(state, 12, 0)  # it is decided
