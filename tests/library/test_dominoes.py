"""Row 36: partnership Block compared with the ``dominoes`` package, move by move.

Both use the same rules: double-6 set, seven tiles each, no drawing, two ends, two partnerships. The
package records passes and ends rounds automatically; in ours a pass is an action. The package gives
the winners the pips of all hands, ours only those of the other side (LIN-41, LIN-43). So the test
compares the winner, the kind of ending, and the pips left in every hand.
"""

from __future__ import annotations

import random

import pytest

import capicua

ROUNDS = 300

GAME = capicua.load("block", players=4, teams="pairs", hand_size=7, blocked_scoring="winner_all")


def name(tile):
    return f"{max(tile.first, tile.second)}-{min(tile.first, tile.second)}"


def ends(state):
    """Return the numbers at the west and the east end of our position."""
    return [int(state.line.ends[arm]) for arm in (1, 0)]


def our_moves(state):
    """Return the legal tiles with the number each is placed on; -1 for a lead."""
    west, east = ends(state) if state.line.length else (-1, -1)
    found = set()
    for action in state.legal_actions():
        tile, _, place = state.text(action).partition("@")
        found.add((tile, {"W": west, "E": east, "root": -1}[place]))
    return found


def their_moves(game):
    if not len(game.board):
        return {(name(tile), -1) for tile, _ in game.valid_moves}
    sides = {True: game.board.left_end(), False: game.board.right_end()}
    return {(name(tile), sides[left]) for tile, left in game.valid_moves}


def skip_passes(state):
    """Take passes, which are automatic in the package; return their number."""
    taken = 0
    while not state.is_over and state.text(state.legal_actions()[0]) == "pass":
        state.apply(state.legal_actions()[0])
        taken += 1
    return taken


def play_both(dominoes, seed):
    """Play a random round in both, comparing the legal moves; return both at the end."""
    random.seed(seed)
    chance = random.Random(seed)
    game = dominoes.Game.new(starting_player=seed % 4)
    hands = [[name(tile) for tile in hand] for hand in game.hands]
    state = GAME.new_round(hands=hands, starter=seed % 4)
    passes = 0
    while game.result is None:
        passes += skip_passes(state)
        assert not state.is_over
        assert state.turn == game.turn
        assert our_moves(state) == their_moves(game)
        tile, left = chance.choice(game.valid_moves)
        number = -1
        if len(game.board):
            number = game.board.left_end() if left else game.board.right_end()
        (action, *_) = [
            action
            for action in state.legal_actions()
            if (name(tile), number) == (state.text(action).split("@")[0], at(state, action))
        ]
        game.make_move(tile, left)
        state.apply(action)
    assert passes == game.moves.count(None)
    return game, state


def at(state, action):
    """Return the number that an action's tile is placed on; -1 for a lead."""
    place = state.text(action).partition("@")[2]
    return -1 if place == "root" else ends(state)["WE".index(place)]


def test_row_36_block_has_the_moves_and_results_of_the_dominoes_package():
    dominoes = pytest.importorskip("dominoes", reason="the package `dominoes` is not installed")
    blocked = won_by_partner = 0
    for seed in range(ROUNDS):
        game, state = play_both(dominoes, seed)
        assert state.is_over
        outcome = state.outcome()
        left = [sum(tile.first + tile.second for tile in hand) for hand in game.hands]
        assert [int(state.hands.pips(seat)) for seat in range(4)] == left
        sides = [left[0] + left[2], left[1] + left[3]]
        result = game.result
        assert outcome.reasons[0].id.startswith("end-domino") == result.won
        blocked += not result.won
        if result.points == 0:
            assert outcome.winners == ()
            assert outcome.points == (0, 0, 0, 0)
            continue
        winner = 0 if result.points > 0 else 1
        assert outcome.winners == (winner, winner + 2)
        assert abs(result.points) == sum(sides)
        # The package also counts the pips of the winning side.
        assert outcome.points[winner] == outcome.points[winner + 2]
        assert outcome.points[winner] == sides[1 - winner]
        assert outcome.points[1 - winner] == 0
        won_by_partner += result.won and sides[winner] > sides[1 - winner]
    assert blocked > ROUNDS // 10
    assert won_by_partner > 0  # going out wins even if the partner holds more than both opponents
