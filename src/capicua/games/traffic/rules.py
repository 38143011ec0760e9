"""Traffic: every play makes four numbers in order, on an endless grid that gets tangled.

The points of the round are the tiles not played, so low is good: 0 is a win (TRA-11). A match
is one round, won by its only seat when every tile has been played.

A play is drafted tile by tile: ``take`` one of the pool, lay it on two squares, and so on,
and ``confirm`` when the draft is a play. Only steps that can still become a play are legal, so
a draft never gets stuck; the table's undo takes back steps, freely until new tiles are turned
up. ``concede`` is allowed at the start of a turn.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import ALL_TILES, NO_TILE
from capicua.families.patience.rules import StockRound
from capicua.games.traffic.board import NONE, Board
from capicua.games.traffic.game import Traffic
from capicua.games.traffic.grid import QUAD, RIGHT, SPOTS, UP, column_near, row_near
from capicua.games.traffic.step_search import StepSearch


class TrafficRound(StockRound[Traffic]):
    """One deal: the table, the pool, the stock, and the play being drafted."""

    def __init__(self, game: Traffic, setup: Setup) -> None:
        super().__init__(game, setup)
        self.spots: vec[i64] = vec[i64]([NONE] * ALL_TILES)
        """The spot of each tile, those of the draft included."""
        self.played: i64 = 0
        """How many tiles have been played."""
        self.left: i64 = 0
        self.right: i64 = 0
        self.bottom: i64 = 0
        self.top: i64 = 0
        """The columns and rows occupied by played tiles; (0, 0) before the first play."""
        self.pool: vec[i64] = vec[i64]([NO_TILE] * ALL_TILES)
        """The tiles turned up, in order; those of the draft stay until it is confirmed."""
        self.pool_count: i64 = 0
        self.kept_table: Board | None = None
        """What ``table`` has returned in this turn."""
        self.starts: vec[i64] = vec[i64]()
        """The tiles with which a play can begin; never changed, only replaced, as the next two."""
        self.listed: vec[i64] = vec[i64]()
        """What ``plays`` has returned in this turn."""
        self.values: vec[i64] = vec[i64]()
        """The score of each play by the hints; computed when first needed."""
        self.taken: i64 = NO_TILE
        """The tile to be laid next."""
        self.draft: vec[i64] = vec[i64]([NO_TILE] * QUAD)
        """The tiles laid in this turn, in its first ``drafted`` items."""
        self.drafted: i64 = 0

    # Play.

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Turn up the first pool (TRA-4)."""
        self.restart(order, lot)
        self.clear_table()
        self.set_stock(order)
        self.points[0] = self.stock.left
        self.refill()
        self.begin_turn()

    def clear_table(self) -> None:
        """Clear the table and the pool."""
        spots = self.spots
        tiles: i64 = self.game.tiles
        for tile in range(tiles):
            spots[tile] = NONE
        self.played = 0
        self.span(0, 0, 0, 0)
        self.pool_count = 0
        self.taken = NO_TILE
        self.drafted = 0
        self.forget_turn()

    def forget_turn(self) -> None:
        """Forget what was found out in a turn, as the table and the pool have changed."""
        self.kept_table = None
        self.listed = vec[i64]()
        self.values = vec[i64]()

    def span(self, left: i64, right: i64, bottom: i64, top: i64) -> None:
        """Set the columns and rows occupied by the played tiles."""
        self.left = left
        self.right = right
        self.bottom = bottom
        self.top = top

    def turn_up(self, tiles: i64) -> None:
        """Add the next tiles of the stock to the pool, as many as there are."""
        self.pool_count = self.draw_onto(self.pool, self.pool_count, tiles)

    def refill(self) -> None:
        """Turn up tiles until the pool is full or the stock empty (TRA-10)."""
        self.turn_up(max(self.game.pool_size - self.pool_count, 0))

    def begin_turn(self) -> None:
        """Look for plays; without one, turn up more tiles in the opening, or end the game."""
        self.starts = self.search().next_tiles(self.played == 0)
        while len(self.starts) == 0 and self.played == 0 and self.stock.left > 0:  # TRA-5
            self.turn_up(1)
            self.starts = self.search().next_tiles(True)
        if len(self.starts) == 0:
            self.is_over = True  # TRA-11

    def search(self) -> StepSearch:
        """Return a search for the next steps of the draft."""
        steps = self.game.steps
        steps.start_from(self.table(), self.pool, self.pool_count)
        for index in range(self.drafted):
            tile = self.draft[index]
            steps.hold(tile, self.spots[tile])
        return steps

    @property
    def plays(self) -> vec[i64]:
        """All plays of this turn, as ``play_search.py`` encodes them; listed on first use."""
        if len(self.listed) == 0:
            search = self.game.plays
            is_opening = self.played == 0
            self.listed = search.plays(self.table(), self.pool, self.pool_count, is_opening)
        return self.listed

    def table(self) -> Board:
        """Return the numbers on the table without those of the draft, for searches.

        They modify and restore it, so the copies of a round share it.
        """
        table = self.kept_table
        if table is None:
            table = self.board()
            for index in range(self.drafted):
                table.lift(self.spots[self.draft[index]])
            self.kept_table = table
        return table

    def board(self) -> Board:
        """Return the numbers on the table, including those of the draft."""
        board = Board(self.left, self.right, self.bottom, self.top)
        spots = self.spots
        tiles: i64 = self.game.tiles
        for tile in range(tiles):
            spot = spots[tile]
            if spot != NONE:
                board.lay(tile, spot)
        return board

    def collect(self, actions: Actions) -> None:
        """Add the next steps of every play that begins with the draft, and ``confirm`` after it."""
        game = self.game
        first: i64 = actions.count
        if self.taken != NO_TILE:
            for spot in self.search().spots(self.taken, self.played == 0):
                add_in_order(actions, first, game.first_spot + spot)
        elif self.drafted == 0:
            for tile in self.starts:
                add_in_order(actions, first, tile)
            actions.add(game.concede)
        else:
            search = self.search()
            for tile in search.next_tiles(self.played == 0):
                add_in_order(actions, first, tile)
            if search.is_play:
                actions.add(game.confirm)

    def goes_on(self, play: i64) -> bool:
        """Return whether a play has all tiles of the draft on their spots, and the tile taken."""
        for index in range(self.drafted):
            tile = self.draft[index]
            if not self.has(play, tile * SPOTS, self.spots[tile]):
                return False
        return self.taken == NO_TILE or self.has(play, self.taken * SPOTS, NONE)

    def has(self, play: i64, tile: i64, spot: i64) -> bool:
        """Return whether a play has a tile (times ``SPOTS``) on a spot, or anywhere (``NONE``)."""
        for item in range(play, play + QUAD):
            there = self.listed[item] - tile
            if there == spot or (spot == NONE and 0 <= there < SPOTS):
                return True
        return False

    def leads_to(self, action: i64, play: i64) -> bool:
        """Return whether a step belongs to a play that contains the draft."""
        game = self.game
        if action == game.confirm:
            return self.drafted == QUAD or self.listed[play + self.drafted] == NONE
        if action < game.first_spot:
            return self.has(play, action * SPOTS, NONE)
        return self.has(play, self.taken * SPOTS, action - game.first_spot)

    def advance(self, action: i64) -> None:
        """Take a tile, lay it, or end the turn."""
        self.record(action)
        game = self.game
        if action < game.first_spot:
            self.taken = action
        elif action < game.confirm:
            self.draft_tile(self.taken, action - game.first_spot)
            self.taken = NO_TILE
        elif action == game.confirm:
            self.play_draft()
            self.refill()
            self.begin_turn()
        else:
            self.is_over = True

    def draft_tile(self, tile: i64, spot: i64) -> None:
        """Lay a tile as the next one of the draft."""
        self.spots[tile] = spot
        self.draft[self.drafted] = tile
        self.drafted += 1

    def lift_draft(self) -> None:
        """Remove all tiles of the draft from the table, and put down the tile taken."""
        while self.drafted > 0:
            self.drafted -= 1
            self.spots[self.draft[self.drafted]] = NONE
        self.taken = NO_TILE

    def play_draft(self) -> None:
        """Play the draft: its tiles leave the pool."""
        for index in range(self.drafted):
            self.reach(self.spots[self.draft[index]])
        kept: i64 = 0
        for index in range(self.pool_count):
            tile = self.pool[index]
            if self.spots[tile] == NONE:
                self.pool[kept] = tile
                kept += 1
        self.pool_count = kept
        self.points[0] -= self.drafted
        self.played += self.drafted
        self.drafted = 0
        self.forget_turn()

    def reach(self, spot: i64) -> None:
        """Extend the columns and rows of the played tiles by those of a tile."""
        x = self.column(spot)
        y = self.row(spot)
        self.reach_square(x, y)
        self.reach_square(x + RIGHT[spot % 4], y + UP[spot % 4])

    def reach_square(self, x: i64, y: i64) -> None:
        """Extend them by a square."""
        self.span(min(self.left, x), max(self.right, x), min(self.bottom, y), max(self.top, y))

    def column(self, spot: i64) -> i64:
        """Return the column of the larger half of a spot."""
        return column_near(spot // 4, (self.left + self.right) // 2)

    def row(self, spot: i64) -> i64:
        """Return its row."""
        return row_near(spot // 4, (self.bottom + self.top) // 2)

    # Knowledge.

    def copy_public(self, other: State) -> None:
        """Copy the table, the pool and the draft."""
        super().copy_public(other)
        assert isinstance(other, TrafficRound)
        self.spots = other.spots[:]
        self.played = other.played
        self.span(other.left, other.right, other.bottom, other.top)
        self.pool = other.pool[:]
        self.pool_count = other.pool_count
        self.kept_table = other.kept_table
        self.starts = other.starts
        self.listed = other.listed
        self.values = other.values
        self.taken = other.taken
        self.draft = other.draft[:]
        self.drafted = other.drafted


def add_in_order(actions: Actions, first: i64, action: i64) -> None:
    """Add an action to the ascending ones from ``first`` on."""
    actions.add(action)
    items = actions.items
    at: i64 = actions.count - 1
    while at > first and items[at - 1] > action:
        items[at] = items[at - 1]
        at -= 1
    items[at] = action
