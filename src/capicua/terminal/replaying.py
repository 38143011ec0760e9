"""Stepping through a record with all hands open."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from capicua.core.reasons import Message, Refused
from capicua.core.state import State
from capicua.core.view import View
from capicua.notation import Record, steps
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.terminal.reading import read_command
from capicua.terminal.screen import Screen


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


def frames_of(record: Record) -> list[Frame]:
    """Return all positions of a record; raise ``RecordError`` if it cannot be replayed."""
    found: list[Frame] = []
    count = place = 0
    for step in steps(record):
        count = 0 if step.move is None else count + 1
        place += step.move is None
        said = [*step.said, *(step.state.ending() if step.state.is_over else [])]
        text = "" if step.move is None else f"{step.move.seat} {step.move.action}".strip()
        found.append(Frame(step.state.clone(), said, step.round.number, place, count, text))
    return found


def show_all(frames: Sequence[Frame], screen: Screen, language: Language) -> None:
    """Show all positions in order."""
    for index in range(len(frames)):
        _show(frames, index, screen, language)


def step_through(
    frames: Sequence[Frame],
    screen: Screen,
    language: Language,
    requests: Mapping[str, Callable[[Frame, str], None]],
) -> None:
    """Show one position at a time; the person steps forward, back or to a number, or quits.

    ``requests`` maps further commands to handlers, which get the position and a seat letter (empty
    if none is given) and may raise ``Refused``.
    """
    index = 0
    _show(frames, index, screen, language)
    while True:
        try:
            text = screen.ask(language.text("replay-prompt"))
        except (EOFError, KeyboardInterrupt):
            return
        command = read_command(text, language, ("next", "previous", "quit"))
        request, seat = _request(text, language, requests)
        if command == "quit":
            return
        if request:
            _grant(requests[request], frames[index], seat, screen)
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
        _show(frames, index, screen, language)


def _request(text: str, language: Language, among: Collection[str]) -> tuple[str, str]:
    """Return the name of the command in the text and the seat letter after it, if any."""
    first, _, last = text.rpartition(" ")
    whole = read_command(text, language, among)
    return (whole, "") if whole or not first else (read_command(first, language, among), last)


def _grant(request: Callable[[Frame, str], None], frame: Frame, seat: str, screen: Screen) -> None:
    try:
        request(frame, seat)
    except Refused as refused:
        screen.say(refused.message, style="red")


def _show(frames: Sequence[Frame], index: int, screen: Screen, language: Language) -> None:
    frame = frames[index]
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


def wants_all(asked: bool) -> bool:
    """Return whether to show all positions: on request, or if the output is not a terminal."""
    return asked or (sys.stdin.isatty() and not sys.stdout.isatty())
