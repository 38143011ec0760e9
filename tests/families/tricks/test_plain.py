"""A minimal trick game that uses only the family's defaults."""

from __future__ import annotations

from typing import Annotated, ClassVar

import pytest

from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.match import Match
from capicua.core.messages import BadText, Refused
from capicua.core.options import Options, Presets, Rule, options
from capicua.core.setup import Setup
from capicua.core.sheet import Report
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import PIPS, parse_tile, set_size
from capicua.core.zones import Facts, Stock, Taken
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.rules import TrickRound
from capicua.families.tricks.suits import plain_suits
from capicua.render.language import Language
from capicua.testing import check_game
from capicua.testing.notation import legal, play, refused

FIVES = [int(pips) if pips in (5, 10) else 0 for pips in PIPS[: set_size(6)]]
"""Tiles with 5 or 10 pips count their pips: 35 in all."""


@options
class BazaOptions(Options):
    """Individual play or two partnerships."""

    partners: Annotated[bool, Rule("BAZ-1")] = False


class Baza(TrickGame):
    """Six tiles each, three or four players, three rounds."""

    id: ClassVar[str] = "baza"
    rule_sets: ClassVar[Presets] = {"alone": BazaOptions(), "partners": BazaOptions(partners=True)}
    seats_rule: ClassVar[str] = "BAZ-1"
    follow_rule: ClassVar[str] = "BAZ-2"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, BazaOptions)
        super().__init__(options, players, plain_suits(6, FIVES), 6, 6)
        self.pairs = options.partners

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        assert isinstance(options, BazaOptions)
        return (4 if options.partners else 3), 4

    def match_is_over(self, match: Match) -> bool:
        return match.number > 3


HANDS = [
    ["6-4", "5-5", "1-0", "2-0", "3-0", "4-0"],
    ["6-6", "5-4", "1-1", "2-1", "3-1", "4-1"],
    ["6-5", "5-3", "2-2", "3-2", "4-2", "0-0"],
]


def load(preset: str = "alone", players: int = 3) -> Baza:
    return Baza(Baza.presets()[preset], players)


def begin(starter: int = 0) -> TrickRound:
    state = load().new_round(hands=HANDS, starter=starter)
    assert isinstance(state, TrickRound)
    return state


def test_the_family_passes_the_contract() -> None:
    check_game(Baza, rounds=3)


def test_a_lead_calls_its_higher_number() -> None:
    state = play(begin(), "6-4")
    assert legal(state) == ["6-6"]
    assert refused(state, "5-4") == ("BAZ-2", "refuse-follow")
    assert refused(state, "6-5") == ("BAZ-2", "refuse-not-held")
    play(state, "6-6")
    assert legal(state) == ["6-5"]


def test_the_double_ranks_highest_and_other_suits_cannot_win() -> None:
    state = play(begin(), "5-5", "5-4", "6-5")
    assert state.turn == 0
    assert state.scores() == [11, 0, 0]
    play(state, "1-0", "1-1", "2-2")
    assert state.turn == 1


def test_a_tile_of_another_suit_proves_a_void() -> None:
    state = play(begin(), "1-0", "1-1", "2-2")
    assert state.fields()["voids"] == "C 1"
    hidden = state.seen_by(0).unknowns()
    one = hidden.tiles.index(int(parse_tile("2-1")))
    assert hidden.allowed[one] == 0b1011  # A, B and the boneyard


def test_partners_add_their_points() -> None:
    game = load("partners", 4)
    state = game.new_round(seed=3)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert state.scores()[:2] == state.scores()[2:]
    taken = [zone for zone in state.zones() if isinstance(zone, Taken)]
    assert [(zone.seats, zone.points) for zone in taken] == [
        ([0, 2], state.scores()[0]),
        ([1, 3], state.scores()[1]),
    ]
    assert sum(len(zone.tricks) for zone in taken) == 6
    assert [message.id for message in state.ending()] == ["end-side", "end-side"]


def test_a_tile_may_be_worth_more_points_than_the_set_has_tiles() -> None:
    fields = {"tricks": "5 0 0", "honours": "35 0 0", "A": "1-0", "B": "1-1", "C": "2-2"}
    assert load().position(fields).fields()["honours"] == "35 0 0"
    with pytest.raises(BadText):
        load().position({**fields, "honours": "35 5 0"})


def test_the_table_lists_played_and_undealt_tiles() -> None:
    state = play(begin(), "6-4", "6-6")
    zones = state.zones()
    assert [fact.id for zone in zones if isinstance(zone, Facts) for fact in zone.facts] == [
        "fact-led"
    ]
    assert [(zone.name, zone.count) for zone in zones if isinstance(zone, Stock)] == [
        ("boneyard", 10)
    ]
    assert [zone.name for zone in state.game.position(state.fields()).zones()][:2] == ["", "trick"]


@pytest.mark.parametrize(
    "fields",
    [
        {"trick": "6-4 6-6", "A": "5-5", "B": "5-4 1-1"},
        {"trick": "6-4 5-4", "B": "6-6"},
        {"trick": "6-4 6-6 6-5"},
        {"A": "6-4", "gone": "1-0"},
        {"voids": "B 7"},
        {"turn": "B"},
        {"bid": "30"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        load().position(fields)


def test_the_score_sheet_agrees_with_the_round() -> None:
    for preset, players in (("alone", 3), ("partners", 4)):
        game = load(preset, players)
        state = game.new_round(seed=players)
        while not state.is_over:
            state.apply(state.legal_actions()[-1])
        sheet = game.score_sheet(state.setup)
        assert sheet is not None
        report = sheet.report(state)
        assert sheet.scores(report) == state.scores()
        assert sheet.explain(state) == state.ending()
        with pytest.raises(Refused):
            sheet.scores(Report(report.ending, report.seat, {**report.answers, "tricks": [7] * 3}))


@pytest.mark.parametrize("code", ["en", "es"])
def test_every_message_has_a_translation(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    for preset in ("alone", "partners"):
        game = load(preset, 4)
        language = Language(code, game)
        state = game.new_round(seed=1)
        while True:
            said = [message for zone in state.zones() for message in getattr(zone, "notes", [])]
            for action in state.legal_actions():
                said += [state.label(action), *state.narrate(action)]
            for action in range(game.action_count):
                refusal = state.why_not(action)
                said += [refusal.message] if refusal is not None else []
            for message in said + (state.ending() if state.is_over else []):
                assert language.say(message, 0)
            if state.is_over:
                break
            state.apply(state.legal_actions()[0])


def test_greedy_beats_random() -> None:
    bots: list[Bot] = [Greedy(), Chance(), Chance()]
    lead = 0
    for seed in range(30):
        state = load().new_round(seed=seed, starter=seed % 3)
        rng = Rng(seed)
        while not state.is_over:
            turn = int(state.turn)
            state.apply(bots[turn].choose(state.view(turn), rng))
        lead += 2 * state.scores()[0] - state.scores()[1] - state.scores()[2]
    assert lead > 0


def test_the_lead_of_the_round_passes_to_the_left() -> None:
    match = load().new_match(seed=5)
    openers = []
    while not match.is_over:
        openers.append(int(match.round.turn))
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert [(openers[0] + step) % 3 for step in range(3)] == openers
    assert match.rounds[0].setup == Setup()
