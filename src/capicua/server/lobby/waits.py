"""How long people usually wait to be paired.

The usual wait is the median by the Kaplan–Meier estimate: of somebody who still waits, or who has
given up, it is known only that their wait is longer than so far. A median of those who were paired
alone would promise too little whenever others wait in vain.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

RECENT: Final = 20
"""Number of waits of each kind from which the usual one follows."""
FEWEST: Final = 3
"""With fewer people paired recently, the usual wait is unknown."""
RECENT_MS: Final = 3_600_000
_HALF: Final = 0.5 - 1e-9


class Waits:
    """The recent waits for each format, in milliseconds."""

    def __init__(self) -> None:
        self._paired: dict[str, deque[tuple[int, int]]] = {}
        """By format, when people were paired, and how long they had waited."""
        self._given_up: dict[str, deque[tuple[int, int]]] = {}
        self._present: dict[str, tuple[int, tuple[str, ...]]] = {}
        """Since when each person waits, and for which formats."""
        self._since: dict[str, list[int]] | None = None
        """Since when people wait for each format, once it has been asked."""
        self._usual: dict[str, int | None] = {}
        """What has been asked since the people present were last looked at."""

    def see(self, present: Iterable[tuple[str, int, Iterable[str]]]) -> None:
        """Note who waits now: the id of each wait, its beginning and its formats."""
        self._present = {id: (since, tuple(formats)) for id, since, formats in present}
        self._since = None
        self._usual.clear()

    def pair(self, format: str, lengths: Iterable[int], now: int) -> None:
        """Note people who have been paired, and how long they had waited."""
        known = self._paired.setdefault(format, deque(maxlen=RECENT))
        known.extend((now, length) for length in lengths)

    def give_up(self, id: str, now: int) -> None:
        """Note that a person who was seen waiting does so no longer."""
        since, formats = self._present.pop(id, (0, ()))
        for format in formats:
            self._given_up.setdefault(format, deque(maxlen=RECENT)).append((now, now - since))

    def usual(self, format: str, now: int) -> int | None:
        """Return the usual wait for a format; ``None``: unknown."""
        if format not in self._usual:
            self._usual[format] = self._estimate(format, now)
        return self._usual[format]

    def _estimate(self, format: str, now: int) -> int | None:
        paired = _lately(self._paired.get(format, ()), now)
        if len(paired) < FEWEST:
            return None
        if self._since is None:
            self._since = {}
            for since, formats in self._present.values():
                for one in formats:
                    self._since.setdefault(one, []).append(since)
        still = [now - since for since in self._since.get(format, ())]
        return median(paired, still + _lately(self._given_up.get(format, ()), now))


def median(over: Iterable[int], unfinished: Iterable[int]) -> int | None:
    """Return the median of waits, of which the unfinished ones are longer than what is given.

    ``None`` if half of the waits are longer than the longest that is over.
    """
    waits = sorted([(length, False) for length in over] + [(length, True) for length in unfinished])
    left = 1.0
    for number, (length, is_unfinished) in enumerate(waits):
        if not is_unfinished:
            left *= 1 - 1 / (len(waits) - number)
            if left < _HALF:
                return length
    return None


def _lately(waits: Iterable[tuple[int, int]], now: int) -> list[int]:
    return [length for at, length in waits if at > now - RECENT_MS]
