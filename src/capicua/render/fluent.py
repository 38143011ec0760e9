"""Messages from Fluent files, in any language; requires fluent.runtime and babel."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from itertools import pairwise
from typing import Any

from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Term
from fluent.syntax.ast import Message as Entry

from capicua.render.numbers import MINUS

_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or a term; its other lines are indented or begin with a brace."""
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


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
    """The messages of several files; for duplicate ids, the first file takes precedence.

    Messages are parsed when they are first needed: most are not, and the parser is slow.
    """

    def __init__(self, code: str, sources: Iterable[str]) -> None:
        super().__init__([code], use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            for id, entry in entries(source).items():
                self._sources.setdefault(id, entry)

    def has(self, id: str) -> bool:
        """Return whether there is a message with that id."""
        return id in self._sources

    def ids(self) -> list[str]:
        """Return all message ids."""
        return [id for id in self._sources if not id.startswith("-")]

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

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        known = self._terms if term else self._messages
        if entry_id not in known:
            known[entry_id] = _parsed(self._sources[f"-{entry_id}" if term else entry_id])
        return super()._lookup(entry_id, term)

    def _get_babel_locale(self) -> Numerals:
        language, _, region = self.locales[0].partition("-")
        return Numerals(language, region or None)


@cache
def entries(source: str) -> dict[str, str]:
    """Return the entries of a file by id, without comments; of duplicates, the first."""
    source = _COMMENT.sub("", source)
    starts = [*_START.finditer(source)]
    bounds = [*(start.start() for start in starts), len(source)]
    found: dict[str, str] = {}
    for start, (begin, end) in zip(starts, pairwise(bounds), strict=True):
        found.setdefault(start[1], source[begin:end].rstrip() + "\n")
    return found


@cache
def _parsed(entry: str) -> Entry | Term:
    """Parse an entry, once for all games that share it; raise ``KeyError`` if it is invalid."""
    found = FluentParser(with_spans=False).parse_entry(entry)
    if not isinstance(found, Entry | Term):
        raise KeyError(entry)
    return found


def problems(text: str) -> list[str]:
    """Return the syntax errors, duplicate ids and overlooked messages of a Fluent file."""
    body = FluentResource(text).body
    junk = [part.content or "" for part in body if isinstance(part, Junk)]
    found = [f"unreadable: {content.strip()[:80]}" for content in junk]
    ids = [part.id.name for part in body if isinstance(part, Entry)]
    found += [f"overlooked: {id}" for id in ids if id not in entries(text)]
    return found + [f"twice: {id}" for id in sorted(set(ids)) if ids.count(id) > 1]
