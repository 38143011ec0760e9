"""Tournaments: how long a Swiss round takes to pair, and what thousands of events add up to.

    python bench/simulations/tournaments.py --players 1000
    python bench/simulations/tournaments.py --events 10000 --workers 2

Prints the time of each of three rounds of one large event, then simulates events of 8 to 40 pairs
of known strength: pairs that met again, second byes, the largest imbalance of sides and the rank
correlation between strength and final place.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

from capicua.testing.simulated_events import Simulated, simulate
from capicua.tournament import Rules, Settings, Tournament

BATCH = 100


def pairing_times(players: int, style: str) -> list[float]:
    """Return the seconds that each of three rounds took to pair."""
    rules = Rules("block", seats=2)
    tournament = Tournament(
        Settings(name="large", rules=rules, entry="individuals", format=style, rounds=3)  # type: ignore[arg-type]
    )
    for number in range(players):
        tournament.enter(f"player {number + 1}", rating=3000 - number)
    found = []
    for _ in range(3):
        began = time.perf_counter()
        round = tournament.start_round()
        found.append(time.perf_counter() - began)
        for table in round.tables:
            tournament.record(round.number, table.number, (100, 100 - table.number % 7 * 5))
    began = time.perf_counter()
    tournament.standings()
    return [*found, time.perf_counter() - began]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--events", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.players:
        for style in ("swiss", "arena"):
            *rounds, standings = pairing_times(chosen.players, style)
            times = ", ".join(f"{seconds:.2f}" for seconds in rounds)
            print(
                f"{style}, {chosen.players} players: rounds in {times} s, "
                f"standings in {standings:.2f} s"
            )
    if chosen.events:
        batches = range(-(-chosen.events // BATCH))
        with ProcessPoolExecutor(chosen.workers) as pool:
            parts: list[Simulated] = list(pool.map(simulate, [BATCH] * len(batches), batches))
        print(
            f"{len(parts) * BATCH} events: {sum(each.repeats for each in parts)} pairs met again, "
            f"{sum(each.avoidable for each in parts)} rounds with avoidable repeats, "
            f"{sum(each.second_byes for each in parts)} second byes, sides at most "
            f"{max(each.widest for each in parts)} apart, rank correlation "
            f"{sum(each.correlation for each in parts) / len(parts):.3f}"
        )


if __name__ == "__main__":
    main()
