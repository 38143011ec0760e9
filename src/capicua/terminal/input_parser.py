"""Parsing of typed text as a table command or a move.

Both are in the user's language: the ``command-…`` and ``verb-…`` strings list the accepted
words, separated by commas. Verbs are replaced by words of the notation: ``paso`` is read as
``pass`` and ``robar`` as ``draw``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING

from capicua.core.messages import BadText, IllegalAction, Message, Refused
from capicua.render.language import Language

if TYPE_CHECKING:
    from capicua.core.view import View

_TILE = r"\d+-\d+"
_POSITION = re.compile(r"#\s?([0-9]{1,4})|([0-9]{1,4})\.")
"""A position in the list of moves, for example ``#2`` or ``2.``."""


def read_command(text: str, language: Language, among: Collection[str]) -> str:
    """Return the name of the command that the text gives; empty if it is none of ``among``."""
    wanted = folded(text)
    for command, words in language.words("command-").items():
        if command in among and wanted in [folded(word) for word in words.split(",")]:
            return command
    return ""


def words_of(language: Language, *ids: str) -> list[str]:
    """Return the words listed in some texts, separated by commas."""
    return [word.strip() for id in ids for word in language.text(id).split(",")]


def read_action(text: str, view: View, language: Language) -> int:
    """Return the legal action that the text means; raise ``Refused`` if there is none.

    The text may be a position in the list of moves (``#2`` or ``2.``), the notation with words in
    the user's language, or any part of it that matches one legal action. A bare number is always
    part of the notation, for example a bid or a claim, and never a position in the list.
    """
    legal = view.legal
    position = _POSITION.fullmatch(text)
    if position:
        number = int(position[1] or position[2])
        if 1 <= number <= len(legal):
            return legal[number - 1]
        raise BadText(Message("input-no-entry", {"text": text, "high": len(legal)}))
    wanted = in_notation(text, language)
    known = view.known
    try:
        action = known.parse(wanted)
        refusal = known.why_not(action)
        if refusal is None:
            return action
        refused: Refused = IllegalAction(refusal.message, refusal.rule)
    except Refused as unreadable:
        refused = unreadable
    matches = [action for action in legal if _mentions(known.text(action), wanted)]
    if len(matches) == 1:
        return matches[0]
    if matches:
        choices = [language.say(view.label(action), view.seat) for action in matches]
        raise Refused(Message("input-ambiguous", {"text": text, "choices": choices}))
    if text.isascii() and text.isdecimal():
        raise BadText(Message("input-number", {"text": text, "high": len(legal)}))
    if isinstance(refused, BadText) and re.fullmatch(_TILE, wanted.replace("|", "-")):
        raise _tile_refused(wanted.replace("|", "-"), view)
    raise refused


def _tile_refused(tile: str, view: View) -> Refused:
    """Return why a tile typed alone is illegal, judged as a replacement for a legal tile."""
    known = view.known
    try:
        from capicua.core.tiles.tile import parse_tile

        parse_tile(tile, known.game.high)
    except Refused as refused:
        return refused
    for action in view.legal:
        try:
            refusal = known.why_not(known.parse(re.sub(_TILE, tile, known.text(action), count=1)))
        except Refused:
            continue
        if refusal is not None:
            return IllegalAction(refusal.message, refusal.rule)
    return Refused(Message("input-no-place", {"tile": tile}))


def in_notation(text: str, language: Language) -> str:
    """Return the text with verbs of the language replaced by words of the notation."""
    found = f" {' '.join(text.split())} "
    verbs = [
        (folded(word), verb)
        for verb, words in language.words("verb-").items()
        for word in words.split(",")
    ]
    for word, verb in sorted(verbs, key=lambda pair: -len(pair[0])):
        at = folded(found, keep=True).find(f" {word} ")
        if at >= 0:
            found = f"{found[:at]} {verb} {found[at + len(word) + 2 :]}"
    return found.strip()


def _mentions(action: str, wanted: str) -> bool:
    """Return whether the notation of an action contains all words and numbers of the text."""
    parts = _parts(wanted)
    return bool(parts) and all(part in _parts(action) for part in parts)


def _parts(text: str) -> list[str]:
    parts = re.findall(rf"{_TILE}|[^\W_]+(?:_[^\W_]+)*", text.replace("|", "-").lower())
    return [
        "-".join(sorted(part.split("-"), key=int, reverse=True)) if "-" in part else part
        for part in parts
    ]


@lru_cache(maxsize=1024)
def folded(text: str, keep: bool = False) -> str:
    """Return the text in lower case and without accents; its length is kept if ``keep``."""
    bare = "".join(unicodedata.normalize("NFD", char.lower())[:1] or char for char in text)
    return bare if keep else " ".join(bare.split())
