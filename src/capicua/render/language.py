"""Messages as text, in English or Spanish, from the point of view of one seat.

Texts are in Fluent files ``strings.<lang>.ftl``: next to the game, its family, the notation and
the table, here for strings common to all games, and next to the terminal for its commands.
They are searched in that order, so a game can override any text.

Arguments that are seats are replaced by names. Further arguments let a message address its
reader: ``$person`` is ``you`` if ``player`` is the reader; ``$whose`` is ``you`` if ``owner`` is
the reader, and ``own`` if ``owner`` is the ``player``; both are ``other`` otherwise. ``$ours`` is
``us`` if ``player`` or ``partner`` is the reader, and ``them`` for other players. ``low`` and
``high`` also give ``$span``: a range, or a single number if they are equal.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, Final

from capicua.catalogue import CatalogueEntry, kind, package_of
from capicua.core.messages import (
    SEAT_ARGUMENTS,
    Argument,
    BadOption,
    Message,
    Refused,
    closest_name,
)
from capicua.core.seats import seat_letter
from capicua.optional_dependencies import needed
from capicua.render.numbers import written
from capicua.render.templates import Entry, Templates

if TYPE_CHECKING:
    from capicua.core.game import Game
    from capicua.render.fluent import Bundle

    Sentences = Templates | Bundle
    """A source of messages: templates compiled from the English files, or any Fluent files."""

LANGUAGES: Final = ("en", "es")
"""Languages with a complete set of strings."""
VARIANTS: Final = {"es-419": "es"}
"""Regional variants and their base languages; variant files contain only the differences."""
CODES: Final = (*LANGUAGES, *VARIANTS)
LEARN: Final = "capicua.learn"
TERMINAL: Final = "capicua.terminal"
TOURNAMENT: Final = "capicua.tournament"
"""Packages with strings for command-line users, which are not sent to clients."""
_Value = str | int | float


CARIBBEAN: Final = ("CO", "CR", "CU", "DO", "GT", "HN", "NI", "PA", "PR", "SV", "VE", "419")
"""Region codes of locales in which players say *tranque* and *pozo*."""


def detect(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the environment: Spanish or one of its variants, else English.

    >>> detect({"LANG": "es_DO.UTF-8"}), detect({"LANG": "es_ES.UTF-8"}), detect({"LANG": "C"})
    ('es-419', 'es', 'en')
    """
    found = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found.get(name):
            return matching(found[name].partition(".")[0])
    return "en"


def matching(locale: str) -> str:
    """Return the language for a locale such as ``es_DO`` or ``es-MX``; English by default."""
    language, _, region = locale.replace("_", "-").partition("-")
    if language.lower() != "es":
        return "en"
    return "es-419" if region.upper() in CARIBBEAN else "es"


class NoSentenceError(LookupError):
    """Raised if a message is missing or its arguments do not fit."""


class Language:
    """The messages of a language for one game, with the names of its seats.

    ``game`` is a game, its class, its id or its entry in the catalogue. Raises ``BadOption`` for
    an unknown language or game, and ``MissingExtraError`` if a language other than English
    requires ``capicua[words]``.

    >>> import capicua
    >>> state = capicua.load("garrafina").new_round(seed=7)
    >>> Language("es", "garrafina").say(state.why_not(state.parse("pass")).message)
    'La primera mano se abre con el doble más alto: sal con 6-6.'
    """

    strict: ClassVar[bool] = False
    """Whether a missing message raises ``NoSentenceError`` instead of showing its id."""

    def __init__(
        self,
        code: str,
        game: type[Game] | Game | CatalogueEntry | str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        if code not in CODES:
            raise BadOption(
                Message(
                    "unknown-language",
                    {"language": code, "allowed": ", ".join(CODES), **closest_name(code, CODES)},
                )
            )
        self.code = code
        self.base = VARIANTS.get(code, code)
        """The base language, which differs from the code for regional variants."""
        self.names = list(names)
        if isinstance(game, str):
            game = kind(game)
        if not (game is None or isinstance(game, type | CatalogueEntry)):
            game = type(game)
        self.packages = (*packages_of(game), LEARN, TERMINAL, TOURNAMENT)
        self._sentences = sentences(code, self.packages)
        self._words: dict[str, dict[str, str]] = {}

    def with_names(self, names: Sequence[str]) -> Language:
        """Return the same language with other player names."""
        other = Language(self.code, None, names)
        other.packages, other._sentences = self.packages, self._sentences
        return other

    def name(self, seat: int) -> str:
        """Return the name of a seat, or its letter if it has none."""
        known = self.names[seat] if 0 <= seat < len(self.names) else ""
        return known or seat_letter(seat)

    def say(self, message: Message, reader: int | None = None) -> str:
        """Return a message as text for ``reader``; ``None`` is a spectator."""
        said = self._format(message.id, "", self._arguments(message.arguments, reader))
        near = message.arguments.get("near")
        return f"{said} {self.text('did-you-mean', near=near)}" if near else said

    def text(self, id: str, **arguments: Argument) -> str:
        """Return the text of a message id."""
        return self._format(id, "", self._arguments(arguments, None))

    def about(self, id: str, attribute: str, **arguments: Argument) -> str:
        """Return an attribute of a message, for example the ``help`` of an option."""
        return self._format(id, attribute, self._arguments(arguments, None))

    def has(self, id: str) -> bool:
        """Return whether there is a message with that id."""
        return self._sentences.has(id)

    def choose(self, *ids: str, **arguments: Argument) -> str:
        """Return the text of the first id that exists; the last one must exist."""
        return self.text(next((id for id in ids if self.has(id)), ids[-1]), **arguments)

    def join(self, items: Iterable[str]) -> str:
        """Return items as a comma-separated list."""
        return ", ".join(items)

    def number(self, value: float, places: int = 0, signed: bool = False) -> str:
        """Return a standalone number, formatted for the language."""
        return written(value, self.code, places, signed)

    def share(self, value: float, places: int = 0) -> str:
        """Return a fraction as a percentage."""
        return self.number(100 * value, places) + self.percent

    @property
    def percent(self) -> str:
        """The percent sign, preceded by a no-break space in Spanish."""
        return "\u00a0%" if self.base == "es" else "%"

    def words(self, prefix: str) -> Mapping[str, str]:
        """Return all texts whose id starts with a prefix, keyed by the rest of the id."""
        if prefix not in self._words:
            self._words[prefix] = {
                id.removeprefix(prefix): self.text(id)
                for id in self._sentences.ids()
                if id.startswith(prefix)
            }
        return self._words[prefix]

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


def packages_of(kind: type[Game] | CatalogueEntry | None) -> tuple[str, ...]:
    """Return the packages with strings for a game, in order of precedence."""
    found = [f"capicua.{name}" for name in ("notation", "table", "review", "render")]
    if kind is not None:
        if kind.family:
            found.insert(0, f"capicua.families.{kind.family}")
        found.insert(0, kind.package if isinstance(kind, CatalogueEntry) else package_of(kind))
    return tuple(found)


def file_text(package: str, name: str) -> str | None:
    """Return the contents of a file in a package, or ``None`` if it does not exist.

    The package is not imported: most people who read its strings need nothing else of it.
    """
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        return None
    read = None if spec is None else getattr(spec.loader, "get_data", None)
    if spec is None or read is None or not spec.submodule_search_locations:
        return None
    try:
        found: bytes = read(os.path.join(spec.submodule_search_locations[0], name))
    except OSError:
        return None
    return found.decode().replace("\r\n", "\n")


@cache
def sentences(code: str, packages: tuple[str, ...], name: str = "strings") -> Sentences:
    """Return the messages of some packages in a language; earlier packages take precedence.

    ``name`` is the base name of the files.
    """
    files = [(package, f"{name}.{each}") for package in packages for each in fallbacks(code)]
    templates = [_templates(*file) for file in files]
    if all(
        made is not None or _fluent(*file) is None
        for file, made in zip(files, templates, strict=True)
    ):
        return Templates(made for made in templates if made is not None)
    with needed("words", "Languages other than English, and custom games,"):
        from capicua.render.fluent import Bundle
    return Bundle(code, [source for file in files if (source := _fluent(*file)) is not None])


@cache
def _templates(package: str, file: str) -> dict[str, Entry] | None:
    """Return the templates made from a Fluent file, read once for all games that share it."""
    text = file_text(package, f"{file}.json")
    found: dict[str, Entry] | None = None if text is None else json.loads(text)
    return found


@cache
def _fluent(package: str, file: str) -> str | None:
    """Return a Fluent file, read once for all games that share it."""
    return file_text(package, f"{file}.ftl")


def fallbacks(code: str) -> list[str]:
    """Return the languages searched for a code, in order of precedence.

    >>> fallbacks("es-419")
    ['es-419', 'es']
    """
    return [code, VARIANTS[code]] if code in VARIANTS else [code]


def sentence(refused: Refused, code: str = "en") -> str:
    """Return a refusal as text, with its reason and the id of the rule."""
    language = Language(code, refused.game or None)
    said = language.say(refused.message)
    if refused.reason is not None:
        said += f" {language.say(refused.reason)}"
    return f"{said} ({refused.rule})" if refused.rule else said
