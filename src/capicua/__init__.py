"""Capicúa: rules, bots and tables for domino games.

>>> import capicua
>>> game = capicua.load("block", players=4)
>>> round = game.new_round(seed=7)
>>> len(round.legal_actions())
7

Names are imported when they are first used, because programs wait for what is imported here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from capicua.catalogue import catalogue, kind, load, preset_of
from capicua.display import install as install_display
from capicua.display import picture
from capicua.former_modules import FormerModules
from capicua.version import __version__

if TYPE_CHECKING:
    from capicua.bots.baselines import Bot
    from capicua.core.game import Game
    from capicua.core.inference.marginals import NotCountedError
    from capicua.core.match import Match
    from capicua.core.messages import BadOption, BadText, IllegalAction, Message, Refusal, Refused
    from capicua.core.outcome import Outcome
    from capicua.core.setup import Setup
    from capicua.core.state import State
    from capicua.core.tiles.random import Deal, Dealer, Rng
    from capicua.core.view import View
    from capicua.review.analysis import analyse

__all__ = [
    "BadOption",
    "BadText",
    "Bot",
    "Deal",
    "Dealer",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "NotCountedError",
    "Outcome",
    "Refusal",
    "Refused",
    "Rng",
    "Setup",
    "State",
    "View",
    "__version__",
    "analyse",
    "catalogue",
    "kind",
    "load",
    "picture",
    "preset_of",
]

_HOMES = {
    "BadOption": "core.messages",
    "BadText": "core.messages",
    "Bot": "bots.baselines",
    "Deal": "core.tiles.random",
    "Dealer": "core.tiles.random",
    "Game": "core.game",
    "IllegalAction": "core.messages",
    "Match": "core.match",
    "Message": "core.messages",
    "NotCountedError": "core.inference.marginals",
    "Outcome": "core.outcome",
    "Refusal": "core.messages",
    "Refused": "core.messages",
    "Rng": "core.tiles.random",
    "Setup": "core.setup",
    "State": "core.state",
    "View": "core.view",
    "analyse": "review.analysis",
}
"""Where the names are that are imported when they are first used."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import a name when it is first used."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


install_display()
sys.meta_path.append(FormerModules())
