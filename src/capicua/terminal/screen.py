"""Terminal output and keyboard input."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.terminal.completion import offer

if TYPE_CHECKING:
    from capicua.core.game import Game

NARROWEST, WIDEST = 40, 110
LONG_MENU = 40
"""Longest menu printed in full; longer ones omit the middle of numeric runs."""

_TILE = re.compile(r"\[(\d+)([|║])(\d+)\]")
_PIPS = (
    "default",
    "cyan",
    "green",
    "red",
    "dark_orange3",
    "dodger_blue2",
    "gold3",
    "medium_purple2",
    "dark_cyan",
    "orchid",
    "orange1",
    "spring_green3",
    "grey62",
    "deep_pink3",
    "steel_blue",
    "tan",
)
"""The colour of each pip number, as on coloured domino sets."""
_COLOURS = (
    (re.compile(r"[►◄] ?\d+(/\d+)*"), "bold green"),
    (re.compile(r"^►.*"), "bold green"),
    (re.compile(r"\d+ ◄"), "bold green"),
    (re.compile(r"▮+"), "blue"),
    (re.compile(r"●"), "bold yellow"),
    (re.compile(r"✕"), "red"),
)


class Screen:
    """Output and keyboard input.

    On a terminal, tiles and ends are coloured (unless ``NO_COLOR`` is set); in a pipe, text is
    unstyled. ``plain`` avoids drawings, for screen readers. Printed lines stay; ``LiveScreen``
    redraws the table in place instead.
    """

    def __init__(self, language: Language, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self.console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)

    @property
    def pen(self) -> TextStyle:
        """The text layout for the width of the screen."""
        return TextStyle(max(NARROWEST, min(self.console.width, WIDEST)), self.plain)

    @property
    def is_terminal(self) -> bool:
        """Whether both input and output are a terminal."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def _is_coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines, with tiles and ends in colour."""
        self._put(*map(self._coloured, lines))

    def table(self, lines: Sequence[str]) -> None:
        """Print the table."""
        self.lines(["", *lines])

    def page(self, lines: Sequence[str]) -> None:
        """Print lines that stand alone, for example help or a score sheet."""
        self.lines(lines)

    def hide(self) -> None:
        """Clear the screen before another person takes the keyboard."""
        if self.is_terminal:
            self.console.clear()

    def open(self) -> None:
        """Prepare the screen for a match."""

    def close(self) -> None:
        """Restore the terminal."""

    def _coloured(self, line: str) -> Text:
        """Return a line with coloured tile halves, open ends and turn markers."""
        text = Text(line)
        if self.plain:
            return text
        for tile in _TILE.finditer(line):
            for half in (1, 3):
                text.stylize(_PIPS[int(tile[half]) % len(_PIPS)], *tile.span(half))
            if tile[1] == tile[3]:
                text.stylize("bold", *tile.span())
        for pattern, style in _COLOURS:
            for match in pattern.finditer(line):
                text.stylize(style, *match.span())
        return text

    def _put(self, *lines: Text) -> None:
        """Print lines, all at once because each call of the console takes time."""
        if lines:
            self.console.print(Text("\n").join(lines))

    def say(self, message: Message, reader: int | None = None, style: str = "") -> None:
        """Print a message, wrapped to the screen width."""
        self.paragraph(self.language.say(message, reader), style)

    def refuse(self, refused: Refused, game: Game | None = None, reader: int | None = None) -> None:
        """Print why something is refused, and the rule of the game behind it."""
        self.say(refused.message, reader, style="red")
        if game is not None and refused.rule:
            from capicua.render.rules import rule_text

            text = rule_text(game, self.language, refused.rule)
            rule = self.language.text("refusal-rule", rule=refused.rule, text=text)
            self.lines(self.pen.wrap(rule, "  "))

    def paragraph(self, text: str, style: str = "") -> None:
        """Print a text, wrapped to the screen width."""
        self._put(*(Text(line, style=style) for line in self.pen.wrap(text, "  ")))

    def heading(self, text: str) -> None:
        """Print a heading."""
        title = text.strip()
        self._put(Text(""), Text(title if self.plain else f"── {title} ──", style="bold"))

    def markdown(self, text: str) -> None:
        """Print Markdown, formatted for the screen width; in plain mode, as unformatted text."""
        if self.plain:
            self.page(bare(text).splitlines())
        else:
            from rich.markdown import Markdown

            self._put_page(Markdown(text))

    def _put_page(self, page: RenderableType) -> None:
        self.console.print(page, width=self.pen.width, soft_wrap=False)

    def ask(self, prompt: str, words: Sequence[str] = (), seconds: float | None = None) -> str:
        """Return what a person types after a prompt; raise ``EOFError`` at the end of input.

        On a terminal, the Tab key completes ``words``. Raise ``TimeoutError`` after ``seconds``, on
        systems with interval timers.
        """
        with _alarm(seconds):
            return self._line(f"{prompt} ", words).strip()

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        if sys.stdin.isatty() and self.console.is_terminal:
            offer(words)
            # readline must know the prompt, and which parts of it have no width.
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
        return line

    def menu(self, entries: Sequence[tuple[str, str]]) -> None:
        """Print choices with position, text and notation, in as many columns as fit."""
        self.lines(self._choices(entries))

    def _choices(self, entries: Sequence[tuple[str, str]]) -> list[str]:
        width = len(str(len(entries))) + 1
        cells = [
            f"{f'#{number}':>{width}} {words}" + (f"  ({text})" if text not in words else "")
            for number, (words, text) in gathered(entries)
        ]
        if self.plain:
            return cells
        size = max((len(cell) for cell in cells), default=0) + 3
        across = max(1, self.pen.width // size)
        down = -(-len(cells) // across)
        return ["".join(c.ljust(size) for c in cells[row::down]).rstrip() for row in range(down)]


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Raise ``TimeoutError`` in the block after ``seconds``, if the system supports it."""
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


def bare(markdown: str) -> str:
    """Return the text of Markdown without markup, for screen readers."""
    text = re.sub(r"(?m)^#+ +", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"\*\*|`", "", text)


def gathered(entries: Sequence[tuple[str, str]]) -> list[tuple[int, tuple[str, str]]]:
    """Return numbered entries; in a long menu, runs such as ``bet 2``, ``bet 3`` … are shortened.

    The numbers of the omitted entries may still be typed.
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
    """Return whether two texts differ only in the final number, which increases by one."""
    head, _, number = text.rpartition(" ")
    next_head, _, next_number = next_text.rpartition(" ")
    if head != next_head or not (number.isdecimal() and next_number.isdecimal()):
        return False
    return int(number) + 1 == int(next_number)
