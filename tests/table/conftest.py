import pytest

from capicua.render.language import Language


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that no file has fails the test."""
    monkeypatch.setattr(Language, "strict", True)
