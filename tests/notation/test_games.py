"""Every game, preset and number of seats: records and positions round-trip."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capicua import catalogue, kind
from capicua.notation import (
    RecordError,
    check,
    from_jsonl,
    read,
    read_position,
    record_of,
    replay,
    to_jsonl,
    write,
    write_position,
)
from tests.notation.matches import play
from tests.suite import configurations

ALL = [found for game in catalogue() for found in configurations(kind(game))]
EVERY = pytest.mark.parametrize("game", [game for _, game in ALL], ids=[name for name, _ in ALL])
GAMES = pytest.mark.parametrize("game", catalogue())


@EVERY
@pytest.mark.parametrize("moves", [None, 12])
def test_a_match_round_trips(game, moves):
    match = play(game, 1, rounds=2, moves=moves)
    record = record_of(match, names=["Ana", "Luis"][: game.players], tags={"Event": "Friday"})
    text = write(record)
    assert check(text) == []
    assert read(text) == record
    assert from_jsonl(to_jsonl(record)) == [record]
    again = replay(read(text))
    assert write(record_of(again, list(record.names.values()), record.tags)) == text
    assert (again.totals, again.winners) == (match.totals, match.winners)
    for state, same in zip([*match.rounds, match.round], [*again.rounds, again.round], strict=True):
        assert same.setup == state.setup
        assert list(same.log) == list(state.log)
        assert same.fields() == state.fields()
        assert same.scores() == state.scores()


@EVERY
def test_a_position_round_trips(game):
    state = play(game, 2, rounds=1, moves=8).round
    text = write_position(state)
    again = read_position(text)
    assert write_position(again) == text
    assert again.legal_actions() == state.legal_actions()


def corrupted(text, data):
    """Return the text with a few bytes changed, removed or repeated."""
    found = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(found) - 1))
        end = at + data.draw(st.integers(0, 4))
        found[at:end] = data.draw(st.binary(max_size=3) | st.just(bytes(found[end : end + 9])))
    return bytes(found)


@GAMES
@settings(max_examples=40)
@given(st.data())
def test_a_corrupted_record_is_refused(game, data):
    _, chosen = data.draw(st.sampled_from(list(configurations(kind(game)))))
    text = write(record_of(play(chosen, 3, rounds=2, moves=10)))
    for error in check(corrupted(text, data)):
        assert isinstance(error, RecordError)


@GAMES
@settings(max_examples=40)
@given(st.data())
def test_a_corrupted_position_is_refused(game, data):
    _, chosen = data.draw(st.sampled_from(list(configurations(kind(game)))))
    text = write_position(play(chosen, 4, rounds=1, moves=data.draw(st.integers(0, 12))).round)
    with contextlib.suppress(RecordError):
        read_position(corrupted(text, data)).legal_actions()
