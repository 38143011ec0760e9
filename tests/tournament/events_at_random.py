"""Whole tournaments played with random results, for tests of every format."""

from __future__ import annotations

import random
from collections.abc import Iterator

from capicua.tournament import Result, Rules, Settings, Table, Tournament

PAIRS = Rules("partners")
DUEL = Rules("block", seats=2)
TRIO = Rules("block", seats=3)
FOUR = Rules("block", seats=4)


def field(settings: Settings, count: int, clubs: int = 0) -> Tournament:
    """Return a tournament with entrants of falling strength."""
    tournament = Tournament(settings)
    for number in range(1, count + 1):
        club = f"club {number % clubs}" if clubs else ""
        tournament.enter(f"entrant {number}", club=club, rating=3000 - number)
    return tournament


def random_result(tournament: Tournament, table: Table, rng: random.Random) -> Result:
    """Return a result that the tournament accepts, better for the stronger more often."""
    sides = len(table.sides)
    if rng.random() < 0.03:
        return Result(forfeited=(rng.randrange(sides),))
    while True:
        strengths = [
            sum(tournament.state.entrants[one].rating for one in side) for side in table.sides
        ]
        count = tournament.deals_wanted(table) if tournament.settings.deals else 1
        deals = tuple(
            tuple(
                rng.randrange(0, 60) + (60 if strength == max(strengths) else 0)
                for strength in strengths
            )
            for _ in range(count)
        )
        points = tuple(sum(each) for each in zip(*deals, strict=True))
        if "knockout" not in tournament.settings.format or len(set(points)) > 1:
            return Result(points, deals=deals if tournament.settings.deals else ())


def play_round(tournament: Tournament, rng: random.Random) -> None:
    """Start a round and enter all its results, in random order."""
    round = tournament.start_round()
    tables = list(round.tables)
    rng.shuffle(tables)
    for table in tables:
        tournament.record(round.number, table.number, random_result(tournament, table, rng))


def played(tournament: Tournament, seed: int = 1, most: int = 60) -> Iterator[Tournament]:
    """Play a tournament to its end, and yield it after every round."""
    rng = random.Random(seed)
    while not tournament.is_complete and len(tournament.state.rounds) < most:
        play_round(tournament, rng)
        yield tournament
