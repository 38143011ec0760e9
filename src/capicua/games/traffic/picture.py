"""The table of Traffic as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.core.tile import NO_TILE, tile_text
from capicua.core.zones import Facts, Offer, Placed, Plane, Stock, Zone
from capicua.games.traffic.plane import QUAD, first_square, second_square
from capicua.games.traffic.plays import NONE
from capicua.games.traffic.words import coordinates, draft_quad, quad_squares

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound


def zones(state: TrafficRound) -> list[Zone]:
    """The table, the pool without what is laid or taken, the stock and what is known of it."""
    pool = [
        tile_text(tile)
        for tile in state.pool[: state.pool_count]
        if state.spots[tile] == NONE and tile != state.taken
    ]
    found: list[Zone] = [
        Plane(
            name="table",
            tiles=_placed(state),
            marked=[coordinates(square) for square in quad_squares(state)],
        ),
        Stock(name="pool", count=len(pool), tiles=pool),
    ]
    if state.taken != NO_TILE:
        found.append(Offer(name="taken", tile=tile_text(state.taken)))
    return [*found, Stock(name="stock", count=int(state.left)), Facts(facts=_facts(state))]


def _placed(state: TrafficRound) -> list[Placed]:
    """The tiles on the table, the draft last."""
    draft = [int(tile) for tile in state.draft[: state.drafted]]
    played = [
        tile for tile in range(state.rules.tiles) if state.spots[tile] != NONE and tile not in draft
    ]
    placed = []
    for tile in played + draft:
        spot = state.spots[tile]
        squares = [coordinates(first_square(spot)), coordinates(second_square(spot))]
        placed.append(
            Placed(tile=tile_text(tile), squares=squares, state="draft" if tile in draft else "")
        )
    return placed


def _facts(state: TrafficRound) -> list[Message]:
    facts = [Message("fact-tiles-left", {"count": int(state.points[0])})]
    quad = draft_quad(state)
    if quad:
        facts.append(Message("fact-quad", {"quad": quad}))
    elif state.drafted == 0 and not state.is_over:
        facts.append(Message("fact-plays", {"count": len(state.plays) // QUAD}))
    unseen = [tile_text(tile) for tile in state.unseen_tiles()]
    if unseen:
        facts.append(Message("fact-unseen", {"tiles": unseen}))
    return facts
