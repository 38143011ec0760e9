"""Text styles for tiles and columns: graphical, or plain for screen readers."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class TextStyle:
    """Formats tiles and text for a given width.

    In graphical style, a tile is ``[6|4]``, a double ``[6║6]`` and a hidden tile ``▮``. In plain
    style, a tile is ``6-4`` and everything else is in words.
    """

    width: int = 80
    plain: bool = False

    def tile(self, text: str) -> str:
        """Return a tile, with its halves in the given order."""
        if self.plain:
            return text
        first, _, second = text.partition("-")
        return f"[{first}{'║' if first == second else '|'}{second}]"

    def tiles(self, texts: Sequence[str]) -> str:
        """Return separate tiles side by side."""
        return (", " if self.plain else " ").join(self.tile(text) for text in texts) or "–"

    def backs(self, count: int) -> str:
        """Return face-down tiles; an empty text in plain style or if there are more than 20."""
        return "" if self.plain or count > 20 else "▮" * count

    def token(self, state: str) -> str:
        """Return the symbol of a train's state, to be followed by the word for it."""
        return "" if self.plain else TOKENS.get(state, "") + " "

    @property
    def arrow(self) -> str:
        """The marker of an open end."""
        return ":" if self.plain else "►"

    @property
    def dot(self) -> str:
        """The separator between short statements."""
        return "; " if self.plain else " · "

    def join(self, statements: Sequence[str]) -> str:
        """Join statements on one line; sentences need no separator."""
        text = ""
        for statement in statements:
            gap = "" if not text else " " if text.endswith((".", "!")) else self.dot
            text += gap + statement
        return text

    def chain(self, texts: Sequence[str], before: str = "", after: str = "") -> list[str]:
        """Return touching tiles as lines, with optional texts before and after."""
        gap = ", " if self.plain else ""
        lines = [""]
        for piece in filter(None, (before, *map(self.tile, texts), after)):
            if lines[-1] and len(lines[-1]) + len(gap) + len(piece) > self.width:
                lines.append("")
            lines[-1] += (gap if lines[-1] else "") + piece
        return lines

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """Wrap text at spaces; ``indent`` applies to all lines but the first."""
        if len(text) <= self.width:
            return [text]
        return textwrap.wrap(
            text,
            self.width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def columns(self, rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
        """Return rows with aligned columns; those in ``right`` are right-aligned."""
        if self.plain:
            return [", ".join(cell for cell in row if cell) for row in rows]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))] if rows else []
        lines = []
        for row in rows:
            cells = [
                cell.rjust(widths[i]) if i in right else cell.ljust(widths[i])
                for i, cell in enumerate(row)
            ]
            lines.append("  ".join(cells).rstrip())
        return lines

    def narrower(self, by: int) -> TextStyle:
        """Return a narrower pen, for indented lines."""
        return TextStyle(max(20, self.width - by), self.plain)


TOKENS = {"open": "●", "private": "○", "dead": "✕", "bound": "◆"}


def flipped(text: str) -> str:
    """Return a tile with its halves swapped."""
    first, _, second = text.partition("-")
    return f"{second}-{first}"


def ascending(texts: Sequence[str]) -> list[str]:
    """Return tiles sorted by their larger half, then by the smaller one."""
    return sorted(texts, key=lambda text: sorted(map(int, text.split("-")), reverse=True))
