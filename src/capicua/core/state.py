"""One round of a game as its users see it: legal actions, views, copies, scores.

The part that a game implements is in ``capicua.core.round``, its presentation in
``capicua.core.shown``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from capicua.core.actions import Actions
from capicua.core.chance import Rng
from capicua.core.game import Game
from capicua.core.memory import memory_of, remind
from capicua.core.outcome import Outcome
from capicua.core.reasons import BadOption, IllegalAction, Message, Refusal, said_by
from capicua.core.round import G
from capicua.core.seats import EVERYTHING, SPECTATOR
from capicua.core.setup import Setup
from capicua.core.shown import Shown
from capicua.core.tile import tile_text
from capicua.core.worlds import Assignments

if TYPE_CHECKING:
    from capicua.core.view import View

SHARED: Final = frozenset(["game", "setup"])
"""Fields that a blank round of the same setup already has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Shown[G]):
    """One round of a game, from the deal to the scores.

    The type ``State[Carioca]`` says that ``self.game`` is a ``Carioca``.
    """

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
            said_by(error, self.game.id)
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
        from capicua.core.view import View

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
        from capicua.core.match import winners_of

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
        order = self.order if len(self.order) > 0 else self.dealt()
        if self.viewer != EVERYTHING or len(order) == 0:
            raise ValueError("at: the deal of this round is not known")
        past: State = self.game.blank(self.setup)
        past.deal(order, self.lot)
        for index in range(count if count >= 0 else length + count):
            past.advance(self.log[index])
        return past

    def narrate(self, action: int, after: State | None = None) -> list[Message]:
        """Return the messages that report a legal action.

        ``after`` is the round after it; it is computed if not given.
        """
        if after is None:
            after = self.clone()
            after.advance(action)
        found: list[Message] = self.game.face.words.narrate(self, action, after)
        return found

    def log_texts(self) -> list[str]:
        """Return the actions so far in notation; raises ``ValueError`` as ``at`` does."""
        past = self.at(0)
        found: list[str] = []
        for action in self.log:
            found.append(past.text(action))
            past.advance(action)
        return found

    # -- as a value ------------------------------------------------------------------------------

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
        return restored, (self.game, self.setup, memory_of(self, blank, SHARED))

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
    remind(state, memory)
    return state
