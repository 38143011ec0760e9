"""The rules of Mexican Train; the worked examples are in examples.txt."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.chance import Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.reasons import BadOption, BadText, IllegalAction
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.zones import Facts, Hand, Layout, Stock
from capicua.games.mexican_train.game import MexicanTrain
from capicua.games.mexican_train.hand_sizes import hand_size
from capicua.render.language import Language
from capicua.render.rules import rules_page
from capicua.testing.playing import play


def load(preset: str = "cardinal", players: int = 3, **options: Any) -> Game:
    return capicua.load("mexican_train", preset=preset, players=players, **options)


def at(game: Game, **fields: str) -> State:
    return game.position({"station": "12", **fields})


def legal(state: State) -> set[str]:
    return {state.text(action) for action in state.legal_actions()}


def field(state: State, name: str) -> str:
    return state.fields()[name]


def refusal(state: State, text: str) -> str:
    found = state.why_not(state.parse(text))
    assert found is not None, f"{text} is legal"
    return found.rule


# -- the deal ---------------------------------------------------------------------------


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


def match_of(game: Game, number: int, totals: list[int] | None = None) -> Match:
    match = Match(game, capicua.core.chance.Dealer.from_seed(1), begin=False)
    match.number = number
    if totals is not None:
        match.totals = totals
    return match


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


def finish(state: State, rng: Rng) -> State:
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


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


# -- the trains ---------------------------------------------------------------------------


def test_cmt_7_bmt_7_tiles_match_the_station_then_the_end() -> None:
    state = at(load(), P0="12-9 9-4", A="4-1 9-1 12-1")
    assert legal(state) == {"4-1>P0", "12-1>M1"}
    assert refusal(state, "9-1>P0") == "CMT-7"
    assert refusal(state, "4-1>M1") == "CMT-7"


def test_cmt_8_sidings_are_numbered_and_open_to_all() -> None:
    state = at(load(), M1="12-10", A="12-1 10-3", B="3-2")
    assert legal(state) == {"12-1>P0", "12-1>M2", "10-3>M1"}
    assert refusal(state, "12-1>M3") == "CMT-8"
    play(state, "10-3>M1")
    assert "3-2>M1" in legal(state)


def test_bmt_3_cmt_t4_there_is_one_mexican_train_and_it_is_always_open() -> None:
    for preset in ("barney", "tournament"):
        state = at(load(preset), M1="12-10", A="12-1 10-3")
        assert legal(state) - {"draw"} == {"12-1>P0", "10-3>M1"}
        assert refusal(state, "12-1>M2") == "CMT-8"
        layout = next(zone for zone in state.zones() if isinstance(zone, Layout))
        assert [arm.name for arm in layout.arms] == ["P0", "P1", "P2", "M1"]
        assert [arm.state for arm in layout.arms] == ["private"] * 3 + ["open"]


def test_cmt_t4_one_tile_per_turn_from_the_first_turn() -> None:
    state = at(load("tournament"), A="12-9 9-4 4-1")
    assert play(state, "12-9>P0").turn == 1


def test_cmt_9_a_double_leaves_one_end_with_its_number() -> None:
    state = at(load(), P0="12-9", A="9-9 9-4 9-5")
    play(state, "9-9>P0")
    assert legal(state) == {"9-4>P0", "9-5>P0"}
    play(state, "9-4>P0")
    layout = next(zone for zone in state.zones() if isinstance(zone, Layout))
    assert layout.arms[0].tiles == ["12-9", "9-9", "9-4"]
    assert layout.arms[0].ends == [4]


def test_cmt_10_bmt_8_other_trains_are_open_only_while_marked() -> None:
    state = at(load(), P1="12-9", P2="12-8", marked="P2", A="9-3 8-3")
    assert legal(state) == {"8-3>P2"}
    assert refusal(state, "9-3>P1") == "CMT-10"
    with pytest.raises(BadText):
        at(load(), marked="P1", A="9-3")
    open_and_empty = at(load("barney"), marked="P1", A="12-3")
    assert "12-3>P1" in legal(open_and_empty)


def test_bmt_9_a_train_whose_number_is_used_up_is_dead() -> None:
    trains = {"P0": "6-4 4-4 4-3", "P1": "6-5 5-4 4-1", "P2": "6-0 4-0", "M1": "6-2 4-2"}
    state = load("barney_6").position({"station": "6", **trains, "A": "3-2"})
    layout = next(zone for zone in state.zones() if isinstance(zone, Layout))
    assert [arm.state for arm in layout.arms] == ["private", "private", "dead", "dead"]
    assert [arm.ends for arm in layout.arms] == [[3], [1], [], []]


def test_cmt_21_the_table_counts_the_tiles_of_each_number() -> None:
    trains = {"P0": "6-4 4-4 4-3", "P1": "6-5 5-4 4-1", "P2": "6-0 4-0", "M1": "6-2 4-2"}
    state = load("barney_6").position({"station": "6", **trains, "A": "3-2"})
    for reader in (0, 1, None):
        zones = state.view(reader).zones
        facts = [fact for zone in zones if isinstance(zone, Facts) for fact in zone.facts]
        counts = {fact.id: fact.arguments.get("counts") for fact in facts}
        assert counts["fact-numbers"] == ["0×2", "1×1", "2×2", "3×1", "4×7", "5×2", "6×5"]
    assert "fact-numbers" not in load("barney_6").new_round(seed=1).view(0).encode().decode()


# -- a turn -----------------------------------------------------------------------------------


def test_cmt_11_every_place_to_play() -> None:
    state = at(
        load(), P0="12-9", P1="12-8", P2="12-7", M1="12-6", marked="P1", A="9-1 8-1 7-1 6-1 12-1"
    )
    assert legal(state) == {"9-1>P0", "8-1>P1", "6-1>M1", "12-1>M2"}


def test_cmt_12_a_player_who_can_play_must() -> None:
    state = at(load(), P0="12-9", A="9-1")
    assert refusal(state, "draw") == "CMT-12"
    with pytest.raises(IllegalAction):
        play(state, "draw")


def test_bmt_10_voluntary_draws() -> None:
    assert legal(at(load("barney"), P0="12-9", A="9-1")) == {"9-1>P0", "draw"}


def test_cmt_13_one_tile_per_turn() -> None:
    assert play(at(load(), P0="12-9", A="9-1 1-0"), "9-1>P0").turn == 1


def test_cmt_14_the_start_turn_may_be_any_turn() -> None:
    fields = {"A": "12-1 1-0 3-2", "had_turn": "A B C"}
    state = play(at(load(), **fields), "12-1>P0")
    assert legal(state) == {"1-0>P0", "end_turn"}
    assert play(state, "end_turn").turn == 1
    first_turn = load(series="first_turn")
    assert play(at(first_turn, **fields), "12-1>P0").turn == 1
    assert play(at(first_turn, A="12-1 1-0 3-2"), "12-1>P0").turn == 0
    forced = play(at(load(series_forced=True), **fields), "12-1>P0")
    assert legal(forced) == {"1-0>P0"}
    assert refusal(forced, "end_turn") == "CMT-14"


def test_cmt_14_a_drawn_tile_may_begin_the_start_turn() -> None:
    state = at(load(), A="1-0 3-2", boneyard="12-1")
    assert legal(play(state, "draw")) == {"12-1>P0", "12-1>M1"}
    assert legal(play(state, "12-1>P0")) == {"1-0>P0", "end_turn"}


def test_cmt_15_cmt_t5_a_drawn_tile_that_fits_must_be_played() -> None:
    for preset in ("cardinal", "tournament"):
        state = at(load(preset), P0="12-9", A="7-6", boneyard="9-8")
        assert legal(state) == {"draw"}
        assert legal(play(state, "draw")) == {"9-8>P0"}
        assert refusal(state, "pass") == "CMT-15"


def test_cmt_15_an_unstarted_train_is_unmarked_but_bmt_11_cmt_t5_marked() -> None:
    for preset, marked in (("cardinal", "–"), ("barney", "P0"), ("tournament", "P0")):
        state = play(at(load(preset), A="7-6", boneyard="9-8"), "draw")
        assert (field(state, "marked"), state.turn) == (marked, 1)


def test_bmt_11_only_the_drawn_tile_may_be_played_optionally() -> None:
    state = play(at(load("barney"), P0="12-9", A="9-7", boneyard="9-8"), "draw")
    assert legal(state) == {"9-8>P0", "pass"}
    assert refusal(state, "9-7>P0") == "CMT-15"
    assert field(play(state, "pass"), "marked") == "P0"


EMPTY = {
    "station": "6",
    "P0": "6-5 5-0 0-0 4-0 4-4 4-3",
    "P1": "6-2 2-2 2-1",
    "M1": "6-0 1-0 6-1 6-4",
    "P2": "6-3 3-3 3-2 5-2 5-1 1-1 4-1",
    "boneyard": ".",
}


def test_cmt_16_bmt_12_with_an_empty_boneyard_a_player_passes_and_is_marked() -> None:
    hands = {"A": "5-3 4-2", "B": "2-0 5-5", "C": "5-4 3-1 3-0"}
    for preset in ("cardinal_6", "barney_6"):
        state = load(preset).position({**EMPTY, **hands, "turn": "B"})
        assert legal(state) == {"pass"}
        assert field(play(state, "pass"), "marked") == "P1"
        assert "5-4>M1" in legal(state)
        assert refusal(state, "pass") == "CMT-16"
        assert refusal(state, "draw") == "CMT-16"
    choice = load("barney_6", pass_when_able_empty=True)
    state = choice.position({**EMPTY, **hands, "turn": "C"})
    assert legal(state) == {"5-4>P2", "5-4>M1", "pass"}
    assert field(play(state, "pass"), "marked") == "P2"


def test_cmt_17_bmt_13_only_the_owner_removes_the_marker() -> None:
    for preset in ("cardinal", "barney"):
        game = load(preset)
        mine = at(game, P0="12-9", marked="P0", A="9-3 1-0", turn="A")
        assert field(play(mine, "9-3>P0"), "marked") == "–"
        yours = at(game, P0="12-9", marked="P0", B="9-3 1-0", turn="B")
        assert field(play(yours, "9-3>P0"), "marked") == "P0"


def test_cmt_17_with_double_only_a_cover_is_still_legal() -> None:
    game = load("tournament", unmark_with="double_only")
    fields = {"P0": "12-9 9-9", "marked": "P0", "A": "9-3 1-0"}
    assert legal(at(game, **fields)) == {"draw"}
    state = at(game, **fields, doubles="P0")
    assert legal(state) == {"9-3>P0"}
    assert field(play(state, "9-3>P0"), "marked") == "–"


# -- doubles ---------------------------------------------------------------------------------


def test_cmt_18_the_player_of_a_double_must_cover_it() -> None:
    state = play(at(load(), P0="12-9", M1="12-8", A="9-9 9-1 8-1"), "9-9>P0")
    assert legal(state) == {"9-1>P0"}
    assert refusal(state, "8-1>M1") == "CMT-18"
    drawn = at(load(), P0="12-9", M1="12-8", A="9-9 8-1", boneyard="9-5")
    assert legal(play(drawn, "9-9>P0", "draw")) == {"9-5>P0"}
    assert play(drawn, "9-5>P0").turn == 1


def test_bmt_14_cmt_t6_each_double_earns_a_play_on_any_open_place() -> None:
    fields = {"P0": "12-9", "M1": "12-8", "A": "9-9 9-1 8-8 8-1"}
    for preset in ("barney", "tournament"):
        state = play(at(load(preset), **fields), "9-9>P0")
        assert legal(state) - {"draw"} == {"9-1>P0", "8-8>M1", "8-1>M1"}
        assert ("draw" in legal(state)) == (preset == "barney")
        assert legal(play(state, "8-8>M1")) - {"draw"} == {"9-1>P0", "8-1>M1"}
        assert play(state, "8-1>M1").turn == 1
        assert field(state, "doubles") == "P0"


def bound(preset: str, **options: Any) -> State:
    """Return a position with open doubles 9-9 on P0 and 8-8 on M1; the second player moves."""
    return at(
        load(preset, **options),
        P0="12-9 9-9",
        P1="12-7",
        M1="12-8 8-8",
        doubles="P0 M1",
        B="9-2 8-2 7-2 5-4",
        turn="B",
        boneyard="3-2",
    )


def test_cmt_19_bmt_15_cmt_t7_an_open_double_binds_all_players() -> None:
    assert legal(bound("barney")) == {"9-2>P0", "8-2>M1", "draw"}
    assert legal(bound("tournament")) == {"9-2>P0"}
    assert legal(bound("tournament", double_order="newest_first")) == {"8-2>M1"}
    assert refusal(bound("tournament"), "8-2>M1") == "CMT-19"
    assert legal(bound("tournament", forced_double=False)) == {"7-2>P1", "8-2>M1"}


def test_cmt_19_a_player_who_must_start_a_train_cannot_cover() -> None:
    fields = {"P0": "12-9 9-9", "doubles": "P0", "B": "9-2 12-1", "turn": "B"}
    state = at(load("tournament", own_train_first=True), **fields)
    assert legal(state) == {"draw"}
    assert refusal(state, "9-2>P0") == "CMT-19"


def test_bmt_16_no_train_opens_while_a_double_binds() -> None:
    for preset, marked in (("barney", "–"), ("tournament", "P1"), ("cardinal", "P1")):
        state = at(
            load(preset), P0="12-9 9-9", P1="12-7", doubles="P0", B="5-4", turn="B", boneyard="3-2"
        )
        assert field(play(state, "draw"), "marked") == marked


def test_cmt_20_bmt_17_covering_frees_all_and_closes_only_the_players_train() -> None:
    for preset in ("cardinal", "barney"):
        fields = {"P1": "12-9 9-9", "doubles": "P1", "marked": "P1", "C": "12-1"}
        own = play(at(load(preset), **fields, B="9-2 5-4", turn="B"), "9-2>P1")
        assert (field(own, "marked"), field(own, "doubles"), own.turn) == ("–", "–", 2)
        assert "12-1>P2" in legal(own)
        other = play(at(load(preset), **fields, A="9-2 5-4", turn="A"), "9-2>P1")
        assert (field(other, "marked"), other.turn) == ("P1", 1)


def test_cmt_21_bmt_18_a_dead_double_binds_no_player() -> None:
    fields = {
        "station": "6",
        "P0": "6-5",
        "P1": "6-3 3-1 5-1",
        "P2": "6-2 5-2 5-0 4-0 5-4",
        "M1": "6-0 3-0",
        "A": "5-5 1-0",
        "B": "5-3 2-1",
    }
    state = load("barney_6").position({**fields, "doubles": "", "turn": "A"})
    play(state, "5-5>P0")
    assert legal(state) == {"draw"}
    state = load("barney_6").position({**fields, "M1": "6-0 3-0 5-3", "B": "2-1", "turn": "A"})
    assert field(play(state, "5-5>P0"), "doubles") == "–"
    assert legal(state) == {"draw"}  # the further tile is still due
    on_double = load("cardinal_6").position(
        {**fields, "M1": "6-0 3-0 5-3", "B": "2-1", "turn": "A"}
    )
    assert play(on_double, "5-5>P0").turn == 1


def test_cmt_22_a_double_that_closes_the_players_train_needs_no_cover() -> None:
    fields = {"P0": "12-9", "marked": "P0", "A": "9-9 9-1 1-0"}
    state = play(at(load(), **fields), "9-9>P0")
    assert legal(state) == {"9-1>P0", "end_turn"}
    assert field(state, "doubles") == "–"
    assert refusal(state, "draw") == "CMT-22"
    assert play(state, "end_turn").turn == 1
    plain = play(at(load(unmark_double_exempt=False), **fields), "9-9>P0")
    assert legal(plain) == {"9-1>P0"}
    nothing_fits = at(load(), P0="12-9", marked="P0", A="9-9 2-1")
    assert play(nothing_fits, "9-9>P0").turn == 1


def test_cmt_23_a_double_may_be_the_last_tile() -> None:
    assert play(at(load(), P0="12-9", A="9-9", B="1-0"), "9-9>P0").is_over


def test_bmt_20_a_double_may_not_be_the_last_tile() -> None:
    state = play(at(load("barney"), P0="12-9", A="9-9", B="1-0", boneyard="9-2"), "9-9>P0")
    assert not state.is_over
    assert legal(state) == {"draw"}
    assert legal(play(state, "draw")) == {"9-2>P0", "pass"}


def test_bmt_20_not_even_with_an_empty_boneyard() -> None:
    hands = {"A": "5-0 0-0 4-0 4-4 4-3 5-3 2-0", "B": "4-2 3-1 3-0 5-4", "C": "5-5"}
    fields = {**EMPTY, "P0": "6-5", **hands, "marked": "P0", "turn": "C"}
    state = load("barney_6").position(fields)
    assert legal(state) == {"pass"}
    assert refusal(state, "5-5>P0") == "BMT-20"


def test_bmt_21_a_double_followed_by_the_last_tile_goes_out() -> None:
    state = at(load("barney"), P0="12-9", M1="12-8", A="9-9 8-1", B="1-0")
    assert play(state, "9-9>P0", "8-1>M1").is_over
    assert state.scores() == [0, 1, 0]


def test_cmt_24_a_drawn_cover_ends_the_series() -> None:
    state = at(load(), A="12-1 1-1 9-5 3-2", boneyard="5-1")
    play(state, "12-1>P0", "1-1>P0")
    assert refusal(state, "end_turn") == "CMT-18"
    play(state, "draw", "5-1>P0")
    assert state.turn == 1
    covered = play(at(load(), A="12-1 1-1 5-1 9-5"), "12-1>P0", "1-1>P0", "5-1>P0")
    assert legal(covered) == {"9-5>P0", "end_turn"}


# -- the end -----------------------------------------------------------------------------------


def test_cmt_25_bmt_19_the_round_ends_when_a_player_has_no_tiles() -> None:
    for preset in ("cardinal", "barney"):
        assert play(at(load(preset), P0="12-9", A="9-8", B="1-0"), "9-8>P0").is_over


def test_cmt_t8_a_tournament_round_may_be_won_with_a_double() -> None:
    assert play(at(load("tournament"), P0="12-9", A="9-9", B="1-0"), "9-9>P0").is_over


def test_cmt_26_bmt_22_a_blocked_round_ends_after_one_pass_each() -> None:
    rng = Rng(5)
    blocked = 0
    for preset in ("cardinal_6", "barney_6"):
        for seed in range(60):
            state = finish(load(preset, players=2).new_round(seed=seed), rng)
            hands = [state.fields()[seat] for seat in "AB"]
            if "–" not in hands:
                blocked += 1
                passes = [state.text(int(action)) for action in state.log][-2:]
                assert passes == ["pass", "pass"]
                assert field(state, "boneyard") == "."
                assert state.ending()[0].id == "end-blocked"
    assert blocked > 0


def test_cmt_27_bmt_23_all_players_score_the_pips_in_hand() -> None:
    for preset in ("cardinal", "barney"):
        state = at(load(preset), P0="12-5", A="5-4", B="9-4 0-0", C="8-1")
        assert play(state, "5-4>P0").scores() == [0, 13, 9]


def test_cmt_28_the_lowest_total_wins_and_ties_share_the_win() -> None:
    game = load()
    assert game.match_is_over(match_of(game, 4))
    assert not game.match_is_over(match_of(game, 3))
    assert game.match_winners(match_of(game, 4, [9, 4, 4])) == [1, 2]
    assert load(rounds=5).match_is_over(match_of(game, 6))
    with pytest.raises(BadOption, match="rounds"):
        load("barney", rounds=14)


def test_bmt_23_the_lowest_total_wins() -> None:
    game = load("barney")
    assert game.match_winners(match_of(game, 14, [31, 30, 90])) == [1]


def test_cmt_x11_a_match_of_three_rounds() -> None:
    game = load()
    match = game.new_match(seed=1)
    for row in ((0, 18, 31), (13, 0, 7), (22, 9, 0)):
        finish(match.round, Rng(1))
        for seat, points in enumerate(row):
            match.round.points[seat] = points
        match.settle()
        if not match.is_over:
            match.start()
    assert match.is_over
    assert match.totals == [35, 27, 38]
    assert match.winners == [1]
