"""Positions of Texas 42 as text fields: written by ``fields``, set up by ``place``.

An auction is written as what was said (``bids: 30 pass 42 pass``), and replayed. A
position set up by hand may give the contract instead (``bidder``, ``bid``). Hands that are
not given get what is left of the set, lowest tiles first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tile import BIT, DOUBLES, count_bits, parse_tiles, tile_text, tiles_in, tiles_text
from capicua.games.texas_42.auction import (
    AUCTION,
    BID,
    BID_VALUE,
    NAMING,
    NO_BID,
    PASS,
    PLUNGE,
    PLUNGE_BID,
    TRICKS,
    bid_of,
)
from capicua.games.texas_42.picture import spoken, trick_seats
from capicua.games.texas_42.suits import FULL_SET, HAND, NOT_NAMED, SUITS
from capicua.games.texas_42.words import SUIT_NAMES, mode_of, mode_text, text

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound

PLUNGE_WORD: Final = "plunge"
KNOWN: Final = (
    *("A", "B", "C", "D", "dealer", "must_bid", "bids", "bidder", "bid", "plunger", "trump"),
    *("leader", "trick", "taken", "tricks", "voids", "turn"),
)


def fields(state: TexasRound) -> dict[str, str]:
    """The position as text fields, as far as this state knows it."""
    found: dict[str, str] = {}
    for seat in range(4):
        if state.hands[seat] or state.counts[seat] == 0:
            found[seat_letter(seat)] = tiles_text(tiles_in(state.hands[seat]))
    found["dealer"] = seat_letter(state.dealer)
    if state.must_bid:
        found["must_bid"] = "yes"
    said = [text(state, action).removeprefix("bid ") for _, action in spoken(state)]
    if said:
        found["bids"] = " ".join(said)
    if state.bidder != NOBODY:
        found["bidder"] = seat_letter(state.bidder)
        found["bid"] = _bid_text(state)
    if state.plunger != NOBODY:
        found["plunger"] = f"{seat_letter(state.plunger)} {state.doubles_left}"
    if state.phase == TRICKS:
        laid = [tile_text(state.trick[place]) for place in range(state.laid)]
        found["trump"] = mode_text(state, state.mode)
        found["leader"] = seat_letter(state.leader)
        found["trick"] = " ".join(laid) or "–"
        found["taken"] = f"{state.taken[0]} {state.taken[1]}"
        found["tricks"] = f"{state.tricks[0]} {state.tricks[1]}"
        voids = [_void_text(state, seat) for seat in range(4) if state.voids[seat]]
        found["voids"] = ", ".join(voids) or "–"
    found["turn"] = seat_letter(state.turn)
    return found


def _bid_text(state: TexasRound) -> str:
    value = int(BID_VALUE[state.standing])
    return f"{PLUNGE_WORD} {value}" if state.plunged else str(value)


def _void_text(state: TexasRound, seat: int) -> str:
    suits = [SUIT_NAMES[suit] for suit in range(SUITS) if state.voids[seat] & BIT[suit]]
    return " ".join([seat_letter(seat), *suits])


def place(state: TexasRound, fields: dict[str, str]) -> None:
    """Sets the position up; raises ``BadText`` naming the field that makes no sense."""
    for name in fields:
        if name not in KNOWN:
            raise _bad(fields, name)
    starter = state.starter
    dealer: i64 = 3 if starter == NOBODY else (starter + 3) & 3
    if "dealer" in fields:
        dealer = parse_seat(fields["dealer"], 4)
    state.restart(vec[i64](), dealer)
    state.clear(dealer)
    if "must_bid" in fields:
        state.must_bid = fields["must_bid"].strip().lower() == "yes"
    _place_auction(state, fields)
    if "trump" in fields:
        _place_trump(state, fields)
    trick = _tiles(fields, "trick")
    _place_hands(state, fields, trick)
    if state.phase == TRICKS:
        _place_trick(state, fields, trick)
    if "plunger" in fields:
        _place_plunger(state, fields)
    if state.phase == TRICKS and not state.laid and state.is_decided():
        state.score()
    if "turn" in fields and parse_seat(fields["turn"], 4) != state.turn:
        raise _bad(fields, "turn")


def _place_auction(state: TexasRound, fields: dict[str, str]) -> None:
    """What was said, replayed; or the contract alone."""
    for word in fields.get("bids", "").replace(",", " ").split():
        action = _spoken(state, word.lower())
        if action < 0:
            raise _bad(fields, "bids")
        state.advance(action)
    if "bids" not in fields and ("bidder" in fields or "trump" in fields):
        words = fields.get("bid", "30").lower().split()
        state.bidder = parse_seat(fields.get("bidder", fields.get("turn", "A")), 4)
        state.plunged = words[0] == PLUNGE_WORD
        state.standing = bid_of(int(words[-1])) if words[-1].isdecimal() else NO_BID
        if state.standing == NO_BID or (state.plunged and not state.rules.plunge):
            raise _bad(fields, "bid")
        state.close_auction()
    if "bidder" in fields and parse_seat(fields["bidder"], 4) != state.bidder:
        raise _bad(fields, "bidder")
    if "bid" in fields and (
        state.standing == NO_BID or fields["bid"].strip().lower() != _bid_text(state)
    ):
        raise _bad(fields, "bid")


def _spoken(state: TexasRound, word: str) -> int:
    """The action of a word of the auction; -1 where it cannot be said now.

    A plunge is believed: its doubles may have been played since.
    """
    if state.phase != AUCTION or state.is_over:
        return -1
    if word == "pass":
        return PASS if state.may_pass() else -1
    plunge = word == PLUNGE_WORD
    bid = PLUNGE_BID if plunge else bid_of(int(word)) if word.isdecimal() else NO_BID
    if bid == NO_BID or not state.rules.raises[state.standing + 1] & BIT[bid]:
        return -1
    return PLUNGE if plunge else BID + bid


def _place_trump(state: TexasRound, fields: dict[str, str]) -> None:
    mode = mode_of(fields["trump"].strip().lower())
    if mode == NOT_NAMED or state.phase != NAMING or not state.nameable() & BIT[mode]:
        raise _bad(fields, "trump")
    state.name(mode)


def _place_hands(state: TexasRound, fields: dict[str, str], trick: list[int]) -> None:
    """The hands as they are now; the tiles of no hand and not in the trick are played."""
    if state.phase == TRICKS and "leader" in fields:
        state.start_trick(parse_seat(fields["leader"], 4))
        state.opener = state.leader
        state.turn = state.leader
        if state.leader == state.sitter:
            raise _bad(fields, "leader")
    if len(trick) >= state.size or (trick and state.phase != TRICKS):
        raise _bad(fields, "trick")
    laid = trick_seats(state, int(state.leader))[: len(trick)]
    size = _size(state, fields, laid)
    free = FULL_SET & ~_mask(trick)
    for seat in range(4):
        state.counts[seat] = HAND if seat == state.sitter else size - (seat in laid)
        if seat_letter(seat) in fields:
            hand = _tiles(fields, seat_letter(seat))
            if len(hand) != state.counts[seat] or _mask(hand) & ~free:
                raise _bad(fields, seat_letter(seat))
            state.hands[seat] = _mask(hand)
            free &= ~state.hands[seat]
    for seat in range(4):
        if seat_letter(seat) not in fields:
            state.hands[seat] = _mask(tiles_in(free)[: int(state.counts[seat])])
            free &= ~state.hands[seat]
    state.seen = free


def _size(state: TexasRound, fields: dict[str, str], laid: list[int]) -> int:
    """Tiles in each hand when the trick began, from the tricks taken or a hand that is given."""
    if state.phase != TRICKS:
        return HAND
    if "tricks" in fields:
        return HAND - sum(_pair(fields, "tricks", HAND))
    for seat in range(4):
        if seat != state.sitter and seat_letter(seat) in fields:
            return min(HAND, len(_tiles(fields, seat_letter(seat))) + (seat in laid))
    return HAND


def _place_trick(state: TexasRound, fields: dict[str, str], trick: list[int]) -> None:
    """What was taken and shown so far, and the trick on the table, replayed."""
    for name, values, limit in (("taken", state.taken, 42), ("tricks", state.tricks, HAND)):
        if name in fields:
            pair = _pair(fields, name, limit)
            values[0], values[1] = pair[0], pair[1]
    for part in fields.get("voids", "–").split(","):
        words = part.split()
        if words and words != ["–"]:
            if not all([word in SUIT_NAMES for word in words[1:]]):
                raise _bad(fields, "voids")
            seat = parse_seat(words[0], 4)
            for word in words[1:]:
                state.voids[seat] |= BIT[SUIT_NAMES.index(word)]
    for tile in trick:
        state.hands[state.turn] |= BIT[tile]
        state.counts[state.turn] += 1
        if not state.playable() & BIT[tile]:
            raise _bad(fields, "trick")
        state.advance(tile)


def _place_plunger(state: TexasRound, fields: dict[str, str]) -> None:
    """Who has bid a plunge, and how many doubles that seat is known to hold still."""
    words = fields["plunger"].split()
    if len(words) != 2 or not words[1].isdecimal() or not state.rules.plunge:
        raise _bad(fields, "plunger")
    state.plunger = parse_seat(words[0], 4)
    state.doubles_left = int(words[1])
    held = int(count_bits(state.hands[state.plunger] & DOUBLES[0]))
    if seat_letter(state.plunger) in fields and held < state.doubles_left:
        raise _bad(fields, "plunger")


def _pair(fields: dict[str, str], name: str, limit: int) -> list[int]:
    """Two numbers, for seats A and C and for B and D, that together stay within a limit."""
    words = fields[name].split()
    if len(words) != 2 or not all([word.isdecimal() for word in words]):
        raise _bad(fields, name)
    pair = [int(word) for word in words]
    if sum(pair) > limit:
        raise _bad(fields, name)
    return pair


def _tiles(fields: dict[str, str], name: str) -> list[int]:
    """The tiles of a field, none of them twice."""
    tiles = parse_tiles(fields.get(name, ""), 6)
    if len(set(tiles)) != len(tiles):
        raise _bad(fields, name)
    return tiles


def _mask(tiles: list[int]) -> i64:
    mask: i64 = 0
    for tile in tiles:
        mask |= BIT[tile]
    return mask


def _bad(fields: dict[str, str], name: str) -> BadText:
    return BadText(Message("text-position", {"field": name, "text": fields.get(name, "")}))
