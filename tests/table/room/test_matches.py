"""Rounds and matches in a room."""

import re
from pathlib import Path

import msgspec
import pytest

import capicua.table as table_package
from capicua.core.messages import BadOption, Refused
from capicua.render.language import Language
from capicua.table.frames.protocol import Auto, Done, Rematch, Say
from capicua.table.room import events
from capicua.table.room.admission import rematch_events
from capicua.table.room.reducer import apply, room_of
from capicua.table.room.requests import rematch_announced
from capicua.table.room.snapshots import record, snapshot
from tests.table.hosted_table import KEYS, SECRET, Hosted, alone, plan, two


def test_a_rematch_moves_the_same_people_on_by_one_seat():
    table, ana, beto = two("block", options={})
    for _ in range(60):
        table.play_round([ana, beto])
        if table.room.phase == "over":
            break
        table.begin([ana, beto])
    assert table.room.phase == "over"
    assert table.ask(beto, Rematch, id="r").rematch
    opening = rematch_events(table.room, "t2", SECRET[::-1], KEYS, table.now)
    new = room_of(opening[:1])
    table.write(rematch_announced(table.requester(beto), "r", "t2", table.now))
    assert table.state(ana).rematch == "t2"
    asked = table.state(ana).lines[-1].said[0]
    assert (asked.id, asked.args["player"]) == ("rematch-asked", table.requester(beto).seat)
    assert table.why_refused(ana, Rematch) == "rematch-made"
    assert isinstance(table.ask(beto, Rematch, id="r").reply, Done)
    assert new.requester(ana).seat == 1
    assert new.requester(beto).seat == 0
    assert [sitting.name for sitting in new.sittings] == ["Beto", "Ana"]
    replayed = room_of([events.decode(events.encode(event)) for event in opening])
    assert replayed.requester(ana) == new.requester(ana)


def test_a_solitaires_rematch_is_another_deal_and_starts_at_once():
    table, ana = alone("squeeze", deal=5)
    while table.room.phase == "playing":
        table.ask(ana, Auto)
    opening = rematch_events(table.room, "t2", SECRET[::-1], KEYS, table.now)
    new = room_of(opening[:1])
    for event in opening[1:]:
        apply(new, event)
    assert new.phase == "playing"
    assert new.number != 5


def test_spectators_see_all_hands_after_the_round_if_the_plan_allows_it():
    hands = {}
    for is_open in (False, True):
        table, ana, beto = two("poker", seats="mo", open_hands=is_open)
        watcher = table.enter("watch")
        table.play_round([ana, beto])
        zones = msgspec.json.decode(table.state(watcher).seen.zones)
        hands[is_open] = sum(len(z.get("tiles", [])) for z in zones if z["zone"] == "hand")
    assert hands[True] == 10
    assert hands[False] <= hands[True]


def test_the_record_of_a_match_in_progress_has_only_finished_rounds():
    table, ana, beto = two()
    assert record(table.room).rounds == []
    table.play_round([ana, beto])
    table.begin([ana, beto])
    kept = record(table.room)
    assert len(kept.rounds) == 1
    assert kept.tags["Promise"] == table.state(ana).fair.promise
    assert kept.names == {"A": "Ana", "B": "Beto"}


def test_a_client_gets_only_the_lines_it_does_not_have():
    table, ana, beto = two()
    everything = table.state(ana)
    assert everything.complete
    table.act(table.at_turn([ana, beto]))
    newer = table.state(ana, since=everything.version)
    assert not newer.complete
    assert [line.at for line in newer.lines] == [everything.version + 1]


def test_a_client_that_is_too_far_behind_gets_all_lines_kept():
    table, ana, _ = two()
    since = table.room.version
    for number in range(800):
        table.ask(ana, Say, text=f"line {number}")
    state = table.state(ana, since=since)
    assert state.complete
    assert state.lines[-1].text == "line 799"
    assert len(state.lines) < 800
    assert table.state(ana, since=table.room.version - 3).complete is False


def test_a_private_message_is_in_the_log_of_its_reader_only():
    table, ana, beto = two("draw")
    watcher = table.enter("watch")
    while table.room.phase == "playing":
        turn = table.at_turn([ana, beto])
        is_draw = table.state(turn).seen.choices[0].text == "draw"
        table.act(turn)
        if is_draw:
            break
    assert is_draw, "no draw in this deal"
    other = beto if turn == ana else ana
    last = {who: table.state(who).lines[-1].said for who in (turn, other, watcher)}
    assert len(last[turn]) == len(last[other]) + 1
    assert last[other] == last[watcher]


def test_all_spectators_get_the_same_frame():
    table, _, _ = two("garrafina", seats="mobb")
    one, other = table.enter("watch", "Caro"), table.enter("watch", "Dani")
    assert table.state(one) == table.state(other)


def test_a_log_needs_exactly_one_opening():
    table, _, _ = two()
    with pytest.raises(ValueError, match="only one opening"):
        apply(table.room, events.decode(table.log[0]))
    with pytest.raises(BadOption, match="log-no-opening"):
        room_of([])


def test_a_snapshot_remembers_granted_request_ids():
    table, ana, _ = two()
    table.ask(ana, Say, phrase="hello", id="once")
    table.room = room_of([events.decode(events.encode(snapshot(table.room, table.now)))])
    rematch_events = table.ask(ana, Say, phrase="hello", id="once")
    assert rematch_events.events == []


def test_the_number_of_people_at_a_table_is_limited():
    table = Hosted(plan("block", "mo"))
    table.enter("host", "Ana")
    for number in range(499):
        table.enter("watch", token=f"w{number}")
    with pytest.raises(Refused, match="table-crowded"):
        table.enter("watch", token="one more")
    assert table.state(table.enter("host", "Ana", token="phone")).seat == 0


def test_every_message_of_a_hosted_table_exists_in_both_languages():
    folder = Path(table_package.__file__).parent
    used = set()
    for module in folder.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        used |= set(re.findall(r'(?:Message\(|\.tell\(\s*)"([a-z-]+)"', text))
    assert len(used) > 50
    for code in ("en", "es"):
        assert [id for id in sorted(used) if not Language(code).has(id)] == []


@pytest.mark.parametrize(("game", "best"), [("draw", max), ("mexican_train", min)])
def test_the_state_names_who_leads(game, best):
    """Whether many points are good is a rule of the game, which clients do not know."""
    table, ana, beto = two(game, options={})
    assert table.state(ana).leaders == []  # all are level
    while len(set(table.state(ana).totals)) == 1:
        table.play_round([ana, beto])
        if table.room.phase == "between":
            table.begin([ana, beto])
    state = table.state(ana)
    assert state.leaders == [state.totals.index(best(state.totals))]
