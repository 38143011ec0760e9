"""Batches filled in by hand: which tiles are grouped and which are kept apart."""

from __future__ import annotations

import capicua
from capicua.core.inference.clauses import Batch, Batches, kind_of, proof, seat_of
from capicua.core.seats import NOBODY


def read(hidden: list[int]) -> Batches:
    """Return batches for two seats, viewed by the first; the second was dealt two tiles and drew
    one.
    """
    state = capicua.load("block", players=2).new_round(seed=1).seen_by(0)
    found = Batches(state, 28, hidden, 1)
    found.batches = [[], [Batch(2), Batch(1)]]
    return found


def test_a_proof_encodes_its_kind_and_seat() -> None:
    code = proof(3, 11, 200, 5, 1)
    assert (kind_of(code), seat_of(code)) == (3, 11)
    assert (int(code >> 6 & 255), int(code >> 14 & 65535), int(code >> 30)) == (200, 5, 1)


def test_batches_that_hidden_tiles_cannot_distinguish_are_merged() -> None:
    told = read([0, 1, 2, 3])
    told.settle()
    assert told.unknowns_besides([1]).rooms == [1, 3, 0]


def test_a_lacked_number_is_barred_from_the_batches_held_at_that_time() -> None:
    told = read([0, 1, 2, 3])
    told.bar(1, 0b0001)
    told.batches[1].append(Batch(1))
    told.settle()
    found = told.unknowns_besides([0])
    assert found.rooms == [0, 3, 0, 1]
    assert found.allowed == [0b1001, 0b1011, 0b1011, 0b1011]


def test_a_laid_tile_leaves_the_only_batch_that_can_have_held_it() -> None:
    told = read([0, 1])
    told.batches[1][0].barred = 1 << 5
    told.take(5, 1)
    assert [batch.room for batch in told.batches[1]] == [2, 0]


def test_a_laid_tile_that_several_batches_can_have_held_stays_unknown() -> None:
    told = read([0, 1])
    told.batches[1][0].barred = 1
    told.take(5, 1)
    told.settle()
    found = told.unknowns_besides([0])
    assert found.tiles == [0, 1, 5]
    assert found.allowed == [0b101, 0b111, 0b110]


def test_a_tile_laid_later_satisfies_an_earlier_clause() -> None:
    told = read([0, 1])
    told.claim(1, 1 << 5)
    told.claim(NOBODY, 0b11)
    told.take(5, 1)
    told.settle()
    found = told.unknowns_besides([0])
    assert [(each.wanted, each.holders) for each in found.clauses] == [([0, 1], 0b110)]


def test_the_viewers_own_tiles_are_excluded() -> None:
    told = read([0, 1, 2])
    told.batches[0] = [Batch(4)]
    told.claim(0, 0b1)
    told.settle()
    assert told.unknowns_besides([0]).rooms == [0, 3, 0]
    assert not told.clauses
