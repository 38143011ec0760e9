"""The contract of a game, as checks for games of any author.

    from capicua.testing import check_game
    check_game(MyGame, rounds=50)

Each check raises ``AssertionError`` with the game, the options, the deal and the action at
which it failed.
"""

from capicua.testing.configurations import configurations, sample
from capicua.testing.contract import check_game, check_match, check_options, check_round

__all__ = ["check_game", "check_match", "check_options", "check_round", "configurations", "sample"]
