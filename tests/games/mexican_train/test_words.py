"""Mexican Train: messages, privacy, rule pages and the strength of the hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import capicua
from capicua.bots.levels import Chance, Greedy
from capicua.core.messages import BadText
from capicua.core.setup import Setup
from capicua.core.tiles.random import Rng
from capicua.games.mexican_train.game import MexicanTrain
from capicua.render.language import Language
from capicua.render.rules import rules_page
from capicua.testing.notation import play
from tests.games.mexican_train.test_rules import at, load
from tests.suite import configurations


def test_notation_accepts_every_spelling() -> None:
    state = at(load(), P0="12-9", A="9-4")
    for text in ("9-4>P0", "4-9 > p0", "9-4 on P0", " 4|9  ON p0"):
        assert state.text(state.parse(text)) == "9-4>P0"
    assert state.parse("end turn") == state.parse("END_TURN")
    for text in ("9-4", "9-4>Q1", "9-4>M17", "13-1>P0", "on P0"):
        with pytest.raises(BadText):
            state.parse(text)


def test_invalid_positions_are_rejected() -> None:
    game = load()
    for fields in (
        {"station": "13"},
        {"P0": "9-4"},
        {"P3": "12-4"},
        {"M2": "12-4"},
        {"doubles": "P0"},
        {"A": "12-12"},
        {"A": "9-4", "B": "9-4"},
        {"boneyard": "9-4 ."},
        {"phase": "drawn"},
        {"phase": "series"},
        {"phase": "somewhere"},
        {"turn": "D"},
        {"silent": "7"},
        {"colour": "red"},
    ):
        with pytest.raises(BadText):
            at(game, **fields)


def test_every_message_exists_in_both_languages(monkeypatch: Any) -> None:
    monkeypatch.setattr(Language, "strict", True)
    languages = [Language(code, MexicanTrain) for code in ("en", "es")]
    rng = Rng(8)
    for index, (_, game) in enumerate(configurations(MexicanTrain)):
        state = game.new_round(seed=index, number=2)
        while not state.is_over:
            actions = state.legal_actions()
            action = actions[rng.below(len(actions))]
            refused = state.why_not(int(rng.below(game.action_count)))
            said = [state.label(action), *state.narrate(action)]
            said += [refused.message] if refused else []
            if len(state.log) % 9 == 0:
                said += state.zones()[1].facts  # type: ignore[attr-defined]
            state.apply(action)
            for language in languages:
                for message in said:
                    for reader in (None, 0, 1):
                        language.say(message, reader)
        for language in languages:
            for message in state.ending():
                language.say(message, 0)


def test_only_the_drawer_sees_the_drawn_tile() -> None:
    state = at(load("barney"), P0="12-9", A="7-6", boneyard="9-8")
    told = state.narrate(state.parse("draw"))
    private = [message for message in told if "9-8" in str(message.arguments)]
    assert [message.only for message in private] == [0]
    play(state, "draw")
    for seat in (1, 2, None):
        assert b"9-8" not in state.view(seat).encode()
    assert b"9-8" in state.view(0).encode()


def test_rule_pages_state_the_hand_size() -> None:
    for _, game in configurations(MexicanTrain):
        size = game.hand_sizes(Setup())[0]
        assert f"each takes {size} tiles" in rules_page(game, Language("en", MexicanTrain))
        assert f"toma {size} fichas" in rules_page(game, Language("es", MexicanTrain))


def test_every_rule_is_in_both_pages() -> None:
    ids = [f"CMT-{n}" for n in range(1, 29)] + [f"CMT-T{n}" for n in range(1, 9)]
    ids += [f"BMT-{n}" for n in range(1, 24)]
    folder = Path(capicua.__file__).parent / "games" / "mexican_train"
    for page in ("rules.en.md", "rules.es.md"):
        text = (folder / page).read_text(encoding="utf-8")
        assert [id for id in ids if f"**{id}** " not in text] == []


@pytest.mark.parametrize("preset", ["cardinal_6", "barney_6", "tournament"])
def test_greedy_is_left_with_fewer_pips_than_random(preset: str) -> None:
    game = load(preset, players=2)
    bots = [Greedy(), Chance()]
    points = [0, 0]
    rng = Rng(7)
    for seed in range(6):
        for swapped in (0, 1):
            state = game.new_round(seed=seed, starter=0)
            while not state.is_over:
                bot = (int(state.turn) + swapped) % 2
                state.apply(bots[bot].choose(state.view(int(state.turn)), rng))
            for seat in (0, 1):
                points[(seat + swapped) % 2] += state.scores()[seat]
    assert points[0] * 2 < points[1]
