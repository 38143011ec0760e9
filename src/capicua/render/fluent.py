"""Messages from Fluent files, in any language; requires fluent.runtime and babel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache

from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource
from fluent.syntax.ast import Message as Entry

from capicua.render.numbers import MINUS


class Numerals(Locale):
    """A locale that formats negative numbers with a true minus sign."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        """The decimal format of the locale, with a true minus sign."""
        pattern = copy(super().decimal_formats[None])
        above, below = pattern.prefix
        pattern.prefix = (above, below.replace("-", MINUS))
        return LocaleDataDict({None: pattern})


class Bundle(FluentBundle):
    """The messages of several files; for duplicate ids, the first file takes precedence."""

    def __init__(self, code: str, sources: Iterable[str]) -> None:
        super().__init__([code], use_isolating=False)
        for source in sources:
            self.add_resource(_resource(source))

    def has(self, id: str) -> bool:
        """Return whether there is a message with that id."""
        return bool(self.has_message(id))

    def ids(self) -> list[str]:
        """Return all message ids."""
        return list(self._messages)

    def write(self, id: str, attribute: str, arguments: Mapping[str, str | int | float]) -> str:
        """Format a message or one of its attributes; raise ``LookupError`` if it is missing."""
        entry = self.get_message(id)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(id)
        text, errors = self.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"{errors[0]!r} with {arguments}")
        return str(text)

    def _get_babel_locale(self) -> Numerals:
        language, _, region = self.locales[0].partition("-")
        return Numerals(language, region or None)


@cache
def _resource(source: str) -> Resource:
    """Parse a file, once for all games that share it."""
    return FluentResource(source)


def problems(text: str) -> list[str]:
    """Return the syntax errors and duplicate ids of a Fluent file."""
    body = FluentResource(text).body
    junk = [part.content or "" for part in body if isinstance(part, Junk)]
    found = [f"unreadable: {content.strip()[:80]}" for content in junk]
    ids = [part.id.name for part in body if isinstance(part, Entry)]
    return found + [f"twice: {id}" for id in sorted(set(ids)) if ids.count(id) > 1]
