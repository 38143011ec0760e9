"""E-mail: nothing before an address is confirmed, one message for all tables, one tap to stop."""

from __future__ import annotations

import re
import time

import pytest

from capicua.core.messages import Refused
from capicua.server.notices import notices as service
from capicua.server.notices import outbox
from capicua.server.notices.mail import MailServer, good_address
from capicua.server.store.schema import notices
from tests.server.local_server import until
from tests.server.notices.people import come_to, rows, table_of, write

pytestmark = pytest.mark.usefixtures("soon")

CHOICES = {
    "pushes": True,
    "quiet": None,
    "zone": "America/Havana",
    "digest": "once",
    "digest_at": 540,
}


def confirm(one, mails, address="ana@domino.example", language="en"):
    """Confirm an address with the code that is sent to it."""
    before = len(mails.messages)
    asked = one.http.post("/api/notices/mail", json={"address": address, "language": language})
    assert asked.status_code == 202, asked.text
    until(lambda: len(mails.messages) > before)
    code = re.search(r"[A-Z2-7]{4}-[A-Z2-7]{4}", mails.messages[-1].get_content())[0]
    found = one.http.post("/api/notices/mail/confirm", json={"address": address, "code": code})
    assert found.json()["email"] == address
    return mails.messages[-1]


def test_one_message_lists_all_tables_in_the_persons_language(hosted, ana, beto, mails):
    confirm(ana, mails, language="es")
    wish = CHOICES | {"digest": "daily"}
    assert ana.http.put("/api/notices", json=wish).json()["digest"] == "daily"

    from capicua.server.store.schema import accounts, notices

    spanish = accounts.update().where(accounts.c.id == ana.account.id).values(language="es")
    write(hosted, lambda connection: connection.execute(spanish))
    tables = [table_of(ana, beto), table_of(ana, beto, game="draw")]
    for table in tables:
        come_to(ana, beto, table)
    until(lambda: len(rows(hosted, "mail")) == 2)
    due = notices.update().values(due=1)  # as in the morning
    write(hosted, lambda connection: connection.execute(due))
    until(lambda: len(mails.messages) == 2)
    message = mails.messages[1]
    text = message.get_content()
    assert message["Subject"] == "Te toca jugar en 2 mesas"
    assert message["To"] == "ana@domino.example"
    assert "Dominó (bloqueo) · quedan 3 días" in text
    assert all(f"https://domino.example/t/{table}" in text for table in tables)
    assert message.get_content_type() == "text/plain"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    until(lambda: all(row.sent for row in rows(hosted)))
    time.sleep(0.3)
    assert len(mails.messages) == 2


def test_one_tap_stops_all_mail_without_signing_in(hosted, ana, beto, mails):
    confirm(ana, mails)
    ana.http.put("/api/notices", json=CHOICES)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: len(mails.messages) == 2)
    message = mails.messages[1]
    assert message["Subject"] == "It is your turn"
    link = message["List-Unsubscribe"].strip("<>").removeprefix("https://domino.example")
    assert link.startswith("/api/notices/stop?token=")
    assert link.replace("/api/", "/") in message.get_content()
    body = {"content": "List-Unsubscribe=One-Click"}
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert hosted.request("POST", link, **body, headers=kind).status_code == 200
    found = ana.http.get("/api/notices").json()
    assert (found["digest"], found["email"]) == ("off", "ana@domino.example")
    wrong = hosted.request("POST", link[:-1] + ("0" if link[-1] != "0" else "1"))
    assert (wrong.status_code, wrong.json()["message"]["id"]) == (404, "mail-link")


def test_nothing_is_sent_to_an_address_that_is_not_confirmed(hosted, ana, mails):
    refused = ana.http.put("/api/notices", json=CHOICES)
    assert refused.json()["message"]["id"] == "mail-none"
    asked = {"address": "ana@domino.example", "code": "AAAA-AAAA"}
    wrong = ana.http.post("/api/notices/mail/confirm", json=asked)
    assert wrong.json()["message"]["id"] == "mail-code-wrong"
    assert ana.http.get("/api/notices").json()["email"] == ""


def test_the_code_of_one_account_or_address_confirms_no_other(hosted, ana, beto, mails):
    ana.http.post("/api/notices/mail", json={"address": "ana@domino.example"})
    until(lambda: mails.messages)
    code = re.search(r"[A-Z2-7]{4}-[A-Z2-7]{4}", mails.messages[0].get_content())[0]
    for who, address in ((beto, "ana@domino.example"), (ana, "eva@domino.example")):
        asked = {"address": address, "code": code}
        assert who.http.post("/api/notices/mail/confirm", json=asked).status_code == 400


def test_codes_are_limited(hosted, ana, beto, mails):
    wish = {"address": "somebody@domino.example"}
    statuses = [ana.http.post("/api/notices/mail", json=wish).status_code for _ in range(6)]
    assert statuses == [202] * service.CODES_EACH + [429]
    assert beto.http.post("/api/notices/mail", json=wish).status_code == 429
    guess = wish | {"code": "AAAA-AAAA"}
    for _ in range(service.GUESSES_EACH):
        assert ana.http.post("/api/notices/mail/confirm", json=guess).status_code == 400
    assert ana.http.post("/api/notices/mail/confirm", json=guess).status_code == 429


def test_forgetting_the_address_turns_mail_off(hosted, ana, mails):
    confirm(ana, mails)
    ana.http.put("/api/notices", json=CHOICES)
    found = ana.http.delete("/api/notices/mail").json()
    assert (found["email"], found["digest"]) == ("", "off")


def test_a_mail_server_that_fails_is_asked_again(hosted, ana, beto, mails, monkeypatch):
    confirm(ana, mails)
    ana.http.put("/api/notices", json=CHOICES)
    mails.refusal = "451 try again"
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: mails.asked >= 3)
    mails.refusal = ""
    until(lambda: len(mails.messages) == 2)


def test_a_message_sent_again_after_a_kill_has_the_same_id(hosted, ana, beto, mails):
    confirm(ana, mails)
    ana.http.put("/api/notices", json=CHOICES)
    come_to(ana, beto, table_of(ana, beto))
    until(lambda: len(mails.messages) == 2 and all(row.sent for row in rows(hosted, "mail")))
    lost = notices.update().where(notices.c.kind == "mail").values(sent=None, due=0, tries=1)
    write(
        hosted, lambda connection: connection.execute(lost)
    )  # as if the process had been killed before it marked the notice as sent
    until(lambda: len(mails.messages) == 3)
    code, first, second = (message["Message-ID"] for message in mails.messages)
    assert first == second != code


def test_whoever_does_not_want_mail_gets_none_of_what_was_due(hosted, ana, beto, mails):
    confirm(ana, mails)
    ana.http.put("/api/notices", json=CHOICES | {"digest": "daily"})
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: rows(hosted, "mail"))
    ana.http.put("/api/notices", json=CHOICES | {"digest": "off"})
    assert rows(hosted, "mail") == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ana",
        "ana@",
        "@domino.example",
        "ana@domino",
        "a\nb@domino.example",
        "a@b..example",
        "ana@domino.example\nBcc: eva@domino.example",
        "ana, eva@domino.example",
        "a" * 250 + "@b.es",
    ],
)
def test_what_is_no_address_is_refused(text):
    with pytest.raises(Refused, match="mail-address"):
        good_address(text)


def test_the_url_of_a_mail_server_names_everything():
    assert MailServer.read("smtp://ana:p%40ss@mail.example") == MailServer(
        "mail.example", 587, "ana", "p@ss", False
    )
    assert MailServer.read("smtps://mail.example:2465").is_encrypted
    with pytest.raises(ValueError, match="http"):
        MailServer.read("http://mail.example")


def test_the_wait_after_failures_grows_to_an_hour(monkeypatch):
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 30_000)
    assert [outbox.back_off(tries) for tries in (1, 2, 3)] == [30_000, 60_000, 120_000]
    assert outbox.back_off(30) == 3_600_000
    assert 20 < sum(outbox.back_off(tries) for tries in range(1, outbox.MOST_TRIES)) / 3.6e6 < 28
