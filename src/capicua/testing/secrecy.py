"""Detection of information leaks: pairs of tables that a reader must not be able to tell apart.

There are two kinds of pairs, and each finds leaks that the other cannot:

- *worlds*: a table, and the same table with a sampled round consistent with everything the
  reader has seen (``State.resample``). Everything the reader is sent about the position must
  be identical, byte for byte.
- *twins*: two tables whose shuffles differ in two tiles that the reader never sees, with the
  same actions by the same seats from the deal on (whether a player who drew must pass is
  public). Everything the reader is sent must be identical, including the log and the list of
  available requests.

Comparing bytes also compares lengths. The comparison includes the arrays of an observation
(``capicua.core.observation.observer``), which trained players get instead of frames. The tests use
these pairs, and ``bench/server/secrecy.py`` for longer runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import json, structs

from capicua.core.game import Game
from capicua.core.options import option_text
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Rng
from capicua.core.tiles.tile import tile_text
from capicua.table.frames.protocol import HouseRules, SeatPlan, StateFrame, TablePlan
from capicua.table.play.seats import Guest, KeyHashes, Requester
from capicua.table.play.view_cache import tiles_shown
from capicua.table.room import state_frame
from capicua.table.room.events import Acted, Dealt, Entered, Opened
from capicua.table.room.reducer import apply, room_of
from capicua.table.room.room import Room
from capicua.testing.observations import observation_probe

SECRET = b"a secret as long as a real one, " * 4
TRIES = 12
"""The number of tile exchanges tried to make one twin."""


@dataclass(frozen=True)
class Pair:
    """What a reader is sent at two tables that it must not be able to tell apart."""

    kind: str
    reader: int | None
    one: bytes
    other: bytes


def pairs(game: Game, seed: int, looks: int = 1) -> Iterator[Pair]:
    """Yield pairs from one random round, for every seat and a spectator, at several moments."""
    rng = Rng(seed)
    actions = _random_actions(game, seed, rng)
    for reader in (None, *range(int(game.players))):
        moments = sorted({int(rng.below(len(actions) + 1)) for _ in range(looks)})
        room = _room(game, seed, None)
        if room is None:
            return
        for start, end in zip([0, *moments], moments, strict=False):
            _act(room, actions[start:end])
            yield from _worlds(room, reader, rng)
        yield from _twins(game, seed, actions, moments, reader, rng)


def _worlds(room: Room, reader: int | None, rng: Rng) -> Iterator[Pair]:
    real = room.round
    if real.is_over:
        return
    one = _position(room, reader)
    for seat in range(int(room.game.players)) if reader is None else (reader,):
        if not _has_unknowns(real, seat):
            continue
        world = real.resample(seat, rng)
        world.order = real.order
        room.match.round = world
        yield Pair("world", reader, one, _position(room, reader))
    room.match.round = real


def _has_unknowns(state: State, seat: int) -> bool:
    """Return whether anything is hidden from the seat."""
    try:
        return bool(state.seen_by(seat).unknowns().tiles)
    except NotImplementedError:  # a game without hidden tiles has no such method
        return False


def _twins(
    game: Game, seed: int, actions: list[int], moments: list[int], reader: int | None, rng: Rng
) -> Iterator[Pair]:
    """Yield pairs from two tables that stay alike as long as possible, at each moment."""
    for last in reversed(range(len(moments))):
        order = _twin_of(game, seed, actions[: moments[last]], reader, rng)
        one, other = _room(game, seed, None), _room(game, seed, order)
        if order is None or one is None or other is None:
            continue
        for start, end in zip([0, *moments], moments[: last + 1], strict=False):
            _act(one, actions[start:end])
            _act(other, actions[start:end])
            yield Pair("twin", reader, _everything(one, reader), _everything(other, reader))
        return


def _twin_of(
    game: Game, seed: int, actions: list[int], reader: int | None, rng: Rng
) -> list[int] | None:
    """Return the shuffle with two tiles exchanged that the reader never sees, if there is one."""
    real = _first_round(game, seed, None)
    if real is None:
        return None
    order = [int(tile) for tile in real.order]
    turns = _turns(real, actions)
    shown = _ever_shown(_first_round(game, seed, None), actions, reader)
    hidden = [tile for tile in order if tile_text(tile) not in shown]
    if len(hidden) < 2:
        return None
    for _ in range(TRIES):
        a, b = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        exchanged = [b if tile == a else a if tile == b else tile for tile in order]
        if a == b or game.must_redeal(Setup(), Deal(exchanged)):
            continue
        twin = _first_round(game, seed, exchanged)
        if twin is None or _turns(twin, actions) != turns:
            continue
        seen = _ever_shown(_first_round(game, seed, exchanged), actions, reader)
        if not seen & {tile_text(a), tile_text(b)}:
            return exchanged
    return None


def _first_round(game: Game, seed: int, order: list[int] | None) -> State | None:
    room = _room(game, seed, order)
    return None if room is None else room.round


def _turns(state: State, actions: list[int]) -> list[int]:
    """Return the seat to act at each action of the round; empty if one is illegal."""
    turns = [int(state.turn)]
    for action in actions:
        if state.is_over or action not in state.legal_actions():
            return []
        state.advance(action)
        turns.append(int(state.turn))
    return turns


def _ever_shown(state: State | None, actions: list[int], reader: int | None) -> set[str]:
    """Return every tile that the reader has seen after these actions."""
    assert state is not None
    shown = tiles_shown(state.view(reader))
    for action in actions:
        state.advance(action)
        shown |= tiles_shown(state.view(reader))
    return shown


def _random_actions(game: Game, seed: int, rng: Rng) -> list[int]:
    """Return the actions of a random round."""
    room = _room(game, seed, None)
    if room is None:
        return []
    state = room.round
    found = []
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        found.append(action)
        state.advance(action)
    return found[:-1]  # the end of a round may reveal all hands


def _room(game: Game, seed: int, order: list[int] | None) -> Room | None:
    """Return a table with people at all seats and the first round dealt, in ``order`` if given.

    Returns ``None`` if the deal itself ends the round.
    """
    texts = {name: option_text(value) for name, value in game.options.values().items()}
    seats = int(game.players)
    plan = TablePlan(
        HouseRules(game.id, options=texts, seats=seats),
        [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)],
        chat="off",
        deal=seed % 1000 + 1 if game.undo == "free" else None,
    )
    room = room_of(
        [Opened(ms=0, table="t", plan=plan, secret=SECRET + str(seed).encode(), keys=KEYS)]
    )
    for seat in range(seats):
        guest = Guest(seat, is_host=seat == 0, name=f"P{seat}")
        apply(room, Entered(ms=0, who=f"token {seat}", guest=guest))
    apply(room, Dealt(ms=0))
    real = room.round
    if order is not None:
        room.match.round = game.deal_round(real.setup, Deal(order, int(real.lot)))
    return None if room.round.is_over else room


KEYS = KeyHashes("host", "play", "watch")


def _act(room: Room, actions: list[int]) -> None:
    for action in actions:
        seat = room.turn
        assert seat is not None
        apply(room, Acted(ms=0, seat=seat, action=action))


def _everything(room: Room, reader: int | None) -> bytes:
    """Return everything that the reader is sent on joining the table."""
    token = "watcher" if reader is None else f"token {reader}"
    return json.encode(_state(room, Requester(token, reader, reader == 0))) + _observed(
        room, reader
    )


def _position(room: Room, reader: int | None) -> bytes:
    """Return everything that the reader is sent about the position.

    The available requests are left out: whether an undo is allowed depends on the shuffle, and
    a sampled round has none of its own. Twins cover that.
    """
    token = "watcher" if reader is None else f"token {reader}"
    sent = json.encode(structs.replace(_state(room, Requester(token, reader)), may=[]))
    return sent + _observed(room, reader)


def _observed(room: Room, reader: int | None) -> bytes:
    """Return the observation of a trained player at the reader's seat."""
    if reader is None:
        return b""
    return observation_probe(room.game).bytes_of(room.round.seen_by(reader), reader)


def _state(room: Room, requester: Requester) -> StateFrame:
    return state_frame.state(room, requester, 0, state_frame.shared_frame(room, 0))
