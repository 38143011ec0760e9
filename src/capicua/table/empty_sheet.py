"""An empty score sheet to print and write on: the columns that the scoring of a game needs."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.sheet import ScoreSheet
from capicua.core.tiles.random import Dealer

SOLITAIRE: Final = ("deal", "date", "won", "points", "notes")
"""The columns of a solitaire, whose deals are listed and not added up."""
CHIPS: Final = ("won-chips", "chips")
"""The columns of each player in a game without a score sheet, whose rounds move chips."""
STARTS: Final = ("dealer", "starter", "leader", "opener")
"""The columns that are filled in before a round is played."""
SAME: Final = {"tiles_left": "left", "hand": "left"}
"""Questions that share a column, as every round answers one of them."""


class EmptySheet(Struct):
    """The columns of an empty score sheet; their labels are ``paper-<column>``."""

    target: int
    """The total that ends a match; 0 if something else does."""
    sides: list[int]
    endings: list[str]
    """The endings to tell apart in the column of who ended the round."""
    table: list[str]
    """The columns of the whole table, each filled in once a round."""
    each: list[str]
    """The columns of each side; none for a solitaire."""


def empty_sheet(game: Game) -> EmptySheet:
    """Return the columns of an empty score sheet for a game under its options."""
    found = EmptySheet(int(game.points_to_win()), [int(side) for side in game.sides], [], [], [])
    sheets = _sheets(game)
    if sheets:
        _fill(found, sheets, game.low_is_good)
    elif len(found.sides) == 1:
        found.table = list(SOLITAIRE)
    else:
        found.each = list(CHIPS)
    return found


def _fill(found: EmptySheet, sheets: list[ScoreSheet], left_is_score: bool) -> None:
    """Set the columns to what these score sheets ask for."""
    asked = {SAME.get(one.id, one.id): one.of for sheet in sheets for one in sheet.questions}
    table = [id for id, of in asked.items() if of == "table"]
    each = [id for id, of in asked.items() if of != "table"]
    if left_is_score:
        each = [id for id in each if id != "left"]
    endings = {ending.id: ending for sheet in sheets for ending in sheet.endings}
    first = next(iter(endings.values()))
    found.table = [id for id in table if id in STARTS]
    if first.names_seat:
        found.table.append(f"by-{first.id}")
        found.endings = list(endings)[1:]
    found.table += [id for id in table if id not in STARTS]
    found.each = [*each, "points", "total"]


def _sheets(game: Game) -> list[ScoreSheet]:
    """Return the score sheets of a first round and of one after it, which may ask for less."""
    match = Match(game, Dealer.from_seed(0))
    first = game.score_sheet(match.round.setup)
    if first is None:
        return []
    state = match.round
    while not state.is_over:
        state.advance(max(state.legal_actions(), key=state.heuristic_score))
    match.settle()
    then = None if match.is_over else game.score_sheet(game.next_setup(match))
    return [first] if then is None else [first, then]
