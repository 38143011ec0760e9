"""The analysis beside a replay, drawn on the table (O17)."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.chance import Rng
from capicua.notation import record_of, write


@pytest.fixture(scope="module")
def careless() -> str:
    """The record of a round in which everybody plays by chance, and so makes mistakes."""
    match = capicua.load("block", players=2).new_match(seed=2)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    return write(record_of(match))


def opened(visit, text, **how):
    page = visit("/replay", **how)
    page.fill("#record", text)
    page.locator("main button[type=submit]").click()
    page.get_by_role("slider").wait_for()
    return page


def analysed(visit, text, **how):
    page = opened(visit, text, **how)
    page.locator(".analysis .button.main").click()
    page.locator(".analysis tbody").wait_for()
    return page


@pytest.mark.parametrize(("size", "language"), [("phone", "es"), ("desktop", "en")])
def test_o17_the_better_move_is_drawn_on_the_table(visit, audit, careless, size, language):
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
    # The table is as it was: the tile that was played still lies in its hand.
    box = page.locator(".arrows .played rect").first.bounding_box()
    seats = page.locator(".picture .seats").bounding_box()
    assert seats["y"] <= box["y"] + box["height"] / 2 <= seats["y"] + seats["height"]
    audit(page, ".picture")
    # The graph leads to the same decision, and a step without a mistake has no arrows.
    page.keyboard.press("Home")
    page.locator(".arrows").wait_for(state="detached")
    graph = page.locator(".graph")
    steps = int(page.get_by_role("slider").get_attribute("max"))
    width = graph.bounding_box()["width"]
    graph.click(position={"x": width * step / steps, "y": 20})
    page.locator(".arrows").wait_for()
    assert int(page.get_by_role("slider").input_value()) == step
