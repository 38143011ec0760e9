"""Touch targets: every target of an action is on the table the seat sees."""

import re
from collections import defaultdict

import pytest

import capicua
from capicua.catalogue import kind
from capicua.core.action_parts import arm, cell, number, pile, place, square, tile, word
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tile
from capicua.core.view import View
from capicua.core.zones import Arm, Grid, Hand, Layout, Piles, Plane, Row, Stock
from capicua.render.touch_targets import TouchTargets, touches
from tests.suite import configurations

GAMES = capicua.catalogue()
TILE = re.compile(r"\d+-\d+")
CELL = re.compile(r"r\d+c\d+")
SQUARE = re.compile(r"-?\d+:-?\d+")
ARM = re.compile(r"[@>]([A-Z]\w*)")
CHOSEN_BY_WORD = (r" as \d+", r">(\d+|cross)", r"(discard|thats_it) ", r"correct ", r"(pair|run) ")
"""What distinguishes actions with equal targets: a suit, the half left open, a word."""
SQUARES = {f"square:{x},{y}" for x in range(-200, 201) for y in range(-200, 201)}
STEPS = 40
"""Number of actions tested in each round."""


def views(game, rounds):
    """Yield the view of the seat to act before each action of random rounds."""
    for seed in range(rounds):
        rng = Rng(seed)
        state = game.new_round(seed)
        for _ in range(STEPS):
            if state.is_over:
                break
            yield state.view(int(state.turn))
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])


def shown(view: View) -> set[str]:
    """Return all touchable things on the table, found without ``Reach``."""
    found: set[str] = set()
    for zone in view.zones:
        if isinstance(zone, Layout):
            found |= {f"arm:{arm.name}" for arm in zone.arms}
        elif isinstance(zone, Row):
            found |= {f"place:{n}" for n, tile in enumerate(zone.tiles, 1) if tile}
        elif isinstance(zone, Piles):
            found |= {f"pile:{n}" for n, _ in enumerate(zone.piles, 1)}
        elif isinstance(zone, Grid):
            for r, row in enumerate(zone.rows, 1):
                found |= {f"cell:r{r}c{c}" for c, tile in enumerate(row, 1) if tile}
        elif isinstance(zone, Hand | Stock):
            found |= {f"tile:{tile}" for tile in zone.tiles}
        elif isinstance(zone, Plane):
            found |= SQUARES
    return found


def check(name: str, view: View) -> None:
    """Check that all targets exist, and that actions with equal targets differ in words."""
    there = shown(view)
    by_touch = defaultdict(list)
    for action in view.legal:
        text = view.text(action)
        touched = touches(view, action)
        assert set(touched) <= there, f"{name}: {text}"
        named = [f"tile:{tile}" for tile in TILE.findall(SQUARE.sub("", text))]
        named += [f"cell:{cell}" for cell in CELL.findall(text)]
        named += [f"square:{square.replace(':', ',')}" for square in SQUARE.findall(text)]
        named += [f"arm:{arm}" for arm in ARM.findall(text)]
        assert sorted(touched) == sorted(named) or is_numbered(text), f"{name}: {text}"
        by_touch[tuple(touched)].append(text)
    for touched, texts in by_touch.items():
        assert not touched or len(texts) == 1 or tells_apart(texts), f"{name}: {texts}"


@pytest.mark.parametrize("game", GAMES)
def test_targets_of_all_actions_exist_and_are_unambiguous(game):
    for name, played in configurations(kind(game)):
        low, high = kind(game).seats(played.options)
        if played.players in (low, high):
            for view in views(played, 1):
                check(name, view)


def is_numbered(text: str) -> bool:
    return not TILE.search(text) and bool(re.search(r"\d", text))


def tells_apart(texts: list[str]) -> bool:
    return all(any(re.search(word, text) for word in CHOSEN_BY_WORD) for text in texts) and len(
        set(texts)
    ) == len(texts)


def reach(*zones) -> TouchTargets:
    return TouchTargets([zone.as_data() for zone in zones])


def test_a_tile_and_an_arm():
    table = reach(
        Hand(seat=0, count=1, tiles=["6-4"]),
        Layout(shape="line", arms=[Arm(name="E"), Arm(name="W")]),
    )
    six_four = tile(parse_tile("6-4"))
    assert table.touches([six_four, arm("E", 0)]) == ["tile:6-4", "arm:E"]
    assert table.touches([six_four, word("root", "@")]) == ["tile:6-4"]
    assert table.touches([six_four, arm("W", 1), number(4, ">")]) == ["tile:6-4", "arm:W"]
    assert table.touches([word("draw")]) == []


def test_numbers_are_targets_only_on_numbered_places():
    assert reach(Row(tiles=["1-0", "2-0"])).touches([word("pair"), place(1)]) == ["place:1"]
    clock = Piles(shape="clock", piles=[])
    assert reach(clock).touches([word("shift"), pile(1), pile(3, ">")]) == []
    assert reach(Hand(seat=0, count=7)).touches([word("bid"), number(31)]) == []


def test_cells_and_squares():
    assert reach(Grid(rows=[["1-0", ""]])).touches([cell(1, 1), cell(1, 2)]) == [
        "cell:r1c1",
        "cell:r1c2",
    ]
    assert reach(Plane()).touches([word("@"), square(-1, 2), square(0, 2)]) == [
        "square:-1,2",
        "square:0,2",
    ]


def test_a_tile_that_is_not_shown_is_not_a_target():
    assert reach(Hand(seat=0, count=1)).touches([word("discard"), tile(parse_tile("6-4"))]) == []
