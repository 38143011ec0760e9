"""High Fives in words: notation, labels, narration, the count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import ALL_TILES, PIPS, is_double, parse_tile, tile_text
from capicua.games.high_fives.actions import (
    CLAIM,
    CLAIMING,
    DECLINE,
    FIRST,
    PAIR,
    SECOND,
    pair_of,
    play_of,
)
from capicua.games.high_fives.tiles import WORTH

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound

NOTHING: Final = ("none", "nothing", "nada", "ninguna")
"""What a play takes that takes no tile; the first is written, all are read."""
SUMS: Final = (5, 10, 15, 20, 25, 30)


# Notation.


def text(action: int) -> str:
    """``12-5 take 5-5``, ``8-1 take none``, ``claim 9-0``, ``pair 2-1 1-0``, ``decline``."""
    if action < CLAIM:
        tile, take = divmod(action, ALL_TILES)
        taken = NOTHING[0] if take == tile else tile_text(take)
        return f"{tile_text(tile)} take {taken}"
    if action < PAIR:
        return f"claim {tile_text(action - CLAIM)}"
    if action < DECLINE:
        return f"pair {tile_text(SECOND[action - PAIR])} {tile_text(FIRST[action - PAIR])}"
    return "decline"


def parse(text: str) -> int:
    """The action of a text; raises ``BadText``."""
    words = text.lower().split()
    if words in (["decline"], ["pass"]):
        return DECLINE
    if len(words) == 2 and words[0] == "claim":
        return CLAIM + int(parse_tile(words[1]))
    if len(words) == 3 and words[1] == "take":
        tile = parse_tile(words[0])
        if words[2] in NOTHING:
            return int(play_of(tile, tile))
        take = parse_tile(words[2])
        if take != tile:
            return int(play_of(tile, take))
    if len(words) == 3 and words[0] == "pair":
        first, second = sorted(int(parse_tile(word)) for word in words[1:])
        if first != second:
            return int(pair_of(first, second))
    raise BadText(Message("text-action", {"text": " ".join(text.split())}))


def texts(tiles: list[int]) -> list[str]:
    """Tiles as text."""
    return [tile_text(tile) for tile in tiles]


# Sentences.


def pair_taken(state: HighFivesRound, action: int) -> tuple[int, int]:
    """The two tiles that an action takes; the same one twice for a play that takes none."""
    if action < CLAIM:
        return divmod(action, ALL_TILES)
    if action < PAIR:
        return int(state.missed), action - CLAIM
    return int(SECOND[action - PAIR]), int(FIRST[action - PAIR])


def pair_arguments(state: HighFivesRound, action: int) -> dict[str, Argument]:
    """The tiles that an action takes, and the points they make."""
    tile, other = pair_taken(state, action)
    points = int(WORTH[tile] + WORTH[other])
    return {"tile": tile_text(tile), "other_tile": tile_text(other), "points": points}


def label(state: HighFivesRound, action: int) -> Message:
    """The action as a choice to be offered; a pair with its points."""
    if action == DECLINE:
        claiming = state.phase == CLAIMING
        return Message("label-no-claim" if claiming else "label-no-pair")
    tile, take = pair_taken(state, action)
    if tile == take:
        return Message("label-leave", {"tile": tile_text(tile)})
    name = "play" if action < CLAIM else "claim" if action < PAIR else "pair"
    return Message(f"label-{name}", pair_arguments(state, action))


def narrate(state: HighFivesRound, action: int) -> list[Message]:
    """What happens, and the hands that are dealt next."""
    player = int(state.turn)
    if action == DECLINE:
        name = "no-claim" if state.phase == CLAIMING else "no-pair"
        said = [Message(f"say-{name}", {"player": player})]
    else:
        said = [narrate_pair(state, action, player)]
    following = state.next_seat(player) if action < CLAIM else player
    if action < CLAIM and _is_missed(state, action):
        missed: dict[str, Argument] = {
            "player": int(following),
            "tile": tile_text(action % ALL_TILES),
        }
        return [*said, Message("say-missed", missed)]
    is_turn_end = action < CLAIM or state.phase == CLAIMING
    if is_turn_end and state.counts[following] == 0 and state.hand < len(state.rules.sizes):
        said += narrate_deal(state)
    return said


def narrate_pair(state: HighFivesRound, action: int, player: int) -> Message:
    """Who takes which two tiles, or leaves one in the pool."""
    arguments = {"player": player, **pair_arguments(state, action)}
    if action >= PAIR:
        return Message("say-pair", arguments)
    if action >= CLAIM:
        return Message("say-claim", arguments)
    if arguments["tile"] == arguments["other_tile"]:
        return Message("say-leave", {"player": player, "tile": arguments["tile"]})
    return Message("say-play", arguments)


def _is_missed(state: HighFivesRound, action: int) -> bool:
    tile, take = divmod(action, ALL_TILES)
    return tile == take and state.rules.has_claims and state.can_take(tile)


def narrate_deal(state: HighFivesRound) -> list[Message]:
    """The next hands; what is left after the last ones goes to the pool (HIF-4)."""
    size, deals = int(state.rules.sizes[state.hand]), len(state.rules.sizes)
    number = int(state.hand) + 1
    said = [Message("say-deal", {"number": number, "deals": deals, "count": size})]
    at = len(state.stock) - int(state.left) + size * int(state.players)
    if number == deals and 0 <= at < len(state.stock):
        rest = [int(tile) for tile in state.stock[at:]]
        said.append(Message("say-turned-up", {"count": len(rest), "tiles": texts(rest)}))
    return said


# The count.


def ending(state: HighFivesRound) -> list[Message]:
    """What each seat has captured by kind, what lies in the pool, and the bonus."""
    seats = range(int(state.players))
    said = [count(state.taken_tiles(seat), "end-count", {"player": seat}) for seat in seats]
    pool = state.pool_tiles()
    if pool:
        said.append(count(pool, "end-pool", {}))
    return said + bonus(state)


def count(tiles: list[int], id: str, arguments: dict[str, Argument]) -> Message:
    """The points of tiles by kind: doubles, then each sum (HIF-10)."""
    kinds: dict[str, Argument] = {"doubles": sum(is_double(tile) for tile in tiles)}
    for pips in SUMS:
        kinds[f"sum{pips}"] = sum(pips // 5 for tile in tiles if PIPS[tile] == pips)
    points = sum(int(WORTH[tile]) for tile in tiles)
    return Message(id, {**arguments, "count": len(tiles), **kinds, "points": points})


def bonus(state: HighFivesRound) -> list[Message]:
    """Who has most tiles, and what that brings (HIF-12)."""
    leaders = [int(seat) for seat in state.leaders()]
    points = int(state.rules.bonus)
    if points == 0:
        return []
    tiles = int(state.taken_count(leaders[0]))
    if len(leaders) == 1:
        return [Message("end-most", {"player": leaders[0], "count": tiles, "points": points})]
    points = int(state.rules.shared_bonus(len(leaders)))
    tied: dict[str, Argument] = {"count": tiles, "seats": len(leaders)}
    if points == 0:
        return [Message("end-most-tied", tied)]
    return [Message("end-most-shared", tied)] + [
        Message("end-share", {"player": seat, "points": points}) for seat in leaders
    ]
