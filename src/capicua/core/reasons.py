"""What the engine says to people, as values: a message id with its arguments.

Prose lives in the Fluent files next to each game, in English and Spanish; the engine,
the table and the network only carry ids and arguments.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Argument = str | int | float | list[str]

SEAT_ARGUMENTS: Final = ("player", "owner", "other", "partner")
"""Arguments that hold a seat number, and are read out as that seat's name."""


class Message:
    """One sentence to be spoken: the id of its text and the values in it.

    Tiles are passed as text (``6-4``), seats as numbers under one of
    ``SEAT_ARGUMENTS``. ``only`` names the one seat that may read the message; ``None``
    means everybody.
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
        """The message as plain data for JSON."""
        return {"id": self.id, **({"args": self.arguments} if self.arguments else {})}


class Refusal:
    """Why an action may not be taken: the rule that forbids it, and a message that explains it."""

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
    """Something a person asked for and cannot have; ``message`` says why and what is allowed."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(f"{message.id} {message.arguments}" + (f" ({rule})" if rule else ""))
        self.message: Message = message
        self.rule: str = rule

    def __reduce__(self) -> tuple[object, ...]:
        # So that a refusal comes back whole from another process. A subclass whose
        # arguments are others has its own.
        return type(self), (self.message, self.rule)


class BadText(Refused):
    """A tile, an action or a position that cannot be read."""


class IllegalAction(Refused):
    """An action that the rules do not allow now; ``rule`` is the id of the rule."""


class BadOption(Refused):
    """An option, a preset, a number of seats or a deal that the game does not offer."""
