"""The deals of a whole event from one secret: committed before it starts, revealed set by set.

The chain is that of fair deals at a table (``capicua.table.fairness``, docs/fair-deals.md): set n
of the event uses link n, and a revealed link proves all sets up to its own and says nothing about
later ones. The deals of a set follow each other in the stream of its link.
"""

from __future__ import annotations

from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import tile_text
from capicua.table.fairness.commitment import LINKS, CommittedDeals, Revealed
from capicua.tournament.settings import Rules, refuse


class EventDeals:
    """The deals of an event, from its secret or from a revealed link."""

    def __init__(self, source: CommittedDeals | Revealed) -> None:
        self.source = source

    @staticmethod
    def of_secret(secret: bytes, event: str) -> EventDeals:
        """Return the deals of a secret; ``event`` is the name that the commitment is bound to."""
        return EventDeals(CommittedDeals(secret, event))

    @staticmethod
    def of_link(link: str, sets: int) -> EventDeals:
        """Return the deals that a revealed link proves."""
        return EventDeals(Revealed(bytes.fromhex(link), sets))

    def promise(self, event: str) -> str:
        """Return the commitment: SHA-256, in hexadecimal."""
        if isinstance(self.source, Revealed):
            return self.source.promise(event)
        return self.source.promise

    def link(self, sets: int) -> str:
        """Return the link that reveals the first sets; needs the secret."""
        assert isinstance(self.source, CommittedDeals)
        words = self.source.private_tags(sets)
        return words["Revealed"].split()[1]

    def deal(self, rules: Rules, set: int, place: int) -> State:
        """Return a deal of a set as a round that begins; both are counted from 1."""
        return rules.load().deal_round(Setup(), self.drawn(rules, set, place))

    def hands(self, rules: Rules, set: int, place: int) -> list[list[str]]:
        """Return the tiles of each seat in a deal, as text, the highest first."""
        order = [int(tile) for tile in self.drawn(rules, set, place).order]
        found, at = [], 0
        for size in rules.load().hand_sizes(Setup()):
            hand = sorted(order[at : at + int(size)], reverse=True)
            found.append([tile_text(tile) for tile in hand])
            at += int(size)
        return found

    def starter(self, rules: Rules, set: int, place: int) -> int:
        """Return the seat that acts first in a deal, which some games draw by lot."""
        return int(self.deal(rules, set, place).turn)

    def drawn(self, rules: Rules, set: int, place: int) -> Deal:
        """Return the order of the tiles in a deal of a set, and its lot."""
        if set > LINKS:
            raise refuse("too-many-sets", set=set, high=LINKS)
        game = rules.load()
        dealer = self._dealer(set)
        for _ in range(place - 1):
            game.draw_deal(Setup(), dealer)
        return game.draw_deal(Setup(), dealer)

    def _dealer(self, set: int) -> Dealer:
        if isinstance(self.source, Revealed):
            if set > self.source.count:
                raise refuse("set-hidden", set=set, high=self.source.count)
            return self.source.dealer({}, set - 1)
        return self.source.dealer(set - 1)
