"""Events played by bots: a whole tournament in one call, with duplicate deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from capicua.bots.levels import Bot, bot
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.tournament.duplicate.scoring import deal_results
from capicua.tournament.duplicate.variance import Variance, components
from capicua.tournament.events import Result, Table
from capicua.tournament.state import Round
from capicua.tournament.tournament import Tournament


def play_event(
    tournament: Tournament,
    levels: Mapping[int, str],
    secret: bytes,
    event: str,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """Commit to the deals, then play all rounds; ``levels`` has the bot of each entrant.

    Needs duplicate deals. Bots choose at random from ``seed``; the same arguments give the same
    event.
    """
    tournament.commit_deals(secret, event)
    rng = Rng(seed)
    done = 0
    while not tournament.is_complete:
        round = tournament.start_round()
        for table in round.tables:
            result = play_table(tournament, round, table, levels, rng)
            tournament.record(round.number, table.number, result)
            done += 1
            progress(done)
        tournament.reveal_deals()


def play_table(
    tournament: Tournament, round: Round, table: Table, levels: Mapping[int, str], rng: Rng
) -> Result:
    """Return the result of a table whose deals are played by bots."""
    deals = tournament.deals
    assert deals is not None
    game = round.rules.load()
    order = sorted(set(game.sides))
    sides = [order.index(side) for side in game.sides]
    bots = [bot(levels[table.sides[side][0]]) for side in sides]
    found = []
    for place in range(1, tournament.settings.deals + 1):
        state = deals.deal(round.rules, table.set, place)
        play_out(state, bots, rng)
        found.append(side_points(state, sides, len(table.sides)))
    return Result(
        tuple(sum(each) for each in zip(*found, strict=True)),
        deals=tuple(found),
        deals_won=tuple(
            sum(
                each[side] > max(other for at, other in enumerate(each) if at != side)
                for each in found
            )
            for side in range(len(table.sides))
        ),
    )


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> None:
    """Play a round to the end."""
    while not state.is_over:
        legal = state.legal_actions()
        seat = int(state.turn)
        state.advance(legal[0] if len(legal) == 1 else bots[seat].choose(state.view(seat), rng))


def side_points(state: State, sides: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the points of each side in a finished round; partners have the same points."""
    points = [0] * count
    if not state.is_void:
        for seat, made in enumerate(state.scores()):
            points[sides[seat]] = int(made)
    return tuple(points)


def duplicate_variance(tournament: Tournament) -> Variance:
    """Return how much of the variance of the results the deals explain."""
    results = deal_results(tournament.state)
    return components({deal: [one.difference for one in each] for deal, each in results.items()})
