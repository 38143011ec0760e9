"""Conversion of command-line arguments to games and records."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from capicua.catalogue import current_id, kind, load_with
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message
from capicua.core.options import OptionSpec, option_text, specs
from capicua.core.seats import seat_letter
from capicua.render.language import LANGUAGES, Language
from capicua.render.rules import value_label
from capicua.terminal.input_parser import folded

if TYPE_CHECKING:
    from capicua.notation import Record


def chosen_game(name: str, preset: str, settings: Sequence[str], seats: int | None) -> Game:
    """Return the game described by the arguments; raise ``BadOption`` if they are invalid."""
    return load_with(name, preset or None, seats, in_ids(kind(name), settings_of(settings)))


def source_of(file: str) -> bytes:
    """Return the contents of a file; ``-`` is standard input."""
    from capicua.terminal.files import file_bytes

    return sys.stdin.buffer.read() if file == "-" else file_bytes(Path(file))


def record_language(record: Record, code: str) -> Language:
    """Return the language with the texts of a record's game and the names of its seats."""
    letters = [seat_letter(seat) for seat in range(12)]
    return Language(code, record.game, [record.names.get(letter, letter) for letter in letters])


def settings_of(settings: Sequence[str]) -> dict[str, str]:
    """Parse settings written ``option=value``; raise ``BadOption`` if one is malformed."""
    found: dict[str, str] = {}
    for setting in settings:
        option, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(Message("bad-setting", {"text": setting}))
        found[option.strip()] = value.strip()
    return found


def in_ids(game: type[Game], settings: Mapping[str, str]) -> dict[str, str]:
    """Return the settings with values typed as titles, in any language, replaced by their ids."""
    known = {spec.name: spec for spec in specs(type(next(iter(game.presets().values()))))}
    found = {}
    for option, value in settings.items():
        spec = known.get(current_id(option, known))
        found[option] = value if spec is None else _value_id(game, spec, value)
    return found


def _value_id(game: type[Game], spec: OptionSpec, text: str) -> str:
    if spec.subset and "," in text:
        return ",".join(_value_id(game, spec, part) for part in text.split(","))
    ids = [option_text(choice) for choice in spec.choices]
    if current_id(text, ids) in ids:
        return current_id(text, ids)
    for code in LANGUAGES:
        language = Language(code, game)
        for id, choice in zip(ids, spec.choices, strict=True):
            if folded(value_label(language, spec, choice)) == folded(text):
                return id
    return text


def chosen_pair(
    name: str, preset: str, settings: Sequence[str], seats: int | None, against: Sequence[str]
) -> tuple[Game, Game]:
    """Return the game of the arguments, and a variant of it with the changes in ``against``.

    ``against`` may hold one preset name, settings ``option=value``, and ``seats=number``.
    """
    presets = [text for text in against if "=" not in text]
    changes = settings_of([text for text in against if "=" in text])
    if len(presets) > 1:
        raise BadOption(Message("against-presets", {"presets": presets}))
    other_seats = changes.pop("seats", None)
    if other_seats is not None and not (other_seats.isascii() and other_seats.isdecimal()):
        raise BadOption(Message("bad-setting", {"text": f"seats={other_seats}"}))
    both, changes = in_ids(kind(name), settings_of(settings)), in_ids(kind(name), changes)
    return load_with(name, preset or None, seats, both), load_with(
        name,
        (presets or [preset])[0] or None,
        seats if other_seats is None else int(other_seats),
        {**both, **changes},
    )
