"""Positions of the cross as text fields.

``A`` to ``D`` are the hands; ``lead`` is the double in the middle; ``ends`` the end numbers
in seat order, ``*`` for an open train; ``trains`` the tiles of each train from the centre
outward; ``heaps`` or ``boneyard`` the spare tiles in the order they are taken; ``discards``
the hands put away. ``first_turns`` are the seats whose first turn is not over. All fields
but the hands and the ends have a default.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import (
    MARK,
    NUMBER,
    SEAT,
    SEATS,
    TILES,
    WORD,
    Entry,
    by_letter,
    each_seat,
)
from capicua.core.position_fields import Fields, bad, check_count, does_not_fit, read_number
from capicua.core.presentation import Positions
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.tiles.tile import (
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
from capicua.families.cross.actions import MAIN, SEAT_TILES, START, play_of
from capicua.families.cross.rules import CrossRound

PHASES = ("start", "after_lead", "main")
NOTHING = "–"


class CrossPositions(Positions[CrossRound]):
    """A cross with its hands and spare tiles, as text fields."""

    def fields(self, state: CrossRound) -> dict[str, str]:
        """Return the position as far as the state knows it."""
        seats = range(state.players)
        found: dict[str, str] = {"phase": PHASES[state.phase], "turn": seat_letter(state.turn)}
        if state.phase != START:
            if state.lead != NO_TILE:
                found["lead"] = tile_text(state.lead)
            found["ends"] = " ".join([_end_text(state, seat) for seat in seats])
            trains = [" ".join(state.outward(seat)[0]) or NOTHING for seat in seats]
            if any([train != NOTHING for train in trains]):
                found["trains"] = " | ".join(trains)
        found |= state.hands.fields()
        if state.stock.tiles():
            found[stock_name(state)] = state.stock.text()
        found["starter"] = seat_letter(state.starter)
        waiting = [seat_letter(seat) for seat in seats if not state.begun & BIT[seat]]
        found["first_turns"] = " ".join(waiting) or NOTHING
        if any([count > 0 for count in state.exchanges]):
            found["exchanges"] = " ".join([str(count) for count in state.exchanges])
        away = [
            f"{seat_letter(index // 2)} {tiles_text(tiles_in(mask))}"
            for index, mask in enumerate(state.discards)
            if mask
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

    def entries(self, state: CrossRound) -> list[Entry]:
        """Return the double in the middle, the trains with their markers, and the exchanges.

        The ends follow from the trains.
        """
        players = int(state.players)
        begins = ["phase", "first_turns", "over"]
        found = [Entry("lead", TILES, high=1, drops=begins, resets="ends")]
        found += each_seat(
            players, "trains", TILES, separator="|", drops=begins, resets="ends", unused="–"
        )
        found += each_seat(players, "ends", MARK, drops=begins, unused="–")
        found += [
            Entry("turn", SEAT),
            Entry("passes", NUMBER, unused="0", high=99, is_rare=True),
            Entry("starter", SEAT, is_rare=True),
            Entry("first_turns", SEATS, is_rare=True),
            Entry("phase", WORD, words=list(PHASES), is_rare=True),
            Entry(stock_name(state), TILES, is_store=True, is_rare=True),
        ]
        if state.game.draws:
            found += each_seat(
                players,
                "drawn",
                TILES,
                separator="|",
                label="entry-drawn-by",
                unused="–",
                is_rare=True,
            )
            for entry in found[-players:]:
                entry.is_reference = True
        else:
            found += each_seat(players, "exchanges", NUMBER, high=2, is_rare=True)
            found += by_letter(players, "discards", TILES, separator="|", is_rare=True)
        return found

    def hand_counts(self, state: CrossRound) -> str:
        """Return that every turn took a tile, unless the seat passed."""
        return "turns"

    def place(self, state: CrossRound, fields: dict[str, str]) -> None:
        """Set a position up; raises ``BadText``."""
        given = Fields(fields, state.game)
        state.restart(vec[i64](), 0)
        state.clear()
        for seat in range(state.players):
            given.hand(state.hands, seat)
            state.given[seat] = state.hands.counts[seat]
        _place_spare(state, given)
        _place_trains(state, given)
        _place_discards(state, given)
        _place_turn(state, given)
        is_over = given.is_set("over")
        given.close()
        if is_over:
            _finish(state)


def stock_name(state: CrossRound) -> str:
    """Return the field name of the spare tiles."""
    return "boneyard" if state.game.draws else "heaps"


def _end_text(state: CrossRound, seat: i64) -> str:
    return f"{state.ends[seat]}*" if state.open & BIT[seat] else str(state.ends[seat])


def _place_spare(state: CrossRound, given: Fields) -> None:
    """Set up a boneyard, or heaps of seven, optionally separated by bars."""
    name = stock_name(state)
    text = given.text(name)
    tiles = given.use(parse_tiles(text.replace("|", " "), state.game.high))
    if not state.game.draws and len(tiles) % SEAT_TILES:
        cause = Message("position-heaps", {"found": len(tiles), "size": int(SEAT_TILES)})
        raise bad(name, text, cause)
    state.spare = len(tiles)
    state.stock.fill(vec[i64](tiles), len(tiles))


def _place_trains(state: CrossRound, given: Fields) -> None:
    """Set up the phase, the lead, the ends, and the trains, which must match their ends."""
    is_led = given.has("lead") or given.has("ends")
    state.phase = PHASES.index(given.word("phase", PHASES, "main" if is_led else "start"))
    if state.phase == START:
        return
    usual = ""
    if given.has("lead"):
        found = given.tiles("lead")
        if len(found) != 1 or not is_double(found[0]):
            cause = Message("position-double", {"high": int(state.game.high)})
            raise bad("lead", tiles_text(found), cause)
        state.lead = found[0]
        usual = " ".join([NOTHING] * int(state.players))
    texts = given.text("trains", "|" * (int(state.players) - 1)).split("|")
    trains = [
        given.use(parse_tiles(text, state.game.high)) for text in _by_seat(state, "trains", texts)
    ]
    for seat, end in enumerate(_by_seat(state, "ends", given.text("ends", usual).split())):
        written = end.removesuffix("*").removesuffix(NOTHING)
        number = written or _outer_end(state, trains[seat])
        state.ends[seat] = read_number("ends", number, 0, state.game.high)
        if end.endswith("*"):
            state.open |= BIT[seat]
    for seat, train in enumerate(trains):
        inner = state.ends[seat]
        for tile in reversed(train):
            if not shows(tile, inner):
                cause = Message("position-join", {"tile": tile_text(tile), "number": int(inner)})
                raise bad("trains", texts[seat], cause)
            inner = other_half(tile, inner)
        for tile in train:
            state.laid = append(state.laid, play_of(tile, seat))


def _outer_end(state: CrossRound, train: list[int]) -> str:
    """Return the number to which a train leads outward; that of the lead if it has no tiles.

    Raises ``BadText`` for a tile that does not continue the train.
    """
    if state.lead == NO_TILE:
        return NOTHING
    number = HIGH[state.lead]
    for tile in train:
        if not shows(tile, number):
            raise bad("trains", tiles_text(train), does_not_fit(tile, [number]))
        number = other_half(tile, number)
    return str(int(number))


def _place_discards(state: CrossRound, given: Fields) -> None:
    """Set up the discards, each seat's exchanges, and the tiles drawn."""
    text = given.text("discards")
    for part in text.split("|") if text else []:
        letter, _, tiles = part.strip().partition(" ")
        seat = parse_seat(letter, state.players)
        if state.exchanges[seat] == 2:
            raise bad("discards", text, Message("position-discards", {"player": seat}))
        away = given.use(parse_tiles(tiles, state.game.high))
        state.discards[2 * seat + state.exchanges[seat]] = _mask(away)
        state.exchanges[seat] += 1
        state.discarded += len(away)
    if given.has("exchanges"):
        state.exchanges = vec[i64](given.numbers("exchanges", high=2))
    if given.has("drawn"):
        for seat, part in enumerate(_by_seat(state, "drawn", given.text("drawn").split("|"))):
            state.drawn[seat] = _mask(parse_tiles(part, state.game.high))


def _place_turn(state: CrossRound, given: Fields) -> None:
    """Set up the starter, the seat to act, the passes, and the remaining first turns.

    The default of ``first_turns`` is none after the lead; before it, the seat to act and those
    after it.
    """
    state.starter = given.seat("starter", max(0, state.setup.starter))
    state.turn = given.seat("turn", int(state.starter))
    state.passes = given.number("passes", high=99)
    if state.phase == START and state.setup.number == 1:
        state.find_starter()
    if given.has("first_turns") or state.phase == MAIN:
        state.begun = BIT[state.players] - 1
        for seat in given.seats("first_turns"):
            state.begun &= ~BIT[seat]
        return
    seat = int(state.starter)
    while seat != state.turn:
        state.begun |= BIT[seat]
        seat = int(state.next_seat(seat))


def _finish(state: CrossRound) -> None:
    """Score a position that is over."""
    if state.phase == START:
        state.end_void()
    elif state.ended_blocked():
        state.end_blocked()
    else:
        state.end_out(list(state.hands.counts).index(0))


def _by_seat(state: CrossRound, field: str, parts: list[str]) -> list[str]:
    separator = " " if field == "ends" else "|"
    check_count(field, parts, int(state.players), separator)
    return parts


def _mask(tiles: list[int]) -> i64:
    mask: i64 = 0
    for tile in tiles:
        mask |= BIT_OF[tile]
    return mask
