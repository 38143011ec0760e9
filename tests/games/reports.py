"""What players would report of a finished round, read off the round itself.

One function for each kind of sheet; a game whose sheet asks for something else needs one.
"""

from __future__ import annotations

from typing import Any

from capicua.core.seats import NOBODY
from capicua.core.sheet import BLOCKED, OUT, VOID, Answer, Report
from capicua.core.state import State
from capicua.core.tile import PIPS, tile_text, tiles_in
from capicua.families.cross.rules import CrossRound
from capicua.families.line import phases, scoring
from capicua.families.line.round import LineRound
from capicua.families.line.sheet import TARGET
from capicua.games.bergen.rules import BergenRound
from capicua.games.double_takes.round import TakesRound
from capicua.games.high_fives.round import HighFivesRound
from capicua.games.high_fives.tiles import WORTH
from capicua.games.texas_42.auction import BID_VALUE
from capicua.games.texas_42.round import TexasRound
from capicua.games.texas_42.sheet import BID, PASSED
from capicua.games.thats_it.rules import ThatsItRound
from capicua.games.thats_it.sheet import DEAD


def report_of(state: State, sums: bool) -> Report:
    """The report of a finished round, what is left told as sums or as tiles."""
    assert state.is_over
    for kind, report in REPORTS.items():
        if isinstance(state, kind):
            return report(state, sums)
    sheet = state.game.score_sheet(state.setup)
    assert sheet is not None
    return sheet.report(state, sums)


def left(hands: list[list[int]], sums: bool, blank: int = 0) -> list[Answer]:
    """What each hand has left; an empty hand has nothing to tell."""
    found: list[Answer] = []
    for tiles in hands:
        if sums or not tiles:
            found.append(sum(int(PIPS[tile]) for tile in tiles) + (blank if 0 in tiles else 0))
        else:
            found.append([tile_text(tile) for tile in tiles])
    return found


def hands_of(state: Any, words: int) -> list[list[int]]:
    return [
        [
            tile
            for word in range(words)
            for tile in tiles_in(state.hands[seat * words + word], word * 60)
        ]
        for seat in range(state.players)
    ]


def hand_end(state: LineRound, totals: Any, side: int) -> int:
    """What the end of the hand brought a side."""
    if isinstance(state, BergenRound):
        best = int(state.hand_winner())
        domino = state.ended == phases.DOMINO
        points = state.house.domino_points if domino else state.house.blocked_points
        return int(points) if best == side else 0
    if scoring.scores(state, totals, side):
        return int(scoring.hand_end_points(state, totals, side))
    return 0


def line_report(state: LineRound, sums: bool) -> Report:
    totals = scoring.side_totals(state)
    bergen = isinstance(state, BergenRound)  # no sums: doubles are compared
    sides = range(int(state.rules.side_count))
    made = [int(state.points[side]) for side in sides]
    if state.ended != phases.TARGET and not state.rules.pool:
        for side in sides:
            made[side] -= hand_end(state, totals, side)
    answers: dict[str, list[Answer]] = {
        "leader": [int(state.leader)],
        "left": left(hands_of(state, int(state.words)), sums and not bergen),
        "made": list(made),
    }
    if not state.game.score_sheet(state.setup).has_made:
        del answers["made"]
    if state.ended == phases.BLOCKED:
        return Report(BLOCKED, NOBODY, answers)
    return Report(OUT if state.ended == phases.DOMINO else TARGET, int(state.winner), answers)


def cross_report(state: CrossRound, sums: bool) -> Report:
    answers: dict[str, list[Answer]] = {
        "starter": [int(state.starter)],
        "left": left(hands_of(state, 1), sums),
        "exchanges": [int(times) for times in state.exchanges],
    }
    if state.is_void:
        return Report(VOID)
    if state.ended_blocked():
        return Report(BLOCKED, NOBODY, answers)
    return Report(OUT, int(state.winner), answers)


def texas_report(state: TexasRound, sums: bool) -> Report:
    dealer: list[Answer] = [int(state.dealer)]
    if state.is_void:
        return Report(PASSED, NOBODY, {"dealer": dealer})
    answers: dict[str, list[Answer]] = {
        "dealer": dealer,
        "bid": [str(BID_VALUE[state.standing])],
        "taken": [int(state.taken[state.bidder & 1])],
        "contract": ["made" if state.made else "set"],
    }
    return Report(BID, int(state.bidder), answers)


def thats_it_report(state: ThatsItRound, sums: bool) -> Report:
    if state.is_void:
        return Report(DEAD, NOBODY, {"starter": [int(state.starter)]})
    seat = int(state.winner)
    tiles: list[Answer] = [[tile_text(tile) for tile in state.hand_tiles(seat)]]
    return Report(OUT, seat, {"melds": [int(state.points[seat])] if sums else tiles})


def fives_report(state: HighFivesRound, sums: bool) -> Report:
    seats = range(int(state.players))
    answers: dict[str, list[Answer]] = {
        "starter": [int(state.lot)],
        "made": [sum(int(WORTH[tile]) for tile in state.taken_tiles(seat)) for seat in seats],
        "captured": [int(state.taken_count(seat)) for seat in seats],
    }
    return Report("finished", NOBODY, answers)


def takes_report(state: TakesRound, sums: bool) -> Report:
    sides = state.game.sides

    def by_side(counts: Any) -> list[Answer]:
        return [
            sum(int(count) for seat, count in enumerate(counts) if sides[seat] == side)
            for side in sorted(set(sides))
        ]

    answers: dict[str, list[Answer]] = {
        "starter": [int(state.opener)],
        "tricks": by_side(state.tricks),
        "doubles": by_side(state.doubles),
        "corrected": by_side(state.corrected),
        "revokes": by_side(state.revokes),
    }
    return Report("finished", NOBODY, answers)


REPORTS: dict[type[State], Any] = {
    LineRound: line_report,
    CrossRound: cross_report,
    TexasRound: texas_report,
    ThatsItRound: thats_it_report,
    HighFivesRound: fives_report,
    TakesRound: takes_report,
}
