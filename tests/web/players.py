"""Somebody who plays at a table without a browser, so that tests come to the end of a match."""

from __future__ import annotations

import json
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.sync.client import connect

MOST_FRAMES = 5000


def post(url: str, body: Any) -> Any:
    """What the server answers to a JSON body."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def table(address: str, game: str, options: dict[str, str], bots: int = 1, **plan: Any) -> Any:
    """The keys of a new table for one person and bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    rules = {"game": game, "options": options, "seats": len(seats)}
    asked = {"rules": rules, "seats": seats, "name": "Ana", "pace": "quick", **plan}
    return post(f"{address}/api/tables", asked)


def play(address: str, keys: Any, until: str = "over") -> str:
    """Plays the first action there is until the table is in a phase; the player's token."""
    entered = post(
        f"{address}/api/tables/{keys['table']}/enter", {"key": keys["host"], "name": "Ana"}
    )
    token: str = entered["token"]
    _follow(address, keys, token, until)
    return token


def _follow(address: str, keys: Any, token: str, until: str) -> None:
    url = f"{address.replace('http', 'ws')}/ws/tables/{keys['table']}"
    readied: set[int] = set()
    asked = ""
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for number in range(MOST_FRAMES):
            frame = json.loads(socket.recv(timeout=30))
            if frame["type"] == "refused" and frame["message"]["id"] == "too-fast":
                time.sleep(1)  # nobody in a browser acts as fast
                socket.send(asked)
                continue
            if frame["type"] == "refused" and frame["message"]["id"] == "round-goes-on":
                continue  # the others said they were ready before this one did
            if frame["type"] == "refused":
                raise AssertionError(frame)
            if frame["type"] != "state":
                continue
            if frame["phase"] == until:
                return
            ask = {"id": str(number)}
            if "act" in frame["may"]:
                choice = frame["seen"]["choices"][0]["action"]
                asked = json.dumps({**ask, "type": "act", "action": choice, "at": frame["version"]})
                socket.send(asked)
            elif "next" in frame["may"] and frame["round"] not in readied:
                readied.add(frame["round"])
                asked = json.dumps({**ask, "type": "next"})
                socket.send(asked)
    raise AssertionError(f"the table is not {until} after {MOST_FRAMES} frames")


def finished_by_two(address: str) -> tuple[Any, str, str]:
    """The keys of a short match that Ana and Beto have played to its end, and their tokens."""
    rules = {"game": "draw", "options": {"target": "20"}, "seats": 2}
    seats = [{"kind": "me"}, {"kind": "open"}]
    keys = post(f"{address}/api/tables", {"rules": rules, "seats": seats, "name": "Ana"})
    url = f"{address}/api/tables/{keys['table']}/enter"
    entries = [{"key": keys["host"], "name": "Ana"}, {"key": keys["play"], "name": "Beto"}]
    tokens = [post(url, entry)["token"] for entry in entries]
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda token: _follow(address, keys, token, "over"), tokens))
    return keys, tokens[0], tokens[1]


def at_table(visit: Any, address: str, keys: Any, token: str, **how: Any) -> Any:
    """The page of somebody who sits at the table."""
    page = visit("about:blank", **how)
    cookies = [
        {
            "name": f"capicua_{keys['table']}",
            "value": token,
            "domain": "127.0.0.1",
            "path": f"{path}/{keys['table']}",
        }
        for path in ("/api/tables", "/ws/tables")
    ]
    page.context.add_cookies(cookies)
    page.goto(f"/t/{keys['table']}")
    page.wait_for_selector(".frame")
    return page
