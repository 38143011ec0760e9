"""Positions of every family set up by tapping alone; the text beside them follows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import ROOT, both

SENTENCES = {
    language: (ROOT / "web" / "strings" / f"analysis.{language}.ftl").read_text(encoding="utf-8")
    for language in ("en", "es")
}


class Taps:
    """A person who sets a position up, by the names that a screen reader says."""

    def __init__(self, page: Any, language: str) -> None:
        self.page = page
        self.language = language

    def said(self, id: str, **arguments: object) -> str:
        """Return a sentence of one line."""
        found = re.search(rf"(?m)^{id} = (.+)$", SENTENCES[self.language])
        assert found is not None, id
        text = found[1]
        for name, value in arguments.items():
            text = text.replace(f"{{ ${name} }}", str(value))
        return text

    def tiles(self, *tiles: str) -> None:
        for tile in tiles:
            self.page.get_by_role("button", name=tile, exact=True).click()

    def row(self, title: str, *tiles: str) -> None:
        """Open a row of tiles, and tap some."""
        opens = f"{self.said('analysis-edit')} {title}"
        self.page.get_by_role("button", name=opens, exact=True).click()
        self.tiles(*tiles)

    def choose(self, title: str, value: str) -> None:
        self.page.get_by_label(title, exact=True).select_option(value)

    def press(self, title: str, *names: str) -> None:
        group = self.page.get_by_role("group", name=title, exact=True)
        for name in names:
            group.get_by_role("button", name=name, exact=True).click()

    def count(self, title: str, number: int) -> None:
        """Tap up or down to a number."""
        box = self.page.get_by_role("spinbutton", name=title, exact=True)
        stepper = box.locator("..")
        while (now := int(box.input_value() or 0)) != number:
            stepper.locator("button").nth(int(now < number)).click()

    @property
    def text(self) -> str:
        return str(self.page.locator("#analysis-text").input_value())

    def shows(self) -> str:
        """Show the position, and return its text."""
        with self.page.expect_response("**/api/analysis/board") as answer:
            self.page.locator(".apply .main").click()
        found = answer.value.json()
        assert "text" in found, found
        self.page.locator(".set-up[open]").wait_for(state="detached")
        return str(found["text"])


def correlativa(by: Taps) -> list[str]:
    by.tiles("2-2", "3-2", "4-2")
    by.row(by.said("entry-lead"), "1-1")
    trains = [("6-1", "6-0"), ("5-1", "5-3", "3-0"), ("3-1", "3-3", "6-3"), ("4-1", "5-4", "5-0")]
    for seat, tiles in zip("ABCD", trains, strict=True):
        by.row(by.said("entry-trains", player=seat), *tiles)
    by.press(by.said("entry-ends-all"), by.said("entry-ends", player="C"))
    by.page.select_option("#analysis-turn", "C")
    for seat, number in (("B", 4), ("C", 5), ("D", 4)):
        by.count(by.said("analysis-hidden", player=seat), number)
    return [
        "lead: 1-1",
        "ends: 0 0 6* 0",
        "trains: 1-6 6-0 | 1-5 5-3 3-0 | 1-3 3-3 3-6 | 1-4 4-5 5-0",
        "A: 2-2 3-2 4-2",
        "C: 5?",
        "turn: C",
    ]


def matador(by: Taps) -> list[str]:
    by.tiles("1-1", "4-2", "6-0", "6-1", "6-2")
    by.row(by.said("analysis-table-name"), "2-2")
    by.tiles("5-3", "4-4", "3-3", "4-3")
    by.page.get_by_role("radio", name="4", exact=True).check()
    by.tiles("3-2")
    by.page.get_by_role("radio", name={"en": "left", "es": "izquierda"}[by.language]).check()
    by.tiles("5-2", "0-0")
    by.page.get_by_role("group", name=by.said("analysis-half", tile="5-2")).get_by_role(
        "radio", name="2", exact=True
    ).check()
    by.page.select_option("#analysis-turn", "A")
    return [
        "layout: root 2-2 | E 5-3 4-4 3-3 4-3>4 3-2 | W 5-2>2 0-0",
        "A: 1-1 4-2 6-0 6-1 6-2",
        "B: 5?",
        "turn: A",
    ]


def mexican_train(by: Taps) -> list[str]:
    by.tiles("2-0", "6-0", "6-4", "7-2", "8-2", "8-5", "9-2", "12-9")
    by.choose(by.said("entry-station"), "1")
    by.row(by.said("entry-train", player="B"), "1-0", "5-0", "6-5")
    by.row(by.said("entry-train", player="C"), "2-1", "2-2")
    by.row({"en": "Mexican Train 1", "es": "Tren mexicano 1"}[by.language], "8-1", "11-8")
    by.press(by.said("entry-marked"), by.said("entry-train", player="B"))
    by.press(by.said("entry-open-doubles"), by.said("entry-train", player="C"))
    for seat, number in (("B", 11), ("C", 13), ("D", 15)):
        by.count(by.said("analysis-hidden", player=seat), number)
    by.page.select_option("#analysis-turn", "A")
    return [
        "station: 1",
        "P1: 1-0 5-0 6-5",
        "P2: 2-1 2-2",
        "M1: 8-1 11-8",
        "marked: P1",
        "doubles: P2",
        "A: 2-0 6-0 6-4 7-2 8-2 8-5 9-2 12-9",
        "C: 13?",
        "turn: A",
    ]


def texas_42(by: Taps) -> list[str]:
    by.tiles("1-1", "2-2", "3-3", "4-2", "6-0")
    by.choose(by.said("entry-dealer"), "D")
    by.choose(by.said("entry-bidder"), "C")
    by.choose(by.said("entry-bid"), "31")
    by.choose(by.said("entry-trump"), "5")
    by.choose(by.said("entry-trick-leader"), "B")
    by.row(by.said("entry-trick"), "5-3", "6-5", "5-1")
    by.row(by.said("entry-gone"), "3-1", "3-2", "4-3", "5-4", "4-0", "4-1", "4-4", "6-4")
    by.count(by.said("entry-tricks-side", player="A", other="C"), 1)
    by.count(by.said("entry-tricks-side", player="B", other="D"), 1)
    by.count(by.said("entry-taken-side", player="A", other="C"), 6)
    by.count(by.said("entry-taken-side", player="B", other="D"), 11)
    by.press(by.said("entry-voids", player="D"), by.said("entry-word-fours"))
    return [
        "bidder: C",
        "bid: 31",
        "trump: 5",
        "leader: B",
        "trick: 5-3 6-5 5-1",
        "taken: 6 11",
        "tricks: 1 1",
        "voids: D fours",
        "A: 1-1 2-2 3-3 4-2 6-0",
        "B: 4?",
        "turn: A",
    ]


def poker(by: Taps) -> list[str]:
    by.tiles("3-1", "3-2", "4-1", "4-3", "5-1")
    by.choose(by.said("entry-dealer"), "A")
    for seat, bet in (("C", 2), ("D", 4)):
        by.count(by.said("entry-bets", player=seat), bet)
        by.count(by.said("entry-stacks", player=seat), 99 - bet)
    by.press(by.said("entry-folded"), "B")
    by.page.select_option("#analysis-turn", "A")
    return ["stacks: 99 99 97 95", "bets: 0 0 2 4", "pot: 10", "folded: B", "turn: A"]


def thats_it(by: Taps) -> list[str]:
    by.tiles("3-3", "7-2", "10-3", "11-3", "14-13", "15-5", "15-8")
    by.row(by.said("entry-offer"), "15-9")
    by.row(by.said("entry-trash"), "9-6", "14-14")
    by.row(by.said("entry-known"), "13-1")
    by.page.select_option("#analysis-turn", "A")
    return ["B: 13-1 6?", "offer: 15-9", "trash: 9-6 14-14", "known: 13-1", "turn: A"]


def high_fives(by: Taps) -> list[str]:
    by.tiles("3-3", "10-3", "11-3", "15-5")
    by.row(by.said("entry-pool"), "9-6", "10-6", "12-0")
    by.row(by.said("entry-taken", player="B"), "6-0", "12-2")
    by.count(by.said("analysis-hidden", player="B"), 4)
    by.page.select_option("#analysis-turn", "A")
    return ["B: 4?", "pool: 9-6 10-6 12-0", "taken: – / 6-0 12-2", "hand: 1", "turn: A"]


def super_dominos(by: Taps) -> list[str]:
    by.tiles("3-3", "7-2", "10-3", "12-11", "14-13", "15-8")
    by.choose(by.said("entry-start"), "9")
    by.row(by.said("entry-leg", number=1), "9-3", "5-3")
    by.row(by.said("entry-leg", number=2), "9-4")
    by.choose(by.said("entry-direction"), "counterclockwise")
    by.page.select_option("#analysis-turn", "A")
    return ["start: 9", "L1: 9-3 5-3", "L2: 9-4", "direction: counterclockwise", "turn: A"]


def double_takes(by: Taps) -> list[str]:
    by.tiles("3-3", "6-0", "7-2", "8-5")
    by.choose(by.said("entry-trick-leader"), "B")
    by.row(by.said("entry-trick"), "9-2", "15-2")
    by.choose(by.said("entry-suit"), "2")
    by.count(by.said("entry-tricks", player="B"), 2)
    return ["leader: B", "suit: 2", "trick: 9-2 15-2", "B: 3?", "C: 3?", "D: 4?", "tricks: 0 2 0 0"]


def squeeze(by: Taps) -> list[str]:
    by.page.get_by_role("button", name=by.said("analysis-clear-table")).click()
    by.row(by.said("entry-row"), "10-3", "2-0", "11-0", "12-9", "10-7", "8-5", "9-2")
    by.row(by.said("entry-removed"), "6-4", "1-1")
    return ["row: 10-3 2-0 11-0 12-9 10-7 8-5 9-2", "stock: 0-0 1-0 2-1 "]


def big_clock(by: Taps) -> list[str]:
    by.page.get_by_role("button", name=by.said("analysis-clear-table")).click()
    for slot in range(1, 13):
        by.row(by.said("entry-pile", slot=slot), f"12-{slot}" if slot < 12 else "11-1")
    by.tiles("8-2")
    by.row(by.said("entry-drawn-tile"), "9-4")
    by.row(by.said("entry-waste"), "6-5")
    return ["1: 12-1", "12: 11-1 8-2", "hand: 9-4", "waste: 6-5"]


def good_neighbors(by: Taps) -> list[str]:
    by.page.get_by_role("button", name=by.said("analysis-clear-table")).click()
    by.row(by.said("entry-layout"), "10-3", "2-0", "11-0", "12-9", "9-2")
    return ["layout: 10-3 2-0 11-0 12-9 / 9-2"]


def traffic(by: Taps) -> list[str]:
    by.page.get_by_role("button", name=by.said("analysis-clear-table")).click()
    by.row(by.said("entry-table"), "3-3")
    for square in ("3:0", "3:1"):
        by.tiles(by.said("analysis-square", square=square))
    by.row(by.said("entry-face-up"), "5-1", "6-2")
    return ["table: 3-3 @ 3:0 3:1", "pool: 5-1 6-2"]


PEOPLE = [
    *(correlativa, matador, mexican_train, texas_42, poker, thats_it, high_fives),
    *(super_dominos, double_takes, squeeze, big_clock, good_neighbors, traffic),
]


@both
@pytest.mark.parametrize("sets_up", PEOPLE, ids=lambda one: one.__name__)
def test_a_position_is_tapped(visit, audit, sets_up, language):
    """What a person sees at a table, without a key or a line of text."""
    page = visit(f"/analysis?game={sets_up.__name__}", "phone", language)
    page.locator(".apply .main").wait_for()
    wanted = sets_up(Taps(page, language))
    audit(page)
    found = Taps(page, language).shows()
    assert [line for line in wanted if f"\n{line}" not in found] == [], found


@both
def test_taps_are_undone_explained_and_kept(visit, audit, language):
    """A tile that lies elsewhere says where; a reload loses nothing; each tap is taken back."""
    page = visit("/analysis?game=mexican_train", "phone", language)
    by = Taps(page, language)
    by.tiles("2-0", "6-0")
    train = by.said("entry-train", player="B")
    by.row(train, "1-0")
    once = by.text
    assert "P1: 1-0\n" in once
    page.get_by_role("button", name="2-0", exact=True).click(force=True)
    page.get_by_role("alert").get_by_text(by.said("analysis-own-name")).wait_for()
    assert by.text == once
    by.tiles("5-0")
    page.get_by_role("button", name=by.said("analysis-undo-tap")).click()
    assert by.text == once
    page.reload()
    page.get_by_text(f"{train}: 1").wait_for()
    assert by.text == once
    audit(page)


@both
def test_counts_that_do_not_add_up_are_named(visit, language):
    page = visit("/analysis?game=matador", "phone", language)
    by = Taps(page, language)
    by.tiles("1-1", "4-2", "6-0", "6-1", "6-2", "0-0")
    by.row(by.said("analysis-table-name"), "2-2")
    by.count(by.said("analysis-hidden", player="C"), 9)
    page.locator(".apply .main").click()
    alert = page.get_by_role("alert")
    alert.get_by_text("B: 7, C: 9, D: 6").wait_for()
    by.count(by.said("analysis-hidden", player="C"), 7)
    assert alert.count() == 0, "a tap takes the message away"


@both
def test_the_taps_follow_the_text(visit, language):
    """And stay beside it at the width of a laptop."""
    page = visit("/analysis?game=texas_42", "desktop", language)
    page.set_viewport_size({"width": 1366, "height": 768})
    by = Taps(page, language)
    otherwise = page.locator("#analysis-text")
    page.get_by_text(by.said("analysis-otherwise")).click()
    otherwise.fill(by.text + "bidder: B\nbid: 32\ntrump: 5\ntrick: 5-5 5-4\n")
    assert page.get_by_label(by.said("entry-bidder"), exact=True).input_value() == "B"
    page.get_by_text(f"{by.said('entry-trick')}: 2").wait_for()
    by.choose(by.said("entry-bidder"), "C")
    assert "bidder: C\n" in otherwise.input_value()


@both
def test_a_trick_is_set_up_by_keyboard(visit, language):
    page = visit("/analysis?game=texas_42", "desktop", language)
    by = Taps(page, language)

    def reach(wanted: Any, key: str) -> None:
        wanted.wait_for()
        for _ in range(80):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            page.keyboard.press(key)
        raise AssertionError(f"{key} does not reach {wanted}")

    opens = f"{by.said('analysis-edit')} {by.said('entry-trick')}"
    reach(page.get_by_role("button", name=opens, exact=True), "Tab")
    page.keyboard.press("Enter")
    reach(page.get_by_role("button", name="0-0", exact=True), "Tab")
    reach(page.get_by_role("button", name="2-1", exact=True), "ArrowRight")
    page.keyboard.press("Space")
    assert "trick: 2-1\n" in by.text
    reach(
        page.get_by_role("spinbutton", name=by.said("entry-tricks-side", player="A", other="C")),
        "Tab",
    )
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    assert "tricks: 1 0\n" in by.text
