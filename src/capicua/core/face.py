"""The face of a game: its words, its pictures, its hints, declared beside its rules.

Rules know no words. A game's ``__init__.py`` puts the two together, once:

    GAME = present(Squeeze, Face(words=SqueezeWords(), picture=SqueezePicture(), …))

Every part reads the rules; the rules read no part. ``State`` hands over to the parts, so
that users write ``state.text(action)`` whoever knows the answer. A family declares a face
of its own; its games inherit it, and change what is theirs with ``but``.

Parts speak in messages (``capicua.core.reasons``). The sentence of a message id stands in
``strings.en.ftl`` and ``strings.es.ftl`` of the game's package, or of its family's: ``$player``
is a seat's name there, ``$person`` is ``you`` for whoever reads of themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from capicua.core.knowing import Belief, Hints, Keys
from capicua.core.observer import Observer
from capicua.core.parts import Part, notation
from capicua.core.reasons import BadText, Message, Refusal

if TYPE_CHECKING:
    from capicua.core.chance import Deal
    from capicua.core.game import Game
    from capicua.core.setup import Setup
    from capicua.core.sheet import ScoreSheet
    from capicua.core.state import State
    from capicua.core.zones import Zone

S = TypeVar("S", bound="State")
"""The state of the game."""
K = TypeVar("K", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[S]):
    """Actions in notation, as choices, and as told; how a round ended. Every game."""

    def parts(self, state: S, action: int) -> list[Part]:
        """Return what the action is made of, in the order of the notation. Every game.

        Made with the functions of ``capicua.core.parts``; what lies on the table is a tile, an
        arm, a place, a pile, a cell or a square, so that it can be touched. Answers for every
        number of the action space, and no two have the same parts.
        """
        raise NotImplementedError

    def text(self, state: S, action: int) -> str:
        """Return the action in the notation of the rule sheet: its parts joined."""
        return notation(self.parts(state, action))

    def parse(self, state: S, text: str) -> int:
        """Return the action written in notation; raises ``BadText``.

        Reads what ``text`` writes, for every action of the action space. Games with other
        spellings, or with many actions, override it.
        """
        wanted = " ".join(text.split())
        for action in range(state.game.action_count):
            if self.text(state, action) == wanted:
                return action
        raise BadText(Message("text-action", {"text": wanted}))

    def label(self, state: S, action: int) -> Message:
        """Return the action as a choice to be offered. Every game.

        Asked of what the seat to act knows, and only for legal actions.
        """
        raise NotImplementedError

    def narrate(self, before: S, action: int, after: S) -> list[Message]:
        """Return what people are told of an action that was taken. Every game.

        ``before`` and ``after`` are the whole round before and after it. A message for one
        seat alone says so in ``only``.
        """
        raise NotImplementedError

    def ending(self, state: S) -> list[Message]:
        """Return how the finished round ended and how its points come about, for everybody."""
        return []

    def redealt(self, game: Game, setup: Setup, deal: Deal) -> list[Message]:
        """Return why the rules sent a deal back before anybody acted, for everybody.

        It shows no tile of the deal beyond what the rules make public.
        """
        return [Message("redealt")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusals(Generic[S]):
    """Why actions may not be taken. Every game."""

    def refuse(self, state: S, action: int) -> Refusal:
        """Return why an action that is not legal now is not: the rule and the reason. Every game.

        Asked for any number of the action space while the round is not over. It reads only what
        the seat to act knows. The rule is an id of the rules page.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons(Generic[S]):
    """What speaks for an action, for people who ask for advice."""

    def reasons(self, state: S, action: int) -> list[Message]:
        """Return what speaks for a legal action of the seat to act, the weightiest first.

        It may read only what that seat knows, and says only what is certain from there.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Picture(Generic[S]):
    """The table as zones. Every game."""

    def zones(self, state: S) -> list[Zone]:
        """Return the table as far as this state knows it. Every game.

        Zones are those of ``capicua.core.zones``; a zone's name has the string ``zone-<name>``.
        Hands and stocks make their own (``state.hands.zone(seat)``), face down where they are not
        known.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Generic[S]):
    """Positions as text fields. Every game."""

    def fields(self, state: S) -> dict[str, str]:
        """Return the position as text fields, as far as this state knows it. Every game.

        Together they say all that the rest of the round depends on.
        """
        raise NotImplementedError

    def place(self, state: S, fields: dict[str, str]) -> None:
        """Set the position up from text fields; raises ``BadText``. Every game.

        The state is blank. ``place`` of what ``fields`` wrote makes the same position, also where
        the round is over. Fields that are left out have a usual value; ``capicua.core.fields``
        reads them and refuses those that nobody has read.
        """
        raise NotImplementedError


class Face:
    """All that a game shows, each part an object that knows the rules.

    Words, refusals, picture and positions are required. A game with hidden tiles needs a
    belief; one with choices should have hints, or the greedy bot plays at random.
    """

    def __init__(
        self,
        *,
        words: Words[Any],
        refusals: Refusals[Any],
        picture: Picture[Any],
        positions: Positions[Any],
        reasons: Reasons[Any] | None = None,
        hints: Hints[Any] | None = None,
        belief: Belief[Any] | None = None,
        keys: Keys[Any] | None = None,
        observer: Observer[Any] | None = None,
        sheet: type[ScoreSheet] | None = None,
    ) -> None:
        self.words: Words[Any] = words
        self.refusals: Refusals[Any] = refusals
        self.picture: Picture[Any] = picture
        self.positions: Positions[Any] = positions
        self.reasons: Reasons[Any] = reasons if reasons is not None else Reasons()
        self.hints: Hints[Any] = hints if hints is not None else Hints()
        self.belief: Belief[Any] = belief if belief is not None else Belief()
        self.keys: Keys[Any] = keys if keys is not None else Keys()
        self.observer: Observer[Any] = observer if observer is not None else Observer()
        self.sheet: type[ScoreSheet] | None = sheet
        """What a round played with real tiles is scored from; nothing if there is no sheet."""

    def but(self, **changes: Any) -> Face:
        """Return a face with some parts changed, as a game of a family has it.

        ``changes`` are arguments of ``Face``: ``LINE_FACE.but(words=BergenWords())``.
        """
        return Face(**{**self.parts(), **changes})

    def parts(self) -> dict[str, Any]:
        """Return all parts by name."""
        return {
            "words": self.words,
            "refusals": self.refusals,
            "picture": self.picture,
            "positions": self.positions,
            "reasons": self.reasons,
            "hints": self.hints,
            "belief": self.belief,
            "keys": self.keys,
            "observer": self.observer,
            "sheet": self.sheet,
        }


def present(kind: type[K], face: Face, rounds: type[State[Any]] | None = None) -> type[K]:
    """Give a game its face, and the class of its rounds where ``blank`` does not name it.

    The games that derive from it have both too.
    """
    kind.face = face
    if rounds is not None:
        kind.rounds = rounds
    return kind
