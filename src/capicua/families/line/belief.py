"""Inference about the hidden tiles from passes, draws and the lead of a round.

A seat's tiles arrive in batches: those it was dealt, and those it drew later. A pass bars
the open numbers from every batch the seat has by then, but not from those it draws later.

A tile that a seat laid after drawing may come from several of its batches, and its origin
decides how much room each has left for hidden tiles. Such tiles are assigned along with the
unknown ones, unless the batches of that seat bar the same hidden tiles.

Places are numbered by row and seat: ``row × players + seat`` is batch ``row`` of the seat.
The viewer's own column holds the boneyard and, below it, tiles that a position leaves out.
"""

from __future__ import annotations

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.arrivals import Arrivals
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import ALL_TILES, NO_TILE, PIPS, is_double
from capicua.families.line.layout import BEFORE
from capicua.families.line.phases import DREW, PLAY
from capicua.families.line.rules import L, LineRound


@final
class Batch:
    """Tiles that a seat received together; ``room`` counts those not known to be laid."""

    def __init__(self, room: int) -> None:
        self.room: int = room
        self.barred: int = 0
        """Tiles that cannot be among those still held, as bits."""
        self.sealed: bool = False
        """Whether the seat has laid a tile since; its next draw then starts another batch."""


class Evidence:
    """What the line, the passes and the draws say about the hands, read in the order of play."""

    def __init__(self, state: LineRound) -> None:
        self.state: LineRound = state

    # -- implemented by each use -----------------------------------------------------------

    def take(self, tile: int, seat: int) -> None:
        """Process a tile laid by a seat."""
        raise NotImplementedError

    def bar(self, seat: int, tiles: int) -> None:
        """Process that a seat lacks tiles now, as bits."""
        raise NotImplementedError

    def draw(self, seat: int) -> None:
        """Process a draw."""
        raise NotImplementedError

    # -- reading the round -----------------------------------------------------------------

    def read(self) -> None:
        """Read the round."""
        state = self.state
        length = 0
        for event in state.events:
            at = int(event // 32 % 256)
            self._lay(length, at)
            length = at
            seat = int(event // 2 % 16)
            self.bar(seat, state.tiles_for(event // 32 // 256))
            if event % 2 == DREW:
                if at == 0:
                    self.bar_everywhere(_doubles_above(-1))
                self.draw(seat)
        self._lay(length, int(state.line.length))
        if state.line.length == 0 and state.highest_dealt() != NO_TILE:
            self._bar_by_lead(int(state.highest_dealt()))
        elif state.line.length == 0 and state.phase != PLAY:
            self.bar_everywhere(_doubles_above(-1))

    def _lay(self, start: int, stop: int) -> None:
        """Process the tiles laid from index ``start`` up to ``stop``, exclusive."""
        line = self.state.line
        for index in range(start, stop):
            seat = int(line.layer(index))
            if seat == BEFORE:
                continue
            if index == 0 and self.state.highest_dealt() != NO_TILE:
                self._bar_by_lead(int(self.state.highest_dealt()))
            self.take(int(line.tile(index)), seat)

    def _bar_by_lead(self, tile: int) -> None:
        """Infer from a forced lead that no double, or none higher, was dealt (LIN-7, LIN-8)."""
        if is_double(tile):
            self.bar_everywhere(_doubles_above(tile))
        else:
            heavier = [t for t in range(self.state.game.tiles) if _is_heavier(t, tile)]
            self.bar_everywhere(_doubles_above(-1) | as_bits(heavier))

    def bar_everywhere(self, tiles: int) -> None:
        """Process that all seats lack tiles now."""
        for seat in range(int(self.state.players)):
            self.bar(seat, tiles)


@final
class Memory(Evidence):
    """The batches of every seat, computed from the line and the passes and draws."""

    def __init__(self, state: LineRound) -> None:
        super().__init__(state)
        self.batches: list[list[Batch]] = []
        self.doubtful: list[tuple[int, int, list[int]]] = []
        """Laid tiles that may come from several batches: the tile, the seat, those batches."""
        self._begin()
        self.read()
        if not state.may_have_drawn():
            self._bar_stated()

    def _begin(self) -> None:
        """Start with the number of tiles each seat had when the log began."""
        state = self.state
        rooms = [int(count) for count in state.hands.counts]
        for index in range(state.line.length):
            if state.line.layer(index) != BEFORE:
                rooms[int(state.line.layer(index))] += 1
        for event in state.events:
            if event % 2 == DREW:
                rooms[int(event // 2 % 16)] -= 1
        self.batches = [[Batch(room)] for room in rooms]

    def take(self, tile: int, seat: int) -> None:
        """Remove a laid tile from the batch it came from, or mark it as doubtful."""
        own = self.batches[seat]
        rows = [row for row, batch in enumerate(own) if batch.room and not batch.barred >> tile & 1]
        if len(rows) == 1:
            own[rows[0]].room -= 1
        else:
            self.doubtful.append((tile, seat, rows))
        for batch in own:
            batch.sealed = True

    def draw(self, seat: int) -> None:
        """Start another batch, unless it would be like the last."""
        own = self.batches[seat]
        if len(own) > 1 and not own[-2].sealed and own[-1].barred == own[-2].barred:
            own[-2].room += own.pop().room
        if own[-1].sealed or own[-1].barred:
            own.append(Batch(1))
        else:
            own[-1].room += 1

    def bar(self, seat: int, tiles: int) -> None:
        """Bar tiles from all batches that a seat has so far."""
        for batch in self.batches[seat]:
            batch.barred |= tiles

    def _bar_stated(self) -> None:
        """Infer from passes that a position states; those in the log are among them."""
        for seat in range(len(self.batches)):
            if self.state.lacked[seat]:
                self.bar(seat, self.state.tiles_for(self.state.lacked[seat]))

    def merge_alike(self, hidden: int) -> None:
        """Merge the batches of a hand that bar the same hidden tiles."""
        for seat, own in enumerate(self.batches):
            held = [batch for batch in own if batch.room]
            if len(held) > 1 and len({batch.barred & hidden for batch in held}) == 1:
                doubtful = [entry for entry in self.doubtful if entry[1] != seat]
                merged = Batch(sum([batch.room for batch in held]))
                merged.room -= len(self.doubtful) - len(doubtful)
                merged.barred = held[0].barred
                self.batches[seat] = [merged]
                self.doubtful = doubtful


@final
class Origins(Evidence):
    """When each tile can have reached its hand."""

    def __init__(self, state: LineRound) -> None:
        super().__init__(state)
        self.arrivals: Arrivals = Arrivals(state.players, state.game.tiles, state.game.size)

    def take(self, tile: int, seat: int) -> None:
        """Note that a tile leaves the hand."""
        self.arrivals.leave(seat, tile)

    def bar(self, seat: int, tiles: int) -> None:
        """Note that these tiles come later, if at all."""
        for tile in range(int(self.state.game.tiles)):
            if tiles & 1:
                self.arrivals.lack(seat, tile)
            tiles >>= 1

    def draw(self, seat: int) -> None:
        """Note a draw."""
        self.arrivals.draw(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class LineBelief(Belief[L], Generic[L]):
    """Inference from passes, draws and the lead; all consistent deals are equally likely."""

    def unknowns(self, state: L) -> Unknowns:
        """Return the tiles whose place the viewer does not know, and where each may be."""
        viewer = int(state.viewer)
        players = int(state.players)
        hidden = hidden_tiles(state)
        memory = Memory(state)
        memory.merge_alike(as_bits(hidden))
        if state.is_over:
            memory.batches = [[] for _ in range(players)]
            memory.doubtful = []
        memory.batches[viewer] = []
        memory.doubtful = [entry for entry in memory.doubtful if entry[1] != viewer]
        rows = max(2, max([len(own) for own in memory.batches]))
        rooms = [0] * (rows * players)
        barred = [0] * (rows * players)
        for seat, own in enumerate(memory.batches):
            for row, batch in enumerate(own):
                rooms[row * players + seat] = batch.room
                barred[row * players + seat] = batch.barred
        rooms[viewer] = int(state.stock.left)
        rooms[viewer + players] = len(hidden) + len(memory.doubtful) - sum(rooms)
        allowed: list[int] = []
        for tile in hidden:
            free = [
                place for place, room in enumerate(rooms) if room and not barred[place] >> tile & 1
            ]
            if tile == state.lead:
                free = [place for place in free if place % players == state.leader]
            allowed.append(as_bits(free))
        tiles = list(hidden)
        for tile, seat, own_rows in memory.doubtful:
            tiles.append(tile)
            allowed.append(sum([2 ** (row * players + seat) for row in own_rows]))
        found = Unknowns(tiles, rooms, allowed)
        if _must_hold_a_play(state):
            fitting = state.tiles_for(state.line.number_mask())
            others = [p for p in range(len(rooms)) if p % players != viewer]
            found.demand([t for t in hidden if fitting >> t & 1], as_bits(others))
        return found

    def fill_in(self, state: L, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the hidden tiles into the hands and, shuffled, into the boneyard."""
        players = int(state.players)
        on_table = as_bits(state.line.tiles())
        boneyard: list[int] = []
        for tile, place in zip(tiles, places, strict=True):
            if on_table >> tile & 1:
                continue
            if place % players != state.viewer:
                state.hands.imagine(place % players, tile)
            elif place < players:
                boneyard.append(tile)
        state.stock.imagine(boneyard, rng)
        state.count_held()

    def dealt(self, state: L) -> vec[i64]:
        """Return the deal of a whole round; which tile came with which draw is chosen at random."""
        for index in range(int(state.line.length)):
            if state.line.layer(index) == BEFORE:
                return vec[i64]()
        origins = Origins(state)
        origins.read()
        return origins.arrivals.deal(state.hands, state.stock.tiles())


def hidden_tiles(state: LineRound) -> list[int]:
    """Return the tiles neither on the table nor in a hand known to this state."""
    known = set(state.line.tiles())
    for seat in range(int(state.players)):
        known.update(state.hands.tiles(seat))
    return [tile for tile in range(int(state.game.tiles)) if tile not in known]


def _must_hold_a_play(state: LineRound) -> bool:
    """Return whether an unfinished round proves that another seat holds a play (LIN-31)."""
    if state.is_over or state.line.length == 0 or state.phase != PLAY:
        return False
    if state.draw_limit != 0 and state.free_stock() > 0:
        return False
    return not state.can_play(state.viewer)


def _doubles_above(tile: int) -> int:
    """Return all doubles above a double; all doubles for -1."""
    return as_bits([t for t in range(ALL_TILES) if t > tile and is_double(t)])


def _is_heavier(tile: int, led: int) -> bool:
    """Return whether a tile has more pips, or equally many and a higher half."""
    return PIPS[tile] > PIPS[led] or (PIPS[tile] == PIPS[led] and tile > led)


def places_of(found: Unknowns, state: LineRound, seat: i64) -> int:
    """Return the places of a seat, as bits."""
    return as_bits(list(range(int(seat), len(found.rooms), int(state.players))))


def as_bits(numbers: list[int]) -> int:
    """Return a set of numbers as bits."""
    bits = 0
    for number in numbers:
        bits |= 2**number
    return bits
