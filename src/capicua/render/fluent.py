"""Sentences from Fluent files, in any language; needs fluent.runtime and babel."""

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
    """A locale with a true minus sign, for the numbers in sentences."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        """The usual number pattern, with that minus sign."""
        pattern = copy(super().decimal_formats[None])
        above, below = pattern.prefix
        pattern.prefix = (above, below.replace("-", MINUS))
        return LocaleDataDict({None: pattern})


class Bundle(FluentBundle):
    """The sentences of several files; the first file that has an id takes precedence."""

    def __init__(self, code: str, sources: Iterable[str]) -> None:
        super().__init__([code], use_isolating=False)
        for source in sources:
            self.add_resource(_resource(source))

    def has(self, id: str) -> bool:
        """Return whether there is a sentence with that id."""
        return bool(self.has_message(id))

    def ids(self) -> list[str]:
        """Return the ids of all sentences."""
        return list(self._messages)

    def write(self, id: str, attribute: str, arguments: Mapping[str, str | int | float]) -> str:
        """Return a sentence, or an attribute of it; raises ``LookupError`` if it is missing."""
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
    """Return the parsed file, which all games that share it read once."""
    return FluentResource(source)


def problems(text: str) -> list[str]:
    """Return the syntax errors of a Fluent file, and ids it defines twice."""
    body = FluentResource(text).body
    junk = [part.content or "" for part in body if isinstance(part, Junk)]
    found = [f"unreadable: {content.strip()[:80]}" for content in junk]
    ids = [part.id.name for part in body if isinstance(part, Entry)]
    return found + [f"twice: {id}" for id in sorted(set(ids)) if ids.count(id) > 1]
