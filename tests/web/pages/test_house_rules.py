"""House rules: the form, the rules page beside it, sharing and invalid combinations."""

from __future__ import annotations

import json

import pytest

from capicua.catalogue import catalogue
from tests import suite
from tests.web.conftest import at_both_sizes, everywhere


def changed(page, address_part):
    page.wait_for_function("part => location.search.includes(part)", arg=address_part)


@at_both_sizes
def test_the_rules_page_follows_the_options(visit, audit, size, language):
    page = visit("/new?game=draw", size, language)
    page.wait_for_selector("#preset")
    audit(page)
    page.locator(".house summary").first.click()
    page.select_option("#option-set", "9")
    changed(page, "set=9")
    audit(page)
    if size == "phone":
        page.locator("#tab-rules").click()
    page.locator("#panel-rules").get_by_text("55").first.wait_for()
    audit(page)


@pytest.mark.parametrize("game", suite.everyday(["draw", "mexican_train", "squeeze"], catalogue()))
def test_every_game_has_an_accessible_form(visit, audit, game):
    page = visit(f"/new?game={game}", "phone", "es")
    page.wait_for_selector("#preset")
    page.locator(".house summary").first.click()
    assert "⟨" not in page.locator("main").inner_text()
    audit(page)


def test_shared_rules_are_restored(visit):
    page = visit("/new?game=garrafina&preset=mexican&target_score=150&seats=3")
    page.wait_for_selector("#preset")
    assert page.input_value("#preset") == "mexican"
    assert page.input_value("#option-target_score") == "150"
    assert page.locator("ol select").count() == 3
    page.locator("#more").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    with open(saving.value.path(), encoding="utf-8") as file:
        rules = json.load(file)
    assert rules["preset"] == "mexican"
    assert rules["options"] == {"target_score": "150"}

    other = visit("/new?game=garrafina")
    other.wait_for_selector("#preset")
    other.locator("#more").click()
    with other.expect_file_chooser() as choosing:
        other.get_by_role("button", name="Open a file").click()
    choosing.value.set_files(
        {"name": "r.json", "mimeType": "application/json", "buffer": json.dumps(rules).encode()}
    )
    changed(other, "target_score=150")
    is_mexican = "() => document.querySelector('#preset').value === 'mexican'"
    other.wait_for_function(is_mexican)


@everywhere
def test_invalid_rules_are_explained(visit, audit, size, language):
    page = visit("/new?game=draw&target=soon", size, language)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "soon" in alert.inner_text()
    assert "⟨" not in alert.inner_text()
    assert page.locator("button[type=submit]").is_disabled()
    audit(page)


def test_each_option_shows_its_rule(visit):
    page = visit("/new?game=draw", "phone")
    page.wait_for_selector("#preset")
    page.locator(".house summary").first.click()
    page.get_by_role("button", name="Show rule LIN-1", exact=True).first.click()
    page.locator("#panel-rules").wait_for()
    assert page.locator("#tab-rules").get_attribute("aria-selected") == "true"


@pytest.mark.parametrize("game", ["garrafina", "squeeze"])
def test_t19_at_most_five_tab_stops_from_name_to_play(visit, game):
    page = visit(f"/new?game={game}")
    page.wait_for_selector("#preset")
    page.locator("#name").focus()
    stops = 1
    while not page.evaluate("document.activeElement.matches('[type=submit]')"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= 5
