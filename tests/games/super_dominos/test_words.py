"""Super Dominos: messages, privacy, rule pages and the strength of the hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import capicua
from capicua.bots.levels import Chance, Greedy
from capicua.core.tiles.random import Rng
from capicua.core.zones import Arm, Facts, Layout
from capicua.games.super_dominos.game import SuperDominos
from capicua.render.language import Language
from capicua.render.rules import rules_page
from capicua.testing.notation import play
from tests.games.super_dominos.test_rules import at, load
from tests.suite import configurations


def said(state: Any, text: str, language: str = "en", reader: int | None = None) -> list[str]:
    speaker = Language(language, SuperDominos)
    return [
        speaker.say(message, reader)
        for message in state.narrate(state.parse(text))
        if message.only in (None, reader)
    ]


def test_every_message_exists_in_both_languages(monkeypatch: Any) -> None:
    monkeypatch.setattr(Language, "strict", True)
    languages = [Language(code, SuperDominos) for code in ("en", "es")]
    rng = Rng(8)
    games = [game for _, game in configurations(SuperDominos)]
    games += [load(players=3, set_max=9, spell_stuck="lapse", blocked_points="difference")] * 8
    games += [load(players=3, set_max=9, double_spell_skips=True, start_double_skips=True)] * 8
    for index, game in enumerate(games):
        state = game.new_round(seed=index, number=2)
        while not state.is_over:
            actions = state.legal_actions()
            action = actions[rng.below(len(actions))]
            refused = state.why_not(int(rng.below(game.action_count)))
            told = [state.label(action), *state.narrate(action)]
            told += [refused.message] if refused else []
            if len(state.log) % 5 == 0:
                told += [
                    fact for zone in state.zones() if isinstance(zone, Facts) for fact in zone.facts
                ]
            state.apply(action)
            for language in languages:
                for message in told:
                    for reader in (None, 0, 1):
                        language.say(message, reader)
        for language in languages:
            for message in state.ending():
                language.say(message, 0)


def test_only_the_player_who_draws_sees_the_tiles() -> None:
    state = at(load(), A="15-9 1-0", boneyard="12-11 12-10 12-8 0-0")
    private = [
        message for message in state.narrate(state.parse("15-9>L4")) if message.only is not None
    ]
    assert [(message.only, message.arguments["tile"]) for message in private] == [
        (1, "12-11"),
        (2, "12-10"),
        (3, "12-8"),
    ]
    play(state, "15-9>L4")
    for seat, tile in ((1, b"12-11"), (2, b"12-10"), (3, b"12-8")):
        for other in (0, 1, 2, 3, None):
            assert (tile in state.view(other).encode()) == (seat == other)
    state = at(load(), A="12-10", boneyard="9-8 12-8")
    drew = [message for message in state.narrate(state.parse("draw")) if message.only is not None]
    assert [(message.only, message.arguments["tiles"]) for message in drew] == [
        (0, ["9-8", "12-8"])
    ]


def test_labels_state_the_effect_of_powers() -> None:
    english = Language("en", SuperDominos)
    hand = "15-9 14-9 13-9 9-3 7-7 9-4 1-0"
    state = at(load(), A=hand, boneyard="0-0")
    labels = [english.say(state.label(action), 0) for action in state.legal_actions()]
    assert labels == [
        "7-7 on L1: B loses a turn",
        "9-3 on L4: play reverses",
        "9-4 on L4",
        "13-9 on L4: a spell on L4",
        "14-9 on L4: you may play again",
        "15-9 on L4: the others draw one each",
    ]
    assert said(at(load(), A=f"{hand} 3-3", L1="3"), "3-3>L1") == [
        "A plays 3-3 on L1.",
        "Play goes counterclockwise now.",
        "D loses a turn.",
    ]


def test_a_spell_is_announced_and_shown() -> None:
    state = at(load(), A="13-9 1-0", B="13-13 2-0")
    assert said(state, "13-9>L4", "es", 1) == [
        "A pone el 13-9 en L4.",
        "A lanza un hechizo en L4: solo vale un 13 o un doble, y solo ahí.",
    ]
    play(state, "13-9>L4")
    assert said(state, "13-13>L4")[1].startswith("The spell on L4 goes on, now cast by B")
    assert [arm.state for arm in arms(state)] == ["private"] * 3 + ["bound"] + ["private"] * 2


def arms(state: Any) -> list[Arm]:
    return [arm for zone in state.view(0).zones if isinstance(zone, Layout) for arm in zone.arms]


def test_legs_are_drawn_outward() -> None:
    state = at(load(), L4="9-1 13-1 4-4 4-2")
    assert arms(state)[3].tiles == ["9-1", "1-13", "4-4", "4-2"]
    assert arms(state)[3].ends == [2]
    assert arms(state)[0].hidden_tiles == 1


def test_rule_pages_use_the_current_numbers() -> None:
    for language, sentence in (("en", "Everyone takes 7,"), ("es", "Cada uno toma 7,")):
        page = rules_page(load(set_max=9), Language(language, SuperDominos))
        assert sentence in page
        assert "7-7" in page
        assert "13" not in page.split("## SUP")[0].replace("SUP-13", "").split("\n## ")[4]


def test_every_rule_is_in_both_pages() -> None:
    folder = Path(capicua.__file__).parent / "games" / "super_dominos"
    for page in ("rules.en.md", "rules.es.md"):
        text = (folder / page).read_text(encoding="utf-8")
        assert [n for n in range(1, 33) if f"**SUP-{n}** " not in text] == []


@pytest.mark.parametrize(("preset", "players"), [("super_dominos", 2), ("super_dominos_super", 3)])
def test_greedy_beats_random(preset: str, players: int) -> None:
    game = load(preset, players=players)
    points = [0, 0]
    hands = [0, 0]
    rng = Rng(7)
    for seed in range(30):
        for clever in range(players):
            state = game.new_round(seed=seed)
            while not state.is_over:
                bot = Greedy() if state.turn == clever else Chance()
                state.apply(bot.choose(state.view(int(state.turn)), rng))
            for seat in range(players):
                points[seat != clever] += state.scores()[seat]
                hands[seat != clever] += state.scores()[seat] > 0
    assert points[0] > points[1] * 1.2 / (players - 1)
    assert hands[0] > hands[1] * 1.2 / (players - 1)
