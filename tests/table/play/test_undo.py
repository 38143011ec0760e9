"""Undo: with the consent of other people, and never past revealed tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import capicua
from capicua.catalogue import catalogue, kind
from capicua.core.messages import Refused
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.view import View
from capicua.core.zones import Hand
from capicua.table.frames.protocol import Act, Auto, Consent, Replace, Undo
from capicua.table.play import undo
from capicua.table.play.play import Play
from capicua.table.play.seats import SeatOccupant
from capicua.table.play.view_cache import tiles_shown
from capicua.table.room import events, state_frame
from capicua.table.room.reducer import room_of
from capicua.table.room.resume import play_at, position
from capicua.table.room.room import WISH_MS
from capicua.testing import sample
from tests import suite
from tests.table.hosted_table import Hosted, alone, plan, two
from tests.table.random_records import record
from tests.table.undo_examples import EXAMPLES

TABLES = 6 if suite.IS_EXHAUSTIVE else 3
"""Number of presets and sizes of tables of each game in which undos are compared."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_undo_examples_at_a_hosted_table(example):
    kinds = {"p": "o", "b": "c"}
    seats = "m" + "".join(kinds[seat] for seat in example.seats[1:])
    table = Hosted(plan(example.game, seats, practice=example.practice))
    people = [table.enter("host", "Ana")]
    people += [table.enter("play", f"P{k}") for k in range(example.seats.count("p") - 1)]
    if table.room.phase == "waiting":
        table.begin(people)
    example.sit(table.room)
    for seat, action in example.actions():
        table.write([events.Acted(ms=table.now, seat=seat, action=action)])
    seat = example.seat
    if example.seats[seat] == "b":  # bots send no requests
        with pytest.raises(Refused, match=example.refusal):
            undo.back_to(table.room, seat)
        return
    token = next(token for token in people if table.requester(token).seat == seat)
    assert ("undo" in table.state(token).may) == (not example.refusal)
    assert table.why_refused(token, Undo) == example.refusal
    if not example.refusal:
        others = table.room.wish[2] if table.room.wish else []
        assert len(others) == example.asked
        for other in people:
            if table.requester(other).seat in others:
                table.ask(other, Consent, True)
        assert len(table.room.round.log) == example.left


@pytest.mark.parametrize("seed", range(60))
def test_h34_a_bid_can_be_undone_after_a_bot_has_passed_in_any_deal(seed):
    match = Play(
        capicua.load("texas_42"),
        [SeatOccupant("person", "Ana"), *[SeatOccupant("bot", level="greedy")] * 3],
        Dealer.from_seed(seed),
    )
    match.deal()
    while match.turn != 0:
        match.act(match.turn, match.round.parse("pass"), "bot")
    match.act(0, match.round.legal_actions()[-1])
    if match.round.text(match.round.legal_actions()[0]) != "pass":
        return  # Ana bid last and is to name trumps
    match.act(match.turn, match.round.parse("pass"), "bot")
    count = undo.back_to(match, 0)
    match.take_back(0, count)
    assert match.turn == 0


def bidding() -> tuple[Hosted, list[str]]:
    """Four people at Texas 42 after the first bid."""
    table = Hosted(plan("texas_42", "mooo"))
    people = [table.enter("host", "Ana")]
    people += [table.enter("play", name) for name in ("Beto", "Caro", "Dani")]
    table.begin(people)
    table.act(table.at_turn(people), 1)
    return table, people


def pair(game: str) -> tuple[Hosted, list[str]]:
    table, *people = two(game)
    return table, people


def bidder(table: Hosted, people: list[str]) -> tuple[str, list[str]]:
    first = next(token for token in people if table.requester(token).seat == table.room.actors[0])
    return first, [token for token in people if token != first]


def test_a_bid_is_undone_when_all_others_consent():
    table, people = bidding()
    before = table.room.version
    first, others = bidder(table, people)
    table.ask(first, Undo)
    wish = table.state(first).undo
    assert wish.waiting_for == sorted(table.requester(token).seat for token in others)
    for token in others:
        assert "consent" in table.state(token).may
        assert len(table.room.round.log) == 1
        table.ask(token, Consent, True)
    assert len(table.room.round.log) == 0
    assert table.room.turn == table.requester(first).seat
    assert table.state(first).lines[-1].said[0].id == "undo-done"
    assert table.why_refused(first, Act, 0, before) == "act-stale"


def test_one_refusal_cancels_an_undo_request():
    table, people = bidding()
    first, others = bidder(table, people)
    table.ask(first, Undo)
    table.ask(others[0], Consent, True)
    table.ask(others[1], Consent, False)
    assert len(table.room.round.log) == 1
    assert table.why_refused(others[2], Consent, True) == "consent-nothing"


def test_an_undo_request_ends_with_the_next_action_or_the_time_limit():
    table, people = bidding()
    first, _ = bidder(table, people)
    table.ask(first, Undo)
    assert table.why_refused(first, Undo) == "undo-asked"
    table.act(table.at_turn(people))
    assert table.room.wish is None
    table.ask(first, Undo)
    assert table.room.due_ms() == table.now + WISH_MS
    table.now += WISH_MS
    table.tick()
    assert table.room.wish is None


def test_undoing_a_bid_also_undoes_the_later_bids():
    table, people = bidding()
    first, others = bidder(table, people)
    table.act(table.at_turn(people))
    table.act(table.at_turn(people))
    table.ask(first, Undo)
    for token in others:
        table.ask(token, Consent, True)
    assert len(table.room.round.log) == 0


def test_a_tile_can_be_undone_until_another_player_plays_one():
    table, ana, beto = two("block")
    first = table.at_turn([ana, beto])
    other = beto if first == ana else ana
    table.act(first)
    assert "undo" in table.state(first).may
    assert "undo" not in table.state(other).may
    table.ask(first, Undo)
    table.ask(other, Consent, True)
    assert len(table.room.round.log) == 0
    table.act(first)
    while not (table.room.actors[-1] == table.requester(other).seat and laid(table)):
        table.act(table.at_turn([ana, beto]))
    assert table.why_refused(first, Undo) == "undo-others"


def laid(table: Hosted) -> bool:
    """Return whether the last action placed a tile."""
    state = table.room.round
    return "-" in state.text(int(state.log[len(state.log) - 1]))


def test_drawing_a_tile_cannot_be_undone():
    table, ana, beto = two("draw")
    while True:
        token = table.at_turn([ana, beto])
        names = [choice.text for choice in table.state(token).seen.choices]
        table.act(token)
        if names == ["draw"]:
            break
        assert table.room.phase == "playing", "no draw in this deal"
    assert table.why_refused(token, Undo) == "undo-revealed"


def test_nothing_can_be_undone_after_the_round():
    table, ana, beto = two()
    table.play_round([ana, beto])
    assert table.why_refused(ana, Undo) == "undo-nothing"


def test_bots_need_not_consent():
    table, ana = alone("muggins", "mb", options={"scoring_claims": "claim"})
    table.bots()
    actions = len(table.room.actors)
    table.act(ana)
    assert table.room.turn == 0, "the count has yet to be claimed"
    table.ask(ana, Undo)
    assert table.room.wish is None
    assert len(table.room.actors) == actions


def test_consent_is_not_needed_from_a_person_replaced_by_a_bot():
    table, people = bidding()
    first, others = bidder(table, people)
    table.ask(first, Undo)
    table.ask(others[0], Consent, True)
    host = people[0]
    for token in others[1:]:
        table.room.present(token, False, table.now)
        seat = table.requester(token).seat
        if token == host:
            table.ask(token, Consent, True)
        else:
            table.ask(host, Replace, seat, "greedy")
    table.tick()
    assert len(table.room.round.log) == 0


@pytest.mark.parametrize("game", ["squeeze", "good_neighbors"])
def test_a_finished_solitaire_can_be_undone_to_the_last_tile_turned_up(game):
    table, ana = alone(game)
    while table.room.phase == "playing":
        table.ask(ana, Auto)
    actions = len(table.room.round.log)
    taken = 0
    while table.why_refused(ana, Undo) == "":
        taken += 1
    assert 0 < taken <= actions
    assert table.why_refused(ana, Undo) in ("undo-revealed", "undo-nothing")


@pytest.mark.parametrize("game", ["block", "draw", "garrafina", "texas_42", "thats_it"])
def test_cached_glimpses_give_the_same_answer_as_a_replayed_log(game):
    table, people = bidding() if game == "texas_42" else pair(game)
    answers = set()
    for _ in range(24):
        if table.room.phase != "playing":
            break
        table.act(table.at_turn(people), -1)
        again = room_of(events.decode(data) for data in table.log)
        for token in people:
            requester = table.requester(token)
            may = state_frame.granted_frames(
                table.room, requester, state_frame.shared_frame(table.room, 0)
            )
            again.present(token, True, table.now)
            assert ("undo" in may) == (
                "undo"
                in state_frame.granted_frames(again, requester, state_frame.shared_frame(again, 0))
            )
            answers.add("undo" in may)
    assert answers == {True, False}


def test_a_frame_after_an_action_does_not_replay_the_round(monkeypatch):
    table, *people = two("block")
    replays = []
    honest = Play.after

    def after(play, count):
        replays.append(count)
        return honest(play, count)

    monkeypatch.setattr(Play, "after", after)
    while table.room.phase == "playing":
        table.act(table.at_turn(people))
        for token in people:
            table.state(token)
    assert len(replays) <= 1  # only the deal itself


def test_an_action_after_an_undo_is_judged_independently():
    table, ana, beto = two("draw")
    while [choice.text for choice in table.state(table.at_turn([ana, beto])).seen.choices] != [
        "draw"
    ]:
        first = table.at_turn([ana, beto])
        other = beto if first == ana else ana
        table.act(first)
        assert "undo" in table.state(first).may
        table.ask(first, Undo)
        table.ask(other, Consent, True)
        table.act(first, -1)
        assert table.room.phase == "playing", "no draw in this deal"
    drawer = table.at_turn([ana, beto])
    table.act(drawer)
    assert "undo" not in table.state(drawer).may


@pytest.mark.parametrize("game", catalogue())
def test_what_frames_offer_is_what_a_comparison_of_fresh_views_allows(game):
    """Random play and undos at tables with people, bots and stand-ins, and from set-up positions.

    Readers fetch only some of the states, so that the cache is filled in no particular order.
    """
    rng = Rng(7)
    answers = set()
    for play in (*tables(game), continued(game)):
        for _ in range(40):
            if play.phase != "playing":
                break
            act_or_undo(play, rng)
            answers |= compared(play, rng)
            if len(play.sittings) > 1 and not rng.below(2):
                stand_in(play.sittings[rng.below(len(play.sittings))])
                answers |= compared(play, rng)
    assert True in answers


def compared(play: Play, rng: Rng) -> set[bool]:
    """The answers of some seats, which are those of fresh views."""
    seats = [seat for seat in range(len(play.sittings)) if rng.below(3)]
    found = {seat: may_undo(play, seat) for seat in seats}
    assert found == {seat: may_undo_by_fresh_views(play, seat) for seat in seats}
    return set(found.values())


def tables(id: str) -> Iterator[Play]:
    for number, (_, game) in enumerate(islice(sample(kind(id)), TABLES)):
        sittings = [
            SeatOccupant("bot", level="greedy")
            if seat and (seat + number) % 3 == 0
            else SeatOccupant("person", f"P{seat}")
            for seat in range(int(game.players))
        ]
        play = Play(game, sittings, Dealer.from_seed(number))
        play.deal()
        yield play


def continued(game: str) -> Play:
    """A match continued from a record, whose given moves cannot be undone."""
    whole = record(game)
    at = position(whole, 1, len(whole.rounds[0].moves) // 2)
    return play_at(at, [SeatOccupant("person", f"P{seat}") for seat in range(at.rules.seats)])


def act_or_undo(play: Play, rng: Rng) -> None:
    turn = play.turn
    assert turn is not None
    if not rng.below(5) and may_undo(play, turn):
        play.take_back(turn, undo.back_to(play, turn))
        return
    legal = play.round.legal_actions()
    play.act(turn, legal[rng.below(len(legal))])


def stand_in(sitting: SeatOccupant) -> None:
    """Let a bot play for a person, then have the seat, and then a person sit down there."""
    if sitting.kind == "bot":
        sitting.kind, sitting.level = "person", ""
    elif sitting.level:
        sitting.kind = "bot"
    else:
        sitting.level = "greedy"


def may_undo(play: Play, seat: int) -> bool:
    try:
        undo.back_to(play, seat)
    except Refused:
        return False
    return True


def may_undo_by_fresh_views(play: Play, seat: int) -> bool:
    """The rule in its plain form: nobody has learned anything that the seat did not know."""
    count = play.actors.rfind(seat)
    if not play.actors or play.is_settled or count < play.given or count < 0:
        return False
    people = {*play.people, seat}
    past = play.after(count)
    known = tiles_shown(past.view(seat))
    for person in people:
        shown = tiles_shown(play.view(person)) - tiles_shown(past.view(person))
        if shown - known if person != seat else shown:
            return False
    return play.is_free or notes(past.view(seat)) == notes(play.view(seat))


def notes(view: View) -> list[object]:
    """What a seat reads beside the other hands; hands without notes do not count."""
    hands = [zone for zone in view.zones if isinstance(zone, Hand) and zone.seat != view.seat]
    return [(hand.seat, hand.notes) for hand in hands if hand.notes]
