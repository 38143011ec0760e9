"""The score sheet of a match: a line for each round, and the totals."""

from __future__ import annotations

from collections.abc import Iterable

from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.table.play.play import Play


def score_sheet(play: Play, language: Language, pen: TextStyle) -> list[str]:
    """Return points by round and seat, and totals; includes the round in progress."""
    rounds = [*play.match.rounds]
    if not play.is_settled:
        rounds.append(play.round)
    lines = [
        (
            str(state.setup.number) + ("" if state.is_over else "…"),
            language.text("sheet-void") if state.is_void else state.scores(),
        )
        for state in rounds
    ]
    return sheet_lines(lines, play.totals, language, pen)


def sheet_lines(
    lines: Iterable[tuple[str, list[int] | str]],
    totals: list[int],
    language: Language,
    pen: TextStyle,
) -> list[str]:
    """Return the lines of a score sheet: titled rounds with points or a word, and the totals."""
    names = language.names
    rows = [[language.text("sheet-round"), *names]]
    for title, points in lines:
        if isinstance(points, str):
            rows.append([title, *[points] * len(names)])
        else:
            rows.append([title, *(f"{part:+d}" for part in points)])
    rows.append([language.text("sheet-total"), *(str(total) for total in totals)])
    if pen.plain:
        return [
            language.text("sheet-plain", title=row[0], points=_named(names, row[1:]))
            for row in rows[1:]
        ]
    return pen.columns(rows, right=range(1, len(names) + 1))


def _named(names: list[str], cells: list[str]) -> str:
    return ", ".join(f"{name} {cell}" for name, cell in zip(names, cells, strict=True))
