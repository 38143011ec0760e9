"""The strongest player of the ``dominoes`` package, seated at our table of Block in pairs.

Its ``probabilistic_alphabeta`` repeatedly deals the hidden tiles at random, consistently with all
passes, and solves each deal. Like our bots it gets the view of its seat, converted to a game of the
package with placeholder hands that it does not read. Solving a deal from its start takes minutes,
so it first plays like the package's simple players: heavy tiles first, doubles before others.
"""

from __future__ import annotations

import dominoes

from capicua.bots.baselines import Bot
from capicua.core.tiles.tile import HIGH, LOW, parse_tile

START_MOVE = 12
"""Number of moves, including passes, after which it searches; about 16 tiles are left then."""
SAMPLES = 20
"""Deals solved per decision."""


class PackagePlayer(Bot):
    """A player for four-player double-6 Block in pairs with two ends."""

    def __init__(self, start_move=START_MOVE, samples=SAMPLES):
        super().__init__()
        self.search = dominoes.players.probabilistic_alphabeta(start_move, samples)

    def choose(self, view, rng):
        """Return one of ``view.legal``."""
        dominoes.players.rand.seed(int(rng.bits()))
        known = view.known
        game = self.game_of(known, rng)
        dominoes.players.bota_gorda(game)
        dominoes.players.double(game)
        self.search(game)
        legal = view.legal
        for move in game.valid_moves:
            for action in self.actions_of(known, move):
                if action in legal:
                    return action
        return legal[0]

    def game_of(self, known, rng):
        """Return a game of the package with the same board and moves; other hands are guesses."""
        rules = known.rules
        world = known.resample(int(known.viewer), rng)
        hands = []
        for seat in range(4):
            mask = int(world.hands[seat])
            tiles = [tile for tile in range(int(rules.tiles)) if mask >> tile & 1]
            hands.append(dominoes.Hand([domino(tile) for tile in tiles]))
        board = dominoes.Board()
        moves = []
        for action in known.log:
            move = self.move_of(rules, int(action))
            moves.append(move)
            if move is not None:
                board.add(*move)
        turn = int(known.turn)
        starter = (turn - len(moves)) % 4
        game = dominoes.Game(board, hands, moves, turn, (), starter, None)
        if moves:
            game._update_valid_moves()
        else:
            game.valid_moves = tuple((each, True) for each in hands[turn])
        return game

    def move_of(self, rules, action):
        """Return a logged action as the package writes it; None for a pass."""
        if action >= rules.first_lead + rules.tiles:
            return None
        if action >= rules.first_lead:
            return (domino(action - int(rules.first_lead)), True)
        return (domino(action // 4), action % 4 == 1)

    def actions_of(self, known, move):
        """Return our actions for a move of the package, the one at its end first."""
        rules = known.rules
        tile = int(parse_tile(f"{move[0].second}-{move[0].first}", 6))
        if known.line.length == 0:
            return [int(rules.first_lead) + tile]
        east, west = tile * 4, tile * 4 + 1
        return [west, east] if move[1] else [east, west]


def domino(tile):
    """Return our tile as a domino of the package."""
    return dominoes.Domino(int(LOW[tile]), int(HIGH[tile]))
