"""Means, proportions and deviations with intervals, against known values and simulation."""

import random

import pytest

from capicua.core.statistics import (
    Estimate,
    Sample,
    deviation,
    difference,
    ratio,
    share,
    student,
    wilson,
)


def test_mean_and_its_interval():
    sample = Sample([2, 4, 4, 4, 5, 5, 7, 9])
    assert sample.mean == 5
    assert sample.margin == pytest.approx(1.96 * (32 / 7) ** 0.5 / 8**0.5, abs=1e-3)
    assert Sample([]).mean == Sample([3]).margin == 0


def test_wilson_interval_of_a_proportion():
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-3)
    assert wilson(0, 50) == pytest.approx((0, 0.0714), abs=1e-3)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t_matches_the_tables(freedom, value):
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_a_ratio_with_equal_weights_is_a_mean_with_its_interval():
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    found = ratio(values, [1] * 8)
    assert found.value == 5
    assert found.high - found.value == pytest.approx(student(7) * (32 / 7) ** 0.5 / 8**0.5)
    assert ratio([], []) is None
    assert ratio([0, 0], [0, 0]) is None


def test_a_proportion_of_independent_cases_is_close_to_wilson():
    hits = [1] * 10 + [0] * 90
    found = share(hits, [1] * 100)
    assert (found.low, found.high) == pytest.approx(wilson(10, 100), abs=5e-3)
    assert share([0] * 50, [1] * 50).high == pytest.approx(wilson(0, 50)[1], abs=5e-3)


def test_fully_correlated_cases_count_once():
    """Ten matches of ten equal rounds are worth as much as ten rounds."""
    together = share([10] * 5 + [0] * 5, [10] * 10)
    apart = share([1] * 50 + [0] * 50, [1] * 100)
    assert together.high - together.low > 2.5 * (apart.high - apart.low)


def test_a_standard_deviation_and_a_zero_deviation():
    numbers = [[1, 3], [5, 7], [2, 6], [4, 4]]
    sums, squares = [sum(n) for n in numbers], [sum(x * x for x in n) for n in numbers]
    found = deviation(sums, squares, [2] * 4)
    assert found.value == pytest.approx(3.5**0.5)
    assert deviation([6, 6], [12, 12], [3, 3]) == Estimate(0, 0, 0, (0, 0))
    assert deviation([], [], []) is None


def test_equal_samples_have_no_difference():
    one = ratio([3, 1, 4, 1, 5], [1] * 5)
    same = difference(one, one)
    assert (same.value, same.low, same.high) == pytest.approx((0, 0, 0), abs=1e-6)


def test_correlation_makes_a_difference_more_certain():
    rng = random.Random(3)
    luck = [rng.gauss(0, 5) for _ in range(60)]
    one = ratio([20 + x for x in luck], [1] * 60)
    together = difference(one, ratio([18 + x + rng.gauss(0, 1) for x in luck], [1] * 60))
    apart = difference(one, ratio([18 + rng.gauss(0, 5) for _ in luck], [1] * 60))
    assert together.high - together.low < (apart.high - apart.low) / 2
    assert together.low > 0


def test_intervals_have_the_stated_coverage():
    """Repeated samples of matches of different lengths, with dependent rounds."""
    rng = random.Random(1)
    held = {"share": 0, "ratio": 0, "difference": 0}
    trials = 400
    for _ in range(trials):
        shares, points = [], []
        for _ in range(2):
            weights = [rng.randint(1, 9) for _ in range(40)]
            chances = [rng.choice([0.1, 0.5]) for _ in weights]
            hits = [
                sum(rng.random() < p for _ in range(n))
                for p, n in zip(chances, weights, strict=True)
            ]
            shares.append(share(hits, weights))
            points.append(ratio([2 * h + n for h, n in zip(hits, weights, strict=True)], weights))
        gap = difference(*shares)
        held["share"] += shares[0].low <= 0.3 <= shares[0].high
        held["ratio"] += points[0].low <= 1.6 <= points[0].high
        held["difference"] += gap.low <= 0 <= gap.high
    for count in held.values():
        assert 0.92 <= count / trials <= 0.985
