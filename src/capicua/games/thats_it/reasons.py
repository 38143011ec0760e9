"""Reasons for taking, drawing or discarding: the number of tiles that fit into melds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import NO_TILE, tile_text
from capicua.families.melds.tiles import texts
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT
from capicua.games.thats_it.hints import FITTING, promise
from capicua.games.thats_it.melds import SUITS_OF, chosen, closing
from capicua.games.thats_it.rules import ThatsItRound

MOST: Final = 3


class ThatsItReasons(Reasons[ThatsItRound]):
    """Reasons from the number of tiles that fit into melds with and without a tile."""

    def reasons(self, state: ThatsItRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if action >= THATS_IT:
            split = state.best_split(state.turn, action - THATS_IT)
            return [Message("why-wins", {"points": int(split.score)})]
        if action == TAKE:
            return _for_take(state)
        if action == DRAW:
            return _for_draw(state)
        return _for_discard(state, action - DISCARD)[:MOST]


def fitting(state: ThatsItRound, tiles: list[int]) -> int:
    """Return the number of tiles that can be in the melds of one winning hand."""
    return int(promise(vec[i64](tiles), state.game.hand_size - 7)) // FITTING


def _with_offer(state: ThatsItRound) -> int:
    """Return that number after taking the discard and putting out the least useful tile."""
    tiles = [*state.hands.tiles(state.turn), int(state.offer)]
    barred = NO_TILE if state.game.redump_taken else state.offer
    return max(
        [fitting(state, [own for own in tiles if own != out]) for out in tiles if out != barred]
    )


def _for_take(state: ThatsItRound) -> list[Message]:
    hand = state.hands.tiles(state.turn)
    tile = tile_text(state.offer)
    tiles = sorted([*hand, int(state.offer)])
    outs = chosen(vec[i64](tiles), closing(vec[i64](tiles)))
    if outs:
        rests = [[own for own in tiles if own != out] for out in outs]
        best = max([int(state.game.counting.best(rest).score) for rest in rests])
        return [Message("why-completes", {"tile": tile, "points": best})]
    count, before = _with_offer(state), fitting(state, hand)
    size = int(state.game.hand_size)
    if count <= before:
        return []
    return [Message("why-fits", {"tile": tile, "count": count, "size": size, "before": before})]


def _for_draw(state: ThatsItRound) -> list[Message]:
    if not state.may_take() or _with_offer(state) > fitting(state, state.hands.tiles(state.turn)):
        return []
    return [Message("why-no-help", {"tile": tile_text(state.offer)})]


def _for_discard(state: ThatsItRound, tile: int) -> list[Message]:
    """Return reasons from the remaining hand and the tile's value to the next seat."""
    found: list[Message] = []
    hand = state.hands.tiles(state.turn)
    rest = [own for own in hand if own != tile]
    count, size = fitting(state, rest), int(state.game.hand_size)
    if count >= size - 1:
        waits = len(state.completing(rest, tile))
        if waits:
            found.append(Message("why-waits", {"count": waits}))
    others = [fitting(state, [own for own in hand if own != out]) for out in hand]
    if count == max(others) > min(others):
        found.append(Message("why-keeps", {"count": count, "size": size}))
    if not any([_shares(tile, own) for own in rest]):
        found.append(Message("why-alone", {"tile": tile_text(tile)}))
    following = int(state.next_seat(state.turn))
    known = state.known_tiles(following)
    if known and not any([_shares(tile, taken) for taken in known]):
        found.append(Message("why-unlike", {"other": following, "tiles": texts(known)}))
    return found


def _shares(a: int, b: int) -> bool:
    """Return whether two tiles have a suit in common."""
    return SUITS_OF[a] & SUITS_OF[b] != 0
