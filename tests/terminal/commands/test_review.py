"""The ``review`` command and hints at the table, in both languages."""

import json
from pathlib import Path

import pytest

import capicua
from capicua.notation import record_of, write
from capicua.render.language import Language


@pytest.fixture
def record(tmp_path):
    """Save a short partnership round of greedy play, and return the path."""
    match = capicua.load("block", preset="partners", hand_size=4).new_match(seed=6)
    while not match.round.is_over:
        state = match.round
        state.apply(min(state.legal_actions(), key=state.heuristic_score))
    match.settle()
    file = tmp_path / "match.txt"
    file.write_text(write(record_of(match)), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["review of one round", "Costliest mistakes", "with all hands open"]),
        ("es", ["análisis de una mano", "Los errores más caros", "todas las fichas a la vista"]),
    ],
)
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_a_review_as_text(command, record, code, words, plain):
    outcome = command("review", record, "--worlds", "16", "--workers", "1", "--lang", code, *plain)
    assert outcome.code == 0
    for word in words:
        assert word in outcome.out
    assert "⟨" not in outcome.out


def test_a_review_as_json(command, record):
    outcome = command("review", record, "--worlds", "16", "--round", "1", "--json")
    data = json.loads(outcome.out)
    assert data["game"] == "block"
    assert data["worlds"] == 16
    assert len(data["rounds"]) == 1
    assert data["rounds"][0]["decisions"]


def test_a_review_as_a_plot(command, record, tmp_path):
    pytest.importorskip("matplotlib")
    picture = tmp_path / "chances.svg"
    outcome = command("review", record, "--worlds", "16", "--workers", "1", "--plot", str(picture))
    assert outcome.code == 0
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_invalid_review_arguments_are_refused(command, record, tmp_path):
    missing = command("review", record, "--round", "9")
    assert missing.code == 2
    assert "no round 9" in missing.err
    broken = Path(tmp_path, "broken.txt")
    broken.write_text("nothing", encoding="utf-8")
    assert command("review", str(broken)).code == 2
    assert command("review", str(tmp_path / "none.txt")).code == 2
    assert command("review", record, "--worlds", "3").code == 2


@pytest.mark.parametrize(("code", "word"), [("en", "hint"), ("es", "pista")])
def test_a_hint_gives_the_difference_and_the_reason(command, code, word):
    outcome = command(
        "play", "block", "--preset", "partners", "--set", "hand_size=4", "--seed", "2",
        "--lang", code, typed=[word],
    )  # fmt: skip
    names = {"en": ("Hint:", "95%"), "es": ("Pista:", "95 %")}[code]
    assert names[0] in outcome.out
    assert names[1] in outcome.out
    assert "⟨" not in outcome.out


@pytest.mark.parametrize("code", ["en", "es"])
def test_an_unchanged_chance_is_not_reported_as_a_fall(code, monkeypatch):
    monkeypatch.setattr(Language, "strict", True)
    ends = {"from": "1.0", "to": "2.0"}
    cost = {"player": 0, "points": "1.5", "chance": "28", "next": "28", **ends}
    said = Language(code).text("review-mistake-cost", move="no", **cost)
    assert said.count("28") == 1
    cost["next"] = "17"
    for move in ("up", "down"):
        said = Language(code).text("review-mistake-cost", move=move, **cost)
        assert said.index("28") < said.index("17")
