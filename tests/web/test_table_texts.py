"""No text of the table is cut: each is shown in full, or in a box that visibly scrolls.

Every day the sizes of the table are measured on Spanish tables, and their texts with them
(``test_table_sizes``).
"""

from __future__ import annotations

import itertools

import pytest

import capicua
from tests import suite
from tests.web.conftest import LANGUAGES
from tests.web.measures import CUT, HEADER, left_out
from tests.web.test_table_gallery import at_each_moment

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


@suite.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_the_table_is_cut(show, game):
    page = show(game, 0, "phone", "en")
    found: dict[str, str] = {}
    for (width, height), language in itertools.product(SIZES, LANGUAGES):
        page.set_viewport_size({"width": width, "height": height - HEADER})
        for moment, texts in enumerate(at_each_moment(page, language, CUT, left_out(page, game))):
            place = f"{width} x {height} {language}, moment {moment}"
            found |= {f"{width} x {height} {one}": place for one in texts}
    assert found == {}, "\n".join(f"{place}: {one}" for one, place in found.items())
