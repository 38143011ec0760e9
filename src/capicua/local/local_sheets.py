"""The score sheets of this device, on which everybody who holds it may write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capicua.api.scoresheet_models import SheetAt, SheetChange, SheetKeys, SheetPlan, report_of
from capicua.api.scoresheets import StoredSheet, begun, csv_of, empty_of
from capicua.core.messages import Message, Refused
from capicua.local.asked import JSON, Answer, Asked, Routes
from capicua.local.effects import Effects
from capicua.local.entropy import Entropy
from capicua.table.frames.protocol import HouseRules
from capicua.table.scorekeeper import Scorekeeper

LATEST: Final = 2**53


class LocalSheets:
    """All sheets that the caller has restored or begun."""

    def __init__(self, effects: Effects, entropy: Entropy) -> None:
        self._effects = effects
        self._entropy = entropy
        self._sheets: dict[str, StoredSheet] = {}

    def restore(self, id: str, version: int, text: str) -> None:
        """Take a sheet from the caller's store."""
        self._sheets[id] = StoredSheet(id, version, text, True)

    def forget(self, id: str) -> None:
        """Forget a sheet."""
        self._sheets.pop(id, None)

    def add_to(self, routes: Routes) -> None:
        """Add the routes of sheets."""
        routes.add("POST", "/api/sheets")(self._begin)
        routes.add("POST", "/api/sheets/empty")(self._empty)
        routes.add("POST", "/api/sheets/*/enter")(self._show)
        routes.add("GET", "/api/sheets/*")(self._news)
        routes.add("POST", "/api/sheets/*/rounds")(self._add)
        routes.add("DELETE", "/api/sheets/*/rounds/last")(self._strike)
        routes.add("PUT", "/api/sheets/*/rounds/*")(self._correct)
        routes.add("POST", "/api/sheets/*/matches")(self._begin_match)
        routes.add("GET", "/api/sheets/*/csv")(self._csv)
        routes.add("GET", "/api/sheets/*/file")(self._file)

    def _begin(self, asked: Asked) -> Answer:
        text, id = begun(asked.body(SheetPlan)), self._entropy.id()
        self._keep(StoredSheet(id, 1, text, True))
        return Answer.of(SheetKeys(id, "", ""), 201)

    def _empty(self, asked: Asked) -> Answer:
        return Answer.of(empty_of(asked.body(HouseRules)))

    def _show(self, asked: Asked) -> Answer:
        return Answer.of(self._find(asked).state())

    def _news(self, asked: Asked) -> Answer:
        found = self._find(asked)
        if found.version <= asked.number("since", 0, 0, LATEST):
            return Answer("", JSON, 204)
        return Answer.of(found.state())

    def _add(self, asked: Asked) -> Answer:
        data = asked.body(SheetChange)
        report = report_of(data.report)
        return self._changed(asked, data.version, lambda keeper: keeper.add(report))

    def _correct(self, asked: Asked) -> Answer:
        data, number = asked.body(SheetChange), asked.parts[1]
        if not number.isascii() or not number.isdecimal():
            raise Refused(Message("no-such-page"))
        report = report_of(data.report)
        return self._changed(
            asked, data.version, lambda keeper: keeper.correct(int(number), report)
        )

    def _strike(self, asked: Asked) -> Answer:
        return self._changed(asked, asked.number("since", 0, 0, LATEST), Scorekeeper.undo)

    def _begin_match(self, asked: Asked) -> Answer:
        return self._changed(asked, asked.body(SheetAt).version, Scorekeeper.begin_match)

    def _csv(self, asked: Asked) -> Answer:
        return Answer(csv_of(self._find(asked), asked.word("lang", "en", 8)), "text/csv")

    def _file(self, asked: Asked) -> Answer:
        return Answer(self._find(asked).text)

    def _find(self, asked: Asked) -> StoredSheet:
        found = self._sheets.get(asked.parts[0])
        if found is None:
            raise Refused(Message("no-such-sheet"))
        return found

    def _changed(self, asked: Asked, seen: int, change: Callable[[Scorekeeper], None]) -> Answer:
        """Change a sheet that was seen at a version. Raise ``Refused`` if it has changed since."""
        kept = self._find(asked)
        text = kept.changed(change)
        if kept.version != seen:
            raise Refused(Message("sheet-changed"))
        now = StoredSheet(kept.id, seen + 1, text, True)
        self._keep(now)
        return Answer.of(now.state())

    def _keep(self, sheet: StoredSheet) -> None:
        self._sheets[sheet.id] = sheet
        self._effects.sheet(sheet.id, sheet.version, sheet.text)
