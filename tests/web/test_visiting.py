"""A table's plain address in the browser: watch, or ask for a seat; never a dead end (T16)."""

from __future__ import annotations

import re

from capicua.testing.company import new_table
from tests.web.test_lobby import everywhere
from tests.web.test_tables import open_table

WORDS = {
    "en": {"ask": "Ask for a seat", "in": "Let in", "out": "Decline", "watch": "Watch"},
    "es": {"ask": "Pedir un puesto", "in": "Dejar entrar", "out": "Rechazar", "watch": "Mirar"},
}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


@everywhere
def test_t16_who_has_only_the_address_asks_for_a_seat_and_is_let_in(visit, audit, size, language):
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


def test_t16_who_is_turned_away_may_watch(visit, audit):
    words = WORDS["es"]
    ana = open_table(visit, "phone", "es")
    eva = visit(ana.url, "phone", "es")
    button(eva, words["ask"]).click()
    button(ana, words["out"]).click()
    eva.get_by_text("No te han dado un puesto.").wait_for()
    audit(eva)
    button(eva, words["watch"]).click()
    eva.wait_for_selector(".frame.waiting")


def test_t16_a_full_table_is_watched_at_once(visit, audit):
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


def test_t16_the_hosts_link_leads_to_the_hosts_seat_while_play_is_on(visit, audit, address):
    keys = new_table(address, "block")
    page = visit(f"/t/{keys['table']}#{keys['host']}", "phone")
    button(page, "Watch").wait_for()
    audit(page)
    page.fill("#name", "Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector(".game-table.playing .choices")
