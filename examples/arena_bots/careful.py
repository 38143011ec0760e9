"""A bot for the arena in plain Python: it gets rid of its heaviest tile.

capicua arena block --bots careful:Heaviest,chance
"""

import re


class Heaviest:
    """Plays the tile with the most pips; draws or passes only where it must."""

    def choose(self, view, rng):
        return max(view.legal, key=lambda action: pips(view.text(action)))


def pips(text):
    """The pips of the first tile in an action's notation; -1 where it names none.

    >>> pips("6-4@E"), pips("pass")
    (10, -1)
    """
    found = re.search(r"(\d+)-(\d+)", text)
    return int(found[1]) + int(found[2]) if found else -1
