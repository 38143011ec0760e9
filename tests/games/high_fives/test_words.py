"""Notation and positions of High Fives."""

from __future__ import annotations

import pytest

from capicua.core.messages import BadText, Message
from capicua.core.zones import Taken
from capicua.render.language import Language
from capicua.terminal.input_parser import read_action
from capicua.testing.notation import play
from tests.games.high_fives.test_rules import MISSED, game, tiles


def test_captures_are_public_with_their_points() -> None:
    state = play(game().position({"pool": "9-2 9-1 14-3", "A": "9-3"}), "9-3 take 9-1")
    taken = [zone for zone in state.view(1).zones if isinstance(zone, Taken)]
    assert [(zone.seats, zone.points, zone.tiles, zone.rest) for zone in taken] == [
        ([0], 2, ["9-1"], ["9-3"]),
        ([1], 0, [], []),
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("5-12 TAKE 5-5", "12-5 take 5-5"),
        ("  12-5   take  nada ", "12-5 take none"),
        ("pass", "decline"),
        ("pair 1-0 1-2", "pair 2-1 1-0"),
        ("Claim 0-9", "claim 9-0"),
    ],
)
def test_notation_accepts_variants(typed: str, meant: str) -> None:
    state = game().new_round(seed=1)
    assert state.text(state.parse(typed)) == meant


@pytest.mark.parametrize(
    "typed", ["12-5", "12-5 take 12-5", "pair 2-1 2-1", "pair 2-1", "claim", "12-5 takes 5-5", "x"]
)
def test_invalid_actions_are_rejected(typed: str) -> None:
    with pytest.raises(BadText):
        game().new_round(seed=1).parse(typed)


def test_every_action_round_trips_through_notation() -> None:
    state = game().new_round(seed=1)
    seen = {state.text(action) for action in range(state.game.action_count)}
    assert len(seen) == state.game.action_count
    for action in range(0, state.game.action_count, 7):
        assert state.parse(state.text(action)) == action


@pytest.mark.parametrize("fields", [{"pool": "9-0 9-0"}, {"pool": "9-0", "A": "9-0"}])
def test_no_tile_is_in_two_places(fields: dict[str, str]) -> None:
    with pytest.raises(BadText) as error:
        game().position(fields)
    assert error.value.message == Message("tile-twice", {"tile": "9-0"})


@pytest.mark.parametrize(
    "fields",
    [
        {"ends": "3"},
        {"taken": "9-0"},
        {"A": "9-0", "B": "9-1 9-2"},
        {"A": "9-0 9-1 9-2", "B": "9-3"},
        {"A": "–", "B": "–"},
        {"A": "9-0 9-1 9-2 9-3 9-4 9-5"},
        {"hand": "0"},
        {"hand": "14"},
        {"hand": "13", "boneyard": "9-0"},
        {"hand": "12", "boneyard": "9-0"},
        {"phase": "claim"},
        {"phase": "pair"},
        {"phase": "dance"},
        {"pool": "9-0", "missed": "9-0"},
        {"pool": "9-0 9-1", "missed": "9-2"},
        {"pool": "9-0", "boneyard": "9-1", "taken": "– / –"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText) as error:
        game().position(fields)
    assert error.value.message.id == "text-position"
    assert error.value.message.arguments["field"] in fields


def test_a_position_of_the_last_hand_needs_no_boneyard() -> None:
    state = game(players=3).position({"hand": "9", "pool": "9-0"})
    assert [len(tiles(state, seat)) for seat in "ABC"] == [3, 3, 3]
    assert (tiles(state, "boneyard"), len(tiles(state, "taken"))) == ([], 136 - 9 - 1)


# Hints.


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "14-9 takes 9-0", "14-9 take 9-0"),
        ("es", "14-9 se lleva 3-14", "14-9 take 14-3"),
        ("es", "14-9 tomo nada", "14-9 take none"),
        ("es", "2-2", "2-2 take none"),
        ("es", "14-9 9-0", "14-9 take 9-0"),
    ],
)
def test_plays_may_be_typed_in_either_language(language: str, typed: str, meant: str) -> None:
    state = game().position(MISSED)
    spoken = Language(language, state.game)
    assert state.text(read_action(typed, state.view(0), spoken)) == meant


def test_claims_may_be_typed_in_spanish() -> None:
    state = play(game().position(MISSED), "14-9 take none")
    spoken = Language("es", state.game)
    for typed, meant in (
        ("reclamo 9-0", "claim 9-0"),
        ("no reclamar", "decline"),
        ("paso", "decline"),
    ):
        assert state.text(read_action(typed, state.view(1), spoken)) == meant
