"""Lines of Traffic that can still become quads."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.random import Rng
from capicua.games.traffic.board import EMPTY, NONE, Board
from capicua.games.traffic.grid import QUAD, SPOTS
from capicua.games.traffic.lines import Lines
from tests.games.traffic.test_rules import X2, table, traffic


def counted(board: Board, high: int, in_sequence: bool) -> Counter[tuple[int, int]]:
    """Return how many lines there are by lowest number of the quad and numbers held, one by one."""
    found: Counter[tuple[int, int]] = Counter()
    numbers, width, height = list(board.numbers), int(board.width), int(board.height)
    for y in range(1, height - QUAD):
        for x in range(1, width - QUAD):
            for step in (1, width):
                squares = [y * width + x + at * step for at in range(-1, QUAD + 1)]
                before, *inside, after = [numbers[square] for square in squares]
                held = sum(each != EMPTY for each in inside)
                for low in range(high - QUAD + 2):
                    rising = list(range(low, low + QUAD))
                    for wanted, slope in ((rising, 1), (rising[::-1], -1)):
                        fits = all(a in (EMPTY, b) for a, b in zip(inside, wanted, strict=True))
                        if in_sequence:
                            is_free = before != wanted[0] - slope and after != wanted[-1] + slope
                        else:
                            is_free = before == after == EMPTY
                        found[low, held] += fits and is_free and 0 < held < QUAD
    return +found


def by_code(counts: vec[i64]) -> Counter[tuple[int, int]]:
    """Return counts of lines by lowest number and numbers held."""
    found = {(code // QUAD, code % QUAD): int(count) for code, count in enumerate(counts)}
    return +Counter(found)


def test_tra_2_lines_of_a_table_are_those_that_the_right_numbers_can_fill() -> None:
    board = table(X2, "5-5 6-6 0-0 6-0", "–").board()
    found = by_code(Lines(board, 6, True).counts)
    assert found == counted(board, 6, True)
    assert found[3, 1] > 0  # the 6, the highest number, can begin 6-5-4-3 to the right


@pytest.mark.parametrize("limit", ["sequence", "cells"])
def test_tra_7_lines_after_a_play_are_those_of_the_new_table(limit: str) -> None:
    game = traffic(line_limit=limit)
    checked = 0
    for seed in range(6):
        state, rng = game.new_round(seed=seed), Rng(seed)
        while not state.is_over:
            plays = state.plays
            play = int(rng.below(len(plays) // QUAD)) * QUAD
            lines = Lines(state.board(), 6, game.in_sequence)
            found = by_code(lines.after(plays, play))
            board = state.board()
            laid = [int(item) for item in plays[play : play + QUAD] if item != NONE]
            for item in laid:
                board.lay(item // SPOTS, item % SPOTS)
            assert found == counted(board, 6, game.in_sequence)
            checked += 1
            for item in laid:
                state.advance(item // SPOTS)
                state.advance(game.first_spot + item % SPOTS)
            state.advance(game.confirm)
    assert checked > 10
