"""Rule pages in the browser: tables on a phone, and offline use."""

from __future__ import annotations

from typing import Any

import pytest


def read(page: Any) -> None:
    page.wait_for_selector(".prose h1")
    assert "⟨" not in page.locator("main").inner_text()


def test_wide_tables_scroll_within_the_page(visit):
    page = visit("/rules/mexican_train", "phone")
    read(page)
    wide = page.evaluate(
        "[...document.querySelectorAll('.scroll')].filter(one => one.scrollWidth > one.clientWidth)"
        ".map(one => [one.tabIndex, one.role, !!one.ariaLabel])"
    )
    assert wide
    assert all(one == [0, "region", True] for one in wide)


def test_a_visited_page_is_available_offline(visit):
    page = visit("/", service_workers="allow")
    page.wait_for_selector("article")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("article")
    page.goto("/rules/squeeze")
    read(page)
    page.context.set_offline(True)
    page.goto("/rules/squeeze")
    read(page)
    assert page.locator(".prose figure svg").count() > 3


@pytest.mark.parametrize(("language", "count"), [("en", "places"), ("es", "pasajes")])
def test_t23_a_page_has_contents_and_a_search(visit, audit, language, count):
    page = visit("/rules/texas_42", "phone", language)
    read(page)
    assert "capicua play" not in page.locator("main").inner_text()
    page.locator("nav summary").last.click()
    links = page.locator("nav ol a")
    assert links.count() >= page.locator(".prose h2").count() > 3
    links.nth(2).click()
    heading = page.locator(".prose :is(h2, h3)").nth(2)
    page.wait_for_function(
        "one => one.getBoundingClientRect().top < 200", arg=heading.element_handle()
    )
    page.get_by_role("searchbox").fill("42")
    page.get_by_role("status").get_by_text(count).wait_for()
    audit(page)


def test_a_rule_can_be_found_by_its_number(visit):
    page = visit("/rules/block#LIN-20", "phone")
    read(page)
    page.wait_for_function(
        "() => { const { top } = document.getElementById('LIN-20').getBoundingClientRect();"
        " return top > 0 && top < innerHeight }"
    )
