"""Beliefs compared with replays of every deal that the seat cannot rule out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.games.super_dominos.belief import LEFT_OUT, SuperMemory
from tests import suite
from tests.families.trains.enumeration import Key, assignments, shares, survivors

TABLES: list[dict[str, str]] = [
    {"start": "5", "L1": "7", "L2": "2", "L3": "8"},
    {"start": "5", "L1": "7", "L2": "2", "L3": "8", "spell": "L1 B"},
    {"start": "7", "L1": "8", "L2": "2", "L3": "1", "L4": "0"},
    {"start": "4", "L1": "1", "L2": "9", "L3": "7", "L4": "3", "L5": "0", "L6": "6"},
    {"start": "8", "L1": "6", "L2": "1"},
]
"""Tables for the double-9 set, where 9 draws, 8 plays again and 7 casts spells."""

RULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "draw by choice": {"voluntary_draw": "any"},
    "draw under a spell": {"voluntary_draw": "spell", "spell_stuck": "lapse"},
    "exempt": {"caster_exempt": True, "spell_stuck": "lapse"},
    "skips": {"double_spell_skips": True, "final_draw": False},
}


def shuffled(tiles: list[str], rng: Rng) -> list[str]:
    mixed = list(tiles)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.below(last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def begin(game: Game, table: dict[str, str], rng: Rng) -> tuple[State, dict[str, str]]:
    """Return a position in which seven tiles, dealt at random, are hidden from seat 0."""
    start = f"{table['start']}-{table['start']}"
    tiles = [f"{a}-{b}" for a in range(10) for b in range(a + 1)]
    rest = [tile for tile in tiles if tile != start]
    # Prefer tiles with powers, because they give more evidence.
    strong = [tile for tile in rest if set(tile.split("-")) & {"7", "8", "9"}]
    chosen = shuffled(shuffled(rest, rng)[:8] + shuffled(strong, rng)[:6], rng)
    free = list(dict.fromkeys(chosen))[:10]
    hidden = free[:7]
    own = " ".join(free[7:])
    used = {start, *free}
    others = [tile for tile in rest if tile not in used]
    # All other tiles are in the first hand, so that seat 0 can locate them.
    fields = {
        **table,
        "A": f"{own} {' '.join(others)}" if rng.below(3) == 0 else own,
        "B": " ".join(hidden[:2]),
        "C": " ".join(hidden[2:4]),
        "boneyard": " ".join(hidden[4:]),
        "turn": "ABC"[rng.below(3)],
    }
    return game.position(fields), fields


def deals(fields: dict[str, str]) -> Iterator[dict[str, str]]:
    """Yield every deal of the seven tiles to the places that hold them."""
    hidden = sorted(" ".join([fields["B"], fields["C"], fields["boneyard"]]).split())
    for first in combinations(hidden, 2):
        rest = [tile for tile in hidden if tile not in first]
        for second in combinations(rest, 2):
            stock = [tile for tile in rest if tile not in second]
            for order in permutations(stock):
                yield {
                    **fields,
                    "B": " ".join(first),
                    "C": " ".join(second),
                    "boneyard": " ".join(order),
                }


def seen(state: State) -> dict[str, str]:
    """Return what seat 0 knows, limited to what changes during play."""
    known = state.seen_by(0)
    counts = " ".join(str(count) for count in known.hands.counts)
    return {**known.fields(), "counts": counts, "over": str(known.is_over)}


def key(state: State) -> Key:
    """Return the state hidden from seat 0, without the order of the boneyard."""
    fields = state.fields()
    return (fields["B"], fields.get("C", ""))


def by_belief(state: State, all_tiles: set[int]) -> Counter[Key]:
    """Return the number of assignments that lead to each hidden position.

    Tiles omitted from the position are passed in, because the replayed deals know them too.
    """
    known = state.seen_by(0)
    memory = SuperMemory(known)  # type: ignore[arg-type]
    unknowns = memory.unknowns()
    found: Counter[Key] = Counter()
    allowed = [
        mask & ~(1 << LEFT_OUT) if tile in all_tiles else 1 << LEFT_OUT
        for tile, mask in zip(unknowns.tiles, unknowns.allowed, strict=True)
    ]
    for places in assignments(allowed, list(unknowns.rooms)):
        if all(clause.holds(places) for clause in unknowns.clauses):
            world = known.clone()
            world.viewer = known.viewer
            world.fill_in(unknowns.tiles, places, Rng(1))
            found[key(world)] += 1
    return found


@pytest.mark.parametrize("seed", suite.everyday([0], range(4)))
@pytest.mark.parametrize("table", suite.sampled([1], range(len(TABLES))))
@pytest.mark.parametrize("rules", RULES)
def test_belief_agrees_with_replaying_every_deal(rules: str, table: int, seed: int) -> None:
    game = capicua.load("super_dominos", players=3, set_max=9, **RULES[rules])
    rng = Rng(seed * 1000 + table * 100 + len(rules))
    state, fields = begin(game, TABLES[table], rng)
    worlds = [game.position(deal) for deal in deals(fields)]
    hidden = " ".join([fields["B"], fields["C"], fields["boneyard"]]).split()
    tiles = {int(capicua.core.tiles.tile.parse_tile(text)) for text in hidden}
    while not state.is_over:
        # Public information at the start of the position is not an event, so drop nothing.
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        worlds = survivors(worlds, state, action, seen)
        state.advance(action)
        if not state.is_over:
            left = Counter(key(world) for world in worlds)
            assert shares(by_belief(state, tiles)) == shares(left), state.text(action)


def hand(state: State, seat: int) -> list[str]:
    return state.fields()["ABC"[seat]].split()


def doubles(tiles: list[str]) -> list[str]:
    return [tile for tile in tiles if tile.split("-")[0] == tile.split("-")[1]]


def test_the_opening_proves_hands_without_doubles() -> None:
    game = capicua.load("super_dominos", players=3, hand_size=3)
    dealt = ["6-6 1-0 2-0", "2-1 3-1 4-1", "3-3 5-5 4-2"]
    state = game.new_round(hands=[tiles.split() for tiles in dealt], lot=1)
    rng = Rng(1)
    for _ in range(2):
        for _ in range(60):
            world = state.resample(0, rng)
            assert doubles(hand(world, 1)) == []
            if not state.log:
                assert doubles(hand(world, 2)) != []
        if not state.log:
            state.apply(state.parse("open 5-5"))
    assert any(doubles(hand(state.resample(0, rng), 2)) for _ in range(60))
    assert not all(doubles(hand(state.resample(0, rng), 2)) for _ in range(60))


def test_tiles_drawn_in_the_opening() -> None:
    game = capicua.load("super_dominos", players=3, hand_size=3)
    dealt = ["6-5 1-0 2-0", "2-1 3-1 4-1", "3-2 5-2 6-1"]
    stock = ["5-4", "6-3", "2-2"]
    state = game.new_round(hands=[tiles.split() for tiles in dealt], stock=stock, lot=2)
    assert state.turn == 1
    rng = Rng(2)
    for _ in range(60):
        world = state.resample(0, rng)
        assert len(doubles(hand(world, 1))) == 1
        assert doubles(hand(world, 2)) == []
    state.apply(state.parse("open 2-2"))
    for _ in range(60):
        world = state.resample(0, rng)
        assert doubles(hand(world, 1) + hand(world, 2)) == []


def test_a_player_who_stops_after_a_14_could_have_continued() -> None:
    game = capicua.load("super_dominos", players=3)
    state = game.position(
        {"start": "9", "L1": "7", "A": "14-9 14-1 12-11", "B": "7-0 1-0", "C": "2-0 3-0"}
    )
    for text in ("14-9>L2", "end_turn"):
        state.apply(state.parse(text))
    rng = Rng(2)
    for _ in range(100):
        tiles = hand(state.resample(1, rng), 0)
        assert any({"7", "9", "14"} & set(tile.split("-")) for tile in tiles)


def test_a_failed_draw_rules_out_tiles_the_spell_required() -> None:
    game = capicua.load("super_dominos", players=3)
    fields = {"start": "9", "L1": "13", "L2": "7", "spell": "L1 C", "A": "7-0 1-0"}
    state = game.position({**fields, "B": "13-1 2-0", "C": "2-2", "boneyard": "3-0 4-0 5-5"})
    state.apply(state.parse("draw"))
    rng = Rng(2)
    for _ in range(100):
        tiles = hand(state.resample(1, rng), 0)
        assert len(tiles) == 4
        assert not doubles(tiles)
        assert not any("13" in tile.split("-") for tile in tiles)


TWO = {"start": "5", "L1": "7", "L2": "2", "L3": "8"}


def two_seats(game: Game, rng: Rng) -> tuple[State, dict[str, str]]:
    """Return a two-player position where seat 0 can nearly always play and seat 1 often draws."""
    tiles = [f"{a}-{b}" for a in range(10) for b in range(a + 1)]
    free = shuffled([tile for tile in tiles if tile != "5-5"], rng)
    fields = {
        **TWO,
        "A": " ".join(free[6:]),
        "B": " ".join(free[:2]),
        "boneyard": " ".join(free[2:6]),
        "turn": "B",
    }
    return game.position(fields), fields


@pytest.mark.parametrize("seed", suite.sampled(range(3), range(12)))
def test_belief_with_two_seats_that_draw_often(seed: int) -> None:
    game = capicua.load("super_dominos", players=2, set_max=9)
    rng = Rng(seed)
    state, fields = two_seats(game, rng)
    hidden = f"{fields['B']} {fields['boneyard']}".split()
    tiles = {int(capicua.core.tiles.tile.parse_tile(text)) for text in hidden}
    worlds = [
        game.position({**fields, "B": " ".join(first), "boneyard": " ".join(order)})
        for first in combinations(sorted(hidden), 2)
        for order in permutations([tile for tile in hidden if tile not in first])
    ]
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        worlds = survivors(worlds, state, action, seen)
        state.advance(action)
        if not state.is_over:
            left = Counter(key(world) for world in worlds)
            assert shares(by_belief(state, tiles)) == shares(left), state.text(action)


def test_a_tile_laid_earlier_is_no_evidence_about_the_hand() -> None:
    game = capicua.load("super_dominos", players=2)
    fields = {"start": "9", "L1": "1", "L2": "2", "A": "2-0 6-0 12-11", "B": "8-7 5-4"}
    state = game.position({**fields, "turn": "B", "boneyard": "4-1 11-10 9-8 14-12 3-0"})
    for text in ("draw", "4-1>L1", "2-0>L2", "5-4>L1", "6-0>L2", "draw"):
        state.apply(state.parse(text))
    rng = Rng(2)
    for _ in range(200):
        tiles = state.resample(0, rng).fields()["B"].split()
        assert any({"5", "6", "9"} & set(tile.split("-")) for tile in tiles)
