"""Notation and sentences of Texas 42."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.tile import BIT, parse_tile, tile_text
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
from capicua.games.texas_42.suits import LED, NELLO, NO_TRUMP, NOT_NAMED, TILES, TRUMPS, follows

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound

SUIT_NAMES: Final = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles")
MODE_TEXTS: Final = (
    *("0", "1", "2", "3", "4", "5", "6", "doubles"),
    *("none", "none_low", "none_own", "nello"),
)

# -- notation ---------------------------------------------------------------------------------


def text(state: TexasRound, action: i64) -> str:
    """The action in notation: ``6-4``, ``pass``, ``bid 30``, ``trump 3``."""
    if action < PASS:
        return tile_text(action)
    if action == PASS:
        return "pass"
    if action == PLUNGE:
        return "bid plunge"
    if action < NAME:
        return f"bid {BID_VALUE[action - BID]}"
    return f"trump {mode_text(state, action - NAME)}"


def mode_text(state: TexasRound, mode: i64) -> str:
    """A mode in notation; no trump says ``none_high`` where there is a choice."""
    if mode == NO_TRUMP and state.rules.chooses_doubles:
        return "none_high"
    return MODE_TEXTS[mode]


def parse(text: str) -> int:
    """The action written in notation; raises ``BadText``."""
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
    try:
        return int(parse_tile("".join(words), 6))
    except BadText:
        raise BadText(Message("text-action", {"text": " ".join(text.split())})) from None


def mode_of(word: str) -> int:
    """The mode of a word; ``NOT_NAMED`` where there is none."""
    if word == "none_high":
        return NO_TRUMP
    return MODE_TEXTS.index(word) if word in MODE_TEXTS else NOT_NAMED


# -- names used in sentences --------------------------------------------------------------------


def mode_name(state: TexasRound, mode: i64) -> str:
    """The mode as sentences choose it: ``threes``, ``doubles``, ``none``."""
    return SUIT_NAMES[mode] if mode < NO_TRUMP else mode_text(state, mode)


def bid_values(state: TexasRound, bid: i64) -> dict[str, Argument]:
    """A bid as sentences name it; ``marks`` is 0 where the bid is spoken as a number."""
    value = int(BID_VALUE[bid])
    marks = int(MARKS[bid]) if state.rules.by_marks and value >= 42 else 0
    return {"bid": value, "marks": marks}


# -- choices and events ---------------------------------------------------------------------------


def label(state: TexasRound, action: i64) -> Message:
    """The action as a choice."""
    if action < PASS:
        return Message("label-play", {"tile": tile_text(action)})
    if action == PASS:
        return Message("label-pass")
    if action == PLUNGE:
        return plunge_label(PLUNGES_TO[state.standing + 1])
    if action < NAME:
        return Message("label-bid", bid_values(state, action - BID))
    return Message("label-trump", {"trump": mode_name(state, action - NAME)})


def plunge_label(bid: i64) -> Message:
    """A plunge with the marks it comes to."""
    return Message("label-plunge", {"marks": int(MARKS[bid])})


def narrate(state: TexasRound, action: i64) -> list[Message]:
    """What people are told: what is said or played, and what comes of it."""
    if action >= NAME:
        return [_named(state, action - NAME)]
    after = state.seen_by(None)
    assert isinstance(after, type(state))
    after.advance(action)
    if action < PASS:
        return [_played(state, action), *_trick_taken(state, after)]
    return [_spoken(state, action), *_auction_goes_on(after)]


def _played(state: TexasRound, tile: i64) -> Message:
    values: dict[str, Argument] = {"player": int(state.turn), "tile": tile_text(tile)}
    if state.laid == 0:
        values["suit"] = SUIT_NAMES[LED[state.mode * TILES + tile]]
        return Message("say-lead", values)
    if follows(state.mode, state.led) & BIT[tile]:
        return Message("say-follow", values)
    values["suit"] = SUIT_NAMES[state.led]
    return Message("say-ruff" if TRUMPS[state.mode] & BIT[tile] else "say-discard", values)


def _trick_taken(before: TexasRound, after: TexasRound) -> list[Message]:
    if after.laid:
        return []
    winner = int(after.leader)
    points = int(after.taken[winner & 1] - before.taken[winner & 1])
    return [Message("say-trick", {"player": winner, "points": points})]


def _spoken(state: TexasRound, action: i64) -> Message:
    player = int(state.turn)
    if action == PASS:
        return Message("say-pass", {"player": player})
    if action == PLUNGE:
        marks = int(MARKS[PLUNGES_TO[state.standing + 1]])
        return Message("say-plunge", {"player": player, "marks": marks})
    return Message("say-bid", {"player": player, **bid_values(state, action - BID)})


def _auction_goes_on(after: TexasRound) -> list[Message]:
    """How the auction ended, or that the dealer has to bid; mostly nothing."""
    if after.is_void:
        return [Message("say-passed-out")]
    if after.phase == AUCTION:
        if after.may_pass():
            return []
        return [Message("say-must-bid", {"player": int(after.dealer)})]
    if after.plunged:
        return [Message("say-partner-names", {"player": int(after.turn)})]
    values: dict[str, Argument] = {"player": int(after.bidder)}
    return [Message("say-contract", {**values, **bid_values(after, after.standing)})]


def _named(state: TexasRound, mode: i64) -> Message:
    player = int(state.turn)
    if mode == NELLO:
        return Message("say-nello", {"player": player, "partner": player ^ 2})
    return Message("say-trump", {"player": player, "trump": mode_name(state, mode)})


def ending(state: TexasRound) -> list[Message]:
    """Contract, points taken and the line of T42-22 that applied."""
    if state.is_void:
        return [Message("end-passed-out")]
    side = int(state.bidder & 1)
    values: dict[str, Argument] = {
        "player": int(state.bidder),
        "partner": int(state.bidder ^ 2),
        "taken": int(state.taken[side]),
        "against": int(state.taken[1 - side]),
        "score": int(state.points[side]),
        "others": int(state.points[1 - side]),
        **bid_values(state, state.standing),
    }
    if state.mode == NELLO:
        kind = "nello"
    elif state.rules.by_marks:
        kind = "marks-all" if state.goal() == ALL_POINTS else "marks"
    else:
        kind = "all" if state.goal() == ALL_POINTS else "bid"
    return [Message(f"end-{kind}-{'made' if state.made else 'set'}", values)]
