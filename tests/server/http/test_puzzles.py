"""Puzzles over HTTP: the deal and the solution stay hidden until the solution is found."""

import asyncio
import datetime
import json

import pytest

from capicua.api.queries import answered
from capicua.api.study.puzzles import PuzzleQuery, page_of
from capicua.core.messages import Refused
from capicua.learn import Attempt, games_with_puzzles, of_the_day, puzzle_of, puzzles_of
from capicua.server.compute.queries import QueryService

ID = "block-2"


def test_the_list_has_every_puzzle_and_no_solutions(site):
    answer = site.get("/api/puzzles")
    found = answer.json()["puzzles"]
    assert {one["game"] for one in found} == set(games_with_puzzles())
    assert len(found) == sum(len(puzzles_of(game)) for game in games_with_puzzles())
    assert set(found[0]) == {"id", "game", "theme", "difficulty"}
    again = site.get("/api/puzzles", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_the_puzzle_of_a_day_is_the_same_for_everybody(site):
    day = datetime.date(2026, 11, 23)
    found = site.get("/api/puzzles/daily?day=2026-11-23").json()
    assert (found["day"], found["puzzle"]["id"]) == ("2026-11-23", of_the_day(day).id)
    assert site.get("/api/puzzles/daily").json()["puzzle"]["id"]


@pytest.mark.parametrize("day", ["2026-13-01", "1999-01-01", "2126-01-01", "today", "2026-1-1"])
def test_invalid_days_are_refused(site, day):
    assert site.get(f"/api/puzzles/daily?day={day}").status_code == 400


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_puzzle_shows_only_what_its_seat_sees(game):
    puzzle = puzzles_of(game)[-1]
    attempt = Attempt(puzzle)
    page = json.loads(page_of(puzzle.id))
    assert set(page) == {"puzzle", "position"}
    seen = page["position"]["seen"]
    assert page["position"]["seat"] == attempt.seat == seen["turn"]
    assert [choice["action"] for choice in seen["choices"]] == list(attempt.view.legal)
    assert seen["zones"] == json.loads(json.dumps([z.as_data() for z in attempt.view.zones]))


def test_a_wrong_attempt_gets_a_reason_and_its_cost_but_not_the_solution(site):
    puzzle = puzzle_of(ID)
    attempt = Attempt(puzzle)
    wrong = attempt.view.known.parse(puzzle.other)
    answer = site.post(f"/api/puzzles/{ID}/try", {"action": wrong})
    found = answer.json()
    assert answer.status_code == 200
    assert found["right"] is False
    assert found["solution"] is None
    assert found["lost"] > 0
    assert len(found["reasons"]) == 1


def test_a_right_attempt_is_explained_and_played(site):
    attempt = Attempt(puzzle_of(ID))
    found = site.post(f"/api/puzzles/{ID}/try", {"action": attempt.solution}).json()
    assert found["right"] is True
    solution = found["solution"]
    assert solution["chance"] > solution["next"]
    assert solution["best"] != solution["other"]
    after = attempt.aftermath().view(attempt.seat)
    assert solution["after"]["seen"]["zones"] == [zone.as_data() for zone in after.zones]
    assert solution["after"]["said"]
    assert site.post(f"/api/puzzles/{ID}/solution").json() == found


def test_invalid_attempts_are_refused(site):
    assert site.post("/api/puzzles/block-9999/try", {"action": 0}).status_code == 404
    assert site.get("/api/puzzles/block-9999").status_code == 404
    assert site.get("/api/puzzles/..%2Fblock").status_code in (400, 404)
    assert site.post(f"/api/puzzles/{ID}/try", {"action": "6-4"}).status_code == 400
    refused = site.post(f"/api/puzzles/{ID}/try", {"action": 10**9})
    assert refused.status_code == 400
    assert refused.json()["message"]["id"] == "no-such-action"


def idle_tile():
    """Return a puzzle, and a tile in its hand that cannot be played."""
    for puzzle in puzzles_of("block"):
        view = Attempt(puzzle).view
        playable = {part.touch for action in view.legal for part in view.parts(action)}
        zones = [zone.as_data() for zone in view.zones]
        hand = next(z for z in zones if z["zone"] == "hand" and z["seat"] == view.seat)
        for tile in hand["tiles"]:
            if f"tile:{tile}" not in playable:
                return puzzle.id, f"tile:{tile}"
    raise AssertionError("no puzzle has a tile that cannot be played")


def test_touching_an_unplayable_tile_gives_the_reason_and_the_rule(site):
    id, tile = idle_tile()
    found = site.post(f"/api/puzzles/{id}/why", {"touch": [tile]}).json()
    assert found["rule"]
    assert found["message"]["id"]


def test_the_strings_of_puzzles_come_with_those_of_their_game(site):
    for language in ("en", "es"):
        words = site.get(f"/api/strings/{language}/block").text
        assert "puzzle-theme-block" in words


def test_a_repeated_attempt_is_computed_once():
    asked = []

    class Counting:
        async def answer(self, function, wish, owner, kind):
            asked.append(wish)
            return function(wish)

    async def twice():
        tries = QueryService(Counting())
        wish = PuzzleQuery(ID, None)
        return await asyncio.gather(tries.find(wish), tries.find(wish))

    one, other = asyncio.run(twice())
    assert one == other
    assert len(asked) == 1
    with pytest.raises(Refused):
        answered(PuzzleQuery("block-9999", None))
