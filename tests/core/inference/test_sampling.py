"""Sampled deals: counts and draws compared with enumeration of every assignment."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import capicua.core.inference.sampling as worlds
from capicua.core.inference.sampling import Assignments, Unknowns
from capicua.core.tiles.random import Rng


def enumerate_all(unknowns: Unknowns) -> list[tuple[int, ...]]:
    found = []
    for places in itertools.product(range(len(unknowns.rooms)), repeat=len(unknowns.tiles)):
        if any(places.count(p) != room for p, room in enumerate(unknowns.rooms)):
            continue
        if any(not unknowns.allowed[k] >> place & 1 for k, place in enumerate(places)):
            continue
        if all(holds(clause, places) for clause in unknowns.clauses):
            found.append(places)
    return found


def holds(clause: worlds.Clause, places: tuple[int, ...]) -> bool:
    held = {k for k, p in enumerate(places) if clause.holders >> p & 1}
    return len(held & set(clause.wanted)) >= clause.least


@st.composite
def puzzles(draw: st.DrawFn) -> Unknowns:
    rooms = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
    tiles = list(range(10, 10 + sum(rooms)))
    masks = st.integers(1, 2 ** len(rooms) - 1)
    unknowns = Unknowns(tiles, rooms, [draw(masks) for _ in tiles])
    if tiles and draw(st.booleans()):
        wanted = draw(st.lists(st.sampled_from(tiles), min_size=1, max_size=4, unique=True))
        unknowns.demand(wanted, draw(masks), draw(st.integers(1, 3)))
    return unknowns


@settings(max_examples=150, deadline=None)
@given(puzzles())
def test_counts_match_enumeration_and_draws_are_consistent(unknowns: Unknowns) -> None:
    if sum(unknowns.rooms) > 6:
        return
    everything = enumerate_all(unknowns)
    if not everything:
        with pytest.raises(ValueError, match="no deal agrees"):
            Assignments(unknowns)
        return
    assignments = Assignments(unknowns)
    assert assignments.count == len(everything)
    assert all(tuple(assignments.sample(Rng(seed))) in everything for seed in range(5))


@settings(max_examples=60, deadline=None)
@given(puzzles(), st.integers(0, 10**6))
def test_the_markov_chain_visits_only_consistent_assignments(unknowns: Unknowns, seed: int) -> None:
    everything = enumerate_all(unknowns) if 0 < sum(unknowns.rooms) <= 6 else []
    if everything:
        assert tuple(worlds._Chain(unknowns).sample(Rng(seed))) in everything


MIXED = Unknowns([1, 2, 3, 4, 5, 6], [2, 2, 2], [0b011, 0b111, 0b110, 0b111, 0b101, 0b111])


def clause(unknowns: Unknowns, least: int) -> Unknowns:
    other = Unknowns(unknowns.tiles, unknowns.rooms, unknowns.allowed)
    other.demand([2, 4, 5], 0b101, least)
    return other


@pytest.mark.parametrize(
    "unknowns", [MIXED, clause(MIXED, 1), clause(MIXED, 2)], ids=["barred", "one", "two"]
)
@pytest.mark.parametrize("chain", [False, True], ids=["exact", "chain"])
def test_draws_are_uniform(unknowns: Unknowns, chain: bool) -> None:
    everything = enumerate_all(unknowns)
    source = worlds._Chain(unknowns) if chain else Assignments(unknowns)
    rng = Rng(2026)
    draws = (30 if chain else 100) * len(everything)
    found = Counter(tuple(source.sample(rng)) for _ in range(draws))
    assert set(found) == set(everything)
    expected = draws / len(everything)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = len(everything) - 1
    assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5, "beyond four standard deviations"


def test_many_places_fall_back_to_the_chain() -> None:
    rooms = [5] * 12
    tiles = list(range(60))
    allowed = [(2**12 - 1) & ~(1 << tile % 12) for tile in tiles]
    assignments = Assignments(Unknowns(tiles, rooms, allowed))
    assert not assignments.is_exact
    places = assignments.sample(Rng(3))
    assert all(place != tile % 12 for tile, place in zip(tiles, places, strict=True))
    assert Counter(places) == dict.fromkeys(range(12), 5)


def test_places_without_room_for_all_tiles_are_rejected() -> None:
    with pytest.raises(ValueError, match="3 hidden tiles for 2 places"):
        Assignments(Unknowns([1, 2, 3], [2], [1, 1, 1]))


def tangle() -> Unknowns:
    """Return a puzzle with three clauses, none implied by the others."""
    unknowns = Unknowns([1, 2, 3, 4, 5, 6, 7], [2, 2, 3], [7, 7, 7, 3, 7, 6, 7])
    unknowns.demand([1, 2, 3, 4], 0b001)
    unknowns.demand([4, 5], 0b010)
    unknowns.demand([5, 6, 7], 0b011, 2)
    return unknowns


@pytest.mark.parametrize("redraws", [worlds.REDRAWS, 0])
def test_several_clauses_hold_together_and_draws_are_uniform(
    redraws: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        monkeypatch.setattr(worlds, "REDRAWS", redraws)
    except (AttributeError, TypeError):
        pytest.skip("compiled constants cannot be changed")
    unknowns = tangle()
    everything = enumerate_all(unknowns)
    assignments = Assignments(unknowns)
    rng = Rng(4)
    draws = 60 * len(everything)
    found = Counter(tuple(assignments.sample(rng)) for _ in range(draws))
    assert set(found) == set(everything)
    expected = draws / len(everything)
    chi = sum((found[places] - expected) ** 2 / expected for places in everything)
    assert chi < len(everything) + 5 * (2 * len(everything)) ** 0.5


def test_contradictory_clauses_are_rejected() -> None:
    unknowns = Unknowns([1, 2, 3], [1, 2], [3, 3, 3])
    unknowns.demand([1], 0b01)
    unknowns.demand([2], 0b01)
    with pytest.raises(ValueError, match="no deal agrees"):
        Assignments(unknowns)
