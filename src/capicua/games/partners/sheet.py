"""The score sheet of Partners: who went out and how, or who blocked; passes; tiles left.

It asks only for facts that the house rules score.
"""

from __future__ import annotations

from typing import ClassVar, Final

from capicua.core.messages import Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import BLOCKED, OUT, Answer, Ending, Question, Report, number
from capicua.families.line.rules import LineRound
from capicua.families.line.sheet import LineSheet
from capicua.games.partners import blocked_round
from capicua.games.partners.closings import (
    ALIKE,
    BOTH,
    CLOSINGS,
    CROSS,
    DOUBLE,
    DOUBLES,
    SIMPLE,
)
from capicua.games.partners.game import Partners
from capicua.games.partners.rules import PartnersRound

SHOWN: Final = "doubles"
"""The ending of a round won by the doubles dealt (PAR-4)."""
KEY: Final = "key"
YES_NO: Final = ("no", "yes")


class PartnersSheet(LineSheet):
    """The facts from which a round is scored."""

    game: Partners
    has_made: ClassVar[bool] = True

    def __init__(self, game: Partners, setup: Setup) -> None:
        super().__init__(game, setup)
        if game.instant_doubles:
            self.endings = (*self.endings, Ending(id=SHOWN, names_seat=True))

    def own_questions(self) -> tuple[Question, ...]:
        """Return the questions: the closing, the blocker, paid passes, tiles left."""
        game = self.game
        found: list[Question] = []
        if game.by_games:
            found += self._closing()
        if game.capicua or game.doubles_capicua:
            found.append(_yes_no("capicua"))
        if game.chuchazo:
            found.append(_yes_no("chuchazo"))
        if self._needs_blocker():
            found.append(Question(id="blocker", asks="seat", after=(BLOCKED,)))
        if self.pays_in_play():
            found.append(self.made())
        found.append(self.left(after=(BLOCKED,) if game.by_games else (OUT, BLOCKED)))
        return tuple(found)

    def needs_leader(self) -> bool:
        """Return whether the next lead or a tie depends on a leader who is not known."""
        game = self.game
        follows = game.rotates or game.next_lead == "same_leader"
        is_open = self.is_forced or self.setup.starter == NOBODY or game.may_give_lead(self.setup)
        return is_open and (follows or game.block_tie != blocked_round.BLOCKER)

    def _closing(self) -> list[Question]:
        """Return the closings that have different values in games (PAR-19)."""
        game = self.game
        words = ["simple"]
        for closing in (DOUBLE, BOTH, CROSS):
            if game.wins[closing] != game.wins[SIMPLE]:
                words.append(CLOSINGS[closing])
        if game.key_win:
            words.append(KEY)
        if len(words) == 1:
            return []
        return [
            Question(id="closing", asks="word", words=tuple(words), usual="simple", after=(OUT,))
        ]

    def _needs_blocker(self) -> bool:
        game = self.game
        return (
            game.block_winner == blocked_round.BLOCKER_VS_NEXT
            or game.block_tie == blocked_round.BLOCKER
            or game.next_lead == "hand_winner"
        )

    def pays_in_play(self) -> bool:
        """Return whether passes pay."""
        game = self.game
        return game.salida > 0 or game.corrido > 0

    def close(self, state: LineRound, report: Report) -> None:
        """Set the blocker, or how the last tile closed the round, as far as it is reported."""
        assert isinstance(state, PartnersRound)
        if report.ending == BLOCKED and self._needs_blocker():
            state.turn = number(report.answers["blocker"][0])
        if report.ending == SHOWN:
            state.closing = DOUBLES
        if report.ending != OUT:
            return
        told = _word(report, "closing")
        if told == KEY:
            state.closing, state.is_key = BOTH, True
        elif told:
            state.closing = CLOSINGS.index(told)
        if _word(report, "capicua") == "yes":
            state.closing = BOTH
        if _word(report, "chuchazo") == "yes":
            if state.closing == BOTH and not self._zero_may_be_both():
                raise Refused(Message("sheet-chuchazo-capicua"), "PAR-22")
            # 0-0 is a double: closing both ends, it is a capicúa only if doubles count (PAR-22).
            state.last_tile = 0
            state.closing = CROSS if state.closing == BOTH else DOUBLE

    def _zero_may_be_both(self) -> bool:
        """Return whether 0-0 can be a capicúa and a chuchazo at once (PAR-22, PAR-23)."""
        game = self.game
        return bool(game.capicua_closings[CROSS]) and game.capicua_blank and game.chuchazo_both

    def report(self, state: LineRound, as_sums: bool = False) -> Report:
        """Return the report the players would give."""
        assert isinstance(state, PartnersRound)
        found = super().report(state, as_sums)
        answers: dict[str, list[Answer]] = {
            **found.answers,
            "blocker": [int(state.turn)],
            "capicua": ["yes" if state.is_capicua() else "no"],
            "chuchazo": ["yes" if state.is_chuchazo() else "no"],
            "closing": [self._closing_word(state)],
        }
        is_shown = found.ending == OUT and state.closing == DOUBLES
        return Report(SHOWN if is_shown else found.ending, found.seat, answers)

    def _closing_word(self, state: PartnersRound) -> str:
        """Return the closing as the question lists it; closings of equal value share a name."""
        game = self.game
        if game.key_win and state.is_key:
            return KEY
        closing = int(state.closing)
        if closing == ALIKE:
            closing = BOTH if game.wins[ALIKE] == game.wins[BOTH] else SIMPLE
        return "simple" if game.wins[closing] == game.wins[SIMPLE] else CLOSINGS[closing]


def _yes_no(id: str) -> Question:
    return Question(id=id, asks="word", words=YES_NO, usual="no", after=(OUT,))


def _word(report: Report, question: str) -> str:
    """Return the word that answers a question; empty if it was not asked."""
    answers = report.answers.get(question, [])
    return str(answers[0]) if answers else ""
