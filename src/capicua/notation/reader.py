"""The reader of records, which parses text into ``Record`` objects.

The text is a sequence of tokens: ``[Name "value"]``, ``{comment}``, ``(``, ``)``, and plain
words, which end at the end of the line, at ``;`` or at the next token. Plain words are
``round 2``, a field like ``stock: 6-4 5-5``, or an action.
"""

from __future__ import annotations

import re
from typing import Final

from capicua.core.messages import Message
from capicua.core.seats import SEAT_LETTERS
from capicua.notation.errors import Place, RecordError, Source, Text, problem
from capicua.notation.fields import (
    LETTERS,
    STATED,
    TAGS,
    Value,
    read_number,
    read_scores,
    read_tiles,
)
from capicua.notation.record import DEEPEST, Move, Record, RoundRecord, Variation, plain

TAG_NAME: Final = re.compile(r"[^\W\d_][\w-]*")
FIELDS: Final = (*STATED, "stock", "scores")
"""The fields of a round, besides the hands."""

_TOKEN: Final = re.compile(
    rf"""(?P<space> [\s;]+ )
    | \[ \s* (?P<tag> {TAG_NAME.pattern} ) \s* " (?P<value> (?: [^"\\\n] | \\. )*+ ) " \s* \]
    | (?P<broken> \[ )
    | \{{ (?P<comment> (?: [^}}\\] | \\. )*+ ) \}}
    | (?P<unclosed> \{{ )
    | (?P<open> \( )
    | (?P<close> \) )
    | (?P<stray> \}} )
    | (?P<words> [^;{{}}()\n]+ )""",
    re.VERBOSE | re.DOTALL,
)
_ROUND: Final = re.compile(r"round\s+(\S+)", re.IGNORECASE)
_FIELD: Final = re.compile(r"(\w+)\s*:\s*(.*)", re.DOTALL)
_COUNT: Final = re.compile(r"[0-9]+\s*\.+\s*")
_SEAT: Final = re.compile(rf"([{SEAT_LETTERS}])\s+(.+)", re.DOTALL)


def read(source: Source) -> Record:
    """Return the record in a text with exactly one match; raises ``RecordError``."""
    records = read_all(source)
    if len(records) != 1:
        raise problem("record-several", records[1].place, count=len(records))
    return records[0]


def read_all(source: Source) -> list[Record]:
    """Return all records in a text; raises ``RecordError`` if there are none."""
    return _Reader(Text(source)).read()


def read_move(text: str) -> tuple[str, str]:
    """Return the seat letter, empty if there is none, and the action."""
    found = _SEAT.fullmatch(text)
    return (found[1], plain(found[2])) if found else ("", plain(text))


def is_action(text: str) -> bool:
    """Return whether the text would be read as exactly one action among the moves."""
    token = _TOKEN.match(text)
    is_other = _COUNT.match(text) or _ROUND.fullmatch(text) or _FIELD.fullmatch(text)
    return bool(token and token["words"] == text and not is_other)


def _stray(text: str, place: Place, cause: str) -> RecordError:
    """Return the error for a text that cannot stand here, with the id of its cause."""
    return problem("record-stray", place, cause=Message(cause), text=text)


class _Reader:
    """The state of the reader: the records so far, and the current round and variations."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.records: list[Record] = []
        self.round: RoundRecord | None = None
        self.open: list[tuple[Variation, Place]] = []
        """The variations being read, outermost first, with their starting places."""

    def read(self) -> list[Record]:
        text, at = self.text.text, 0
        while found := _TOKEN.match(text, at):
            if found.lastgroup != "space":
                self.take(found, self.text.place(at))
            at = found.end()
        end = self.text.place(at)
        self.finish()
        if not self.records:
            raise problem("record-nothing", end)
        return self.records

    def take(self, found: re.Match[str], place: Place) -> None:
        kind, words = found.lastgroup, found[0]
        if kind == "words":
            self.words(words.rstrip(), place)
        elif kind == "value":
            value = re.sub(r"\\(.)", r"\1", found["value"])
            self.tag(found["tag"], Value(plain(value), self.text.place(found.start("value"))))
        elif kind == "comment":
            self.comment(re.sub(r"\\([\\}])", r"\1", found["comment"]), place)
        elif kind == "open":
            self.begin_variation(place)
        elif kind == "close":
            if not self.open:
                raise _stray(words, place, "record-not-open")
            self.open.pop()
        elif kind == "unclosed":
            raise problem("record-unclosed", place, text="{")
        elif kind == "broken":
            raise problem("record-tag", place)
        else:
            raise _stray(words, place, "record-not-open")

    # -- header lines -------------------------------------------------------------------

    def tag(self, name: str, value: Value) -> None:
        record = self.current(value.place)
        if record.rounds or (name == "Game" and record.game):
            self.finish()
            self.records.append(Record("", place=value.place))
            record = self.records[-1]
        if name in record.places:
            raise problem("record-twice", value.place, name=name)
        record.places[name] = value.place
        if name in LETTERS:
            record.names[name] = value.text
        elif name in TAGS:
            setattr(record, name.lower(), TAGS[name].read(value))
        else:
            record.tags[name] = value.text

    def current(self, place: Place) -> Record:
        if not self.records:
            self.records.append(Record("", place=place))
        return self.records[-1]

    def finish(self) -> None:
        """Complete the current record."""
        self.no_open_variation()
        self.round = None
        if self.records and not self.records[-1].game:
            raise problem("record-no-game", self.records[-1].place)

    # -- rounds -------------------------------------------------------------------------

    def words(self, text: str, place: Place) -> None:
        if found := _ROUND.fullmatch(text):
            self.no_open_variation()
            column = place.column + found.start(1)
            number = read_number(Value(found[1], place._replace(column=column)))
            self.round = RoundRecord(number, place=place)
            self.current(place).rounds.append(self.round)
        elif self.round is None:
            raise _stray(text, place, "record-no-round")
        elif found := _FIELD.fullmatch(text):
            self.no_open_variation()
            column = place.column + found.start(2)
            self.field(self.round, found[1], Value(found[2], place._replace(column=column)), place)
        else:
            self.move(text, place)

    def field(self, round: RoundRecord, name: str, value: Value, place: Place) -> None:
        if name not in LETTERS:
            name = name.lower()
            if name not in FIELDS:
                raise problem("record-field", place, name=name, allowed=", ".join(FIELDS))
        if round.scores is not None or (round.moves and name != "scores"):
            raise problem("record-late", place, name=name)
        if name in round.places and name != "stock" and name not in LETTERS:
            raise problem("record-twice", place, name=name)
        round.places.setdefault(name, place)
        if name in LETTERS:
            round.hands.setdefault(name, []).extend(read_tiles(value))
        elif name == "stock":
            round.stock += read_tiles(value)
        elif name == "scores":
            round.scores = read_scores(value)
        else:
            setattr(round, name, STATED[name].read(value))

    def move(self, text: str, place: Place) -> None:
        line = self.line(text, place)
        if count := _COUNT.match(text):
            text = text[count.end() :]
            place = place._replace(column=place.column + count.end())
        if text:
            seat, action = read_move(text)
            line.moves.append(Move(action, seat, place=place))

    # -- comments and variations ----------------------------------------------------------

    def line(self, text: str, place: Place) -> RoundRecord | Variation:
        """Return the line of play being read."""
        if self.open:
            return self.open[-1][0]
        if self.round is None:
            raise _stray(text, place, "record-no-round")
        if self.round.scores is not None:
            raise problem("record-late", place, name=text)
        return self.round

    def comment(self, text: str, place: Place) -> None:
        about: Record | RoundRecord | Variation | Move = self.current(place)
        line = self.open[-1][0] if self.open else self.round
        if line is not None:
            about = line.moves[-1] if line.moves else line
        about.comment = plain(f"{about.comment} {text}")

    def begin_variation(self, place: Place) -> None:
        line = self.line("(", place)
        if not line.moves:
            raise _stray("(", place, "record-no-move")
        if len(self.open) == DEEPEST:
            raise problem("record-depth", place, high=DEEPEST)
        variation = Variation([])
        line.moves[-1].variations.append(variation)
        self.open.append((variation, place))

    def no_open_variation(self) -> None:
        if self.open:
            raise problem("record-unclosed", self.open[-1][1], text="(")
