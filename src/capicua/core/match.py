"""A match: a sequence of rounds, their totals, and the winners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from capicua.core.messages import Message
from capicua.core.outcome import Outcome
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Dealer

if TYPE_CHECKING:
    from capicua.core.game import Game
    from capicua.core.state import State


class Match:
    """A sequence of rounds, until the game ends the match.

    ``round`` is the current round. When it is over, ``settle`` adds its points to ``totals`` and
    appends it to ``rounds``; then ``start`` deals the next one, unless ``is_over``.

    Iterating over a match gives its rounds; ``settle`` and ``start`` are called in between:

    >>> import capicua
    >>> match = capicua.load("block").new_match(seed=7)
    >>> for state in match:
    ...     while not state.is_over:
    ...         state.apply(state.legal_actions()[0])
    >>> match.outcome().winners == tuple(match.winners)
    True
    """

    def __init__(self, game: Game, dealer: Dealer, begin: bool = True) -> None:
        self.game: Game = game
        self.dealer: Dealer = dealer
        self.rounds: list[State] = []
        """The finished rounds, void ones included."""
        self.number: int = 1
        """The number of the current or next round; void rounds do not count."""
        self.totals: list[int] = [0] * int(game.players)
        self.streak: int = 0
        """The number of void rounds since the last one that counted."""
        self.is_over: bool = False
        self.winners: list[int] = []
        self.sent_back: list[Deal] = []
        """Deals that the rules rejected before the current round."""
        self.round: State = game.blank(Setup())
        if begin:
            self.start()

    def start(self) -> None:
        """Deal the next round, from a new shuffle or from the rest of the last one."""
        setup = self.game.next_setup(self)
        gone = self.game.tiles_gone(self)
        if gone:
            deal = Deal([int(tile) for tile in self.last.order if tile not in gone] + gone)
        else:
            deal = self.game.draw_deal(setup, self.dealer)
        self.start_from(setup, deal)
        before = deal.instead_of
        while before is not None:
            self.sent_back.insert(0, before)
            before = before.instead_of

    def told_of_redeals(self) -> list[Message]:
        """Return the reason for each redeal before this round."""
        words = self.game.presentation.words
        setup = self.round.setup
        return [said for deal in self.sent_back for said in words.redealt(self.game, setup, deal)]

    def start_from(self, setup: Setup, deal: Deal) -> None:
        """Start the next round from a given setup and deal, as records do."""
        if self.is_over:
            raise ValueError("the match is over")
        self.sent_back = []
        self.round = self.game.deal_round(setup, deal)

    def settle(self) -> None:
        """Score the finished round; a void one leaves totals and number as they are."""
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

    def outcome(self) -> Outcome:
        """Return the totals and the winners; raises ``ValueError`` before the match is over."""
        if not self.is_over:
            raise ValueError(f"the match is not over: round {self.number} is to be played")
        return Outcome(tuple(self.totals), tuple(self.winners))

    def __iter__(self) -> Iterator[State]:
        """Yield each round to be played, the current one first, until the match is over.

        Raises ``ValueError`` if a round is not over when the next one is requested.
        """
        while not self.is_over:
            if self.rounds and self.rounds[-1] is self.round:
                self.start()
            yield self.round
            if not (self.rounds and self.rounds[-1] is self.round):
                self.settle()

    # -- as a value ------------------------------------------------------------------------------

    def __copy__(self) -> Match:
        """Return an independent match; finished rounds, which never change, are shared."""
        other = Match(self.game, Dealer(self.dealer.secret, self.dealer.dealt), begin=False)
        other.rounds = list(self.rounds)
        other.number = self.number
        other.totals = list(self.totals)
        other.streak = self.streak
        other.is_over = self.is_over
        other.winners = list(self.winners)
        other.sent_back = list(self.sent_back)
        is_settled = bool(self.rounds) and self.rounds[-1] is self.round
        other.round = self.round if is_settled else self.round.clone()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        values = (self.rounds, self.number, self.totals, self.streak, self.is_over, self.winners)
        return restored, (self.game, self.dealer, self.round, values)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and self.number == other.number
            and self.is_over == other.is_over
            and self.dealer == other.dealer
            and self.game == other.game
            and self.round == other.round
            and self.rounds == other.rounds
        )

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Match', which changes as it is played")

    def __repr__(self) -> str:
        where = f"won by {self.winners}" if self.is_over else f"round {self.number}"
        return f"<match of {self.game!r} {self.dealer!r}, {where}, totals {self.totals}>"

    def __str__(self) -> str:
        """Return the current round as text, with the totals."""
        return str(self.round)

    def _repr_svg_(self) -> str:
        """Return the current round as a picture, for notebooks."""
        return self.round._repr_svg_()


def restored(game: Game, dealer: Dealer, round: State, values: tuple[Any, ...]) -> Match:
    """Return the match that was pickled."""
    match = Match(game, dealer, begin=False)
    match.round = round
    match.rounds, match.number, match.totals, match.streak, match.is_over, match.winners = values
    return match


def winners_of(state: State) -> list[int]:
    """Return the winners if the match were this round alone; empty if all seats tie."""
    match = Match(state.game, Dealer(b""), begin=False)
    match.round = state
    match.rounds = [state]
    match.number = 2
    match.totals = state.scores()
    winners = state.game.match_winners(match)
    return [] if len(winners) == state.players > 1 else winners
