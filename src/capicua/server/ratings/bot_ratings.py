"""Ratings of the server's bots on the scale of people, measured by tournaments of the arena.

``bench/simulations/bot_ratings.py`` prints the lines, and says with which commands. ``greedy``
stands at the rating of a new player: no match connects bots with people, so only differences are
measured.
"""

from __future__ import annotations

from typing import Final

from capicua.arena.ratings import Rating

_GREEDY: Final = Rating(25.0, 0.0)
BOTS: Final[dict[str, dict[str, Rating]]] = {
    # capicua arena block -p twenty_games --seats 2 --matches --bots random,greedy,level1 -n 30,
    # then greedy against levels 2 to 4, -n 60, and levels 1 to 4 each against the next, -n 150,
    # 100, 60
    "block/twenty_games/duel": {
        "random": Rating(-9.3, 4.1),
        "greedy": _GREEDY,
        "level1": Rating(27.7, 1.8),
        "level2": Rating(28.0, 1.5),
        "level3": Rating(27.8, 1.7),
        "level4": Rating(27.7, 2.3),
    },
    # capicua arena partners -p dominican --matches --bots random,greedy,level1 -n 20, then greedy
    # against levels 2 to 5, -n 60 (level 5: 20), and levels 1 to 5 each against the next, as above,
    # the last with -n 20
    "partners/dominican/partners": {
        "random": Rating(1.3, 3.8),
        "greedy": _GREEDY,
        "level1": Rating(33.1, 1.4),
        "level2": Rating(40.7, 1.1),
        "level3": Rating(41.4, 1.3),
        "level4": Rating(42.6, 1.6),
        "level5": Rating(44.7, 3.0),
    },
}
"""The measured ratings by pool and level."""
