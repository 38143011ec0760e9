"""Requests as a browser sends them, with their parameters checked, and their answers."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec import DecodeError, Struct, json

from capicua.api.problems import problem_body, status_of
from capicua.core.messages import Message, Refused
from capicua.render.language import matching
from capicua.table.frames.protocol import WORD

JSON: Final = "application/json"
MOST: Final = 100_000
"""The highest number of a round or a step."""
_WORD: Final = re.compile(WORD)
_Body = TypeVar("_Body")
log = logging.getLogger("capicua.local")


class Answer(NamedTuple):
    """The answer to a request."""

    body: str
    media_type: str = JSON
    status: int = 200

    @classmethod
    def of(cls, value: Any, status: int = 200) -> Answer:
        """Return a value as an answer in JSON; bytes are JSON already."""
        data = value if isinstance(value, bytes) else json.encode(value)
        return cls(data.decode(), JSON, status)

    @classmethod
    def refused(
        cls, message: Message, rule: str = "", status: int = 0, reason: Message | None = None
    ) -> Answer:
        """Return the answer to a request that is refused."""
        body = problem_body(message, rule, reason).decode()
        return cls(body, JSON, status or status_of(message))


@dataclass(frozen=True)
class Asked:
    """A request: what its path names, its query, and its body."""

    parts: Sequence[str]
    """The parts of the path that vary, in order."""
    query: Sequence[tuple[str, str]]
    text: str
    """The body."""
    now: int

    def body(self, kind: type[_Body]) -> _Body:
        """Return the body as a record. Raise ``Refused``."""
        try:
            return json.decode(self.text, type=kind)
        except DecodeError as error:
            raise bad_request(str(error)) from None
        except RecursionError:
            raise bad_request("it is nested too deeply") from None

    def all(self, name: str) -> list[str]:
        """Return every value of a parameter."""
        return [value for key, value in self.query if key == name]

    def word(self, name: str, usual: str = "", longest: int = 64) -> str:
        """Return a parameter made of letters, digits, dots and dashes. Raise ``Refused``."""
        found = self.line(name, usual, longest)
        if not _WORD.match(found):
            raise bad_request(
                f"{name}: it may contain letters, digits, dots, dashes and underscores"
            )
        return found

    def line(self, name: str, usual: str = "", longest: int = 64) -> str:
        """Return a parameter of any characters. Raise ``Refused`` if it is too long."""
        found = next(iter(self.all(name)), usual)
        if len(found) > longest:
            raise bad_request(f"{name}: at most {longest} characters are allowed")
        return found

    def number(self, name: str, usual: int, low: int, high: int) -> int:
        """Return a parameter from ``low`` to ``high``. Raise ``Refused``."""
        text = next(iter(self.all(name)), str(usual))
        try:
            found = int(text)
        except ValueError:
            raise bad_request(f"{name}: {text[:32]!r} is not a number") from None
        if not low <= found <= high:
            raise bad_request(f"{name}: {found} is not between {low} and {high}")
        return found

    @property
    def language(self) -> str:
        """The language of the answer."""
        return matching(self.word("lang", "en", 8))


class WorkJob(Struct):
    """A request for the second worker, which knows no table: the body holds what it needs."""

    method: str
    target: str
    body: str
    now: int


Handler = Callable[[Asked], Answer | None]
"""Answers a request; ``None`` if the second worker will."""


def run(handler: Handler, asked: Asked) -> Answer | None:
    """Return what a handler answers, or the refusal in its place."""
    try:
        return handler(asked)
    except Refused as refused:
        return Answer.refused(refused.message, refused.rule, reason=refused.reason)
    except Exception:  # a bug in one answer must not end the engine
        log.exception("a request failed")
        return Answer.refused(Message("server-failed"), status=500)


class Routes:
    """Handlers by method and path; ``*`` in a path stands for a part that varies."""

    def __init__(self) -> None:
        self._found: list[tuple[str, re.Pattern[str], Handler]] = []

    def add(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Return a decorator that adds a handler."""
        pattern = re.compile(re.escape(path).replace(r"\*", "([^/]+)"))

        def added(handler: Handler) -> Handler:
            self._found.append((method, pattern, handler))
            return handler

        return added

    def find(
        self, method: str, target: str, body: str, now: int
    ) -> tuple[Handler, Asked] | Message | None:
        """Return the handler of a request; a message if only the method is wrong, else ``None``."""
        where = urlsplit(target)
        query = parse_qsl(where.query, keep_blank_values=True)
        is_known = False
        for allowed, pattern, handler in self._found:
            match = pattern.fullmatch(where.path)
            if match is None:
                continue
            if allowed == method:
                parts = [unquote(part) for part in match.groups()]
                return handler, Asked(parts, query, body, now)
            is_known = True
        return Message("no-such-method") if is_known else None


def not_found(wrong_method: Message | None) -> Answer:
    """Return the answer to a request for a path or a method that does not exist."""
    if wrong_method is not None:
        return Answer.refused(wrong_method, status=405)
    return Answer.refused(Message("no-such-page"), status=404)


def bad_request(detail: str) -> Refused:
    """Return the refusal of a request that does not follow the interface."""
    return Refused(Message("bad-request", {"detail": detail[:300]}))
