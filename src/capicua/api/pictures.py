"""Pictures of positions: PNG that messengers show next to a link, and SVG to print.

Drawing and rasterizing take some tenths of a second of CPU time. They run in a worker process,
once for all who ask for the same picture. A replay shows finished rounds only; a deal or a puzzle
shows what its player sees.
"""

from __future__ import annotations

import itertools
import sys
from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.api.bot_jobs import BotJob, state_of
from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.replays import ALL_HANDS, check_seat, moments_of
from capicua.api.study.analysis import PositionText
from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.messages import Message, Refused
from capicua.core.seats import EVERYTHING, seat_letter
from capicua.core.tiles.random import Dealer
from capicua.core.view import View
from capicua.learn import puzzle_of
from capicua.notation import game_of, read, read_position
from capicua.render.language import Language
from capicua.render.svg import picture
from capicua.render.svg.link_preview import HEIGHT, WIDTH, preview
from capicua.render.svg.tiles import FELT

PAPER_WIDTH: Final = 520
"""The width on paper in pixels; half a page of A4 shows it at two thirds of its size."""
TABLE_WIDTH: Final = 600
"""The width of a table in play in pixels, as the lobby shows it."""
SANS: Final = "DejaVu Sans" if sys.platform == "linux" else "Arial"
"""The font; if it is missing, pictures have no text."""


class LinkPreview(Query):
    """A question whose answer is a picture, as PNG."""

    shelf = AnswerCache("pictures", JobKind.REPLAY, kept=200)  # some 40 kB each

    def sight(self) -> tuple[View, Language]:
        """Return the view to draw, and the language of its text. Raise ``Refused``."""
        raise NotImplementedError

    def answer(self) -> bytes:
        """Draw the picture. Raise ``Refused``."""
        return rasterized(*self.sight())


@dataclass(frozen=True)
class ReplayPreview(LinkPreview):
    """A moment of a finished round."""

    text: str
    """The record."""
    number: int
    """The number of the round, from 1."""
    step: int
    """The number of moves made; beyond the last move, the end of the round."""
    seat: int
    """The seat whose view is shown; -1 shows all hands."""
    language: str

    def sight(self) -> tuple[View, Language]:
        """Return the view of the seat, in a game whose players have names."""
        record = read(self.text)
        game = game_of(record)
        check_seat(game, self.seat)
        for step in itertools.islice(moments_of(record, self.number), self.step + 1):
            state = step.state
        names = [record.names.get(seat_letter(seat), "") for seat in range(int(game.players))]
        view = View(state) if self.seat == ALL_HANDS else state.view(self.seat)
        return view, Language(self.language, game, names)


@dataclass(frozen=True)
class DealPreview(LinkPreview):
    """A numbered deal of a solitaire, before the first move."""

    game: str
    preset: str
    options: tuple[tuple[str, str], ...]
    number: int
    language: str

    def sight(self) -> tuple[View, Language]:
        """Return the player's view. Raise ``Refused`` if the game is no solitaire."""
        game = load_with(self.game, self.preset or None, None, dict(self.options))
        if type(game).undo != "free":
            raise Refused(Message("plan-deal"))
        dealt = Match(game, Dealer.from_seed(self.number)).round
        return dealt.view(0), Language(self.language, game)


class PictureAsked(Struct):
    """A position to draw."""

    position: PositionText
    names: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=12)] = []
    """The names of the players, by seat."""
    seat: Annotated[int, Meta(ge=-1, le=11)] = ALL_HANDS
    """The seat whose view is drawn; -1 for all hands that are given."""
    paper: bool = False
    """Whether the picture is to be printed, in black on white."""


@dataclass(frozen=True)
class PositionPicture(Query):
    """A question whose answer is a picture of a position, as SVG."""

    shelf = AnswerCache("position pictures", JobKind.HINT, kept=200)  # some 20 kB each

    position: str
    names: tuple[str, ...]
    seat: int
    paper: bool
    language: str

    def answer(self) -> bytes:
        """Draw the picture. Raise ``Refused``."""
        state = read_position(self.position)
        check_seat(state.game, self.seat)
        hidden = state.viewer != EVERYTHING
        seat = int(state.viewer) if hidden else self.seat
        view = View(state) if seat == ALL_HANDS else state.view(seat)
        language = Language(self.language, state.game, list(self.names))
        style = "print" if self.paper else "dark"
        return picture(view, language, PAPER_WIDTH if self.paper else TABLE_WIDTH, style).encode()


@dataclass(frozen=True)
class PuzzlePreview(LinkPreview):
    """A puzzle, before it is solved."""

    id: str
    language: str

    def sight(self) -> tuple[View, Language]:
        """Return the view of the seat to act."""
        puzzle = puzzle_of(self.id)
        state = puzzle.moment()
        return state.view(int(state.turn)), Language(self.language, puzzle.game)


def rasterized(view: View, language: Language) -> bytes:
    """Return the picture of a view as PNG, 1200×630."""
    import resvg_py  # the browser has none, and draws no links

    drawing = str(preview(view, language))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing,
            width=WIDTH,
            height=HEIGHT,
            background=FELT,
            font_family=SANS,
            sans_serif_family=SANS,
        )
    )


@dataclass(frozen=True)
class TablePicture(Query):
    """A question whose answer is a table in play as spectators see it, as SVG."""

    shelf = AnswerCache("tables", JobKind.REPLAY, kept=200)  # some 20 kB each

    job: BotJob
    """The round as it stands."""
    names: tuple[str, ...]
    language: str

    def answer(self) -> bytes:
        """Draw the picture, without hidden tiles."""
        state = state_of(self.job)
        language = Language(self.language, state.game, list(self.names))
        return picture(state.view(None), language, TABLE_WIDTH, "dark").encode()


@dataclass(frozen=True)
class PaperPicture(Query):
    """A question whose answer is a picture, as SVG in black on white."""

    shelf = AnswerCache("paper", JobKind.REPLAY, kept=200)  # some 20 kB each

    moment: LinkPreview

    def answer(self) -> bytes:
        """Draw the picture. Raise ``Refused``."""
        view, language = self.moment.sight()
        return picture(view, language, PAPER_WIDTH, "print").encode()
