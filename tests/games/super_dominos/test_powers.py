"""Powers, the spell and the start double of Super Dominos."""

from __future__ import annotations

from typing import Any

import pytest

from capicua.core.game import Game
from capicua.core.state import State
from capicua.core.zones import Facts
from capicua.games.super_dominos.game import SuperDominos
from capicua.render.language import Language
from capicua.testing.notation import play
from tests.games.super_dominos.test_rules import at, field, legal, load, refusal, turn

# -- powers -----------------------------------------------------------------------------


def test_sup_13_sup_21_a_tile_on_the_leg_ends_its_spell() -> None:
    for tile in ("13-4", "4-4"):
        state = at(load(), L1="13", spell="L1 C", A=f"{tile} 12-11")
        assert "spell" not in play(state, f"{tile}>L1").fields()


def test_sup_14_the_others_take_one_each_in_turn_order() -> None:
    state = at(load(), A="15-9 12-11", boneyard="1-0 2-0 3-0 4-0")
    play(state, "15-9>L4")
    assert [field(state, seat) for seat in "BCD"] == ["1-0", "2-0", "3-0"]
    assert turn(state) == "B"


@pytest.mark.parametrize(("final", "points"), [(True, 3), (False, 1)])
def test_sup_14_an_option_applies_the_power_to_the_last_tile(final: bool, points: int) -> None:
    game = load(players=3, final_draw=final)
    state = at(game, A="15-9", B="1-0", boneyard="2-0 3-0")
    assert play(state, "15-9>L4").scores() == [points, 0, 0]


@pytest.mark.parametrize(
    ("players", "options", "english"),
    [
        (
            4,
            {},
            "15 makes the others draw, 14 lets you play again, 13 casts a spell, 3 reverses "
            "play; a double (not 13-13) costs the next player a turn",
        ),
        (
            2,
            {"set_max": 9, "double_spell_skips": True},
            "9 makes the others draw, 8 lets you play again, "
            "7 casts a spell; a double costs the next player a turn",
        ),
    ],
)
def test_sup_14_to_18_the_active_powers_are_listed(
    players: int, options: dict[str, Any], english: str
) -> None:
    state = load(players=players, **options).new_round(seed=3)
    for reader in (0, 1, None):
        zones = state.view(reader).zones
        facts = [fact for zone in zones if isinstance(zone, Facts) for fact in zone.facts]
        powers = [fact for fact in facts if fact.id == "fact-powers"]
        said = [Language("en", SuperDominos).say(fact, reader) for fact in powers]
        assert said == [f"Powers: leaving {english}"]


def test_sup_15_leaving_a_3_reverses_play_each_time() -> None:
    state = at(load(), A="9-3 12-11", D="7-3 12-10", C="1-0")
    play(state, "9-3>L4")
    assert turn(state) == "D"
    play(state, "7-3>L1")
    assert turn(state) == "A"
    assert field(state, "direction") == "clockwise"


def test_sup_16_each_14_allows_another_tile() -> None:
    state = at(load(), A="14-9 14-1 7-1 14-6 12-11")
    play(state, "14-9>L4")
    assert legal(state) == {"end_turn", "7-1>L1", "14-1>L4", "14-6>L4", "14-6>L3"}
    play(state, "14-6>L3")
    assert legal(state) == {"end_turn", "7-1>L1", "14-1>L4", "14-1>L3"}
    play(state, "14-1>L4")
    assert turn(state) == "B"


def test_sup_16_stop_is_legal_only_after_a_14_and_drawing_is_not() -> None:
    state = at(load(), A="14-9 7-1 12-11")
    assert refusal(state, "end_turn") == "SUP-16"
    play(state, "14-9>L4")
    assert refusal(state, "draw") == "SUP-16"
    assert refusal(state, "pass") == "SUP-16"
    assert turn(play(state, "end_turn")) == "B"


def test_sup_17_leaving_a_13_casts_a_spell_and_ends_the_turn() -> None:
    state = play(at(load(), A="13-9 7-0"), "13-9>L4")
    assert field(state, "spell") == "L4 A"
    assert turn(state) == "B"


def test_sup_18_a_double_costs_the_next_player_a_turn() -> None:
    assert turn(play(at(load(), A="7-7 1-0"), "7-7>L1")) == "C"
    assert turn(play(at(load(), A="6-6 1-0", direction="counterclockwise"), "6-6>L3")) == "C"
    pair = play(at(load(players=2), A="7-7 1-0 12-11", boneyard="9-8 0-0"), "7-7>L1")
    assert turn(pair) == "A"
    assert legal(pair) == {"draw"}


@pytest.mark.parametrize(("skips", "seat"), [(False, "B"), (True, "C")])
def test_sup_18_after_13_13_the_next_player_faces_the_spell(skips: bool, seat: str) -> None:
    game = load(double_spell_skips=skips)
    state = at(game, L1="13", spell="L1 C", A="13-13 1-0")
    assert turn(play(state, "13-13>L1")) == seat


def test_sup_18_only_the_last_tile_of_the_turn_counts() -> None:
    state = at(load(), L1="14", A="14-14 6-6 2-1 12-11")
    assert turn(play(state, "14-14>L1", "6-6>L3")) == "C"
    state = at(load(), L1="14", A="14-14 6-6 2-1 12-11")
    assert turn(play(state, "14-14>L1", "2-1>L2")) == "B"


# -- the spell --------------------------------------------------------------------------


def test_sup_19_a_spell_allows_only_a_13_or_a_double_on_that_leg() -> None:
    state = at(load(), L2="13", spell="L2 D", A="13-4 0-0 9-1 7-7 7-1")
    assert legal(state) == {"13-4>L2", "0-0>L2", "7-7>L2"}
    for text in ("9-1>L4", "7-7>L1", "7-1>L2"):
        assert refusal(state, text) == "SUP-19"


def test_sup_20_otherwise_draw_two_and_the_spell_passes_on() -> None:
    state = at(load(), L1="13", spell="L1 D", A="9-1", B="9-2", C="9-3", D="9-4", boneyard=PLAIN)
    for seat in "ABCDA":
        assert turn(state) == seat
        assert legal(state) == {"draw"}
        assert refusal(state, "pass") == "SUP-11"
        play(state, "draw")
    assert field(state, "spell") == "L1 D"


PLAIN = "1-0 2-0 3-0 4-0 5-0 6-0 7-0 8-0 10-0 11-0 12-0"


def test_sup_20_the_exempt_caster_passes_but_must_place_if_able() -> None:
    game = load("super_dominos_exempt")
    state = at(game, L1="13", spell="L1 A", A="9-1 8-1", boneyard=PLAIN)
    assert legal(state) == {"pass"}
    assert refusal(state, "draw") == "SUP-20"
    assert legal(at(game, L1="13", spell="L1 B", A="9-1 8-1", boneyard=PLAIN)) == {"draw"}
    state = at(game, L1="13", spell="L1 A", A="13-1 8-1", boneyard=PLAIN)
    assert legal(state) == {"13-1>L1"}
    assert refusal(state, "pass") == "SUP-20"


def test_sup_21_13_13_keeps_the_spell_with_a_new_caster() -> None:
    state = at(load(), L1="13", spell="L1 C", A="13-13 1-0", B="5-5 1-1")
    assert field(play(state, "13-13>L1"), "spell") == "L1 A"
    assert legal(state) == {"5-5>L1", "1-1>L1"}


# -- the start double -------------------------------------------------------------------


def opened(
    game: Game, double: str, rest: str = "12-11 1-0", boneyard: str = "2-0 3-0 4-0"
) -> State:
    state = game.position({"A": f"{double} {rest}", "boneyard": boneyard})
    return play(state, f"open {double}")


def test_sup_22_after_15_15_every_other_player_takes_one() -> None:
    state = opened(load(), "15-15")
    assert [field(state, seat) for seat in "BCD"] == ["2-0", "3-0", "4-0"]
    assert turn(state) == "B"


def test_sup_23_after_3_3_play_goes_counterclockwise() -> None:
    state = opened(load(), "3-3")
    assert (turn(state), field(state, "direction")) == ("D", "counterclockwise")
    state = opened(load(players=2), "3-3")
    assert (turn(state), field(state, "direction")) == ("B", "clockwise")


def test_sup_24_after_14_14_the_opener_may_place_another_tile() -> None:
    state = opened(load(), "14-14", "14-13 1-0")
    assert legal(state) == {"14-13>L1", "end_turn"}
    assert field(play(state, "14-13>L1"), "spell") == "L1 A"
    assert turn(opened(load(), "14-14")) == "B"


def test_sup_25_all_six_legs_of_13_13_are_started_first() -> None:
    legs = {"start": "13", "L1": "4", "L2": "15", "L3": "6", "L4": "7"}
    game = load()
    fields = {**legs, "A": "13-0 2-2 4-3 6-6 12-11", "B": "13-1 1-0", "D": "7-7 1-1 2-1"}
    state = game.position(fields)
    assert legal(state) == {"13-0>L5", "2-2>L5", "6-6>L5"}
    assert refusal(state, "4-3>L1") == "SUP-25"
    assert refusal(state, "4-3>L5") == "SUP-25"
    assert refusal(state, "6-6>L3") == "SUP-25"
    assert "spell" not in state.fields()
    play(state, "13-0>L5", "13-1>L6", "draw")
    assert field(state, "L6") == "13-1"
    state = game.position({**legs, "L5": "8", "L6": "9", "A": "13-4 7-7 6-3 1-0"})
    assert legal(state) == {"13-4>L1", "7-7>L4", "6-3>L3"}
    assert field(play(state, "13-4>L1"), "spell") == "L1 A"


def test_sup_25_powers_apply_while_legs_are_started() -> None:
    state = load().position({"start": "13", "A": "14-13 13-5 3-3", "D": "15-13 15-15 8-0"})
    play(state, "14-13>L1")
    assert legal(state) == {"end_turn", "13-5>L2", "3-3>L2"}
    play(state, "3-3>L2")
    assert (turn(state), field(state, "direction")) == ("C", "counterclockwise")


@pytest.mark.parametrize(("skips", "seat"), [(False, "B"), (True, "C")])
@pytest.mark.parametrize("double", ["9-9", "13-13", "14-14", "15-15"])
def test_sup_26_an_option_makes_the_start_double_cost_a_turn(
    skips: bool, seat: str, double: str
) -> None:
    assert turn(opened(load(start_double_skips=skips), double)) == seat
