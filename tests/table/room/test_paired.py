"""Tables of people whom the server has paired, and rated matches, where nobody gets help."""

from __future__ import annotations

import pytest

from capicua.api.models import Entry
from capicua.core.messages import Refused
from capicua.table.frames.protocol import Auto, ClockPlan, Hint, Leave, Next, Rematch, Replace, Undo
from capicua.table.play.seats import distinct_name, key_hash
from capicua.table.room import admission, events, paired, reducer
from capicua.table.room.paired import PairedPerson
from capicua.table.room.room import ARRIVAL_MS, HOST_AWAY_MS, PAUSE_MS
from tests.table.away_players import NAMES, comes, held, passes, replayed, said
from tests.table.hosted_table import KEYS, SECRET, Hosted, plan

TURN = ClockPlan("turn", 30, 0, "bot")


class Met(Hosted):
    """A table of people who have been paired, none of whom has come yet."""

    def __init__(self, game: str = "block", seats: int = 4, people: int = 4, **more) -> None:
        self.tokens = [f"token of {name}" for name in NAMES[:people]]
        found = [PairedPerson(n, self.tokens[n], NAMES[n]) for n in range(people)]
        made = plan(game, "o" * seats, **{"clock": TURN, "listed": True} | more)
        super().__init__(made)
        opening = paired.opening("t", made, found, "level3", SECRET, KEYS, self.now)
        self.log = [events.encode(opening)]
        self.room = reducer.room_of([events.decode(self.log[0])])

    def all_come(self) -> None:
        for token in self.tokens:
            comes(self, token)


def test_the_match_begins_as_soon_as_everybody_is_there():
    table = Met()
    for token in table.tokens[:3]:
        comes(table, token)
    assert table.room.phase == "waiting"
    comes(table, table.tokens[3])
    assert table.room.phase == "playing"
    assert not any(guest.is_host for guest in table.room.guests.values())
    replayed(table)


def test_children_write_only_phrases_at_tables_found_in_the_lobby():
    made = plan("block", "oo", clock=TURN, listed=True)
    child = PairedPerson(0, key_hash("child"), "Eva", only_phrases=True)
    opening = paired.opening("t", made, [child], "level3", SECRET, KEYS, 1)
    assert reducer.room_of([opening]).requester(key_hash("child")).only_phrases
    table = Hosted(made)
    wish = Entry("", "Eva")
    [came] = admission.join_listed(table.room, wish, key_hash("child"), 1, only_phrases=True)
    reducer.apply(table.room, came)
    assert table.room.requester(key_hash("child")).only_phrases


def test_bots_play_for_who_does_not_come_in_time_and_give_the_seat_back():
    table = Met()
    comes(table, table.tokens[0])
    passes(table, ARRIVAL_MS - 1)
    assert table.room.phase == "waiting"
    passes(table, 1)
    assert table.room.phase == "playing"
    assert [held(table, seat) for seat in range(4)] == [False, True, True, True]
    comes(table, table.tokens[2])
    assert "replace" in table.state(table.tokens[2]).may
    table.ask(table.tokens[2], Replace, 2)
    assert not held(table, 2)
    replayed(table)


def test_nothing_begins_while_nobody_is_there():
    table = Met()
    passes(table, 10 * ARRIVAL_MS)
    assert table.room.phase == "waiting"
    comes(table, table.tokens[1])
    assert table.room.phase == "playing"


def test_bots_sit_where_nobody_was_found():
    table = Met(people=2)
    assert [sitting.kind for sitting in table.room.sittings] == ["person"] * 2 + ["bot"] * 2
    table.all_come()
    assert table.room.phase == "playing"


def test_who_leaves_before_the_first_deal_is_replaced_by_a_bot():
    table = Met()
    for token in table.tokens[:3]:
        comes(table, token)
    table.ask(table.tokens[2], Leave)
    passes(table, ARRIVAL_MS)
    assert table.room.phase == "playing"
    assert table.room.sittings[2].kind == "bot"
    replayed(table)


def test_nobody_becomes_host_however_long_it_takes():
    table = Met()
    table.all_come()
    passes(table, 3 * HOST_AWAY_MS)
    assert not any(guest.is_host for guest in table.room.guests.values())


def test_the_next_round_is_dealt_even_if_somebody_is_never_ready():
    table = Met(seats=2, people=2)
    table.all_come()
    table.play_round(table.tokens)
    assert table.room.phase == "between"
    passes(table, PAUSE_MS)
    assert (table.room.phase, table.room.deals) == ("playing", 2)


def test_who_leaves_a_match_for_two_loses_it():
    table = Met(seats=2, people=2)
    table.all_come()
    table.ask(table.tokens[0], Leave)
    assert (table.room.phase, table.room.winners) == ("over", [1])
    assert said(table, table.tokens[1])[-1] == "left-forfeit"
    replayed(table)


def test_with_more_players_a_bot_plays_for_who_leaves_until_they_are_back():
    table = Met()
    table.all_come()
    table.ask(table.tokens[1], Leave)
    assert held(table, 1)
    assert table.room.phase == "playing"
    table.ask(table.tokens[1], Leave)
    table.ask(table.tokens[1], Replace, 1)
    assert not held(table, 1)
    replayed(table)


def test_the_same_holds_at_a_rated_table_that_somebody_hosts():
    table = Hosted(plan("block", "mo", clock=TURN, rated=True))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    table.begin([ana, beto])
    table.ask(beto, Leave)
    assert table.room.winners == [0]


def test_in_a_rematch_nobody_has_to_come():
    table = Met()
    table.all_come()
    table.room.match.winners = [0]
    opening, *_ = admission.rematch_events(table.room, "u", SECRET, KEYS, table.now)
    again = Hosted(plan("block", "oooo"), table.now)
    again.log, again.room = [events.encode(opening)], reducer.room_of([opening])
    again.now = table.now
    for token in table.tokens[:3]:
        comes(again, token)
    passes(again, ARRIVAL_MS)
    assert again.room.phase == "waiting"
    assert again.room.sittings[0].kind == "open", "Dani's seat, moved on by one"
    assert not any(held(again, seat) for seat in range(4))
    passes(again, ARRIVAL_MS)
    join(again, "token of Eva", "Eva")
    passes(again, ARRIVAL_MS - 1)
    assert again.room.sittings[0].name == "Eva", "who has just sat down has time to come"
    comes(again, "token of Eva")
    assert again.room.phase == "playing"
    replayed(again)


def test_two_people_of_one_name_can_be_told_apart():
    assert distinct_name("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    long = "A" * 24
    assert distinct_name(long, [long]) == "A" * 22 + " 2"


@pytest.mark.parametrize("frame", [Undo, Hint, Auto])
def test_nobody_gets_help_in_a_rated_match(frame):
    table = Hosted(plan("block", "mo", clock=TURN, rated=True))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    table.begin([ana, beto])
    first = table.at_turn([ana, beto])
    assert table.why_refused(first, frame) == "rated-alone"
    assert not {"undo", "hint", "auto"} & {*table.state(first).may}


def test_nobody_asks_for_a_rematch_before_the_end():
    table = Met(seats=2, people=2)
    table.all_come()
    assert table.why_refused(table.tokens[0], Rematch) == "rematch-early"


class Sits:
    def __init__(self, name: str, seat: int | None = None) -> None:
        self.name, self.seat, self.face = name, seat, ""


def join(table: Hosted, token: str, name: str, seat: int | None = None) -> None:
    table.write(admission.join_listed(table.room, Sits(name, seat), token, table.now, "1.2.3.4"))


def test_who_finds_a_listed_table_in_the_lobby_needs_no_key():
    table = Hosted(plan("block", "mob", listed=True))
    table.enter("host", "Ana")
    join(table, "b", "Beto")
    assert [sitting.name for sitting in table.room.sittings] == ["Ana", "Beto", ""]
    version = table.room.version
    join(table, "b", "Beto")
    assert table.room.version == version
    with pytest.raises(Refused) as refused:
        join(table, "c", "Caro")
    assert refused.value.message.id == "table-full"


def test_a_table_that_is_not_listed_needs_its_key():
    table = Hosted(plan("block", "moo"))
    table.enter("host", "Ana")
    with pytest.raises(Refused) as refused:
        join(table, "b", "Beto")
    assert refused.value.message.id == "table-unlisted"
    assert key_hash("play key") == KEYS.play


def test_who_was_banned_does_not_come_back_through_the_lobby():
    table = Hosted(plan("block", "moo", listed=True))
    ana = table.enter("host", "Ana")
    join(table, "b", "Beto")
    from capicua.table.frames.host_frames import Moderate

    table.ask(ana, Moderate, 2, "ban")
    with pytest.raises(Refused) as refused:
        join(table, "b", "Beto")
    assert refused.value.message.id == "banned"


def test_nobody_can_begin_before_the_others_have_come():
    table = Met()
    comes(table, table.tokens[0])
    assert table.why_refused(table.tokens[0], Next) == "paired-waits"
    assert "next" not in table.state(table.tokens[0]).may
