"""What a hand is worth, as questions and answers: bids in 42, discards in poker, counting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.study.trains import TileText
from capicua.core.tiles.tile import TOP_PIP, parse_tiles, tile_text
from capicua.review.hands.counting import OtherHand, count_tiles
from capicua.review.hands.poker_discards import poker_discards
from capicua.review.hands.texas_bids import BIDS, DEALS, texas_bids

MOST_OTHERS: Final = 11
SHARE_DIGITS: Final = 4


class BidAsked(Struct):
    """A hand of Texas 42."""

    tiles: Annotated[list[TileText], Meta(max_length=7)]


class BidChance(Struct):
    """The chance of making a bid, with its 95% interval, and the marks it gains on average."""

    bid: int
    chance: float
    low: float
    high: float
    marks: float


class TrumpFound(Struct):
    """What a hand makes with one trump."""

    trump: str
    """``0`` to ``6``, ``doubles``, ``none``, ``none_low`` or ``none_own``."""
    points: float
    """The expected points of the bidder's side, of 42."""
    safe: int
    """The highest bid up to 42 that is made more often than not; 0 if none is."""
    bids: list[BidChance]
    """30 to 42 and 84."""


class BidFound(Struct):
    """What a hand of 42 makes, the best trump first."""

    trumps: list[TrumpFound]
    deals: int
    """The number of sampled deals."""


class DiscardAsked(Struct):
    """A hand of Domino Poker."""

    tiles: Annotated[list[TileText], Meta(max_length=5)]
    most: Annotated[int, Meta(ge=0, le=5)] = 3
    """The highest number of discards that the rules allow."""
    by_suit: bool = False
    """Whether straights are ranked by suit."""
    by_pips: bool = False
    """Whether high pieces are ranked by pips."""


class DiscardLine(Struct):
    """A set of discards."""

    tiles: list[str]
    chance: float
    """Of beating one hand dealt from the other tiles; a tie counts half."""
    ranks: list[tuple[str, float]]
    """The chance of each rank, the highest first."""


class DiscardFound(Struct):
    """All sets of discards, the best first."""

    discards: list[DiscardLine]


class OtherAsked(Struct):
    """Another player's hand."""

    count: Annotated[int, Meta(ge=0, le=60)]
    lacks: Annotated[list[Annotated[int, Meta(ge=0, le=TOP_PIP)]], Meta(max_length=16)] = []
    """Numbers on which the player has passed."""


class CountAsked(Struct):
    """The tiles that can be seen, and what is known of the other hands."""

    high: Annotated[int, Meta(ge=6, le=TOP_PIP)] = 6
    own: Annotated[list[TileText], Meta(max_length=136)] = []
    laid: Annotated[list[TileText], Meta(max_length=136)] = []
    others: Annotated[list[OtherAsked], Meta(max_length=MOST_OTHERS)] = []


class NumberLine(Struct):
    """The tiles of a number: held, on the table, and out."""

    number: int
    own: int
    laid: int
    out: int


class HiddenLine(Struct):
    """A tile that is out, and the chance that each of the others holds it."""

    tile: str
    shares: list[float]


class CountFound(Struct):
    """The counting tables."""

    numbers: list[NumberLine]
    tiles: list[HiddenLine]
    boneyard: int
    """The number of tiles that nobody holds."""


@dataclass(frozen=True)
class BidQuery(Query):
    """What a hand of 42 makes."""

    shelf = AnswerCache("bids", JobKind.REVIEW, kept=500)

    tiles: tuple[str, ...]

    def answer(self) -> BidFound:
        """Return what the hand makes at each trump. Raise ``BadText``."""
        worths = texas_bids(parse_tiles(" ".join(self.tiles), 6))
        trumps = []
        for worth in worths:
            bids = []
            for bid in (*BIDS, 2 * BIDS[-1]):
                found = worth.chance(bid)
                share, low, high = (
                    round(each, SHARE_DIGITS) for each in (found.value, found.low, found.high)
                )
                bids.append(BidChance(bid, share, low, high, round(worth.marks(bid), 2)))
            trumps.append(TrumpFound(worth.trump, round(worth.mean, 1), worth.safe_bid, bids))
        return BidFound(trumps, DEALS)


def bid_query(asked: BidAsked) -> BidQuery:
    """Return the question about a hand; the order of its tiles does not matter."""
    return BidQuery(tuple(sorted(asked.tiles)))


def discards_of(asked: DiscardAsked) -> DiscardFound:
    """Return every set of discards. Raise ``BadText``."""
    tiles = parse_tiles(" ".join(asked.tiles), 6)
    found = poker_discards(tiles, asked.most, asked.by_suit, asked.by_pips)
    return DiscardFound(
        [
            DiscardLine(
                [tile_text(tile) for tile in each.tiles],
                round(each.chance, SHARE_DIGITS),
                [(rank, round(share, SHARE_DIGITS)) for rank, share in each.ranks.items()],
            )
            for each in found
        ]
    )


def counts_of(asked: CountAsked) -> CountFound:
    """Return the counting tables. Raise ``BadText``."""
    own, laid = (parse_tiles(" ".join(tiles), asked.high) for tiles in (asked.own, asked.laid))
    others = [OtherHand(other.count, other.lacks) for other in asked.others]
    found = count_tiles(asked.high, own, laid, others)
    return CountFound(
        [NumberLine(each.number, each.own, each.laid, each.out) for each in found.numbers],
        [
            HiddenLine(tile_text(each.tile), [round(one, SHARE_DIGITS) for one in each.shares])
            for each in found.tiles
        ],
        found.boneyard,
    )
