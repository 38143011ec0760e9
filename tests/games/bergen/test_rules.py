"""Bergen: headers, the point for going out, and the winner of a blocked hand."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.seats import NOBODY
from capicua.core.state import State
from capicua.core.zones import Layout
from capicua.games.bergen.rules import Bergen
from capicua.games.bergen.scoring import best_hand, pips_compared
from capicua.render.language import Language
from capicua.testing.notation import greedy_lead, legal, play


def at(layout: str, *hands: str, totals: list[int] | None = None, **options: object) -> State:
    game = capicua.load("bergen", players=len(hands), **options)
    fields = {"ABCDEFGHIJ"[seat]: hand for seat, hand in enumerate(hands)}
    return game.position({"layout": layout, **fields}, totals=totals)


def test_brg_1_six_tiles_each() -> None:
    for players in (2, 3, 4):
        assert list(capicua.load("bergen", players=players).new_round(seed=1).hands.counts) == (
            [6] * players
        )
    with pytest.raises(capicua.BadOption):
        capicua.load("bergen", players=5)
    sizes = {(6, 5): 4, (6, 6): 3, (9, 2): 8, (12, 8): 10, (15, 10): 12}
    for (high, players), size in sizes.items():
        game = capicua.load("bergen", set=high, players=players, hand_size="auto")
        assert game.size == size


@pytest.mark.parametrize("points", [0, 1, 3])
def test_brg_2_the_lead_scores(points: int) -> None:
    game = capicua.load("bergen", players=2, lead_points=points)
    for seed in range(4):
        for number in (1, 2):
            state = game.new_round(seed=seed, number=number, starter=0 if number > 1 else None)
            leader = state.turn
            assert len(legal(state)) == 1
            play(state, *legal(state))
            assert state.scores()[leader] == points


def test_brg_2_a_lead_without_a_double_scores_nothing() -> None:
    game = capicua.load("bergen", players=2, no_double="heaviest_tile")
    state = game.new_round(
        hands=[
            ["6-5", "4-1", "3-0", "2-1", "6-0", "4-3"],
            ["6-4", "5-2", "5-3", "3-1", "1-0", "6-1"],
        ]
    )
    play(state, "6-5@root")
    assert state.scores() == [0, 0]


def test_brg_3_one_line_without_a_spinner() -> None:
    state = at("root 6-6 | E 6-4 | W 6-5 5-5", "4-4 6-1", "4-1 5-3 6-2")
    assert legal(state) == ["4-4@E", "draw"]
    play(state, "4-4@E")
    assert [text for text in legal(state) if "@" in text] == ["4-1@E", "5-3@W"]
    with pytest.raises(capicua.BadOption):
        capicua.load("bergen", spinner="four")


def test_brg_4_drawing_as_in_muggins() -> None:
    mine = capicua.load("bergen").options
    muggins = capicua.load("muggins").options
    for name in ("draw_per_turn", "draw_when_able", "boneyard_reserve"):
        assert getattr(mine, name) == getattr(muggins, name)


@pytest.mark.parametrize(
    ("layout", "action", "points"),
    [
        ("root 5-5 | E 5-2 | W 5-4", "4-2@W", 2),
        ("root 5-5 | E 5-2 | W 5-4", "4-3@W", 0),
        ("root 5-5 | E 5-2 2-2 | W 5-4", "4-2@W", 3),
        ("root 5-5 | E 5-2 | W 5-4 4-2", "2-2@W", 3),
        ("root 5-5 | E 5-2 | W 5-4 4-2", "2-2@E", 3),
        ("root 6-4", "6-4@E", None),
        ("root 6-4", "6-5@E", 0),
        ("root 5-4 | E 5-3", "4-3@W", 2),
        ("root 5-4 | E 5-3", "4-3@E", 2),
        ("root 0-0 | E 2-0", "2-1@E", 0),
        ("root 0-0 | E 2-0 2-1", "1-0@E", 3),
    ],
)
def test_brg_5_headers(layout: str, action: str, points: int | None) -> None:
    """Equal ends score two, or three with a double at either end; no tile equals both ends."""
    if points is None:
        with pytest.raises(capicua.Refused):
            at(layout, action[:3] + " 1-0", "6-1")
        return
    state = at(layout, f"{action[:3]} 6-0", "6-1 5-1 4-1")
    label = state.label(state.parse(action))
    assert label.arguments.get("points", 0) == points
    said = [message.id for message in state.narrate(state.parse(action))]
    assert ("say-header" in said) == (points > 0)
    play(state, action)
    assert state.scores() == [points, 0]


def test_brg_5_the_view_shows_doubles_at_ends() -> None:
    state = at("root 6-6 | E 6-4 4-4", "6-5 1-0", "6-1 4-1")
    arms = state.view(None).as_data()["zones"][0]["arms"]
    assert [[note["id"] for note in arm.get("notes", [])] for arm in arms] == [
        ["note-double"],
        ["note-double"],
    ]
    play(state, "6-5@W")
    arms = state.view(None).as_data()["zones"][0]["arms"]
    assert ["notes" in arm for arm in arms] == [True, False]


def notes(state: State, reader: int | None, code: str = "en") -> dict[str, list[str]]:
    """Return the notes at each end, as shown to a reader."""
    language = Language(code, Bergen)
    layout = next(zone for zone in state.view(reader).zones if isinstance(zone, Layout))
    return {arm.name: [language.say(note, reader) for note in arm.notes] for arm in layout.arms}


def test_brg_5_each_end_names_the_headers_of_the_seat_to_act() -> None:
    state = at("root 6-6 | E 6-4 4-4 | W 6-3 3-5", "5-4 5-5 4-1", "5-2 4-3")
    assert notes(state, 0) == {
        "E": ["a double", "+2 double header (5-4)"],
        "W": ["+3 triple header (5-4)"],
    }
    assert notes(state, 0, "es") == {"E": ["un doble", "+2 pareja (5-4)"], "W": ["+3 triple (5-4)"]}
    makes = {state.text(action): state.label(action) for action in state.legal_actions()}
    assert makes["5-4@E"].arguments["points"] == 2
    assert makes["5-4@W"].arguments["points"] == 3
    for reader in (1, None):
        assert notes(state, reader) == {"E": ["a double"], "W": []}


@pytest.mark.parametrize("points", [0, 1, 2])
def test_brg_6_domino(points: int) -> None:
    state = at("root 6-4", "6-1", "5-5 4-4", domino_points=points)
    play(state, "6-1@E")
    assert state.is_over
    assert state.scores() == [points, 0]
    assert state.ending()[-1].id == ("end-points" if points else "end-nothing")


def test_brg_7_blocked() -> None:
    state = at("root 2-2", "1-1", "6-5 4-3", "5-0 6-6", blocked_points=2, draw_per_turn=0)
    assert state.is_over
    assert state.scores() == [0, 2, 0]
    assert [message.id for message in state.ending()] == [
        "end-blocked",
        "end-hand",
        "end-hand",
        "end-hand",
        "end-holds-double",
        "end-compared",
        "end-holds-double",
        "end-points",
    ]
    everybody = at("root 5-4", "6-6 1-0", "2-2 3-1", draw_per_turn=0)
    ids = [message.id for message in everybody.ending()]
    assert ids[3:] == ["end-all-doubles", "end-compared", "end-compared", "end-points"]


def test_brg_x7_level_hands_score_nothing() -> None:
    state = at("–", "6-1 2-0", "5-4", "3-3")
    assert [pips_compared(state.hands, seat, False) for seat in range(3)] == [9, 9, 0]
    assert best_hand(state.hands, False) == NOBODY


def test_brg_7_a_blocked_hands_winner_leads_if_winners_lead() -> None:
    game = capicua.load("bergen", players=3, next_lead="hand_winner", draw_per_turn=0)
    for hands, leader in ((("1-1", "6-5 4-3", "5-0 6-6"), 1), (("1-1", "5-5", "4-4"), 0)):
        match = game.new_match(seed=1)
        fields = dict(zip("ABC", hands, strict=True))
        match.round = game.position({"layout": "root 2-2", "leader": "C", **fields})
        match.settle()
        assert game.next_setup(match).starter == leader


def test_brg_8_fifteen_points_win() -> None:
    for high in (6, 9, 12, 15):
        assert capicua.load("bergen", set=high, hand_size="auto").target == 15
    assert [capicua.load("bergen", preset="classic", players=n).target for n in (2, 3, 4)] == [
        15,
        10,
        10,
    ]
    with pytest.raises(capicua.BadOption):
        capicua.load("bergen", target="2:15", players=3)


def test_brg_x9_the_match_ends_at_once() -> None:
    game = capicua.load("bergen", players=2)
    match = game.new_match(seed=1)
    match.totals = [13, 4]
    match.round = game.position(
        {"layout": "root 5-5 | E 5-2 | W 5-4", "A": "4-2 1-0", "B": "6-2 3-3"},
        totals=match.totals,
    )
    play(match.round, "4-2@W")
    assert match.round.ending()[0].id == "end-target"
    match.settle()
    assert (match.totals, match.is_over, match.winners) == ([15, 4], True, [0])


def test_brg_8_the_option_ends_the_match_only_after_the_hand() -> None:
    state = at(
        "root 5-5 | E 5-2 | W 5-4",
        "4-2 1-0",
        "6-2 3-3",
        totals=[13, 4],
        match_end_check="end_of_hand",
    )
    play(state, "4-2@W")
    assert not state.is_over


def test_greedy_beats_random() -> None:
    assert greedy_lead("bergen", players=2, rounds=60) > 0.5
