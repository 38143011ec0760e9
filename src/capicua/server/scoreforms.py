"""What goes over the wire of a score sheet: plans, reports, and the sheet as it stands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from capicua.core.sheet import Question, Report, ScoreSheet
from capicua.core.tile import tile_text
from capicua.table.protocol import HouseRules, Key, Name, Text, Version, Word
from capicua.table.scorekeeper import Row, Scorekeeper

Count = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Tiles = Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=200)]
Answers = Annotated[list[Count | Word | Tiles], Meta(max_length=12)]
"""To one question: one answer, or that of each seat or side."""


class SheetPlan(Struct):
    """A sheet to be begun: what is played, and who plays, in the order of the seats."""

    rules: HouseRules
    names: Annotated[list[Name], Meta(min_length=1, max_length=12)]


class SheetKeys(Struct):
    """The keys of a new sheet: to write on it, and to watch it."""

    sheet: str
    edit: Key
    watch: Key


class RoundReport(Struct, omit_defaults=True):
    """What the players say of a round: how it ended, and the answers to the questions."""

    ending: Word
    seat: Annotated[int, Meta(ge=-1, le=11)] = -1
    """Who ended it, where the ending names somebody."""
    answers: Annotated[dict[Word, Answers], Meta(max_length=32)] = {}


class SheetChange(Struct, omit_defaults=True):
    """A round written down, or another one in its place."""

    version: Version
    """That of the sheet it was written on."""
    report: RoundReport


class SheetAt(Struct):
    """The sheet as it was seen when the next match was begun."""

    version: Version


class EndingForm(Struct):
    """One way a round can end; its words are ``ending-<id>``."""

    id: str
    names_seat: bool


class QuestionForm(Struct):
    """A fact the score needs; see ``core/sheet.py``."""

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
    """What is asked of a round."""

    opening: Text
    endings: list[EndingForm]
    questions: list[QuestionForm]


class SheetRow(Struct):
    """A round on the sheet; no points where it was void or came after the end."""

    report: RoundReport
    points: list[int] | None
    counts: bool
    said: list[Text]
    """How the points come about."""
    form: RoundForm | None
    """To correct it; nothing where it does not count."""


class PlayedMatch(Struct):
    """A finished match of a series: the points of its rounds, and what it counts."""

    rows: list[list[int] | None]
    """The points of each round by seat; nothing where it was void."""
    totals: list[int]
    winners: list[int]
    weight: int
    """The matches it counts for its winners; 0 where sides share it."""


class Series(Struct):
    """Matches played one after another on the same sheet."""

    won: list[int]
    """The matches won by each seat."""
    shutout: int
    """The matches that one won to nothing counts."""
    matches: list[PlayedMatch]
    """The finished ones in their order, that on the sheet included once it is over."""


class SheetState(Struct):
    """A sheet as it is now."""

    sheet: str
    version: int
    rules: HouseRules
    names: list[str]
    sides: list[int]
    tiles: list[str]
    """The tiles in play, to be tapped."""
    may_write: bool
    rows: list[SheetRow]
    totals: list[int]
    winners: list[int]
    next: RoundForm | None
    """Nothing once the match is over."""
    series: Series


# -- from the game's sheet -----------------------------------------------------------------------


def state_of(
    id: str, version: int, keeper: Scorekeeper, rules: HouseRules, edit: bool
) -> SheetState:
    """A sheet as it is now."""
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
        [EndingForm(ending.id, ending.names_seat) for ending in sheet.endings],
        [_question(question) for question in sheet.questions],
    )


def _question(question: Question) -> QuestionForm:
    return QuestionForm(
        question.id,
        question.asks,
        question.of,
        question.low,
        question.high,
        question.step,
        list(question.words),
        question.count,
        question.sums,
        question.usual,
        list(question.after),
        question.spares,
    )


def report_of(report: RoundReport) -> Report:
    """What was said, for the game's own sheet."""
    return Report(report.ending, report.seat, dict(report.answers))
