"""Good Neighbors in words: notation, choices, what happened, how it ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import parse_tile, tile_text
from capicua.games.good_neighbors.layout import EMPTY, NUMBERS

if TYPE_CHECKING:
    from capicua.games.good_neighbors.rules import NeighborsRound

_CELL = re.compile(r"r([1-9][0-9]?)c([1-9][0-9]?)")


# Notation.


def text(state: NeighborsRound, action: i64) -> str:
    """``remove r1c1 r2c2`` or ``fill_in``."""
    if action == state.rules.fill_action:
        return "fill_in"
    first, second = cells_of(state, action)
    return f"remove {cell_text(state, first)} {cell_text(state, second)}"


def parse(state: NeighborsRound, text: str) -> int:
    """The action of a text: two cells, or two tiles of the layout, in either order."""
    words = re.sub(r"[+,/]", " ", text.lower()).split()
    if words in (["fill_in"], ["fill", "in"]):
        return state.rules.fill_action
    if words[:1] == ["remove"]:
        words = words[1:]
    if len(words) != 2:
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))
    first, second = sorted(_read_cell(state, word) for word in words)
    if first == second:
        raise BadText(Message("refuse-same-cell", {"cell": cell_text(state, first)}), "GNB-3")
    return state.rules.cells.pair(first, second)


def _read_cell(state: NeighborsRound, word: str) -> int:
    """The cell of a name like ``r1c2``, or the one in which a tile lies."""
    found = _CELL.fullmatch(word)
    cells = state.rules.cells
    if found is None:
        tile = parse_tile(word, state.rules.set_max)
        for cell in range(cells.count):
            if state.layout[cell] == tile:
                return cell
        raise BadText(Message("refuse-no-tile", {"tile": tile_text(tile)}), "GNB-3")
    row, column = int(found[1]), int(found[2])
    if column > cells.cols or row * cells.cols > cells.count:
        raise BadText(Message("refuse-no-cell", {"cell": word}), "GNB-2")
    return (row - 1) * cells.cols + column - 1


def cells_of(state: NeighborsRound, pair: int) -> tuple[int, int]:
    """The two cells of a pair."""
    return int(state.rules.cells.first[pair]), int(state.rules.cells.second[pair])


def cell_text(state: NeighborsRound, cell: int) -> str:
    """The name of a cell (GNB-2)."""
    row, column = divmod(cell, int(state.rules.cells.cols))
    return f"r{row + 1}c{column + 1}"


def tile_at(state: NeighborsRound, cell: int) -> str:
    """The tile in a cell that is not empty."""
    return tile_text(state.layout[cell])


# Sentences.


def label(state: NeighborsRound, action: i64) -> Message:
    """The action as a choice to be offered."""
    if action == state.rules.fill_action:
        return Message("label-fill-in", {"count": new_tiles(state)})
    return _pair_message(state, action, "label-remove")


def narrate(state: NeighborsRound, action: i64) -> list[Message]:
    """What happens; new tiles are told where they are known."""
    if action != state.rules.fill_action:
        return [_pair_message(state, action, "say-remove")]
    count = new_tiles(state)
    said = [Message("say-fill-in", {"player": 0, "count": count})]
    new = [tile_text(tile) for tile in state.next_tiles(count)]
    if new:
        said.append(Message("say-new", {"tiles": new}))
    return said


def ending(state: NeighborsRound) -> list[Message]:
    """Won or lost, and with how many tiles left (GNB-7, GNB-8)."""
    left = int(state.points[0])
    won = left <= state.rules.target_left
    said: dict[str, Argument] = {
        "player": 0,
        "count": left,
        "stock": int(state.left),
        "target": int(state.rules.target_left),
    }
    return [Message("end-won" if won else "end-lost", said)]


def new_tiles(state: NeighborsRound) -> int:
    """How many tiles ``fill_in`` draws."""
    free = len([tile for tile in state.layout if tile == EMPTY])
    return min(free, int(state.left))


def _pair_message(state: NeighborsRound, action: int, id: str) -> Message:
    first, second = cells_of(state, action)
    shared = NUMBERS[state.layout[first]] & NUMBERS[state.layout[second]]
    numbers = [str(number) for number in range(state.rules.set_max + 1) if shared >> number & 1]
    said: dict[str, Argument] = {
        "player": 0,
        "tile": tile_at(state, first),
        "second": tile_at(state, second),
        "cell": cell_text(state, first),
        "second_cell": cell_text(state, second),
        "numbers": numbers,
    }
    return Message(id, said)
