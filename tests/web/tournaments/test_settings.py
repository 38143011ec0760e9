"""The director changes settings in the browser: before the first round, later, and of a round."""

from __future__ import annotations

from typing import Any

from tests.server.tournaments.conftest import create
from tests.web.conftest import diagonally

WORDS = {
    "en": {
        "settings": "Tournament settings",
        "save": "Save settings",
        "start": "Start round 1",
        "late": "The tournament has begun",
        "arrangements": "Links and paper",
        "end": "End tournament",
        "not": "Only the director and assistants see this page. Open it with your link.",
        "other": "Other rules or length in this round",
        "second": "Start round 2",
        "length": "The round goes to 300 points.",
    },
    "es": {
        "settings": "Ajustes del torneo",
        "save": "Guardar los ajustes",
        "start": "Empezar la ronda 1",
        "late": "El torneo ha empezado",
        "arrangements": "Enlaces y papel",
        "end": "Terminar el torneo",
        "not": "Esta página es para la dirección y sus ayudantes. Ábrela con tu enlace.",
        "other": "Otras reglas u otra duración en esta ronda",
        "second": "Empezar la ronda 2",
        "length": "La ronda es a 300 puntos.",
    },
}


@diagonally
def test_settings_change_in_the_browser_and_an_evening_can_end_early(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    director = create(hall, 4)
    path = f"/event/{director.event}/direct#{director.key}"
    desk = visit(path, size, language, fresh=True)
    desk.get_by_role("link", name=words["settings"]).click()
    desk.locator("#game").wait_for()
    assert desk.locator("#name").input_value() == "Friday"
    desk.locator("#name").fill("Saturday")
    desk.locator("#rounds").fill("5")
    desk.locator("#accelerated").fill("2")
    audit(desk)
    desk.get_by_role("button", name=words["save"]).click()
    desk.get_by_role("button", name=words["start"]).click()
    desk.locator("li[data-table='2']").wait_for()
    settings = director.page()["event"]["settings"]
    assert (settings["name"], settings["rounds"], settings["accelerated"]) == ("Saturday", 5, 2)

    # Later, what has been played stays comparable.
    desk.get_by_role("tab", name=words["arrangements"]).click()
    desk.get_by_role("link", name=words["settings"]).click()
    desk.get_by_text(words["late"]).wait_for()
    assert not desk.locator("#game").count()
    desk.locator("#rounds").fill("4")
    audit(desk)
    desk.get_by_role("button", name=words["save"]).click()
    desk.locator("li[data-table='2']").wait_for()
    changed = director.page()["event"]["settings"]
    assert changed == {**settings, "rounds": 4}

    stranger = visit(f"/event/{director.event}/settings", size, language, fresh=True)
    stranger.get_by_text(words["not"]).wait_for()
    assert not stranger.locator("form").count()

    # One round has rules and a length of its own; the evening ends before the last one.
    for table in (1, 2):
        director.decide("record", round=1, table=table, points=[200, 90])
    desk.get_by_text(words["other"]).click()
    desk.locator("#preset").select_option("cuban")
    desk.locator("#value").fill("300")
    audit(desk)
    desk.get_by_role("button", name=words["second"]).click()
    desk.get_by_text(words["length"]).wait_for()
    rounds = director.page()["event"]["rounds"]
    assert rounds[1]["rules"]["preset"] == "cuban"
    assert rounds[1]["length"]["value"] == 300
    assert director.page()["event"]["settings"] == changed
    for table in (1, 2):
        director.decide("record", round=2, table=table, points=[300, 90])
    desk.get_by_role("button", name=words["end"]).click()
    desk.locator("li[data-table='1'] button").wait_for(state="detached")
    assert director.page()["event"]["stage"] == "closed"
