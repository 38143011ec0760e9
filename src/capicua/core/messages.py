"""Text for people as values: a message id with its arguments.

The sentences are in the Fluent files next to each game, in English and Spanish; the engine, the
table and the network handle only ids and arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from capicua.core.runtime import presenters

Argument = str | int | float | list[str]

SEAT_ARGUMENTS: Final = ("player", "owner", "other", "partner")
"""Arguments that hold a seat number and are shown as that seat's name."""

CLOSE: Final = 0.6
"""The similarity two names need for one to be suggested for the other, from 0 to 1."""


class Message:
    """One sentence: the id of its text and the values in it.

    Tiles are passed as text (``6-4``), seats as numbers under one of ``SEAT_ARGUMENTS``.
    ``only`` names the one seat that may read the message; ``None`` means all readers.
    """

    def __init__(
        self, id: str, arguments: dict[str, Argument] | None = None, only: int | None = None
    ) -> None:
        self.id: str = id
        self.arguments: dict[str, Argument] = arguments if arguments is not None else {}
        self.only: int | None = only

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.arguments == other.arguments
            and self.only == other.only
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        only = "" if self.only is None else f", only={self.only}"
        return f"Message({self.id!r}, {self.arguments!r}{only})"

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.id, self.arguments, self.only)

    def as_data(self) -> dict[str, object]:
        """Return the message as plain data for JSON."""
        return {"id": self.id, **({"args": self.arguments} if self.arguments else {})}


class Refusal:
    """Why an action is illegal: the rule that forbids it, and a message that explains it."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule: str = rule
        self.message: Message = message

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal) and self.rule == other.rule and self.message == other.message
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.message))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.message)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """A request that cannot be met: what was given, and what is allowed.

    ``str`` is an English sentence followed by the rule and the code; ``say`` gives other
    languages. ``code`` is stable, ``rule`` the id of the rule if one forbids it.

    >>> import capicua
    >>> try:
    ...     capicua.load("garafina")
    ... except capicua.BadOption as error:
    ...     print(str(error)[-40:])
    Did you mean “garrafina”? [unknown-game]
    """

    speaker: ClassVar[Any] = presenters.speaker
    """Formats a refusal as a sentence in a language; set by the package ``capicua``."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message: Message = message
        self.rule: str = rule
        """The id of the rule; empty if no rule applies."""
        self.game: str = ""
        """The id of the game whose strings are used; empty if there is none."""
        self.reason: Message | None = None
        """A further explanation, or ``None``."""

    @property
    def code(self) -> str:
        """The kind of refusal: the id of its message, which is stable."""
        return self.message.id

    def say(self, language: str = "en") -> str:
        """Return the refusal as a sentence in a language; raises ``BadOption`` for unknown ones."""
        sentence: str = self.speaker(self, language)
        return sentence

    def __str__(self) -> str:
        # A typed call would use the method table, which compiled exceptions lack.
        this: Any = self
        return f"{this.say()} [{this.code}]" if self.speaker is not None else repr(self)

    def __reduce__(self) -> tuple[object, ...]:
        # Lets a refusal survive pickling between processes. A subclass with other arguments defines
        # its own.
        return restored, (type(self), self.message, self.rule, self.game, self.reason)


def name_game(refused: Refused, game: str) -> None:
    """Record the game whose strings the refusal uses, unless one is recorded."""
    if refused.game == "":
        refused.game = game


def restored(
    kind: type[Refused], message: Message, rule: str, game: str, reason: Message | None
) -> Refused:
    """Return the refusal that was pickled."""
    refused = kind(message, rule)
    refused.game = game
    refused.reason = reason
    return refused


def closest_name(given: str, allowed: Iterable[str]) -> dict[str, Argument]:
    """Return the argument ``near``: the allowed name closest to the given one, if any is close."""
    from difflib import get_close_matches  # slow to import

    found = get_close_matches(given.lower(), list(allowed), 1, CLOSE)
    return {"near": found[0]} if found else {}


class BadText(Refused):
    """A tile, an action or a position that cannot be parsed."""


class IllegalAction(Refused):
    """An action that is not legal now; ``rule`` is the id of the rule."""


class BadOption(Refused):
    """An option, a preset, a number of seats or a deal that the game does not offer."""
