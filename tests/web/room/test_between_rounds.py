"""Between rounds and after a match: score sheet, rematch, replay and the verify page."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest

from capicua.client import sit
from capicua.testing import demo_tables
from capicua.testing.demo_tables import new_table, take_seat
from tests.web.conftest import at_both_sizes, diagonally, everywhere
from tests.web.matches.seated_player import at_table, finished_by_two, play

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def finished(address):
    keys = new_table(address, "draw", {"target": "20"})
    return keys, play(address, keys)


@pytest.fixture(scope="module")
def record(address, finished):
    keys, _ = finished
    with urllib.request.urlopen(f"{address}/api/tables/{keys['table']}/record") as answer:
        return answer.read().decode()


@at_both_sizes
def test_t22_the_score_sheet_is_shown_between_rounds(visit, audit, address, size, language):
    keys = new_table(address, "draw", {"target": "500"})
    token = play(address, keys, "between")
    page = at_table(visit, address, keys, token, size=size, language=language)
    page.wait_for_selector(".between table")
    assert page.locator(".between tbody tr").count() == 1
    assert "⟨" not in page.locator(".between").inner_text()
    sums = [text.split()[0] for text in page.locator(".between tfoot td").all_inner_texts()]
    plates = page.locator(".plate .points b").all_inner_texts()
    assert sorted(plates) == sorted(sums), "plates and sheet agree"
    assert page.locator("#cut-help").is_visible()  # visible before anything is opened
    audit(page, ".table")
    name = "Next round" if language == "en" else "Siguiente mano"
    page.get_by_role("button", name=name).click()
    page.wait_for_selector(".between", state="detached")


def test_s28_a_sealed_cut_survives_a_reload_and_any_tab_can_open_it(visit, address):
    keys = new_table(address, "draw", {"target": "500"})
    token = play(address, keys, "between")
    page = at_table(visit, address, keys, token)
    page.locator(".between summary").click()
    page.get_by_label("Your cut").fill("por  aquí ")
    page.get_by_role("button", name="Cut", exact=True).click()
    page.wait_for_function("() => localStorage.getItem('capicua.cuts')?.includes('por aquí')")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".between")
    page.reload()
    page.get_by_role("button", name="Next round").click()
    page.wait_for_selector(".game-table.playing")
    with sit(f"{address}/t/{keys['table']}#{keys['play']}", token=token) as seat:
        assert seat.state.fair.cuts == {"A": "por aquí"}
        assert list(seat.state.fair.seals) == ["A"]
    other.goto(f"/verify?table={keys['table']}")
    verdict = other.locator("[role=status] .panel")
    verdict.wait_for()
    assert "Do not trust" not in verdict.inner_text()
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('capicua.cuts'))
          for (const one of Object.values(kept)) one.seen.A = 'what was shown before'
          localStorage.setItem('capicua.cuts', JSON.stringify(kept))
        }"""
    )
    other.reload()
    verdict.get_by_text("Do not trust this deal").wait_for()


@everywhere
def test_the_end_of_a_match_names_the_winner(visit, audit, address, finished, size, language):
    keys, token = finished
    page = at_table(visit, address, keys, token, size=size, language=language)
    page.wait_for_selector(".between .won")
    assert "⟨" not in page.locator(".between").inner_text()
    audit(page, ".table")
    with page.expect_download() as saving:
        page.get_by_role("button", name="record" if language == "en" else "Guardar").click()
    assert saving.value.suggested_filename.endswith(".cap")


def test_the_winner_of_a_match_is_announced(visit, address):
    """Only the points of the last round were; the focus stays at the table."""
    keys = new_table(address, "draw", {"target": "1"})
    with take_seat(address, keys) as ana:
        page = at_table(visit, address, keys, ana.token)
        page.wait_for_selector(".game-table.playing")
        demo_tables.play(ana)
    page.get_by_role("status").filter(has_text="the match").wait_for(state="attached")
    assert page.get_by_role("status").filter(has_text="the match").inner_text() == (
        page.locator(".between h2").inner_text()
    )


def test_a_rematch_is_one_click(visit, address):
    keys = new_table(address, "draw", {"target": "20"})
    page = at_table(visit, address, keys, play(address, keys))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("table => !location.pathname.includes(table)", arg=keys["table"])
    page.wait_for_selector(".game-table.playing")


def test_a_rematch_takes_one_click_from_each_of_two_people(visit, address):
    keys, ana, beto = finished_by_two(address)
    pages = [at_table(visit, address, keys, token) for token in (ana, beto)]
    pages[1].get_by_role("button", name="Rematch").click()
    banner = pages[0].locator(".banner")
    banner.wait_for()
    assert "Beto asks for a rematch" in banner.inner_text()
    pages[0].get_by_role("button", name="Join", exact=True).click()
    for page in pages:
        page.wait_for_selector(".game-table.playing")
        assert keys["table"] not in page.url


@everywhere
def test_a_replay_can_be_stepped_with_buttons_keys_and_slider(
    visit, audit, address, finished, size, language
):
    keys, _ = finished
    page = visit(f"/replay/{keys['table']}", size, language)
    slider = page.get_by_role("slider")
    slider.wait_for()
    audit(page, ".picture")
    assert slider.input_value() == "0"
    page.get_by_role(
        "button", name="One step forward" if language == "en" else "Un paso adelante"
    ).click()
    assert slider.input_value() == "1"
    page.locator(".head h1").click()
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "2"
    page.keyboard.press("End")
    assert slider.input_value() == slider.get_attribute("max")
    page.keyboard.press("Home")
    assert slider.input_value() == "0"
    page.select_option("#view", "0")
    page.wait_for_function("() => location.search.includes('seat=0')")
    assert "⟨" not in page.locator("main").inner_text()
    audit(page, ".picture")


@diagonally
def test_o17_one_tap_analyses_a_replay(visit, audit, finished, size, language):
    keys, _ = finished
    page = visit(f"/replay/{keys['table']}", size, language)
    name = "Analyse this round" if language == "en" else "Analizar esta mano"
    page.get_by_role("button", name=name).click()
    panel, graph = page.locator(".review"), page.locator(".graph")
    panel.locator("table").wait_for()
    assert panel.locator("tbody tr").count() == 2
    assert graph.locator(".line").count() == 1
    assert page.locator(".names .chance").count() == 2
    assert "⟨" not in panel.inner_text()
    audit(page, ".picture")
    slider = page.get_by_role("slider")
    box = graph.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 10)
    assert slider.input_value() == slider.get_attribute("max")
    for mistake in panel.locator(".mistakes button").all():
        mistake.click()
        assert mistake.get_attribute("aria-current") == "step"
        assert panel.locator(".now-told li").count() > 0


def test_a_replay_link_opens_at_its_step(visit, finished):
    keys, _ = finished
    page = visit(f"/replay/{keys['table']}?round=1&step=3&seat=1")
    page.get_by_role("slider").wait_for()
    assert page.get_by_role("slider").input_value() == "3"
    assert page.input_value("#view") == "1"


@everywhere
def test_a_record_is_read_and_verified(visit, audit, record, size, language):
    page = visit("/replay", size, language)
    page.wait_for_selector("#record")
    audit(page)
    page.fill("#record", "nonsense")
    page.locator("main button[type=submit]").click()
    page.get_by_role("alert").wait_for()
    assert "⟨" not in page.get_by_role("alert").inner_text()
    audit(page)
    page.fill("#record", record)
    page.locator("main button[type=submit]").click()
    page.get_by_role("slider").wait_for()

    page.goto("/verify")
    page.fill("#record", record)
    page.locator("main button[type=submit]").click()
    page.locator(".fair").wait_for()
    assert "⟨" not in page.locator(".fair").inner_text()
    audit(page)
    page.fill("#record", record.replace("Ana", "Eva").replace("5-", "4-", 1))
    page.locator("main button[type=submit]").click()
    page.locator(".fair").wait_for(state="detached")
    audit(page)


# Tiles of the board that are covered or cut off.
COVERED = """() => [...document.querySelectorAll('.picture [data-tile]')].filter((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return !there || !(tile.contains(there) || there.closest('svg')?.contains(tile))
}).map((tile) => tile.dataset.tile)"""


@pytest.mark.parametrize("game", ["garrafina", "mexican_train"])
def test_t1_a_replay_covers_no_tile(visit, address, game):
    keys = new_table(address, game, bots=3)
    token = play(address, keys, "between")
    page = at_table(visit, address, keys, token)
    page.goto(f"/replay/{keys['table']}?seat=0")
    page.set_viewport_size({"width": 1280, "height": 1100})
    page.wait_for_selector("[type=range]")
    page.keyboard.press("End")
    page.wait_for_selector(".picture .laid, .picture .train, .picture .star [data-tile]")
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(
    ("record", "trains"),
    [("ten_trains", 10), ("full_hands", 5)],
)
def test_t1_a_replay_with_many_trains_or_hands_covers_no_tile(visit, record, trains):
    """Deals in which the last rows of trains were once out of view, or open hands cut off."""
    page = visit("/replay")
    page.set_viewport_size({"width": 1280, "height": 1100})
    page.fill("#record", (RECORDS / f"{record}.cap").read_text(encoding="utf-8"))
    page.locator("main button[type=submit]").click()
    page.wait_for_selector("[type=range]")
    with page.expect_response("**/api/replay?seat=0"):
        page.select_option("#view", "0")
    page.wait_for_function("() => document.querySelector('#view').value === '0'")
    page.locator(".head h1").click()
    page.keyboard.press("End")
    page.wait_for_function(
        "count => document.querySelectorAll('.picture .train').length === count", arg=trains
    )
    page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=10_000)
