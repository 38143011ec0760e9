"""Players give their opponents more time; nobody gives it to their own side, or without end."""

from __future__ import annotations

import pytest

from capicua.table.frames.protocol import Act, ClockPlan, GiveTime, TablePlan
from capicua.table.play.seats import Requester
from capicua.table.room import events, reducer, requests
from capicua.table.room.requests import MOST_ADDED_SECONDS, MOST_DAYS
from tests.table.hosted_table import Hosted, plan

BANK = ClockPlan("bank", 60, 0, "forfeit")


def playing(made: TablePlan) -> tuple[Hosted, list[str]]:
    """Return a table at play, and its people by seat."""
    table = Hosted(made)
    keys = ["host", *["play"] * (len(made.seats) - 1)]
    people = [table.enter(key, f"P{number}") for number, key in enumerate(keys)]
    people.sort(key=lambda one: table.requester(one).seat or 0)
    table.begin(people)
    return table, people


def replayed(table: Hosted) -> None:
    """The log alone gives the same clocks."""
    again = reducer.room_of([events.decode(data) for data in table.log])
    assert again.clock == table.room.clock


def test_an_opponent_gets_fifteen_seconds_which_everybody_reads():
    table, people = playing(plan("block", "mo", clock=BANK))
    turn = table.room.turn
    assert turn is not None
    giver = people[1 - turn]
    assert "givetime" in table.state(giver).may
    due = table.room.due_ms()
    table.ask(giver, GiveTime, turn)
    left = [seat.left_ms for seat in table.state(giver).seats]
    assert left[turn] == 75_000
    assert table.room.due_ms() == due + 15_000
    [line] = [line for line in table.state(giver).lines if line.said[0].id == "time-added"]
    args = {"player": 1 - turn, "owner": turn, "days": 0, "seconds": 15}
    assert line.said[0].args == args
    replayed(table)
    # a move that was chosen before the gift is still accepted
    version = table.room.version
    table.ask(giver, GiveTime, turn)
    seen = table.state(people[turn]).seen
    table.ask(people[turn], Act, seen.choices[0].action, version)
    replayed(table)


def test_partners_spectators_and_oneself_get_or_give_nothing():
    table, people = playing(plan("partners", "mooo", clock=BANK))
    spectator = table.enter("watch", "Eva")
    assert "givetime" not in table.state(spectator).may
    assert table.why_refused(spectator, GiveTime, 0) == "time-not-given"
    for seat in (0, 2):
        assert table.why_refused(people[0], GiveTime, seat) == "time-not-given"
    assert table.why_refused(people[0], GiveTime, 9) == "time-not-given"
    assert table.why_refused(people[0], GiveTime, 1) == ""


def test_a_host_without_a_seat_gives_time_to_anybody():
    table, _ = playing(plan("block", "mo", clock=BANK))
    eva = table.enter("watch", "Eva")
    host = Requester(eva, None, True)
    for seat in (0, 1):
        table.write(requests.answer_to(table.room, host, GiveTime(f"h{seat}", seat), 1000).events)
    assert [line.said[0].id for line in table.state(eva).lines[-2:]] == ["time-added-host"] * 2
    assert table.room.clock.left == [75_000, 75_000]
    replayed(table)


@pytest.mark.parametrize(
    ("clock", "gift", "most"),
    [
        (ClockPlan("turn", 30, 0, "play"), 15_000, (30 + MOST_ADDED_SECONDS) * 1000),
        (
            ClockPlan("turn", 86_400, 0, "play"),
            86_400_000,
            (1 + MOST_DAYS) * 86_400_000,
        ),
    ],
)
def test_gifts_end_at_a_limit(clock: ClockPlan, gift: int, most: int):
    table, people = playing(plan("block", "mo", clock=clock))
    count = 0
    while not table.why_refused(people[0], GiveTime, 1):
        count += 1
    assert table.room.clock.left[1] == most == clock.seconds * 1000 + count * gift
    assert "givetime" not in table.state(people[0]).may


def test_without_a_clock_or_to_a_bot_no_time_is_given():
    table, people = playing(plan("block", "mo"))
    assert table.why_refused(people[0], GiveTime, 1) == "time-not-given"
    table = Hosted(plan("block", "mb", clock=BANK))
    host = table.enter("host", "Ana")
    assert table.room.phase == "playing"
    assert table.why_refused(host, GiveTime, 1) == "time-not-given"
