"""Lessons over HTTP: the learner's view, and the outcome of attempts."""

import json

import pytest

from capicua.api.study.lessons import lesson, page_of, tried
from capicua.learn import games_with_lessons, lesson_of


def test_the_list_has_every_lesson_with_its_number_of_steps(site):
    answer = site.get("/api/lessons")
    found = {line["game"]: line["steps"] for line in answer.json()["lessons"]}
    assert found == {game: len(lesson_of(game).steps) for game in games_with_lessons()}
    again = site.get("/api/lessons", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("game", games_with_lessons())
def test_each_step_shows_only_what_its_seat_sees(game):
    page = json.loads(page_of(game, "en"))
    for step, shown in zip(lesson_of(game).steps, page["steps"], strict=True):
        assert set(shown) == {"id", "title", "text", "task", "position"}
        position = shown["position"]
        view = step.view
        legal = list(view.legal) if step.task else []
        assert position["seat"] == step.seat
        assert [choice["action"] for choice in position["seen"]["choices"]] == legal
        assert position["seen"]["zones"] == json.loads(
            json.dumps([z.as_data() for z in view.zones])
        )


@pytest.mark.parametrize("language", ["en", "es", "es-419"])
def test_a_lesson_is_sent_in_the_requested_language(site, language):
    found = site.get(f"/api/lessons/block?lang={language}").json()
    words = [step.words(language) for step in lesson_of("block").steps]
    assert [step["title"] for step in found["steps"]] == [one.title for one in words]
    assert [step["task"] for step in found["steps"]] == [one.task for one in words]
    assert found["has_puzzles"] is True


@pytest.mark.parametrize("game", games_with_lessons())
def test_every_task_can_be_done_and_every_invalid_move_is_refused_with_its_rule(game):
    for step in lesson_of(game).steps:
        for text in step.task:
            found = tried(game, step.id, step.view.known.parse(text), "es")
            assert found.said == step.words("es").done
            assert len(found.played) == 1 + len(step.then)
            assert found.played[0].seat == step.seat
        for text in step.refused:
            refused = step.attempt(text)
            assert refused.refusal.rule


def test_an_allowed_action_that_is_not_the_task_is_answered_but_not_played(site):
    step = lesson_of("block").step("double")
    other = next(a for a in step.view.legal if step.view.text(a) not in step.task)
    found = site.post("/api/lessons/block/double/try?lang=es", {"action": other}).json()
    assert found["said"] == step.words("es").other
    assert (found["refusal"], found["played"]) == (None, [])


def test_a_finished_task_shows_the_table_after_each_players_move(site):
    step = lesson_of("block").step("double")
    action = step.view.known.parse(step.task[0])
    found = site.post("/api/lessons/block/double/try", {"action": action}).json()
    assert found["said"] == step.words("en").done
    assert [one["action"] for one in found["played"]] == ["4-4@E", "5-4@E"]
    assert [one["seat"] for one in found["played"]] == [0, 1]
    last = step.attempt(action).states[-1].view(step.seat)
    assert found["played"][-1]["seen"]["zones"] == [zone.as_data() for zone in last.zones]
    assert all(one["said"] for one in found["played"])


def test_an_invalid_move_is_refused_with_its_rule(site):
    step = lesson_of("block").step("turn")
    action = step.moment().parse("6-1@E")
    found = site.post("/api/lessons/block/turn/try", {"action": action}).json()
    assert found["refusal"]["rule"] == "LIN-11"
    assert (found["said"], found["played"]) == ("", [])
    touched = site.post("/api/lessons/block/turn/why", {"touch": ["tile:6-1"]}).json()
    assert touched["rule"] == "LIN-13"  # this tile fits no end


def test_invalid_requests_are_refused(site):
    assert site.get("/api/lessons/no_such_game").status_code == 404
    assert site.get("/api/lessons/..%2Fblock").status_code in (400, 404)
    assert site.get("/api/lessons/block?lang=%00").status_code == 400
    nowhere = site.post("/api/lessons/block/nowhere/try", {"action": 0})
    assert (nowhere.status_code, nowhere.json()["message"]["id"]) == (404, "unknown-step")
    assert site.post("/api/lessons/block/turn/try", {"action": "6-4"}).status_code == 400
    far = site.post("/api/lessons/block/turn/try", {"action": 10**9})
    assert (far.status_code, far.json()["refusal"]["message"]["id"]) == (200, "no-such-action")
    many = site.post("/api/lessons/block/turn/why", {"touch": ["tile:6-1"] * 17})
    assert many.status_code == 400


def test_games_without_a_lesson_are_refused(site, monkeypatch):
    found = site.get("/api/lessons/solitaire_that_is_none").json()["message"]
    assert found["id"] == "unknown-game"
    monkeypatch.setattr("capicua.learn.lesson.file_text", lambda package, name: None)
    lesson.cache_clear()
    page_of.cache_clear()
    answer = site.get("/api/lessons/block")
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, "no-lesson")


def test_a_step_without_a_task_refuses_attempts(site):
    told = [(g, s) for g in games_with_lessons() for s in lesson_of(g).steps if not s.task]
    for game, step in told:
        answer = site.post(f"/api/lessons/{game}/{step.id}/try", {"action": 0})
        assert (answer.status_code, answer.json()["message"]["id"]) == (400, "lesson-no-task")
