"""The contract of a game: its rules as a ``Game``, one round of it as a ``State``.

A game is written by filling in the methods below that say "every game". Those that run
in a search (``deal``, ``collect``, ``advance``, ``clone``) work on machine words and
allocate nothing; everything else is built on them once, here.

Secrecy has one place. ``copy_public`` copies what everybody knows, ``copy_seat`` what
one seat knows besides, ``copy_hidden`` the rest. What a seat knows (``seen_by``) starts
empty and is filled with the first two; views, bots and ``resample`` start from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.chance import Deal, Dealer, Rng
from capicua.core.options import Options
from capicua.core.reasons import BadOption, BadText, IllegalAction, Message, Refusal
from capicua.core.tile import NO_TILE, parse_tile, set_size, tile_text
from capicua.core.worlds import Assignments, Unknowns

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.match import Match
    from capicua.core.sheet import ScoreSheet
    from capicua.core.tricks import Tricks
    from capicua.core.view import View
    from capicua.core.zones import Zone

EVERYTHING: Final = -1
"""``State.viewer`` of a real state: nothing is left out."""
SPECTATOR: Final = -2
"""``State.viewer`` of what a spectator knows."""
NOBODY: Final = -1
"""A seat number that stands for no seat."""
LOG_ROOM: Final[i64] = 48
"""Room made for the actions of a round at its deal; longer rounds make their own."""
SEAT_LETTERS: Final = "ABCDEFGHIJKL"


class Setup:
    """What a round needs to know of the match before the tiles are dealt."""

    def __init__(
        self,
        number: int = 1,
        starter: int = NOBODY,
        totals: list[int] | None = None,
        streak: int = 0,
        pot: int = 0,
    ) -> None:
        self.number: int = number
        """1 for the first round that counts; a void round keeps its number."""
        self.starter: int = starter
        """The seat the round starts from; ``NOBODY``: the game's own rule or the lot decides."""
        self.totals: list[int] = totals if totals is not None else []
        """Points of the match so far, by seat; empty for all zero."""
        self.streak: int = streak
        """How many void rounds (passed out, dead) came just before this one."""
        self.pot: int = pot
        """What is left in the pool from earlier rounds, in games for a pool."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.number, self.starter))

    def __repr__(self) -> str:
        return "Setup(" + ", ".join([f"{k}={v!r}" for k, v in self.fields().items()]) + ")"

    def fields(self) -> dict[str, object]:
        """The fields that are not at their default."""
        found: dict[str, object] = {}
        if self.number != 1:
            found["number"] = self.number
        if self.starter != NOBODY:
            found["starter"] = self.starter
        if any([total != 0 for total in self.totals]):
            found["totals"] = self.totals
        if self.streak:
            found["streak"] = self.streak
        if self.pot:
            found["pot"] = self.pot
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options and its number of players: makes rounds and matches.

    The class attributes describe the game; the catalogue reads them. ``presets`` maps a
    preset's name to an options record, the first one being the default.
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
    undo: ClassVar[str] = "consent"
    """``free`` (a solitaire, back to the last revealed tile) or ``consent``."""
    low_is_good: ClassVar[bool] = False
    """Whether few points are better than many."""
    method: ClassVar[str] = "flat"
    """How bots search it best, as measured: ``flat``, ``tree`` or ``open_hands``."""
    sense: ClassVar[int] = 90
    """How many of a hundred choices a bot thinks through by merit, when it plays on in its mind."""

    def __init__(self, options: Options, players: int) -> None:
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
                Message("bad-seats", {"seats": players, "low": low, "high": high}), self.seats_rule
            )

    # -- what every game says ---------------------------------------------------------

    seats_rule: ClassVar[str] = ""
    """The rule id behind the number of seats."""

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The named rule sets, the default first. Every game."""
        raise NotImplementedError

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """The lowest and highest number of seats under these options. Every game."""
        raise NotImplementedError

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """The number of seats when nobody says how many: four, or as near as the game has."""
        low, high = cls.seats(options)
        return max(low, min(high, 4))

    @property
    def high(self) -> int:
        """The highest number of pips on a half: 6 for a double-6 set. Every game."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """A state with nothing dealt. Every game."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """Actions are numbers from 0 to this, excluded. Every game."""
        raise NotImplementedError

    def hand_sizes(self, setup: Setup) -> list[int]:
        """How many tiles each seat is dealt, in seat order. Every game."""
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """The side each seat plays for: its own, or its partnership's."""
        return list(range(self.players))

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Whether the rules call for a new shuffle before anybody acts."""
        return False

    def removed_tile(self, setup: Setup) -> int:
        """A tile set aside before the shuffle, or ``NO_TILE``."""
        return NO_TILE

    # -- the match: how rounds follow each other ----------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """The setup of the match's next round: number, starter, totals. Every game of rounds."""
        return Setup(match.number, NOBODY, match.totals)

    def tiles_gone(self, match: Match) -> list[int]:
        """Tiles that finished rounds have used up, where one shuffle serves several rounds.

        The next round is dealt from the others, in the order in which they lay, and these
        stand at the end of its order. None: every round has a shuffle of its own.
        """
        return []

    def match_is_over(self, match: Match) -> bool:
        """Whether the match ends here, after a finished round. One round, unless overridden."""
        return match.number > 1

    def points_to_win(self) -> int:
        """The total that ends a match; 0 where a number of rounds does."""
        return 0

    def is_won(self, points: int) -> bool:
        """Whether a game for one that ended with these points is won."""
        return points > 0

    def match_winners(self, match: Match) -> list[int]:
        """The seats that win a finished match: those with the best total."""
        best = min(match.totals) if self.low_is_good else max(match.totals)
        return [seat for seat in range(self.players) if match.totals[seat] == best]

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """What a round played with real tiles is scored from; nothing if the game has no sheet."""
        return None

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
        """A round, dealt from a seed, from an order of tiles, or from hands and a stock.

        ``seed`` is any whole number; nothing at all draws a fresh deal. ``order`` gives
        every tile in play in dealing order. ``hands`` gives each seat's tiles; tiles in
        neither the hands nor ``stock`` follow in ascending order. Raises ``BadOption`` or
        ``BadText`` where the deal is not one of this game.
        """
        setup = Setup(number, NOBODY if starter is None else starter, totals, streak)
        if order is not None or hands is not None:
            return self.deal_round(setup, self.deal_from(setup, order, hands, stock, lot))
        dealer = Dealer.from_seed(seed)
        return self.deal_round(setup, self.draw_deal(setup, dealer))

    def draw_deal(self, setup: Setup, dealer: Dealer) -> Deal:
        """The dealer's next deal that the rules accept."""
        while True:
            deal = self.shuffle(dealer)
            if not self.must_redeal(setup, deal):
                return deal

    def shuffle(self, dealer: Dealer) -> Deal:
        """The dealer's next shuffle of the tiles in play, whether the rules accept it or not."""
        tiles = self.tiles_in_play
        deal = dealer.deal(len(tiles), int(self.players))
        return Deal([tiles[place] for place in deal.order], deal.lot)

    def deal_round(self, setup: Setup, deal: Deal) -> State:
        """A round from its setup and its deal."""
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
        """The deal given by an order, or by hands and a stock; raises ``BadOption``."""
        sizes = self.hand_sizes(setup)
        if order is not None:
            texts = order
        else:
            given = hands or []
            found = [len(hand) for hand in given]
            if found != sizes:
                raise BadOption(
                    Message("bad-hands", {"found": _join(found), "allowed": _join(sizes)})
                )
            texts = [text for hand in given for text in hand] + (stock or [])
        tiles = [int(parse_tile(text, self.high)) for text in texts]
        removed = self.removed_tile(setup)
        in_play = [tile for tile in self.tiles_in_play if tile != removed]
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
        """A state set up by hand: each seat's tiles, the layout, who is to act.

        The fields are those that ``State.fields`` writes, and the page on positions
        explains them. Raises ``BadText`` for a field that is missing or makes no sense.
        """
        state = self.blank(Setup(number, NOBODY if starter is None else starter, totals, streak))
        state.place(dict(fields))
        return state

    def new_match(self, seed: int | None = None) -> Match:
        """A match: rounds, totals, who starts, when it ends."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One round of a game, from the deal to the scores."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.players: i64 = game.players
        self.viewer: i64 = EVERYTHING
        self.turn: i64 = 0
        """The seat to act."""
        self.is_over: bool = False
        self.is_void: bool = False
        """Over without a result: to be dealt again, or dead."""
        self.points: vec[i64] = vec[i64]([0] * game.players)
        """Points of the round by seat, as they stand; final when ``is_over``."""
        self.log: vec[i64] = vec[i64]()
        """The actions so far."""
        self.order: vec[i64] = vec[i64]()
        """The deal; empty in what a seat sees, and in a position set up by hand."""
        self.lot: i64 = 0

    # -- what every game writes: the fast part ------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Starts the round afresh from an order of tiles. Every game; calls ``restart`` first."""
        raise NotImplementedError

    def collect(self, actions: Actions) -> None:
        """Adds the legal actions of ``turn`` in ascending order; none when over. Every game."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Takes a legal action, unchecked. Every game; calls ``record`` first."""
        raise NotImplementedError

    def copy_public(self, other: State) -> None:
        """Copies from ``other`` what everybody knows. Every game; calls this one first."""
        self.turn = other.turn
        self.is_over = other.is_over
        self.is_void = other.is_void
        self.points = other.points[:]
        self.log = other.log[:]
        self.lot = other.lot

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copies from ``other`` what ``seat`` alone knows. Every game with hidden tiles."""

    def copy_hidden(self, other: State) -> None:
        """Copies from ``other`` all that is hidden from anybody. Every game; calls this one."""
        self.order = other.order

    # -- what every game writes: words and pictures -------------------------------------

    def text(self, action: i64) -> str:
        """The action in the notation of the rule sheet. Every game."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action written in notation; raises ``BadText``.

        Reads what ``text`` writes, for every action of the action space. Games with other
        spellings override it.
        """
        wanted = " ".join(text.split())
        for action in range(self.game.action_count):
            if self.text(action) == wanted:
                return action
        raise BadText(Message("text-action", {"text": wanted}))

    def refuse(self, action: i64) -> Refusal:
        """Why an action that is not legal now is not: rule and reason. Every game."""
        raise NotImplementedError

    def label(self, action: i64) -> Message:
        """The action as a choice to be offered, in words. Every game."""
        raise NotImplementedError

    def narrate(self, action: i64) -> list[Message]:
        """What people are told when the action is taken, told before it is. Every game."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """The table as zones, as far as this state knows it. Every game."""
        raise NotImplementedError

    def fields(self) -> dict[str, str]:
        """The position as text fields, as far as this state knows it. Every game."""
        raise NotImplementedError

    def place(self, fields: dict[str, str]) -> None:
        """Sets the position up from text fields; raises ``BadText``. Every game."""
        raise NotImplementedError

    def ending(self) -> list[Message]:
        """How the finished round ended and how its points come about. Every game."""
        return []

    # -- what every game with hidden tiles writes: belief --------------------------------

    def unknowns(self) -> Unknowns:
        """Where the hidden tiles may be, from what this state's viewer knows."""
        raise NotImplementedError

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Puts each hidden tile of the unknowns in its place; ``viewer`` is still the knower.

        What has an order (a boneyard) is filled in random order. Every game that has
        ``unknowns``.
        """
        raise NotImplementedError

    def dealt(self) -> vec[i64]:
        """A deal from which this whole round came by the actions of its log, if one can be told.

        Reads only what lies where now and what everybody has seen, so that a bot may go
        through a world it imagines once more from the start. Empty: it cannot be told.
        """
        return vec[i64]()

    # -- the round as its users see it ---------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to act, ascending; empty only when the round is over."""
        actions = Actions()
        if not self.is_over:
            self.collect(actions)
        return actions.as_list()

    def why_not(self, action: int) -> Refusal | None:
        """Nothing if the action is legal now; else the rule that forbids it, and why."""
        if self.is_over:
            return Refusal("", Message("round-over"))
        if action in self.legal_actions():
            return None
        if not 0 <= action < self.game.action_count:
            return Refusal("", Message("no-such-action", {"action": action}))
        return self.refuse(action)

    def apply(self, action: int) -> None:
        """Takes an action of the seat to act; raises ``IllegalAction``, changing nothing."""
        if self.viewer != EVERYTHING:
            raise ValueError(
                "this is what one seat knows of a round; actions need the round itself"
            )
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self.advance(action)

    def clone(self) -> State:
        """An independent copy."""
        other = self.game.blank(self.setup)
        other.copy_public(self)
        other.copy_hidden(self)
        other.viewer = self.viewer
        return other

    def seen_by(self, seat: int | None) -> State:
        """What a seat knows of the round (``None``: a spectator), and nothing else."""
        known = self.game.blank(self.setup)
        known.copy_public(self)
        if seat is None:
            known.viewer = SPECTATOR
        elif not 0 <= seat < self.players:
            raise BadOption(Message("no-such-seat", {"seat": seat, "high": int(self.players) - 1}))
        else:
            known.viewer = seat
            known.copy_seat(self, seat)
        return known

    def view(self, seat: int | None = None) -> View:
        """The view of a seat, or of a spectator."""
        from capicua.core.view import View

        return View(self.seen_by(seat))

    def resample(self, seat: int, rng: Rng) -> State:
        """Another round that the seat cannot tell from this one, drawn uniformly."""
        return self.worlds(seat, 1, rng)[0]

    def worlds(self, seat: int, count: int, rng: Rng) -> list[State]:
        """So many such rounds; what the seat knows is thought through only once."""
        known = self if self.viewer == seat else self.seen_by(seat)
        unknowns = known.unknowns()
        assignments = Assignments(unknowns)
        found: list[State] = []
        for _ in range(count):
            world = known.clone()
            world.copy_seat(known, seat)
            world.viewer = seat
            world.fill_in(unknowns.tiles, assignments.sample(rng), rng)
            world.viewer = EVERYTHING
            found.append(world)
        return found

    def scores(self) -> list[int]:
        """The points of the round by seat."""
        return [int(point) for point in self.points]

    def merit(self, action: i64) -> i64:
        """How good a legal action looks to the seat to act: more is better.

        Reads only what that seat may know. The value compares the legal actions of one
        turn with each other and means nothing else. Where a game has no opinion, all are
        equal. See ``hints.py``.
        """
        return 0

    # -- what a game may add: knowledge for players and solvers -----------------------------

    def reasons(self, action: i64) -> list[Message]:
        """What speaks for a legal action of the seat to act, the weightiest first.

        Reads only what that seat may know, and says only what is true from there. Nothing
        where the game has nothing to say.
        """
        return []

    def position_key(self) -> i64:
        """A number for all that the rest of the round depends on, for tables of positions.

        Within one deal two states with the same key have the same actions, now and later,
        and the same points still to come. 0 where a game has no such number. See ``mix``.
        """
        return 0

    def trick_play(self) -> Tricks | None:
        """The tricks as an exact solver reads them, in a game of tricks with all hands open."""
        return None

    # -- for the games themselves ---------------------------------------------------------

    def restart(self, order: vec[i64], lot: i64) -> None:
        """Forgets the last round and takes the deal of the next."""
        self.order = order
        self.lot = lot
        self.turn = 0
        self.is_over = False
        self.is_void = False
        self.log = vec[i64](capacity=LOG_ROOM)
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = 0
            seat += 1

    def record(self, action: i64) -> None:
        """Writes an action into the log."""
        self.log = append(self.log, action)

    def next_seat(self, seat: i64) -> i64:
        """The seat that acts after ``seat``."""
        following: i64 = seat + 1
        if following == self.players:
            following = 0
        return following


def seat_letter(seat: i64) -> str:
    """The letter of a seat in notation: A for seat 0."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str, players: i64) -> int:
    """The seat of a letter; raises ``BadText``."""
    index = SEAT_LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= index < players:
        raise BadText(
            Message(
                "text-seat", {"text": text.strip(), "allowed": " ".join(SEAT_LETTERS[:players])}
            )
        )
    return index


def _join(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
