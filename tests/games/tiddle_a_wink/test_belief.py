"""Evidence from bonuses, compared with every consistent deal of a tiny set."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.tiles.random import Rng
from capicua.families.line.rules import LineRound
from tests.families.line.test_belief import by_deals, layings, log_text, shares, shrink


def tiny(players: int, size: int, **options: object) -> Game:
    """The game with a double-3 set of ten tiles."""
    game = capicua.load("tiddle_a_wink", players=players, **options)
    shrink(game, size)
    return game


def random_moment(game: Game, rng: Rng, declines: int) -> LineRound | None:
    """Return a round in progress in which bonuses were often declined."""
    order = vec[i64](list(range(game.tiles)))
    rng.shuffle(order)
    state = game.blank(Setup())
    state.deal(vec[i64](list(order)), 0)
    for _ in range(3 + rng.below(7)):
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        if game.further in legal and rng.below(4) > 0:
            action = int(game.further)
        state.advance(action)
        if state.is_over:
            return None
    return state if len(state.declined) >= declines else None


def by_clauses(state: LineRound, seat: int) -> dict[object, object]:
    """Return the probability of each hidden deal, from all layouts that satisfy every clause."""
    known = state.seen_by(seat)
    unknowns = known.unknowns()
    on_table = set(state.line.tiles())
    found: Counter[object] = Counter()
    for places in layings(unknowns):
        if all(clause.holds(places) for clause in unknowns.clauses):
            found[hands_of(state, seat, unknowns.tiles, places, on_table)] += 1
    return shares(found)


def hands_of(
    state: LineRound, seat: int, tiles: list[int], places: list[int], on_table: set[int]
) -> object:
    return frozenset(
        (place % state.players, tile)
        for tile, place in zip(tiles, places, strict=True)
        if tile not in on_table and place % state.players != seat
    )


SETTINGS = {
    "two": ({}, 3, 2),
    "three": ({}, 3, 3),
    "one bonus": ({"double_bonus": "one"}, 3, 3),
    "compulsory": ({"bonus_compulsory": True}, 3, 3),
    "not on the lead": ({"bonus_on_lead": False, "spinner": "four"}, 3, 3),
    "search": ({"no_double": "draw_for_double"}, 3, 2),
    "any lead": ({"first_lead": "lot", "spinner": "single"}, 3, 3),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_taw_3_declined_bonuses_and_ended_turns_are_evidence(name: str) -> None:
    options, players, size = SETTINGS[name]
    game = tiny(players, size, **options)
    checked = 0
    for seed in range(150):
        rng = Rng(seed)
        declines = 1 if game.may_decline and seed % 3 else 0
        state = random_moment(game, rng, declines)
        if state is None:
            continue
        seat = int(rng.below(players))
        assert by_clauses(state, seat) == by_deals(state, seat), log_text(state)
        checked += 1
        if checked == 12:
            return
    assert checked >= 4


def test_taw_3_sampled_deals_are_uniform_under_several_clauses() -> None:
    game = tiny(3, 3)
    for seed in range(400):
        rng = Rng(seed)
        state = random_moment(game, rng, 2)
        if state is None:
            continue
        for seat in range(3):
            known = state.seen_by(seat)
            if len(known.unknowns().clauses) < 2:
                continue
            wanted = by_deals(state, seat)
            if len(wanted) < 4:
                continue
            found: Counter[object] = Counter()
            for _ in range(1500):
                world = state.resample(seat, rng)
                found[
                    frozenset(
                        (other, tile)
                        for other in range(3)
                        if other != seat
                        for tile in range(10)
                        if world.hands.holds(other, tile)
                    )
                ] += 1
            assert set(found) == set(wanted)
            for hands, share in wanted.items():
                assert abs(found[hands] / 1500 - share) < 0.06
            return
    raise AssertionError("no round with two clauses")
