"""The analysis board: a position set up, judged, and played on (issue 35)."""

from __future__ import annotations

import re

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

OTHERWISE = {
    "en": "Paste, deal at random or write",
    "es": "Pegar, repartir al azar o escribir",
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
    page.get_by_text(OTHERWISE[language]).click()
    page.locator("#analysis-text").fill(text)
    page.get_by_role("button", name=WORDS[language][1]).click()


SAID_MORE = "said => document.querySelector('.said').textContent !== said"
STOPS = """() => [...document.querySelectorAll('.engine .pad')].every((pad) =>
  pad.querySelectorAll("[tabindex='0']:enabled, button:not([tabindex]):enabled").length)"""
"""Whether Tab reaches the tiles that may have been played."""
CUT = {
    "en": "The record ends before this round does",
    "es": "El registro acaba antes que esta mano",
}
COLUMN = {"en": "column", "es": "columna"}
KEYS = {
    "en": {
        "learn": "Learn",
        "analyse": "Analyse a round",
        "leader": "Who led",
        "enter": "Enter the moves",
        "yours": "Your turn",
        "moves": "Moves",
        "asks": "What did B play?",
    },
    "es": {
        "learn": "Aprender",
        "analyse": "Analizar una mano",
        "leader": "Quién salió",
        "enter": "Anotar las jugadas",
        "yours": "Te toca",
        "moves": "Jugadas",
        "asks": "¿Qué jugó B?",
    },
}
NIGHT = {
    "en": {
        "name": "Dominican dominoes",
        "whole": "All 7 tiles are there",
        "next": "the player after me (D)",
        "enter": "Enter the moves",
        "asks": "What did B play?",
        "moves": (
            *("Lead 5-2", "5-4 on the right", "2-2 on the left"),
            *("four two", "4-2 on the right", "Pass"),
        ),
        "tiles": ["four two"],
        "answer": "No other move is possible.",
    },
    "es": {
        "name": "Dominó dominicano",
        "whole": "Las 7 fichas están puestas",
        "next": "quien juega después de mí (D)",
        "enter": "Anotar las jugadas",
        "asks": "¿Qué jugó B?",
        "moves": (
            *("Salir con 5-2", "5-4 a la derecha", "2-2 a la izquierda"),
            *("cuatro dos", "4-2 a la derecha", "Pasar"),
        ),
        "tiles": ["cuatro dos"],
        "answer": "No hay otra jugada posible.",
    },
}


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
    page.get_by_text(OTHERWISE[language]).click()
    _, opens, incomplete, unmatched = PASTING[language]
    refused = page.get_by_role("alert")

    def paste(text: str) -> None:
        page.get_by_role("textbox", name=PASTING[language][0]).fill(text)
        page.get_by_role("button", name=opens, exact=True).click()

    paste(TEXT.replace("2-2 2-0", "2-2 4-3"))
    refused.get_by_text(unmatched).wait_for()
    assert COLUMN[language] not in refused.inner_text(), "nobody counts lines of what is pasted"
    box = refused.bounding_box()
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 844, "it is seen without scrolling"
    audit(page)
    paste(TEXT)
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.wait_for_function("() => location.hash")
    link = page.url
    page.goto("about:blank")
    page.goto("/analysis")
    page.get_by_text(OTHERWISE[language]).click()
    paste(link[:-8])
    refused.get_by_text(incomplete).wait_for()
    paste(f"¿Qué jugarías? {link}")
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.get_by_text(WORDS[language][0]).click()
    page.get_by_text(OTHERWISE[language]).click()
    paste(careless[: careless.index("\n9.")])
    page.get_by_role("slider").wait_for()
    page.get_by_role("status").get_by_text(CUT[language]).wait_for()
    assert "/replay" in page.url


@both
def test_last_nights_hand_is_entered_on_a_phone(visit, audit, language):
    """The hand and who led, then the moves, each without scrolling, up to the answer.

    After the reader plays D, because these rules go counterclockwise.
    """
    words = NIGHT[language]
    page = visit("/analysis", "phone", language)
    page.select_option("#analysis-game", "partners/dominican")
    page.locator("#analysis-turn").get_by_text(words["next"]).wait_for(state="attached")
    page.locator("h1").get_by_text(words["name"]).wait_for()
    page.select_option("#analysis-turn", "B")
    page.get_by_role("button", name=words["enter"]).click()
    page.get_by_role("alert").get_by_text("7").wait_for()
    for tile in ("3-1", "4-0", "4-1", "5-3", "5-4", "6-1", "6-4"):
        page.get_by_role("button", name=tile, exact=True).click()
    page.get_by_role("status").get_by_text(words["whole"]).wait_for()
    audit(page)
    page.get_by_role("button", name=words["enter"]).click()
    page.get_by_role("heading", name=words["asks"]).wait_for()
    audit(page)
    for move in words["moves"]:
        choice = page.locator(".engine").get_by_role("button", name=move)
        choice.wait_for()
        box = choice.bounding_box()
        assert box["y"] + box["height"] <= 844, f"{move} is seen without scrolling"
        said = page.locator(".said").text_content()
        page.wait_for_function(STOPS)
        choice.press("Enter")
        if move not in words["tiles"]:
            page.wait_for_function(SAID_MORE, arg=said)
    answer = page.locator(".answer [role=status][aria-busy=false]")
    answer.get_by_text(words["answer"]).wait_for()
    audit(page)
    assert page.evaluate("document.activeElement.id") == "engine", "the keyboard can go on"


TABLE = {
    "en": {
        "table": "Change Tiles on the table",
        "hidden": "Tiles D still has",
        "passed": "B passed on",
        "show": "Show this position",
        "apart": "6-6 matches no other tile on the table.",
        "short": "27 of 28",
    },
    "es": {
        "table": "Cambiar Fichas en la mesa",
        "hidden": "Fichas que le quedan a D",
        "passed": "B pasó a",
        "show": "Mostrar esta posición",
        "apart": "6-6 no casa con ninguna otra ficha de la mesa.",
        "short": "27 de 28",
    },
}


@both
def test_a_table_is_tapped_in_any_order(visit, audit, language):
    """What lies on the table, how many tiles each player has left, and who passed on what."""
    words = TABLE[language]
    page = visit("/analysis", "phone", language)

    def tap(*tiles: str) -> None:
        for tile in tiles:
            page.get_by_role("button", name=tile, exact=True).click()

    tap("3-1", "5-1", "5-2", "5-0", "6-5", "4-4")
    page.get_by_role("button", name=words["table"]).click()
    last = page.get_by_role("button", name="6-6", exact=True).bounding_box()
    shows = page.locator(".apply").bounding_box()
    assert last["y"] + last["height"] <= shows["y"] + 8, "no tile lies below the button"
    tap("1-0", "2-2", "6-6", "2-1", "2-0", "1-1")
    page.get_by_role("group", name=words["passed"]).get_by_role("button", name="3").click()
    audit(page)
    alert, show = page.get_by_role("alert"), page.get_by_role("button", name=words["show"])
    show.click()
    alert.get_by_text(words["apart"]).wait_for()
    tap("6-6")
    hidden = page.get_by_role("spinbutton", name=words["hidden"])
    assert hidden.input_value() == "5", "the seat before the turn laid the last of five tiles"
    hidden.fill("4")
    show.click()
    alert.get_by_text(words["short"]).wait_for()
    hidden.fill("5")
    show.click()
    page.locator(".moves .values").first.wait_for()
    audit(page)


HAND_42 = (
    "game:%20texas_42;C:%201-0%202-0%203-0%203-1%204-4%205-1%206-5;A:%207?;B:%207?;D:%207?;"
    "dealer:%20B;turn:%20C"
)
TRUST = {"en": "bids to which the board gave", "es": "ofertas a las que el tablero daba"}


@both
def test_a_bid_says_how_far_its_chance_can_be_trusted(visit, audit, language):
    page = visit(f"/analysis#{HAND_42}", "phone", language)
    page.get_by_text(TRUST[language]).wait_for()
    audit(page)


SIDES = {
    "en": ("right", "left", "top", "bottom"),
    "es": ("derecha", "izquierda", "arriba", "abajo"),
}


@both
def test_a_line_with_a_spinner_is_tapped_side_by_side(visit, audit, language):
    """Its tiles alone do not say on which side they lie."""
    page = visit("/analysis?game=sebastopol", "phone", language)

    def tap(*tiles: str) -> None:
        for tile in tiles:
            page.get_by_role("button", name=tile, exact=True).click()

    tap("1-1", "4-0", "4-1", "4-3", "6-1", "6-2")
    page.get_by_role("button", name=TABLE[language]["table"]).click()
    tap("6-6", "6-3")
    _, left, top, bottom = SIDES[language]
    for side, tiles in ((left, ["6-5"]), (top, ["6-0", "1-0"]), (bottom, ["6-4"])):
        page.get_by_role("radio", name=side).check()
        tap(*tiles)
    page.select_option("#analysis-turn", "A")
    audit(page)
    page.get_by_role("button", name=TABLE[language]["show"]).click()
    page.locator(".moves button", has_text="4-3").first.wait_for()
    assert "1-1" in page.locator(".moves").inner_text(), "the 1 is open at the top"


def reach(page, wanted, key="Tab", most=60) -> None:
    """Press a key until an element has the focus."""
    wanted.wait_for()
    for _ in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {wanted}")


@both
def test_from_the_lobby_to_a_variation_by_keyboard(visit, language):
    """Nothing but keys, each element by the name that a screen reader says."""
    words = KEYS[language]
    page = visit("/", "desktop", language)
    for link in (words["learn"], words["analyse"]):
        reach(page, page.get_by_role("link", name=link).first)
        page.keyboard.press("Enter")
    reach(page, page.get_by_role("combobox", name=words["leader"]))
    reach(page, page.get_by_role("button", name="0-0", exact=True))
    for tile in ("0-0", "2-1", "3-1", "4-4", "5-1", "6-2", "6-5"):
        reach(page, page.get_by_role("button", name=tile, exact=True), "ArrowRight")
        page.keyboard.press("Space")
    reach(page, page.get_by_role("button", name=words["enter"]))
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name=words["yours"])
    heading.wait_for()
    assert heading.evaluate("one => one === document.activeElement")
    answer = page.locator(".answer [role=status][aria-busy=false]")
    answer.filter(has_text=re.compile(r"\S")).wait_for()
    moves = page.locator(".engine").get_by_role("list", name=words["moves"])
    for move in ("6-5", "4-4"):
        reach(page, moves.get_by_role("button", name=move))
        page.keyboard.press("Enter")
        page.locator(".said[role=status]").get_by_text(move).wait_for()
        asked = page.get_by_role("heading", name=words["asks"])
        asked.wait_for()
        assert asked.evaluate("one => one === document.activeElement")
        page.keyboard.press("[")
        heading.wait_for()
    assert moves.locator(".tried").count() == 2


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
    page.wait_for_url(re.compile("#.{20}"))
    page.wait_for_timeout(600)  # the address follows the moves
    page.reload()
    page.locator(".log [aria-current]", has_text="D plays 5-3 on the left").wait_for()


def test_the_line_is_followed_by_keyboard(visit):
    page = visit("/analysis", "desktop", "en")
    set_up(page, "en")
    page.locator(".moves button", has_text="5-0 on the left").click()
    current = page.locator(".log [aria-current]")
    current.get_by_text("You play 5-0 on the left").wait_for()
    page.keyboard.press("[")
    current.get_by_text("Start").wait_for()
    page.keyboard.press("]")
    current.get_by_text("You play 5-0 on the left").wait_for()


@both
def test_a_position_in_an_address_may_be_written_by_hand(visit, audit, language):
    """One that cannot be set up is shown with what is wrong, where there was no page."""
    line = TEXT.strip().replace("\n", "; ").replace(" ", "%20")
    page = visit(f"/analysis#{line}", "phone", language)
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.goto("about:blank")
    page.goto(f"/analysis#{line.replace('2-2%202-0', '2-2%204-3')}")
    page.get_by_role("alert").get_by_text(PASTING[language][3]).wait_for()
    box = page.get_by_role("textbox", name=PASTING[language][0])
    assert "2-2 4-3" in box.input_value()
    audit(page)
    box.fill(TEXT)
    page.get_by_role("button", name=PASTING[language][1], exact=True).click()
    page.locator(".moves button", has_text=WORDS[language][3]).wait_for()
    page.goto("about:blank")
    page.goto("/analysis#rVZNb9s4EL3")
    page.get_by_role("alert").get_by_text(PASTING[language][2]).wait_for()
