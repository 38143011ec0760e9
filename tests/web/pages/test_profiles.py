"""Profiles in the browser: ratings, matches, what one hides, and the best players."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from capicua.testing.server_process import UNLIMITED, ServerProcess
from tests.server.ratings.history import people
from tests.web.conftest import at_both_sizes, diagonally


class Town(NamedTuple):
    """A server whose people have played, and their sessions."""

    url: str
    tokens: dict[str, str]


@pytest.fixture(scope="module")
def town(tmp_path_factory: Any) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    database = str(folder / "tables.db")
    with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
        tokens = thread.submit(lambda: asyncio.run(people(database))).result()
    more = {"accounts": "on", "ratings": "on"}
    with ServerProcess(database=database, data=folder, **UNLIMITED, **more) as site:
        yield Town(site.url, tokens)


def sign_in(page: Any, town: Town, name: str) -> None:
    cookie = {"name": "capicua_account", "value": town.tokens[name], "url": town.url}
    page.context.add_cookies([cookie])


def own_profile(visit: Any, town: Town, name: str, size: str, language: str) -> Any:
    """Return the page of somebody who looks at what others may see."""
    own = visit(f"{town.url}/offline", size, language)
    sign_in(own, town, name)
    own.goto(f"{town.url}/u/{name}")
    own.locator("details.panel > summary").click()
    return own


def has_all_sentences(page: Any) -> None:
    assert "⟨" not in page.locator("main").inner_text()


@at_both_sizes
def test_a_profile_shows_ratings_partners_and_matches(visit, audit, town, size, language):
    page = visit(f"{town.url}/u/Ana", size, language)
    page.get_by_role("heading", level=1, name="Ana").wait_for()
    page.locator("#matches ~ ul > li").nth(19).wait_for()
    assert page.locator(".rating").count() == 3
    assert page.locator(".rating svg[role=img]").count() == 3
    bots = page.locator("#matches ~ ul > li", has_text="Tranquito")
    assert bots.count() > 5
    assert bots.get_by_text("(bot)").count() == bots.count()
    history = page.locator(".rating details").first
    history.locator("summary").click()
    assert history.locator("tbody tr").count() > 5
    has_all_sentences(page)
    audit(page)


@diagonally
def test_matches_are_filtered_and_continued(visit, town, size, language):
    page = visit(f"{town.url}/u/Ana", size, language)
    lines = page.locator("#matches ~ ul > li")
    lines.nth(19).wait_for()
    earlier = {"en": "Earlier matches", "es": "Partidas anteriores"}[language]
    page.get_by_role("button", name=earlier).click()
    lines.nth(39).wait_for()
    page.locator("#form").select_option("duel")
    page.wait_for_url("**/u/Ana?form=duel")
    page.wait_for_function("() => document.querySelectorAll('#matches ~ ul > li').length === 15")
    page.locator("#opponent").fill("luis el zurdo")
    page.locator("#opponent").press("Enter")
    page.wait_for_url("**opponent=*")
    page.locator("#opponent").fill("María del Carmen Pérez R")
    page.locator("#opponent").press("Enter")
    none = {"en": "No such matches.", "es": "No hay partidas así."}[language]
    page.get_by_text(none).wait_for()


@diagonally
def test_what_one_hides_is_gone_for_others_only(visit, audit, town, size, language):
    name = "Luis el Zurdo"
    own = own_profile(visit, town, name, size, language)
    label = {"en": "Ratings", "es": "Puntuaciones"}[language]
    own.get_by_role("checkbox", name=label, exact=True).click()
    own.get_by_text({"en": "Saved", "es": "Guardado"}[language]).wait_for()
    audit(own)
    assert own.locator(".rating").count() == 3
    other = visit(f"{town.url}/u/{name}", size, language)
    other.get_by_role("heading", level=1, name=name).wait_for()
    other.locator("#matches").wait_for()
    assert other.locator(".rating").count() == 0
    own.get_by_role("checkbox", name=label, exact=True).click()


@diagonally
def test_a_profile_that_hides_everything_says_so(visit, audit, town, size, language):
    name = "María del Carmen Pérez R"
    own = own_profile(visit, town, name, size, language)
    parts = own.locator("details.panel input[type=checkbox]").all()

    def turn() -> None:
        for part in parts:
            with own.expect_response(lambda answer: answer.request.method != "GET"):
                part.click()

    turn()
    other = visit(f"{town.url}/offline", size, language)
    sign_in(other, town, "Ana")
    other.goto(f"{town.url}/u/{name}")
    bare = {"en": "keeps it private", "es": "no lo comparte"}[language]
    other.get_by_text(bare).wait_for()
    title = other.get_by_role("heading", level=1).bounding_box()
    assert title["height"] < title["width"], "the name is broken into letters"
    audit(other)
    turn()


@diagonally
def test_two_people_are_compared(visit, audit, town, size, language):
    page = visit(f"{town.url}/offline", size, language)
    sign_in(page, town, "Luis el Zurdo")
    page.goto(f"{town.url}/u/Ana")
    befriend = {"en": "Add friend: Ana", "es": "Agregar: Ana"}[language]
    page.get_by_role("button", name=befriend).wait_for()
    compare = {"en": "Compare with my matches", "es": "Comparar con mis partidas"}[language]
    page.get_by_role("link", name=compare).click()
    page.get_by_role("heading", name="Ana", level=2).wait_for()
    page.locator("#meetings ~ ul > li").first.wait_for()
    has_all_sentences(page)
    audit(page)


@diagonally
def test_the_best_players_of_a_game_are_listed(visit, audit, town, size, language):
    page = visit(f"{town.url}/leaders/mexican_train", size, language)
    page.locator("table tbody tr").first.wait_for()
    assert page.locator("tbody tr", has_text="Tranquito").get_by_text("(bot)").count() == 1
    has_all_sentences(page)
    audit(page)
    page.locator("#game").select_option("muggins")
    page.wait_for_url("**/leaders/muggins")
    page.locator("main p[role=status]").wait_for()


def test_a_bot_account_says_so_and_an_unknown_name_is_told(visit, town):
    page = visit(f"{town.url}/u/Tranquito")
    page.get_by_text("Bot: a program plays for this account").wait_for()
    page.goto(f"{town.url}/u/Nobody")
    page.get_by_text("There is no account of that name.").wait_for()


def test_name_plates_show_the_ratings_of_people(visit, town):
    page = visit(f"{town.url}/offline")
    sign_in(page, town, "Ana")
    plan = {
        "rules": {"game": "block", "preset": "twenty_games", "seats": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
        "name": "Ana",
    }
    headers = {"Origin": town.url}
    made = page.request.post(f"{town.url}/api/tables", data=plan, headers=headers).json()
    entry = {"key": made["host"], "name": "Ana"}
    entered = page.request.post(
        f"{town.url}/api/tables/{made['table']}/enter", data=entry, headers=headers
    )
    seat = entered.json()["seat"]
    page.goto(f"{town.url}/t/{made['table']}")
    plate = page.locator(f"[data-seat='{seat}'] .level")
    plate.wait_for()
    assert plate.inner_text().rstrip("?").isdecimal()
