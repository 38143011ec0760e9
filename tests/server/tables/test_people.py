"""Rules between people at a table, over the wire: clocks, chat, seats, and rematches."""

from __future__ import annotations

import pytest

from tests.server.person import Person, enter, make

DAY_MS = 86_400_000


def said(person):
    """Return the ids of all messages from the table."""
    return [text["id"] for line in person.lines for text in line.get("said", [])]


def sits(site, game="draw", **more):
    """Seat a person at a new table with a bot, possibly with a clock running."""
    keys, token = make(site, game, **more)
    return Person(site, keys["table"], token)


def two(site, *others, game="draw", **more):
    """Seat Ana, the host, and Luis at a table in play; return both and the keys."""
    keys, token = make(site, game, "open", *others, **more)
    ana = Person(site, keys["table"], token)
    luis = Person(site, keys["table"], enter(site, keys, "Luis")["token"])
    for person in (ana, luis):
        person.until(lambda state: state["seats"][1]["kind"] == "person")
        assert person.ask("next")["type"] == "done"
    for person in (ana, luis):
        person.until(lambda state: state["phase"] == "playing")
    return ana, luis, keys


def refusal(person, kind, **fields):
    """Send a request that is refused, and return the message id."""
    answer = person.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    return answer["message"]["id"]


def hands(state):
    return [zone for zone in state["seen"]["zones"] if zone["zone"] == "hand"]


# -- clocks -------------------------------------------------------------------------------------


def test_at_zero_a_bot_plays_until_the_person_takes_the_seat_back(site):
    ana = sits(site, clock={"kind": "turn", "seconds": 1, "at_zero": "bot"})
    state = ana.until(lambda state: state["seats"][0].get("held_by_bot"))
    assert "act" not in state["may"]
    assert ana.ask("replace", seat=0)["type"] == "done"
    state = ana.until(lambda state: not state["seats"][0].get("held_by_bot"))
    assert state["seats"][0]["kind"] == "person"


def test_at_zero_the_match_is_lost(site):
    ana = sits(site, clock={"kind": "turn", "seconds": 1, "at_zero": "forfeit"})
    state = ana.until(lambda state: state["phase"] == "over")
    assert state["winners"] == [1]
    assert "time-forfeit" in said(ana)
    assert "act" not in state["may"]


def test_a_time_bank_covers_the_whole_round_and_adds_its_increment(site):
    ana = sits(site, clock={"kind": "bank", "seconds": 8, "increment": 5, "at_zero": "play"})
    before = ana.until(lambda state: "act" in state["may"])["seats"][0]["left_ms"]
    assert before <= 8000
    version = ana.act()["version"]
    state = ana.until(
        lambda state: (
            state["version"] >= version and ("act" in state["may"] or state["phase"] != "playing")
        )
    )
    assert state["phase"] == "playing"
    after = state["seats"][0]["left_ms"]
    assert 5000 < after <= before + 5000, "the increment is added to the remaining time"
    ana.until(lambda state: "time-played" in said(ana))
    assert not ana.state["seats"][0].get("held_by_bot")


def test_a_correspondence_turn_lasts_for_days(site):
    ana = sits(site, clock={"kind": "turn", "seconds": 3 * 86_400, "at_zero": "play"})
    state = ana.until(lambda state: "act" in state["may"])
    assert 3 * DAY_MS - 120_000 < state["seats"][0]["left_ms"] <= 3 * DAY_MS


# -- chat --------------------------------------------------------------------------------------


def test_the_host_can_limit_chat_to_phrases_or_turn_it_off(site):
    ana, luis, _ = two(site, chat="phrases")
    assert refusal(luis, "say", text="¡Vaya tranca!") == "chat-phrases-only"
    assert refusal(luis, "say", phrase="nonsense") == "chat-phrase"
    assert luis.ask("say", phrase="well-played")["type"] == "done"
    ana.until(lambda state: "phrase-well-played" in said(ana))

    ana, luis, keys = two(site, chat="off")
    eva = Person(site, keys["table"], enter(site, keys, key="watch")["token"])
    for person in (ana, luis, eva):
        assert "say" not in person.until(bool)["may"]
        assert refusal(person, "say", phrase="hello") == "chat-off"


@pytest.mark.parametrize(("game", "silent"), [("texas_42", True), ("block", False)])
def test_club_rules_silence_players_in_partnership_games(site, game, silent):
    others = ["greedy", "greedy"] if game == "texas_42" else []
    ana, luis, keys = two(site, *others, game=game, club=True)
    eva = Person(site, keys["table"], enter(site, keys, key="watch")["token"])
    for person in (ana, luis):
        assert ("say" not in person.state["may"]) is silent
        if silent:
            assert refusal(person, "say", phrase="hello") == "chat-club"
            assert refusal(person, "say", text="I have the double six") == "chat-club"
        else:
            assert person.ask("say", phrase="hello")["type"] == "done"
    assert "say" in eva.until(bool)["may"]


# -- spectators --------------------------------------------------------------------------------


@pytest.mark.parametrize("is_open", [True, False])
def test_spectators_see_a_folded_hand_after_the_round_only_if_allowed(site, is_open):
    keys, token = make(site, "poker", "random", open_hands=is_open)
    ana = Person(site, keys["table"], token)
    eva = Person(site, keys["table"], enter(site, keys, key="watch")["token"])
    assert not any(zone.get("tiles") for zone in hands(eva.until(bool)))
    while not plays_poker(ana):
        ana.ask("next")
        ana.until(lambda state: state["phase"] == "playing")
    state = eva.until(lambda state: state["version"] >= ana.state["version"])
    assert [bool(zone.get("tiles")) for zone in hands(state)] == [is_open, is_open]
    assert "next" not in state["may"]


def plays_poker(person):
    """Fold as soon as there is a bet until the round is over; return whether anyone folded."""
    while True:
        state = person.until(lambda state: "act" in state["may"] or state["phase"] != "playing")
        if state["phase"] != "playing":
            break
        texts = [choice["text"] for choice in state["seen"]["choices"]]
        person.act(texts.index("fold") if "fold" in texts else 0)
    of_round = [line for line in person.lines if line.get("round") == state["round"]]
    return any(line.get("action") == "fold" for line in of_round)


# -- seats and rematches -----------------------------------------------------------------------


def test_the_host_lets_a_bot_replace_an_absent_player_and_returns_the_seat(site):
    ana, luis, _ = two(site)
    assert refusal(luis, "replace", seat=0, level="greedy") == "only-host"
    assert refusal(ana, "replace", seat=1, level="greedy") == "replace-present"
    luis.close()
    ana.until(lambda state: not state["seats"][1].get("here"))
    assert ana.ask("replace", seat=1, level="greedy")["type"] == "done"
    state = ana.until(lambda state: state["seats"][1].get("held_by_bot"))
    assert state["seats"][1]["name"] == "Luis"
    assert ana.ask("replace", seat=1)["type"] == "done"
    ana.until(lambda state: not state["seats"][1].get("held_by_bot"))
    luis.connect()
    state = luis.until(lambda state: state["seats"][1].get("here"))
    assert state["seat"] == 1


def test_only_people_seated_here_can_follow_to_the_rematch(site):
    alone = {"seats": [{"kind": "me"}], "rules": {"game": "squeeze"}}
    keys, token = make(site, "squeeze", **alone)
    ours = {"Origin": site.url, "Cookie": f"capicua_{keys['table']}={token}"}
    place = f"/api/tables/{keys['table']}/follow"
    early = site.post(place, {}, headers=ours)
    assert early.json()["message"]["id"] == "not-at-table", "there is no rematch yet"
    ana = Person(site, keys["table"], token)
    ana.play_round()
    assert ana.ask("rematch")["type"] == "done"
    table = ana.until(lambda state: state.get("rematch"))["rematch"]

    for headers in (
        {"Origin": site.url},
        {"Origin": site.url, "Cookie": f"capicua_{keys['table']}=somebody"},
        {**ours, "Origin": "https://elsewhere.example"},
    ):
        answer = site.post(place, {}, headers=headers)
        assert answer.status_code in (401, 403), answer.text
        assert "set-cookie" not in answer.headers

    answer = site.post(place, {}, headers=ours)
    assert answer.status_code == 200, answer.text
    assert (answer.json()["table"], answer.json()["seat"]) == (table, 0)
    assert f"capicua_{table}=" in answer.headers["set-cookie"]
    assert Person(site, table, token).until(bool)["seat"] == 0


def test_a_person_who_got_no_answer_and_asks_again_has_one_seat(site):
    keys, _ = make(site, "block", "open", "open")
    path = f"/api/tables/{keys['table']}/enter"
    seats = []
    for name in ("Eva", "Eva", "Luis"):  # without cookies: the first answer is lost
        headers = {"Idempotency-Key": name.ljust(22, "x")}
        entered = site.post(path, {"key": keys["play"], "name": name}, headers=headers).json()
        seats.append((entered["seat"], entered["token"]))
    assert seats[0] == seats[1]
    assert seats[0][0] != seats[2][0]
    short = site.post(path, {"key": keys["play"]}, headers={"Idempotency-Key": "abc"})
    assert short.status_code == 400
