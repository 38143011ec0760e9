"""From the lobby to a table and back: invitations, chat, reloading, leaving."""

from __future__ import annotations

import re
from functools import partial
from urllib.parse import urlsplit

from tests.web.conftest import both, everywhere

BEGIN = {"en": "Begin", "es": "Empezar"}
WORDS = {
    "en": {"chat": "Chat", "menu": "Menu", "rules": "Rules", "people": "People and links"},
    "es": {"chat": "Chat", "menu": "Menú", "rules": "Reglas", "people": "Jugadores y enlaces"},
}


def open_table(visit, size="desktop", language="en", game="garrafina", open_seat=True):
    page = visit(f"/new?game={game}", size, language)
    page.wait_for_selector("#preset")
    page.fill("#name", "Ana")
    if open_seat:
        page.locator(".seats summary").click()
        page.select_option("#seat-1", "open")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    return page


def come_in(visit, link, name, size="desktop", language="en"):
    page = visit(link, size, language)
    page.fill("#name", name)
    page.locator("main button[type=submit]").click()
    page.wait_for_selector("#menu", state="attached")
    return page


@everywhere
def test_a_friend_joins_by_link_and_both_play(visit, audit, size, language):
    ana = open_table(visit, size, language)
    ana.wait_for_selector("#link")
    ana.wait_for_selector(".code svg")
    audit(ana)
    link = ana.input_value("#link")

    luis = visit(link, size, language)
    luis.wait_for_selector("#name")
    assert "#" not in luis.url, "the key stays in the address"
    audit(luis)
    luis.fill("#name", "Luis")
    luis.locator("main button[type=submit]").click()
    ana.get_by_text("Luis").wait_for()
    audit(luis)

    for page in (ana, luis):
        page.get_by_role("button", name=BEGIN[language], exact=True).click()
    for page in (ana, luis):
        page.wait_for_selector(".frame:not(.waiting)")
        audit(page, ".table")


@everywhere
def test_two_people_cut_the_first_deal_without_seeing_each_others_cut(visit, audit, size, language):
    cut = {"en": ("Cut the tiles", "Your cut", "Cut"), "es": ("Cortar", "Tu corte", "Cortar")}
    summary, field, button = cut[language]
    ana = open_table(visit, size, language)
    ana.wait_for_selector("#link")
    luis = visit(ana.input_value("#link"), size, language)
    luis.fill("#name", "Luis")
    luis.locator("main button[type=submit]").click()
    ana.get_by_text("Luis").wait_for()
    for page, text in ((ana, "por aquí"), (luis, "my luck")):
        page.locator("summary", has_text=summary).click()
        page.get_by_label(field, exact=True).fill(text)
        page.locator("details").get_by_role("button", name=button, exact=True).click()
        page.wait_for_function("() => localStorage.getItem('capicua.cuts') !== null")
        audit(page)
    for page in (ana, luis):
        page.get_by_role("button", name=BEGIN[language], exact=True).click()
    for page in (ana, luis):
        page.wait_for_selector(".frame:not(.waiting)")
    link = ana.url.replace("/t/", "/api/tables/") + "/record"
    assert ana.evaluate("link => fetch(link).then((one) => one.ok)", link)
    kept = [page.evaluate("localStorage.getItem('capicua.cuts')") for page in (ana, luis)]
    assert "por aquí" in kept[0]
    assert "my luck" not in kept[0]
    assert "my luck" in kept[1]
    assert "por aquí" not in kept[1]
    assert all('"seen"' in text for text in kept), "both have opened their cut"


@everywhere
def test_a_table_survives_a_reload(visit, size, language):
    ana = open_table(visit, size, language, open_seat=False)
    ana.wait_for_selector(".frame:not(.waiting)")
    at = ana.url
    ana.reload()
    ana.wait_for_selector(".frame:not(.waiting)")
    assert ana.url == at
    ana.goto("/")
    mine = ana.get_by_role("heading", name="My tables" if language == "en" else "Mis mesas")
    mine.wait_for()
    ana.locator("section", has=mine).get_by_role("link").click()
    ana.wait_for_selector(".frame:not(.waiting)")
    assert ana.url == at


@everywhere
def test_menu_rules_people_and_chat(visit, audit, size, language):
    words = WORDS[language]
    ana = open_table(visit, size, language)
    luis = come_in(visit, ana.input_value("#link"), "Luis", size, language)
    ana.get_by_text("Luis").wait_for()

    ana.get_by_role("button", name=words["menu"], exact=True).click()
    audit(ana, ".table")
    for sheet in (words["rules"], words["people"]):
        ana.locator("#menu").get_by_role("button", name=sheet, exact=True).click()
        ana.wait_for_selector("dialog[open]")
        audit(ana, ".table")
        ana.keyboard.press("Escape")
        ana.wait_for_selector("dialog", state="detached")
        ana.get_by_role("button", name=words["menu"], exact=True).click()
    ana.keyboard.press("Escape")

    luis.get_by_role("button", name=words["chat"]).click()
    luis.locator("#chat form input").fill("¡Vaya tranca!")
    luis.keyboard.press("Enter")
    ana.locator(".badge").wait_for()
    ana.locator("header").get_by_role("button", name=words["chat"]).click()
    ana.locator("#chat").get_by_text("¡Vaya tranca!").wait_for()
    audit(ana, ".table")
    ana.locator("#chat .phrases button").first.click()
    luis.locator("#chat .list p").nth(1).wait_for()
    ana.keyboard.press("Escape")
    ana.wait_for_selector("#chat", state="detached")


def test_t12_t24_no_request_without_a_name_and_guests_can_read_the_rules(visit):
    ana = visit("/new?game=garrafina&target_score=150", "desktop", "en")
    requests, sockets = [], []
    ana.on("request", lambda request: requests.append(urlsplit(request.url).path))
    ana.on("websocket", lambda socket: sockets.append(urlsplit(socket.url).path))
    ana.wait_for_selector("#preset")
    ana.fill("#name", "Ana")
    ana.locator(".seats summary").click()
    ana.select_option("#seat-1", "open")
    ana.locator("button[type=submit]").click()
    link = ana.input_value("#link")

    # T24: the house rules can be read before taking a seat.
    luis = visit(link, "phone", "en")
    luis.wait_for_selector("#name")
    luis.locator("details summary", has_text="rules").click()
    luis.locator("details h1, details h2").first.wait_for()
    assert "150 points" in luis.locator("details").inner_text()

    # T12: no request from the lobby to the table and back has an empty last path segment.
    ana.go_back()
    ana.wait_for_selector("#preset, .game-card, main h1")
    ana.wait_for_timeout(300)
    assert requests
    assert [path for path in requests + sockets if re.search(r"^/(api|ws)/.*/$", path)] == []


def test_spectators_need_no_name(visit):
    ana = open_table(visit)
    ana.wait_for_selector("#link")
    keys = ana.evaluate("JSON.parse(localStorage['capicua.tables'])[0].keys")
    eva = visit(f"/t/{keys['table']}?watch#{keys['watch']}")
    eva.wait_for_selector(".frame")
    assert eva.url.endswith(f"/t/{keys['table']}")


@everywhere
def test_a_visitor_without_a_link_is_told_so(visit, audit, size, language):
    ana = open_table(visit, open_seat=False)
    stranger = visit(ana.url, size, language)
    stranger.get_by_role("heading", name="Garrafina").wait_for()
    for words in {"en": ("Ask for a seat", "Watch"), "es": ("Pedir un puesto", "Mirar")}[language]:
        stranger.get_by_role("button", name=words, exact=True).wait_for()
    audit(stranger)
    stranger.get_by_role("link", name=re.compile("^(Play|Jugar a) Garrafina")).click()
    stranger.wait_for_selector("#preset")  # no dead end (T16)


def test_leaving_a_table_returns_to_the_lobby(visit):
    ana = open_table(visit, open_seat=False)
    ana.wait_for_selector(".frame:not(.waiting)")
    ana.get_by_role("button", name="Menu", exact=True).click()
    ana.get_by_role("button", name="Leave the table").click()
    ana.get_by_role("button", name="Leave for good? Press again").click()
    ana.wait_for_selector("article")
    assert ana.get_by_role("heading", name="My tables").count() == 0


def test_a_lost_connection_is_reported_and_restored(visit):
    ana = open_table(partial(visit, fresh=True))
    link = ana.input_value("#link")
    lines, is_cut = [], [False]

    def relay(line):
        if is_cut[0]:
            line.close(code=1013)
            return
        server = line.connect_to_server()
        line.on_message(lambda text: None if is_cut[0] else server.send(text))
        lines.append(line)

    ana.route_web_socket("**/ws/tables/**", relay)
    ana.reload()
    ana.wait_for_selector("#link")
    ana.locator("header").get_by_role("button", name="Chat").click()

    is_cut[0] = True
    ana.locator("#chat form input").fill("Anybody there?")
    ana.keyboard.press("Enter")  # dropped by the relay, so no response arrives
    lines[-1].close(code=4000)
    ana.locator(".lost").wait_for()
    is_cut[0] = False
    ana.locator(".lost").wait_for(state="detached")
    ana.locator("#chat .list p").get_by_text("Anybody there?").wait_for()

    luis = come_in(visit, link, "Luis")
    luis.locator("header").get_by_role("button", name="Chat").click()
    luis.locator("#chat .list strong").wait_for()
    assert luis.locator("#chat .list p").all_inner_texts() == ["Ana Anybody there?"]


@both
def test_a_numbered_deal_is_the_same_for_everyone(visit, language):
    seen = []
    for _ in range(2):
        page = visit("/new?game=squeeze", "phone", language)
        page.wait_for_selector("#deal")
        page.fill("#deal", "4711")
        page.locator("button[type=submit]").click()
        page.wait_for_selector(".frame:not(.waiting)")
        seen.append(page.locator("header .title").inner_text())
    assert seen[0] == seen[1]
    assert "4711" in seen[0]
