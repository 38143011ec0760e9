"""Features shared with hosted tables: clocks, cuts, provably fair deals, rematches."""

import re
import signal
import time
from itertools import cycle, islice
from pathlib import Path

import pytest

from capicua.notation import read
from capicua.terminal.table import prompt_commands, session

BLOCK = ["play", "block", "--seats", "2"]


@pytest.fixture
def clock(monkeypatch):
    """A fake clock that advances by a settable number of seconds on each call."""
    step, now = [0.0], [0.0]

    def now_ms() -> int:
        now[0] += step[0]
        return int(now[0] * 1000)

    for module in (prompt_commands, session):
        monkeypatch.setattr(module, "now_ms", now_ms)
    return step


def matches(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "capicua" / "matches").glob("*.txt"))


@pytest.mark.parametrize(("code", "said"), [("en", "Time is up"), ("es", "Se acabó el tiempo")])
def test_at_zero_the_table_plays_for_the_person(command, clock, tmp_path, code, said):
    clock[0] = 20
    args = [*BLOCK, "--seed", "1", "--clock", "30", "--lang", code]
    done = command(*args, typed=["#1", "#1"])
    assert done.code == 0
    assert done.out.count(said) == 2
    (file,) = matches(tmp_path)
    assert len(read(file.read_bytes()).rounds[0].moves) > 2


def test_the_prompt_shows_the_remaining_time(command, clock):
    done = command(*BLOCK, "--seed", "1", "--clock", "300+5", typed=["?", "q"])
    assert done.out.count("5:00 Your move") == 2


def test_a_timeout_may_forfeit_the_match(command, clock, tmp_path):
    clock[0] = 20
    args = [*BLOCK, "--seed", "1", "--clock", "30,forfeit", "--name", "Ana"]
    done = command(*args, typed=["#1", ""])
    assert "Time is up: you lose the match." in done.out
    assert "Bot 1 wins the match." in done.out
    (file,) = matches(tmp_path)
    assert read(file.read_bytes()).tags["Forfeited"] == "A"
    assert command("play", "--resume").code == 2  # a forfeited match is over
    assert "Bot 1 wins the match." in command("play", "--resume", str(file)).out


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="requires interval timers")
def test_a_timeout_interrupts_typing(command):
    def slow():
        time.sleep(5)
        yield "#1"

    done = command(*BLOCK, "--seed", "1", "--clock", "1", typed=slow())
    assert "Time is up: the table plays a move for you." in done.out


def test_an_invalid_clock_is_refused(command):
    done = command(*BLOCK, "--clock", "soon")
    assert done.code == 2
    assert "Invalid clock “soon”" in done.err


@pytest.mark.parametrize("code", ["en", "es"])
def test_deals_are_committed_cut_and_verified(command, tmp_path, code):
    file = tmp_path / "match.txt"
    args = [*BLOCK, "--cut", "por aquí", "--save", str(file), "--lang", code]
    words = {"en": ("finish", "cut"), "es": ("terminar", "cortar")}[code]
    typed = [words[0], words[1], "my  luck", "", "q"]
    done = command(*args, typed=typed)
    promise = re.search(r"[0-9a-f]{64}", done.out)[0]
    tags = read(file.read_bytes()).tags
    assert tags["Promise"] == promise
    assert (tags["Cut-1-A"], tags["Cut-2-A"]) == ("por aquí", "my luck")
    verified = command("verify", str(file), "--lang", code)
    assert (verified.code, promise in verified.out) == (0, True)
    done = command("play", "--resume", str(file), "--lang", code, typed=[words[0], "", "q"])
    assert promise in done.out
    assert len(read(file.read_bytes()).rounds) > 2
    assert command("verify", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("my luck", "my lock"), encoding="utf-8")
    assert command("verify", str(file)).code == 1


def test_numbered_deals_and_rounds_in_progress_cannot_be_cut(command):
    done = command(*BLOCK, "--seed", "1", typed=["cut", "q"])
    assert "cannot be cut" in done.out
    assert command(*BLOCK, "--seed", "1", "--cut", "x").code == 2
    done = command(*BLOCK, typed=["cut", "q"])
    assert "The tiles are already dealt" in done.out


def test_a_rematch_rotates_the_seats_and_is_saved_separately(command, tmp_path):
    file = tmp_path / "first.txt"
    short = ["-s", "target=10", "--name", "Ana", "--save", str(file)]
    # "rematch" is not a command between rounds, where Enter continues; it is at the end of a match.
    done = command(*BLOCK, *short, typed=islice(cycle(["finish", "rematch", ""]), 100))
    assert "round 1: Ana, Bot 1" in done.out.split("round 1: Bot 1, Ana")[0]
    assert read(file.read_bytes()).winners is not None
    others = [read(other.read_bytes()) for other in matches(tmp_path)]
    assert {"A": "Bot 1", "B": "Ana"} in [other.names for other in others]
    promises = [other.tags["Promise"] for other in [read(file.read_bytes()), *others]]
    assert len(set(promises)) == len(promises) > 1
    assert all(promise in done.out for promise in promises)


@pytest.mark.parametrize(("code", "word"), [("en", "another"), ("es", "otro")])
def test_another_deal_follows_a_solitaire(command, tmp_path, code, word):
    finish = {"en": "finish", "es": "terminar"}[code]
    typed = [finish, "", "what?", word, finish, "", ""]
    done = command("play", "bingo", "--deal", "5", "--lang", code, typed=typed)
    numbers = set(re.findall(r"(?:deal|reparto) (\d+)", done.out))
    assert "5" in numbers
    assert len(numbers) == 2
    assert len(matches(tmp_path)) == 2
