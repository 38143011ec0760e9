"""A game with its options: it deals rounds and defines how they make up a match.

To write a game, implement the methods marked "Every game" here (sizes, presets, the match) and in
``capicua.core.state`` (the rules), and declare its ``Presentation`` in the package
(``capicua.core.presentation``):

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

import warnings
from typing import TYPE_CHECKING, Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Belief, Hints, Keys
from capicua.core.match import Match
from capicua.core.messages import BadOption, Message
from capicua.core.options import Options, Presets
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import NO_TILE, PIPS, parse_tile, set_size, tile_text
from capicua.core.weights import weighted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.sheet import ScoreSheet
    from capicua.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options and its number of players: makes rounds and matches.

    The class attributes describe the game; the catalogue reads them. Instances are immutable:
    all rounds and worlds of a game share one.
    """

    id: ClassVar[str] = ""
    """Snake case; used for the folder, the URL and the records."""
    version: ClassVar[int] = 1
    """Increased when behaviour changes; old records are then replayed or rejected with a reason."""
    reads_from: ClassVar[int] = 0
    """The oldest version whose records, in notation, replay identically under this one.

    If it is 0, no earlier version does. For a version that only renumbered actions: stored tables
    hold action numbers, records do not.
    """
    earlier: ClassVar[Any] = {}
    """Classes of earlier versions that are still playable, by version, for unfinished tables."""
    family: ClassVar[str] = ""
    """The family whose strings the game shares (``line``, ``train`` …)."""
    genre: ClassVar[str] = ""
    """The genre players look for: ``line``, ``trains``, ``tricks``, ``melds``, ``fishing``,
    ``betting``, ``solitaire`` or ``other``."""
    rule_sets: ClassVar[Presets] = {}
    """The named rule sets as options records, the default first. Every game.

    Each has the strings ``preset-<name>`` and ``preset-<name>.about``.
    """
    known_as: ClassVar[tuple[str, ...]] = ()
    """Presets known under their own names; the lobby lists them next to the game."""
    undo: ClassVar[str] = "consent"
    """Undo policy: ``free`` (solitaires: back to the last revealed tile) or ``consent``."""
    low_is_good: ClassVar[bool] = False
    """Whether fewer points are better."""
    method: ClassVar[str] = "flat"
    """The bots' search method that performed best: ``flat``, ``tree`` or ``open_hands``."""
    sense: ClassVar[int] = 90
    """The percentage of choices in a playout that follow the heuristic score."""
    player_sense: ClassVar[int] = 90
    """The same in playouts that say how often a person would win, even if searches use another."""
    temper: ClassVar[int] = 50
    """How closely others are thought to follow it: on a scale from the best action, 0, to the
    worst, 100, the distance that makes an action e times less likely (``training/belief.py``)."""
    whims: ClassVar[int] = 0
    """The percentage of choices that others are thought to make at random."""

    presentation: ClassVar[Any] = None
    """Its words, picture and hints, declared in its ``__init__.py``."""
    rounds: ClassVar[Any] = None
    """The class of its rounds if ``__init__.py`` declares it; ``blank`` then makes these."""

    def __init__(self, options: Options, players: int) -> None:
        presentation = self.presentation
        if presentation is None:
            raise TypeError(
                f"{type(self).__name__} has no presentation: "
                f"call present({type(self).__name__}, Presentation(…))"
            )
        row = self.weights_row(options, players)
        self.hints: Hints[Any] = weighted(presentation.hints, type(self), row)
        self.belief: Belief[Any] = presentation.belief
        self.keys: Keys[Any] = presentation.keys
        self.options: Options = options
        self.players: i64 = players
        self._deck: list[int] = []
        self.texts: dict[int, str] = {}
        """Actions in notation, kept when first asked for, unless their parts vary."""
        self.effort: int = 100
        """The bots' work as a percentage of their level's budget.

        Higher if luck hides the value of a choice, lower if playouts are slow; chosen partly by
        judgement (``docs/bots.md``).
        """
        self.concede: i64 = -1
        """The action that concedes a round, listed last; playouts never take it. -1: none."""
        self.horizon: int = 0
        """Playout length in actions, for games that score throughout; 0: the whole round."""
        low, high = self.seats(options)
        if not low <= players <= high:
            raise BadOption(
                Message("bad-seats", {"seats": players, "low": low, "high": high}),
                self.rule_of_seats(options),
            )

    # -- for every game to define --------------------------------------------------------

    seats_rule: ClassVar[str] = ""
    """The id of the rule for the number of seats."""

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the id of the rule for the number of seats under these options."""
        return cls.seats_rule

    @classmethod
    def presets(cls) -> Presets:
        """Return the named rule sets, the default first."""
        if not cls.rule_sets:
            raise NotImplementedError
        return cls.rule_sets

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the lowest and highest number of seats under these options. Every game."""
        raise NotImplementedError

    @classmethod
    def weights_row(cls, options: Options, players: int) -> str:
        """Return the name of the fitted weights to use, such as the number of players."""
        return str(players)

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return the default number of seats: four, or the nearest number allowed."""
        low, high = cls.seats(options)
        return max(low, min(high, 4))

    @property
    def high(self) -> int:
        """The highest number of pips on a half: 6 for a double-6 set. Every game."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """The number of actions; actions are numbered from 0. Every game."""
        raise NotImplementedError

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the number of tiles dealt to each seat, in seat order. Every game.

        Zeros if hands are not dealt at the start.
        """
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """The side each seat plays for: itself, or its partnership."""
        return list(range(self.players))

    @property
    def is_silent(self) -> bool:
        """Whether talking is forbidden during a round, for spectators as well."""
        return False

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether the rules require a new shuffle before the first action."""
        return False

    def removed_tile(self, setup: Setup) -> int:
        """Return a tile set aside before the shuffle, or ``NO_TILE``.

        It is last in the order that ``State.deal`` gets.
        """
        return NO_TILE

    def points_to_win(self) -> int:
        """Return the total that ends a match; 0 if a number of rounds ends it."""
        return 0

    def points_limit(self) -> int:
        """Return the bound of a round's points in observations, where more is cut off.

        The target of the match or the pips of all tiles, whichever is more, unless overridden.
        """
        return max(self.points_to_win(), self.pips_in_play())

    def totals_limit(self) -> int:
        """Return the bound of a match's totals in observations, where more is cut off.

        Twice the target, or ten rounds if there is none, unless overridden.
        """
        return 2 * self.points_to_win() or 10 * self.points_limit()

    def pips_in_play(self) -> int:
        """Return the pips of all tiles of the game."""
        return sum([int(PIPS[tile]) for tile in self.tiles_in_play])

    def is_won(self, points: int) -> bool:
        """Return whether a single-player game that ended with these points is won."""
        return points > 0

    @property
    def face(self) -> Any:
        """The presentation; a former name, removed in 0.4."""
        warnings.warn("Game.face is now Game.presentation", DeprecationWarning, stacklevel=2)
        return self.presentation

    @property
    def tiles_in_play(self) -> list[int]:
        """The tiles that are shuffled and dealt, ascending: the whole set, unless overridden."""
        return list(range(int(set_size(self.high))))

    @property
    def tile_count(self) -> int:
        """The number of tiles in play."""
        return len(self.deck())

    def deck(self) -> list[int]:
        """Return ``tiles_in_play``, made once; not to be changed."""
        if not self._deck:
            self._deck = self.tiles_in_play
        return self._deck

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
        sheet: ScoreSheet | None = (
            self.presentation.sheet(self, setup) if self.presentation.sheet else None
        )
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
        tiles = self.deck()
        deal = dealer.deal(len(tiles), int(self.players))
        if tiles[-1] == len(tiles) - 1:  # the whole set
            return deal
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
        return Match(self, Dealer.from_seed(seed))

    # -- as a value ------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and type(self) is type(other)
            and self.players == other.players
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.id, int(self.players), self.options))

    def __repr__(self) -> str:
        preset, changed = preset_of(self)
        values = {"preset": preset, "players": int(self.players)}
        for name in changed:
            value = getattr(self.options, name)
            values[name] = value if isinstance(value, bool | int | str) else changed[name]
        given = [f", {name}={value!r}" for name, value in values.items()]
        return f"capicua.load({self.id!r}{''.join(given)})"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options, int(self.players))


def preset_of(game: Game) -> tuple[str, dict[str, str]]:
    """Return the preset closest to a game's options, and the options that differ, as text."""
    presets = type(game).presets()
    best = min(presets, key=lambda name: len(game.options.differences(presets[name])))
    return best, game.options.differences(presets[best])


def read_deal(
    game: Game,
    setup: Setup,
    order: list[str] | None,
    hands: list[list[str]] | None,
    stock: list[str] | None,
    lot: int,
) -> Deal:
    """Return the deal given by an order, or by hands and a stock.

    ``order`` names every tile in play. ``hands`` has the tiles of each seat; tiles in neither
    the hands nor ``stock`` follow in ascending order. Raises ``BadOption`` or ``BadText``.
    """
    if not 0 <= lot < game.players:
        raise BadOption(Message("bad-lot", {"seat": lot, "high": int(game.players) - 1}))
    removed = game.removed_tile(setup)
    in_play = [tile for tile in game.tiles_in_play if tile != removed]
    if order is not None:
        texts = order
    else:
        given = hands or []
        found, sizes = [len(hand) for hand in given], game.hand_sizes(setup)
        if found != sizes:
            raise BadOption(Message("bad-hands", {"found": _join(found), "allowed": _join(sizes)}))
        texts = [text for hand in given for text in hand] + (stock or [])
    tiles = [int(parse_tile(text, game.high)) for text in texts]
    for index, tile in enumerate(tiles):
        if tile in tiles[:index]:
            raise BadOption(Message("tile-twice", {"tile": tile_text(tile)}))
        if tile not in in_play:
            raise BadOption(Message("tile-unused", {"tile": tile_text(tile)}))
    missing = [tile for tile in in_play if tile not in tiles]
    if order is not None and missing:
        raise BadOption(Message("tile-missing", {"tile": tile_text(missing[0])}))
    aside = [removed] if removed != NO_TILE else []
    deal = Deal(tiles + missing + aside, lot)
    if game.must_redeal(setup, deal):
        raise BadOption(Message("must-redeal"))
    return deal


def _join(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
