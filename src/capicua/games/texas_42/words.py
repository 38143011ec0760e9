"""Texas 42 in words: notation, choices, reports."""

from __future__ import annotations

from typing import Final

from capicua.core.action_parts import Part, number, tile, word
from capicua.core.messages import Argument, Message
from capicua.core.tiles.tile import BIT
from capicua.families.tricks.words import TrickWords
from capicua.games.texas_42.auction import (
    ALL_POINTS,
    AUCTION,
    BID,
    BID_VALUE,
    MARKS,
    NAME,
    NO_BID,
    PASS,
    PLUNGE,
    PLUNGES_TO,
    bid_of,
)
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import NELLO, NO_TRUMP, NOT_NAMED, SUIT_NAMES, TRUMPS

MODE_TEXTS: Final = (
    *("0", "1", "2", "3", "4", "5", "6", "doubles"),
    *("none", "none_low", "none_own", "nello"),
)


class TexasWords(TrickWords[TexasRound]):
    """``6-4``, ``pass``, ``bid 30``, ``trump 3``."""

    def parts(self, state: TexasRound, action: int) -> list[Part]:
        """Return the parts of a tile or a call."""
        if action < PASS:
            return [tile(action)]
        if action == PASS:
            return [word("pass")]
        if action == PLUNGE:
            return [word("bid"), word("plunge")]
        if action < NAME:
            return [word("bid"), number(BID_VALUE[action - BID])]
        return [word("trump"), word(mode_text(state, action - NAME))]

    def parse(self, state: TexasRound, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        words = text.lower().split()
        if words == ["pass"]:
            return PASS
        if words == ["bid", "plunge"]:
            return PLUNGE
        if len(words) == 2 and words[0] == "bid" and words[1].isdecimal():
            bid = bid_of(int(words[1]))
            if bid != NO_BID:
                return BID + bid
        if len(words) == 2 and words[0] == "trump":
            mode = mode_of(words[1])
            if mode != NOT_NAMED:
                return NAME + mode
        return super().parse(state, text)

    def label(self, state: TexasRound, action: int) -> Message:
        """Return the label of an action."""
        if action < PASS:
            return super().label(state, action)
        if action == PASS:
            return Message("label-pass")
        if action == PLUNGE:
            return plunge_label(int(PLUNGES_TO[state.standing + 1]))
        if action < NAME:
            return Message("label-bid", bid_values(state, action - BID))
        return Message("label-trump", {"trump": mode_name(state, action - NAME)})

    def narrate(self, before: TexasRound, action: int, after: TexasRound) -> list[Message]:
        """Return the call or the play, and its consequences."""
        if action < PASS:
            return super().narrate(before, action, after)
        if action >= NAME:
            return [_named(before, action - NAME)]
        return [_spoken(before, action), *_auction_goes_on(after)]

    def told(self, before: TexasRound, tile: int) -> Message:
        """Return the report of a tile led, following, trumping or discarded."""
        found = super().told(before, tile)
        if found.id == "say-discard" and TRUMPS[before.mode] & BIT[tile]:
            return Message("say-ruff", found.arguments)
        return found

    def ending(self, state: TexasRound) -> list[Message]:
        """Return the contract, the points taken and the applicable line of T42-22."""
        if state.is_void:
            return [Message("end-passed-out")]
        side = int(state.bidder & 1)
        values: dict[str, Argument] = {
            "player": int(state.bidder),
            "partner": int(state.bidder ^ 2),
            "taken": int(state.taken(side)),
            "against": int(state.taken(1 - side)),
            "score": int(state.points[side]),
            "others": int(state.points[1 - side]),
            **bid_values(state, int(state.standing)),
        }
        if state.mode == NELLO:
            kind = "nello"
        elif state.game.by_marks:
            kind = "marks-all" if state.goal() == ALL_POINTS else "marks"
        else:
            kind = "all" if state.goal() == ALL_POINTS else "bid"
        return [Message(f"end-{kind}-{'made' if state.made else 'set'}", values)]


# -- names in notation and in sentences -----------------------------------------------------------


def mode_text(state: TexasRound, mode: int) -> str:
    """Return a mode in notation; no trump is ``none_high`` if there is a choice."""
    if mode == NO_TRUMP and state.game.chooses_doubles:
        return "none_high"
    return MODE_TEXTS[mode]


def mode_of(word: str) -> int:
    """Return the mode named by a word; ``NOT_NAMED`` if there is none."""
    if word == "none_high":
        return NO_TRUMP
    return MODE_TEXTS.index(word) if word in MODE_TEXTS else NOT_NAMED


def mode_name(state: TexasRound, mode: int) -> str:
    """Return a mode as a message argument: ``threes``, ``doubles``, ``none``."""
    return SUIT_NAMES[mode] if mode < NO_TRUMP else mode_text(state, mode)


def bid_values(state: TexasRound, bid: int) -> dict[str, Argument]:
    """Return a bid as message arguments; ``marks`` is 0 for a bid stated in points."""
    value = int(BID_VALUE[bid])
    marks = int(MARKS[bid]) if state.game.by_marks and value >= ALL_POINTS else 0
    return {"bid": value, "marks": marks}


def plunge_label(bid: int) -> Message:
    """Return a plunge with its value in marks."""
    return Message("label-plunge", {"marks": int(MARKS[bid])})


# -- reports of the auction -----------------------------------------------------------------------


def _spoken(state: TexasRound, action: int) -> Message:
    """Return the report of a call, with the arguments of its label."""
    kind = "pass" if action == PASS else "plunge" if action == PLUNGE else "bid"
    return Message(f"say-{kind}", {"player": int(state.turn), **state.label(action).arguments})


def _auction_goes_on(after: TexasRound) -> list[Message]:
    """Return the end of the auction, or that the dealer must bid; otherwise nothing."""
    if after.is_void:
        return [Message("say-passed-out")]
    if after.phase == AUCTION:
        if after.may_pass():
            return []
        return [Message("say-must-bid", {"player": int(after.dealer)})]
    if after.plunged:
        return [Message("say-partner-names", {"player": int(after.turn)})]
    values: dict[str, Argument] = {"player": int(after.bidder)}
    return [Message("say-contract", {**values, **bid_values(after, int(after.standing))})]


def _named(state: TexasRound, mode: int) -> Message:
    player = int(state.turn)
    if mode == NELLO:
        return Message("say-nello", {"player": player, "partner": player ^ 2})
    return Message("say-trump", {"player": player, "trump": mode_name(state, mode)})
