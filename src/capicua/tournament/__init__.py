"""Tournaments: entrants, rounds, pairings, results and standings, without input or output.

Start with ``tournament``: a ``Tournament`` is its settings and a list of decisions (``events``),
and ``state`` is what they add up to. ``pairing`` makes the rounds, ``duplicate`` the deals that all
tables share, ``standings`` the order; ``reports`` writes pages and files. Nothing here reads a
clock or draws a number. Imports nothing above the table.
"""

from capicua.tournament.events import Entrant, Result, Table
from capicua.tournament.settings import Length, Rules, Settings, TournamentRefused
from capicua.tournament.standings import Standing
from capicua.tournament.tournament import Changes, Tournament

__all__ = [
    "Changes",
    "Entrant",
    "Length",
    "Result",
    "Rules",
    "Settings",
    "Standing",
    "Table",
    "Tournament",
    "TournamentRefused",
]
