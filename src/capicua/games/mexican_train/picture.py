"""The table of Mexican Train as zones: station and trains, facts, boneyard, hands, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from capicua.core.reasons import Argument, Message
from capicua.core.seats import EVERYTHING
from capicua.core.tile import BIT, HIGH, LOW, NO_TILE, double_of, tile_text
from capicua.core.zones import Arm, Facts, Hand, Layout, Score, Stock, Zone
from capicua.games.mexican_train.position import boneyard_of, hand_of, tiles_on
from capicua.games.mexican_train.refusals import doubles_to_cover
from capicua.games.mexican_train.trains import (
    DRAWN,
    FOLLOW,
    OPTIONAL,
    OWN_TRAINS,
    SERIES,
    TRAINS,
    train_name,
)

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound


def zones(state: TrainRound) -> list[Zone]:
    """The table, as far as this state knows it."""
    hands = [
        Hand(
            seat=seat,
            count=int(state.counts[seat]),
            tiles=[tile_text(tile) for tile in hand_of(state, seat)],
            notes=_notes(state, seat),
        )
        for seat in range(int(state.players))
    ]
    seen = boneyard_of(state) if state.viewer == EVERYTHING else []
    return [
        Layout(
            name="trains",
            shape="trains",
            centre=tile_text(double_of(state.trains.station)),
            arms=[_arm(state, train) for train in _shown_trains(state)],
        ),
        Facts(name="facts", facts=facts(state)),
        Stock(name="boneyard", count=int(state.stock), tiles=[tile_text(tile) for tile in seen]),
        *hands,
        Score(
            totals=state.setup.totals or [0] * int(state.players),
            round=state.scores(),
        ),
    ]


def _shown_trains(state: TrainRound) -> list[int]:
    """The players' trains, the sidings, and the place of the next siding."""
    sidings = state.trains.sidings
    if (
        sidings < state.rules.most_sidings
        and state.trains.shown[state.trains.station] <= state.rules.top
    ):
        sidings += 1
    return [
        train
        for train in range(TRAINS)
        if train < state.players or OWN_TRAINS <= train < OWN_TRAINS + sidings
    ]


def _arm(state: TrainRound, train: int) -> Arm:
    end = int(state.trains.ends[train])
    dead = state.trains.is_dead(end)
    return Arm(
        name=train_name(train),
        tiles=_outward(state, train),
        ends=[] if dead else [end],
        owner=train if train < OWN_TRAINS else None,
        state=_who_may_play(state, train, dead),
        notes=_played_by(state, train),
    )


def _played_by(state: TrainRound, train: int) -> list[Message]:
    """Who left a double that is to be covered now, if that is known."""
    if not state.is_bound() or not state.trains.open_trains() & BIT[train]:
        return []
    index = state.trains.laid_count - 1
    while state.trains.laid[index] >> 8 & 31 != train:
        index -= 1
    seat = int(state.trains.laid[index] >> 13 & 15) - 1
    tile = tile_text(state.trains.laid[index] & 255)
    return [Message("note-double", {"player": seat, "tile": tile})] if seat >= 0 else []


def _who_may_play(
    state: TrainRound, train: int, dead: bool
) -> Literal["open", "private", "dead", "bound"]:
    if state.trains.open_trains() & BIT[train]:
        return "bound"
    if dead:
        return "dead"
    return "open" if train >= OWN_TRAINS or state.marked & BIT[train] else "private"


def _outward(state: TrainRound, train: int) -> list[str]:
    """The tiles of a train, the half nearer the station first."""
    inner = state.trains.station
    texts = []
    for tile in tiles_on(state, train):
        outer = HIGH[tile] + LOW[tile] - inner
        texts.append(f"{inner}-{outer}")
        inner = outer
    return texts


def _notes(state: TrainRound, seat: int) -> list[Message]:
    if state.counts[seat] == 1 and not state.is_over:
        return [Message("note-last-tile", {"player": seat})]
    return []


# -- facts ---------------------------------------------------------------------------------


def facts(state: TrainRound) -> list[Message]:
    """What everybody needs at a glance, and the drawn tile for its drawer."""
    found: list[Message] = []
    if state.rules.descends:
        number = state.setup.number
        found.append(Message("fact-round", {"number": number, "count": int(state.rules.rounds)}))
        if number < state.rules.rounds:
            following = tile_text(double_of(state.rules.station_number(number + 1)))
            found.append(Message("fact-next", {"tile": following}))
    dead = [
        str(number) for number in range(int(state.rules.top) + 1) if state.trains.is_dead(number)
    ]
    if dead:
        found.append(Message("fact-dead", {"numbers": dead}))
    if not state.is_over:
        found += _duties(state)
    if state.trains.laid_count > 0:
        found.append(Message("fact-numbers", {"counts": _number_counts(state)}))
    return found


def _number_counts(state: TrainRound) -> list[str]:
    """How many tiles of each number lie on the table, as ``6×3``."""
    return [
        f"{number}×{int(state.trains.shown[number])}" for number in range(int(state.rules.top) + 1)
    ]


def _duties(state: TrainRound) -> list[Message]:
    """What the turn demands of the seat to act."""
    player: dict[str, Argument] = {"player": int(state.turn)}
    found: list[Message] = []
    if state.phase == DRAWN and state.drawn != NO_TILE:
        tile = tile_text(state.drawn)
        must = "must" if state.rules.must_play_drawn else "may"
        found.append(Message(f"fact-drawn-{must}", {**player, "tile": tile}))
    phase = state.origin if state.phase == DRAWN else state.phase
    if state.is_bound():
        found.append(Message("fact-cover", {**player, "doubles": doubles_to_cover(state)}))
        if not state.rules.marks_bound:
            found.append(Message("fact-no-opening"))
    elif phase == FOLLOW:
        tile = tile_text(double_of(state.trains.ends[state.follow]))
        on_double = state.rules.on_double or state.running
        found.append(
            Message("fact-follow" if on_double else "fact-play-again", {**player, "tile": tile})
        )
        if state.counts[state.turn] == 0:
            found.append(Message("fact-not-out", {**player, "tile": tile}))
    elif phase == OPTIONAL:
        found.append(Message("fact-optional", player))
    elif phase == SERIES:
        found.append(
            Message("fact-series-forced" if state.rules.series_forced else "fact-series", player)
        )
    if state.counts[state.turn] == 1 and phase != FOLLOW:
        found += _lone_double(state)
    return found


def _lone_double(state: TrainRound) -> list[Message]:
    """To whoever holds just a double that may not be the last tile (BMT-20)."""
    hand = hand_of(state, state.turn)
    if not state.rules.not_last or len(hand) != 1 or HIGH[hand[0]] != LOW[hand[0]]:
        return []
    tile: i64 = hand[0]
    if state.stock == 0 and state.trains.shown[HIGH[tile]] >= state.rules.top:
        return []
    id = "fact-lone-double" if state.stock > 0 else "fact-lone-double-empty"
    return [Message(id, {"player": int(state.turn), "tile": tile_text(tile)})]
