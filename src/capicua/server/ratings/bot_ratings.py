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
    # capicua arena block -p twenty_games --seats 2 --bots random,greedy,level1 --matches -n 30
    "block/twenty_games/duel": {
        "random": Rating(-1.2, 3.6),
        "greedy": _GREEDY,
        "level1": Rating(25.2, 3.3),
        # --bots greedy,level2 --matches -n 60
        "level2": Rating(26.1, 3.1),
        # --bots greedy,level3 and greedy,level4, --matches -n 60
        "level3": Rating(26.1, 3.1),
        "level4": Rating(27.1, 3.1),
    },
    # capicua arena partners -p dominican --bots random,greedy,level1 --matches -n 20
    "partners/dominican/partners": {
        "random": Rating(1.5, 3.5),
        "greedy": _GREEDY,
        "level1": Rating(26.6, 3.1),
        # --bots greedy,level2 --matches -n 60
        "level2": Rating(33.7, 2.4),
        # --bots greedy,level3 and greedy,level4, --matches -n 60
        "level3": Rating(48.3, 2.9),
        "level4": Rating(54.5, 3.3),
        # --bots greedy,level5 --matches -n 20
        "level5": Rating(47.4, 4.5),
    },
}
"""The measured ratings by pool and level."""
