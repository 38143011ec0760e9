"""The examples in the guides are read, replayed and written."""

import re
from pathlib import Path

import pytest

from capicua.notation import check, read, read_position, replay, write, write_position

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page, first):
    text = (DOCS / page).read_text(encoding="utf-8")
    return [found for found in re.findall(r"```\n(.*?)```", text, re.DOTALL) if first in found]


def test_the_handwritten_round_is_read_and_replayed():
    by_hand, written = blocks("records.md", '[Game "')
    assert check(by_hand) == []
    record = read(by_hand)
    match = replay(record)
    assert match.totals == [-6, -9, 15]
    assert len(record.rounds[0].moves) == len(match.rounds[0].log) == 16
    assert len(record.rounds[0].moves[12].variations[0].moves) == 4
    assert write(record) == written


def test_the_example_position_is_read():
    (text,) = blocks("positions.md", "# Ana has")
    state = read_position(text)
    assert [state.text(action) for action in state.legal_actions()] == ["4-2>A", "5-5>B"]
    assert write_position(read_position(write_position(state))) == write_position(state)


@pytest.mark.parametrize("page", ["records.md", "positions.md"])
def test_links_between_pages_resolve(page):
    for target in re.findall(r"\]\(([\w.-]+)\)", (DOCS / page).read_text(encoding="utf-8")):
        assert (DOCS / target).exists()
