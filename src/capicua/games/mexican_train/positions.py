"""A position as text fields: station, trains outward, markers, hands, boneyard, the turn.

    station: 9
    P0: 9-4 4-4          a train, from the station outward
    marked: P0 P1        whose trains are open to all
    doubles: P0          trains whose double is to be covered, the oldest first
    A: 4-1 12-7          a hand
    boneyard: 6-4 11-8   the first tiles to be drawn; all that is not mentioned follows
    turn: A              or P0

A boneyard that ends with a full stop has no other tiles. Further fields tell how far the
turn has come; a position that leaves them out is the start of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tile import (
    BIT,
    BIT_OF,
    HIGH,
    LOW,
    NO_TILE,
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
from capicua.games.mexican_train.trains import (
    DRAWN,
    FOLLOW,
    NO_TRAIN,
    OPTIONAL,
    OWN_TRAINS,
    PHASES,
    SERIES,
    START,
    TRAINS,
    parse_train,
    train_name,
)

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

FIELDS: Final = [
    "station",
    "marked",
    "doubles",
    "boneyard",
    "turn",
    "phase",
    "origin",
    "drawn",
    "follow",
    "series",
    "starter",
    "opener",
    "had_turn",
    "silent",
]
"""All fields but the hands and the trains."""


def hand_of(state: TrainRound, seat: i64) -> list[int]:
    """The tiles of a seat, ascending, as far as the state knows them."""
    tiles: list[int] = []
    word: i64 = 0
    while word < state.words:
        tiles += tiles_in(state.hands[seat * state.words + word], word * WORD)
        word += 1
    return tiles


def tiles_on(state: TrainRound, train: i64) -> list[int]:
    """The tiles of a train from the station outward."""
    return [
        int(state.trains.laid[index] & 255)
        for index in range(state.trains.laid_count)
        if state.trains.laid[index] >> 8 & 31 == train
    ]


def boneyard_of(state: TrainRound) -> list[int]:
    """The tiles left in the boneyard, in drawing order."""
    start = len(state.boneyard) - state.stock
    return [int(state.boneyard[index]) for index in range(start, len(state.boneyard))]


# -- writing ---------------------------------------------------------------------------------


def fields(state: TrainRound) -> dict[str, str]:
    """The position as far as this state knows it; hands that are not seen are left out."""
    found = {"station": str(state.trains.station)}
    for train in range(TRAINS):
        if train < state.players or state.trains.lengths[train] > 0:
            found[train_name(train)] = tiles_text(tiles_on(state, train))
    found["marked"] = _names([t for t in range(state.players) if state.marked & BIT[t]])
    found["doubles"] = _names([int(state.trains.open[k]) for k in range(state.trains.open_count)])
    for seat in range(state.players):
        hand = hand_of(state, seat)
        if len(hand) == state.counts[seat]:
            found[seat_letter(seat)] = tiles_text(hand)
    if len(state.boneyard) >= state.stock:
        found["boneyard"] = " ".join([*map(tile_text, boneyard_of(state)), "."])
    found["turn"] = seat_letter(state.turn)
    found["phase"] = PHASES[state.phase]
    if state.phase == DRAWN:
        found["origin"] = PHASES[state.origin]
        if state.drawn != NO_TILE:
            found["drawn"] = tile_text(state.drawn)
    if state.follow != NO_TRAIN:
        found["follow"] = train_name(state.follow)
    found["series"] = "yes" if state.running else "no"
    found["starter"] = seat_letter(state.starter)
    found["opener"] = seat_letter(state.opener)
    seats = [seat for seat in range(state.players) if state.had_turn & BIT[seat]]
    found["had_turn"] = " ".join(map(seat_letter, seats)) or "–"
    found["silent"] = str(state.silent)
    return found


def _names(trains: list[int]) -> str:
    return " ".join([train_name(train) for train in trains]) or "–"


# -- reading ---------------------------------------------------------------------------------


def place(state: TrainRound, given: dict[str, str]) -> None:
    """Sets the position up; raises ``BadText`` for a field that makes no sense."""
    for name, text in given.items():
        if not _is_known(state, name):
            raise _nonsense(name, text)
    state.restart(vec[i64](), 0)
    state.clear()
    state.set_station(_station(state, given), 0)
    state.turn = _seat(state, given, "turn", 0)
    state.starter = _seat(state, given, "starter", max(int(state.setup.starter), 0))
    state.opener = _seat(state, given, "opener", int(state.starter))
    used = {int(double_of(state.trains.station))}
    _place_trains(state, given, used)
    for seat in range(state.players):
        for tile in parse_tiles(given.get(seat_letter(seat), ""), state.rules.top):
            _use(tile, used)
            state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
            state.counts[seat] += 1
    _place_boneyard(state, given, used)
    _place_turn(state, given)
    if state.phase == START:
        state.release_doubles()


def _is_known(state: TrainRound, name: str) -> bool:
    if name in FIELDS:
        return True
    if any([name == seat_letter(seat) for seat in range(state.players)]):
        return True
    return any(
        [
            name == train_name(train)
            for train in range(TRAINS)
            if train < state.players or train >= OWN_TRAINS
        ]
    )


def _station(state: TrainRound, given: dict[str, str]) -> int:
    text = given.get("station", "")
    if not text and state.rules.descends:
        return state.rules.station_number(state.setup.number)
    number = text.strip()
    if number.isascii() and number.isdigit() and int(number) <= state.rules.top:
        return int(number)
    if "-" in number:
        tile = parse_tile(number, state.rules.top)
        if HIGH[tile] == LOW[tile]:
            return int(HIGH[tile])
    raise _nonsense("station", text)


def _place_trains(state: TrainRound, given: dict[str, str], used: set[int]) -> None:
    for train in range(TRAINS):
        name = train_name(train)
        text = given.get(name, "")
        tiles = parse_tiles(text, state.rules.top)
        if tiles and train >= OWN_TRAINS and train != OWN_TRAINS + state.trains.sidings:
            raise _nonsense(name, text)
        for tile in tiles:
            _use(tile, used)
            if not shows(tile, state.trains.ends[train]):
                raise _nonsense(name, text)
            state.trains.lay(tile, train, NOBODY, 0)
    if state.trains.sidings > state.rules.most_sidings:
        raise _nonsense(train_name(OWN_TRAINS + state.trains.sidings - 1), "")
    for train in _trains(given, "marked"):
        startable = state.rules.marks_unstarted or state.trains.lengths[train] > 0
        if train >= state.players or not startable:
            raise _nonsense("marked", given["marked"])
        state.marked |= BIT[train]
    for train in _trains(given, "doubles"):
        tiles = tiles_on(state, train)
        is_open = state.trains.open_trains() & BIT[train] != 0
        if not tiles or HIGH[tiles[-1]] != LOW[tiles[-1]] or is_open:
            raise _nonsense("doubles", given["doubles"])
        state.trains.open_double(train)


def _place_boneyard(state: TrainRound, given: dict[str, str], used: set[int]) -> None:
    text = given.get("boneyard", "").strip()
    listed = parse_tiles(text.removesuffix("."), state.rules.top)
    for tile in listed:
        _use(tile, used)
    rest = [tile for tile in range(state.tiles) if tile not in used]
    if text.endswith(".") and rest:
        raise BadText(Message("tile-missing", {"tile": tile_text(rest[0])}))
    state.boneyard = vec[i64](listed + rest)
    state.stock = len(state.boneyard)


def _place_turn(state: TrainRound, given: dict[str, str]) -> None:
    state.phase = _phase(given, "phase")
    state.running = _yes(given, "series")
    for text in given.get("had_turn", "").split():
        if text != "–":
            state.had_turn |= BIT[parse_seat(text, state.players)]
    silent = given.get("silent", "0").strip()
    if not (silent.isascii() and silent.isdigit() and int(silent) < state.players):
        raise _nonsense("silent", silent)
    state.silent = int(silent)
    follows = _trains(given, "follow")
    if follows:
        state.follow = follows[0]
    if state.phase == DRAWN:
        state.origin = _phase(given, "origin")
        state.drawn = parse_tile(given.get("drawn", ""), state.rules.top)
        if int(state.drawn) not in hand_of(state, state.turn):
            raise _nonsense("drawn", given["drawn"])
    following = state.phase == FOLLOW or (state.phase == DRAWN and state.origin == FOLLOW)
    if following == (state.follow == NO_TRAIN):
        raise _nonsense("follow", given.get("follow", ""))
    goes_on = state.phase in (DRAWN, OPTIONAL, SERIES)
    if (goes_on and not state.can_play()) or (state.phase == SERIES and not state.running):
        raise _nonsense("phase", given["phase"])


def _phase(given: dict[str, str], name: str) -> int:
    text = given.get(name, PHASES[START]).strip()
    if text not in PHASES or (name == "origin" and text not in PHASES[:2]):
        raise _nonsense(name, text)
    return PHASES.index(text)


def _yes(given: dict[str, str], name: str) -> bool:
    text = given.get(name, "no").strip()
    if text not in ("yes", "no"):
        raise _nonsense(name, text)
    return text == "yes"


def _trains(given: dict[str, str], name: str) -> list[int]:
    words = given.get(name, "").replace(",", " ").split()
    return [parse_train(word) for word in words if word != "–"]


def _seat(state: TrainRound, given: dict[str, str], name: str, otherwise: int) -> int:
    """A seat by its letter or by its train."""
    text = given.get(name, "").strip()
    if not text:
        return otherwise
    if len(text) > 1 and text[0] in "Pp":
        train = parse_train(text)
        if train < state.players:
            return train
    return parse_seat(text, state.players)


def _use(tile: int, used: set[int]) -> None:
    if tile in used:
        raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    used.add(tile)


def _nonsense(name: str, text: str) -> BadText:
    return BadText(Message("text-position", {"field": name, "text": text}))
