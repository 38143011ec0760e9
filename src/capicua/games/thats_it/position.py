"""Positions of That's It! as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import EVERYTHING, parse_seat, seat_letter
from capicua.core.tile import (
    ALL_TILES,
    BIT_OF,
    NO_TILE,
    WORD_OF,
    parse_tiles,
    tile_text,
    tiles_text,
)
from capicua.games.thats_it.melds import WORDS

if TYPE_CHECKING:
    from capicua.games.thats_it.rules import ThatsItRound

FIELDS = ("offer", "boneyard", "trash", "known", "taken", "chain", "turn")


def fields(state: ThatsItRound) -> dict[str, str]:
    """Hands, discard, trash, boneyard in drawing order, and what was taken."""
    found: dict[str, str] = {}
    known: list[int] = []
    for seat in range(state.players):
        if state.viewer in (EVERYTHING, seat) or state.winner == seat:
            found[seat_letter(seat)] = tiles_text(state.hand_tiles(seat))
        if state.winner != seat:
            known += state.tiles_of(state.known, seat)
    found["offer"] = _one(state.offer)
    found["trash"] = tiles_text(state.tiles_of(state.trash, 0))
    at: int = len(state.stock) - state.left
    if at >= 0:
        found["boneyard"] = tiles_text([int(tile) for tile in state.stock[at:]])
    found["known"] = tiles_text(sorted(known))
    found["taken"] = _one(state.taken)
    found["chain"] = str(state.chain)
    found["turn"] = seat_letter(state.turn)
    return found


def place(state: ThatsItRound, fields: dict[str, str]) -> None:
    """Sets a hand up in the middle.

    The seat to act has one tile more if it has already taken or drawn. Hands that are not
    given get the lowest tiles that lie nowhere else, and so does the boneyard.
    """
    letters = [seat_letter(seat) for seat in range(state.players)]
    for field in fields:
        if field not in FIELDS and field not in letters:
            raise _bad(fields, field)
    state.restart(vec[i64](), 0)
    state.forget()
    state.turn = parse_seat(fields.get("turn", "A"), state.players)
    state.starter = max(state.setup.starter, 0)
    used = _place_tiles(state, fields, letters)
    free = [tile for tile in range(ALL_TILES) if tile not in used]
    size = int(state.rules.hand_size)
    for seat, letter in enumerate(letters):
        if letter not in fields:
            _give(state, seat, free[:size])
            free = free[size:]
    stock = parse_tiles(fields["boneyard"]) if "boneyard" in fields else free
    state.stock = vec[i64](stock)
    state.left = len(stock)
    _place_known(state, fields)


def _place_tiles(state: ThatsItRound, fields: dict[str, str], letters: list[str]) -> list[int]:
    """Lays the tiles of all fields given; returns them."""
    used: list[int] = []
    size = int(state.rules.hand_size)
    for field in ["offer", "trash", "boneyard", *letters]:
        tiles = parse_tiles(fields.get(field, ""))
        if len({*used, *tiles}) < len(used) + len(tiles):
            raise _bad(fields, field)
        used += tiles
        if field in letters and field in fields:
            seat = letters.index(field)
            allowed = (size, size + 1) if seat == state.turn else (size,)
            if len(tiles) not in allowed:
                raise _bad(fields, field)
            _give(state, seat, tiles)
            state.must_discard = state.must_discard or len(tiles) > size
    offer = _at_most_one(fields, "offer")
    if offer != NO_TILE and state.must_discard:
        raise _bad(fields, "offer")
    state.offer = offer
    for tile in parse_tiles(fields.get("trash", "")):
        state.trash[WORD_OF[tile]] |= BIT_OF[tile]
    return used


def _place_known(state: ThatsItRound, fields: dict[str, str]) -> None:
    """Marks the tiles that somebody took face up, and counts the turns that took."""
    state.taken = _at_most_one(fields, "taken")
    known = parse_tiles(fields.get("known", "")) + parse_tiles(fields.get("taken", ""))
    for tile in known:
        word, bit = WORD_OF[tile], BIT_OF[tile]
        holders = [s for s in range(state.players) if state.hands[s * WORDS + word] & bit]
        if not holders:
            raise _bad(fields, "known" if "known" in fields else "taken")
        state.known[holders[0] * WORDS + word] |= bit
    if state.taken != NO_TILE and (
        not state.must_discard or state.taken not in state.hand_tiles(state.turn)
    ):
        raise _bad(fields, "taken")
    chain = fields.get("chain", "0")
    if not (chain.isascii() and chain.isdecimal() and len(chain) < 7):
        raise _bad(fields, "chain")
    state.chain = int(chain)


def _give(state: ThatsItRound, seat: int, tiles: list[int]) -> None:
    for tile in tiles:
        state.hands[seat * WORDS + WORD_OF[tile]] |= BIT_OF[tile]


def _at_most_one(fields: dict[str, str], field: str) -> int:
    tiles = parse_tiles(fields.get(field, ""))
    if len(tiles) > 1:
        raise _bad(fields, field)
    return tiles[0] if tiles else NO_TILE


def _one(tile: i64) -> str:
    return "–" if tile == NO_TILE else tile_text(tile)


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields.get(field, "")}))
