"""Beliefs in Texas 42 compared with plain enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import IllegalAction
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Rng
from capicua.core.tiles.tile import DOUBLES, count_bits
from capicua.games.texas_42.rules import TexasRound
from tests import suite

DRAWS = 400
PLUNGER = [
    ["0-0", "1-1", "2-2", "3-3", "6-5", "6-4", "6-3"],
    ["4-4", "5-5", "6-6", "6-2", "6-1", "6-0", "5-4"],
    ["5-3", "5-2", "5-1", "5-0", "4-3", "4-2", "4-1"],
    ["4-0", "3-2", "3-1", "3-0", "2-1", "2-0", "1-0"],
]
Hands = tuple[int, ...]


def dealt(state: TexasRound) -> list[set[int]]:
    """Return the hands as dealt."""
    order = [int(tile) for tile in state.order]
    return [set(order[seat * 7 : seat * 7 + 7]) for seat in range(4)]


def layouts(tiles: list[int], rooms: list[int]) -> list[list[set[int]]]:
    """Return every way to distribute the tiles over seats with these capacities."""
    if not rooms:
        return [[]]
    return [
        [set(hand), *rest]
        for hand in combinations(tiles, rooms[0])
        for rest in layouts([tile for tile in tiles if tile not in hand], rooms[1:])
    ]


def worlds(state: TexasRound, seat: int) -> set[Hands]:
    """Return the hands consistent with a seat's view, by replaying every candidate."""
    hands = [set(state.hands.tiles(seat)) for seat in range(4)]
    played = [before - now for before, now in zip(dealt(state), hands, strict=True)]
    hidden = sorted(tile for other in range(4) if other != seat for tile in hands[other])
    rooms = [0 if other == seat else len(hands[other]) for other in range(4)]
    found = set()
    for layout in layouts(hidden, rooms):
        layout[seat] = hands[seat]
        whole = [layout[other] | played[other] for other in range(4)]
        order = [tile for hand in whole for tile in sorted(hand)]
        again = state.game.deal_round(state.setup, Deal(order, int(state.lot)))
        try:
            for action in state.log:
                again.apply(int(action))
        except IllegalAction:
            continue
        assert isinstance(again, TexasRound)
        found.add(masks(again))
    return found


def masks(state: TexasRound) -> Hands:
    return tuple(int(hand) for hand in state.hands.bits)


def counted(state: TexasRound, seat: int) -> float:
    """Return the number of deals that the belief code counts."""
    return Assignments(state.seen_by(seat).unknowns()).count


def play_until(state: TexasRound, rng: Rng, tiles_left: int) -> bool:
    """Play random actions until this many tiles are left; a plunger's doubles are played last."""
    while not state.is_over:
        if state.phase == 2 and sum(int(count) for count in state.hands.counts) <= tiles_left:
            return True
        actions = state.legal_actions()
        if state.turn == state.plunger:
            low = [action for action in actions if not count_bits(DOUBLES[0] & 2**action)]
            actions = low or actions
        state.apply(actions[rng.below(len(actions))])
    return False


def check_against_enumeration(game: Game, state: TexasRound, seat: int, rng: Rng) -> int:
    possible = worlds(state, seat)
    assert masks(state) in possible
    assert counted(state, seat) == len(possible)
    draws = 40 * len(possible) if len(possible) <= 40 else 200
    drawn = Counter[Hands]()
    for _ in range(draws):
        world = state.resample(seat, rng)
        assert isinstance(world, TexasRound)
        drawn[masks(world)] += 1
    assert set(drawn) <= possible
    if len(possible) <= 40:
        # Each is drawn 40 times on average; 12 and 80 are more than four standard deviations off.
        assert all(12 <= drawn[hands] <= 80 for hands in possible)
    return len(possible)


def a_round(game: Game, seed: int, hands: list[list[str]] | None = None) -> TexasRound:
    state = game.new_round(seed=seed) if hands is None else game.new_round(hands=hands, starter=0)
    assert isinstance(state, TexasRound)
    return state


@pytest.mark.parametrize("seed", suite.sampled(range(3), range(12)))
def test_voids_against_enumeration_t42_18(seed: int) -> None:
    game = capicua.load("texas_42", no_trump_doubles="bidder_chooses")
    state = a_round(game, seed)
    rng = Rng(seed)
    if play_until(state, rng, 10):
        for seat in range(4):
            check_against_enumeration(game, state, seat, rng)


@pytest.mark.parametrize("seed", suite.sampled(range(2), range(8)))
def test_nello_against_enumeration(seed: int) -> None:
    """The bidder gets a hand that can duck; the partner's seven tiles stay hidden."""
    game = capicua.load("texas_42", preset="marks", special_contracts="nello")
    hands = [
        ["1-0", "2-0", "3-0", "2-1", "4-0", "3-1", "4-1"],
        ["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"],
        ["6-5", "6-4", "6-3", "5-4", "5-3", "4-3", "6-2"],
        ["6-1", "6-0", "5-2", "5-1", "5-0", "4-2", "3-2"],
    ]
    state = a_round(game, 0, hands)
    for text in ("bid 42", "pass", "pass", "pass", "trump nello"):
        state.apply(state.parse(text))
    rng = Rng(seed)
    if play_until(state, rng, 11):
        assert state.hands.counts[2] == 7
        for seat in range(4):
            check_against_enumeration(game, state, seat, rng)


@suite.heavy
@pytest.mark.parametrize("seed", range(10))
def test_plunge_against_enumeration(seed: int) -> None:
    game = capicua.load("texas_42", preset="marks", special_contracts="plunge", early_stop=False)
    state = a_round(game, 0, PLUNGER)
    rng = Rng(seed)
    texts = ["bid plunge", "bid 210", "pass", "pass"] if seed % 2 else ["bid plunge", *["pass"] * 3]
    for text in texts:
        state.apply(state.parse(text))
    assert play_until(state, rng, 10)
    for seat in range(4):
        check_against_enumeration(game, state, seat, rng)


def test_plunge_counts_every_deal_with_four_doubles() -> None:
    game = capicua.load("texas_42", preset="marks", special_contracts="plunge")
    state = a_round(game, 0, PLUNGER)
    state.apply(state.parse("bid plunge"))
    # D sees 21 hidden tiles, including all seven doubles.
    wanted = sum(comb(7, k) * comb(14, 7 - k) for k in range(4, 8)) * comb(14, 7)
    assert counted(state, 3) == wanted
    known = state.seen_by(3)
    assert isinstance(known, TexasRound)
    rng = Rng(1)
    held = Counter[int]()
    for _ in range(DRAWS):
        world = state.resample(3, rng)
        assert isinstance(world, TexasRound)
        held[int(count_bits(world.hands.bits[0] & DOUBLES[0]))] += 1
    total = sum(comb(7, k) * comb(14, 7 - k) for k in range(4, 8))
    for k in (4, 5):
        share = comb(7, k) * comb(14, 7 - k) / total
        assert abs(held[k] / DRAWS - share) < 4.5 * (share * (1 - share) / DRAWS) ** 0.5
    assert set(held) <= {4, 5, 6, 7}


def test_a_plunge_tells_the_plunger_nothing() -> None:
    game = capicua.load("texas_42", preset="marks", special_contracts="plunge")
    state = a_round(game, 0, PLUNGER)
    state.apply(state.parse("bid plunge"))
    assert counted(state, 0) == comb(21, 7) * comb(14, 7)


@pytest.mark.parametrize("seed", range(20))
def test_sampled_deals_have_the_same_view_and_replay(seed: int) -> None:
    game = capicua.load(
        "texas_42",
        preset="marks",
        auction="continuous",
        special_contracts="nello,plunge",
        no_trump_doubles="bidder_chooses",
    )
    state = a_round(game, seed, PLUNGER if seed % 2 else None)
    rng = Rng(seed)
    while not state.is_over:
        if rng.below(5) == 0:
            for seat in range(4):
                world = state.resample(seat, rng)
                assert world.view(seat).encode() == state.view(seat).encode()
                assert isinstance(world, TexasRound)
                replay(state, world)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def replay(state: TexasRound, world: TexasRound) -> None:
    """Replay the log from the deal that a sampled state implies; every action must be legal."""
    now = [set(state.hands.tiles(seat)) for seat in range(4)]
    played = [before - after for before, after in zip(dealt(state), now, strict=True)]
    whole = [played[seat] | set(world.hands.tiles(seat)) for seat in range(4)]
    order = [tile for hand in whole for tile in sorted(hand)]
    again = state.game.deal_round(Setup(), Deal(order, int(state.lot)))
    if state.setup.starter >= 0:
        again = state.game.deal_round(state.setup, Deal(order, int(state.lot)))
    for action in state.log:
        again.apply(int(action))
