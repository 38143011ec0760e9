"""Small findings about the library and the terminal (L31, L32, L36)."""

from __future__ import annotations

import json

import pytest

import capicua
from capicua.core.zones import Layout
from capicua.render.language import Language
from capicua.render.pen import Pen
from capicua.render.text import draw
from capicua.terminal.main import run


@pytest.mark.parametrize("layout", ["root 6-5 | W 5-0", "root 5-0 | E 6-5"])
def test_l31_numbers_of_a_pass_are_in_ascending_order_whichever_end_they_are_at(layout):
    game = capicua.load("block", players=2)
    before = game.position({"layout": layout, "A": "4-1", "B": "6-0 3-2", "turn": "A"})
    after = before.clone().do("pass")
    (said,) = before.narrate(before.parse("pass"), after)
    assert Language("en", game).say(said) == "A passes on 0, 6."


def test_l36_simulate_writes_options_with_their_types(capsys):
    asked = ["simulate", "block", "-n", "2", "--json", "--set", "hand_size=5", "--lang", "en"]
    assert run(asked) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["hand_size"] == 5
    assert options["draw_when_able"] is False
    assert options["target"] == "auto"


def test_l36_compare_writes_options_with_their_types_too(capsys):
    asked = ["compare", "block", "-n", "2", "--json", "--set", "hand_size=5", "--lang", "en"]
    assert run([*asked, "--against", "target=150", "--against", "draw_when_able=yes"]) == 0
    found = json.loads(capsys.readouterr().out)
    a, b = found["a"]["options"], found["b"]["options"]
    assert (a["hand_size"], a["target"], a["draw_when_able"]) == (5, "auto", False)
    assert (b["target"], b["draw_when_able"]) == (150, True)


BARE = [
    ("block", "root 6-6", ["left 6", "right 6"], "6 ◄ [6║6] ► 6"),
    ("block", "root 6-6 | E 6-1", ["left 6", "right 1"], "6 ◄ [6║6][6|1] ► 1"),
    ("muggins", "root 6-6", ["left 6", "right 6", "top 6", "bottom 6"], "6 ◄ [6║6] ► 6"),
    ("sebastopol", "root 6-6", ["left 6", "right 6", "top 6", "bottom 6"], "6 ◄ [6║6] ► 6"),
]


@pytest.mark.parametrize(("id", "layout", "ends", "drawn"), BARE)
def test_l32_a_double_led_is_drawn_and_told_with_all_its_open_ends(id, layout, ends, drawn):
    game = capicua.load(id)
    hands = {"A": "5-4", "B": "6-5", "C": "4-3", "D": "3-1"}
    state = game.position({"layout": layout, **hands, "turn": "B"})
    assert drawn in str(state).splitlines()
    assert f"Open ends: {' · '.join(ends)}" in str(state).splitlines()
    told = "\n".join(draw(state.view(1), Language("en", game), Pen(plain=True)))
    assert f"Open ends: {', '.join(ends)}" in told
    said = "\n".join(draw(state.view(1), Language("es", game), Pen(plain=True)))
    assert "izquierda 6, derecha" in said

    # A picture has a place for the next tile at every end, and marks all that stand for a move.
    picture = capicua.picture(state)
    assert [picture.count(f">{number}</text>") for number in "6"] == [sum("6" in e for e in ends)]
    # The moves stay one for each tile (LIN-14): nothing is to be chosen twice.
    plays = [text for text in map(state.text, state.legal_actions()) if "@" in text]
    assert len(plays) == 1
    arms = next(zone for zone in state.zones() if isinstance(zone, Layout)).arms
    assert {arm.alike for arm in arms if arm.ends and arm.alike} <= {"E", "W"}


def test_l32_a_spinner_on_an_arm_shows_both_its_bare_ends():
    game = capicua.load("muggins", players=2)
    layout = "root 6-5 | E 6-6"
    state = game.position({"layout": layout, "A": "4-1", "B": "6-1", "turn": "B"})
    assert "Open ends: left 5 · right 6 · top 6 · bottom 6" in str(state).splitlines()
