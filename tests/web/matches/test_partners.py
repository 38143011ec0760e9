"""Four people on four phones play Partners to the end of a match, under each country's rules."""

from __future__ import annotations

import re

import pytest

from capicua.catalogue import kind
from capicua.testing.demo_tables import new_table
from tests import suite
from tests.web.matches.test_two_people import begin, come
from tests.web.matches.test_whole_matches import play_match

PEOPLE = ("Ana", "Luis", "Eva", "Juan")
LANGUAGES = ("en", "es", "es-419", "es")
PRESETS = list(kind("partners").presets())


@pytest.mark.parametrize("preset", suite.everyday((), PRESETS))
def test_four_phones_play_a_match_to_its_end(visit, address, preset):
    keys = new_table(address, "partners", preset=preset, people=4, bots=0)
    links = [f"/t/{keys['table']}#{keys[key]}" for key in ("host", "play", "play", "play")]
    four = [
        come(visit, link, name, "phone", language)
        for link, name, language in zip(links, PEOPLE, LANGUAGES, strict=True)
    ]
    begin(*four)
    play_match(four, most_rounds=300)  # six-love takes six wins in a row
    last = [person.last for person in four]
    assert last[0]["rules"]["preset"] == preset
    assert all(state["totals"] == last[0]["totals"] for state in last)
    assert all(state["winners"] == last[0]["winners"] for state in last)
    winners = [PEOPLE[seat] for seat in last[0]["winners"]]
    assert winners
    for name, person, language in zip(PEOPLE, four, LANGUAGES, strict=True):
        person.page.wait_for_selector(".between h2")
        said = person.page.locator("body").inner_text()
        assert "⟨" not in said, "a sentence is missing"
        headline = person.page.locator(".between h2").inner_text()
        assert re.search("win" if language == "en" else "gana", headline, re.IGNORECASE), headline
        assert name in winners or all(winner in headline for winner in winners)
