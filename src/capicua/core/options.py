"""Options: one frozen, keyword-only record per game, described by its annotations.

A game's house rules are a dataclass whose annotations are complete: ``bool``, a
``Literal`` of names, an ``int`` with ``Between``, a table by number of players, and the
rules each option governs (``Rule``). The form, the command line, the URL, the rules page and
the validation are all derived from that record.

    >>> from typing import Annotated, Literal
    >>> @options
    ... class Tavern(Options):
    ...     closes: Annotated[Literal["never", "at_dawn"], Rule("TAV-3")] = "at_dawn"
    ...     stake: Annotated[int, Between(1, 10)] = 1
    >>> Tavern(stake=3)
    Tavern(closes='at_dawn', stake=3)
    >>> Tavern(stake=30)
    Traceback (most recent call last):
    capicua.core.messages.BadOption: stake cannot be “30”; allowed: 1–10. [bad-option]

This module and every ``options.py`` stay interpreted: compiled classes lose the
annotations that are read here, and nothing here runs in a loop.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeVar, dataclass_transform

from capicua.core.messages import Argument, BadOption, Message, closest_name

LARGEST: Final = 999_999_999
"""The highest integer of an option that sets no bound; it fits a machine word."""

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_T = TypeVar("_T")


@dataclass(frozen=True)
class Between:
    """The lowest and highest value of an integer; ``None`` if there is no highest."""

    low: int
    high: int | None = None

    def __str__(self) -> str:
        return f"{self.low}–{LARGEST if self.high is None else self.high}"


class Rule:
    """The ids of the rules that an option governs."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids


class Only:
    """Restricts an option whose type is wider so that derived records can allow more.

    ``Annotated[str | int, Only(Literal["auto"] | int)]`` is ``auto`` or a number; a record
    derived from this one may declare ``Literal["double"] | int`` in its place.
    """

    def __init__(self, hint: Any) -> None:
        self.hint = hint


class _Table(dict[int, int]):
    """Integers by number, written ``2:7,3:5``."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(sorted(self.items())))

    def __str__(self) -> str:
        return ",".join(f"{number}:{value}" for number, value in sorted(self.items()))


class ByPlayers(_Table):
    """An integer for each number of players, written ``2:7,3:5``."""

    def of(self, option: str, players: int, rule: str) -> int:
        """Return the value for a number of players; raises ``BadOption`` if there is none."""
        if players not in self:
            allowed = ", ".join([str(seats) for seats in sorted(self)])
            told: dict[str, Argument] = {"option": option, "seats": players, "allowed": allowed}
            raise BadOption(Message("bad-seats-for-option", told), rule)
        return self[players]

    def check_hands(self, most: int, tiles: Callable[[int], int], rule: str) -> None:
        """Check hand sizes against the most players, and the tiles that so many may be dealt.

        Raises ``BadOption``.
        """
        for players, size in self.items():
            told: dict[str, Argument] = {"size": size, "players": players, "tiles": tiles(players)}
            if not 2 <= players <= most:
                raise BadOption(Message("bad-hand-seats", {"seats": players, "most": most}), rule)
            if players * size > tiles(players):
                raise BadOption(Message("bad-hand-size", told), rule)


class ByRound(_Table):
    """An integer for some rounds of a match, written ``1:100,2:75``, or ``none``."""

    def __str__(self) -> str:
        return super().__str__() or "none"


@dataclass(frozen=True)
class OptionSpec:
    """The description of one option: its name, default, allowed values and rules."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    """The named values: ``True``/``False``, the literals; empty for a free number."""
    between: Between | None
    """The bounds if any integer between them is allowed as well."""
    by_players: bool
    """Whether a table by number of players is allowed as well."""
    by_round: bool
    """Whether the value is a table by number of the round; it may be empty."""
    subset: bool
    """Whether the value is any subset of the choices, separated by commas."""
    rules: tuple[str, ...]

    @property
    def is_fixed(self) -> bool:
        """Whether a game allows one value only, so that nobody can choose."""
        is_list = self.by_players or self.by_round or self.subset
        return len(self.choices) == 1 and self.between is None and not is_list

    @property
    def allowed(self) -> str:
        """The allowed values, as text."""
        parts = [option_text(choice) for choice in self.choices]
        if self.subset or self.by_round:
            parts = ["none", *parts]
        if self.between is not None:
            parts.append(str(self.between))
        if self.by_players:
            parts.append("2:7,3:5…")
        if self.by_round:
            parts.append("1:100,2:75…")
        return ", ".join(parts)

    def check(self, value: Any) -> Any:
        """Return the value if it is allowed; raises ``BadOption`` if not."""
        if self.subset and isinstance(value, frozenset) and value <= set(self.choices):
            return value
        named = any(value == choice and type(value) is type(choice) for choice in self.choices)
        if named and not self.subset:
            return value
        if self.by_players and isinstance(value, Mapping) and value:
            pairs = ByPlayers(value)
            if all(self._fits(number) for number in pairs.values()):
                return pairs
        if self.by_round and not isinstance(value, frozenset):
            return self._rounds(value)
        if self._fits(value):
            return value
        raise self.refusal(value)

    def read(self, text: str) -> Any:
        """Parse a value; raises ``BadOption`` if it is not allowed."""
        text = text.strip()
        if self.subset:
            names = frozenset(name.strip() for name in text.split(",") if name.strip())
            return self.check(names - {"none"})
        for choice in self.choices:
            if option_text(choice) == text.lower():
                return choice
        if self.by_round and text.lower() in ("", "none"):
            return ByRound()
        if (self.by_players or self.by_round) and ":" in text:
            try:
                pairs = [pair.split(":") for pair in text.split(",")]
                return self.check({int(number): int(value) for number, value in pairs})
            except ValueError:
                raise self.refusal(text) from None
        if self.between is not None and _NUMBER.fullmatch(text):
            return self.check(int(text))
        raise self.refusal(text)

    def refusal(self, value: Any) -> BadOption:
        """Return the error for a value, naming the option, the value and what is allowed."""
        return BadOption(
            Message(
                "bad-option",
                {
                    "option": self.name,
                    "value": option_text(value),
                    "allowed": self.allowed,
                    **closest_name(option_text(value), map(option_text, self.choices)),
                },
            )
        )

    def _rounds(self, value: Any) -> ByRound:
        """Return a value by round, without zeros; a single number is for the first round."""
        found = value if isinstance(value, Mapping) else {} if value == "none" else {1: value}
        if not all(type(number) is int and self._fits(each) for number, each in found.items()):
            raise self.refusal(value)
        return ByRound({number: each for number, each in found.items() if each})

    def _fits(self, value: Any) -> bool:
        if self.between is None or type(value) is not int or value < self.between.low:
            return False
        return value <= (LARGEST if self.between.high is None else self.between.high)


def option_text(value: Any) -> str:
    """Return a value as written on the command line, in URLs and in records."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ",".join(sorted(value)) or "none"
    return str(value)


class Options:
    """The base class of every game's options; subclasses are decorated with ``@options``."""

    former: ClassVar[frozenset[str]] = frozenset()
    """Options of 0.2 that had no effect in the game; their values are accepted and dropped."""

    def __post_init__(self) -> None:
        for spec in _all_specs(type(self)):
            object.__setattr__(self, spec.name, spec.check(getattr(self, spec.name)))

    def __setstate__(self, values: dict[str, Any]) -> None:
        """Restore pickled values; those of 0.2 may have another form."""
        for spec in _all_specs(type(self)):
            value = spec.check(values.get(spec.name, spec.default))
            object.__setattr__(self, spec.name, value)

    def changed(self, **values: Any) -> Self:
        """Return these options with some values changed; raises ``BadOption`` for unknown names.

        The only value of a fixed option may be given, as records of 0.2 do.
        """
        values = {name: value for name, value in values.items() if name not in self.former}
        for name, value in values.items():
            _known(type(self), name, value)
        return type(self)(**{**self.values(), **values})

    def read(self, texts: Mapping[str, str]) -> Self:
        """Return these options with some values changed, each given as text."""
        return self.changed(
            **{
                name: _known(type(self), name, text).read(text)
                for name, text in texts.items()
                if name not in self.former
            }
        )

    def values(self) -> dict[str, Any]:
        """Return every option with its value, in the order of the record."""
        return {spec.name: getattr(self, spec.name) for spec in specs(type(self))}

    def facts(self) -> dict[str, Any]:
        """Return every option and every fixed field with its value, for the rules page."""
        return {spec.name: getattr(self, spec.name) for spec in _all_specs(type(self))}

    def as_data(self) -> dict[str, bool | int | str]:
        """Return every option for JSON: flags and numbers as they are, everything else as text."""
        return {
            name: value if isinstance(value, bool | int) else option_text(value)
            for name, value in self.values().items()
        }

    def differences(self, base: Options) -> dict[str, str]:
        """Return the options whose values differ from those of ``base``, as text."""
        others = base.values()
        return {
            name: option_text(value)
            for name, value in self.values().items()
            if others.get(name) != value
        }


@dataclass_transform(frozen_default=True, kw_only_default=True)
def options(cls: type[_T]) -> type[_T]:
    """Turn a class of annotated defaults into a frozen, keyword-only options record."""
    return dataclass(frozen=True, kw_only=True)(cls)


_SPECS: dict[type[Options], tuple[OptionSpec, ...]] = {}
_ALL_SPECS: dict[type[Options], tuple[OptionSpec, ...]] = {}


def specs(record: type[Options]) -> tuple[OptionSpec, ...]:
    """Return the description of each option of a record, in the order of the record.

    A field that a game fixes to one value is not an option of that game.
    """
    if record not in _SPECS:
        _SPECS[record] = tuple(spec for spec in _all_specs(record) if not spec.is_fixed)
    return _SPECS[record]


def _all_specs(record: type[Options]) -> tuple[OptionSpec, ...]:
    """Return the description of each field of a record, fixed ones included."""
    if record not in _ALL_SPECS:
        hints = typing.get_type_hints(record, include_extras=True)
        _ALL_SPECS[record] = tuple(
            _spec(field.name, field.default, hints[field.name])
            for field in fields(record)  # type: ignore[arg-type]
        )
    return _ALL_SPECS[record]


def _known(record: type[Options], name: str, value: Any) -> OptionSpec:
    """Return an option by name; raises ``BadOption`` if unknown, or fixed at another value."""
    for spec in _all_specs(record):
        if spec.name == name:
            if spec.is_fixed and option_text(value) != option_text(spec.default):
                break
            return spec
    allowed = sorted(spec.name for spec in specs(record))
    told: dict[str, Argument] = {"option": name, "allowed": ", ".join(allowed)}
    raise BadOption(Message("unknown-option", {**told, **closest_name(name, allowed)}))


def _spec(name: str, default: Any, hint: Any) -> OptionSpec:
    between: Between | None = None
    rules: tuple[str, ...] = ()
    if typing.get_origin(hint) is Annotated:
        hint, *extras = typing.get_args(hint)
        for extra in extras:
            if isinstance(extra, Between):
                between = extra
            elif isinstance(extra, Rule):
                rules = extra.ids
            elif isinstance(extra, Only):
                hint = extra.hint
    choices: list[Any] = []
    by_players = by_round = subset = False
    is_union = typing.get_origin(hint) in (typing.Union, types.UnionType)
    for part in typing.get_args(hint) if is_union else (hint,):
        if part is bool:
            choices += [True, False]
        elif typing.get_origin(part) is Literal:
            choices += typing.get_args(part)
        elif part is ByPlayers:
            by_players = True
        elif part is ByRound:
            by_round = True
        elif typing.get_origin(part) is frozenset:
            subset = True
            choices += typing.get_args(typing.get_args(part)[0])
        elif part is not int or between is None:
            raise TypeError(f"option {name}: {part!r} is not a supported option type")
    return OptionSpec(name, default, tuple(choices), between, by_players, by_round, subset, rules)


Presets = Mapping[str, Options]
"""Named rule sets, the default first."""
