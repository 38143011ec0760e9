"""PNG pictures of positions, which messengers show next to a link.

Drawing and rasterizing take some tenths of a second of CPU time. They run in a worker process,
once for all who ask for the same picture. A replay shows finished rounds only; a deal or a puzzle
shows what its player sees.
"""

from __future__ import annotations

import itertools
import sys
from typing import Final, NamedTuple

import resvg_py

from capicua.catalogue import load_with
from capicua.core.chance import Dealer
from capicua.core.match import Match
from capicua.core.reasons import Message, Refused
from capicua.core.seats import seat_letter
from capicua.core.view import View
from capicua.learn import puzzle_of
from capicua.notation import game_of, read
from capicua.render.language import Language
from capicua.render.svg.preview import HEIGHT, WIDTH, preview
from capicua.render.svg.tiles import FELT
from capicua.server.answering import Answering
from capicua.server.replaying import ALL_HANDS, check_seat, moments_of
from capicua.server.scheduling import Kind
from capicua.server.thinking import Thinkers
from capicua.table.protocol import Problem, Text

KEPT: Final = 200
"""Number of pictures to cache, some 40 kB each."""
SANS: Final = "DejaVu Sans" if sys.platform == "linux" else "Arial"
"""The font; if it is missing, pictures have no text."""


class Moment(NamedTuple):
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


class Deal(NamedTuple):
    """A numbered deal of a solitaire, before the first move."""

    game: str
    preset: str
    options: tuple[tuple[str, str], ...]
    number: int
    language: str


class Task(NamedTuple):
    """A puzzle, before it is solved."""

    id: str
    language: str


class Previews(Answering[Moment | Deal | Task]):
    """Cached pictures."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__(thinkers, drawn, Kind.REPLAY, KEPT)


def drawn(wish: Moment | Deal | Task) -> bytes | Problem:
    """Return the picture as PNG, or the problem.

    The problem is returned, not raised, because not every exception can be pickled.
    """
    try:
        return rasterized(*_sight(wish))
    except Refused as refused:
        return Problem(Text.of(refused.message), refused.rule)


def rasterized(view: View, language: Language) -> bytes:
    """Return the picture of a view as PNG, 1200×630."""
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


def _sight(wish: Moment | Deal | Task) -> tuple[View, Language]:
    match wish:
        case Moment():
            return _replayed(wish)
        case Deal():
            game = load_with(wish.game, wish.preset or None, None, dict(wish.options))
            if type(game).undo != "free":
                raise Refused(Message("plan-deal"))
            dealt = Match(game, Dealer.from_seed(wish.number)).round
            return dealt.view(0), Language(wish.language, game)
        case Task():
            puzzle = puzzle_of(wish.id)
            state = puzzle.moment()
            return state.view(int(state.turn)), Language(wish.language, puzzle.game)


def _replayed(wish: Moment) -> tuple[View, Language]:
    record = read(wish.text)
    game = game_of(record)
    check_seat(game, wish.seat)
    for step in itertools.islice(moments_of(record, wish.number), wish.step + 1):
        state = step.state
    names = [record.names.get(seat_letter(seat), "") for seat in range(int(game.players))]
    view = View(state) if wish.seat == ALL_HANDS else state.view(wish.seat)
    return view, Language(wish.language, game, names)
