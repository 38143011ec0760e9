"""Rounds that are played at the server: reserved seats, results by themselves, common deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import json

from capicua.core.runtime.build import is_compiled
from capicua.server.ratings.results import People
from capicua.server.ratings.results import result_of as ratings_result
from capicua.server.store.schema import matches
from capicua.server.timers import now_ms
from capicua.server.tournaments import online_tables, table_plans
from capicua.table.frames import protocol
from capicua.table.play.seats import key_hash
from capicua.table.room import reducer
from capicua.table.room.snapshots import snapshot
from capicua.tournament import Tournament
from capicua.tournament.verification import verify
from tests.server.accounts import people
from tests.server.local_server import until
from tests.server.tournaments.conftest import PARTNERS, Somebody, create, op

DUEL = {"game": "garrafina", "preset": "pagat", "seats": 2}
ONLINE = {"online": True, "clock": {"kind": "turn", "seconds": 30, "at_zero": "bot"}}


def online(hall: Any, pairs: int, **settings: Any) -> Somebody:
    """Return the director of a tournament that is played at the server, in its first round."""
    director = create(hall, pairs, **settings)
    begin(hall, director)
    return director


def begin(hall: Any, director: Somebody) -> None:
    """Start the first round at the server, and wait until its tables are made."""
    director.decide("settings", venue=ONLINE)
    director.decide("start_round")
    until_made(hall, director)


def until_made(hall: Any, director: Somebody) -> None:
    """Wait until the tables of the round are made."""
    until(lambda: all(row.is_made for row in record_of(hall, director).tables))


def record_of(hall: Any, director: Somebody) -> Any:
    return hall.wait(hall.server.tournaments.find(director.event))


def first(round: Any) -> int:
    """Return the first legal action."""
    return int(round.legal_actions()[0])


def play(
    hall: Any, record: Any, row: Any, choice: Callable[[Any], int] = first, end: str = "over"
) -> None:
    """Let the people of a table come and play it."""
    tokens = {}
    round = record.tournament.state.rounds[row.round - 1]
    for sitter in table_plans.sitters(record, round, row):
        tokens[sitter.seat] = key_hash(table_plans.token_of(record, row, sitter))

    async def work() -> None:
        actor = await hall.registry.get(row.table)
        for token in tokens.values():
            actor.room.present(token, True, now_ms())
        await actor.tick()
        while actor.room.phase not in ("over", end):  # "playing": only begin
            if actor.room.phase == "between":
                for token in tokens.values():
                    if actor.room.phase == "between":
                        await actor.ask(token, protocol.Next(id=op()[:16]))
                continue
            seat, round = actor.room.turn, actor.room.round
            act = protocol.Act(id=op()[:16], action=choice(round), at=actor.room.turned)
            await actor.ask(tokens[seat], act)

    hall.wait(work())


def test_a_table_records_its_result_when_its_hands_are_played(hall):
    director = online(hall, 2, length={"kind": "hands", "value": 1})
    record = record_of(hall, director)
    (row,) = record.tables
    keys = director.get("keys").json()["keys"]
    ana = Somebody(hall, director.event, keys["1"][0])
    mine = ana.page()["me"]["seats"][0]
    assert mine["room_table"] == row.table
    entered = ana.post("seat", {"round": 1, "table": 1}).json()
    assert (entered["table"], entered["seat"]) == (row.table, mine["seat"])
    assert ana.client.get(f"/api/tables/{row.table}").status_code == 200
    play(hall, record, row)
    until(lambda: director.page()["event"]["stage"] != "playing")
    result = director.page()["event"]["rounds"][0]["tables"][0]["result"]
    room = hall.registry.actors[row.table].room
    assert result["points"] == [room.totals[0], room.totals[1]]
    assert sum(result["points"]) > 0
    again = protocol.Rematch(id="x")
    with pytest.raises(Exception, match="rematch-event"):
        hall.wait(hall.registry.actors[row.table].ask(key_hash(entered["token"]), again))


def test_all_tables_play_the_committed_deals_and_see_them_afterwards(hall):
    director = online(hall, 4, deals=2, scoring="matchpoints", length={"kind": "hands", "value": 2})
    record = record_of(hall, director)
    assert len(record.tables) == 4, "a table for each deal of each pairing"
    spectator = Somebody(hall, director.event)
    for row in record.tables:
        before = hall.registry.actors[row.table].room
        after = reducer.room_of([snapshot(before)])
        assert after.common_deal == before.common_deal is not None, "it survives a restart"
    for at, row in enumerate(record.tables):
        if at == 3:
            shown = spectator.page()["event"]
            assert not any(one.get("result") for one in shown["rounds"][0]["tables"])
            assert all(one["score"] == 0 for one in shown["standings"])
            assert spectator.get("deals/1").json()["deals"] == []
            assert spectator.get("documents/standings").status_code == 403
        play(hall, record, row)
    until(lambda: director.page()["event"]["stage"] == "ready")
    orders: dict[int, set[tuple[int, ...]]] = {}
    for row in record.tables:
        round = hall.registry.actors[row.table].room.match.rounds[0]
        orders.setdefault(row.deal, set()).add(tuple(int(tile) for tile in round.order))
    assert [len(orders[deal]) for deal in (1, 2)] == [1, 1]
    assert orders[1] != orders[2]
    deals = spectator.get("deals/1").json()["deals"]
    assert [len(deal["plays"]) for deal in deals] == [2, 2]
    assert all(play["replay"] for deal in deals for play in deal["plays"])
    replay = spectator.client.get(f"/api/tables/{deals[0]['plays'][0]['replay']}/replay")
    assert replay.status_code == 200, replay.text
    assert sum(each["score"] for each in spectator.page()["event"]["standings"]) == 200
    until(lambda: all("par" in deal for deal in spectator.get("deals/1").json()["deals"]))
    assert spectator.get("documents/frequencies").text.count("<p>Par: ") == 2
    rows = record_of(hall, director).pars
    how = "solved" if is_compiled() else "played_on"
    assert {deal: row.how for deal, row in rows.items()} == {1: how, 2: how}
    hall.server.tournaments._records.clear()
    assert record_of(hall, director).pars == rows, "it is stored"
    file = json.decode(spectator.get("exports/json").content)
    assert "secret" not in file
    verdict = verify(Tournament.of_data(file))
    assert verdict.holds
    assert verdict.said[-1].id == "verify-tournament-revealed"


def test_a_side_that_does_not_come_forfeits(hall, monkeypatch):
    director = online(hall, 2)
    record = record_of(hall, director)
    (row,) = record.tables
    round = record.tournament.state.rounds[0]
    sitter = table_plans.sitters(record, round, row)[0]
    side = next(at for at, each in enumerate(round.tables[0].sides) if sitter.entrant in each)
    room = hall.registry.actors[row.table].room
    hall.call(lambda: room.here.add(key_hash(table_plans.token_of(record, row, sitter))))
    tables = hall.server.online_tables
    hall.wait(tables._look(director.event))
    assert director.page()["event"]["stage"] == "playing"
    monkeypatch.setattr(online_tables, "now_ms", lambda: now_ms() + 6 * 60_000)
    hall.wait(tables._look(director.event))
    until(lambda: director.page()["event"]["stage"] != "playing")
    result = director.page()["event"]["rounds"][0]["tables"][0]["result"]
    assert result["forfeited"] == [1 - side]


def test_the_hand_that_is_played_when_the_time_is_up_is_the_last(hall, monkeypatch):
    tables = hall.server.online_tables
    director = create(hall, 2, length={"kind": "minutes", "value": 30})
    director.decide("settings", venue={**ONLINE, "late_minutes": 0})

    async def nothing(_: str) -> None:
        """Look at no clock now and then, so that the end of a hand is what is seen."""

    monkeypatch.setattr(tables, "_look", nothing)
    director.decide("start_round")
    until_made(hall, director)
    record = record_of(hall, director)
    (row,) = record.tables
    play(hall, record, row, end="between")
    assert director.page()["event"]["stage"] == "playing", "there is time for another hand"
    monkeypatch.setattr(online_tables, "now_ms", lambda: now_ms() + 31 * 60_000)
    room = hall.registry.actors[row.table].room
    totals = [room.totals[0], room.totals[1]]
    hall.call(lambda: tables.observe(room))
    until(lambda: director.page()["event"]["stage"] != "playing")
    result = director.page()["event"]["rounds"][0]["tables"][0]["result"]
    assert result["points"] == totals
    assert sum(totals) > 0
    assert (room.phase, room.is_stopped) == ("over", True), "nothing is played after that"
    assert reducer.room_of([snapshot(room)]).phase == "over", "it survives a restart"
    sitter = table_plans.sitters(record, record.tournament.state.rounds[0], row)[0]
    token = key_hash(table_plans.token_of(record, row, sitter))
    with pytest.raises(Exception, match="match-done"):
        hall.wait(hall.registry.actors[row.table].ask(token, protocol.Next(id="x")))
    hall.wait(hall.registry.actors[row.table].stop(is_at_once=True))
    assert room.phase == "over"


def test_a_hand_that_is_not_finished_in_time_does_not_count_where_the_director_says_so(
    hall, monkeypatch
):
    length = {"kind": "minutes", "value": 30, "last_hand": False}
    director = create(hall, 2, length=length)
    director.decide("settings", venue={**ONLINE, "late_minutes": 0})
    director.decide("start_round")
    until_made(hall, director)
    (row,) = record_of(hall, director).tables
    play(hall, record_of(hall, director), row, end="playing")
    monkeypatch.setattr(online_tables, "now_ms", lambda: now_ms() + 31 * 60_000)
    hall.wait(hall.server.online_tables._look(director.event))
    until(lambda: director.page()["event"]["stage"] != "playing")
    room = hall.registry.actors[row.table].room
    assert (room.phase, room.turn, room.winners) == ("over", None, [0, 1, 2, 3])
    table = director.page()["event"]["rounds"][0]["tables"][0]
    assert table["result"]["points"] == [0, 0]
    people_here = People([None] * 4)
    assert ratings_result(room, people_here, 0, 0, is_rated=True) is None, "nothing to rate"


def test_a_match_of_a_rated_event_is_rated_once_and_one_of_another_event_is_not(hall):
    hall.server.matches.wait_seconds = 0.1
    accounts = [people.create(hall, name) for name in ("Rosa Event", "Pepe Event")]
    devices = [people.device(hall, account) for account in accounts]
    length = {"kind": "hands", "value": 1}
    tables = {}
    for is_rated in (True, False):
        director = create(hall, rules=DUEL, entry="individuals", length=length)
        for account, client in zip(accounts, devices, strict=True):
            wish = {"op": op(), "name": account.name}
            path = f"/api/tournaments/{director.event}"
            assert client.post(f"{path}/sign-up", json=wish).status_code == 200
        director.decide("settings", venue={**ONLINE, "rated": is_rated})
        director.decide("start_round")
        until_made(hall, director)
        for client in devices:
            path = f"/api/tournaments/{director.event}/seat"
            assert client.post(path, json={"round": 1, "table": 1}).status_code == 200
        record = record_of(hall, director)
        (row,) = record.tables
        play(hall, record, row)
        tables[row.table] = is_rated

    def rows() -> dict[str, bool]:
        query = sa.select(matches.c.table_id, matches.c.is_rated)
        return dict(people.write(hall, lambda found: found.execute(query).all()))

    until(lambda: rows() == tables)
    for table in tables:  # as after a restart
        assert hall.wait(hall.server.matches.record(table))
    for account, client in zip(accounts, devices, strict=True):
        profile = client.get(f"/api/profiles/{account.name}").json()
        assert [rating["matches"] for rating in profile["ratings"]] == [1]
        shown = client.get(f"/api/profiles/{account.name}/matches").json()["matches"]
        assert {one["table"]: one.get("is_rated", False) for one in shown} == tables
        assert [one.get("change") is not None for one in shown] == [False, True]


def test_an_arena_pairs_by_itself_whoever_is_free_and_leaves_out_who_does_not_come(
    hall, monkeypatch
):
    tables = hall.server.online_tables
    settings = {"rules": DUEL, "entry": "individuals", "format": "arena", "rounds": 0}
    director = create(hall, **settings, minutes=60)
    for number in range(1, 7):
        director.decide("enter", name=f"Player {number}")
    director.decide("settings", venue=ONLINE)
    hall.wait(tables._look(director.event))
    assert not director.page()["event"]["rounds"], "the director starts it"
    director.decide("start_round")
    until_made(hall, director)
    first = director.page()["event"]["rounds"][0]["tables"]
    director.decide("record", round=1, table=1, points=[100, 40])
    just_met = {one for side in first[0]["sides"] for one in side}
    monkeypatch.setattr(online_tables, "WAIT_SECONDS", 0.0)
    hall.wait(tables._look(director.event))
    assert len(director.page()["event"]["rounds"]) == 1, "two who have just met wait for others"
    director.decide("record", round=1, table=3, points=[100, 40])
    hall.wait(tables._look(director.event))
    second = director.page()["event"]["rounds"][1]
    pairs = [{one for side in table["sides"] for one in side} for table in second["tables"]]
    assert [table["number"] for table in second["tables"]] == [1, 3], "people still sit at table 2"
    assert all(len(pair & just_met) == 1 for pair in pairs)
    until_made(hall, director)
    monkeypatch.setattr(online_tables, "now_ms", lambda: now_ms() + 6 * 60_000)
    hall.wait(tables._look(director.event))
    until(lambda: all(one["has_withdrawn"] for one in director.page()["event"]["entrants"]))
    assert len(director.page()["event"]["rounds"]) == 2


@pytest.mark.parametrize("entry", ["rotating", "individuals"])
def test_an_arena_of_fours_pairs_by_itself(hall, monkeypatch, entry):
    tables = hall.server.online_tables
    rules = {"rotating": PARTNERS, "individuals": {"game": "block", "seats": 4}}[entry]
    director = create(hall, rules=rules, entry=entry, format="arena", rounds=0, minutes=60)
    for number in range(1, 9):
        director.decide("enter", name=f"Player {number}")
    director.decide("settings", venue=ONLINE)
    director.decide("start_round")
    until_made(hall, director)
    monkeypatch.setattr(online_tables, "WAIT_SECONDS", 0.0)
    for table, rounds in ((1, 1), (2, 2)):
        sides = director.page()["event"]["rounds"][0]["tables"][table - 1]["sides"]
        director.decide("record", round=1, table=table, points=[100, *[40] * (len(sides) - 1)])
        hall.wait(tables._look(director.event))
        assert len(director.page()["event"]["rounds"]) == rounds, "four who have just met wait"
    first, second = (
        [{one for side in table["sides"] for one in side} for table in round["tables"]]
        for round in director.page()["event"]["rounds"]
    )
    assert all(table not in first for table in second)
    until_made(hall, director)


def of_players(hall: Any, count: int, **settings: Any) -> Somebody:
    """Return the director of a tournament of single players, in its first round."""
    director = create(hall, **settings)
    for number in range(1, count + 1):
        director.decide("enter", name=f"Player {number}")
    begin(hall, director)
    return director


def come(hall: Any, record: Any, row: Any, absent: int, after_ms: int = 31_000) -> Any:
    """Let all but one entrant come to a table, and return the room after a while."""
    round = record.tournament.state.rounds[row.round - 1]

    async def work() -> Any:
        actor = await hall.registry.get(row.table)
        for sitter in table_plans.sitters(record, round, row):
            token = key_hash(table_plans.token_of(record, row, sitter))
            actor.room.present(token, sitter.entrant != absent, now_ms())
        actor.room.turned_ms -= after_ms
        await actor.tick()
        return actor.room

    return hall.wait(work())


def test_a_partner_who_never_comes_to_an_arena_is_withdrawn_after_the_match(hall):
    settings = {"rules": PARTNERS, "entry": "rotating", "format": "arena", "minutes": 60}
    director = of_players(hall, 4, **settings, rounds=0, length={"kind": "hands", "value": 1})
    record = record_of(hall, director)
    (row,) = record.tables
    absent = record.tournament.state.rounds[0].tables[0].sides[1][0]
    room = come(hall, record, row, absent)
    assert room.phase == "playing", "a bot stands in for one of a side"
    until(lambda: played_by_those_here(hall, row))
    until(lambda: director.page()["event"]["rounds"][0]["tables"][0].get("result"))
    shown = director.page()["event"]["entrants"]
    assert [one["number"] for one in shown if one.get("has_withdrawn")] == [absent]


def played_by_those_here(hall: Any, row: Any) -> bool:
    """Let somebody who is here make a move; return whether the match is over."""

    async def work() -> bool:
        actor = await hall.registry.get(row.table)
        room = actor.room
        if room.phase == "playing" and room.turn is not None and room.plays_itself(room.turn):
            (token,) = [one for one, guest in room.guests.items() if guest.seat == room.turn]
            action = int(room.round.legal_actions()[0])
            await actor.ask(token, protocol.Act(id=op()[:16], action=action, at=room.turned))
        return bool(actor.room.phase == "over")

    return bool(hall.wait(work()))


def test_a_bot_does_not_play_for_a_side_of_which_nobody_has_come(hall, monkeypatch):
    director = of_players(hall, 2, rules=DUEL, entry="individuals", format="swiss", rounds=1)
    record = record_of(hall, director)
    (row,) = record.tables
    absent = record.tournament.state.rounds[0].tables[0].sides[1][0]
    assert come(hall, record, row, absent).phase == "waiting"
    monkeypatch.setattr(online_tables, "now_ms", lambda: now_ms() + 6 * 60_000)
    hall.wait(hall.server.online_tables._look(director.event))
    until(lambda: director.page()["event"]["rounds"][0]["tables"][0].get("result"))
    result = director.page()["event"]["rounds"][0]["tables"][0]["result"]
    assert result["forfeited"] == [1]


def test_tables_that_were_not_made_are_made_later_once(hall, monkeypatch):
    tables = hall.server.online_tables
    director = create(hall, 4)
    director.decide("settings", venue=ONLINE)

    died = []

    async def dies(*_: Any) -> None:
        died.append(True)
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(tables, "_open", dies)
        director.decide("start_round")
        until(lambda: died and not tables._making)
        assert not any(row.is_made for row in record_of(hall, director).tables)
    hall.wait(tables._look(director.event))
    hall.wait(tables._look(director.event))
    rows = record_of(hall, director).tables
    assert [row.is_made for row in rows] == [True, True]
    assert {hall.registry.actors[row.table].room.plan.event for row in rows} == {director.event}


def test_a_duplicate_deal_that_all_pass_is_a_draw_and_no_other_deal_follows(hall):
    rules = {"game": "texas_42", "preset": "marks"}
    director = online(hall, 2, rules=rules, deals=1, length={"kind": "hands", "value": 1})
    record = record_of(hall, director)
    (row,) = record.tables
    play(hall, record, row, lambda round: int(round.parse("pass")))
    until(lambda: director.page()["event"]["stage"] != "playing")
    assert director.page()["event"]["rounds"][0]["tables"][0]["result"]["points"] == [0, 0]
    assert len(hall.registry.actors[row.table].room.match.rounds) == 1
