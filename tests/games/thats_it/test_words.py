"""Notation, positions and views of That's It."""

from __future__ import annotations

import pytest

from capicua.core.messages import BadText
from capicua.core.state import State
from capicua.core.zones import Melds
from tests.games.thats_it.test_rules import PLAIN, game


def test_notation_accepts_variants() -> None:
    state = game().new_round(seed=1)
    assert state.parse("  Discard 4-6") == state.parse("discard 6-4")
    assert state.parse("That's It! 6-4") == state.parse("thats_it 6-4")
    for text in ("discard", "take 6-4", "discard 16-0", "6-4", "thats_it 6-4 5-4"):
        with pytest.raises(BadText):
            state.parse(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"A": "1-1"},
        {"B": f"{PLAIN} 15-0", "turn": "A"},
        {"A": PLAIN, "B": PLAIN},
        {"A": PLAIN, "offer": "1-1"},
        {"A": f"{PLAIN} 15-0", "offer": "14-0"},
        {"A": PLAIN, "taken": "1-1"},
        {"A": PLAIN, "known": "15-15"},
        {"A": PLAIN, "chain": "x"},
        {"offer": "1-0 2-0"},
        {"layout": "root 5-5"},
        {"turn": "D"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        game().position(fields)


def test_the_label_of_a_declaration_states_its_score() -> None:
    state = game().position({"A": f"{PLAIN} 15-0"})
    label = state.label(state.parse("thats_it 15-0"))
    assert label.arguments == {"tile": "15-0", "points": 2}


def test_only_the_drawer_sees_the_tile() -> None:
    state = game(players=3).position({"offer": "14-14", "boneyard": "15-3", "turn": "C"})
    said = state.narrate(state.parse("draw"))
    assert [(message.id, message.only) for message in said] == [
        ("say-trash", None),
        ("say-draw", None),
        ("say-drawn", 2),
    ]


def test_the_view_names_the_tiles_that_complete_the_hand() -> None:
    hands = {"A": "9-2 11-2 14-2 1-1 4-4 8-8 12-7", "B": "15-0 14-1 13-3 11-5 10-6 9-7 8-4"}
    state = game().position(hands)
    facts = [z for z in state.view(0).zones if z.name == "completing"]
    found = facts[0].facts[0].arguments["tiles"]  # type: ignore[attr-defined]
    assert "13-13" in found
    assert "2-0" in found
    assert "15-2" in found
    assert "15-0" not in found
    assert not [z for z in state.view(1).zones if z.name == "completing"]


def possible(state: State, reader: int | None) -> list[tuple[list[str], int]]:
    """Return the melds marked for a reader, with their points."""
    zones = state.view(reader).zones
    melds = [zone for zone in zones if isinstance(zone, Melds) and zone.name == "possible"]
    return [pair for zone in melds for pair in zip(zone.groups, zone.points, strict=True)]


def test_tsi_4_tsi_14_the_view_marks_the_viewers_best_meld_of_each_suit() -> None:
    hands = {"A": "9-2 11-2 14-2 3-3 4-4 8-8 12-7", "B": "15-0 14-1 13-3 11-5 10-6 9-7 8-4"}
    state = game().position(hands)
    found = [(sorted(group), points) for group, points in possible(state, 0)]
    assert found == [
        (sorted(["3-3", "8-8", "4-4"]), 2),
        (sorted(["9-2", "11-2", "14-2"]), 1),
    ]
    assert possible(state, 1) == []
    assert possible(state, None) == []


def test_tsi_14_three_in_sequence_score_more_than_four_out_of_sequence() -> None:
    hands = {"A": "9-2 10-2 11-2 14-2 4-3 8-1 7-5", "B": "15-0 14-1 13-3 11-5 10-6 9-7 8-4"}
    marked = possible(game().position(hands), 0)
    assert [(sorted(group), points) for group, points in marked] == [(["10-2", "11-2", "9-2"], 7)]


# Hints.
