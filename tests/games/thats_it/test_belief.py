"""Beliefs about hidden tiles in That's It!, compared with enumeration by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import IllegalAction
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Hand
from capicua.testing.notation import play
from tests import suite

HELD = "9-2 11-2 14-2 1-1 4-4 8-8 12-7"


def game(players: int = 2, **options: object) -> Game:
    return capicua.load("thats_it", players=players, **options)


def random_moment(state: State, moves: int, rng: Rng) -> State:
    for _ in range(moves):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        if state.is_over:
            break
    return state


def test_a_taken_tile_is_known_until_it_is_discarded() -> None:
    state = game(3).position({"B": HELD, "offer": "13-13", "turn": "B"})
    play(state, "take", "discard 12-7")
    for seat in (0, 2):
        for number in range(20):
            world = state.resample(seat, Rng(number))
            assert "13-13" in world.fields()["B"].split()
    hands = [zone for zone in state.view(0).zones if isinstance(zone, Hand)]
    assert hands[1].notes[0].arguments == {"owner": 1, "tiles": ["13-13"]}
    play(state, "draw", state.text(play(state.clone(), "draw").legal_actions()[0]))
    play(state, "draw", state.text(play(state.clone(), "draw").legal_actions()[0]))
    play(state, "draw", "discard 13-13")
    assert state.fields()["known"] == "–"


HIDDEN = ["15-0", "13-1", "12-3", "11-5", "10-6", "9-7"]
KNOWN = ["15-15", "15-14", "15-13"]
SCRIPT = ["draw", "discard 13-1", "take", "discard 12-7", "draw", "discard 15-15"]


def small(hidden: list[str]) -> State:
    """Two seats; four unknown tiles in B's hand, two in the boneyard, most in the trash."""
    everything = [tile_text(tile) for tile in range(136)]
    used = {*HELD.split(), *HIDDEN, *KNOWN, "0-0"}
    return game().position(
        {
            "A": HELD,
            "B": " ".join([*hidden[:4], *KNOWN]),
            "boneyard": " ".join(hidden[4:]),
            "known": " ".join(KNOWN),
            "trash": " ".join([tile for tile in everything if tile not in used]),
            "offer": "0-0",
            "turn": "B",
        }
    )


def layout(state: State) -> tuple[tuple[str, ...], ...]:
    fields = state.fields()
    return (tuple(sorted(fields["B"].split())), tuple(fields["boneyard"].split()))


@pytest.mark.parametrize("steps", suite.sampled([4], [2, 4, 6]))
def test_the_count_and_the_frequencies_agree_with_enumeration(steps: int) -> None:
    """Replay every order of the hidden tiles and keep those consistent with the script."""
    script = SCRIPT[:steps]
    state = play(small(HIDDEN), *script)
    public = state.seen_by(0).fields()
    possible: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(HIDDEN):
        world = small(list(order))
        try:
            play(world, *script)
        except IllegalAction:
            continue
        assert world.seen_by(0).fields() == public
        possible[layout(world)] += 1
    assert len(set(possible.values())) == 1, "some layouts come from more deals than others"
    # At most one tile is left in the boneyard, so each assignment is one layout.
    assert Assignments(state.seen_by(0).unknowns()).count == len(possible)
    rng = Rng(9)
    found = Counter(layout(state.resample(0, rng)) for _ in range(200 * len(possible)))
    assert set(found) == set(possible)
    assert all(140 <= times <= 260 for times in found.values())


@pytest.mark.parametrize("players", [2, 4, 8])
def test_sampled_deals_have_the_same_view_and_replay(players: int) -> None:
    rng = Rng(players)
    for seed in range(6):
        state = random_moment(game(players).new_round(seed=seed), 30 + 7 * seed, rng)
        for seat in range(players):
            world = state.resample(seat, rng)
            assert world.view(seat).encode() == state.view(seat).encode()
            assert world.seen_by(None).fields() == state.seen_by(None).fields()
            if seat == state.turn:
                assert world.legal_actions() == state.legal_actions()
            replay(world)


def replay(world: State) -> None:
    """Replay the actions from a deal that leads to the sampled state."""
    size, players = 7, int(world.players)
    own: list[list[str]] = [[] for _ in range(players)]
    turn, drawers, offer = int(world.lot), [], ""
    for action in world.log:
        text = world.text(int(action)).split()
        if text[0] == "draw":
            drawers.append(turn)
        elif text[0] == "take":
            own[turn].append(f"+{offer}")
        else:
            offer = text[1]
            if f"+{offer}" in own[turn]:
                own[turn].remove(f"+{offer}")
            else:
                own[turn].append(offer)
            turn = (turn + 1) % players
    fields = world.fields()
    hands, later = [], []
    for seat in range(players):
        taken_face_up = {tile[1:] for tile in own[seat] if tile.startswith("+")}
        held = [tile for tile in fields["ABCDEFGH"[seat]].split() if tile not in taken_face_up]
        came = [tile for tile in own[seat] if not tile.startswith("+")] + held
        hands.append(came[:size])
        later.append(came[size:])
    stock = [later[seat].pop(0) for seat in drawers] + fields["boneyard"].split()
    again = world.game.new_round(hands=hands, stock=stock, lot=int(world.lot))
    for action in world.log:
        again.apply(int(action))
    assert again.fields() == fields


def declared() -> State:
    state = game(3).position({"B": HELD, "offer": "13-13", "turn": "B"})
    return play(state, "take", "thats_it 12-7")


def test_the_face_down_tile_and_the_other_hands_stay_hidden() -> None:
    state = declared()
    for seat in (0, 2, None):
        view = state.view(seat)
        log = view.as_data()["log"]
        assert isinstance(log, list)
        assert log[-1] == "thats_it"
        assert "12-7" not in view.known.fields().get("B", "")
        assert b"12-7" not in view.encode()
        assert "B" in view.known.fields(), "the winner's hand is shown"
        hidden = {hand for hand in "AC" if view.known.fields()[hand] == "7?"}
        assert hidden == {"A", "C"} - ({"AC"[seat // 2]} if seat is not None else set())
    assert b"thats_it 12-7" in state.view(1).encode()
    assert state.text(list(state.clone().log)[-1]) == "thats_it 12-7"


def test_the_finished_hand_can_be_resampled() -> None:
    state = declared()
    tiles = set()
    for number in range(60):
        world = state.resample(0, Rng(number))
        assert world.view(0).encode() == state.view(0).encode()
        tiles.add(world.text(list(world.log)[-1]))
        assert world.scores() == state.scores()
    assert len(tiles) > 20
    assert state.resample(1, Rng(1)).text(list(state.log)[-1]) == "thats_it 12-7"


def test_a_face_down_tile_taken_from_the_discard_is_known() -> None:
    winning = "1-1 4-4 8-8 13-13 9-2 11-2 14-2"
    state = game(3).position({"B": winning, "offer": "15-0", "turn": "B"})
    play(state, "take", "thats_it 15-0")
    for seat in (0, 2, None):
        assert b"thats_it 15-0" in state.view(seat).encode()
    world = state.resample(0, Rng(1))
    assert world.fields() | {"boneyard": "", "A": "", "C": ""} == state.fields() | {
        "boneyard": "",
        "A": "",
        "C": "",
    }
