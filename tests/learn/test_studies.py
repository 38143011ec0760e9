"""Studies: the format, its errors, and what the ten of the package claim (issue 35)."""

from __future__ import annotations

import json

import pytest

from capicua.core.messages import BadOption, Refused
from capicua.core.runtime.build import is_compiled
from capicua.learn import claims
from capicua.learn.study import (
    DEEPEST,
    LONGEST,
    MOST_CHAPTERS,
    ORDER,
    StudyError,
    check_study,
    in_language,
    read_study,
    study_from,
    study_of,
    write_study,
)
from capicua.notation import read, replay

CHAPTERS = [
    pytest.param(id, number, id=f"{id}-{number}")
    for id in ORDER
    for number in range(1, len(study_of(id).chapters) + 1)
]
SAMPLED = (claims.Better, claims.Even)
"""Claims that rest on sampled deals; the pure build samples too few to tell."""
HEAD = '{"study":1,"title":"Mine"}\n'
POSITION = "game: block players=2\nlayout: root 6-4\nA: 6-1 4-4\nB: 3-3 1-0\nturn: A\n"


def chapter(**fields) -> str:
    return json.dumps({"title": "One", "position": POSITION, **fields}) + "\n"


def problem(text: str) -> tuple[str, str]:
    """Return the ids of the error in a study and of its cause."""
    with pytest.raises(StudyError) as caught:
        check_study(read_study(text))
    assert "⟨" not in caught.value.say("en") + caught.value.say("es")
    reason = caught.value.reason
    return caught.value.message.id, "" if reason is None else reason.id


def test_ten_studies_ship_in_both_languages():
    assert len(ORDER) == 10
    for id in ORDER:
        study = study_of(id)
        assert 3 <= len(study.chapters) <= 6, id
        assert sum(one.task is not None for one in study.chapters) >= 2, id
        for line in write_study(study).splitlines():
            for words in texts(json.loads(line)):
                assert set(words) == {"en", "es"}, words
                assert words["en"] != words["es"], words


def texts(value) -> list[dict[str, str]]:
    """Return all texts of a part of a study."""
    if isinstance(value, dict):
        if "en" in value:
            return [value]
        names = ("title", "about", "text", "done", "other", "comment")
        names = (*names, "moves", "variations", "task")
        found = []
        for name in names:
            if isinstance(value.get(name), str):
                found.append({name: value[name]})
            found += texts(value.get(name))
        return found
    return [one for each in value for one in texts(each)] if isinstance(value, list) else []


@pytest.mark.parametrize("id", ORDER)
def test_every_position_move_and_task_of_a_study_is_legal(id):
    study = study_of(id)
    check_study(study)
    assert all(one.claims for one in study.chapters), "each chapter states something to check"


@pytest.mark.parametrize(("id", "number"), CHAPTERS)
def test_what_a_chapter_claims_is_true(id, number):
    one = study_of(id).chapters[number - 1]
    start = one.start()
    for claim in one.claims:
        if is_compiled() or not isinstance(claim, SAMPLED):
            assert claims.wrong_claim(start, claim) == "", claim


def test_false_claims_are_found():
    start = study_of("squeeze_rows").chapters[0].start()
    assert claims.wrong_claim(start, claims.Exact(values={"run 1 3": 1.0})) != ""
    assert claims.wrong_claim(start, claims.Legal(actions=["run 1 4"])) != ""
    assert claims.wrong_claim(start, claims.Scores(scores=[1], after=["run 1 4"])) != ""
    start = study_of("counting").chapters[0].start()
    assert claims.wrong_claim(start, claims.Holds(seat="D", tile="5-0", chance=0.6)) != ""
    assert claims.wrong_claim(start, claims.Lacks(seat="D", numbers=[5])) != ""
    better = claims.Better(action="4-3@W", over="5-3@W", points=5, worlds=8)
    assert "the advantage is" in claims.wrong_claim(start, better)
    even = claims.Even(action="5-3@W", other="5-1@E", within=0.0, worlds=8)
    assert claims.wrong_claim(start, even) != ""


def test_a_study_is_written_as_it_was_read():
    for id in ORDER:
        text = write_study(study_of(id))
        assert write_study(read_study(text)) == text
    assert (
        write_study(read_study(HEAD + chapter()))
        == HEAD + json.dumps({"title": "One", "position": POSITION}, separators=(",", ":")) + "\n"
    )


def test_a_text_without_the_language_is_shown_in_english():
    assert in_language("Salida", "en") == "Salida"
    assert in_language({"en": "Lead", "es": "Salida"}, "es-419") == "Salida"
    assert in_language({"en": "Lead", "de": "Anspiel"}, "es") == "Lead"
    assert in_language({"de": "Anspiel"}, "es") == "Anspiel"
    assert in_language({}, "es") == ""


def test_errors_say_where_and_what():
    assert problem("\n \n") == ("study-empty", "")
    assert problem(chapter()) == ("study-line", "")
    assert problem(HEAD + "{") == ("study-line", "")
    assert problem(HEAD + chapter(colour="red")) == ("study-line", "")
    assert problem(HEAD + chapter(task={"accepted": []})) == ("study-line", "")
    assert problem(HEAD + "[" * 5000) == ("study-line", "")
    assert problem(HEAD + chapter() * (MOST_CHAPTERS + 1)) == ("study-chapters", "")
    assert problem(HEAD + "x" * LONGEST) == ("study-long", "")
    assert problem(HEAD + chapter(position="game: blok")) == ("study-chapter", "unknown-game")
    assert problem(HEAD + chapter(moves=[{"action": "6-6@E"}]))[0] == "study-chapter"
    assert problem(HEAD + chapter(task={"accepted": ["6-6@E"]}))[0] == "study-chapter"
    with pytest.raises(StudyError) as caught:
        read_study(HEAD + chapter() + "\n" + chapter(round=0))
    assert caught.value.message.arguments["line"] == 4


def test_variations_may_not_be_nested_without_end():
    moves: list[dict] = [{"action": "6-1@E"}]
    for _ in range(DEEPEST + 1):
        moves = [{"action": "6-1@E", "variations": [{"moves": moves}]}]
    assert problem(HEAD + chapter(moves=moves)) == ("study-chapter", "study-depth")


def test_a_chapter_begins_at_a_moment_of_a_record():
    record = (
        '[Game "block"]\n[Players "2"]\n[Event "Friday"]\n\nround 1\nA: 6-6 6-5 6-4 6-3 6-2 6-1 6-0'
        "\nB: 5-5 5-4 5-3 5-2 5-1 5-0 4-4\n1. A 6-6@root {So far so good.} B pass; A 6-5@E\n"
    )
    study = study_from(record)
    assert in_language(study.head.title, "en") == "Friday"
    (one,) = study.chapters
    assert [move.action for move in one.moves] == ["6-6@root", "pass", "6-5@E"]
    assert one.moves[0].comment == "So far so good."
    check_study(study)
    later = read_study(HEAD + json.dumps({"title": "Later", "record": record, "step": 2}) + "\n")
    state = later.chapters[0].start()
    assert list(state.log) == list(replay(read(record)).round.log)[:2]
    assert problem(HEAD + json.dumps({"title": "", "record": record, "step": 9}) + "\n") == (
        "study-chapter",
        "study-no-step",
    )
    assert problem(HEAD + json.dumps({"title": "", "record": record * 2}) + "\n") == (
        "study-chapter",
        "study-records",
    )


def test_a_text_that_is_neither_a_study_nor_a_record_is_refused():
    with pytest.raises(Refused):
        study_from("dominoes")


def test_an_unknown_study_is_refused_with_the_closest_name():
    with pytest.raises(BadOption) as caught:
        study_of("countin")
    assert caught.value.message.arguments["near"] == "counting"
    assert "counting" in caught.value.say("es")
