"""Legality is checked once per action. Runs on the pure build, which can be patched."""

import pytest

from capicua.core.state import State
from capicua.table.frames.protocol import Act
from capicua.table.room import requests
from tests.table.hosted_table import two
from tests.table.play.test_play import play_on, sat


@pytest.fixture
def asked(monkeypatch):
    """Return the rounds whose legality was checked, in call order."""
    found = []
    honest = State.why_not

    def why_not(state, action):
        found.append(state)
        return honest(state, action)

    monkeypatch.setattr(State, "why_not", why_not)
    return found


def test_h10_legality_is_checked_once_per_action(asked):
    table, ana, beto = two()
    turn = table.at_turn([ana, beto])
    action = table.state(turn).seen.choices[0].action
    asked.clear()
    table.ask(turn, Act, action, table.room.version)
    assert len(asked) == 1
    at = sat(people=1)
    asked.clear()
    play_on(at, 12)
    assert asked == []


def test_a_bots_choice_is_checked_once_on_arrival(asked):
    table, ana, beto = two("block", seats="mob")
    while table.room.bot_to_act() is None:
        table.act(table.at_turn([ana, beto]))
    seat = table.room.bot_to_act()
    choice = table.room.bot_choice(seat)
    asked.clear()
    table.write(requests.bot_acts(table.room, seat, choice, table.now))
    assert len(asked) == 1
    assert requests.bot_acts(table.room, seat, choice, table.now) == []
