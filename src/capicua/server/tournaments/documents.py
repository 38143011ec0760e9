"""Pages of a tournament to print, and files for other programs."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from capicua.api.hall.tournaments import Decision, Decisions
from capicua.core.messages import Message, Refused
from capicua.render.language import Language, matching
from capicua.server.tournaments.dates import deadline_of, zone_of
from capicua.server.tournaments.people import Person, side_keys
from capicua.server.tournaments.tournament_record import TournamentRecord
from capicua.tournament.reports.dates import day_text
from capicua.tournament.reports.documents import Document, Grid, Section
from capicua.tournament.reports.exports import EXPORTS
from capicua.tournament.reports.pages import (
    PAGES,
    decision_texts,
    decisions,
    frequency_tables,
    pairings,
    result_slips,
    shown_tables,
    side_names,
)
from capicua.tournament.state import undone

_FOR_DIRECTORS: Final = ("slips", "deals")
"""Pages with what others must not see: keys of tables, deals not yet played."""
_WITH_RESULTS: Final = ("pairings", "bracket", "standings", "frequencies", "decisions")
CALENDAR: Final = "calendar"
_KINDS: Final = {"json": "application/json", "trf": "text/plain"}


class ExportedFile(NamedTuple):
    """A file for other programs."""

    name: str
    text: str
    kind: str


def check_results(record: TournamentRecord, person: Person) -> None:
    """Raise ``Refused`` if others still play the same deals, unless a director asks."""
    if "results" in person.may or not record.settings.deals:
        return
    finished = record.tournament.finished_sets()
    if any(
        table.set > finished for round in record.tournament.state.rounds for table in round.tables
    ):
        raise Refused(Message("event-hidden"))


def page(
    record: TournamentRecord, person: Person, name: str, round: int, lang: str, site: str
) -> str:
    """Return a page as HTML. Raise ``Refused`` if there is none, or it is not for this person."""
    if name not in (*PAGES, CALENDAR):
        allowed = ", ".join((*PAGES, CALENDAR))
        raise Refused(Message("event-no-page", {"page": name, "allowed": allowed}))
    tournament = record.tournament
    if name in _FOR_DIRECTORS and "results" not in person.may:
        raise Refused(Message("event-not-results"))
    if name in _WITH_RESULTS:
        check_results(record, person)
    language = Language(matching(lang))
    document: Document
    if name == "slips" and not record.venue.online and tournament.state.rounds:
        document = result_slips(tournament, language, round, _codes(record, round, site))
    elif name == CALENDAR:
        document = calendar_page(record, language)
    elif name == "frequencies":
        document = frequency_tables(tournament, language, round, record.pars)
    elif name == "pairings":
        document = dated_pairings(record, language, round)
    elif name == "decisions":
        document = decisions(tournament, language, round, zone_of(record.arrangements.zone))
    else:
        document = PAGES[name](tournament, language, round)
    return document.as_html()


def calendar_page(record: TournamentRecord, language: Language) -> Document:
    """Return the page with the date of each round, and who plays whom as far as that is known."""
    tournament = record.tournament
    starts = record.starts()
    heads = [language.text(f"tournament-word-{word}") for word in ("round", "play-by", "matches")]
    rows = []
    for number in range(1, max(len(starts), tournament.planned_rounds or 0) + 1):
        start = starts[number - 1] if number <= len(starts) else 0
        day = deadline_of(record, number, start)
        played = tournament.state.rounds[number - 1].tables if start else ()
        pairs = [
            " – ".join(side_names(tournament, side) for side in table.sides) for table in played
        ]
        rows.append([str(number), "" if day is None else day_text(day, language), "; ".join(pairs)])
    title = language.text("tournament-page-calendar", name=tournament.settings.name)
    if any(row[1] for row in rows):
        told = [language.text(f"tournament-overdue-{record.arrangements.overdue}")]
        grid = Grid(heads, rows, frozenset({0}))
    else:  # without dates nothing is late
        told = []
        grid = Grid([heads[0], heads[2]], [[row[0], row[2]] for row in rows], frozenset({0}))
    return Document(title, language.code, [Section("", told, grid)])


def dated_pairings(record: TournamentRecord, language: Language, round: int) -> Document:
    """Return who plays whom in a round, and by when."""
    document = pairings(record.tournament, language, round)
    number = round or len(record.starts())
    day = deadline_of(record, number, record.starts()[number - 1])
    if day is not None:
        told = language.text("tournament-play-by", date=day_text(day, language))
        first = document.sections[0]
        dated = replace(first, paragraphs=[*first.paragraphs, told])
        document.sections = [dated, *document.sections[1:]]
    return document


def _codes(record: TournamentRecord, round: int, site: str) -> dict[tuple[int, int], str]:
    """Return the QR codes on the slips of a round or of all tables in play, by table and side."""
    import segno

    shown = shown_tables(record.tournament, round)
    keys = {number: side_keys(record, number) for number in {each.number for each, _ in shown}}
    found = {}
    for each, table in shown:
        for side in range(len(table.sides)):
            key = keys[each.number][table.number, side]
            link = f"{site}/event/{record.id}/report/{each.number}/{table.number}#{key}"
            code = segno.make(link, error="m")
            found[table.number, side] = code.svg_inline(
                border=2, omitsize=True, dark="#000", light="#fff"
            )
    return found


def decisions_of(record: TournamentRecord, lang: str) -> Decisions:
    """Return the paper trail, the last decision first."""
    language = Language(matching(lang))
    left_out, undoable = undone(record.tournament.log), set(record.tournament.undoable())
    said = decision_texts(record.tournament, language)
    found = [
        Decision(
            entry.number,
            entry.at,
            entry.by,
            text,
            entry.number in left_out,
            entry.number in undoable,
        )
        for entry, text in zip(record.tournament.log, said, strict=True)
    ]
    return Decisions(found[::-1])


def export(record: TournamentRecord, person: Person, name: str) -> ExportedFile:
    """Return a file; while deals are played, results are only for directors. Raise ``Refused``."""
    if name not in EXPORTS:
        allowed = ", ".join(EXPORTS)
        raise Refused(Message("event-no-export", {"export": name, "allowed": allowed}))
    if name != "entrants":
        check_results(record, person)
    kind = _KINDS.get(name, "text/csv")
    ending = name if name in _KINDS else f"{name}.csv"
    # Without the mark, spreadsheets read accents as something else.
    mark = "\ufeff" if kind == "text/csv" else ""
    return ExportedFile(f"{record.id}.{ending}", mark + EXPORTS[name](record.tournament), kind)
