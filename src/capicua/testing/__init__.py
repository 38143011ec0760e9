"""Checks that a game, of this or another distribution, meets the contract of all games.

    from capicua.testing import check_game
    check_game(MyGame, rounds=50)

A failed check raises ``AssertionError`` with the game, the options, the seed and the last
actions.
"""

from capicua.testing.configurations import configurations, sample
from capicua.testing.contract import check_game, check_match, check_options, check_round

__all__ = ["check_game", "check_match", "check_options", "check_round", "configurations", "sample"]
