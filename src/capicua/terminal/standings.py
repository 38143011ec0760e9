"""Statistics of past matches, as text."""

from __future__ import annotations

from capicua.catalogue import kind
from capicua.core.reasons import Refused
from capicua.render.language import Language
from capicua.render.pen import Pen
from capicua.terminal.statistics import Tally


def language_of(tally: Tally, language: Language) -> Language:
    """Return the language with the texts of the tally's game, if that game is installed."""
    try:
        return Language(language.code, kind(tally.game))
    except Refused:
        return language


def standing(tally: Tally, language: Language, pen: Pen) -> list[str]:
    """Return a tally as lines of text."""
    title = language.text("name") if language.has("name") else tally.game
    told = [language.text("stats-rules", name=title, rules=tally.rules)]
    if tally.played:
        share = language.share(tally.won / tally.played)
        told.append(language.text("stats-played", played=tally.played, won=tally.won, share=share))
        told.append(language.text("stats-streak", streak=tally.streak, longest=tally.longest))
        if tally.best is not None:
            told.append(language.text("stats-best", best=tally.best))
        if tally.fastest is not None:
            told.append(language.text("stats-fastest", time=clock(tally.fastest)))
    if tally.helped_played:
        told.append(language.text("stats-helped", played=tally.helped_played, won=tally.helped_won))
    return [line for text in told for line in pen.wrap(text, "  ")]


def clock(seconds: int) -> str:
    """Return a playing time in minutes and seconds.

    >>> clock(83), clock(3905)
    ('1:23', '1:05:05')
    """
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
