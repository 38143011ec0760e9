"""The table of High Fives as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, Message
from capicua.core.tile import NO_TILE, tile_text
from capicua.core.zones import Facts, Hand, Offer, Score, Stock, Taken, Zone
from capicua.games.high_fives.tiles import WORTH
from capicua.games.high_fives.words import texts

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound


def zones(state: HighFivesRound) -> list[Zone]:
    """Pool, missed tile and boneyard; what each seat has captured; hands."""
    players = int(state.players)
    pool = [tile for tile in state.pool_tiles() if tile != state.missed]
    found: list[Zone] = [Stock(name="pool", count=len(pool), tiles=texts(pool))]
    if state.missed != NO_TILE:
        before = int(state.turn or players) - 1
        found.append(Offer(name="missed", tile=tile_text(state.missed), seat=before))
    found.append(Stock(name="boneyard", count=int(state.left)))
    found += [taken(state, seat) for seat in range(players)]
    found.append(Facts(name="round", facts=facts(state)))
    found += [
        Hand(seat=seat, count=int(state.counts[seat]), tiles=texts(state.hand_tiles(seat)))
        for seat in range(players)
    ]
    totals = state.setup.totals or [0] * players
    return [*found, Score(totals=list(totals), round=state.scores())]


def taken(state: HighFivesRound, seat: int) -> Taken:
    """What a seat has captured; of the tiles that score, the best ones first."""
    tiles = state.taken_tiles(seat)
    scoring = sorted([tile for tile in tiles if WORTH[tile]], key=lambda tile: -WORTH[tile])
    return Taken(
        name="captured",
        seats=[seat],
        points=sum(int(WORTH[tile]) for tile in scoring),
        tiles=texts(scoring),
        rest=texts([tile for tile in tiles if not WORTH[tile]]),
    )


def facts(state: HighFivesRound) -> list[Message]:
    """Which hand of how many is played, and who has most tiles as it stands."""
    deals = len(state.rules.sizes)
    found = [Message("fact-deal", {"number": int(state.hand), "deals": deals})]
    leaders = state.leaders()
    count, points = int(state.taken_count(leaders[0])), int(state.rules.bonus)
    if len(leaders) == 1 and points:
        most: dict[str, Argument] = {"player": leaders[0], "count": count, "points": points}
        found.append(Message("fact-most", most))
    return found
