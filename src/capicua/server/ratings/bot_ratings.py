"""Ratings of the server's bots on the scale of people, measured by tournaments of the arena.

``bench/bot_ratings.py`` prints the lines, and says with which commands. ``greedy`` stands at the
rating of a new player: no match connects bots with people, so only differences are measured.
"""

from __future__ import annotations

from typing import Final

from capicua.arena.ratings import Rating

BOTS: Final[dict[str, dict[str, Rating]]] = {}
"""The measured ratings by pool and level."""
