"""In every game, reporting a round to the score sheet gives the score of the round."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.levels import Chance
from capicua.core.game import Game
from capicua.core.messages import Refused
from capicua.core.setup import Setup
from capicua.core.sheet import Report
from capicua.core.tiles.random import Rng
from capicua.render.language import LANGUAGES, Language
from capicua.table.scorekeeper import Scorekeeper
from tests import suite
from tests.suite import configurations

WITH = [id for id in capicua.catalogue() if capicua.load(id).score_sheet(Setup()) is not None]
"""Games with a score sheet. Solitaires have none, and neither does Poker, where every bet moves
points.
"""
TABLES = [
    *(
        pytest.param(game, id=name)
        for id in WITH
        for name, game in configurations(capicua.kind(id))
    ),
    pytest.param(
        capicua.load("texas_42", preset="marks", special_contracts="nello,plunge"), id="nello"
    ),
    pytest.param(capicua.load("mexican_train", double_blank_score=50), id="double blank"),
    pytest.param(capicua.load("block", preset="domino_pool", blocked_pool="carry_over"), id="pot"),
    pytest.param(capicua.load("super_dominos", blocked_points="difference"), id="difference"),
    pytest.param(capicua.load("super_dominos", next_first="rotate"), id="rotation"),
    pytest.param(capicua.load("muggins", false_call_penalty=7), id="penalty"),
    pytest.param(capicua.load("muggins", wrong_claim="to_next_player", teams="pairs"), id="pairs"),
]
SHORT = 3 if suite.IS_SAMPLE else 10
"""Number of rounds compared per match; whole matches can last 200 rounds."""


def play(game: Game, seed: int, rounds: int = SHORT):
    """Return a match of random play, with no deal after the last of these rounds."""
    rng = Rng(seed)
    match = game.new_match(seed=seed)
    while True:
        state = match.round
        while not state.is_over:
            state.advance(Chance().choose(state.view(int(state.turn)), rng))
        match.settle()
        yield match
        if match.is_over or len(match.rounds) == rounds:
            return
        match.start()


def names(game: Game) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(int(game.players))]


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("sums", [True, False], ids=["sums", "tiles"])
def test_h26_a_reported_match_equals_the_played_match(game, sums):
    keeper = Scorekeeper(game, names(game))
    for match in play(
        game, seed=7 + sums, rounds=min(4, SHORT) if int(game.players) > 4 else SHORT
    ):
        sheet = keeper.next_sheet
        state = match.last
        report = sheet.report(state, as_sums=sums)
        asked = {question.id for question in sheet.asked(report.ending)}
        report = Report(
            report.ending,
            report.seat,
            {id: answers for id, answers in report.answers.items() if id in asked},
        )
        assert sheet.round(report).is_void == state.is_void
        if not state.is_void:
            assert sheet.scores(report) == state.scores()
        keeper.add(report)
        assert keeper.totals == match.totals
        assert keeper.is_over == match.is_over
        assert sorted(keeper.winners) == sorted(match.winners)
        if not match.is_over:
            told, played = game.next_setup(keeper.match), game.next_setup(match)
            assert (told.number, told.totals, told.streak, told.pot) == (
                played.number,
                played.totals,
                played.streak,
                played.pot,
            )
            if keeper.next_sheet.opening.id != "sheet-opens-double":
                assert told.starter == played.starter


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", WITH)
def test_every_question_and_explanation_has_a_message(id, code, monkeypatch):
    monkeypatch.setattr(Language, "strict", True)
    for _, game in configurations(capicua.kind(id)):
        language = Language(code, game, names(game))
        keeper = Scorekeeper(game, names(game))
        for match in play(game, seed=3, rounds=2):
            sheet = keeper.next_sheet
            language.say(sheet.opening)
            for ending in sheet.endings:
                assert language.text(f"ending-{ending.id}")
            assert language.text(f"ask-ending-{sheet.endings[0].id}")
            for question in sheet.questions:
                language.text(f"ask-{question.id}", player=0, side="A, C", count=1, words="30")
            keeper.add(sheet.report(match.last, as_sums=True))
            for message in keeper.explain(len(keeper.reports)):
                language.say(message)


def test_the_double_blank_counts_in_tiles_and_in_sums():
    game = capicua.load("mexican_train", players=2, double_blank_score=50)
    sheet = game.score_sheet(Setup(2, 0))
    assert sheet.scores(Report("out", 0, {"left": [0, ["0-0", "6-4"]]})) == [0, 60]
    assert sheet.scores(Report("out", 0, {"left": [0, 60]})) == [0, 60]


def test_exchanges_multiply_the_loss():
    sheet = capicua.load("garrafina", players=2).score_sheet(Setup(2, 0))
    for times, loss in enumerate([12, 24, 48]):
        answers = {"left": [0, ["6-5", "1-0"]], "exchanges": [0, times]}
        assert sheet.scores(Report("out", 0, answers)) == [loss, -loss]


def test_a_reached_target_is_checked():
    game = capicua.load("muggins", players=2)
    sheet = game.score_sheet(Setup(3, 0, [90, 20]))
    assert sheet.round(Report("target", 0, {"made": [10, 5]})).scores() == [10, 5]
    with pytest.raises(Refused, match="sheet-target"):
        sheet.round(Report("target", 0, {"made": [5, 5]}))
    with pytest.raises(Refused, match="sheet-target"):
        sheet.round(Report("target", 0, {"made": [10, 80]}))


@pytest.mark.parametrize(
    ("report", "message"),
    [
        (Report("lost", 0), "sheet-ending"),
        (Report("out"), "sheet-seat"),
        (Report("out", 3), "sheet-seat"),
        (Report("blocked", 1), "sheet-seat"),
        (Report("out", 0, {}), "sheet-missing"),
        (Report("out", 0, {"left": [0, 1]}), "sheet-missing"),
        (Report("out", 0, {"left": [0, 3, "many"]}), "sheet-number-wanted"),
        (Report("out", 0, {"left": [0, 3, -1]}), "sheet-number"),
        (Report("out", 0, {"left": [0, 3, 169]}), "sheet-number"),
        (Report("out", 0, {"left": [0, 3, []]}), "sheet-tile-count"),
        (Report("out", 0, {"left": [0, 3, ["7-1"]]}), "text-tile-set"),
        (Report("out", 0, {"left": [0, 3, ["ficha"]]}), "text-tile"),
        (Report("out", 0, {"left": [0, ["6-1"], ["5-0", "1-6"]]}), "tile-twice"),
        (Report("out", 0, {"left": [0, 3, 4]}), "sheet-missing"),
        (Report("out", 0, {"left": [0, 3, 4], "exchanges": [0, 1, 2]}), "sheet-number"),
        (Report("out", 0, {"left": [0, 3, 4], "exchanges": [0, 1, 1]}), "sheet-together"),
    ],
)
def test_impossible_reports_are_rejected(report, message):
    sheet = capicua.load("garrafina", players=3).score_sheet(Setup(2, 0))
    with pytest.raises(Refused) as caught:
        sheet.round(report)
    assert caught.value.message.id == message


def test_invalid_melds_are_rejected():
    sheet = capicua.load("thats_it").score_sheet(Setup())
    tiles = ["15-1", "14-2", "13-3", "12-4", "11-5", "10-6", "9-7"]
    with pytest.raises(Refused, match="sheet-no-melds"):
        sheet.round(Report("out", 0, {"melds": [tiles]}))


def test_super_dominos_compares_blocked_hands_by_tiles_and_pips():
    """SUP-28 to SUP-31, with the tiles of the worked examples."""
    others = {"tiles_left": [0, ["1-0", "12-11"], 3, ["6-6"]]}
    simple = capicua.load("super_dominos").score_sheet(Setup(2, 0))
    assert simple.scores(Report("out", 0, others)) == [6, 0, 0, 0]
    pips = {"left": [0, 24, ["2-1", "15-3", "4-4"], 12]}
    by_pips = capicua.load("super_dominos", scoring="super").score_sheet(Setup(2, 0))
    assert by_pips.scores(Report("out", 0, pips)) == [65, 0, 0, 0]
    hands = {"hand": [["5-1", "8-0"], ["8-1", "6-2", "11-2"], ["12-0", "5-0"]]}
    for options, points in (
        ({}, 5),
        ({"scoring": "super"}, 47),
        ({"blocked_points": "difference"}, 1),
        ({"blocked_points": "difference", "scoring": "super"}, 19),
    ):
        sheet = capicua.load("super_dominos", players=3, **options).score_sheet(Setup(2, 0))
        assert sheet.scores(Report("blocked", answers=hands)) == [points, 0, 0]
    level = {"hand": [["5-1"], ["6-0"], ["12-0", "5-0"]]}
    sheet = capicua.load("super_dominos", players=3).score_sheet(Setup(2, 0))
    assert sheet.scores(Report("blocked", answers=level)) == [0, 0, 0]
    with pytest.raises(Refused, match="sheet-tiles-wanted"):
        sheet.round(Report("blocked", answers={"hand": [6, 6, 17]}))
    with pytest.raises(Refused, match="sheet-number"):
        simple.round(Report("out", 0, {"tiles_left": [0, 0, 1, 1]}))
