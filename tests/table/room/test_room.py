"""A hosted table: joining, seats, starting, playing, chat, rematches."""

import msgspec
import pytest

import capicua
from capicua.core.messages import BadOption, Refused
from capicua.render.language import Language
from capicua.table.frames.protocol import (
    Act,
    Auto,
    ClockPlan,
    Done,
    Hint,
    Next,
    Replace,
    Restart,
    Say,
    Seal,
    Undo,
    Why,
)
from capicua.table.room.reducer import opened
from tests.table.hosted_table import KEYS, SECRET, Hosted, alone, plan, two

# -- plans -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("made", "id"),
    [
        (plan("chess", "mo"), "unknown-game"),
        (plan("block", "mo", count=3), "bad-seats"),
        (plan("block", "mm"), "plan-one-me"),
        (plan("block", "mo", deal=7), "plan-deal"),
        (plan("block", "mo", clock=ClockPlan("turn")), "plan-clock"),
    ],
)
def test_an_invalid_plan_is_refused(made, id):
    with pytest.raises(BadOption, match=id):
        opened("t", made, SECRET, KEYS, 0)


# -- joining -----------------------------------------------------------------------------------


def test_a_link_and_a_name_are_enough_to_join():
    table = Hosted(plan("garrafina", "moob"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "  Beto ")
    assert [seat.name for seat in table.state(ana).seats] == ["Ana", "Beto", "", ""]
    assert table.state(beto).seat == 1
    assert not table.state(beto).is_host
    assert table.state(ana).is_host


@pytest.mark.parametrize(
    ("key", "name", "seat", "id"),
    [
        ("play", "", None, "name-wanted"),
        ("play", " \u200b\t", None, "name-wanted"),
        ("play", "x" * 25, None, "name-long"),
        ("play", "aNA", None, "name-taken"),
        ("wrong", "Beto", None, "enter-key"),
        ("play", "Beto", 0, "seat-taken"),
        ("play", "Beto", 9, "no-such-seat"),
    ],
)
def test_a_refusal_to_admit_gives_the_reason(key, name, seat, id):
    table = Hosted(plan("block", "mo"))
    table.enter("host", "Ana")
    with pytest.raises(Refused, match=id):
        table.enter(key, name, seat)


def test_a_full_table_admits_spectators_only():
    table = Hosted(plan("block", "mo"))
    table.enter("host", "Ana")
    table.enter("play", "Beto")
    with pytest.raises(Refused, match="table-full"):
        table.enter("play", "Caro")
    assert table.state(table.enter("watch", "Caro")).seat is None


def test_joining_again_under_the_same_token_changes_nothing():
    table = Hosted(plan("block", "mo"))
    ana = table.enter("host", "Ana")
    version = table.room.version
    table.enter("host", "Ana", token=ana)
    assert table.room.version == version


def test_the_host_has_the_same_seat_on_another_device():
    table = Hosted(plan("block", "mo"))
    table.enter("host", "Ana")
    phone = table.enter("host", "whoever", token="phone")
    assert (table.state(phone).seat, table.state(phone).is_host) == (0, True)


# -- starting ----------------------------------------------------------------------------------


def test_play_starts_at_once_for_one_person_among_bots():
    assert alone("block", "mbb")[0].room.phase == "playing"


def test_play_starts_when_everybody_present_is_ready():
    table = Hosted(plan("block", "moo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    assert table.why_refused(ana, Next) == "seat-free"
    caro = table.enter("play", "Caro")
    table.ask(ana, Next)
    table.ask(beto, Next)
    assert table.room.phase == "waiting"
    assert [seat.ready for seat in table.state(caro).seats] == [True, True, False]
    table.ask(caro, Next)
    assert table.room.phase == "playing"


def test_the_host_can_start_the_next_round_without_absent_players():
    table, ana, beto = two()
    table.play_round([ana, beto])
    table.room.present(beto, False, table.now)
    table.ask(ana, Next)
    assert table.room.phase == "playing"


def test_absent_players_are_waited_for_while_a_host_is_present_and_not_ready():
    table = Hosted(plan("block", "moo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    caro = table.enter("play", "Caro")
    table.room.present(caro, False, table.now)
    table.ask(beto, Next)
    assert table.room.phase == "waiting"
    table.room.present(ana, False, table.now)
    table.tick()
    assert table.room.phase == "playing"


def test_the_host_can_give_a_free_seat_to_a_bot():
    table = Hosted(plan("block", "moo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    assert table.why_refused(beto, Replace, 2, "greedy") == "only-host"
    assert table.why_refused(ana, Replace, 2, "genius") == "unknown-bot"
    table.ask(ana, Replace, 2, "greedy")
    assert table.state(ana).seats[2].kind == "bot"


# -- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_game_can_be_played(game):
    """Two people, if the game allows it, and bots play up to three rounds."""
    seats = int(capicua.load(game).players)
    table = Hosted(plan(game, ("mo" + "c" * 12)[:seats]))
    people = [table.enter("host", "Ana")]
    if seats > 1:
        people.append(table.enter("play", "Beto"))
        table.begin(people)
    for _ in range(3):
        table.play_round(people)
        if table.room.phase == "over":
            break
        table.begin(people)
    state = table.state(people[0])
    assert state.rounds
    assert all(line.points is None or len(line.points) == seats for line in state.rounds)
    speak = [Language(code, table.room.game, ["Ana"] * seats) for code in ("en", "es")]
    for line in state.lines:
        for said in line.said:
            message = capicua.Message(said.id, dict(said.args))
            assert all(language.say(message, 0) for language in speak)


def test_an_action_chosen_before_the_round_changed_is_refused():
    table, ana, beto = two()
    at, turn = table.room.version, table.at_turn([ana, beto])
    action = table.state(turn).seen.choices[0].action
    table.ask(turn, Act, action, at)
    late = table.at_turn([ana, beto])
    action = table.state(late).seen.choices[0].action
    assert table.why_refused(late, Act, action, at) == "act-stale"
    assert table.why_refused(late, Act, action, table.room.version + 1) == "act-stale"


def test_chat_does_not_make_an_action_stale():
    table, ana, beto = two()
    at, turn = table.room.version, table.at_turn([ana, beto])
    table.ask(ana, Say, phrase="hello")
    table.ask(turn, Act, table.state(turn).seen.choices[0].action, at)
    assert table.room.round.log


def test_illegal_and_out_of_turn_actions_are_refused_and_change_nothing():
    table, ana, beto = two()
    turn = table.at_turn([ana, beto])
    other = beto if turn == ana else ana
    legal = [choice.action for choice in table.state(turn).seen.choices]
    illegal = next(action for action in range(999) if action not in legal)
    assert table.why_refused(other, Act, legal[0], table.room.version) == "not-your-turn"
    assert table.why_refused(turn, Act, illegal, table.room.version)
    assert table.why_refused(turn, Act, 10**12, table.room.version) == "no-such-action"


def test_a_repeated_request_is_answered_but_executed_once():
    table, ana, beto = two()
    turn = table.at_turn([ana, beto])
    action = table.state(turn).seen.choices[0].action
    table.ask(turn, Act, action, table.room.version, id="same")
    version = table.room.version
    again = table.ask(turn, Act, action, version, id="same")
    assert again.events == []
    assert isinstance(again.reply, Done)
    assert table.room.version == version


def test_two_people_may_use_the_same_request_id():
    table, ana, beto = two()
    table.ask(ana, Say, phrase="hello", id="1")
    table.ask(beto, Say, phrase="hello", id="1")
    assert len([line for line in table.state(ana).lines if line.kind == "chat"]) == 2


def test_why_returns_the_reason_and_changes_nothing():
    table, ana, beto = two()
    turn = table.at_turn([ana, beto])
    version = table.room.version
    reply = table.ask(turn, Why, ["tile:9-9"]).reply
    assert reply.message.id == "touch-nothing"
    other = beto if turn == ana else ana
    reply = table.ask(other, Why, ["tile:6-6"]).reply
    assert reply.message.id == "not-your-turn"
    assert table.room.version == version


def test_spectators_can_only_chat_and_leave():
    table, _, _ = two()
    watcher = table.enter("watch", "Caro")
    state = table.state(watcher)
    assert state.may == ["say", "leave"]
    assert state.seen.choices == []
    for kind, fields in ((Act, (0, 0)), (Undo, ()), (Next, ()), (Seal, ("0" * 64,)), (Hint, ())):
        assert table.why_refused(watcher, kind, *fields)


# -- hints and solitaires ----------------------------------------------------------------------


def test_hints_are_for_people_without_human_opponents_and_count_as_help():
    table, ana = alone("block", "mbb")
    table.bots()
    while len(table.state(ana).seen.choices) < 2:
        table.act(ana)
        table.bots()
    assert table.ask(ana, Hint).hint  # the server computes it
    assert table.state(ana).assisted
    pair, ana, beto = two()
    assert pair.why_refused(pair.at_turn([ana, beto]), Hint) == "help-alone"
    assert pair.why_refused(pair.at_turn([ana, beto]), Auto) == "auto-alone"


def test_a_solitaire_has_autoplay_restart_and_undo():
    table, ana = alone("squeeze", preset="squeeze_6")
    first = msgspec.json.encode(table.state(ana).seen)
    while table.room.phase == "playing":
        table.ask(ana, Auto)
    assert table.state(ana).assisted
    assert {"undo", "restart", "rematch"} <= set(table.state(ana).may)
    table.ask(ana, Restart)
    assert msgspec.json.encode(table.state(ana).seen) == first
    assert table.room.phase == "playing"


def test_a_solitaires_number_determines_its_deal():
    table, ana = alone("squeeze")
    number = table.state(ana).deal
    again, other = alone("squeeze", deal=number)
    assert again.state(other).seen.zones == table.state(ana).seen.zones
    assert table.state(ana).fair is msgspec.UNSET
    assert table.why_refused(ana, Seal, "0" * 64) == "cut-number"


def test_the_secret_determines_a_solitaires_number():
    made = plan("squeeze", "m")
    one = opened("t", made, SECRET, KEYS, 0)[0]
    other = opened("t", made, SECRET[::-1], KEYS, 0)[0]
    assert one.number != other.number
