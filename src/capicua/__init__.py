"""Capicúa: rules, bots and tables for domino games.

>>> import capicua
>>> game = capicua.load("block", players=4)
>>> round = game.new_round(seed=7)
>>> len(round.legal_actions())
7
"""

from __future__ import annotations

from capicua.bots.baselines import Bot
from capicua.catalogue import catalogue, kind, load, preset_of
from capicua.core.game import Game
from capicua.core.inference.marginals import NotCountedError
from capicua.core.match import Match
from capicua.core.messages import BadOption, BadText, IllegalAction, Message, Refusal, Refused
from capicua.core.outcome import Outcome
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer, Rng
from capicua.core.view import View
from capicua.display import install as install_display
from capicua.display import picture
from capicua.former_names import install as install_former_names
from capicua.version import __version__

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
    "catalogue",
    "kind",
    "load",
    "picture",
    "preset_of",
]

install_display()
install_former_names()
