"""Positions of High Fives as text fields.

Tiles that no field gives lie in the boneyard; where the boneyard is given, or the last
hand is played, the first seat has captured them. Hands that are not given get the lowest
of those tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import EVERYTHING, parse_seat, seat_letter
from capicua.core.tile import (
    ALL_TILES,
    BIT_OF,
    NO_TILE,
    WORD_OF,
    parse_tile,
    parse_tiles,
    tile_text,
    tiles_text,
)
from capicua.games.high_fives.actions import CLAIMING, PAIRING, PLAYING
from capicua.games.high_fives.tiles import WORDS, WORTH

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound

FIELDS: Final = ("pool", "missed", "taken", "boneyard", "hand", "phase", "turn")
PHASES: Final = {"play": PLAYING, "claim": CLAIMING, "pair": PAIRING}


def fields(state: HighFivesRound) -> dict[str, str]:
    """Hands, pool, captures by seat, boneyard in dealing order, which hand is played."""
    found: dict[str, str] = {}
    seats = range(int(state.players))
    for seat in seats:
        if state.viewer in (EVERYTHING, seat):
            found[seat_letter(seat)] = tiles_text(state.hand_tiles(seat))
    found["pool"] = tiles_text(state.pool_tiles())
    if state.missed != NO_TILE:
        found["missed"] = tile_text(state.missed)
    found["taken"] = " / ".join([tiles_text(state.taken_tiles(seat)) for seat in seats])
    at = len(state.stock) - int(state.left)
    if at >= 0:
        found["boneyard"] = tiles_text([int(tile) for tile in state.stock[at:]])
    found["hand"] = str(state.hand)
    found["phase"] = next(name for name, phase in PHASES.items() if phase == state.phase)
    found["turn"] = seat_letter(state.turn)
    return found


def place(state: HighFivesRound, fields: dict[str, str]) -> None:
    """Sets a round up in the middle; raises ``BadText`` naming the field that makes no sense."""
    players = int(state.players)
    letters = [seat_letter(seat) for seat in range(players)]
    for field in fields:
        if field not in FIELDS and field not in letters:
            raise _bad(fields, field)
    state.restart(vec[i64](), 0)
    state.forget()
    state.turn = parse_seat(fields.get("turn", "A"), players)
    free = list(range(ALL_TILES))
    given = {letter: _tiles(fields, letter, free) for letter in letters if letter in fields}
    pool = _tiles(fields, "pool", free)
    taken = _taken(fields, players, free)
    stock = _tiles(fields, "boneyard", free) if "boneyard" in fields else None
    number = _number(state, fields)
    for seat, tiles in enumerate(_hands(state, fields, given, free, number)):
        _lay(state.hands, seat, tiles)
        state.counts[seat] = len(tiles)
    if stock is None and number < len(state.rules.sizes):
        stock, free = free, []
    elif "taken" in fields and free:
        raise _bad(fields, "boneyard")
    taken[0] += free
    _lay(state.pool, 0, pool)
    for seat, tiles in enumerate(taken):
        _lay(state.taken, seat, tiles)
        state.points[seat] = sum(int(WORTH[tile]) for tile in tiles)
    state.stock = vec[i64](stock or [])
    state.left = len(state.stock)
    _place_hand(state, fields, number)
    _place_phase(state, fields)


def _tiles(fields: dict[str, str], field: str, free: list[int]) -> list[int]:
    """The tiles of a field, taken out of the free ones."""
    return _take(fields, field, fields.get(field, ""), free)


def _take(fields: dict[str, str], field: str, text: str, free: list[int]) -> list[int]:
    tiles = parse_tiles(text)
    for tile in tiles:
        if tile not in free:
            raise _bad(fields, field)
        free.remove(tile)
    return tiles


def _taken(fields: dict[str, str], players: int, free: list[int]) -> list[list[int]]:
    """The captures of each seat, with ``/`` between seats."""
    if "taken" not in fields:
        return [[] for _ in range(players)]
    parts = fields["taken"].split("/")
    if len(parts) != players:
        raise _bad(fields, "taken")
    return [_take(fields, "taken", part, free) for part in parts]


def _number(state: HighFivesRound, fields: dict[str, str]) -> int:
    """Which hand of the round is played, where that is given; else 0."""
    if "hand" not in fields:
        return 0
    for number in range(1, len(state.rules.sizes) + 1):
        if fields["hand"].strip() == str(number):
            return number
    raise _bad(fields, "hand")


def _hands(
    state: HighFivesRound,
    fields: dict[str, str],
    given: dict[str, list[int]],
    free: list[int],
    number: int,
) -> list[list[int]]:
    """Everybody's hand: who has still to play holds one tile more than who has played."""
    players, turn = int(state.players), int(state.turn)
    dealt = int(state.rules.sizes[max(number, 1) - 1])
    usual = max((len(tiles) for tiles in given.values()), default=dealt)
    hands: list[list[int]] = [[] for _ in range(players)]
    before = first = -1
    for step in range(players):
        seat = (turn + step) % players
        letter = seat_letter(seat)
        if letter in given:
            hands[seat] = given[letter]
        else:
            size = usual if before < 0 else before
            hands[seat] = free[:size]
            del free[:size]
        size = len(hands[seat])
        first = size if first < 0 else first
        if step and not (size == before or size == before - 1 == first - 1):
            raise _bad(fields, letter)
        before = size
    return hands


def _place_hand(state: HighFivesRound, fields: dict[str, str], number: int) -> None:
    """Where it is not given, the first hand that has enough tiles in the boneyard after it."""
    sizes = [int(size) for size in state.rules.sizes]
    enough = [sum(sizes[played:]) * state.players <= state.left for played in range(len(sizes) + 1)]
    state.hand = number or max(1, enough.index(True))
    is_last = state.hand == len(sizes)
    if not enough[state.hand] or (is_last and state.left > 0):
        raise _bad(fields, "boneyard" if "boneyard" in fields else "hand")
    for seat in range(state.players):
        if state.counts[seat] > sizes[state.hand - 1]:
            raise _bad(fields, seat_letter(seat))


def _place_phase(state: HighFivesRound, fields: dict[str, str]) -> None:
    """A missed tile is open to a claim; a pair of the pool comes before the play."""
    rules = state.rules
    if "missed" in fields:
        missed = int(parse_tile(fields["missed"]))
        if missed not in state.pool_tiles() or not (rules.has_claims and state.can_take(missed)):
            raise _bad(fields, "missed")
        state.missed = missed
        state.phase = CLAIMING
    elif state.counts[state.turn] == 0:
        raise _bad(fields, seat_letter(state.turn))
    elif rules.has_pairs and state.pool_has_pair():
        state.phase = PAIRING
    if "phase" in fields:
        phase = PHASES.get(fields["phase"].strip().lower(), -1)
        is_declined = state.phase == PAIRING and phase == PLAYING
        if phase != state.phase and not is_declined:
            raise _bad(fields, "phase")
        state.phase = phase


def _lay(sets: vec[i64], index: int, tiles: list[int]) -> None:
    for tile in tiles:
        sets[index * WORDS + WORD_OF[tile]] |= BIT_OF[tile]


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields.get(field, "")}))
