"""What hands are worth, compared with counting everything the slow way."""

from __future__ import annotations

from itertools import combinations

import pytest

from capicua.core.messages import BadText
from capicua.core.tiles.tile import parse_tiles
from capicua.games.poker.hand_ranks import strength
from capicua.games.poker.tiles import IN_PLAY
from capicua.review.hands.counting import OtherHand, count_tiles
from capicua.review.hands.poker_discards import poker_discards
from capicua.review.hands.texas_bids import texas_bids


def tiles(text: str) -> list[int]:
    return [int(tile) for tile in parse_tiles(text, 6)]


def worth(hand: tuple[int, ...]) -> int:
    return int(strength(sum(2**tile for tile in hand), False, False))


@pytest.mark.parametrize("text", ["6-6 5-5 6-4 3-2 2-1", "6-5 6-4 6-3 6-2 5-1"])
def test_discards_are_those_of_comparing_every_draw_with_every_hand(text: str) -> None:
    hand = tiles(text)
    others = [tile for tile in IN_PLAY if tile not in hand]
    found = {tuple(each.tiles): each for each in poker_discards(hand, most=1)}
    assert len(found) == 6
    thrown = min(hand)
    kept = tuple(tile for tile in hand if tile != thrown)
    won = 0.0
    for drawn in others:
        rivals = [
            worth(rival) for rival in combinations([each for each in others if each != drawn], 5)
        ]
        own = worth((*kept, drawn))
        won += sum((own > rival) + (own == rival) / 2 for rival in rivals) / len(rivals)
    assert found[(thrown,)].chance == pytest.approx(won / len(others))
    assert sum(found[(thrown,)].ranks.values()) == pytest.approx(1)


def test_a_hand_that_takes_every_trick_makes_every_bid() -> None:
    best = texas_bids(tiles("6-6 6-5 6-4 6-3 6-2 6-1 6-0"), deals=4, measured=2)[0]
    assert best.trump == "6"
    assert best.points == [42] * 4
    assert best.safe_bid == 42
    assert best.marks(84) == 2.0


def test_a_hand_of_low_tiles_passes_and_the_same_seed_gives_the_same_deals() -> None:
    hand = tiles("1-0 2-0 3-1 4-2 5-3 6-1 6-2")
    first = texas_bids(hand, deals=8, measured=2)
    assert first == texas_bids(hand, deals=8, measured=2)
    assert first[0].safe_bid == 0
    low, high = first[0].chance(30).low, first[0].chance(30).high
    assert low <= first[0].chance(30).value <= high
    assert all(
        first[0].chance(bid).value >= first[0].chance(bid + 1).value for bid in range(30, 42)
    )


@pytest.mark.parametrize("text", ["6-6", "6-6 6-5 6-4 6-3 6-2 6-1 6-1"])
def test_other_numbers_of_tiles_are_refused(text: str) -> None:
    with pytest.raises(BadText):
        texas_bids(tiles(text))
    with pytest.raises(BadText):
        poker_discards(tiles(text))


def test_counted_tiles_are_those_of_every_deal() -> None:
    own, laid = tiles("6-6 6-5 5-5"), list(range(12))
    laid = [tile for tile in laid if tile not in own]
    found = count_tiles(6, own, laid, [OtherHand(3, [6]), OtherHand(3)])
    hidden = [each.tile for each in found.tiles]
    assert found.boneyard == len(hidden) - 6
    deals = 0
    held = dict.fromkeys(hidden, 0)
    for first in combinations(hidden, 3):
        if any(tile in tiles("6-0 6-1 6-2 6-3 6-4 6-5 6-6") for tile in first):
            continue
        rest = [tile for tile in hidden if tile not in first]
        for _ in combinations(rest, 3):
            deals += 1
            for tile in first:
                held[tile] += 1
    assert {each.tile: each.shares[0] for each in found.tiles} == pytest.approx(
        {tile: count / deals for tile, count in held.items()}
    )
    six = found.numbers[6]
    assert (six.own, six.laid, six.out) == (2, 0, 5)


def test_impossible_counts_are_refused() -> None:
    with pytest.raises(BadText, match="only 27 are out"):
        count_tiles(6, tiles("6-6"), [], [OtherHand(28)])
    with pytest.raises(BadText, match="cannot hold so many"):
        count_tiles(6, tiles("6-6"), [], [OtherHand(20, [0, 1, 2])])
    with pytest.raises(BadText, match="appears twice"):
        count_tiles(6, tiles("6-6"), tiles("6-6"))
