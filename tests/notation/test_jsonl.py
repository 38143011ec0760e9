import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capicua.notation import Record, RecordError, from_jsonl, read, to_jsonl, write
from tests.notation.test_text import BY_HAND, records, some


def test_json_has_the_documented_fields():
    line = to_jsonl(read(BY_HAND))
    assert line.endswith("}\n")
    assert line.count("\n") == 1
    data = json.loads(line)
    assert data["names"] == {"A": "Ana", "B": 'Luis "el Zurdo"'}
    round = data["rounds"][0]
    assert list(round) == ["number", "hands", "stock", "comment", "moves", "scores"]
    assert round["moves"][0] == {
        "action": "3-2",
        "seat": "A",
        "comment": "too high or is it?",
        "variations": [
            {
                "moves": [
                    {"action": "6-1", "seat": "A", "comment": "better"},
                    {
                        "action": "pass",
                        "seat": "B",
                        "variations": [{"moves": [{"action": "4-4", "seat": "B"}]}],
                    },
                ]
            }
        ],
    }


@some
@given(st.lists(records, max_size=3))
def test_json_lines_round_trip(several):
    text = "".join(to_jsonl(record) for record in several)
    assert from_jsonl(text) == several
    assert from_jsonl(text.encode()) == several


@pytest.mark.parametrize(
    ("line", "id", "column"),
    [
        ("{", "record-json", 2),
        ("[]", "record-json-value", 1),
        ("[" * 100_000, "record-json", 1),
        ("9" * 5_000, "record-json", 1),
        ("{}", "record-json-missing", 1),
        ('{"game":"x","sort":1}', "record-json-field", 1),
        ('{"game":"x","players":true}', "record-json-value", 1),
        ('{"game":"x","players":1000000000}', "record-json-value", 1),
        ('{"game":"x","winners":["M"]}', "record-json-value", 1),
        ('{"game":"x","names":{"AB":"Ana"}}', "record-json-value", 1),
        ('{"game":"x","comment":"\\ud800"}', "record-json-value", 1),
        ('{"game":"x","rounds":[{"number":1,"stock":["7"]}]}', "record-tile", 1),
    ],
)
def test_invalid_json_is_refused_with_its_place(line, id, column):
    with pytest.raises(RecordError) as caught:
        from_jsonl("\n" + line)
    error = caught.value
    assert (error.message.id, error.line, error.column) == (id, 2, column)


def test_variations_nested_too_deeply_are_refused():
    moves = []
    for _ in range(40):
        moves = [{"action": "pass", "variations": [{"moves": moves}]}]
    with pytest.raises(RecordError, match="record-depth"):
        from_jsonl(json.dumps({"game": "x", "rounds": [{"number": 1, "moves": moves}]}))


@given(st.data())
def test_broken_lines_are_refused(data):
    line = to_jsonl(read(BY_HAND))
    at = data.draw(st.integers(0, len(line)))
    length = data.draw(st.integers(0, 5))
    broken = line[:at] + data.draw(st.text(max_size=5)) + line[at + length :]
    try:
        for record in from_jsonl(broken):
            assert isinstance(record, Record)
            write(record)
    except RecordError:
        pass
