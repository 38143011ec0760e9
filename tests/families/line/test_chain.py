"""Lines of two ends, found from their tiles in any order."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tiles_text
from capicua.families.line.layout import E, W
from capicua.notation import read_position


def layout(tiles: str, game: str = "block players=2") -> str:
    return read_position(f"game: {game}\nlayout: {tiles}\nturn: A").fields()["layout"]


@pytest.mark.parametrize(
    ("given", "laid"),
    [
        ("6-4", "root 6-4 | E – | W –"),
        ("6-6 6-5", "root 6-6 | E 6-5 | W –"),
        ("6-5 6-6", "root 6-5 | E 6-6 | W –"),
        ("5-0, 2-2, 6-5, 2-0", "root 2-0 | E 2-2 | W 5-0 6-5"),
    ],
)
def test_tiles_lie_in_a_line(given: str, laid: str) -> None:
    assert layout(given) == laid


def test_a_line_given_from_end_to_end_keeps_its_order() -> None:
    """A ring may be open at any of its numbers, and a double may lie at the end or inside."""
    assert layout("2-1 3-1 3-2") == "root 3-1 | E 3-2 | W 2-1"
    assert layout("3-1 3-2 2-1") == "root 3-2 | E 3-1 | W 2-1"
    assert layout("1-1 2-1 4-2 4-1") == "root 2-1 | E 4-2 4-1 | W 1-1"
    assert layout("2-1 1-1 4-1 4-2") == "root 1-1 | E 4-1 4-2 | W 2-1"


@pytest.mark.parametrize("id", ["block", "draw", "partners", "bergen", "tiddle_a_wink"])
def test_shuffled_tiles_of_a_round_have_the_ends_of_its_line(id: str) -> None:
    game, rng = capicua.load(id), Rng(5)
    for seed in range(20):
        state = game.new_round(seed=seed)
        while not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
            tiles = state.line.tiles()
            rng.shuffle(tiles)
            if not tiles:
                continue
            text = f"game: {id} players={game.players}\nlayout: {tiles_text(tiles)}\nover: blocked"
            line = read_position(text).line
            assert sorted(line.tiles()) == sorted(tiles)
            found, played = (
                sorted([*each.end_numbers(E), *each.end_numbers(W)]) for each in (line, state.line)
            )
            # The same, or the line is a ring, which may be open at another number.
            assert found == played or len(set(found)) == len(set(played)) == 1


def test_a_long_line_is_found_in_time() -> None:
    """All 136 tiles of a double-15 set in which each number has an odd number of halves but two."""
    pairs = [f"{high}-{low}" for high in range(16) for low in range(high + 1)]
    without = {f"{low + 1}-{low}" for low in range(0, 14, 2)}
    tiles = " ".join(tile for tile in pairs if tile not in without)
    state = read_position(f"game: block set=15 players=2\nlayout: {tiles}\nover: blocked")
    assert sorted([*state.line.end_numbers(E), *state.line.end_numbers(W)]) == [14, 15]
