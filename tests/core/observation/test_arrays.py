"""Contents of observation arrays (L3). The contract tests prove that they leak nothing."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import Observer, observation_of
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import set_size
from capicua.testing.observations import ObservationProbe, check_observation


def bytes_of(out):
    return bytes(memoryview(out.words))


@pytest.mark.parametrize("high", [6, 9, 12, 15])
def test_l3_a_set_of_tiles_has_one_byte_per_tile(high):
    tiles = int(set_size(high))
    hands = Hands(2, (tiles + 59) // 60)
    held = [tile for tile in range(tiles) if tile % 7 in (0, 3) or tile in (59, 60, 119, 120)]
    held = [tile for tile in held if tile < tiles]
    for tile in held:
        hands.give(1, tile)
    out = Observation(2, tiles)
    out.seat = 1
    out.hand(hands)
    out.settle(1)
    out.at = 0
    out.hand(hands)
    counts, hand = out.arrays
    assert bytes_of(out)[: counts.row_bytes][0] == len(held)
    flags = bytes_of(out)[hand.offset : hand.offset + tiles]
    assert [tile for tile in range(tiles) if flags[tile]] == held
    assert set(flags) <= {0, 1}


def test_l3_rows_are_counted_from_the_viewer():
    out = Observation(3, 28)

    def write():
        out.by_seat("points", "", vec[i64]([10, 20, 30]), 0, 99)
        out.flags_by_seat("lacks", "", vec[i64]([1, 2, 4]), 7)
        out.who("leader", "", 0)
        out.who("nobody", "", -1)

    out.seat = 2
    write()
    out.settle(1)
    out.at = 0
    write()
    words = list(out.words)
    assert words[:3] == [30, 10, 20]
    assert [byte for word in words[3:6] for byte in word.to_bytes(8, "little")][:8] == [
        *(0, 0, 1, 0, 0, 0, 0, 0)
    ]
    assert words[6:] == [1, -1]


def test_l3_the_latest_entries_come_first_and_the_rest_is_empty():
    out = Observation(1, 28)
    for _ in range(2):
        out.latest("history", "", vec[i64]([5, 6, 7]), 5, 99)
        out.row("row", "", vec[i64]([5, 6, 7]), 2, 3, 0, 99)
        if out.declaring:
            out.settle(1)
        out.at = 0
    assert list(out.words) == [7, 6, 5, -1, -1, 5, 6, -1]


def test_l3_duplicate_array_names_are_rejected():
    out = Observation(1, 28)
    out.tile("lead", "", 3)
    with pytest.raises(ValueError, match="two arrays of an observation are called 'lead'"):
        out.tile("lead", "", 3)


@pytest.mark.parametrize("id", capicua.catalogue())
def test_l3_every_array_has_a_name_a_meaning_and_correct_bounds(id):
    game = capicua.load(id)
    look = ObservationProbe(game)
    state = game.new_round(seed=2)
    rng = Rng(2)
    for _ in range(40):
        if state.is_over:
            break
        words = memoryview(look.bytes_of(state.seen_by(int(state.turn)), int(state.turn)))
        numbers = words.cast("q")
        for array in look.out.arrays:
            assert array.meaning, array.name
            if array.dtype == "int64":
                start = array.offset // 8
                width = array.row_bytes // 8
                values = list(numbers[start : start + width])
                assert all(array.low <= value <= array.high for value in values), (array, values)
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])


class Peeking(Observer):
    """A faulty observer that leaks another seat's hand."""

    needs_view = False

    def show(self, state, seat, out):
        out.number("peeked", "The next seat's tiles", state.hands.bits[(seat + 1) % 4], 0, 9)


def test_l3_an_observer_that_leaks_hidden_tiles_is_detected(monkeypatch):
    game = capicua.load("block")
    monkeypatch.setattr(type(game), "presentation", game.presentation.but(observer=Peeking()))
    state = game.new_round(seed=1)
    with pytest.raises(AssertionError, match=r"\['peeked'\] hold more than the seat knows"):
        check_observation(state, 0, state.resample(0, Rng(1)))


def test_l3_the_default_observer_has_hand_counts_and_stock():
    game = capicua.load("draw")
    out = observation_of(game)
    Observer().show(game.new_round(seed=1).seen_by(0), 0, out)
    assert [array.name for array in out.arrays] == ["counts", "hand", "stock"]
