"""Positions and records of Double Takes."""

from __future__ import annotations

import pytest

from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.game import Game
from capicua.core.messages import BadText
from capicua.core.setup import Setup
from capicua.core.tiles.random import Rng
from capicua.games.double_takes.game import DoubleTakes
from capicua.notation import Record, check, read, record_of, replay, write
from tests.games.double_takes.test_rules import load, play_match, play_out

# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [
        {"table": "big"},
        {"A": "9-5 9-5"},
        {"A": "9-5", "B": "14-9 9-4"},
        {"A": "9-5", "B": "9-5"},
        {"A": " ".join(f"15-{n}" for n in range(16)) + " 14-0 14-1"},
        {"A": "9-5", "gone": "1-0"},
        {"leftover": "8-8"},
        {"trick": "9-5"},
        {"trick": "9-5", "suit": "8"},
        {"trick": "9-5", "suit": ""},
        {"trick": "9-5 9-4 9-3 9-2", "suit": "9"},
        {"asked": "B"},
        {"stood": "B 9"},
        {"tricks": "1 2"},
        {"doubles": "90 0 0 0"},
        {"voids": "B 16"},
        {"turn": "C"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        load().position(fields)


def test_a_finished_round_is_a_position() -> None:
    for preset, number in (("double_takes_3", 3), ("with_revokes", 2)):
        game = load(preset)
        state = play_out(game.new_round(seed=4, number=number), Rng(4))
        again = game.position(state.fields(), number=number)
        assert (again.is_over, again.scores()) == (True, state.scores())
        assert again.fields() == state.fields()


# -- records and players --------------------------------------------------------------------------


def recorded() -> Record:
    match = load(players=3).new_match(seed=8)
    play_match(match, 8)
    return record_of(match)


def test_a_match_is_recorded_and_replayed() -> None:
    text = write(recorded())
    assert check(text) == []
    assert write(record_of(replay(read(text)))) == text


def test_a_record_may_omit_undealt_tiles() -> None:
    record = recorded()
    for written in record.rounds:
        written.stock = []
    match = replay(record)
    assert match.is_over
    orders = [[int(tile) for tile in state.order] for state in match.rounds]
    assert set(orders[1][-45:]) == set(orders[0][:45])
    assert set(orders[2][-90:]) == {*orders[0][:45], *orders[1][:45]}


def test_a_record_cannot_deal_a_tile_twice() -> None:
    record = recorded()
    record.rounds[1].hands["A"][0] = record.rounds[0].hands["B"][0]
    record.rounds[1].stock = []
    [error] = check(write(record))
    assert error.message.id == "record-gone"
    assert error.message.arguments["tiles"] == [record.rounds[0].hands["B"][0]]


def total(bots: list[Bot], game: Game, matches: int) -> list[int]:
    sums = [0] * len(bots)
    for seed in range(matches):
        rng = Rng(seed)
        match = game.new_match(seed=seed)
        while not match.is_over:
            state = match.round
            while not state.is_over:
                seat = int(state.turn)
                state.advance(bots[seat].choose(state.view(seat), rng))
            match.settle()
            if not match.is_over:
                match.start()
        sums = [a + b for a, b in zip(sums, match.totals, strict=True)]
    return sums


def test_greedy_beats_random() -> None:
    greedy, chance = total([Greedy(), Chance()], load(players=2), 6)
    assert greedy > 1.2 * chance


def test_undealt_tiles_and_leftovers_by_round() -> None:
    game = load(players=3)
    assert isinstance(game, DoubleTakes)
    assert [game.undealt(Setup(number)) for number in (1, 2, 3)] == [91, 46, 1]
    assert [game.has_leftover(number) for number in (1, 2, 3)] == [False, False, True]
