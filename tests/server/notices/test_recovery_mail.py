"""A link by e-mail signs in once; nobody learns from the answer whose address is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from capicua.server.http.services import Offers
from capicua.server.notices import recovery_mail
from capicua.server.store.schema import accounts, challenges
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site, until
from tests.server.notices.conftest import settings_for
from tests.server.notices.mail_server import MailServer
from tests.server.notices.people import Someone, write

ADDRESS = "Ana@domino.example"


@pytest.fixture
def site(tmp_path: Path, mails: MailServer) -> Iterator[Site]:
    offers = Offers(accounts=True, notices=True)
    settings = settings_for(mails)
    site = Site(str(tmp_path / "db"), offers=offers, notice_settings=settings, **UNLIMITED)
    yield site
    site.stop()


def confirmed(site: Site, name: str, language: str = "es") -> Someone:
    one = Someone(site, name)
    mine = accounts.update().where(accounts.c.id == one.account.id)
    values = {"email": ADDRESS, "language": language}
    write(site, lambda connection: connection.execute(mine.values(**values)))
    return one


def ask(site: Site, address: str) -> tuple[int, bytes]:
    answer = site.post("/api/account/recovery", {"address": address})
    return answer.status_code, answer.content


def enter(site: Site, token: str) -> httpx.Response:
    return site.post("/api/account/recovery/enter", {"token": token})


def token_in(message) -> str:
    found = re.search(
        r"https://domino\.example/account/recover\?token=([\w-]+)", message.get_content()
    )
    assert found, message.get_content()
    return found[1]


def test_a_link_signs_in_once_and_only_for_half_an_hour(site, mails):
    ana = confirmed(site, "Ana")
    assert site.get("/api/offers").json()["mail"] is True
    known, unknown = ask(site, ADDRESS.lower()), ask(site, "nobody@domino.example")
    assert known == unknown
    assert known[0] == 202
    until(lambda: mails.messages)
    message = mails.messages[0]
    assert (message["To"], message["Subject"]) == (ADDRESS, "Entra en Capicúa")
    token = token_in(message)
    entered = enter(site, token)
    assert entered.json()["id"] == ana.account.id
    session = entered.cookies["capicua_account"]
    cookies = {"capicua_account": session}
    assert site.visitor(cookies=cookies).get("/api/account").json()["name"] == "Ana"
    again = enter(site, token)
    assert (again.status_code, again.json()["message"]["id"]) == (400, "recovery-link")

    ask(site, ADDRESS)
    until(lambda: len(mails.messages) == 2)
    write(site, lambda connection: connection.execute(challenges.update().values(until=1)))
    assert enter(site, token_in(mails.messages[1])).status_code == 400
    assert enter(site, "x" * 32).status_code == 400


def test_messages_are_limited_without_telling_so(site, mails):
    confirmed(site, "Ana", "en")
    confirmed(site, "Eva", "es")  # an address may have several accounts
    answers = {ask(site, ADDRESS) for _ in range(recovery_mail.LINKS_EACH + 2)}
    assert [status for status, _ in answers] == [202]
    most = 2 * recovery_mail.LINKS_EACH
    until(lambda: len(mails.messages) == most)
    assert {message["Subject"] for message in mails.messages} == {
        "Sign in to Capicúa",
        "Entra en Capicúa",
    }
    # one link of an account is enough: the others end with it
    english = [message for message in mails.messages if message["Subject"].startswith("Sign")]
    assert enter(site, token_in(english[0])).status_code == 200
    assert enter(site, token_in(english[1])).status_code == 400
    while ask(site, f"b{len(answers)}@domino.example")[0] == 202:
        answers.add((0, str(len(answers)).encode()))
    assert len(mails.messages) == most
    refused = site.post("/api/account/recovery", {"address": "c@domino.example"})
    assert (refused.status_code, refused.json()["message"]["id"]) == (429, "mail-often")


def test_a_mail_server_that_fails_changes_no_answer(site, mails):
    confirmed(site, "Ana")
    mails.refusal = "451 try again"
    assert ask(site, ADDRESS)[0] == 202
    until(lambda: mails.asked)
    assert ask(site, "nobody")[0] == 400
