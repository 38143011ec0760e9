"""The rules of Traffic, with at least one test each."""

from __future__ import annotations

import pickle
import re
from collections import Counter

import pytest

import capicua
from capicua.bots.levels import Chance, Greedy
from capicua.core.game import Game
from capicua.core.messages import BadOption, BadText
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.games.traffic.board import NONE
from capicua.games.traffic.draft import squares_of
from capicua.games.traffic.grid import QUAD, SPOTS
from capicua.games.traffic.rules import TrafficRound
from capicua.notation import read, record_of_round, replay, write
from capicua.testing.notation import legal, play, refused
from tests import suite
from tests.games.traffic.plays import Laid, Play, by_the_rules, steps

X2 = "2-1 @ 1:0 0:0; 6-3 @ 2:1 2:0; 4-2 @ 3:0 3:-1"
X5 = "3-1 @ 0:0 0:1; 4-2 @ 1:0 1:1; 5-3 @ 2:0 2:1; 6-0 @ 3:0 3:1"


def traffic(**options: object) -> Game:
    return capicua.load("traffic", **options)


def table(laid: str = "–", pool: str = "", stock: str | None = None, **options: object) -> State:
    fields = {"table": laid, "pool": pool}
    if stock is not None:
        fields["stock"] = stock
    return traffic(**options).position(fields)


def by_tiles(plays: set[Play]) -> Counter[str]:
    return Counter(" ".join(sorted(tile for tile, _, _ in laid)) for laid in plays)


# Numbers of plays.


def test_tra_x1_tra_3_tra_5_thirty_openings() -> None:
    pool = "6-3 2-1 4-2 5-5"
    assert by_tiles(steps(table(pool=pool))) == {"2-1 4-2 5-5 6-3": 24, "2-1 4-2 6-3": 6}
    strict = steps(table(pool=pool, line_limit="cells"))
    assert by_tiles(strict) == {"2-1 4-2 5-5 6-3": 16, "2-1 4-2 6-3": 4}


def test_tra_x2_tra_6_forty_four_plays() -> None:
    pool = "5-5 4-3 6-5 2-0"
    assert by_tiles(steps(table(X2, pool))) == {
        "4-3 5-5": 18,
        "4-3 6-5": 14,
        "2-0 4-3": 6,
        "4-3 5-5 6-5": 6,
    }
    strict = steps(table(X2, pool, line_limit="cells"))
    assert by_tiles(strict) == {"4-3 5-5": 9, "4-3 6-5": 9, "2-0 4-3": 4}


@pytest.mark.parametrize("one_tile_quad", ["both_numbers", "any"])
@pytest.mark.parametrize("line_limit", ["sequence", "cells"])
def test_tra_x3_tra_8_one_tile_along_is_always_allowed(line_limit: str, one_tile_quad: str) -> None:
    laid = "5-0 @ 0:0 0:1; 6-1 @ 1:0 1:-1; 7-3 @ 2:0 2:-1; 9-8 @ 3:1 3:0"
    state = table(laid, "7-6", set_max=9, line_limit=line_limit, one_tile_quad=one_tile_quad)
    assert steps(state) == {frozenset({("7-6", (3, -1), (3, -2))})}


def test_tra_x4_tra_7_folding_back() -> None:
    assert len(steps(table(X2, "3-2 5-1"))) == 6
    assert table(X2, "3-2 5-1", line_limit="cells").is_over


@pytest.mark.parametrize("tile", ["5-0", "1-0"])
def test_tra_x5_tra_8_one_missing_number(tile: str) -> None:
    assert table(X5, tile).is_over
    assert len(steps(table(X5, tile, one_tile_quad="any"))) == 3
    assert table(X5, tile, one_tile_quad="any", line_limit="cells").is_over


def test_tra_x6_tra_5_tiles_are_turned_up_until_a_quad_can_be_made() -> None:
    for line_limit, each in (("sequence", 36), ("cells", 16)):
        state = table(pool="6-6 0-0 1-1 4-4", stock="5-2 3-0 2-1 2-2", line_limit=line_limit)
        assert state.fields()["pool"] == "6-6 0-0 1-1 4-4 5-2 3-0"
        assert by_tiles(steps(state)) == {
            "0-0 1-1 3-0 5-2": each,
            "1-1 3-0 4-4 5-2": each,
            "3-0 4-4 5-2 6-6": each,
        }


def test_tra_x8_tra_11_the_last_tiles() -> None:
    for line_limit, count in (("sequence", 18), ("cells", 9)):
        state = table(X2, "4-3 5-5", "–", line_limit=line_limit)
        assert by_tiles(steps(state)) == {"4-3 5-5": count}
    assert table(X2, "4-3", "–").scores() == [1]


def test_tra_x9_tra_5_openings_of_two_and_three_tiles() -> None:
    assert by_tiles(steps(table(pool="2-1 4-3 6-6 5-5"))) == {
        "2-1 4-3": 1,
        "2-1 4-3 5-5": 6,
        "4-3 5-5 6-6": 6,
    }


@pytest.mark.parametrize(
    "options",
    suite.sampled(
        [{"line_limit": "cells", "one_tile_quad": "any"}],
        [
            {},
            {"one_tile_quad": "any"},
            {"line_limit": "cells", "one_tile_quad": "any"},
            {"set_max": 9},
        ],
    ),
)
def test_tra_6_plays_match_the_rules(options: dict[str, object]) -> None:
    compared = 0
    for seed in range(4):
        state, rng = traffic(**options).new_round(seed=seed), Rng(seed)
        while not state.is_over:
            fields = state.fields()
            if fields["table"] != "–" and fields["draft"] == fields["taken"] == "–":
                compared += len(by_the_rules(state))
                assert steps(state) == by_the_rules(state)
            state.advance(Chance().choose(state.view(0), rng))
    assert compared > 50


def steps_of_plays(state: TrafficRound) -> list[int]:
    """The legal steps, by going through the list of all plays."""
    found = {int(state.game.concede)} if state.drafted == 0 and state.taken == NO_TILE else set()
    plays = state.plays
    for at in [at for at in range(0, len(plays), QUAD) if state.goes_on(at)]:
        items = [item for item in plays[at : at + QUAD] if item != NONE]
        for tile, spot in [divmod(item, SPOTS) for item in items]:
            if tile == state.taken:
                found.add(int(state.game.first_spot + spot))
            elif state.taken == NO_TILE and state.spots[tile] == NONE:
                found.add(int(tile))
        if state.taken == NO_TILE and state.drafted == len(items):
            found.add(int(state.game.confirm))
    return sorted(found)


@pytest.mark.parametrize("one_tile_quad", ["both_numbers", "any"])
@pytest.mark.parametrize("line_limit", ["sequence", "cells"])
@pytest.mark.parametrize(
    ("set_max", "pool_size"), suite.sampled([(6, 4)], [(6, 4), (6, 7), (9, 5), (12, 6)])
)
def test_tra_6_steps_are_found_without_a_list_of_plays(
    set_max: int, pool_size: int, line_limit: str, one_tile_quad: str
) -> None:
    game = traffic(
        set_max=set_max, pool_size=pool_size, line_limit=line_limit, one_tile_quad=one_tile_quad
    )
    rng, compared = Rng(7), 0
    for seed in range(6):
        state = game.new_round(seed=seed)
        assert isinstance(state, TrafficRound)
        while not state.is_over:
            steps = state.legal_actions()
            assert list(steps) == steps_of_plays(state)
            compared += 1
            without_concede = [step for step in steps if step != game.concede]
            state.advance(without_concede[rng.below(len(without_concede))])
        assert len(state.plays) == 0
    assert compared > 50


def test_searches_restore_the_table() -> None:
    state, rng = traffic().new_round(seed=2), Rng(2)
    assert isinstance(state, TrafficRound)
    while not state.is_over:
        for action in state.legal_actions():
            state.heuristic_score(action)
        if state.drafted == 0:
            assert list(state.table().numbers) == list(state.board().numbers)
        state.advance(Greedy().choose(state.view(0), rng))


def test_rounds_read_back_have_tables_of_their_own() -> None:
    laid = [X2, "2-1 @ 7:5 6:5; 6-3 @ 8:6 8:5; 4-2 @ 9:5 9:4; 5-4 @ 6:8 6:9"]
    states = [table(each, "5-5 4-3 6-5 2-0") for each in laid]
    copies = [pickle.loads(pickle.dumps(state)) for state in states]
    for state, copy in zip(states, copies, strict=True):
        for each in (state, copy):
            play(each, "take 4-3")
        assert legal(copy) == legal(state)


# Geometry and play.


def test_tra_1_a_tile_covers_two_adjacent_free_squares() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "take 4-3")
    assert refused(state, "@ 2:0 3:0") == ("TRA-1", "refuse-occupied")
    with pytest.raises(BadText):
        state.parse("@ 1:2 1:4")
    with pytest.raises(BadText):
        state.parse("@ 1:2 2:3")


def test_tra_1_a_double_has_its_lower_or_left_square_first() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "take 4-3", "@ 1:2 1:1", "take 5-5")
    assert "@ 1:3 2:3" in legal(state)
    assert refused(state, "@ 2:3 1:3") == ("TRA-1", "refuse-double-order")


def moved(text: str, dx: int, dy: int) -> str:
    """Return the same position with all squares moved to the right and up."""
    return re.sub(r"(-?\d+):(-?\d+)", lambda at: f"{int(at[1]) + dx}:{int(at[2]) + dy}", text)


def same_elsewhere(state: State, dx: int, dy: int) -> None:
    """Check that a position read back at another place allows the same actions."""
    fields = state.fields()
    assert legal(state.game.position(fields)) == legal(state)
    there = state.game.position({name: moved(text, dx, dy) for name, text in fields.items()})
    assert there.fields() == {name: moved(text, dx, dy) for name, text in fields.items()}
    assert sorted(legal(there)) == sorted(moved(text, dx, dy) for text in legal(state))
    assert (there.is_over, there.scores()) == (state.is_over, state.scores())


@pytest.mark.parametrize(("dx", "dy"), [(0, 0), (56, 0), (-60, 61), (126, -127), (70_000, -9_999)])
def test_tra_1_r1_position_on_the_plane_does_not_matter(dx: int, dy: int) -> None:
    laid = moved("2-1 @ 1:0 0:0; 6-3 @ 2:1 2:0; 4-2 @ 3:0 3:-1", dx, dy)
    state = table(laid, "6-1 6-5 5-2 4-3", "")
    for text in ("take 6-1", "@ 7:0 6:0", "take 5-2", "@ 5:-1 5:0", "take 4-3", "@ 4:1 4:0"):
        same_elsewhere(state, -dx, -dy)
        play(state, moved(text, dx, dy))
    play(state, "confirm")
    assert not state.is_over
    play(state, "take 6-5", moved("@ 4:3 4:2", dx, dy), "confirm")
    assert (state.is_over, state.scores()) == (True, [0])


def test_tra_1_r1_a_tangle_can_grow_in_one_direction_indefinitely() -> None:
    state = traffic(set_max=12, pool_size=9).new_round(seed=3)
    assert isinstance(state, TrafficRound)
    while not state.is_over:
        if state.played % 5 == 0:
            same_elsewhere(state, -state.right, 40)
        ends = [
            max(x for _, *both in read_play(state, at) for x, _ in both)
            for at in range(0, len(state.plays), QUAD)
        ]
        for tile, (x, y), (to_x, to_y) in read_play(state, QUAD * ends.index(max(ends))):
            play(state, f"take {tile}", f"@ {x}:{y} {to_x}:{to_y}")
        play(state, "confirm")
    assert state.right > 62
    assert by_the_rules(state) == set()


def read_play(state: TrafficRound, at: int) -> list[Laid]:
    """Return the tiles of a play that the search has found, with their squares."""
    return [
        (tile_text(item // SPOTS), *squares_of(state, item % SPOTS))
        for item in state.plays[at : at + QUAD]
        if item != NONE
    ]


def test_tra_2_an_incomplete_draft_is_described() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "take 4-3", "@ 1:2 1:1")
    refused = state.why_not(state.parse("confirm"))
    assert refused is not None
    assert refused.rule == "TRA-2"
    assert refused.message.arguments["run"] == "2-3-4"


def test_tra_2_blank_is_the_lowest_number_and_numbers_do_not_wrap() -> None:
    assert by_tiles(steps(table(pool="0-0 1-1 2-2 3-3"))) == {"0-0 1-1 2-2 3-3": 3 * 2 * 2 * 3}
    assert table(pool="5-5 6-6 0-0 1-1", stock="–").is_over


def test_tra_3_a_double_is_never_along() -> None:
    plays = steps(table(pool="2-2 3-3 4-4 5-5"))
    for laid in plays:
        for _, first, second in laid:
            assert (first[1] == 0) + (second[1] == 0) == 1 or {first[0], second[0]} & {-1, 4}


@pytest.mark.parametrize(("set_max", "tiles", "pool"), [(6, 28, 4), (9, 55, 5), (12, 91, 6)])
def test_tra_4_the_pool_is_turned_up_from_the_stock(set_max: int, tiles: int, pool: int) -> None:
    for game in (
        capicua.load("traffic", preset=f"traffic-{set_max}"),
        capicua.load("traffic", preset=f"traffic-strict-{set_max}"),
        traffic(set_max=set_max),
    ):
        sizes = set()
        for seed in range(12):
            fields = game.new_round(seed=seed).fields()
            sizes.add(len(fields["pool"].split()))
            assert len((fields["pool"] + " " + fields["stock"]).split()) == tiles
        assert min(sizes) == pool


def test_tra_4_the_pool_size_is_an_option() -> None:
    state = traffic(pool_size=9).new_round(seed=2)
    assert len(state.fields()["pool"].split()) == 9
    assert refused(state, f"take {state.fields()['stock'].split()[0]}") == (
        "TRA-4",
        "refuse-not-in-pool",
    )
    with pytest.raises(BadOption):
        traffic(pool_size=1)


def test_tra_5_the_first_quad_has_one_place_and_one_direction() -> None:
    state = play(table(pool="6-3 2-1 4-2 5-5"), "take 2-1")
    assert refused(state, "@ 0:1 0:0") == ("TRA-5", "refuse-opening")
    assert refused(state, "@ 7:7 7:8") == ("TRA-5", "refuse-opening")


def test_tra_6_a_quad_needs_a_number_already_on_the_table() -> None:
    state = play(table(X2, "6-6 5-5 4-3 2-0"), "take 4-3", "@ 1:2 1:1", "take 5-5")
    assert refused(state, "@ 9:9 9:10") == ("TRA-6", "refuse-idle")
    state = play(table(X5, "1-0 2-1 3-2 5-5 6-6"), "take 3-2")
    assert refused(state, "@ 20:20 20:21") == ("TRA-6", "refuse-not-in-quad")


def test_tra_6_tra_d4_a_tile_without_a_play_is_not_offered() -> None:
    state = table(X2, "5-5 4-3 6-6 0-0")
    assert "take 0-0" not in legal(state)
    assert refused(state, "take 0-0") == ("TRA-6", "refuse-no-use")


def test_tra_6_the_steps_of_a_play_come_in_order() -> None:
    state = table(X2, "5-5 4-3 6-5 2-0")
    assert refused(state, "confirm") == ("TRA-6", "refuse-nothing-laid")
    assert refused(state, "@ 1:2 1:1") == ("TRA-6", "refuse-nothing-taken")
    play(state, "take 4-3")
    assert refused(state, "take 5-5") == ("TRA-6", "refuse-tile-taken")
    assert refused(state, "confirm") == ("TRA-6", "refuse-tile-taken")
    assert refused(state, "concede") == ("TRA-11", "refuse-concede-drafting")
    play(state, "@ 1:2 1:1")
    assert refused(state, "take 4-3") == ("TRA-6", "refuse-laid")


def test_tra_7_tra_d1_the_error_names_five_in_order() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "take 4-3", "@ 1:2 1:1", "take 6-5")
    refused = state.why_not(state.parse("@ 1:4 1:3"))
    assert refused is not None
    assert refused.rule == "TRA-7"
    assert refused.message.arguments["run"] == "2-3-4-5-6"


def test_tra_7_holds_after_every_play() -> None:
    for line_limit in ("sequence", "cells"):
        state, rng = traffic(line_limit=line_limit).new_round(seed=3), Rng(1)
        while not state.is_over:
            state.advance(Greedy().choose(state.view(0), rng))
        numbers = {
            square: int(half)
            for zone in state.zones()
            if zone.name == "table"
            for placed in zone.tiles
            for square, half in zip(placed.squares, placed.tile.split("-"), strict=True)
        }
        for x, y in numbers:
            for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                line = [numbers.get((x + at * dx, y + at * dy)) for at in range(5)]
                assert line[0] is not None
                assert line != [line[0] + at for at in range(5)]
                assert line_limit == "sequence" or None in line


def test_tra_8_a_single_tile_with_one_number_is_rejected_with_its_rule() -> None:
    state = table(X5, "5-0 2-1 3-3 5-5")
    assert refused(play(state, "take 5-0"), "@ -2:1 -1:1") == ("TRA-8", "refuse-one-tile")


def test_tra_9_tra_d6_a_play_that_makes_two_quads_is_one_play() -> None:
    plays = steps(table(X5, "4-3 5-2 1-0 6-1"))
    assert plays == by_the_rules(table(X5, "4-3 5-2 1-0 6-1"))


def test_tra_10_the_pool_is_refilled_after_every_play() -> None:
    state = table(X2, "5-5 4-3 6-5 2-0", "1-1 0-0 6-6 3-3")
    play(state, "take 4-3", "@ 1:2 1:1", "take 5-5", "@ 1:3 2:3", "confirm")
    assert state.fields()["pool"] == "6-5 2-0 1-1 0-0"
    assert state.fields()["stock"] == "6-6 3-3"


def test_tra_11_conceding_loses_with_the_remaining_tiles() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "concede")
    assert state.is_over
    assert state.scores() == [25]
    assert [message.id for message in state.ending()] == ["end-conceded"]


def test_tra_11_only_an_empty_pool_and_stock_win_a_match() -> None:
    last = ("take 4-3", "@ 1:2 1:1", "take 5-5", "@ 1:3 2:3", "confirm")
    for stock, winners, ending in (("–", [0], "end-won"), ("6-6", [], "end-lost")):
        match = traffic().new_match(seed=1)
        match.round = play(table(X2, "4-3 5-5", stock), *last)
        assert [message.id for message in match.round.ending()] == [ending]
        match.settle()
        assert match.is_over
        assert match.winners == winners


def test_tra_d7_a_last_single_tile_needs_consecutive_numbers() -> None:
    assert table(X2, "6-0", "–").is_over


def test_the_number_of_turns_is_bounded() -> None:
    for seed in range(10):
        state, rng = traffic().new_round(seed=seed), Rng(seed)
        while not state.is_over:
            state.advance(Chance().choose(state.view(0), rng))
        assert [state.text(action) for action in state.log].count("confirm") <= 27


# Drafts.


def test_records_of_version_1_are_read() -> None:
    """Version 2 renumbers the actions; the notation is unchanged (S5)."""
    state = capicua.load("traffic").new_round(seed=5)
    while not state.is_over:
        state.apply(max(state.legal_actions(), key=state.heuristic_score))
    text = write(record_of_round(state))
    assert '[Version "2"]' in text
    again = replay(read(text.replace('[Version "2"]', '[Version "1"]')))
    assert list(again.last.log) == list(state.log)
