"""A position as text fields: start number, legs outward, spell, hands, boneyard, the turn.

start: 9
L1: 9-4 4-4             a leg, from the start double outward; or
L2: 7 7-2               its end where its tiles are not listed, then those that are
spell: L1 C             the leg under a spell, and who cast it
direction: clockwise    or counterclockwise
A: 4-1 12-7             a hand
boneyard: 5-1 6-0       all of it, in drawing order; without it, all that is not mentioned
turn: A
phase: extra            opening, turn, drawn or extra
last: 14-14             in an extra play, the last tile placed
first: A                the first player of the hand
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import EVERYTHING, NOBODY, parse_seat, seat_letter
from capicua.core.tile import (
    BIT_OF,
    HIGH,
    LOW,
    WORD,
    WORD_OF,
    double_of,
    parse_tile,
    parse_tiles,
    shows,
    tile_text,
    tiles_in,
    tiles_text,
)
from capicua.games.super_dominos.legs import LEGS, NO_LEG, NO_NUMBER
from capicua.games.super_dominos.opening import holds_double
from capicua.games.super_dominos.turns import DRAWN, EXTRA, OPENING, PHASES, TURN

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

FIELDS: Final = ("start", "spell", "direction", "boneyard", "turn", "phase", "last", "first")
"""All fields but the hands and the legs."""
DIRECTIONS: Final = ("clockwise", "counterclockwise")


def leg_name(leg: i64) -> str:
    """The leg as people write it: ``L1``."""
    return f"L{leg + 1}"


def parse_leg(text: str) -> int:
    """The leg written ``L1``; raises ``BadText``."""
    for leg in range(LEGS):
        if leg_name(leg) == text.strip().upper():
            return leg
    raise BadText(Message("text-leg", {"text": text.strip()}))


def hand_of(state: SuperRound, seat: i64) -> list[int]:
    """The tiles of a seat, ascending, as far as the state knows them."""
    tiles: list[int] = []
    word: i64 = 0
    while word < state.words:
        tiles += tiles_in(state.hands[seat * state.words + word], word * WORD)
        word += 1
    return tiles


def boneyard_of(state: SuperRound) -> list[int]:
    """The tiles left in the boneyard, in drawing order."""
    start = len(state.boneyard) - state.stock
    return [int(state.boneyard[index]) for index in range(start, len(state.boneyard))]


# -- writing ---------------------------------------------------------------------------------


def fields(state: SuperRound) -> dict[str, str]:
    """The position as far as this state knows it; what is not seen is left out."""
    legs = state.legs
    found = {"start": str(legs.start) if legs.start != NO_NUMBER else "–"}
    for leg in range(legs.started):
        bare = [] if legs.bare[leg] == NO_NUMBER else [str(legs.bare[leg])]
        found[leg_name(leg)] = " ".join([*bare, *map(tile_text, legs.tiles_on(leg))])
    if state.spell_leg != NO_LEG:
        found["spell"] = f"{leg_name(state.spell_leg)} {seat_letter(state.caster)}"
    found["direction"] = DIRECTIONS[1 if state.reversed else 0]
    for seat in range(state.players):
        hand = hand_of(state, seat)
        if len(hand) == state.counts[seat]:
            found[seat_letter(seat)] = tiles_text(hand)
    if state.viewer == EVERYTHING:
        found["boneyard"] = tiles_text(boneyard_of(state))
    found["turn"] = seat_letter(state.turn)
    found["phase"] = PHASES[state.phase]
    if state.phase == EXTRA:
        found["last"] = tile_text(state.last)
    found["first"] = seat_letter(state.first)
    return found


# -- reading ---------------------------------------------------------------------------------


def place(state: SuperRound, given: dict[str, str]) -> None:
    """Sets the position up; raises ``BadText`` for a field that makes no sense."""
    names = {*FIELDS, *map(leg_name, range(LEGS)), *map(seat_letter, range(state.players))}
    for name, text in given.items():
        if name not in names:
            raise _nonsense(name, text)
    state.restart(vec[i64](), 0)
    state.clear()
    state.turn = _seat(state, given, "turn", 0)
    state.first = _seat(state, given, "first", max(int(state.setup.starter), 0))
    used: set[int] = set()
    _place_start(state, given, used)
    for leg in range(LEGS):
        _place_leg(state, leg, given.get(leg_name(leg), ""), used)
    for seat in range(state.players):
        for tile in parse_tiles(given.get(seat_letter(seat), ""), state.rules.top):
            _use(tile, used)
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
            state.counts[seat] += 1
    _place_boneyard(state, given, used)
    direction = given.get("direction", DIRECTIONS[0]).strip()
    if direction not in DIRECTIONS:
        raise _nonsense("direction", direction)
    state.reversed = direction == DIRECTIONS[1]
    _place_spell(state, given.get("spell", "").split())
    _place_phase(state, given)


def _place_start(state: SuperRound, given: dict[str, str], used: set[int]) -> None:
    text = given.get("start", "").strip()
    if text in ("", "–", "-"):
        return
    number = _number(state, text)
    if number < 0:
        tile = parse_tile(text, state.rules.top)
        if HIGH[tile] != LOW[tile]:
            raise _nonsense("start", text)
        number = int(HIGH[tile])
    state.legs.begin(number, NOBODY)
    _use(int(double_of(number)), used)


def _place_leg(state: SuperRound, leg: int, text: str, used: set[int]) -> None:
    words = text.split()
    if not words or words == ["–"]:
        return
    legs = state.legs
    if legs.start == NO_NUMBER or leg != legs.started:
        raise _nonsense(leg_name(leg), text)
    number = _number(state, words[0])
    if number >= 0:
        legs.begin_bare(leg, number)
        words = words[1:]
    for tile in parse_tiles(" ".join(words), state.rules.top):
        _use(tile, used)
        end = legs.ends[leg]
        fits = shows(tile, end) or (HIGH[tile] == LOW[tile] and end == state.rules.spell)
        if not fits:
            raise _nonsense(leg_name(leg), text)
        legs.lay(tile, leg, NOBODY)


def _place_boneyard(state: SuperRound, given: dict[str, str], used: set[int]) -> None:
    tiles = [tile for tile in range(state.tiles) if tile not in used]
    if "boneyard" in given:
        tiles = parse_tiles(given["boneyard"], state.rules.top)
        for tile in tiles:
            _use(tile, used)
    state.boneyard = vec[i64](tiles)
    state.stock = len(tiles)


def _place_spell(state: SuperRound, words: list[str]) -> None:
    if not words or words == ["–"]:
        return
    leg = parse_leg(words[0])
    is_one = leg < state.legs.started and state.legs.ends[leg] == state.rules.spell
    if len(words) != 2 or not is_one:
        raise _nonsense("spell", " ".join(words))
    state.spell_leg = leg
    state.caster = parse_seat(words[1], state.players)


def _place_phase(state: SuperRound, given: dict[str, str]) -> None:
    started = state.legs.start != NO_NUMBER
    text = given.get("phase", PHASES[TURN if started else OPENING]).strip()
    if text not in PHASES or (text == PHASES[OPENING]) == started:
        raise _nonsense("phase", text)
    state.phase = PHASES.index(text)
    if state.phase == OPENING:
        if not holds_double(state, state.turn):
            raise _nonsense("phase", text)
    elif state.phase == TURN:
        state.begin_turn()
    elif not state.can_place(state.turn):
        raise _nonsense("phase", text)
    last = given.get("last", "").strip()
    if (state.phase == EXTRA) != bool(last):
        raise _nonsense("last", last)
    if last:
        state.last = parse_tile(last, state.rules.top)
        if not shows(state.last, state.rules.again):
            raise _nonsense("last", last)
    if state.phase in (DRAWN, EXTRA) and state.counts[state.turn] == 0:
        raise _nonsense("phase", text)


def _number(state: SuperRound, text: str) -> int:
    """A number of the set; -1 where the text is something else."""
    if text.isascii() and text.isdigit() and int(text) <= state.rules.top:
        return int(text)
    return -1


def _seat(state: SuperRound, given: dict[str, str], name: str, otherwise: int) -> int:
    text = given.get(name, "")
    return parse_seat(text, state.players) if text else otherwise


def _use(tile: int, used: set[int]) -> None:
    if tile in used:
        raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    used.add(tile)


def _nonsense(name: str, text: str) -> BadText:
    return BadText(Message("text-position", {"field": name, "text": text}))
