"""The director changes settings in the browser: before the first round, later, and of a round."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

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
        "rules": "Change individual rules",
        "other": "Another game, other rules or length in this round",
        "misfit": "In this tournament two play against two",
        "second": "Start round 2",
        "length": "The round goes to 300 points.",
        "cuban": "Cuban",
        "change": "Game, rules, format, length and tie-breaks",
        "add": "Add a tie-break",
        "raise": "Move {} up",
        "remove": "Remove {}",
        "ties": "What the columns mean, and how ties are broken",
        "difference": "Difference",
        "wins": "Wins",
        "direct": "Direct encounter",
        "create": "Create tournament",
        "why": "The other formats need two sides at a table",
        "standings": "Standings",
    },
    "es": {
        "settings": "Ajustes del torneo",
        "save": "Guardar los ajustes",
        "start": "Empezar la ronda 1",
        "late": "El torneo ha empezado",
        "arrangements": "Enlaces y papel",
        "end": "Terminar el torneo",
        "not": "Esta página es para la dirección y sus ayudantes. Ábrela con tu enlace.",
        "rules": "Cambiar reglas una por una",
        "other": "Otro juego, otras reglas u otra duración en esta ronda",
        "misfit": "En este torneo se juega dos contra dos",
        "second": "Empezar la ronda 2",
        "length": "La ronda es a 300 puntos.",
        "cuban": "cubano",
        "change": "Juego, reglas, formato, duración y desempates",
        "add": "Añadir un desempate",
        "raise": "Subir {}",
        "remove": "Quitar {}",
        "ties": "Qué significan las columnas y cómo se desempata",
        "difference": "Diferencia",
        "wins": "Victorias",
        "direct": "Enfrentamiento directo",
        "create": "Crear torneo",
        "why": "Los demás formatos necesitan dos bandos por mesa",
        "standings": "Clasificación",
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
    # Only what two play against two is offered: 42, but no game without partners.
    desk.locator("#game option[value=texas_42]").wait_for(state="attached")
    offered = desk.locator("#game option").evaluate_all("all => all.map(one => one.value)")
    assert sorted(offered) == ["block", "double_takes", "partners", "texas_42"]
    start = desk.get_by_role("button", name=words["second"])
    desk.locator("#game").select_option("block")
    desk.locator("#preset option[value=partners]").wait_for(state="attached")
    assert desk.locator("#preset option").count() == 1
    expect(start).to_be_enabled()
    # Rules that are changed one by one may not fit.
    desk.locator("details summary", has_text=words["rules"]).click()
    desk.locator("#option-teams").select_option("none")
    desk.get_by_text(words["misfit"]).wait_for()
    assert start.is_disabled()
    desk.locator("#game").select_option("texas_42")
    desk.locator("#preset option[value=marks]").wait_for(state="attached")
    desk.get_by_text(words["misfit"]).wait_for(state="detached")
    desk.locator("#game").select_option("partners")
    desk.locator("#preset option[value=cuban]").wait_for(state="attached")
    desk.locator("#preset").select_option("cuban")
    desk.locator("#value").fill("300")
    audit(desk)
    desk.get_by_role("button", name=words["second"]).click()
    desk.get_by_text(words["length"]).wait_for()
    rounds = director.page()["event"]["rounds"]
    assert rounds[1]["rules"]["preset"] == "cuban"
    assert rounds[1]["length"]["value"] == 300
    assert director.page()["event"]["settings"] == changed
    screen = visit(f"/event/{director.event}/screen", size, language, fresh=True)
    screen.locator("p.name", has_text=words["cuban"]).wait_for()
    for table in (1, 2):
        director.decide("record", round=2, table=table, points=[300, 90])
    desk.get_by_role("button", name=words["end"]).click()
    desk.locator("li[data-table='1'] button").wait_for(state="detached")
    assert director.page()["event"]["stage"] == "closed"


@diagonally
def test_the_director_chooses_and_orders_the_tie_breaks(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    page = visit("/tournaments/new", size, language, fresh=True)
    page.locator("#name").fill("Friday")
    page.get_by_text(words["change"]).click()
    names = page.locator("fieldset li strong")

    # A club evening has difference, Buchholz and wins.
    page.get_by_role("button", name=words["remove"].format("Buchholz"), exact=True).click()
    page.get_by_label(words["add"]).select_option("direct_encounter")
    for _ in range(2):
        page.get_by_role("button", name=words["raise"].format(words["direct"])).click()
    chosen = [words["direct"], words["difference"], words["wins"]]
    assert names.all_inner_texts() == [f"{at}. {name}" for at, name in enumerate(chosen, 1)]
    audit(page)
    page.get_by_role("button", name=words["create"]).click()
    page.wait_for_url("**/event/*/direct**")
    event = page.url.split("/event/")[1].split("/")[0]
    found = page.request.get(f"{hall.url}/api/tournaments/{event}").json()["event"]
    order = ["direct_encounter", "points_difference", "wins"]
    assert found["settings"]["tie_breaks"] == order

    # The standings have a column for each, and say what it means, in this order.
    page.get_by_role("tab", name=words["standings"], exact=True).click()
    page.get_by_text(words["ties"]).click()
    meanings = page.locator("details li strong").all_inner_texts()
    assert meanings == chosen
    heads = page.locator("thead th").all_inner_texts()
    assert [head for head in heads if head in chosen] == chosen


@diagonally
def test_the_form_offers_what_fits_the_game(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    page = visit("/tournaments/new", size, language, fresh=True)
    page.locator("#name").fill("Friday")
    page.get_by_text(words["change"]).click()

    def offered(name: str) -> list[str]:
        # All at once: the list changes when the server has answered.
        found: list[str] = page.locator(f"#{name} option").evaluate_all(
            "all => all.map((one) => one.value)"
        )
        return found

    # Pairs of Partners: everything but playing alone.
    page.locator("#entry option[value=pairs]").wait_for(state="attached")
    page.locator("#entry option[value=individuals]").wait_for(state="detached")
    assert offered("entry") == ["pairs", "rotating", "teams"]
    assert "knockout" in offered("format")
    page.locator("#entry").select_option("rotating")
    assert offered("format") == ["swiss", "arena"]

    # Draw has no partners; at tables of four it is Swiss or an arena, and duels have every format.
    page.locator("#game").select_option("draw")
    page.locator("#entry option[value=individuals]").wait_for(state="attached")
    assert offered("entry") == ["individuals"]
    assert offered("seats") == ["2", "3", "4"]
    page.get_by_text(words["why"]).wait_for()
    assert offered("format") == ["swiss", "arena"]
    assert "places" in offered("scoring")
    audit(page)
    page.locator("#seats").select_option("2")
    page.get_by_text(words["why"]).wait_for(state="detached")
    page.locator("#format").select_option("knockout")
    assert "places" not in offered("scoring")
    page.get_by_role("button", name=words["create"]).click()
    page.wait_for_url("**/event/*/direct**")
    event = page.url.split("/event/")[1].split("/")[0]
    made = page.request.get(f"{hall.url}/api/tournaments/{event}").json()["event"]["settings"]
    assert (made["rules"]["game"], made["rules"]["seats"]) == ("draw", 2)
    assert (made["format"], made["entry"]) == ("knockout", "individuals")
