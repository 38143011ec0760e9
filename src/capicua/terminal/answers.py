"""Parsing of typed reports about a round with real tiles: endings and answers.

Players are named in full, by the beginning of their name, or by their number. The words for
endings and answers are in the ``ending-…`` and ``answer-…`` strings, separated by commas.
"""

from __future__ import annotations

import re

from capicua.core.reasons import BadText, Message
from capicua.core.seats import NOBODY
from capicua.core.sheet import Answer, Question, ScoreSheet
from capicua.core.tile import parse_tile, tile_text
from capicua.render.language import Language
from capicua.terminal.reading import folded

_NUMBER = re.compile(r"[-−+]?[0-9]{1,6}")


def read_seat(text: str, language: Language) -> int:
    """Return the seat of a player; raises ``BadText`` if there is none, or several match."""
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
    """Return how a round ended and by whom: ``Ana``, ``blocked``, ``target Ana``."""
    try:
        return sheet.endings[0].id, read_seat(text, language)
    except BadText as unknown:
        for ending in sheet.endings:
            for word in ending_words(ending.id, language):
                rest = _after(word, text)
                if ending.names_seat and rest:
                    return ending.id, read_seat(rest, language)
                if not ending.names_seat and rest == "":
                    return ending.id, NOBODY
        raise unknown


def ending_words(ending: str, language: Language) -> list[str]:
    """Return the names of an ending, the default one first."""
    return [word.strip() for word in language.text(f"ending-{ending}").split(",")]


def _after(word: str, text: str) -> str | None:
    """Return the rest of a text after a word; ``None`` if it does not begin with it."""
    beginning, whole = folded(word), folded(text)
    if whole == beginning:
        return ""
    return whole[len(beginning) + 1 :] if whole.startswith(beginning + " ") else None


def read_answer(text: str, question: Question, sheet: ScoreSheet, language: Language) -> Answer:
    """Return the answer of one seat, side or table; raises ``Refused`` if it is invalid."""
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
        names = language.text(id).split(",") if language.has(id) else [word]
        if wanted in [folded(name) for name in names]:
            return word
    return text.strip()


def read_times(text: str, language: Language) -> list[Answer]:
    """Return how often each seat is named: ``Ana, Luis, Ana``."""
    try:
        seats = [read_seat(text, language)] if text.strip() else []
    except BadText:
        parts = text.split(",") if "," in text else text.split()
        seats = [read_seat(part, language) for part in parts if part.strip()]
    return [seats.count(seat) for seat in range(len(language.names))]


def read_numbered(text: str, words: str) -> int | None:
    """Return the number after one of some words (``correct 3``); ``None`` for other texts."""
    for word in words.split(","):
        rest = _after(word, text)
        if rest and rest.isascii() and rest.isdecimal():
            return int(rest[:6])
    return None
