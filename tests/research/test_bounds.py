"""Bounds of observations: tight enough to scale by, and true in random matches of all presets."""

import pytest

import capicua
from capicua.core.observation.arrays import LARGE
from capicua.core.tiles.random import Rng
from capicua.research.encoder import Encoder, option_bounds, option_numbers
from capicua.testing.configurations import sample

ROUNDS = 12
"""Rounds of each configuration."""
UNBOUNDED = {"round", "passes"}
"""Numbers without a bound: rounds of a match, and passes through a Bingo row."""


def spec_of(game):
    return {array.name: array for array in Encoder(game).spec()}


@pytest.mark.parametrize("id", capicua.catalogue())
def test_all_numbers_of_random_matches_lie_within_their_bounds(id):
    for seed, (name, game) in enumerate(sample(capicua.kind(id))):
        encoder = Encoder(game)
        buffer, rng = encoder.new_buffer(), Rng(seed)
        match = game.new_match(seed=seed)
        for state in match:
            while not state.is_over:
                legal = state.legal_actions()
                state.advance(legal[rng.below(len(legal))])
                if rng.below(10) == 0 or state.is_over:
                    seat = int(rng.below(int(game.players)))
                    arrays = encoder.arrays(encoder.write(state.view(seat), buffer))
                    for array in encoder.spec():
                        found = arrays[array.name]
                        assert (found >= array.lows).all(), (name, array.name, found)
                        assert (found <= array.highs).all(), (name, array.name, found)
            # Nothing was cut off.
            assert max(abs(int(each)) for each in state.points) <= game.points_limit(), name
            totals = state.setup.totals or [0]
            assert max(abs(int(each)) for each in totals) <= game.totals_limit(), name
            if len(match.rounds) >= ROUNDS:
                break


@pytest.mark.parametrize("id", capicua.catalogue())
def test_learners_can_scale_by_the_bounds(id):
    for name, game in sample(capicua.kind(id)):
        assert game.points_limit() <= 2100, name
        for array in Encoder(game).spec():
            if array.name not in {"options", *UNBOUNDED}:
                assert -LARGE < array.low <= array.high < LARGE, (name, array.name)


@pytest.mark.parametrize("id", capicua.catalogue())
def test_every_option_has_bounds_of_its_own_that_hold_in_all_presets(id):
    for _, game in sample(capicua.kind(id)):
        lows, highs = option_bounds(game)
        for low, number, high in zip(lows, option_numbers(game), highs, strict=True):
            assert low <= number <= high
            assert low < high
        array = spec_of(game)["options"]
        assert (array.lows, array.highs) == (lows, highs)


def test_gar_30_two_exchanges_quadruple_a_loss():
    game = capicua.load("garrafina", players=2)
    assert game.points_limit() == 168 * 2 * 2
    assert capicua.load("garrafina", players=4).points_limit() == 168
    assert capicua.load("garrafina", players=3, exchange_factor=4).points_limit() == 168 * 4


def test_gar_31_one_seat_may_have_lost_all_that_the_others_won():
    assert capicua.load("garrafina", players=4).totals_limit() == 300


def test_t42_22_a_lost_bid_of_250_and_all_tricks_give_292():
    assert capicua.load("texas_42").points_limit() == 292
    assert capicua.load("texas_42", preset="marks").points_limit() == 7


def test_lin_50_nobody_wins_more_than_all_chips():
    game = capicua.load("block", preset="domino_pool", players=5)
    assert (game.points_limit(), game.totals_limit()) == (100, 100)


def test_points_beyond_the_bound_are_cut_off():
    game = capicua.load("block", target=100)
    encoder = Encoder(game)
    state = game.new_round(seed=1, number=2, totals=[500, -700, 3, 0])
    arrays = encoder.arrays(encoder.write(state.view(0), encoder.new_buffer()))
    assert arrays["totals"].tolist() == [200, -200, 3, 0]


def test_numbers_in_a_vector_are_between_minus_one_and_one():
    for id in ("partners", "texas_42", "mexican_train", "poker"):
        game = capicua.load(id)
        encoder = Encoder(game)
        state = game.new_round(seed=3)
        vector = encoder.floats(encoder.write(state.view(0), encoder.new_buffer()))
        assert abs(vector).max() <= 1, id
