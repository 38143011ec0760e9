"""The rules of Super Dominos; the worked examples are in examples.txt."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, BadText
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.zones import Hand, Stock
from capicua.testing.notation import play

TABLE = {"start": "9", "L1": "7", "L2": "2", "L3": "6"}


def load(preset: str = "super_dominos", players: int = 4, **options: Any) -> Game:
    return capicua.load("super_dominos", preset=preset, players=players, **options)


def at(game: Game, **fields: str) -> State:
    return game.position({**TABLE, **fields})


def legal(state: State) -> set[str]:
    return {state.text(action) for action in state.legal_actions()}


def field(state: State, name: str) -> str:
    return state.fields()[name]


def turn(state: State) -> str:
    return "ABCDEFGHIJ"[state.turn]


def refusal(state: State, text: str) -> str:
    found = state.why_not(state.parse(text))
    assert found is not None, f"{text} is legal"
    return found.rule


def dealt(game: Game, first: int, *hands: str, stock: str = "") -> State:
    """Return a round with hands of three tiles each."""
    return game.new_round(hands=[hand.split() for hand in hands], stock=stock.split(), lot=first)


# -- the deal ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "players", "size", "left"),
    [({}, 10, 9, 46), ({}, 2, 9, 118), ({"set_max": 12}, 6, 9, 37), ({"set_max": 9}, 4, 7, 27)],
)
def test_sup_1_every_player_takes_a_hand(
    options: dict[str, Any], players: int, size: int, left: int
) -> None:
    game = load(players=players, **options)
    assert game.hand_sizes(Setup()) == [size] * players
    state = game.new_round(order=ordered(game))
    zones = state.view(0).zones
    assert [zone.count for zone in zones if isinstance(zone, Hand)] == [size] * players
    assert [zone.count for zone in zones if isinstance(zone, Stock)] == [left]
    assert [zone.seat for zone in zones if isinstance(zone, Hand) and zone.tiles] == [0]


def ordered(game: Game) -> list[str]:
    """Return all tiles in ascending order; the first hand then has doubles."""
    return [f"{a}-{b}" for a in range(game.high + 1) for b in range(a + 1)]


def test_sup_1_hands_leave_one_tile_per_player() -> None:
    kind = type(load())
    options = load().options
    assert kind.seats(options) == (2, 10)
    assert kind.seats(options.changed(set_max=12)) == (2, 6)
    assert kind.seats(options.changed(set_max=9)) == (2, 4)
    assert kind.seats(options.changed(hand_size=16)) == (2, 8)
    assert kind.seats(options.changed(hand_size=67)) == (2, 2)
    with pytest.raises(BadOption):
        load(players=9, hand_size=16)
    with pytest.raises(BadOption, match="hand_size"):
        load(set_max=9, hand_size=27)


def match_after(game: Game, winner: int | None, first: int = 1) -> Match:
    """Return a match of one hand, won by a seat or by none."""
    match = Match(game, capicua.Dealer.from_seed(1))
    match.round.first = first  # type: ignore[attr-defined]
    match.round.winner = -1 if winner is None else winner  # type: ignore[attr-defined]
    match.round.is_over = True
    match.settle()
    return match


@pytest.mark.parametrize(
    ("option", "winner", "first"),
    [
        ("left_of_winner", 3, 0),
        ("left_of_winner", None, 2),
        ("winner", 3, 3),
        ("winner", None, 2),
        ("rotate", 3, 2),
        ("rotate", None, 2),
    ],
)
def test_sup_2_first_player_of_the_next_hand(option: str, winner: int | None, first: int) -> None:
    game = load(next_first=option)
    assert game.next_setup(match_after(game, winner)).starter == first


def test_sup_2_the_lot_decides_in_the_first_hand() -> None:
    game = load()
    assert game.new_match(seed=1).round.setup.starter == -1
    assert {field(game.new_round(seed=seed), "first") for seed in range(30)} == set("ABCD")


HANDS = ("1-0 2-0 3-0", "2-1 3-3 9-9", "4-0 5-5 6-1")


def test_sup_3_sup_4_the_lead_passes_clockwise_to_a_player_with_a_double() -> None:
    game = load(players=3, hand_size=3)
    for first, opener in ((0, "B"), (1, "B"), (2, "C")):
        state = dealt(game, first, *HANDS)
        assert turn(state) == opener
        assert field(state, "direction") == "clockwise"
    assert legal(dealt(game, 0, *HANDS)) == {"open 3-3", "open 9-9"}
    assert refusal(dealt(game, 0, *HANDS), "open 5-5") == "SUP-4"


def test_sup_5_players_draw_and_keep_tiles_until_a_double_appears() -> None:
    game = load(players=3, hand_size=3)
    hands = ("1-0 2-0 3-0", "2-1 3-1 9-8", "4-0 5-1 6-1")
    state = dealt(game, 1, *hands, stock="7-1 7-2 7-3 8-2 8-8 9-9")
    assert turn(state) == "C"
    assert field(state, "A") == "1-0 2-0 3-0 7-3"
    assert field(state, "B") == "2-1 3-1 7-1 8-2 9-8"
    assert field(state, "boneyard").startswith("9-9 ")
    assert legal(state) == {"open 8-8"}
    assert turn(play(state, "open 8-8")) == "A"


def test_sup_6_the_start_double_is_the_openers_turn() -> None:
    state = play(dealt(load(players=3, hand_size=3), 0, *HANDS), "open 9-9")
    assert turn(state) == "C"
    assert refusal(state, "open 5-5") == "SUP-6"


# -- the layout -------------------------------------------------------------------------


def test_sup_7_sup_8_unstarted_legs_show_the_start_number_and_are_interchangeable() -> None:
    state = at(load(), A="9-4 9-7 6-0")
    assert legal(state) == {"9-4>L4", "9-7>L4", "9-7>L1", "6-0>L3"}
    assert refusal(state, "9-4>L5") == "SUP-8"
    state = at(load(), L4="9-1", L5="9-2", L6="9-3", A="9-4 3-0")
    assert legal(state) == {"3-0>L6"}
    assert refusal(state, "9-4>L6") == "SUP-9"


def test_sup_9_a_double_is_placed_on_its_number_or_on_a_13() -> None:
    state = at(load(), A="7-7 4-4 12-11")
    assert legal(state) == {"7-7>L1"}
    assert refusal(state, "4-4>L1") == "SUP-9"
    lapsed = at(load(), L1="13", A="4-4 13-0 12-11")
    assert legal(lapsed) == {"4-4>L1", "13-0>L1"}
    assert field(play(lapsed, "4-4>L1"), "L1") == "13 4-4"


def test_sup_9_a_double_does_not_branch_and_leaves_its_number() -> None:
    state = play(at(load(), A="7-7 1-0", C="7-1 7-0"), "7-7>L1")
    assert legal(state) == {"7-1>L1", "7-0>L1"}
    state = play(state, "7-1>L1")
    assert "7-0" not in " ".join(legal(state))


# -- a turn -----------------------------------------------------------------------------


def test_sup_10_a_player_who_can_place_a_tile_must() -> None:
    state = at(load(), A="9-4 12-11")
    assert legal(state) == {"9-4>L4"}
    assert refusal(state, "draw") == "SUP-10"
    assert refusal(state, "pass") == "SUP-10"
    assert turn(play(state, "9-4>L4")) == "B"


def test_sup_10_sup_11_sup_20_voluntary_draws() -> None:
    for choice, plain, spellbound in (("none", 0, 0), ("spell", 0, 1), ("any", 1, 1)):
        game = load(voluntary_draw=choice)
        assert ("draw" in legal(at(game, A="9-4 12-11"))) == bool(plain)
        spell = at(game, L1="13", spell="L1 B", A="13-4 12-11", boneyard="13-8 1-0")
        assert ("draw" in legal(spell)) == bool(spellbound)
        if spellbound:
            play(spell, "draw")
            assert legal(spell) == {"13-4>L1", "13-8>L1"}
    assert legal(at(load(voluntary_draw="any"), A="9-4", boneyard="–")) == {"9-4>L4"}


def test_sup_11_otherwise_draw_two_and_place_one_if_it_fits() -> None:
    state = at(load(), A="12-11 8-1", boneyard="8-0 9-8 1-0")
    assert legal(state) == {"draw"}
    play(state, "draw")
    assert field(state, "boneyard") == "1-0"
    assert legal(state) == {"9-8>L4"}
    assert refusal(state, "draw") == "SUP-11"
    assert refusal(state, "pass") == "SUP-11"
    assert turn(play(state, "9-8>L4")) == "B"
    state = at(load(), A="12-11", boneyard="8-0 8-1 1-0")
    assert turn(play(state, "draw")) == "B"
    state = at(load(), A="12-11", boneyard="7-0")
    assert legal(play(state, "draw")) == {"7-0>L1"}


def test_sup_12_pass_if_no_tile_fits_and_the_boneyard_is_empty() -> None:
    state = at(load(), A="12-11", B="7-0", boneyard="–")
    assert legal(state) == {"pass"}
    assert refusal(state, "draw") == "SUP-12"
    assert turn(play(state, "pass")) == "B"


# -- the end ----------------------------------------------------------------------------


def test_sup_27_a_hand_ends_when_a_player_has_no_tiles() -> None:
    state = play(at(load(), A="14-9", B="1-0", C="2-0"), "14-9>L4")
    assert state.is_over
    assert state.scores() == [2, 0, 0, 0]
    state = load(hand_size=1).position({"A": "5-5", "B": "1-0"})
    assert play(state, "open 5-5").scores() == [1, 0, 0, 0]


def test_sup_28_blocked_when_no_player_can_place_and_the_boneyard_is_empty() -> None:
    table = {"L4": "8", "L5": "8", "L6": "8", "boneyard": "–"}
    state = at(load(players=3), **table, A="12-0 1-1", B="4-0 4-1 1-0", C="5-4 4-3 0-0")
    assert state.is_over
    assert state.scores() == [6, 0, 0]
    state = at(
        load(players=3, blocked_winner="fewest_pips"),
        **table,
        A="12-0 1-1",
        B="4-0 4-1 1-0",
        C="5-4 4-3 0-0",
    )
    assert state.scores() == [0, 5, 0]
    going = at(load(players=3), **table, A="12-0", B="4-0", C="7-4 0-0")
    assert not going.is_over


def test_sup_28_ties_go_to_the_fewest_pips_and_otherwise_have_no_winner() -> None:
    table = {"L4": "8", "L5": "8", "L6": "8", "boneyard": "–"}
    assert at(load(players=3), **table, A="12-0", B="4-0", C="5-0").scores() == [0, 2, 0]
    state = at(load(players=3), **table, A="4-1", B="5-0", C="12-0")
    assert state.is_over
    assert not state.is_void
    assert state.scores() == [0, 0, 0]
    state = at(load(players=2, blocked_winner="fewest_pips"), **table, A="4-1", B="5-0")
    assert state.scores() == [0, 0]
    tiles = at(load(players=2, blocked_winner="fewest_pips"), **table, A="4-1", B="3-0 1-1")
    assert tiles.scores() == [2, 0]


def test_sup_28_spells_and_locked_legs_can_block_the_hand() -> None:
    spell = {"L1": "13", "spell": "L1 A", "boneyard": "–"}
    hands = {"A": "7-4 5-1", "B": "6-4", "C": "2-0 1-0"}
    assert at(load(players=3), **spell, **hands).scores() == [0, 4, 0]
    state = at(load(players=3, spell_stuck="lapse"), **spell, **hands)
    assert not state.is_over
    assert "spell" not in state.fields()
    assert legal(state) == {"pass"}
    assert legal(play(state, "pass")) == {"6-4>L3"}
    nothing = {"A": "4-0", "B": "5-4", "C": "5-0 1-0"}
    assert at(load(players=3, spell_stuck="lapse"), **spell, **nothing).is_over
    locked = {"start": "13", "L1": "4", "L2": "–", "L3": "–", "boneyard": "–"}
    assert at(load(players=3), **locked, A="4-0", B="5-4", C="5-0 1-0").is_over


def test_sup_29_sup_30_sup_31_score_of_the_winner() -> None:
    hands = {"A": "7-0", "B": "12-11 1-0", "C": "4-4", "D": "2-0"}
    assert play(at(load(), **hands), "7-0>L1").scores() == [4, 0, 0, 0]
    super_hand = at(load("super_dominos_super"), **hands)
    assert play(super_hand, "7-0>L1").scores() == [34, 0, 0, 0]
    table = {"L4": "8", "L5": "8", "L6": "8", "boneyard": "–"}
    stuck = {"A": "4-0 0-0", "B": "12-11", "C": "5-0 1-1 3-1"}
    for options, points in (
        ({}, [0, 5, 0]),
        ({"scoring": "super"}, [0, 34 - 19, 0]),
        ({"blocked_points": "difference"}, [0, 3, 0]),
        ({"blocked_points": "difference", "scoring": "super"}, [0, 0, 0]),
        (
            {
                "blocked_points": "difference",
                "scoring": "super",
                "blocked_winner": "fewest_pips",
            },
            [26, 0, 0],
        ),
    ):
        assert at(load(players=3, **options), **table, **stuck).scores() == points


def test_sup_32_a_match_has_a_number_of_hands_or_a_target() -> None:
    game = load(hands=3)
    match = game.new_match(seed=2)
    match.totals = [20, 30, 30, 1]
    for number, over in ((3, False), (4, True)):
        match.number = number
        assert game.match_is_over(match) == over
    assert game.match_winners(match) == [1, 2]
    for options, target in (
        ({}, 50),
        ({"scoring": "super"}, 500),
        ({"target": 7}, 7),
        ({"scoring": "super", "target": 7}, 7),
    ):
        game = load(match_end="target", **options)
        match.number = 99
        match.totals = [target - 1, 0, 0, 0]
        assert not game.match_is_over(match)
        match.totals = [target, 0, 0, 0]
        assert game.match_is_over(match)
        assert game.match_winners(match) == [0]


def test_smaller_sets_shift_the_powers() -> None:
    state = at(
        load(players=3, set_max=9), start="5", A="9-5 8-5 7-5 5-3 1-0", boneyard="2-0 3-0 4-0"
    )
    assert field(play(state.clone(), "9-5>L4"), "C") == "3-0"
    assert field(play(state.clone(), "8-5>L4"), "phase") == "extra"
    assert field(play(state.clone(), "7-5>L4"), "spell") == "L4 A"
    assert turn(play(state.clone(), "5-3>L4")) == "C"


def test_random_hands_end_under_all_options() -> None:
    rng = Rng(3)
    for _ in range(60):
        options = load().options
        values = {
            "voluntary_draw": ("none", "spell", "any")[rng.below(3)],
            "set_max": (15, 12, 9)[rng.below(3)],
            "spell_stuck": ("block", "lapse")[rng.below(2)],
        }
        for name in ("caster_exempt", "double_spell_skips", "start_double_skips", "final_draw"):
            values[name] = bool(rng.below(2))
        options = options.changed(**values)
        kind = type(load())
        high = kind.seats(options)[1]
        state = kind(options, 2 + rng.below(high - 1)).new_round(seed=int(rng.bits()))
        while not state.is_over:
            actions = state.legal_actions()
            state.advance(actions[rng.below(len(actions))])
        assert len(state.log) < 500


def test_notation_accepts_every_spelling() -> None:
    state = at(load(), A="9-4")
    for text in ("9-4>L4", "4-9 > l4", "9-4 on L4", " 4|9  ON l4"):
        assert state.text(state.parse(text)) == "9-4>L4"
    assert state.text(state.parse("Open 9|9")) == "open 9-9"
    assert state.parse("end turn") == state.parse("END_TURN")
    for text in ("9-4", "9-4>Q1", "9-4>L7", "16-1>L1", "on L1", "open 9-4"):
        with pytest.raises(BadText):
            state.parse(text)


def test_invalid_positions_are_rejected() -> None:
    game = load()
    for fields in (
        {"start": "16"},
        {"start": "9-4"},
        {"L2": ""},
        {"L5": "9-4"},
        {"L4": "8-4"},
        {"A": "9-9"},
        {"A": "8-4", "B": "8-4"},
        {"spell": "L1 A"},
        {"L1": "13", "spell": "L1"},
        {"direction": "up"},
        {"phase": "opening"},
        {"phase": "drawn"},
        {"phase": "extra", "A": "9-4"},
        {"phase": "somewhere"},
        {"last": "14-14"},
        {"turn": "E"},
        {"colour": "red"},
    ):
        with pytest.raises(BadText):
            at(game, **fields)
    with pytest.raises(BadText):
        game.position({"A": "9-4"})
