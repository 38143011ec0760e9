"""Lists of entrants as CSV: reading, with errors that name line and column.

The first line names the columns, in English or Spanish and in any order: ``name`` is required for
people and teams; pairs may have ``player1`` and ``player2`` instead. Commas and semicolons both
work, as spreadsheets in Spanish write semicolons.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from capicua.core.messages import closest_name
from capicua.tournament.settings import refuse
from capicua.tournament.tournament import Tournament

COLUMNS: Final = {
    "name": ("name", "nombre", "pair", "pareja", "team", "equipo"),
    "player1": ("player1", "player 1", "jugador1", "jugador 1"),
    "player2": ("player2", "player 2", "jugador2", "jugador 2"),
    "player3": ("player3", "player 3", "jugador3", "jugador 3"),
    "player4": ("player4", "player 4", "jugador4", "jugador 4"),
    "club": ("club", "peña"),
    "rating": ("rating", "elo", "puntuación", "puntuacion"),
    "handicap": ("handicap", "hándicap", "ventaja"),
    "code": ("code", "código", "codigo", "id"),
}
"""The columns, and the headings under which they are found."""
NUMBERS: Final = ("rating", "handicap")
LARGEST: Final = 100_000


@dataclass(frozen=True)
class Line:
    """A line of the list, checked."""

    number: int
    name: str
    members: tuple[str, ...]
    club: str
    rating: int
    handicap: int
    code: str


def read_list(text: str, members: int) -> list[Line]:
    """Return the entrants of a list; ``members`` is the number of people in each.

    Raises ``TournamentRefused`` with the line, counted from 1, and the column of the first error.
    """
    text = text.removeprefix("\ufeff")
    reader = csv.reader(StringIO(text), delimiter=_delimiter(text))
    try:
        rows = list(reader)
    except csv.Error:
        raise refuse("list-cell-long", line=reader.line_num, high=csv.field_size_limit()) from None
    if not rows or not any(cell.strip() for cell in rows[0]):
        raise refuse("list-empty")
    columns = _columns(rows[0])
    found = []
    for number, row in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in row):
            continue
        if len(row) > len(rows[0]):
            raise refuse("list-cells", line=number, count=len(row), wanted=len(rows[0]))
        cells = {name: " ".join(row[at].split()) for name, at in columns.items() if at < len(row)}
        found.append(_line(number, cells, members))
    if not found:
        raise refuse("list-empty")
    return found


def enter_list(tournament: Tournament, text: str, at: str = "", by: str = "") -> int:
    """Enter everybody on a list, or nobody if a line is wrong; return how many entered."""
    lines = read_list(text, tournament.shape.members)
    taken = {one.name.casefold(): 0 for one in tournament.state.entrants.values()}
    for line in lines:
        if line.name.casefold() in taken:
            raise refuse("list-twice", line=line.number, column="name", name=line.name)
        taken[line.name.casefold()] = line.number
    for line in lines:
        tournament.enter(
            line.name,
            line.members,
            club=line.club,
            rating=line.rating,
            handicap=line.handicap,
            code=line.code,
            at=at,
            by=by,
        )
    return len(lines)


def _delimiter(text: str) -> str:
    head = text.partition("\n")[0]
    return max((",", ";", "\t"), key=head.count)


def _columns(heads: Sequence[str]) -> dict[str, int]:
    known = {heading: name for name, headings in COLUMNS.items() for heading in headings}
    found: dict[str, int] = {}
    for at, head in enumerate(heads):
        heading = " ".join(head.split()).casefold()
        if heading not in known:
            near = closest_name(heading, known)
            raise refuse("list-column", column=head.strip(), allowed=list(COLUMNS), **near)
        if known[heading] in found:
            raise refuse("list-column-twice", column=head.strip())
        found[known[heading]] = at
    if "name" not in found and "player1" not in found:
        raise refuse("list-no-name")
    return found


def _line(number: int, cells: dict[str, str], members: int) -> Line:
    people = tuple(cells[f"player{at}"] for at in range(1, 5) if cells.get(f"player{at}"))
    if people and len(people) != members:
        column = f"player{min(len(people), members) + 1}"
        raise refuse("list-members", line=number, column=column, count=len(people), wanted=members)
    name = cells.get("name") or " / ".join(people)
    if not name or len(name) > 80:
        raise refuse("list-name", line=number, column="name", name=name[:100], high=80)
    for column, text in cells.items():
        if column not in NUMBERS and len(text) > 80:
            raise refuse("list-name", line=number, column=column, name=text[:100], high=80)
    numbers = {column: _number(number, column, cells.get(column, "")) for column in NUMBERS}
    return Line(
        number,
        name,
        people if members > 1 else (),
        cells.get("club", ""),
        numbers["rating"],
        numbers["handicap"],
        cells.get("code", "")[:40],
    )


def _number(line: int, column: str, text: str) -> int:
    if not text:
        return 0
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or abs(int(text)) > LARGEST:
        raise refuse("list-number", line=line, column=column, text=text[:40], high=LARGEST)
    return int(text)
