"""Positions of the Big Clock as text: piles from bottom to top, hand, waste, stock, shifts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import BadText, Message
from capicua.core.position_entries import CALLS, MARK, TILES, WORD, Entry
from capicua.core.position_fields import Fields, bad, wrong_size
from capicua.core.presentation import Positions
from capicua.core.tiles.tile import NO_TILE, is_double, parse_tiles, tile_text, tiles_text
from capicua.families.patience.positions import stock_field
from capicua.games.big_clock.board import Board
from capicua.games.big_clock.rules import ClockRound

STUCK = "*"
"""Marks a double in hand that had no match when it was turned up (CLK-8)."""
NONE = "–"


class ClockPositions(Positions[ClockRound]):
    """Piles named by their hours; ``shifts`` are those to which CLK-10 still applies."""

    def fields(self, state: ClockRound) -> dict[str, str]:
        """Return piles, hand, waste, the stock if its order is known, and the shifts."""
        slots = range(1, int(state.board.slots) + 1)
        found = {str(slot): tiles_text(state.board.pile(slot)) for slot in slots}
        hand = tile_text(state.hand) if state.hand != NO_TILE else NONE
        found["hand"] = hand + (STUCK if state.was_stuck else "")
        found["waste"] = tiles_text(state.wasted())
        found |= stock_field(state)
        trail = state.trail
        shifts = [state.game.ends_of_shift(action) for action in trail.actions[: trail.count]]
        found["shifts"] = " ".join([f"{start}>{target}" for start, target in shifts]) or NONE
        return found | ({"conceded": "yes"} if state.conceded else {})

    def entries(self, state: ClockRound) -> list[Entry]:
        """Return the piles, the tile in hand, the waste, and the shifts of this turn."""
        slots = range(1, int(state.board.slots) + 1)
        shifts = [f"{one}>{other}" for one in slots for other in slots if one != other]
        return [
            *[Entry(str(slot), TILES, Message("entry-pile", {"slot": slot})) for slot in slots],
            Entry("hand", TILES, Message("entry-drawn-tile"), high=1),
            Entry("waste", TILES),
            Entry("hand", MARK, Message("entry-stuck"), is_rare=True),
            Entry("shifts", CALLS, words=shifts, is_rare=True),
            Entry("conceded", WORD, words=["", "yes"], is_rare=True),
            Entry("stock", TILES, is_store=True, is_rare=True),
        ]

    def place(self, state: ClockRound, fields: dict[str, str]) -> None:
        """Set up a clock. Tiles that are not named go last in the stock, ascending.

        Automatic moves follow, as after the deal: for example, blanks are filled.
        """
        given = Fields(fields, state.game)
        piles = [_pile(given, slot) for slot in range(1, int(state.board.slots) + 1)]
        hand, was_stuck = _hand(given)
        waste = _tiles(given, "waste")
        if any([is_double(tile) for tile in waste]):
            raise bad("waste", fields["waste"], Message("refuse-waste-double"))
        stock = _tiles(given, "stock") + given.rest()
        shifts = given.text("shifts", NONE)
        conceded = given.word("conceded", ("yes", ""), "")
        given.close()
        state.restart(vec[i64](), 0)
        state.clear()
        for slot, pile in enumerate(piles, 1):
            for tile in pile:
                state.board.put(tile, slot)
        state.set_stock(vec[i64](stock))
        if hand != NO_TILE:
            state.turn_up(hand)
            state.was_stuck = was_stuck
        _walk_back(state, shifts)
        state.settle()
        state.finish()
        if conceded:
            state.conceded = True
            state.is_over = True


def _tiles(given: Fields, field: str, text: str | None = None) -> list[int]:
    """Return the tiles of a field; 0-0 is not used (CLK-1)."""
    text = given.text(field) if text is None else text
    tiles = parse_tiles(text, given.game.high)
    if 0 in tiles:
        raise bad(field, text, Message("tile-unused", {"tile": tile_text(0)}))
    return given.use(tiles)


def _pile(given: Fields, slot: int) -> list[int]:
    """Return a pile; raise ``BadText`` if a tile lies on a double (CLK-3)."""
    tiles = _tiles(given, str(slot))
    covered = [tile for tile in tiles[:-1] if is_double(tile)]
    if covered:
        cause = Message("refuse-on-double", {"top": tile_text(covered[0]), "slot": slot})
        raise bad(str(slot), tiles_text(tiles), cause)
    return tiles


def _hand(given: Fields) -> tuple[int, bool]:
    """Return the tile in hand, and whether it is a double that was stuck."""
    text = given.text("hand", NONE)
    was_stuck = text.endswith(STUCK)
    tiles = _tiles(given, "hand", text.removesuffix(STUCK))
    if len(tiles) > 1:
        raise bad("hand", text, wrong_size(len(tiles), 0, 1))
    if was_stuck and not (tiles and is_double(tiles[0])):
        raise bad("hand", text, Message("position-stuck"))
    return (tiles[0] if tiles else NO_TILE), was_stuck


def _shift(state: ClockRound, text: str) -> tuple[int, int]:
    """Return the hours of a shift written ``3>7``."""
    cause = Message("position-shift", {"slots": int(state.board.slots)})
    try:
        action = state.parse(text)
    except BadText:
        raise bad("shifts", text, cause) from None
    if action < state.game.shift:
        raise bad("shifts", text, cause)
    return state.game.ends_of_shift(action)


def _walk_back(state: ClockRound, shifts: str) -> None:
    """Reconstruct the trail from the shifts, last one first."""
    back = Board(state.board.slots)
    back.copy(state.board)
    found: list[tuple[int, int, int]] = []
    for text in reversed(shifts.replace(",", " ").split()):
        if text in (NONE, "-"):
            continue
        start, target = _shift(state, text)
        action = state.parse(text)
        if start == target:
            raise bad("shifts", text, Message("refuse-same-slot"))
        if back.top[target] == NO_TILE:
            raise bad("shifts", text, Message("position-empty-slot", {"slot": target}))
        if back.is_closed(target):
            raise bad("shifts", text, Message("refuse-closed", {"slot": target}))
        tile = int(back.lift(target))
        back.put(tile, start)
        found.append((tile, int(back.under[tile]), action))
    for tile, lay_on, action in reversed(found):
        state.trail.add(tile, lay_on, action)
