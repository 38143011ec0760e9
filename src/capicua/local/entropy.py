"""Randomness from bytes that the caller provides: the engine itself has no source of any."""

from __future__ import annotations

import hashlib
import string
from typing import Final

from capicua.core.tiles.random import SECRET_BYTES
from capicua.table.play.seats import Keys
from capicua.table.room.room import LOCAL

_LETTERS: Final = string.ascii_letters + string.digits
SEED_BYTES: Final = 40
"""32 random bytes and the time."""
_ID_LENGTH: Final = 12
_KEY_LENGTH: Final = 22


class Entropy:
    """Bytes derived from a seed, never the same twice."""

    def __init__(self, seed: bytes) -> None:
        """``seed`` is at least 40 bytes, mostly random. Raise ``ValueError`` if there are fewer."""
        if len(seed) < SEED_BYTES:
            raise ValueError(f"the seed has {len(seed)} bytes; at least {SEED_BYTES} are needed")
        self._seed = seed
        self._drawn = 0

    def draw(self, count: int) -> bytes:
        """Return the next bytes."""
        self._drawn += 1
        return hashlib.shake_256(self._seed + self._drawn.to_bytes(8, "big")).digest(count)

    def secret(self) -> bytes:
        """Return the secret of a table's deals."""
        return self.draw(SECRET_BYTES)

    def id(self) -> str:
        """Return the id of a new table or score sheet."""
        return LOCAL + self._word(_ID_LENGTH)

    def keys(self) -> Keys:
        """Return the keys of a new table."""
        return Keys(*(self._word(_KEY_LENGTH) for _ in range(3)))

    def between(self, low: int, high: int) -> int:
        """Return a number from ``low`` to ``high``; the bias is negligible."""
        return low + int.from_bytes(self.draw(8), "big") % (high - low + 1)

    def _word(self, length: int) -> str:
        number = int.from_bytes(self.draw(length + 8), "big")
        marks = []
        for _ in range(length):
            number, mark = divmod(number, len(_LETTERS))
            marks.append(_LETTERS[mark])
        return "".join(marks)
