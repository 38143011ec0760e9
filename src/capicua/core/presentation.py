"""The presentation of a game: its words, picture and hints, declared beside its rules.

Rules contain no text. A game's ``__init__.py`` combines the two:

    GAME = present(Squeeze, Presentation(words=SqueezeWords(), picture=SqueezePicture(), …))

Every part reads the rules; the rules read no part. ``State`` delegates to the parts, so
users write ``state.text(action)`` without knowing which part answers. A family declares a
presentation; its games inherit it and change parts with ``but``.

Parts return messages (``capicua.core.messages``). The sentence of a message id is in
``strings.en.ftl`` and ``strings.es.ftl`` of the game's package, or of its family's. There
``$player`` is a seat's name, and ``$person`` is ``you`` when the reader is meant.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.action_parts import Part, notation
from capicua.core.bot_interfaces import Belief, Hints, Keys
from capicua.core.messages import BadText, Message, Refusal
from capicua.core.observation.observer import Observer
from capicua.core.position_entries import Entry
from capicua.core.runtime.pickling import fields_of

if TYPE_CHECKING:
    from capicua.core.game import Game
    from capicua.core.setup import Setup
    from capicua.core.sheet import ScoreSheet
    from capicua.core.state import State
    from capicua.core.tiles.random import Deal
    from capicua.core.zones import Zone

S = TypeVar("S", bound="State")
"""The state of the game."""
K = TypeVar("K", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[S]):
    """Notation, labels, reports of actions, and the ending of a round. Every game."""

    def parts(self, state: S, action: int) -> list[Part]:
        """Return the parts of the action, in the order of the notation. Every game.

        Use the functions of ``capicua.core.action_parts``. Anything on the table is a tile, an arm,
        a place, a pile, a cell or a square, so that it can be touched. Every number of the action
        space has parts, and no two have the same parts.
        """
        raise NotImplementedError

    def text(self, state: S, action: int) -> str:
        """Return the action in the notation of the rule sheet: its parts joined."""
        return notation(self.parts(state, action))

    def parse(self, state: S, text: str) -> int:
        """Return the action written in notation; raises ``BadText``.

        Must parse what ``text`` writes, for every action of the action space. Games with other
        spellings, or with many actions, override it.
        """
        wanted = " ".join(text.split())
        for action in range(state.game.action_count):
            if self.text(state, action) == wanted:
                return action
        raise BadText(Message("text-action", {"text": wanted}))

    def label(self, state: S, action: int) -> Message:
        """Return the action as a choice offered to the player. Every game.

        Called only for legal actions, on a state that knows what the seat to act knows.
        """
        raise NotImplementedError

    def narrate(self, before: S, action: int, after: S) -> list[Message]:
        """Return the messages that report an action. Every game.

        ``before`` and ``after`` are the whole round before and after it. A message for one
        seat alone names it in ``only``.
        """
        raise NotImplementedError

    def ending(self, state: S) -> list[Message]:
        """Return how the finished round ended and how it is scored, for all readers. Every game."""
        return []

    def redealt(self, game: Game, setup: Setup, deal: Deal) -> list[Message]:
        """Return why the rules rejected a deal before the first action, for all readers.

        Must reveal no tile of the deal beyond what the rules make public.
        """
        return [Message("redealt")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusals(Generic[S]):
    """Reasons why actions are illegal. Every game."""

    def refuse(self, state: S, action: int) -> Refusal:
        """Return why an action is not legal now: the rule and the reason. Every game.

        Called for any illegal number of the action space while the round is not over. Reads only
        what the seat to act knows. The rule is an id of the rules page.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons(Generic[S]):
    """Reasons for an action, shown to players who ask for a hint."""

    def reasons(self, state: S, action: int) -> list[Message]:
        """Return the reasons for a legal action of the seat to act, the most important first.

        May read only what that seat knows, and state only what is certain from it.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Picture(Generic[S]):
    """The table as zones. Every game."""

    def zones(self, state: S) -> list[Zone]:
        """Return the table as far as this state knows it. Every game.

        Zones are those of ``capicua.core.zones``; the title of a zone is the string
        ``zone-<name>``. Hands and stocks provide their own zones (``state.hands.zone(seat)``), face
        down if unknown.
        """
        raise NotImplementedError

    def seat_zones(self, state: S, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return what ``zones`` returns, for a seat; ``watched`` returns a spectator's zones.

        A picture in which a seat sees little else may take the other zones from those, so that
        they are made once for all readers. A picture derived from such a one overrides this, too,
        if its seats see more.
        """
        return self.zones(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Generic[S]):
    """Positions as text fields. Every game."""

    def fields(self, state: S) -> dict[str, str]:
        """Return the position as text fields, as far as this state knows it. Every game.

        Together they hold everything that the rest of the round depends on.
        """
        raise NotImplementedError

    def place(self, state: S, fields: dict[str, str]) -> None:
        """Set the position up from text fields; raises ``BadText``. Every game.

        The state is blank. ``place`` given the output of ``fields`` restores the same position,
        even if the round is over. Missing fields have defaults;
        ``capicua.core.position_fields`` reads fields and rejects unknown ones.
        """
        raise NotImplementedError

    def entries(self, state: S) -> list[Entry]:
        """Return what can be tapped to set a position up, besides the hands.

        Depends on the game and its options, not on what lies on the table. Together with the hands
        and the round, entries give every field that a person can see; the others follow from them.
        """
        return []

    def hand_counts(self, state: S) -> str:
        """Return how the number of hidden tiles follows from the table.

        ``turns`` if each seat in turn has laid a tile or passed, ``tricks`` if each has played one
        to every trick; empty if it does not.
        """
        return ""

    def why_not_held(self, state: S, seat: int, tile: int) -> Message | None:
        """Return why a seat cannot hold a tile by what the position says that the seat lacks."""
        return None


class FormerHints(Hints[Any]):
    """Hints written for 0.2, whose method was called ``merit``; removed in 0.4."""

    def __init__(self, hints: Any) -> None:
        super().__init__()
        self.hints: Any = hints

    def heuristic_score(self, state: Any, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act."""
        found: int = self.hints.merit(state, action)
        return found


def hints_of_today(hints: Hints[Any]) -> Hints[Any]:
    """Return hints under today's names, with a ``DeprecationWarning`` for those of 0.2."""
    if not hasattr(hints, "merit"):
        return hints
    text = f"{type(hints).__name__}.merit is now heuristic_score"
    warnings.warn(text, DeprecationWarning, stacklevel=3)
    return FormerHints(hints)


class Presentation:
    """All presentation parts of a game, each an object that reads the rules.

    Words, refusals, picture and positions are required. A game with hidden tiles needs a belief; a
    game with choices should have hints, or the greedy bot plays at random.
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
        self.hints: Hints[Any] = Hints() if hints is None else hints_of_today(hints)
        self.belief: Belief[Any] = belief if belief is not None else Belief()
        self.keys: Keys[Any] = keys if keys is not None else Keys()
        self.observer: Observer[Any] = observer if observer is not None else Observer()
        self.sheet: type[ScoreSheet] | None = sheet
        """Score sheet for rounds played with real tiles; ``None`` if there is none."""

    def but(self, **changes: Any) -> Presentation:
        """Return a presentation with some parts replaced, for games of a family.

        ``changes`` are arguments of ``Presentation``:
        ``LINE_PRESENTATION.but(words=BergenWords())``.
        """
        parts = {name: getattr(self, name) for name in fields_of(self)}
        return Presentation(**{**parts, **changes})


def present(
    kind: type[K], presentation: Presentation, rounds: type[State[Any]] | None = None
) -> type[K]:
    """Give a game its presentation, and the class of its rounds if ``blank`` does not make them.

    Subclasses of the game inherit both.
    """
    kind.presentation = presentation
    if rounds is not None:
        kind.rounds = rounds
    return kind
