"""Export in TRF16, the tournament report of FIDE, where it fits: two sides, one entrant on each.

A pair or a team takes the line of a player. Who sits first is “w”. The first line of each entrant
has fixed columns: starting rank 5–8, name 15–47, rating 49–52, points 81–84, rank 86–89, then ten
columns a round: opponent, colour, result.
"""

from __future__ import annotations

from fractions import Fraction

from capicua.tournament.history import histories
from capicua.tournament.outings import Outing
from capicua.tournament.settings import refuse
from capicua.tournament.tournament import Tournament


def trf(tournament: Tournament, date: str = "") -> str:
    """Return the report; raise ``TournamentRefused`` if a table has more than two entrants."""
    if tournament.shape.entrants != 2:
        raise refuse("trf", entry=tournament.settings.entry)
    state = tournament.state
    seeds = {one: at for at, one in enumerate(state.seeded(state.entrants), 1)}
    ranked = {each.entrant: each for each in tournament.standings()}
    rated = sum(each.rating > 0 for each in state.entrants.values())
    lines = [
        f"012 {_line_text(tournament.settings.name)}",
        *([f"042 {date}"] if date else []),
        f"062 {len(state.entrants)}",
        f"072 {rated}",
        f"092 {tournament.settings.format}",
        f"142 {tournament.planned_rounds or len(state.rounds)}",
    ]
    past = histories(state)
    for entrant, seed in seeds.items():
        each = state.entrants[entrant]
        score = sum((_points(outing) for outing in past[entrant].outings), Fraction(0))
        line = (
            f"001 {seed:>4} {'':4} {_line_text(each.name)[:33]:<33} {each.rating or '':>4} "
            f"{'':3} {_line_text(each.code)[:11]:>11} {'':10} {float(score):>4.1f} "
            f"{ranked[entrant].place:>4}"
        )
        outings = {outing.round: outing for outing in past[entrant].outings}
        for round in range(1, len(state.rounds) + 1):
            line += f"  {_cell(outings.get(round), seeds)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _points(outing: Outing) -> Fraction:
    """Return the points of a round in chess: a win 1, a draw ½."""
    if outing.kind in ("bye", "won_by_forfeit"):
        return Fraction(1)
    return outing.beaten[0] if outing.beaten else Fraction(0)


def _cell(outing: Outing | None, seeds: dict[int, int]) -> str:
    """Return opponent, colour and result in eight columns."""
    if outing is None:
        return "        "
    if outing.kind == "bye":
        return "0000 - U"
    colour = "w" if outing.seat == 0 else "b"
    opponent = f"{seeds[outing.opponents[0]]:>4}"
    if outing.kind != "played":
        return f"{opponent} {colour} {'+' if outing.kind == 'won_by_forfeit' else '-'}"
    result = "=" if outing.beaten[0] == Fraction(1, 2) else str(int(outing.beaten[0]))
    return f"{opponent} {colour} {result}"


def _line_text(text: str) -> str:
    """Return a text on one line."""
    return " ".join(text.split())
