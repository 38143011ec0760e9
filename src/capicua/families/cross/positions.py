"""Positions of the cross as text fields, written and read.

``A`` to ``D`` are the hands; ``lead`` the double in the middle; ``ends`` the end numbers
in seat order, ``*`` for an open train; ``trains`` the tiles of each train from the centre
outward; ``heaps`` or ``boneyard`` the spare tiles in the order they are taken; ``discards``
the hands put away. ``first_turns`` are the seats whose first turn is not over. All but
the hands and the ends have a default.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message, Refused
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.tile import (
    BIT,
    BIT_OF,
    HIGH,
    NO_TILE,
    is_double,
    other_half,
    parse_tiles,
    shows,
    tile_text,
    tiles_in,
    tiles_text,
)
from capicua.families.cross.picture import outward, sees_hand
from capicua.families.cross.plays import MAIN, SEAT_TILES, START, play_of

if TYPE_CHECKING:
    from capicua.families.cross.rules import CrossRound

PHASES = ("start", "after_lead", "main")
NOTHING = "–"


def stock_name(state: CrossRound) -> str:
    """The name of the spare tiles."""
    return "boneyard" if state.house.draws else "heaps"


# -- writing ----------------------------------------------------------------------------


def fields(state: CrossRound) -> dict[str, str]:
    """The position, as far as the state knows it."""
    seats = range(state.players)
    found: dict[str, str] = {"phase": PHASES[state.phase], "turn": seat_letter(state.turn)}
    if state.phase != START:
        if state.lead != NO_TILE:
            found["lead"] = tile_text(state.lead)
        found["ends"] = " ".join([_end_text(state, seat) for seat in seats])
        trains = [" ".join(outward(state, seat)[0]) or NOTHING for seat in seats]
        if any([train != NOTHING for train in trains]):
            found["trains"] = " | ".join(trains)
    for seat in seats:
        if sees_hand(state, seat):
            found[seat_letter(seat)] = tiles_text(tiles_in(state.hands[seat]))
    left = state.stock[state.taken :]
    if left and left[0] != NO_TILE:
        found[stock_name(state)] = tiles_text([int(tile) for tile in left])
    found["starter"] = seat_letter(state.starter)
    waiting = [seat_letter(seat) for seat in seats if not state.begun & BIT[seat]]
    found["first_turns"] = " ".join(waiting) or NOTHING
    if any([count > 0 for count in state.exchanges]):
        found["exchanges"] = " ".join([str(count) for count in state.exchanges])
    away = [
        f"{seat_letter(index // 2)} {tiles_text(tiles_in(state.discards[index]))}"
        for index in range(2 * state.players)
        if state.discards[index]
    ]
    if away:
        found["discards"] = " | ".join(away)
    if any([mask != 0 for mask in state.drawn]):
        found["drawn"] = " | ".join([tiles_text(tiles_in(mask)) for mask in state.drawn])
    if state.passes:
        found["passes"] = str(state.passes)
    if state.is_over:
        found["over"] = "yes"
    return found


def _end_text(state: CrossRound, seat: i64) -> str:
    return f"{state.ends[seat]}*" if state.open & BIT[seat] else str(state.ends[seat])


# -- reading ----------------------------------------------------------------------------


def place(state: CrossRound, fields: dict[str, str]) -> None:
    """Sets a position up; raises ``BadText`` for what is unknown or makes no sense."""
    state.restart(vec[i64](), 0)
    state.clear()
    letters = [seat_letter(seat) for seat in range(state.players)]
    known = [
        *letters, "phase", "turn", "lead", "ends", "trains", stock_name(state), "starter",
        "first_turns", "exchanges", "discards", "drawn", "passes", "over",
    ]  # fmt: skip
    for name, text in fields.items():
        if name not in known:
            raise _bad(name, text)
        try:
            _read_tiles(state, name, text)
        except Refused:
            raise _bad(name, text) from None
    _read_layout(state, fields)
    _read_turn(state, fields)
    _read_first_turns(state, fields)
    _check_tiles(state, fields)
    if fields.get("over", "no") == "yes":
        _finish(state)


def _bad(field: str, text: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": text}))


def _read_tiles(state: CrossRound, name: str, text: str) -> None:
    """The fields that are tiles, each on its own."""
    if len(name) == 1:
        seat = parse_seat(name, state.players)
        tiles = parse_tiles(text, 6)
        state.hands[seat] = _mask(tiles)
        state.counts[seat] = len(tiles)
        state.given[seat] = len(tiles)
    elif name == stock_name(state):
        tiles = parse_tiles(text.replace("|", " "), 6)
        state.stock = vec[i64]([int(tile) for tile in tiles])
        state.stock_size = len(tiles)
        if not state.house.draws and len(tiles) % SEAT_TILES:
            raise _bad(name, text)
    elif name == "drawn":
        parts = _for_each_seat(state, name, text.split("|"))
        for seat in range(state.players):
            state.drawn[seat] = _mask(parse_tiles(parts[seat], 6))
    elif name == "discards":
        _read_discards(state, text)


def _read_discards(state: CrossRound, text: str) -> None:
    for part in text.split("|"):
        letter, _, tiles = part.strip().partition(" ")
        seat = parse_seat(letter, state.players)
        if state.exchanges[seat] == 2:
            raise _bad("discards", text)
        away = parse_tiles(tiles, 6)
        state.discards[2 * seat + state.exchanges[seat]] = _mask(away)
        state.exchanges[seat] += 1
        state.discarded += len(away)


def _read_layout(state: CrossRound, fields: dict[str, str]) -> None:
    """The lead, the ends, the trains, and the phase that follows from them."""
    default = "main" if "lead" in fields or "ends" in fields else "start"
    phase = fields.get("phase", default)
    if phase not in PHASES:
        raise _bad("phase", phase)
    state.phase = PHASES.index(phase)
    if state.phase == START:
        return
    if "lead" in fields:
        found = _tiles("lead", fields["lead"])
        if len(found) != 1 or not is_double(found[0]):
            raise _bad("lead", fields["lead"])
        state.lead = found[0]
    elif "ends" not in fields:
        raise _bad("ends", "")
    text = fields.get("ends", "")
    ends = text.split() or [str(HIGH[state.lead])] * int(state.players)
    for seat, end in enumerate(_for_each_seat(state, "ends", ends)):
        number = end.removesuffix("*")
        if len(number) != 1 or number not in "0123456":
            raise _bad("ends", text)
        state.ends[seat] = int(number)
        if end.endswith("*"):
            state.open |= BIT[seat]
    if "trains" in fields:
        _read_trains(state, fields["trains"])


def _read_trains(state: CrossRound, text: str) -> None:
    """The trains must be connected, and finish at their ends."""
    for seat, part in enumerate(_for_each_seat(state, "trains", text.split("|"))):
        train = _tiles("trains", part)
        number = state.ends[seat]
        for tile in reversed(train):
            if not shows(tile, number):
                raise _bad("trains", text)
            number = other_half(tile, number)
        for tile in train:
            state.laid = append(state.laid, play_of(tile, seat))


def _read_turn(state: CrossRound, fields: dict[str, str]) -> None:
    """Who acts, who started, how often each has exchanged, how many have passed."""
    given = state.setup.starter if state.setup.starter >= 0 else 0
    state.starter = _seat(state, fields, "starter", given)
    state.turn = _seat(state, fields, "turn", int(state.starter))
    if state.phase == START and state.setup.number == 1:
        state.find_starter()
    if "exchanges" in fields:
        text = fields["exchanges"]
        for seat, word in enumerate(_for_each_seat(state, "exchanges", text.split())):
            if word not in ("0", "1", "2"):
                raise _bad("exchanges", text)
            state.exchanges[seat] = int(word)
    passes = fields.get("passes", "0")
    if not (passes.isascii() and passes.isdigit() and len(passes) <= 2):
        raise _bad("passes", passes)
    state.passes = int(passes)


def _read_first_turns(state: CrossRound, fields: dict[str, str]) -> None:
    """Without the field: over for all after the lead, before it for those before the turn."""
    everybody = BIT[state.players] - 1
    if "first_turns" in fields:
        text = fields["first_turns"]
        letters = [letter for letter in text.split() if letter not in (NOTHING, "-")]
        waiting: i64 = 0
        for letter in letters:
            if letter.upper() not in [seat_letter(seat) for seat in range(state.players)]:
                raise _bad("first_turns", text)
            waiting |= BIT[parse_seat(letter, state.players)]
        state.begun = everybody & ~waiting
    elif state.phase == MAIN:
        state.begun = everybody
    else:
        seat = state.starter
        while seat != state.turn:
            state.begun |= BIT[seat]
            seat = state.next_seat(seat)


def _check_tiles(state: CrossRound, fields: dict[str, str]) -> None:
    """No tile may be in two places."""
    named = ["lead", "trains", stock_name(state), *[seat_letter(s) for s in range(state.players)]]
    seen: list[int] = []
    for name in named:
        for tile in _tiles(name, fields.get(name, "").replace("|", " ")):
            if tile in seen:
                raise _bad(name, fields[name])
            seen.append(tile)
    for mask in state.discards:
        for tile in tiles_in(mask):
            if tile in seen:
                raise _bad("discards", fields["discards"])
            seen.append(tile)


def _finish(state: CrossRound) -> None:
    """The result of a position that is over."""
    if state.phase == START:
        state.end_void()
        return
    for seat in range(state.players):
        if state.counts[seat] == 0:
            state.end_out(seat)
            return
    state.end_blocked()


# -- the parts of a field ---------------------------------------------------------------


def _tiles(field: str, text: str) -> list[int]:
    try:
        return parse_tiles(text, 6)
    except Refused:
        raise _bad(field, text) from None


def _for_each_seat(state: CrossRound, field: str, parts: list[str]) -> list[str]:
    if len(parts) != state.players:
        raise _bad(field, " ".join(parts))
    return parts


def _seat(state: CrossRound, fields: dict[str, str], field: str, default: int) -> int:
    if field not in fields:
        return default
    try:
        return parse_seat(fields[field], state.players)
    except Refused:
        raise _bad(field, fields[field]) from None


def _mask(tiles: list[int]) -> i64:
    mask: i64 = 0
    for tile in tiles:
        mask |= BIT_OF[tile]
    return mask
