"""Random numbers are reproducible, unbiased and identical in both builds."""

from __future__ import annotations

import hashlib
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.random import SECRET_BYTES, Dealer, Rng


def test_the_generator_returns_the_same_numbers_in_both_builds() -> None:
    rng = Rng(12345)
    assert [int(rng.bits()) for _ in range(4)] == [3324841635, 3855780785, 1060919281, 3954940251]


def test_below_is_uniform_over_its_range() -> None:
    rng = Rng(1)
    counts = Counter(int(rng.below(7)) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_fractions_are_below_one() -> None:
    rng = Rng(2)
    values = [rng.fraction() for _ in range(1000)]
    assert 0 <= min(values) < 0.02
    assert 0.98 < max(values) < 1


def test_shuffles_are_permutations_and_every_order_occurs() -> None:
    rng = Rng(3)
    seen = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_a_deal_is_a_permutation_of_the_set_and_a_random_seat() -> None:
    dealer = Dealer.from_seed(7)
    first, second = dealer.deal(136, 12), dealer.deal(136, 12)
    assert sorted(first.order) == list(range(136))
    assert 0 <= first.lot < 12
    assert first != second
    assert Dealer.from_seed(7).deal(136, 12) == first


def test_deals_do_not_depend_on_earlier_deals() -> None:
    dealer, other = Dealer.from_seed(7), Dealer.from_seed(7)
    dealer.deal(28, 4)
    other.deal(136, 2)
    assert dealer.deal(28, 4) == other.deal(28, 4)


def test_a_dealer_without_a_seed_has_a_unique_secret() -> None:
    dealer = Dealer.from_seed(None)
    assert len(dealer.secret) == SECRET_BYTES >= 128
    assert dealer.secret != Dealer.from_seed(None).secret


def test_every_tile_is_equally_likely_in_every_position() -> None:
    dealer = Dealer.from_seed(11)
    deals = 2800
    counts = [[0] * 28 for _ in range(28)]
    for _ in range(deals):
        for position, tile in enumerate(dealer.deal(28, 4).order):
            counts[position][tile] += 1
    expected = deals / 28
    chi_squared = sum((c - expected) ** 2 / expected for row in counts for c in row)
    freedom = 27 * 27
    assert abs(chi_squared - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_seeded_deal_is_the_same_on_every_platform_and_release() -> None:
    deal = Dealer.from_seed(1234).deal(28, 1)
    assert deal.order == [
        *(11, 24, 23, 18, 22, 10, 14, 12, 17, 0, 4, 27, 15, 26),
        *(16, 6, 2, 8, 21, 5, 1, 3, 7, 19, 9, 20, 13, 25),
    ]


def test_a_deal_is_a_shuffle_by_the_bytes_of_shake_256_of_which_the_biased_are_left_out() -> None:
    for tiles, players in ((1, 1), (28, 4), (91, 8), (190, 1)):
        for number in range(60):
            secret = bytes([number]) * SECRET_BYTES
            stream = iter(hashlib.shake_256(secret + b"/0").digest(5000))
            order = list(range(tiles))
            for limit in range(tiles, 1, -1):
                other = next(byte for byte in stream if byte < 256 // limit * limit) % limit
                order[limit - 1], order[other] = order[other], order[limit - 1]
            lot = next(byte for byte in stream if byte < 256 // players * players) % players
            deal = Dealer(secret).deal(tiles, players)
            assert (deal.order, deal.lot) == (order, lot)


def test_a_dealer_keeps_its_seed() -> None:
    for number in (0, 7, -3, 10**12):
        assert Dealer.from_seed(number).number == number
    for secret in (b"", b"capicua deal ", b"capicua deal x", b"capicua deal \xff", b"x" * 160):
        assert Dealer(secret).number is None
    assert Dealer.from_seed(None).number is None
