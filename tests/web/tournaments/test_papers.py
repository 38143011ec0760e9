"""Papers of a tournament, printed by a browser."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from capicua.render.language import Language
from capicua.tournament import Rules, Settings
from capicua.tournament.duplicate.par import DealPar
from capicua.tournament.reports.pages import frequency_tables
from tests.tournament.events_at_random import field, play_round

CUT = """() => [...document.querySelectorAll('th')].filter((cell) => {
  const text = document.createRange()
  text.selectNodeContents(cell)
  return text.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1
}).map((cell) => cell.innerText)"""
"""Returns the headings that are wider than their columns."""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_sixteen_frequency_tables_take_two_sheets(browser: Any, paper: str) -> None:
    settings = Settings(
        name="Duplicado del viernes",
        rules=Rules("texas_42", "marks"),
        format="howell",
        deals=4,
        scoring="matchpoints",
    )
    event = field(settings, 8)
    event.commit_deals(bytes(range(160)), "event")
    rng = random.Random(2)
    for _ in range(4):
        play_round(event, rng)
    pars = {deal: DealPar(-12.9, "played_on") for deal in range(1, 17)}
    page = browser.new_page()
    page.set_content(frequency_tables(event, Language("es"), 0, pars).as_html())
    assert page.locator("table").count() == 16
    assert page.evaluate(CUT) == []
    printed = page.pdf(format=paper)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2
