"""No text of the table is cut: each is shown in full, or in a box that visibly scrolls."""

from __future__ import annotations

import itertools

import pytest

import capicua
from tests import suite
from tests.web.conftest import LANGUAGES
from tests.web.measures import CUT, HEADER, left_out
from tests.web.test_table_gallery import at_each_moment
from tests.web.test_whole_rounds import EACH_KIND

GAMES = capicua.catalogue()
SIZES = [
    (320, 568),
    (568, 320),
    (820, 1180),
    (1280, 800),
    (390, 844),
    (844, 390),
    (1920, 1080),
]
EVERY_DAY = [((390, 844), "en")]
"""Longer texts, in Spanish, are tested with the sizes of the table (``test_table_sizes``)."""
SCREENS = list(itertools.product(SIZES, LANGUAGES)) if suite.IS_EXHAUSTIVE else EVERY_DAY


@pytest.mark.parametrize("game", suite.everyday(EACH_KIND.values(), GAMES))
def test_no_text_of_the_table_is_cut(show, game):
    page = show(game, 0, "phone", "en")
    found: dict[str, str] = {}
    for (width, height), language in SCREENS:
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for moment, texts in enumerate(at_each_moment(page, language, CUT, left_out(page, game))):
            place = f"{width} x {height} {language}, moment {moment}"
            found |= {f"{width} x {height} {one}": place for one in texts}
    assert found == {}, "\n".join(f"{place}: {one}" for one, place in found.items())
