"""Deals of solitaires over HTTP: the deal of the day, winnable deals, ratings, losing moves."""

import datetime
import json

import pytest

from capicua.api.queries import answered
from capicua.api.study.solitaire_deals import DealQuery
from capicua.bots.levels import bot
from capicua.catalogue import load_with
from capicua.learn.puzzle import deal_of_the_day
from capicua.notation import read, steps
from capicua.review import solitaire_deals
from capicua.review.solitaire_deals import HIGHEST, NODES, deal_of, settled, winnable_from
from tests.server.compute.test_loop_stalls import lost_squeeze

SQUEEZE = {"game": "squeeze", "preset": "squeeze_6"}
HOPELESS = {"game": "traffic", "preset": "traffic_strict_6"}


def test_the_deals_of_a_day_match_the_terminal(site):
    """There is one definition: the browser asks for the numbers, and computes none."""
    answer = site.get("/api/deals/daily?day=2026-11-23").json()
    day = datetime.date(2026, 11, 23)
    assert set(answer["deals"]) == {"big_clock", "bingo", "good_neighbors", "squeeze", "traffic"}
    assert answer["deals"] == {game: deal_of_the_day(day, game) for game in answer["deals"]}
    assert answer["deals"]["squeeze"] == 386781
    assert site.get("/api/deals/daily").json()["deals"]
    assert site.get("/api/deals/daily?day=2026-02-30").status_code == 400


def test_the_next_winnable_deal_matches_the_library(site):
    game = load_with("squeeze", "squeeze_12", None, {})
    rules = {"game": "squeeze", "preset": "squeeze_12"}
    number = winnable_from(game, 2)
    answer = site.post("/api/deals/winnable", {"rules": rules, "deal": 2}).json()
    assert answer == {"deal": number, "looked_at": number - 1}
    assert settled(deal_of(game, number), NODES) == "winnable"


def test_a_hopeless_deal_is_rated_without_attempts(site):
    game = load_with("traffic", "traffic_strict_6", None, {})
    assert settled(deal_of(game, 1), NODES) == "hopeless"
    answer = site.post("/api/deals/rated", {"rules": HOPELESS, "deal": 1}).json()
    assert (answer["how"], answer["rated"], answer["tries"]) == ("hopeless", None, 0)


def test_a_rating_gives_its_number_of_attempts(monkeypatch):
    monkeypatch.setattr(solitaire_deals, "bot", lambda level: bot("greedy"))
    answer = json.loads(answered(DealQuery(json.dumps(SQUEEZE), "rated", 7)))
    assert answer["how"] == "winnable"
    assert answer["tries"] == 20
    assert answer["rated"]["id"] == "deal-difficulty"
    assert answer["rated"]["args"]["won"] == answer["won"]
    assert answer["step"] in ("easy", "medium", "hard")


def test_a_lost_deal_shows_the_losing_move_and_a_winning_line(site):
    text = lost_squeeze()
    answer = site.post_text("/api/deals/lost", text).json()
    assert answer["how"] == "winnable"
    assert answer["played"]["id"].startswith("label-")
    *_, end = steps(read(answer["record"]))
    assert end.state.is_over
    assert end.state.points[0] == 0
    moves, instead = (read(each).rounds[0].moves for each in (text.decode(), answer["record"]))
    before = answer["move"] - 1
    assert [move.action for move in moves[:before]] == [move.action for move in instead[:before]]
    assert moves[before].action != instead[before].action


@pytest.mark.parametrize("path", ["winnable", "rated"])
@pytest.mark.parametrize(
    ("rules", "deal"),
    [
        ({"game": "bingo"}, 1),
        ({"game": "block"}, 1),
        ({"game": "chess"}, 1),
        (SQUEEZE, 0),
        (SQUEEZE, HIGHEST + 1),
    ],
)
def test_games_without_such_deals_are_refused(site, path, rules, deal):
    answer = site.post(f"/api/deals/{path}", {"rules": rules, "deal": deal})
    assert answer.status_code // 100 == 4


def test_a_record_without_a_lost_deal_is_refused(site):
    assert site.post_text("/api/deals/lost", "nonsense").status_code == 400
    assert site.post_text("/api/deals/lost", '[Game "squeeze"]').status_code == 400
