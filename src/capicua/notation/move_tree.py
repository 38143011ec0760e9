"""The variations of a round as lines of text, as the analysis board keeps them.

Each line adds a move: ``# move: 2-1>C`` after the node before it, ``# move 3: 2-1>C`` after
node 3. The nodes are the deal (0), the moves of the round, then the moves added, in order.
"""

from __future__ import annotations

import re
from typing import Final

from capicua.notation.errors import problem
from capicua.notation.record import DEEPEST, Move, RoundRecord, Variation

_LINE: Final = re.compile(r"# (?:move(?: (\d+))?: (.+)|shown: \d+)")
_Path = tuple[str, ...]


def variation_lines(round: RoundRecord) -> str:
    """Return the moves of all variations of a round as lines of text.

    >>> from capicua.notation import Move, Variation
    >>> moves = [Move("lead 2-2"), Move("2-1@E", variations=[Variation([Move("2-0@E")])])]
    >>> print(variation_lines(RoundRecord(1, moves=moves)), end="")
    # move 1: 2-0@E
    """
    tree = _Tree(round)
    for before, move in enumerate(round.moves):
        for variation in move.variations:
            tree.follow(before, variation.moves)
    return tree.text


def set_variations(round: RoundRecord, lines: str) -> None:
    """Replace a round's variations by those of some lines; comments of kept ones stay.

    What goes on after the last move becomes a variation that repeats this move. Raise
    ``RecordError`` for a line that is not understood, or variations nested too deeply.
    """
    tree = _Tree(round)
    tree.read(lines)
    kept = _Comments(round)
    count = len(round.moves)
    beyond = tree.children[count]
    for before, move in enumerate(round.moves):
        others = [child for child in tree.children[before] if child > count]
        lines_of_play = [tree.line([child]) for child in others]
        if before == count - 1 and beyond:
            lines_of_play.append([Move(move.action, move.seat), *tree.line(beyond)])
        move.variations = [
            kept.restore(Variation(moves), before, depth=1) for moves in lines_of_play
        ]
    if not count:
        round.moves = tree.line(beyond)


class _Tree:
    """The nodes of a round and of everything tried in it."""

    def __init__(self, round: RoundRecord) -> None:
        self.round = round
        self.moves = ["", *(move.action for move in round.moves)]
        self.parents = [*range(-1, len(round.moves))]
        self.children: list[list[int]] = [[at + 1] for at in range(len(round.moves))] + [[]]

    def add(self, parent: int, action: str) -> int:
        """Return the node of a move after another, which is added unless it is there."""
        for child in self.children[parent]:
            if self.moves[child] == action:
                return child
        self.moves.append(action)
        self.parents.append(parent)
        self.children.append([])
        self.children[parent].append(len(self.moves) - 1)
        return len(self.moves) - 1

    def follow(self, parent: int, moves: list[Move]) -> None:
        """Add a line of play and its variations after a node."""
        for move in moves:
            before, parent = parent, self.add(parent, move.action)
            for variation in move.variations:
                self.follow(before, variation.moves)

    def read(self, lines: str) -> None:
        """Add the moves of some lines."""
        for text in filter(None, lines.splitlines()):
            found = _LINE.fullmatch(text)
            if found is None:
                raise problem("record-unwritable", self.round.place, text=text)
            if found[2] is None:
                continue
            parent = len(self.moves) - 1 if found[1] is None else int(found[1])
            if parent >= len(self.moves):
                raise problem("record-unwritable", self.round.place, text=text)
            self.add(parent, found[2])

    @property
    def text(self) -> str:
        """The moves that are not the round's own, as lines."""
        lines = []
        for at in range(len(self.round.moves) + 1, len(self.moves)):
            parent = self.parents[at]
            where = "" if parent == at - 1 else f" {parent}"
            lines.append(f"# move{where}: {self.moves[at]}\n")
        return "".join(lines)

    def line(self, children: list[int]) -> list[Move]:
        """Return the line that begins with the first of some nodes, with the others beside it."""
        found: list[Move] = []
        while children:
            first, *others = children
            beside = [Variation(self.line([other])) for other in others]
            found.append(Move(self.moves[first], variations=beside))
            children = self.children[first]
        return found


class _Comments:
    """The comments in a round's variations, by the moves that lead to them."""

    def __init__(self, round: RoundRecord) -> None:
        self.place = round.place
        self.after: dict[tuple[int, _Path], tuple[str, str]] = {}
        self.opening: dict[tuple[int, _Path], str] = {}
        for before, move in enumerate(round.moves):
            for variation in move.variations:
                self.note(variation, before, ())

    def note(self, variation: Variation, before: int, path: _Path) -> None:
        """Keep the comments of a variation after some moves."""
        if variation.moves:
            self.opening[before, (*path, variation.moves[0].action)] = variation.comment
        for move in variation.moves:
            for other in move.variations:
                self.note(other, before, path)
            path = (*path, move.action)
            self.after[before, path] = (move.seat, move.comment)

    def restore(self, variation: Variation, before: int, depth: int, path: _Path = ()) -> Variation:
        """Give a variation the seats and comments it had. Raise ``RecordError`` if too deep."""
        if depth > DEEPEST:
            raise problem("record-depth", self.place, high=DEEPEST)
        variation.comment = self.opening.get((before, (*path, variation.moves[0].action)), "")
        for move in variation.moves:
            for other in move.variations:
                self.restore(other, before, depth + 1, path)
            path = (*path, move.action)
            move.seat, move.comment = self.after.get((before, path), (move.seat, ""))
        return variation
