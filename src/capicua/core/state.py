"""One round of a game, from the deal to the scores.

A game writes ``deal``, ``collect`` and ``advance``, which are the rules, and extends
``copy_public``, ``copy_seat`` and ``copy_hidden`` for every field that it adds. They run in a
search: where they are to be fast, they work on machine words and allocate nothing. Everything
else is built on them once, here; words, pictures, hints and beliefs come from the game's face
(``capicua.core.face``).

    class CariocaRound(State[Carioca]):
        def __init__(self, game: Carioca, setup: Setup) -> None:
            super().__init__(game, setup)
            self.hands = Hands(self.players, 1)

        def deal(self, order: vec[i64], lot: i64) -> None:
            self.restart(order, lot)
            self.hands.clear()
            size = self.game.hand_size
            for seat in range(self.players):
                self.hands.deal(seat, order, seat * size, (seat + 1) * size)

Secrecy has one place. ``copy_public`` copies what everybody knows, ``copy_seat`` what
one seat knows besides, ``copy_hidden`` the rest. What a seat knows (``seen_by``) starts
empty and is filled with the first two; views, bots and ``resample`` start from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.game import Game
from capicua.core.generics import TypeVar
from capicua.core.parts import Part
from capicua.core.reasons import BadOption, IllegalAction, Message, Refusal
from capicua.core.seats import EVERYTHING, NOBODY, SPECTATOR
from capicua.core.setup import Setup
from capicua.core.worlds import Assignments, Unknowns

if TYPE_CHECKING:
    from capicua.core.tricks import Tricks
    from capicua.core.view import View
    from capicua.core.zones import Zone

LOG_ROOM: Final[i64] = 48
"""Room made for the actions of a round at its deal; longer rounds make their own."""

G = TypeVar("G", bound=Game, covariant=True, default=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[G]):
    """One round of a game, from the deal to the scores.

    ``State[Carioca]`` says that ``self.game`` is a ``Carioca``. A round is used many times over,
    so ``__init__`` makes all fields, and ``deal`` sets every one of them anew.
    """

    def __init__(self, game: G, setup: Setup) -> None:
        self.game: G = game
        """The game with its options; its fields are read as ``self.game.x``."""
        self.setup: Setup = setup
        """What the match says of the round: its number, who starts, the totals."""
        self.players: i64 = game.players
        self.viewer: i64 = EVERYTHING
        """Whose knowledge this is: a seat, ``SPECTATOR``, or ``EVERYTHING`` in a real round."""
        self.turn: i64 = 0
        """The seat to act."""
        self.is_over: bool = False
        """Whether the round has ended; ``advance`` sets it, with the points."""
        self.is_void: bool = False
        """Over without a result: to be dealt again, or dead."""
        self.ends_match: bool = False
        """Over, and the match with it, whatever the game says of totals."""
        self.points: vec[i64] = vec[i64]([0] * game.players)
        """Points of the round by seat, as they stand; final when ``is_over``."""
        self.log: vec[i64] = vec[i64]()
        """The actions so far."""
        self.order: vec[i64] = vec[i64]()
        """The deal; empty in what a seat sees, and in a position set up by hand."""
        self.lot: i64 = 0
        """A seat drawn by lot with the deal, for games in which the lot decides something."""

    # -- what every game writes: the fast part ------------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Start the round afresh. Every game; calls ``restart`` first.

        ``order`` has every tile in play once: the hands in seat order, as many tiles as
        ``Game.hand_sizes`` says, and then the stock, its next tile first. ``lot`` is a seat.
        Sets ``turn``, and every field of the game's own, which may still be those of another
        round.
        """
        raise NotImplementedError

    def collect(self, actions: Actions) -> None:
        """Add the legal actions of ``turn``, ascending. Every game.

        Actions are numbers from 0 to ``Game.action_count``, excluded. There is at least one while
        the round is not over: a seat that can do nothing else has a pass, or is left out by
        ``advance``. It reads only what the seat to act knows. Not called when the round is over.
        """
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take a legal action, unchecked. Every game; calls ``record`` first.

        Sets ``turn`` to the next seat to act or, when the round ends, ``is_over`` and the final
        ``points`` of every seat.
        """
        raise NotImplementedError

    def copy_public(self, other: State) -> None:
        """Copy from ``other`` what everybody knows. Every game; calls this one first.

        That includes counts of hidden tiles, and all hands once they are laid open. ``other`` is
        a round of the same class; vectors are copied (``other.row[:]``), not shared.
        """
        self.turn = other.turn
        self.is_over = other.is_over
        self.is_void = other.is_void
        self.ends_match = other.ends_match
        self.points = other.points[:]
        self.log = other.log[:]
        self.lot = other.lot

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy from ``other`` what ``seat`` alone knows. Every game with hidden tiles."""

    def copy_hidden(self, other: State) -> None:
        """Copy from ``other`` all that is hidden from anybody.

        Every game with hidden tiles; calls this one first.
        """
        self.order = other.order

    # -- the round as its users see it ---------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to act, ascending; none when the round is over."""
        actions = Actions()
        if not self.is_over:
            self.collect(actions)
        return actions.as_list()

    def why_not(self, action: int) -> Refusal | None:
        """Return nothing if the action is legal now; else the rule that forbids it, and why."""
        if self.is_over:
            return Refusal("", Message("round-over"))
        if action in self.legal_actions():
            return None
        if not 0 <= action < self.game.action_count:
            return Refusal("", Message("no-such-action", {"action": action}))
        return self.refuse(action)

    def apply(self, action: int) -> None:
        """Take an action of the seat to act; raises ``IllegalAction``, changing nothing.

        Raises ``ValueError`` in what one seat knows of a round.
        """
        if self.viewer != EVERYTHING:
            raise ValueError(
                "this is what one seat knows of a round; actions need the round itself"
            )
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self.advance(action)

    def clone(self) -> State:
        """Return an independent copy."""
        other: State = self.game.blank(self.setup)
        other.copy_public(self)
        other.copy_hidden(self)
        other.viewer = self.viewer
        return other

    def seen_by(self, seat: int | None) -> State:
        """Return what a seat knows of the round (``None``: a spectator), and nothing else.

        Raises ``BadOption`` for a seat that there is not.
        """
        known: State = self.game.blank(self.setup)
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
        """Return the view of a seat, or of a spectator."""
        from capicua.core.view import View

        return View(self.seen_by(seat))

    def resample(self, seat: int, rng: Rng) -> State:
        """Return another round that the seat cannot tell from this one, drawn uniformly."""
        return self.worlds(seat, 1, rng)[0]

    def worlds(self, seat: int, count: int, rng: Rng) -> list[State]:
        """Return so many such rounds; what the seat knows is thought through only once."""
        known: State = self if self.viewer == seat else self.seen_by(seat)
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
        """Return the points of the round by seat."""
        return [int(point) for point in self.points]

    def next_starter(self) -> i64:
        """Return the seat that starts the match's next round, after this finished one.

        ``NOBODY``: the game's own rule or the lot decides. Every game of rounds.
        """
        return NOBODY

    # -- what its face knows ----------------------------------------------------------------

    def parts(self, action: int) -> list[Part]:
        """Return what an action is made of: tile, end or train, pile, word."""
        found: list[Part] = self.game.face.words.parts(self, action)
        return found

    def text(self, action: int) -> str:
        """Return an action in the notation of the rule sheet."""
        found: str = self.game.face.words.text(self, action)
        return found

    def parse(self, text: str) -> int:
        """Return the action written in notation; raises ``BadText``."""
        found: int = self.game.face.words.parse(self, text)
        return found

    def label(self, action: int) -> Message:
        """Return an action as a choice to be offered, in words."""
        found: Message = self.game.face.words.label(self, action)
        return found

    def narrate(self, action: int, after: State | None = None) -> list[Message]:
        """Return what people are told when a legal action is taken.

        ``after`` is the round after it, which is played where it is not given.
        """
        if after is None:
            after = self.clone()
            after.advance(action)
        found: list[Message] = self.game.face.words.narrate(self, action, after)
        return found

    def ending(self) -> list[Message]:
        """Return how the finished round ended and how its points come about."""
        found: list[Message] = self.game.face.words.ending(self)
        return found

    def refuse(self, action: int) -> Refusal:
        """Return why an action that is not legal now is not; see ``why_not``."""
        found: Refusal = self.game.face.refusals.refuse(self, action)
        return found

    def reasons(self, action: int) -> list[Message]:
        """Return what speaks for a legal action of the seat to act, the weightiest first."""
        found: list[Message] = self.game.face.reasons.reasons(self, action)
        return found

    def zones(self) -> list[Zone]:
        """Return the table as zones, as far as this state knows it."""
        found: list[Zone] = self.game.face.picture.zones(self)
        return found

    def fields(self) -> dict[str, str]:
        """Return the position as text fields, as far as this state knows it."""
        found: dict[str, str] = self.game.face.positions.fields(self)
        return found

    def place(self, fields: dict[str, str]) -> None:
        """Set the position up from text fields; raises ``BadText``."""
        self.game.face.positions.place(self, fields)

    def merit(self, action: i64) -> i64:
        """Return how good a legal action looks to the seat to act: more is better."""
        return self.game.hints.merit(self, action)

    def unknowns(self) -> Unknowns:
        """Return where the hidden tiles may be, from what this state's viewer knows."""
        return self.game.belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile of the unknowns in its place; ``viewer`` is still the knower."""
        self.game.belief.fill_in(self, tiles, places, rng)

    def dealt(self) -> vec[i64]:
        """Return a deal from which this round came by its log; empty if it cannot be told."""
        return self.game.belief.dealt(self)

    def position_key(self) -> i64:
        """Return a number for all that the rest of the round depends on; 0 if there is none."""
        return self.game.keys.position_key(self)

    def trick_play(self) -> Tricks | None:
        """Return the tricks as an exact solver reads them; nothing in games without tricks."""
        return self.game.keys.trick_play(self)

    # -- for the games themselves ---------------------------------------------------------

    def restart(self, order: vec[i64], lot: i64) -> None:
        """Forget the last round and take the deal of the next: turn 0, no points, no log."""
        self.order = order
        self.lot = lot
        self.turn = 0
        self.is_over = False
        self.is_void = False
        self.ends_match = False
        self.log = vec[i64](capacity=LOG_ROOM)
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = 0
            seat += 1

    def record(self, action: i64) -> None:
        """Write an action into the log."""
        self.log = append(self.log, action)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat that follows ``seat`` in order, the first one after the last."""
        following: i64 = seat + 1
        if following == self.players:
            following = 0
        return following
