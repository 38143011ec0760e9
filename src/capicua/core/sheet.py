"""The score sheet of a game: the facts needed to score a round played with real tiles.

The plays of such a round are not recorded, but scoring needs only a few facts: who went out, the
tiles the others have left, the number of exchanges. A ``ScoreSheet`` lists the facts its game
needs, validates a report, and turns it into a finished round, scored by the same rules as a round
played here. Such a round counts fully in a ``Match``: totals, the next starter and the end of the
match follow.

Kept interpreted: frozen dataclasses gain nothing from the compiler.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from capicua.core.game import Game
from capicua.core.messages import Argument, Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import PIPS, parse_tile, tile_text

Answer = int | str | list[str]
"""A number or a seat, an answer of the question, or tiles as text."""

OUT: Final = "out"
BLOCKED: Final = "blocked"
VOID: Final = "void"
"""The endings of most games; ``out`` names the seat that went out."""


@dataclass(frozen=True, kw_only=True)
class Ending:
    """One way a round can end; ``names_seat`` if a particular seat ended it."""

    id: str
    names_seat: bool = False


@dataclass(frozen=True, kw_only=True)
class Question:
    """One fact that the score needs, and its allowed answers.

    ``tiles`` are tiles or, with ``sums``, their total; ``times`` counts how often each seat did
    something, so it has an answer for every seat but is asked once.
    """

    id: str
    asks: Literal["tiles", "number", "word", "seat", "times"]
    of: Literal["table", "seats", "sides"] = "table"
    """Who answers separately: nobody, every seat, or every side."""
    low: int = 0
    high: int = 0
    step: int = 1
    """Numbers must be multiples of this."""
    together: int = 0
    """The highest sum of the numbers of all seats; 0 for no limit."""
    words: tuple[str, ...] = ()
    count: int = 0
    """The required number of tiles; 0 for any."""
    sums: bool = True
    usual: Answer | None = None
    """The meaning of a missing answer; ``None`` if an answer is required."""
    after: tuple[str, ...] = ()
    """The endings after which it is asked; empty for all."""
    spares: bool = False
    """Whether the seat named by the ending is skipped, because it has nothing left."""


@dataclass(frozen=True)
class Report:
    """The players' report of a round: how it ended, and the answers to the questions."""

    ending: str
    seat: int = NOBODY
    answers: Mapping[str, list[Answer]] = field(default_factory=dict)
    """By question: one answer, or one for every seat or side in order."""

    def as_data(self) -> dict[str, Any]:
        """Return the report as plain data for JSON."""
        seat = {} if self.seat == NOBODY else {"seat": self.seat}
        return {"ending": self.ending, **seat, "answers": dict(self.answers)}


class ScoreSheet:
    """How the next round of a match is scored from a report.

    A game's sheet sets ``questions``, and ``endings`` if they differ, and writes ``fill`` and
    its reverse, ``report``.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.endings: tuple[Ending, ...] = (Ending(id=OUT, names_seat=True), Ending(id=BLOCKED))
        """The first ending is the default if only a seat is given."""
        self.questions: tuple[Question, ...] = ()

    # -- implemented by every game ------------------------------------------------------------

    @property
    def opening(self) -> Message:
        """The question of who started the round."""
        if self.setup.starter == NOBODY:
            return Message("sheet-opens-lot")
        return Message("sheet-opens", {"player": self.setup.starter})

    def fill(self, state: Any, report: Report) -> None:
        """End and score a state with nothing dealt, as reported; may raise ``Refused``."""
        raise NotImplementedError

    def report(self, state: Any, as_sums: bool = False) -> Report:
        """Return what the players would report of a finished round. Every sheet.

        ``fill`` gives the same scores for it. ``as_sums`` counts tiles where the question takes
        their sum.
        """
        raise NotImplementedError

    def explain(self, state: Any) -> list[Message]:
        """Return how a reported round is scored, as messages."""
        return []

    # -- derived ---------------------------------------------------------------------------

    def asked(self, ending: str) -> list[Question]:
        """Return the questions after an ending."""
        return [q for q in self.questions if not q.after or ending in q.after]

    def respondents(self, question: Question, seat: int) -> list[int]:
        """Return the seats asked after ``seat`` ended the round; for a side, its first seat."""
        sides = self.game.sides
        if question.of == "table" or question.asks == "times":
            return [0]
        seats = list(range(int(self.game.players)))
        if question.of == "sides":
            return [sides.index(side) for side in sorted(set(sides))]
        return [other for other in seats if not (question.spares and other == seat)]

    def round(self, report: Report) -> State:
        """Return the finished round that was reported; raises ``Refused`` if it is inconsistent."""
        self.check(report)
        state = self.game.blank(self.setup)
        self.fill(state, report)
        return state

    def scores(self, report: Report) -> list[int]:
        """Return the points of a reported round by seat."""
        return self.round(report).scores()

    # -- checking ----------------------------------------------------------------------------

    def check(self, report: Report) -> None:
        """Raise ``Refused`` if an answer is missing or invalid."""
        seats = int(self.game.players)
        ending = next((ending for ending in self.endings if ending.id == report.ending), None)
        if ending is None:
            known = [ending.id for ending in self.endings]
            raise Refused(Message("sheet-ending", {"text": report.ending, "allowed": known}))
        is_known = 0 <= report.seat < seats if ending.names_seat else report.seat == NOBODY
        if not is_known:
            raise Refused(Message("sheet-seat"))
        tiles: list[int] = []
        for question in self.asked(ending.id):
            answers = report.answers.get(question.id, [])
            if len(answers) != self._length(question):
                raise Refused(Message("sheet-missing", {"question": question.id}))
            for place, answer in enumerate(answers):
                if question.spares and place == report.seat:
                    continue
                tiles += self.check_answer(question, answer, tiles)
            self.check_together(question, answers)

    def check_answer(
        self, question: Question, answer: Answer, known: Sequence[int] = ()
    ) -> list[int]:
        """Return the tiles of an answer, without ``known`` ones; raises ``Refused`` if invalid."""
        if question.asks == "tiles" and isinstance(answer, list):
            return self._check_tiles(question, answer, known)
        if question.asks == "word":
            if answer not in question.words:
                raise self._refused("sheet-word", answer, {"allowed": list(question.words)})
            return []
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise self._refused("sheet-number-wanted", answer)
        low, high = question.low, question.high
        if question.asks == "seat":
            low, high = 0, int(self.game.players) - 1
        elif question.asks == "tiles" and not question.sums:
            raise self._refused("sheet-tiles-wanted", answer)
        if not low <= answer <= high:
            raise self._refused("sheet-number", answer, {"low": low, "high": high})
        if answer % question.step:
            raise self._refused("sheet-step", answer, {"step": question.step})
        return []

    def check_together(self, question: Question, answers: Sequence[Answer]) -> None:
        """Raise ``Refused`` if the sum of all seats' numbers is too high."""
        if question.together and sum([number(answer) for answer in answers]) > question.together:
            raise Refused(Message("sheet-together", {"high": question.together}))

    def _check_tiles(
        self, question: Question, texts: Sequence[str], known: Sequence[int]
    ) -> list[int]:
        tiles = tiles_of(texts, self.game.high)
        in_play = self.game.tiles_in_play
        for index, tile in enumerate(tiles):
            if tile in tiles[:index] or tile in known:
                raise Refused(Message("tile-twice", {"tile": tile_text(tile)}))
            if tile not in in_play:
                raise Refused(Message("tile-unused", {"tile": tile_text(tile)}))
        if not tiles or question.count not in (0, len(tiles)):
            count = question.count or 1
            raise Refused(Message("sheet-tile-count", {"count": len(tiles), "wanted": count}))
        return tiles

    def _length(self, question: Question) -> int:
        if question.of == "sides":
            return len(set(self.game.sides))
        return int(self.game.players) if question.of == "seats" else 1

    @staticmethod
    def _refused(id: str, answer: Answer, more: Mapping[str, Argument] | None = None) -> Refused:
        text = " ".join(answer) if isinstance(answer, list) else str(answer)
        return Refused(Message(id, {"text": text, **(more or {})}))

    # -- for the games' own sheets --------------------------------------------------------------

    def left(self, after: tuple[str, ...] = (), sums: bool = True, more: int = 0) -> Question:
        """Return the question for the tiles left; ``more`` is the maximum beyond their pips."""
        most = most_pips(self.game.tiles_in_play) + more
        return Question(
            id="left", asks="tiles", of="seats", high=most, sums=sums, after=after, spares=True
        )

    def left_in(self, hands: Hands, as_sums: bool, blank: int = 0) -> list[Answer]:
        """Return what every seat has left, as tiles or as pips; ``blank`` is the value of 0-0."""
        found: list[Answer] = []
        for seat in range(hands.seats):
            tiles = hands.tiles(seat)
            pips = sum([int(PIPS[tile]) or blank for tile in tiles])
            found.append(pips if as_sums or not tiles else [tile_text(tile) for tile in tiles])
        return found

    def seat_told(self, report: Report, question: str) -> int:
        """Return the seat that answers a question, or the setup's starter if it was not asked."""
        if question in {asked.id for asked in self.asked(report.ending)}:
            return number(report.answers[question][0])
        return self.setup.starter


def number(answer: Answer) -> int:
    """Return a numeric answer."""
    assert isinstance(answer, int)
    return answer


def pips_told(answer: Answer, high: int, blank: int = 0) -> int:
    """Return the pips of an answer, given as a sum or as tiles; ``blank`` is the value of 0-0."""
    if isinstance(answer, list):
        return sum([int(PIPS[tile]) or blank for tile in tiles_of(answer, high)])
    return number(answer)


def tiles_of(texts: Sequence[str], high: int) -> list[int]:
    """Return tiles of a double-``high`` set; raises ``BadText``."""
    return [int(parse_tile(text, high)) for text in texts]


def most_pips(tiles: Sequence[int]) -> int:
    """Return the sum of the pips on several tiles, an upper bound for any hand."""
    return sum([int(PIPS[tile]) for tile in tiles])
