"""Solitaire deals in the browser: winnable deals, ratings, mistakes, daily deals and files."""

from __future__ import annotations

import datetime
import json
from typing import Any

from capicua.catalogue import load_with
from capicua.learn.puzzle import deal_of_the_day
from capicua.review.solitaire_deals import NODES, deal_of, settled
from tests.web.conftest import both
from tests.web.pages.test_solitaires import RULES, concede, deal, listen, now

HOPELESS = {"game": "traffic", "preset": "traffic_strict_6"}
WORDS = {
    "en": {
        "winnable": "Only winnable deals",
        "next": "Next deal",
        "rate": "How hard is this deal?",
        "hopeless": "Deal 1 cannot be won, even with the stock known.",
        "ask": "Could it have been won?",
        "could": "It could have been won, with the stock known.",
        "move": "The losing move was number",
        "on": "Continue from before that move",
        "watch": "Watch how",
        "show": "Show the mistake",
        "share": "Share today’s result",
        "save": "Save to a file",
        "load": "Load a file",
        "loaded": "1 result added.",
    },
    "es": {
        "winnable": "Solo repartos que se pueden ganar",
        "next": "Otro reparto",
        "rate": "¿Qué dificultad tiene este reparto?",
        "hopeless": "El reparto 1 no se puede ganar, ni conociendo el montón.",
        "ask": "¿Se podía ganar?",
        "could": "Se podía ganar, conociendo el montón.",
        "move": "La jugada que lo perdió fue la número",
        "on": "Seguir desde antes del error",
        "watch": "Ver cómo",
        "show": "Ver el error",
        "share": "Compartir el resultado de hoy",
        "save": "Guardar en un archivo",
        "load": "Cargar un archivo",
        "loaded": "Se añadió 1 resultado.",
    },
}


def button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


@both
def test_the_winnable_option_deals_only_winnable_deals(visit, language):
    words = WORDS[language]
    page = listen(visit("about:blank", "phone", language))
    deal(page, 2)
    concede(page)
    page.get_by_label(words["winnable"], exact=True).check()
    before = now(page)["table"]
    button(page, words["next"]).click()
    page.wait_for_function("table => !location.pathname.includes(table)", arg=before)
    page.wait_for_selector(".choices .prompt")
    number = now(page)["deal"]
    game = load_with(RULES["game"], RULES["preset"], None, {})
    assert settled(deal_of(game, number), NODES) == "winnable"
    assert page.evaluate("localStorage['capicua.winnable']") == "yes"


@both
def test_the_difficulty_of_a_deal_is_shown_on_request(visit, language):
    words = WORDS[language]
    page = listen(visit("about:blank", "phone", language))
    deal(page, 1, HOPELESS)
    open_deals(page, language)
    button(page, words["rate"]).click()
    page.locator(".rating").wait_for()
    assert page.locator(".rating").inner_text().strip() == words["hopeless"]


def test_bingo_offers_no_analysis(visit):
    page = listen(visit("about:blank", "phone", "en"))
    deal(page, 1, {"game": "bingo"})
    open_deals(page, "en")
    button(page, "Next deal").wait_for()
    assert not page.get_by_label(WORDS["en"]["winnable"], exact=True).count()
    assert not button(page, WORDS["en"]["rate"]).count()


def open_deals(page: Any, language: str) -> None:
    button(page, {"en": "Menu", "es": "Menú"}[language]).click()
    button(page, {"en": "Deals", "es": "Repartos"}[language]).click()


@both
def test_after_a_loss_the_mistake_and_a_solution_are_shown(visit, language):
    words = WORDS[language]
    page = listen(visit("about:blank", "desktop", language))
    deal(page, 2)
    concede(page)
    button(page, words["ask"]).click()
    page.locator(".mistake").wait_for()
    said = page.locator(".mistake").inner_text()
    assert words["could"] in said
    assert words["move"] in said
    step = int(page.get_by_role("link", name=words["show"]).get_attribute("href").split("step=")[1])
    assert f"{step + 1}:" in said
    button(page, words["watch"]).click()
    page.wait_for_url("**/replay")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    assert int(slider.input_value()) == step
    slider.press("End")
    page.locator(".said").get_by_text(
        {"en": "All 6 doubles are home", "es": "dobles están en casa"}[language]
    ).first.wait_for()


@both
def test_one_tap_continues_from_before_the_mistake(visit, language):
    words = WORDS[language]
    page = listen(visit("about:blank", "phone", language))
    deal(page, 2)
    before = now(page)
    concede(page)
    button(page, words["ask"]).click()
    button(page, words["on"]).click()
    page.wait_for_function("table => !location.pathname.includes(table)", arg=before["table"])
    page.wait_for_selector(".choices .prompt")
    after = now(page)
    assert after["set_up"] == {"round": 1, "moves": 0}
    assert after["seen"]["zones"] == before["seen"]["zones"]
    assert after["assisted"]


@both
def test_the_daily_deal_is_the_same_for_all_and_its_result_can_be_shared(visit, language):
    words = WORDS[language]
    page = listen(visit("/", "phone", language))
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    name = {"en": "The Big Clock", "es": "El Gran Reloj"}[language]
    page.locator(".today").get_by_role("button", name=name).click()
    page.wait_for_selector(".choices .prompt")
    today = datetime.date.today()
    assert now(page)["deal"] == deal_of_the_day(today, "big_clock")
    concede(page)
    button(page, words["share"]).click()
    page.wait_for_function("() => window.copied")
    copied = page.evaluate("window.copied")
    assert today.isoformat() in copied
    assert "🟥" in copied
    assert name in copied
    assert "⟨" not in copied


def test_the_puzzles_page_links_to_the_daily_deals(visit):
    page = listen(visit("/puzzles", "phone", "en"))
    page.get_by_role("button", name="Squeeze").click()
    page.wait_for_selector(".choices .prompt")
    assert now(page)["deal"] == deal_of_the_day(datetime.date.today(), "squeeze")


@both
def test_results_can_be_exported_and_imported(visit, language, tmp_path):
    words = WORDS[language]
    page = visit("/verify", "phone", language)
    kept = {"table": "t1", "end": 9, "game": "squeeze", "rules": "squeeze_6", "deal": 7}
    kept |= {"won": True, "helped": False, "score": 0, "seconds": 125}
    page.evaluate("kept => localStorage['capicua.deals'] = JSON.stringify([kept])", kept)
    page.goto("/")
    page.get_by_text("2:05").wait_for()
    with page.expect_download() as download:
        button(page, words["save"]).click()
    file = tmp_path / "deals.json"
    download.value.save_as(file)
    data = json.loads(file.read_text())
    data["outcomes"].append(kept | {"table": "t2", "deal": 8, "seconds": 64})
    file.write_text(json.dumps(data))
    with page.expect_file_chooser() as chooser:
        button(page, words["load"]).click()
    chooser.value.set_files(file)
    page.get_by_text(words["loaded"]).wait_for()
    page.get_by_text("1:04").wait_for()
