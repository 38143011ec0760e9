"""Chances (who may hold which tile) at a moment of a record, over HTTP (issue 17, section 1)."""

import asyncio
from dataclasses import replace

import pytest

import capicua
from capicua.api.study.chances import ChancesQuery, chances_at
from capicua.core.messages import Refused
from capicua.core.tiles.random import Rng
from capicua.core.zones import Hand
from capicua.notation import read, record_of, steps, write
from capicua.review.tile_chances import STOCK, lacking
from capicua.server.compute.bot_service import BotService
from capicua.server.compute.queries import QueryService


def record(game="block", players=4, seed=2):
    match = capicua.load(game, players=players).new_match(seed=seed)
    rng = Rng(4)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    match.settle()
    return write(record_of(match))


def test_o17_chances_are_uniform_after_the_deal(site):
    answer = site.post_text("/api/chances?round=1&step=0&seat=2", record())
    assert answer.status_code == 200
    found = answer.json()
    assert (found["number"], found["step"], found["seat"]) == (1, 0, 2)
    assert (found["places"], found["draws"], found["lacking"]) == ([0, 1, 3], 0, [])
    tiles = [each["tile"] for each in found["tiles"]]
    assert len(tiles) == 21
    assert tiles == sorted(tiles)
    for each in found["tiles"]:
        assert each["shares"] == pytest.approx([1 / 3] * 3, abs=1e-3)


@pytest.mark.parametrize(("game", "players"), [("block", 4), ("draw", 2), ("texas_42", 4)])
def test_o17_chances_match_the_view_and_the_actual_hands(game, players):
    text = record(game, players)
    seen = proved = 0
    earlier: set[tuple[int, int]] = set()
    for step in steps(read(text)):
        view = step.state.view(1)
        expected = view.chances()
        found = chances_at(text, 1, step.made, 1)
        assert {each.tile for each in found.tiles} == set(expected)
        for each in found.tiles:
            assert sum(each.shares) == pytest.approx(1, abs=1e-3)
            for place, share in zip(found.places, each.shares, strict=True):
                name = "stock" if place == STOCK else place
                assert share == pytest.approx(expected[each.tile].get(name, 0), abs=1e-4)
        held = {
            zone.seat: {number for tile in zone.tiles for number in tile.split("-")}
            for zone in step.state.zones()
            if isinstance(zone, Hand)
        }
        for each in found.lacking:
            proved += 1
            assert not {str(number) for number in each.numbers} & held[each.seat]
        told = {(each.seat, number) for each in found.lacking for number in each.numbers}
        new = {(each.seat, number) for each in found.news for number in each.numbers}
        assert new == told - earlier
        earlier = told
        seen += len(found.tiles)
    assert seen
    if game == "block":
        assert proved


def test_o17_missing_numbers_follow_from_the_chances():
    chances = {"2-1": {0: 1.0}, "3-1": {0: 0.5, 2: 0.5}, "4-3": {0: 0.5, 2: 0.5}, "5-5": {2: 1.0}}
    found = lacking(chances, [0, 2])
    assert [(each.seat, each.numbers) for each in found] == [(0, [5]), (2, [2])]
    # A fully known hand needs no list of missing numbers.
    assert lacking({"2-1": {0: 1.0}, "5-5": {2: 1.0}}, [0, 2]) == []


def test_o17_chances_that_cannot_be_counted_are_estimated_and_marked_so():
    found = chances_at(record("mexican_train", 8), 1, 10, 0)
    assert found.draws > 0
    assert found.lacking == []
    assert found.places[-1] == STOCK
    for each in found.tiles:
        assert sum(each.shares) == pytest.approx(1, abs=1e-2)


def test_o17_invalid_moments_are_refused(site):
    text = record()
    for asked in ("round=2", "round=0", "step=999", "step=-1", "seat=4", "seat=-1", "seat=12"):
        answer = site.post_text(f"/api/chances?{asked}", text)
        assert answer.status_code == 400, asked
    assert site.post_text("/api/chances", "no record").status_code == 400
    assert site.post_text("/api/chances", b"\xff\xfe\xff").status_code == 400
    with pytest.raises(Refused) as refused:
        chances_at(text, 1, 999, 0)
    assert refused.value.message.id == "no-such-step"
    assert refused.value.message.arguments["high"] == len(read(text).rounds[0].moves)


def test_o17_repeated_chances_are_computed_once():
    asked = []

    class Counting(BotService):
        async def answer(self, function, given, owner, kind):
            asked.append(given)
            await asyncio.sleep(0)
            return function(given)

    async def several():
        found = QueryService(Counting())
        wish = ChancesQuery(record(), 1, 3, 0)
        first, second = await asyncio.gather(found.find(wish), found.find(wish))
        assert first == second == await found.find(wish)
        assert await found.find(replace(wish, seat=1)) != first

    asyncio.run(several())
    assert len(asked) == 2
