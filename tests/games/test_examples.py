"""Run the worked examples of every game."""

import pytest

from capicua import catalogue
from capicua.render.examples import Example, examples_of
from capicua.testing.examples import run

EXAMPLES = [(game, example) for game in catalogue() for example in examples_of(game)]


@pytest.mark.parametrize(
    ("game", "example"), EXAMPLES, ids=[f"{game}-{example.id}" for game, example in EXAMPLES]
)
def test_worked_example(game: str, example: Example) -> None:
    run(example, game)


@pytest.mark.parametrize("game", catalogue())
def test_every_game_has_worked_examples_with_titles_in_both_languages(game: str) -> None:
    found = examples_of(game)
    assert found, f"{game} has no examples.txt next to its rules"
    assert [example.id for example in found if set(example.titles) != {"en", "es"}] == []
