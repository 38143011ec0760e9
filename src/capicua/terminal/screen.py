"""The screen and the keyboard: lines out, with a little colour where it helps, lines in."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from capicua.core.reasons import Message
from capicua.render.language import Language
from capicua.render.pen import Pen
from capicua.terminal.completion import offer

NARROWEST, WIDEST = 40, 110
LONG_MENU = 40
"""A menu with more entries leaves out those that only count on."""

_COLOURS = (
    (re.compile(r"\[\d+║\d+\]"), "bold"),
    (re.compile(r"[►◄] ?\d+(/\d+)*"), "bold green"),
    (re.compile(r"^►.*"), "bold green"),
    (re.compile(r"\d+ ◄"), "bold green"),
    (re.compile(r"▮+"), "blue"),
    (re.compile(r"●"), "bold yellow"),
    (re.compile(r"✕"), "red"),
)


class Screen:
    """Where a person reads and types.

    On a terminal tiles and ends are coloured (unless ``NO_COLOR`` is set); in a pipe the
    text is bare. ``plain`` draws nothing at all, for screen readers.
    """

    def __init__(self, language: Language, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self.console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)

    @property
    def pen(self) -> Pen:
        """A pen for the width of the screen."""
        return Pen(max(NARROWEST, min(self.console.width, WIDEST)), self.plain)

    @property
    def is_terminal(self) -> bool:
        """Whether a person watches and can be asked to press a key."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def _is_coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def lines(self, lines: Iterable[str]) -> None:
        """Prints lines, tiles and ends in colour."""
        for line in lines:
            text = Text(line)
            if not self.plain:
                for pattern, style in _COLOURS:
                    for match in pattern.finditer(line):
                        text.stylize(style, *match.span())
            self.console.print(text)

    def say(self, message: Message, reader: int | None = None, style: str = "") -> None:
        """Prints a message, wrapped to the width."""
        for line in self.pen.wrap(self.language.say(message, reader), "  "):
            self.console.print(Text(line, style=style))

    def heading(self, text: str) -> None:
        """Prints a line that begins something new."""
        self.console.print()
        title = text.strip()
        self.console.print(Text(title if self.plain else f"── {title} ──", style="bold"))

    def markdown(self, text: str) -> None:
        """Prints Markdown, formatted on a terminal, as it is in a pipe."""
        if self.console.is_terminal and not self.plain:
            self.console.print(Markdown(text))
        else:
            self.console.print(Text(text))

    def ask(self, prompt: str, words: Sequence[str] = (), seconds: float | None = None) -> str:
        """A line typed by a person; raises ``EOFError`` where there is none.

        On a terminal the Tab key completes the words. Raises ``TimeoutError`` after so many
        ``seconds``, where the system can wake somebody who is being waited for.
        """
        with _alarm(seconds):
            return self._line(prompt, words)

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        if sys.stdin.isatty() and self.console.is_terminal:
            offer(words)
            # The editor of the line must know the prompt, and which of it takes no room.
            bold, plain = ("\x01\x1b[1m\x02", "\x01\x1b[0m\x02") if self._is_coloured else ("", "")
            return input(f"{bold}{prompt}{plain}")
        self.console.print(Text(prompt, style="bold"), end="")
        self.console.file.flush()
        if sys.stdin.isatty():
            return input()
        line = sys.stdin.readline()
        self.console.print()
        if not line:
            raise EOFError
        return line.strip()

    def menu(self, entries: Sequence[tuple[str, str]]) -> None:
        """Numbered choices, each in words and in notation, in as many columns as fit."""
        width = len(str(len(entries)))
        cells = [
            f"{number:>{width}}. {words}" + (f"  ({text})" if text not in words else "")
            for number, (words, text) in gathered(entries)
        ]
        if self.plain:
            self.lines(cells)
            return
        size = max((len(cell) for cell in cells), default=0) + 3
        across = max(1, self.pen.width // size)
        down = -(-len(cells) // across)
        for row in range(down):
            self.lines(["".join(cell.ljust(size) for cell in cells[row::down]).rstrip()])


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Raises ``TimeoutError`` in the block after so many seconds."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def gathered(entries: Sequence[tuple[str, str]]) -> list[tuple[int, tuple[str, str]]]:
    """The entries with their numbers; in a long menu only the ends of ``bet 2``, ``bet 3`` ….

    The numbers between two dots of a menu may be typed as well.
    """
    numbered = list(enumerate(entries, 1))
    if len(entries) <= LONG_MENU:
        return numbered
    found: list[tuple[int, tuple[str, str]]] = []
    for number, (words, text) in numbered:
        before, after = entries[number - 2 : number - 1], entries[number : number + 1]
        if not (before and after and _follows(before[0][1], text) and _follows(text, after[0][1])):
            found.append((number, (words, text)))
        elif found[-1][0] == number - 1:
            found[-1] = (number - 1, (found[-1][1][0] + " …", found[-1][1][1] + " …"))
    return found


def _follows(text: str, next_text: str) -> bool:
    """Whether a text is another with the number at its end one higher."""
    head, _, number = text.rpartition(" ")
    next_head, _, next_number = next_text.rpartition(" ")
    if head != next_head or not (number.isdecimal() and next_number.isdecimal()):
        return False
    return int(number) + 1 == int(next_number)
