"""Zones as text, in graphical and plain style."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from capicua.core.messages import Message
from capicua.core.view import View
from capicua.core.zones import (
    Arm,
    Calls,
    Facts,
    Hand,
    Layout,
    Melds,
    Offer,
    Played,
    Pot,
    Row,
    Score,
    Stock,
    Taken,
    Trick,
)
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.render.text_style import TextStyle

NAMES = ["Ana", "Luis", "Eva", "Leo"]


def drawn(*zones: Any, code: str = "en", seat: int = 0, turn: int = 0, **pen: Any) -> str:
    game = SimpleNamespace(sides=[0, 1, 0, 1], players=4)
    view = SimpleNamespace(
        zones=list(zones), seat=seat, turn=turn, is_over=False, known=SimpleNamespace(game=game)
    )
    return "\n".join(draw(cast(View, view), Language(code, names=NAMES), TextStyle(**pen)))


LINE = Layout(
    shape="line",
    centre="6-6",
    arms=[
        Arm(name="E", tiles=["6-4", "4-1"], ends=[1]),
        Arm(name="W", tiles=["6-5"], ends=[5]),
        Arm(name="N", tiles=["6-3"], ends=[3]),
        Arm(name="S", ends=[6]),
    ],
)


def test_a_line_reads_from_left_to_right_with_other_arms_below():
    assert drawn(LINE).splitlines() == [
        "5 ◄ [5|6][6║6][6|4][4|1] ► 1",
        "Top:     [6|3]  ► 3",
        "Bottom:  –      ► 6",
        "Open ends: left 5 · right 1 · top 3 · bottom 6",
    ]


def test_a_root_that_is_not_a_double_has_its_higher_half_on_the_right():
    arms = [Arm(name="E", tiles=["6-5"], ends=[5]), Arm(name="W", ends=[4])]
    zone = Layout(shape="line", centre="6-4", arms=arms)
    assert drawn(zone).splitlines()[0] == "4 ◄ [4|6][6|5] ► 5"


def test_a_line_in_plain_style():
    text = drawn(LINE, plain=True)
    assert "5-6, 6-6, 6-4, 4-1" in text
    assert "Open ends: left 5, right 1, top 3, bottom 6" in text
    assert not set("[]║►◄▮●") & set(text)


def test_a_long_line_is_wrapped():
    arm = Arm(name="E", tiles=["1-1", "1-2"] * 10, ends=[2])
    lines = drawn(Layout(shape="line", centre="1-1", arms=[arm]), width=40).splitlines()
    assert all(len(line) <= 40 for line in lines)
    assert sum(line.count("[") for line in lines) == 21


def test_an_empty_line():
    assert drawn(Layout(shape="line")) == "No tile has been played yet."


TRAINS = Layout(
    shape="trains",
    centre="9-9",
    arms=[
        Arm(name="P0", owner=0, tiles=["9-4", "4-4"], ends=[4], state="private"),
        Arm(name="P1", owner=1, tiles=["9-1"] + ["1-1"] * 20, ends=[1], state="open"),
        Arm(name="M1", hidden_tiles=3, ends=[7], state="bound"),
    ],
)


def test_trains_show_owner_state_and_end():
    lines = drawn(TRAINS, width=70).splitlines()
    assert lines[0] == "Station: [9║9]"
    assert lines[1].split() == ["P0", "Ana", "○", "private", "[9|4][4║4]", "►", "4"]
    assert lines[2].split()[:4] == ["P1", "Luis", "●", "open"]
    assert "(+" in lines[2]
    assert lines[2].endswith("► 1")
    assert lines[3].endswith("► 7")
    assert "must be covered" in lines[3]
    assert len({line.rindex("►") for line in lines[1:]}) == 1
    assert all(len(line) <= 70 for line in lines)


def test_trains_in_plain_style_in_spanish():
    lines = drawn(TRAINS, plain=True, code="es").splitlines()
    assert lines[1] == "P0, Ana, privado, 9-4 4-4, acaba en 4"


def test_hands_are_counted_and_the_readers_is_sorted_and_last():
    hands = [
        Hand(seat=0, count=3, tiles=["6-4", "1-1", "6-0"]),
        Hand(seat=1, count=2, notes=[Message("label-pass")]),
        Hand(seat=2, count=1),
    ]
    assert drawn(*hands, turn=1).splitlines() == [
        "►  Luis  2 tiles  ▮▮  Pass",
        "   Eva    1 tile  ▮",
        "Your tiles (3): [1║1] [6|0] [6|4]",
    ]
    assert drawn(*hands, turn=1, plain=True).splitlines() == [
        "to play, Luis, 2 tiles, Pass",
        "Eva, 1 tile",
        "Your tiles (3): 1-1, 6-0, 6-4",
    ]


def test_visible_hands_are_shown():
    assert "Luis  2 tiles" in drawn(Hand(seat=1, count=2, tiles=["6-4", "5-5"]))
    assert "[5║5] [6|4]" in drawn(Hand(seat=1, count=2, tiles=["6-4", "5-5"]))


def test_a_row_has_numbered_places():
    assert drawn(Row(tiles=["6-4", "10-5", "2-2"])).splitlines() == [
        "Row:",
        "[6|4]  [10|5] [2║2]",
        "  1      2      3",
    ]
    assert drawn(Row(tiles=["6-4", "2-2"]), plain=True) == "Row: 1 6-4, 2 2-2"
    assert drawn(Row()) == "Row: –"


def test_place_numbers_are_below_their_tiles():
    _, tiles, places = drawn(Row(tiles=["6-4", "10-5", "2-2", "12-12", "1-0"])).splitlines()
    starts = [at for at, char in enumerate(tiles) if char == "["]
    for number, start in enumerate(starts, 1):
        at = places.index(str(number))
        assert start <= at < tiles.index("]", start)


def test_a_trick_names_its_players_and_winner():
    trick = Trick(tiles=[Played(seat=1, tile="6-5"), Played(seat=2, tile="6-6")], winner=2)
    assert drawn(trick) == "Trick: Luis [6|5] · Eva [6║6] · Eva holds it"
    assert drawn(trick, seat=2).endswith("you hold it")


def test_taken_offer_stock_calls_facts_and_melds():
    assert drawn(Taken(seats=[0, 2], points=6, tricks=[["6-4", "5-5"]])) == (
        "Taken (Ana + Eva): 6 points · 1 trick · [6|4] [5║5]"
    )
    assert drawn(Taken(seats=[1], points=3, tiles=["5-5"], rest=["9-0", "9-5"])) == (
        "Taken (Luis): 3 points · 3 tiles · [5║5]"
    )
    assert drawn(Pot(chips=12, seats=[0, 3])) == "Pot (Ana + Leo): 12 chips"
    assert drawn(Offer(tile="6-4", seat=1)) == "Face up: [6|4], from Luis"
    assert drawn(Stock(count=5, kept=2)) == "Boneyard: 5 tiles · 2 must stay"
    assert drawn(Stock(count=1, tiles=["6-4"])) == "Boneyard: 1 tile · [6|4]"
    said = [(1, Message("label-pass")), (2, Message("label-draw"))]
    assert drawn(Calls(said=said)) == "Calls: Luis: Pass · Eva: Draw a tile"
    assert drawn(Calls()) == ""
    assert drawn(Facts(facts=[Message("label-pass"), Message("label-draw")])) == (
        "Pass · Draw a tile"
    )
    facts = [Message("round-over"), Message("label-draw"), Message("label-pass")]
    assert drawn(Facts(facts=facts)) == "The round is over. Draw a tile · Pass"
    assert drawn(Melds(groups=[["6-4", "4-2"]], points=[5], seat=0)).splitlines() == [
        "Melds (Ana):",
        "  [6|4] [4|2] 5 points",
    ]


def test_a_score_has_a_column_for_each_side():
    lines = drawn(Score(totals=[10, 3, 10, 3], round=[2, 0, 2, 0])).splitlines()
    assert lines[0].split() == ["Score", "Ana+Eva", "Luis+Leo"]
    assert lines[1].split() == ["Match", "10", "3"]
    assert lines[2].split()[-2:] == ["+2", "+0"]
    plain = drawn(Score(totals=[10, 3, 10, 3], round=[2, 0, 2, 0]), plain=True)
    assert plain == "Score: Ana+Eva 10, this round 2; Luis+Leo 3, this round 0"


def test_partners_who_score_separately_have_separate_columns():
    lines = drawn(Score(totals=[10, 3, 9, 3], round=[0, 0, 0, 0])).splitlines()
    assert lines[0].split() == ["Score", *NAMES]


def test_the_score_of_many_seats_is_split_into_tables():
    game = SimpleNamespace(sides=list(range(8)), players=8)
    zone = Score(totals=[100] * 8, round=[0] * 8)
    view = SimpleNamespace(
        zones=[zone], seat=0, turn=0, is_over=False, known=SimpleNamespace(game=game)
    )
    names = [f"Jugador {k}" for k in range(8)]
    lines = draw(cast(View, view), Language("es", names=names), TextStyle(width=60))
    assert all(len(line) <= 60 for line in lines)
    assert all(any(name in line for line in lines) for name in names)


def test_an_unknown_kind_of_zone_is_an_error():
    with pytest.raises(TypeError, match="SimpleNamespace"):
        drawn(SimpleNamespace())
