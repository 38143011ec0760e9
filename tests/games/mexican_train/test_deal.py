"""The deal of the Mexican Trains."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.core.game import Game
from capicua.core.messages import BadOption
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.zones import Hand, Stock
from capicua.games.mexican_train.game import MexicanTrain
from capicua.games.mexican_train.hand_sizes import hand_size
from capicua.render.language import Language
from capicua.render.rules import rules_page
from capicua.testing.notation import play
from tests.games.mexican_train.test_rules import at, field, finish, load, match_of


def test_cmt_1_bmt_2_every_seat_gets_a_hand_and_the_rest_is_the_boneyard() -> None:
    for players, size, left in ((2, 15, 61), (5, 12, 31), (8, 11, 3)):
        game = load(players=players)
        assert game.hand_sizes(Setup()) == [size] * players
        state = game.new_round(seed=1)
        zones = state.view(0).zones
        counts = [zone.count for zone in zones if isinstance(zone, Hand)]
        stock = [zone.count for zone in zones if isinstance(zone, Stock)]
        assert sum(counts) + sum(stock) + 1 == 91
        assert stock[0] <= left
        shown = [zone for zone in zones if isinstance(zone, Hand) and zone.tiles]
        assert [hand.seat for hand in shown] == [0]


TABLES = {
    ("cardinal", 12): "15 15 15 12 12 11 11",
    ("cardinal", 9): "9 9 9 7 7 7 6",
    ("cardinal", 6): "9 8 6 4 4",
    ("cardinal", 15): "15 15 15 15 15 13 13",
    ("barney", 15): "20 18 15 15 15 13 13 11 11 11 10",
    ("barney", 12): "15 15 15 12 12 11 10 8 8 7 6",
    ("barney", 9): "9 9 9 7 7 6 5 5 4 4 3",
    ("barney", 6): "9 8 6 4 3 3",
    ("parsons", 12): "16 16 15 14 12 10 9 8 8 7 6",
    ("parsons", 9): "15 13 10 7 7 6 5 5 4 4 3",
    ("parsons", 6): "9 8 6 4 3 3",
}


@pytest.mark.parametrize(("table", "high"), TABLES)
def test_cmt_2_cmt_t2_bmt_2_hand_sizes_by_set_and_players(table: str, high: int) -> None:
    row = [int(size) for size in TABLES[table, high].split()]
    assert [hand_size(table, high, players) for players in range(2, len(row) + 2)] == row
    kind = type(load())
    options = load().options.changed(hand_table=table, set_max=high)
    assert kind.seats(options) == (2, len(row) + 1)
    with pytest.raises(BadOption):
        kind(options, len(row) + 2)
    for players, size in enumerate(row, 2):
        assert size * players < (high + 1) * (high + 2) // 2


def test_cmt_2_bmt_2_a_chosen_hand_size_leaves_at_least_one_tile() -> None:
    assert load(players=6, hand_size=15).hand_sizes(Setup()) == [15] * 6
    with pytest.raises(BadOption):
        load(players=7, hand_size=13)
    with pytest.raises(BadOption, match="hand_size"):
        load(hand_size=46)
    with pytest.raises(BadOption, match="hand_size"):
        load("tournament", hand_size=45)
    assert load(players=2, hand_size=45).hand_sizes(Setup()) == [45, 45]


@pytest.mark.parametrize("preset", ["barney", "tournament"])
def test_bmt_1_cmt_t1_one_round_per_double_from_the_highest_down(preset: str) -> None:
    game = load(preset)
    for number in range(1, 14):
        state = game.new_round(seed=number, number=number)
        assert field(state, "station") == str(13 - number)
    assert not game.match_is_over(match_of(game, 13))
    assert game.match_is_over(match_of(game, 14))


@pytest.mark.parametrize("engine", ["descending_draw", "descending_set_aside"])
def test_bmt_1_cmt_t1_cmt_28_r3_no_station_repeats(engine: str) -> None:
    """Regression: nine players with the double-6 set play seven rounds, not nine."""
    options = {"set_max": 6, "hand_table": "barney", "hand_size": 2, "rounds": "players"}
    game = load("cardinal", players=9, engine=engine, **options)
    match = game.new_match(seed=1)
    stations = []
    while True:
        stations.append(field(match.round, "station"))
        finish(match.round, Rng(1))
        match.settle()
        if match.is_over:
            break
        match.start()
    assert stations == list("6543210")
    for language, sentence in (("en", "A match has 7 rounds"), ("es", "Una partida tiene 7 manos")):
        assert sentence in rules_page(game, Language(language, MexicanTrain))
    with pytest.raises(BadOption, match="bad-setup") as caught:
        game.new_round(seed=1, number=8)
    assert caught.value.message.arguments["high"] == 7
    assert game.new_round(seed=1, number=7).fields()["station"] == "0"
    assert not load(players=9, hand_size=2, set_max=6).match_is_over(match_of(game, 9))


def test_cmt_t1_the_station_double_is_taken_out_before_the_shuffle() -> None:
    game = load("tournament", players=4)
    state = game.new_round(seed=3, number=2)
    fields = state.fields()
    tiles = " ".join(fields[name] for name in ("A", "B", "C", "D", "boneyard")).split()
    assert "11-11" not in tiles
    assert len(tiles) == 91  # 90 tiles and the full stop
    assert [len(fields[seat].split()) for seat in "ABCD"] == [15] * 4


@pytest.mark.parametrize("preset", ["cardinal", "tournament"])
def test_cmt_3_cmt_t3_the_starter_is_drawn_by_lot_then_rotates(preset: str) -> None:
    game = load(preset, players=4)
    match = game.new_match(seed=2)
    starters = []
    rng = Rng(1)
    for _ in range(4):
        starters.append(field(match.round, "starter"))
        finish(match.round, rng)
        match.settle()
        if not match.is_over:
            match.start()
    first = "ABCD".index(starters[0])
    assert starters == ["ABCD"[(first + k) % 4] for k in range(4)]
    assert starters[0] == "ABCD"[match.rounds[0].lot]


def test_cmt_t3_the_starter_takes_the_first_turn() -> None:
    assert load("tournament").new_round(seed=1, starter=2).turn == 2


def test_bmt_5_the_player_who_went_out_draws_first_in_the_next_round() -> None:
    game = load("barney")
    state = at(game, P0="12-9", A="9-3", B="9-4", C="3-2", turn="A")
    assert next_starter(game, play(state, "9-3>P0")) == 0


def test_bmt_5_after_a_blocked_round_the_lowest_score_starts() -> None:
    game = load("barney_6")
    blocked = {
        "station": "6",
        "P0": "6-4 4-2 2-1 5-1 5-2",
        "P1": "6-0 3-0 3-1 6-1 6-5 5-4 4-4",
        "P2": "6-2 2-0 0-0 1-0 4-1",
        "M1": "6-3 5-3 5-0 4-0 4-3 3-2 2-2",
        "marked": "P0 P1 P2",
        "boneyard": ".",
    }
    state = game.position({**blocked, "A": "1-1", "B": "5-5", "C": "3-3"})
    assert next_starter(game, play(state, "pass", "pass", "pass")) == 0
    tie = {**blocked, "P0": "6-4 4-2 2-1 5-1 5-2", "A": "5-5", "B": "1-1", "C": "3-3"}
    state = game.position({**tie, "opener": "C"})
    assert next_starter(game, play(state, "pass", "pass", "pass")) == 1


def next_starter(game: Game, last: State) -> int:
    assert last.is_over
    match = match_of(game, 2)
    match.rounds.append(last)
    return game.next_setup(match).starter


def small_deal(preset: str, hands: list[str], stock: str, **setup: Any) -> State:
    """Return a double-6 round with three hands of four tiles."""
    game = load(preset, set_max=6, hand_size=4)
    return game.new_round(hands=[hand.split() for hand in hands], stock=stock.split(), **setup)


def test_cmt_4_the_first_player_with_a_double_opens_with_the_highest() -> None:
    hands = ["6-6 1-0 2-0 3-0", "2-1 3-1 4-1 5-1", "3-3 5-5 1-1 4-2"]
    state = small_deal("cardinal_6", hands, "", starter=1)
    assert (field(state, "station"), state.turn, field(state, "starter")) == ("5", 2, "B")
    assert field(state, "C") == "1-1 3-3 4-2"
    state = load(set_max=6, hand_size=4, engine="highest_dealt").new_round(
        hands=[hand.split() for hand in hands], starter=1
    )
    assert (field(state, "station"), state.turn) == ("6", 0)


@pytest.mark.parametrize("engine", ["highest_in_hand", "highest_dealt"])
def test_cmt_5_without_a_double_players_draw_in_turn_and_keep_the_tile(engine: str) -> None:
    hands = ["6-5 1-0 2-0 3-0", "2-1 3-1 4-1 5-1", "3-2 5-2 6-1 4-2"]
    state = load(set_max=6, hand_size=4, engine=engine).new_round(
        hands=[hand.split() for hand in hands], stock=["5-4", "6-3", "2-2"], starter=1
    )
    assert (field(state, "station"), state.turn) == ("2", 0)
    assert [len(field(state, seat).split()) for seat in "ABC"] == [4, 5, 5]
    assert "5-4" in field(state, "B")
    assert "6-3" in field(state, "C")


def test_bmt_4_the_rounds_double_is_played_by_its_holder_or_drawn() -> None:
    hands = ["6-5 1-0 2-0 3-0", "2-1 5-5 4-1 5-1", "3-2 6-6 6-1 4-2"]
    state = small_deal("barney_6", hands, "", number=2, starter=0)
    assert (field(state, "station"), state.turn) == ("5", 1)
    assert [len(field(state, seat).split()) for seat in "ABC"] == [4, 3, 4]
    state = small_deal("barney_6", hands, "6-3 4-4", number=3, starter=2)
    assert (field(state, "station"), state.turn) == ("4", 0)
    assert [len(field(state, seat).split()) for seat in "ABC"] == [4, 4, 5]


def test_cmt_6_bmt_6_the_opener_plays_first_and_the_station_needs_no_cover() -> None:
    for seed in range(10):
        for preset in ("cardinal", "barney"):
            state = load(preset, players=4).new_round(seed=seed)
            assert field(state, "opener") == "ABCD"[state.turn]
            assert field(state, "doubles") == "–"
