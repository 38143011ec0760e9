"""Plays of a turn, found in two ways that share no code with the game's search.

``steps`` follows the legal steps of drafts to every ``confirm``; ``by_the_rules`` tries every line
of four squares and every way to lay tiles on it, and keeps what the rules allow.
"""

from __future__ import annotations

import re
from itertools import combinations, pairwise, product

from capicua.core.state import State

Square = tuple[int, int]
Laid = tuple[str, Square, Square]
Play = frozenset[Laid]


def steps(state: State) -> set[Play]:
    """Return every play that can be confirmed, visiting each draft once."""
    found: set[Play] = set()
    seen: set[Play] = set()
    pending = [state]
    while pending:
        now = pending.pop()
        for action in now.legal_actions():
            text = now.text(action)
            if text == "confirm":
                found.add(frozenset(read(now.fields()["draft"])))
            elif text != "concede":
                after = now.clone()
                after.advance(action)
                draft = frozenset(read(after.fields()["draft"]))
                if text.startswith("take") or draft not in seen:
                    seen.add(draft)
                    pending.append(after)
    return found


def read(text: str) -> list[Laid]:
    """Return tiles with the squares of their halves."""
    laid = []
    for tile, *numbers in re.findall(r"(\d+-\d+) @ (-?\d+):(-?\d+) (-?\d+):(-?\d+)", text):
        x, y, to_x, to_y = (int(number) for number in numbers)
        laid.append((tile, (x, y), (to_x, to_y)))
    return laid


def by_the_rules(state: State, tiles: range = range(1, 4)) -> set[Play]:
    """Return every play of a later turn (TRA-6 to TRA-8) with these numbers of tiles."""
    fields, options = state.fields(), state.game.options.values()
    board = {}
    for tile, first, second in read(fields["table"]):
        board[first], board[second] = (int(half) for half in tile.split("-"))
    pool = fields["pool"].split()
    xs, ys = [x for x, _ in board], [y for _, y in board]
    found = set()
    for x in range(min(xs) - 3, max(xs) + 4):
        for y in range(min(ys) - 3, max(ys) + 4):
            for line in (
                [(x + at, y) for at in range(4)],
                [(x, y + at) for at in range(4)],
            ):
                if 0 < len(board.keys() & set(line)) < 4:
                    for count in tiles:
                        for chosen in combinations(pool, count):
                            found |= on_line(board, line, chosen, state.game.high, options)
    return found


def on_line(board, line, chosen, high, options) -> set[Play]:
    """Return the plays of these tiles that make a quad on a line."""
    found = set()
    for first in range(high - 2):
        for numbers in (range(first, first + 4), range(first + 3, first - 1, -1)):
            wanted = dict(zip(line, numbers, strict=True))
            if any(board.get(square, number) != number for square, number in wanted.items()):
                continue
            for play in product(*(ways(tile, wanted, board) for tile in chosen)):
                laid = {}
                for tile, a, b in play:
                    laid[a], laid[b] = (int(half) for half in tile.split("-"))
                after = {**board, **laid}
                filled = all(after.get(square) == number for square, number in wanted.items())
                alone = len(play) == 1 and options["one_tile_quad"] == "both_numbers"
                if (
                    len(laid) == 2 * len(play)
                    and filled
                    and not (alone and not set(laid) <= set(line))
                    and all(keeps_limit(after, square, options) for square in laid)
                ):
                    found.add(frozenset(play))
    return found


def ways(tile: str, wanted: dict[Square, int], board: dict[Square, int]) -> list[Laid]:
    """Return placements of a tile with a half on the line and no wrong number on it."""
    high, low = (int(half) for half in tile.split("-"))
    found = set()
    for x, y in wanted:
        for to in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            for a, b in (((x, y), to), (to, (x, y))):
                if a in board or b in board or wanted.get(a, high) != high:
                    continue
                if wanted.get(b, low) == low and not (high == low and a > b):
                    found.add((tile, a, b))
    return sorted(found)


def keeps_limit(board: dict[Square, int], square: Square, options) -> bool:
    """Return whether five squares in line through a square never break TRA-7."""
    x, y = square
    for dx, dy in ((1, 0), (0, 1)):
        for back in range(5):
            line = [(x + (at - back) * dx, y + (at - back) * dy) for at in range(5)]
            if not all(place in board for place in line):
                continue
            if options["line_limit"] == "cells":
                return False
            climbs = {board[b] - board[a] for a, b in pairwise(line)}
            if climbs in ({1}, {-1}):
                return False
    return True
