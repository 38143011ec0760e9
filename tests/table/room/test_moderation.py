"""Moderation of people and chat by the host, also after a restart (S13)."""

from __future__ import annotations

import pytest

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.table.frames.host_frames import Chat, Moderate, People, Rekey
from capicua.table.frames.protocol import Leave, Next, Rematch, Say
from capicua.table.play.seats import KeyHashes, key_hash
from capicua.table.room import admission, events, moderation
from capicua.table.room.reducer import room_of
from capicua.table.room.snapshots import snapshot
from tests.table.hosted_table import Entry, Hosted, plan, two

NEW = KeyHashes(key_hash("new host key"), key_hash("new play key"), key_hash("new watch key"))


def watched(**more) -> tuple[Hosted, str, str, str]:
    """Ana, the host, and Beto during a round, with Caro as a spectator."""
    table, ana, beto = two(**more)
    return table, ana, beto, table.enter("watch", "Caro")


def number(table: Hosted, token: str) -> int:
    return table.room.guests[token].number


def moderate(table: Hosted, host: str, token: str, do: str) -> None:
    table.ask(host, Moderate, number(table, token), do)


def rekey(table: Hosted, host: str) -> None:
    assert table.ask(host, Rekey, id="rekey").rekey
    requester = table.requester(host)
    table.write(moderation.rekeyed(table.room, requester, "rekey", NEW, table.now))


def come(table: Hosted, key: str, token: str, address: str = "", name: str = "") -> str:
    """Join with a key, from a network address."""
    entry = Entry(key, name)
    table.write(admission.enter(table.room, entry, token, table.now, address))
    table.room.present(token, True, table.now)
    return token


def why_out(table: Hosted, key: str, token: str, address: str = "", name: str = "Eva") -> str:
    with pytest.raises(Refused) as refused:
        come(table, key, token, address, name)
    return refused.value.message.id


def restarted(table: Hosted) -> list[Hosted]:
    """The table restored from its log, and from a snapshot."""
    found = []
    kept = events.encode(snapshot(table.room, table.now))
    for log in (table.log, [kept]):
        other = Hosted(plan("block", "mo"))
        other.room = room_of(events.decode(data) for data in log)
        other.now, other.ids = table.now, table.ids
        found.append(other)
    return found


def people(table: Hosted, host: str) -> list[tuple]:
    reply = table.ask(host, People).reply
    return [(one.number, one.name, one.muted, one.banned) for one in reply.people]


# -- mute ----------------------------------------------------------------------------------------


def test_s13_a_muted_person_may_not_chat_until_unmuted():
    table, ana, beto, caro = watched()
    for token in (beto, caro):
        moderate(table, ana, token, "mute")
        for after in (table, *restarted(table)):
            assert after.why_refused(token, Say, text="hola") == "chat-muted"
            state = after.state(token)
            assert state.muted
            assert "say" not in state.may
    moderate(table, ana, beto, "unmute")
    table.ask(beto, Say, text="hola")
    assert not table.state(beto).muted
    assert people(table, ana) == [
        (1, "Ana", False, False),
        (2, "Beto", False, False),
        (3, "Caro", True, False),
    ]


def test_s13_a_mute_survives_joining_again():
    table, ana, _, caro = watched()
    moderate(table, ana, caro, "mute")
    table.enter("watch", "Caro", token=caro)
    assert table.why_refused(caro, Say, text="hola") == "chat-muted"


# -- remove and ban ------------------------------------------------------------------------------


def test_s13_a_removed_person_loses_the_seat_but_may_return_with_a_link():
    table, ana, beto, _ = watched()
    moderate(table, ana, beto, "remove")
    for after in (table, *restarted(table)):
        assert after.room.requester(beto) is None
        sitting = after.room.sittings[1]
        assert (sitting.kind, sitting.level) == ("bot", "greedy")
    line = table.state(ana).lines[-1].said[0]
    assert (line.id, line.args) == ("removed", {"name": "Beto"})
    table.bots()
    table.enter("watch", "Beto", token=beto)
    assert table.room.requester(beto) is not None


def test_s13_removal_before_play_opens_the_seat():
    table = Hosted(plan("block", "mo"))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    moderate(table, ana, beto, "remove")
    assert table.room.sittings[1].kind == "open"


def test_s13_a_ban_covers_every_link_and_the_address():
    table, ana, _ = two()
    eva = come(table, "watch key", "eva", "203.0.113.9", "Eva")
    moderate(table, ana, eva, "ban")
    for after in (table, *restarted(table)):
        assert after.room.requester(eva) is None
        assert why_out(after, "watch key", "eva", "198.51.100.1") == "banned"
        assert why_out(after, "watch key", "another token", "203.0.113.9") == "banned"
        come(after, "watch key", "somebody else", "203.0.113.10")
        assert (3, "Eva", False, True) in people(after, ana)
    table.ask(ana, Moderate, 3, "unban")
    come(table, "watch key", "eva", "203.0.113.9")
    assert all("203.0.113" not in data.decode() for data in table.log), "addresses are hashed"


def test_s13_a_ban_spares_an_address_shared_with_others_at_the_table():
    table = Hosted(plan("block", "mo"))
    ana = come(table, "host key", "ana", "192.0.2.7", "Ana")
    eva = come(table, "watch key", "eva", "192.0.2.7", "Eva")
    moderate(table, ana, eva, "ban")
    assert why_out(table, "watch key", "eva", "192.0.2.7") == "banned"
    come(table, "play key", "beto", "192.0.2.7", "Beto")
    assert table.room.sittings[1].name == "Beto"


def test_s13_only_hosts_moderate_and_never_an_earlier_host():
    table, ana, beto, caro = watched()
    assert table.why_refused(beto, Moderate, 3, "mute") == "only-host"
    assert table.why_refused(caro, Chat, "off", False) == "only-host"
    assert table.why_refused(caro, Rekey) == "only-host"
    assert table.why_refused(caro, People) == "only-host"
    assert table.why_refused(ana, Moderate, 1, "ban") == "moderate-self"
    assert table.why_refused(ana, Moderate, 77, "ban") == "moderate-nobody"
    assert table.why_refused(ana, Moderate, 2, "unban") == "moderate-nobody"
    thief = table.enter("host", token="thief")
    assert table.why_refused(thief, Moderate, 1, "ban") == "moderate-host"
    moderate(table, ana, thief, "ban")
    assert table.room.requester(thief) is None
    assert table.room.sittings[0].name == "Ana", "Ana lost the seat that they shared"
    assert table.room.requester(ana) is not None


# -- new links -----------------------------------------------------------------------------------


def test_s13_new_links_invalidate_leaked_ones_and_the_host_stays_host():
    table, ana, beto, caro = watched()
    thief = table.enter("host", token="thief")
    assert table.requester(thief).is_host
    assert table.requester(thief).seat == 0, "the leaked link gives the host's seat"
    rekey(table, ana)
    for after in (table, *restarted(table)):
        assert after.room.requester(thief) is None
        assert after.requester(ana).is_host
        assert after.requester(ana).seat == 0
        assert after.requester(beto).seat == 1
        assert after.room.requester(caro) is not None, "people at the table stay"
        for key in ("host", "play", "watch"):
            assert why_out(after, f"{key} key", "new") == "enter-key"
        come(after, "new watch key", "new")
        assert after.requester(come(after, "new host key", "phone")).seat == 0


def test_s13_new_links_from_a_later_host_do_not_oust_the_first_host():
    table, ana, _, _ = watched()
    thief = table.enter("host", token="thief")
    rekey(table, thief)
    assert table.requester(ana).is_host
    table.ask(ana, Moderate, number(table, thief), "ban")
    assert table.room.requester(thief) is None


# -- chat ----------------------------------------------------------------------------------------


def test_s13_the_host_can_turn_spectator_chat_off_and_on():
    table, ana, beto, caro = watched()
    table.ask(ana, Chat, "free", False)
    for after in (table, *restarted(table)):
        assert after.why_refused(caro, Say, phrase="hello") == "chat-players-only"
        assert "say" not in after.state(caro).may
        assert not after.state(caro).spectator_chat
        after.ask(beto, Say, text="hola")
    assert table.state(ana).lines[-2].said[0].id == "chat-spectators-off"
    table.ask(ana, Chat, "phrases", True)
    table.ask(caro, Say, phrase="hello")
    assert table.why_refused(beto, Say, text="hola") == "chat-phrases-only"
    table.ask(ana, Chat, "off", True)
    assert table.why_refused(beto, Say, phrase="hello") == "chat-off"
    assert table.state(beto).chat == "off"


def test_s13_spectators_are_numbered_in_the_chat():
    table, ana, _, caro = watched()
    nobody = table.enter("watch", token="nobody")
    for token, id, name in ((caro, "chat-watcher", "Caro"), (nobody, "chat-somebody", None)):
        table.ask(token, Say, text="hola")
        said = table.state(ana).lines[-1].said[0]
        assert (said.id, said.args.get("name")) == (id, name)
        assert said.args["number"] == number(table, token)


# -- persistence ---------------------------------------------------------------------------------


def test_s13_numbers_are_never_reused_and_a_rematch_keeps_mutes_and_chat_mode():
    table, ana, beto, caro = watched(options={"target": "1"})
    moderate(table, ana, caro, "ban")
    dani = table.enter("watch", "Dani")
    assert number(table, dani) == 4
    for after in restarted(table):
        assert number(after, after.enter("watch", "Eva")) == 5
    moderate(table, ana, beto, "mute")
    table.ask(ana, Chat, "phrases", False)
    while table.room.phase != "over":
        table.play_round([ana, beto])
        if table.room.phase == "between":
            table.begin([ana, beto])
    table.ask(ana, Rematch)
    opening = admission.rematch_events(table.room, "u", table.room.secret, NEW, table.now)
    room = room_of(opening)
    assert (room.chat, room.spectator_chat) == ("phrases", False)
    assert room.guests[beto].muted
    assert caro not in room.guests
    assert room.came == 4


def test_s13_people_in_an_old_log_are_numbered():
    table, ana, beto, caro = watched()
    kept = snapshot(table.room, table.now)
    for guest in kept.guests.values():
        guest.number = 0
    kept.came, kept.chat = 0, ""
    room = room_of([kept])
    assert [room.guests[token].number for token in (ana, beto, caro)] == [1, 2, 3]
    assert (room.came, room.chat) == (3, "free")


def test_s13_the_next_host_has_all_rights():
    table, ana, beto, caro = watched()
    table.ask(ana, Leave)
    moderate(table, beto, caro, "remove")
    assert table.room.requester(caro) is None
    assert table.why_refused(beto, Next) == "round-goes-on"


@pytest.mark.parametrize(("code", "said"), [("en", "Spectator 3:"), ("es", "Público 3:")])
def test_s13_chat_texts_contain_the_spectators_number(code: str, said: str) -> None:
    language = Language(code)
    assert language.say(Message("chat-somebody", {"number": 3})) == said
    named = language.say(Message("chat-watcher", {"name": "Ana", "number": 3}))
    assert "Ana" in named
    assert "3" in named
