"""Positions of trick games as text fields: written by ``fields``, set up by ``place``.

Hands that are not given get the remaining tiles of the set, lowest first; the current trick is
replayed. ``gone`` lists all tiles of earlier tricks.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import SEAT, TILES, Entry
from capicua.core.position_fields import (
    NOTHING,
    Fields,
    bad,
    expected,
    illegal,
    wrong_hand,
    wrong_size,
)
from capicua.core.presentation import Positions
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tiles.tile import BIT, BIT_OF, WORD_OF, tile_text, tiles_text
from capicua.families.tricks.picture import void_names
from capicua.families.tricks.rules import R


class TrickPositions(Positions[R], Generic[R]):
    """The hands, the current trick, the tricks taken and the known voids."""

    def fields(self, state: R) -> dict[str, str]:
        """Return the position, as far as this state knows it."""
        return {
            **state.hands.fields(),
            "opener": seat_letter(state.opener),
            "leader": seat_letter(state.leader),
            "trick": self.trick_text(state),
            "gone": self.gone_text(state),
            "tricks": numbers_text(state.tricks),
            "honours": numbers_text(state.honours),
            "voids": self.voids_text(state),
            "turn": seat_letter(state.turn),
        }

    def trick_text(self, state: R) -> str:
        """Return the tiles of the trick in the order of play."""
        return tiles_text([int(tile) for tile in state.trick[: state.laid]])

    def gone_text(self, state: R) -> str:
        """Return the tiles of earlier tricks, and of earlier rounds of the same shuffle."""
        trick = state.trick[: state.laid]
        in_play = state.game.tiles_in_play
        return tiles_text([tile for tile in in_play if state.is_gone(tile) and tile not in trick])

    def voids_text(self, state: R) -> str:
        """Return the suits that each seat is known to lack: ``B 10 4, C 3``."""
        return by_seat_text([void_names(state, seat) for seat in range(state.players)])

    def why_not_held(self, state: R, seat: int, tile: int) -> Message | None:
        """Return the suit of the tile that the seat did not follow."""
        for suit, name in enumerate(state.suits.names):
            if state.voids[seat] & BIT[suit] and state.suits.has(suit, tile):
                text = tile_text(tile)
                return Message("position-void", {"player": seat, "tile": text, "suit": name})
        return None

    def trick_entries(self, state: R) -> list[Entry]:
        """Return who leads, the trick and the tiles of earlier ones; the turn follows from them."""
        return [
            Entry("leader", SEAT, Message("entry-trick-leader"), drops=["turn"]),
            Entry("trick", TILES, high=int(state.players) - 1, drops=["turn"]),
            Entry("gone", TILES),
        ]

    def hand_counts(self, state: R) -> str:
        """Return that every trick took a tile of each seat."""
        return "tricks"

    # -- setting one up ------------------------------------------------------------------------

    def place(self, state: R, fields: dict[str, str]) -> None:
        """Set the position up; raises ``BadText`` naming the invalid field."""
        given = Fields(fields, state.game)
        trick = self.place_leader(state, given)
        self.place_tiles(state, given, trick)
        self.place_counts(state, given, "tricks", state.tricks)
        self.place_counts(state, given, "honours", state.honours, sum(state.suits.worth))
        self.place_voids(state, given)
        self.place_trick(state, trick)
        self.finish(state, given)

    def place_leader(self, state: R, given: Fields) -> list[int]:
        """Clear the table and set the leaders of the round and of the trick; returns the trick."""
        opener = given.seat("opener", max(int(state.starter), 0))
        state.restart(vec[i64](), opener)
        state.hands.clear()
        state.clear(opener)
        state.start_trick(given.seat("leader", opener))
        return given.tiles("trick")

    def place_tiles(
        self, state: R, given: Fields, trick: list[int], size: int = -1, aside: int = 0
    ) -> list[int]:
        """Set up the current hands and the tiles gone; return the undealt tiles.

        ``size`` is the number of tiles in each hand when the trick began, if known; ``aside`` is
        the number of undealt tiles that other fields list.
        """
        seats = range(int(state.players))
        if len(trick) > state.size:
            cause = wrong_size(len(trick), 0, int(state.size))
            raise bad("trick", tiles_text(trick), cause)
        letters = {seat: seat_letter(seat) for seat in seats}
        hands = {seat: given.tiles(name) for seat, name in letters.items() if given.has(name)}
        laid = [int(state.seat_at(place)) for place in range(len(trick))]
        if size < 0:
            size = self.size(state, given, hands, laid)
        for seat in seats:
            count = size - (seat in laid)
            if seat == state.sitter:
                count = int(state.game.hand_size)
            most = int(state.game.hand_size)
            if not 0 <= count <= most:
                if not hands:
                    played = Message(
                        "position-sum", {"sum": most - size, "most": most - min(1, len(laid))}
                    )
                    raise bad("tricks", given.left.get("tricks", "–"), played)
                listed = seat if seat in hands else min(hands)
                cause = wrong_hand(seat, count, 0, most)
                raise bad(letters[listed], tiles_text(hands[listed]), cause)
            if seat in hands and len(hands[seat]) != count:
                cause = wrong_hand(seat, len(hands[seat]), count, count)
                raise bad(letters[seat], tiles_text(hands[seat]), cause)
            state.hands.counts[seat] = count
        left = state.game.undealt(state.setup)
        gone = given.tiles("gone") if given.has("gone") else None
        others = len(trick) + left + sum(state.hands.counts)
        usual = int(state.game.tile_count - others)
        if gone is not None and len(gone) != usual:
            raise bad("gone", tiles_text(gone), wrong_size(len(gone), usual, usual))
        for seat in seats:
            if seat not in hands:
                hands[seat] = given.use(given.rest()[: state.hands.counts[seat]])
            for tile in hands[seat]:
                state.hands.imagine(seat, tile)
        rest = given.rest()
        for tile in rest[left - aside :] if gone is None else gone:
            state.gone[WORD_OF[tile]] |= BIT_OF[tile]
        return rest[: left - aside]

    def size(self, state: R, given: Fields, hands: dict[int, list[int]], laid: list[int]) -> int:
        """Return the number of tiles in each hand when the trick began.

        It is derived from a given hand, or from the number of tricks taken.
        """
        for seat, tiles in hands.items():
            if seat != state.sitter:
                return len(tiles) + (seat in laid)
        taken = given.left.get("tricks", "0").split()
        played = sum([int(word) for word in taken if word.isdecimal()])
        return int(state.game.hand_size) - played

    def place_counts(
        self, state: R, given: Fields, name: str, counts: vec[i64], most: int = 0
    ) -> None:
        """Set up a number per seat; their sum must not exceed the tricks or tiles of a round."""
        most = most or int(state.game.hand_size * state.players)
        numbers = given.numbers(name, high=most)
        if sum(numbers) > most:
            cause = Message("position-sum", {"sum": sum(numbers), "most": most})
            raise bad(name, " ".join([str(number) for number in numbers]), cause)
        for seat, number in enumerate(numbers):
            counts[seat] = number

    def place_voids(self, state: R, given: Fields) -> None:
        """Set up the suits that each seat is known to lack."""
        for seat, words in by_seat(given, "voids"):
            for word in words:
                if word not in state.suits.names:
                    raise bad("voids", word, expected(state.suits.names))
                state.voids[seat] |= BIT[state.suits.names.index(word)]

    def place_trick(self, state: R, actions: list[int]) -> None:
        """Replay the tiles of the current trick."""
        for action in actions:
            tile = state.laid_tile(action)
            state.hands.give(state.turn, tile)
            if action not in state.legal_actions():
                raise illegal("trick", tile_text(tile), state, action)
            state.advance(action)
        if bool(state.laid) != bool(actions):
            tiles = [state.laid_tile(action) for action in actions]
            raise bad("trick", tiles_text(tiles), Message("position-trick-complete"))

    def finish(self, state: R, given: Fields) -> None:
        """Count the points, and reject fields that were not read."""
        state.is_over = not state.laid and not any(state.hands.counts)
        state.count_points()
        self.check_turn(state, given)
        given.close()

    def check_turn(self, state: R, given: Fields) -> None:
        """Reject a position whose field for the seat to act is wrong."""
        turn = given.seat("turn", NOBODY)
        if turn not in (NOBODY, state.turn):
            cause = Message("position-turn", {"player": int(state.turn)})
            raise bad("turn", seat_letter(turn), cause)


def numbers_text(numbers: vec[i64]) -> str:
    """Return numbers separated by spaces."""
    return " ".join([str(number) for number in numbers])


def by_seat_text(rows: list[list[str]]) -> str:
    """Return the words for some seats as text: ``B 10 4, C 3``."""
    parts = [" ".join([seat_letter(seat), *row]) for seat, row in enumerate(rows) if row]
    return ", ".join(parts) or "–"


def by_seat(given: Fields, name: str) -> list[tuple[int, list[str]]]:
    """Return the words for each seat in a field."""
    parts = [part.split() for part in given.text(name).split(",")]
    players = given.game.players
    return [
        (parse_seat(words[0], players), words[1:])
        for words in parts
        if words and words[0] not in NOTHING
    ]
