"""Worked examples shared by the line games."""

from pathlib import Path

import pytest

from capicua.render.examples import Example, read_examples
from capicua.testing.examples import run

FILE = Path(__file__).parent / "examples.txt"
EXAMPLES = read_examples(FILE.read_text(encoding="utf-8"), str(FILE))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_worked_example(example: Example) -> None:
    run(example, "draw")
