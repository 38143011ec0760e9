"""The worked examples of every game, executed."""

from pathlib import Path

import pytest

from capicua import catalogue
from tests.examples import Example, read_examples, run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/examples.txt"))
EXAMPLES = [(path.parent.name, example) for path in FILES for example in read_examples(path)]


@pytest.mark.parametrize(
    ("game", "example"), EXAMPLES, ids=[f"{game}-{example.id}" for game, example in EXAMPLES]
)
def test_worked_example(game: str, example: Example) -> None:
    run(example, game)


@pytest.mark.parametrize("game", catalogue())
def test_every_game_has_worked_examples(game: str) -> None:
    assert (HERE / game / "examples.txt").exists(), f"{game} has no examples.txt"
