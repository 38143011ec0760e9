"""A table that continues from a position of a record."""

from __future__ import annotations

import pytest

import capicua
from capicua.catalogue import catalogue
from capicua.core.messages import Refused
from capicua.notation import read, write
from capicua.table.fairness.verification import check
from capicua.table.frames.protocol import Next, Restart, Seal, Undo
from capicua.table.play.seats import SeatOccupant
from capicua.table.room import events, reducer, snapshots
from capicua.table.room.resume import Position, opening, plan_at, play_at, position
from tests.table.hosted_table import KEYS, SECRET, Hosted, alone
from tests.table.random_records import record


def going_on(at: Position, seat: int | None = None) -> tuple[Hosted, str]:
    """Ana at a table continued from a position, restored from its log."""
    plan = plan_at(at, seat, "random", "Ana")
    event = opening(at, plan, "t", SECRET, KEYS, 1000)
    table = Hosted(plan)
    table.log = [events.encode(event)]
    table.room = reducer.room_of([events.decode(table.log[0])])
    return table, table.enter("host", "Ana")


@pytest.mark.parametrize("game", catalogue())
def test_the_deal_and_the_moves_come_from_the_record(game):
    """Ana gets the seat to act and plays the round to its end, in every game."""
    whole = record(game)
    moves = len(whole.rounds[0].moves) // 2
    at = position(whole, 1, moves)
    table, ana = going_on(at)
    original = capicua.notation.replay(whole).rounds[0]
    assert list(table.room.round.order) == list(original.order)
    assert list(table.room.round.log) == list(original.log)[:moves]
    assert table.room.turn == at.turn == table.requester(ana).seat
    assert "act" in table.state(ana).may
    table.play_round([ana])
    assert list(table.room.round.log)[:moves] == list(original.log)[:moves]
    assert table.room.round.is_over


def test_the_log_and_the_snapshot_restore_the_same_table():
    at = position(record(rounds=2), 2, 3)
    table, ana = going_on(at)
    table.play_round([ana])
    if table.room.phase == "between":
        table.ask(ana, Next)
    again = reducer.room_of([events.decode(data) for data in table.log])
    kept = events.decode(events.encode(snapshots.snapshot(table.room)))
    restored = reducer.room_of([kept])
    for other in (again, restored):
        assert snapshots.chronicle(other) == snapshots.chronicle(table.room)
        assert other.set_up == table.room.set_up
        assert list(other.round.order) == list(table.room.round.order)
        assert other.bot_rng() == table.room.bot_rng()


def test_a_snapshot_does_not_change_later_deals():
    at = position(record(rounds=1), 1, 0)
    table, ana = going_on(at)
    restored = reducer.room_of([events.decode(events.encode(snapshots.snapshot(table.room)))])
    table.play_round([ana])
    assert table.room.phase == "between"
    for action, seat in zip(table.room.round.log, table.room.actors, strict=True):
        restored.act(seat, int(action))
    table.ask(ana, Next)
    restored.deal()
    assert list(restored.round.order) == list(table.room.round.order)


def test_deals_of_a_continued_record_cannot_be_verified():
    at = position(record(rounds=2), 2, 4)
    table, ana = going_on(at)
    state = table.state(ana)
    assert not state.fair
    assert (state.set_up.round, state.set_up.moves) == (2, 4)
    assert [said.id for said in state.lines[0].said] == ["set-up"]
    table.play_round([ana])
    assert table.why_refused(ana, Seal, "0" * 64) == "cut-set-up"
    played = snapshots.record(table.room)
    assert played.tags["SetUp"] == "2 4"
    assert "Promise" not in played.tags
    verdict = check(played)
    assert not verdict.holds
    assert [said.id for said in verdict.said] == ["verify-set-up"]
    # Adding a commitment to the record changes nothing.
    played.tags["Promise"] = "0" * 64
    assert [said.id for said in check(played).said] == ["verify-set-up"]
    played.tags["SetUp"] = "2"
    assert [said.id for said in check(played).said] == ["verify-tag"]


def test_earlier_rounds_are_on_the_score_sheet_and_count():
    whole = record(rounds=3)
    table, ana = going_on(position(whole, 3, 1))
    state = table.state(ana)
    assert [line.points for line in state.rounds] == [each.scores for each in whole.rounds[:2]]
    assert state.totals == [
        sum(each) for each in zip(*(r.scores for r in whole.rounds[:2]), strict=True)
    ]
    assert state.round == 3


def test_moves_that_were_set_up_cannot_be_undone():
    at = position(record("texas_42"), 1, 2)
    table, ana = going_on(at)
    assert "undo" not in table.state(ana).may
    assert table.why_refused(ana, Undo) == "undo-nothing"
    table.act(ana)
    table.ask(ana, Undo)
    assert len(table.room.round.log) == 2


def test_a_continued_solitaire_restarts_at_its_setup_and_counts_as_assisted():
    whole = record("squeeze")
    table, ana = going_on(position(whole, 1, 5))
    assert table.room.number is None
    assert table.state(ana).assisted
    table.act(ana)
    table.ask(ana, Restart)
    assert len(table.room.round.log) == 5
    assert table.why_refused(ana, Restart) == "undo-nothing"


@pytest.mark.parametrize(
    ("round", "moves", "why"),
    [(0, 0, "from-round"), (3, 0, "from-round"), (1, -1, "from-move"), (2, 99, "from-move")],
)
def test_a_nonexistent_position_is_refused(round, moves, why):
    with pytest.raises(Refused) as refused:
        position(record(rounds=2), round, moves)
    assert refused.value.message.id == why


def test_play_can_continue_before_the_last_move_but_not_after_it():
    whole = record()
    count = len(whole.rounds[0].moves)
    assert position(whole, 1, count - 1).rounds[0].log
    with pytest.raises(Refused):
        position(whole, 1, count)


def test_an_unfinished_round_is_refused():
    whole = record(rounds=2)
    last = whole.rounds[1]
    last.scores = whole.totals = whole.winners = None
    del last.moves[-1:]
    with pytest.raises(Refused) as refused:
        position(whole, 2, 1)
    assert refused.value.message.id == "from-unfinished"
    assert position(whole, 1, 1)


@pytest.mark.parametrize("change", ["game", "version"])
def test_a_record_of_an_unknown_game_or_version_is_refused(change):
    whole = record()
    if change == "game":
        whole.game = "chess"
    else:
        whole.version = 999
    with pytest.raises(Refused) as refused:
        position(whole, 1, 1)
    assert refused.value.message.id == f"record-{change}"


def test_any_existing_seat_can_be_chosen():
    at = position(record(players=4), 1, 3)
    other = (at.turn + 1) % 4
    table, ana = going_on(at, other)
    assert table.requester(ana).seat == other
    assert table.room.bot_to_act() == at.turn
    with pytest.raises(Refused, match="no-such-seat"):
        plan_at(at, 4, "random", "Ana")


def test_a_continued_match_can_be_saved_and_resumed_at_the_terminal():
    at = position(record("texas_42"), 1, 2)
    people = [SeatOccupant("bot", level="random") for _ in range(4)]
    people[at.turn] = SeatOccupant("person", "Ana")
    play = play_at(at, people)
    play.act(at.turn, play.round.legal_actions()[0])
    again = snapshots.play_of(read(write(snapshots.saved(play))))
    assert again.set_up == play.set_up
    assert again.given == 2
    assert again.promised is None
    assert list(again.round.log) == list(play.round.log)
    assert again.match.dealer == play.match.dealer
    assert not check(snapshots.saved(play)).holds


def test_an_ordinary_table_has_no_setup():
    table, ana = alone("block", "mb")
    assert not table.state(ana).set_up
    assert table.state(ana).fair
