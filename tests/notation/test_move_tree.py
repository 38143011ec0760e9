"""The variations of a round as lines of text, and back."""

from __future__ import annotations

import pytest

from capicua.notation import RecordError, read, set_variations, variation_lines, write

ROUND = """[Game "garrafina"]
[Preset "ludoteka"]
[Players "3"]

round 1
A: 3-0 5-4 2-1 4-1 5-3 4-3 6-0
B: 6-6 4-2 4-0 5-2 5-5 6-2 1-0
C: 3-3 6-1 3-1 1-1 2-0 6-5 0-0
1. B lead 6-6; B keep; C 6-1>C
"""
LINES = """# move 2: C 6-5>C
# move: A 6-0>A
# move 2: C 6-1>C
# move 5: A 3-0>A
"""


def moves(text: str) -> str:
    return text.split("0-0\n")[1]


def test_a_record_without_variations_has_no_lines():
    assert variation_lines(read(ROUND).rounds[0]) == ""


def test_variations_become_lines_and_lines_variations():
    record = read(ROUND)
    [round] = record.rounds
    lines = "# move 2: 6-5>C\n# move: 6-0>A\n# move 4: 5-4>A\n# move 0: lead 5-5\n"
    set_variations(round, lines)
    assert moves(write(record)) == (
        "1. B lead 6-6 (1. lead 5-5) 2. B keep; C 6-1>C (3. 6-5>C; 6-0>A (4. 5-4>A))\n"
    )
    again = variation_lines(read(write(record)).rounds[0])
    set_variations(round, again)
    assert variation_lines(round) == again
    assert sorted(again.split(": ")) != sorted(lines)  # in the order of the moves


def test_comments_of_variations_that_stay_are_kept():
    text = ROUND + "({why not} C 6-5>C {good} A 6-0>A {bad} (A 5-4>A {no}))\n"
    record = read(text)
    [round] = record.rounds
    lines = variation_lines(round)
    assert lines == "# move 2: 6-5>C\n# move: 6-0>A\n# move 4: 5-4>A\n"
    before = write(record)
    set_variations(round, lines)
    assert write(record) == before
    set_variations(round, "# move 2: 6-5>C\n# move 4: 5-4>A\n")
    assert moves(write(record)).endswith("({why not} 3. C 6-5>C {good} 4. A 5-4>A {no})\n")


def test_what_goes_on_after_the_last_move_repeats_it():
    record = read(ROUND)
    set_variations(record.rounds[0], "# move: 6-0>A\n# move 3: 5-4>A\n")
    assert moves(write(record)) == "1. B lead 6-6; B keep; C 6-1>C (3. C 6-1>C; 6-0>A (4. 5-4>A))\n"
    assert variation_lines(record.rounds[0]) == "# move: 6-0>A\n# move 3: 5-4>A\n"


def test_in_a_round_without_moves_the_first_line_becomes_the_moves():
    record = read(ROUND[: ROUND.index("1. B")])
    set_variations(record.rounds[0], "# move: lead 6-6\n# move: keep\n")
    assert [move.action for move in record.rounds[0].moves] == ["lead 6-6", "keep"]


@pytest.mark.parametrize("line", ["move: x", "# move 9: x", "# move -1: x", "# shown: a", "x"])
def test_a_line_that_is_not_understood_is_named(line):
    round = read(ROUND).rounds[0]
    with pytest.raises(RecordError) as refused:
        set_variations(round, f"{line}\n")
    assert refused.value.message.arguments["text"] == line


def test_variations_nested_too_deeply_are_refused():
    lines = "".join(f"# move 0: {number}\n# move: x\n# move: y\n" for number in range(2))
    round = read(ROUND).rounds[0]
    set_variations(round, lines)
    deep = "# move 0: a\n" + "".join(f"# move: b{n}\n# move {4 + 2 * n}: c{n}\n" for n in range(40))
    with pytest.raises(RecordError) as refused:
        set_variations(round, deep)
    assert refused.value.message.id == "record-depth"
