"""Beliefs in Double Takes compared with plain enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

import capicua
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import IllegalAction
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Rng
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import CORRECT, LEAD, led_tile
from tests import suite

Hands = tuple[tuple[int, ...], ...]


def a_round(seed: int, number: int, preset: str = "double_takes_4", **options: Any) -> TakesRound:
    game = capicua.load("double_takes", preset=preset, **options)
    state = game.new_round(seed=seed, number=number)
    assert isinstance(state, TakesRound)
    return state


def play_until(state: TakesRound, rng: Rng, tiles_left: int, asked: bool = False) -> None:
    """Play random actions until this many tiles are in hand; ``asked``: until a seat is asked."""
    while not state.is_over:
        if sum(state.hands.counts) <= tiles_left and bool(state.asked) >= asked:
            return
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def hands(state: TakesRound) -> Hands:
    return tuple(tuple(state.hands.tiles(seat)) for seat in range(state.players))


def layouts(tiles: list[int], rooms: list[int]) -> list[list[set[int]]]:
    """Return every way to distribute the tiles over places with these capacities."""
    if not rooms:
        return [[]]
    return [
        [set(hand), *rest]
        for hand in combinations(tiles, rooms[0])
        for rest in layouts([tile for tile in tiles if tile not in hand], rooms[1:])
    ]


def worlds(state: TakesRound, seat: int) -> set[tuple[Hands, int]]:
    """Return the hands and leftovers consistent with a seat's view, by replaying candidates."""
    players = int(state.players)
    now = hands(state)
    size = int(state.game.hand_size)
    order = [int(tile) for tile in state.order]
    dealt = [order[k * size : (k + 1) * size] for k in range(players)]
    played = [set(dealt[k]) - set(now[k]) for k in range(players)]
    rest = order[players * size :]
    undealt = int(state.game.undealt(state.setup))
    boneyard, gone = rest[:undealt], rest[undealt:]
    hidden = sorted([t for k in range(players) if k != seat for t in now[k]] + boneyard)
    rooms = [0 if k == seat else len(now[k]) for k in range(players)] + [undealt]
    found = set()
    for layout in layouts(hidden, rooms):
        layout[seat] = set(now[seat])
        whole = [sorted(layout[k] | played[k]) for k in range(players)]
        tiles = [tile for hand in whole for tile in hand] + sorted(layout[players]) + gone
        again = state.game.deal_round(state.setup, Deal(tiles, int(state.lot)))
        assert isinstance(again, TakesRound)
        try:
            for action in state.log:
                again.apply(int(action))
        except IllegalAction:
            continue
        is_belied = state.game.show_leftover and again.leftover != state.leftover
        if hands(again)[seat] == now[seat] and not is_belied:
            found.add((hands(again), int(again.leftover)))
    return found


def check_against_enumeration(state: TakesRound, seat: int, rng: Rng) -> None:
    possible = worlds(state, seat)
    assert (hands(state), int(state.leftover)) in possible
    assert Assignments(state.seen_by(seat).unknowns()).count == len(possible)
    drawn = Counter[tuple[Hands, int]]()
    for _ in range(40 * len(possible) if len(possible) <= 20 else 100):
        world = state.resample(seat, rng)
        assert isinstance(world, TakesRound)
        drawn[hands(world), int(world.leftover)] += 1
    assert set(drawn) <= possible
    if len(possible) <= 20:
        # Each is drawn 40 times on average; 12 and 80 are more than four standard deviations off.
        assert all(12 <= drawn[world] <= 80 for world in possible)


@pytest.mark.parametrize("seed", suite.sampled([0], range(4)))
def test_voids_against_enumeration_dtk_6(seed: int) -> None:
    state = a_round(seed, 2)
    rng = Rng(seed)
    play_until(state, rng, 7 - seed % 2)
    for seat in range(4):
        check_against_enumeration(state, seat, rng)


@pytest.mark.parametrize("seed", suite.sampled([2, 3], range(4)))
def test_the_leftover_is_one_of_the_hidden_tiles_dtk_11(seed: int) -> None:
    state = a_round(seed, 3, "double_takes_3", show_leftover=seed == 3)
    rng = Rng(seed)
    play_until(state, rng, 6)
    for seat in range(3):
        check_against_enumeration(state, seat, rng)


@pytest.mark.parametrize("seed", suite.sampled([1], range(4)))
def test_revokes_against_enumeration_dtk_14(seed: int) -> None:
    """A failure to follow proves nothing; a correction shows the tile that returns to the hand."""
    state = a_round(seed, 2, "with_revokes")
    rng = Rng(seed)
    play_until(state, rng, 8, asked=seed % 2 == 1)
    for seat in range(4):
        check_against_enumeration(state, seat, rng)


def test_tiles_of_earlier_rounds_are_excluded_dtk_2() -> None:
    """The other seats hold tiles from no earlier round, all equally likely."""
    match = capicua.load("double_takes", players=3).new_match(seed=4)
    rng = Rng(4)
    for number in (1, 2):
        state = match.round
        assert isinstance(state, TakesRound)
        hidden = 136 - 45 * (number - 1) - 15
        count = Assignments(state.seen_by(0).unknowns()).count
        assert count == pytest.approx(float(comb(hidden, 15) * comb(hidden - 15, 15)))
        play_until(state, rng, 0)
        match.settle()
        match.start()
    state = match.round
    assert isinstance(state, TakesRound)
    unknowns = state.seen_by(0).unknowns()
    gone = {int(tile) for earlier in match.rounds for tile in list(earlier.order)[:45]}
    assert len(unknowns.tiles) == 31
    assert not gone & set(unknowns.tiles)


@pytest.mark.parametrize(
    "preset",
    suite.sampled(["with_revokes"], ["double_takes_2", "double_takes_3", "with_revokes"]),
)
def test_sampled_deals_have_the_same_view_and_replay(preset: str) -> None:
    for seed in range(3):
        state = a_round(seed, 1 + seed % 2, preset)
        rng = Rng(seed)
        while not state.is_over:
            if rng.below(16) == 0:
                for seat in range(state.players):
                    world = state.resample(seat, rng)
                    assert isinstance(world, TakesRound)
                    assert world.view(seat).encode() == state.view(seat).encode()
                    check_replay(state, world)
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


def check_replay(state: TakesRound, world: TakesRound) -> None:
    """Replay the log from the deal that a sampled state implies; it must end in that state."""
    players = range(int(state.players))
    whole = [set(hand) for hand in hands(world)]
    again = state.game.deal_round(
        state.setup, Deal([int(tile) for tile in state.order], int(state.lot))
    )
    for action in state.log:
        seat = int(again.turn)
        if action < LEAD:
            whole[seat].add(int(action))
        elif action < CORRECT:
            whole[seat].add(led_tile(int(action)))
        elif state.text(action) != "stand":
            whole[seat].add(int(action - CORRECT))
        again.advance(action)
    used = set.union(*whole)
    gone = [int(tile) for tile in state.order][136 - int(state.game.tiles_before(state.number)) :]
    order = [tile for seat in players for tile in sorted(whole[seat])]
    order += [tile for tile in range(136) if tile not in used and tile not in gone] + gone
    replayed = state.game.deal_round(
        Setup(int(state.number), int(state.starter)), Deal(order, int(state.lot))
    )
    for action in state.log:
        replayed.apply(int(action))
    assert isinstance(replayed, TakesRound)
    assert hands(replayed) == hands(world)
