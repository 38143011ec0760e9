"""The rules of a game, apart from its rounds: sizes, presets, chance, the match.

A game is written by filling in the methods that say "Every game", here and in
``capicua.core.state``, and by declaring its ``Face`` (``capicua.core.face``) in the package:

    class Carioca(Game):
        id: ClassVar[str] = "carioca"
        seats_rule: ClassVar[str] = "CAR-1"

        def __init__(self, options: Options, players: int) -> None:
            assert isinstance(options, CariocaOptions)
            super().__init__(options, players)
            self.hand_size: i64 = options.hand_size

An option that is read in play becomes a field of the game, as a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Deal, Dealer
from capicua.core.dealing import read_deal
from capicua.core.knowing import Belief, Hints, Keys
from capicua.core.options import Options
from capicua.core.reasons import BadOption, Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.tile import NO_TILE, set_size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.match import Match
    from capicua.core.sheet import ScoreSheet
    from capicua.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options and its number of players: makes rounds and matches.

    The class attributes describe the game; the catalogue reads them. An object never changes
    once it is made: all its rounds and worlds share it.
    """

    id: ClassVar[str] = ""
    """Snake case; the folder, the address and the records use it."""
    version: ClassVar[int] = 1
    """Grows when behaviour changes, so that old records replay or say why not."""
    family: ClassVar[str] = ""
    """The family whose strings the game shares (``line``, ``train`` …)."""
    genre: ClassVar[str] = ""
    """What kind of game people call it: ``line``, ``trains``, ``tricks``, ``melds``, ``fishing``,
    ``betting``, ``solitaire`` or ``other``."""
    known_as: ClassVar[tuple[str, ...]] = ()
    """Rule sets that people look for by names of their own; the lobby lists them with the game."""
    undo: ClassVar[str] = "consent"
    """``free`` (a solitaire, back to the last revealed tile) or ``consent``."""
    low_is_good: ClassVar[bool] = False
    """Whether few points are better than many."""
    method: ClassVar[str] = "flat"
    """How bots search it best, as measured: ``flat``, ``tree`` or ``open_hands``."""
    sense: ClassVar[int] = 90
    """How many of a hundred choices a bot thinks through by merit, when it plays on in its mind."""

    face: ClassVar[Any] = None
    """How the game shows itself, as its ``__init__.py`` declares: see ``capicua.core.face``."""
    rounds: ClassVar[Any] = None
    """The class of its rounds, where ``__init__.py`` declares it: then ``blank`` makes these."""

    def __init__(self, options: Options, players: int) -> None:
        face = self.face
        if face is None:
            raise TypeError(
                f"{type(self).__name__} has no face: call present({self.id!r}, Face(…))"
            )
        self.hints: Hints[Any] = face.hints
        self.belief: Belief[Any] = face.belief
        self.keys: Keys[Any] = face.keys
        self.options: Options = options
        self.players: i64 = players
        self.effort: int = 100
        """How much of a level's work a bot does, in hundredths.

        More where luck hides what a choice is worth, less where playing on takes long; chosen
        in part by judgement (``docs/bots.md``).
        """
        self.concede: i64 = -1
        """The action that gives a round up, listed last; nobody does so playing on in the mind."""
        self.horizon: int = 0
        """How many actions a bot plays on in its mind, where points are won all along; 0: all."""
        low, high = self.seats(options)
        if not low <= players <= high:
            raise BadOption(
                Message("bad-seats", {"seats": players, "low": low, "high": high}),
                self.rule_of_seats(options),
            )

    # -- what every game says ---------------------------------------------------------

    seats_rule: ClassVar[str] = ""
    """The rule id behind the number of seats."""

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the rule id behind the number of seats under these options."""
        return cls.seats_rule

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The named rule sets as options records, the default first. Every game.

        Each has the strings ``preset-<name>`` and ``preset-<name>.about``.
        """
        raise NotImplementedError

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the lowest and highest number of seats under these options. Every game."""
        raise NotImplementedError

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return the number of seats when nobody says how many: four, or as near as there is."""
        low, high = cls.seats(options)
        return max(low, min(high, 4))

    @property
    def high(self) -> int:
        """The highest number of pips on a half: 6 for a double-6 set. Every game."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """Return a round with nothing dealt.

        A game in the same module as its round makes it here. Otherwise the two would import
        each other, and ``present`` is told of the round instead.
        """
        if self.rounds is None:
            raise NotImplementedError
        state: State = self.rounds(self, setup)
        return state

    @property
    def action_count(self) -> int:
        """Actions are numbers from 0 to this, excluded. Every game."""
        raise NotImplementedError

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return how many tiles each seat is dealt, in seat order. Every game.

        Zeros where hands are not dealt at once.
        """
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """The side each seat plays for: its own, or its partnership's."""
        return list(range(self.players))

    @property
    def is_silent(self) -> bool:
        """Whether nobody at the table talks while a round is played, spectators included."""
        return False

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether the rules call for a new shuffle before anybody acts."""
        return False

    def removed_tile(self, setup: Setup) -> int:
        """Return a tile set aside before the shuffle, or ``NO_TILE``.

        It stands last in the order that ``State.deal`` gets.
        """
        return NO_TILE

    # -- the match: how rounds follow each other ----------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """Return the setup of the match's next round: number, starter, totals, void rounds.

        The last round knows who starts the next one (``State.next_starter``).
        """
        starter = match.last.next_starter() if match.rounds else NOBODY
        return Setup(match.number, int(starter), match.totals, match.streak)

    def tiles_gone(self, match: Match) -> list[int]:
        """Tiles that finished rounds have used up, where one shuffle serves several rounds.

        The next round is dealt from the others, in the order in which they lay, and these
        stand at the end of its order. None: every round has a shuffle of its own.
        """
        return []

    def match_is_over(self, match: Match) -> bool:
        """Return whether the match ends here, after a finished round.

        One round, unless overridden. ``match.number`` is already that of the next round.
        """
        return match.number > 1

    def points_to_win(self) -> int:
        """Return the total that ends a match; 0 where a number of rounds does."""
        return 0

    def is_won(self, points: int) -> bool:
        """Return whether a game for one that ended with these points is won."""
        return points > 0

    def match_winners(self, match: Match) -> list[int]:
        """Return the seats that win a finished match: those with the best total."""
        best = min(match.totals) if self.low_is_good else max(match.totals)
        return [seat for seat in range(self.players) if match.totals[seat] == best]

    def match_weight(self, match: Match) -> int:
        """Return what a finished match counts in a series of matches: one, unless overridden."""
        return 1

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """Return what a round with real tiles is scored from; nothing if there is no sheet."""
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
        lot: int = 0,
    ) -> State:
        """Return a round, dealt from a seed, from an order of tiles, or from hands and a stock.

        ``seed`` is any whole number; nothing at all draws a fresh deal. ``order`` gives
        every tile in play in dealing order. ``hands`` gives each seat's tiles; tiles in
        neither the hands nor ``stock`` follow in ascending order. ``starter`` is a seat,
        ``number`` is 1 or more, ``totals`` has a number for each seat. Raises ``BadOption``
        or ``BadText`` where the setup or the deal is not one of this game.
        """
        setup = self.setup_of(number, starter, totals, streak)
        if order is not None or hands is not None:
            return self.deal_round(setup, self.deal_from(setup, order, hands, stock, lot))
        dealer = Dealer.from_seed(seed)
        return self.deal_round(setup, self.draw_deal(setup, dealer))

    def draw_deal(self, setup: Setup, dealer: Dealer) -> Deal:
        """Return the dealer's next deal that the rules accept."""
        while True:
            deal = self.shuffle(dealer)
            if not self.must_redeal(setup, deal):
                return deal

    def shuffle(self, dealer: Dealer) -> Deal:
        """Return the dealer's next shuffle of the tiles in play, accepted by the rules or not."""
        tiles = self.tiles_in_play
        deal = dealer.deal(len(tiles), int(self.players))
        return Deal([tiles[place] for place in deal.order], deal.lot)

    def deal_round(self, setup: Setup, deal: Deal) -> State:
        """Return a round from its setup and its deal."""
        state = self.blank(setup)
        state.deal(vec[i64](deal.order), deal.lot)
        return state

    def deal_from(
        self,
        setup: Setup,
        order: list[str] | None,
        hands: list[list[str]] | None,
        stock: list[str] | None,
        lot: int,
    ) -> Deal:
        """Return the deal given by an order, or by hands and a stock; raises ``BadOption``."""
        if not 0 <= lot < self.players:
            raise BadOption(Message("bad-lot", {"seat": lot, "high": int(self.players) - 1}))
        removed = self.removed_tile(setup)
        in_play = [tile for tile in self.tiles_in_play if tile != removed]
        tiles = read_deal(order, hands, stock, self.hand_sizes(setup), in_play, self.high)
        aside = [removed] if removed != NO_TILE else []
        deal = Deal(tiles + aside, lot)
        if self.must_redeal(setup, deal):
            raise BadOption(Message("must-redeal"))
        return deal

    def position(
        self,
        fields: Mapping[str, str],
        *,
        number: int = 2,
        starter: int | None = None,
        totals: list[int] | None = None,
        streak: int = 0,
    ) -> State:
        """Return a round set up by hand: each seat's tiles, the layout, who is to act.

        The fields are those that ``State.fields`` writes, and the page on positions
        explains them. Raises ``BadText`` for a field that is missing or makes no sense, and
        ``BadOption`` for a setup that this number of seats does not have.
        """
        state = self.blank(self.setup_of(number, starter, totals, streak))
        state.place(dict(fields))
        return state

    def setup_of(
        self, number: int, starter: int | None, totals: list[int] | None, streak: int
    ) -> Setup:
        """Return the setup somebody asks for; raises ``BadOption`` where there is no such."""
        setup = Setup(number, NOBODY if starter is None else starter, totals, streak)
        setup.check(int(self.players), starter is not None)
        return setup

    def new_match(self, seed: int | None = None) -> Match:
        """Return a match, its first round dealt."""
        from capicua.core.match import Match

        return Match(self, Dealer.from_seed(seed))

    @property
    def tiles_in_play(self) -> list[int]:
        """The tiles that are shuffled and dealt, ascending: the whole set, unless overridden."""
        return list(range(int(set_size(self.high))))

    @property
    def tile_count(self) -> int:
        """The number of tiles in play."""
        return len(self.tiles_in_play)

    def __repr__(self) -> str:
        return f"<{self.id}, {self.players} seats, {self.options!r}>"
