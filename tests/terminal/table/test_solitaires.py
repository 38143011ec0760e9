"""Solitaires in the terminal: numbered deals, restart, hints, watching, statistics."""

import datetime
import json
from types import SimpleNamespace

import pytest

import capicua
from capicua.bots.levels import bot
from capicua.learn.puzzle import deal_of_the_day
from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.review import solitaire_deals
from capicua.terminal.completion import completed
from capicua.terminal.reports.statistics import (
    Outcome,
    fewer_is_better,
    language_of,
    rules_text,
    standing,
    tallies,
)
from tests import suite

GAMES = capicua.catalogue()
SOLITAIRES = [game for game in GAMES if capicua.load(game).players == 1]
SQUEEZE = ["squeeze", "-p", "squeeze_6"]


def results(tmp_path):
    file = tmp_path / "data" / "capicua" / "results.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def test_a_deal_number_is_shown_and_reproduces_the_deal(command):
    done = command("play", *SQUEEZE, typed=["q"])
    number = done.out.split("deal ")[1].split(":")[0]
    again = command("play", *SQUEEZE, "--deal", number, typed=["q"])
    assert again.out.split("saved")[0] == done.out.split("saved")[0]
    assert f"reparto {number}" in command("play", "--resume", "--lang", "es", typed=["q"]).out


def test_restart_repeats_the_same_deal(command):
    args = ["play", *SQUEEZE, "--deal", "1234"]
    done = command(*args, typed=["#1", "#1", "restart", "q"])
    first, second = done.out.split("── Squeeze, deal 1234: You ──")[1:]
    assert second.split("Your move")[0] == first.split("Your move")[0]
    done = command(*args, "--lang", "es", typed=["reiniciar", "q"])
    assert "No hay nada que deshacer." in done.out
    done = command("play", "block", typed=["restart", "q"])
    assert "Only solitaires can be restarted." in done.out


@pytest.mark.parametrize(
    ("code", "game"),
    suite.everyday(
        [*(("en", game) for game in GAMES), ("es", "block")],
        [(code, game) for code in ("en", "es") for game in GAMES],
    ),
)
def test_every_game_gives_playable_hints(command, game, code):
    word = {"en": "hint", "es": "pista"}[code]
    done = command("play", game, "--seed", "3", "--lang", code, typed=["", word, "", "q"])
    assert done.code == 0
    assert {"en": "Hint: ", "es": "Pista: "}[code] in done.out


@pytest.mark.parametrize("game", SOLITAIRES)
@pytest.mark.parametrize("word", ["finish", "auto"])
def test_a_solitaire_can_be_played_automatically_to_the_end(command, game, word, tmp_path):
    preset = min(capicua.kind(game).presets(), key=lambda p: capicua.load(game, preset=p).high)
    args = ["play", game, "-p", preset, "--deal", "3"]
    done = command(*args, typed=[word, ""])
    assert done.code == 0
    assert "── End of deal 3 ──" in done.out
    (line,) = results(tmp_path)
    assert (line["game"], line["rules"], line["deal"]) == (game, preset, 3)
    assert line["helped"] == (game != "bingo")
    if word == "finish":
        assert len(done.out.splitlines()) < 120


def test_auto_plays_a_round_and_stops_at_ctrl_c(command, monkeypatch):
    done = command("play", "block", "--seed", "3", typed=["finish", "q"])
    assert "── End of round 1 ──" in done.out

    def interrupted(seconds):
        raise KeyboardInterrupt

    monkeypatch.setattr("capicua.terminal.table.session.time", SimpleNamespace(sleep=interrupted))
    done = command("play", *SQUEEZE, "--deal", "3", typed=["auto", "log", "q"])
    assert done.out.count("Your move") == 3
    assert "saved in" in done.out


def test_auto_is_refused_with_several_people_at_the_table(command):
    args = ["play", "block", "--seats", "2", "--name", "Ana", "--name", "Luis"]
    done = command(*args, typed=["", "auto", "q"])
    assert "only person at the table" in done.out


def test_watching_a_solitaire_with_a_pause(command, tmp_path, monkeypatch):
    waited = []
    monkeypatch.setattr("capicua.terminal.table.session.time", SimpleNamespace(sleep=waited.append))
    done = command("play", *SQUEEZE, "--deal", "3", "--watch", "--pause", "0.5")
    assert done.code == 0
    assert set(waited) == {0.5}
    assert done.out.count("Row:") >= len(waited)
    assert results(tmp_path) == []


def test_statistics_are_saved_and_shown(command, tmp_path):
    assert "No finished match" in command("stats").out
    for deal in ("1", "2", "2"):
        command("play", "bingo", "--deal", deal, typed=["finish", ""])
    command("play", "bingo", "--deal", "5", typed=["q"])
    (tally,) = json.loads(command("stats", "--json").out)
    assert (tally["played"], tally["helped_played"]) == (2, 1)
    done = command("stats", "bingo", "--lang", "es")
    assert "Bingo (bingo)" in done.out
    assert "Jugadas 2, ganadas" in done.out
    assert "No finished match" in command("stats", "squeeze").out
    file = tmp_path / "data" / "capicua" / "results.jsonl"
    file.write_text('nonsense\n[]\n{"game": 3, "rules": 4, "won": 1, "helped": 0}\n')
    assert "No finished match" in command("stats").out


def test_a_finished_match_counts_once(command, tmp_path):
    file = str(tmp_path / "match.txt")
    command("play", "bingo", "--deal", "1", "--save", file, typed=["finish", ""])
    assert command("play", "--resume", file).code == 0
    assert len(results(tmp_path)) == 1


def test_a_failure_to_save_statistics_is_reported_without_a_crash(command, tmp_path):
    (tmp_path / "data" / "capicua" / "results.jsonl").mkdir(parents=True)
    done = command("play", "bingo", "--deal", "1", typed=["finish", ""])
    assert done.code == 0
    assert "Cannot write" in done.out
    assert command("stats").code == 2


def test_tallies_count_streaks_best_scores_and_help():
    def ended(won, deal, helped=False, score=0):
        return Outcome("bingo", "bingo", won, helped, deal, score, True)

    outcomes = [
        ended(True, 1),
        ended(True, 2),
        ended(False, 3, score=4),
        ended(True, 3),
        ended(True, 4, helped=True),
        ended(True, 5),
    ]
    (tally,) = tallies(outcomes)
    assert (tally.played, tally.won, tally.streak, tally.longest) == (4, 3, 1, 2)
    assert (tally.helped_played, tally.helped_won, tally.best) == (2, 2, 0)


def test_the_fastest_win_is_kept_and_shown(command, tmp_path, monkeypatch):
    now = iter([100.0, 183.4, 200.0, 3800.0])
    clock = SimpleNamespace(monotonic=lambda: next(now))
    monkeypatch.setattr("capicua.terminal.table.narration.time", clock)
    for deal in ("1", "2"):
        command("play", "bingo", "--deal", deal, typed=["finish", ""])
    assert [line["seconds"] for line in results(tmp_path)] == [83, 3600]
    won = [line["seconds"] for line in results(tmp_path) if line["won"]]
    (tally,) = json.loads(command("stats", "--json").out)
    assert tally["fastest"] == (min(won) if won else None)


def test_help_and_losses_set_no_best_time():
    def ended(won, helped, seconds):
        return Outcome("squeeze", "squeeze", won, helped, None, 0, True, seconds)

    outcomes = [ended(True, False, 95), ended(False, False, 9), ended(True, True, 5)]
    (tally,) = tallies([*outcomes, ended(True, False, 83), ended(True, False, None)])
    assert tally.fastest == 83
    language = language_of(tally, Language("en"))
    assert "Fastest win: 1:23." in "\n".join(standing(tally, language, TextStyle(width=80)))


@pytest.mark.parametrize("game", SOLITAIRES)
def test_whether_a_low_score_wins_a_solitaire(game):
    assert fewer_is_better(capicua.load(game)) == (game != "big_clock")


def test_rules_are_described_as_on_the_command_line():
    assert rules_text(capicua.load("block", players=2)) == "twenty_games seats=2"
    game = capicua.load("squeeze", preset="squeeze_6", deal_size=3)
    assert rules_text(game) == "squeeze_6 deal_size=3"


def test_tab_completes_whole_lines():
    words = ["pair 1 3", "pair 1 4", "deal", "deal", "hint"]
    assert completed("pair 1", words) == ["pair 1 3", "pair 1 4"]
    assert completed("D", words) == ["deal"]
    assert completed("x", words) == []


@pytest.mark.parametrize("code", ["en", "es"])
def test_a_numbered_deal_is_verified_by_redealing(command, tmp_path, code):
    path = tmp_path / "deal.txt"
    command("play", *SQUEEZE, "--deal", "1234", "--save", str(path), typed=["#1", "q"])
    verified = command("verify", str(path), "--lang", code)
    assert (verified.code, "1234" in verified.out) == (0, True)
    text = path.read_text(encoding="utf-8")
    name, other = (f"capicua deal {number}".encode().hex() for number in (1234, 1235))
    assert name in text
    path.write_text(text.replace(name, other), encoding="utf-8")
    assert command("verify", str(path), "--lang", code).code == 1


def test_winnable_selects_the_next_deal_the_solver_can_win(command):
    game = capicua.load("squeeze", preset="squeeze_12")
    # The compiled build searches further and proves more deals winnable.
    first = next(
        number
        for number in range(1, 60)
        if solitaire_deals.settled(solitaire_deals.deal_of(game, number), solitaire_deals.NODES)
        != solitaire_deals.WINNABLE
    )
    number = solitaire_deals.winnable_from(game, first)
    assert number > first
    asked = ["play", "squeeze", "--winnable", "--deal", str(first)]
    assert f"deal {number}:" in command(*asked, typed=["q"]).out
    out = command("play", "squeeze", "--winnable", typed=["q"]).out
    drawn = solitaire_deals.deal_of(game, int(out.split("deal ")[1].split(":")[0]))
    assert solitaire_deals.settled(drawn, solitaire_deals.NODES) == solitaire_deals.WINNABLE


@pytest.mark.parametrize("game", ["bingo", "block"])
def test_winnable_is_refused_without_decisions_to_make(command, game):
    done = command("play", game, "--winnable", typed=["q"])
    assert done.code == 2
    assert f"Deals of {game} cannot be chosen or rated" in done.err


def test_the_deal_of_the_day_is_the_same_everywhere(command):
    number = deal_of_the_day(datetime.date.today(), "squeeze")
    assert f"deal {number}:" in command("play", "squeeze", "--today", typed=["q"]).out
    done = command("play", "block", "--today", typed=["q"])
    assert done.code == 2
    assert "only solitaires have numbered deals" in done.err


def test_a_deal_is_rated(command, monkeypatch):
    monkeypatch.setattr(solitaire_deals, "bot", lambda level: bot("greedy"))
    done = command("deal", "squeeze", "7", "-p", "squeeze_6", "--tries", "5")
    assert "Deal 7 can be won: the solver, which knows the stock, found a way." in done.out
    won = solitaire_deals.difficulty(capicua.load("squeeze", preset="squeeze_6"), 7, 5).won
    assert f"Level 5 won {won} of 5 tries" in done.out
    few = command("deal", "squeeze", "7", "-p", "squeeze_6", "--tries", "1", "--lang", "es")
    assert "el nivel 5 solo terminó un intento" in few.out


def test_the_losing_move_is_shown_and_can_be_retried(command, tmp_path):
    """Deal 3 could be won, but is lost by always choosing the last entry."""
    file = str(tmp_path / "deal.txt")
    args = ["play", *SQUEEZE, "--deal", "3", "--save", file]
    done = command(*args, typed=lost_by_the_last_entry(3) + ["mistake", "retry", "mistake", "q"])
    assert "It could have been won, with the stock known." in done.out
    assert "The losing move was number" in done.out
    assert "These moves would have won:" in done.out
    tail = done.out.split("These moves would have won:")[1]
    assert "Your move" in tail, "play continues"
    assert "Only a lost solitaire has a losing move." in tail
    assert '[Assisted "yes"]' in (tmp_path / "deal.txt").read_text()


def lost_by_the_last_entry(number):
    """Return the moves, as typed, that lose a deal by always choosing the last entry."""
    game = capicua.load("squeeze", preset="squeeze_6")
    state, typed = solitaire_deals.deal_of(game, number), []
    while not state.is_over:
        typed.append(f"#{len(state.legal_actions())}")
        state.apply(state.legal_actions()[-1])
    assert not game.is_won(state.points[0])
    return typed
