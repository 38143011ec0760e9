"""The rules of Mexican Train; the worked examples are in examples.txt."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, BadText, IllegalAction
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.zones import Facts, Layout
from capicua.testing.notation import play


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


def match_of(game: Game, number: int, totals: list[int] | None = None) -> Match:
    match = Match(game, capicua.Dealer.from_seed(1), begin=False)
    match.number = number
    if totals is not None:
        match.totals = totals
    return match


def finish(state: State, rng: Rng) -> State:
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


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
