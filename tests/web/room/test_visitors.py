"""A table's plain address in the browser: watch or ask for a seat, never a dead end (T16)."""

from __future__ import annotations

import re

from capicua.testing.demo_tables import new_table, take_seat
from tests.web.conftest import both, everywhere
from tests.web.matches.keyboard_player import enter
from tests.web.room.test_invitations import open_table

WORDS = {
    "en": {"ask": "Ask for a seat", "in": "Let in", "out": "Decline", "watch": "Watch"},
    "es": {"ask": "Pedir un puesto", "in": "Dejar entrar", "out": "Rechazar", "watch": "Mirar"},
}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


@everywhere
def test_t16_a_visitor_without_a_link_asks_for_a_seat_and_is_admitted(visit, audit, size, language):
    words = WORDS[language]
    ana = open_table(visit, size, language)
    eva = visit(ana.url, size, language)
    button(eva, words["ask"]).wait_for()
    assert eva.locator("details summary").count(), "the house rules come before the seat"
    audit(eva)
    eva.fill("#name", "Eva")
    eva.keyboard.press("Enter")
    button(ana, words["in"]).wait_for()
    audit(ana)
    audit(eva)
    button(ana, words["in"]).focus()
    ana.keyboard.press("Enter")
    eva.wait_for_selector(".frame.waiting")
    ana.locator("main ol li").filter(has_text="Eva").wait_for()


def test_t16_a_rejected_visitor_may_watch(visit, audit):
    words = WORDS["es"]
    ana = open_table(visit, "phone", "es")
    eva = visit(ana.url, "phone", "es")
    button(eva, words["ask"]).click()
    button(ana, words["out"]).click()
    eva.get_by_text("No te han dado un puesto.").wait_for()
    audit(eva)
    button(eva, words["watch"]).click()
    eva.wait_for_selector(".frame.waiting")


def test_t16_a_full_table_opens_for_watching(visit, audit):
    ana = open_table(visit, "phone")
    link = ana.input_value("#link")
    for name in ("Luis", "Eva"):
        page = visit(link, "phone")
        page.fill("#name", name)
        page.locator("main button[type=submit]").click()
        if name == "Eva":
            break
        page.wait_for_selector(".frame.waiting")
    button(page, "Watch").wait_for()
    audit(page)
    button(page, "Watch").click()
    page.wait_for_selector(".frame.waiting")
    assert re.search(r"/t/\w+$", page.url)


def test_t16_the_hosts_link_leads_to_the_hosts_seat_during_play(visit, audit, address):
    keys = new_table(address, "block")
    page = visit(f"/t/{keys['table']}#{keys['host']}", "phone")
    button(page, "Watch").wait_for()
    audit(page)
    page.fill("#name", "Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector(".game-table.playing .choices")


@everywhere
def test_a_spectator_can_ask_for_a_seat(visit, audit, address, size, language):
    words = WORDS[language]
    keys = new_table(address, "block", watch_by_address=True)
    ana = enter(visit, keys, "Ana", size, language)
    eva = visit(f"/t/{keys['table']}", size, language)
    button(eva, words["watch"]).click()
    eva.wait_for_selector(".game-table")
    button(eva, words["ask"]).click()
    button(ana, words["in"]).wait_for()
    assert button(eva, words["ask"]).count() == 0
    assert eva.locator(".wish").inner_text()
    audit(eva, ".table")
    button(ana, words["in"]).click()
    eva.locator(".wish").wait_for(state="detached")
    eva.wait_for_selector(".game-table .hand")


def test_spectators_of_a_table_of_people_are_offered_no_seat(visit, address):
    keys = new_table(address, "block", people=2, bots=0, watch_by_address=True)
    with take_seat(address, keys), take_seat(address, keys, "play", "Beto"):
        eva = visit(f"/t/{keys['table']}", "phone")
        button(eva, "Watch").click()
        eva.wait_for_selector(".frame")
        assert eva.locator(".wish").count() == 0


@both
def test_a_request_to_the_host_leaves_the_seats_visible_on_a_low_screen(
    visit, audit, address, language
):
    keys = new_table(address, "block")
    ana = enter(visit, keys, "Ana", "phone", language)
    ana.set_viewport_size({"width": 844, "height": 390})
    eva = visit(f"/t/{keys['table']}", "phone", language)
    eva.fill("#name", "Ernestina de la Fuente")
    eva.keyboard.press("Enter")
    question = ana.locator(".over-table .banner")
    question.wait_for()
    below = question.bounding_box()["y"] + question.bounding_box()["height"]
    for seat in ana.locator(".game-table .seat").all():
        assert seat.bounding_box()["y"] >= below - 1
    menu = ana.locator("header button[popovertarget=menu]").bounding_box()
    box = question.bounding_box()
    assert box["x"] + box["width"] <= menu["x"]
    audit(ana, ".table")


@both
def test_the_page_of_a_table_fills_a_phone(visit, address, language):
    keys = new_table(address, "garrafina")
    page = visit(f"/t/{keys['table']}", "phone", language)
    picture = page.locator("main img")
    picture.wait_for()
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    last = page.locator("main .row").last.bounding_box()
    assert last["y"] + last["height"] > 844 * 0.85
