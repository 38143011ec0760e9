"""Contract tests for every game, preset and number of seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capicua import catalogue, kind, load
from capicua.bots.levels import Greedy
from capicua.core import game as core_game
from capicua.core.game import Game
from capicua.testing import check_match, check_options, check_round
from tests import suite
from tests.suite import configurations

IS_PURE = core_game.__file__.endswith(".py")
QUICK_ROUNDS = 1 if suite.IS_SAMPLE else 5 if IS_PURE else 40 if suite.IS_EXHAUSTIVE else 10
"""The compiled build is about forty times faster, so it plays thousands of rounds."""
ALL = {name: game for id in catalogue() for name, game in configurations(kind(id))}


def some() -> dict[str, Game]:
    """Return the configurations for whole matches: in a sample, one per game and size of table.

    One per game next to a compiled build that plays them all.
    """
    if not suite.IS_SAMPLE:
        return ALL
    if suite.SUITE == "sample":
        return {game.id: game for game in reversed(ALL.values())}
    first: dict[tuple[str, int], str] = {}
    for name, game in ALL.items():
        first.setdefault((game.id, int(game.players)), name)
    return {name: ALL[name] for name in first.values()}


def each(games: dict[str, Game]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", games.values(), ids=games.keys())


@pytest.mark.parametrize("game", catalogue())
def test_options(game: str) -> None:
    check_options(kind(game))


@each(ALL)
def test_rounds(game: Game) -> None:
    """Check two rounds thoroughly, one in a sample, and several quickly."""
    for seed in range(1 if suite.IS_SAMPLE else 2):
        check_round(game, seed, checks=2 if suite.IS_SAMPLE else 3, number=1 + seed % 2)
    for seed in range(QUICK_ROUNDS):
        check_round(game, 100 + seed, checks=0, number=1 + seed % 2)


@pytest.mark.parametrize("game", catalogue())
@settings(max_examples=2 if suite.IS_SAMPLE else 15, deadline=None)
@given(st.data())
def test_any_round(game: str, data: st.DataObject) -> None:
    _, chosen = data.draw(st.sampled_from(list(configurations(kind(game)))))
    check_round(chosen, data.draw(st.integers(0, 2**32)), checks=3)


@each(some())
def test_matches_end(game: Game) -> None:
    check_match(game, seed=3)


@pytest.mark.parametrize("game", catalogue())
def test_greedy_matches_end(game: str) -> None:
    found = kind(game)
    options = next(iter(found.presets().values()))
    check_match(found(options, found.usual_seats(options)), seed=5, bot=Greedy())


@pytest.mark.parametrize("high", [12, 15])
@pytest.mark.parametrize("game", ["block", "draw", "muggins", "bergen", "matador"])
def test_lin_1_large_sets(game: str, high: int) -> None:
    """No preset of these games has more tiles than fit in one machine word, but the option does."""
    chosen = load(game, preset="twenty_games_large", players=4, set=high)
    check_round(chosen, seed=1, checks=2)
