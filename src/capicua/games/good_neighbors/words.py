"""Good Neighbors in words: notation, choices, reports, the end."""

from __future__ import annotations

import re

from capicua.core.action_parts import Part, cell, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import parse_tile, tile_text
from capicua.families.patience.matches import shared_numbers
from capicua.families.patience.words import drawn
from capicua.games.good_neighbors.rules import NeighborsRound

_CELL = re.compile(r"r([1-9][0-9]?)c([1-9][0-9]?)")


class NeighborsWords(Words[NeighborsRound]):
    """Notation that names cells by row and column, from 1 (GNB-2)."""

    def parts(self, state: NeighborsRound, action: int) -> list[Part]:
        """Return the parts of ``remove r1c1 r2c2`` or ``fill_in``."""
        if action == state.game.fill_action:
            return [word("fill_in")]
        cells = state.game.cells
        return [word("remove"), *[cell(*cells.place(each)) for each in cells.of(action)]]

    def parse(self, state: NeighborsRound, text: str) -> int:
        """Parse two cells, or two tiles of the layout, in either order."""
        words = re.sub(r"[+,/]", " ", text.lower()).split()
        if words in (["fill_in"], ["fill", "in"]):
            return int(state.game.fill_action)
        if words[:1] == ["remove"]:
            words = words[1:]
        if len(words) != 2:
            raise BadText(Message("text-action", {"text": " ".join(text.split())}))
        first, second = sorted([_read_cell(state, word) for word in words])
        cells = state.game.cells
        if first == second:
            name = cell(*cells.place(first)).name
            raise BadText(Message("refuse-same-cell", {"cell": name}), "GNB-3")
        return int(cells.pair(first, second))

    def label(self, state: NeighborsRound, action: int) -> Message:
        """Return the removal with its tiles, or the number of tiles that would be filled in."""
        if action == state.game.fill_action:
            return Message("label-fill-in", {"count": int(state.new_tiles())})
        return _pair_message(state, action, "label-remove")

    def narrate(self, before: NeighborsRound, action: int, after: NeighborsRound) -> list[Message]:
        """Return the tiles removed or filled in."""
        if action != before.game.fill_action:
            return [_pair_message(before, action, "say-remove")]
        new = drawn(before, after)
        said = [Message("say-fill-in", {"player": 0, "count": len(new)})]
        return [*said, Message("say-new", {"tiles": new})] if new else said

    def ending(self, state: NeighborsRound) -> list[Message]:
        """Return the win or loss, with the number of tiles left (GNB-7, GNB-8)."""
        left = int(state.points[0])
        said: dict[str, Argument] = {
            "player": 0,
            "count": left,
            "stock": int(state.stock.left),
            "target": int(state.game.target_left),
        }
        return [Message("end-won" if state.game.is_won(left) else "end-lost", said)]


def _read_cell(state: NeighborsRound, word: str) -> int:
    """Return the cell named by ``r1c2``, or the cell of a named tile."""
    found = _CELL.fullmatch(word)
    cells = state.game.cells
    if found is None:
        tile = parse_tile(word, state.game.high)
        for place in range(cells.count):
            if state.layout[place] == tile:
                return place
        raise BadText(Message("refuse-no-tile", {"tile": tile_text(tile)}), "GNB-3")
    row, column = int(found[1]), int(found[2])
    if column > cells.cols or row * cells.cols > cells.count:
        raise BadText(Message("refuse-no-cell", {"cell": word}), "GNB-2")
    return int((row - 1) * cells.cols) + column - 1


def _pair_message(state: NeighborsRound, action: int, id: str) -> Message:
    cells = state.game.cells.of(action)
    tiles = [int(state.layout[each]) for each in cells]
    names = [cell(*state.game.cells.place(each)).name for each in cells]
    said: dict[str, Argument] = {
        "player": 0,
        "tile": tile_text(tiles[0]),
        "second": tile_text(tiles[1]),
        "cell": names[0],
        "second_cell": names[1],
        "numbers": shared_numbers(tiles),
    }
    return Message(id, said)
