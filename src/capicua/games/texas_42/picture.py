"""The table of Texas 42 as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Argument, Message
from capicua.core.seats import NOBODY
from capicua.core.tile import BIT, tile_text, tiles_in
from capicua.core.zones import Calls, Facts, Hand, Played, Score, Taken, Trick, Zone
from capicua.games.texas_42.auction import (
    ALL_POINTS,
    AUCTION,
    BID,
    NAME,
    NO_BID,
    PASS,
    PLUNGE,
    PLUNGES_TO,
    TRICKS,
)
from capicua.games.texas_42.suits import HONOUR, NELLO, SUITS, TRUMPS, best_of
from capicua.games.texas_42.words import SUIT_NAMES, bid_values, label, mode_name, plunge_label

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound


def zones(state: TexasRound) -> list[Zone]:
    """Facts, the auction, four hands, the trick, what each side took, the score."""
    found: list[Zone] = [Facts(facts=_facts(state))]
    said = _said(state)
    if said:
        found.append(Calls(name="auction", said=said))
    found += [_hand(state, seat) for seat in range(4)]
    if state.phase == TRICKS:
        found += _played(state)
    totals = state.setup.totals or [0] * 4
    found.append(Score(totals=totals, round=state.scores()))
    return found


def _said(state: TexasRound) -> list[tuple[int, Message]]:
    """What each seat said, in order; a plunge with the marks it came to then."""
    standing: i64 = NO_BID
    said: list[tuple[int, Message]] = []
    for seat, action in spoken(state):
        if action == PLUNGE:
            standing = PLUNGES_TO[standing + 1]
            said.append((seat, plunge_label(standing)))
            continue
        found = label(state, action)
        if action >= BID:
            standing = action - BID
            found = Message("call-bid", found.arguments)
        said.append((seat, found))
    return said


def _facts(state: TexasRound) -> list[Message]:
    """Dealer, standing bid, trump, suit led, and what is still needed."""
    facts = [Message("fact-dealer", {"player": int(state.dealer)})]
    if state.standing == NO_BID:
        return facts
    holder: dict[str, Argument] = {"player": int(state.bidder)}
    kind = "fact-bid" if state.phase == AUCTION else "fact-contract"
    facts.append(Message(kind, {**holder, **bid_values(state, state.standing)}))
    if state.goal() == ALL_POINTS and state.mode != NELLO:
        facts.append(Message("fact-all-tricks"))
    if state.phase == TRICKS:
        facts.append(Message("fact-trump", {"trump": mode_name(state, state.mode)}))
        if state.laid:
            facts.append(Message("fact-led", {"suit": SUIT_NAMES[state.led]}))
        if state.mode != NELLO and not state.is_over:
            side = int(state.bidder & 1)
            goal = int(state.goal())
            needs = max(0, goal - int(state.taken[side]))
            to_set = max(0, ALL_POINTS + 1 - goal - int(state.taken[1 - side]))
            facts.append(Message("fact-needs", {**holder, "points": needs, "against": to_set}))
    return facts


def _hand(state: TexasRound, seat: int) -> Hand:
    """A hand with its trumps and honours noted, and the suits it is known to lack."""
    tiles = state.hands[seat]
    notes: list[Message] = []
    trumps = tiles & TRUMPS[state.mode] if state.phase == TRICKS else 0
    if trumps:
        notes.append(Message("note-trumps", {"tiles": _texts(trumps)}))
    honours = [tile for tile in tiles_in(tiles) if HONOUR[tile]]
    if honours:
        values = [f"{tile_text(tile)} ({HONOUR[tile]})" for tile in honours]
        notes.append(Message("note-honours", {"tiles": values}))
    if seat == state.sitter:
        notes.append(Message("note-sits-out"))
    for suit in range(SUITS):
        if state.voids[seat] & BIT[suit]:
            notes.append(Message("note-void", {"suit": SUIT_NAMES[suit]}))
    return Hand(seat=seat, count=int(state.counts[seat]), tiles=_texts(tiles), notes=notes)


def _texts(tiles: i64) -> list[str]:
    return [tile_text(tile) for tile in tiles_in(tiles)]


def _played(state: TexasRound) -> list[Zone]:
    """The trick on the table, and the tricks of each side."""
    current = [
        Played(seat=seat, tile=tile_text(state.trick[place]))
        for place, seat in enumerate(trick_seats(state, int(state.leader))[: int(state.laid)])
    ]
    winner = None if state.winner == NOBODY else int(state.winner)
    found: list[Zone] = [Trick(name="trick", tiles=current, winner=winner)]
    piles: list[list[list[str]]] = [[], []]
    for leader, tiles in past_tricks(state):
        taker = trick_seats(state, leader)[best_of(state.mode, tiles)]
        piles[taker & 1].append([tile_text(tile) for tile in tiles])
    for side, name in ((0, "pair_ac"), (1, "pair_bd")):
        taken = int(state.taken[side])
        found.append(Taken(name=name, seats=[side, side + 2], points=taken, tricks=piles[side]))
    return found


def trick_seats(state: TexasRound, leader: int) -> list[int]:
    """The seats of a trick in the order of play."""
    around = [(leader + step) % 4 for step in range(4)]
    return [seat for seat in around if seat != state.sitter]


def past_tricks(state: TexasRound) -> list[tuple[int, list[int]]]:
    """The finished tricks with their leaders, as far as the log goes back.

    A position set up by hand remembers only what was taken, and lists none of them.
    """
    tiles = [int(action) for action in state.log if action < PASS]
    size = int(state.size)
    done = int(state.tricks[0] + state.tricks[1])
    if len(tiles) != done * size + int(state.laid):
        return []
    leader = int(state.opener)
    found: list[tuple[int, list[int]]] = []
    for trick in range(done):
        laid = tiles[trick * size : (trick + 1) * size]
        found.append((leader, laid))
        leader = trick_seats(state, leader)[best_of(state.mode, laid)]
    return found


def spoken(state: TexasRound) -> list[tuple[int, int]]:
    """Who said what in the auction, in order."""
    said: list[tuple[int, int]] = []
    out: set[int] = set()
    seat = int(state.dealer + 1) % 4
    for action in state.log:
        if not PASS <= action < NAME:
            continue
        while seat in out:
            seat = (seat + 1) % 4
        said.append((seat, int(action)))
        if action == PASS or state.rules.single_round:
            out.add(seat)
        seat = (seat + 1) % 4
    return said
