"""A match: rounds one after the other, their totals, and who wins in the end."""

from __future__ import annotations

from capicua.core.chance import Deal, Dealer
from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.state import State


class Match:
    """Rounds until the game says that the match is over.

    ``round`` is the round being played. When it is over, ``settle`` adds its points to
    ``totals`` and files it in ``rounds``; then ``start`` deals the next one, unless
    ``is_over``.

    >>> import capicua
    >>> match = capicua.load("block").new_match(seed=7)
    >>> while not match.is_over:
    ...     while not match.round.is_over:
    ...         match.round.apply(match.round.legal_actions()[0])
    ...     match.settle()
    ...     if not match.is_over:
    ...         match.start()
    """

    def __init__(self, game: Game, dealer: Dealer, begin: bool = True) -> None:
        self.game: Game = game
        self.dealer: Dealer = dealer
        self.rounds: list[State] = []
        """The finished rounds, void ones included."""
        self.number: int = 1
        """The number of the round being played, or of the next one; void rounds do not count."""
        self.totals: list[int] = [0] * int(game.players)
        self.streak: int = 0
        """Void rounds since the last one that counted."""
        self.is_over: bool = False
        self.winners: list[int] = []
        self.round: State = game.blank(Setup())
        if begin:
            self.start()

    def start(self) -> None:
        """Deals the next round, from a new shuffle or from what is left of the last one."""
        setup = self.game.next_setup(self)
        gone = self.game.tiles_gone(self)
        if gone:
            deal = Deal([int(tile) for tile in self.last.order if tile not in gone] + gone)
        else:
            deal = self.game.draw_deal(setup, self.dealer)
        self.start_from(setup, deal)

    def start_from(self, setup: Setup, deal: Deal) -> None:
        """Starts the next round from a given setup and deal, as records do."""
        if self.is_over:
            raise ValueError("the match is over")
        self.round = self.game.deal_round(setup, deal)

    def settle(self) -> None:
        """Counts the finished round; a void one leaves totals and number as they are."""
        if not self.round.is_over:
            raise ValueError("the round is not over")
        self.rounds.append(self.round)
        if self.round.is_void:
            self.streak += 1
        else:
            self.streak = 0
            self.number += 1
            self.totals = [
                total + points
                for total, points in zip(self.totals, self.round.scores(), strict=True)
            ]
        if self.game.match_is_over(self):
            self.is_over = True
            self.winners = self.game.match_winners(self)

    @property
    def last(self) -> State:
        """The last finished round; raises ``IndexError`` before the first."""
        return self.rounds[-1]
