"""The writer of records as text: the exact inverse of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from capicua.notation.errors import problem
from capicua.notation.fields import LETTERS, STATED, TAGS, scores_text, words_text
from capicua.notation.reader import TAG_NAME, is_action, read_move
from capicua.notation.record import Move, Record, RoundRecord, Variation, plain

WIDTH: Final = 80
"""The maximum length of lines of tiles, actions and comments."""


def write(record: Record) -> str:
    """Return the record as text; ``read`` returns an equal record.

    Raises ``RecordError`` if the text would be read differently: for an action with a
    semicolon, or a tag with a reserved name.
    """
    parts = ["".join(f'[{name} "{_quoted(text)}"]\n' for name, text in _tags(record))]
    if plain(record.comment):
        parts.append(_filled(_comment(record.comment)))
    parts += [write_round(round) for round in record.rounds]
    return "\n".join(parts)


def write_all(records: Iterable[Record]) -> str:
    """Return several records as one text, for ``read_all``."""
    return "\n".join(write(record) for record in records)


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield from _defined(record, "Game", "Version", "Preset", "Options", "Players")
    for letter, name in record.names.items():
        if letter not in LETTERS:
            raise problem("record-unwritable", record.place, text=letter)
        yield letter, name
    for tag, text in record.tags.items():
        if tag in TAGS or tag in LETTERS or not TAG_NAME.fullmatch(tag):
            raise problem("record-unwritable", record.place, text=tag)
        yield tag, text
    yield from _defined(record, "Totals", "Winners")


def _defined(record: Record, *tags: str) -> Iterator[tuple[str, str]]:
    """Yield those of the tags with a defined meaning that the record states."""
    for tag in tags:
        value = getattr(record, tag.lower())
        if value not in (None, {}):
            yield tag, TAGS[tag].write(value)


def _quoted(text: str) -> str:
    return re.sub(r'([\\"])', r"\\\1", plain(text))


def write_round(round: RoundRecord) -> str:
    """Return one round of a record as text."""
    lines = [f"round {round.number}"]
    for name, kind in STATED.items():
        value = getattr(round, name)
        if value is not None:
            lines.append(f"{name}: {kind.write(value)}")
    for letter, tiles in round.hands.items():
        lines += _tiles(letter, tiles)
    if round.stock:
        lines += _tiles("stock", round.stock)
    text = "".join(f"{line}\n" for line in lines)
    text += _filled(_comment(round.comment)) + _filled(_moves(round.moves))
    if round.scores is not None:
        text += f"scores: {scores_text(round.scores)}\n"
    return text


def _tiles(name: str, tiles: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a hand or the stock; a long list takes several lines with its name."""
    line = f"{name}:"
    for tile in tiles or [words_text([])]:
        if len(line) + 1 + len(tile) > WIDTH:
            yield line
            line = f"{name}:"
        line += f" {tile}"
    yield line


# -- moves: unbreakable chunks, wrapped into lines -----------------------------------------


class _Chunk(NamedTuple):
    """An unbreakable part of a line: an action or a word of a comment, with its brackets."""

    text: str
    number: int = 0
    """The number of the action in its line of play; 0 for a word of a comment."""
    opens: str = ""
    """The opening brackets before it."""
    is_counted: bool = False
    """Whether its number is written even in the middle of a line."""


def _moves(moves: Sequence[Move], first: int = 1) -> Iterator[_Chunk]:
    is_counted = True
    for number, move in enumerate(moves, first):
        text = f"{move.seat} {move.action}".strip()
        if not is_action(text) or read_move(text) != (move.seat, plain(move.action)):
            raise problem("record-unwritable", move.place, text=text)
        yield _Chunk(plain(text), number, is_counted=is_counted)
        yield from _comment(move.comment)
        for variation in move.variations:
            yield from _variation(variation, number)
        is_counted = bool(plain(move.comment) or move.variations)


def _variation(variation: Variation, number: int) -> Iterator[_Chunk]:
    chunks = [*_comment(variation.comment), *_moves(variation.moves, number)] or [_Chunk("")]
    chunks[0] = chunks[0]._replace(opens="(" + chunks[0].opens)
    chunks[-1] = chunks[-1]._replace(text=chunks[-1].text + ")")
    yield from chunks


def _comment(comment: str) -> Iterator[_Chunk]:
    words = re.sub(r"([\\}])", r"\\\1", comment).split()
    for index, word in enumerate(words):
        ends = "}" if index == len(words) - 1 else ""
        yield _Chunk(word + ends, opens="" if index else "{")


def _filled(chunks: Iterable[_Chunk]) -> str:
    """Return the chunks wrapped into lines of at most ``WIDTH`` columns, if possible."""
    lines: list[str] = []
    line = ""
    follows_action = False
    for chunk in chunks:
        counted = f"{chunk.number}. {chunk.text}" if chunk.number else chunk.text
        text = chunk.opens + (counted if chunk.is_counted else chunk.text)
        gap = "; " if follows_action and chunk.number and not chunk.opens else " "
        if line and len(line) + len(gap) + len(text) <= WIDTH:
            line += gap + text
        else:
            lines.append(line)
            line = chunk.opens + counted
        follows_action = chunk.number > 0 and not text.endswith(")")
    return "".join(f"{line}\n" for line in [*lines, line] if line)
