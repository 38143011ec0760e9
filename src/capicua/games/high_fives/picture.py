"""High Fives as zones."""

from __future__ import annotations

from capicua.core.messages import Argument, Message
from capicua.core.presentation import Picture
from capicua.core.zones import Facts, Stock, Taken, Zone
from capicua.families.melds.picture import offer, score
from capicua.families.melds.tiles import texts, tiles_of
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import WORTH


class HighFivesPicture(Picture[HighFivesRound]):
    """Pool, missed tile, boneyard, captures and hands."""

    def zones(self, state: HighFivesRound) -> list[Zone]:
        """Return the table, as far as this state shows it."""
        seats = range(state.players)
        pool = texts([tile for tile in tiles_of(state.pool) if tile != state.missed])
        return [
            Stock(name="pool", count=len(pool), tiles=pool),
            *offer(state, "missed", state.missed),
            state.stock.zone("boneyard"),
            *[taken(state, seat) for seat in seats],
            Facts(name="round", facts=facts(state)),
            *[state.hands.zone(seat) for seat in seats],
            score(state),
        ]


def taken(state: HighFivesRound, seat: int) -> Taken:
    """Return the captures of a seat, with its scoring tiles, best first."""
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
    """Return the number of the hand being played, and who has the most tiles so far."""
    deals = len(state.game.sizes)
    found = [Message("fact-deal", {"number": int(state.hand), "deals": deals})]
    leaders = state.leaders()
    count, points = state.taken_count(leaders[0]), int(state.game.bonus)
    if len(leaders) == 1 and points:
        most: dict[str, Argument] = {"player": leaders[0], "count": count, "points": points}
        found.append(Message("fact-most", most))
    return found
