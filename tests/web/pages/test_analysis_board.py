"""The analysis board: a position set up, judged, and played on (issue 35)."""

from __future__ import annotations

from tests.web.conftest import both, everywhere
from tests.web.pages.test_analysis import careless  # noqa: F401

TEXT = (
    "game: block\nlayout: root 1-1 | E 2-1 2-2 2-0 | W 1-0\nA: 5?\nB: 6?\n"
    "C: 3-1 5-1 5-2 5-0 6-5 6-6\nD: 6?\nturn: C\nlacked: B 1\n"
)
WORDS = {
    "en": ("Set up a position", "Show this position", "What did D play?", "5-0 on the left"),
    "es": ("Preparar una posición", "Mostrar esta posición", "¿Qué jugó D?", "5-0 a la izquierda"),
}

PASTING = {
    "en": (
        "Paste a position, a record or a link",
        "Open",
        "This link is incomplete",
        "4-3 does not match",
    ),
    "es": (
        "Pega una posición, un registro o un enlace",
        "Abrir",
        "A este enlace le falta una parte",
        "4-3 no casa",
    ),
}


def set_up(page, language: str, text: str = TEXT) -> None:
    page.get_by_text(WORDS[language][0]).click()
    page.locator("#analysis-text").fill(text)
    page.get_by_role("button", name=WORDS[language][1]).click()


@everywhere
def test_last_nights_hand_is_judged_and_played_on(visit, audit, size, language):
    page = visit("/analysis", size, language)
    set_up(page, language)
    play = page.locator(".moves button", has_text=WORDS[language][3])
    play.wait_for()
    page.locator(".moves .values").nth(1).wait_for()
    audit(page)
    play.click()
    page.get_by_role("heading", name=WORDS[language][2]).wait_for()
    audit(page)


@both
def test_what_is_pasted_is_opened_or_refused_beside_it(visit, audit, careless, language):  # noqa: F811
    """A position, a link in a message and a record; parts of them, which are no such thing."""
    page = visit("/analysis", "phone", language)
    page.get_by_text(WORDS[language][0]).click()
    _, opens, incomplete, unmatched = PASTING[language]
    refused = page.get_by_role("alert")

    def paste(text: str) -> None:
        page.get_by_role("textbox", name=PASTING[language][0]).fill(text)
        page.get_by_role("button", name=opens, exact=True).click()

    paste(TEXT.replace("2-2 2-0", "2-2 4-3"))
    refused.get_by_text(unmatched).wait_for()
    box = refused.bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 844, "it is seen without scrolling"
    audit(page)
    page.wait_for_function("location.hash")  # of the position shown so far
    before = page.url
    paste(TEXT)
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.wait_for_function("before => location.href !== before", arg=before)
    link = page.url
    page.goto("about:blank")
    page.goto("/analysis")
    page.get_by_text(WORDS[language][0]).click()
    paste(link[:-8])
    refused.get_by_text(incomplete).wait_for()
    paste(f"¿Qué jugarías? {link}")
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.get_by_text(WORDS[language][0]).click()
    paste(careless)
    page.get_by_role("slider").wait_for()
    assert "/replay" in page.url


def test_a_hand_is_given_by_tapping_tiles(visit):
    page = visit("/analysis?game=partners", "phone", "en")
    page.get_by_text(WORDS["en"][0]).click()
    page.get_by_role("button", name="Change A").click()
    for tile in page.locator(".pad [aria-pressed=true] .unseen").all_text_contents():
        page.get_by_role("button", name=tile, exact=True).click()
    hand = ["6-6", "6-5", "5-5", "4-2", "3-1", "1-0", "0-0"]
    for tile in hand:
        page.get_by_role("button", name=tile, exact=True).click()
    assert f"A: {' '.join(hand)}\n" in page.locator("#analysis-text").input_value()
    page.get_by_role("button", name=WORDS["en"][1]).click()
    page.locator(".moves button", has_text="Lead 6-6").wait_for()
    assert page.locator(".moves button").count() == 7


def test_an_invalid_position_says_what_is_wrong_and_loses_nothing(visit):
    page = visit("/analysis", "desktop", "en")
    set_up(page, "en", TEXT.replace("2-2 2-0", "2-2 4-3"))
    page.get_by_role("alert").get_by_text("does not match").wait_for()
    assert "2-2 4-3" in page.locator("#analysis-text").input_value()


def test_a_shared_line_opens_where_it_was(visit):
    page = visit("/analysis", "desktop", "en")
    set_up(page, "en")
    page.locator(".moves button", has_text="5-0 on the left").click()
    page.get_by_role("button", name="5-3 on the left").click()
    page.locator(".log [aria-current]", has_text="D plays 5-3 on the left").wait_for()
    page.wait_for_function("location.hash.length > 20")
    page.wait_for_timeout(600)  # the address follows the moves
    page.reload()
    page.locator(".log [aria-current]", has_text="D plays 5-3 on the left").wait_for()


def test_the_line_is_followed_by_keyboard(visit):
    page = visit("/analysis", "desktop", "en")
    set_up(page, "en")
    page.locator(".moves button", has_text="5-0 on the left").click()
    current = page.locator(".log [aria-current]")
    current.get_by_text("C plays 5-0 on the left").wait_for()
    page.keyboard.press("[")
    current.get_by_text("Start").wait_for()
    page.keyboard.press("]")
    current.get_by_text("C plays 5-0 on the left").wait_for()
