"""The ``learn`` command: listing, whole lessons, wrong moves, quitting and resuming."""

import pytest

from capicua.learn import games_with_lessons, lesson_of
from capicua.terminal.completion import complete_lessons
from tests import suite


@pytest.mark.parametrize("code", ["en", "es", "es-419"])
def test_learn_without_a_game_lists_the_lessons(command, code):
    outcome = command("learn", "--lang", code)
    assert outcome.code == 0
    for game in games_with_lessons():
        assert game in outcome.out


@pytest.mark.parametrize(
    ("code", "plain"),
    suite.everyday(
        [("en", ["--plain"]), ("es", [])],
        [(code, plain) for code in ("en", "es") for plain in ([], ["--plain"])],
    ),
)
@pytest.mark.parametrize("game", games_with_lessons())
def test_l16_a_lesson_can_be_completed(command, game, plain, code):
    lesson = lesson_of(game)
    typed = [step.task[0] if step.task else "" for step in lesson.steps]
    outcome = command("learn", game, "--lang", code, *plain, typed=typed)
    assert outcome.code == 0
    assert outcome.err == ""
    said = " ".join(outcome.out.split())
    for step in lesson.steps:
        words = step.words(code)
        for text in (words.title, words.text, words.task, words.done):
            assert text in said
    assert f"capicua play {game}" in outcome.out
    assert "⟨" not in outcome.out


def test_a_wrong_move_is_explained(command):
    outcome = command("learn", "block", "--step", "double", typed=["6-2@E", "4-1@E", "4-4@E"])
    words = lesson_of("block").step("double").words("en")
    said = " ".join(outcome.out.split())
    assert "6-2 does not fit" in said
    assert "LIN-11" in said
    assert said.index("LIN-11") < said.index(words.other) < said.index(words.done)


def test_help_hint_and_skip(command):
    outcome = command("learn", "block", "--step", "2", typed=["?", "hint", "skip", "q"])
    assert "5-4@W" in outcome.out
    assert "3-0@E" in outcome.out
    assert "Type 5-4@W" in outcome.out
    assert lesson_of("block").step("turn").words("en").done[:40] in outcome.out


@pytest.mark.parametrize("typed", [["q"], ["5-3@E", "q"], []])
def test_an_interrupted_lesson_can_be_resumed(command, typed):
    outcome = command("learn", "block", typed=typed)
    assert outcome.code == 0
    assert f"capicua learn block --step {max(1, len(typed))}" in outcome.out
    resumed = command("learn", "block", "--step", str(max(1, len(typed))), typed=["q"])
    assert f"step {max(1, len(typed))} of" in resumed.out


def test_unknown_games_and_steps_are_refused(command):
    outcome = command("learn", "blok")
    assert outcome.code == 2
    assert "block" in outcome.err
    outcome = command("learn", "block", "--step", "99")
    assert outcome.code == 2
    assert "Unknown step “99”" in outcome.err
    outcome = command("learn", "-h", "--lang", "es")
    assert outcome.code == 0
    assert "Paso por el que se empieza" in outcome.out


def test_completion_of_games_with_lessons():
    assert complete_lessons("bl") == ["block"]
    assert complete_lessons("") == games_with_lessons()
