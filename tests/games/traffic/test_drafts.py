"""Plays in progress, notation and positions of Traffic."""

from __future__ import annotations

import pytest

from capicua.core.messages import BadText, IllegalAction
from capicua.core.tiles.random import Dealer
from capicua.table import Play as Match
from capicua.table.play import undo
from capicua.table.play.seats import SeatOccupant
from capicua.testing.notation import legal, play, refused
from tests.games.traffic.test_rules import X2, table, traffic


def test_a_draft_can_be_undone_until_new_tiles_are_revealed() -> None:
    made = Match(traffic(), [SeatOccupant("person", "Ana")], Dealer.from_seed(4))
    made.deal()
    first = made.round.fields()
    for _ in range(2):
        made.act(0, made.round.legal_actions()[0])
    for _ in range(2):
        made.take_back(0, undo.back_to(made, 0))
    assert made.round.fields() == first
    while "confirm" not in legal(made.round):
        made.act(0, made.round.legal_actions()[0])
    made.act(0, made.round.parse("confirm"))
    if made.round.fields()["stock"] != first["stock"]:
        with pytest.raises(IllegalAction, match="undo-revealed"):
            undo.back_to(made, 0)


def test_the_quad_is_shown_as_soon_as_it_is_complete() -> None:
    state = play(table(X2, "5-5 4-3 6-5 2-0"), "take 4-3", "@ 1:2 1:1")
    assert state.zones()[0].marked == []
    play(state, "take 5-5", "@ 1:3 2:3")
    assert state.zones()[0].marked == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert [placed.tile for placed in state.zones()[0].tiles if placed.state] == ["4-3", "5-5"]


def test_notation_accepts_variants() -> None:
    state = table(X2, "5-5 4-3 6-5 2-0")
    wanted = state.parse("@ -1:2 -1:1")
    for text in ("@(-1,2),(-1,1)", " -1:2  -1:1 ", "@ −1:2 −1:1", "@ (-1,2)(-1,1)"):
        assert state.parse(text) == wanted
    assert state.parse("TAKE 3-4") == state.parse("take 4-3")
    for action in (28, 28 + 4 * 255 + 2, 28 + 4 * (256 * 256 - 1), 28 + 4 * 256 * 256 - 1):
        assert state.parse(state.text(action)) == action
        assert refused(play(state.clone(), "take 4-3"), state.text(action))[0] == "TRA-6"
    for text in ("take", "@", "@ 1:2", "@ 900:1 901:1", "confirm it", "lay 4-3"):
        with pytest.raises(BadText):
            state.parse(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"table": "2-1 @ 0:0 0:2"},
        {"table": "2-1 @ 0:0 0:1; 3-1 @ 0:1 0:2"},
        {"table": "5-5 @ 1:0 0:0"},
        {"table": "2-1 @ 0:0 1:0; 3-1 @ 300:0 301:0"},
        {"table": "2-1 somewhere"},
        {"table": X2, "pool": "2-1"},
        {"table": X2, "pool": "5-5", "stock": "5-5"},
        {"table": X2, "pool": "4-3 5-5", "draft": "6-6 @ 9:9 9:10"},
        {"table": X2, "pool": "4-3 5-5", "taken": "0-0"},
        {"table": X2, "pool": "7-6"},
        {"heap": "6-6"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        traffic().position(fields)


# Hints.
