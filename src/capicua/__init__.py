"""Capicúa: a home for domino games.

>>> import capicua
>>> game = capicua.load("block", players=4)
>>> round = game.new_round(seed=7)
>>> len(round.legal_actions())
7
"""

from capicua.catalogue import catalogue, kind, load, preset_of
from capicua.core.chance import Deal, Dealer, Rng
from capicua.core.game import Game, Setup, State
from capicua.core.match import Match
from capicua.core.reasons import BadOption, BadText, IllegalAction, Message, Refusal, Refused
from capicua.core.view import View

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadText",
    "Deal",
    "Dealer",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "Refusal",
    "Refused",
    "Rng",
    "Setup",
    "State",
    "View",
    "catalogue",
    "kind",
    "load",
    "preset_of",
]
