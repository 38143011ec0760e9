"""Records as JSON Lines, for programs: one match per line, with the fields of ``Record``.

Fields with their default value are omitted; docs/records.md lists all fields.
"""

from __future__ import annotations

import json
import types
from collections.abc import Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from capicua.core.options import LARGEST
from capicua.notation.errors import Place, RecordError, Source, Text, problem
from capicua.notation.fields import LETTERS, NONE, Value, read_tile
from capicua.notation.record import DEEPEST, Move, Record, RoundRecord, Variation, plain


def to_jsonl(record: Record) -> str:
    """Return the record as one line of JSON, including the newline."""
    return json.dumps(_data(record), ensure_ascii=False, separators=(",", ":")) + "\n"


def from_jsonl(source: Source) -> list[Record]:
    """Return the records of all lines, skipping blank ones; raises ``RecordError``."""
    records: list[Record] = []
    for number, line in enumerate(Text(source).text.split("\n"), 1):
        if line.strip():
            records.append(_Line(number).record(line))
    return records


def _data(value: Any) -> Any:
    if isinstance(value, list):
        return [_data(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: _data(getattr(value, field.name))
            for field in _shown(type(value))
            if _is_required(field) or getattr(value, field.name) != _default(field)
        }
    return value


@cache
def _shown(kind: type) -> tuple[Field[Any], ...]:
    return tuple(field for field in fields(kind) if field.compare)


def _default(field: Field[Any]) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def _is_required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


class _Line:
    """A parser for one line of JSON, driven by the type annotations of ``Record``."""

    def __init__(self, number: int) -> None:
        self.place = Place(number, 1)

    def record(self, line: str) -> Record:
        try:
            data = json.loads(line)
        except json.JSONDecodeError as error:
            place = self.place._replace(column=error.pos + 1)
            expected = next(
                (word for start, word in _EXPECTED.items() if error.msg.startswith(start)), "value"
            )
            raise problem("record-json", place, expected=expected) from None
        except (ValueError, RecursionError):  # the number is too long, or the nesting too deep
            raise problem("record-json", self.place, expected="size") from None
        record: Record = self.build(Record, data, "record", 0)
        return record

    def build(self, kind: Any, data: Any, name: str, depth: int) -> Any:
        """Return the data as a value of a type; ``name`` is its field's name."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (types.UnionType, Union):
            return None if data is None else self.build(parts[0], data, name, depth)
        if kind is str and type(data) is str:
            return self.text(data, name)
        if kind is int and type(data) is int and abs(data) <= LARGEST:
            return data
        if origin is list and type(data) is list:
            return [self.build(parts[0], part, name, depth) for part in data]
        if origin is dict and type(data) is dict:
            return {
                self.key(key, name): self.build(parts[1], part, name, depth)
                for key, part in data.items()
            }
        if kind in (Record, RoundRecord, Move, Variation) and type(data) is dict:
            return self.object(kind, data, depth + (kind is Variation))
        raise self.bad_value(name, _TYPES.get(origin or kind, "object"))

    def object(self, kind: Any, data: dict[str, Any], depth: int) -> Any:
        if depth > DEEPEST:
            raise problem("record-depth", self.place, high=DEEPEST)
        known = {field.name: field for field in _shown(kind)}
        for name in data:
            if name not in known:
                raise problem("record-json-field", self.place, name=name, allowed=", ".join(known))
        for name, field in known.items():
            if _is_required(field) and name not in data:
                raise problem("record-json-missing", self.place, name=name)
        made = {
            name: self.build(_hints(kind)[name], part, name, depth) for name, part in data.items()
        }
        return kind(**made, place=self.place) if "place" in _hints(kind) else kind(**made)

    def text(self, text: str, name: str) -> str:
        if any("\ud800" <= char <= "\udfff" for char in text):
            raise self.bad_value(name, "unicode")
        if text not in _ALLOWED.get(name, (text,)):
            raise self.bad_value(name, "other", _ALLOWED[name])
        if name in ("hands", "stock"):
            return read_tile(Value(text, self.place))
        return plain(text)

    def key(self, key: str, name: str) -> str:
        if name in ("hands", "names") and key not in LETTERS:
            raise self.bad_value(name, "other", LETTERS)
        return self.text(key, "key")

    def bad_value(self, name: str, expected: str, allowed: Sequence[str] = ()) -> RecordError:
        """Return the error for a value of the wrong type, or that is not one of those allowed."""
        texts = [f'"{text}"' for text in allowed]
        return problem("record-json-value", self.place, name=name, expected=expected, allowed=texts)


_TYPES: Final = {str: "text", int: "number", list: "list"}
"""The words for types in errors; all others are objects."""
_EXPECTED: Final = {
    "Expecting property name": "name",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Unterminated string": "string",
    "Invalid control character": "control",
    "Invalid \\": "escape",
    "Extra data": "end",
}
"""The beginnings of errors of the JSON parser, with the words for what is expected."""

_ALLOWED: Final = {
    "lot": LETTERS,
    "winners": LETTERS,
    "seat": ("", *LETTERS),
    "starter": (NONE, *LETTERS),
}
"""The texts that some fields may have."""
