"""The prompt: positions, numbers, forced passes, menus, the full screen (L13, L17, L30)."""

import io

import pytest
from rich.console import Console

import capicua
from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.terminal.input_parser import read_action
from capicua.terminal.main import run
from capicua.terminal.screen import Screen
from capicua.terminal.table import full_screen, menu
from capicua.terminal.table.full_screen import LiveScreen, screen_for


def claiming():
    """Return a Muggins view in which claim 20 is legal but not at position 20 of the list."""
    game = capicua.load("muggins", players=2)
    state = game.new_round(seed=1)
    state.apply(state.legal_actions()[0])
    return state.view(int(state.turn))


def bidding():
    return capicua.load("texas_42").new_round(seed=3).view(0)


def test_l13_a_bare_number_is_a_claim_or_bid():
    view = claiming()
    language = Language("en", view.known.game)
    amounts = [text.split()[1] for text in map(view.text, view.legal) if text.startswith("claim")]
    assert "20" in amounts
    for amount in amounts:
        assert view.text(read_action(amount, view, language)) == f"claim {amount}"
    state = capicua.load("texas_42").new_round(seed=3)
    view = state.view(int(state.turn))
    assert view.text(read_action("30", view, Language("en", view.known.game))) == "bid 30"
    assert view.text(read_action("#2", view, Language("en", view.known.game))) == view.text(
        view.legal[1]
    )


@pytest.mark.parametrize("text", ["#1", "# 1", "1."])
def test_a_position_in_the_list_has_its_own_syntax(text):
    view = claiming()
    assert read_action(text, view, Language("en", view.known.game)) == view.legal[0]


@pytest.mark.parametrize("text", ["#0", "#99", "99."])
def test_l13_a_position_outside_the_list_is_refused(text):
    view = claiming()
    with pytest.raises(Refused, match="input-no-entry"):
        read_action(text, view, Language("en", view.known.game))


def test_l13_an_invalid_number_is_not_read_as_a_position():
    view = capicua.load("block", players=2).new_round(seed=1)
    view = view.view(int(view.turn))
    with pytest.raises(Refused, match="input-number"):
        read_action("1", view, Language("en", view.known.game))


def test_l33_a_tile_outside_the_set_is_refused():
    state = capicua.load("block", players=2).new_round(seed=1)
    view = state.view(int(state.turn))
    with pytest.raises(Refused, match="text-tile-set"):
        read_action("9-9", view, Language("en", view.known.game))


def test_l30_auto_pass_plays_forced_passes(command):
    args = ["play", "block", "--seats", "2", "--seed", "11"]
    typed = ["#1"] * 60
    waits, passes = (command(*args, *extra, typed=typed).out for extra in ([], ["--auto-pass"]))
    assert "(pass)" in waits
    assert "(pass)" not in passes
    assert passes.count("You pass") >= 1
    done = command(*args, typed=["autopass", "#1", "#1", "autopass", "q"])
    assert "now played automatically" in done.out
    assert "now wait for you" in done.out


def test_the_default_bots_are_level_3(command):
    from capicua.terminal.match_arguments import USUAL_LEVEL

    assert USUAL_LEVEL == "level3"
    assert "(default: level3)" in command("play", "-h").out.replace("\n", " ")


# -- the menu ------------------------------------------------------------------------------------


class Typist(Screen):
    """A terminal that supplies the given lines as input."""

    def __init__(self, lines, code="en"):
        super().__init__(Language(code))
        self.console = Console(file=io.StringIO(), width=60, force_terminal=True)
        self.typed = iter(lines)

    is_terminal = True

    def ask(self, prompt, words=(), seconds=None):
        return next(self.typed)

    @property
    def shown(self):
        return self.console.file.getvalue()


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("#1", "bergen"),
        ("2.", "big_clock"),
        ("Garrafina", "garrafina"),
        ("texas-42", "texas_42"),
        ("seb", "sebastopol"),
    ],
)
def test_play_without_a_game_asks_for_one(typed, game):
    assert menu.asked_game(Typist(["", "chess", typed])) == game


def test_the_menu_asks_for_a_preset_if_there_are_several():
    garrafina = capicua.kind("garrafina")
    screen = Typist(["wild", "lud"])
    screen.language = Language("en", garrafina)
    assert menu.asked_preset(garrafina, screen) == "ludoteka"
    assert "wild" in screen.shown
    screen.typed = iter([""])
    assert menu.asked_preset(garrafina, screen) == "pagat"


# -- the full-screen display ---------------------------------------------------------------------


@pytest.fixture
def redrawn(monkeypatch):
    """A ``LiveScreen`` on a 70 × 30 terminal that records its output."""
    screen = LiveScreen(Language("en"))
    screen.console = Console(
        file=io.StringIO(), width=70, height=30, force_terminal=True, color_system="256"
    )
    monkeypatch.setattr(full_screen.Screen, "_line", lambda self, prompt, words: "")
    return screen


def test_l17_l34_the_table_is_redrawn_in_place(redrawn):
    redrawn.open()
    redrawn.table(["[6|4]"])
    redrawn.lines(["Ana plays 6-4."])
    redrawn.menu([("Play 4-1", "4-1@E")])
    redrawn.ask("Your move")
    shown = redrawn.console.file.getvalue()
    last = shown.split("\x1b[2J")[-1]
    assert last.index("6") < last.index("Ana plays") < last.index("#1")
    assert "\x1b[?1049h" in shown
    redrawn.hide()
    assert "Ana plays" not in redrawn.console.file.getvalue().split("\x1b[2J")[-1]
    redrawn.lines(["Ana wins."])
    redrawn.close()
    assert redrawn.console.file.getvalue().endswith("Ana wins.\n")


def test_l17_messages_make_room_for_the_table(redrawn):
    redrawn.open()
    redrawn.table([f"row {n}" for n in range(15)])
    redrawn.lines(f"line {n}" for n in range(200))
    redrawn.ask("Your move")
    last = redrawn.console.file.getvalue().split("\x1b[2J")[-1]
    assert last.count("\n") < 30
    assert "row 0" in last
    assert "line 199" in last
    assert "line 100" not in last


def test_l17_long_pages_are_split(redrawn):
    redrawn.open()
    redrawn.page([f"line {n}" for n in range(70)])
    pages = redrawn.console.file.getvalue().split("\x1b[2J")
    assert sum("line " in page for page in pages) == 3


def test_tile_halves_are_coloured_by_number(redrawn):
    redrawn.lines(["[6|4] [5║5]"])
    text = redrawn._news[-1]
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert styles["6"] != styles["4"]
    assert styles["[5║5]"] == "bold"


def test_pipes_and_screen_readers_get_plain_lines(monkeypatch):
    language = Language("en")
    assert type(screen_for(language, plain=False)) is Screen
    monkeypatch.setattr(Screen, "is_terminal", property(lambda self: True))
    monkeypatch.setattr(Console, "height", property(lambda self: 40))
    monkeypatch.setattr(Console, "is_dumb_terminal", property(lambda self: False))
    assert type(screen_for(language, plain=False)) is LiveScreen
    assert type(screen_for(language, plain=True)) is Screen
    assert type(screen_for(language, plain=False, in_lines=True)) is Screen


def test_a_whole_round_is_played_on_the_full_screen(monkeypatch, redrawn, tmp_path):
    monkeypatch.setattr("capicua.terminal.commands.matches.screen_for", lambda *_: redrawn)
    lines = iter(["?", "", "rules", "q", "score", "", "", "finish", "", "q"])
    monkeypatch.setattr(full_screen.Screen, "_line", lambda self, prompt, words: next(lines))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    arguments = ["play", "block", "--seed", "3", "--bots", "greedy", "--seats", "2"]
    assert run(arguments) == 0
    assert redrawn.console.file.getvalue().count("\x1b[2J") > 8
