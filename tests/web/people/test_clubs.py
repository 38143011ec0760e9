"""A club in the browser: founded, planned, joined by link, handed on to a director."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from tests.web.conftest import diagonally
from tests.web.people.test_people import check

WORDS = {
    "en": {
        "found": "Found a club",
        "name": "Name",
        "public": "Everybody can find the club and see its page",
        "add": "Add an evening",
        "title": "Title",
        "day": "First date",
        "repeat": "Repeats",
        "weekly": "Every week",
        "save": "Save",
        "leave-out": "Leave out",
        "file": "Calendar file",
        "rules": "Add rules",
        "rules-name": "Name of these rules",
        "invite": "Invite people",
        "link": "Create a link",
        "link-label": "Whoever has this link can join",
        "join": "Join",
        "change": "Change",
        "director": "Make director",
        "is-director": "Director",
        "search": "Search",
        "words": "Name or place",
    },
    "es": {
        "found": "Fundar un club",
        "name": "Nombre",
        "public": "Cualquiera puede encontrar el club y ver su página",
        "add": "Añadir un encuentro",
        "title": "Título",
        "day": "Primera fecha",
        "repeat": "Se repite",
        "weekly": "Cada semana",
        "save": "Guardar",
        "leave-out": "Saltar esta fecha",
        "file": "Archivo de calendario",
        "rules": "Añadir reglas",
        "rules-name": "Nombre de estas reglas",
        "invite": "Invitar",
        "link": "Crear un enlace",
        "link-label": "Con este enlace se entra en el club",
        "join": "Entrar en el club",
        "change": "Cambiar",
        "director": "Pasar a dirección",
        "is-director": "Dirección",
        "search": "Buscar",
        "words": "Nombre o lugar",
    },
}


@diagonally
def test_a_club_is_founded_planned_and_joined_by_link(arrive, known, visit, audit, size, language):
    words = WORDS[language]
    ana, luis = known("Ana"), known("Luis")
    name = f"Peña {ana.name}"
    hers = arrive(ana, "/clubs", size, language)
    press(hers, words["found"])
    hers.get_by_label(words["name"], exact=True).fill(name)
    hers.get_by_label(words["public"]).check()
    check(hers, audit)
    press(hers, words["found"])
    hers.get_by_role("heading", level=1, name=name).wait_for()

    soon = (date.today() + timedelta(days=30)).isoformat()
    press(hers, words["add"])
    hers.get_by_label(words["title"]).fill("Viernes")
    hers.get_by_label(words["repeat"]).select_option(label=words["weekly"])
    hers.get_by_label(words["day"]).fill(soon)
    check(hers, audit)
    press(hers, words["save"])
    dates = hers.locator("section", has=hers.locator("#calendar")).locator("time")
    dates.nth(11).wait_for(state="attached")
    first = dates.first.get_attribute("datetime")
    hers.get_by_role("button", name=words["leave-out"]).first.click()
    hers.locator(f"time[datetime='{first}']").wait_for(state="detached")
    with hers.expect_download() as saved:
        hers.get_by_role("link", name=words["file"]).click()
    calendar = saved.value.path().read_text(encoding="utf-8")
    assert "SUMMARY:Viernes" in calendar
    assert f"-{(date.today() + timedelta(days=37)).isoformat()}@" in calendar
    assert f"-{soon}@" not in calendar, "the date that is left out"

    press(hers, words["rules"])
    hers.get_by_label(words["rules-name"]).fill("De la casa")
    check(hers, audit)
    press(hers, words["save"])
    hers.get_by_text("De la casa", exact=True).wait_for()

    hers.locator("summary", has_text=words["invite"]).click()
    press(hers, words["link"])
    link = hers.get_by_label(words["link-label"]).input_value()
    check(hers, audit)
    his = arrive(luis, link, size, language)
    check(his, audit)
    press(his, words["join"])
    members = his.locator("section", has=his.locator("#members"))
    members.get_by_text(luis.name).wait_for()
    assert "#" not in his.url

    hers.reload()
    his_line = hers.locator("li", has_text=luis.name)
    his_line.get_by_role("button", name=words["change"]).click()
    check(hers, audit)
    press(hers, words["director"])
    his_line.get_by_text(words["is-director"]).wait_for()

    guest = visit("/clubs", size, language)
    guest.get_by_label(words["words"]).fill(name)
    press(guest, words["search"])
    guest.get_by_role("link", name=name).click()
    guest.get_by_role("heading", level=1, name=name).wait_for()
    check(guest, audit)
    assert guest.get_by_role("button", name=words["add"]).count() == 0


def press(page: Any, name: str) -> None:
    """Press the last button of this name, which is the one of an open dialog."""
    page.get_by_role("button", name=name, exact=True).last.click()
