"""The page of a game in the browser: its tables on a phone, and without a network."""

from __future__ import annotations

from typing import Any


def read(page: Any) -> None:
    page.wait_for_selector(".prose h1")
    assert "⟨" not in page.locator("main").inner_text()


def test_tables_scroll_inside_themselves(visit):
    page = visit("/rules/mexican_train", "phone")
    read(page)
    wide = page.evaluate(
        "[...document.querySelectorAll('.scroll')].filter(one => one.scrollWidth > one.clientWidth)"
        ".map(one => [one.tabIndex, one.role, !!one.ariaLabel])"
    )
    assert wide
    assert all(one == [0, "region", True] for one in wide)


def test_a_page_once_read_needs_no_network(visit):
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
