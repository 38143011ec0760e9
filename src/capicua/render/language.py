"""Messages as sentences, in English or Spanish, as one seat reads them.

Every sentence for people is in a Fluent file ``strings.<lang>.ftl``: next to the game, its
family, the notation and the table, here for strings common to all games, and next to the
terminal for its commands. They are searched in that order, so a game can override any
sentence.

Seat arguments become names. Two more arguments let a sentence address its reader:
``$person`` is ``you`` if ``player`` is the reader, and ``$whose`` is ``you`` if ``owner``
is the reader, ``own`` if ``owner`` is the ``player``; both are ``other`` otherwise.
``$ours`` is ``us`` if ``player`` or ``partner`` is the reader, ``them`` for other players.
``low`` and ``high`` give ``$span``, which is one number where they are equal.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from capicua.catalogue import kind
from capicua.core.reasons import SEAT_ARGUMENTS, Argument, BadOption, Message, Refused, meant
from capicua.core.seats import seat_letter
from capicua.extras import needed
from capicua.render.numbers import written
from capicua.render.templates import Templates

if TYPE_CHECKING:
    from capicua.core.game import Game

LANGUAGES: Final = ("en", "es")
"""The languages in which all strings are written."""
VARIANTS: Final = {"es-419": "es"}
"""Regional variants and the languages they vary: their files have only the words that differ."""
CODES: Final = (*LANGUAGES, *VARIANTS)
LEARN: Final = "capicua.learn"
TERMINAL: Final = "capicua.terminal"
"""Packages with strings for command-line users, which are not sent to clients."""
_Value = str | int | float


CARIBBEAN: Final = ("CO", "CR", "CU", "DO", "GT", "HN", "NI", "PA", "PR", "SV", "VE", "419")
"""The regions, as locales name them, whose players say *tranque* and *pozo*."""


def detect(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the environment: Spanish if it says so, else English.

    >>> detect({"LANG": "es_DO.UTF-8"}), detect({"LANG": "es_ES.UTF-8"}), detect({"LANG": "C"})
    ('es-419', 'es', 'en')
    """
    found = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found.get(name):
            return matching(found[name].partition(".")[0])
    return "en"


def matching(locale: str) -> str:
    """Return the language for a locale such as ``es_DO`` or ``es-MX``; English for all others."""
    language, _, region = locale.replace("_", "-").partition("-")
    if language.lower() != "es":
        return "en"
    return "es-419" if region.upper() in CARIBBEAN else "es"


class Sentences(Protocol):
    """The source of sentences: Fluent files, or the templates made of the English ones."""

    def has(self, id: str) -> bool:
        """Return whether there is a sentence with that id."""

    def ids(self) -> list[str]:
        """Return the ids of all sentences."""

    def write(self, id: str, attribute: str, arguments: Mapping[str, _Value]) -> str:
        """Return a sentence, or an attribute of it; raises ``LookupError`` if it is missing."""


class NoSentenceError(LookupError):
    """A sentence that is missing, or whose arguments do not fit."""


class Language:
    """A language with the sentences of one game and the names of its seats.

    ``game`` is a game, its class or its id. Raises ``BadOption`` for an unknown language or game,
    and ``MissingExtraError`` if a language other than English needs ``capicua[words]``.

    >>> import capicua
    >>> state = capicua.load("garrafina").new_round(seed=7)
    >>> Language("es", "garrafina").say(state.why_not(state.parse("pass")).message)
    'La primera mano se abre con el doble más alto: sal con 6-6.'
    """

    strict: ClassVar[bool] = False
    """Whether a missing sentence raises ``NoSentenceError``; otherwise its id is shown."""

    def __init__(
        self, code: str, game: type[Game] | Game | str | None = None, names: Sequence[str] = ()
    ) -> None:
        if code not in CODES:
            raise BadOption(
                Message(
                    "unknown-language",
                    {"language": code, "allowed": ", ".join(CODES), **meant(code, CODES)},
                )
            )
        self.code = code
        self.base = VARIANTS.get(code, code)
        """The language itself, if the code is that of a variant."""
        self.names = list(names)
        if isinstance(game, str):
            game = kind(game)
        found = game if game is None or isinstance(game, type) else type(game)
        self.packages = (*packages_of(found), LEARN, TERMINAL)
        self._sentences = sentences(code, self.packages)

    def with_names(self, names: Sequence[str]) -> Language:
        """Return the same language with other names at the seats."""
        other = Language(self.code, None, names)
        other.packages, other._sentences = self.packages, self._sentences
        return other

    def name(self, seat: int) -> str:
        """Return the name of a seat, or its letter."""
        known = self.names[seat] if 0 <= seat < len(self.names) else ""
        return known or seat_letter(seat)

    def say(self, message: Message, reader: int | None = None) -> str:
        """Return a message as ``reader`` reads it; ``None`` for a reader without a seat."""
        said = self._format(message.id, "", self._arguments(message.arguments, reader))
        near = message.arguments.get("near")
        return f"{said} {self.text('did-you-mean', near=near)}" if near else said

    def text(self, id: str, **arguments: Argument) -> str:
        """Return the sentence of an id."""
        return self._format(id, "", self._arguments(arguments, None))

    def about(self, id: str, attribute: str, **arguments: Argument) -> str:
        """Return an attribute of a sentence, such as the ``help`` of an option."""
        return self._format(id, attribute, self._arguments(arguments, None))

    def has(self, id: str) -> bool:
        """Return whether there is a sentence with that id."""
        return self._sentences.has(id)

    def choose(self, *ids: str, **arguments: Argument) -> str:
        """Return the sentence of the first id that exists; the last one must exist."""
        return self.text(next((id for id in ids if self.has(id)), ids[-1]), **arguments)

    def join(self, items: Iterable[str]) -> str:
        """Return items as a list in running text."""
        return ", ".join(items)

    def number(self, value: float, places: int = 0, signed: bool = False) -> str:
        """Return a number on its own, with a number of decimal places."""
        return written(value, self.code, places, signed)

    def share(self, value: float, places: int = 0) -> str:
        """Return a share as a percentage, without the sign."""
        return self.number(100 * value, places) + self.percent

    @property
    def percent(self) -> str:
        """The percent sign, with the space that Spanish puts before it."""
        return "\u00a0%" if self.base == "es" else "%"

    def words(self, prefix: str) -> dict[str, str]:
        """Return every sentence whose id starts with the prefix, by the rest of its id."""
        return {
            id.removeprefix(prefix): self.text(id)
            for id in self._sentences.ids()
            if id.startswith(prefix)
        }

    def _arguments(self, given: Mapping[str, Argument], reader: int | None) -> dict[str, _Value]:
        found: dict[str, _Value] = {}
        for name, value in given.items():
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                found[name] = self.name(value)
            elif isinstance(value, list):
                found[name] = self.join(value)
            else:
                found[name] = value
        if "low" in given and "high" in given:
            low, high = given["low"], given["high"]
            found["span"] = str(low) if low == high else f"{low}–{high}"
        player, owner, partner = given.get("player"), given.get("owner"), given.get("partner")
        if player is not None:
            found["person"] = "you" if player == reader else "other"
        if player is not None and partner is not None:
            is_ours = reader in (player, partner)
            found["ours"] = "other" if reader is None else "us" if is_ours else "them"
        if owner is not None:
            found["whose"] = "you" if owner == reader else "own" if owner == player else "other"
        return found

    def _format(self, id: str, attribute: str, arguments: dict[str, _Value]) -> str:
        try:
            return self._sentences.write(id, attribute, arguments)
        except LookupError as error:
            name = f"{id}.{attribute}" if attribute else id
            if self.strict:
                raise NoSentenceError(
                    f"{self.code}: {name}: {error!r} (looked in {', '.join(self.packages)})"
                ) from None
            return " ".join([f"⟨{name}⟩", *(f"{key}={value}" for key, value in arguments.items())])


def packages_of(kind: type[Game] | None) -> tuple[str, ...]:
    """Return the packages whose files serve a game, the nearest first."""
    found = [f"capicua.{name}" for name in ("notation", "table", "review", "render")]
    if kind is not None:
        if kind.family:
            found.insert(0, f"capicua.families.{kind.family}")
        found.insert(0, kind.__module__.rpartition(".")[0] or kind.__module__)
    return tuple(found)


def file_text(package: str, name: str) -> str | None:
    """Return the text of a file in a package, if it exists."""
    try:
        file = resources.files(package).joinpath(name)
    except (ModuleNotFoundError, TypeError):
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def sentences(code: str, packages: tuple[str, ...], name: str = "strings") -> Sentences:
    """Return the sentences of the files with a name in some packages, in a language.

    The nearest package takes precedence.
    """
    sources = {
        (package, each): file_text(package, f"{name}.{each}.ftl")
        for package in packages
        for each in fallbacks(code)
    }
    made = [
        file_text(package, f"{name}.{each}.json")
        for (package, each), source in sources.items()
        if source is not None
    ]
    if all(file is not None for file in made):
        return Templates(json.loads(file) for file in made if file is not None)
    with needed("words", "Other languages than English, and games of your own,"):
        from capicua.render.fluent import Bundle
    return Bundle(code, [source for source in sources.values() if source is not None])


def fallbacks(code: str) -> list[str]:
    """Return the languages whose files serve a code, the nearest first.

    >>> fallbacks("es-419")
    ['es-419', 'es']
    """
    return [code, VARIANTS[code]] if code in VARIANTS else [code]


def sentence(refused: Refused, code: str = "en") -> str:
    """Return a refusal as a sentence, followed by its explanation and the id of its rule."""
    language = Language(code, refused.game or None)
    said = language.say(refused.message)
    if refused.reason is not None:
        said += f" {language.say(refused.reason)}"
    return f"{said} ({refused.rule})" if refused.rule else said
