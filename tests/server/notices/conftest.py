"""Servers that send notices, and whom they send them to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from capicua.server.http.services import Offers
from capicua.server.notices import outbox, times
from capicua.server.notices.notices import NoticeSettings
from capicua.testing.server_process import UNLIMITED
from tests.server.conftest import SQLITE_EVERY_DAY, empty_database
from tests.server.local_server import Site
from tests.server.notices.mail_server import MailServer
from tests.server.notices.people import Someone
from tests.server.notices.push_service import PushService


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let notices be due at once."""
    monkeypatch.setattr(times, "DELAY_MS", 0)
    monkeypatch.setattr(times, "MAIL_DELAY_MS", 0)
    monkeypatch.setattr(outbox, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 100)
    monkeypatch.setattr(outbox, "PRESENT_MS", 200)


def settings_for(mails: MailServer | None = None) -> NoticeSettings:
    return NoticeSettings(
        contact="mailto:host@domino.example",
        mail_url="" if mails is None else f"smtp://127.0.0.1:{mails.port}",
        mail_from="Capicúa <domino@domino.example>",
        site="https://domino.example",
        may_be_local=True,
    )


@pytest.fixture(params=SQLITE_EVERY_DAY)
def hosted(request: pytest.FixtureRequest, tmp_path: Path, mails: MailServer) -> Iterator[Site]:
    """A server with notices on each database."""
    site = Site(
        empty_database(request, tmp_path),
        offers=Offers(accounts=True, notices=True),
        notice_settings=settings_for(mails),
        **UNLIMITED,
    )
    yield site
    site.stop()


@pytest.fixture
def ana(hosted: Site) -> Someone:
    return Someone(hosted, "Ana")


@pytest.fixture
def beto(hosted: Site) -> Someone:
    return Someone(hosted, "Beto")
