"""The score sheet of a game: what has to be told of a round played with real tiles.

Nobody writes down the plays of such a round, but its scoring needs only a few facts: who
went out, what the others have left, how often somebody exchanged. A ``ScoreSheet`` says
which facts its game needs, checks what is reported, and makes a finished round of it that
is scored by the very rules that score a round played here. Such a round counts in a
``Match`` as any other: totals, the next starter and the end of the match follow.

Kept interpreted: frozen dataclasses gain nothing from the compiler.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

from capicua.core.hands import Hands
from capicua.core.reasons import Argument, Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import PIPS, parse_tile, tile_text

if TYPE_CHECKING:
    from capicua.core.game import Game

Answer = int | str | list[str]
"""A number or a seat, a word of the question, or tiles as text."""

OUT: Final = "out"
BLOCKED: Final = "blocked"
VOID: Final = "void"
"""The endings that most games have; ``out`` names who went out."""


@dataclass(frozen=True, kw_only=True)
class Ending:
    """One way a round can end; ``names_seat`` where somebody in particular ended it."""

    id: str
    names_seat: bool = False


@dataclass(frozen=True, kw_only=True)
class Question:
    """One fact that the score needs, and what its answers may be.

    ``tiles`` are tiles or, with ``sums``, what they count together; ``times`` counts how
    often each seat did something, so it has an answer for every seat but is asked once.
    """

    id: str
    asks: Literal["tiles", "number", "word", "seat", "times"]
    of: Literal["table", "seats", "sides"] = "table"
    """Who has an answer of their own: nobody, every seat, or every side."""
    low: int = 0
    high: int = 0
    step: int = 1
    """Numbers are multiples of it."""
    together: int = 0
    """The most that the numbers of all seats come to; 0 where it does not matter."""
    words: tuple[str, ...] = ()
    count: int = 0
    """How many tiles; 0 for any number of them."""
    sums: bool = True
    usual: Answer | None = None
    """What no answer means; ``None`` where there must be one."""
    after: tuple[str, ...] = ()
    """The endings after which it is asked; none for all."""
    spares: bool = False
    """Not asked of the seat that the ending names, which has nothing."""


@dataclass(frozen=True)
class Report:
    """What the players say of a round: how it ended, and the answers to the questions."""

    ending: str
    seat: int = NOBODY
    answers: Mapping[str, list[Answer]] = field(default_factory=dict)
    """By question: one answer, or one for every seat or side in order."""

    def as_data(self) -> dict[str, Any]:
        """The report as plain data for JSON."""
        seat = {} if self.seat == NOBODY else {"seat": self.seat}
        return {"ending": self.ending, **seat, "answers": dict(self.answers)}


class ScoreSheet:
    """What the next round of a match is scored from.

    A game's sheet sets ``questions``, and ``endings`` where it has others, and writes ``fill``
    and its reverse, ``report``.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.endings: tuple[Ending, ...] = (Ending(id=OUT, names_seat=True), Ending(id=BLOCKED))
        """The first is meant by a seat alone."""
        self.questions: tuple[Question, ...] = ()

    # -- what every game writes ------------------------------------------------------------

    @property
    def opening(self) -> Message:
        """Who begins the round."""
        if self.setup.starter == NOBODY:
            return Message("sheet-opens-lot")
        return Message("sheet-opens", {"player": self.setup.starter})

    def fill(self, state: Any, report: Report) -> None:
        """Ends and scores a state with nothing dealt as reported; may raise ``Refused``."""
        raise NotImplementedError

    def report(self, state: Any, as_sums: bool = False) -> Report:
        """Return what the players would say of a finished round.

        ``fill`` makes the same scores of it. ``as_sums`` says to count tiles where the
        question takes their sum. Every sheet.
        """
        raise NotImplementedError

    def explain(self, state: Any) -> list[Message]:
        """How the points of a reported round come about."""
        return []

    # -- what follows from it --------------------------------------------------------------

    def asked(self, ending: str) -> list[Question]:
        """The questions after an ending."""
        return [q for q in self.questions if not q.after or ending in q.after]

    def respondents(self, question: Question, seat: int) -> list[int]:
        """The seats that are asked, where ``seat`` ended the round; a side's first seat."""
        sides = self.game.sides
        if question.of == "table" or question.asks == "times":
            return [0]
        seats = list(range(int(self.game.players)))
        if question.of == "sides":
            return [sides.index(side) for side in sorted(set(sides))]
        return [other for other in seats if not (question.spares and other == seat)]

    def round(self, report: Report) -> State:
        """The finished round that was reported; raises ``Refused`` where it makes no sense."""
        self.check(report)
        state = self.game.blank(self.setup)
        self.fill(state, report)
        return state

    def scores(self, report: Report) -> list[int]:
        """The points of a reported round by seat."""
        return self.round(report).scores()

    # -- checking ----------------------------------------------------------------------------

    def check(self, report: Report) -> None:
        """Raises ``Refused`` where an answer is missing or invalid."""
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
        """The tiles of an answer, none of them ``known``; raises ``Refused`` where it is none."""
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
        """Raises ``Refused`` where the numbers of all come to more than there can be."""
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

    # -- for the games' own sheets -------------------------------------------------------------

    def left(self, after: tuple[str, ...] = (), sums: bool = True, more: int = 0) -> Question:
        """What all but who went out have left; ``more`` is what tiles may count beyond pips."""
        most = most_pips(self.game.tiles_in_play) + more
        return Question(
            id="left", asks="tiles", of="seats", high=most, sums=sums, after=after, spares=True
        )

    def left_in(self, hands: Hands, as_sums: bool, blank: int = 0) -> list[Answer]:
        """Return what every seat has left, as tiles or as pips; ``blank`` is what 0-0 counts."""
        found: list[Answer] = []
        for seat in range(hands.seats):
            tiles = hands.tiles(seat)
            pips = sum([int(PIPS[tile]) or blank for tile in tiles])
            found.append(pips if as_sums or not tiles else [tile_text(tile) for tile in tiles])
        return found

    def seat_told(self, report: Report, question: str) -> int:
        """The seat that answers a question; where it was not asked, the setup's starter."""
        if question in {asked.id for asked in self.asked(report.ending)}:
            return number(report.answers[question][0])
        return self.setup.starter


def number(answer: Answer) -> int:
    """An answer that is a number."""
    assert isinstance(answer, int)
    return answer


def pips_told(answer: Answer, high: int, blank: int = 0) -> int:
    """The pips of an answer, which is their sum or tiles; ``blank`` is what 0-0 counts."""
    if isinstance(answer, list):
        return sum([int(PIPS[tile]) or blank for tile in tiles_of(answer, high)])
    return number(answer)


def tiles_of(texts: Sequence[str], high: int) -> list[int]:
    """Tiles of a double-``high`` set; raises ``BadText``."""
    return [int(parse_tile(text, high)) for text in texts]


def most_pips(tiles: Sequence[int]) -> int:
    """The pips on all of some tiles: no hand counts more."""
    return sum([int(PIPS[tile]) for tile in tiles])
