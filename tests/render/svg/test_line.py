"""Lines fold at the edges and never overlap."""

from __future__ import annotations

from itertools import pairwise

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.core.zones import Arm, Layout
from capicua.render.svg.line import ANGLE, drawn_line, lay, overlaps, size
from capicua.render.svg.trains import drawn_trains

ROOMS = [(608, 430), (280, 140), (300, 600)]


def long_line(count: int) -> list[str]:
    """Return a chain of tiles in which every third is a double."""
    found, number = [], 0
    for place in range(count):
        other = number if place % 3 == 1 else (number + 1) % 7
        found.append(f"{number}-{other}")
        number = other
    return found


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", [1, 5, 14, 30, 54])
@pytest.mark.parametrize("names", ["EW", "E", "EWNS"])
def test_long_lines_fit_and_do_not_overlap(room, count, names):
    arms = [Arm(name=name, tiles=long_line(count), ends=[0]) for name in names]
    zone = Layout(shape="line", centre="0-0", arms=arms)
    piece = drawn_line(zone, *room, slots=True)
    drawn = piece.body.count('href="#v"') + piece.body.count('href="#h"')
    assert drawn == count * len(names) + 1
    assert piece.body.count("stroke-dasharray") == len(names)


@pytest.mark.parametrize(
    "game", [id for id in capicua.catalogue() if capicua.kind(id).family == "line"]
)
def test_lines_of_real_rounds_do_not_overlap(game):
    for seed in range(6):
        state = capicua.load(game).new_round(seed=seed)
        rng = Rng(seed)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        zone = next(zone for zone in state.zones() if isinstance(zone, Layout))
        if not zone.centre:
            continue
        for width, height in ROOMS:
            piece = drawn_line(zone, width, height, slots=False)
            shown = piece.body.count('href="#v"') + piece.body.count('href="#h"')
            assert shown == 1 + sum(len(arm.tiles) for arm in zone.arms)


def test_matching_halves_touch_at_corners():
    """Where the line turns, matching halves of consecutive tiles are adjacent."""
    tiles = long_line(20)
    zone = Layout(shape="line", centre="0-0", arms=[Arm(name="E", tiles=tiles)])
    laid = lay(zone, 4 * 48, 0, slots=False)
    assert len({one.angle for one in laid}) > 2, "the line does not fold"
    assert not overlaps(laid)
    for one, following in pairwise(laid):
        left, top, right, bottom = one.box()
        box = following.box()
        across = min(right, box[2]) - max(left, box[0])
        down = min(bottom, box[3]) - max(top, box[1])
        assert min(across, down) == pytest.approx(0), "they do not touch"
        assert max(across, down) >= 12


def test_the_line_follows_the_shape_of_the_table():
    arms = [Arm(name=name, tiles=long_line(14)) for name in "EW"]
    zone = Layout(shape="line", centre="0-0", arms=arms)
    wide, high = drawn_line(zone, 600, 200, False), drawn_line(zone, 200, 600, False)
    assert wide.width / wide.height > 1 > high.width / high.height


def test_arms_grow_from_the_pivot():
    arms = [
        Arm(name="E", tiles=["4-5", "5-5", "5-1"]),
        Arm(name="W", tiles=["3-2"]),
        Arm(name="N", tiles=["5-6"]),
    ]
    zone = Layout(shape="line", centre="4-3", pivot="5-5", arms=arms)
    laid = lay(zone, 480, 480, slots=False)
    spinner = next(one for one in laid if one.text == "5-5")
    north = next(one for one in laid if one.text == "5-6")
    assert north.x == spinner.x
    assert north.angle == ANGLE[(0, -1)]
    assert size(laid)[0] > 200
    assert not overlaps(laid)


def test_doubles_lie_endwise_and_matadors_crosswise_under_those_options():
    game = capicua.load("matador", players=2, matador_crosswise="yes")
    state = game.position({"layout": "root 3-3 | E 4-4 | W 4-6 1-6", "turn": "A", "A": "5-2 1-0"})
    state.apply(state.parse("5-2@E>cross"))
    zone = next(zone for zone in state.zones() if isinstance(zone, Layout))
    laid = {one.text: one.across for one in lay(zone, 480, 0, slots=False)}
    assert laid["3-3"] is laid["4-4"] is False
    assert [across for text, across in laid.items() if set(text) == set("5-2")] == [True]


def test_trains_show_their_newest_tiles_and_count_the_others():
    arms = [
        Arm(name="A", tiles=long_line(20), ends=[3], owner=0, state="private"),
        Arm(name="B", tiles=["0-4"], ends=[4], owner=1, state="open"),
        Arm(name="C", ends=[0], owner=2, state="bound", hidden_tiles=2),
    ]
    zone = Layout(shape="trains", centre="0-0", arms=arms)
    piece = drawn_trains(zone, 600, 400, lambda arm: [arm.name, arm.state])
    shown = piece.body.count('href="#v"') + piece.body.count('href="#h"')
    assert 5 <= shown < 22
    assert f">+{22 - shown}<" in piece.body
    assert all(f">{word}<" in piece.body for word in ("A", "B", "C", "open", "private", "+2"))
    first = [Arm(name=str(k), tiles=["0-1", "1-1"]) for k in range(12)]
    small = drawn_trains(Layout(shape="trains", centre="0-0", arms=first), 260, 140, lambda _: [])
    assert small.body.count('href="#v"') + small.body.count('href="#h"') == 25
