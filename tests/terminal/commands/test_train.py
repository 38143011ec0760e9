"""The ``train`` command."""

import json

HAND = ["6-4", "4-4,4-2", "2|0", "6-12", "5-3"]


def test_the_train_and_what_is_left_over_are_printed(command):
    done = command("train", *HAND, "--start", "12")
    assert done.out.splitlines() == [
        "Longest train from 12: 5 tiles, 44 pips.",
        "12-6 6-4 4-4 4-2 2-0",
        "Left over: 5-3 (8 pips).",
    ]
    assert "Sobran: 5-3 (8 puntos)." in command("train", *HAND, "--lang", "es").out
    assert "No tile is left over." in command("train", "6-4", "4-0").out


def test_the_heaviest_train_need_not_be_the_longest(command):
    tiles = ["12-12", "12-11", "3-2", "2-1", "1-0"]
    assert "3 tiles, 9 pips" in command("train", *tiles).out
    assert "47 pips, 2 tiles" in command("train", *tiles, "--heaviest").out


def test_the_other_trains_that_are_as_long_are_listed(command):
    done = command("train", *HAND, "6-2", "--start", "12", "--all").out.splitlines()
    assert done[0] == "Longest train from 12: 5 tiles, 50 pips."
    assert done[-3] == "2 other trains are as long:"
    assert "No other train is as heavy." in command("train", "6-4", "--heaviest", "--all").out
    assert (
        "Y hay más."
        in command("train", "0-1 1-2 2-0 0-3 3-4 4-0 0-5 5-6 6-0", "--all", "--lang", "es").out
    )


def test_a_train_as_json(command):
    found = json.loads(command("train", "6-4", "4-0", "5-3", "--start", "6", "--json").out)
    assert found == {
        "laid": ["6-4", "4-0"],
        "start": 6,
        "pips": 14,
        "left": ["5-3"],
        "left_pips": 8,
        "others": [],
        "more": False,
    }


def test_wrong_tiles_and_numbers_are_explained(command):
    for arguments, said in (
        (["6-x"], "Invalid tile “6-x”: expected a tile such as 6-4."),
        (["6-4", "4-6"], "6-4 appears twice."),
        (["6-4", "--start", "33"], "expected a number from 0 to 18"),
    ):
        done = command("train", *arguments)
        assert done.code == 2
        assert said in done.err
    assert "None of these tiles shows a 3." in command("train", "6-4", "--start", "3").out
