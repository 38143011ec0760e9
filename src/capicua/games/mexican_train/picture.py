"""Mexican Train as zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from capicua.core.messages import Argument, Message
from capicua.core.tiles.tile import BIT, HIGH, LOW, NO_TILE, double_of, tile_text
from capicua.core.zones import Arm, Facts, Zone, with_hand
from capicua.families.trains.picture import TrainsPicture
from capicua.games.mexican_train.actions import DRAWN, FOLLOW, OPTIONAL, SERIES
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.trains import NAMES, OWN_TRAINS, TRAINS


class MexicanPicture(TrainsPicture[MexicanRound]):
    """The trains and sidings, marked as open, dead or to be covered."""

    def shown(self, state: MexicanRound) -> list[int]:
        """Return the players' trains, the sidings, and the place of the next siding."""
        trains = state.trains
        sidings = trains.sidings
        if sidings < state.game.most_sidings and not trains.is_dead(trains.centre):
            sidings += 1
        return [
            train
            for train in range(TRAINS)
            if train < state.players or OWN_TRAINS <= train < OWN_TRAINS + sidings
        ]

    def arm(self, state: MexicanRound, arm: int) -> Arm:
        """Return a train with its end and the players who may play there."""
        end = int(state.trains.ends[arm])
        dead = state.trains.is_dead(end)
        return Arm(
            name=NAMES[arm],
            tiles=state.trains.outward(arm),
            ends=[] if dead else [end],
            owner=arm if arm < OWN_TRAINS else None,
            state=_who_may_play(state, arm, dead),
            notes=_played_by(state, arm),
        )

    def seat_zones(self, state: MexicanRound, watched: Callable[[], list[Zone]]) -> list[Zone]:
        """Return the table as a seat sees it: only its hand and the facts differ."""
        seat = int(state.viewer)
        hand = state.hands.zone(seat, self.notes(state, seat))
        zones = with_hand(watched(), hand)
        return [
            Facts(name="facts", facts=self.facts(state)) if type(zone) is Facts else zone
            for zone in zones
        ]

    def facts(self, state: MexicanRound) -> list[Message]:
        """Return the facts shown beside the table, including the drawn tile for its drawer."""
        found: list[Message] = []
        game = state.game
        numbers = range(int(game.top) + 1)
        if game.descends:
            number = state.setup.number
            found.append(Message("fact-round", {"number": number, "count": int(game.round_count)}))
            if number < game.round_count:
                following = tile_text(double_of(game.station_number(number + 1)))
                found.append(Message("fact-next", {"tile": following}))
        dead = [str(number) for number in numbers if state.trains.is_dead(number)]
        if dead:
            found.append(Message("fact-dead", {"numbers": dead}))
        if not state.is_over:
            found += _duties(state)
        if state.trains.laid_count > 0:
            counts = [f"{number}×{int(state.trains.shown[number])}" for number in numbers]
            found.append(Message("fact-numbers", {"counts": counts}))
        return found


def _who_may_play(
    state: MexicanRound, train: int, dead: bool
) -> Literal["open", "private", "dead", "bound"]:
    if state.trains.open_trains() & BIT[train]:
        return "bound"
    if dead:
        return "dead"
    return "open" if train >= OWN_TRAINS or state.marked & BIT[train] else "private"


def _played_by(state: MexicanRound, train: int) -> list[Message]:
    """Return the player who left a double that must be covered now, if known."""
    trains = state.trains
    if not state.is_bound() or not trains.open_trains() & BIT[train]:
        return []
    index = int(trains.laid_count) - 1
    while trains.arm_at(index) != train:
        index -= 1
    seat = trains.seat_at(index)
    tile = tile_text(trains.tile_at(index))
    return [Message("note-double", {"player": seat, "tile": tile})] if seat >= 0 else []


def _duties(state: MexicanRound) -> list[Message]:
    """Return the obligations of the seat to act."""
    game = state.game
    player: dict[str, Argument] = {"player": int(state.turn)}
    found: list[Message] = []
    if state.phase == DRAWN and state.drawn != NO_TILE:
        tile = tile_text(state.drawn)
        must = "must" if game.must_play_drawn else "may"
        found.append(Message(f"fact-drawn-{must}", {**player, "tile": tile}))
    phase = state.origin if state.phase == DRAWN else state.phase
    if state.is_bound():
        doubles = [tile_text(tile) for tile in state.doubles_to_cover()]
        found.append(Message("fact-cover", {**player, "doubles": doubles}))
        if not game.marks_bound:
            found.append(Message("fact-no-opening"))
    elif phase == FOLLOW:
        tile = tile_text(double_of(state.trains.ends[state.follow]))
        on_double = game.on_double or state.running
        id = "fact-follow" if on_double else "fact-play-again"
        found.append(Message(id, {**player, "tile": tile}))
        if state.hands.counts[state.turn] == 0:
            found.append(Message("fact-not-out", {**player, "tile": tile}))
    elif phase == OPTIONAL:
        found.append(Message("fact-optional", player))
    elif phase == SERIES:
        id = "fact-series-forced" if game.series_forced else "fact-series"
        found.append(Message(id, player))
    if state.hands.counts[state.turn] == 1 and phase != FOLLOW:
        found += _lone_double(state)
    return found


def _lone_double(state: MexicanRound) -> list[Message]:
    """Warn a player whose only tile is a double that may not be played last (BMT-20)."""
    hand = state.hands.tiles(state.turn)
    if not state.game.not_last or len(hand) != 1 or HIGH[hand[0]] != LOW[hand[0]]:
        return []
    has_stock = state.stock.left > 0
    if not has_stock and not state.is_stuck_on_double():
        return []
    id = "fact-lone-double" if has_stock else "fact-lone-double-empty"
    return [Message(id, {"player": int(state.turn), "tile": tile_text(hand[0])})]
