"""Parsing of typed text: positions, notation, words of the language, partial moves."""

from random import Random

import pytest

import capicua
from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.terminal.input_parser import in_notation, read_action, read_command
from capicua.terminal.table.prompt_commands import REQUESTS


@pytest.fixture
def view():
    order = ["5-5", "0-0", "5-3", "4-3", "2-1", "6-0", "5-4"]
    rest = [f"{a}-{b}" for a in range(7) for b in range(a + 1) if f"{a}-{b}" not in order]
    return capicua.load("squeeze", preset="squeeze_6").new_round(order=order + rest).view(0)


@pytest.mark.parametrize(
    ("text", "code", "notation"),
    [
        ("paso", "es", "pass"),
        ("PASAR", "es", "pass"),
        ("robo", "es", "draw"),
        ("me quedo", "es", "keep"),
        ("lo dejo", "es", "let_go"),
        ("cambiar", "es", "exchange"),
        ("knock", "en", "pass"),
        ("salgo con 2-2", "es", "lead 2-2"),
        ("let go", "en", "let_go"),
        ("6-4>C", "es", "6-4>C"),
    ],
)
def test_words_of_the_language_become_notation(text, code, notation):
    assert in_notation(text, Language(code)) == notation


@pytest.mark.parametrize(
    ("text", "code", "command"),
    [
        ("?", "en", "help"),
        ("Ayuda", "es", "help"),
        ("help", "es", "help"),
        ("deshacer", "es", "undo"),
        ("q", "en", "quit"),
        ("6-4", "en", ""),
        ("", "en", ""),
    ],
)
def test_commands(text, code, command):
    assert read_command(text, Language(code), REQUESTS) == command


def test_commands_of_other_contexts_are_not_recognized():
    assert read_command("next", Language("en"), ("next", "quit")) == "next"
    assert read_command("next", Language("en"), REQUESTS) == ""
    assert read_command("hint", Language("en"), ("next", "quit")) == ""


@pytest.mark.parametrize("game", capicua.catalogue())
@pytest.mark.parametrize("code", ["en", "es"])
def test_no_move_reads_as_a_command(game, code):
    """The commands of a table never hide a move or one of the game's own words."""
    found = capicua.load(game)
    language = Language(code, found)
    words = [word for words in language.words("verb-").values() for word in words.split(",")]
    state, rng = found.new_round(seed=1), Random(1)
    while not state.is_over and len(state.log) < 40:
        legal = state.legal_actions()
        words += [state.text(action) for action in legal]
        state.apply(rng.choice(legal))
    assert [word for word in words if read_command(word, language, REQUESTS)] == []


def test_positions_notation_and_partial_notation(view):
    language = Language("en", view.known.game)
    first, second = view.legal
    assert read_action("#1", view, language) == first
    assert read_action("2.", view, language) == second
    assert read_action("pair 4 7", view, language) == second
    assert read_action("7", view, language) == second
    with pytest.raises(Refused, match="input-ambiguous"):
        read_action("pair", view, language)
    with pytest.raises(Refused, match="text-action"):
        read_action("nonsense", view, language)


def test_a_tile_typed_alone_is_refused_with_its_rule():
    hands = ["6-6 5-5 4-4 3-3 2-2 1-1 0-0", "6-5 6-4 6-3 6-2 6-1 6-0 5-4"]
    game = capicua.load("draw", players=2)
    state = game.new_round(hands=[hand.split() for hand in hands], starter=0)
    state.apply(state.parse("6-6@root"))
    view = state.view(1)
    language = Language("en", game)
    with pytest.raises(Refused, match="refuse-fit") as refused:
        read_action("5-4", view, language)
    assert refused.value.rule.startswith("LIN-")
    assert view.text(read_action("4-6", view, language)).startswith("6-4@")


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("en", {"2-1 left": "2-1@W", "1-2 on the right": "2-1@E"}),
        ("es", {"2-1 izquierda": "2-1@W", "1-2 a la derecha": "2-1@E"}),
    ],
)
def test_the_ends_of_a_line_are_called_left_and_right(code, typed):
    hands = ["6-2 2-1 5-5", "6-6 6-1 4-2"]
    game = capicua.load("block", players=2, hand_size=3)
    state = game.new_round(hands=[hand.split() for hand in hands], starter=1)
    for text in ("6-6@root", "6-2@E", "6-1@W"):
        state.apply(state.parse(text))
    view = state.view(0)
    language = Language(code, game)
    for text, notation in typed.items():
        assert view.text(read_action(text, view, language)) == notation
    with pytest.raises(Refused) as ambiguous:
        read_action("2-1", view, language)
    left, right = ambiguous.value.message.arguments["choices"]
    assert {left, right} == {language.say(view.label(action)) for action in view.legal}
