"""Puzzle ratings: the paper's example, and agreement with the browser."""

from __future__ import annotations

import datetime
import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from capicua.learn.ratings import Outcome, puzzle_rating
from capicua.optional_dependencies import MissingExtraError

CASES = json.loads((Path(__file__).parent / "standings.json").read_text())
DAY = datetime.date(2026, 11, 23)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(len(case["outcomes"])))
def test_standings_agree_with_the_browser(case):
    """``web/tests/puzzles.test.ts`` reads the same cases."""
    found = [Outcome(**one) for one in case["outcomes"]]
    assert (
        asdict(puzzle_rating(found, datetime.date.fromisoformat(case["today"]))) == case["standing"]
    )


def test_the_package_reproduces_the_example_in_the_paper():
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52 and 0.05999."""
    from glicko2.math.algorithm import update_rating
    from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

    games = [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    rated = [(rating_to_mu(r), rd_to_phi(rd), score) for r, rd, score in games]
    mu, phi, volatility = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, rated)
    assert mu_to_rating(mu) == pytest.approx(1464.06, abs=0.02)
    assert phi_to_rd(phi) == pytest.approx(151.52, abs=0.01)
    assert volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_harder_puzzle_counts_for_more():
    easy, hard = (
        puzzle_rating([Outcome("block-1", difficulty, True, "2026-11-23")], DAY).rating
        for difficulty in (1, 5)
    )
    assert 1500 < easy < hard


def test_a_missing_package_is_reported_with_the_install_command(monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "glicko2"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "glicko2", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'capicua\[terminal\]'"):
        puzzle_rating([], DAY)
