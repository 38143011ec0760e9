"""A table continues under its original rules, or is closed with an explanation (S5)."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

from capicua.core.messages import Message, Refused
from capicua.core.setup import Setup
from capicua.notation import read, replay, write
from capicua.table.frames.protocol import Act, Next, Rematch, Say, Seal, Undo
from capicua.table.room import events, reducer, requests, snapshots
from capicua.table.room.events import Opened, Snapshot
from capicua.table.room.retired_table import RetiredTable
from tests.table.hosted_table import Hosted, alone, two

EXAMPLES = Path(__file__).parents[3] / "examples" / "escalera"


class Kinds:
    """A catalogue with one game, whose rules change while tables exist."""

    def __init__(self) -> None:
        self.first = importlib.import_module("escalera").GAME
        self.now = self.first

    def release(self, **changes: Any) -> None:
        """Replace the game by a new version."""
        self.now = type("Escalera2", (self.first,), {"version": 2} | changes)

    def larger_hands(self) -> dict[str, Any]:
        """Return changes that deal one more tile to each player."""
        first = self.first

        def begin(game: Any, options: Any, players: int) -> None:
            first.__init__(game, options, players)
            game.hand_size += 1

        return {"__init__": begin}


@pytest.fixture
def kinds(monkeypatch) -> Kinds:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = Kinds()
    monkeypatch.setattr(
        sys.modules["capicua.catalogue"], "_others", lambda: {"escalera": found.now}
    )
    return found


def longer_matches(self, match) -> bool:
    return match.number > self.rounds_played + 2


def changed(kinds: Kinds) -> dict[str, Any]:
    """Return changes that break unfinished and finished matches alike."""
    return kinds.larger_hands() | {"match_is_over": longer_matches}


def loaded(table: Hosted, *, kept: bool) -> Any:
    """Return the room as another process restores it: from its log, or from a snapshot."""
    log = [events.decode(data) for data in table.log]
    if kept:
        log = [events.decode(events.encode(snapshots.snapshot(table.room, table.now)))]
    return reducer.room_of(log)


def played_out(kinds: Kinds) -> tuple[Hosted, str]:
    table, ana, beto = two("escalera", preset="short")
    table.play_round([ana, beto])
    assert table.room.phase == "over"
    return table, ana


def in_play(kinds: Kinds) -> tuple[Hosted, str, str]:
    table, ana, beto = two("escalera")
    table.play_round([ana, beto])
    table.begin([ana, beto])
    table.act(table.at_turn([ana, beto]))
    return table, ana, beto


def resumed(table: Hosted, snapshot: Snapshot | None, after: int) -> Hosted:
    """Restore the table from a snapshot and the events after it, and tick it like a server."""
    log = [events.decode(data) for data in table.log]
    table.room = reducer.room_of(log if snapshot is None else [snapshot, *log[after:]])
    table.tick()
    return table


# -- the log ------------------------------------------------------------------------------------


def test_s5_the_log_has_the_version_and_every_option(kinds) -> None:
    table, ana = alone("escalera", "mb", options={"rounds": "7"})
    opened = events.decode(table.log[0])
    assert isinstance(opened, Opened)
    assert opened.edition.version == 1
    assert opened.edition.options == {"hand_size": "5", "rounds": "7"}
    snapshot = snapshots.snapshot(table.room)
    assert snapshot.edition == opened.edition
    kinds.release()
    table.ask(ana, Say, "", "hello")
    assert snapshots.snapshot(table.room).edition.version == 1


def test_s5_the_log_has_actions_in_notation(kinds) -> None:
    table, _, _ = in_play(kinds)
    acted = [events.decode(data) for data in table.log]
    texts = [event.text for event in acted if isinstance(event, events.Acted)]
    record = table.room.transcript.of(table.room.match)
    assert texts == [move.action for round in record.rounds for move in round.moves]


# -- finished matches ---------------------------------------------------------------------------


def test_s5_a_finished_match_keeps_its_results(kinds) -> None:
    table, ana = played_out(kinds)
    before, record = table.state(ana), write(snapshots.record(table.room))
    kinds.release(**changed(kinds))
    table.room = loaded(table, kept=True)
    after = table.state(ana)
    assert after.phase == "over"
    assert (after.totals, after.winners, after.rounds) == (
        before.totals,
        before.winners,
        before.rounds,
    )
    assert after.lines == before.lines
    assert after.rules == before.rules
    assert write(snapshots.record(table.room)) == record
    table.tick()
    assert table.room.version == after.version
    assert table.why_refused(ana, Next) == "match-done"


def test_s5_a_finished_match_keeps_its_winners(kinds) -> None:
    """The new rules, with longer matches and larger hands, would undo the win."""
    table, _ = played_out(kinds)
    kinds.release(**changed(kinds))
    winners = table.room.winners
    assert winners
    again = loaded(table, kept=True)
    assert (again.phase, again.winners) == ("over", winners)


# -- matches in progress ------------------------------------------------------------------------


@pytest.mark.parametrize("since", [0, 1])
def test_s5_a_match_in_progress_is_closed_with_an_explanation_and_its_record(kinds, since) -> None:
    """The record includes actions after the last snapshot."""
    table, ana, beto = in_play(kinds)
    snapshot, after = snapshots.snapshot(table.room), len(table.log)
    for _ in range(since):
        table.act(table.at_turn([ana, beto]))
        table.ask(ana, Say, "", "so far")
    whole = write(table.room.transcript.of(table.room.match, ["Ana", "Beto"]))
    totals, rounds = table.room.totals, table.state(ana).rounds
    kinds.release(**changed(kinds))
    resumed(table, events.decode(events.encode(snapshot)), after)
    state = table.state(ana)
    assert state.phase == "over"
    assert state.winners == []
    assert (state.totals, state.rounds) == (totals, rounds)
    assert state.lines[-1].said[0].id == "table-closed"
    assert state.lines[-1].said[0].args == {"version": 1, "current": 2}
    assert state.complete
    record = snapshots.record(table.room)
    assert record.version == 1
    assert [round.moves for round in record.rounds] == [round.moves for round in read(whole).rounds]
    assert isinstance(events.decode(table.log[-1]), events.Closed)


def test_s5_a_record_without_the_last_deal_is_marked_incomplete(kinds) -> None:
    """The server was killed and upgraded before a snapshot stored the tiles dealt."""
    table, ana, beto = in_play(kinds)
    snapshot, after = snapshots.snapshot(table.room), len(table.log)
    table.play_round([ana, beto])
    table.begin([ana, beto])
    table.act(table.at_turn([ana, beto]))
    second = len(table.room.match.rounds[1].log)
    kinds.release(**changed(kinds))
    record = snapshots.record(resumed(table, snapshot, after).room)
    assert len(record.rounds) == 2
    assert len(record.rounds[1].moves) == second
    assert record.tags["Incomplete"] == "yes"


def test_s5_a_closed_table_stays_closed_but_grants_requests_that_need_no_rules(kinds) -> None:
    table, ana, beto = in_play(kinds)
    snapshot = snapshots.snapshot(table.room)
    after = len(table.log)
    kinds.release(**changed(kinds))
    resumed(table, snapshot, after)
    closed = len(table.log)
    for kind, fields in ((Act, (0, 1)), (Undo, ()), (Next, ()), (Seal, ("0" * 64,))):
        assert table.why_refused(ana, kind, *fields) == "table-closed"
    order = ["people", "moderate", "rekey", "chat"]  # Ana is the host
    assert table.state(ana).may == ["say", "rematch", *order, "leave"]
    table.ask(ana, Say, "", "what a pity")
    table.tick()
    assert len(table.log) == closed + 1
    kinds.now = kinds.first
    table.room = reducer.room_of([snapshot, *map(events.decode, table.log[after:])])
    assert isinstance(table.room, RetiredTable)
    assert [line.kind for line in table.state(beto).lines[-2:]] == ["table", "chat"]
    answer = table.ask(ana, Rematch)
    assert answer.rematch


def test_s5_the_current_rounds_tiles_are_hidden_until_the_table_is_closed(kinds) -> None:
    table, _, _ = in_play(kinds)
    snapshot = snapshots.snapshot(table.room)
    kinds.release(**changed(kinds))
    room = reducer.room_of([snapshot])
    assert len(snapshots.record(room).rounds) == 1
    assert len(room.record.rounds) == 2
    assert requests.tick(room, 5) == [events.Closed(ms=5, version=1, current=2)]


def test_s5_a_match_continues_if_its_version_can_still_be_played(kinds) -> None:
    table, ana, beto = in_play(kinds)
    kinds.release(**changed(kinds), earlier={1: kinds.first})
    before = table.state(ana)
    for kept in (False, True):
        room = loaded(table, kept=kept)
        assert type(room.game) is kinds.first
        assert room.phase == "playing"
    table.room = room
    table.room.here = {ana, beto}
    assert table.state(ana) == before
    table.play_round([ana, beto])
    assert len(replay(snapshots.record(table.room)).rounds) == 2
    assert type(two("escalera")[0].room.game) is kinds.now


# -- unannounced changes ------------------------------------------------------------------------


def test_s5_a_changed_preset_does_not_change_a_table(kinds) -> None:
    """A preset changes without a new version; the table keeps its own options."""
    table, ana, _ = in_play(kinds)
    options = type(kinds.first.presets()["house"])
    kinds.release(version=1, presets=classmethod(lambda cls: {"house": options(rounds=50)}))
    table.room = loaded(table, kept=False)
    assert table.room.game.options == options()
    assert table.state(ana).rules.options == {"rounds": "3"}
    assert table.room.phase == "playing"


def test_s5_rules_changed_without_a_new_version_do_not_change_a_match(kinds) -> None:
    """The log contradicts the new rules, so it is not replayed, and no event is written."""
    table, ana, beto = in_play(kinds)
    for _ in range(3):
        table.act(table.at_turn([ana, beto]))
    log = [events.decode(data) for data in table.log]
    kinds.release(version=1, next_setup=lambda self, match: Setup(match.number, 1, match.totals))
    with pytest.raises(Refused, match="log-other-course"):
        loaded(table, kept=False)
    room = reducer.closed_of(log, Message("table-unreadable"))
    assert room.phase == "over"
    assert requests.tick(room, 5) == []
    assert snapshots.record(room).rounds == []


def test_s5_a_snapshot_that_replays_to_another_result_is_refused(kinds) -> None:
    table, _ = played_out(kinds)
    snapshot = snapshots.snapshot(table.room)
    assert snapshot.chronicle is not None
    snapshot.chronicle.totals[0] += 1
    with pytest.raises(Refused, match="log-other-result"):
        reducer.room_of([snapshot])


# -- logs of 0.1 --------------------------------------------------------------------------------


def without_edition(data: bytes) -> events.Event:
    """Return an event as written by 0.1."""
    import json

    event = json.loads(data)
    event.pop("edition", None)
    event.pop("text", None)
    return events.decode(json.dumps(event))


def test_s5_logs_without_a_version_count_as_version_1(kinds) -> None:
    table, ana, beto = in_play(kinds)
    before = table.state(ana)
    log = [without_edition(data) for data in table.log]
    table.room = reducer.room_of(log)
    table.room.here = {ana, beto}
    assert table.state(ana) == before
    kinds.release()
    table.room = reducer.room_of(log)
    assert [event.version for event in requests.tick(table.room, 5)] == [1]


def test_s5_traffic_tables_of_0_1_are_closed() -> None:
    """The numbers in their logs stand for different actions now."""
    table, ana = alone("traffic")
    table.act(ana)
    log = [without_edition(data) for data in table.log]
    table.room = reducer.room_of(log)
    table.tick()
    state = table.state(ana)
    assert state.phase == "over"
    assert state.lines[-1].said[0].id == "table-closed"
    assert state.lines[-1].said[0].args == {"version": 1, "current": 2}
    assert 'Version "1"' in write(snapshots.record(table.room))
