"""The table of Traffic as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.core.zones import Facts, Offer, Placed, Plane, Zone
from capicua.families.patience.picture import open_pile, unseen_facts
from capicua.games.traffic.draft import (
    draft_quad,
    draft_tiles,
    played_tiles,
    pool_tiles,
    quad_places,
    squares_of,
)
from capicua.games.traffic.grid import QUAD
from capicua.games.traffic.rules import TrafficRound


class TrafficPicture(Picture[TrafficRound]):
    """The table, the pool without tiles laid or taken, the stock and what is known of it."""

    def zones(self, state: TrafficRound) -> list[Zone]:
        """Return table, pool, the tile taken, stock and facts."""
        placed = [_placed(state, tile) for tile in played_tiles(state)]
        placed += [_placed(state, tile, is_draft=True) for tile in draft_tiles(state)]
        taken: list[Zone] = []
        if state.taken != NO_TILE:
            taken = [Offer(name="taken", tile=tile_text(state.taken))]
        return [
            Plane(name="table", tiles=placed, marked=quad_places(state)),
            open_pile("pool", pool_tiles(state)),
            *taken,
            state.stock.zone("stock"),
            Facts(facts=_facts(state)),
        ]


def _placed(state: TrafficRound, tile: int, is_draft: bool = False) -> Placed:
    squares = squares_of(state, state.spots[tile])
    return Placed(tile=tile_text(tile), squares=squares, state="draft" if is_draft else "")


def _facts(state: TrafficRound) -> list[Message]:
    facts = [Message("fact-tiles-left", {"count": int(state.points[0])})]
    quad = draft_quad(state)
    if quad:
        facts.append(Message("fact-quad", {"quad": quad}))
    elif state.drafted == 0 and not state.is_over:
        facts.append(Message("fact-plays", {"count": len(state.plays) // QUAD}))
    return facts + unseen_facts(state)
