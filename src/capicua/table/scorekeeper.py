"""The scorekeeper of a match played with real tiles: reports in, totals out.

Rounds are stored as reported. Whenever a report changes, the match is scored again from all
reports by the game's own rules. So any round can be corrected, and everything that follows
from it stays right: totals, starters, the end of the match.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NotRequired, TypedDict

import msgspec

from capicua.catalogue import kind, load, preset_of
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, Message, Refused
from capicua.core.sheet import Answer, Report, ScoreSheet
from capicua.core.tiles.random import Dealer

FORMAT: Final = "capicua-score-1"
"""The value of ``format`` in a score sheet file."""

CSV_WORDS: Final = ("round", "void", "total", "match", "matches-won")
"""The words that ``as_csv`` needs; their texts are ``sheet-<word>``."""


@dataclass(frozen=True)
class Row:
    """One line of the sheet; ``points`` is ``None`` if the round is void or after the end."""

    number: int
    report: Report
    points: list[int] | None
    counts: bool = True
    """Whether the round counts; not if a correction ended the match before it."""


@dataclass(frozen=True)
class Finished:
    """A finished match of a series, as shown on the sheet."""

    rows: list[Row]
    totals: list[int]
    winners: list[int]
    weight: int
    """The number of matches it counts as: 0 if sides share the win, 2 for some shut-outs."""


class Scorekeeper:
    """Names, reports and the resulting match; in a series also the matches before it."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        reports: Iterable[Report] = (),
        earlier: Iterable[Sequence[Report]] = (),
    ) -> None:
        self.game = game
        self.names = [name.strip() for name in names]
        self._check_names()
        self.reports = list(reports)
        if self._sheet(self._begin()) is None:
            raise BadOption(Message("no-sheet", {"game": game.id}))
        self.match = self._counted(self.reports)
        self.finished = [self._finished(self._counted(match), match) for match in earlier]
        """The earlier matches of the series, in order."""

    # -- queries -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.is_over

    @property
    def totals(self) -> list[int]:
        """The points of the match by seat."""
        return list(self.match.totals)

    @property
    def winners(self) -> list[int]:
        """The seats that won the match, once it is over."""
        return list(self.match.winners)

    @property
    def next_sheet(self) -> ScoreSheet:
        """The score sheet of the next round: who starts it, and the questions to answer."""
        sheet = self._sheet(self.match)
        assert sheet is not None
        return sheet

    def sheet_of(self, number: int) -> ScoreSheet:
        """Return the score sheet of round ``number``; raises ``Refused`` if there is none."""
        counted = len(self.match.rounds)
        if not 1 <= number <= counted:
            raise Refused(Message("no-such-round", {"number": number, "high": counted}))
        sheet = self.game.score_sheet(self.match.rounds[number - 1].setup)
        assert sheet is not None
        return sheet

    @property
    def rows(self) -> list[Row]:
        """A line for each report."""
        return _rows(self.match, self.reports)

    def explain(self, number: int) -> list[Message]:
        """Return the explanation of the points in round ``number``."""
        return self.sheet_of(number).explain(self.match.rounds[number - 1])

    @property
    def earlier(self) -> list[list[Report]]:
        """The reports of the earlier matches."""
        return [[row.report for row in match.rows] for match in self.finished]

    @property
    def played(self) -> list[Finished]:
        """All finished matches of the series, this one included once it is over."""
        this = [self._finished(self.match, self.reports)] if self.is_over else []
        return [*self.finished, *this]

    @property
    def series(self) -> list[int]:
        """The matches won by each seat, weighted; this one is included once it is over."""
        return [
            sum(match.weight for match in self.played if seat in match.winners)
            for seat in range(int(self.game.players))
        ]

    def _finished(self, match: Match, reports: Sequence[Report]) -> Finished:
        """Return a finished match with its weight; a win that sides share weighs 0."""
        is_shared = len({self.game.sides[seat] for seat in match.winners}) != 1
        weight = 0 if is_shared else self.game.match_weight(match)
        return Finished(_rows(match, reports), list(match.totals), list(match.winners), weight)

    # -- changes -------------------------------------------------------------------------------

    def add(self, report: Report) -> None:
        """Add the next round; raises ``Refused`` if the report is invalid or the match is over."""
        if self.is_over:
            raise Refused(Message("match-is-over"))
        self._replace([*self.reports, report])

    def begin_match(self) -> None:
        """Start the next match of a series; raises ``Refused`` while this one is in progress."""
        if not self.is_over:
            raise Refused(Message("match-goes-on"))
        self.finished.append(self._finished(self.match, self.reports))
        self._replace([])

    def undo(self) -> None:
        """Remove the last round; at the start of a match, go back to the previous match."""
        if self.reports:
            self._replace(self.reports[:-1])
        elif self.finished:
            self._replace([row.report for row in self.finished.pop().rows])
        else:
            raise Refused(Message("undo-nothing"))

    def correct(self, number: int, report: Report) -> None:
        """Replace the report of round ``number`` and score the match again.

        Raises ``Refused``, changing nothing, if the report or a later round would be invalid.
        """
        self.sheet_of(number).check(report)
        self._replace([*self.reports[: number - 1], report, *self.reports[number:]], number)

    def _replace(self, reports: list[Report], corrected: int = 0) -> None:
        match = self._counted(reports, corrected)
        self.reports = reports
        self.match = match

    # -- scoring -------------------------------------------------------------------------------

    def _begin(self) -> Match:
        return Match(self.game, Dealer.from_seed(0), begin=False)

    def _sheet(self, match: Match) -> ScoreSheet | None:
        return self.game.score_sheet(self.game.next_setup(match))

    def _counted(self, reports: Sequence[Report], corrected: int = 0) -> Match:
        """Return the match that the reports give, up to its end."""
        match = self._begin()
        for number, report in enumerate(reports, 1):
            if match.is_over:
                break
            sheet = self._sheet(match)
            assert sheet is not None
            try:
                match.round = sheet.round(report)
            except Refused as refused:
                if 0 < corrected < number:
                    raise Refused(Message("later-round", {"number": number})) from refused
                raise
            match.settle()
        return match

    def _check_names(self) -> None:
        seats = int(self.game.players)
        if len(self.names) != seats:
            raise BadOption(
                Message("bad-seats", {"seats": len(self.names), "low": seats, "high": seats})
            )
        folded = [name.casefold() for name in self.names]
        for place, name in enumerate(self.names):
            if not name or not name.isprintable() or "," in name:
                raise BadOption(Message("bad-name", {"name": name}))
            if folded[place] in folded[:place]:
                raise BadOption(Message("name-twice", {"name": name}))

    # -- export --------------------------------------------------------------------------------

    def as_text(self) -> str:
        """Return everything as JSON for ``scorekeeper_of``."""
        preset, options = preset_of(self.game)
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "preset": preset,
            "options": options,
            "names": self.names,
            "rounds": [report.as_data() for report in self.reports],
        }
        if self.finished:
            data["earlier"] = [[one.as_data() for one in reports] for reports in self.earlier]
        if self.is_over:
            data["winners"] = self.winners
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    def as_csv(
        self,
        heading: str = "round",
        void: str = "void",
        total: str = "total",
        match: str = "match",
        won: str = "matches won",
    ) -> str:
        """Return the sheet as CSV: a line for each round that counts, then the totals.

        In a series every line starts with the number of its match, and the last line has the
        matches won.
        """
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        matches = [(one.rows, one.totals) for one in self.finished]
        is_series = bool(matches)
        matches.append((self.rows, self.totals))
        first = [match] if is_series else []
        writer.writerow([*first, heading, *(_as_cell(name) for name in self.names)])
        for number, (rows, totals) in enumerate(matches, 1):
            first = [str(number)] if is_series else []
            for row in rows:
                if row.counts:
                    points = [void] * len(self.names) if row.points is None else row.points
                    writer.writerow([*first, row.number, *points])
            writer.writerow([*first, total, *totals])
        if is_series:
            writer.writerow([won, "", *self.series])
        return file.getvalue()


def _rows(match: Match, reports: Sequence[Report]) -> list[Row]:
    """Return a line for each report of a match."""
    found = []
    for place, report in enumerate(reports):
        counts = place < len(match.rounds)
        state = match.rounds[place] if counts else None
        points = None if state is None or state.is_void else state.scores()
        found.append(Row(place + 1, report, points, counts))
    return found


class _ReportData(TypedDict):
    """A report as ``Report.as_data`` writes it."""

    ending: str
    seat: NotRequired[int]
    answers: dict[str, list[Answer]]


class _File(msgspec.Struct):
    """A score sheet as ``Scorekeeper.as_text`` writes it."""

    format: Literal["capicua-score-1"]
    game: str
    preset: str
    options: dict[str, str]
    names: list[str]
    rounds: list[_ReportData]
    earlier: list[list[_ReportData]] = []


def _as_cell(text: str) -> str:
    """Return text that no spreadsheet interprets as a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def scorekeeper_of(text: str) -> Scorekeeper:
    """Return the scorekeeper of a JSON text; raises ``Refused`` if it is invalid."""
    try:
        file = msgspec.convert(json.loads(text), _File)
    except (ValueError, RecursionError):
        raise Refused(Message("bad-score-file")) from None
    options = load(file.game, preset=file.preset).options.read(file.options)
    game = kind(file.game)(options, len(file.names))
    earlier = [[Report(**data) for data in match] for match in file.earlier]
    return Scorekeeper(game, file.names, [Report(**data) for data in file.rounds], earlier)
