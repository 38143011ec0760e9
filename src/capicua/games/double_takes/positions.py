"""Positions of Double Takes as text fields: written by ``fields``, set up by ``place``.

``gone`` lists all tiles of earlier rounds and earlier tricks. The trick is written as its
tiles with the suit called (``trick: 13-10 15-10``, ``suit: 10``). Hands that are not given
get the remaining tiles of the set, lowest first.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import (
    NUMBER,
    SEAT,
    TILES,
    WORD,
    WORDS,
    Entry,
    by_letter,
    each_seat,
)
from capicua.core.position_fields import Fields, bad, expected, not_held, wrong_size
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, parse_tiles, shows, tile_text, tiles_text
from capicua.families.tricks.positions import (
    TrickPositions,
    by_seat,
    by_seat_text,
    numbers_text,
)
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import SUITS, lead_of


class TakesPositions(TrickPositions[TakesRound]):
    """A trick with the suit called, the leftover tile, and the results of revokes."""

    def fields(self, state: TakesRound) -> dict[str, str]:
        """Return the position, as far as this state shows it."""
        seats = range(state.players)
        found = state.hands.fields()
        found["opener"] = seat_letter(state.opener)
        found["leader"] = seat_letter(state.leader)
        if state.laid:
            found["suit"] = str(state.led)
        found["trick"] = self.trick_text(state)
        if state.asked:
            found["asked"] = seat_letter(state.turn)
        found["gone"] = self.gone_text(state)
        if state.leftover != NO_TILE:
            found["leftover"] = tile_text(state.leftover)
        found["tricks"] = numbers_text(state.tricks)
        found["doubles"] = numbers_text(state.honours)
        if state.must_follow:
            found["voids"] = self.voids_text(state)
        else:
            found["corrected"] = numbers_text(state.corrected)
            found["revokes"] = numbers_text(state.revokes)
            stood = [state.stood[seat * SUITS : (seat + 1) * SUITS] for seat in seats]
            found["stood"] = by_seat_text(
                [[str(suit) for suit in range(SUITS) for _ in range(row[suit])] for row in stood]
            )
            shown = [state.shown.tiles(seat) for seat in seats]
            found["shown"] = by_seat_text([[tile_text(tile) for tile in row] for row in shown])
        found["turn"] = seat_letter(state.turn)
        return found

    def entries(self, state: TakesRound) -> list[Entry]:
        """Return the trick with its suit, what each seat has taken, and the revokes."""
        players = int(state.players)
        leader, trick, _ = self.trick_entries(state)
        # Nobody remembers a hundred tiles: left out, they are chosen among those that nobody holds.
        gone = Entry("gone", TILES, Message("entry-gone-many"), unused="")
        suits = list(state.suits.names)
        suit = Entry("suit", WORD, words=suits, drops=["turn"], after="trick")
        trick.drops.append("asked")
        found = [
            leader,
            trick,
            suit,
            gone,
            *each_seat(players, "tricks", NUMBER),
            *each_seat(players, "doubles", NUMBER),
        ]
        if state.must_follow:
            found += by_letter(players, "voids", WORDS, words=suits)
        else:
            found += [
                *by_letter(players, "stood", WORDS, words=suits),
                *by_letter(players, "shown", TILES, is_reference=True, is_rare=True),
                *each_seat(players, "corrected", NUMBER, is_rare=True),
                *each_seat(players, "revokes", NUMBER, is_rare=True),
                Entry("asked", SEAT, drops=["turn"], is_rare=True),
            ]
        if state.game.has_leftover(state.number):
            found.append(Entry("leftover", TILES, high=1, is_rare=True))
        found.append(Entry("opener", SEAT, is_rare=True))
        return found

    def place(self, state: TakesRound, fields: dict[str, str]) -> None:
        """Set the position up; raises ``BadText`` naming the invalid field."""
        given = Fields(fields, state.game)
        trick = self.place_leader(state, given)
        self._place_leftover(state, given, trick)
        self.place_counts(state, given, "tricks", state.tricks)
        self.place_counts(state, given, "doubles", state.honours)
        if state.must_follow:
            self.place_voids(state, given)
        else:
            self.place_counts(state, given, "corrected", state.corrected)
            self.place_counts(state, given, "revokes", state.revokes)
            _place_revokes(state, given)
        self.place_trick(state, _plays(state, given, trick))
        _place_asked(state, given)
        state.log = vec[i64]()
        self.finish(state, given)

    def _place_leftover(self, state: TakesRound, given: Fields, trick: list[int]) -> None:
        """Set up the hands, and the leftover tile if there is one."""
        leftover = given.tiles("leftover")
        has_leftover = state.game.has_leftover(state.number)
        if len(leftover) > has_leftover:
            cause = wrong_size(len(leftover), 0, int(has_leftover))
            raise bad("leftover", tiles_text(leftover), cause)
        undealt = self.place_tiles(state, given, trick, aside=len(leftover))
        if has_leftover:
            state.leftover = [*leftover, *undealt][0]


def _place_revokes(state: TakesRound, given: Fields) -> None:
    """Set up the suits in which a seat let a tile stand, and the tiles it has taken back."""
    for seat, words in by_seat(given, "stood"):
        for word in words:
            if word not in state.suits.names:
                raise bad("stood", word, expected(state.suits.names))
            state.stood[seat * SUITS + int(word)] += 1
    for seat, words in by_seat(given, "shown"):
        for tile in parse_tiles(" ".join(words)):
            if not state.hands.holds(seat, tile):
                raise bad("shown", tile_text(tile), not_held(tile, seat))
            state.shown.give(seat, tile)


def _plays(state: TakesRound, given: Fields, trick: list[int]) -> list[int]:
    """Return the tiles of the trick as actions: the lead calls the suit."""
    if not trick:
        given.text("suit")
        return []
    suit = int(given.word("suit", state.suits.names, ""))
    if not shows(trick[0], suit):
        halves = sorted({int(LOW[trick[0]]), int(HIGH[trick[0]])})
        raise bad("suit", str(suit), expected([str(half) for half in halves]))
    return [int(lead_of(trick[0], suit)), *trick[1:]]


def _place_asked(state: TakesRound, given: Fields) -> None:
    """Set up the seat that is asked about a tile that did not follow."""
    if given.has("asked"):
        seat = given.seat("asked")
        place = (seat - int(state.leader)) % int(state.players)
        if not state.asked:
            raise bad("asked", seat_letter(seat), Message("refuse-not-asked"))
        if shows(state.trick[place], state.led):
            cause = Message("position-follows", {"player": seat, "suit": int(state.led)})
            raise bad("asked", seat_letter(seat), cause)
        state.asked = place
        state.turn = seat
