"""Heuristic scores in line games: unseen tiles that can answer a play count against it (O6)."""

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import WORD
from capicua.families.line.hints import ANSWER, answers, next_may_have

GAMES = ["block", "draw", "muggins", "bergen", "sebastopol", "matador", "tiddle_a_wink"]


def unseen(state):
    """Return the tiles that the seat to act cannot see, computed independently."""
    game = state.game
    tiles = {(high, low) for high in range(game.pips + 1) for low in range(high + 1)}
    numbers = {high * (high + 1) // 2 + low for high, low in tiles}
    own = set(state.hands.tiles(int(state.turn)))
    return numbers - own - set(map(int, state.line.tiles()))


def from_words(state):
    found = set()
    for word in range(int(state.hands.width)):
        bits = int(state.unseen(word))
        found |= {word * WORD + bit for bit in range(WORD) if bits >> bit & 1}
    return found


@pytest.mark.parametrize("id", GAMES)
def test_o6_unseen_tiles_are_neither_laid_nor_held(id):
    rng = Rng(5)
    state = capicua.load(id).new_round(seed=4)
    while not state.is_over:
        assert from_words(state) == unseen(state)
        view = state.view(int(state.turn))
        assert from_words(view.known) == unseen(state)
        world = view.world(rng)
        assert from_words(world) == unseen(state)
        other = state.clone()
        legal = state.legal_actions()
        other.apply(legal[rng.below(len(legal))])
        if not other.is_over:
            assert from_words(other) == unseen(other)
        state.apply(legal[rng.below(len(legal))])


def test_o1_o6_a_play_loses_value_with_each_tile_that_can_answer_it():
    state = capicua.load("block", players=2).new_round(seed=3)
    while len(state.log) < 4:
        state.apply(state.legal_actions()[0])
    numbers = int(state.line.number_mask())
    may_have = int(next_may_have(state, numbers))
    expected = sum(any(may_have >> half & 1 for half in halves(tile)) for tile in unseen(state))
    assert int(answers(state, may_have)) == expected
    assert ANSWER > 0


def halves(tile):
    high = next(high for high in range(16) if (high + 1) * (high + 2) // 2 > tile)
    return high, tile - high * (high + 1) // 2


def test_o1_o6_numbers_the_next_seat_lacks_are_ignored():
    state = capicua.load("block", preset="partners").new_round(seed=2)
    state.apply(state.legal_actions()[0])
    state.lacked[state.next_seat(state.turn)] = 0b1111111
    assert int(next_may_have(state, 0b1010)) == 0
