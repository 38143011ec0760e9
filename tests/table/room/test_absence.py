"""A player who is away or silent does not keep a table stuck: a bot may stand in for them."""

from __future__ import annotations

import pytest

from capicua.core.messages import Message
from capicua.render.language import Language
from capicua.table.fairness.cuts import seal_of
from capicua.table.frames.protocol import (
    ClockPlan,
    Consent,
    Leave,
    Next,
    Propose,
    Replace,
    Seal,
    Undo,
)
from capicua.table.room import events, snapshots
from capicua.table.room.reducer import room_of
from tests.table.away_players import (
    MINUTE,
    comes,
    goes,
    held,
    passes,
    replayed,
    said,
    seated,
    until_turn,
)
from tests.table.hosted_table import alone


def test_the_only_other_player_present_can_put_a_bot_on_the_seat_of_an_absent_host():
    table, people = seated("block", 2)
    ana, beto = people
    until_turn(table, people, 0)
    goes(table, ana)
    assert table.why_refused(beto, Replace, 0, "greedy") == "only-host"
    assert table.why_refused(beto, Propose, 0) == "stand-in-early"
    assert [(wait.seat, wait.in_ms) for wait in table.state(beto).waits] == [(0, MINUTE)]
    passes(table, MINUTE - 1)
    assert "propose" not in table.state(beto).may
    passes(table, 1)
    assert "propose" in table.state(beto).may
    table.ask(beto, Propose, 0)
    assert held(table, 0)
    assert said(table, beto)[-1] == "seat-replaced"
    table.bots()
    assert table.room.turn in (1, None)
    replayed(table)
    comes(table, ana)
    table.ask(ana, Replace, 0)
    assert not held(table, 0)


def test_the_others_who_are_present_must_agree_to_a_stand_in():
    table, people = seated("block", 4)
    ana, beto, caro, dani = people
    until_turn(table, people, 0)
    goes(table, dani)
    passes(table, MINUTE)
    table.ask(beto, Propose, 0)
    assert not held(table, 0)
    frame = table.state(caro)
    assert (frame.stand_in.seat, frame.stand_in.by, frame.stand_in.waiting_for) == (0, 1, [2])
    assert "consent" in frame.may
    assert "consent" not in table.state(ana).may
    assert table.why_refused(ana, Consent, False) == "consent-nothing"
    assert table.why_refused(caro, Propose, 0) == "stand-in-asked"
    assert table.why_refused(beto, Undo) == "stand-in-asked"
    replayed(table)
    table.ask(caro, Consent, True)
    assert held(table, 0)
    assert table.room.proposal is None
    replayed(table)


def test_one_player_who_declines_is_enough():
    table, people = seated("block", 4)
    until_turn(table, people, 0)
    goes(table, people[0])
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    table.ask(people[2], Consent, True)
    table.ask(people[3], Consent, False)
    assert not held(table, 0)
    assert table.room.proposal is None
    assert said(table, people[1])[-2:] == ["stand-in-proposed", "stand-in-declined"]
    replayed(table)


def test_whoever_does_not_answer_does_not_hold_the_table_up():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    passes(table, 29_999)
    assert not held(table, 0)
    passes(table, 1)
    assert held(table, 0)
    replayed(table)


def test_a_player_who_is_silent_but_present_can_play_and_end_the_proposal():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    table.act(people[0])
    assert table.room.proposal is None
    passes(table, 10 * MINUTE)
    assert not held(table, 0)


def test_time_away_counts_even_before_the_turn():
    table, people = seated("block", 2)
    until_turn(table, people, 1)
    goes(table, people[0])
    passes(table, MINUTE)
    table.act(people[1])
    while table.room.turn == 1:
        table.act(people[1])
    table.ask(people[1], Propose, 0)
    assert held(table, 0)


def test_nobody_is_late_because_the_server_was_down():
    table, people = seated("block", 2)
    until_turn(table, people, 0)
    table.room = room_of(events.decode(data) for data in table.log)
    table.now += 60 * MINUTE
    comes(table, people[1])
    assert table.why_refused(people[1], Propose, 0) == "stand-in-early"
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    assert held(table, 0)


def test_a_proposal_about_a_player_who_leaves_lapses():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    table.ask(people[0], Leave)
    assert table.room.proposal is None
    assert table.room.sittings[0].kind == "bot"
    replayed(table)


def test_a_proposal_goes_on_without_a_player_who_leaves():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    table.ask(people[2], Leave)
    assert table.room.due_ms() is not None
    passes(table, 0)
    assert held(table, 0)


def test_a_host_needs_nobodys_consent():
    table, people = seated("block", 3)
    until_turn(table, people, 1)
    passes(table, MINUTE)
    table.ask(people[0], Propose, 1)
    assert held(table, 1)


def test_only_players_propose_and_only_for_a_player_the_table_waits_for():
    table, people = seated("block", 3)
    until_turn(table, people, 0)
    eva = table.enter("watch", "Eva")
    passes(table, MINUTE)
    assert table.why_refused(eva, Propose, 0) == "only-players"
    assert table.why_refused(people[1], Propose, 2) == "stand-in-early"
    assert table.why_refused(people[0], Propose, 0) == "stand-in-early"
    assert table.why_refused(people[1], Propose, 9) == "no-such-seat"
    for token, may in ((eva, False), (people[0], False), (people[1], True)):
        assert ("propose" in table.state(token).may) == may
    goes(table, people[1])
    table.ask(people[0], Replace, 1, "greedy")
    comes(table, people[1])
    assert table.why_refused(people[1], Propose, 0) == "bot-plays"


def test_partners_agree_like_anybody_else():
    table, people = seated("partners", 4)
    until_turn(table, people, 0)
    goes(table, people[0])
    passes(table, MINUTE)
    table.ask(people[1], Propose, 0)
    assert table.state(people[2]).stand_in.waiting_for == [2, 3]
    table.ask(people[2], Consent, True)
    table.ask(people[3], Consent, True)
    assert held(table, 0)


@pytest.mark.parametrize("kind", ["turn", "bank"])
def test_at_a_table_with_a_clock_the_clock_decides(kind):
    table, people = seated("block", 2, clock=ClockPlan(kind, 14 * 86400))
    until_turn(table, people, 0)
    goes(table, people[0])
    table.now += 10 * MINUTE
    assert table.why_refused(people[1], Propose, 0) == "stand-in-early"
    assert not table.state(people[1]).waits


@pytest.mark.parametrize(("game", "seats"), [("squeeze", "m"), ("block", "mb"), ("block", "mbb")])
def test_nothing_happens_at_a_table_of_one_person(game, seats):
    table, ana = alone(game, seats)
    table.bots()
    version = table.room.version
    for _ in range(3):
        passes(table, 10 * MINUTE)
        goes(table, ana)
        passes(table, 10 * MINUTE)
        comes(table, ana)
    assert table.room.version == version
    assert not table.state(ana).waits
    assert table.state(ana).is_host


def test_nothing_happens_while_everybody_is_away():
    table, people = seated("block", 3)
    for token in people:
        goes(table, token)
    assert table.room.due_ms() is None
    version = table.room.version
    passes(table, 100 * MINUTE)
    assert table.room.version == version


# -- between rounds ----------------------------------------------------------------------------


def test_a_silent_player_does_not_keep_the_next_round_from_starting():
    table, people = seated("block", 3)
    table.play_round(people)
    passes(table, 10 * MINUTE)
    assert table.why_refused(people[1], Propose, 2) == "stand-in-early", "nobody waits for them yet"
    table.ask(people[1], Next)
    assert table.why_refused(people[1], Propose, 2) == "stand-in-early"
    passes(table, MINUTE)
    assert [wait.seat for wait in table.state(people[1]).waits] == [0, 2]
    table.ask(people[1], Propose, 2)
    table.ask(people[0], Next)
    assert table.room.phase == "between"
    table.ask(people[0], Consent, True)
    passes(table, 0)
    assert held(table, 2)
    assert table.room.phase == "playing"
    replayed(table)


def test_a_host_who_is_silent_between_rounds_does_not_stop_the_table():
    table, people = seated("block", 3)
    table.play_round(people)
    goes(table, people[2])
    table.ask(people[1], Next)
    passes(table, MINUTE)
    assert table.room.phase == "between"
    table.ask(people[1], Propose, 0)
    passes(table, 0)
    assert held(table, 0)
    table.ask(people[1], Propose, 2)
    passes(table, 0)
    assert table.room.phase == "playing"


def test_the_host_may_replace_a_player_who_is_silent_between_rounds():
    table, people = seated("block", 2)
    table.play_round(people)
    table.ask(people[0], Next)
    assert table.why_refused(people[0], Replace, 1, "greedy") == "replace-present"
    passes(table, MINUTE)
    table.ask(people[0], Replace, 1, "greedy")
    passes(table, 0)
    assert table.room.phase == "playing"


def test_a_player_who_says_they_are_ready_ends_the_proposal():
    table, people = seated("block", 3)
    table.play_round(people)
    table.ask(people[1], Next)
    passes(table, MINUTE)
    table.ask(people[1], Propose, 2)
    table.ask(people[2], Next)
    assert table.room.proposal is None
    assert not held(table, 2)


def test_a_cut_that_is_never_opened_holds_the_deal_up_for_seconds_only():
    table, people = seated("block", 2)
    table.play_round(people)
    seal = seal_of("t", table.room.deals, 0, "5c" * 16, "mine")
    table.ask(people[0], Seal, seal)
    goes(table, people[0])
    table.ask(people[1], Next)
    assert table.room.phase == "between"
    passes(table, 8_000)
    assert table.room.phase == "playing"


# -- the log -----------------------------------------------------------------------------------


def test_old_snapshots_load_unchanged():
    table, _ = seated("block", 2)
    data = events.encode(snapshots.snapshot(table.room))
    for word in (b"proposal", b"is_acting"):
        assert word not in data, "a table without the new events is stored as before"


@pytest.mark.parametrize("code", ["en", "es"])
def test_a_proposal_is_told_to_each_reader_in_their_own_words(code):
    language = Language(code, None, ["Ana", "Beto", "Caro"])
    for id, count in (("stand-in-proposed", 3), ("stand-in-declined", 2)):
        message = Message(id, {"player": 1, "owner": 0})
        assert len({language.say(message, reader) for reader in (0, 1, 2)}) == count
