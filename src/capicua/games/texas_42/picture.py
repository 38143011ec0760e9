"""Texas 42 as zones."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from capicua.core.messages import Argument, Message
from capicua.core.tiles.tile import BIT, tile_text, tiles_in
from capicua.core.zones import Calls, Facts, Zone, with_hand
from capicua.families.tricks.picture import TrickPicture, past_tricks
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
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import HONOUR, NELLO, OWN_SUIT, TRUMPS
from capicua.games.texas_42.words import bid_values, mode_name, plunge_label


class TexasPicture(TrickPicture[TexasRound]):
    """Facts, the auction, four hands, the trick, each side's tricks, the score."""

    def zones(self, state: TexasRound) -> list[Zone]:
        """Return the table as far as this state shows it."""
        found: list[Zone] = [Facts(facts=self.facts(state))]
        said = _said(state)
        if said:
            found.append(Calls(name="auction", said=said))
        found += self.hands(state)
        if state.phase == TRICKS:
            found += [self.trick(state), *self.taken(state, past_tricks(state))]
        found.append(self.score(state))
        return found

    def seat_zones(self, state: TexasRound, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return the table as a seat sees it: only its hand differs."""
        seat = int(state.viewer)
        hand = state.hands.zone(seat, self.notes(state, seat))
        return with_hand(watched(), hand)

    def facts(self, state: TexasRound) -> list[Message]:
        """Return dealer, standing bid, trump, suit led, and the points still needed."""
        facts = [Message("fact-dealer", {"player": int(state.dealer)})]
        if state.standing == NO_BID:
            return facts
        holder: dict[str, Argument] = {"player": int(state.bidder)}
        kind = "fact-bid" if state.phase == AUCTION else "fact-contract"
        facts.append(Message(kind, {**holder, **bid_values(state, int(state.standing))}))
        if state.goal() == ALL_POINTS and state.mode != NELLO:
            facts.append(Message("fact-all-tricks"))
        if state.phase == TRICKS:
            trump = mode_name(state, int(state.mode))
            facts += [Message("fact-trump", {"trump": trump}), *super().facts(state)]
            if state.mode != NELLO and not state.is_over:
                side = int(state.bidder & 1)
                goal = int(state.goal())
                needs = max(0, goal - int(state.taken(side)))
                to_set = max(0, ALL_POINTS + 1 - goal - int(state.taken(1 - side)))
                facts.append(Message("fact-needs", {**holder, "points": needs, "against": to_set}))
        return facts

    def notes(self, state: TexasRound, seat: int) -> list[Message]:
        """Return trumps and honours of a hand, and the suits it is known to lack."""
        tiles = state.hands.bits[seat]
        notes: list[Message] = []
        trumps = tiles & TRUMPS[state.mode] if state.phase == TRICKS else 0
        if trumps:
            names = [tile_text(tile) for tile in tiles_in(trumps)]
            notes.append(Message("note-trumps", {"tiles": names}))
        honours = [tile for tile in tiles_in(tiles) if HONOUR[tile]]
        if honours:
            values = [f"{tile_text(tile)} ({HONOUR[tile]})" for tile in honours]
            notes.append(Message("note-honours", {"tiles": values}))
        if seat == state.sitter:
            notes.append(Message("note-sits-out"))
        numbers = [str(suit) for suit in range(OWN_SUIT) if state.voids[seat] & BIT[suit]]
        if numbers:
            notes.append(Message("note-voids", {"suits": numbers}))
        if state.voids[seat] & BIT[OWN_SUIT]:
            notes.append(Message("note-no-doubles"))
        return notes

    def side_name(self, side: int) -> str:
        """Return the name of a pair of partners."""
        return "pair_bd" if side else "pair_ac"


def _said(state: TexasRound) -> list[tuple[int, Message]]:
    """Return the calls with their seats, in order; a plunge with its value in marks."""
    standing: i64 = NO_BID
    said: list[tuple[int, Message]] = []
    for seat, action in spoken(state):
        if action == PLUNGE:
            standing = PLUNGES_TO[standing + 1]
            said.append((seat, plunge_label(int(standing))))
            continue
        found = state.label(action)
        if action >= BID:
            standing = action - BID
            found = Message("call-bid", found.arguments)
        said.append((seat, found))
    return said


def spoken(state: TexasRound) -> list[tuple[int, int]]:
    """Return the calls of the auction, in order."""
    said: list[tuple[int, int]] = []
    out: set[int] = set()
    seat = int(state.dealer + 1) % 4
    for action in state.log:
        if not PASS <= action < NAME:
            continue
        while seat in out:
            seat = (seat + 1) % 4
        said.append((seat, int(action)))
        if action == PASS or state.game.single_round:
            out.add(seat)
        seat = (seat + 1) % 4
    return said
