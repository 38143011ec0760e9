"""Fair deals: a commitment before play, the players' cuts, and secrets revealed afterwards.

One secret serves a match. It is the top of a hash chain in which each link is the hash of the
link above it. The commitment (``promise``) is a hash of the lowest link, published before any
tile is dealt. Deals use the links from the bottom up, one for each round, combined with the
players' cuts. After a round its link is revealed: hashing it down the chain leads to the
commitment and reproduces that deal and all earlier ones, but reveals nothing about later ones.

docs/fair-deals.md explains what this proves and specifies every byte; ``verify`` checks records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from capicua.core.match import Match
from capicua.core.tiles.random import SECRET_BYTES, Dealer
from capicua.table.fairness import cuts as cutting
from capicua.table.fairness.cuts import Cut, Cuts, measured

SHORTEST: Final = 128
"""The minimum length of a match's secret, in bytes."""
LINKS: Final = 250
"""The number of links in a chain. If a match has more rounds, the later ones share the last
link, which is then revealed only when the match is over.
"""
PART: Final = 8
"""The number of neighbouring links that are kept when one of them is needed."""

_LINK: Final = b"capicua link 1\n"
_PROMISE: Final = b"capicua promise 1\n"


def promise(secret: bytes, table: str) -> str:
    """Return the commitment to a match's secret at a table: SHA-256, in hexadecimal.

    Raises ``ValueError`` if the secret is shorter than ``SHORTEST``.
    """
    return _promise_of(_link(secret, 0), table)


def dealer(secret: bytes, cuts: Cuts, deal: int = 0) -> Dealer:
    """Return the dealer of one round, determined by the secret, the cuts and the deal's index.

    ``deal`` is the number of deals before this one. Runs of white space in a cut count as one
    space, and an empty cut is ignored. Raises ``ValueError`` if the secret is shorter than
    ``SHORTEST``.
    """
    return _dealer_of(_link(secret, deal + 1), cuts, deal + 1)


def played_out(match: Match) -> int:
    """Return the number of deals, from the first, whose links can be revealed.

    It is 0 while a shuffle that serves several rounds is still being dealt from.
    """
    if match.is_over:
        return len(match.rounds)
    return 0 if match.game.tiles_gone(match) else min(len(match.rounds), LINKS - 1)


def revealed(secret: bytes, match: Match) -> str:
    """Return the link of the last deal played out, in hexadecimal; empty if there is none."""
    count = played_out(match)
    return _link(secret, count).hex() if count else ""


def tags(secret: bytes, table: str, match: Match, cuts: Mapping[int, Cuts]) -> dict[str, str]:
    """Return the header lines for verifying a record, without anything still secret.

    ``cuts`` has the cuts of each deal, under the number of deals before it.
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
class CommittedDeals:
    """The secret of a match, committed to its table, and the players' cuts."""

    secret: bytes
    table: str
    cuts: dict[int, dict[int, Cut]] = field(default_factory=dict)
    """The cuts by seat, under the number of deals before them."""

    @cached_property
    def promise(self) -> str:
        """The commitment, published before play."""
        return promise(self.secret, self.table)

    def dealer(self, deal: int) -> Dealer:
        """Return the dealer of a round; ``deal`` is the number of deals before it."""
        return dealer(self.secret, self.cuts.get(deal, {}), deal)

    def private_tags(self, deals: int) -> dict[str, str]:
        """Return the header lines for resuming a match and verifying all its deals so far."""
        found = _tags(self.secret, self.table, deals, self.cuts)
        return {**found, "Secret": self.secret.hex()}


@dataclass(frozen=True)
class Revealed:
    """A revealed link of the chain, and everything that can be derived from it."""

    link: bytes
    count: int
    """The number of deals it reproduces."""

    def promise(self, table: str) -> str:
        """Return the commitment that must have been published at the table."""
        return _promise_of(_lowered(self.link, min(self.count, LINKS)), table)

    def dealer(self, cuts: Cuts, deal: int) -> Dealer:
        """Return the dealer of one of these deals; equal to ``dealer`` with the match's secret."""
        steps = min(self.count, LINKS) - min(deal + 1, LINKS)
        return _dealer_of(_lowered(self.link, steps), cuts, deal + 1)


def _link(secret: bytes, number: int) -> bytes:
    """Return a link of a secret's chain: 0 is the lowest, 1 belongs to the first deal."""
    part, index = divmod(min(number, LINKS), PART)
    return _part_of_chain(secret, part)[index]


@lru_cache(4096)
def _part_of_chain(secret: bytes, part: int) -> tuple[bytes, ...]:
    """Return ``PART`` links of a secret's chain, or the rest of it, from the lowest.

    The chain is computed from its top but used from the bottom: one by one, each deal would
    need hundreds of hashes.
    """
    if len(secret) < SHORTEST:
        raise ValueError(f"secret too short: {len(secret)} bytes, expected at least {SHORTEST}")
    lowest, highest = part * PART, min(part * PART + PART - 1, LINKS)
    links = [_lowered(secret, LINKS - highest)]
    for _ in range(lowest, highest):
        links.append(_lowered(links[-1], 1))
    return tuple(reversed(links))


def _lowered(link: bytes, steps: int) -> bytes:
    """Return the link ``steps`` below the given one in the chain."""
    for _ in range(steps):
        link = hashlib.shake_256(_LINK + link).digest(SECRET_BYTES)
    return link


def _promise_of(lowest: bytes, table: str) -> str:
    return hashlib.sha256(_PROMISE + measured(table) + lowest).hexdigest()


def _dealer_of(link: bytes, cuts: Cuts, number: int) -> Dealer:
    return Dealer(link + cutting.in_shuffle(number, cuts))
