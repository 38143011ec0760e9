"""A position of Mexican Train as text fields.

    station: 9
    P0: 9-4 4-4          a train, from the station outward
    marked: P0 P1        trains that are open to all
    doubles: P0          trains with a double to be covered, the oldest first
    A: 4-1 12-7          a hand
    boneyard: 6-4 11-8   the first tiles to be drawn; all unnamed tiles follow
    turn: A              or P0

A boneyard that ends with a full stop is complete. Further fields give the progress
of the turn; a position without them is at the start of a turn.
"""

from __future__ import annotations

from typing import ClassVar

from capicua.core.messages import BadText, Message
from capicua.core.position_entries import (
    NUMBER,
    SEAT,
    SEATS,
    TILES,
    WORD,
    WORDS,
    Entry,
    numbers_up_to,
)
from capicua.core.position_fields import NOTHING, Fields, bad, does_not_fit, expected, not_held
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tiles.tile import (
    BIT,
    HIGH,
    LOW,
    NO_TILE,
    parse_tiles,
    shows,
    tile_text,
    tiles_text,
)
from capicua.families.trains.positions import TrainsPositions
from capicua.games.mexican_train.actions import DRAWN, FOLLOW, OPTIONAL, PHASES, SERIES, START
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.trains import NAMES, NO_TRAIN, OWN_TRAINS, TRAINS


class MexicanPositions(TrainsPositions[MexicanRound]):
    """Station, trains outward, markers, hands, boneyard, the turn."""

    phases: ClassVar[tuple[str, ...]] = PHASES

    # -- writing -------------------------------------------------------------------------------

    def table(self, state: MexicanRound) -> dict[str, str]:
        """Return the station, the trains, the markers and the open doubles."""
        trains = state.trains
        found = {"station": str(trains.centre)}
        for train in range(TRAINS):
            if train < state.players or trains.lengths[train] > 0:
                found[NAMES[train]] = tiles_text(trains.tiles_on(train))
        found["marked"] = _names([t for t in range(state.players) if state.marked & BIT[t]])
        found["doubles"] = _names([int(trains.open[at]) for at in range(trains.open_count)])
        return found

    def boneyard(self, state: MexicanRound) -> dict[str, str]:
        """Return all tiles left, followed by a full stop."""
        tiles = [tile_text(tile) for tile in state.stock.tiles()]
        return {"boneyard": " ".join([*tiles, "."])} if state.stock.is_known else {}

    def rest(self, state: MexicanRound) -> dict[str, str]:
        """Return the progress of the turn, and the state of the opening and the end."""
        found: dict[str, str] = {}
        if state.phase == DRAWN:
            found["origin"] = PHASES[state.origin]
            if state.drawn != NO_TILE:
                found["drawn"] = tile_text(state.drawn)
        if state.follow != NO_TRAIN:
            found["follow"] = NAMES[state.follow]
        found["series"] = "yes" if state.running else "no"
        found["starter"] = seat_letter(state.starter)
        found["opener"] = seat_letter(state.opener)
        seats = [seat for seat in range(state.players) if state.had_turn & BIT[seat]]
        found["had_turn"] = " ".join([seat_letter(seat) for seat in seats]) or "–"
        found["silent"] = str(state.silent)
        return found

    def entries(self, state: MexicanRound) -> list[Entry]:
        """Return the station, the trains with their markers, and the progress of the turn."""
        players, sidings = int(state.players), int(state.game.most_sidings)
        own, public = NAMES[:players], NAMES[OWN_TRAINS : OWN_TRAINS + sidings]
        names = [Message("entry-train", {"player": seat}) for seat in range(players)]
        numbers = numbers_up_to(int(state.game.top))
        found = [Entry("station", WORD, words=numbers)]
        found += [Entry(train, TILES, names[seat]) for seat, train in enumerate(own)]
        before = ""
        for number, train in enumerate(public, 1):
            names.append(Message("entry-siding", {"number": number, "count": sidings}))
            found.append(Entry(train, TILES, names[-1], after=before))
            before = train
        trains, nowhere = [*own, *public], Message("entry-word-none")
        found += [
            Entry("marked", WORDS, words=list(own), names=names[:players]),
            Entry("doubles", WORDS, Message("entry-open-doubles"), words=trains, names=names),
            Entry("turn", SEAT),
            Entry("had_turn", SEATS, is_rare=True),
            Entry("starter", SEAT, is_rare=True),
            Entry("opener", SEAT, is_rare=True),
            Entry("series", WORD, words=["no", "yes"], is_rare=True),
            Entry("silent", NUMBER, high=players - 1, unused="0", is_rare=True),
            Entry("phase", WORD, words=list(PHASES), is_rare=True),
            Entry("origin", WORD, words=["", *PHASES[:DRAWN]], is_rare=True),
            Entry(
                "drawn", TILES, Message("entry-drawn-now"), high=1, is_reference=True, is_rare=True
            ),
            Entry("follow", WORD, words=["", *trains], names=[nowhere, *names], is_rare=True),
            Entry("boneyard", TILES, is_store=True, is_rare=True),
        ]
        return found

    # -- reading -------------------------------------------------------------------------------

    def seat(self, given: Fields, name: str, usual: int) -> int:
        """Return a seat by its letter or by its train."""
        text = given.text(name)
        seats = int(given.game.players)
        if text.upper() in NAMES[:seats]:
            return NAMES.index(text.upper())
        return parse_seat(text, seats) if text else usual

    def place_table(self, state: MexicanRound, given: Fields) -> None:
        """Set the station, and lay the trains."""
        trains = state.trains
        text = given.text("station")
        if not text and state.game.descends:
            text = str(state.game.station_number(state.setup.number))
        trains.begin(self.double(state, given, "station", text))
        state.starter = self.seat(given, "starter", max(int(state.setup.starter), 0))
        state.opener = self.seat(given, "opener", int(state.starter))
        for train in range(TRAINS):
            if train < state.players or train >= OWN_TRAINS:
                self._lay(state, given, train)
        for train in _trains(state, given, "marked"):
            startable = state.game.marks_unstarted or trains.lengths[train] > 0
            if train >= state.players:
                raise bad("marked", NAMES[train], expected(NAMES[: state.players]))
            if not startable:
                raise bad("marked", NAMES[train], _about("position-unstarted", train))
            state.marked |= BIT[train]
        for train in _trains(state, given, "doubles"):
            tiles = trains.tiles_on(train)
            is_open = trains.open_trains() & BIT[train] != 0
            if not tiles or HIGH[tiles[-1]] != LOW[tiles[-1]]:
                raise bad("doubles", NAMES[train], _about("position-no-end-double", train))
            if is_open:
                raise bad("doubles", NAMES[train], _about("position-twice", train))
            trains.open_double(train)

    def _lay(self, state: MexicanRound, given: Fields, train: int) -> None:
        trains = state.trains
        name = NAMES[train]
        tiles = given.tiles(name)
        next_siding = OWN_TRAINS + trains.sidings
        last_siding = OWN_TRAINS + state.game.most_sidings - 1
        if tiles and train > last_siding:
            count = int(state.game.most_sidings)
            raise bad(name, tiles_text(tiles), Message("refuse-siding-limit", {"count": count}))
        if tiles and train >= OWN_TRAINS and train != next_siding:
            raise bad(name, tiles_text(tiles), _about("refuse-siding-order", next_siding))
        for tile in tiles:
            if not shows(tile, trains.ends[train]):
                cause = does_not_fit(tile, [trains.ends[train]])
                raise bad(name, tiles_text(tiles), cause)
            trains.lay(tile, train, NOBODY, 0)

    def read_boneyard(self, given: Fields) -> list[int]:
        """Return the named tiles, followed by all tiles that no field names."""
        text = given.text("boneyard")
        named = given.use(parse_tiles(text.removesuffix("."), given.game.high))
        rest = given.rest()
        if text.endswith(".") and rest:
            raise BadText(Message("tile-missing", {"tile": tile_text(rest[0])}))
        return named + rest

    def place_rest(self, state: MexicanRound, given: Fields) -> None:
        """Set up the turn; at its start, release doubles that bind no player."""
        state.phase = PHASES.index(given.word("phase", PHASES, PHASES[START]))
        state.running = given.is_set("series")
        for seat in given.seats("had_turn"):
            state.had_turn |= BIT[seat]
        state.silent = given.number("silent", 0, 0, int(state.players) - 1)
        for train in _trains(state, given, "follow")[:1]:
            state.follow = train
        if state.phase == DRAWN:
            state.origin = PHASES.index(given.word("origin", PHASES[:DRAWN], PHASES[START]))
            state.drawn = given.tile("drawn")
            if state.drawn == NO_TILE:
                raise bad("drawn", "–", Message("position-needed", {"phase": PHASES[DRAWN]}))
            if not state.hands.holds(state.turn, state.drawn):
                raise bad("drawn", tile_text(state.drawn), not_held(state.drawn, state.turn))
        phase = PHASES[state.phase]
        following = state.phase == FOLLOW or (state.phase == DRAWN and state.origin == FOLLOW)
        if following and state.follow == NO_TRAIN:
            raise bad("follow", "–", Message("position-needed", {"phase": PHASES[FOLLOW]}))
        if state.follow != NO_TRAIN and not following:
            cause = Message("position-not-needed", {"phase": phase})
            raise bad("follow", NAMES[state.follow], cause)
        if state.phase in (DRAWN, OPTIONAL, SERIES) and not state.can_play():
            raise bad("phase", phase, Message("position-no-play", {"player": int(state.turn)}))
        if state.phase == SERIES and not state.running:
            raise bad("phase", phase, Message("position-series"))
        if state.phase == START:
            state.release_doubles()


def _about(id: str, train: int) -> Message:
    return Message(id, {"train": NAMES[train]})


def _names(trains: list[int]) -> str:
    return " ".join([NAMES[train] for train in trains]) or "–"


def _trains(state: MexicanRound, given: Fields, name: str) -> list[int]:
    words = given.text(name).replace(",", " ").split()
    return [state.game.parse_arm(word) for word in words if word not in NOTHING]
