"""Studies: chapters with annotated positions, variations and tasks, as a file of JSON Lines.

The first line describes the study, every further line is a chapter. ``docs/studies.md`` documents
the format. A chapter begins at a position, or at a moment of a record; its moves have the form of
those of records (``notation.jsonl``), with marks on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from capicua.core.messages import BadOption, Message, Refused, closest_name
from capicua.core.state import State
from capicua.learn.claims import Claim
from capicua.notation import read_all, read_position, record_of_round, steps, write
from capicua.notation.errors import Source, Text
from capicua.notation.record import Move, Record
from capicua.review.continuation import after

MOST_CHAPTERS: Final = 64
MOST_MOVES: Final = 600
"""Maximum number of moves in a chapter, with all variations."""
DEEPEST: Final = 32
"""Maximum nesting depth of variations, as in records."""
LONGEST: Final = 200_000
"""Maximum number of characters of a study."""

Sentence = Annotated[str, Meta(max_length=4000)]
Words = Sentence | dict[Annotated[str, Meta(max_length=8)], Sentence]
"""A text, or the text in each language by its code: ``{"en": …, "es": …}``."""
Action = Annotated[str, Meta(min_length=1, max_length=64)]
Mark = Annotated[str, Meta(min_length=1, max_length=32)]
"""A place on the table that is marked: ``tile:6-4``, ``arm:E`` …"""
Marks = Annotated[list[Mark], Meta(max_length=24)]


class StudyMove(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A move of a chapter: that of a record, with a comment in one or more languages, and marks."""

    action: Action
    """In the notation of the game."""
    comment: Words = ""
    marks: Marks = []
    variations: Annotated[list[StudyVariation], Meta(max_length=24)] = []
    """Other lines from the position before this move."""


class StudyVariation(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Another line, from the position before the move it is attached to."""

    moves: Annotated[list[StudyMove], Meta(max_length=MOST_MOVES)]
    comment: Words = ""


class StudyTask(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the reader of a chapter is to find: a move in its first position."""

    accepted: Annotated[list[Action], Meta(min_length=1, max_length=40)]
    """The moves that solve the task."""
    text: Words = ""
    """The question; empty for “find the best move”."""
    done: Words = ""
    """What is said once it is solved."""
    other: Words = ""
    """What is said about other moves."""


class Chapter(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A chapter: a position, what is said about it, and lines to go through."""

    title: Words
    text: Words = ""
    position: Annotated[str, Meta(max_length=6000)] = ""
    """The first position as text; empty if the chapter begins in a record."""
    record: Annotated[str, Meta(max_length=100_000)] = ""
    """A record in which the chapter begins, after ``step`` moves of its round ``round``."""
    round: Annotated[int, Meta(ge=1, le=100_000)] = 1
    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    hands: Literal["seat", "all"] = "seat"
    """Whether the reader sees the hand of the seat to act, or all hands."""
    marks: Marks = []
    """Places marked in the first position."""
    task: StudyTask | None = None
    moves: Annotated[list[StudyMove], Meta(max_length=MOST_MOVES)] = []
    claims: Annotated[list[Claim], Meta(max_length=24)] = []
    """What the text states as a fact about the position; the engine can check it."""

    def start(self) -> State:
        """Return the first position. Raise ``Refused`` if it is invalid."""
        if not self.record:
            return read_position(self.position)
        found = read_all(self.record)
        if len(found) != 1:
            raise Refused(Message("study-records", {"count": len(found)}))
        made = -1
        for step in steps(found[0]):
            if step.round is found[0].rounds[min(self.round, len(found[0].rounds)) - 1]:
                made += 1
                if made == self.step:
                    return step.state.clone()
        raise Refused(Message("study-no-step", {"step": self.step, "high": max(made, 0)}))

    def walk(self) -> Iterator[tuple[State, StudyMove]]:
        """Yield every move with the position before it, variations included. Raise ``Refused``."""
        yield from _walk(self.start(), self.moves, 0)


class StudyHead(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a study."""

    study: Literal[1]
    """The version of the format."""
    title: Words
    about: Words = ""
    author: Annotated[str, Meta(max_length=80)] = ""


class Study(Struct):
    """A study: what it is about, and its chapters."""

    head: StudyHead
    chapters: list[Chapter]

    def game(self) -> str:
        """Return the game of the first chapter, or an empty text if there is none."""
        for chapter in self.chapters:
            return chapter.start().game.id
        return ""


_Line = TypeVar("_Line", StudyHead, Chapter)


class StudyError(Refused):
    """A study that cannot be read, or whose positions or moves are invalid.

    ``reason`` says what is wrong at the place that the message names.
    """


def read_study(source: Source) -> Study:
    """Return the study of a text; raise ``StudyError`` with the line of the first error.

    Positions and moves are not set up; ``check_study`` does that.
    """
    text = Text(source).text
    if len(text) > LONGEST:
        raise StudyError(Message("study-long", {"count": len(text), "high": LONGEST}))
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise StudyError(Message("study-empty"))
    if len(lines) > MOST_CHAPTERS + 1:
        raise StudyError(
            Message("study-chapters", {"count": len(lines) - 1, "high": MOST_CHAPTERS})
        )
    head = _decoded(lines[0], _HEAD)
    return Study(head, [_decoded(line, _CHAPTER) for line in lines[1:]])


def write_study(study: Study) -> str:
    """Return a study as text, one line for its head and one for each chapter."""
    lines = [msgspec.json.encode(part) for part in [study.head, *study.chapters]]
    return "".join(f"{line.decode()}\n" for line in lines)


def study_from(source: Source) -> Study:
    """Return the study of a text: a study, or records, of which each round becomes a chapter.

    Raise ``Refused`` if the text is neither.
    """
    text = Text(source).text
    if text.lstrip().startswith("{") and '"study"' in text.split("\n", 1)[0]:
        return read_study(text)
    return study_of_records(read_all(text))


def study_of_records(records: Sequence[Record]) -> Study:
    """Return a study with a chapter for each round of some records, with their comments.

    Raise ``Refused`` for a record that contradicts the rules.
    """
    title = next((each.tags["Event"] for each in records if "Event" in each.tags), "")
    title = title or records[0].game
    chapters = []
    for record in records:
        ends: dict[int, State] = {}
        for step in steps(record):
            ends[id(step.round)] = step.state.clone()
        chapters += [
            Chapter(
                title=f"{title} · {round.number}",
                text=round.comment,
                record=write(record_of_round(ends[id(round)])),
                hands="all",
                moves=[_annotated(move) for move in round.moves],
            )
            for round in record.rounds
        ]
    return Study(StudyHead(1, title), chapters)


def check_study(study: Study) -> None:
    """Set up every position and play every move; raise ``StudyError`` for the first invalid one."""
    for number, chapter in enumerate(study.chapters, 1):
        made = 0
        try:
            for _ in chapter.walk():
                made += 1
                if made > MOST_MOVES:
                    raise Refused(Message("study-moves", {"high": MOST_MOVES}))
            if chapter.task is not None:
                start = chapter.start()
                for action in chapter.task.accepted:
                    after(start, action)
        except Refused as refused:
            error = StudyError(
                Message("study-chapter", {"chapter": number, "move": made}), refused.rule
            )
            error.reason, error.game = refused.reason or refused.message, refused.game
            raise error from None


def in_language(words: Words, code: str) -> str:
    """Return a text in a language; in English, or any other, if there is none in that one.

    >>> in_language({"en": "Lead", "es": "Salida"}, "es-419")
    'Salida'
    """
    if isinstance(words, str):
        return words
    for wanted in (code, code.split("-", 1)[0], "en"):
        if wanted in words:
            return words[wanted]
    return next(iter(words.values()), "")


# -- the studies of the package ------------------------------------------------------------------

ORDER: Final = (
    "opening_lead",
    "counting",
    "when_to_block",
    "protecting_partner",
    "third_hand",
    "bidding_42",
    "offs_42",
    "garrafina_heap",
    "train_planning",
    "squeeze_rows",
)
"""The studies of the package, in the order in which they are listed."""


@lru_cache(maxsize=16)
def study_of(id: str) -> Study:
    """Return a study of the package; raise ``BadOption`` if there is none.

    >>> study_of("counting").game()
    'partners'
    """
    if id not in ORDER:
        near = closest_name(id, ORDER)
        allowed = {"study": id[:64], "allowed": list(ORDER), **near}
        raise BadOption(Message("unknown-study", allowed))
    return read_study((files("capicua.learn") / "studies" / f"{id}.jsonl").read_bytes())


# -- parts ---------------------------------------------------------------------------------------


def _walk(
    state: State, moves: Sequence[StudyMove], depth: int
) -> Iterator[tuple[State, StudyMove]]:
    if depth > DEEPEST:
        raise Refused(Message("study-depth", {"high": DEEPEST}))
    for move in moves:
        yield state, move
        for variation in move.variations:
            yield from _walk(state, variation.moves, depth + 1)
        state = after(state, move.action).state


_HEAD: Final = msgspec.json.Decoder(StudyHead)
_CHAPTER: Final = msgspec.json.Decoder(Chapter)
"""Made at import: two threads that decode a type for the first time can crash msgspec 0.22."""


def _decoded(line: tuple[int, str], decoder: msgspec.json.Decoder[_Line]) -> _Line:
    number, text = line
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        detail = str(error)[:300]
        raise StudyError(Message("study-line", {"line": number, "detail": detail})) from None


def _annotated(move: Move) -> StudyMove:
    variations = [
        StudyVariation([_annotated(each) for each in one.moves], one.comment)
        for one in move.variations
    ]
    return StudyMove(move.action, move.comment, [], variations)
