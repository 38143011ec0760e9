"""Time controls at a hosted table: per turn, bank, correspondence, and what a timeout does."""

import pytest

from capicua.table.frames.protocol import Act, ClockPlan, Consent, Leave, Replace, Undo
from capicua.table.room import events, requests
from capicua.table.room.reducer import room_of
from capicua.table.room.snapshots import record, snapshot
from tests.table.hosted_table import Hosted, alone, plan, two

TURN = ClockPlan("turn", 10)
BANK = ClockPlan("bank", 60, 5)


def both(clock: ClockPlan) -> tuple[Hosted, str, str]:
    return two("block", clock=clock)


def left(table: Hosted, token: str) -> list[int | None]:
    return [seat.left_ms for seat in table.state(token).seats]


def test_without_a_clock_there_is_no_deadline():
    table, ana, _ = two()
    assert table.room.due_ms() is None
    assert left(table, ana) == [None, None]
    table.now += 10**12
    assert requests.tick(table.room, table.now) == []


def test_every_turn_starts_with_the_full_time():
    table, ana, beto = both(TURN)
    turn = table.room.turn
    table.now += 4000
    assert left(table, ana)[turn] == 6000
    assert left(table, ana)[1 - turn] == 10_000
    table.act(table.at_turn([ana, beto]))
    assert left(table, ana) == [10_000, 10_000]


def test_a_bank_loses_the_time_used_and_gains_the_increment():
    table, ana, beto = both(BANK)
    turn = table.room.turn
    table.now += 20_000
    table.act(table.at_turn([ana, beto]))
    assert left(table, ana)[turn] == 45_000
    assert left(table, ana)[1 - turn] == 60_000


def test_the_bank_is_refilled_for_the_next_round():
    table, ana, beto = both(BANK)
    table.now += 20_000
    table.play_round([ana, beto])
    assert left(table, ana) == [None, None]
    assert table.room.due_ms() is None
    table.begin([ana, beto])
    assert left(table, ana) == [60_000, 60_000]


def test_on_timeout_the_table_plays_one_move():
    table, ana, _ = both(TURN)
    turn = table.room.turn
    due = table.room.due_ms()
    assert due == table.now + 10_000
    assert requests.tick(table.room, due - 1) == []
    table.now = due
    table.tick()
    assert table.room.actors[0] == turn
    assert table.state(ana).lines[-1].said[0].id == "time-played"
    assert not table.state(ana).seats[turn].held_by_bot


def test_moves_made_on_timeout_survive_a_replay_of_the_log():
    table, _, _ = both(TURN)
    for _ in range(5):
        table.now = table.room.due_ms() or table.now
        table.tick()
    again = room_of(map(events.decode, table.log))
    assert list(again.round.log) == list(table.room.round.log)
    assert again.due_ms() == table.room.due_ms()


def test_on_timeout_a_bot_may_take_the_seat_until_its_person_returns_with_time():
    table, ana, beto = both(ClockPlan("bank", 10, at_zero="bot"))
    turn = table.room.turn
    token = table.at_turn([ana, beto])
    table.now = table.room.due_ms()
    table.tick()
    assert table.state(ana).seats[turn].held_by_bot
    assert table.room.due_ms() is None
    assert table.why_refused(token, Act, 0, table.room.version) == "bot-plays"
    table.ask(token, Replace, turn)
    assert table.room.due_ms() == table.now + 10_000


def test_a_returning_person_gets_a_full_turn():
    table, ana, beto = both(ClockPlan("turn", 30, at_zero="bot"))
    turn, token = table.room.turn, table.at_turn([ana, beto])
    table.now = table.room.due_ms()
    table.tick()
    table.ask(token, Replace, turn)
    assert table.room.due_ms() == table.now + 30_000


def test_a_timeout_may_lose_the_match():
    table, ana, beto = both(ClockPlan("turn", 10, at_zero="forfeit"))
    loser = table.room.turn
    table.now = table.room.due_ms()
    table.tick()
    state = table.state(ana)
    assert (state.phase, state.winners) == ("over", [1 - loser])
    assert state.totals == [0, 0]
    assert "rematch" in state.may
    assert table.why_refused(beto, Act, 0, table.room.version) == "round-over"
    assert record(table.room).tags["Forfeited"] == "AB"[loser]
    assert requests.tick(table.room, table.now + 10**9) == []


def test_a_timeout_loses_the_match_for_both_partners():
    table, ana, _ = two("texas_42", seats="mobb", clock=ClockPlan("turn", 5, at_zero="forfeit"))
    table.bots()
    loser = table.room.turn
    table.now = table.room.due_ms()
    table.tick()
    assert table.state(ana).winners == sorted([(loser + 1) % 4, (loser + 3) % 4])


def test_no_clock_runs_during_a_bots_turn_or_between_rounds():
    table, ana = alone("block", "mb", clock=TURN)
    while table.room.bot_to_act() is None:
        table.act(ana)
        assert table.room.phase == "playing"
    assert table.room.due_ms() is None
    table.play_round([ana])
    assert table.room.phase == "between"
    assert table.room.due_ms() is None


def test_clocks_stop_while_an_undo_request_is_pending():
    table, ana, beto = both(BANK)
    first = table.at_turn([ana, beto])
    table.act(first)
    while table.at_turn([ana, beto]) == first:
        table.act(first)
    other = table.at_turn([ana, beto])
    seat = table.room.turn
    table.now += 10_000
    table.ask(first, Undo)
    table.now += 20_000
    assert left(table, ana)[seat] == 50_000
    table.ask(other, Consent, False)
    assert left(table, ana)[seat] == 50_000
    assert table.room.due_ms() == table.now + 50_000
    table.now += 1000
    assert left(table, ana)[seat] == 49_000


def test_the_turns_clock_restarts_after_the_table_was_unreachable():
    table, ana, _ = both(TURN)
    table.now += 9000
    table.write(requests.clock_restarted(table.room, table.now))
    assert left(table, ana)[table.room.turn] == 10_000


def test_a_correspondence_clock_runs_while_the_server_is_down():
    table, _, _ = both(ClockPlan("turn", 3 * 86_400))
    assert requests.clock_restarted(table.room, table.now + 1000) == []
    assert table.room.due_ms() == table.now + 3 * 86_400_000


@pytest.mark.parametrize("clock", [TURN, BANK])
def test_timeouts_finish_a_round_that_nobody_returns_to(clock):
    table = Hosted(plan("garrafina", "moob", clock=clock))
    ana = table.enter("host", "Ana")
    people = [ana, table.enter("play", "Beto"), table.enter("play", "Caro")]
    table.begin(people)
    for _ in range(500):
        table.bots()
        if table.room.phase != "playing":
            break
        table.now = table.room.due_ms()
        table.tick()
    assert table.room.phase == "between"


DAY_MS = 86_400_000
DAYS = ClockPlan("turn", 3 * 86_400)


def test_the_clock_of_a_player_on_vacation_stands_still():
    table, ana, beto = both(DAYS)
    mine, seat = table.at_turn([ana, beto]), table.room.turn
    table.now += DAY_MS
    until = table.now + 5 * DAY_MS
    table.write(requests.vacation(table.room, mine, until, table.now))
    assert requests.vacation(table.room, mine, until, table.now) == []
    assert table.room.due_ms() == until + 2 * DAY_MS
    table.now += 4 * DAY_MS
    shown = table.state(ana).seats[seat]
    assert (shown.left_ms, shown.paused_ms) == (2 * DAY_MS, DAY_MS)
    assert table.state(ana).seats[1 - seat].paused_ms == 0
    assert requests.tick(table.room, table.now) == []
    table.now += DAY_MS + 1000
    assert left(table, ana)[seat] == 2 * DAY_MS - 1000


def test_a_vacation_ends_early_and_outlasts_turns_and_restarts():
    table, ana, beto = both(DAYS)
    mine, seat = table.at_turn([ana, beto]), table.room.turn
    until = table.now + 9 * DAY_MS
    table.write(requests.vacation(table.room, mine, until, table.now))
    table.act(mine)
    while table.room.turn is not None and table.room.turn != seat:
        table.act(table.at_turn([ana, beto]))
    again = room_of([snapshot(table.room, table.now)])
    assert again.due_ms() == table.room.due_ms() == until + 3 * DAY_MS
    table.now += DAY_MS
    table.write(requests.vacation(table.room, mine, 0, table.now))
    assert table.room.due_ms() == table.now + 3 * DAY_MS
    assert requests.vacation(table.room, mine, 0, table.now) == []


@pytest.mark.parametrize("clock", [TURN, BANK])
def test_there_is_no_vacation_from_a_quick_table(clock):
    table, ana, _ = both(clock)
    assert requests.vacation(table.room, ana, table.now + DAY_MS, table.now) == []


def test_whoever_takes_the_seat_of_a_player_on_vacation_has_a_running_clock():
    table, ana, beto = both(DAYS)
    mine, seat = table.at_turn([ana, beto]), table.room.turn
    table.write(requests.vacation(table.room, mine, table.now + 9 * DAY_MS, table.now))
    table.ask(mine, Leave)
    assert seat not in table.room.paused
