"""A position of a line game as text fields: written, and set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import EVERYTHING, parse_seat, seat_letter
from capicua.core.tile import (
    HIGH,
    LOW,
    NO_TILE,
    PIPS,
    is_double,
    parse_tile,
    parse_tiles,
    tile_text,
    tiles_text,
)
from capicua.families.line import scoring
from capicua.families.line.layout import ARM_NAMES, BEFORE, FOUR, NUMBER_BIT, Line
from capicua.families.line.phases import BLOCKED, DOMINO, PLAY, SEEK
from capicua.families.line.picture import arm_count, hand_tiles, lacked_numbers

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound

OVER: Final = ("", "domino", "blocked", "target")


# -- written ---------------------------------------------------------------------------------


def fields(state: LineRound) -> dict[str, str]:
    """The position as text; fields at their default, and what is hidden, are left out."""
    found = {"layout": state.layout_text()}
    line = state.line
    if line.spinner not in (NO_TILE, line.root):
        found["spinner"] = tile_text(line.spinner)
    for seat in range(state.players):
        tiles = hand_tiles(state, seat)
        if len(tiles) == state.counts[seat]:
            found[seat_letter(seat)] = tiles_text(tiles)
    if state.viewer == EVERYTHING:
        start = len(state.boneyard) - int(state.stock)
        found["boneyard"] = tiles_text([int(tile) for tile in state.boneyard[start:]])
    if state.lead != NO_TILE:
        found["lead"] = tile_text(state.lead)
    found["leader"] = seat_letter(state.leader)
    found["turn"] = seat_letter(state.turn)
    if state.phase == SEEK:
        found["phase"] = "seek"
    if state.drawn > 0:
        found["drawn"] = str(state.drawn)
    lacked = [
        " ".join([seat_letter(seat), *lacked_numbers(state, seat)])
        for seat in range(state.players)
        if state.lacked[seat]
    ]
    if lacked:
        found["lacked"] = ", ".join(lacked)
    if any([points != 0 for points in state.scores()]):
        found["points"] = " ".join([str(points) for points in state.scores()])
    if state.is_over:
        found["over"] = OVER[state.ended]
    return {**found, **state.own_fields()}


def layout_text(line: Line) -> str:
    """``root 5-5 | E 5-0 0-0 | W 6-5``; ``–`` before the lead (LIN-16)."""
    if line.length == 0:
        return "–"
    parts = [f"root {tile_text(line.root)}"]
    for arm in range(arm_count(line)):
        parts.append(f"{ARM_NAMES[arm]} {tiles_text(arm_tiles(line, arm))}")
    return " | ".join(parts)


def arm_tiles(line: Line, arm: i64) -> list[int]:
    """The tiles of an arm, outward."""
    return [int(line.tile(index)) for index in range(line.length) if line.arm(index) == arm]


# -- set up by hand --------------------------------------------------------------------------


def place(state: LineRound, given: dict[str, str]) -> None:
    """Sets the position up; a hand or a boneyard not given takes of the tiles left over."""
    left = dict(given)
    state.restart(vec[i64](), 0)
    state.clear()
    state.place_line(left.pop("layout", "–"), left.pop("spinner", ""))
    _place_tiles(state, left)
    state.turn = _seat(state, left.pop("turn", "A"))
    state.leader = _seat(state, left.pop("leader", seat_letter(state.turn)))
    _place_lead(state, left)
    state.drawn = _number("drawn", left.pop("drawn", "0"))
    _place_lacked(state, left.pop("lacked", ""))
    _place_points(state, left.pop("points", ""))
    over = left.pop("over", "")
    state.place_own(left)
    for name, text in left.items():
        raise _bad(name, text)
    if over:
        _place_end(state, over)
    elif state.phase == PLAY and state.line.length > 0:
        _end_if_due(state)


def place_line(line: Line, text: str, spinner: str, pips: i64) -> None:
    """Lays root and arms so that every tile finds its end open (LIN-13, LIN-14)."""
    if text.strip() in ("", "–", "-"):
        return
    arms: list[list[int]] = [[], [], [], []]
    for part in text.split("|"):
        name, _, tiles = part.strip().partition(" ")
        if name.lower() == "root":
            line.lead(parse_tile(tiles, pips), BEFORE)
        elif len(name) == 1 and name.upper() in ARM_NAMES:
            arms[ARM_NAMES.index(name.upper())] = parse_tiles(tiles, pips)
        else:
            raise _bad("layout", part)
    if line.length == 0:
        raise _bad("layout", text)
    if line.mode == FOUR and line.spinner == NO_TILE:
        _place_spinner(line, arms, spinner, pips)
    laid = True
    while laid:
        laid = False
        for arm in range(4):
            if arms[arm] and _joins(line, arms[arm][0], arm):
                _lay(line, arms[arm].pop(0), arm)
                laid = True
    for arm in range(4):
        if arms[arm]:
            raise _bad("layout", f"{ARM_NAMES[arm]} {tiles_text(arms[arm])}")


def _place_spinner(line: Line, arms: list[list[int]], text: str, pips: i64) -> None:
    """Lays the arm of the first double up to it: the one named, else the first on E, then W."""
    doubles = [tile for tile in arms[0] + arms[1] if is_double(tile)]
    if not doubles:
        return
    spinner = int(parse_tile(text, pips)) if text else doubles[0]
    if spinner not in doubles:
        raise _bad("spinner", text)
    arm = 0 if spinner in arms[0] else 1
    while line.spinner == NO_TILE:
        if not _joins(line, arms[arm][0], arm):
            raise _bad("layout", f"{ARM_NAMES[arm]} {tiles_text(arms[arm])}")
        _lay(line, arms[arm].pop(0), arm)
    if line.spinner != spinner:
        raise _bad("spinner", text)


def _joins(line: Line, tile: int, arm: int) -> bool:
    return line.is_open(arm) and line.ends[arm] in (HIGH[tile], LOW[tile])


def _lay(line: Line, tile: int, arm: int) -> None:
    line.lay(tile, arm, PIPS[tile] - line.ends[arm], BEFORE)


def _place_tiles(state: LineRound, left: dict[str, str]) -> None:
    pips = state.rules.pips
    letters = [seat_letter(seat) for seat in range(state.players)]
    hands = {letter: parse_tiles(left[letter], pips) for letter in letters if letter in left}
    boneyard = parse_tiles(left["boneyard"], pips) if "boneyard" in left else []
    named = state.line.tiles() + [tile for hand in hands.values() for tile in hand] + boneyard
    for index, tile in enumerate(named):
        if tile in named[:index]:
            raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    rest = [tile for tile in range(state.rules.tiles) if tile not in named]
    for seat, letter in enumerate(letters):
        if letter in hands:
            hand = hands[letter]
        else:
            hand = rest[: int(state.rules.size)]
            rest = rest[len(hand) :]
        for tile in hand:
            state.give(tile, seat)
        state.counts[seat] = len(hand)
        left.pop(letter, None)
    state.boneyard = vec[i64](boneyard if "boneyard" in left else rest)
    state.stock = len(state.boneyard)
    left.pop("boneyard", None)


def _place_lead(state: LineRound, left: dict[str, str]) -> None:
    """Before the lead: the tile that must lead, or the search for a double (LIN-8)."""
    state.forced = False
    if left.get("phase") == "seek" and state.line.length == 0:
        left.pop("phase")
        state.phase = SEEK
        state.forced = True
    if "lead" in left:
        text = left.pop("lead")
        state.lead = parse_tile(text, state.rules.pips)
        state.forced = True
        if state.line.length > 0 or not state.holds(state.turn, state.lead):
            raise _bad("lead", text)


def _place_lacked(state: LineRound, text: str) -> None:
    for part in text.split(","):
        words = part.split()
        for word in words[1:]:
            number = _number("lacked", word)
            if number > state.rules.pips:
                raise _bad("lacked", word)
            seat = _seat(state, words[0])
            state.lacked[seat] |= NUMBER_BIT[number]


def _place_points(state: LineRound, text: str) -> None:
    if state.rules.pool:
        scoring.pay_stakes(state)
    words = text.split()
    if words and len(words) != state.players:
        raise _bad("points", text)
    for seat, word in enumerate(words):
        points = _number("points", word.lstrip("-"))
        state.points[seat] = -points if word.startswith("-") else points


def _place_end(state: LineRound, text: str) -> None:
    """A finished hand, its points as given."""
    if text not in OVER[1:]:
        raise _bad("over", text)
    state.is_over = True
    state.ended = OVER.index(text)
    scoring.count_left(state)
    if text != "blocked":
        state.winner = state.turn
    state.ends_match = text == "target"


def _end_if_due(state: LineRound) -> None:
    """Ends the hand where somebody is out, or the layout blocked."""
    out = [seat for seat in range(state.players) if state.counts[seat] == 0]
    if len(out) > 1:
        raise _bad(seat_letter(out[1]), "–")
    if out:
        state.turn = out[0]
        state.finish(DOMINO)
    elif state.is_blocked():
        state.finish(BLOCKED)


def _seat(state: LineRound, text: str) -> int:
    return parse_seat(text, state.players)


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise _bad(field, text)
    return int(text)


def _bad(field: str, text: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": text.strip()}))
