"""Write tables of every game at several moments as state frames in JSON.

    python scripts/client/fixtures.py FOLDER

writes ``FOLDER/<game>.json`` (moments of a round as seen by one seat, and one as seen by a
spectator) and ``FOLDER/<language>.<game>.ftl`` (the game's messages). The web client's gallery and
tests draw them without a server.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import capicua
from capicua.bots.levels import bot
from capicua.core.game import Game
from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.render.language import LANGUAGES, file_text, packages_of
from capicua.render.touch_targets import touches
from capicua.table.frames import protocol

NAMES: Final = ("Ana", "Luis", "Marta", "Diego", "Inés", "Pablo", "Rosa", "Íñigo", "Eva")
LARGE: Final = (
    ("mexican_train", "cardinal", 8),
    ("texas_42", "marks", 4),
    ("poker", "five_tile_draw", 3),
    ("muggins", "", 2),
    ("super_dominos", "", 6),
    ("matador", "", 2),
    ("draw", "twenty_games_large", 4),
    ("big_clock", "big_clock_6", 1),
    ("high_fives", "", 4),
)
"""Additional presets and numbers of seats: game, preset, seats."""
SPECIAL: Final = (
    ("high_fives", "open_pairs", 0),
    ("double_takes", "with_revokes", 0),
    ("garrafina", "ludoteka", 3),
)
"""Presets with kinds of actions that others lack; only these moments are written."""
STEPS: Final = 400
"""Maximum number of actions, for rounds that do not end."""


def main() -> None:
    """Write the fixtures of every game."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in capicua.catalogue():
        plans = [("", 0)] + [(preset, seats) for id, preset, seats in LARGE if id == name]
        moments: list[dict[str, Any]] = []
        kinds: set[Kind] = set()
        rounds = [played(name, preset, seats) for preset, seats in plans]
        for game, states in rounds:
            moments += moments_of(game, states, kinds)
        rounds += [played(name, preset, seats) for id, preset, seats in SPECIAL if id == name]
        for game, states in rounds:
            moments += other_choices(game, states, kinds)
        folder.joinpath(f"{name}.json").write_bytes(msgspec.json.encode(moments))
        for code in LANGUAGES:
            parts = [
                file_text(package, f"strings.{code}.ftl")
                for package in packages_of(type(capicua.load(name)))
            ]
            source = merged([part for part in parts if part])
            folder.joinpath(f"{code}.{name}.ftl").write_text(source, encoding="utf-8")


def merged(sources: list[str]) -> str:
    """Merge Fluent sources; of several messages with the same id, the first is kept."""
    entries: dict[str, list[str]] = {}
    for source in sources:
        found: dict[str, list[str]] = {}
        id = ""
        for line in source.splitlines():
            if line[:1].isalpha() or line.startswith("-"):
                id = line.split("=")[0].strip()
                found[id] = [line]
            elif id and not line.startswith("#") and (line[:1] in (" ", "}") or not line):
                found[id].append(line)
            else:
                id = ""
        entries.update({id: lines for id, lines in found.items() if id not in entries})
    return "\n".join("\n".join(lines) for lines in entries.values()) + "\n"


def played(id: str, preset: str, seats: int) -> tuple[Game, list[State]]:
    """Return the states of a round between greedy bots, after each action."""
    game = capicua.load(id, preset=preset or None, players=seats or None)
    states = [game.new_match(seed=7).round]
    rng, mind = Rng(3), bot("greedy")
    while not states[-1].is_over and len(states) < STEPS:
        state = states[-1].clone()
        state.apply(mind.choose(state.view(int(state.turn)), rng))
        states.append(state)
    return game, states


Kind = frozenset[str]


def moments_of(game: Game, states: list[State], kinds: set[Kind]) -> list[dict[str, Any]]:
    """Return the start, middle and end of a round; add the kinds of choices seen to ``kinds``."""
    turns = [int(state.turn) for state in states if not state.is_over]
    reader = max(range(int(game.players)), key=turns.count)
    own = [index for index, turn in enumerate(turns) if turn == reader]
    wanted = {own[0], own[len(own) // 3], own[2 * len(own) // 3], own[-1]}
    kinds |= {kind_of(states[index]) for index in wanted}
    moments = [moment(game, states, index, reader) for index in sorted(wanted)]
    moments.append(moment(game, states, (2 * len(states)) // 3, None))
    if states[-1].is_over:
        moments.append(moment(game, states, len(states) - 1, reader))
    return moments


def other_choices(game: Game, states: list[State], kinds: set[Kind]) -> list[dict[str, Any]]:
    """Return turns with a kind of choice not shown before, for example a trump or a claim."""
    moments = []
    for index, state in enumerate(states):
        if not state.is_over and (kind := kind_of(state)) not in kinds:
            kinds.add(kind)
            moments.append(moment(game, states, index, int(state.turn)))
    return moments


def kind_of(state: State) -> Kind:
    """Return the kind of choice, without tiles and places."""
    view = state.view(int(state.turn))
    texts = (re.sub(r"\d+-\d+", "", view.text(action)) for action in view.legal)
    return frozenset(re.split(r"[ >@]", text)[0] for text in texts)


def moment(game: Game, states: list[State], index: int, seat: int | None) -> dict[str, Any]:
    """Return the table after some actions, as one seat sees it."""
    state = states[index]
    view = state.view(seat)
    choices = [
        protocol.Choice(action, view.text(action), text(view.label(action)), touches(view, action))
        for action in view.legal
    ]
    frame = protocol.StateFrame(
        version=index,
        table="gallery",
        rules=protocol.HouseRules(game.id),
        seat=seat,
        is_host=seat is not None,
        phase="between" if state.is_over else "playing",
        seats=[person(number) for number in range(int(game.players))],
        sides=list(game.sides),
        round=1,
        totals=[0] * int(game.players),
        rounds=[],
        winners=[],
        may=["undo", "hint"]
        + ["auto", "restart"] * (game.undo == "free")
        + ["act", "why"] * bool(choices),
        chat="off",
        clock=protocol.ClockPlan("turn", seconds=60),
        lines=[line(states[at], states[at + 1], at, seat) for at in range(index)],
        complete=True,
        seen=protocol.Seen(
            turn=None if state.is_over else int(state.turn),
            over=state.is_over,
            zones=msgspec.Raw(msgspec.json.encode([zone.as_data() for zone in view.zones])),
            choices=choices,
        ),
    )
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(frame))
    return {"title": f"{game.players}/{index}", **found}


def person(number: int) -> protocol.SeatState:
    """Return a seat's player: people at the first and third seats, bots elsewhere."""
    if number in (0, 2):
        return protocol.SeatState("person", NAMES[number], here=number == 0, left_ms=42_000)
    return protocol.SeatState("bot", NAMES[number % len(NAMES)], level="greedy")


def line(before: State, after: State, at: int, reader: int | None) -> protocol.Line:
    """Return the log line of one action."""
    action = int(after.log[len(after.log) - 1])
    said = [text(m) for m in before.narrate(action) if m.only is None or m.only == reader]
    return protocol.Line(
        at + 1, "play", said, seat=int(before.turn), action=before.text(action), round=0
    )


def text(message: Message) -> protocol.Text:
    """Return a message as sent to clients."""
    return protocol.Text(message.id, message.arguments)


if __name__ == "__main__":
    main()
