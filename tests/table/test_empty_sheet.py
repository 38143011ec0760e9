"""Empty score sheets: the columns that each game's scoring needs."""

import pytest

import capicua
from capicua.catalogue import catalogue, kind
from capicua.table.empty_sheet import STARTS, empty_sheet


def test_a_sheet_asks_what_the_scorekeeper_asks():
    sheet = empty_sheet(capicua.load("garrafina", players=3))
    assert sheet.target == 100
    assert sheet.table == ["starter", "by-out"]
    assert sheet.each == ["left", "exchanges", "points", "total"]
    assert sheet.endings == ["blocked", "void"]  # void only after the first round


def test_house_rules_add_their_columns():
    dominican = empty_sheet(capicua.load("partners", preset="dominican"))
    assert dominican.table == ["leader", "by-out", "capicua", "blocker"]
    assert dominican.each == ["made", "left", "points", "total"]
    assert "capicua" not in empty_sheet(capicua.load("partners")).table
    assert empty_sheet(capicua.load("double_takes", preset="with_revokes")).each[2:4] == [
        "corrected",
        "revokes",
    ]


def test_bids_and_their_result_stand_beside_the_bidder():
    assert empty_sheet(capicua.load("texas_42")).table == ["dealer", "by-bid", "bid", "taken"]
    marks = empty_sheet(capicua.load("texas_42", preset="marks"))
    assert marks.table == ["dealer", "by-bid", "bid", "contract"]
    assert marks.target == 7


def test_points_that_are_the_tiles_left_are_written_once():
    assert empty_sheet(capicua.load("mexican_train")).each == ["points", "total"]
    assert empty_sheet(capicua.load("super_dominos")).each == ["left", "points", "total"]


def test_games_without_a_score_sheet_have_columns_too():
    assert empty_sheet(capicua.load("poker")).each == ["won-chips", "chips"]
    squeeze = empty_sheet(capicua.load("squeeze"))
    assert squeeze.each == []
    assert "won" in squeeze.table


@pytest.mark.parametrize("game", catalogue())
def test_every_rule_set_has_a_sheet(game):
    found = kind(game)
    for preset, options in found.presets().items():
        for players in found.seats(options):
            sheet = empty_sheet(capicua.load(game, preset=preset, players=players))
            assert len(sheet.sides) == players
            assert sheet.each or players == 1
            assert len(set(sheet.table)) == len(sheet.table) <= 6
            assert len([id for id in sheet.table if id in STARTS]) <= 1
