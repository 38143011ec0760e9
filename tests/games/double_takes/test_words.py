"""Every message of Double Takes, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.messages import Message
from capicua.core.tiles.random import Rng
from capicua.core.zones import Facts, Hand, Stock, Taken, Trick
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import LEAD
from capicua.render.language import Language
from capicua.render.rules import rules_page

NAMES = ["Ana", "Luis", "Eva", "Juan"]
CHANGES: list[dict[str, Any]] = [
    {"preset": "double_takes_2"},
    {"preset": "double_takes_3", "show_leftover": True},
    {"preset": "double_takes_partners", "revoke": "penalised"},
    {"preset": "with_revokes", "players": 3},
]


class Strict(Language):
    """A language that fails if a message is missing."""

    strict = True


def messages(state: TakesRound) -> list[Message]:
    """Return all messages of a state."""
    found: list[Message] = []
    for action in state.legal_actions():
        found += [state.label(action), *state.narrate(action)]
    for action in range(0, state.game.action_count, 1 if state.asked else 7):
        refusal = state.why_not(action)
        if refusal is not None and not state.is_over:
            found.append(refusal.message)
    for zone in state.zones():
        if isinstance(zone, Facts):
            found += zone.facts
        elif isinstance(zone, Hand):
            found += zone.notes
    return found + (state.ending() if state.is_over else [])


@pytest.mark.parametrize("seed", range(4))
def test_every_message_has_a_translation(seed: int) -> None:
    game = capicua.load("double_takes", **CHANGES[seed])
    names = NAMES[: int(game.players)]
    languages = [Strict(code, game, names) for code in ("en", "es")]
    state = game.new_round(seed=seed, number=3 if seed in (1, 3) else 2)
    assert isinstance(state, TakesRound)
    rng = Rng(seed)
    while True:
        if rng.below(3) == 0 or state.is_over or state.asked:
            for message in messages(state):
                for language in languages:
                    for reader in (None, 0):
                        assert language.say(message, reader)
        if state.is_over:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def say(code: str, message: Message, reader: int | None = None) -> str:
    return Strict(code, capicua.load("double_takes"), NAMES).say(message, reader)


def place(preset: str = "double_takes_4", **fields: str) -> TakesRound:
    state = capicua.load("double_takes", preset=preset).position(fields)
    assert isinstance(state, TakesRound)
    return state


def told(state: TakesRound, text: str, code: str, reader: int | None = None) -> list[str]:
    return [say(code, message, reader) for message in state.narrate(state.parse(text))]


def test_a_double_of_another_suit_is_announced_dtk_7() -> None:
    state = place(
        leader="B", suit="10", trick="13-10 15-10", D="3-3 2-2", A="10-10 1-0", B="5-4", C="6-4"
    )
    assert told(state, "3-3", "en", 3) == ["You have no 10s and play a double, 3-3."]
    assert told(state, "3-3", "es") == ["Juan no tiene ningún 10 y juega un doble, 3-3."]
    state.apply(state.parse("3-3"))
    assert told(state, "10-10", "en") == [
        "Ana follows with 10-10.",
        "Juan takes the trick with 3-3, a double of another suit: 3 points.",
    ]
    assert told(state, "10-10", "es", 3)[1] == (
        "La baza es tuya con 3-3, un doble de otro palo: 3 puntos."
    )


def test_the_duty_to_follow_is_explained_dtk_6() -> None:
    state = place(leader="D", suit="10", trick="12-10", A="10-4 9-9")
    refusal = state.why_not(state.parse("9-9"))
    assert refusal is not None
    assert say("en", refusal.message) == (
        "10s have been called and you hold 10-4, so you must play one of these;"
        " 9-9 does not follow."
    )
    assert say("es", refusal.message) == (
        "El palo cantado es el 10 y tienes 10-4, así que debes jugar una de esas; 9-9 no asiste."
    )


def test_only_its_player_is_told_of_a_revoke_dtk_14() -> None:
    hands = {"A": "12-10 2-0 2-1", "B": "15-10 6-0 6-1", "C": "13-10 3-3 7-0", "D": "10-1 8-0 8-1"}
    state = place("with_revokes", opener="A", **hands)
    for text in ("12-10 as 10", "15-10", "3-3", "10-1"):
        state.apply(state.parse(text))
    left, warned, *_ = state.narrate(state.parse("stand"))
    assert (left.only, warned.only) == (None, 2)
    assert say("en", left) == "Eva lets 3-3 lie."
    assert say("es", warned, 2) == "Tienes el 10: cinco puntos menos al acabar la mano."
    assert told(state, "correct 13-10", "en") == [
        "Eva had 10s, takes 3-3 back and plays 13-10; one point off.",
        "Luis takes the trick with 15-10: 1 point.",
    ]


def test_the_table_shows_round_trick_and_scores() -> None:
    state = capicua.load("double_takes").position(
        {
            "opener": "C",
            "leader": "B",
            "suit": "10",
            "trick": "13-10 15-10",
            "tricks": "1 2 0 0",
            "doubles": "0 3 0 0",
            "voids": "A 4",
            "D": "3-3 2-2",
        },
        number=1,
    )
    zones = state.zones()
    [facts] = [zone for zone in zones if isinstance(zone, Facts)]
    said = [say("en", fact) for fact in facts.facts]
    assert said[:4] == [
        "Round 1 of 2",
        "Called: 10s",
        "15-10 is winning, the highest of the suit",
        "Juan opens the next round",
    ]
    assert said[4].startswith("Doubles gone: ")
    [trick] = [zone for zone in zones if isinstance(zone, Trick)]
    assert ([played.seat for played in trick.tiles], trick.winner) == ([1, 2], 2)
    hands = [zone for zone in zones if isinstance(zone, Hand)]
    assert say("en", hands[1].notes[0]) == "2 tricks, 3 doubles"
    assert say("en", hands[0].notes[1]) == "Has no: 4"
    assert say("es", hands[3].notes[-1]).startswith("Aquí no hay ningún 10: vale cualquier ficha.")
    assert [zone.points for zone in zones if isinstance(zone, Taken)] == [1, 5, 0, 0]


def test_the_piles_account_for_all_tiles() -> None:
    match = capicua.load("double_takes", players=2).new_match(seed=1)
    for expected in ([("boneyard", 102)], [("gone", 34), ("boneyard", 68)]):
        state = match.round
        piles = [(zone.name, zone.count) for zone in state.zones() if isinstance(zone, Stock)]
        assert piles == expected
        while not state.is_over:
            state.apply(state.legal_actions()[0])
        taken = [zone for zone in state.zones() if isinstance(zone, Taken)]
        assert sum(len(zone.tricks) for zone in taken) == 17
        match.settle()
        match.start()


def test_the_ending_shows_the_points() -> None:
    state = capicua.load("double_takes", preset="double_takes_3").position(
        {"opener": "A", "A": "9-5", "B": "14-9", "C": "4-4", "leftover": "8-8"}, number=3
    )
    for text in ("9-5 as 9", "14-9", "4-4"):
        state.apply(state.parse(text))
    assert [say("en", message) for message in state.ending()] == [
        "8-8 was left over and goes to Eva for the last trick: one point more.",
        "Ana: 0 tricks, 0 doubles. Points of the round: 0.",
        "Luis: 0 tricks, 0 doubles. Points of the round: 0.",
        "Eva: 1 trick, 2 doubles. Points of the round: 3.",
    ]


def test_notation_covers_every_action() -> None:
    state = capicua.load("double_takes").new_round(seed=1)
    texts = [state.text(action) for action in range(state.game.action_count)]
    assert len(set(texts)) == len(texts)
    assert [state.parse(text) for text in texts] == list(range(len(texts)))
    assert texts[LEAD] == "0-0 as 0"


@pytest.mark.parametrize("code", ["en", "es"])
@pytest.mark.parametrize("changes", CHANGES)
def test_the_rules_page_follows_the_options(code: str, changes: dict[str, Any]) -> None:
    game = capicua.load("double_takes", **changes)
    page = rules_page(game, Strict(code, game))
    assert all(f"**DTK-{number}**" in page for number in range(1, 15))
    penalised = game.options.values()["revoke"] == "penalised"
    assert (("*revoke*" in page) or ("*Renunciar*" in page)) == penalised
