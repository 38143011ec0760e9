"""Seats and chat of a room."""

from capicua.render.language import Language
from capicua.table.frames.phrases import PHRASES
from capicua.table.frames.protocol import Act, Leave, Replace, Say
from tests.table.hosted_table import Hosted, alone, plan, two

# -- seats -------------------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_person_until_they_take_the_seat_back():
    table, ana, beto = two()
    assert table.why_refused(ana, Replace, 1, "greedy") == "replace-present"
    table.room.present(beto, False, table.now)
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
    assert table.room.requester(beto) is None
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
