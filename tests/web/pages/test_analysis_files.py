"""What leaves the analysis board: a link, a position with its moves, pictures, and paper."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

from tests.web.conftest import both
from tests.web.pages.test_analysis_board import OTHERWISE, PASTING, TEXT, WORDS, set_up
from tests.web.pages.test_print import PAPERS, on_paper, pages

REPLY = {"en": "5-3 on the left", "es": "5-3 a la izquierda"}
BUTTONS = {
    "en": ("Save the position", "Picture (SVG)", "Picture (PNG)", "Print"),
    "es": ("Guardar la posición", "Imagen (SVG)", "Imagen (PNG)", "Imprimir"),
}
PNG = b"\x89PNG\r\n\x1a\n"


def saved(page: Any, button: str) -> Path:
    """Return the file that a button saves."""
    with page.expect_download() as found:
        page.get_by_role("button", name=button, exact=True).click()
    return Path(found.value.path())


@both
def test_a_position_is_saved_with_its_moves_drawn_and_printed(visit, audit, language):
    page = visit("/analysis", "phone", language)
    page.evaluate("window.print = () => { window.printed = true }")
    set_up(page, language)
    page.locator(".moves button", has_text=WORDS[language][3]).click()
    page.get_by_role("button", name=REPLY[language]).click()
    current = page.locator(".log [aria-current]")
    current.get_by_text(REPLY[language]).wait_for()
    position, svg, png, paper = BUTTONS[language]

    text = saved(page, position).read_text("utf-8")
    assert [line for line in TEXT.splitlines() if line.startswith("layout")] == [
        line for line in text.splitlines() if line.startswith("layout")
    ]
    assert text.endswith("\n# move: 5-0@W\n# move: 5-3@W\n")
    picture = ElementTree.parse(saved(page, svg)).getroot()
    assert picture.tag.endswith("svg")
    assert "5×2" in "".join(picture.itertext()), "the picture shows 5-0 and 5-3 on the table"
    assert saved(page, png).read_bytes().startswith(PNG)

    page.get_by_role("button", name=paper, exact=True).click()
    page.wait_for_function("window.printed")
    for each in PAPERS:
        assert pages(page, each) == 1
    on_paper(page, "A4")
    assert page.locator(".position-paper img").evaluate("one => one.naturalWidth") > 0
    assert page.locator("button:visible, a.button:visible").count() == 0
    page.emulate_media(media="screen")

    page.goto("about:blank")
    page.goto("/analysis")
    page.get_by_text(OTHERWISE[language]).click()
    page.get_by_role("textbox", name=PASTING[language][0]).fill(text)
    page.get_by_role("button", name=PASTING[language][1], exact=True).click()
    page.locator(".log", has_text=REPLY[language]).wait_for()
    audit(page)
