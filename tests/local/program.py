"""What the browser's Python and this one must answer alike; both run this file as text.

``run`` gets what is wanted and returns what it found, both as JSON. Nothing but
Capicúa and the standard library is imported, because the browser has nothing else.
"""

from __future__ import annotations

import json

from capicua.bots.baselines import Bot, Greedy
from capicua.bots.levels import THINKING
from capicua.bots.search import Budget
from capicua.bots.search_bot import SearchBot
from capicua.catalogue import load
from capicua.core.tiles.random import Rng
from capicua.local import LocalServer
from capicua.local.answers import answer

MOST = 200
"""Number of actions of each deal."""
NOW = 1_790_000_000_000


def log_of(game: str, bot: Bot, seed: int) -> list[int]:
    """Return the log of a deal that a bot plays at every seat."""
    state, rng = load(game).new_round(seed=seed), Rng(seed)
    while not state.is_over and len(state.log) < MOST:
        state.apply(bot.choose(state.view(int(state.turn)), rng))
    return [int(action) for action in state.log]


def logs(game: str) -> dict[str, list[int]]:
    """Return the logs of a deal by ``greedy`` and of one by level 1 under a limit of work."""
    level = THINKING["level1"]
    return {
        "greedy": log_of(game, Greedy(), 7),
        "level1": log_of(game, SearchBot(level.worlds, Budget(work=300)), 8),
    }


def effects(game: str, seats: int) -> list[str]:
    """Return the effects of a table's first turns, as text."""
    server = LocalServer(NOW, bytes(range(64)))
    kinds = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)]
    plan = {"rules": {"game": game, "seats": seats}, "seats": kinds, "name": "Ana", "deal": None}
    found = [server.request(NOW, "POST", "/api/tables", json.dumps(plan))]
    table = json.loads(found[0])[0]["table"]
    found.append(server.connect(NOW, "here", table))
    for second in range(1, 9):
        found.append(server.tick(NOW + 2_000 * second, table))
    return found


def answers(asked: list[list[str]]) -> list[list[object]]:
    """Return the status, the type and the body of every answer."""
    found = [answer(method, target, body, NOW) for method, target, body in asked]
    return [[one.status, one.media_type, one.body] for one in found]


def run(wanted: bytes) -> bytes:
    """Return everything that is wanted."""
    given = json.loads(wanted)
    found = json.dumps(
        {
            "logs": {game: logs(game) for game in given["games"]},
            "effects": {game: effects(game, seats) for game, seats in given["tables"]},
            "answers": answers(given["answers"]),
        }
    )
    return found.encode()
