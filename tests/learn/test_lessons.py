"""Lessons (issue 17): tasks are legal and have their effects; errors name the line."""

from __future__ import annotations

import re

import pytest

import capicua
from capicua.core.messages import BadOption, BadText
from capicua.learn import games_with_lessons, lesson, lesson_of
from capicua.render.examples import WrongExample
from capicua.render.language import Language
from capicua.testing.lessons import wrong_lessons

GAMES = games_with_lessons()
STEP = (
    "[one]\ngame: block players=2\nposition:\n  layout: root 6-4\n  A: 6-1 4-4\n  B: 3-3 1-0\n"
    "  turn: A\n"
)
WRONG = [
    ("task: 6-1@E", ":1: a step before the first"),
    ("[One]\n", ":1: One: expected a name in snake_case"),
    ("[one] The goal\n", ":1: one: titles belong in lesson.en.ftl"),
    ("[one]\ngame: block\n", ":1: one: expected a position or a deal"),
    (STEP + "task: 6-1@E\n" + STEP, ":9: one: duplicate step id"),
    (STEP + "task:\n", ":8: one: expected 'task: action, action'"),
    (STEP + "task: 6-1@E\ntask: 4-4@W\n", ":9: one: duplicate task"),
    (STEP + "then: 1-0@E\n", ":8: one: expected a task of one action first"),
    (STEP + "task: 6-1@E, 4-4@W\nthen: pass\n", ":9: one: expected a task of one action first"),
    (STEP + "task: 6-1@E\nplay: 1-0@E\n", ":9: one: play must precede the task"),
    (STEP + "task: 6-1@E\nrefused: pass LIN-20\n", ":9: one: refused must precede the task"),
    (STEP + "1 | A | pass | pass\n", ":8: one: expected 'key: text'; lessons cannot"),
    (STEP + "task: 6-4@E\n", r":8: one: task: 6-4@E, expected some of 4-4@W, 6-1@E"),
    (STEP + "task: 6-1@E\nthen: 3-3@E\n", ":9: one: .*3-3 does not fit.*LIN-11"),
    (STEP + "task: 6-1@E\nturn: A\n", ":9: one: turn: B, expected A"),
    (STEP + "task: 6-1@E, 4-4@W\nB: 3-3\n", ":9: one: B: 1-0 3-3, expected 3-3"),
    (STEP + "refused: 6-1@E LIN-20\ntask: 6-1@E\n", ":8: one: 6-1@E: legal, expected refused"),
    (STEP.replace("6-1", "6-7") + "task: 6-1@E\n", ":3: one: .*6-7"),
    (STEP.replace("block", "blok") + "task: 6-1@E\n", ":2: one: .*blok"),
]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_valid(game):
    assert wrong_lessons(game) == []


def test_the_first_games_have_lessons():
    assert {"block", "garrafina", "squeeze", "texas_42"} <= set(GAMES)
    assert set(capicua.catalogue()) >= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_each_step_works_in_both_languages(game):
    for step in lesson_of(game).steps:
        assert step.view.seat == step.seat
        for code in ("en", "es", "es-419"):
            words = step.words(code)
            assert words.title
            assert words.text
            assert bool(words.task) == bool(words.done) == bool(step.task)
        for text in step.refused:
            tried = step.attempt(text)
            assert tried.refusal is not None
            assert tried.part == ""
            for code in ("en", "es"):
                language = Language(code, game)
                assert language.say(tried.refusal.message, step.seat)
        for text in step.task:
            tried = step.attempt(text)
            assert tried.is_done
            assert tried.part == "done"
            assert len(tried.states) == len(tried.told) == 1 + len(step.then)
            messages = [message for told in tried.told for message in told]
            assert {message.only for message in messages} <= {None, step.seat}
            assert all(Language("es", game).say(message, step.seat) for message in messages)


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_errors_name_the_line(text, said, monkeypatch):
    monkeypatch.setattr(lesson, "file_text", lambda package, name: text)
    found = [line for line in wrong_lessons("block") if "steps, expected" not in line]
    assert found[0].startswith("block/lesson.txt:")
    assert re.search(said, found[0]), found


def test_steps_and_texts_are_counted(monkeypatch):
    text = STEP + "".join(f"[step_{letter}]\n{STEP[6:]}" for letter in "abc")
    monkeypatch.setattr(lesson, "file_text", lambda package, name: text)
    found = wrong_lessons("block")
    assert found[0] == "block/lesson.txt: 4 steps, expected 5 to 10"
    assert "no task in one, step_a" in found[1]
    text = "".join(f"[step_{n}]\n{STEP[6:]}task: 6-1@E\n" for n in range(1, 6))
    monkeypatch.setattr(lesson, "file_text", lambda package, name: text)
    found = wrong_lessons("block")
    assert "block/lesson.en.ftl: no step_1-title" in found
    assert "block/lesson.es.ftl: no step_5-other" in found
    assert "block/lesson.es.ftl: goal-title is never said" in found


def test_a_tile_outside_the_set_is_reported(monkeypatch):
    class Told:
        def has(self, id):
            return True

        def ids(self):
            return []

        def write(self, id, attribute, arguments):
            return "Play 9-1." if id == "goal-task" else "Yes."

    for place in ("capicua.learn.lesson.sentences", "capicua.testing.lessons.sentences"):
        monkeypatch.setattr(place, lambda code, packages, name: Told())
    found = wrong_lessons("block")
    assert [line.split(": ")[:2] for line in found] == [
        [f"block/lesson.{code}.ftl", "goal-task"] for code in ("en", "es")
    ]
    assert "9-1" in found[0]


def test_a_step_keeps_the_rules_of_the_previous_one():
    steps = lesson_of("block").steps
    assert "game" not in [line.key for line in steps[1].example.steps][1:]
    assert {int(step.moment().players) for step in steps} == {2}


def test_moment_returns_a_fresh_copy():
    step = lesson_of("block").step("turn")
    step.moment().do("5-4@W")
    assert step.moment().turn == step.seat
    assert step.attempt("5-4@W").is_done


def test_a_try_is_illegal_legal_or_done():
    step = lesson_of("block").step("double")
    refused, other, done = (step.attempt(text) for text in ("6-2@E", "4-1@E", "4-4@E"))
    assert (refused.part, refused.refusal.rule, refused.states) == ("", "LIN-11", ())
    assert (other.part, other.refusal, other.states) == ("other", None, ())
    assert (done.part, [int(state.turn) for state in done.states]) == ("done", [1, 0])
    assert step.attempt(step.moment().parse("4-4@E")) == done or done.is_done
    assert step.attempt(999_999).refusal.message.id == "no-such-action"
    with pytest.raises(BadText):
        step.attempt("nonsense")
    # A move that cannot be parsed is refused by the rule that excludes it, if there is one.
    assert lesson_of("squeeze").step("pair").attempt("pair 1 2").refusal.rule == "SQZ-5"


def test_unknown_lessons_and_steps_are_refused():
    with pytest.raises(BadOption) as caught:
        lesson_of("blok")
    assert caught.value.message.id == "unknown-game"
    for name in ("0", "99", "tun"):
        with pytest.raises(BadOption) as caught:
            lesson_of("block").step(name)
        assert caught.value.message.id == "unknown-step"
    assert caught.value.message.arguments["near"] == "turn"
    assert lesson_of("block").step("2").id == "turn"


def test_a_game_without_a_lesson_is_refused(monkeypatch):
    monkeypatch.setattr(lesson, "file_text", lambda package, name: None)
    with pytest.raises(BadOption) as caught:
        lesson_of("block")
    assert caught.value.message.id == "no-lesson"
    assert caught.value.say("es").startswith("No hay lección")
    assert games_with_lessons() == []


def test_a_step_may_have_no_task(monkeypatch):
    monkeypatch.setattr(lesson, "file_text", lambda package, name: STEP)
    (step,) = lesson_of("block").steps
    assert step.task == ()
    with pytest.raises(BadOption) as caught:
        step.attempt("6-1@E")
    assert caught.value.message.id == "lesson-no-task"


def test_an_invalid_position_is_reported_when_it_is_set_up(monkeypatch):
    text = STEP.replace("6-1", "6-7") + "task: 6-1@E\n"
    monkeypatch.setattr(lesson, "file_text", lambda package, name: text)
    (step,) = lesson_of("block").steps
    with pytest.raises(WrongExample, match=r"block/lesson.txt:3: one: .*6-7"):
        step.moment()
    for text in ("", "# nothing\n"):
        monkeypatch.setattr(lesson, "file_text", lambda package, name, text=text: text)
        assert "0 steps" in wrong_lessons("block")[0]
