"""Drills: exercises are real positions, and their right answers are right."""

from __future__ import annotations

import re

import pytest

from capicua.core.messages import BadOption
from capicua.core.tiles.tile import HIGH, LOW, set_size
from capicua.games.muggins.rules import MugginsRound
from capicua.games.partners.rules import PartnersRound
from capicua.learn.drills import DRILLS, LEVELS, exercises
from capicua.learn.drills.exercise import Exercise
from capicua.render.language import Language

FEW = 4


def right(exercise: Exercise) -> list[str]:
    """Return the right answers in words."""
    language = Language("en", exercise.state.game)
    return [language.say(answer.label) for answer in exercise.answers if answer.is_right]


@pytest.mark.parametrize("drill", DRILLS)
@pytest.mark.parametrize("level", LEVELS)
def test_exercises_have_a_right_and_a_wrong_answer_and_depend_on_the_seed(drill, level):
    series = exercises(drill, level, seed=3, count=FEW)
    for exercise in series:
        verdicts = {answer.is_right for answer in exercise.answers}
        assert verdicts == {True, False}
        assert len({str(answer.label) for answer in exercise.answers}) == len(exercise.answers)
        for code in ("en", "es"):
            language = Language(code, exercise.state.game)
            for message in (exercise.question, exercise.explanation, *exercise.moves):
                assert language.say(message)
    again = exercises(drill, level, seed=3, count=FEW)
    other = exercises(drill, level, seed=4, count=FEW)
    told = [[e.explanation for e in each] for each in (series, again, other)]
    assert told[0] == told[1] != told[2]


def test_levels_are_harder():
    laid = [exercises("out", level, count=1)[0] for level in LEVELS]
    assert [len(each.state.log) for each in laid] == sorted(len(each.state.log) for each in laid)
    assert [each.seconds for each in laid] == sorted((each.seconds for each in laid), reverse=True)


def test_the_tiles_out_are_those_in_no_known_place():
    for exercise in exercises("out", 2, count=FEW):
        state = exercise.state
        number = int(exercise.question.arguments["number"])
        known = [*state.line.tiles(), *state.hands.tiles(exercise.seat)]
        hidden = [tile for tile in range(set_size(6)) if tile not in known]
        out = sum(number in (HIGH[tile], LOW[tile]) for tile in hidden)
        assert right(exercise) == [str(out)]


def test_the_passes_are_those_of_the_moves_shown():
    for exercise in exercises("passes", 2, count=FEW):
        language = Language("en", exercise.state.game).with_names(["Ana", "Bea", "Leo", "Tom"])
        said = [language.say(message) for message in exercise.moves]
        who = [language.say(a.label) for a in exercise.answers if a.is_right]
        assert len(who) == 1
        assert any(line.startswith(f"{who[0]} pass") for line in said), said


def test_the_sum_of_the_ends_is_what_muggins_counts():
    for exercise in exercises("ends", 2, count=FEW):
        assert isinstance(exercise.state, MugginsRound)
        assert right(exercise) == [str(int(exercise.state.line.count()))]


def test_a_capicua_fits_both_ends():
    found = set()
    for exercise in exercises("capicua", 2, count=3 * FEW):
        state = exercise.state
        assert isinstance(state, PartnersRound)
        tile = int(state.hands.tiles(exercise.seat)[0])
        ends = {int(state.line.ends[0]), int(state.line.ends[1])}
        is_capicua = len(ends) == 2 and ends == {int(HIGH[tile]), int(LOW[tile])}
        assert right(exercise) == ["Yes" if is_capicua else "No"]
        found.add(is_capicua)
    assert found == {True, False}


def test_the_best_bid_is_among_the_right_answers():
    for exercise in exercises("bid", 1, count=FEW):
        bid = int(exercise.explanation.arguments["bid"])
        spans = [[int(number) for number in re.findall(r"\d+", text)] for text in right(exercise)]
        assert any(
            (not span and not bid) or (span and span[0] <= bid <= span[-1]) for span in spans
        )


def test_unknown_drills_and_levels_are_refused():
    with pytest.raises(BadOption):
        exercises("sums")
    with pytest.raises(BadOption):
        exercises("out", 4)
