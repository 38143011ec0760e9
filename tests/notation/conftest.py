import importlib
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "escalera"


@pytest.fixture
def escalera(monkeypatch):
    """The example game, as the only one in the catalogue."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    game = importlib.import_module("escalera").GAME
    catalogue = sys.modules["capicua.catalogue"]
    monkeypatch.setattr(catalogue, "_own", list)
    monkeypatch.setattr(catalogue, "_others", lambda: {game.id: game})
    return game
