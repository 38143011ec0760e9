"""Parsers for typed answers about a round played with real tiles.

Players can be given by full name, by an unambiguous prefix of the name, or by number. The accepted
words are the ``ending-…`` and ``answer-…`` strings, separated by commas.
"""

from __future__ import annotations

import re

from capicua.core.messages import BadText, Message
from capicua.core.seats import NOBODY
from capicua.core.sheet import Answer, Question, ScoreSheet
from capicua.core.tiles.tile import parse_tile, tile_text
from capicua.render.language import Language
from capicua.terminal.input_parser import folded, words_of

_NUMBER = re.compile(r"[-−+]?[0-9]{1,6}")


def read_seat(text: str, language: Language) -> int:
    """Return the seat of a player; raise ``BadText`` unless exactly one player matches."""
    names = [folded(name) for name in language.names]
    wanted = folded(text)
    if wanted in names:
        return names.index(wanted)
    if wanted.isascii() and wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    found = [seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    raise BadText(Message("no-such-player", {"text": text.strip(), "names": language.names}))


def read_ending(text: str, sheet: ScoreSheet, language: Language) -> tuple[str, int]:
    """Parse how a round ended, and by whom: ``Ana``, ``blocked``, ``target Ana``."""
    try:
        return sheet.endings[0].id, read_seat(text, language)
    except BadText as unknown:
        for ending in sheet.endings:
            for word in words_of(language, f"ending-{ending.id}"):
                rest = _after(word, text)
                if ending.names_seat and rest:
                    return ending.id, read_seat(rest, language)
                if not ending.names_seat and rest == "":
                    return ending.id, NOBODY
        raise unknown


def _after(word: str, text: str) -> str | None:
    """Return the part of a text after a leading word; ``None`` if it does not start with it."""
    beginning, whole = folded(word), folded(text)
    if whole == beginning:
        return ""
    return whole[len(beginning) + 1 :] if whole.startswith(beginning + " ") else None


def read_answer(text: str, question: Question, sheet: ScoreSheet, language: Language) -> Answer:
    """Parse one answer of a seat, a side or the table; raise ``Refused`` if it is invalid."""
    if not text.strip():
        if question.usual is None:
            raise BadText(Message("answer-wanted"))
        return question.usual
    if question.asks == "seat":
        return read_seat(text, language)
    if question.asks == "word":
        return _read_word(text, question, language)
    if _NUMBER.fullmatch(text.strip()):
        return int(text.strip().replace("−", "-"))
    if question.asks == "number":
        raise BadText(Message("sheet-number-wanted", {"text": text.strip()}))
    high = sheet.game.high
    return [tile_text(parse_tile(word, high)) for word in re.split(r"[\s,;]+", text.strip())]


def _read_word(text: str, question: Question, language: Language) -> str:
    wanted = folded(text)
    for word in question.words:
        id = f"answer-{word}"
        names = words_of(language, id) if language.has(id) else [word]
        if wanted in [folded(name) for name in names]:
            return word
    return text.strip()


def read_times(text: str, language: Language) -> list[Answer]:
    """Return the number of times each seat is named: ``Ana, Luis, Ana``."""
    try:
        seats = [read_seat(text, language)] if text.strip() else []
    except BadText:
        parts = text.split(",") if "," in text else text.split()
        seats = [read_seat(part, language) for part in parts if part.strip()]
    return [seats.count(seat) for seat in range(len(language.names))]


def read_numbered(text: str, words: str) -> int | None:
    """Return the number that follows one of the words (``correct 3``); ``None`` if none does."""
    for word in words.split(","):
        rest = _after(word, text)
        if rest and rest.isascii() and rest.isdecimal():
            return int(rest[:6])
    return None
