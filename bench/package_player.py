"""The best player of the ``dominoes`` package, seated at our table of Block in pairs.

Its ``probabilistic_alphabeta`` deals the hidden tiles at random again and again, in
agreement with all passes, and solves each deal; it gets what our bots get, the view of its
seat, as a game of its own with hands that it does not look into. From scratch a deal takes
it minutes, so before its first solvable move it plays what its own simple players do:
heavy tiles first, doubles before the others.
"""

from __future__ import annotations

import dominoes

from capicua.bots.simple import Bot
from capicua.core.tile import HIGH, LOW, parse_tile

START_MOVE = 12
"""Moves, passes included, after which it searches: some 16 tiles are left then."""
SAMPLES = 20
"""Deals it solves for one decision."""


class PackagePlayer(Bot):
    """Plays four-player double-6 Block with two ends, in pairs."""

    def __init__(self, start_move=START_MOVE, samples=SAMPLES):
        super().__init__()
        self.search = dominoes.players.probabilistic_alphabeta(start_move, samples)

    def choose(self, view, rng):
        """One of ``view.legal``."""
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
        """The package's game: board and moves as they were, the others' hands only a guess."""
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
        """A logged action as the package writes it; nothing for a pass."""
        if action >= rules.first_lead + rules.tiles:
            return None
        if action >= rules.first_lead:
            return (domino(action - int(rules.first_lead)), True)
        return (domino(action // 4), action % 4 == 1)

    def actions_of(self, known, move):
        """Our actions for a move of the package, the one at its own end first."""
        rules = known.rules
        tile = int(parse_tile(f"{move[0].second}-{move[0].first}", 6))
        if known.line.length == 0:
            return [int(rules.first_lead) + tile]
        east, west = tile * 4, tile * 4 + 1
        return [west, east] if move[1] else [east, west]


def domino(tile):
    """Our tile as the package's."""
    return dominoes.Domino(int(LOW[tile]), int(HIGH[tile]))
