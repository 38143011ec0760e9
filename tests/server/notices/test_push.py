"""Notices to browsers: one of each turn, encrypted, signed, and to public hosts only."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from py_vapid import Vapid02

from capicua.core.messages import Refused
from capicua.server.notices import outbox, push
from capicua.server.notices.outbox import Notice
from capicua.server.notices.push import Outcome, PushKeys, Subscription, check_subscription
from capicua.table.play.seats import key_hash
from tests.server.local_server import until
from tests.server.notices.people import Someone, come_to, play, rows, table_of, turn_rows
from tests.server.notices.push_service import Browser
from tests.server.person import Person

pytestmark = pytest.mark.usefixtures("soon")


def subscribe(one: Someone, browser: Browser, language: str = "en") -> None:
    answer = one.http.post(
        "/api/notices/browsers", json=browser.subscription | {"language": language}
    )
    assert answer.status_code == 200, answer.text


def test_each_turn_is_announced_once_to_each_browser(hosted, ana, beto, push):
    subscribe(ana, push.browser("phone"), "es")
    subscribe(ana, push.browser("desk"))
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: len(push.received) == 2)
    found = {one.browser: one for one in push.received}
    assert found["phone"].payload == {
        "id": "your-turn",
        "table": table,
        "game": "block",
        "name": "Dominó (bloqueo)",
        "language": "es",
    }
    assert found["desk"].payload["name"] == "Block"
    claims, headers = found["desk"].claims, found["desk"].headers
    assert (claims["aud"], claims["sub"]) == (push.url, "mailto:host@domino.example")
    assert 0 < claims["exp"] - time.time() < 86_400
    assert (headers["Content-Encoding"], headers["Urgency"]) == ("aes128gcm", "normal")
    assert len(headers["Topic"]) == 32
    assert push.rejected == []
    visit = Person(hosted, table, beto.token(table))  # a change of the table, not of the turn
    visit.ask("say", phrase="hello")
    visit.close()
    time.sleep(0.5)
    assert len(push.received) == 2
    play(ana, table)
    come_to(ana, beto, table)
    until(lambda: len(push.received) == 4)
    until(lambda: all(row.sent for row in rows(hosted)))


def test_nobody_is_told_who_is_at_the_table_until_they_go(hosted, ana, beto, push):
    table = table_of(ana, beto)
    visit = Person(hosted, table, ana.token(table))
    visit.until(lambda state: state["phase"] == "playing")
    subscribe(ana, push.browser("phone"))  # the deal itself may have been announced
    come_to(beto, ana, table)
    come_to(ana, beto, table)
    time.sleep(0.8)
    assert push.received == []
    visit.close()
    until(lambda: len(push.received) == 1)


def test_whoever_has_moved_before_the_notice_was_due_gets_none(
    hosted, ana, beto, push, monkeypatch
):
    from capicua.server.notices import times

    subscribe(ana, push.browser("phone"))
    monkeypatch.setattr(times, "DELAY_MS", 60_000)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: [row for row in rows(hosted) if not row.sent])
    passed = {row.id for row in rows(hosted)}
    play(ana, table)
    until(lambda: not passed & {row.id for row in rows(hosted)})
    assert push.received == []


def test_quick_tables_and_tables_without_accounts_send_nothing(hosted, ana, beto, push):
    subscribe(ana, push.browser("phone"))
    from tests.server.person import make

    make(hosted, "block", "greedy", clock={"kind": "turn", "seconds": 86_400})
    ana.http.post(
        "/api/tables",
        json={
            "rules": {"game": "block"},
            "seats": [{"kind": "me"}, {"kind": "bot"}],
            "clock": {"kind": "turn", "seconds": 30},
            "name": "Ana",
        },
    )
    time.sleep(0.4)
    assert rows(hosted) == [] == turn_rows(hosted)


def test_a_browser_that_is_gone_is_forgotten(hosted, ana, beto, push):
    subscribe(ana, push.browser("phone"))
    push.status = lambda _: 410
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: ana.http.get("/api/notices").json()["browsers"] == 0)
    assert rows(hosted) == []


def test_a_failure_is_retried_and_a_refusal_is_not(hosted, ana, beto, push):
    subscribe(ana, push.browser("phone"))
    answers = iter([503, 429])
    push.status = lambda _: next(answers, 201)
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: len(push.received) == 1)
    assert push.asked == 3
    push.status = lambda _: 400
    play(ana, table)
    come_to(ana, beto, table)
    until(lambda: push.asked == 4 and all(row.sent for row in rows(hosted)))
    time.sleep(0.5)
    assert push.asked == 4


def test_redirects_are_not_followed(hosted, ana, beto, push):
    subscribe(ana, push.browser("phone"))
    push.browser("elsewhere")
    push.status = lambda name: 307 if name == "phone" else 201
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: push.asked and all(row.sent for row in rows(hosted)))
    assert push.received == []


def test_a_notice_is_claimed_by_one_process_and_comes_due_again_if_it_is_killed(
    hosted, ana, beto, push, monkeypatch
):
    monkeypatch.setattr(outbox, "POLL_SECONDS", 3600.0)
    subscribe(ana, push.browser("phone"))
    hosted.wait(asyncio.sleep(0.2))
    table = table_of(ana, beto)
    come_to(ana, beto, table)
    until(lambda: [row for row in rows(hosted) if row.account_id == ana.account.id])
    row = rows(hosted)[0]
    notice = Notice(row.id, row.account_id, row.table_id, row.kind, row.target, row.due, 0, "", "")
    box = hosted.server.notices.outbox

    async def both() -> list[bool]:
        claims = (box._move([notice], row.due + 120_000, 1) for _ in range(2))
        return list(await asyncio.gather(*claims))

    assert sorted(hosted.wait(both())) == [False, True]
    after = rows(hosted)[0]
    assert (after.due, after.tries, after.sent) == (row.due + 120_000, 1, None)


def test_a_second_registration_replaces_the_first_and_its_language_is_kept(hosted, ana, push):
    old, new = push.browser("old"), push.browser("new")
    subscribe(ana, old, "es")
    answer = ana.http.post(
        "/api/notices/browsers", json=new.subscription | {"replaced": old.endpoint}
    )
    assert answer.json()["browsers"] == 1
    found = ana.http.post("/api/notices/browsers/remove", json={"endpoint": new.endpoint}).json()
    assert found["browsers"] == 0


def test_only_its_owner_can_remove_a_browser(hosted, ana, beto, push):
    browser = push.browser("phone")
    subscribe(ana, browser)
    beto.http.post("/api/notices/browsers/remove", json={"endpoint": browser.endpoint})
    assert ana.http.get("/api/notices").json()["browsers"] == 1


def test_a_device_that_is_signed_out_from_afar_gets_no_more_notices(hosted, ana, push):
    phone = hosted.wait(hosted.server.accounts.sign_in(ana.account.id, "lost phone"))
    headers = {"Origin": hosted.url}
    with hosted.visitor(cookies={"capicua_account": phone}, headers=headers) as lost:
        asked = push.browser("phone").subscription | {"language": "en"}
        assert lost.post("/api/notices/browsers", json=asked).status_code == 200
    subscribe(ana, push.browser("desk"))
    assert ana.http.get("/api/notices").json()["browsers"] == 2
    ana.http.post("/api/account/sign-out", json={"sessions": [key_hash(phone)]})
    assert ana.http.get("/api/notices").json()["browsers"] == 1


def test_the_key_of_the_server_is_made_once(hosted, ana):
    key = ana.http.get("/api/notices").json()["key"]
    assert len(key) == 87
    hosted.server.notices._push._vapid = None  # as in another process
    assert ana.http.get("/api/notices").json()["key"] == key


# -- whom requests may reach -------------------------------------------------------------------

GOOD = "https://push.example/abc"
BAD = [
    "http://push.example/abc",
    "https://127.0.0.1/abc",
    "https://127.1/abc",
    "https://0x7f000001/abc",
    "https://2130706433/abc",
    "https://[::1]/abc",
    "https://10.0.0.1/abc",
    "https://1.1.1.1/abc",
    "https://localhost/abc",
    "https://push.example:8443/abc",
    "https://user@push.example/abc",
    "https://push.example:99999/abc",
    "file:///etc/passwd",
    "https:///abc",
    "https://push.example/a b",
    "https://push.exämple/abc",
]


def browser(endpoint: str) -> Subscription:
    found: dict[str, Any] = Browser(endpoint).subscription
    return Subscription(endpoint, PushKeys(**found["keys"]))


def test_the_address_of_a_push_service_is_accepted():
    check_subscription(browser(GOOD))


@pytest.mark.parametrize("endpoint", BAD)
def test_an_address_that_no_push_service_has_is_refused(endpoint):
    with pytest.raises(Refused, match="push-endpoint"):
        check_subscription(browser(endpoint))


@pytest.mark.parametrize("keys", [("AAAA", "AAAA"), ("A" * 87, "A" * 22), ("B" * 87, "A" * 22)])
def test_keys_that_are_none_are_refused(keys):
    with pytest.raises(Refused, match="push-keys"):
        check_subscription(Subscription(GOOD, PushKeys(*keys)))


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "224.0.0.1"),
    ],
)
def test_a_name_that_leads_to_a_private_address_is_not_reached(monkeypatch, address):
    family = 10 if ":" in address else 2
    end = (address, 443, 0, 0) if ":" in address else (address, 443)

    async def resolved(*_: Any, **__: Any) -> Any:
        return [(family, 1, 6, "", end)]

    async def send() -> Outcome:
        nowhere: Any = None  # without a store
        sender = push.PushSender(nowhere, "mailto:host@domino.example")
        sender._vapid = Vapid02.from_raw(push._new_key().encode())
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", resolved)
        try:
            return await sender.send(browser("https://inside.example/x"), {}, topic="t")
        finally:
            monkeypatch.undo()
            await sender.close()

    def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr("aiohappyeyeballs.start_connection", never)
    assert asyncio.run(send()) is Outcome.LATER


def test_a_browser_on_this_machine_is_refused_without_the_setting_for_tests(hosted, ana, push):
    hosted.server.notices._push.may_be_local = False
    answer = ana.http.post("/api/notices/browsers", json=push.browser("x").subscription)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "push-endpoint")
