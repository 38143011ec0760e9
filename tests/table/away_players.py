"""People who come and go at a table, and time that passes, for the tests of absence."""

from __future__ import annotations

from capicua.table.room import events, snapshots
from capicua.table.room.reducer import room_of
from tests.table.hosted_table import Hosted, plan

MINUTE = 60_000
NAMES = ("Ana", "Beto", "Caro", "Dani")


def seated(game: str, count: int, **more) -> tuple[Hosted, list[str]]:
    """A table of people, the host first, at the start of a round."""
    table = Hosted(plan(game, "m" + "o" * (count - 1), **more))
    keys = ("host", *["play"] * (count - 1))
    people = [table.enter(key, name) for key, name in zip(keys, NAMES, strict=False)]
    table.begin(people)
    return table, people


def until_turn(table: Hosted, people: list[str], seat: int) -> None:
    """Play until it is the seat's turn."""
    while table.room.turn != seat:
        table.act(table.at_turn(people))


def goes(table: Hosted, token: str) -> None:
    """Let a person disconnect."""
    table.room.present(token, False, table.now)
    table.tick()


def comes(table: Hosted, token: str) -> None:
    """Let a person connect."""
    table.room.present(token, True, table.now)
    table.tick()


def passes(table: Hosted, ms: int) -> None:
    """Let time pass, and call whatever falls due, as a server's timers do."""
    end = table.now + ms
    while (due := table.room.due_ms()) is not None and due <= end:
        table.now = max(table.now, due)
        version = table.room.version
        table.tick()
        assert table.room.version > version, "a timer does something"
    table.now = end


def said(table: Hosted, token: str) -> list[str]:
    """The ids of what a person reads in the log."""
    return [text.id for line in table.state(token).lines for text in line.said]


def held(table: Hosted, seat: int) -> bool:
    return table.room.sittings[seat].kind == "person" and bool(table.room.sittings[seat].level)


def replayed(table: Hosted) -> None:
    """The log, and a snapshot, give the same table."""
    wanted = events.encode(snapshots.snapshot(table.room))
    again = room_of(events.decode(data) for data in table.log)
    assert events.encode(snapshots.snapshot(again)) == wanted
    kept = room_of([events.decode(wanted)])
    assert events.encode(snapshots.snapshot(kept)) == wanted
