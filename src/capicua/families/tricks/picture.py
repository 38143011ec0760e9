"""The table of a trick game as zones."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, NO_TILE, tile_text
from capicua.core.zones import Facts, Hand, Played, Score, Stock, Taken, Trick, Zone
from capicua.families.tricks.rules import R, TrickRound
from capicua.families.tricks.suits import NO_SUIT

Tricks = list[tuple[int, list[int]]]
"""The finished tricks: who took each, and its tiles in the order of play."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickPicture(Picture[R], Generic[R]):
    """Facts, the trick, tricks taken, tiles out of play, hands, the score."""

    def zones(self, state: R) -> list[Zone]:
        """Return the table as far as this state knows it."""
        tricks = past_tricks(state)
        found: list[Zone] = [Facts(facts=self.facts(state)), self.trick(state)]
        found += self.taken(state, tricks)
        found += self.piles(state, tricks)
        found += self.hands(state)
        found.append(self.score(state))
        return found

    def facts(self, state: R) -> list[Message]:
        """Return the fact shown beside the table: the suit led."""
        if state.led == NO_SUIT:
            return []
        return [Message("fact-led", {"suit": state.suits.names[state.led]})]

    def notes(self, state: R, seat: int) -> list[Message]:
        """Return the public facts about a hand: the suits it lacks."""
        voids = void_names(state, seat)
        return [Message("note-voids", {"suits": voids})] if voids else []

    def side_name(self, side: int) -> str:
        """Return the name of the zone with a side's tricks; empty if the seats identify it."""
        return ""

    def trick(self, state: R) -> Trick:
        """Return the trick on the table."""
        played = [
            Played(seat=int(state.seat_at(place)), tile=tile_text(state.trick[place]))
            for place in range(state.laid)
        ]
        winner = None if state.winner == NOBODY else int(state.winner)
        return Trick(name="trick", tiles=played, winner=winner)

    def taken(self, state: R, tricks: Tricks) -> list[Zone]:
        """Return the tricks of every seat, or of every side together."""
        found: list[Zone] = []
        for side, seats in enumerate(state.game.seats_of_sides()):
            name = self.side_name(side)
            points = sum([int(state.tricks[seat] + state.honours[seat]) for seat in seats])
            pile = [
                [tile_text(tile) for tile in tiles] for taker, tiles in tricks if taker in seats
            ]
            found.append(Taken(name=name, seats=seats, points=points, tricks=pile))
        return found

    def piles(self, state: R, tricks: Tricks) -> list[Zone]:
        """Return the tiles out of play and in no listed trick, and the undealt ones."""
        listed = [tile for _, tiles in tricks for tile in tiles]
        listed += [int(tile) for tile in state.trick[: state.laid]]
        in_play = state.game.tiles_in_play
        gone = [tile_text(tile) for tile in in_play if state.is_gone(tile) and tile not in listed]
        undealt = state.game.undealt(state.setup)
        found: list[Zone] = []
        if gone:
            found.append(Stock(name="gone", count=len(gone), tiles=gone))
        if undealt:
            found.append(Stock(name="boneyard", count=undealt))
        return found

    def hands(self, state: R) -> list[Hand]:
        """Return the hands with their notes."""
        return [state.hands.zone(seat, self.notes(state, seat)) for seat in range(state.players)]

    def score(self, state: R) -> Score:
        """Return the points of the match and of the round."""
        totals = state.setup.totals or [0] * int(state.players)
        return Score(totals=totals, round=state.scores())


def past_tricks(state: TrickRound) -> Tricks:
    """Return the finished tricks of this round, as far back as the log goes.

    A position set up by hand holds only their number, so none are listed.
    """
    size = state.game.hand_size
    tiles = [action for action in state.log if state.laid_tile(action) != NO_TILE]
    if len(tiles) != sum([int(size - count) for count in state.hands.counts]):
        return []
    again = state.seen_by(None)
    assert isinstance(again, TrickRound)
    again.clear_tricks(state.opener)
    for seat in range(state.players):
        again.hands.counts[seat] = size
    found: Tricks = []
    for action in state.log:
        laid = again.laid
        if laid == 0 and again.laid_tile(action) == NO_TILE:
            continue  # calls made before the tricks
        again.advance(action)
        if laid > 0 and again.laid == 0:
            found.append((int(again.leader), [int(tile) for tile in again.trick[: again.size]]))
    return found


def void_names(state: TrickRound, seat: int) -> list[str]:
    """Return the suits that a hand is known to lack."""
    names = state.suits.names
    return [names[suit] for suit in range(len(names)) if state.voids[seat] & BIT[suit]]
