"""The cross as zones: the trains, the hands, the spare tiles, facts, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.seats import EVERYTHING, seat_letter
from capicua.core.tile import BIT, HIGH, other_half, tile_text, tiles_in
from capicua.core.zones import Arm, Facts, Hand, Layout, Score, Stock, Zone
from capicua.families.cross.plays import DRAW, PLAY, START, tile_played, train_played
from capicua.families.cross.scoring import multiplier

if TYPE_CHECKING:
    from capicua.families.cross.table import CrossTable


def zones(state: CrossTable) -> list[Zone]:
    """The table, as far as the state knows it."""
    totals = state.setup.totals or [0] * int(state.players)
    return [
        Layout(
            name="cross",
            shape="trains",
            centre=tile_text(state.lead) if state.lead >= 0 else "",
            arms=[_arm(state, seat) for seat in range(state.players)],
        ),
        *[_hand(state, seat) for seat in range(state.players)],
        *_stocks(state),
        Facts(name="facts", facts=_facts(state)),
        Score(totals=totals, round=state.scores()),
    ]


def train(state: CrossTable, seat: i64) -> list[int]:
    """The tiles known to lie on a seat's train, from the centre outward."""
    played: vec[i64] = state.laid
    for action in state.log:
        played = append(played, action)
    return [
        int(tile_played(action))
        for action in played
        if action >= PLAY and train_played(action) == seat
    ]


def outward(state: CrossTable, seat: i64) -> tuple[list[str], bool]:
    """A train's tiles, inner half first, and whether tiles before them are unlisted."""
    texts: list[str] = []
    number = state.ends[seat]
    for tile in reversed(train(state, seat)):
        inner = other_half(tile, number)
        texts.append(f"{inner}-{number}")
        number = inner
    texts.reverse()
    gap = state.lead < 0 or number != HIGH[state.lead]
    return texts, gap


def _arm(state: CrossTable, seat: i64) -> Arm:
    name = seat_letter(seat)
    if state.phase == START:
        return Arm(name=name, owner=int(seat))
    texts, gap = outward(state, seat)
    return Arm(
        name=name,
        owner=int(seat),
        tiles=texts,
        hidden_tiles=1 if gap else 0,
        ends=[int(state.ends[seat])],
        state="open" if state.open & BIT[seat] else "private",
    )


def sees_hand(state: CrossTable, seat: i64) -> bool:
    """Whether the state knows what a seat holds."""
    return state.viewer == EVERYTHING or state.viewer == seat or state.is_over


def _hand(state: CrossTable, seat: i64) -> Hand:
    notes: list[Message] = []
    times = int(state.exchanges[seat])
    if times:
        factor = int(multiplier(state, seat))
        notes.append(Message("note-exchanged", {"times": times, "factor": factor}))
    draws = _draws_this_turn(state)
    if seat == state.turn and draws:
        notes.append(Message("note-drew", {"tiles": draws}))
    tiles = [tile_text(tile) for tile in tiles_in(state.hands[seat])]
    return Hand(
        seat=int(seat),
        count=int(state.counts[seat]),
        tiles=tiles if sees_hand(state, seat) else [],
        notes=notes,
    )


def _draws_this_turn(state: CrossTable) -> int:
    """How many tiles the seat to act has drawn in this turn."""
    count = 0
    for action in reversed(list(state.log)):
        if action != DRAW:
            break
        count += 1
    return count


def _stocks(state: CrossTable) -> list[Zone]:
    """The spare tiles, and the hands put away, of which one sees one's own."""
    found: list[Zone] = []
    left = int(state.stock_size - state.taken)
    if state.stock_size:
        spare = state.stock[state.taken :] if state.viewer == EVERYTHING else vec[i64]()
        name = "boneyard" if state.house.draws else "heaps"
        found.append(Stock(name=name, count=left, tiles=[tile_text(tile) for tile in spare]))
    if state.discarded:
        away = [tile_text(tile) for mask in state.discards for tile in tiles_in(mask)]
        found.append(Stock(name="discards", count=int(state.discarded), tiles=away))
    return found


def _facts(state: CrossTable) -> list[Message]:
    direction = "fact-clockwise" if state.house.clockwise else "fact-anticlockwise"
    facts = [Message(direction)]
    if state.phase == START and state.opening >= 0 and not state.is_over:
        tile = tile_text(state.opening)
        facts.append(Message("fact-opening", {"player": int(state.turn), "tile": tile}))
    if state.house.draws and state.taken < state.stock_size:
        facts.append(Message("fact-all_private"))
    facts.append(Message("fact-owner_closes" if state.house.owner_closes else "fact-number_closes"))
    return facts
