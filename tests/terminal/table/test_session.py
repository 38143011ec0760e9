"""Matches in the terminal, played through standard input."""

import random
from itertools import cycle, product
from pathlib import Path

import pytest

import capicua
from capicua.notation import read, replay
from tests import suite

GAMES = capicua.catalogue()
LINES = 250 if suite.IS_EXHAUSTIVE else 80
SPANISH, PLAIN = ("--lang", "es"), ("--lang", "en", "--plain")


def random_lines(seed, count=LINES):
    """Yield numbers, a few of which are no moves, and empty lines, which end a pause."""
    rng = random.Random(seed)
    for _ in range(count):
        yield f"#{rng.randint(1, rng.choice([1, 2, 4, 8, 14]))}" if rng.randrange(8) else ""


def saved_path(out):
    return Path(out.split("saved in ")[1].splitlines()[0])


@pytest.mark.parametrize(
    ("game", "extra"),
    suite.everyday(zip(GAMES, cycle((SPANISH, PLAIN))), product(GAMES, (SPANISH, PLAIN))),
)
def test_random_input_never_crashes_a_match(command, game, extra):
    done = command("play", game, "--seed", "5", *extra, typed=random_lines(game))
    assert done.code == 0, done.err
    assert done.err == ""
    assert "Traceback" not in done.out
    assert "⟨" not in done.out
    if "--plain" in extra:
        assert not set("[]║►◄▮●─") & set(done.out)
    assert max(map(len, done.out.splitlines())) <= 160


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_match_to_the_end(command, game, tmp_path):
    if capicua.load(game).players > 1:
        file = tmp_path / "match.txt"
        args = ["play", game, "--watch", "--seed", "2", "--save", str(file)]
        done = command(*args)
        assert done.code == 0
        assert "End of the match" in done.out
        assert replay(read(file.read_bytes())).is_over


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Bot 4 was dealt 5 doubles"), ("es", "A Bot 4 le tocaron 5 dobles")],
)
def test_par_4_a_redeal_is_reported(command, lang, sentence):
    args = ["play", "partners", "-p", "brazilian", "--seed", "143", "--watch", "--lang", lang]
    assert sentence in command(*args).out


def test_a_resumed_match_continues_exactly(command):
    args = ["play", "thats_it", "--seats", "3", "--seed", "4"]
    whole = command(*args, typed=["#1"] * 30)
    first = command(*args, typed=["#1"] * 12)
    assert "saved in" in first.out
    second = command("play", "--resume", typed=["#1"] * 18)
    file = saved_path(first.out)
    assert saved_path(second.out) == file
    assert read(file.read_bytes()).rounds == read(saved_path(whole.out).read_bytes()).rounds


def test_quitting_saves_and_a_named_file_can_be_resumed(command, tmp_path):
    file = tmp_path / "here" / "match.txt"
    done = command("play", "squeeze", "--save", str(file), "--name", "Ana", typed=["#1", "quit"])
    assert done.code == 0
    assert len(read(file.read_bytes()).rounds[0].moves) == 1
    done = command("play", "--resume", str(file), "--lang", "es", typed=["salir"])
    assert done.code == 0
    assert "Ana" in done.out


def test_resume_without_a_saved_match_is_refused(command):
    done = command("play", "--resume")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "no unfinished match" in done.err


def test_a_file_that_is_not_a_match_is_not_overwritten(command, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana")
    done = command("play", "squeeze", "--save", str(file), typed=["quit"])
    assert done.code == 2
    assert file.read_text() == "Dear Ana"


def test_the_same_seed_gives_the_same_tiles(command):
    args = ["squeeze", "-p", "squeeze_6", "--seed"]
    one = command("play", *args, "8", typed=["quit"]).out
    assert (
        one.split("saved")[0]
        == (command("play", "squeeze", "-p", "squeeze_6", "--deal", "8", typed=["q"]).out).split(
            "saved"
        )[0]
    )
    assert one != command("play", *args, "9", typed=["quit"]).out


def test_an_illegal_move_is_explained_with_its_rule(command):
    args = ["play", "squeeze", "-p", "squeeze_6", "--seed", "3", "--lang", "es"]
    done = command(*args, typed=["repartir", "salir"])
    assert "Todavía se puede quitar" in done.out
    assert "Regla SQZ-8: Cuando no se puede quitar nada" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("code", "line"), [("en", "pair 1 3"), ("es", "pareja 1 3"), ("es", "PAREJA  3 1")]
)
def test_moves_are_read_as_notation_and_as_spanish_words(command, tmp_path, code, line):
    file = tmp_path / "match.txt"
    args = ["play", "squeeze", "-p", "squeeze_6", "--seed", "3", "--save", str(file)]
    command(*args, "--lang", code, typed=[line, "q"])
    assert [move.action for move in read(file.read_bytes()).rounds[0].moves] == ["pair 1 3"]


def test_help_rules_score_log_table_undo_save(command):
    typed = ["?", "#1", "log", "score", "table", "rules", "undo", "undo", "save", "what?", "quit"]
    done = command("play", "squeeze", "-p", "squeeze_6", "--seed", "3", typed=typed)
    assert "?, h, help: show this help" in done.out
    assert "deal_size = 7" in done.out
    assert "You have taken back your last move." in done.out
    assert "There is nothing to undo." in done.out
    assert "Invalid move “what?”" in done.out
    assert done.out.count("saved in") == 2


def test_people_sharing_a_keyboard_do_not_see_each_others_tiles(command):
    args = ["play", "thats_it", "--seats", "2", "--seed", "4", "--name", "Ana", "--name", "Luis"]
    done = command(*args, typed=["", "#1", "#1", "", "#1", "#1", "", "q"])
    assert "Ana, it is your turn. Press Enter to show your tiles:" in done.out
    assert "Luis, it is your turn. Press Enter to show your tiles:" in done.out
    for screen in done.out.split("it is your turn")[1:]:
        assert screen.count("Your tiles") <= 4


def test_ctrl_c_saves_the_match(command):
    def lines():
        yield "#1"
        raise KeyboardInterrupt

    done = command("play", "squeeze", typed=lines())
    assert done.code == 0
    assert len(read(saved_path(done.out).read_bytes()).rounds[0].moves) == 1


def test_watching_needs_no_keyboard_and_does_not_save(command, tmp_path):
    done = command("play", "thats_it", "--watch", "--seats", "2", "--seed", "1")
    assert done.code == 0
    assert "saved" not in done.out
    assert not (tmp_path / "data").exists()
