"""Positions that people set up: the table, what can be played, and how good each move is.

A position is text (docs/positions.md), in which hands may be hidden. The client keeps the tree of
moves; every question carries the whole position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.replays import ALL_HANDS, check_seat, moments_of, said, zones_of
from capicua.api.study.positions import MoveMade, Position, position_of, refusal_of, seen_of
from capicua.core.messages import Message, Refused
from capicua.core.position_entries import MANY, round_entries
from capicua.core.runtime.build import is_compiled
from capicua.core.seats import EVERYTHING
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.core.tiles.tile import tile_text
from capicua.notation import read, read_position, write_position
from capicua.review.analysis import SOLVING_S, WORLDS, Analysis, analyse, check
from capicua.review.continuation import after, possible_actions
from capicua.review.tile_chances import Chances, chances_of
from capicua.table.frames.protocol import HouseRules, Problem, Seen, Text, Touch
from capicua.table.room.rules_snapshot import game_of

LONGEST_POSITION: Final = 6000
"""Maximum number of characters of a position; the largest has about 3,000."""
DEEPEST: Final = 3
"""The deepest analysis; each is four times as long as the one before."""
FIRST_WORK: Final = 250_000 if is_compiled() else 40_000
"""The work of the first analysis: less than a second of processor time."""
PositionText = Annotated[str, Meta(max_length=LONGEST_POSITION)]


class BoardAsked(Struct):
    """A position, and an action in notation to take in it; empty for none."""

    position: PositionText
    action: Annotated[str, Meta(max_length=64)] = ""
    form: bool = False
    """Whether what can be tapped is wanted, too."""


class StartAsked(Struct):
    """House rules, and what is known of the deal."""

    rules: HouseRules
    deal: Annotated[int, Meta(ge=0, le=999_999_999)] = 1
    """The random seed of the deal."""
    seat: Annotated[int, Meta(ge=-1, le=11)] = 0
    """The only seat whose hand is given; -1 for all hands."""


class PossibleMove(Struct):
    """Something that the seat to act can do, or may be able to do if its hand is hidden."""

    text: str
    label: Text


class PositionEntry(Struct, omit_defaults=True):
    """A part of a position that can be tapped; ``capicua.core.position_entries`` says more."""

    field: str
    kind: str
    label: Text
    part: int = -1
    parts: int = 0
    separator: str = ""
    key: str = ""
    words: list[str] = []
    names: list[Text] = []
    low: int = 0
    high: int = MANY
    drops: list[str] = []
    resets: str = ""
    after: str = ""
    unused: str = "–"
    halves: dict[str, list[str]] = {}
    is_reference: bool = False
    is_store: bool = False
    is_complement: bool = False
    is_rare: bool = False


_SAME: Final = [name for name in PositionEntry.__struct_fields__ if name not in ("label", "names")]
"""The attributes of an entry that are sent as they are."""


class PositionForm(Struct):
    """What can be tapped to set a position up."""

    tiles: list[str]
    """The tiles in play."""
    entries: list[PositionEntry]
    """All parts of the position but the hands, in the order in which they are entered."""
    counts: str
    """How hidden hands follow from the table: ``turns``, ``tricks`` or empty."""


class Board(Struct):
    """A position on the table."""

    text: str
    """The position as text."""
    position: Position
    """As seen by the seat to act if its hand is given, else by the seat whose hand is."""
    open: Seen
    """With all hands that are given."""
    turn: int
    """The seat to act."""
    order: list[int]
    """The seats in the order of play, from seat 0; in some games it runs backwards."""
    hidden: bool
    """Whether hands are hidden."""
    moves: list[PossibleMove]
    """Empty if the round is over."""
    ending: list[Text]
    """What is said at the end of the round."""
    made: MoveMade | None = None
    """The action that was taken, as seen by the same seat."""
    form: PositionForm | None = None
    """What can be tapped to set another position up, if it was asked for."""


class TouchAsked(Struct):
    """Things that were touched in a position although they do nothing."""

    position: PositionText
    touch: Annotated[list[Touch], Meta(max_length=16)]


class JudgedMove(Struct):
    """A move with its expected results: estimates, each with its 95 % interval."""

    text: str
    label: Text
    chance: list[float]
    """The chance to win the round, from 0 to 1."""
    points: list[float]
    """The lead over the other sides at the end of the round."""
    reasons: list[Text]
    touches: list[str]
    """The places of the move on the table."""
    as_good: bool
    """Whether it is the best move or not clearly worse."""
    exact: float | None = None
    """The lead with all hands open and perfect play; ``None`` if it is not known."""


class AnalysisAsked(Struct):
    """A position to analyse, and how deeply: 0 to 3."""

    position: PositionText
    depth: Annotated[int, Meta(ge=0, le=DEEPEST)] = 1


class Calibration(Struct):
    """What became of moves with a chance like that of the best move, in rounds between bots."""

    kind: str
    """The kind of choice: ``bid``, ``trump``, ``lead`` or ``tile``."""
    given: list[float]
    """The range of the chances given."""
    count: int
    """The number of rounds."""
    won: list[float]
    """The share of them that was won, with its 95 % interval."""


class Analysed(Struct):
    """Every move of the seat to act, best first, and where the hidden tiles may be."""

    seat: int
    moves: list[JudgedMove]
    worlds: int
    """The number of sampled deals in which the moves were tried."""
    exact: bool
    """Whether nothing is hidden, so that the exact values hold."""
    too_large: bool
    """Whether exact values were looked for and not found within the limits."""
    chances: Chances
    calibration: Calibration | None = None
    """``None`` in games in which it has not been measured."""


@dataclass(frozen=True)
class BoardQuery(Query):
    """A position, and an action to take in it."""

    shelf = AnswerCache("boards", JobKind.HINT, kept=300)  # some 8 kB each

    position: str
    action: str
    form: bool = False

    def answer(self) -> Board:
        """Return the table. Raise ``Refused``."""
        state = read_position(self.position)
        board = board_of(state) if not self.action else _board_after(state, self.action)
        if self.form:
            board.form = form_of(state)
        return board


@dataclass(frozen=True)
class StartQuery(Query):
    """A round that begins."""

    shelf = AnswerCache("starts", JobKind.HINT, kept=100)  # some 8 kB each

    rules: HouseRules
    deal: int
    seat: int

    def answer(self) -> Board:
        """Return the table after the deal. Raise ``Refused``."""
        game = game_of(self.rules)
        check_seat(game, self.seat)
        # Not the first round, which often has a forced lead.
        state = game.new_round(self.deal, number=2, starter=max(0, self.seat))
        is_whole = self.seat == ALL_HANDS or int(game.players) == 1
        board = board_of(state if is_whole else state.seen_by(self.seat))
        board.form = form_of(state)
        return board


@dataclass(frozen=True)
class MomentQuery(Query):
    """A moment of a record."""

    shelf = AnswerCache("moments", JobKind.REPLAY, kept=100)  # some 8 kB each

    text: str
    number: int
    step: int

    def answer(self) -> Board:
        """Return the table after ``step`` moves of a round. Raise ``Refused``."""
        made = 0
        for made, moment in enumerate(moments_of(read(self.text), self.number)):
            if made == self.step:
                return board_of(moment.state)
        raise Refused(Message("no-such-step", {"step": self.step, "high": made}))


@dataclass(frozen=True)
class FirstAnalysisQuery(Query):
    """A position that somebody has just opened: its values at once, exact ones later.

    It is a job like a hint, since long jobs run only when the machine has nothing else to do.
    """

    shelf = AnswerCache("first-analyses", JobKind.HINT, kept=300)  # some 6 kB each

    position: str

    def answer(self) -> Analysed:
        """Return the moves, best first. Raise ``Refused``."""
        state = read_position(self.position)
        return analysed(analyse(state, worlds_at(0), work=FIRST_WORK, solving_s=0))


@dataclass(frozen=True)
class AnalysisQuery(Query):
    """A position to analyse at a depth from 1."""

    shelf = AnswerCache("analyses", JobKind.REVIEW, kept=300)  # some 6 kB each

    position: str
    depth: int

    def answer(self) -> Analysed:
        """Return the moves, best first. Raise ``Refused``."""
        work = FIRST_WORK * 4**self.depth
        seconds = SOLVING_S * 4.0 ** (self.depth - 1)
        state = read_position(self.position)
        return analysed(analyse(state, worlds_at(self.depth), work=work, solving_s=seconds))


def analysis_query(asked: AnalysisAsked) -> FirstAnalysisQuery | AnalysisQuery:
    """Return the query of an analysis."""
    if asked.depth == 0:
        return FirstAnalysisQuery(asked.position)
    return AnalysisQuery(asked.position, asked.depth)


def analysed(found: Analysis) -> Analysed:
    """Return an analysis as the client shows it."""
    known, seat = found.view.known, int(found.view.turn)
    return Analysed(
        seat=seat,
        moves=[
            JudgedMove(
                text=found.text(each.action),
                label=Text.of(known.label(each.action)),
                chance=_rounded(each.chance, 4),
                points=_rounded(each.points, 2),
                reasons=[Text.of(reason) for reason in found.reasons[each.action]],
                touches=[part.touch for part in known.parts(each.action) if part.touch],
                as_good=each.action in found.as_good,
                exact=found.open_values.get(each.action),
            )
            for each in found.actions
        ],
        worlds=found.worlds,
        exact=found.is_exact,
        too_large=found.is_too_large,
        chances=chances_of(found.view, 0, 0, seat),
        calibration=_calibration(found),
    )


def _calibration(found: Analysis) -> Calibration | None:
    known = found.calibration
    if known is None or found.is_exact or len(found.actions) < 2:
        return None
    won = [round(share, 3) for share in (known.won, *known.interval)]
    return Calibration(known.kind, [known.low, known.high], known.count, won)


def touched(asked: TouchAsked) -> Problem:
    """Return why touching these things does nothing. Raise ``Refused``."""
    state = read_position(asked.position)
    check(state)
    return refusal_of(state.view(int(state.turn)), asked.touch)


def worlds_at(depth: int) -> int:
    """Return the number of deals sampled at a depth."""
    return int(max(8, WORLDS * 4.0 ** (depth - 1)))


def board_of(state: State, made: MoveMade | None = None) -> Board:
    """Return a position as the client shows it."""
    turn, over = int(state.turn), state.is_over
    hidden = state.viewer != EVERYTHING
    seat = int(state.viewer) if hidden else turn
    seen = seen_of(state, seat)
    return Board(
        text=write_position(state),
        position=position_of(state, seat, may_act=not over and seat == turn),
        open=Seen(seen.turn, seen.over, zones_of(state, seat if hidden else ALL_HANDS), []),
        turn=turn,
        order=_order_of(state),
        hidden=hidden,
        moves=[
            PossibleMove(text, Text.of(label)) for text, label in possible_actions(state).items()
        ],
        ending=said(state.ending(), seat) if over else [],
        made=made,
    )


def form_of(state: State) -> PositionForm:
    """Return what can be tapped to set up positions of a game."""
    positions = state.game.presentation.positions
    found = [*positions.entries(state), *round_entries(int(state.players))]
    return PositionForm(
        tiles=[tile_text(tile) for tile in state.game.tiles_in_play],
        entries=[
            PositionEntry(
                **{name: getattr(each, name) for name in _SAME},
                label=Text.of(each.label),
                names=[Text.of(name) for name in each.names],
            )
            for each in found
        ],
        counts=positions.hand_counts(state),
    )


def _order_of(state: State) -> list[int]:
    order = [0]
    while len(order) < int(state.players):
        order.append(int(state.next_seat(order[-1])))
    return order


def _board_after(before: State, action: str) -> Board:
    """Return the table after an action, with what the table says about it."""
    state, told = after(before, action)
    seat = int(before.turn if before.viewer == EVERYTHING else before.viewer)
    made = MoveMade(int(before.turn), action, said(told, seat), seen_of(state, seat))
    return board_of(state, made)


def _rounded(found: Estimate, digits: int) -> list[float]:
    return [round(value, digits) for value in (found.value, found.low, found.high)]
