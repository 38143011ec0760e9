"""What people choose is kept, also by versions that do not know all of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from capicua.server.accounts.preferences import (
    Preferences,
    QuietHours,
    change_preferences,
    read_preferences,
)
from capicua.server.store.schema import accounts, metadata


@pytest.fixture
def engine(tmp_path: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    metadata.create_all(engine)
    row = {"id": "a", "name": "Ana", "likeness": "ana", "seat_key": b"", "made": 0, "seen": 0}
    with engine.begin() as connection:
        connection.execute(accounts.insert().values(**row, settings='{"later": 1}'))
    return engine


def settings(engine: sa.Engine) -> str:
    with engine.begin() as connection:
        return str(connection.scalar(sa.select(accounts.c.settings)))


def test_a_change_keeps_all_other_preferences_and_those_of_later_versions(engine: sa.Engine):
    with engine.begin() as connection:
        change_preferences(connection, "a", hidden=["ratings"])
        found = change_preferences(connection, "a", quiet=QuietHours(1380, 420))
    assert found == Preferences(hidden=["ratings"], quiet=QuietHours(1380, 420))
    assert found == read_preferences(settings(engine))
    assert msgspec.json.decode(settings(engine))["later"] == 1


def test_an_invalid_preference_changes_nothing(engine: sa.Engine):
    with pytest.raises(msgspec.ValidationError), engine.begin() as connection:
        change_preferences(connection, "a", digest="hourly")
    assert settings(engine) == '{"later": 1}'


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", Preferences()),
        ("[]", Preferences()),
        ('{"hidden": ["age"], "digest": "daily"}', Preferences(digest="daily")),
        ('{"unknown": true}', Preferences()),
    ],
)
def test_what_cannot_be_read_has_its_default(text: str, found: Preferences):
    assert read_preferences(text) == found
