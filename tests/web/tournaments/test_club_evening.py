"""A club evening as a new director runs it: eight pairs, phones, a mistake, a pair that leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from capicua.testing.server_process import UNLIMITED, ServerProcess
from tests.web.conftest import diagonally

PAIRS = ("Eva y Juan", "Rosa y Pepe", "Sol y Mar", "Iris y Leo", "Noa y Hugo", "Inés y Raúl")
"""The pairs on the director's list; two more sign up by phone."""
WORDS = {
    "en": {
        "create": "Create tournament",
        "import": "From a list (CSV)",
        "sign up": "Sign up",
        "link": "Link for {}",
        "round": "Round",
        "entrants": "Entrants",
        "decisions": "Decisions",
        "start": "Start round {}",
        "enter": "Enter result",
        "record": "Record",
        "correct": "Correct",
        "reason": "Reason (optional)",
        "send": "Send result",
        "kept": "Saved on this device",
        "agree": "That is right",
        "asked": "Your opponents entered the result: please confirm it",
        "confirm": "Confirm the result",
        "counts": "This result counts",
        "change": "Change Noa y Hugo",
        "withdraw": "Withdraw",
        "end": "End tournament",
        "standings": "Standings",
        "undo": "Undo",
        "against": "Round 1: table {}, against",
        "changed": "What changed in the standings",
        "again": "Round 3 has no results yet: you can cancel it and start it again.",
        "open": "has no result yet",
        "left": "withdrawn",
        "cancel": "Cancel round",
        "soon": "Your table appears here when the next round starts.",
        "place": "Place [1-8] of 8",
    },
    "es": {
        "create": "Crear torneo",
        "import": "De una lista (CSV)",
        "sign up": "Inscribirse",
        "link": "Enlace para {}",
        "round": "Ronda",
        "entrants": "Participantes",
        "decisions": "Decisiones",
        "start": "Empezar la ronda {}",
        "enter": "Anotar resultado",
        "record": "Anotar",
        "correct": "Corregir",
        "reason": "Motivo (opcional)",
        "send": "Enviar resultado",
        "kept": "Guardado en este dispositivo",
        "agree": "Es correcto",
        "asked": "Los rivales anotaron el resultado: falta que lo confirmes",
        "confirm": "Confirmar el resultado",
        "counts": "Este resultado ya cuenta",
        "change": "Cambiar Noa y Hugo",
        "withdraw": "Retirarse",
        "end": "Terminar el torneo",
        "standings": "Clasificación",
        "undo": "Deshacer",
        "against": "Ronda 1: mesa {}, contra",
        "changed": "Qué cambió en la clasificación",
        "again": "La ronda 3 aún no tiene resultados: es posible anularla y empezarla de nuevo.",
        "open": "Falta el resultado de su mesa",
        "left": "se retiró",
        "cancel": "Anular la ronda",
        "soon": "Aquí aparece tu mesa cuando empiece la ronda siguiente.",
        "place": "Puesto [1-8] de 8",
    },
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a server that holds tournaments."""
    with ServerProcess(tournaments="on", **UNLIMITED) as site:
        yield site.url


@pytest.fixture
def forgiven() -> tuple[str, ...]:
    """Return what a browser says while it has no network."""
    return ("ERR_INTERNET_DISCONNECTED",)


class Director:
    """Whoever runs the evening, on one page."""

    def __init__(self, page: Any, words: dict[str, str]) -> None:
        self.page = page
        self.words = words

    def turn(self, part: str) -> None:
        """Open a part of the page."""
        self.page.get_by_role("tab", name=self.words[part], exact=True).click()

    def press(self, name: str) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def tables(self) -> dict[int, list[str]]:
        """Return the names of the sides of each table of the round."""
        found = {}
        for line in self.page.locator("li[data-table]").all():
            names = line.locator(".sides p > span:first-child").all_inner_texts()
            found[int(line.get_attribute("data-table"))] = names
        return found

    def result(self, table: int, points: tuple[int, int], reason: str = "") -> None:
        """Enter the result of a table of the current round, or correct it."""
        line = self.page.locator(f"li[data-table='{table}']")
        line.get_by_role("button").click()
        dialog = self.page.locator("dialog")
        for field, value in zip(dialog.locator("input[inputmode]").all(), points, strict=True):
            field.fill(str(value))
        if reason:
            dialog.get_by_label(self.words["reason"]).fill(reason)
        dialog.locator("button[type=submit]").click()
        dialog.wait_for(state="detached")
        line.locator(".points").first.wait_for()


def has_all_sentences(page: Any) -> None:
    assert "⟨" not in page.locator("body").inner_text()


def sign_up(page: Any, names: tuple[str, str], words: dict[str, str]) -> None:
    page.locator("#member-1").wait_for()
    for field, name in zip(page.locator("input[name=member]").all(), names, strict=True):
        field.fill(name)
    page.get_by_role("button", name=words["sign up"]).click()
    page.locator("#done").wait_for()
    # One link, the partner's: the browser that signs up has a key of its own already.
    assert page.locator("h2[id^=link-]").all_inner_texts() == [words["link"].format(names[1])]
    assert re.search(r"#e\.\d+\.1\.", page.locator("#partner-0").input_value())


@diagonally
def test_a_new_director_runs_a_club_evening(visit, audit, address, size, language):
    words = WORDS[language]
    page = visit(f"{address}/tournaments/new", size, language)
    director = Director(page, words)
    page.locator("#name").fill("Viernes")
    page.locator("#director").fill("Carmen")
    audit(page)
    director.press(words["create"])

    # Six pairs come from a list, two sign up by phone, without accounts.
    page.wait_for_url("**/event/*/direct?part=entrants")
    event = page.url.split("/event/")[1].split("/")[0]
    rows = [f"{pair},{pair.replace(' y ', ',')}" for pair in PAIRS]
    with page.expect_file_chooser() as chooser:
        director.press(words["import"])
    csv = "\n".join(["name,player1,player2", *rows]).encode()
    chooser.value.set_files({"name": "pairs.csv", "mimeType": "text/csv", "buffer": csv})
    page.get_by_text(PAIRS[-1], exact=False).first.wait_for()
    ana = visit(f"{address}/event/{event}/sign-up", "phone", language)
    audit(ana)
    sign_up(ana, ("Ana", "Luis"), words)
    sign_up(visit(f"{address}/event/{event}/sign-up", "phone", language), ("Eli", "Omar"), words)
    ana.goto(f"{address}/event/{event}")
    page.get_by_text("Eli").first.wait_for()
    audit(page)
    has_all_sentences(page)

    # The hall's screen has the code for those who come.
    path = page.locator("#part a[target=_blank]").get_attribute("href")
    assert path == f"/event/{event}/screen"
    screen = visit(f"{address}{path}", size, language)
    screen.locator(".enter svg").wait_for()
    assert screen.locator("li", has_text="Eli").is_visible()
    audit(screen)

    # The first round: phones say who plays where.
    director.turn("round")
    director.press(words["start"].format(1))
    page.locator("li[data-table='4']").wait_for()
    tables = director.tables()
    mine = next(table for table, names in tables.items() if any("Ana" in name for name in names))
    ana.locator("[role=status]", has_text=words["against"].format(mine)).wait_for(state="attached")
    audit(ana)

    # Ana's phone has no network when the round ends; the result survives closing the page.
    ana.get_by_role("link", name=words["enter"]).click()
    ana.locator("input[inputmode]").last.wait_for()
    audit(ana)
    ana.context.set_offline(True)
    fields = ana.locator("input[inputmode=numeric]").all()[-2:]
    for field, value in zip(fields, (200, 145), strict=True):
        field.fill(str(value))
    ana.get_by_role("button", name=words["send"]).click()
    ana.get_by_text(words["kept"]).first.wait_for()
    ana.goto("about:blank")
    ana.context.set_offline(False)
    ana.goto(f"{address}/event/{event}/report/1/{mine}")

    # The director sees it at once; the opponents confirm it from their own link.
    page.locator("#reports").wait_for()
    other = next(name for name in tables[mine] if "Ana" not in name)
    entrants = page.request.get(f"{address}/api/tournaments/{event}").json()["event"]["entrants"]
    number = next(one["number"] for one in entrants if one["name"] == other)
    keys = page.request.get(f"{address}/api/tournaments/{event}/keys").json()["keys"]
    rival = visit(f"{address}/event/{event}#{keys[str(number)][0]}", size, language)
    rival.locator("[role=status]", has_text=words["asked"]).wait_for(state="attached")
    audit(rival)
    rival.get_by_role("link", name=words["confirm"]).click()
    rival.get_by_role("button", name=words["agree"], exact=True).click()
    rival.get_by_text(words["counts"]).wait_for()
    ana.get_by_text(words["counts"]).wait_for()
    for table in tables:
        if table != mine:
            director.result(table, (200, 100 + table))

    # Their page says what the round has made of them, and that another one follows.
    ana.goto(f"{address}/event/{event}")
    own = ana.locator("section.own")
    points = "200 : 145" if "Ana" in tables[mine][0] else "145 : 200"
    own.get_by_text(points).wait_for()
    own.get_by_text(words["soon"]).wait_for()
    own.get_by_text(re.compile(words["place"])).wait_for()

    # The second round, with a mistake that is corrected after the third one was paired.
    director.press(words["start"].format(2))
    page.locator("li[data-table].open").nth(3).wait_for()
    for table in director.tables():
        director.result(table, (80 + table, 200))
    director.press(words["start"].format(3))
    page.locator("li[data-table].open").nth(3).wait_for()
    director.press(f"{words['round']} 2")
    page.locator("li[data-table='1'] .points").first.wait_for()  # no longer the third round
    director.result(1, (200, 81), reason="columns exchanged")
    page.get_by_text(words["changed"]).wait_for()
    page.get_by_text(words["again"]).wait_for()
    audit(page)
    has_all_sentences(page)

    # A pair leaves its table; the third round is paired again and has a bye.
    director.turn("entrants")
    director.press(words["change"])
    audit(page)
    page.locator("dialog").get_by_role("button", name=words["withdraw"]).click()
    page.locator("dialog").wait_for(state="detached")
    page.get_by_text(words["open"]).wait_for()
    director.turn("round")
    director.press(f"{words['round']} 3")
    left = page.locator("li[data-table].open p", has_text="Noa y Hugo")
    left.get_by_text(words["left"]).wait_for()
    audit(page)
    director.press(words["cancel"])
    director.press(words["start"].format(3))
    page.locator("li[data-table].open").nth(2).wait_for()
    tables = director.tables()
    assert len(tables) == 3
    assert not any("Noa" in name for names in tables.values() for name in names)
    for table in tables:
        director.result(table, (200, 100 + table))
    director.press(words["end"])
    director.turn("standings")
    last = page.locator("tbody tr").nth(7)
    last.get_by_text("Noa y Hugo").wait_for()
    last.get_by_text(words["left"]).wait_for()
    audit(page)

    # The paper trail has it all; what was decided last can be undone.
    director.turn("decisions")
    page.get_by_text("columns exchanged").wait_for()
    page.get_by_role("button", name=re.compile(f"^{words['undo']}")).first.click()
    page.locator("li.undone").first.wait_for()
    audit(page)
    has_all_sentences(page)

    screen.locator("tbody tr").first.wait_for()
    audit(screen)
