"""The rules of Squeeze, with at least one test each."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.levels import Chance, Greedy
from capicua.core.game import Game
from capicua.core.messages import BadOption, BadText
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.games.squeeze.rules import Squeeze
from capicua.render.language import Language
from capicua.testing.notation import legal, play

SIZES = {6: 28, 9: 55, 12: 91}


def squeeze(**options: object) -> Game:
    return capicua.load("squeeze", preset="squeeze_6", **options)


def row(tiles: str, **options: object) -> State:
    return squeeze(**options).position({"row": tiles})


@pytest.mark.parametrize("set_max", [6, 9, 12])
def test_sqz_1_the_first_seven_tiles_of_the_set_make_the_row(set_max: int) -> None:
    game = capicua.load("squeeze", preset=f"squeeze-{set_max}")
    state = game.new_round(seed=4)
    assert game.tile_count == SIZES[set_max]
    assert state.fields()["row"].split() == [tile_text(tile) for tile in state.order[:7]]
    assert len(state.fields()["stock"].split()) == SIZES[set_max] - 7


def test_sqz_1_row_size_is_an_option_and_a_huge_row_is_the_whole_set() -> None:
    assert len(squeeze(row_size=9).new_round(seed=4).fields()["row"].split()) == 9
    whole = squeeze(row_size=100).new_round(seed=4)
    assert len(whole.fields()["row"].split()) == 28
    assert whole.fields()["stock"] == "–"
    with pytest.raises(BadOption):
        squeeze(row_size=2)


def test_sqz_2_places_count_from_one_and_blank_is_a_number() -> None:
    assert legal(row("6-0 5-5 1-0 4-4")) == ["pair 1 3"]
    state = row("6-0 5-5 1-0 4-4")
    refusal = state.why_not(state.parse("pair 3 6"))
    assert refusal is not None
    assert refusal.rule == "SQZ-2"


def test_sqz_3_a_pair_removes_two_tiles_and_leaves_those_between() -> None:
    state = row("6-1 5-5 6-4 6-3")
    assert legal(state) == ["pair 1 3", "pair 1 4"]
    assert play(state, "pair 1 4").fields()["row"] == "5-5 6-4"


def test_sqz_4_all_tiles_of_a_run_share_one_number() -> None:
    assert legal(row("6-5 5-4 4-6")) == ["pair 1 3"]
    assert legal(row("6-5 6-4 6-6")) == ["pair 1 3", "run 1 3"]


def test_sqz_3_sqz_4_a_choice_names_the_shared_number() -> None:
    state = row("6-5 6-4 6-6")
    said = {
        code: [Language(code, Squeeze).say(state.label(action)) for action in state.legal_actions()]
        for code in ("en", "es")
    }
    assert said["en"] == [
        "Pair 6-5, 6-6 sharing 6 (places 1 and 3)",
        "Run 6-5, 6-4, 6-6 sharing 6 (places 1 to 3)",
    ]
    assert said["es"] == [
        "Pareja 6-5, 6-6 por el 6 (lugares 1 y 3)",
        "Serie 6-5, 6-4, 6-6 por el 6 (lugares 1 a 3)",
    ]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("pair 1 2", "SQZ-5"),
        ("pair 1 5", "SQZ-5"),
        ("pair 3 3", "SQZ-5"),
        ("run 1 2", "SQZ-4"),
        ("run 1 8", "SQZ-4"),
    ],
)
def test_sqz_5_illegal_removals_are_rejected_with_their_rule(text: str, rule: str) -> None:
    state = row("6-1 6-2 4-4 3-3 6-5")
    with pytest.raises(BadText) as caught:
        state.parse(text)
    assert caught.value.rule == rule


def test_sqz_5_adjacent_tiles_and_tiles_three_apart_are_not_pairs() -> None:
    assert legal(row("6-1 6-2 4-4 3-3 5-0")) == ["deal"]
    assert legal(row("6-1 2-2 4-4 3-3 6-5")) == ["deal"]


def test_sqz_6_the_row_closes_up_and_places_are_renumbered() -> None:
    state = play(row("6-1 5-0 4-4 6-2 5-3"), "pair 1 4")
    assert state.fields()["row"] == "5-0 4-4 5-3"
    assert legal(state) == ["pair 1 3"]


def test_sqz_7_the_player_chooses() -> None:
    assert len(legal(row("6-3 3-0 5-3 3-3 4-1 2-2 6-5"))) == 6


def test_sqz_8_new_tiles_follow_the_remaining_ones_in_stock_order() -> None:
    state = squeeze(deal_size=2).position({"row": "6-2 5-5 3-3", "stock": "1-0 0-0 4-4"})
    assert play(state, "deal").fields() == {"row": "6-2 5-5 3-3 1-0 0-0", "stock": "4-4"}
    assert play(state, "pair 4 5" if "pair 4 5" in legal(state) else "deal").is_over
    assert state.fields() == {"row": "6-2 5-5 3-3 1-0 0-0 4-4", "stock": "–"}


@pytest.mark.parametrize(("set_max", "sizes"), [(6, [7] * 4), (9, [7] * 7 + [6]), (12, [7] * 13)])
def test_sqz_x8_sqz_8_sqz_d3_the_sizes_of_the_deals(set_max: int, sizes: list[int]) -> None:
    game = capicua.load("squeeze", preset=f"squeeze-{set_max}", deal_when="any_time")
    state = game.new_round(seed=1)
    found = [len(state.fields()["row"].split())]
    while "deal" in legal(state):
        before = len(state.fields()["row"].split())
        play(state, "deal")
        found.append(len(state.fields()["row"].split()) - before)
    assert found == sizes


def test_sqz_d1_a_removal_is_required_before_dealing_unless_dealing_is_free() -> None:
    tiles = "6-1 5-5 6-4"
    assert legal(row(tiles)) == ["pair 1 3"]
    assert legal(row(tiles, deal_when="any_time")) == ["pair 1 3", "deal"]
    refusal = row(tiles).why_not(row(tiles).parse("deal"))
    assert refusal is not None
    assert refusal.rule == "SQZ-8"
    assert refusal.message.arguments == {"count": 1, "example": "pair 1 3"}


def test_sqz_d2_part_of_a_run_may_be_taken() -> None:
    assert "run 2 4" in legal(row("6-1 6-2 6-3 6-4 5-5"))


def test_sqz_9_an_empty_row_with_stock_left_does_not_end_the_game() -> None:
    state = play(row("6-1 6-2 6-3"), "run 1 3")
    assert not state.is_over
    assert legal(state) == ["deal"]


def test_sqz_9_without_stock_there_is_no_deal() -> None:
    state = squeeze().position({"row": "6-1 5-5 6-4", "stock": "–"})
    refusal = state.why_not(state.parse("deal"))
    assert refusal is not None
    assert refusal.rule == "SQZ-9"
    assert play(state, "pair 1 3").is_over


@pytest.mark.parametrize(
    ("tiles", "close_win_max", "points", "ending"),
    [("6-6 5-5", 2, 2, "end-close"), ("6-6 5-5", 1, 2, "end-lost"), ("–", 2, 0, "end-won")],
)
def test_sqz_10_score_is_tiles_left(
    tiles: str, close_win_max: int, points: int, ending: str
) -> None:
    state = squeeze(close_win_max=close_win_max).position({"row": tiles, "stock": "–"})
    assert state.is_over
    assert state.scores() == [points]
    assert [message.id for message in state.ending()] == [ending]


def test_sqz_10_a_match_is_one_round_and_only_an_empty_row_wins_it() -> None:
    for tiles, winners in (("6-1 6-2 6-3", [0]), ("6-1 5-5 6-3", [])):
        match = squeeze().new_match(seed=1)
        match.round = squeeze().position({"row": tiles, "stock": "–"})
        match.round.apply(match.round.legal_actions()[-1])
        match.settle()
        assert match.is_over
        assert match.winners == winners


def test_sqz_d4_the_last_removal_of_a_won_game_is_a_run() -> None:
    game = squeeze()
    won = 0
    for seed in range(120):
        state = game.new_round(seed=seed)
        rng = Rng(seed)
        while not state.is_over:
            last = state.text(choice := Greedy().choose(state.view(0), rng))
            state.apply(choice)
        if state.scores() == [0]:
            won += 1
            assert last.startswith("run")
    assert won > 0


def test_notation_accepts_variants() -> None:
    state = row("6-1 5-5 6-4 4-4")
    assert state.parse(" PAIR  3 1 ") == state.parse("pair 1 3")
    assert state.parse("Run 1,3") == state.parse("run 1 3")
    for text in ("pair", "pair 1", "pair 1 x", "pair 0 2", "run 29 31", "take 1 3", "deal 7"):
        with pytest.raises(BadText):
            state.parse(text)


def test_invalid_positions_are_rejected() -> None:
    for fields in (
        {"row": "6-6 6-6"},
        {"row": "6-6", "stock": "6-6 1-0"},
        {"row": "7-6"},
        {"heap": "6-6"},
    ):
        with pytest.raises(BadText):
            squeeze().position(fields)


def test_removed_tiles_stay_visible() -> None:
    state = play(row("6-1 5-5 6-4"), "pair 1 3")
    removed = [zone for zone in state.zones() if zone.name == "removed"]
    assert removed[0].tiles == ["6-1", "6-4"]


def test_hints_leave_fewer_tiles_than_random_play() -> None:
    game = squeeze()
    left = {"chance": 0, "greedy": 0}
    for level, bot in (("chance", Chance()), ("greedy", Greedy())):
        for seed in range(40):
            state, rng = game.new_round(seed=seed), Rng(seed)
            while not state.is_over:
                state.apply(bot.choose(state.view(0), rng))
            left[level] += state.scores()[0]
    assert left["greedy"] * 3 < left["chance"] * 2
