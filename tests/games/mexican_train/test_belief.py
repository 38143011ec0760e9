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
from capicua.games.mexican_train.belief import MexicanMemory
from tests import suite
from tests.families.trains.enumeration import Key, assignments, shares, survivors

TABLE = {
    "station": "6",
    "P0": "6-5 5-4 4-4 4-3",
    "P1": "6-1 4-1",
    "M1": "6-0 0-0 2-0",
}
STARTED = {"P2": "6-3 3-1"}

RULES: dict[str, dict[str, Any]] = {
    "cardinal": {"preset": "cardinal_6"},
    "forced series": {"preset": "cardinal_6", "series_forced": True},
    "first turn": {"preset": "cardinal_6", "series": "first_turn", "double_followup": "anywhere"},
    "double only": {"preset": "cardinal_6", "unmark_with": "double_only", "mark_unstarted": True},
    "own first": {"preset": "cardinal_6", "own_train_first": True},
    "barney": {"preset": "barney_6"},
    "may pass": {"preset": "barney_6", "pass_when_able_empty": True},
    "must play drawn": {"preset": "barney_6", "voluntary_draw": False},
    "tournament": {"preset": "tournament", "set_max": 6},
    "newest first": {"preset": "tournament", "set_max": 6, "double_order": "newest_first"},
    "not last": {"preset": "tournament", "set_max": 6, "out_on_double": "not_last"},
}


def begin(game: Game, rng: Rng) -> tuple[State, dict[str, str]]:
    """Return a position in which seven tiles, dealt at random, are hidden from seat 0."""
    laid = dict(TABLE, **(STARTED if rng.below(2) else {}))
    used = {tile for name, text in laid.items() if name != "station" for tile in text.split()}
    tiles = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    free = [tile for tile in tiles if tile not in used and tile != "6-6"]
    for last in range(len(free) - 1, 0, -1):
        other = rng.below(last + 1)
        free[last], free[other] = free[other], free[last]
    own = len(free) - 7
    fields = {
        **laid,
        "A": " ".join(free[:own]),
        "B": " ".join(free[own : own + 2]),
        "C": " ".join(free[own + 2 : own + 4]),
        "boneyard": " ".join([*free[own + 4 :], "."]),
        "turn": "ABC"[rng.below(3)],
    }
    return game.position(fields), fields


def deals(fields: dict[str, str]) -> Iterator[dict[str, str]]:
    """Yield every deal of the tiles hidden from seat 0."""
    hidden = sorted(" ".join([fields["B"], fields["C"], fields["boneyard"]]).split())
    hidden.remove(".")
    b, c = len(fields["B"].split()), len(fields["C"].split())
    for first in combinations(hidden, b):
        rest = [tile for tile in hidden if tile not in first]
        for second in combinations(rest, c):
            stock = [tile for tile in rest if tile not in second]
            for order in permutations(stock):
                yield {
                    **fields,
                    "B": " ".join(first),
                    "C": " ".join(second),
                    "boneyard": " ".join([*order, "."]),
                }


def seen(state: State) -> dict[str, str]:
    """Return what seat 0 knows, limited to what changes during play."""
    known = state.seen_by(0)
    counts = " ".join(str(count) for count in known.hands.counts)
    return {**known.fields(), "counts": counts, "over": str(known.is_over)}


def key(state: State) -> Key:
    """Return the state hidden from seat 0, without the order of the boneyard."""
    fields = state.fields()
    return (fields["B"], fields["C"], fields.get("drawn", ""))


def by_belief(state: State) -> Counter[Key]:
    """Return the number of assignments that lead to each hidden position."""
    known = state.seen_by(0)
    memory = MexicanMemory(known)
    unknowns = memory.unknowns()
    found: Counter[Key] = Counter()
    for places in assignments(unknowns.allowed, list(unknowns.rooms)):
        if all(clause.holds(places) for clause in unknowns.clauses):
            world = known.clone()
            world.fill_in(unknowns.tiles, places, Rng(1))
            found[key(world)] += 1
    return found


@suite.heavy
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", RULES)
def test_belief_agrees_with_replaying_every_deal(rules: str, seed: int) -> None:
    game = capicua.load("mexican_train", players=3, **RULES[rules])
    rng = Rng(seed * 100 + len(rules))
    state, fields = begin(game, rng)
    worlds = [game.position(deal) for deal in deals(fields)]
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        worlds = survivors(worlds, state, action, seen)
        state.advance(action)
        if not state.is_over:
            left = Counter(key(world) for world in worlds)
            assert shares(by_belief(state)) == shares(left)


def hands(state: State, seat: int) -> list[str]:
    return state.fields()["ABC"[seat]].split()


def doubles(tiles: list[str]) -> list[str]:
    return [tile for tile in tiles if tile.split("-")[0] == tile.split("-")[1]]


def test_the_opening_rules_out_doubles_and_higher_doubles() -> None:
    game = capicua.load("mexican_train", preset="cardinal_6", players=3, hand_size=4)
    dealt = ["6-6 1-0 2-0 3-0", "2-1 3-1 4-1 5-1", "3-3 5-5 1-1 4-2"]
    state = game.new_round(hands=[hand.split() for hand in dealt], starter=1)
    assert state.turn == 2
    rng = Rng(1)
    found = set()
    for _ in range(300):
        world = state.resample(0, rng)
        assert doubles(hands(world, 1)) == []
        assert all(tile < "5-5" for tile in doubles(hands(world, 2)))
        found.update(doubles(hands(world, 2)))
    assert found == {"0-0", "1-1", "2-2", "3-3", "4-4"}


def test_tiles_drawn_in_the_opening_are_not_doubles() -> None:
    game = capicua.load("mexican_train", preset="cardinal_6", players=3, hand_size=4)
    dealt = ["6-5 1-0 2-0 3-0", "2-1 3-1 4-1 5-1", "3-2 5-2 6-1 4-2"]
    state = game.new_round(
        hands=[hand.split() for hand in dealt], stock=["5-4", "6-3", "2-2"], starter=1
    )
    for _ in range(100):
        world = state.resample(0, Rng(_))
        assert doubles(hands(world, 1) + hands(world, 2)) == []


def test_a_player_who_stops_a_start_turn_could_have_continued() -> None:
    game = capicua.load("mexican_train", preset="cardinal", players=3)
    state = game.position({"station": "9", "A": "9-4 4-1 12-7 3-2", "B": "9-3 5-0", "C": "9-2"})
    for text in ("9-4>P0", "end_turn"):
        state.apply(state.parse(text))
    rng = Rng(2)
    for _ in range(200):
        tiles = hands(state.resample(1, rng), 0)
        assert any("4" in tile.split("-") for tile in tiles)
    state.apply(state.parse("9-3>P1"))
    state.apply(state.parse("9-2>P2"))


def test_two_clauses_hold_together() -> None:
    game = capicua.load("mexican_train", preset="cardinal", players=3)
    state = game.position(
        {"station": "9", "A": "9-4 4-1 12-7 3-2", "B": "9-3 3-0 7-6", "C": "9-2 8-8 7-0"}
    )
    for text in ("9-4>P0", "end_turn", "9-3>P1", "end_turn"):
        state.apply(state.parse(text))
    rng = Rng(2)
    assert len(MexicanMemory(state.seen_by(2)).clauses) == 2
    for _ in range(100):
        world = state.resample(2, rng)
        assert any("4" in tile.split("-") for tile in hands(world, 0))
        assert any("3" in tile.split("-") for tile in hands(world, 1))
        assert world.view(2).encode() == state.view(2).encode()


def test_a_voluntary_draw_proves_nothing() -> None:
    game = capicua.load("mexican_train", preset="barney", players=3)
    fields = {"station": "9", "P0": "9-4", "A": "4-1 12-7", "B": "9-3 5-0", "C": "9-2"}
    state = game.position({**fields, "boneyard": "4-2 11-10"})
    for text in ("draw", "pass", "draw"):
        state.apply(state.parse(text))
    rng = Rng(4)
    kept = [set(hands(state.resample(1, rng), 0)) for _ in range(200)]
    assert all(any("4" in tile.split("-") or "9" in tile.split("-") for tile in k) for k in kept)
    assert any(sum("4" in tile.split("-") for tile in hand) > 1 for hand in kept)


def test_cmt_14_a_tile_laid_before_stopping_is_no_evidence_about_the_hand() -> None:
    """Regression: seat B laid 9-7, perhaps drawn, and later stopped its start turn."""
    state = capicua.load("mexican_train", preset="cardinal_9", players=2).new_round(seed=11)
    rng = Rng(11)
    for _ in range(29):
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    memory = MexicanMemory(state.seen_by(0))
    assert 52 in [laid.tile for laid in memory.doubtful]
    assert memory.clauses
    assert not any(clause.wanted >> 52 & 1 for clause in memory.clauses)
