"""The ``study`` command: the list, reading, files, and checked claims (issue 35)."""

from __future__ import annotations

import pytest

from capicua.learn.study import ORDER, Study, in_language, study_of, write_study


@pytest.mark.parametrize("code", ["en", "es"])
def test_without_a_name_the_studies_are_listed(command, code):
    outcome = command("study", "--lang", code)
    assert outcome.code == 0
    for id in ORDER:
        assert id in outcome.out
        assert in_language(study_of(id).head.title, code) in outcome.out


@pytest.mark.parametrize("code", ["en", "es"])
def test_a_study_can_be_read_to_its_end(command, code):
    study = study_of("squeeze_rows")
    typed: list[str] = []
    for number, chapter in enumerate(study.chapters, 1):
        typed += ["run 1 3", "?", "hint", *chapter.task.accepted] if number == 1 else ["skip"]
        typed += [""] * (len(chapter.moves) + (number < len(study.chapters)))
    outcome = command("study", "squeeze_rows", "--plain", "--lang", code, typed=typed)
    assert outcome.code == 0
    assert outcome.err == ""
    said = " ".join(outcome.out.split())
    for chapter in study.chapters:
        for words in (chapter.title, chapter.text, chapter.task.done):
            assert " ".join(in_language(words, code).split()) in said
        for move in chapter.moves:
            assert in_language(move.comment, code) in said
    assert in_language(study.chapters[0].task.other, code) in said
    assert "⟨" not in outcome.out


def test_reading_can_be_interrupted_and_resumed(command):
    outcome = command("study", "counting", typed=["q"])
    assert "capicua study counting --chapter 1" in outcome.out
    outcome = command("study", "counting", "--chapter", "2", typed=["", "q"])
    assert "B passes" in outcome.out
    assert "--chapter 2" in outcome.out
    assert command("study", "counting", "--chapter", "9").code == 2


def test_a_file_is_read_and_its_claims_are_checked(command, tmp_path):
    study = study_of("squeeze_rows")
    file = tmp_path / "mine.jsonl"
    file.write_text(write_study(study), encoding="utf-8")
    outcome = command("study", str(file), "--check")
    assert outcome.code == 0
    assert "all hold" in outcome.out
    study.chapters[0].claims[0].values["run 1 3"] = 1.0
    try:
        file.write_text(write_study(Study(study.head, study.chapters[:1])), encoding="utf-8")
    finally:
        study_of.cache_clear()
    outcome = command("study", str(file), "--check")
    assert outcome.code == 1
    assert "does not hold" in outcome.out


def test_what_is_no_study_is_refused(command, tmp_path):
    assert "Unknown study “countin”" in command("study", "countin").err
    file = tmp_path / "wrong.jsonl"
    file.write_text('{"study":1,"title":"x"}\n{"title":3}\n', encoding="utf-8")
    outcome = command("study", str(file))
    assert outcome.code == 2
    assert "Line 2" in outcome.err
