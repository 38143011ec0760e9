"""The scorekeeper in the terminal, fed through standard input."""

import json
from pathlib import Path

import pytest

THREE = ["--name", "Ana", "--name", "Luis", "--name", "Eva"]
FIRST = ["Ana", "Ana", "6-4 1-0", "25", "Luis"]
"""Ana dominates, having led; Luis holds 11 and has exchanged; Eva holds 25."""


def saved(out):
    words = "saved in " if "saved in " in out else "guardada en "
    return Path(out.split(words)[1].splitlines()[0])


def squeezed(text):
    return [" ".join(line.split()) for line in text.splitlines()]


def test_a_round_is_asked_scored_explained_and_saved(command):
    done = command("score", "garrafina", *THREE, typed=FIRST)
    assert done.code == 0, done.err
    assert "Luis loses 11 × 2 = 22." in done.out
    assert "Total 47 -22 -25" in squeezed(done.out)
    assert "Luis starts the next round." in done.out
    assert len(json.loads(saved(done.out).read_text())["rounds"]) == 1


def test_a_round_in_spanish(command):
    typed = ["ana", "ana", "6-4, 0-1", "25", "luis", "tranca", "3", "9", "8", "", "salir"]
    done = command("score", "garrafina", *THREE, "--lang", "es", typed=typed)
    assert done.code == 0, done.err
    assert "Luis pierde 11 × 2 = 22." in done.out
    assert "2 +11 -6 -5" in squeezed(done.out)
    assert "La hoja está guardada en" in done.out


@pytest.mark.parametrize("lang", ["en", "es"])
def test_plain_output_has_no_drawings(command, lang):
    done = command("score", "garrafina", *THREE, "--plain", "--lang", lang, typed=FIRST)
    assert not set("─│►▮●") & set(done.out)
    assert "Total: Ana 47, Luis -22, Eva -25" in done.out


def test_undo_steps_back_through_the_questions_and_then_removes_the_round(command):
    typed = [*FIRST, "Luis", "3", "undo", "4", "undo", "undo", "undo", "undo"]
    done = command("score", "garrafina", *THREE, typed=typed)
    assert done.out.count("Tiles Ana still holds") == 3  # asked again after each step back
    assert "Round 1 is removed." in done.out
    assert "There is nothing to undo." in done.out


def test_correcting_a_round_recomputes_the_totals(command):
    typed = [*FIRST, "Luis", "3", "4", "", "correct 1", "Eva", "Ana", "30", "12", ""]
    done = command("score", "garrafina", *THREE, typed=typed)
    assert "Total -33 -5 38" in squeezed(done.out)
    done = command("score", "garrafina", *THREE, typed=["correct 3", "corect", "quit"])
    assert "There is no round 3" in done.out
    assert "(got “corect”)" in done.out


def test_a_correction_may_be_abandoned(command):
    done = command("score", "garrafina", *THREE, typed=[*FIRST, "correct 1", "undo"])
    assert "Round 1 is unchanged." in done.out
    assert "Total 47 -22 -25" in squeezed(done.out)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["Zoe"], "Enter a player or an ending: NAME, blocked (got “Zoe”)."),
        (["Ana", "Zoe"], "Unknown player “Zoe”: expected Ana, Luis, Eva."),
        (["Ana", "Ana", ""], "An answer is required; undo goes back."),
        (["Ana", "Ana", "7-1"], "Invalid tile 7-1: a double-6 set has no such tile."),
        (["Ana", "Ana", "many"], "Invalid tile “many”: expected a tile such as 6-4."),
        (["Ana", "Ana", "999"], "Invalid number 999: expected 0–168."),
        (["Ana", "Ana", "6-1", "5-0 1-6"], "6-1 appears twice."),
        (["Ana", "Ana", "6", "5", "Luis Luis"], "Invalid number 2: expected 0–1."),
        (["Ana", "Ana", "6", "5", "Luis, Eva"], "Too many: together there can be at most 1."),
    ],
)
def test_invalid_input_prints_one_sentence(command, typed, sentence):
    done = command("score", "garrafina", *THREE, typed=typed)
    assert done.code == 0
    assert sentence in done.out
    assert "Traceback" not in done.out


def test_help_rules_score_and_save(command):
    typed = [*FIRST, "?", "rules", "score", "save", "", "quit"]
    done = command("score", "garrafina", *THREE, typed=typed)
    assert "correct 3: enter round 3 again" in done.out
    assert "GAR-1" in done.out
    assert done.out.count("saved in") == 2
    assert sum(line == "Total 47 -22 -25" for line in squeezed(done.out)) == 3


def test_a_saved_sheet_is_resumed_exactly(command, tmp_path):
    first = command("score", "garrafina", *THREE, typed=FIRST)
    second = command("score", "--resume", typed=["Luis", "3", "4", ""])
    assert saved(first.out) == saved(second.out)
    assert "Total 44 -15 -29" in squeezed(second.out)
    file = tmp_path / "copy.json"
    third = command("score", "--resume", str(saved(first.out)), "--save", str(file), typed=["undo"])
    assert "Total 47 -22 -25" in squeezed(third.out)
    assert len(json.loads(file.read_text())["rounds"]) == 1
    assert len(json.loads(saved(first.out).read_text())["rounds"]) == 2


def test_a_finished_match_may_still_be_corrected(command):
    args = ["score", "garrafina", "-p", "mexican", *THREE]
    typed = ["Ana", "Ana", "60", "60", "", "undo", "Ana", "Ana", "60", "30", "", "quit"]
    done = command(*args, typed=typed)
    assert "Ana wins the match." in done.out
    assert "Total 90 -60 -30" in squeezed(done.out)
    done = command(*args, typed=["Ana", "Ana", "60", "60", "", ""])
    assert done.out.count("wins the match") == 1
    assert command("score", "--resume", str(saved(done.out)), typed=[""]).code == 0


def test_resume_without_a_saved_sheet_is_refused(command):
    done = command("score", "--resume")
    assert done.code == 2
    assert "There is no unfinished match" in done.err


def test_names_are_asked_for(command):
    done = command("score", "block", typed=["Ana, Luis", "Ana", "Ana", "12"])
    assert "Total 12 0" in squeezed(done.out)
    assert command("score", "block", typed=[]).code == 130


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", "Invalid number of players 0: this game is for 2–4."),
        ("es", "Número de jugadores no válido: 0; este juego es para 2–4."),
    ],
)
def test_l37_an_empty_list_of_names_is_refused_and_asked_again(command, lang, wrong):
    typed = ["", "Ana", "Ana, Luis, Ana", *["Ana, Luis", "Ana", "Ana", "12"]]
    done = command("score", "garrafina", "--lang", lang, typed=typed)
    assert done.code == 0, done.err
    assert wrong in done.out
    assert wrong.replace("0", "1") in done.out
    assert done.out.count("(2–4)") == 4
    assert "Traceback" not in done.out + done.err
    assert command("score", "garrafina", typed=["", ""]).code == 130


def test_partners_answer_together(command):
    four = [*THREE, "--name", "Noa"]
    typed = ["Luis", "10", "", "3", "4", "5", "target Ana", "90"]
    done = command("score", "muggins", "--set", "teams=pairs", *four, typed=[*typed, ""])
    assert "Points Ana, Eva scored in play (Enter: none):" in done.out
    assert "Total 10 7 10 7" in squeezed(done.out)
    assert "Ana, Eva win the match." in done.out


def test_a_target_that_was_not_reached_is_explained(command):
    typed = ["meta ana", "50", "0"]
    done = command("score", "muggins", *THREE[:4], "--lang", "es", typed=typed)
    assert "Así Ana tiene 50" in done.out


def test_contracts_in_both_languages(command):
    four = [*THREE, "--name", "Noa"]
    done = command("score", "texas_42", *four, typed=["Ana", "Noa", "31", "30", "passed"])
    assert "Total 0 43 0 43" in squeezed(done.out)
    assert "The bid (30–42, 84, 168, 250):" in done.out
    typed = ["Ana", "Noa", "84", "sí", "pasan"]
    done = command("score", "texas_42", "-p", "marks", *four, "--lang", "es", typed=typed)
    assert "Ana y Eva ganan 2 marcas." in done.out
    assert "2 nula nula nula nula" in squeezed(done.out)


def test_melds_are_computed_from_tiles_or_entered_as_points(command):
    two = THREE[:4]
    tiles = "15-1 15-2 15-3 15-4 9-1 9-3 9-5"
    done = command("score", "thats_it", *two, typed=["Ana", tiles, "Luis", "9", "dead"])
    assert "Total 10 9" in squeezed(done.out)
    done = command("score", "thats_it", *two, typed=["Ana", "15-1 14-2 13-3 12-4 11-5 10-6 9-7"])
    assert "cannot be split into melds" in done.out


def test_a_round_with_a_single_ending_asks_only_for_numbers(command):
    typed = ["undo", "Ana", "10", "8", "7", "undo", "7", "5", "4", "undo", "undo", "undo"]
    done = command("score", "double_takes", *THREE[:4], typed=typed)
    assert "There is nothing to undo." in done.out
    assert "Too many: together there can be at most 17." in done.out
    assert "Ana: 10 tricks, 5 doubles. Points of the round: 15." in done.out
    assert "Round 1 is removed." in done.out


def test_csv_export_never_overwrites_other_files(command, tmp_path):
    file = tmp_path / "score.csv"
    command("score", "garrafina", *THREE, "--csv", str(file), "--lang", "es", typed=FIRST)
    assert file.read_text() == "Mano,Ana,Luis,Eva\n1,47,-22,-25\nTotal,47,-22,-25\n"
    done = command("score", "garrafina", *THREE, "--csv", str(file), "--lang", "es", typed=[])
    assert done.code == 0
    for option in ("--csv", "--save"):
        letter = tmp_path / "letter"
        letter.write_text("Dear Ana")
        done = command("score", "garrafina", *THREE, option, str(letter), typed=FIRST)
        assert done.code == 2
        assert letter.read_text() == "Dear Ana"


@pytest.mark.parametrize(
    "arguments",
    [
        ["score"],
        ["score", "chess"],
        ["score", "squeeze", "--name", "Ana"],
        ["score", "poker", "--name", "Ana", "--name", "Luis"],
        ["score", "garrafina", "--name", "Ana"],
        ["score", "garrafina", "--name", "Ana", "--name", "ana"],
        ["score", "garrafina", *THREE, "--set", "nothing=1"],
        ["score", "--resume", "/nowhere/at/all.json"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_invalid_arguments_print_one_sentence(command, arguments, lang):
    done = command(*arguments, "--lang", lang)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert done.err.startswith("capicua: ")


def test_an_empty_sheet_is_not_saved(command, tmp_path):
    done = command("score", "garrafina", *THREE, typed=["quit"])
    assert done.code == 0
    assert not (tmp_path / "data").exists()


def test_help_in_both_languages(command):
    assert "--resume" in command("score", "--help", "--lang", "en").out
    spanish = command("--lang", "es", "score", "--help").out
    assert "fichas de verdad" in spanish
    assert "help-" not in spanish


@pytest.mark.parametrize(
    ("lang", "rematch", "won"),
    [
        ("en", "rematch", "Matches won: Ana 2, Luis 0, Eva 2, Noa 0"),
        ("es", "revancha", "Partidas ganadas: Ana 2, Luis 0, Eva 2, Noa 0"),
    ],
)
def test_a_series_continues_with_a_rematch(command, lang, rematch, won):
    four = [*THREE, "--name", "Noa"]
    first = ["Ana", "Ana", "60", "0", "45"]
    typed = [*first, rematch, *first, ""]
    done = command("score", "partners", *four, "--lang", lang, typed=typed)
    assert done.code == 0, done.err
    assert won in done.out
    assert len(json.loads(saved(done.out).read_text())["earlier"]) == 1
