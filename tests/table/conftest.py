import pytest

from capicua.render.language import Language


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail a test that uses a message without a text."""
    monkeypatch.setattr(Language, "strict", True)
