"""The lobby, the settings and the not-found pages."""

from __future__ import annotations

import datetime
import json
import re
import urllib.request
from typing import Any

import pytest

from capicua.learn.puzzle import deal_of_the_day
from tests import suite
from tests.web.conftest import PAINTED, SIZES, at_both_sizes, both, everywhere, resize
from tests.web.pages.test_page_sizes import AUDITED, CUT, EXTREMES

WAYS = {
    "en": {"play": "Play now", "friends": "With friends", "link": "Get the link"},
    "es": {"play": "Jugar ya", "friends": "Con amigos", "link": "Crear el enlace"},
}


def cards(address):
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        return json.load(answer)


@at_both_sizes
def test_every_game_is_in_the_lobby(visit, audit, address, size, language):
    page = visit("/", size, language)
    page.wait_for_selector("article")
    names = {card["names"][language] for card in cards(address)}
    assert set(page.locator("article h3").all_inner_texts()) == names
    assert page.locator("html").get_attribute("lang") == language
    audit(page)


@both
def test_the_lobby_shows_a_message_while_games_load(visit, language):
    page = visit("/verify", "phone", language)
    held: list[Any] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    waiting = page.get_by_role("status").get_by_text({"en": "Loading", "es": "Cargando"}[language])
    waiting.wait_for()
    held[0].continue_()
    page.wait_for_selector("article")
    waiting.wait_for(state="detached")


def test_filters_keep_matching_games(visit, address):
    page = visit("/")
    page.get_by_role("button", name="Solitaires").click()
    alone = [card["names"]["en"] for card in cards(address) if card["is_solitaire"]]
    assert sorted(page.locator("article h3").all_inner_texts()) == sorted(alone)
    page.get_by_role("combobox", name="Number of players").select_option("4")
    assert page.locator("article").count() == 0
    assert "No games found" in page.locator("main").inner_text()


KINDS = {
    "en": [
        "All",
        "line games",
        "trains",
        "trick-taking",
        "melding",
        "fishing",
        "betting",
        "Solitaires",
    ],
    "es": [
        "Todos",
        "líneas",
        "trenes",
        "bazas",
        "combinaciones",
        "capturas",
        "apuestas",
        "Solitarios",
    ],
}
GENRES = ["", "line", "trains", "tricks", "melds", "fishing", "betting", "solitaire"]


@everywhere
def test_games_are_grouped_by_kind(visit, audit, address, size, language):
    page = visit("/", size, language)
    page.wait_for_selector("article")
    filters = page.get_by_role("group", name={"en": "Kind of game", "es": "Qué juegos"}[language])
    buttons = filters.get_by_role("button")
    assert [one.lower() for one in buttons.all_inner_texts()] == [
        one.lower() for one in KINDS[language]
    ]
    for name, genre in zip(KINDS[language], GENRES, strict=True):
        button = filters.get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        assert button.get_attribute("aria-pressed") == "true"
        assert filters.locator("[aria-pressed=true]").count() == 1
        names = {card["names"][language] for card in cards(address) if genre in ("", card["genre"])}
        assert set(page.locator("article h3").all_inner_texts()) == names
        said = page.locator("main p[role=status]").inner_text()
        assert said.split()[0] == str(len(names))
    audit(page)


def test_kind_and_player_count_are_kept_for_the_visit_only(visit, address):
    page = visit("/")
    page.get_by_role("button", name="trains").click()
    page.get_by_role("combobox", name="Number of players").select_option("2 or more")
    trains = {card["names"]["en"] for card in cards(address) if card["genre"] == "trains"}
    assert set(page.locator("article h3").all_inner_texts()) == trains
    page.get_by_role("link", name="Mexican Train", exact=True).click()
    page.wait_for_selector("#preset")
    page.go_back()
    page.wait_for_selector("article")
    assert set(page.locator("article h3").all_inner_texts()) == trains
    assert page.get_by_role("button", name="trains").get_attribute("aria-pressed") == "true"
    other = page.context.new_page()
    other.goto("/")
    other.wait_for_selector("article")
    assert other.locator("article").count() == len(cards(address))


def test_the_language_changes_immediately_and_is_kept(visit):
    page = visit("/")
    page.get_by_role("button", name="Español").click()
    page.get_by_role("heading", name="Juegos", exact=True).wait_for()
    assert page.locator("html").get_attribute("lang") == "es"
    page.reload()
    page.get_by_role("heading", name="Juegos", exact=True).wait_for()


@everywhere
@pytest.mark.parametrize("scheme", suite.everyday(["dark"], ["light", "dark"]))
def test_settings_are_kept(visit, audit, size, language, scheme):
    page = visit("/verify", size, language, color_scheme=scheme)
    page.get_by_role("button", name="Settings" if language == "en" else "Ajustes").click()
    page.wait_for_selector("dialog[open]")
    audit(page)
    page.select_option("#set-scheme", "dark")
    page.get_by_role("switch").first.check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.reload()
    page.wait_for_selector("main h1")
    assert page.locator("html").get_attribute("data-scheme") == "dark"
    assert page.locator("html").get_attribute("data-contrast") == "high"
    audit(page)


@everywhere
def test_missing_pages_show_not_found(visit, audit, size, language):
    page = visit("about:blank", size, language)
    title = "Nothing on the table" if language == "en" else "Nada sobre la mesa"
    for path in ("/nowhere", "/t/AAAAAAAAAAAA", "/new?game=whist", "/replay/AAAAAAAAAAAA"):
        page.goto(path)
        page.get_by_role("heading", name=title).wait_for()
        audit(page)
        assert page.locator("main").get_by_role("link").get_attribute("href") == "/", path
    page.locator("main").get_by_role("link").click()
    page.wait_for_selector("article")


def test_the_skip_link_comes_first_and_works(visit):
    page = visit("/verify")
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("forgiven", [("ERR_INTERNET_DISCONNECTED",)])
def test_t28_the_shell_opens_offline(visit, forgiven):
    """The lobby asks for open tables, which fails without a network."""
    page = visit("/", service_workers="allow")
    page.wait_for_selector("article")
    files = json.loads(
        re.search(r"^const FILES = (.*)$", page.request.get("/worker.js").text(), re.MULTILINE)[1]
    )
    missing = [file for file in files if page.request.get(file).status != 200]
    assert missing == [], "a missing file prevents installation of the worker"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("article")
    page.context.set_offline(True)
    page.goto("/verify")
    page.get_by_role("heading", name="Verify a deal").wait_for()
    page.goto("/")
    page.wait_for_selector("article")


@both
def test_t30_one_tap_opens_a_table_with_bots(visit, language):
    page = visit("/", "phone", language)
    page.get_by_role("button", name=WAYS[language]["play"]).click()
    page.wait_for_selector(".game-table.playing")


@both
def test_t15_the_invitation_link_comes_first(visit, audit, language):
    page = visit("/", "phone", language)
    page.get_by_role("button", name=WAYS[language]["friends"]).click()
    page.select_option("#friends-count", "3")
    audit(page)
    page.get_by_role("button", name=WAYS[language]["link"]).click()
    page.wait_for_selector(".code svg")
    assert page.locator(".waiting li.open").count() == 2
    assert page.locator("#link").is_visible()


def test_the_lobby_fits_five_phone_screens_and_begins_on_the_first(visit):
    page = visit("/", "phone", "es")
    page.wait_for_selector("article")
    assert page.evaluate("document.documentElement.scrollHeight") <= 5 * 844
    assert page.locator("article .begin").count() >= 3
    for name in (
        "Jugar ya",
        "Con amigos",
        "El solitario del día",
        "El problema del día",
        "Aprender",
    ):
        [way] = (
            page.locator("main")
            .get_by_role("button", name=name)
            .or_(page.locator("main").get_by_role("link", name=name))
            .all()
        )
        box = way.bounding_box()
        assert box["y"] + box["height"] <= 844, name


@both
def test_nothing_is_cut_in_the_lobby_and_cards_of_a_kind_are_equally_high(visit, audit, language):
    page = visit("/", "phone", language)
    page.wait_for_selector("article")
    for size in EXTREMES:
        resize(page, *size)
        page.evaluate(PAINTED)
        cut = page.evaluate(CUT, "main :is(a, button, h1, h2, h3, p, span, strong, small, b)")
        assert cut == [], size
        if size in AUDITED:
            audit(page)
    resize(page, *SIZES["desktop"])
    page.evaluate(PAINTED)
    for kind in page.locator(".family").all():
        heights = kind.locator("article").evaluate_all(
            "all => all.map((one) => Math.round(one.getBoundingClientRect().height))"
        )
        assert len(set(heights)) == 1, heights


def test_the_top_of_the_lobby_stays_where_it_is_while_games_load(visit):
    page = visit("/verify", "desktop", "en")
    held: list[Any] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    page.wait_for_selector("#first-paint", state="detached")  # it has both languages
    page.get_by_role("heading", name="Sit down").wait_for()
    page.locator(".hero img").evaluate("one => one.decode()")
    page.evaluate(PAINTED)
    tops = "[...document.querySelectorAll('main :is(h1, .way, .panel)')]"
    places = f"() => {tops}.slice(0, 6).map((one) => one.getBoundingClientRect().toJSON())"
    before = page.evaluate(places)
    held[0].continue_()
    page.wait_for_selector("article")
    assert page.evaluate(places) == before


@both
def test_the_first_paint_shows_the_lobby_in_the_right_language(visit, audit, language):
    """The sentence, the picture and the ways to begin come with the page."""
    page = visit("/verify", "phone", language)
    page.wait_for_selector("main h1")
    held: list[Any] = []
    page.route("**/api/strings/**", lambda route: held.append(route))
    page.goto("/")
    heading = page.get_by_role("heading", name={"en": "Sit down", "es": "Siéntate"}[language])
    heading.wait_for()
    page.locator("#first-paint img >> visible=true").last.evaluate("one => one.decode()")
    assert page.locator("#first-paint h1 >> visible=true").count() == 1
    assert "⟨" not in page.locator("#first-paint").inner_text(), "a sentence is missing"
    audit(page)
    friends = page.get_by_role("button", name=WAYS[language]["friends"])
    before = [one.bounding_box() for one in (heading, friends)]
    friends.click()
    held[0].continue_()
    page.wait_for_selector("#friends")
    assert page.locator("#first-paint").count() == 0
    page.evaluate("scrollTo(0, 0)")
    assert [one.bounding_box() for one in (heading, friends)] == before


def test_an_unfinished_table_comes_first_and_playing_goes_on_there(visit):
    page = visit("/", "phone")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".game-table.playing")
    table = page.url.split("#")[0]
    page.goto("/")
    page.get_by_role("heading", name="My tables").wait_for()
    page.get_by_role("link", name=re.compile("Block.*in play", re.DOTALL)).wait_for()
    assert "in play" in page.locator("main").get_by_role("link").first.inner_text()
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(".game-table.playing")
    assert page.url.split("#")[0] == table


def test_the_solitaire_of_the_day_is_one_tap_away(visit, address):
    page = visit("/", "phone")
    page.get_by_role("button", name="Solitaire of the day").click()
    page.wait_for_selector(".game-table.playing")
    assert "Deal " in page.locator("header").inner_text()


@both
def test_popular_names_are_one_tap_away_on_a_phone(visit, audit, address, language):
    """Issue 16: "Dominó dominicano" and "Puerto Rican 500" lead to their own rules."""
    [card] = [card for card in cards(address) if card["id"] == "partners"]
    page = visit("/", "phone", language)
    for known in card["known_as"]:
        link = page.get_by_role("link", name=known["names"][language], exact=True)
        link.scroll_into_view_if_needed()
        assert link.bounding_box()["height"] >= 44
    audit(page)
    link.click()
    page.wait_for_selector("#preset")
    assert page.input_value("#preset") == card["known_as"][-1]["preset"]


def test_t33_the_daily_deal_is_one_tap_away(visit):
    page = visit("/", "phone")
    page.wait_for_selector("article")
    page.locator(".today").get_by_role("button", name="Squeeze").click()
    page.wait_for_selector(".game-table.playing")
    number = deal_of_the_day(datetime.date.today(), "squeeze")
    assert f"Deal {number}" in page.locator("header").inner_text()


def test_games_can_be_searched_and_marked_as_favourites(visit):
    page = visit("/", "desktop", "es")
    page.wait_for_selector("article")
    page.get_by_role("searchbox").fill("mexicano")
    assert page.locator("article").count() == 1
    page.locator("article .like").click()
    page.get_by_role("searchbox").fill("")
    page.reload()
    page.wait_for_selector("article")
    assert "mexicano" in page.locator("article h3").first.inner_text()


def test_the_learning_page_starts_with_the_easiest_game(visit, audit):
    page = visit("/learn", "phone")
    page.wait_for_selector("h3 a")
    audit(page)
    page.get_by_role("link", name="Block", exact=True).click()
    page.wait_for_selector(".prose h1")
