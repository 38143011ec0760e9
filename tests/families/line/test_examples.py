"""The worked examples that the line games share."""

from pathlib import Path

import pytest

from tests.examples import Example, read_examples, run

EXAMPLES = read_examples(Path(__file__).parent / "examples.txt")


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_worked_example(example: Example) -> None:
    run(example, "draw")
