"""Scores and bonuses of Partners."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer
from capicua.testing.notation import play
from tests.games.partners.test_rules import (
    BLOCK,
    BLOCK_HANDS,
    HANDS,
    OPENING,
    TIE,
    TIE_HANDS,
    WHOLE_ROUND,
    at,
    dealt,
    load,
    out,
)

# -- blocks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "side"),
    [("lowest_pair", 1), ("lowest_individual", 0), ("blocker_vs_next", 0)],
)
def test_par_13_par_14_par_15_who_wins_a_block(rule: str, side: int) -> None:
    state = at(BLOCK, turn="A", leader="D", block_winner=rule, **BLOCK_HANDS)
    assert play(state, "6-5@W").winning_side() == side


def test_par_14_equal_lowest_hands_of_partners_are_not_a_tie() -> None:
    hands = {**BLOCK_HANDS, "A": "6-5 5-4 1-0", "C": "4-4 2-0", "B": "5-5 5-3", "D": "3-3 5-2"}
    state = at(BLOCK, turn="A", block_winner="lowest_individual", **hands)
    play(state, "6-5@W")
    assert list(state.left)[::2] == [10, 10]
    assert state.winning_side() == 0


@pytest.mark.parametrize(("tie", "side"), [("void", -1), ("opener", 0), ("blocker", 0)])
def test_par_16_ties(tie: str, side: int) -> None:
    state = at(TIE, turn="C", leader="A", block_tie=tie, **TIE_HANDS)
    assert play(state, "5-3@W").winning_side() == side
    state = at(TIE, turn="C", leader="B", block_tie=tie, **TIE_HANDS)
    expected = {"void": -1, "opener": 1, "blocker": 0}[tie]
    assert play(state, "5-3@W").winning_side() == expected


# -- scores ------------------------------------------------------------------------------------


def test_par_17_whose_pips_are_scored() -> None:
    assert out("venezuelan").scores() == [7, 0, 7, 0]
    assert out("spanish").scores() == [17, 0, 17, 0]
    net = at(BLOCK, turn="A", leader="D", blocked_scoring="winner_net", **BLOCK_HANDS)
    assert play(net, "6-5@W").scores() == [0, 6, 0, 6]
    assert out("venezuelan", blocked_scoring="winner_net").scores() == [7, 0, 7, 0]


def test_par_18_a_void_hand_counts_and_keeps_bonuses() -> None:
    game = load("dominican", block_winner="lowest_pair", block_tie="void")
    fields = {"layout": TIE, "turn": "C", "points": "25 0 25 0", **TIE_HANDS}
    state = play(game.position(fields), "5-3@W")
    assert state.scores() == [25, 0, 25, 0]
    assert not state.is_void
    match = Match(game, Dealer.from_seed(1))
    match.round = state
    match.settle()
    assert (match.number, game.next_setup(match).streak) == (2, 1)


@pytest.mark.parametrize(
    ("layout", "tile", "options", "worth"),
    [
        ("root 4-3 | E 6-4", "6-1", {}, 1),
        ("root 4-3 | E 4-2", "2-2", {}, 2),
        ("root 4-3 | E 6-4 | W 5-3", "6-5", {}, 3),
        ("root 4-3 | E 4-2 | W 3-2", "2-2", {}, 4),
        ("root 4-3 | E 5-4 | W 5-3", "5-2", {}, 1),
        ("root 4-3 | E 5-4 | W 5-3", "5-2", {"both_ends": "any"}, 3),
        ("root 4-3 | E 6-4 | W 3-0", "6-0", {}, 3),
    ],
)
def test_par_19_value_of_a_hand(
    layout: str, tile: str, options: dict[str, Any], worth: int
) -> None:
    hands = {"A": tile, "B": "5-5", "C": "4-4", "D": "1-1"}
    state = at(layout, "brazilian", turn="A", **hands, **options)
    assert play(state, f"{tile}@E").scores()[0] == worth


def test_par_19_the_key_needs_both_numbers_exhausted() -> None:
    # Ends 4 and 1: every tile with a four or a one except 4-1 is on the table (PAR-X1).
    layout = (
        "root 6-6 | E 6-1 3-1 6-3 6-5 5-1 1-0 5-0 5-4 4-4 4-3 3-3 3-0 0-0 4-0"
        " | W 6-0 2-0 6-2 6-4 4-2 2-1 1-1"
    )
    hands = {"A": "4-1", "B": "3-2", "C": "5-5 5-3", "D": "5-2 2-2"}
    state = at(layout, "jamaican", turn="A", totals=[1, 0, 1, 0], **hands)
    assert play(state, "4-1@E").scores() == [2, 0, 2, 0]
    # With a one undealt the ends are joined, but this was not the only fitting tile left.
    shorter = layout.replace(" 1-1", "")
    state = at(shorter, "jamaican", turn="A", totals=[1, 0, 1, 0], **hands)
    assert play(state, "4-1@E").scores() == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("options", "streak", "worth"),
    [
        ({"void_next": "none"}, 2, 1),
        ({"void_next": "two"}, 1, 2),
        ({"void_next": "two"}, 3, 2),
        ({"void_next": "plus_one"}, 1, 2),
        ({"void_next": "plus_one"}, 3, 4),
    ],
)
def test_par_20_carry_over_after_void_hands(
    options: dict[str, Any], streak: int, worth: int
) -> None:
    state = out("jamaican_six", totals=[1, 2, 1, 2], streak=streak, **options)
    assert state.scores() == [worth, 0, worth, 0]


# -- bonuses -----------------------------------------------------------------------------------


def closed(layout: str, tile: str, preset: str = "dominican", **options: Any) -> State:
    """A goes out; B has 5 pips left, the others none."""
    hands = {"A": tile, "B": "3-2", "C": "0-0" if tile != "0-0" else "1-0", "D": "2-1"}
    state = at(layout, preset, turn="A", **hands, **options)
    return play(state, f"{tile}@E")


def test_par_21_bonuses_add_up_in_order() -> None:
    state = closed("root 6-4 | E 6-1 | W 4-3", "3-1", "puerto_rican_500", number=1)
    assert state.scores()[0] == 8 + 100 + 100
    ids = [message.id for message in state.ending() if message.id.startswith("end-bonus")]
    assert ids == ["end-bonus-capicua", "end-bonus-hand"]
    doubled = closed("root 6-4 | E 6-1 | W 4-3", "3-1", "cuban_capicua")
    assert doubled.scores()[0] == 2 * 8


@pytest.mark.parametrize(
    ("layout", "tile", "options", "bonus"),
    [
        ("root 6-4 | E 6-1 | W 4-3", "3-1", {}, 25),
        ("root 6-4 | E 6-1 | W 4-1", "1-1", {}, 0),
        ("root 6-4 | E 6-1 | W 4-1", "1-1", {"capicua_double": True}, 25),
        ("root 6-4 | E 6-5 | W 5-4", "5-1", {}, 0),
        ("root 6-4 | E 6-5 | W 5-4", "5-1", {"both_ends": "any"}, 25),
        ("root 6-4 | E 6-0 | W 5-4", "5-0", {}, 25),
        ("root 6-4 | E 6-0 | W 5-4", "5-0", {"capicua_blank": False}, 0),
        ("root 6-6", "6-5", {}, 0),
        ("root 6-6", "6-5", {"both_ends": "any"}, 25),
        ("root 6-5", "6-4", {}, 0),
    ],
)
def test_par_22_capicua(layout: str, tile: str, options: dict[str, Any], bonus: int) -> None:
    plain = closed(layout, tile, capicua_bonus=0, **options).scores()[0]
    assert closed(layout, tile, **options).scores()[0] == plain + bonus


def test_par_22_the_tile_may_go_to_either_end() -> None:
    hands = {"A": "3-1", "B": "3-2", "C": "0-0", "D": "2-1"}
    for end in "EW":
        state = at("root 6-4 | E 6-1 | W 4-3", "dominican", turn="A", **hands)
        assert play(state, f"3-1@{end}").is_capicua()


def test_par_22_not_with_the_first_tile() -> None:
    game = load("dominican", hand_size=1, both_ends="any", capicua_double=True)
    state = game.new_round(hands=[["6-6"], ["5-5"], ["4-4"], ["3-3"]])
    play(state, "6-6@root")
    assert (state.is_over, state.is_capicua()) == (True, False)


def test_par_23_chuchazo() -> None:
    one_blank, two = "root 6-4 | E 6-0 | W 4-3", "root 6-4 | E 6-0 | W 4-0"
    assert closed(one_blank, "0-0", "dominican_patio").scores()[0] == 9 + 25
    assert closed(two, "0-0", "dominican_patio").scores()[0] == 9 + 25
    state = closed(two, "0-0", "dominican_patio", chuchazo_both_ends=False)
    assert state.scores()[0] == 9
    both = closed(two, "0-0", "dominican_patio", capicua_double=True)
    assert both.scores()[0] == 9 + 25 + 25


@pytest.mark.parametrize(
    ("options", "at_pass", "at_play"),
    [
        ({}, 0, 25),
        ({"pase_salida_partner": "any"}, 25, 25),
        ({"pase_salida_plain": 50}, 0, 25),
        ({"pase_salida_bonus": 0, "pase_salida_plain": 50}, 0, 0),
    ],
)
def test_par_24_opening_pass(options: dict[str, Any], at_pass: int, at_play: int) -> None:
    state = play(dealt(OPENING, "dominican", **options), "6-6@root", "pass")
    assert state.scores()[1] == at_pass
    assert play(state, "6-4@E").scores()[1] == at_play


def test_par_24_plain_lead() -> None:
    # A leads 3-1; D has neither a three nor a one.
    hands = ["3-1 5-4 5-2 5-0 4-0 2-0 1-1", "6-6 6-3 5-1 4-3 2-1 0-0 3-3"]
    hands += ["6-1 4-1 3-2 5-3 3-0 1-0 4-2", "6-5 6-4 6-2 5-5 2-2 6-0 4-4"]
    for options, points in (
        ({}, 25),
        ({"pase_salida_plain": 40}, 40),
        ({"pase_salida_plain": 0}, 0),
    ):
        state = dealt(hands, "dominican", number=2, starter=0, **options)
        play(state, "3-1@root", "pass", "6-1@W")
        assert state.scores() == [points, 0, points, 0]


def test_par_24_a_given_lead_counts_for_the_side() -> None:
    state = dealt(
        OPENING, "cuban_capicua", set=6, hand_size=7, number=2, starter=3, pase_salida_plain=20
    )
    play(state, "give_lead", "6-6@root", "pass")
    assert state.scores() == [0, 20, 0, 20]


def test_par_25_full_round_pass() -> None:
    state = at(WHOLE_ROUND, "dominican", turn="A", **HANDS)
    play(state, "5-3@E", "pass", "pass", "pass")
    assert (state.scores(), state.turn, state.passes) == ([25, 0, 25, 0], 0, 0)
    without = at(WHOLE_ROUND, turn="A", **HANDS)
    assert play(without, "5-3@E", "pass", "pass", "pass").scores() == [0] * 4


def test_par_26_hand_bonuses_count_decided_hands() -> None:
    game = load("puerto_rican_500", block_tie="void")
    fields = {"layout": TIE, "turn": "C", "leader": "A", **TIE_HANDS}
    match = Match(game, Dealer.from_seed(1))
    for bonus in (100, 100, 75):
        setup = game.next_setup(match)
        assert game.hand_bonus(setup) == bonus
        state = game.blank(setup)
        state.place({**fields, "leader": "A"})
        if bonus == 100 and not match.rounds:
            play(state, "5-3@W")
        else:
            state.place({"layout": "root 6-4", "A": "6-3", "B": "2-1", "C": "1-0", "D": "4-0"})
            play(state, "6-3@E")
            assert state.scores()[0] == 3 + 1 + 4 + bonus
        match.round = state
        match.settle()
    assert [game.hand_bonus(Setup(number)) for number in range(1, 6)] == [100, 75, 50, 25, 0]
    assert load("puerto_rican_500", hand_bonuses=60).hand_bonus(Setup(1)) == 60
    extra = at(BLOCK, "venezuelan", turn="A", leader="D", block_bonus=30, **BLOCK_HANDS)
    assert play(extra, "6-5@W").scores() == [0, 76, 0, 76]


@pytest.mark.parametrize(
    ("fit", "before", "points"),
    [
        ("any", 190, 25),
        ("not_past", 175, 25),
        ("not_past", 176, 0),
        ("below", 174, 25),
        ("below", 175, 0),
    ],
)
def test_par_27_bonuses_near_the_target(fit: str, before: int, points: int) -> None:
    totals = [before, 0, before, 0]
    state = at(WHOLE_ROUND, "dominican", turn="A", bonus_fit=fit, totals=totals, **HANDS)
    play(state, "5-3@E", "pass", "pass", "pass")
    assert state.scores()[0] == points
    capicua = closed("root 6-4 | E 6-1 | W 4-3", "3-1", totals=totals, bonus_fit=fit)
    assert capicua.scores()[0] == 8 + 25


# -- closings while one side of the leading double is bare (PAR-19, PAR-22) -----------------------

BARE_SIDE = (
    "5-5 4-2 3-0 1-0 6-1 2-2 2-1 6-2 4-4 3-3 0-0 4-0 "
    "6-6 6-5 6-4 6-3 6-0 5-4 5-3 5-2 5-1 5-0 4-3 4-1 3-2 3-1 2-0 1-1"
)
"""Three tiles each, then the sleeping tiles; D leads 3-3, and only its east side is covered."""
BARE_SIDE_PLAY = (
    *("3-3@root", "3-0@E", "1-0@E", "2-1@E", "pass", "4-2@E", "pass", "4-4@E", "4-0@E"),
    *("pass", "pass", "pass", "0-0@E"),
)


def bare_side(**options: Any) -> State:
    game = load(
        "puerto_rican_200",
        direction="clockwise",
        hand_size=3,
        chuchazo_bonus=10,
        capicua_bonus="double",
        capicua_double=True,
        chuchazo_both_ends=False,
        **options,
    )
    return game.new_round(order=BARE_SIDE.split(), starter=3, number=2)


def test_par_22_a_last_double_at_one_of_two_different_ends_is_no_capicua() -> None:
    state = play(bare_side(), *BARE_SIDE_PLAY)
    assert sorted(state.fields()["layout"].split()[1:2]) == ["3-3"]
    assert not state.is_capicua()
    assert state.is_chuchazo()
    assert state.scores()[3] == 29 + 10


def test_par_22_a_last_tile_that_joins_two_different_ends_is_a_capicua() -> None:
    layout = "root 3-3 | E 3-0 1-0 2-1"
    hands = {"A": "3-2", "B": "5-5 4-4", "C": "6-6 6-5", "D": "4-0 6-4"}
    for preset in ("spanish", "venezuelan"):
        state = at(layout, preset, turn="A", leader="D", both_ends="different", **hands)
        state = play(state, "3-2@E")
        assert state.fields()["closing"].split()[0] == "both", preset


def test_par_22_version_1_judged_closings_as_it_did() -> None:
    game = bare_side().game
    former = load_with(game.id, "puerto_rican_200", 4, game.options.values(), 1)
    state = former.new_round(order=BARE_SIDE.split(), starter=3, number=2)
    assert play(state, *BARE_SIDE_PLAY).scores()[3] == 58
