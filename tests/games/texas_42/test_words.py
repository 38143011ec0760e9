"""Every message of Texas 42, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.messages import Message
from capicua.core.tiles.random import Rng
from capicua.core.zones import Calls, Facts, Hand, Trick
from capicua.games.texas_42.rules import TexasRound
from capicua.render.language import Language
from capicua.render.rules import rules_page
from tests import suite


class Strict(Language):
    """A language that fails if a message is missing."""

    strict = True


def messages(state: TexasRound) -> list[Message]:
    """Return all messages of a state."""
    found: list[Message] = []
    for action in state.legal_actions():
        found += [state.label(action), *state.narrate(action)]
    for action in range(state.game.action_count):
        refusal = state.why_not(action)
        if refusal is not None and not state.is_over:
            found.append(refusal.message)
        found.append(state.label(action))
    for zone in state.zones():
        if isinstance(zone, Facts):
            found += zone.facts
        elif isinstance(zone, Calls):
            found += [message for _, message in zone.said]
        elif isinstance(zone, Hand):
            found += zone.notes
    return found + (state.ending() if state.is_over else [])


@pytest.mark.parametrize("seed", suite.sampled(range(4), range(12)))
def test_every_message_has_a_translation(seed: int) -> None:
    changes: list[dict[str, Any]] = [
        {},
        {"preset": "marks"},
        {"no_trump_doubles": "bidder_chooses"},
        {"preset": "marks", "special_contracts": "nello,plunge", "auction": "continuous"},
    ]
    game = capicua.load("texas_42", **changes[seed % 4])
    languages = [Strict(code, game, ["Ana", "Luis", "Eva", "Juan"]) for code in ("en", "es")]
    state = game.new_round(seed=seed)
    assert isinstance(state, TexasRound)
    rng = Rng(seed)
    while True:
        for message in messages(state):
            for language in languages:
                for reader in (None, 0):
                    assert language.say(message, reader)
        if state.is_over:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def say(code: str, message: Message, reader: int | None = None) -> str:
    game = capicua.load("texas_42")
    return Strict(code, game, ["Ana", "Luis", "Eva", "Juan"]).say(message, reader)


def test_the_duty_to_follow_is_explained_t42_18() -> None:
    state = capicua.load("texas_42").position(
        {"bidder": "A", "trump": "3", "trick": "6-5", "B": "6-3 6-1 4-2"}
    )
    refusal = state.why_not(state.parse("6-3"))
    assert refusal is not None
    assert say("en", refusal.message) == (
        "A six was led and you hold 6-1, so you must play a six."
        " 6-3 does not count: threes are trump."
    )
    assert say("es", refusal.message) == (
        "Salió un seis y tienes 6-1, así que debes jugar un seis."
        " 6-3 no cuenta: el triunfo son treses."
    )


def test_the_ending_states_the_line_of_t42_22() -> None:
    state = capicua.load("texas_42").position(
        {
            "bidder": "A",
            "bid": "84",
            "trump": "3",
            "taken": "31 10",
            "tricks": "6 0",
            "A": "1-1",
            "B": "3-3",
            "C": "2-2",
            "D": "0-0",
        }
    )
    for text in ("1-1", "3-3", "2-2", "0-0"):
        state.apply(state.parse(text))
    [message] = state.ending()
    assert say("en", message) == (
        "Ana and Eva bid 84, which needs all seven tricks, and took 31 points: set."
        " They score 0; the others score their 11 and the bid, 95 together."
    )


def test_the_table_shows_the_points_each_side_needs() -> None:
    state = capicua.load("texas_42").position(
        {
            "bidder": "A",
            "bid": "31",
            "trump": "3",
            "taken": "20 4",
            "tricks": "2 2",
            "trick": "6-5 6-4",
            "voids": "D sixes",
        }
    )
    zones = state.zones()
    [facts] = [zone for zone in zones if isinstance(zone, Facts)]
    told = [say("en", fact) for fact in facts.facts]
    assert told == [
        "Dealer: Juan",
        "Contract: Ana, 31",
        "Trump: threes",
        "Led: sixes",
        "Ana’s side needs 11 more; the others need 8 to set it",
    ]
    [trick] = [zone for zone in zones if isinstance(zone, Trick)]
    assert ([played.seat for played in trick.tiles], trick.winner) == ([0, 1], 0)
    hands = [zone for zone in zones if isinstance(zone, Hand)]
    assert say("en", hands[3].notes[-1]) == "Has no: 6"


@pytest.mark.parametrize(
    ("taken", "en", "es"),
    [
        ("31 4", "The contract is made", "El contrato está cumplido"),
        ("20 12", "The contract is set", "El contrato está perdido"),
    ],
)
def test_a_contract_that_is_decided_needs_nothing_more(taken: str, en: str, es: str) -> None:
    position = {"bidder": "A", "bid": "31", "trump": "3", "taken": taken, "tricks": "3 2"}
    state = capicua.load("texas_42").position(position)
    [facts] = [zone for zone in state.zones() if isinstance(zone, Facts)]
    assert [say(code, facts.facts[-1]) for code in ("en", "es")] == [en, es]


@pytest.mark.parametrize("code", ["en", "es"])
def test_the_rules_page_follows_the_options(code: str) -> None:
    for preset in ("four_hand_texas", "one_bid_each", "marks", "marks_forced_bid"):
        for special in ("none", "nello,plunge"):
            game = capicua.load("texas_42", preset=preset, special_contracts=special)
            page = rules_page(game, Strict(code, game))
            assert ("*nello*" in page) == (special != "none" and preset.startswith("marks"))
            assert all(f"**T42-{number}**" in page for number in range(1, 25))
