"""Belief: sampled deals agree with the view, and weights follow the others' actions."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.bots.belief import (
    ENOUGH,
    UNEXPLAINED,
    believed,
    likelihood,
    picked,
    weights,
    worlds_of,
)
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.families.line.rules import LineRound
from tests import suite


def tiny_block(seed: int, actions: int) -> LineRound:
    """Return a round of two hands of three tiles from a double-6 set, after some actions."""
    game = capicua.load("block", players=2, hand_size=3)
    state = game.new_round(seed=seed, number=2, starter=0)
    rng = Rng(seed)
    for _ in range(actions):
        legal = state.legal_actions()
        if not legal:
            break
        state.advance(legal[int(rng.below(len(legal)))])
    assert isinstance(state, LineRound)
    return state


def hand(state: State, seat: int) -> tuple[int, ...]:
    assert isinstance(state, LineRound)
    return tuple(state.hands.tiles(seat))


@pytest.mark.parametrize("id", capicua.catalogue())
def test_sampled_deals_match_the_seats_view_in_every_game(id: str) -> None:
    state = capicua.load(id).new_round(seed=5)
    rng = Rng(5)
    for _ in range(12):
        if state.is_over:
            break
        seat = int(state.turn)
        for world in believed(state.seen_by(seat), 3, rng):
            assert world.view(seat).encode() == state.view(seat).encode()
        legal = state.legal_actions()
        state.advance(legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("block", {}),
        ("block", {"teams": "pairs"}),
        ("texas_42", {}),
        ("poker", {}),
        ("double_takes", {}),
        ("double_takes", {"partners": "yes"}),
        ("texas_42", {"scoring": "marks", "special_contracts": "nello, plunge"}),
    ],
)
def test_a_sampled_deal_replays_to_the_same_position(id: str, options: dict[str, str]) -> None:
    replayed = 0
    for seed in range(12):
        state = capicua.load(id, **options).new_round(seed=seed)
        rng = Rng(seed)
        for _ in range(9):
            if state.is_over:
                break
            legal = state.legal_actions()
            state.advance(legal[int(rng.below(len(legal)))])
        world = state.resample(int(state.turn), rng)
        order = world.dealt()
        if len(order) == 0:
            continue
        past = world.game.blank(world.setup)
        past.deal(order, world.lot)
        for action in world.log:
            assert int(action) in past.legal_actions()
            past.advance(action)
        for seat in range(int(state.players)):
            assert past.view(seat).encode() == world.view(seat).encode()
        replayed += 1
    assert replayed > 0


@pytest.mark.parametrize(
    ("id", "players"),
    [
        ("draw", 2),
        ("draw", 3),
        ("bergen", 2),
        ("matador", 2),
        ("muggins", 2),
        ("garrafina", 2),
        ("garrafina", 3),
        ("correlativa", 2),
        ("correlativa", 3),
        ("high_fives", 3),
    ],
)
def test_a_sampled_deal_with_tiles_taken_later_replays_to_the_same_position(
    id: str, players: int
) -> None:
    game = capicua.load(id, players=players)
    replayed = 0
    for seed in range(8):
        state = game.new_round(seed=seed)
        left = int(state.stock.left)
        rng = Rng(seed)
        for _ in range(30):
            legal = state.legal_actions()
            state.advance(legal[int(rng.below(len(legal)))])
            if state.is_over:
                break
            if state.stock.left == left:
                continue
            world = state.resample(int(state.turn), rng)
            past = world.at(len(world.log))  # checks that every action is legal
            for seat in range(players):
                assert past.view(seat).encode() == world.view(seat).encode()
            assert list(world.dealt()) == list(world.clone().dealt())
            replayed += 1
    assert replayed > 10


def test_a_deal_in_which_an_action_is_impossible_explains_nothing() -> None:
    game = capicua.load("draw", players=2)
    state = game.new_round(seed=1)
    state.advance(state.legal_actions()[0])
    world = state.resample(0, Rng(1))
    past = game.blank(state.setup)
    assert likelihood(world, 0, past) > UNEXPLAINED
    world.log[0] = game.draw
    assert likelihood(world, 0, past) == UNEXPLAINED
    assert list(weights(vec[float]([-3.0, UNEXPLAINED, -3.0])))[1] == 0.0
    with pytest.raises(ValueError, match="not known"):
        world.at(1)


@suite.heavy
def test_sampling_frequencies_match_enumerated_weights() -> None:
    """Weights of all possible hands, compared with how often they are sampled."""
    state = tiny_block(4, 2)
    assert not state.is_over
    seat = int(state.turn)
    other = 1 - seat
    known = state.seen_by(seat)
    hidden = known.unknowns().tiles
    world = state.resample(seat, Rng(1))
    assert isinstance(world, LineRound)
    past = state.game.blank(state.setup)
    shares: dict[tuple[int, ...], float] = {}
    for held in combinations(sorted(hidden), int(state.hands.counts[other])):
        copy = world.clone()
        assert isinstance(copy, LineRound)
        copy.hands.bits[other] = sum([2**tile for tile in held])
        copy.stock.order = vec[i64]([tile for tile in hidden if tile not in held])
        copy.count_held()
        shares[held] = likelihood(copy, seat, past)
    logs = vec[float](list(shares.values()))
    wanted = dict(zip(shares, weights(logs), strict=True))
    draws = 60
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(draws):
        found.update(hand(each, other) for each in believed(known, 400, Rng(seed)))
    total = draws * 400
    heavy = sorted(wanted, key=lambda held: -wanted[held])[:40]
    light = sorted(wanted, key=lambda held: wanted[held])[:40]
    assert set(found) <= set(wanted)
    for group in (heavy, light):
        expected = sum(wanted[held] for held in group)
        seen = sum(found[held] for held in group) / total
        assert seen == pytest.approx(expected, rel=0.12)


def test_weights_keep_the_minimum_sample_size_and_their_order() -> None:
    shares = weights(vec[float]([0.0, -1.0, -50.0, -400.0] * 25))
    assert sum(shares) == pytest.approx(1.0)
    assert 1.0 / sum(share * share for share in shares) >= ENOUGH * 100
    assert shares[0] > shares[1] > shares[2] >= shares[3]


def test_equal_weights_stay_equal() -> None:
    assert list(weights(vec[float]([-3.0] * 8))) == pytest.approx([0.125] * 8)


def test_resampling_is_proportional_to_the_weights() -> None:
    drawn = worlds_of(tiny_block(4, 0).seen_by(0), 4, Rng(3))
    shares = vec[float]([0.5, 0.25, 0.25, 0.0])
    for seed in range(20):
        chosen = picked(drawn, shares, 8, Rng(seed))
        counts = [sum(world is each for each in chosen) for world in drawn]
        assert counts[3] == 0
        assert math.isclose(counts[0], 4, abs_tol=1)
        assert len(chosen) == 8
