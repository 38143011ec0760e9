"""Fair deals: a promise before play, the players' cuts, and the secrets revealed afterwards.

One secret serves a match. From it a chain is made, each link the hash of the one above it; the
promise is the hash of the lowest, published before anybody is dealt a tile. The deals go up
the chain, one link for each round, together with what the players said as their cut. Once a round
has been played out its link is revealed: hashed down the chain it leads to the promise, it
gives that deal and all before it again, and says nothing of those to come.

What this proves, what it does not, and every byte of it: docs/fair-deals.md. ``verify`` checks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from capicua.core.chance import SECRET_BYTES, Dealer
from capicua.core.match import Match
from capicua.table import cuts as cutting
from capicua.table.cuts import Cut, Cuts, measured

SHORTEST: Final = 128
"""Bytes a match's secret has at least."""
LINKS: Final = 250
"""Links of a chain. Should a match ever have more rounds, the later ones share the last link,
which is then revealed only when the match is over.
"""

_LINK: Final = b"capicua link 1\n"
_PROMISE: Final = b"capicua promise 1\n"


def promise(secret: bytes, table: str) -> str:
    """What is published before play: SHA-256, in hexadecimal, for a match's secret at a table.

    Raises ``ValueError`` where the secret is shorter than ``SHORTEST``.
    """
    return _promise_of(_link(secret, 0), table)


def dealer(secret: bytes, cuts: Cuts, deal: int = 0) -> Dealer:
    """Who deals a round: fixed by the match's secret, how many deals came before, and the cuts.

    A dealer is for one round. How much white space is in a cut does not matter, and an empty one
    is none. Raises ``ValueError`` where the secret is shorter
    than ``SHORTEST``.
    """
    return _dealer_of(_link(secret, deal + 1), cuts, deal + 1)


def played_out(match: Match) -> int:
    """Return how many deals, from the first, give nothing away any more.

    Where one shuffle serves several rounds that is none before it has been played out.
    """
    if match.is_over:
        return len(match.rounds)
    return 0 if match.game.tiles_gone(match) else min(len(match.rounds), LINKS - 1)


def revealed(secret: bytes, match: Match) -> str:
    """The link of the last deal that is played out, in hexadecimal; empty before there is one."""
    count = played_out(match)
    return _link(secret, count).hex() if count else ""


def tags(secret: bytes, table: str, match: Match, cuts: Mapping[int, Cuts]) -> dict[str, str]:
    """Return the header lines by which a record is verified, without what is still secret.

    ``cuts`` has those of each deal, under the number of deals before.
    """
    return _tags(secret, table, played_out(match), cuts)


def _tags(secret: bytes, table: str, count: int, cuts: Mapping[int, Cuts]) -> dict[str, str]:
    found = {"Table": table, "Promise": promise(secret, table)}
    if count:
        found["Revealed"] = f"{count} {_link(secret, count).hex()}"
    for deal, given in sorted(cuts.items()):
        found |= cutting.tags(deal, given)
    return found


@dataclass
class Promised:
    """The secret of a match, promised to its table, and what the players have said as cuts."""

    secret: bytes
    table: str
    cuts: dict[int, dict[int, Cut]] = field(default_factory=dict)
    """Cuts by seat, under the number of deals before."""

    @cached_property
    def promise(self) -> str:
        """What is published before play."""
        return promise(self.secret, self.table)

    def dealer(self, deal: int) -> Dealer:
        """Return who deals a round, by the number of deals before it."""
        return dealer(self.secret, self.cuts.get(deal, {}), deal)

    def revealed(self, match: Match) -> str:
        """Return the link of the last deal that is played out, in hexadecimal, if there is one."""
        return revealed(self.secret, match)

    def tags(self, match: Match) -> dict[str, str]:
        """Return the header lines by which a record is verified, without what is still secret."""
        return tags(self.secret, self.table, match, self.cuts)

    def private_tags(self, deals: int) -> dict[str, str]:
        """Return the header lines by which a match goes on, and all that was dealt is verified."""
        found = _tags(self.secret, self.table, deals, self.cuts)
        return {**found, "Secret": self.secret.hex()}


@dataclass(frozen=True)
class Revealed:
    """A link that was revealed, and what anybody can do with it."""

    link: bytes
    count: int
    """How many deals it gives."""

    def promise(self, table: str) -> str:
        """Return what must have been promised at the table."""
        return _promise_of(_lowered(self.link, min(self.count, LINKS)), table)

    def dealer(self, cuts: Cuts, deal: int) -> Dealer:
        """Return who dealt one of these deals; the same as ``dealer`` of the secret."""
        steps = min(self.count, LINKS) - min(deal + 1, LINKS)
        return _dealer_of(_lowered(self.link, steps), cuts, deal + 1)


@lru_cache(16384)
def _link(secret: bytes, number: int) -> bytes:
    """A link of the chain of a match's secret; number 1 is the first deal's, 0 the lowest."""
    if len(secret) < SHORTEST:
        raise ValueError(f"the secret has {len(secret)} bytes, and {SHORTEST} are the fewest")
    return _lowered(secret, LINKS - min(number, LINKS))


def _lowered(link: bytes, steps: int) -> bytes:
    """Return the link so many steps down the chain."""
    for _ in range(steps):
        link = hashlib.shake_256(_LINK + link).digest(SECRET_BYTES)
    return link


def _promise_of(lowest: bytes, table: str) -> str:
    return hashlib.sha256(_PROMISE + measured(table) + lowest).hexdigest()


def _dealer_of(link: bytes, cuts: Cuts, number: int) -> Dealer:
    return Dealer(link + cutting.in_shuffle(number, cuts))
