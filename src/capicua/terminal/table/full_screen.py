"""A full-screen display: the table at the top, messages below it, then the prompt.

Used only on terminals with cursor control; pipes and screen readers get the line-by-line output
of ``Screen``. The last messages are printed again when the terminal is restored.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from capicua.render.language import Language
from capicua.terminal.screen import Screen

LOWEST: Final = 20
"""Minimum terminal height for the full-screen display, in lines."""
FEWEST_NEWS: Final = 3
LEFT_BEHIND: Final = 12
"""Number of messages left on the terminal at the end."""


class LiveScreen(Screen):
    """A screen that redraws the table in place."""

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self._table: list[Text] = []
        self._news: list[Text] = []
        self._menu: list[Text] = []
        self._is_open = False

    def open(self) -> None:
        """Switch to an alternate screen."""
        self._is_open = True
        self.console.set_alt_screen(True)

    def close(self) -> None:
        """Restore the terminal, and print the last messages again."""
        if self._is_open:
            self._is_open = False
            self.console.set_alt_screen(False)
            for line in self._news[-LEFT_BEHIND:]:
                self.console.print(line)

    def table(self, lines: Sequence[str]) -> None:
        """Redraw the table."""
        self._table = [self._coloured(line) for line in lines]
        self._menu = []
        self._paint()

    def hide(self) -> None:
        """Hide the table and all messages."""
        self._table, self._menu, self._news = [], [], []
        self._paint()

    def menu(self, entries: Sequence[tuple[str, str]]) -> None:
        """Show choices above the prompt, until the table changes."""
        self._menu = [self._coloured(line) for line in self._choices(entries)]

    def page(self, lines: Sequence[str]) -> None:
        """Show lines in place of the table until the person presses Enter."""
        self._put_page(Text("\n").join(self._coloured(line) for line in lines))

    def _put(self, *lines: Text) -> None:
        for text in lines:
            if text.plain.strip() or (self._news and self._news[-1].plain.strip()):
                self._news.append(text)

    def _put_page(self, page: RenderableType) -> None:
        options = self.console.options.update(width=self.pen.width)
        lines = self.console.render_lines(page, options, pad=False)
        room = max(1, self.console.height - 2)
        for start in range(0, len(lines), room):
            self.console.clear()
            for line in lines[start : start + room]:
                for segment in line:
                    self.console.print(
                        Text(segment.text, style=segment.style or ""), end="", soft_wrap=True
                    )
                self.console.print()
            if super()._line(self.language.text("page-prompt") + " ", ()).strip():
                break
        self._paint()

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        self._paint()
        return super()._line(prompt, words)

    def _paint(self) -> None:
        """Redraw everything, with as many messages as fit."""
        if not self._is_open:
            return
        room = self.console.height - len(self._table) - len(self._menu) - 4
        news = self._news[-max(FEWEST_NEWS, room) :]
        del self._news[: -self.console.height]
        self.console.clear()
        for block in (self._table, news, self._menu):
            for line in block:
                self.console.print(line)
            if block:
                self.console.print()


def screen_for(language: Language, plain: bool, in_lines: bool = False) -> Screen:
    """Return the screen for a match: full-screen if the terminal supports it."""
    screen = Screen(language, plain)
    console = screen.console
    is_capable = screen.is_terminal and not console.is_dumb_terminal and console.height >= LOWEST
    if plain or in_lines or not is_capable or os.environ.get("CAPICUA_LINES"):
        return screen
    return LiveScreen(language)
