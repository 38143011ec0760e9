"""A practice table: one person against bots, with free hints, chances and takebacks."""

from __future__ import annotations

import pytest

from capicua.core.messages import Refused
from capicua.notation import read, write
from capicua.table.frames.protocol import Hint, Next, Rematch, Replace, Undo
from capicua.table.room import events, reducer, snapshots
from capicua.table.room.requests import check_chances
from tests.table.hosted_table import Hosted, alone, plan


def test_every_own_action_can_be_undone_in_practice():
    table, ana = alone("block", "mccc", practice=True)
    starts = []
    while len(starts) < 3:
        table.bots()
        starts.append(len(table.room.round.log))
        table.act(ana)
    table.bots()
    for start in reversed(starts):
        table.ask(ana, Undo)
        assert len(table.room.round.log) == start
        assert table.room.turn == table.requester(ana).seat
    assert table.why_refused(ana, Undo) == "undo-nothing"
    # The log replays to the same table.
    again = reducer.room_of([events.decode(data) for data in table.log])
    assert list(again.round.log) == list(table.room.round.log)


def test_hints_do_not_count_as_help_in_practice():
    for practice in (True, False):
        table, ana = alone("block", "mccc", practice=practice)
        table.bots()
        assert table.ask(ana, Hint).hint
        assert table.room.is_assisted is not practice
        state = table.state(ana)
        assert (state.practice, state.assisted) == (practice, not practice)


def test_chances_are_only_for_the_player_at_a_practice_table():
    table, ana = alone("block", "mccc", practice=True)
    watcher = table.enter("watch")
    assert check_chances(table.room, table.requester(ana)) == 0
    for requester in (None, table.requester(watcher)):
        with pytest.raises(Refused, match="chances-practice"):
            check_chances(table.room, requester)
    other, eva = alone("block", "mccc")
    with pytest.raises(Refused, match="chances-practice"):
        check_chances(other.room, other.requester(eva))


def test_the_record_is_marked_as_practice():
    table, ana = alone("block", "mccc", practice=True)
    table.play_round([ana])
    played = read(write(snapshots.record(table.room)))
    assert played.tags["Practice"] == "yes"
    assert "Assisted" not in played.tags
    assert "Practice" not in snapshots.record(alone("block", "mccc")[0].room).tags


@pytest.mark.parametrize(("game", "seats"), [("block", "mo"), ("block", "bb"), ("squeeze", "m")])
def test_a_practice_table_needs_one_person_and_bots(game, seats):
    with pytest.raises(Refused, match="plan-practice"):
        Hosted(plan(game, seats, practice=True))


def test_practice_ends_for_good_when_a_second_person_sits_down():
    table, ana = alone("block", "mccc", practice=True)
    table.bots()
    table.act(ana)
    table.bots()
    assert "undo" in table.state(ana).may
    table.ask(ana, Replace, 1)
    assert table.state(ana).practice
    table.enter("play", "Beto")
    state = table.state(ana)
    assert not state.practice
    assert [said.id for said in state.lines[-1].said] == ["practice-over"]
    assert "undo" not in state.may
    with pytest.raises(Refused, match="chances-practice"):
        check_chances(table.room, table.requester(ana))
    kept = events.decode(events.encode(snapshots.snapshot(table.room)))
    assert not reducer.room_of([kept]).is_practice


def test_practice_survives_a_snapshot_and_a_rematch():
    table, ana = alone("block", "mc", practice=True, options={"target": "1"})
    kept = events.decode(events.encode(snapshots.snapshot(table.room)))
    assert reducer.room_of([kept]).is_practice
    while table.room.phase != "over":
        table.play_round([ana])
        if table.room.phase == "between":
            table.ask(ana, Next)
    assert table.ask(ana, Rematch).rematch
    from capicua.table.room import admission
    from tests.table.hosted_table import KEYS, SECRET

    opening = admission.rematch_events(table.room, "u", SECRET, KEYS, 2000)
    assert reducer.room_of(opening).is_practice
