"""Simulated Swiss events: pairs of known strength, results by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from capicua.tournament import Rules, Settings, Tournament
from capicua.tournament.history import History, histories
from capicua.tournament.pairing.matching import lightest
from capicua.tournament.pairing.swiss import BYE


@dataclass
class Simulated:
    """What some events added up to."""

    events: int
    repeats: int
    """Pairs that met again."""
    avoidable: int
    """Rounds in which somebody met again although another pairing had avoided it."""
    second_byes: int
    widest: int
    """The largest difference between sitting first and sitting second."""
    correlation: float
    """The mean rank correlation (Spearman) between strength and final place."""


def simulate(
    events: int,
    seed: int,
    pairs: tuple[int, int] = (8, 40),
    progress: Callable[[int], None] = lambda done: None,
) -> Simulated:
    """Play events of 4 to 7 rounds, in which seeds say nothing.

    ``pairs`` is the least and the greatest number of pairs.
    """
    rng = random.Random(seed)
    found = Simulated(events, 0, 0, 0, 0, 0.0)
    for done in range(events):
        count, rounds = rng.randrange(pairs[0], pairs[1] + 1), rng.randrange(4, 8)
        seed_of_lots = rng.randrange(10**6)
        settings = Settings(
            name="simulated", rules=Rules("partners"), rounds=rounds, seed=seed_of_lots
        )
        tournament = Tournament(settings)
        for number in range(count):
            tournament.enter(f"pair {number + 1}")
        strength = {number: rng.gauss(0, 1) for number in tournament.state.entrants}
        for _ in range(rounds):
            past = histories(tournament.state)
            round = tournament.start_round()
            again = [
                table for table in round.tables if past[table.entrants[0]].met[table.entrants[1]]
            ]
            found.avoidable += bool(again) and can_avoid(past)
            for table in round.tables:
                (one,), (other,) = table.sides
                edge = 60 * (strength[one] - strength[other]) + rng.gauss(0, 60)
                points = (
                    (100, max(0, 99 - int(edge))) if edge > 0 else (max(0, 99 + int(edge)), 100)
                )
                tournament.record(round.number, table.number, points)
        past = histories(tournament.state)
        found.repeats += (
            sum(times > 1 for each in past.values() for times in each.met.values()) // 2
        )
        found.second_byes += sum(each.byes > 1 for each in past.values())
        found.widest = max(found.widest, *(abs(each.balance) for each in past.values()))
        places = [each.entrant for each in tournament.standings()]
        found.correlation += rank_correlation(places, strength) / events
        progress(done + 1)
    return found


def can_avoid(past: Mapping[int, History]) -> bool:
    """Return whether everybody could be paired, or have a first bye, without meeting again."""
    people = list(past)
    open_pairs = {
        (one, other): (0,)
        for at, one in enumerate(people)
        for other in people[at + 1 :]
        if not past[one].met[other]
    }
    if len(people) % 2:
        open_pairs |= {(one, BYE): (0,) for one in people if not past[one].byes}
        people.append(BYE)
    return 2 * len(lightest(people, open_pairs)) == len(people)


def rank_correlation(places: list[int], strength: dict[int, float]) -> float:
    """Return Spearman's rank correlation of an order with strengths."""
    wanted = sorted(strength, key=lambda one: -strength[one])
    rank = {one: at for at, one in enumerate(wanted)}
    count = len(places)
    off = sum((at - rank[one]) ** 2 for at, one in enumerate(places))
    return 1 - 6 * off / (count * (count * count - 1))
