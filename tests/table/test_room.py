"""A hosted table: joining, seats, starting, playing, chat, rematches."""

import re
from pathlib import Path

import msgspec
import pytest

import capicua
import capicua.table as table_package
from capicua.core.reasons import BadOption, Refused
from capicua.render.language import Language
from capicua.table import events
from capicua.table.asking import moved
from capicua.table.doors import again
from capicua.table.folding import apply, opened, room_of
from capicua.table.keeping import record, snapshot
from capicua.table.phrases import PHRASES
from capicua.table.protocol import (
    Act,
    Auto,
    ClockPlan,
    Done,
    Hint,
    Leave,
    Next,
    Rematch,
    Replace,
    Restart,
    Say,
    Seal,
    Undo,
    Why,
)
from tests.table.hosting import KEYS, SECRET, Hosted, alone, plan, two

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
    table.room.present(beto, False)
    table.ask(ana, Next)
    assert table.room.phase == "playing"


def test_absent_players_are_waited_for_while_a_host_is_present_and_not_ready():
    table = Hosted(plan("block", "moo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    caro = table.enter("play", "Caro")
    table.room.present(caro, False)
    table.ask(beto, Next)
    assert table.room.phase == "waiting"
    table.room.present(ana, False)
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


# -- seats -------------------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_person_until_they_take_the_seat_back():
    table, ana, beto = two()
    assert table.why_refused(ana, Replace, 1, "greedy") == "replace-present"
    table.room.present(beto, False)
    table.ask(ana, Replace, 1, "greedy")
    seat = table.state(ana).seats[1]
    assert (seat.kind, seat.name, seat.held_by_bot) == ("person", "Beto", True)
    table.bots()
    assert table.room.turn in (0, None)
    table.ask(beto, Replace, 1)
    assert not table.state(ana).seats[1].held_by_bot
    assert table.why_refused(ana, Replace, 1) == "seat-not-held"


def test_an_idle_person_can_be_replaced_though_present():
    table, ana, beto = two()
    if table.room.turn == 0:
        table.act(ana)
    table.now += 60_000
    table.ask(ana, Replace, 1, "greedy")
    assert table.room.bot_to_act() == 1
    assert table.why_refused(beto, Act, 0, table.room.version) == "bot-plays"


def test_a_bot_takes_the_seat_of_a_leaver_and_the_host_can_open_it():
    table, ana, beto = two()
    table.ask(beto, Leave)
    assert table.room.asker(beto) is None
    assert table.state(ana).seats[1].kind == "bot"
    table.ask(ana, Replace, 1)
    seat = table.state(ana).seats[1]
    assert (seat.kind, seat.held_by_bot) == ("open", True)
    table.bots()
    caro = table.enter("play", "Caro")
    assert table.state(caro).seat == 1
    assert not table.state(caro).seats[1].held_by_bot


def test_leaving_before_play_opens_the_seat():
    table = Hosted(plan("block", "mo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    table.ask(beto, Leave)
    assert table.state(ana).seats[1].kind == "open"
    assert table.state(table.enter("play", "Beto", token="again")).seat == 1


def test_another_player_becomes_host_when_the_host_leaves():
    table, ana, beto = two()
    table.ask(ana, Leave)
    assert table.state(beto).is_host
    back = table.enter("host", "Ana", token="later")
    assert table.state(back).seat is None
    assert table.state(beto).seat == 1


def test_bots_stop_when_all_people_have_left():
    table, ana = alone("block", "mbb")
    table.ask(ana, Leave)
    assert table.room.bot_to_act() is None


# -- chat --------------------------------------------------------------------------------------


def test_the_three_chat_modes():
    free, ana, beto = two()
    free.ask(ana, Say, text="  hola\n mesa ")
    line = free.state(beto).lines[-1]
    assert (line.kind, line.seat, line.text) == ("chat", 0, "hola mesa")
    assert free.why_refused(ana, Say, text=" \u202e ") == "chat-empty"
    assert free.why_refused(ana, Say, phrase="nonsense") == "chat-phrase"
    some, ana, beto = two(chat="phrases")
    assert some.why_refused(ana, Say, text="hola") == "chat-phrases-only"
    some.ask(ana, Say, phrase="good-hand")
    assert some.state(beto).lines[-1].said[0].id == "phrase-good-hand"
    none, ana, _ = two(chat="off")
    assert none.why_refused(ana, Say, phrase="hello") == "chat-off"
    assert "say" not in none.state(ana).may


def test_every_phrase_exists_in_both_languages():
    for code in ("en", "es"):
        said = {Language(code).text(f"phrase-{phrase}") for phrase in PHRASES}
        assert len(said) == len(PHRASES)


def test_the_club_rule_silences_partners_during_a_round():
    table, ana, _ = two("texas_42", seats="mobb", club=True)
    watcher = table.enter("watch", "Caro")
    assert table.why_refused(ana, Say, phrase="hello") == "chat-club"
    assert "say" not in table.state(ana).may
    table.ask(watcher, Say, text="shh")
    assert table.state(ana).lines[-1].said[0].args == {"name": "Caro", "number": 3}
    single, ana, _ = two("block", club=True)
    single.ask(ana, Say, phrase="hello")


def test_par_31_chat_is_closed_during_rounds_of_partners():
    table = Hosted(plan("partners", "mobb"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    table.ask(ana, Say, text="hola")
    table.begin([ana, beto])
    watcher = table.enter("watch", "Caro")
    for who in (ana, beto, watcher):
        assert table.why_refused(who, Say, phrase="hello") == "chat-silent"
        assert table.why_refused(who, Say, text="6-6") == "chat-silent"
        assert "say" not in table.state(who).may
    alone = Hosted(plan("partners", "mobb", preset="jamaican_cut_throat"))
    ana, beto = alone.enter("host", "Ana"), alone.enter("play", "Beto")
    alone.begin([ana, beto])
    alone.ask(ana, Say, phrase="hello")


# -- rounds and matches ------------------------------------------------------------------------


def test_a_rematch_moves_the_same_people_on_by_one_seat():
    table, ana, beto = two("block", options={})
    for _ in range(60):
        table.play_round([ana, beto])
        if table.room.phase == "over":
            break
        table.begin([ana, beto])
    assert table.room.phase == "over"
    assert table.ask(beto, Rematch, id="r").rematch
    opening = again(table.room, "t2", SECRET[::-1], KEYS, table.now)
    new = room_of(opening[:1])
    table.write(moved(table.asker(beto), "r", "t2", table.now))
    assert table.state(ana).rematch == "t2"
    asked = table.state(ana).lines[-1].said[0]
    assert (asked.id, asked.args["player"]) == ("rematch-asked", table.asker(beto).seat)
    assert table.why_refused(ana, Rematch) == "rematch-made"
    assert isinstance(table.ask(beto, Rematch, id="r").reply, Done)
    assert new.asker(ana).seat == 1
    assert new.asker(beto).seat == 0
    assert [sitting.name for sitting in new.sittings] == ["Beto", "Ana"]
    replayed = room_of([events.decode(events.encode(event)) for event in opening])
    assert replayed.asker(ana) == new.asker(ana)


def test_a_solitaires_rematch_is_another_deal_and_starts_at_once():
    table, ana = alone("squeeze", deal=5)
    while table.room.phase == "playing":
        table.ask(ana, Auto)
    opening = again(table.room, "t2", SECRET[::-1], KEYS, table.now)
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
    again = table.ask(ana, Say, phrase="hello", id="once")
    assert again.events == []


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
    for module in folder.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        used |= set(re.findall(r'(?:Message\(|\.tell\(\s*)"([a-z-]+)"', text))
    assert len(used) > 50
    for code in ("en", "es"):
        assert [id for id in sorted(used) if not Language(code).has(id)] == []
