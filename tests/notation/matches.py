"""Random matches for tests of notation."""

from capicua.core.tiles.random import Rng


def play(game, seed, *, rounds=3, moves=None):
    """Play a random match, stopping after some rounds, or some moves of the last round."""
    match = game.new_match(seed)
    rng = Rng(seed)
    while True:
        is_last = len(match.rounds) == rounds - 1
        count = 0
        while not match.round.is_over and not (is_last and count == moves):
            legal = match.round.legal_actions()
            match.round.apply(legal[rng.below(len(legal))])
            count += 1
        if not match.round.is_over:
            return match
        match.settle()
        if match.is_over or is_last:
            return match
        match.start()
