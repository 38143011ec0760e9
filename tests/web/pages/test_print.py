"""Printed pages: one page for an empty score sheet, nothing cut, black on white, no controls."""

from __future__ import annotations

import re
from typing import Any

import pytest

import capicua
from capicua.catalogue import catalogue, kind
from capicua.notation import record_of, write
from capicua.render.game_page import page_html
from capicua.render.svg.tiles import STYLES
from tests import suite
from tests.web.conftest import PAINTED, WEB, both
from tests.web.pages.test_score import begin, cells, choose, written

EVERY_DAY = ("partners", "mexican_train", "garrafina", "texas_42", "thats_it")
"""Games with the most columns, the most players, and the questions of each family."""
MARGIN_PX = 91
"""Two margins of 12 mm."""
PAPERS = {"A4": (794, 1123), "Letter": (816, 1056)}
# The words of a heading may stand below each other, but none may be broken or run out of its cell.
CUT = """() => [...document.querySelectorAll('.paper th, .paper .target, .paper li')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
HEIGHTS = """() => [...document.querySelectorAll('.paper tbody tr')]
  .map((one) => one.getBoundingClientRect().height)"""
OUTSIDE = """() => {
  const { right, bottom } = document.querySelector('.paper').getBoundingClientRect()
  return [...document.querySelectorAll('.paper *')]
    .map((one) => [one.className || one.tagName, one.getBoundingClientRect()])
    .filter(([, box]) => box.right > right + 1 || box.bottom > bottom + 1)
    .map(([name]) => name)
}"""


def pages(page: Any, paper: str) -> int:
    """Return the number of pages that a page prints on."""
    page.emulate_media(media="print")
    pdf = page.pdf(format=paper)
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def on_paper(page: Any, paper: str, is_wide: bool = False) -> None:
    """Show a page as it is printed, as large as the paper is between its margins."""
    width, height = PAPERS[paper][::-1] if is_wide else PAPERS[paper]
    page.set_viewport_size({"width": width - MARGIN_PX, "height": height - MARGIN_PX})
    page.emulate_media(media="print")
    page.evaluate(PAINTED)


def seats_of(game: str) -> list[int]:
    """Return the fewest and the most seats of a game's first rule set."""
    options = next(iter(kind(game).presets().values()))
    return sorted({*kind(game).seats(options)})


@both
@pytest.mark.parametrize("game", suite.everyday(EVERY_DAY, catalogue()))
def test_an_empty_sheet_is_one_page_on_which_nothing_is_cut(visit, game, language):
    page = visit("/", "desktop", language)
    for seats in seats_of(game):
        page.emulate_media(media="screen")
        page.goto(f"/score/empty?game={game}&seats={seats}")
        page.wait_for_selector(".paper tbody tr")
        assert "⟨" not in page.locator("main").inner_text()
        is_wide = page.locator(".paper.wide").count() == 1
        for paper in PAPERS:
            assert pages(page, paper) == 1, (game, seats, paper)
            on_paper(page, paper, is_wide)
            assert page.evaluate(CUT) == []
            assert page.evaluate(OUTSIDE) == []
            assert min(page.evaluate(HEIGHTS)) >= 15, "a row is lower than a line of handwriting"
            assert page.locator("button:visible, select:visible, header a:visible").count() == 0


def test_a_sheet_has_the_columns_of_its_rules(visit, audit):
    page = visit("/score?game=partners", "phone", "es")
    page.wait_for_selector("#name-0")
    page.select_option("#preset", "dominican")
    page.get_by_role("link", name="Imprimir hoja en blanco").click()
    page.wait_for_selector(".paper tbody tr")
    heads = page.locator(".paper thead th").all_inner_texts()
    assert heads[:5] == ["Mano", "Sale", "Domina", "Capicúa", "Tranca"]
    assert [head for head in heads if head in ("Nosotros", "Ellos")] == ["Nosotros", "Ellos"]
    assert heads[-4:] == ["En juego", "Resto", "Puntos", "Total"]
    assert page.locator(".target").inner_text().split() == ["Meta", "200"]
    assert "25" in page.locator(".boxes").inner_text()
    audit(page)

    # Other rules have other columns; the address opens the same sheet again.
    page.select_option("#preset", "jamaican")
    page.get_by_role("columnheader", name="Cómo").wait_for()
    assert "preset=jamaican" in page.url
    page.reload()
    page.get_by_role("columnheader", name="Cómo").wait_for()


@both
def test_rules_print_in_black_on_white_without_controls(visit, language):
    page = visit("/rules/squeeze", "desktop", language)
    page.wait_for_selector(".prose figure svg")
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate(PAINTED)
    assert page.locator("button:visible, input:visible, nav:visible, header:visible").count() == 0
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == (
        "rgb(255, 255, 255)"
    )
    colours = page.evaluate(
        "[...new Set([...document.querySelectorAll('.prose svg *')].flatMap(one => {"
        " const { fill, stroke } = getComputedStyle(one); return [fill, stroke] }))]"
    )
    hues = [re.findall(r"\d+", colour)[:3] for colour in colours if colour != "none"]
    assert all(len(set(hue)) == 1 for hue in hues), "a colour would be printed"


@both
def test_six_puzzles_fit_on_a_page_and_their_solutions_on_another(visit, audit, language):
    page = visit("/puzzles?game=block", "phone", language)
    several = {"en": "Print six puzzles", "es": "Imprimir seis problemas"}[language]
    page.get_by_role("link", name=several).click()
    page.wait_for_selector(".puzzles li:nth-child(6) img")
    assert page.locator(".solutions").is_hidden()  # those who print it may want to solve it
    audit(page)
    first = page.locator(".puzzles img").first.get_attribute("src")
    for paper in PAPERS:
        assert pages(page, paper) == 2
    on_paper(page, "A4")
    assert page.locator(".solutions h3").count() == 6
    assert "⟨" not in page.locator("main").inner_text()
    assert page.locator("button:visible, a.button:visible").count() == 0
    page.emulate_media(media="screen")
    others = {"en": "Six others", "es": "Otros seis"}[language]
    page.get_by_role("button", name=others).click()
    page.wait_for_function(
        "before => { const one = document.querySelector('.puzzles img');"
        " return one && one.getAttribute('src') !== before }",
        arg=first,
    )


def test_one_puzzle_has_its_solution_upside_down(visit):
    page = visit("/puzzles/block-2", "desktop", "es")
    page.get_by_role("link", name="Imprimir este problema").click()
    page.wait_for_selector(".puzzles.alone img")
    for paper in PAPERS:
        assert pages(page, paper) == 1
    on_paper(page, "A4")
    turned = page.locator(".turned")
    assert "La solución: " in turned.inner_text()
    assert turned.evaluate("one => getComputedStyle(one).rotate") == "180deg"


def test_a_puzzle_page_prints_a_picture_instead_of_the_table(visit):
    page = visit("/puzzles/block-2", "phone", "en")
    page.wait_for_selector(".choices .prompt")
    assert page.locator("img.printed").is_hidden()
    on_paper(page, "A4")
    page.locator("img.printed").wait_for()  # it is loaded for printing only
    assert page.locator(".position").is_hidden()
    assert page.get_by_text("Find the best move").is_visible()
    assert pages(page, "A4") == 1


@both
def test_a_deal_prints_with_its_moves_and_result(visit, language):
    match = capicua.load("partners", preset="dominican").new_match(seed=5)
    state = match.round
    while not state.is_over:
        state.apply(max(state.legal_actions(), key=state.heuristic_score))
    match.settle()
    page = visit("/replay", "desktop", language)
    page.evaluate("() => { window.print = () => { window.wasPrinted = true } }")
    page.fill("#record", write(record_of(match, ["Ana", "Luis", "Eva", "Raúl"])))
    page.locator("main button[type=submit]").click()
    print_it = {"en": "Print the deal", "es": "Imprimir el reparto"}[language]
    page.get_by_role("button", name=print_it).click()
    page.wait_for_function("() => window.wasPrinted")
    on_paper(page, "A4")
    deal = page.locator(".deal")
    assert deal.locator("img").count() == 2
    assert deal.locator("ol li").count() == len(state.log)
    assert deal.locator("ol li").first.inner_text().split() == ["1", "A", "6-6@root"]
    assert "Ana + Eva" in deal.inner_text()
    assert page.locator("button:visible").count() == 0
    assert pages(page, "A4") == 1


def test_a_filled_sheet_prints_its_rows_and_no_controls(visit):
    page = visit("/score?game=draw", "desktop", "en")
    begin(page, ["Ana", "Luis"], "Begin the sheet")
    choose(page, "Who went out?", "Ana")
    choose(page, "Who led?", "Ana")
    page.get_by_label("Tiles Luis still holds", exact=True).fill("25")
    page.get_by_role("button", name="Add round 1").click()
    written(page, 1)
    on_paper(page, "Letter")
    assert cells(page) == [["25", "0"]]
    assert page.locator(".scroll tbody th").inner_text() == "1"
    assert (
        page.locator("form:visible, .tools:visible, .came:visible, header a:visible").count() == 0
    )
    assert pages(page, "Letter") == 1


@pytest.mark.parametrize("game", ["block", "mexican_train", "squeeze"])
def test_the_style_sheet_knows_what_stays_white_in_pictures(game):
    text = (WEB / "src" / "paper" / "print.css").read_text(encoding="utf-8")
    used = set(re.findall(r'(fill|stroke)="(#[0-9a-f]{6})"', page_html(game, "en")))
    white = [(paint, colour) for paint, colour in used if STYLES["print"].get(colour) == "#ffffff"]
    assert white
    for paint, colour in white:
        assert f"[{paint}='{colour}']" in text
