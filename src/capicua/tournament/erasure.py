"""Erasing a person from the decisions of a tournament.

What they played stays, since it is the others' tournament too; their name is then ``ERASED``, as at
tables. Numbers, clubs and ratings stay as well, so that every pairing can still be verified.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import structs

from capicua.table.room.erasure import ERASED
from capicua.tournament import events
from capicua.tournament.events import Entrant, LogEntry

Places = Mapping[int, Collection[int]]
"""The places of a person among the people of entrants, by the number of the entrant."""


def renamed(log: Sequence[LogEntry], entrants: Places, names: Iterable[str]) -> dict[str, str]:
    """Return what all names become: those of a person and of the entrants that contain them.

    Other names stay, and are found before those that are part of them. ``entrants`` says
    which of their people the person is; the entrant itself if no people are named. ``names`` has
    further names of the person.
    """
    found = {name: name for name in _all_names(log)}
    found |= dict.fromkeys(filter(None, names), ERASED)
    for entry in log:
        if isinstance(entry.event, events.Entered) and entry.event.entrant.number in entrants:
            entrant = entry.event.entrant
            places = entrants[entrant.number]
            own = [one for at, one in enumerate(entrant.people) if at in places]
            found |= dict.fromkeys(own, ERASED)
            if entrant.name not in own:
                found[entrant.name] = without(entrant.name, dict.fromkeys(own, ERASED))
    return found


def _all_names(log: Sequence[LogEntry]) -> Iterator[str]:
    for entry in log:
        if isinstance(entry.event, events.Entered):
            yield entry.event.entrant.name
            yield from entry.event.entrant.people
        elif isinstance(entry.event, events.Substituted):
            yield entry.event.name


def erased(log: Sequence[LogEntry], entrants: Places, names: Mapping[str, str]) -> list[LogEntry]:
    """Return the decisions with the names that ``renamed`` has found replaced."""
    return [_erased(entry, entrants, names) for entry in log]


def _erased(entry: LogEntry, entrants: Places, names: Mapping[str, str]) -> LogEntry:
    event = entry.event
    if isinstance(event, events.Entered) and event.entrant.number in entrants:
        event = events.Entered(_entrant(event.entrant, entrants[event.entrant.number], names))
    reason = getattr(event, "reason", "")
    if reason:
        event = structs.replace(event, reason=without(reason, names))
    return structs.replace(entry, event=event, by=by_others(entry.by, names))


def _entrant(entrant: Entrant, places: Collection[int], names: Mapping[str, str]) -> Entrant:
    return structs.replace(
        entrant,
        name=names[entrant.name],
        members=tuple(ERASED if at in places else one for at, one in enumerate(entrant.members)),
        code="",
    )


def by_others(by: str, names: Mapping[str, str]) -> str:
    """Return who decided something, one or several names, with those of the person replaced."""
    if by in names:
        return names[by]
    return ", ".join(
        " + ".join(names.get(name, name) for name in side.split(" + ")) for side in by.split(", ")
    )


def without(text: str, names: Mapping[str, str]) -> str:
    """Return a text with whole names replaced; of several at a place the longest counts."""
    longest = sorted(names, key=len, reverse=True)
    pattern = rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)"
    return re.sub(pattern, lambda found: names[found[1]], text)
