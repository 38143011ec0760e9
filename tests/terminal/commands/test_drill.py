"""The ``drill`` command."""

from capicua.learn.drills import exercises


def labels(drill, seed, count):
    """Return the places of the right answers, as typed."""
    series = exercises(drill, 1, seed, count)
    return [
        next(place for place, answer in enumerate(each.answers, 1) if answer.is_right)
        for each in series
    ]


def test_drills_are_listed_and_unknown_ones_refused(command):
    assert "Drill: capicua" in command("drill", "--plain").out
    assert "Ejercicio: out" in command("drill", "--plain", "--lang", "es").out
    done = command("drill", "sums")
    assert done.code == 2
    assert "Unknown drill “sums”" in done.err


def test_a_series_is_asked_and_counted(command):
    first, second = labels("capicua", 7, 2)
    wrong = 3 - second
    arguments = ("drill", "capicua", "--seed", "7", "--count", "2", "--plain")
    done = command(*arguments, typed=["perhaps", str(first), str(wrong)])
    assert "Expected one of the answers" in done.out
    assert "1 of 2 right." in done.out


def test_numbers_are_answered_as_they_are_and_leaving_ends_the_series(command):
    series = exercises("ends", 1, 7, 2)
    total = series[0].explanation.arguments["sum"]
    done = command("drill", "ends", "--seed", "7", "--count", "2", "--plain", typed=[str(total)])
    assert "1 of 1 right." in done.out
