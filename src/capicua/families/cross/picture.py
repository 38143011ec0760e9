"""The cross as zones: the trains, the hands, the spare tiles, facts, the score."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import BIT, tile_text, tiles_in
from capicua.core.zones import Arm, Facts, Layout, Score, Stock, Zone, with_hand
from capicua.families.cross.actions import DRAW, START
from capicua.families.cross.rules import CrossRound
from capicua.families.cross.scoring import multiplier


class CrossPicture(Picture[CrossRound]):
    """The table of a cross, as far as the state knows it."""

    def zones(self, state: CrossRound) -> list[Zone]:
        """Return trains, hands, spare tiles, facts and score."""
        seats = range(state.players)
        return [
            Layout(
                name="cross",
                shape="trains",
                centre=tile_text(state.lead) if state.lead >= 0 else "",
                arms=[_arm(state, seat) for seat in seats],
            ),
            *[state.hands.zone(seat, self.notes(state, seat)) for seat in seats],
            *_stocks(state),
            Facts(name="facts", facts=self.facts(state)),
            Score(totals=state.setup.totals or [0] * int(state.players), round=state.scores()),
        ]

    def seat_zones(self, state: CrossRound, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return the table as a seat sees it: only its hand and the spare tiles differ."""
        seat = int(state.viewer)
        zones = with_hand(watched(), state.hands.zone(seat, self.notes(state, seat)))
        stocks: dict[str, Zone] = {stock.name: stock for stock in _stocks(state)}
        return [stocks.get(zone.name, zone) if type(zone) is Stock else zone for zone in zones]

    def notes(self, state: CrossRound, seat: int) -> list[Message]:
        """Return the public facts about a hand: exchanges, and draws of this turn."""
        notes: list[Message] = []
        times = int(state.exchanges[seat])
        if times:
            factor = int(multiplier(state, seat))
            notes.append(Message("note-exchanged", {"times": times, "factor": factor}))
        draws = _draws_this_turn(state)
        if seat == state.turn and draws:
            notes.append(Message("note-drew", {"tiles": draws}))
        return notes

    def facts(self, state: CrossRound) -> list[Message]:
        """Return the direction of play, who must open, and what closes a train."""
        game = state.game
        facts = [Message("fact-clockwise" if game.clockwise else "fact-anticlockwise")]
        if state.phase == START and state.opening >= 0 and not state.is_over:
            tile = tile_text(state.opening)
            facts.append(Message("fact-opening", {"player": int(state.turn), "tile": tile}))
        if game.draws and state.stock.left > 0:
            facts.append(Message("fact-all_private"))
        facts.append(Message("fact-owner_closes" if game.owner_closes else "fact-number_closes"))
        return facts


def _arm(state: CrossRound, seat: i64) -> Arm:
    name = seat_letter(seat)
    if state.phase == START:
        return Arm(name=name, owner=int(seat))
    texts, gap = state.outward(seat)
    return Arm(
        name=name,
        owner=int(seat),
        tiles=texts,
        hidden_tiles=1 if gap else 0,
        ends=[int(state.ends[seat])],
        state="open" if state.open & BIT[seat] else "private",
    )


def _draws_this_turn(state: CrossRound) -> int:
    """Return the number of tiles the seat to act has drawn in this turn."""
    count = 0
    for action in reversed(list(state.log)):
        if action != DRAW:
            break
        count += 1
    return count


def _stocks(state: CrossRound) -> list[Zone]:
    """Return the spare tiles, and the discards, of which players see their own."""
    found: list[Zone] = []
    if state.spare:
        name = "boneyard" if state.game.draws else "heaps"
        tiles = [tile_text(tile) for tile in state.stock.tiles()]
        found.append(Stock(name=name, count=int(state.stock.left), tiles=tiles))
    if state.discarded:
        away = [tile_text(tile) for mask in state.discards for tile in tiles_in(mask)]
        found.append(Stock(name="discards", count=int(state.discarded), tiles=away))
    return found
