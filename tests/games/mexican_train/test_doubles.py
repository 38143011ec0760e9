"""Doubles in the Mexican Trains."""

from __future__ import annotations

from typing import Any

from capicua.core.state import State
from capicua.testing.notation import play
from tests.games.mexican_train.test_rules import EMPTY, at, field, legal, load, refusal


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
