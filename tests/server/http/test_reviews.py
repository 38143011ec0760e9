"""Reviews of rounds over HTTP, as shown next to a replay (O17)."""

import asyncio

from msgspec import json

import capicua
from capicua.api.study.reviews import ReviewQuery, round_of
from capicua.core.tiles.random import Rng
from capicua.learn.themes import CALCULATE, THEMES
from capicua.notation import read_position, record_of, write
from capicua.review import Effort
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.queries import QueryService
from capicua.table.frames.protocol import Text


def record(rounds=1, seed=4, **options):
    match = capicua.load("block", preset="partners", hand_size=4, **options).new_match(seed=2)
    rng = Rng(seed)
    while len(match.rounds) < rounds:
        while not match.round.is_over:
            legal = match.round.legal_actions()
            match.round.apply(legal[rng.below(len(legal))])
        match.settle()
        if len(match.rounds) < rounds:
            match.start()
    return write(record_of(match))


def test_o17_a_round_is_reviewed_decision_by_decision(site):
    answer = site.post_text("/api/review?round=2", record(rounds=2))
    assert answer.status_code == 200
    found = answer.json()
    assert (found["number"], found["rounds"], found["sides"]) == (2, 2, [0, 1, 0, 1])
    assert len(found["players"]) == 4
    moves = [decision["move"] for decision in found["decisions"]]
    assert moves == sorted(moves)
    assert len(found["chances"]) > max(moves)
    for decision in found["decisions"]:
        assert 0 <= decision["before"] <= 1
        assert 0 <= decision["after"] <= 1
        assert decision["best"]["id"]
        assert decision.get("touches")
        assert decision.get("played_touches")
        if decision.get("grade"):
            assert decision["reasons"]
    lost = [player["lost"] for player in found["players"]]
    for seat, total in enumerate(lost):
        own = [d["points"][0] for d in found["decisions"] if d["seat"] == seat and d.get("grade")]
        assert abs(sum(own) - total) < 0.1


def test_a_mistake_can_be_met_again_without_seeing_the_other_hands(monkeypatch):
    monkeypatch.setattr("capicua.api.study.reviews.EFFORT", Effort(worlds=24))
    decisions = json.decode(json.encode(round_of(record(rounds=2, seed=11), 2)))["decisions"]
    mistakes = [decision for decision in decisions if decision.get("grade")]
    assert mistakes
    for mistake in mistakes:
        assert mistake["theme"] in {*THEMES, CALCULATE}
        known = read_position(mistake["position"])
        assert int(known.viewer) == int(known.turn) == mistake["seat"]
        right = [known.parse(text) for text in mistake["right"]]
        assert set(right) < set(known.legal_actions())
        labels = [json.decode(json.encode(Text.of(known.label(action)))) for action in right]
        assert labels[0] == mistake["best"]
        assert mistake["played"] not in labels
    others = [decision for decision in decisions if not decision.get("grade")]
    assert not any({"position", "right", "theme"} & decision.keys() for decision in others)


def test_invalid_records_and_rounds_are_refused(site):
    assert site.post_text("/api/review?round=3", record()).status_code == 400
    assert site.post_text("/api/review?round=0", record()).status_code == 400
    assert site.post_text("/api/review", "no record").status_code == 400
    assert site.post_text("/api/review", b"\xff\xfe\xff").status_code == 400


def test_a_repeated_review_is_computed_once(monkeypatch):
    asked = []

    class Counting(BotService):
        async def answer(self, function, given, owner, kind):
            asked.append(given)
            await asyncio.sleep(0)
            return function(given)

    async def both():
        reviews = QueryService(Counting())
        wish = ReviewQuery(record(), 1)
        first, second = await asyncio.gather(reviews.find(wish), reviews.find(wish))
        assert first == second == await reviews.find(wish)

    asyncio.run(both())
    assert len(asked) == 1


def test_the_last_chances_are_the_result_of_the_round():
    found = round_of(record(), 1)
    assert found.chances[-1] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
