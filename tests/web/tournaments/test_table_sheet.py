"""A table of real tiles keeps its score on a sheet, whose totals become its result."""

from __future__ import annotations

from typing import Any

from tests.server.tournaments.conftest import create
from tests.web.conftest import diagonally

WORDS = {
    "en": {
        "sheet": "Count the tiles on the score sheet",
        "back": "Back to the score sheet",
        "out": "Who went out?",
        "led": "Who led?",
        "add": "Add round 1",
        "send": "Send result",
        "told": "Sent.",
    },
    "es": {
        "sheet": "Contar las fichas en la hoja de puntos",
        "back": "Volver a la hoja de puntos",
        "out": "¿Quién dominó?",
        "led": "¿Quién salió?",
        "add": "Apuntar la mano 1",
        "send": "Enviar resultado",
        "told": "Enviado.",
    },
}


@diagonally
def test_the_tiles_counted_on_the_sheet_are_the_result_of_the_table(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    director = create(hall, 2, tie_breaks=["deals_won"])
    director.decide("start_round")
    sides = [side[0] for side in director.page()["event"]["rounds"][0]["tables"][0]["sides"]]
    key = director.get("keys").json()["keys"][str(sides[1])][0]
    phone = visit(f"/event/{director.event}/report/1/1#{key}", size, language, fresh=True)
    phone.get_by_role("button", name=words["sheet"]).click()
    phone.locator("#entry").wait_for()
    audit(phone)

    # The second pair goes out, and the others hold 35 pips. Seats alternate between the sides.
    for question in ("out", "led"):
        group = phone.get_by_role("group", name=words[question])
        group.get_by_role("radio", name=f"A{sides[1]}", exact=True).check()
    for seat, pips in ((0, 18), (2, 12), (3, 5)):
        phone.locator(f"[id='left.{seat}']").fill(str(pips))
    phone.get_by_role("button", name=words["add"]).click()
    phone.locator(".scroll tbody th").wait_for()
    phone.go_back()
    phone.get_by_role("link", name=words["back"]).wait_for()
    points = [field.input_value() for field in phone.locator("input[inputmode]").all()[-2:]]
    assert points == ["0", "35"]
    audit(phone)
    phone.get_by_role("button", name=words["send"]).click()
    phone.get_by_text(words["told"], exact=True).wait_for()
    report = director.page()["direction"]["reports"][0]
    director.decide("settle", report=report["id"])
    best, other = director.page()["event"]["standings"]
    assert (best["entrant"], best["figures"], other["figures"]) == (sides[1], [1], [0])
