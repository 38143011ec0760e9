"""The Partners score sheet asks only what affects the score."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.messages import Refused
from capicua.core.setup import Setup
from capicua.core.sheet import Report
from tests.games.test_score_sheets import (
    test_h26_a_reported_match_equals_the_played_match as told_as_played,
)


def asked(preset: str, ending: str, setup: Setup | None = None, **options: Any) -> list[str]:
    game = capicua.load("partners", preset=preset, **options)
    sheet = game.score_sheet(setup or Setup(2, 0, [1, 0, 1, 0]))
    assert sheet is not None
    return [question.id for question in sheet.asked(ending)]


@pytest.mark.parametrize(
    ("preset", "ending", "questions"),
    [
        ("venezuelan", "out", ["left"]),
        ("venezuelan", "blocked", ["left"]),
        ("dominican", "out", ["capicua", "made", "left"]),
        ("dominican", "blocked", ["blocker", "made", "left"]),
        ("puerto_rican_500", "out", ["capicua", "chuchazo", "left"]),
        ("jamaican", "out", ["leader", "closing"]),
        ("jamaican", "blocked", ["leader", "blocker", "left"]),
        ("brazilian", "doubles", ["leader"]),
    ],
)
def test_only_relevant_questions_are_asked(preset: str, ending: str, questions: list[str]) -> None:
    assert asked(preset, ending) == questions


def test_the_leader_is_asked_if_the_highest_double_led() -> None:
    assert asked("venezuelan", "out", Setup(1)) == ["leader", "left"]


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "dominican", "match_end_check": "immediate", "bonus_fit": "any"},
        {"preset": "dominican", "pase_salida_partner": "any", "block_tie": "void"},
        {"preset": "brazilian", "instant_doubles": 5, "redeal_doubles": 0},
        {"preset": "jamaican", "void_lead": "same_leader", "one_all_play_two": False},
        {"preset": "puerto_rican_500", "capicua_double": True, "both_ends": "any", "target": 900},
    ],
    ids=lambda options: "-".join(str(value) for value in options.values()),
)
@pytest.mark.parametrize("sums", [True, False], ids=["sums", "tiles"])
def test_a_reported_match_equals_the_played_match(options: dict[str, Any], sums: bool) -> None:
    told_as_played(capicua.load("partners", **options), sums)


def test_reported_hands_are_explained() -> None:
    game = capicua.load("partners", preset="dominican")
    sheet = game.score_sheet(Setup(2, 0, [0] * 4))
    assert sheet is not None
    left = {"left": [15, 16, 31, 24], "made": [0, 25], "blocker": [0]}
    state = sheet.round(Report("blocked", -1, left))
    assert state.scores() == [86, 25, 86, 25]
    ids = [message.id for message in sheet.explain(state)]
    assert ids == ["end-compare-next", "end-count-all", "end-score-pair"]


def test_zero_zero_is_not_a_capicua_if_doubles_do_not_count() -> None:
    game = capicua.load("partners", preset="puerto_rican_500")
    sheet = game.score_sheet(Setup(2, 0, [0] * 4))
    assert sheet is not None
    answers: dict[str, Any] = {"left": [0, 5, 6, 7], "capicua": ["yes"], "chuchazo": ["yes"]}
    with pytest.raises(Refused, match="sheet-chuchazo-capicua"):
        sheet.round(Report("out", 0, answers))
    with_doubles = capicua.load("partners", preset="puerto_rican_500", capicua_double=True)
    sheet = with_doubles.score_sheet(Setup(2, 0, [0] * 4))
    assert sheet is not None
    assert sheet.scores(Report("out", 0, answers))[0] == 18 + 75 + 100 + 100
