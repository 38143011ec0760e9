"""Hosting passes to a player while the host is away, and returns with the host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from capicua.table.frames import host_frames
from capicua.table.frames.protocol import Leave, Next, Propose, Replace
from capicua.table.room import admission, events, moderation, snapshots, visitors
from capicua.table.room.reducer import closed_of, room_of
from capicua.table.room.retired_table import RetiredTable, retired_by
from tests.table.away_players import (
    MINUTE,
    comes,
    goes,
    passes,
    replayed,
    said,
    seated,
    until_turn,
)
from tests.table.hosted_table import KEYS, SECRET, Hosted, plan, two


@dataclass
class Visit:
    wants: Literal["watch", "seat"]
    name: str
    key: str = ""
    face: str = ""


def test_hosting_passes_while_the_host_is_away_and_returns():
    table, people = seated("block", 3)
    ana, beto, caro = people
    goes(table, ana)
    assert table.why_refused(beto, host_frames.Chat, "off", False) == "only-host"
    passes(table, 3 * MINUTE - 1)
    assert not table.state(beto).is_host
    passes(table, 1)
    assert table.state(beto).is_host
    assert not table.state(caro).is_host
    assert said(table, caro)[-1] == "host-passed"
    table.ask(beto, host_frames.Chat, "off", False)
    replayed(table)
    comes(table, ana)
    assert table.state(ana).is_host
    assert not table.state(beto).is_host
    assert said(table, caro)[-1] == "host-back"
    assert table.why_refused(beto, host_frames.Chat, "free", True) == "only-host"
    replayed(table)


def test_hosting_passes_before_play_so_that_an_open_seat_can_be_filled():
    table = Hosted(plan("block", "moo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    goes(table, ana)
    assert table.why_refused(beto, Next) == "seat-free"
    passes(table, 3 * MINUTE)
    table.ask(beto, Replace, 2, "greedy")
    table.ask(beto, Next)
    assert table.room.phase == "playing"


def test_a_visitor_can_be_admitted_while_the_host_is_away():
    table, ana, beto = two("block", seats="mob")
    table.room.present(ana, False, table.now)
    visitors.visit(table.room, Visit("seat", "Eva"), "token of Eva", table.now)
    assert not visitors.has_host(table.room)
    passes(table, 3 * MINUTE)
    assert visitors.has_host(table.room)
    number = table.state(beto).asking[0].number
    table.ask(beto, host_frames.Admit, number, True)
    assert table.room.guests["token of Eva"].seat == 2


def test_who_hosts_for_a_while_does_nothing_that_the_host_could_not_take_back():
    table, people = seated("block", 3)
    ana, beto, caro = people
    table.enter("watch", "Eva")
    goes(table, ana)
    passes(table, 3 * MINUTE)
    numbers = {name: table.room.guests[f"token of {name}"].number for name in ("Ana", "Caro")}
    for do in ("remove", "ban", "unban"):
        assert table.why_refused(beto, host_frames.Moderate, numbers["Caro"], do) == "acting-host"
    assert table.why_refused(beto, host_frames.Moderate, numbers["Ana"], "mute") == "moderate-host"
    assert table.why_refused(beto, host_frames.Rekey) == "acting-host"
    assert table.why_refused(beto, host_frames.Doors, True) == "acting-host"
    assert not {"rekey", "doors"} & set(table.state(beto).may)
    table.ask(beto, host_frames.Moderate, numbers["Caro"], "mute")
    assert table.state(caro).muted


def test_hosting_passes_to_the_first_player_who_is_present_and_not_muted():
    table, people = seated("block", 4)
    ana, beto, caro, dani = people
    watcher = table.enter("watch", "Eva")
    table.ask(ana, host_frames.Moderate, table.room.guests[beto].number, "mute")
    goes(table, caro)
    goes(table, ana)
    passes(table, 3 * MINUTE)
    assert [table.state(token).is_host for token in (beto, caro, dani)] == [False, False, True]
    assert not table.state(watcher).is_host


def test_hosting_passes_on_when_the_player_who_has_it_goes_away_too():
    table, people = seated("block", 3)
    ana, beto, caro = people
    goes(table, ana)
    passes(table, 3 * MINUTE)
    goes(table, beto)
    passes(table, 3 * MINUTE - 1)
    assert not table.state(caro).is_host
    passes(table, 1)
    assert table.state(caro).is_host
    comes(table, beto)
    assert not table.state(beto).is_host
    comes(table, ana)
    assert [table.state(token).is_host for token in people] == [True, False, False]


def test_who_hosts_for_a_while_stays_host_if_the_host_leaves_for_good():
    table, people = seated("block", 3)
    ana, beto, caro = people
    goes(table, ana)
    goes(table, beto)
    passes(table, 3 * MINUTE)
    assert table.state(caro).is_host
    comes(table, beto)
    table.ask(ana, Leave)
    assert [table.state(token).is_host for token in (beto, caro)] == [False, True]
    assert "rekey" in table.state(caro).may
    replayed(table)


def test_a_second_host_who_is_present_keeps_hosting_from_passing():
    table, people = seated("block", 3)
    table.enter("host", token="the other device of Ana")
    goes(table, people[0])
    passes(table, 10 * MINUTE)
    assert not table.state(people[1]).is_host


def test_hosting_does_not_pass_after_the_match():
    table, people = seated("block", 2, options={"target": "1"})
    table.play_round(people)
    assert table.room.phase == "over"
    goes(table, people[0])
    passes(table, 10 * MINUTE)
    assert not table.state(people[1]).is_host


def test_at_a_rematch_the_host_is_the_host_again():
    table, people = seated("block", 2, options={"target": "1"})
    goes(table, people[0])
    passes(table, 3 * MINUTE)
    table.play_round(people)
    opening = admission.rematch_events(table.room, "u", SECRET, KEYS, table.now)
    table.room, table.log = room_of(opening), [events.encode(one) for one in opening]
    comes(table, people[1])
    assert table.state(people[1]).is_host
    comes(table, people[0])
    assert [table.state(token).is_host for token in people] == [True, False]


def test_s5_a_table_whose_rules_are_gone_gives_hosting_back_and_passes_it_no_more():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    goes(table, people[0])
    passes(table, 3 * MINUTE)
    table.ask(people[1], Propose, 0)
    snapshot = events.decode(events.encode(snapshots.snapshot(table.room)))
    proposed = events.Proposed(ms=1, seat=0, by=1, waiting=[2])
    declined = events.Consented(ms=2, seat=2, yes=False)
    table.room = closed_of([snapshot, proposed, declined], retired_by(1, 2))
    assert isinstance(table.room, RetiredTable)
    comes(table, people[1])
    assert table.state(people[1]).is_host
    comes(table, people[0])
    assert not table.state(people[1]).is_host
    goes(table, people[0])
    table.now += 10 * MINUTE
    table.tick()
    assert not table.state(people[1]).is_host


def test_new_links_end_the_hosting_of_whoever_hosts_for_a_while():
    table, people = seated("block", 3)
    goes(table, people[0])
    passes(table, 3 * MINUTE)
    host = table.requester(people[0])
    table.write(moderation.rekeyed(table.room, host, "new links", KEYS, table.now))
    assert not table.state(people[1]).is_host
    assert not table.room.guests[people[1]].is_acting
