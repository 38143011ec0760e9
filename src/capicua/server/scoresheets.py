"""Score sheets of rounds played with real tiles: kept for those who write, shown to who watches.

A sheet is a ``Scorekeeper`` as text, with a version that grows with every change. Whoever
changes it names the version they saw, so that two who write at once do not undo each other,
and a change that was sent twice is made once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final

import sqlalchemy as sa
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection

from capicua.catalogue import preset_of
from capicua.core.reasons import Message, Refused
from capicua.core.sheet import Question, Report, ScoreSheet
from capicua.core.tile import tile_text
from capicua.server.schema import scoresheets
from capicua.server.store import Store
from capicua.server.timers import now_ms
from capicua.table.editions import game_of
from capicua.table.protocol import HouseRules, Key, Name, Text, Version, Word
from capicua.table.scorekeeper import Row, Scorekeeper, scorekeeper_of
from capicua.table.seating import key_hash, tidy, unguessable

_KEY_LENGTH: Final = 24
MOST_ROUNDS: Final = 500


# -- what goes over the wire -------------------------------------------------------------------

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
    )


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


# -- kept ------------------------------------------------------------------------------------------


@dataclass
class Kept:
    """A sheet out of the store, and whether whoever asked may write on it.

    To read and count it takes a while where it is long: that is for the backroom.
    """

    id: str
    version: int
    text: str
    may_write: bool

    @property
    def keeper(self) -> Scorekeeper:
        """The scorekeeper of the text."""
        return scorekeeper_of(self.text)

    def state(self) -> SheetState:
        """The sheet as it is now."""
        keeper = self.keeper
        preset, options = preset_of(keeper.game)
        rules = HouseRules(keeper.game.id, preset, options, len(keeper.names))
        return state_of(self.id, self.version, keeper, rules, self.may_write)

    def changed(self, change: Callable[[Scorekeeper], None]) -> str:
        """The text after a change; raises ``Refused`` for who only watches."""
        if not self.may_write:
            raise Refused(Message("sheet-watching"))
        keeper = self.keeper
        change(keeper)
        if len(keeper.reports) > MOST_ROUNDS:
            raise Refused(Message("too-long"))
        return keeper.as_text()


def begun(plan: SheetPlan) -> str:
    """The text of a new sheet; raises ``Refused`` for bad names or rules, or a game without one."""
    rules = plan.rules
    if not rules.seats:
        rules = HouseRules(rules.game, rules.preset, rules.options, len(plan.names))
    return Scorekeeper(game_of(rules), [tidy(name) for name in plan.names]).as_text()


async def begin(store: Store, text: str) -> SheetKeys:
    """Keeps a new sheet; its keys."""
    keys = SheetKeys(*(unguessable(_KEY_LENGTH) for _ in range(3)))
    row = {
        "id": keys.sheet,
        "version": 1,
        "edit": key_hash(keys.edit),
        "watch": key_hash(keys.watch),
        "text": text,
        "touched": now_ms(),
    }
    await store.do(lambda connection: connection.execute(scoresheets.insert(), row).rowcount)
    return keys


async def find(store: Store, id: str, key: str | None) -> Kept:
    """The sheet, for whoever has one of its keys; raises ``Refused``."""
    query = sa.select(scoresheets).where(scoresheets.c.id == id)
    row = await store.read(lambda connection: connection.execute(query).mappings().first())
    if row is None:
        raise Refused(Message("no-such-sheet"))
    known = key_hash(key or "")
    if known not in (row["edit"], row["watch"]):
        raise Refused(Message("not-on-sheet"))
    return Kept(id, int(row["version"]), row["text"], known == row["edit"])


async def change(store: Store, kept: Kept, seen: int, text: str) -> Kept:
    """Keeps a changed sheet; raises ``Refused`` where it has changed since it was seen."""

    def work(connection: Connection) -> int:
        return connection.execute(
            scoresheets.update()
            .where(scoresheets.c.id == kept.id, scoresheets.c.version == seen)
            .values(version=seen + 1, text=text, touched=now_ms())
        ).rowcount

    if not await store.do(work):
        raise Refused(Message("sheet-changed"))
    return Kept(kept.id, seen + 1, text, kept.may_write)
