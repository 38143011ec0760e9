"""The rules of Good Neighbors, with at least one test each."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.levels import Chance, Greedy
from capicua.core.game import Game
from capicua.core.messages import BadOption, BadText
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.render.language import Language
from capicua.testing.notation import legal, play, refused

X1 = "5-3 8-4 3-1 0-0 / 6-1 3-2 12-9 12-3 / 11-5 12-6 10-8 11-7"
SIZES = {6: (28, 2, 3, 22), 9: (55, 3, 3, 46), 12: (91, 3, 4, 79)}


def neighbors(**options: object) -> Game:
    return capicua.load("good_neighbors", **options)


def layout(text: str, **options: object) -> State:
    fields = {"layout": text}
    if "stock" in options:
        fields["stock"] = str(options.pop("stock"))
    return neighbors(**options).position(fields)


@pytest.mark.parametrize("set_max", [6, 9, 12])
def test_gnb_1_rows_are_laid_from_the_left_in_stock_order(set_max: int) -> None:
    tiles, rows, cols, stock = SIZES[set_max]
    for game in (
        capicua.load("good_neighbors", preset=f"good-neighbors-{set_max}"),
        neighbors(set_max=set_max),
    ):
        state = game.new_round(seed=4)
        assert game.tile_count == tiles
        found = state.fields()["layout"].split(" / ")
        assert [len(row.split()) for row in found] == [cols] * rows
        laid = " ".join(found).split()
        assert laid == [tile_text(tile) for tile in state.order[: rows * cols]]
        assert len(state.fields()["stock"].split()) == stock


def test_gnb_1_rows_and_columns_are_options_and_a_huge_layout_holds_the_whole_set() -> None:
    state = neighbors(set_max=6, rows=3, cols=5).new_round(seed=4)
    assert [len(row.split()) for row in state.fields()["layout"].split("/")] == [5, 5, 5]
    whole = neighbors(set_max=6, rows=10, cols=10).new_round(seed=4)
    assert whole.fields()["stock"] == "–"
    with pytest.raises(BadOption):
        neighbors(rows=11)


def test_gnb_2_cells_are_named_by_row_and_column_in_reading_order() -> None:
    state = layout(X1)
    first = state.legal_actions()
    assert first == sorted(first)
    assert legal(state)[0] == "remove r1c1 r2c2"
    assert state.parse("remove r2c2 r1c1") == state.parse("remove r1c1 r2c2")
    with pytest.raises(BadText) as caught:
        state.parse("remove r1c5 r2c5")
    assert caught.value.rule == "GNB-2"


def test_gnb_3_neighbours_touch_at_sides_and_corners_and_share_a_number() -> None:
    state = layout("6-0 6-1 2-2 / 3-3 0-0 4-4", set_max=6)
    assert legal(state) == ["remove r1c1 r1c2", "remove r1c1 r2c2"]
    assert refused(state, "remove r1c2 r2c2") == ("GNB-3", "refuse-no-match")
    assert refused(state, "remove r1c1 r1c3") == ("GNB-3", "refuse-apart")


def test_gnb_3_rows_do_not_wrap_around() -> None:
    assert "remove r1c3 r2c1" not in legal(layout("6-5 5-5 1-0 / 1-1 2-2 3-3", set_max=6))


def test_gnb_3_without_diagonals_corners_do_not_touch() -> None:
    state = layout(X1, diagonals=False)
    assert legal(state) == ["remove r2c3 r2c4"]
    assert refused(state, "remove r1c1 r2c2") == ("GNB-3", "refuse-diagonal")


def test_gnb_3_an_empty_cell_separates() -> None:
    state = play(layout("6-5 4-3 5-0 / 2-2 4-1 1-1", set_max=6), "remove 4-3 4-1")
    assert refused(state, "remove 6-5 5-0") == ("GNB-3", "refuse-gap")
    assert refused(state, "remove r1c2 r1c3") == ("GNB-3", "refuse-empty")


def disjoint_sets(state: State) -> set[frozenset[int]]:
    """Return all sets of pairs that one turn can remove, found by playing them."""
    found: set[frozenset[int]] = set()
    pending = [(state, frozenset[int]())]
    while pending:
        now, taken = pending.pop()
        for action in now.legal_actions():
            if now.text(action) == "fill_in" or taken | {action} in found:
                continue
            found.add(taken | {action})
            after = now.clone()
            after.advance(action)
            pending.append((after, taken | {action}))
    return found


def test_gnb_x1_there_are_twenty_sets_of_disjoint_pairs() -> None:
    sizes = [len(pairs) for pairs in disjoint_sets(layout(X1))]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [6, 10, 4, 0]


def test_gnb_x5_there_are_three_sets_of_disjoint_pairs() -> None:
    assert len(disjoint_sets(layout("6-5 1-0 4-3 / 2-2 5-5 6-0", set_max=6))) == 3


def test_gnb_4_nothing_moves_during_a_turn() -> None:
    state = play(layout(X1), "remove 3-2 3-1")
    assert state.fields()["layout"] == ("5-3 8-4 -- 0-0 / 6-1 -- 12-9 12-3 / 11-5 12-6 10-8 11-7")


def test_gnb_d3_a_tile_belongs_to_one_pair_only() -> None:
    state = play(layout(X1), "remove r2c3 r2c4")
    assert refused(state, "remove r2c3 r3c2") == ("GNB-3", "refuse-empty")


def test_gnb_5_the_turn_may_end_only_after_a_pair() -> None:
    state = layout(X1)
    assert refused(state, "fill_in") == ("GNB-5", "refuse-no-pair-yet")
    assert "fill_in" in legal(play(state, "remove 12-9 12-3"))
    assert len(legal(state)) == 4


def test_gnb_5_gnb_d2_an_option_limits_a_turn_to_one_pair() -> None:
    state = play(layout(X1, multi_pair_turns=False), "remove 12-9 12-3")
    assert legal(state) == ["fill_in"]
    assert refused(state, "remove 5-3 3-2") == ("GNB-5", "refuse-one-pair")


def test_gnb_6_tiles_keep_their_order_and_the_stock_fills_the_rest() -> None:
    state = layout("6-5 4-3 5-0 / 2-2 4-1 1-1", set_max=6, stock="3-0")
    play(state, "remove 4-3 4-1", "fill_in")
    assert state.fields() == {
        "layout": "6-5 5-0 2-2 / 1-1 3-0",
        "pairs": "0",
        "stock": "–",
    }


def test_gnb_7_gnb_d4_the_game_ends_without_neighbours_even_with_stock_left() -> None:
    state = layout("6-6 5-5 4-4 / 3-3 2-2 1-1", set_max=6)
    assert state.is_over
    assert state.scores() == [28]
    assert [message.id for message in state.ending()] == ["end-lost"]


def test_gnb_7_the_layout_shrinks_when_the_stock_is_empty() -> None:
    state = layout("6-4 5-5 6-1 / 5-2", set_max=6, stock="–")
    assert play(state, "remove 5-5 5-2", "fill_in").fields()["layout"] == "6-4 6-1"
    assert not state.is_over


def test_gnb_7_the_last_pair_needs_no_refill() -> None:
    state = play(layout("2-2 6-6 6-1", set_max=9, stock="–"), "remove 6-6 6-1")
    assert state.is_over
    assert state.fields() == {"layout": "2-2", "pairs": "0", "stock": "–"}


@pytest.mark.parametrize(
    ("tiles", "options", "score", "ending"),
    [
        ("6-6 6-1", {"set_max": 6}, 0, "end-won"),
        ("6-6 6-1 5-5", {"set_max": 9}, 1, "end-won"),
        ("6-6 6-1 5-5", {"set_max": 9, "target_left": 0}, 1, "end-lost"),
        ("6-6 6-1 5-5", {"set_max": 6}, 1, "end-lost"),
        ("6-6 6-1 5-5 4-4", {}, 2, "end-lost"),
    ],
)
def test_gnb_8_close_wins_depend_on_tiles_left(
    tiles: str, options: dict[str, object], score: int, ending: str
) -> None:
    game = neighbors(**options)
    match = game.new_match(seed=1)
    match.round = game.position({"layout": tiles, "stock": "–"})
    while not match.round.is_over:
        match.round.apply(match.round.legal_actions()[0])
    assert match.round.scores() == [score]
    assert [message.id for message in match.round.ending()] == [ending]
    match.settle()
    assert match.is_over
    assert match.winners == ([0] if ending == "end-won" else [])


def test_the_number_of_turns_is_bounded() -> None:
    for set_max, most in ((6, 14), (9, 27), (12, 45)):
        for seed in range(30):
            state, rng = neighbors(set_max=set_max).new_round(seed=seed), Rng(seed)
            turns = 0
            while not state.is_over:
                action = Chance().choose(state.view(0), rng)
                turns += state.text(action) == "fill_in"
                state.apply(action)
            assert turns <= most


def test_notation_accepts_variants() -> None:
    state = layout(X1)
    wanted = state.parse("remove r1c1 r2c2")
    for text in ("R1C1 + R2C2", "remove 3-2 3-5", " 5-3  r2c2 ", "remove r2c2,r1c1"):
        assert state.parse(text) == wanted
    assert state.parse("Fill in") == state.parse("fill_in")
    for text in (
        "remove",
        "remove r1c1",
        "remove r1c1 r1c1",
        "remove r0c1 r1c1",
        "6-6 5-3",
        "fill",
    ):
        with pytest.raises(BadText):
            state.parse(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"layout": "6-6 6-6"},
        {"layout": "6-6", "stock": "6-6 1-0"},
        {"layout": "7-6"},
        {"layout": "1-0 2-0 3-0 4-0"},
        {"layout": "1-0 / 2-0 / 3-0"},
        {"layout": "1-0 -- 3-0", "pairs": "0"},
        {"layout": "1-0", "pairs": "many"},
        {"heap": "6-6"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        neighbors(set_max=6).position(fields)


def test_the_table_shows_removed_tiles_and_the_resulting_rows() -> None:
    state = play(layout(X1), "remove 3-2 3-1", "remove 6-1 12-6")
    zones = {zone.name: zone for zone in state.zones()}
    assert zones["removed"].tiles == ["3-1", "3-2", "6-1", "12-6"]
    assert zones["layout"].rows[0] == ["5-3", "8-4", "", "0-0"]
    slide = [fact for fact in zones[""].facts if fact.id == "fact-slide"]
    assert slide[0].arguments == {
        "rows": "5-3 8-4 0-0 12-9 / 12-3 11-5 10-8 11-7",
        "count": 4,
    }


def test_a_pair_label_names_the_shared_number() -> None:
    state = layout(X1)
    label = state.label(state.parse("remove r1c1 r2c2"))
    assert Language("en", neighbors()).say(label) == "5-3 (r1c1) with 3-2 (r2c2), which share 3"
    assert Language("es", neighbors()).say(label) == "5-3 (r1c1) con 3-2 (r2c2), por el 3"


def test_hints_win_far_more_often_than_random_play() -> None:
    game = neighbors(set_max=6)
    won = {"chance": 0, "greedy": 0}
    for level, bot in (("chance", Chance()), ("greedy", Greedy())):
        for seed in range(60):
            state, rng = game.new_round(seed=seed), Rng(seed)
            while not state.is_over:
                state.apply(bot.choose(state.view(0), rng))
            won[level] += state.scores() == [0]
    assert won["greedy"] > 40 > 20 > won["chance"]


def least_left(state: State) -> int:
    """Return the minimum number of tiles left, by exhaustive search."""
    if state.is_over:
        return state.scores()[0]
    found = []
    for action in state.legal_actions():
        after = state.clone()
        after.advance(action)
        found.append(least_left(after))
    return min(found)


@pytest.mark.parametrize("multi_pair_turns", [True, False])
def test_hints_play_endgames_optimally(multi_pair_turns: bool) -> None:
    game, rng, choices = neighbors(set_max=6, multi_pair_turns=multi_pair_turns), Rng(2), 0
    for _ in range(120):
        tiles = [tile_text(tile) for tile in range(28)]
        laid = [tiles.pop(rng.below(len(tiles))) for _ in range(6)]
        fields = {"layout": " ".join(laid[:3]) + " / " + " ".join(laid[3:]), "stock": "–"}
        state = game.position(fields)
        for _ in range(2):
            least = {}
            for action in state.legal_actions():
                after = state.clone()
                after.advance(action)
                least[action] = least_left(after)
                assert -state.heuristic_score(action) == least[action]
            choices += len(set(least.values())) > 1
            if least:
                state.apply(min(least))
    assert choices > 10
