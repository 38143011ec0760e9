"""Exports as CSV: standings, results, entrants."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import Final

from capicua.tournament.reports.trf import trf
from capicua.tournament.standings import standings
from capicua.tournament.tournament import Tournament


def standings_csv(tournament: Tournament) -> str:
    """Return the standings, with all figures."""
    names = tournament.settings.tie_breaks
    counts = [name for name in ("wins", "played") if name not in names]
    heads = ["place", "number", "name", "score", *names, *counts, "made", "against", "withdrawn"]
    rows = [
        [
            each.place,
            each.entrant,
            tournament.name(each.entrant),
            _plain(float(each.score)),
            *(_plain(float(each.figures[name])) for name in names),
            *(getattr(each, name) for name in counts),
            *each.points,
            int(each.entrant in tournament.state.absent),
        ]
        for each in standings(tournament.state)
    ]
    return _csv([heads, *rows])


def results_csv(tournament: Tournament) -> str:
    """Return all tables with their results, a line for each side."""
    heads = ["round", "table", "side", "names", "points", "forfeited", "deals_won", "set"]
    rows: list[Sequence[object]] = []
    for round in tournament.state.rounds:
        for table in round.tables:
            result = round.results.get(table.number)
            for at, side in enumerate(table.sides):
                names = " + ".join(tournament.name(one) for one in side)
                points = result.points[at] if result is not None and result.points else ""
                lost = int(result is not None and at in result.forfeited)
                won = result.deals_won[at] if result is not None and result.deals_won else ""
                rows.append(
                    [round.number, table.number, at + 1, names, points, lost, won, table.set or ""]
                )
        rows += [[round.number, "", "", tournament.name(one), "", "", "", ""] for one in round.byes]
    return _csv([heads, *rows])


def entrants_csv(tournament: Tournament) -> str:
    """Return the entrants, in the form that ``player_list`` reads."""
    members = tournament.shape.members
    players = [f"player{at + 1}" for at in range(members)] if members > 1 else []
    rows: list[Sequence[object]] = [["name", *players, "club", "rating", "handicap", "code"]]
    for each in tournament.state.entrants.values():
        people = [*each.members, *[""] * (len(players) - len(each.members))]
        last = (each.club, each.rating or "", each.handicap or "", each.code)
        rows.append([each.name, *people, *last])
    return _csv(rows)


def _csv(rows: Iterable[Sequence[object]]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        # A spreadsheet would run a cell that begins like a formula.
        writer.writerow(
            [
                f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "@") else cell
                for cell in row
            ]
        )
    return text.getvalue()


def _plain(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


EXPORTS: Final[dict[str, Callable[[Tournament], str]]] = {
    "standings": standings_csv,
    "results": results_csv,
    "entrants": entrants_csv,
    "json": Tournament.as_json,
    "trf": trf,
}
"""The exports by name."""
