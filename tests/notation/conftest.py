import importlib
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "escalera"


@pytest.fixture
def escalera(monkeypatch):
    """The example game, the only one in the catalogue."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    game = importlib.import_module("escalera").GAME
    monkeypatch.setattr(sys.modules["capicua.catalogue"], "_kinds", lambda: {game.id: game})
    return game
