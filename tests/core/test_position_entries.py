"""Every position can be tapped: its hands, and the entries that its game describes."""

from __future__ import annotations

import random

import pytest

import capicua
from capicua.core.position_entries import round_entries
from capicua.core.seats import SEAT_LETTERS
from capicua.core.state import State
from capicua.notation import RecordError, read_position, write_position
from tests.core.position_taps import Taps, chain

GAMES = [
    (game, preset)
    for game in capicua.catalogue()
    for preset in capicua.load(game).rule_sets
    if game != "bingo"
]
ROUNDS = 3


def entries_of(state: State):
    found = state.game.presentation.positions.entries(state)
    return [*found, *round_entries(int(state.players))]


def seen(state: State) -> State:
    return state.seen_by(int(state.turn)) if int(state.players) > 1 else state


def known(text: str) -> str:
    """Return a position without what cannot be seen: in which direction its line was laid."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("layout: root") and " N " not in line:
            tiles = [tile for tile in chain(line.removeprefix("layout: ")).split() if "-" in tile]
            lines[at] = " ".join(min(tiles, tiles[::-1]))
    return "\n".join(lines)


def tapped(start: State, target: State) -> str:
    """Return the text of a start after everything that differs from the target was tapped."""
    entries = entries_of(start)
    taps = Taps(write_position(seen(start)), entries)
    wanted = Taps(write_position(target), entries)
    for letter in SEAT_LETTERS[: int(start.players)]:
        if letter in wanted.fields:
            taps.fields[letter] = wanted.fields[letter]
        else:
            taps.fields.pop(letter, None)
    for entry in entries:
        if entry.is_store and entry.field not in wanted.fields:
            taps.fields.pop(entry.field, None)  # as the client does for a new hand
    done: set[str] = set()
    for entry in entries:
        value = wanted.value(entry)
        if taps.value(entry) != value and done.isdisjoint(entry.drops):
            taps.set(entry, value)
            done.add(entry.field)
    return taps.text


@pytest.mark.parametrize(("id", "preset"), GAMES)
def test_tapping_gives_any_position(id, preset):
    """From the deal of another round to one in play, at every step."""
    game = capicua.load(id, preset=preset)
    rng = random.Random(f"{id} {preset}")
    for _ in range(ROUNDS):
        start = game.new_round(rng.randrange(10**6), number=2, starter=0)
        state = game.new_round(rng.randrange(10**6), number=2, starter=0)
        while not state.is_over:
            target = seen(state)
            text = tapped(start, target)
            # Where no hand is hidden the boneyard is known, too.
            if "?" in text or int(state.players) == 1:
                found = write_position(read_position(text))
                assert known(found) == known(write_position(target)), text
            for _ in range(rng.randrange(1, 6)):
                if not state.is_over:
                    state.apply(rng.choice(list(state.legal_actions())))


def test_the_ends_of_a_cross_follow_from_its_trains() -> None:
    text = (
        "game: correlativa\nlead: 1-1\ntrains: 6-1 6-0 | 5-1 | – | –\nends: – –* – 1\n"
        "A: 2-2\nB: 3-3\nC: 4-4\nD: 5-5\nturn: A\n"
    )
    assert read_position(text).fields()["ends"] == "0 5* 1 1"
    with pytest.raises(RecordError, match="6-0 does not match the open end 1"):
        read_position(text.replace("6-1 6-0", "6-0 6-1"))


def test_tiles_removed_from_a_solitaire_are_not_in_its_stock() -> None:
    state = read_position("game: squeeze squeeze_6\nrow: 6-6 5-5\ngone: 4-4 3-3\n")
    stock = state.fields()["stock"].split()
    assert len(stock) == 24
    assert {"6-6", "4-4"}.isdisjoint(stock)
