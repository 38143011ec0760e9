"""One round of a game: its rules, as the game writes them, and everything that users ask of it.

A game writes ``deal``, ``collect`` and ``advance``, which are the rules, and extends
``copy_public``, ``copy_seat`` and ``copy_hidden`` for every field that it adds. They run in a
search: for speed they work on machine words and allocate nothing. Everything else is built on
them once, for all games: legal actions, views, copies and scores here, words and pictures by the
presentation that the game declares (``capicua.core.presentation``).

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

Secrecy is enforced in one place. ``copy_public`` copies public knowledge, ``copy_seat`` what
one seat knows besides, ``copy_hidden`` the rest. The knowledge of a seat (``State.seen_by``)
starts empty and is filled with the first two; views, bots and ``resample`` start from that.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.action_parts import Part
from capicua.core.actions import Actions
from capicua.core.bot_interfaces import Tricks
from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments, Unknowns
from capicua.core.match import winners_of
from capicua.core.messages import BadOption, IllegalAction, Message, Refusal, Refused, name_game
from capicua.core.outcome import Outcome
from capicua.core.runtime import presenters
from capicua.core.runtime.generics import TypeVar
from capicua.core.runtime.pickling import contents_of, restore_contents
from capicua.core.seats import EVERYTHING, NOBODY, SPECTATOR
from capicua.core.setup import Setup
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.core.view import View
from capicua.core.zones import Zone

LOG_ROOM: Final[i64] = 48
"""Space reserved for the actions of a round at its deal; longer rounds allocate more."""
SHARED: Final = frozenset(["game", "setup"])
"""Fields that a blank round of the same setup already has."""

G = TypeVar("G", bound=Game, covariant=True, default=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[G]):
    """One round of a game, from the deal to the scores.

    The type ``State[Carioca]`` says that ``self.game`` is a ``Carioca``. A round object is reused
    many times, so ``__init__`` creates all fields, and ``deal`` resets every one of them.
    """

    artist: ClassVar[Any] = presenters.artist
    """Draws rounds as text and as SVG; set by the package ``capicua``."""

    def __init__(self, game: G, setup: Setup) -> None:
        self.game: G = game
        """The game with its options; its fields are read as ``self.game.x``."""
        self.setup: Setup = setup
        """The round's place in the match: its number, who starts, the totals."""
        self.players: i64 = game.players
        self.viewer: i64 = EVERYTHING
        """Whose knowledge this is: a seat, ``SPECTATOR``, or ``EVERYTHING`` in a real round."""
        self.turn: i64 = 0
        """The seat to act."""
        self.is_over: bool = False
        """Whether the round has ended; ``advance`` sets it, with the points."""
        self.is_void: bool = False
        """Whether the round ended without a result, to be redealt or counted as dead."""
        self.ends_match: bool = False
        """Whether the match ends with this round, regardless of the totals."""
        self.points: vec[i64] = vec[i64]([0] * game.players)
        """Points of the round so far, by seat; final when ``is_over``."""
        self.log: vec[i64] = vec[i64]()
        """The actions so far."""
        self.order: vec[i64] = vec[i64]()
        """The deal; empty in a seat's view, and in a position set up by hand."""
        self.lot: i64 = 0
        """A seat drawn by lot with the deal, for games in which the lot decides something."""

    # -- implemented by every game: the fast part ----------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Start the round afresh. Every game; calls ``restart`` first.

        ``order`` has every tile in play once: the hands in seat order, with the sizes of
        ``Game.hand_sizes``, and then the stock, its next tile first. ``lot`` is a seat. Sets
        ``turn`` and every field the game adds; these may still hold values of another round.
        """
        raise NotImplementedError

    def collect(self, actions: Actions) -> None:
        """Add the legal actions of ``turn``, ascending. Every game.

        Actions are numbers from 0 to ``Game.action_count``, exclusive. There is at least one while
        the round is not over: a seat that can do nothing else may pass, or ``advance`` skips it.
        Reads only what the seat to act knows. Not called when the round is over.
        """
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take a legal action, unchecked. Every game; calls ``record`` first.

        Sets ``turn`` to the next seat to act or, when the round ends, ``is_over`` and the final
        ``points`` of every seat.
        """
        raise NotImplementedError

    def copy_public(self, other: State) -> None:
        """Copy public knowledge from ``other``. Every game; calls this one first.

        That includes counts of hidden tiles, and all hands once they are face up. ``other`` is a
        round of the same class; vectors are copied (``other.row[:]``), not shared.
        """
        self.turn = other.turn
        self.is_over = other.is_over
        self.is_void = other.is_void
        self.ends_match = other.ends_match
        self.points = other.points[:]
        self.log = other.log[:]
        self.lot = other.lot

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy from ``other`` what only ``seat`` knows. Every game with hidden tiles."""

    def copy_hidden(self, other: State) -> None:
        """Copy from ``other`` everything that is hidden from someone.

        Every game with hidden tiles; calls this one first.
        """
        self.order = other.order

    def next_starter(self) -> i64:
        """Return the seat that starts the match's next round, after this finished one.

        ``NOBODY``: the game's own rule or the lot decides. Every game with matches of rounds.
        """
        return NOBODY

    # -- for use by the games ---------------------------------------------------------------

    def restart(self, order: vec[i64], lot: i64) -> None:
        """Reset the round for a new deal: turn 0, no points, no log."""
        self.order = order
        self.lot = lot
        self.turn = 0
        self.is_over = False
        self.is_void = False
        self.ends_match = False
        self.log = vec[i64](capacity=LOG_ROOM)
        for seat in range(self.players):
            self.points[seat] = 0

    def record(self, action: i64) -> None:
        """Append an action to the log."""
        self.log = append(self.log, action)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat that follows ``seat``, the first one after the last."""
        following: i64 = seat + 1
        if following == self.players:
            following = 0
        return following

    # -- for its users ----------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat to act, ascending; none when the round is over."""
        actions = Actions()
        if not self.is_over:
            self.collect(actions)
        return actions.as_list()

    def why_not(self, action: int) -> Refusal | None:
        """Return ``None`` if the action is legal now, else the rule and the reason against it."""
        if self.is_over:
            return Refusal("", Message("round-over"))
        if action in self.legal_actions():
            return None
        if not 0 <= action < self.game.action_count:
            return Refusal("", Message("no-such-action", {"action": action}))
        return self.refuse(action)

    def apply(self, action: int) -> None:
        """Take an action of the seat to act; raises ``IllegalAction``, changing nothing.

        Raises ``ValueError`` on a seat's view.
        """
        if self.viewer != EVERYTHING:
            raise ValueError("this is one seat's view of a round; actions need the round itself")
        refusal = self.why_not(action)
        if refusal is not None:
            error = IllegalAction(refusal.message, refusal.rule)
            name_game(error, self.game.id)
            raise error
        self.advance(action)

    def do(self, *texts: str) -> State:
        """Take actions given in notation, in order; returns the round itself.

        Raises ``BadText`` or ``IllegalAction`` for the first invalid action; those before it stay
        taken.

        >>> import capicua
        >>> capicua.load("garrafina", players=3).new_round(seed=7).do("lead 6-6", "keep").turn
        0
        """
        for text in texts:
            self.apply(self.parse(text))
        return self

    def clone(self) -> State:
        """Return an independent copy."""
        other: State = self.game.blank(self.setup)
        other.copy_public(self)
        other.copy_hidden(self)
        other.viewer = self.viewer
        return other

    def seen_by(self, seat: int | None) -> State:
        """Return a seat's knowledge of the round (``None``: a spectator's), and nothing else.

        Raises ``BadOption`` for a seat that does not exist.
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
        return View(self.seen_by(seat))

    def resample(self, seat: int, rng: Rng) -> State:
        """Return another round that the seat cannot distinguish from this one, drawn uniformly."""
        return self.worlds(seat, 1, rng)[0]

    def worlds(self, seat: int, count: int, rng: Rng) -> list[State]:
        """Return several such rounds; the inference runs only once."""
        known: State = self if self.viewer == seat else self.seen_by(seat)
        unknowns = known.unknowns()
        assignments = Assignments(unknowns)
        return [known.filled_in(unknowns.tiles, assignments.sample(rng), rng) for _ in range(count)]

    def filled_in(self, tiles: list[int], places: list[int], rng: Rng) -> State:
        """Return the whole round in which each hidden tile of the unknowns is in its place."""
        world = self.clone()
        if self.viewer >= 0:
            world.copy_seat(self, self.viewer)
        world.fill_in(tiles, places, rng)
        world.viewer = EVERYTHING
        return world

    def scores(self) -> list[int]:
        """Return the points of the round by seat."""
        return [int(point) for point in self.points]

    def outcome(self) -> Outcome:
        """Return the outcome of the round; raises ``ValueError`` before its end.

        Its winners are those of a match of this one round.
        """
        if not self.is_over:
            raise ValueError(f"the round is not over: seat {int(self.turn)} is to act")
        return Outcome(tuple(self.scores()), tuple(winners_of(self)), tuple(self.ending()))

    def at(self, count: int) -> State:
        """Return the round as it was after the first ``count`` actions of its log.

        A negative ``count`` counts from the end: ``at(-1)`` is one action ago. Raises
        ``ValueError`` for a position set up by hand or a seat's view, whose deal is not known,
        and ``IndexError`` if the log is shorter.
        """
        length = len(self.log)
        if not -length <= count <= length:
            raise IndexError(f"at({count}): the round has had {length} actions")
        is_inferred = len(self.order) == 0
        order = self.dealt() if is_inferred else self.order
        if self.viewer != EVERYTHING or len(order) == 0:
            raise ValueError("at: the deal of this round is not known")
        past: State = self.game.blank(self.setup)
        past.deal(order, self.lot)
        for index in range(count if count >= 0 else length + count):
            if is_inferred and self.log[index] not in past.legal_actions():
                raise ValueError("at: the deal of this round is not known")
            past.advance(self.log[index])
        return past

    def narrate(self, action: int, after: State | None = None) -> list[Message]:
        """Return the messages that report a legal action.

        ``after`` is the round after it; it is computed if not given.
        """
        if after is None:
            after = self.clone()
            after.advance(action)
        found: list[Message] = self.game.presentation.words.narrate(self, action, after)
        return found

    def log_texts(self) -> list[str]:
        """Return the actions so far in notation; raises ``ValueError`` as ``at`` does."""
        past = self.at(0)
        found: list[str] = []
        for action in self.log:
            found.append(past.text(action))
            past.advance(action)
        return found

    # -- the presentation of the game -------------------------------------------------------------

    def parts(self, action: int) -> list[Part]:
        """Return the parts of an action: tile, end or train, pile, word."""
        found: list[Part] = self.game.presentation.words.parts(self, action)
        return found

    def text(self, action: int) -> str:
        """Return an action in the notation of the rule sheet."""
        game = self.game
        kept = game.texts.get(action)
        if kept is not None:
            return kept
        found: str = game.presentation.words.text(self, action)
        if not game.presentation.observer.parts_vary:
            game.texts[action] = found
        return found

    def parse(self, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        try:
            found: int = self.game.presentation.words.parse(self, text)
        except Refused as refused:
            name_game(refused, self.game.id)
            raise
        return found

    def label(self, action: int) -> Message:
        """Return an action as a choice offered to the player."""
        found: Message = self.game.presentation.words.label(self, action)
        return found

    def ending(self) -> list[Message]:
        """Return how the finished round ended and how it is scored."""
        found: list[Message] = self.game.presentation.words.ending(self)
        return found

    def refuse(self, action: int) -> Refusal:
        """Return why an action is not legal now; see ``why_not``."""
        found: Refusal = self.game.presentation.refusals.refuse(self, action)
        return found

    def reasons(self, action: int) -> list[Message]:
        """Return the reasons for a legal action of the seat to act, the most important first."""
        found: list[Message] = self.game.presentation.reasons.reasons(self, action)
        return found

    def zones(self) -> list[Zone]:
        """Return the table as zones, as far as this state knows it."""
        found: list[Zone] = self.game.presentation.picture.zones(self)
        return found

    def seat_zones(self, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return the table as zones; ``watched`` returns those of a spectator, to be used again."""
        found: list[Zone] = self.game.presentation.picture.seat_zones(self, watched)
        return found

    def fields(self) -> dict[str, str]:
        """Return the position as text fields, as far as this state knows it."""
        found: dict[str, str] = self.game.presentation.positions.fields(self)
        return found

    def place(self, fields: dict[str, str]) -> None:
        """Set the position up from text fields; raises ``BadText``."""
        try:
            self.game.presentation.positions.place(self, fields)
        except Refused as refused:
            name_game(refused, self.game.id)
            raise

    def heuristic_score(self, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act: higher is better."""
        return self.game.hints.heuristic_score(self, action)

    def planned_action(self) -> i64:
        """Return the next action of an exact plan for the turn (``NO_PLAN`` without one)."""
        return self.game.hints.planned_action(self)

    def merit(self, action: i64) -> i64:
        """Return the heuristic score; a former name, removed in 0.4."""
        warnings.warn("State.merit is now State.heuristic_score", DeprecationWarning, stacklevel=2)
        return self.heuristic_score(action)

    def unknowns(self) -> Unknowns:
        """Return where the hidden tiles may be, from what this state's viewer knows."""
        return self.game.belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile of the unknowns in its place; ``viewer`` is not changed."""
        self.game.belief.fill_in(self, tiles, places, rng)

    def dealt(self) -> vec[i64]:
        """Return a deal that leads to this round by its log; empty if none can be determined."""
        return self.game.belief.dealt(self)

    def position_key(self) -> i64:
        """Return a key for everything the rest of the round depends on; 0 if there is none."""
        return self.game.keys.position_key(self)

    def trick_play(self) -> Tricks | None:
        """Return the tricks for an exact solver; ``None`` in games without tricks."""
        return self.game.keys.trick_play(self)

    # -- as a value ------------------------------------------------------------------------------

    def __str__(self) -> str:
        """Return the table as text, with every hand known to this state."""
        drawn: str = self.artist.text(self)
        return drawn

    def _repr_svg_(self) -> str:
        """Return the table as a picture, for notebooks."""
        drawn: str = self.artist.svg(self)
        return drawn

    def __repr__(self) -> str:
        """Return a Python expression that recreates the round; a position loses its log."""
        if self.viewer != EVERYTHING:
            who = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
            return f"<what {who} knows of {self.game!r}: {self.fields()}>"
        given = [f"{name}={value!r}" for name, value in self.setup.fields().items()]
        if len(self.order) == 0:
            number = "" if "number" in self.setup.fields() else "number=1"  # 2 is the default
            given = [part for part in (repr(self.fields()), number, *given) if part]
            return f"{self.game!r}.position({', '.join(given)})"
        removed = self.game.removed_tile(self.setup)
        order = " ".join([tile_text(tile) for tile in self.order if tile != removed])
        if self.lot:
            given.append(f"lot={self.lot}")
        given = [f"order={order!r}.split()", *given]
        said = [repr(text) for text in self.log_texts()]
        done = f".do({', '.join(said)})" if said else ""
        return f"{self.game!r}.new_round({', '.join(given)}){done}"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        blank = self.game.blank(self.setup)
        return restored, (self.game, self.setup, contents_of(self, blank, SHARED))

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same round, known to the same viewer, at the same point."""
        if not isinstance(other, State):
            return NotImplemented
        if self.viewer != other.viewer or list(self.log) != list(other.log):
            return False
        if self.lot != other.lot or list(self.order) != list(other.order):
            return False
        if self.setup != other.setup or self.game != other.game:
            return False
        return len(self.order) > 0 or self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("unhashable: a round changes with every action; use its view, or its log")


def restored(game: Game, setup: Setup, memory: dict[str, Any]) -> State:
    """Return the round that was pickled."""
    state = game.blank(setup)
    restore_contents(state, memory)
    return state
