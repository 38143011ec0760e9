"""The messages of a score sheet: plans, reports, and the current sheet."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, convert

from capicua.core.sheet import Report, ScoreSheet
from capicua.core.tiles.tile import tile_text
from capicua.table.frames.protocol import HouseRules, Key, Name, Text, Version, Word
from capicua.table.scorekeeper import Row, Scorekeeper

Count = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Tiles = Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=200)]
Answers = Annotated[list[Count | Word | Tiles], Meta(max_length=12)]
"""The answers to one question: a single one, or one per seat or side."""


class SheetPlan(Struct):
    """A new sheet: the rules, and the names in the order of the seats."""

    rules: HouseRules
    names: Annotated[list[Name], Meta(min_length=1, max_length=12)]


class SheetKeys(Struct):
    """The keys of a new sheet: one for writing, one for watching."""

    sheet: str
    edit: Key
    watch: Key


class RoundReport(Struct, omit_defaults=True):
    """The players' report of a round: how it ended, and the answers to the questions."""

    ending: Word
    seat: Annotated[int, Meta(ge=-1, le=11)] = -1
    """The seat that ended it, if the ending names one."""
    answers: Annotated[dict[Word, Answers], Meta(max_length=32)] = {}


class SheetChange(Struct, omit_defaults=True):
    """A round to add, or a replacement for one."""

    version: Version
    """The version of the sheet that the client saw."""
    report: RoundReport


class SheetAt(Struct):
    """The version of the sheet that the client saw when starting the next match."""

    version: Version


class EndingForm(Struct):
    """One way a round can end; its label is ``ending-<id>``."""

    id: str
    names_seat: bool


class QuestionForm(Struct):
    """A fact that the score depends on; see ``core/sheet.py``."""

    id: str
    asks: str
    of: str
    low: int
    high: int
    step: int
    words: list[str]
    count: int
    sums: bool
    usual: int | str | list[str] | None
    after: list[str]
    spares: bool


class RoundForm(Struct):
    """The questions about a round."""

    opening: Text
    endings: list[EndingForm]
    questions: list[QuestionForm]


class SheetRow(Struct):
    """A round on the sheet; ``points`` is null if it was void or came after the end."""

    report: RoundReport
    points: list[int] | None
    counts: bool
    said: list[Text]
    """The explanation of the points."""
    form: RoundForm | None
    """The form for correcting the round; null if the round does not count."""


class PlayedMatch(Struct):
    """A finished match of a series: the points of its rounds, and its weight."""

    rows: list[list[int] | None]
    """The points of each round by seat; null for a void round."""
    totals: list[int]
    winners: list[int]
    weight: int
    """The number of matches it counts for its winners; 0 if sides share it."""


class Series(Struct):
    """Matches played one after another on the same sheet."""

    won: list[int]
    """The number of matches won by each seat."""
    shutout: int
    """The number of matches that a shutout counts."""
    matches: list[PlayedMatch]
    """The finished matches in order, including the current one once it is over."""


class SheetState(Struct):
    """The current sheet."""

    sheet: str
    version: int
    rules: HouseRules
    names: list[str]
    sides: list[int]
    tiles: list[str]
    """The tiles in play, for tapping."""
    may_write: bool
    rows: list[SheetRow]
    totals: list[int]
    winners: list[int]
    next: RoundForm | None
    """Null once the match is over."""
    series: Series


# -- from the game's sheet -----------------------------------------------------------------------


def state_of(
    id: str, version: int, keeper: Scorekeeper, rules: HouseRules, edit: bool
) -> SheetState:
    """Return the current sheet."""
    game = keeper.game
    return SheetState(
        sheet=id,
        version=version,
        rules=rules,
        names=keeper.names,
        sides=list(game.sides),
        tiles=[tile_text(tile) for tile in game.tiles_in_play],
        may_write=edit,
        rows=[_row(keeper, row) for row in keeper.rows],
        totals=keeper.totals,
        winners=keeper.winners,
        next=None if keeper.is_over else _form(keeper.next_sheet),
        series=_series(keeper),
    )


def _series(keeper: Scorekeeper) -> Series:
    matches = [
        PlayedMatch(
            [row.points for row in match.rows if row.counts],
            match.totals,
            match.winners,
            match.weight,
        )
        for match in keeper.played
    ]
    return Series(keeper.series, keeper.game.shutout_weight(), matches)


def _row(keeper: Scorekeeper, row: Row) -> SheetRow:
    report = row.report
    answers = {question: list(given) for question, given in report.answers.items()}
    return SheetRow(
        RoundReport(report.ending, report.seat, answers),
        row.points,
        row.counts,
        [Text.of(message) for message in keeper.explain(row.number)] if row.counts else [],
        _form(keeper.sheet_of(row.number)) if row.counts else None,
    )


def _form(sheet: ScoreSheet) -> RoundForm:
    return RoundForm(
        Text.of(sheet.opening),
        convert(sheet.endings, list[EndingForm], from_attributes=True),
        convert(sheet.questions, list[QuestionForm], from_attributes=True),
    )


def report_of(report: RoundReport) -> Report:
    """Return the report in the form of the game's own sheet."""
    return Report(report.ending, report.seat, dict(report.answers))
