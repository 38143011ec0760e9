import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from capicua.render.language import Language
from capicua.terminal.main import run


@dataclass
class Outcome:
    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


class Fingers(io.TextIOBase):
    """Standard input that supplies lines one by one, then ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        return next((f"{line}\n" for line in self.lines), "")


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Language, "strict", True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "90")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command line with the given lines as input; return exit code and output."""

    def call(*arguments: str, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", Fingers(typed))
        given = list(arguments)
        if "play" in given and "--bots" not in given:  # the default bots are slow
            given += ["--bots", "greedy"]
        code = run(given)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call
