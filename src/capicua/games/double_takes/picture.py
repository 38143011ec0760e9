"""The table of Double Takes as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.core.tile import BIT, NO_TILE, WORD, double_of, tile_text, tiles_in
from capicua.core.zones import Facts, Hand, Played, Score, Stock, Taken, Trick, Zone
from capicua.games.double_takes.belief import holds
from capicua.games.double_takes.suits import CORRECT, NO_SUIT, SUITS, WORDS
from capicua.games.double_takes.words import final_trick, why

if TYPE_CHECKING:
    from capicua.games.double_takes.round import TakesRound


def zones(state: TakesRound) -> list[Zone]:
    """Facts, the trick, what everybody won, what is gone and what is left, hands, the score."""
    found: list[Zone] = [Facts(facts=_facts(state)), _trick(state)]
    tricks = past_tricks(state)
    found += _taken(state, tricks)
    found += _piles(state, tricks)
    found += [_hand(state, seat) for seat in range(state.players)]
    totals = state.setup.totals or [0] * int(state.players)
    found.append(Score(totals=totals, round=state.scores()))
    return found


def hand_tiles(state: TakesRound, seat: int) -> list[int]:
    """A seat's tiles, ascending."""
    return tiles_of(state.hands, seat)


def tiles_of(words: vec[i64], part: int = 0) -> list[int]:
    """The tiles of a seat's part of the words, ascending."""
    return [
        tile for word in range(WORDS) for tile in tiles_in(words[part * WORDS + word], word * WORD)
    ]


# -- facts --------------------------------------------------------------------------------------


def _facts(state: TakesRound) -> list[Message]:
    """The round, the suit called, what wins, who opens next, the doubles that are gone."""
    rounds = int(state.rules.rounds)
    facts = [Message("fact-round", {"number": int(state.number), "rounds": rounds})]
    if state.led != NO_SUIT:
        facts.append(Message("fact-suit", {"suit": str(state.led)}))
        best = int(state.trick[(state.winner - state.leader) % state.players])
        reason = why(best, int(state.led))
        facts.append(Message("fact-best", {"tile": tile_text(best), "why": reason}))
    if state.asked:
        tile = tile_text(state.trick[state.asked])
        facts.append(Message("fact-asked", {"player": int(state.turn), "tile": tile}))
    if state.number < rounds and state.opener != NOBODY:
        opener = int(state.next_seat(state.opener))
        facts.append(Message("fact-next-opener", {"player": opener}))
    doubles = [int(double_of(number)) for number in range(SUITS)]
    gone = [tile_text(tile) for tile in doubles if holds(state.gone, 0, tile)]
    if gone:
        facts.append(Message("fact-doubles-gone", {"tiles": gone}))
    return facts


# -- tricks -------------------------------------------------------------------------------------


def _trick(state: TakesRound) -> Trick:
    """The trick on the table."""
    played = [
        Played(seat=int(state.seat_at(place)), tile=tile_text(state.trick[place]))
        for place in range(state.laid)
    ]
    winner = None if state.winner == NOBODY else int(state.winner)
    return Trick(name="trick", tiles=played, winner=winner)


def past_tricks(state: TakesRound) -> list[tuple[int, list[int]]]:
    """The finished tricks of this round with who took them, as far as the log goes back.

    A position set up by hand remembers only how many there were, and lists none of them.
    """
    size = int(state.rules.hand_size)
    actions = [int(action) for action in state.log]
    played = sum([size - int(count) for count in state.counts])
    if sum([action < CORRECT for action in actions]) != played:
        return []
    again = state.game.blank(state.setup)
    assert isinstance(again, type(state))
    again.clear(state.opener)
    for seat in range(state.players):
        again.counts[seat] = size
    found: list[tuple[int, list[int]]] = []
    for action in actions:
        tiles = final_trick(again, action)
        again.advance(action)
        if again.laid == 0:
            found.append((int(again.leader), tiles))
    return found


def _taken(state: TakesRound, tricks: list[tuple[int, list[int]]]) -> list[Zone]:
    """What every seat, or every side together, has won (DTK-13)."""
    found: list[Zone] = []
    sides = state.game.sides
    for side in sorted(set(sides)):
        seats = [seat for seat in range(state.players) if sides[seat] == side]
        points = sum([int(state.tricks[seat] + state.doubles[seat]) for seat in seats])
        pile = [[tile_text(tile) for tile in tiles] for taker, tiles in tricks if taker in seats]
        found.append(Taken(seats=seats, points=points, tricks=pile))
    return found


def _piles(state: TakesRound, tricks: list[tuple[int, list[int]]]) -> list[Zone]:
    """The tiles of earlier rounds, those still to be dealt, and the one that remains."""
    listed = [tile for _, tiles in tricks for tile in tiles]
    listed += [int(tile) for tile in state.trick[: state.laid]]
    gone = [tile_text(tile) for tile in tiles_of(state.gone) if tile not in listed]
    found: list[Zone] = []
    if gone:
        found.append(Stock(name="gone", count=len(gone), tiles=gone))
    left = int(state.rules.tiles_after(state.number))
    if state.rules.has_leftover(state.number):
        seen = [tile_text(state.leftover)] if state.leftover != NO_TILE else []
        found.append(Stock(name="leftover", count=left, tiles=seen))
    elif left:
        found.append(Stock(name="boneyard", count=left))
    return found


def _hand(state: TakesRound, seat: int) -> Hand:
    """A hand; what its seat has won, what it is known to lack or to hold."""
    mine = hand_tiles(state, seat)
    tricks, doubles = int(state.tricks[seat]), int(state.doubles[seat])
    notes: list[Message] = []
    if tricks:
        notes.append(Message("note-taken", {"tricks": tricks, "doubles": doubles}))
    voids = [str(suit) for suit in range(SUITS) if state.voids[seat] & BIT[suit]]
    if voids and state.counts[seat]:
        notes.append(Message("note-voids", {"suits": voids}))
    shown = [tile_text(tile) for tile in tiles_of(state.shown, seat)]
    if shown:
        notes.append(Message("note-shown", {"tiles": shown}))
    follows = seat == state.turn and state.laid > 0 and not state.asked
    if follows and mine and not state.holds(seat, state.led):
        notes.append(Message("note-no-suit", {"suit": str(state.led)}))
    tiles = [tile_text(tile) for tile in mine]
    return Hand(seat=seat, count=int(state.counts[seat]), tiles=tiles, notes=notes)
