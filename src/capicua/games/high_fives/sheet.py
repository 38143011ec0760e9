"""The score sheet of High Fives: the points and the number of each player's captures."""

from __future__ import annotations

from typing import Final

from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import Answer, Ending, Question, Report, ScoreSheet, number
from capicua.core.tiles.tile import ALL_TILES
from capicua.games.high_fives.game import HighFives
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import WORTH

FINISHED: Final = "finished"


class HighFivesSheet(ScoreSheet):
    """The facts from which a round is scored."""

    def __init__(self, game: HighFives, setup: Setup) -> None:
        super().__init__(game, setup)
        self.endings = (Ending(id=FINISHED),)
        most = sum([int(worth) for worth in WORTH])
        made = Question(id="made", asks="number", of="seats", high=most, together=most)
        self.questions = (made,)
        if game.bonus > 0:  # HIF-12
            tiles = Question(
                id="captured", asks="number", of="seats", high=ALL_TILES, together=ALL_TILES
            )
            self.questions = (made, tiles)
        if setup.starter == NOBODY and game.match_hands > 1:
            self.questions = (Question(id="starter", asks="seat"), *self.questions)

    def report(self, state: HighFivesRound, as_sums: bool = False) -> Report:
        """Return the starter, and the points and number of tiles each seat captured."""
        answers: dict[str, list[Answer]] = {
            "starter": [int(state.starter)],
            "made": [
                sum([int(WORTH[tile]) for tile in state.taken_tiles(seat)])
                for seat in range(state.players)
            ],
            "captured": [state.taken_count(seat) for seat in range(state.players)],
        }
        return Report(FINISHED, NOBODY, answers)

    def fill(self, state: HighFivesRound, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.starter = max(0, self.seat_told(report, "starter"))
        for seat, points in enumerate(report.answers["made"]):
            state.points[seat] = number(points)
        counts = [number(count) for count in report.answers.get("captured", [])]
        if counts:
            state.give_bonus([seat for seat, count in enumerate(counts) if count == max(counts)])
