"""Tables at a server, created and played by a program, for demonstrations."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any, Final

from capicua.client import Refused, Seat, View, sit

PATIENCE_SECONDS: Final = 60.0
"""The time limit for the other players in seconds; far above what they need."""
MOST_ACTIONS: Final = 5000

Keys = dict[str, str]
"""The id of a ``table``, and its keys: ``host``, ``play`` and ``watch``."""


def post(url: str, body: Any) -> Any:
    """Return a server's answer to a JSON body."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
        return json.load(answer)


def new_table(
    url: str,
    game: str,
    options: dict[str, str] | None = None,
    *,
    people: int = 1,
    bots: int = 1,
    preset: str = "",
    **plan: Any,
) -> Keys:
    """Return the keys of a new table for a host, other people, and greedy bots."""
    others = [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": "greedy"}] * bots
    seats = [{"kind": "me"}, *others]
    rules = {"game": game, "preset": preset, "options": options or {}, "seats": len(seats)}
    asked = {"rules": rules, "seats": seats, "name": "Ana", "pace": "quick", **plan}
    keys: Keys = post(f"{url}/api/tables", asked)
    return keys


def take_seat(url: str, keys: Keys, key: str = "host", name: str = "Ana") -> Seat:
    """Return a seat at a table, by one of its keys."""
    return sit(f"{url}/t/{keys['table']}#{keys[key]}", name)


def first_choice(seat: Seat) -> None:
    """Take the first legal action."""
    seat.play(View(seat.state).choices[0])


def good_choice(seat: Seat) -> None:
    """Act as the greedy bot would, if the table allows it."""
    if "auto" in seat.state.may:
        seat.auto()
    else:
        first_choice(seat)


def play(
    seat: Seat,
    until: str = "over",
    act: Callable[[Seat], None] = first_choice,
    most: int = MOST_ACTIONS,
) -> None:
    """Play at a seat until the phase ``until``, the end of the match, or ``most`` actions.

    Raises ``Refused`` if the table refuses an action, and ``TimeoutError`` if others are too slow.
    """
    taken = 0
    while (state := seat.state).phase not in (until, "over"):
        if "act" in state.may:
            if taken == most:
                return
            act(seat)
            taken += 1
        elif "next" in state.may and not _is_ready(seat):
            _go_on(seat)
        else:
            seat.wait(PATIENCE_SECONDS)


def _is_ready(seat: Seat) -> bool:
    at = seat.state.seat
    return at is not None and seat.state.seats[at].ready


def _go_on(seat: Seat) -> None:
    try:
        seat.next()
    except Refused as refused:  # another player may have started the round in the meantime
        if refused.message.id != "round-goes-on":
            raise
