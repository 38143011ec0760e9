"""Regression tests for findings about the library, the documentation and the terminal."""

from __future__ import annotations

import importlib.util
import itertools
import json
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import capicua
from capicua.bots.evaluation import WORLDS
from capicua.bots.levels import THINKING
from capicua.core.seats import SEAT_LETTERS, parse_seat, seat_letter
from capicua.core.zones import Layout
from capicua.notation import read, record_of, steps, write
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.render.text_style import TextStyle
from capicua.terminal.main import run

ROOT = Path(__file__).parents[2]


def page(name):
    return " ".join((ROOT / "docs" / name).read_text(encoding="utf-8").split())


def test_l11_the_guides_link_to_the_api_descriptions():
    for name in ("start/programmers.md", "client.md"):
        assert "/schema/openapi.json" in page(name)
        assert "/schema/socket.json" in page(name)


def test_l21_shared_compiler_options_are_set_once(monkeypatch):
    shared = ["-O3"]
    found = [SimpleNamespace(sources=[], extra_compile_args=shared) for _ in range(5)]
    build = ModuleType("mypyc.build")
    build.mypycify = lambda *given, **named: found
    monkeypatch.setitem(sys.modules, "mypyc", ModuleType("mypyc"))
    monkeypatch.setitem(sys.modules, "mypyc.build", build)
    monkeypatch.setenv("CAPICUA_COMPILE", "1")
    monkeypatch.setattr(sys, "argv", ["setup.py", "can-compile"])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.chdir(ROOT)
    spec = importlib.util.spec_from_file_location("setup_of_capicua", ROOT / "setup.py")
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    made = setup.extensions()
    assert len(made) == 5
    for extension in made:
        assert extension.extra_compile_args == ["-O3", setup.INLINING, setup.NO_WARNINGS]


def test_l23_the_library_exports_the_bot_class():
    class First(capicua.Bot):
        def choose(self, view: capicua.View, rng: capicua.Rng) -> int:
            return view.legal[0]

    assert "Bot" in capicua.__all__
    assert "capicua.Bot" in page("tutorials/bot.md")
    state = capicua.load("block").new_round(seed=1)
    assert First().choose(state.view(state.turn), capicua.Rng(1)) in state.legal_actions()


def test_l26_seat_letters_of_records_convert_to_seat_numbers():
    assert [parse_seat(seat_letter(seat), 12) for seat in range(12)] == list(range(12))
    match = capicua.load("block", players=2).new_match(seed=1)
    match.round.apply(match.round.legal_actions()[0])
    record = read(write(record_of(match, names=["Ana", "Luis"])))
    assert record.names == {"A": "Ana", "B": "Luis"}
    (seat,) = {step.seat for step in steps(record) if step.move is not None}
    assert record.names[seat_letter(seat)] in ("Ana", "Luis")
    assert "seat_letter" in page("records.md")
    assert len(SEAT_LETTERS) == 12


def test_l27_the_entry_point_for_games_is_documented():
    text = (ROOT / "docs" / "development" / "game.md").read_text(encoding="utf-8")
    assert '[project.entry-points."capicua.games"]' in text


def test_o3_levels_are_described_by_their_search_effort():
    levels = list(THINKING.values())
    for weaker, stronger in itertools.pairwise(levels):
        assert weaker.worlds < stronger.worlds
        assert weaker.work < stronger.work
        assert weaker.ms < stronger.ms
    text = page("bots.md")
    for name, level in THINKING.items():
        assert re.search(rf"`{name}` \| {level.worlds} sampled deals", text)
        assert f" {level.worlds} sampled deals" in Language("en").about(f"level-{name}", "help")
    assert f"the evaluation of hints: up to {WORLDS:,} sampled deals" in text
    # The page names a game in which more search does not help.
    assert "not in all. In That's It!" in text


def test_o9_the_page_on_bots_covers_deals_that_cannot_be_replayed():
    state = capicua.load("draw", players=2).new_round(seed=1)
    assert len(state.dealt()) > 0
    while not any(state.text(action) == "draw" for action in state.log):
        state.apply(state.legal_actions()[0])
        assert not state.is_over
    assert len(state.dealt()) > 0
    assert len(capicua.load("mexican_train").new_round(seed=1).dealt()) == 0
    assert "If deals cannot be replayed" in page("bots.md")


def test_o15_t14_texts_about_moves_are_grammatical():
    for code, word in (("en", "1.0 points"), ("es", "1,0 puntos")):
        language = Language(code)
        told = language.text("hint-better", chance=50, error=5, points=1.0, more="no")
        assert word in told
    assert Language("en").text("hint-only", more="no") == "the only legal move."


@pytest.mark.parametrize("layout", ["root 6-5 | W 5-0", "root 5-0 | E 6-5"])
def test_l31_the_numbers_of_a_pass_are_in_ascending_order(layout):
    game = capicua.load("block", players=2)
    before = game.position({"layout": layout, "A": "4-1", "B": "6-0 3-2", "turn": "A"})
    after = before.clone().do("pass")
    (said,) = before.narrate(before.parse("pass"), after)
    assert Language("en", game).say(said) == "A passes on 0, 6."


def test_l36_simulate_writes_typed_options(capsys):
    asked = ["simulate", "block", "-n", "2", "--json", "--set", "hand_size=5", "--lang", "en"]
    assert run(asked) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["hand_size"] == 5
    assert options["draw_when_able"] is False
    assert options["target"] == "auto"


def test_l36_compare_writes_typed_options(capsys):
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
def test_l32_a_double_lead_is_shown_with_all_its_open_ends(id, layout, ends, drawn):
    game = capicua.load(id)
    hands = {"A": "5-4", "B": "6-5", "C": "4-3", "D": "3-1"}
    state = game.position({"layout": layout, **hands, "turn": "B"})
    assert drawn in str(state).splitlines()
    assert f"Open ends: {' · '.join(ends)}" in str(state).splitlines()
    told = "\n".join(draw(state.view(1), Language("en", game), TextStyle(plain=True)))
    assert f"Open ends: {', '.join(ends)}" in told
    said = "\n".join(draw(state.view(1), Language("es", game), TextStyle(plain=True)))
    assert "izquierda 6, derecha" in said

    # The picture marks a place for the next tile at every end.
    picture = capicua.picture(state)
    assert [picture.count(f">{number}</text>") for number in "6"] == [sum("6" in e for e in ends)]
    # There is still one move per tile (LIN-14), not one per end.
    plays = [text for text in map(state.text, state.legal_actions()) if "@" in text]
    assert len(plays) == 1
    arms = next(zone for zone in state.zones() if isinstance(zone, Layout)).arms
    assert {arm.alike for arm in arms if arm.ends and arm.alike} <= {"E", "W"}


def test_l32_a_spinner_at_the_end_of_an_arm_shows_its_bare_ends():
    game = capicua.load("muggins", players=2)
    layout = "root 6-5 | E 6-6"
    state = game.position({"layout": layout, "A": "4-1", "B": "6-1", "turn": "B"})
    assert "Open ends: left 5 · right 6 · top 6 · bottom 6" in str(state).splitlines()
