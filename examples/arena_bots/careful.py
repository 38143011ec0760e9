"""A bot for the arena in plain Python that plays its heaviest tile first.

capicua arena block --bots careful:Heaviest,chance
"""

import re


class Heaviest:
    """Plays the tile with the most pips; draws or passes only if forced."""

    def choose(self, view, rng):
        return max(view.legal, key=lambda action: pips(view.text(action)))


def pips(text):
    """Return the pips of the first tile in an action's notation; -1 if there is none.

    >>> pips("6-4@E"), pips("pass")
    (10, -1)
    """
    found = re.search(r"(\d+)-(\d+)", text)
    return int(found[1]) + int(found[2]) if found else -1
