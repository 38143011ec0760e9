"""One's turns in the browser: the list, notices, e-mail, quiet hours, vacations, the next table."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest

from tests.server.local_server import until
from tests.server.notices.people import Someone, come_to, table_of
from tests.server.notices.push_service import Browser
from tests.web.conftest import diagonally

_numbers = itertools.count(1)

WORDS = {
    "en": {
        "mine": "Waiting for you",
        "others": "Waiting for others",
        "here": "On this device",
        "mail": "E-mail (optional)",
        "ask": "Send a code",
        "code": "Code from the e-mail",
        "confirm": "Confirm",
        "to": re.compile("E-mail to"),
        "daily": "once a day",
        "quiet": "Quiet hours",
        "from": "From",
        "begin": "Start now",
        "back": "I am back",
        "left": "23 days left this year.",
        "next": "Next table",
        "denied": re.compile("has blocked notifications"),
        "stop": "Stop the e-mail",
        "stopped": re.compile("Done"),
        "turn": "Your turn · Block",
    },
    "es": {
        "mine": "Te esperan",
        "others": "Les toca a otros",
        "here": "En este dispositivo",
        "mail": "Correo (opcional)",
        "ask": "Enviar un código",
        "code": "Código del correo",
        "confirm": "Confirmar",
        "to": re.compile("Correo a"),
        "daily": "una vez al día",
        "quiet": "Horas de silencio",
        "from": "Desde",
        "begin": "Empezar ahora",
        "back": "Ya volví",
        "left": "Este año te quedan 23 días.",
        "next": "Siguiente mesa",
        "denied": re.compile("bloqueó las notificaciones"),
        "stop": "No recibir más correos",
        "stopped": re.compile("Listo"),
        "turn": "Te toca · Dominó (bloqueo)",
    },
}

_FAKE = """(subscription) => {
  let made = null
  const one = { endpoint: subscription.endpoint, toJSON: () => subscription,
    unsubscribe: async () => { made = null; return true } }
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async () => (made = one)
  Notification.requestPermission = async () => 'granted'
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
}"""


@pytest.fixture
def people(hall: Any) -> tuple[Someone, Someone]:
    number = next(_numbers)
    return Someone(hall, f"Ana{number}"), Someone(hall, f"Beto{number}")


@diagonally
def test_one_sees_ones_turns_and_goes_to_the_next_table(people, arrive, audit, size, language):
    words = WORDS[language]
    ana, beto = people
    tables = [table_of(ana, beto), table_of(ana, beto, game="draw")]
    come_to(ana, beto, tables[0])
    come_to(beto, ana, tables[1])
    page = arrive(ana, "/notices", size, language)
    mine = page.get_by_role("region", name=words["mine"]).get_by_role("link")
    others = page.get_by_role("region", name=words["others"]).get_by_role("link")
    mine.wait_for()
    assert mine.get_attribute("href") == f"/t/{tables[0]}"
    assert beto.account.name in mine.inner_text()
    assert others.get_attribute("href") == f"/t/{tables[1]}"
    audit(page)
    page.goto(f"/t/{tables[1]}")
    next_table = page.get_by_role("link", name=words["next"])
    next_table.wait_for()
    audit(page)
    next_table.click()
    page.wait_for_url(f"**/t/{tables[0]}")


@diagonally
def test_notices_mail_quiet_hours_and_vacations(people, arrive, audit, mails, size, language):
    words = WORDS[language]
    ana, _ = people
    page = arrive(ana, "/health", size, language, service_workers="allow")
    browser = Browser(f"http://127.0.0.1:9/push/{ana.account.id}").subscription
    page.add_init_script(f"({_FAKE})({json.dumps(browser)})")
    page.goto("/notices")
    here = page.get_by_role("switch", name=words["here"])
    here.click()
    until(lambda: ana.http.get("/api/notices").json()["browsers"] == 1)
    assert here.is_checked()
    audit(page)
    here.click()
    until(lambda: ana.http.get("/api/notices").json()["browsers"] == 0)

    page.get_by_label(words["mail"]).fill(f"{ana.account.id}@domino.example")
    before = len(mails.messages)
    page.get_by_role("button", name=words["ask"]).click()
    page.get_by_label(words["code"]).wait_for()
    until(lambda: len(mails.messages) > before)
    code = re.search(r"[A-Z2-7]{4}-[A-Z2-7]{4}", mails.messages[-1].get_content())[0]
    page.get_by_label(words["code"]).fill(code)
    page.get_by_role("button", name=words["confirm"]).click()
    page.wait_for_selector("#tell:focus")
    page.get_by_label(words["to"]).select_option(label=words["daily"])
    until(lambda: ana.http.get("/api/notices").json()["digest"] == "daily")

    page.get_by_role("switch", name=words["quiet"]).click()
    page.get_by_label(words["from"]).fill("23:30")
    page.get_by_label(words["from"]).blur()
    until(lambda: ana.http.get("/api/notices").json()["quiet"] == {"start": 1410, "end": 480})

    page.get_by_role("button", name=words["begin"]).click()
    page.get_by_role("button", name=words["back"]).wait_for()
    page.wait_for_selector("#vacation:focus")
    page.get_by_text(words["left"]).wait_for()
    audit(page)
    page.get_by_role("button", name=words["back"]).click()
    page.get_by_role("button", name=words["begin"]).wait_for()


def test_a_browser_that_has_blocked_notices_says_how_to_allow_them(people, arrive, audit):
    page = arrive(people[0], "/health", fresh=True)
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    page.goto("/notices")
    page.get_by_text(WORDS["en"]["denied"]).wait_for()
    audit(page)


@diagonally
def test_one_button_stops_the_mail(hall, people, arrive, audit, size, language, visit):
    words = WORDS[language]
    digests = hall.server.notices._digests
    token = hall.wait(digests.stop_token(people[0].account.id))
    page = visit(f"/notices/stop?token={token}", size, language)
    page.get_by_role("button", name=words["stop"]).click()
    page.get_by_text(words["stopped"]).wait_for()
    audit(page)


@diagonally
def test_the_service_worker_shows_a_notice_and_opens_its_table(
    hall, people, arrive, size, language
):
    words = WORDS[language]
    page = arrive(people[0], "/health", size, language, service_workers="allow")
    page.goto("/notices")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    worker = page.context.service_workers[0]
    # This browser cannot show notices: what the worker would show is kept instead.
    worker.evaluate(
        """() => {
          self.shown = []
          self.registration.showNotification = async (...one) => void self.shown.push(one)
        }"""
    )
    session = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => true")
    until(lambda: registrations or page.wait_for_timeout(50))
    name = words["turn"].partition(" · ")[2]
    payload = {
        "id": "your-turn",
        "table": "abc123",
        "game": "block",
        "name": name,
        "language": language,
    }
    for _ in range(2):  # the second replaces the first
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": hall.url,
                "registrationId": registrations[0]["registrationId"],
                "data": json.dumps(payload),
            },
        )
    until(lambda: worker.evaluate("self.shown.length") == 2 or page.wait_for_timeout(50))
    title, shown = worker.evaluate("self.shown[1]")
    assert title == words["turn"]
    kept = {name: shown[name] for name in ("tag", "lang", "data")}
    assert kept == {"tag": "abc123", "lang": language, "data": {"path": "/t/abc123"}}
