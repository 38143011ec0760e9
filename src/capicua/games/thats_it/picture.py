"""The table of That's It! as zones."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Argument, Message
from capicua.core.seats import NOBODY
from capicua.core.tile import ALL_TILES, BIT, NO_TILE, tile_text
from capicua.core.zones import Facts, Hand, Melds, Offer, Score, Stock, Zone
from capicua.games.thats_it.actions import THATS_IT
from capicua.games.thats_it.melds import (
    Split,
    closing,
    meld_points,
    shared_suit,
    suit_masks,
)
from capicua.games.thats_it.words import texts

if TYPE_CHECKING:
    from capicua.games.thats_it.rules import ThatsItRound


def zones(state: ThatsItRound) -> list[Zone]:
    """The discard, the boneyard and the trash, hands and melds."""
    players = int(state.players)
    found: list[Zone] = []
    if state.offer != NO_TILE:
        before = int(state.turn or players) - 1
        found.append(Offer(name="discard", tile=tile_text(state.offer), seat=before))
    trash = texts(state.tiles_of(state.trash, 0))
    found.append(Stock(name="boneyard", count=int(state.left)))
    found.append(Stock(name="trash", count=len(trash), tiles=trash))
    found += [hand(state, seat) for seat in range(players)]
    if state.winner != NOBODY:
        found += melds("declared", int(state.winner), state.best_split(state.winner))
    elif state.viewer >= 0:
        found += preview(state, int(state.viewer))
    facts = [Message("fact-target", {"target": state.rules.target})]
    if state.offer != NO_TILE and not state.may_take():
        facts.append(Message("fact-must-draw", {"count": int(state.chain)}))
    found.append(Facts(name="match", facts=facts))
    totals = state.setup.totals or [0] * players
    return [*found, Score(totals=list(totals), round=state.scores())]


def hand(state: ThatsItRound, seat: int) -> Hand:
    """A seat's tiles or their number, and which of them everybody knows."""
    notes = []
    known = state.tiles_of(state.known, seat)
    if known and state.winner != seat:
        notes.append(Message("note-took", {"owner": seat, "tiles": texts(known)}))
    return Hand(
        seat=seat,
        count=state.hand_count(seat),
        tiles=texts(state.hand_tiles(seat)),
        notes=notes,
    )


def melds(name: str, seat: int, split: Split) -> list[Zone]:
    """A split as a zone, and what the hand scores by it."""
    groups = [texts(meld) for meld in split.melds]
    score: dict[str, Argument] = {"points": int(split.score), "sum": sum(split.points)}
    fact = Message("fact-doubled" if split.doubled else "fact-scores", score)
    return [
        Melds(name=name, seat=seat, groups=groups, points=split.points),
        Facts(name="count", facts=[fact]),
    ]


def preview(state: ThatsItRound, seat: int) -> list[Zone]:
    """What a seat's own hand would score, or which melds it may make and what completes it."""
    tiles = state.hand_tiles(seat)
    if state.hand_count(seat) > state.rules.hand_size:
        splits = [
            state.best_split(seat, action - THATS_IT)
            for action in state.legal_actions()
            if action >= THATS_IT
        ]
    else:
        splits = [state.rules.counting.best(tiles)]
    best = max(splits, key=_score, default=Split())
    if best.score > 0:
        return melds("preview", seat, best)
    found = possible(tiles, seat)
    completing = completing_tiles(state, seat) if len(tiles) == state.rules.hand_size else []
    if completing:
        fact = Message("fact-completing", {"tiles": texts(completing)})
        found.append(Facts(name="completing", facts=[fact]))
    return found


def possible(tiles: list[int], seat: int) -> list[Zone]:
    """The best meld of each suit that has tiles for one, by points; they may share tiles."""
    hand = vec[i64](tiles)
    found = sorted([best_meld(hand, suit) for suit in suit_masks(hand, 3)], reverse=True)
    if not found:
        return []
    points = [score for score, _ in found]
    groups = [
        texts([tile for index, tile in enumerate(tiles) if meld & BIT[index]]) for _, meld in found
    ]
    return [Melds(name="possible", seat=seat, groups=groups, points=points)]


def best_meld(hand: vec[i64], suited: int) -> tuple[int, int]:
    """The points and the tiles, as a mask, of the best meld in the tiles of a suit (TSI-14)."""
    bits = [BIT[index] for index in range(len(hand)) if suited & BIT[index]]
    melds = [sum(part) for size in (3, 4) for part in combinations(bits, size)]
    return max([(int(meld_points(hand, meld, shared_suit(hand, meld))), meld) for meld in melds])


def _score(split: Split) -> int:
    return int(split.score)


def completing_tiles(state: ThatsItRound, seat: int) -> list[int]:
    """The tiles with which the seat, as far as it can tell, could declare."""
    tiles = state.hand_tiles(seat)
    gone = {*tiles, *state.tiles_of(state.trash, 0)}
    for other in range(state.players):
        gone.update(state.tiles_of(state.known, other))
    return [
        tile
        for tile in range(ALL_TILES)
        if tile not in gone and closing(vec[i64](sorted([*tiles, tile]))) != 0
    ]
