"""Positions of Texas 42 as text fields: written by ``fields``, set up by ``place``.

An auction is written as its calls (``bids: 30 pass 42 pass``) and replayed. A position set
up by hand may give the contract instead (``bidder``, ``bid``). Omitted hands get the
remaining tiles of the set, lowest first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import (
    CALLS,
    NUMBER,
    SEAT,
    WORD,
    WORDS,
    Entry,
    by_letter,
)
from capicua.core.position_fields import Fields, bad, expected, few_doubles, read_number, wrong_size
from capicua.core.seats import EVERYTHING, NOBODY, parse_seat, seat_letter
from capicua.core.tiles.tile import BIT, DOUBLES, count_bits, tiles_text
from capicua.families.tricks.positions import TrickPositions
from capicua.games.texas_42.auction import (
    ALL_POINTS,
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
from capicua.games.texas_42.picture import spoken
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import HAND, NOT_NAMED, SUIT_NAMES
from capicua.games.texas_42.words import MODE_TEXTS, mode_of, mode_text

PLUNGE_WORD: Final = "plunge"


class TexasPositions(TrickPositions[TexasRound]):
    """The hands, the auction, the contract, and the known tricks."""

    def fields(self, state: TexasRound) -> dict[str, str]:
        """Return the position, as far as this state shows it."""
        found = {**state.hands.fields(), "dealer": seat_letter(state.dealer)}
        if state.must_bid:
            found["must_bid"] = "yes"
        said = [state.text(action).removeprefix("bid ") for _, action in spoken(state)]
        if said:
            found["bids"] = " ".join(said)
        if state.bidder != NOBODY:
            found["bidder"] = seat_letter(state.bidder)
            found["bid"] = _bid_text(state)
        if state.plunger != NOBODY:
            found["plunger"] = f"{seat_letter(state.plunger)} {state.doubles_left}"
        if state.phase == TRICKS:
            found["trump"] = mode_text(state, int(state.mode))
            found["leader"] = seat_letter(state.leader)
            found["trick"] = self.trick_text(state)
            found["taken"] = f"{state.taken(0)} {state.taken(1)}"
            found["tricks"] = f"{state.tricks_of(0)} {state.tricks_of(1)}"
            found["voids"] = self.voids_text(state)
            if state.viewer != EVERYTHING:  # else they are what the hands leave
                found["gone"] = self.gone_text(state)
        found["turn"] = seat_letter(state.turn)
        return found

    def entries(self, state: TexasRound) -> list[Entry]:
        """Return the auction or its result, the tricks, and the points of each side."""
        values = [str(int(value)) for value in BID_VALUE]
        calls = ["pass", *values]
        if state.game.plunge:
            calls.append(PLUNGE_WORD)
            values += [f"{PLUNGE_WORD} {value}" for value in values]
        play = ["trump", "leader", "trick", "gone", "taken", "tricks", "voids", "plunger"]
        found = [
            Entry("dealer", SEAT, drops=["turn"]),
            Entry("bids", CALLS, words=calls, drops=["bidder", "bid", "turn", *play], unused=""),
            Entry("bidder", SEAT, drops=["bids", "turn", "leader"]),
            Entry("bid", WORD, words=values, drops=["bids", "turn"]),
            Entry("trump", WORD, words=list(MODE_TEXTS), drops=["turn"]),
            *self.trick_entries(state),
            *_side_entries("tricks", HAND),
            *_side_entries("taken", ALL_POINTS),
            *by_letter(4, "voids", WORDS, words=list(SUIT_NAMES)),
            Entry("must_bid", WORD, words=["", "yes"], drops=["turn"], is_rare=True),
        ]
        if state.game.plunge:
            turned = Message("entry-plunge-doubles")
            found += [
                Entry("plunger", SEAT, part=0, parts=2, separator=" ", is_rare=True),
                Entry(
                    "plunger",
                    NUMBER,
                    turned,
                    part=1,
                    parts=2,
                    separator=" ",
                    high=HAND,
                    unused="0",
                    is_rare=True,
                ),
            ]
        return found

    def place(self, state: TexasRound, fields: dict[str, str]) -> None:
        """Set the position up; raises ``BadText`` naming the invalid field."""
        given = Fields(fields, state.game)
        starter = int(state.starter)
        dealer = given.seat("dealer", 3 if starter == NOBODY else (starter + 3) % 4)
        state.restart(vec[i64](), dealer)
        state.hands.clear()
        state.begin_auction(dealer)
        if given.has("must_bid"):
            state.must_bid = given.is_set("must_bid")
        _place_auction(state, given)
        if given.has("trump"):
            _place_trump(state, given)
        trick = given.tiles("trick")
        is_play = state.phase == TRICKS
        if trick and not is_play:
            raise bad("trick", tiles_text(trick), Message("position-no-trump"))
        if len(trick) >= state.size:
            cause = wrong_size(len(trick), 0, int(state.size) - 1)
            raise bad("trick", tiles_text(trick), cause)
        if is_play:
            _place_leader(state, given)
            size = HAND - _place_tricks(state, given) if given.has("tricks") else -1
            self.place_tiles(state, given, trick, size)
            _place_taken(state, given)
            self.place_voids(state, given)
            self.place_trick(state, trick)
        else:
            self.place_tiles(state, given, [], HAND)
        if given.has("plunger"):
            _place_plunger(state, given, fields)
        if is_play and not state.laid and state.is_decided():
            state.score()
        self.check_turn(state, given)
        given.close()


def _side_entries(field: str, most: int) -> list[Entry]:
    """Return a number for A and C, and one for B and D."""
    return [
        Entry(
            field,
            NUMBER,
            Message(f"entry-{field}-side", {"player": side, "other": side + 2}),
            part=side,
            parts=2,
            separator=" ",
            high=most,
            unused="0",
        )
        for side in (0, 1)
    ]


def _bid_text(state: TexasRound) -> str:
    value = int(BID_VALUE[state.standing])
    return f"{PLUNGE_WORD} {value}" if state.plunged else str(value)


def _place_auction(state: TexasRound, given: Fields) -> None:
    """Replay the calls, or set up only the contract."""
    was_said = given.has("bids")
    for word in given.text("bids").lower().replace(",", " ").split():
        action = _spoken(state, word)
        if action < 0:
            raise bad("bids", word, _allowed_bids(state))
        state.advance(action)
    is_contract = not was_said and (given.has("bidder") or given.has("trump"))
    bid = given.text("bid", "30" if is_contract else "").lower()
    if is_contract:
        state.bidder = parse_seat(given.left.get("bidder", given.left.get("turn", "A")), 4)
        words = bid.split() or [""]
        state.plunged = words[0] == PLUNGE_WORD
        state.standing = bid_of(int(words[-1])) if words[-1].isdecimal() else NO_BID
        if state.plunged and not state.game.plunge:
            raise bad("bid", bid, Message("position-no-plunge"))
        if state.standing == NO_BID:
            raise bad("bid", bid, expected([str(int(value)) for value in BID_VALUE]))
        state.close_auction()
    if given.has("bidder"):
        bidder = given.seat("bidder")
        if state.bidder == NOBODY:
            raise bad("bidder", seat_letter(bidder), Message("position-no-bid"))
        if bidder != state.bidder:
            cause = Message("position-bidder", {"player": int(state.bidder)})
            raise bad("bidder", seat_letter(bidder), cause)
    if bid and state.standing == NO_BID:
        raise bad("bid", bid, Message("position-no-bid"))
    if bid and bid != _bid_text(state):
        raise bad("bid", bid, expected([_bid_text(state)]))


def _allowed_bids(state: TexasRound) -> Message:
    """Return the cause that a call is not one of those allowed now."""
    if state.phase != AUCTION or state.is_over:
        return Message("position-auction-over")
    words = ["pass"] if state.may_pass() else []
    higher = state.game.raises[state.standing + 1]
    words += [str(int(value)) for bid, value in enumerate(BID_VALUE) if higher & BIT[bid]]
    return expected([*words, PLUNGE_WORD] if higher & BIT[PLUNGE_BID] else words)


def _spoken(state: TexasRound, word: str) -> int:
    """Return the action of a call; -1 if it is illegal now.

    A plunge is not checked: its doubles may have been played since.
    """
    if state.phase != AUCTION or state.is_over:
        return -1
    if word == "pass":
        return PASS if state.may_pass() else -1
    plunge = word == PLUNGE_WORD
    bid = PLUNGE_BID if plunge else bid_of(int(word)) if word.isdecimal() else NO_BID
    if bid == NO_BID or not state.game.raises[state.standing + 1] & BIT[bid]:
        return -1
    return PLUNGE if plunge else BID + bid


def _place_trump(state: TexasRound, given: Fields) -> None:
    text = given.text("trump").lower()
    mode = mode_of(text)
    if state.phase != NAMING:
        raise bad("trump", text, Message("position-no-bid"))
    nameable = state.nameable()
    if mode == NOT_NAMED or not nameable & BIT[mode]:
        modes = [one for one in range(len(MODE_TEXTS)) if nameable & BIT[one]]
        raise bad("trump", text, expected([mode_text(state, one) for one in modes]))
    state.name(mode)


def _place_leader(state: TexasRound, given: Fields) -> None:
    """Set up the leader of the trick, who is also the first known leader."""
    leader = given.seat("leader", int(state.leader))
    if leader == state.sitter:
        cause = Message("position-sits-out", {"player": leader})
        raise bad("leader", seat_letter(leader), cause)
    state.start_trick(leader)
    state.opener = leader


def _place_tricks(state: TexasRound, given: Fields) -> int:
    """Set up the tricks of each side, and return their number."""
    tricks = _pair(given, "tricks", HAND)
    state.tricks[0], state.tricks[1] = tricks
    return sum(tricks)


def _place_taken(state: TexasRound, given: Fields) -> None:
    """Set up the points of each side."""
    if given.has("taken"):
        for side, points in enumerate(_pair(given, "taken", ALL_POINTS)):
            state.honours[side] = points - state.tricks[side]


def _place_plunger(state: TexasRound, given: Fields, fields: dict[str, str]) -> None:
    """Set up the seat that bid a plunge, and the doubles it is known to hold."""
    text = given.text("plunger")
    words = text.split()
    if not state.game.plunge:
        raise bad("plunger", text, Message("position-no-plunge"))
    if len(words) != 2:
        raise bad("plunger", text, Message("position-plunger"))
    state.plunger = parse_seat(words[0], 4)
    state.doubles_left = read_number("plunger", words[1])
    held = count_bits(state.hands.bits[state.plunger] & DOUBLES[0])
    if seat_letter(state.plunger) in fields and held < state.doubles_left:
        cause = few_doubles(int(state.plunger), held, int(state.doubles_left))
        raise bad("plunger", text, cause)


def _pair(given: Fields, name: str, most: int) -> list[int]:
    """Read two numbers, for seats A and C and for B and D, with a limit on their sum."""
    text = given.text(name)
    pair = [read_number(name, word) for word in text.split()]
    if len(pair) != 2:
        raise bad(name, text, Message("position-pairs", {"found": len(pair)}))
    if sum(pair) > most:
        raise bad(name, text, Message("position-sum", {"sum": sum(pair), "most": most}))
    return pair
