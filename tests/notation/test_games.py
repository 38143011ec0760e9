"""Every game, preset and number of seats: records and positions round-trip."""

import itertools
from functools import cache

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
from capicua.render.language import LANGUAGES, Language
from capicua.testing import sample
from tests import suite
from tests.notation.matches import play

ALL = [found for game in catalogue() for found in suite.configurations(kind(game))]
SAMPLE = {name for game in catalogue() for name, _ in sample(kind(game))}
USUAL = [game for name, game in ALL if name in SAMPLE]
FIRST = {game.id: game for game in reversed(USUAL)}.values()
EVERY = pytest.mark.parametrize("game", [game for _, game in ALL], ids=[name for name, _ in ALL])
GAMES = pytest.mark.parametrize("game", catalogue())
CUT, WHOLE = 12, None
"""Moves of the last round of a match."""
EXAMPLES = 40 if suite.IS_EXHAUSTIVE else 20


@pytest.mark.parametrize(
    ("game", "moves"),
    suite.everyday(
        [*itertools.product(USUAL, [WHOLE]), *itertools.product(FIRST, [CUT])],
        [(game, moves) for _, game in ALL for moves in (WHOLE, CUT)],
    ),
    ids=[f"{name}-{moves}" for name, _ in ALL for moves in (WHOLE, CUT)],
)
def test_a_match_round_trips(game, moves):
    match = play(game, 1, rounds=2, moves=moves)
    record = record_of(match, names=["Ana", "Luis"][: game.players], tags={"Event": "Friday"})
    text = write(record)
    assert check(text) == []
    found = read(text)
    assert found == record
    assert from_jsonl(to_jsonl(record)) == [record]
    again = replay(found)
    assert record_of(again, list(record.names.values()), record.tags) == record
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


@cache
def configurations_of(game):
    """Return the configurations of a game in this suite."""
    return [chosen for _, chosen in suite.configurations(kind(game))]


@cache
def record_text(chosen):
    """Return the record of a match that ends in the second round."""
    return write(record_of(play(chosen, 3, rounds=2, moves=10)))


@cache
def position_text(chosen, moves):
    """Return a position after some moves."""
    return write_position(play(chosen, 4, rounds=1, moves=moves).round)


def check_explained(error):
    """Check that an error has a text in every language, and that a position's has a cause."""
    assert isinstance(error, RecordError)
    assert error.reason is not None or error.code != "record-position"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "strict", True)
        assert len({error.say(code) for code in LANGUAGES}) == len(LANGUAGES)


@GAMES
@settings(max_examples=EXAMPLES)
@given(st.data())
def test_a_corrupted_record_is_refused(game, data):
    text = record_text(data.draw(st.sampled_from(configurations_of(game))))
    for error in check(corrupted(text, data)):
        check_explained(error)


@GAMES
@settings(max_examples=EXAMPLES)
@given(st.data())
def test_a_corrupted_position_is_refused(game, data):
    chosen = data.draw(st.sampled_from(configurations_of(game)))
    text = position_text(chosen, data.draw(st.integers(0, 12)))
    try:
        read_position(corrupted(text, data)).legal_actions()
    except RecordError as error:
        check_explained(error)
