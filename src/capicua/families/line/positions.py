"""Positions of line games as text fields."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import BadText, Message
from capicua.core.position_entries import (
    MANY,
    NUMBER,
    SEAT,
    TILES,
    WORD,
    WORDS,
    Entry,
    by_letter,
    each_seat,
    numbers_up_to,
    setup_number,
)
from capicua.core.position_fields import NOTHING, Fields, bad, does_not_fit, not_held, read_number
from capicua.core.presentation import Positions
from capicua.core.seats import EVERYTHING, parse_seat, seat_letter
from capicua.core.tiles.tile import (
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
from capicua.families.line.chain import chain
from capicua.families.line.layout import (
    ARM_NAMES,
    BEFORE,
    FOUR,
    NUMBER_BIT,
    SINGLE,
    TWO_ENDS,
    Line,
    numbers_in,
)
from capicua.families.line.phases import BLOCKED, DOMINO, PLAY, SEEK
from capicua.families.line.rules import L, LineRound

OVER: Final = ("", "domino", "blocked", "target")


class LinePositions(Positions[L], Generic[L]):
    """The layout, hands, boneyard, leader and seat to act, and what is known of the hands."""

    scores_in_play: ClassVar[bool] = False
    """Whether most rounds have points before their end."""

    # -- written -------------------------------------------------------------------------------

    def fields(self, state: L) -> dict[str, str]:
        """Return the position as text; default values and hidden fields are left out."""
        line = state.line
        found = {"layout": self.layout_text(state)}
        if line.spinner not in (NO_TILE, line.root):
            found["spinner"] = tile_text(line.spinner)
        found.update(state.hands.fields())
        if state.viewer == EVERYTHING:
            found["boneyard"] = tiles_text(state.stock.tiles())
        if state.lead != NO_TILE:
            found["lead"] = tile_text(state.lead)
        found["leader"] = seat_letter(state.leader)
        found["turn"] = seat_letter(state.turn)
        if state.phase == SEEK:
            found["phase"] = "seek"
        if state.drawn > 0:
            found["drawn"] = str(state.drawn)
        lacked = [
            " ".join([seat_letter(seat), *map(str, numbers_in(numbers))])
            for seat, numbers in enumerate(state.lacked)
            if numbers
        ]
        if lacked:
            found["lacked"] = ", ".join(lacked)
        if any(state.scores()):
            found["points"] = " ".join([str(points) for points in state.scores()])
        if state.is_over:
            found["over"] = OVER[state.ended]
        return {**found, **self.own_fields(state)}

    def layout_text(self, state: L) -> str:
        """Return ``root 5-5 | E 5-0 0-0 | W 6-5``; ``–`` before the lead (LIN-16)."""
        line = state.line
        if line.length == 0:
            return "–"
        arms = [f"{ARM_NAMES[arm]} {self.arm_text(state, arm)}" for arm in range(line.arms)]
        return " | ".join([f"root {tile_text(line.root)}", *arms])

    def arm_text(self, state: L, arm: int) -> str:
        """Return the tiles of an arm, from the centre outward."""
        return tiles_text(state.line.arm_tiles(arm))

    def own_fields(self, state: L) -> dict[str, str]:
        """Return the fields that the game adds."""
        return {}

    # -- set up by hand ------------------------------------------------------------------------

    def hand_counts(self, state: L) -> str:
        """Return that every turn took a tile, unless the seat passed."""
        return "turns"

    def place(self, state: L, fields: dict[str, str]) -> None:
        """Set the position up; hands or a boneyard not given take from the remaining tiles."""
        given = Fields(fields, state.game)
        state.restart(vec[i64](), 0)
        state.clear()
        self.place_line(state, given.text("layout"), given.text("spinner"))
        given.use(state.line.tiles())
        _place_tiles(state, given)
        state.turn = given.seat("turn")
        state.leader = given.seat("leader", state.turn)
        _place_lead(state, given)
        state.drawn = given.number("drawn")
        _place_lacked(state, given.text("lacked"))
        if state.game.pool:
            state.pay_stakes()
        if given.has("points"):
            for seat, points in enumerate(given.numbers("points", -(10**9))):
                state.points[seat] = points
        over = given.word("over", OVER, "")
        self.place_own(state, given)
        given.close()
        if over:
            _end(state, over)
        elif state.phase == PLAY and state.line.length > 0:
            _end_if_due(state)

    def place_line(self, state: L, text: str, spinner: str) -> None:
        """Lay root and arms in an order in which every tile finds its end open (LIN-13, LIN-14)."""
        if text not in NOTHING:
            _lay_line(state.line, text, spinner, state.game.pips)

    def place_own(self, state: L, given: Fields) -> None:
        """Read the fields that the game adds."""

    def entries(self, state: L) -> list[Entry]:
        """Return the layout, the passes, the points of the round, and what is seldom needed."""
        players = int(state.players)
        arms = self.layout_arms(state)
        lays = ["lead", "phase", "spinner"]
        halves = self.loose_halves(state)
        if arms:
            found = [Entry("layout", TILES, key="root", separator="|", high=1, drops=lays)]
        else:
            found = [Entry("layout", TILES, drops=lays, halves=halves)]
        found += [
            Entry("layout", TILES, key=name, separator="|", drops=lays, halves=halves)
            for name in arms
        ]
        found.append(Entry("turn", SEAT, drops=["lead"]))
        numbers = numbers_up_to(int(state.game.pips))
        found += by_letter(players, "lacked", WORDS, words=numbers)
        if "N" in arms:
            spinner = Entry("spinner", TILES, high=1, is_reference=True, is_rare=True)
            found.append(spinner)
        rare = not self.scores_in_play
        found += each_seat(players, "points", NUMBER, low=-MANY, is_rare=rare)
        found += self.own_entries(state)
        found += [
            Entry("leader", SEAT, is_rare=True),
            Entry("lead", TILES, high=1, is_reference=True, is_rare=True),
        ]
        if int(state.game.tiles) > int(state.game.size) * players:
            found.append(Entry("drawn", NUMBER, is_rare=True, unused="0"))
            found.append(Entry("boneyard", TILES, is_store=True, is_rare=True))
        if not any([entry.field == "phase" for entry in found]):
            found.append(Entry("phase", WORD, words=["", "seek"], is_rare=True))
        if state.game.pool:
            found.append(setup_number("pot"))
        return found

    def own_entries(self, state: L) -> list[Entry]:
        """Return the entries of the fields that the game adds."""
        return []

    def loose_halves(self, state: L) -> dict[str, list[str]]:
        """Return the halves that tiles may leave exposed where the fit does not decide."""
        return {}

    def layout_arms(self, state: L) -> list[str]:
        """Return the arms of a line with other than two ends: its tiles do not tell them apart."""
        mode = state.line.mode
        return [] if mode == TWO_ENDS else list(ARM_NAMES[: 1 if mode == SINGLE else None])

    def why_not_held(self, state: L, seat: int, tile: int) -> Message | None:
        """Return on which number the seat cannot have passed, unless it may have drawn since."""
        if state.may_have_drawn():
            return None
        for number in numbers_in(state.lacked[seat]):
            if state.tiles_for(NUMBER_BIT[number]) >> tile & 1:
                text = tile_text(tile)
                return Message("position-lacked", {"player": seat, "tile": text, "number": number})
        return None


def _lay_line(line: Line, text: str, spinner: str, pips: int) -> None:
    arms = _lead_chain(line, text, pips) if text[0].isdecimal() else _lead_root(line, text, pips)
    _check_once([int(line.root), *arms[0], *arms[1], *arms[2], *arms[3]], text)
    if line.mode == FOUR and line.spinner == NO_TILE:
        _lay_spinner(line, arms, spinner, pips)
    laid = True
    while laid:
        laid = False
        for arm in range(4):
            if arms[arm] and _joins(line, arms[arm][0], arm):
                _lay(line, arms[arm].pop(0), arm)
                laid = True
    left = [arm for arm in range(4) if arms[arm]]
    if left:
        # A closed arm may wait for a tile that does not fit another one, which is the cause then.
        arm = ([arm for arm in left if line.is_open(arm)] or left)[0]
        raise unplayable(line, arms[arm], arm)


def _lead_root(line: Line, text: str, pips: int) -> list[list[int]]:
    """Lead the root of ``root 5-5 | E 5-0``; return the tiles of the arms."""
    arms: list[list[int]] = [[], [], [], []]
    for part in text.split("|"):
        name, _, tiles = part.strip().partition(" ")
        if name.lower() == "root":
            line.lead(parse_tile(tiles, pips), BEFORE)
        elif len(name) == 1 and name.upper() in ARM_NAMES:
            arms[ARM_NAMES.index(name.upper())] = parse_tiles(tiles, pips)
        else:
            raise bad("layout", part, Message("position-arms", {"allowed": "root, E, W, N, S"}))
    if line.length == 0:
        raise bad("layout", text, Message("position-root"))
    return arms


def _lead_chain(line: Line, text: str, pips: int) -> list[list[int]]:
    """Lead a tile in the middle of tiles given in any order; return the tiles of the arms."""
    if line.mode != TWO_ENDS:
        raise bad("layout", text, Message("position-chain"))
    given = parse_tiles(text, pips)
    _check_once(given, text)
    tiles = chain(tuple(given))
    middle = (len(tiles) - 1) // 2
    root, right, left = tiles[middle], tiles[middle + 1 :], tiles[:middle][::-1]
    line.lead(root, BEFORE)
    # The arm E begins at the higher half of the root; that of the next tile must be on it.
    is_east = not right or HIGH[root] in (HIGH[right[0]], LOW[right[0]])
    return [right, left, [], []] if is_east else [left, right, [], []]


def _check_once(tiles: list[int], text: str) -> None:
    """Raise ``BadText`` if a tile is given twice; the line has room for each tile once."""
    seen: set[int] = set()
    for tile in tiles:
        if tile in seen:
            raise bad("layout", text, Message("tile-twice", {"tile": tile_text(tile)}))
        seen.add(tile)


def unplayable(line: Line, tiles: list[int], arm: int) -> BadText:
    """Return the error for tiles whose first one cannot be laid on the arm."""
    cause = does_not_fit(tiles[0], line.end_numbers(arm))
    if not line.is_open(arm):
        cause = closed(line, tiles[0], arm)
    return bad("layout", f"{ARM_NAMES[arm]} {tiles_text(tiles)}", cause)


def closed(line: Line, tile: int, arm: int) -> Message:
    """Return the cause that the arm has no open end for the tile."""
    open_arms = [ARM_NAMES[other] for other in range(4) if line.is_open(other)]
    return Message(
        "position-closed", {"tile": tile_text(tile), "arm": ARM_NAMES[arm], "open": open_arms}
    )


def _lay_spinner(line: Line, arms: list[list[int]], text: str, pips: int) -> None:
    """Lay the arm of the first double up to it: the named arm, else the first on E, then W."""
    doubles = [tile for tile in arms[0] + arms[1] if is_double(tile)]
    if not doubles:
        return
    spinner = int(parse_tile(text, pips)) if text else doubles[0]
    if spinner not in doubles:
        cause = Message("position-spinner", {"doubles": [tile_text(tile) for tile in doubles]})
        raise bad("spinner", text, cause)
    arm = 0 if spinner in arms[0] else 1
    while line.spinner == NO_TILE:
        if not _joins(line, arms[arm][0], arm):
            raise unplayable(line, arms[arm], arm)
        _lay(line, arms[arm].pop(0), arm)
    if line.spinner != spinner:
        cause = Message("position-first-double", {"tile": tile_text(line.spinner)})
        raise bad("spinner", text, cause)


def _joins(line: Line, tile: int, arm: int) -> bool:
    return line.is_open(arm) and line.ends[arm] in (HIGH[tile], LOW[tile])


def _lay(line: Line, tile: int, arm: int) -> None:
    line.lay(tile, arm, PIPS[tile] - line.ends[arm], BEFORE)


def _place_tiles(state: LineRound, given: Fields) -> None:
    """Fill the hands and the boneyard; missing ones take the remaining tiles, ascending."""
    missing = [seat for seat in range(int(state.players)) if not given.hand(state.hands, seat)]
    is_given = given.has("boneyard")
    boneyard = given.tiles("boneyard")
    for seat in missing:
        for tile in given.use(given.rest()[: int(state.game.size)]):
            state.hands.give(seat, tile)
    boneyard = boneyard if is_given else given.rest()
    state.stock.fill(vec[i64](boneyard), len(boneyard))
    state.count_held()


def _place_lead(state: LineRound, given: Fields) -> None:
    """Set up the lead: the tile that must lead, or the search for a double (LIN-8)."""
    state.forced = False
    if state.line.length == 0 and given.left.get("phase") == "seek":
        given.text("phase")
        state.phase = SEEK
        state.forced = True
    if given.has("lead"):
        state.lead = parse_tile(given.text("lead"), state.game.pips)
        state.forced = True
        if state.line.length > 0:
            raise bad("lead", tile_text(state.lead), Message("position-lead-done"))
        if not state.hands.holds(state.turn, state.lead):
            raise bad("lead", tile_text(state.lead), not_held(state.lead, state.turn))


def _place_lacked(state: LineRound, text: str) -> None:
    for part in text.split(","):
        words = part.split()
        for word in words[1:]:
            number = read_number("lacked", word, 0, int(state.game.pips))
            seat = parse_seat(words[0], state.players)
            state.lacked[seat] |= NUMBER_BIT[number]


def _end(state: LineRound, how: str) -> None:
    """Finish the round with the given points."""
    state.is_over = True
    state.ended = OVER.index(how)
    state.count_left()
    if how != "blocked":
        state.winner = state.turn
    state.ends_match = how == "target"


def _end_if_due(state: LineRound) -> None:
    """End the round if a seat is out or the layout is blocked."""
    out = [seat for seat, count in enumerate(state.hands.counts) if count == 0]
    if len(out) > 1:
        cause = Message("position-both-out", {"player": out[0], "other": out[1]})
        raise bad(seat_letter(out[1]), "–", cause)
    if out:
        state.turn = out[0]
        state.finish(DOMINO)
    elif state.is_blocked():
        state.finish(BLOCKED)
