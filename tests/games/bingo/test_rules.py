"""The rules of Bingo, with at least one test each."""

from __future__ import annotations

import math

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import BadOption, BadText
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import PIPS, tile_text

SIZES = {6: 28, 9: 55, 12: 91, 15: 136, 18: 190}


def bingo(**options: object) -> Game:
    return capicua.load("bingo", **options)


def run(state: State) -> State:
    """Touch tiles until the round is over."""
    while not state.is_over:
        state.apply(0)
    return state


def row(tiles: str, number: int = 0, **options: object) -> State:
    return bingo(**options).position({"row": tiles, "number": str(number)})


def outcome(state: State) -> tuple[int, str, str]:
    """Return the tiles left, passes and touches."""
    run(state)
    return state.scores()[0], state.fields()["pass"], state.fields()["touches"]


@pytest.mark.parametrize("set_max", sorted(SIZES))
def test_bin_1_the_row_is_the_whole_set_in_shuffled_order(set_max: int) -> None:
    state = bingo(set_max=set_max).new_round(seed=4)
    tiles = state.fields()["row"].split()
    assert tiles == [tile_text(tile) for tile in state.order]
    assert len(set(tiles)) == SIZES[set_max]
    assert "0-0" in tiles
    assert f"{set_max}-{set_max}" in tiles


def test_bin_1_the_order_of_the_row_never_changes() -> None:
    state = bingo().new_round(seed=4)
    before = state.fields()["row"].split()
    while not state.is_over:
        state.apply(0)
        now = [tile for tile in state.fields()["row"].split() if tile not in ("_", "–")]
        assert now == [tile for tile in before if tile in now]
        before = now


def test_bin_2_the_first_touch_counts_zero() -> None:
    state = bingo().new_round(order=["0-0", *(tile_text(tile) for tile in range(1, 28))])
    assert state.label(0).arguments == {"tile": "0-0", "number": "0"}
    state.apply(0)
    assert state.scores() == [27]


def test_bin_3_a_tile_leaves_when_its_pips_equal_the_count() -> None:
    state = bingo().new_round(seed=9)
    for _ in range(28):
        tile, number = state.label(0).arguments["tile"], state.label(0).arguments["number"]
        fits = sum(int(half) for half in str(tile).split("-")) == int(str(number))
        before = state.scores()[0]
        assert state.narrate(0)[0].id == ("say-leaves" if fits else "say-stays")
        state.apply(0)
        assert before - state.scores()[0] == int(fits)


@pytest.mark.parametrize(
    ("options", "numbers"),
    [({}, 13), ({"set_max": 9}, 19), ({"set_max": 18}, 37), ({"set_max": 9, "count_max": 12}, 13)],
)
def test_bin_4_bin_d1_the_count_goes_up_to_the_heaviest_tile_by_default(
    options: dict[str, int], numbers: int
) -> None:
    state = bingo(**options).new_round(seed=2)
    said = []
    for _ in range(2 * numbers):
        said.append(state.label(0).arguments["number"])
        state.apply(0)
    assert said == [str(number) for number in range(numbers)] * 2


def test_bin_4_the_count_must_reach_at_least_one() -> None:
    assert bingo(count_max=1).options.values()["count_max"] == 1
    with pytest.raises(BadOption):
        bingo(count_max=0)


def test_bin_4_r6_the_count_is_limited_by_the_longest_game() -> None:
    assert run(bingo(count_max=999).new_round(seed=1)).is_over
    with pytest.raises(BadOption) as refused:
        bingo(count_max=1000)
    assert refused.value.message.arguments == {
        "option": "count_max",
        "value": "1000",
        "allowed": "auto, 1–999",
    }


def test_bin_5_bin_d2_gaps_close_after_a_pass_and_the_count_continues() -> None:
    state = row("0-0 6-6 2-0 4-4")
    for _ in range(3):
        state.apply(0)
    assert state.fields()["row"] == "_ 6-6 _ 4-4"
    state.apply(0)
    assert state.fields()["row"] == "6-6 4-4"
    assert (state.fields()["number"], state.fields()["next"], state.fields()["pass"]) == (
        "4",
        "1",
        "2",
    )


def test_bin_6_won_when_the_last_tile_leaves() -> None:
    state = run(row("5-1", 6))
    assert (state.is_over, state.scores()) == (True, [0])
    assert [message.id for message in state.ending()] == ["end-won"]


def test_bin_7_bin_d3_a_loss_needs_a_divisor_common_to_tiles_and_numbers() -> None:
    for set_max in (6, 9, 12):
        game = bingo(set_max=set_max)
        for seed in range(12):
            left = run(game.new_round(seed=seed)).scores()[0]
            assert left == 0 or math.gcd(left, 2 * set_max + 1) > 1


def test_bin_7_a_loss_states_its_reason() -> None:
    same = run(row("1-0 1-1 2-1 3-1 4-1 5-1 6-1 6-2 6-3 6-4 6-5 6-6 0-0"))
    assert same.ending()[0].id == "end-same-numbers"
    assert same.ending()[0].arguments["count"] == 13
    repeats = run(row("9-9", 2, set_max=9, count_max=12))
    assert repeats.ending()[0].id == "end-repeats"
    assert repeats.ending()[0].arguments["fruitless"] == 13
    assert repeats.ending()[0].arguments["number"] == "2"


def test_bin_7_losses_agree_with_a_literal_reading_of_the_rule() -> None:
    """Compare with a slow implementation that keeps the start of every earlier pass."""
    rng = Rng(3)
    lost = 0
    for _ in range(150):
        game = bingo(count_max=int(5 + rng.below(9)))
        tiles = list(range(28))
        for last in range(27, 0, -1):
            other = int(rng.below(last + 1))
            tiles[last], tiles[other] = tiles[other], tiles[last]
        tiles = tiles[: 1 + int(rng.below(28))]
        state = game.position({"row": " ".join(tile_text(tile) for tile in tiles)})
        numbers = game.options.values()["count_max"] + 1
        number, beginnings, touches, passes = 0, [], 0, 0
        while tiles and number not in beginnings:
            beginnings.append(number)
            passes += 1
            kept = []
            for index, tile in enumerate(tiles):
                touches += 1
                if PIPS[tile] != number:
                    kept.append(tile)
                number = (number + 1) % numbers
                if not kept and index + 1 == len(tiles):
                    break
            if len(kept) < len(tiles):
                beginnings = []
            tiles = kept
        lost += bool(tiles)
        assert outcome(state) == (len(tiles), str(passes), str(touches))
    assert 20 < lost < 140


def test_bin_8_the_score_is_the_tiles_left_and_a_match_is_one_game() -> None:
    for seed in range(8):
        match = bingo().new_match(seed=seed)
        run(match.round)
        match.settle()
        assert match.is_over
        assert match.winners == ([0] if match.totals == [0] else [])


def test_bin_x4_the_row_in_ascending_and_descending_order() -> None:
    tiles = [tile_text(tile) for tile in range(28)]
    state = bingo().new_round(order=tiles)
    assert outcome(state) == (13, "12", "256")
    assert state.fields()["number"] == "9"
    assert outcome(bingo().new_round(order=tiles[::-1])) == (0, "28", "263")


def test_bin_x5_stuck_with_26_tiles() -> None:
    tiles = (
        "6-2 6-5 4-1 4-0 6-1 1-0 2-2 6-6 5-4 4-3 3-3 5-2 5-1 0-0 3-1 6-0 3-0 4-2 5-5 4-4 5-0 2-0"
        " 3-2 1-1 6-3 6-4 5-3 2-1"
    )
    state = bingo().new_round(order=tiles.split())
    assert outcome(state) == (26, "2", "54")
    assert state.fields()["number"] == state.fields()["began"] == "2"


def test_bin_x6_a_long_win() -> None:
    tiles = (
        "2-0 4-4 4-0 5-2 2-2 0-0 3-1 6-0 5-4 5-3 6-2 6-4 2-1 1-1 6-1 3-0 4-1 5-5 3-3 6-5 5-0 5-1"
        " 3-2 1-0 4-3 6-3 4-2 6-6"
    )
    assert outcome(bingo().new_round(order=tiles.split())) == (0, "44", "382")


def test_bin_x7_larger_sets() -> None:
    assert outcome(row("9-9 1-0", 17, set_max=9)) == (0, "19", "21")
    assert outcome(row("9-9 1-0", 0, set_max=9, count_max=12)) == (1, "14", "15")


def test_bin_x8_a_row_of_one_tile() -> None:
    assert outcome(row("6-6")) == (0, "13", "13")


def test_nothing_is_hidden() -> None:
    state = bingo().new_round(seed=5)
    assert state.view(0).known.fields() == state.fields()
    assert Assignments(state.seen_by(0).unknowns()).count == 1
    assert run(state.resample(0, Rng(1))).scores() == run(state).scores()


def test_the_row_shows_its_gaps_and_a_pointer() -> None:
    state = row("0-0 6-6 2-0 4-4")
    state.apply(0)
    zone = state.zones()[0]
    assert zone.as_data()["tiles"] == ["", "6-6", "2-0", "4-4"]
    assert zone.as_data()["pointer"] == 2


def test_invalid_notation_and_positions_are_rejected() -> None:
    state = bingo().new_round(seed=1)
    assert state.parse(" Touch ") == 0
    for text in ("", "touch 2", "pass"):
        with pytest.raises(BadText):
            state.parse(text)
    for fields in (
        {"row": "6-6 6-6"},
        {"row": "7-6"},
        {"row": "6-6 _", "next": "1"},
        {"row": "6-6 5-5", "next": "3"},
        {"row": "6-6", "number": "13"},
        {"row": "6-6", "pass": "0"},
        {"row": "6-6", "touches": "many"},
        {"heap": "6-6"},
    ):
        with pytest.raises(BadText):
            bingo().position(fields)


def test_a_won_position_is_an_empty_row() -> None:
    state = bingo().position({"row": "–"})
    assert (state.is_over, state.scores()) == (True, [0])
