"""Statistical tests: fair deals pass them, and biased shuffles fail them.

``bench/engine/deals.py`` runs them on a million deals.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bench.engine.deals import chi_squared_tail, examined, fair_deals, holm_rejects

from capicua.core.tiles.random import Deal, Rng

DEALS = 20_000


def is_rejected(tiles: int, deals: Iterator[Deal]) -> bool:
    return holm_rejects([chance for family in examined(tiles, deals).values() for chance in family])


@pytest.mark.parametrize("tiles", [28, 55])
def test_fair_deals_pass_every_test_at_99_percent(tiles: int) -> None:
    assert not is_rejected(tiles, fair_deals(tiles, DEALS, first=1_000_000))


def lazy_swaps() -> Iterator[Deal]:
    """The well-known biased shuffle, which swaps every tile with any other."""
    rng = Rng(3)
    for _ in range(DEALS):
        order = list(range(28))
        for place in range(28):
            other = rng.below(28)
            order[place], order[other] = order[other], order[place]
        yield Deal(order, rng.below(4))


def never_twice() -> Iterator[Deal]:
    """Fair deals, except that no tile comes first in two consecutive deals."""
    last = -1
    for deal in fair_deals(28, DEALS):
        if deal.order[0] == last:
            deal.order.append(deal.order.pop(0))
        last = deal.order[0]
        yield deal


def clumps() -> Iterator[Deal]:
    """Deals shuffled so badly that neighbours often stay neighbours."""
    rng = Rng(8)
    for deal in fair_deals(28, DEALS):
        if rng.below(4) == 0:
            at = deal.order.index(0)
            deal.order.insert(at, deal.order.pop(deal.order.index(1)))
        yield deal


@pytest.mark.parametrize("biased", [lazy_swaps, never_twice, clumps])
def test_biased_shuffles_are_rejected(biased) -> None:
    assert is_rejected(28, biased())


def test_chi_squared_tails_match_published_tables() -> None:
    for freedom, value, chance in [
        (10, 23.209, 0.01),
        (27, 46.963, 0.01),
        (27, 40.113, 0.05),
        (100, 149.449, 0.001),
    ]:
        assert chi_squared_tail(value, freedom) == pytest.approx(chance, rel=0.02)
