"""Analysis of a replay: arrows on the table, and the chances of hidden tiles (O17)."""

from __future__ import annotations

import pytest

import capicua
from capicua.api.study.chances import chances_at
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, steps, write
from tests.web.conftest import diagonally
from tests.web.pages.test_sharing import shared
from tests.web.table.measures import BROKEN

SHARE = {"en": "Share this position", "es": "Compartir esta posición"}
SAVE = {"en": "Save the record", "es": "Guardar la partida"}
DELETE = {"en": "Delete this move", "es": "Borrar esta jugada"}
NAMES = ["Ana", "Luis", "Eva", "Raúl"]


@pytest.fixture(scope="module")
def careless() -> str:
    """Return the record of a random round, whose worst mistake the pure build finds, too."""
    match = capicua.load("block", players=2).new_match(seed=3)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    return write(record_of(match))


@pytest.fixture(scope="module")
def passed() -> tuple[str, int, tuple[str, int]]:
    """Return a record, a step and a passed (player, number).

    The record is of a round for four; the step is the first one at which the first player knows
    that another player lacks a number.
    """
    match = capicua.load("block", players=4).new_match(seed=2)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    text = write(record_of(match, NAMES))
    for step in steps(read(text)):
        found = chances_at(text, 1, step.made, 0).lacking
        if found:
            return text, step.made, (NAMES[found[0].seat], found[0].numbers[0])
    raise AssertionError("no player passed")


def opened(visit, text, **how):
    page = visit("/replay", **how)
    page.fill("#record", text)
    page.locator("main button[type=submit]").click()
    page.get_by_role("slider").wait_for()
    return page


def record_saved(page, language: str) -> str:
    """Return the record that the page saves."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=SAVE[language]).click()
    text: str = saving.value.path().read_text("utf-8")
    return text


def analysed(visit, text, **how):
    page = opened(visit, text, **how)
    page.locator(".analysis .button.main").click()
    page.locator(".review tbody").wait_for()
    return page


@diagonally
def test_o17_o18_t32_the_better_move_is_drawn_on_the_table(visit, audit, careless, size, language):
    page = analysed(visit, careless, size=size, language=language)
    mistakes = page.locator(".mistakes button")
    assert mistakes.count() > 0
    mistakes.first.click()
    step = int(page.get_by_role("slider").input_value())
    page.wait_for_selector(".arrows .better[data-things='2'] .way")
    page.wait_for_selector(".arrows .played[data-things='2'] .way")
    legend = page.locator(".legend").inner_text()
    assert ("Better:" if language == "en" else "Mejor:") in legend
    assert "⟨" not in legend
    width, height = page.viewport_size.values()
    for narrower in range(0, 80, 10):  # so that lines end at other words
        page.set_viewport_size({"width": width - narrower, "height": height})
        assert page.evaluate(BROKEN) == []
    page.set_viewport_size({"width": width, "height": height})
    # The table is unchanged: the tile that was played is still in its hand.
    box = page.locator(".arrows .played rect").first.bounding_box()
    seats = page.locator(".picture .seats").bounding_box()
    assert seats["y"] <= box["y"] + box["height"] / 2 <= seats["y"] + seats["height"]
    audit(page, ".picture")
    # The graph leads to the same decision; a step without a mistake has no arrows.
    page.keyboard.press("Home")
    page.locator(".arrows").wait_for(state="detached")
    graph = page.locator(".graph")
    steps = int(page.get_by_role("slider").get_attribute("max"))
    width = graph.bounding_box()["width"]
    graph.click(position={"x": width * step / steps, "y": 20})
    page.locator(".arrows").wait_for()
    assert int(page.get_by_role("slider").input_value()) == step


@diagonally
def test_moves_are_tried_beside_a_record(visit, audit, careless, size, language):
    """Variations branch from a step, are named in the tree, and come with the address."""
    page = opened(visit, careless, size=size, language=language)
    assert page.locator(".cut").count() == 0, "the record is whole"
    page.get_by_role("slider").fill("3")
    main = page.locator(".log > .list > ol > li").count()
    page.get_by_role("switch").check()
    page.locator(".moves .values").first.wait_for()
    page.locator(".moves button:not(:has(.tried))").first.click()
    current = page.locator(".log .variation [aria-current]")
    current.wait_for()
    said = current.inner_text()
    assert page.locator(".said").inner_text() == said
    assert page.locator(".log > .list > ol > li").count() == main, "the record is as it was"
    audit(page)
    # The same address shows the same variation again; a picture of it can be saved.
    link = shared(page, SHARE[language])
    with page.expect_download() as saving:
        page.get_by_role("button", name="PNG").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as saving:
        page.get_by_role("button", name="SVG").click()
    assert saving.value.path().read_text("utf-8").startswith("<svg")
    # The record that is saved has the variation, and shows it when it is opened.
    saved = record_saved(page, language)
    counts = [len(move.variations) for move in read(saved).rounds[0].moves]
    assert counts == [int(step == 3) for step in range(main - 1)]
    again = opened(visit, saved, size=size, language=language)
    again.locator(".log .variation").wait_for()
    other = visit(link, size=size, language=language)
    other.locator(".log .variation [aria-current]", has_text=said).wait_for()
    # By keyboard: back to the branch, on along the record, round its variations; then delete it.
    other.locator(".log button").first.focus()
    other.keyboard.press("[")
    other.locator(".log > .list > ol > li:nth-child(4) > [aria-current]").wait_for()
    other.keyboard.press("]")
    other.keyboard.press("v")
    other.locator(".log .variation [aria-current]").wait_for()
    other.get_by_role("button", name=DELETE[language]).click()
    other.locator(".log .variation").wait_for(state="detached")
    assert not any(move.variations for move in read(record_saved(other, language)).rounds[0].moves)


@diagonally
def test_o17_o18_who_holds_what_follows_the_replay(visit, audit, passed, size, language):
    text, step, lacking = passed
    page = opened(visit, text, size=size, language=language)
    page.select_option("#view", "0")
    page.locator(".holds summary").click()
    table = page.locator(".holds table")
    table.wait_for()
    # After the deal the other players are equally likely to hold any tile.
    assert table.locator("thead th").count() == 4
    assert table.locator("tbody tr").count() == 21
    shares = table.locator("tbody td").all_inner_texts()
    assert {share.replace("\N{NO-BREAK SPACE}", " ") for share in shares} == {
        "33%" if language == "en" else "33 %"
    }
    assert page.locator(".holds .proved").count() == 0
    # After a pass, the player's column and the text below report it.
    for _ in range(step):
        page.keyboard.press("ArrowRight")
    page.locator(".holds .proved li").first.wait_for()
    page.locator(".holds [aria-busy=false]").wait_for()
    news = {"en": "What the last move has proved", "es": "Lo que ha demostrado la última jugada"}
    assert page.locator(".holds .heading").inner_text() == news[language]
    told = page.locator(".holds .proved").inner_text()
    assert ("holds no" if language == "en" else "no tiene fichas con") in told
    assert "⟨" not in page.locator(".holds").inner_text()
    column = table.locator("thead th").all_inner_texts().index(lacking[0])
    for row in table.locator("tbody tr").all():
        cells = row.locator("th, td").all_inner_texts()
        if str(lacking[1]) in cells[0]:
            assert cells[column].startswith("0"), cells
    audit(page, ".picture")
    # Other players have other knowledge: from their point of view, their own column is missing.
    page.select_option("#knower", "1")
    page.locator(".holds thead th", has_text="Luis").wait_for(state="detached")
    assert table.locator("thead th").all_inner_texts()[1:] == ["Ana", "Eva", "Raúl"]


@diagonally
def test_play_continues_from_a_decision_against_bots(visit, audit, passed, size, language):
    """One tap opens a table with the recorded deal and moves, at the seat that decides."""
    text, _, _ = passed
    whole = read(text)
    page = opened(visit, text, size=size, language=language)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    seat = "ABCD".index(whole.rounds[0].moves[6].seat)
    assert page.locator("#as").input_value() == str(seat)
    page.get_by_role(
        "button", name="Play on from here" if language == "en" else "Seguir jugando desde aquí"
    ).click()
    page.wait_for_url("**/t/*")
    page.locator(".game-table").wait_for()
    header = page.locator(".frame header")
    assert ("From a record" if language == "en" else "Desde un registro") in header.inner_text()
    board = page.locator(".game-table")
    for move in whole.rounds[0].moves[:6]:
        tile = move.action.split("@")[0]
        if "-" in tile:
            assert board.locator(f"[data-tile='{tile}']").count(), tile
    audit(page, ".game-table")
