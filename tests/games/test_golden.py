"""Golden rounds: the rules produce the same results as when the rounds were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.golden import golden_text

from capicua import catalogue


@pytest.mark.parametrize("game", catalogue())
def test_golden_rounds(game: str) -> None:
    path = Path(__file__).parent / game / "golden.txt"
    assert path.exists(), f"python scripts/golden.py --write {game}"
    assert golden_text(game) == path.read_text(encoding="utf-8")
