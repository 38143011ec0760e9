"""That's It! as zones."""

from __future__ import annotations

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Argument, Message
from capicua.core.presentation import Picture
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, NO_TILE
from capicua.core.zones import Facts, Melds, Stock, Zone
from capicua.families.melds.picture import offer, score
from capicua.families.melds.tiles import texts, tiles_of
from capicua.games.thats_it.actions import THATS_IT
from capicua.games.thats_it.melds import Split, chosen, meld_points, shared_suit, suit_masks
from capicua.games.thats_it.rules import ThatsItRound


class ThatsItPicture(Picture[ThatsItRound]):
    """The discard, the boneyard and the trash, hands and melds."""

    def zones(self, state: ThatsItRound) -> list[Zone]:
        """Return the table, with the viewer's possible melds."""
        trash = texts(tiles_of(state.trash))
        found: list[Zone] = [
            *offer(state, "discard", state.offer),
            state.stock.zone("boneyard"),
            Stock(name="trash", count=len(trash), tiles=trash),
            *[state.hands.zone(seat, notes(state, seat)) for seat in range(state.players)],
        ]
        if state.winner != NOBODY:
            found += melds("declared", int(state.winner), state.best_split(state.winner))
        elif state.viewer >= 0:
            found += preview(state, int(state.viewer))
        facts = [Message("fact-target", {"target": state.game.target})]
        if state.offer != NO_TILE and not state.may_take():
            facts.append(Message("fact-must-draw", {"count": int(state.chain)}))
        return [*found, Facts(name="match", facts=facts), score(state)]


def notes(state: ThatsItRound, seat: int) -> list[Message]:
    """Return the tiles of a seat that are public."""
    known = state.known_tiles(seat)
    if not known or state.winner == seat:
        return []
    return [Message("note-took", {"owner": seat, "tiles": texts(known)})]


def melds(name: str, seat: int, split: Split) -> list[Zone]:
    """Return a split as a zone, with its score."""
    groups = [texts(meld) for meld in split.melds]
    told: dict[str, Argument] = {"points": int(split.score), "sum": sum(split.points)}
    fact = Message("fact-doubled" if split.doubled else "fact-scores", told)
    return [
        Melds(name=name, seat=seat, groups=groups, points=split.points),
        Facts(name="count", facts=[fact]),
    ]


def preview(state: ThatsItRound, seat: int) -> list[Zone]:
    """Return the score of a seat's own hand, or its possible melds and missing tiles."""
    tiles = state.hands.tiles(seat)
    if state.hands.counts[seat] > state.game.hand_size:
        splits = [
            state.best_split(seat, action - THATS_IT)
            for action in state.legal_actions()
            if action >= THATS_IT
        ]
    else:
        splits = [state.game.counting.best(tiles)]
    best = max(splits, key=lambda split: int(split.score), default=Split())
    if best.score > 0:
        return melds("preview", seat, best)
    found = possible(tiles, seat)
    completing = state.completing(tiles) if len(tiles) == state.game.hand_size else []
    if completing:
        fact = Message("fact-completing", {"tiles": texts(completing)})
        found.append(Facts(name="completing", facts=[fact]))
    return found


def possible(tiles: list[int], seat: int) -> list[Zone]:
    """Return the best meld of each possible suit, by points; melds may share tiles."""
    hand = vec[i64](tiles)
    found = sorted([best_meld(hand, suit) for suit in suit_masks(hand, 3)], reverse=True)
    if not found:
        return []
    points = [worth for worth, _ in found]
    groups = [texts(chosen(hand, meld)) for _, meld in found]
    return [Melds(name="possible", seat=seat, groups=groups, points=points)]


def best_meld(hand: vec[i64], suited: int) -> tuple[int, int]:
    """Return the points and the tiles, as a mask, of the best meld of a suit (TSI-14)."""
    bits = [BIT[index] for index in range(len(hand)) if suited & BIT[index]]
    melds = [sum(part) for size in (3, 4) for part in combinations(bits, size)]
    return max([(int(meld_points(hand, meld, shared_suit(hand, meld))), meld) for meld in melds])
