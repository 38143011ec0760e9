"""Matador: the sum, the matadors and the scoring of Draw."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.testing.notation import greedy_lead, legal, play


def at(layout: str, *hands: str, boneyard: str = "–", **options: object) -> State:
    game = capicua.load("matador", players=len(hands), **options)
    fields = {"ABCDEFGHIJ"[seat]: hand for seat, hand in enumerate(hands)}
    return game.position({"layout": layout, "boneyard": boneyard, **fields})


def test_mtd_1_deal_and_lead_as_in_draw() -> None:
    draw = capicua.load("draw")
    for name in ("first_lead", "next_lead", "direction", "hand_size"):
        assert getattr(capicua.load("matador").options, name) == getattr(draw.options, name)
    state = capicua.load("matador", players=2).new_round(seed=3, lot=1)
    assert len(legal(state)) == 7
    assert all(text.endswith("@root") for text in legal(state))


def test_mtd_2_two_ends_and_doubles_laid_lengthwise() -> None:
    for high in (6, 9, 12, 15):
        assert capicua.load("matador", set=high, hand_size="auto").options.spinner == "none"
    state = at("root 6-5 | E 1-1", "6-6 6-4", "6-2 2-2")
    assert [text for text in legal(state) if text.endswith(">6")] == ["6-6@E>6"]
    play(state, "6-6@E>6")
    assert state.line.numbers() == [6, 5]
    with pytest.raises(capicua.BadOption):
        capicua.load("matador", spinner="four")


@pytest.mark.parametrize("high", [6, 9, 12, 15])
def test_mtd_3_touching_halves_add_up(high: int) -> None:
    game = capicua.load("matador", set=high, players=2, hand_size="auto")
    rng = Rng(high)
    for seed in range(6):
        state = game.new_round(seed=seed)
        while not state.is_over:
            options = state.legal_actions()
            action = options[rng.below(len(options))]
            text = state.text(action)
            if ">" in text:
                tile, place = text.split("@")
                arm = "EW".index(place[0])
                end = int(state.line.ends[arm])
                joined = sum(int(half) for half in tile.split("-")) - int(place[2:])
                if not game.is_matador(action // 4):
                    assert joined + end == high + 1
                    assert end > 0
                play(state, text)
                assert state.line.ends[arm] == int(place[2:])
            else:
                state.apply(action)


MATADORS = {
    6: "0-0 4-3 5-2 6-1",
    9: "0-0 5-5 6-4 7-3 8-2 9-1",
    12: "0-0 7-6 8-5 9-4 10-3 11-2 12-1",
    15: "0-0 8-8 9-7 10-6 11-5 12-4 13-3 14-2 15-1",
}


@pytest.mark.parametrize("high", MATADORS)
def test_mtd_4_matadors(high: int) -> None:
    game = capicua.load("matador", set=high, players=2, hand_size="auto")
    state = game.new_round(seed=1)
    names = [
        state.text(game.first_lead + tile).split("@")[0]
        for tile in range(game.tiles)
        if game.is_matador(tile)
    ]
    assert names == MATADORS[high].split()


def test_mtd_5_a_matador_fits_anywhere_either_way_round() -> None:
    for layout, ends in (("root 6-3", "EW"), ("root 5-1 | E 2-0 | W 6-0", "EW"), ("root 2-2", "E")):
        state = at(layout, "4-3 5-5", "0-0")
        wanted = {f"4-3@{end}>{half}" for end in ends for half in (3, 4)}
        assert wanted <= set(legal(state))
    state = at("root 6-3", "4-3 5-5", "1-0 4-4")
    play(state, "4-3@E>3")
    assert legal(state) == ["4-4@E>4", "4-4@W>4"]


def test_mtd_5_a_tile_laid_across_offers_both_numbers() -> None:
    state = at(
        "root 6-3",
        "5-2 0-0 4-4",
        "5-1 2-1 6-4 5-3 6-6",
        matador_crosswise=True,
    )
    assert [text for text in legal(state) if "cross" in text] == ["5-2@E>cross", "5-2@W>cross"]
    refusal = state.why_not(state.parse("0-0@E"))
    assert refusal is None
    play(state, "5-2@E>cross")
    assert state.line.numbers() == [5, 2, 3]
    assert state.zones()[0].arms[0].ends == [5, 2]
    # The five needs a two and the two a five; the three at W needs a four.
    assert legal(state) == ["2-1@E>1", "5-1@E>1", "5-3@E>3", "6-4@W>6"]
    assert state.fields()["layout"] == "root 6-3 | E 5-2>cross | W –"
    wrong = state.why_not(state.parse("6-6@E"))
    assert wrong is not None
    assert (wrong.rule, wrong.message.id) == ("MTD-3", "refuse-sum-across")
    play(state, "2-1@E>1")
    assert state.line.numbers() == [1, 3]
    double = state.why_not(state.parse("4-4@E"))
    assert double is not None


def test_mtd_5_only_matadors_lie_across() -> None:
    state = at("root 6-3", "6-4 0-0", "4-3", matador_crosswise=True)
    refusal = state.why_not(state.parse("6-4@E>cross"))
    assert refusal is not None
    assert refusal.rule == "MTD-5"
    assert not [text for text in legal(state) if "cross" in text]
    plain = at("root 6-3", "5-2 0-0", "4-3")
    with pytest.raises(capicua.BadText):
        plain.parse("5-2@E>cross")


def test_mtd_6_a_matador_must_be_played_before_drawing() -> None:
    state = at("root 5-1 | E 2-0 | W 6-0", "6-5 5-2", "4-3", boneyard="3-3")
    assert all(text.startswith("5-2") for text in legal(state))
    refusal = state.why_not(state.parse("draw"))
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("MTD-6", "refuse-draw-matador")
    free = at("root 5-1 | E 2-0 | W 6-0", "6-5 5-2", "4-3", boneyard="3-3", draw_when_able=True)
    assert "draw" in legal(free)
    assert "pass" not in legal(free)


def test_mtd_6_an_unplayable_line_ends_the_hand() -> None:
    """Both ends are blank and all four matadors are on the table, so no tile can fit."""
    layout = "root 6-1 | E 5-2>5 2-0 | W 4-3>4 0-0"
    state = at(layout, "6-6 5-5", "3-3", boneyard="4-4 2-1")
    assert state.is_over
    assert state.ending()[0].id == "end-blocked-out"
    assert not at(layout, "6-6 5-5", "3-3", boneyard="4-4 2-1", dead_layout="play_on").is_over


def test_mtd_7_scoring_matches_draw() -> None:
    mine = capicua.load("matador")
    draw = capicua.load("draw")
    assert mine.target == draw.target == 100
    assert mine.options.blocked_scoring == draw.options.blocked_scoring
    state = at("root 6-3", "4-1", "6-6 0-0")
    play(state, "4-1@E")
    assert state.is_over
    assert state.scores() == [12, 0]


def test_notation_of_plays() -> None:
    state = at("root 6-3", "4-1 1-1 4-3 5-0", "6-6")
    assert state.text(state.parse("1-4@e")) == "4-1@E>4"
    assert state.text(state.parse("4-1@W")) == "4-1@W>1"
    assert state.text(state.parse(" 1-1 @ E > 1")) == "1-1@E>1"
    for text, id in (
        ("4-3@E", "text-which-half"),
        ("4-1@E>3", "text-exposed"),
        ("4-1@N", "text-exposed"),
        ("draw>3", "text-action"),
    ):
        with pytest.raises(capicua.BadText) as problem:
            state.parse(text)
        assert problem.value.message.id == id


def test_ends_show_the_needed_number_and_held_matadors() -> None:
    state = at("root 5-1 | E 2-0", "6-5 5-2 0-0", "4-3")
    arms = state.view(1).as_data()["zones"][0]["arms"]
    assert [[note["id"] for note in arm["notes"]] for arm in arms] == [
        ["note-matador-only"],
        ["note-needs"],
    ]
    assert b"fact-own-matadors" in state.view(0).encode()
    assert b"5-2" not in state.view(1).encode()
    blank = state.why_not(state.parse("6-5@E>5"))
    assert blank is not None
    assert blank.message.id == "refuse-blank"


def test_refusals_name_the_sum() -> None:
    state = at("root 6-3", "6-6 4-1", "2-1")
    refusal = state.why_not(state.parse("6-6@E"))
    assert refusal is not None
    assert refusal.message.arguments == {
        "tile": "6-6",
        "arm": "E",
        "joined": 6,
        "sum": 7,
        "number": 6,
        "needed": 1,
    }


@pytest.mark.parametrize(
    "layout",
    [
        "root 6-3 | E 4-3",
        "root 6-3 | E 5-2>cross",
        "root 6-3 | E 6-6",
        "root 6-3 | N 4-1",
        "root 6-3 | E 4-1>1",
        "root 6-3 | E 4-1 4-1",
        "E 4-1",
        "root 6-3 5-4",
        "root 2-2 | W 5-4",
    ],
)
def test_invalid_positions_are_rejected(layout: str) -> None:
    with pytest.raises(capicua.BadText):
        at(layout, "1-1", "2-1")


def test_greedy_beats_random() -> None:
    assert greedy_lead("matador", players=2, rounds=150) > 1
