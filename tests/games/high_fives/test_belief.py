"""Beliefs about hidden tiles in High Fives, compared with enumeration by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import IllegalAction
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.testing.notation import play
from tests import suite

HIDDEN = ["9-2", "8-2", "7-3", "12-6", "14-9", "11-1"]
SCRIPTS = {
    "high_fives": ["15-4 take none", "decline", "9-2 take none", "claim 9-0", "7-3 take 14-3"],
    "always_take": ["15-4 take 4-1", "9-2 take 9-0", "7-3 take 14-3"],
    "open_pairs": ["decline", "15-4 take none", "pair 15-4 4-1", "9-2 take none", "decline"],
}


def game(preset: str, players: int) -> Game:
    return capicua.load("high_fives", preset=preset, players=players)


def small(preset: str, hidden: list[str]) -> State:
    """Three seats in the last hand; A sees its own two tiles, B and C hold three hidden ones."""
    return game(preset, 3).position(
        {
            "A": "15-4 13-13 15-13",
            "B": " ".join(hidden[:3]),
            "C": " ".join(hidden[3:]),
            "pool": "9-0 14-3 4-1 4-0" if preset == "open_pairs" else "9-0 14-3 4-1",
            "hand": "9",
        }
    )


@suite.heavy
@pytest.mark.parametrize("preset", sorted(SCRIPTS))
def test_the_count_and_the_frequencies_agree_with_enumeration(preset: str) -> None:
    """Replay every order of the hidden tiles and keep those consistent with the script."""
    for steps in (0, 3, len(SCRIPTS[preset])):
        script = SCRIPTS[preset][:steps]
        possible: Counter[tuple[str, str]] = Counter()
        state = None
        for order in permutations(HIDDEN):
            world = small(preset, list(order))
            try:
                play(world, *script)
            except IllegalAction:
                continue
            state = state or world
            assert world.view(0).encode() == state.view(0).encode()
            possible[hands(world)] += 1
        assert state is not None
        assert len(set(possible.values())) == 1, "some hands come from more deals than others"
        assert Assignments(state.seen_by(0).unknowns()).count == len(possible)
        rng = Rng(9)
        found = Counter(hands(state.resample(0, rng)) for _ in range(100 * len(possible)))
        assert set(found) == set(possible)
        assert all(55 <= times <= 150 for times in found.values())


def hands(state: State) -> tuple[str, str]:
    fields = state.fields()
    return fields["B"], fields["C"]


@pytest.mark.parametrize("preset", ["high_fives", "always_take", "open_pairs", "even_deal"])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_sampled_deals_have_the_same_view_and_replay(preset: str, players: int) -> None:
    rng = Rng(players)
    for seed in range(3):
        state = game(preset, players).new_round(seed=seed)
        for _ in range(20 + 40 * seed):
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        for seat in range(players):
            world = state.resample(seat, rng)
            assert world.view(seat).encode() == state.view(seat).encode()
            assert world.seen_by(None).fields() == state.seen_by(None).fields()
            if seat == state.turn:
                assert world.legal_actions() == state.legal_actions()
            replay(state, world)


def replay(state: State, world: State) -> None:
    """Replay the true deal with the hidden tiles exchanged for the sampled ones."""
    seats = "ABCDEFGH"[: int(state.players)]
    order = [tile_text(tile) for tile in state.order]
    places = [tile for field in (*seats, "boneyard") for tile in fields_of(state, field)]
    sampled = [tile for field in (*seats, "boneyard") for tile in fields_of(world, field)]
    exchanged = dict(zip(places, sampled, strict=True))
    again = state.game.new_round(
        order=[exchanged.get(tile, tile) for tile in order], lot=int(state.lot)
    )
    for action in world.log:
        again.apply(int(action))
    assert again.fields() == world.fields()


def fields_of(state: State, field: str) -> list[str]:
    return [tile for tile in state.fields()[field].split() if tile != "–"]


def test_with_the_boneyard_empty_two_players_know_each_others_hands() -> None:
    state = game("high_fives", 2).position({"hand": "13", "pool": "9-0 9-1"})
    for number in range(3):
        assert state.resample(0, Rng(number)).fields() == state.fields()
