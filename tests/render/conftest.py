import pytest

from capicua.render.language import Language


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make missing messages fail the test."""
    monkeypatch.setattr(Language, "strict", True)
