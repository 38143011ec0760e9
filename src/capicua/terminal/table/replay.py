"""Stepping through a record with all hands open, and playing on from a position."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.core.messages import Message, Refused
from capicua.core.seats import parse_seat
from capicua.core.state import State
from capicua.core.view import View
from capicua.notation import Record, steps
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.review.tile_chances import chances_of
from capicua.table.play.play import Play
from capicua.table.play.seats import USUAL_LEVEL
from capicua.table.room.resume import play_at, position
from capicua.terminal.files import MatchFile
from capicua.terminal.input_parser import read_command
from capicua.terminal.match_arguments import chosen_players
from capicua.terminal.reports.tile_chances import chances_listed
from capicua.terminal.screen import Screen
from capicua.terminal.table import prompt_commands
from capicua.terminal.table.full_screen import screen_for
from capicua.terminal.table.session import Session


@dataclass(frozen=True)
class Frame:
    """A position in a record, with the messages of the move before it."""

    state: State
    said: Sequence[Message]
    round: int
    """The number of the round; a void round shares it with the redeal."""
    place: int
    """Position of the round in the record, from 1."""
    move: int
    text: str
    before: State | None
    """The position before the move; ``None`` after a deal."""


def frames_of(record: Record) -> list[Frame]:
    """Return all positions of a record; raise ``RecordError`` if it cannot be replayed."""
    found: list[Frame] = []
    count = place = 0
    for step in steps(record):
        count = 0 if step.move is None else count + 1
        place += step.move is None
        said = [*step.said, *(step.state.ending() if step.state.is_over else [])]
        text = "" if step.move is None else f"{step.move.seat} {step.move.action}".strip()
        before = found[-1].state if count else None
        found.append(Frame(step.state.clone(), said, step.round.number, place, count, text, before))
    return found


def replay(record: Record, screen: Screen, everything: bool) -> None:
    """Show all positions of a record, or one at a time on a terminal."""
    frames = frames_of(record)
    if everything or (sys.stdin.isatty() and not sys.stdout.isatty()):
        for index in range(len(frames)):
            _show(frames, index, screen)
    else:
        _step_through(record, frames, screen)


def _step_through(record: Record, frames: Sequence[Frame], screen: Screen) -> None:
    """Show one position at a time; the person steps forward, back or to a number, or quits.

    Other commands concern the position; a seat letter may follow them.
    """
    language = screen.language
    index = 0
    _show(frames, index, screen)
    while True:
        try:
            text = screen.ask(language.text("replay-prompt"))
        except (EOFError, KeyboardInterrupt):
            return
        command = read_command(text, language, ("next", "previous", "quit"))
        request, seat = _request(text, language)
        if command == "quit":
            return
        if request:
            try:
                REQUESTS[request](record, frames[index], seat, screen)
            except Refused as refused:
                screen.refuse(refused)
            continue
        if not text or command == "next":
            index += 1
        elif command == "previous":
            index -= 1
        elif text.isascii() and text.isdecimal():
            index = int(text) - 1
        else:
            screen.lines([language.text("replay-help", count=len(frames))])
            continue
        index = max(0, min(index, len(frames) - 1))
        _show(frames, index, screen)


def _request(text: str, language: Language) -> tuple[str, str]:
    """Return the name of the command in the text and the seat letter after it, if any."""
    first, _, last = text.rpartition(" ")
    whole = read_command(text, language, REQUESTS)
    return (whole, "") if whole or not first else (read_command(first, language, REQUESTS), last)


def _show(frames: Sequence[Frame], index: int, screen: Screen) -> None:
    frame, language = frames[index], screen.language
    screen.heading(
        language.text(
            "replay-place",
            step=index + 1,
            count=len(frames),
            round=frame.round,
            move=frame.move,
            text=frame.text,
        )
    )
    for message in frame.said:
        screen.say(message)
    screen.lines(draw(View(frame.state), language, screen.pen))


# -- a position ----------------------------------------------------------------------------------


def played_on(
    record: Record,
    language: Language,
    round: int,
    move: int,
    seat: str = "",
    name: str = "",
    levels: str = USUAL_LEVEL,
) -> Play:
    """Return a match that starts just before a move; raise ``Refused`` if it cannot continue.

    ``round`` and ``move`` count from 1. The person takes ``seat`` (a letter) or makes that move.
    """
    at = position(record, round, move - 1)
    seats = at.rules.seats
    person, *bots = chosen_players(seats, [name], levels, False, language)
    here = parse_seat(seat, seats) if seat else at.turn
    return play_at(at, [*bots[:here], person, *bots[here:]])


def _play_on(record: Record, frame: Frame, seat: str, screen: Screen) -> None:
    """Play from a position, with one person against bots; the person takes ``seat``, if given."""
    match = played_on(record, screen.language, frame.place, frame.move + 1, seat)
    language = Language(screen.language.code, match.game)
    keeper = MatchFile(None, match.game.id)
    Session(
        match, screen_for(language, screen.plain), keeper, language, prompt_commands.REQUESTS
    ).run()


def _show_chances(record: Record, frame: Frame, seat: str, screen: Screen) -> None:
    """Show the probabilities at a position, as seen by ``seat`` or by the seat to act."""
    state = frame.state
    knower = parse_seat(seat, state.players) if seat else max(0, int(state.turn))
    before = None if frame.before is None else frame.before.view(knower)
    found = chances_of(state.view(knower), frame.place, frame.move, knower, before)
    screen.lines(chances_listed(found, screen.language, screen.pen))


REQUESTS: Final = {"play": _play_on, "chances": _show_chances}
"""The commands for a position; they may raise ``Refused``."""
