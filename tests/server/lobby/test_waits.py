"""The usual wait that people are told counts those who wait in vain."""

from __future__ import annotations

from capicua.server.lobby.waits import RECENT_MS, Waits, median

MINUTE = 60_000


def paired(*lengths: int) -> Waits:
    waits = Waits()
    waits.pair("block", lengths, 0)
    return waits


def test_without_others_it_is_the_median_of_those_who_were_paired():
    assert median([30, 10, 20], []) == 20
    assert median([10, 20, 30, 40], []) == 30
    assert paired(10, 20).usual("block", 0) is None
    assert paired(10, 20, 30).usual("block", 0) == 20
    assert paired(10, 20, 30).usual("partners", 0) is None
    assert paired(10, 20, 30).usual("block", RECENT_MS + 1) is None


def test_the_kaplan_meier_estimate_of_a_textbook():
    """Freireich's leukaemia trial of 1963, remission in weeks with 6-mercaptopurine: 23."""
    over = [6, 6, 6, 7, 10, 13, 16, 22, 23]
    unfinished = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35]
    assert median(over, unfinished) == 23


def test_those_who_still_wait_make_it_longer_the_longer_they_wait():
    waits = paired(MINUTE, 2 * MINUTE, 3 * MINUTE, 4 * MINUTE)
    now = 10 * MINUTE
    told = []
    for length in (0, 3, 5):
        present = [(f"{n}", now - length * MINUTE, ["block"]) for n in range(3)]
        waits.see(present)
        told.append(waits.usual("block", now))
    assert told == [3 * MINUTE, 4 * MINUTE, 4 * MINUTE]
    waits.see((f"{n}", 0, ["block"]) for n in range(5))
    assert waits.usual("block", now) is None, "most wait longer than anybody who was paired"
    waits.see((f"{n}", 0, ["partners"]) for n in range(5))
    assert waits.usual("block", now) == 3 * MINUTE, "they wait for something else"


def test_giving_up_does_not_make_the_wait_look_shorter():
    waits = paired(MINUTE, 2 * MINUTE, 3 * MINUTE)
    now = 10 * MINUTE
    present = [(f"{n}", 0, ["block"]) for n in range(3)]
    waits.see(present)
    assert waits.usual("block", now) is None
    for id, *_ in present:
        waits.give_up(id, now)
    waits.see([])
    assert waits.usual("block", now) is None
    assert waits.usual("block", now + RECENT_MS) is None, "nobody was paired lately either"
