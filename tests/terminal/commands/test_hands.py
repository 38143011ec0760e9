"""The ``bid``, ``discard`` and ``count`` commands."""

import json


def test_a_hand_of_42_without_rivals_makes_every_bid(command):
    hand = ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"]
    done = command("bid", *hand, "--plain")
    assert done.out.startswith("Best trump: 6s. Bids up to 42 are made more often than not.")
    assert "Trump: 6s, Points: 42, 30: 100%" in done.out
    marks = "+1.0 with a bid of 30, +1.0 with 42, +2.0 with 84 (two marks)"
    assert marks in " ".join(done.out.split())
    assert "Mejor triunfo: 6." in command("bid", *hand, "--plain", "--lang", "es").out


def test_a_hand_of_42_has_seven_tiles(command):
    done = command("bid", "6-6", "6-5")
    assert done.code == 2
    assert "seven different tiles of a double-6 set; 2 were given" in done.err


def test_discards_are_ranked(command):
    hand = ["6-6", "5-5", "6-4", "3-2", "2-1"]
    first = command("discard", *hand, "--plain").out.splitlines()[0]
    assert first.startswith("Discard: 2-1 3-2 6-4, Wins: 97%")
    found = json.loads(command("discard", *hand, "--most", "0", "--json").out)
    assert [line["tiles"] for line in found["discards"]] == [[]]


def test_tiles_are_counted_and_players_named(command):
    done = command(
        "count", "6-6", "6-5", "--laid", "6-4", "--other", "7:6", "--other", "7", "--plain"
    )
    assert "Number: 6, Yours: 2, Table: 1, Out: 4" in done.out
    assert "Tile: 6-0, Player 1: 0%" in done.out
    assert "Tiles that nobody holds: 11." in done.out


def test_another_hand_is_explained(command):
    done = command("count", "6-6", "--other", "seven")
    assert done.code == 2
    assert "Invalid hand “seven”" in done.err
