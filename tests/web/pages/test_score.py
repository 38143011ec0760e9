"""Scorekeeping on phone and desktop, live viewing, and comparison of rules."""

from __future__ import annotations

import csv
import json
import re

import pytest

from capicua.table.scorekeeper import scorekeeper_of
from tests import suite
from tests.web.conftest import everywhere

SMALL = {"width": 360, "height": 740}
COLD_MS = 90_000
"""A server that has just started may be slow to list the games on a busy machine."""
QUESTION = {"en": "What does this change?", "es": "¿Qué cambia con esto?"}

# Failing here rather than in the network keeps the console clean; any error there fails a test.
NO_NETWORK = """() => {
  window.fetch = () => Promise.reject(new TypeError('no network'))
}"""
NO_ANSWERS = """() => {
  window.reached = window.fetch
  window.fetch = (...asked) =>
    window.reached(...asked).then(() => Promise.reject(new TypeError('no answer')))
}"""
NETWORK = "() => { window.fetch = window.reached }"


def begin(page, names, button):
    """Enter the players and start the sheet."""
    page.wait_for_selector("#name-0")
    if page.locator("#count").count():
        page.select_option("#count", str(len(names)))
    for seat, name in enumerate(names):
        page.fill(f"#name-{seat}", name)
    page.get_by_role("button", name=button).click()
    page.wait_for_selector("#entry")


def choose(page, group, answer):
    """Press a large button of a group."""
    page.get_by_role("group", name=group).get_by_role("radio", name=answer, exact=True).check()


def cells(page, part="tbody"):
    """Return the cells of the sheet as text, without headings."""
    rows = page.locator(f".scroll {part} tr").all()
    return [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]


def written(page, rounds):
    """Wait until this many rounds are on the sheet."""
    page.wait_for_function(
        "rounds => document.querySelectorAll('.scroll tbody th').length === rounds", arg=rounds
    )


def no_gaps(page):
    assert "⟨" not in page.locator("main").inner_text()


def garrafina(visit, lang="es"):
    page = visit("/score?game=garrafina", "phone", lang)
    page.set_viewport_size(SMALL)
    page.wait_for_selector("#name-0", timeout=COLD_MS)
    return page


def first_round(page):
    """Ana goes out; Luis has two tiles and one exchange; Eva's pips are reported as a sum."""
    choose(page, "¿Quién dominó?", "Ana")
    choose(page, "¿Quién empezó?", "Luis")
    page.get_by_role("button", name="Fichas: A Luis le queda").click()
    for tile in ("6-4", "1-0"):
        page.get_by_role("button", name=tile, exact=True).click()
    page.get_by_label("A Eva le queda", exact=True).fill("25")
    page.get_by_role("button", name="Luis: una vez más").click()


def test_a_sheet_is_filled_corrected_viewed_and_exported_on_a_phone(visit, audit):
    page = garrafina(visit)
    audit(page)
    begin(page, ["Ana", "Luis", "Eva"], "Empezar la hoja")
    audit(page)

    page.get_by_role("button", name="Apuntar la mano 1").click()
    page.get_by_text("2 respuestas faltan").wait_for()
    audit(page)
    first_round(page)
    assert page.input_value("[id='left.1']") == "6-4 1-0"
    assert "2 fichas, 11 puntos" in page.locator("[id='left.1-help']").inner_text()
    audit(page)
    page.get_by_role("button", name="Apuntar la mano 1").click()
    written(page, 1)
    assert cells(page) == [["47", "−22", "−25"]]
    assert "11 × 2" in page.locator(".came").inner_text()
    audit(page)

    page.get_by_role("button", name="Compartir", exact=True).click()
    page.get_by_role("img", name="código QR").wait_for()
    audit(page)
    watch = page.input_value("#sheet-link")
    page.get_by_role("button", name="Para apuntar también").click()
    edit = page.input_value("#sheet-link")
    page.get_by_role("button", name="Cerrar", exact=True).click()
    assert watch != edit

    watcher = visit(watch[watch.index("/s/") :], "desktop", "en")
    written(watcher, 1)
    assert watcher.url.endswith(watch[watch.index("/s/") :].partition("#")[0])
    assert watcher.locator("form").count() == 0
    audit(watcher)

    # The second round is blocked and reported in tiles; no tile can be in two hands.
    choose(page, "¿Cómo acabó?", "Cierre (tranque)")
    page.get_by_role("button", name="Fichas: A Ana le queda").click()
    page.get_by_role("button", name="0-0", exact=True).click()
    page.get_by_role("button", name="Fichas: A Luis le queda").click()
    assert page.get_by_role("button", name="0-0", exact=True).is_disabled()
    page.get_by_role("button", name="6-5", exact=True).click()
    page.get_by_label("A Eva le queda", exact=True).fill("5-4 3-2")
    page.get_by_role("button", name="Apuntar la mano 2").click()
    written(page, 2)
    choose(page, "¿Quién dominó?", "Eva")
    page.get_by_label("A Ana le queda", exact=True).fill("12")
    page.get_by_label("A Luis le queda", exact=True).fill("999")
    page.locator("[id='left.1-help'].error").wait_for()
    page.get_by_label("A Luis le queda", exact=True).fill("9")
    page.get_by_role("button", name="Apuntar la mano 3").click()
    written(page, 3)
    written(watcher, 3)
    assert cells(watcher) == cells(page)
    assert cells(watcher, "tfoot") == cells(page, "tfoot")

    # A correction recalculates every round, here and for viewers.
    page.get_by_role("button", name="Corregir la mano 1").click()
    assert page.input_value("[id='left.1']") == "6-4 1-0"
    page.get_by_label("A Eva le queda", exact=True).fill("20")
    audit(page)
    page.locator("form").get_by_role("button", name="Corregir la mano 1").click()
    page.get_by_text("Mano 4", exact=True).wait_for()
    assert cells(page)[0] == ["42", "−22", "−20"]
    watcher.get_by_role("cell", name="42", exact=True).first.wait_for()
    assert cells(watcher, "tfoot") == cells(page, "tfoot")
    audit(watcher)

    with page.expect_download() as saving:
        page.get_by_role("link", name="CSV").click()
    with open(saving.value.path(), encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert rows[0][1:] == ["Ana", "Luis", "Eva"]
    assert rows[1] == ["1", "42", "-22", "-20"]
    with page.expect_download() as saving:
        page.get_by_role("link", name="Guardar la hoja").click()
    with open(saving.value.path(), encoding="utf-8") as file:
        keeper = scorekeeper_of(file.read())
    assert [str(total).replace("-", "−") for total in keeper.totals] == cells(page, "tfoot")[0]

    page.get_by_role("button", name="Tachar la mano 3").click()
    page.get_by_role("button", name="Pulsa otra vez").click()
    written(page, 2)
    written(watcher, 2)
    no_gaps(page)
    no_gaps(watcher)


def test_a_second_scorekeeper_and_a_lost_connection_lose_no_round(visit, audit):
    page = garrafina(visit)
    begin(page, ["Ana", "Luis", "Eva"], "Empezar la hoja")
    page.get_by_role("button", name="Compartir", exact=True).click()
    page.get_by_role("button", name="Para apuntar también").click()
    edit = page.input_value("#sheet-link")
    page.get_by_role("button", name="Cerrar", exact=True).click()
    other = visit(edit[edit.index("/s/") :], "phone", "es")
    other.wait_for_selector("#entry")

    # Offline, the round stays in the form, even after a reload.
    first_round(page)
    page.evaluate(NO_NETWORK)
    page.get_by_role("button", name="Apuntar la mano 1").click()
    page.get_by_text("Sin enviar: no hay conexión").wait_for()
    assert page.input_value("[id='left.2']") == "25"
    audit(page)
    page.reload()
    page.wait_for_selector("[id='left.2']")
    assert page.input_value("[id='left.1']") == "6-4 1-0"

    # Meanwhile the other scorekeeper enters the first round: it is not added twice silently.
    first_round(other)
    other.get_by_label("A Eva le queda", exact=True).fill("30")
    other.get_by_role("button", name="Apuntar la mano 1").click()
    written(other, 1)
    written(page, 1)
    page.get_by_role("button", name="Apuntarla de todos modos como mano 2").wait_for()
    audit(page)
    page.get_by_role("button", name="Vaciar el formulario").click()
    page.get_by_role("button", name="Apuntar la mano 2").wait_for()
    assert len(cells(page)) == 1


def test_a_round_whose_response_was_lost_is_recorded_once(visit):
    page = garrafina(visit)
    begin(page, ["Ana", "Luis", "Eva"], "Empezar la hoja")
    first_round(page)
    # The server records the round, but its response is lost.
    page.evaluate(NO_ANSWERS)
    page.get_by_role("button", name="Apuntar la mano 1").click()
    page.get_by_text("Sin enviar: no hay conexión").wait_for()
    page.evaluate(NETWORK)
    page.get_by_role("button", name="Enviar otra vez").click()
    page.get_by_role("heading", name="Mano 2", exact=True).wait_for()
    assert len(cells(page)) == 1


@pytest.mark.parametrize("scheme", suite.everyday(["dark"], ["light", "dark"]))
def test_a_texas_42_match_is_scored_to_the_end(visit, audit, scheme):
    page = visit("/score?game=texas_42&preset=marks", "desktop", "en", color_scheme=scheme)
    page.wait_for_selector("#name-3")
    page.get_by_text("partners sit opposite").wait_for()
    audit(page)
    begin(page, ["Ann", "Ben", "Cid", "Dot"], "Begin the sheet")
    assert re.findall(r"\w+", page.locator(".scroll thead tr").inner_text()) == [
        "Round", "Ann", "Cid", "Ben", "Dot",
    ]  # fmt: skip
    choose(page, "Who dealt?", "Dot")
    for number in range(1, 8):
        choose(page, "Who bid highest?", "Ann")
        choose(page, "The bid", "42")
        choose(page, "Was it made?", "Made")
        if number == 1:
            audit(page)
        page.get_by_role("button", name=f"Add round {number}").click()
        written(page, number)
    page.get_by_role("heading", name="Ann and Cid win the match!").wait_for()
    assert cells(page, "tfoot") == [["7", "0"]]
    assert page.locator("form").count() == 0
    audit(page)
    no_gaps(page)
    page.get_by_role("link", name="New sheet").click()
    page.wait_for_selector("#name-3")
    assert page.input_value("#name-3") == "Dot"
    assert page.get_by_role("link", name="Texas 42").count() == 1


def shut_out(page, number):
    """Ana goes out with 60 pips left to Luis, which ends a match of Partners."""
    choose(page, "¿Quién dominó?", "Ana")
    choose(page, "¿Quién salió?", "Ana")
    for name, count in {"Luis": 60, "Eva": 0, "Noa": 45}.items():
        page.get_by_label(f"A {name} le queda", exact=True).fill(str(count))
    page.get_by_role("button", name=f"Apuntar la mano {number}").click()


def test_par_30_a_series_counts_a_shut_out_twice_and_can_be_printed(visit, audit):
    page = visit("/score?game=partners&preset=venezuelan", "phone", "es")
    page.set_viewport_size(SMALL)
    page.wait_for_selector("#name-0", timeout=COLD_MS)
    page.get_by_text("Cambiar reglas una por una").click()
    page.get_by_label("Zapatero", exact=True).select_option("double")
    begin(page, ["Ana", "Luis", "Eva", "Noa"], "Empezar la hoja")
    shut_out(page, 1)
    page.get_by_role("heading", name="Ana y Eva ganan la partida").wait_for()
    series = page.get_by_role("table", name="La serie")
    assert "a cero: vale por 2" in series.inner_text()
    assert series.locator("tfoot td").all_inner_texts() == ["2", "0"]
    audit(page)

    page.get_by_role("button", name="Siguiente partida").click()
    page.get_by_role("heading", name="Partida 2").wait_for()
    page.get_by_role("heading", name="Mano 1", exact=True).wait_for()
    assert page.get_by_text("Todavía no hay nada apuntado").is_visible()
    page.get_by_text("Partida 1, mano por mano").click()
    assert "105" in page.locator("details table").inner_text()
    audit(page)

    # The printout has the whole series and no controls.
    page.get_by_text("Partida 1, mano por mano").click()
    page.emulate_media(media="print")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details table").is_visible()
    assert page.get_by_role("button").count() == 0
    assert page.get_by_text("Dominó venezolano").is_visible()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert page.locator("details table").is_hidden()

    page.get_by_role("button", name="Volver a la partida 1").click()
    page.get_by_role("button", name="Pulsa otra vez").click()
    page.get_by_role("button", name="Siguiente partida").wait_for()
    no_gaps(page)


def test_every_score_sheet_question_is_translated(visit, audit, address):
    page = visit("/score", "phone", "es")
    page.set_viewport_size(SMALL)
    page.wait_for_selector("#name-0")
    games = page.locator("#game option").evaluate_all("all => all.map(one => one.value)")
    assert {"garrafina", "texas_42", "mexican_train"} <= set(games)
    assert "squeeze" not in games
    for game in games if suite.IS_EXHAUSTIVE else games[::6]:
        page.goto(f"/score?game={game}")
        page.wait_for_selector("#name-0")
        names = ["Ana", "Luis", "Eva", "Raúl", "Sol", "Tomás", "Paz", "Leo", "Iris", "Hugo"]
        seats = page.locator("ol input").count()
        begin(page, names[:seats], "Empezar la hoja")
        page.wait_for_selector("form button[type=submit]")
        no_gaps(page)
        for ending in page.locator("input[name=ending]").all():
            ending.check(force=True)
            no_gaps(page)
        audit(page)


@everywhere
def test_the_effect_of_a_house_rule_is_measured(visit, audit, size, language):
    page = visit("/new?game=draw&set=9", size, language)
    page.locator("#more").click()
    panel = page.locator("section", has=page.get_by_role("heading", name=QUESTION[language])).last
    panel.wait_for()
    panel.get_by_role("button").click()
    panel.locator("tbody tr").first.wait_for(timeout=120_000)
    assert panel.locator("tbody tr").count() > 5
    assert panel.locator("tbody tr.clear").count() >= 1
    assert panel.locator("li").count() == panel.locator("tbody tr.clear").count()
    no_gaps(page)
    audit(page)


def test_identical_rules_are_not_compared(visit):
    page = visit("/new?game=draw", "desktop", "en")
    page.locator("#more").click()
    page.route(
        "**/api/compare",
        lambda route: route.fulfill(
            status=400, body=json.dumps({"message": {"id": "compare-same", "args": {}}})
        ),
    )
    page.get_by_role("button", name="Compare", exact=True).click()
    page.get_by_text("These are the same rules").wait_for()


def test_a_missing_sheet_is_reported(visit):
    page = visit("/s/nothing#nothing", "phone", "es")
    page.get_by_text("No hay ninguna hoja de puntos en esta dirección.").wait_for()
