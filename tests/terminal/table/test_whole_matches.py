"""A whole match of every game through typed input, with invalid input at every prompt."""

from itertools import cycle, islice

import pytest

import capicua

GAMES = capicua.catalogue()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_typing(command, game):
    code, words = ("es", "acabar") if GAMES.index(game) % 2 else ("en", "finish")
    typed = islice(cycle(["?!", words, ""]), 3000)
    done = command("play", game, "--lang", code, "--seed", "7", typed=typed)
    assert done.code == 0
    assert "⟨" not in done.out
    assert "?!" in done.out
    assert "--resume" not in done.out
