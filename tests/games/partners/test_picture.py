"""Facts beside the line in Partners: passes, the leader and the value of the hand."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.state import State
from capicua.core.zones import Facts
from capicua.render.language import Language
from capicua.testing.notation import play

NAMES = ["Ana", "Beto", "Caro", "Dani"]
WHOLE_ROUND = "root 6-6 | E 6-2 2-0 6-0 6-3 | W 6-1 5-1 5-0 3-0 4-3 4-1 2-1 4-2 4-4 5-4 5-5"
HANDS = {"A": "6-5 5-3 5-2", "B": "3-3 3-2 1-0", "C": "6-4 4-0 1-1", "D": "3-1 2-2 0-0"}


def facts(state: State) -> list[str]:
    """Return the message ids of the hand's facts."""
    return [
        fact.id
        for zone in state.zones()
        if isinstance(zone, Facts) and zone.name == "hand"
        for fact in zone.facts
    ]


def told(state: State, reader: int | None, language: str) -> list[str]:
    """Return the hand's facts as text."""
    words = Language(language, state.game).with_names(NAMES)
    return [
        words.say(fact, reader)
        for zone in state.zones()
        if isinstance(zone, Facts) and zone.name == "hand"
        for fact in zone.facts
    ]


def test_par_25_progress_to_a_full_round_pass_comes_first() -> None:
    game = capicua.load("partners", preset="dominican")
    state = game.position({"layout": WHOLE_ROUND, **HANDS, "turn": "A", "leader": "B"})
    assert facts(state)[0] == "fact-leader"
    play(state, "5-3@E", "pass", "pass")
    assert facts(state)[:2] == ["fact-passes", "fact-leader"]
    assert told(state, 0, "en")[0] == "Full-round pass by Ana: 2 of 3"
    assert told(state, 0, "es")[0] == "Pase corrido de Ana: 2 de 3"


@pytest.mark.parametrize(
    ("preset", "totals", "found"),
    [
        ("jamaican", [0, 0, 0, 0], []),
        ("jamaican", [3, 0, 3, 0], ["fact-six-love-pair"]),
        ("jamaican", [1, 0, 1, 0], ["fact-to-one-all-pair"]),
        ("jamaican", [1, 1, 1, 1], ["fact-one-all"]),
        ("jamaican_cut_throat", [3, 1, 0, 2], ["fact-six-love"]),
        ("jamaican_cut_throat", [3, 1, 0, 0], []),
        ("jamaican_cut_throat", [1, 1, 0, 1], ["fact-to-one-all"]),
        ("jamaican_six", [3, 0, 3, 0], []),
    ],
)
def test_par_29_six_love_states_the_effect_of_the_next_win(
    preset: str, totals: list[int], found: list[str]
) -> None:
    game = capicua.load("partners", preset=preset)
    state = game.new_round(seed=3, number=4, starter=0, totals=totals)
    ids = ("fact-six-love", "fact-to-one-all", "fact-one-all")
    assert [id for id in facts(state) if id.startswith(ids)] == found


def test_par_29_the_effect_of_a_win_is_worded_for_each_reader() -> None:
    game = capicua.load("partners", preset="jamaican")
    state = game.new_round(seed=3, number=4, starter=0, totals=[3, 0, 3, 0])
    assert told(state, 0, "en")[-1] == "If they win, all scores go back to 0."
    assert told(state, 1, "es")[-1] == "Si ganamos, todos vuelven a 0."
    assert told(state, None, "es")[-1] == "Si ganan Beto y Dani, todos vuelven a 0."


WORDS: dict[str, Any] = {
    "venezuelan": ("Tranca!", "¡Tranca!", "Zapatero!", "¡Zapatero!"),
    "spanish": ("blocks the game!", "¡Cierre!", "Zapatero!", "¡Zapatero!"),
    "dominican": ("Tranque!", "¡Tranque!", "Pollona!", "¡Pollona!"),
    "dominican_patio": ("Tranque!", "¡Tranque!", "Pollona!", "¡Pollona!"),
    "puerto_rican_500": ("Tranque!", "¡Tranque!", "Zapatero!", "¡Zapatero!"),
    "puerto_rican_200": ("Tranque!", "¡Tranque!", "Zapatero!", "¡Zapatero!"),
    "cuban": ("Tranque!", "¡Tranque!", "Pollona!", "¡Pollona!"),
    "cuban_capicua": ("Tranque!", "¡Tranque!", "Pollona!", "¡Pollona!"),
    "jamaican": ("blocks the game!", "¡Cierre!", "Six-love!", "¡Six-love!"),
    "jamaican_six": ("blocks the game!", "¡Cierre!", "Six-love!", "¡Six-love!"),
    "jamaican_cut_throat": ("blocks the game!", "¡Cierre!", "Six-love!", "¡Six-love!"),
    "brazilian": ("blocks the game!", "¡Cierre!", "Buchuda!", "¡Buchuda!"),
}
BLOCK = "root 6-6 | E 6-4 4-2 2-2 6-2 | W 6-3 3-1 6-1 6-0 5-0"
BLOCK_HANDS = {
    "A": "6-5 4-3 4-0 2-0 1-1",
    "B": "4-1 3-2 3-0 2-1 0-0",
    "C": "5-5 5-3 5-2 5-1",
    "D": "5-4 4-4 3-3 1-0",
}


@pytest.mark.parametrize("preset", WORDS)
def test_every_preset_has_its_own_terms_for_blocks_and_shut_outs(preset: str) -> None:
    target = {} if preset.startswith("jam") or preset == "brazilian" else {"target": "40"}
    game = capicua.load("partners", preset=preset, set=6, hand_size=7, **target)
    totals = [5, 0, 5, 0] if not target else [0, 0, 0, 0]
    if preset == "jamaican_cut_throat":
        totals = [5, 0, 0, 0]
    state = game.position(
        {"layout": BLOCK, **BLOCK_HANDS, "turn": "A", "leader": "D"}, number=2, totals=totals
    )
    before = state.clone()
    play(state, "6-5@W")
    said = before.narrate(state.log[-1], state) + state.ending()
    block_en, block_es, shutout_en, shutout_es = WORDS[preset]
    for language, block, shutout in (("en", block_en, shutout_en), ("es", block_es, shutout_es)):
        words = Language(language, game).with_names(NAMES)
        sentences = " ".join(words.say(message, None) for message in said)
        assert block in sentences
        assert shutout in sentences
