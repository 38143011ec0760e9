"""Randomness: a fast generator for simulations, and fair deals from a secret."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from typing import Any, Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

SECRET_BYTES: Final = 160
"""Bytes of a deal's secret: more than the 1169 bits of 190!, the orders of a double-18 set."""
STREAM_BLOCK: Final = 136
"""The bytes that SHAKE-256 produces at a time."""
STREAM_TILES: Final = 60
"""The tiles that a block nearly always suffices for; a few bytes are rejected."""

_NUMBERED: Final = b"capicua deal "
"""Prefix of the secret of a numbered deal; its number in digits follows."""
_MASK: Final = 0xFFFFFFFF
_HALF: Final = 9223372036854775808
"""2⁶³: seeds from -2⁶³ to 2⁶³ - 1 are used directly, others are hashed."""
T = TypeVar("T")


@final
class Rng:
    """A small fast generator (sfc32, by Chris Doty-Humphrey), for simulation and search.

    ``seed`` is any integer; the same seed gives the same numbers in both builds. Use
    ``Dealer``, not this, to deal to people.

    >>> rng = Rng(7)
    >>> rng.below(6), rng.choice(["6-4", "5-5", "2-1"])
    (3, '2-1')
    >>> tiles = ["6-4", "5-5", "2-1"]
    >>> rng.shuffle(tiles)
    >>> sorted(tiles)
    ['2-1', '5-5', '6-4']
    """

    def __init__(self, seed: int) -> None:
        if not -_HALF <= seed < _HALF:
            digest = hashlib.sha3_256(str(seed).encode()).digest()
            seed = int.from_bytes(digest[:7], "big")
        self._a: i64 = seed & _MASK
        self._b: i64 = (seed >> 32) & _MASK
        self._c: i64 = 0x9E3779B9
        self._counter: i64 = 1
        for _turn in range(i64(15)):
            self.bits()

    @staticmethod
    def from_state(a: int, b: int, c: int, counter: int) -> Rng:
        """Return a generator that continues from the state in another one's ``repr``."""
        found = Rng(0)
        found._a = a
        found._b = b
        found._c = c
        found._counter = counter
        return found

    @property
    def state(self) -> tuple[int, int, int, int]:
        """The state of the generator, as accepted by ``from_state``."""
        return int(self._a), int(self._b), int(self._c), int(self._counter)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Rng', which changes with every number it gives")

    def __repr__(self) -> str:
        return f"Rng.from_state{self.state}"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng.from_state, self.state

    def bits(self) -> i64:
        """Return 32 random bits."""
        result: i64 = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = ((((self._c << 21) & _MASK) | (self._c >> 11)) + result) & _MASK
        return result

    def below(self, limit: i64) -> i64:
        """Return an integer from 0 to ``limit - 1``; the bias is below ``limit`` / 2³².

        ``limit`` is 1 to 2³¹.
        """
        return (self.bits() * limit) >> 32

    def fraction(self) -> float:
        """Return a number in the interval [0, 1), with 32 random bits."""
        return float(self.bits()) / 4294967296.0

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, all equally likely; raises ``IndexError`` if there are none."""
        if len(items) == 0:
            raise IndexError("no choice from an empty sequence")
        return items[int(self.below(len(items)))]

    def shuffle(self, items: Any) -> None:
        """Shuffle a list or a ``vec`` in place."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]

    def shuffle_first(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first ``count`` items in place, at full speed."""
        for last in range(count - 1, i64(0), -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item


@final
class Deal:
    """The randomness of one round: an order of tiles, and a seat drawn by lot.

    ``order`` is the whole shuffled set in the order in which tiles are given out; ``lot``
    is used by games that choose a seat by lot and ignored by the others.
    """

    def __init__(self, order: list[int], lot: int = 0) -> None:
        self.order: list[int] = order
        self.lot: int = lot
        self.instead_of: Deal | None = None
        """The previous deal, if the rules rejected it; not part of the value."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.order == other.order and self.lot == other.lot

    def __hash__(self) -> int:
        return hash(tuple(self.order))

    def __repr__(self) -> str:
        return f"Deal({self.order!r}, lot={self.lot})"

    def __reduce__(self) -> tuple[object, ...]:
        return Deal, (self.order, self.lot)


@final
class Dealer:
    """Deal without bias from one secret: SHAKE-256 as the stream, Fisher–Yates, rejection.

    Anyone who knows the secret can verify every deal. An integer ``seed`` is turned into a
    secret, for numbered deals and reproducible runs. A secret of ``SECRET_BYTES`` enters the
    stream unhashed, so that every order of the largest set is possible; a shorter one is
    hashed.
    """

    def __init__(self, secret: bytes, dealt: int = 0) -> None:
        self.secret: bytes = secret
        self.dealt: int = dealt
        """The number of deals made so far."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Dealer) and self.secret == other.secret and self.dealt == other.dealt
        )

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Dealer', which changes with every deal")

    def __repr__(self) -> str:
        # The secret of deals to people must not appear in logs.
        source = "secret" if self.number is None else f"seed {self.number}"
        return f"<Dealer from a {source}, {self.dealt} dealt>"

    def __reduce__(self) -> tuple[object, ...]:
        return Dealer, (self.secret, self.dealt)

    @staticmethod
    def from_seed(seed: int | None) -> Dealer:
        """Return a dealer for a numbered deal; ``None`` draws a fresh secret from the system."""
        if seed is None:
            return Dealer(os.urandom(SECRET_BYTES))
        return Dealer(_NUMBERED + str(seed).encode())

    @property
    def number(self) -> int | None:
        """The seed that the secret was derived from; ``None`` for a fresh secret."""
        text = self.secret[len(_NUMBERED) :].decode("ascii", "replace")
        is_number = text.removeprefix("-").isdecimal() and len(text) < 100
        return int(text) if self.secret.startswith(_NUMBERED) and is_number else None

    def deal(self, tiles: int, players: int) -> Deal:
        """Return the next deal of a set of ``tiles`` tiles among ``players`` seats."""
        source = self.secret + b"/" + str(self.dealt).encode()
        if len(self.secret) < SECRET_BYTES:
            source = hashlib.sha3_256(source).digest()
        self.dealt += 1
        shake = hashlib.shake_256(source)
        # A longer digest begins with the shorter one, and each block takes as long as a shuffle.
        stream = shake.digest(STREAM_BLOCK * (1 + tiles // STREAM_TILES))
        at: i64 = 0
        limit: i64 = tiles
        order = vec[i64]([0] * limit)
        for tile in range(limit):
            order[tile] = tile
        lot: i64 = 0
        while limit > 0:
            if at == len(stream):
                stream = shake.digest(2 * len(stream))
            byte: i64 = stream[at]
            at += 1
            # The last number, after those of the shuffle, is the lot.
            below: i64 = limit if limit > 1 else players
            if byte >= 256 - 256 % below:
                continue
            limit -= 1
            other = byte % below
            if limit == 0:
                lot = other
            else:
                tile = order[limit]
                order[limit] = order[other]
                order[other] = tile
        return Deal([int(tile) for tile in order], int(lot))

    def rng(self) -> Rng:
        """Return a generator for random choices other than deals, determined by the same secret."""
        key = hashlib.sha3_256(self.secret + b"/rng " + str(self.dealt).encode()).digest()
        return Rng(int.from_bytes(key[:7], "big"))
