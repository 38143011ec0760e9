"""A game with its options: it deals rounds and defines how they make up a match.

To write a game, implement the methods marked "Every game" in ``capicua.core.kind`` (sizes,
presets), here (the match) and in ``capicua.core.round`` (the rules), and declare its ``Face``
(``capicua.core.face``) in the package:

    class Carioca(Game):
        id: ClassVar[str] = "carioca"
        seats_rule: ClassVar[str] = "CAR-1"

        def __init__(self, options: Options, players: int) -> None:
            assert isinstance(options, CariocaOptions)
            super().__init__(options, players)
            self.hand_size: i64 = options.hand_size

An option that is read during play becomes a field of the game, as a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Deal, Dealer
from capicua.core.dealing import read_deal
from capicua.core.kind import Kind
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.match import Match
    from capicua.core.sheet import ScoreSheet
    from capicua.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Kind):
    """A game with its options and its number of players: makes rounds and matches."""

    def blank(self, setup: Setup) -> State:
        """Return a round with nothing dealt.

        A game in the same module as its round makes it here. Otherwise the two modules would
        import each other, and ``present`` names the class of the round instead.
        """
        if self.rounds is None:
            raise NotImplementedError
        state: State = self.rounds(self, setup)
        return state

    # -- the match: how rounds follow one another ---------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """Return the setup of the match's next round: number, starter, totals, void rounds.

        The last round determines the starter (``State.next_starter``).
        """
        starter = match.last.next_starter() if match.rounds else NOBODY
        return Setup(match.number, int(starter), match.totals, match.streak)

    def tiles_gone(self, match: Match) -> list[int]:
        """Return the tiles used up by finished rounds, if one shuffle serves several rounds.

        The next round is dealt from the remaining tiles in their order, and these tiles come last
        in its order. Empty if every round has its own shuffle.
        """
        return []

    def match_is_over(self, match: Match) -> bool:
        """Return whether the match ends here, after a finished round.

        A match is one round unless overridden. ``match.number`` is already that of the next round.
        """
        return match.number > 1

    def match_winners(self, match: Match) -> list[int]:
        """Return the seats that win a finished match: those with the best total."""
        best = min(match.totals) if self.low_is_good else max(match.totals)
        return [seat for seat in range(self.players) if match.totals[seat] == best]

    def match_weight(self, match: Match) -> int:
        """Return how many matches of a series this one counts as: one, unless overridden."""
        return 1

    def shutout_weight(self) -> int:
        """Return the weight of a shutout in a series: one, unless overridden."""
        return 1

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """Return the score sheet for rounds with real tiles, or ``None`` if there is none."""
        sheet: ScoreSheet | None = self.face.sheet(self, setup) if self.face.sheet else None
        return sheet

    # -- rounds ------------------------------------------------------------------------

    def new_round(
        self,
        seed: int | None = None,
        *,
        order: list[str] | None = None,
        hands: list[list[str]] | None = None,
        stock: list[str] | None = None,
        number: int = 1,
        starter: int | None = None,
        totals: list[int] | None = None,
        streak: int = 0,
        pot: int = 0,
        lot: int = 0,
    ) -> State:
        """Return a round, dealt from a seed, from an order of tiles, or from hands and a stock.

        ``seed`` is any integer; with no arguments the deal is fresh. ``order`` gives
        every tile in play in dealing order. ``hands`` gives each seat's tiles; tiles in
        neither the hands nor ``stock`` follow in ascending order. ``starter`` is a seat,
        ``number`` is 1 or more, ``totals`` has a number for each seat, ``streak`` is the number of
        void rounds just before, ``pot`` is the amount left in the pool. Raises ``BadOption``
        or ``BadText`` if the setup or the deal is not valid in this game.
        """
        setup = self.setup_of(number, starter, totals, streak, pot)
        if order is not None or hands is not None:
            return self.deal_round(setup, read_deal(self, setup, order, hands, stock, lot))
        dealer = Dealer.from_seed(seed)
        return self.deal_round(setup, self.draw_deal(setup, dealer))

    def draw_deal(self, setup: Setup, dealer: Dealer) -> Deal:
        """Return the dealer's next deal that the rules accept; it records the rejected ones."""
        deal = self.shuffle(dealer)
        while self.must_redeal(setup, deal):
            again = self.shuffle(dealer)
            again.instead_of = deal
            deal = again
        return deal

    def shuffle(self, dealer: Dealer) -> Deal:
        """Return the dealer's next shuffle of the tiles in play, without checking the rules."""
        tiles = self.tiles_in_play
        deal = dealer.deal(len(tiles), int(self.players))
        return Deal([tiles[place] for place in deal.order], deal.lot)

    def deal_round(self, setup: Setup, deal: Deal) -> State:
        """Return a round from its setup and its deal."""
        state = self.blank(setup)
        state.deal(vec[i64](deal.order), deal.lot)
        return state

    def position(
        self,
        fields: Mapping[str, str],
        *,
        number: int = 2,
        starter: int | None = None,
        totals: list[int] | None = None,
        streak: int = 0,
        pot: int = 0,
    ) -> State:
        """Return a round set up by hand: each seat's tiles, the layout, the seat to act.

        The fields are those that ``State.fields`` writes; the page on positions explains
        them. Raises ``BadText`` for a field that is missing or invalid, and ``BadOption`` for a
        setup that this number of seats does not allow.
        """
        state = self.blank(self.setup_of(number, starter, totals, streak, pot))
        state.place(dict(fields))
        return state

    def setup_of(
        self,
        number: int,
        starter: int | None,
        totals: list[int] | None,
        streak: int,
        pot: int = 0,
    ) -> Setup:
        """Return the setup for the given arguments; raises ``BadOption`` if it is invalid."""
        setup = Setup(number, NOBODY if starter is None else starter, totals, streak, pot)
        setup.check(int(self.players), starter is not None)
        return setup

    def new_match(self, seed: int | None = None) -> Match:
        """Return a match with its first round dealt."""
        from capicua.core.match import Match

        return Match(self, Dealer.from_seed(seed))
