"""Parts of actions: how they join into notation and which ones can be touched."""

import copy
import pickle

from capicua.core.action_parts import (
    Part,
    arm,
    cell,
    notation,
    number,
    pile,
    place,
    square,
    tile,
    word,
)
from capicua.core.tiles.tile import parse_tile

SIX_FOUR = parse_tile("6-4")


def test_notation_joins_the_parts_with_their_marks() -> None:
    assert notation([tile(SIX_FOUR), arm("E", 0)]) == "6-4@E"
    assert notation([tile(SIX_FOUR), arm("C", 2, ">"), number(4, ">")]) == "6-4>C>4"
    assert notation([word("pair"), place(1), place(4)]) == "pair 1 4"
    assert notation([word("@"), square(-1, 2), square(0, 2)]) == "@ -1:2 0:2"
    assert notation([word("shift"), pile(4), pile(2, ">")]) == "shift 4>2"
    assert notation([cell(1, 2)]) == "r1c2"
    assert notation([]) == ""


def test_tiles_and_places_can_be_touched_and_words_cannot() -> None:
    touched = [tile(SIX_FOUR), arm("E", 0), place(3), pile(5), cell(1, 2), square(-1, 2)]
    assert [part.touch for part in touched] == [
        "tile:6-4",
        "arm:E",
        "place:3",
        "pile:5",
        "cell:r1c2",
        "square:-1,2",
    ]
    assert [part.touch for part in (word("draw"), number(30))] == ["", ""]


def test_a_part_can_be_replaced_by_another_of_its_kind() -> None:
    assert notation([tile(SIX_FOUR), arm("E", 0).replaced("arm:W")]) == "6-4@W"
    assert square(1, 2).replaced("square:-3,0").name == "-3:0"


def test_parts_compare_by_value() -> None:
    part = arm("E", 0)
    assert part == Part("arm", "E", "@", 0) != arm("W", 1)
    assert {part: 1}[arm("E", 0)] == 1
    assert pickle.loads(pickle.dumps(part)) == copy.deepcopy(part) == part
    assert repr(part) == "Part('arm', 'E', mark='@')"
