"""The server's pictures and the browser place tiles alike; both are tested with one file.

``web/tests/layouts.json`` has positions in tile widths; ``web/tests/layouts.test.ts`` reads it for
the browser. Long lines fold differently in the two; the file has the expected result of each.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from capicua.core.zones import Arm, Layout
from capicua.render.clock_face import hour
from capicua.render.svg.line import ENDLESS, Laid, lay, overlaps
from capicua.render.svg.tiles import HALF
from capicua.render.svg.trains import ray_of

LAYOUTS = json.loads((Path(__file__).parents[3] / "web/tests/layouts.json").read_text("utf-8"))


def named(text: str) -> str:
    return "-".join(sorted(text.split("-"), key=int, reverse=True))


def place(one: Laid, origin: Laid) -> list[object]:
    """Return a tile as in the file: position, orientation, halves from the left or the top."""
    inner, _, outer = one.text.partition("-")
    turned = (one.angle + (90 if one.across else 0)) % 360
    shown = [inner, outer] if turned in (0, 90) else [outer, inner]
    lies = (one.angle % 180 == 0) != one.across
    x, y = (one.x - origin.x) / HALF, (one.y - origin.y) / HALF
    return [named(one.text), x, y, "lying" if lies else "standing", [int(half) for half in shown]]


def zone_of(line: dict) -> Layout:
    arms = [Arm(name=name, tiles=tiles) for name, tiles in line["arms"].items()]
    given = {name: line[name] for name in ("centre", "pivot", "doubles", "across") if name in line}
    return Layout(shape="line", arms=arms, **given)


@pytest.mark.parametrize("line", LAYOUTS["lines"], ids=lambda line: line["name"])
def test_short_lines_match_the_browser(line):
    laid = lay(zone_of(line), ENDLESS, ENDLESS, slots=False)
    origin = next(one for one in laid if named(one.text) == named(line.get("pivot", laid[0].text)))
    assert [place(one, origin) for one in laid] == line["laid"]


def test_a_long_line_folds_as_expected():
    folded = LAYOUTS["folded"]
    laid = lay(zone_of(folded), folded["picture"]["across"] * 2 * HALF, 0, slots=False)
    assert [place(one, laid[0]) for one in laid] == folded["picture"]["laid"]
    assert not overlaps(laid)
    assert {one[0] for one in folded["picture"]["laid"]} == {
        one[0] for one in folded["browser"]["laid"]
    }


@pytest.mark.parametrize("trains", LAYOUTS["trains"], ids=lambda trains: len(trains["arms"]))
def test_trains_match_the_browser(trains):
    arms = [Arm(name="ABCDEFGH"[seat], tiles=tiles) for seat, tiles in enumerate(trains["arms"])]
    rays = [ray_of(arms, seat, 60, 5000, 5000, []) for seat in range(len(arms))]
    assert [ray.angle % 360 for ray in rays] == pytest.approx(trains["angles"])
    assert [ray.tail() for ray in rays] == trains["shown"]


@pytest.mark.parametrize("clock", LAYOUTS["clock"], ids=lambda clock: clock["places"])
def test_hours_of_a_clock_match_the_browser(clock):
    found = [hour(at, clock["places"], clock["half"]) for at in range(1, clock["places"] + 1)]
    assert [math.degrees(angle) for angle in found] == pytest.approx(clock["degrees"])
