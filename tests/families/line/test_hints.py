"""Heuristic scores in line games: unseen what others can answer, and what is known of them (O6)."""

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import WORD
from capicua.families.line.hints import answers

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


def term(name, state, action):
    """Return the value of one term of a play's heuristic score."""
    hints = state.game.hints
    probe = hints.with_weights([int(each == name) for each in hints.terms])
    return int(probe.heuristic_score(state, action))


def test_o1_o6_answers_are_the_unseen_tiles_that_fit_a_number_left_open():
    state = capicua.load("block", players=2).new_round(seed=3)
    while len(state.log) < 4:
        state.apply(state.legal_actions()[0])
    for action in state.legal_actions():
        may_have = int(state.open_after(action)) & ~int(state.lacked[1 - int(state.turn)])
        expected = sum(any(may_have >> half & 1 for half in halves(tile)) for tile in unseen(state))
        assert term("answers", state, action) == expected
        assert int(answers(state, may_have)) == expected


def halves(tile):
    high = next(high for high in range(16) if (high + 1) * (high + 2) // 2 > tile)
    return high, tile - high * (high + 1) // 2


def test_o1_o6_numbers_a_seat_lacks_cannot_be_answered_and_shut_it_out():
    state = capicua.load("block", preset="partners").new_round(seed=2)
    state.apply(state.legal_actions()[0])
    following = state.next_seat(state.turn)
    state.lacked[following] = 0b1111111
    state.lacked[state.next_seat(following)] = 0b1111111
    action = state.legal_actions()[0]
    assert term("answers", state, action) == 0
    assert term("shuts_next", state, action) == 1
    assert term("shuts_second", state, action) == -1, "the partner"
    assert term("shuts_others", state, action) == 0


@pytest.mark.parametrize("id", GAMES)
def test_terms_read_only_what_the_seat_knows(id):
    rng = Rng(7)
    state = capicua.load(id).new_round(seed=6)
    hints = state.game.hints
    probes = [
        hints.with_weights([int(k == n) for k in range(len(hints.terms))])
        for n in range(len(hints.terms))
    ]
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) > 1 and len(state.log) % 3 == 0:
            known = state.view(int(state.turn)).known
            for probe in probes:
                own = [int(probe.heuristic_score(state, each)) for each in legal]
                assert own == [int(probe.heuristic_score(known, each)) for each in legal]
        state.apply(legal[rng.below(len(legal))])
