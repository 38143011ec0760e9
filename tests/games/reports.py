"""What players would report of a finished round, read off the round itself.

One function for each kind of sheet; a game whose sheet asks for something else needs one.
"""

from __future__ import annotations

from typing import Any

from capicua.core.seats import NOBODY
from capicua.core.sheet import BLOCKED, OUT, Answer, Report
from capicua.core.state import State
from capicua.core.tile import PIPS, tile_text, tiles_in
from capicua.families.line import phases, scoring
from capicua.families.line.round import LineRound
from capicua.families.line.sheet import TARGET
from capicua.games.bergen.rules import BergenRound
from capicua.games.double_takes.round import TakesRound
from capicua.games.mexican_train.round import TrainRound
from capicua.games.super_dominos.round import SuperRound
from capicua.games.texas_42.auction import BID_VALUE
from capicua.games.texas_42.round import TexasRound
from capicua.games.texas_42.sheet import BID, PASSED


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


def train_report(state: TrainRound, sums: bool) -> Report:
    hands = hands_of(state, int(state.words))
    answers: dict[str, list[Answer]] = {
        "starter": [int(state.starter)],
        "opener": [int(state.opener)],
        "left": left(hands, sums, int(state.rules.blank_score)),
    }
    return Report(BLOCKED if state.out == NOBODY else OUT, int(state.out), answers)


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


def super_report(state: SuperRound, sums: bool) -> Report:
    hands = hands_of(state, int(state.words))
    tiles = left(hands, False)
    starter: list[Answer] = [int(state.first)]
    seat = next((seat for seat, hand in enumerate(hands) if not hand), NOBODY)
    if seat == NOBODY:
        return Report(BLOCKED, NOBODY, {"starter": starter, "hand": tiles})
    if state.rules.counts_pips:
        return Report(OUT, seat, {"starter": starter, "left": left(hands, sums)})
    counts: list[Answer] = [len(hand) for hand in hands]
    return Report(OUT, seat, {"starter": starter, "tiles_left": counts if sums else tiles})


REPORTS: dict[type[State], Any] = {
    LineRound: line_report,
    TrainRound: train_report,
    TexasRound: texas_report,
    TakesRound: takes_report,
    SuperRound: super_report,
}
