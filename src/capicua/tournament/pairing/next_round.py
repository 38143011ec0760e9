"""The next round of a tournament, whatever its format."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import ceil, log2

from capicua.tournament.duplicate import movements
from capicua.tournament.events import Table
from capicua.tournament.pairing import arena, groups, knockout, ladder, rotating, round_robin, swiss
from capicua.tournament.settings import KNOCKOUTS, MOVEMENTS, Shape, refuse
from capicua.tournament.state import State


def next_round(state: State, shape: Shape) -> tuple[list[Table], list[int]]:
    """Return the tables and the byes of the next round; raise ``TournamentRefused`` without any."""
    if state.settings.format in KNOCKOUTS:
        return _knockout(state)
    if state.settings.format in MOVEMENTS:
        return _movement(state)
    if state.settings.format in ("round_robin", "double_round_robin"):
        return _round_robin(state)
    busy = state.playing if state.settings.format in ("arena", "ladder") else set()
    free = [one for one in state.present if one not in busy]
    wanted = shape.smallest * shape.together
    if len(free) < wanted:
        raise refuse("too-few", count=len(free), wanted=wanted)
    if state.settings.format == "arena":
        return _arena(state, free, shape)
    if state.settings.format == "ladder":
        return _two_sided(state, *ladder.pairs(state, free))
    if state.settings.entry == "rotating":
        found, byes = rotating.tables(state, free)
        return _numbered(state, [((a, b), (c, d)) for a, b, c, d in found]), byes
    if shape.sides > 2:
        seated, byes = groups.tables(state, free, shape.sides, shape.smallest)
        return _numbered(state, [tuple((one,) for one in table) for table in seated]), byes
    return _two_sided(state, *swiss.pairs(state, free))


def _arena(state: State, free: list[int], shape: Shape) -> tuple[list[Table], list[int]]:
    tables: list[tuple[tuple[int, ...], ...]]
    if shape.entrants == 2:
        pairs, waiting = arena.pairs(state, free)
        tables = [((one,), (other,)) for one, other in pairs]
    else:
        tables, waiting = arena.tables(state, free, shape)
        if not tables and len(free) < shape.entrants:
            raise refuse("too-few", count=len(free), wanted=shape.entrants)
    if not tables:
        raise refuse("just-met")
    return _numbered(state, tables), waiting


def rounds_planned(state: State, shape: Shape) -> int | None:
    """Return the number of rounds of a tournament, or ``None`` if it is open."""
    settings = state.settings
    count = len(state.first_field())
    if settings.format in ("arena", "ladder"):
        return settings.rounds or None
    if settings.format in KNOCKOUTS:
        tree = knockout.Bracket(state) if count > 1 else None
        is_over = tree is not None and not tree.ready() and not state.playing
        return len(state.rounds) if is_over and state.rounds else None
    if settings.format in MOVEMENTS:
        full = len(_plan(state).rounds) if count >= 3 else 0
        return min(settings.rounds or full, full)
    if settings.format in ("round_robin", "double_round_robin"):
        full = (count - 1 + count % 2) * (2 if settings.format == "double_round_robin" else 1)
        return min(settings.rounds or full, full)
    if settings.rounds:
        return settings.rounds
    if settings.entry == "rotating":
        return max(1, count - 1 + count % 4 % 2)
    return max(1, ceil(log2(max(2, len(state.entrants) / (shape.entrants - 1)))))


def _numbered(state: State, tables: Sequence[tuple[tuple[int, ...], ...]]) -> list[Table]:
    """Return tables with the lowest numbers at which nobody plays, and the deals of this round."""
    set_ = len(state.rounds) + 1 if state.settings.deals else 0
    free = free_numbers(state)
    return [Table(number, sides, set_) for number, sides in zip(free, tables, strict=False)]


def free_numbers(state: State) -> Iterator[int]:
    """Yield the numbers of tables at which nobody plays, in ascending order."""
    busy = {number for round in state.rounds for number in round.missing}
    return (number for number in itertools.count(1) if number not in busy)


def _two_sided(
    state: State, pairs: Sequence[tuple[int, int]], byes: list[int]
) -> tuple[list[Table], list[int]]:
    return _numbered(state, [((one,), (other,)) for one, other in pairs]), byes


def _round_robin(state: State) -> tuple[list[Table], list[int]]:
    field = state.seeded(state.first_field())
    if len(field) < 2:
        raise refuse("too-few", count=len(field), wanted=2)
    rounds = round_robin.schedule(field, state.settings.format == "double_round_robin")
    pairs, byes = [], []
    for one, other in rounds[len(state.rounds)]:
        both = [each for each in (one, other) if each and each not in state.absent]
        if len(both) == 2:
            pairs.append((one, other))
        else:
            byes += both
    return _two_sided(state, pairs, byes)


def _plan(state: State) -> movements.Movement:
    count = len(state.first_field())
    if state.settings.format == "howell":
        return movements.howell(count)
    full = len(movements.mitchell(count).rounds)
    left_out = full - min(state.settings.rounds or full, full)
    return movements.mitchell(count, state.settings.switched + left_out)


def _movement(state: State) -> tuple[list[Table], list[int]]:
    plan = _plan(state)
    people = state.seeded(state.first_field())
    number = len(state.rounds)
    tables: list[Table] = []
    byes: list[int] = []
    for seat in plan.rounds[number]:
        both = [people[pair - 1] for pair in (seat.first, seat.second) if pair <= len(people)]
        both = [one for one in both if one not in state.absent]
        if len(both) < 2:
            byes += both
            continue
        set_ = seat.set if state.settings.moving_boards else number + 1
        tables.append(Table(len(tables) + 1, tuple((one,) for one in both), set_))
    return tables, byes


def _knockout(state: State) -> tuple[list[Table], list[int]]:
    if len(state.first_field()) < 2:
        raise refuse("too-few", count=len(state.first_field()), wanted=2)
    ready = knockout.Bracket(state).ready()
    if not ready:
        raise refuse("nothing-ready")
    # Two losers who meet in the final twice are one table a round, so nobody plays twice at once.
    busy = state.playing
    tables = [
        Table(
            number,
            ((one,), (other,)),
            len(state.rounds) + 1 if state.settings.deals else 0,
            match.number,
        )
        for number, (match, (one, other)) in enumerate(ready, 1)
        if not {one, other} & busy
    ]
    return tables, []
