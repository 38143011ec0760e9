"""Positions of the Big Clock as text: piles from bottom to top, and what else there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.tile import HIGH, LOW, NO_TILE, parse_tiles, tile_text, tiles_text
from capicua.games.big_clock.board import Board
from capicua.games.big_clock.picture import wasted_tiles
from capicua.games.big_clock.words import ends_of_shift, parse

if TYPE_CHECKING:
    from capicua.games.big_clock.rules import ClockRound

STUCK = "*"
"""Behind the double in hand: nothing matched it when it was turned up (CLK-8)."""


def fields(state: ClockRound) -> dict[str, str]:
    """The piles under their hours; ``shifts`` are those that CLK-10 still looks back on."""
    found = {
        str(slot): tiles_text(state.board.pile(slot))
        for slot in range(1, int(state.rules.slots) + 1)
    }
    hand = tile_text(state.hand) if state.hand != NO_TILE else "–"
    found["hand"] = hand + (STUCK if state.was_stuck else "")
    found["waste"] = tiles_text(wasted_tiles(state))
    if state.is_stock_known:
        found["stock"] = tiles_text(state.next_tiles(state.left))
    trail = state.trail
    shifts = [ends_of_shift(state, trail.actions[step]) for step in range(int(trail.count))]
    found["shifts"] = " ".join(f"{start}>{target}" for start, target in shifts) or "–"
    if state.conceded:
        found["conceded"] = "yes"
    return found


def place(state: ClockRound, fields: dict[str, str]) -> None:
    """Sets up a clock. Tiles that are named nowhere come last in the stock, ascending.

    What follows by itself then happens, as after the deal: blanks are filled.
    """
    slots = range(1, int(state.rules.slots) + 1)
    known = [*map(str, slots), "hand", "waste", "stock", "shifts", "conceded"]
    for field in fields:
        if field not in known:
            raise _bad(fields, field)
    used: list[int] = []
    piles = {slot: _tiles(state, fields, str(slot), used) for slot in slots}
    hand = _hand(state, fields, used)
    for tile in _tiles(state, fields, "waste", used):
        if _is_double(tile):
            raise _bad(fields, "waste")
    stock = _tiles(state, fields, "stock", used)
    stock += [tile for tile in state.game.tiles_in_play if tile not in used]
    if fields.get("conceded", "yes") != "yes":
        raise _bad(fields, "conceded")
    for slot, pile in piles.items():
        if any(_is_double(tile) for tile in pile[:-1]):  # CLK-3
            raise _bad(fields, str(slot))
    state.restart(vec[i64](), 0)
    state.clear()
    for slot, pile in piles.items():
        for tile in pile:
            state.board.put(tile, slot)
    state.set_stock(vec[i64](stock))
    if hand != NO_TILE:
        state.turn_up(hand)
        state.was_stuck = STUCK in fields["hand"]
    _walk_back(state, fields)
    state.settle()
    state.finish()
    if "conceded" in fields:
        state.conceded = True
        state.is_over = True


def _hand(state: ClockRound, fields: dict[str, str], used: list[int]) -> int:
    text = fields.get("hand", "–").strip()
    tile_part = text.removesuffix(STUCK)
    tiles = _tiles(state, {"hand": tile_part}, "hand", used)
    if len(tiles) > 1 or (text != tile_part and not (tiles and _is_double(tiles[0]))):
        raise _bad(fields, "hand")
    return tiles[0] if tiles else NO_TILE


def _walk_back(state: ClockRound, fields: dict[str, str]) -> None:
    """Finds the trail from the shifts, last one first."""
    texts = fields.get("shifts", "–").replace(",", " ").split()
    back = Board(state.rules.slots)
    back.copy(state.board)
    found: list[tuple[int, int, int]] = []
    for text in reversed([text for text in texts if text not in ("–", "-")]):
        action = parse(state, text)
        if action < state.rules.shift:
            raise _bad(fields, "shifts")
        start, target = ends_of_shift(state, action)
        if back.top[target] == NO_TILE or back.is_closed(target) or start == target:
            raise _bad(fields, "shifts")
        tile = int(back.lift(target))
        back.put(tile, start)
        found.append((tile, int(back.under[tile]), action))
    for tile, lay_on, action in reversed(found):
        state.trail.add(tile, lay_on, action)


def _tiles(state: ClockRound, fields: dict[str, str], field: str, used: list[int]) -> list[int]:
    """The tiles of a field, none of which may lie anywhere else; 0-0 takes no part (CLK-1)."""
    tiles = parse_tiles(fields.get(field, ""), state.rules.slots)
    for tile in tiles:
        if tile == 0 or tile in used:
            raise _bad(fields, field)
        used.append(tile)
    return tiles


def _is_double(tile: int) -> bool:
    return bool(HIGH[tile] == LOW[tile])


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields[field]}))
