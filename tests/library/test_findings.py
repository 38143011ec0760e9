"""Small findings about the library and the terminal (L31, L36)."""

from __future__ import annotations

import json

import pytest

import capicua
from capicua.render.language import Language
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
