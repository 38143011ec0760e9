"""Tables of text, and output as JSON."""

from __future__ import annotations

import json

from capicua.terminal.screen import Screen


def print_json(data: object) -> None:
    """Print data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_grid(heads: list[str], rows: list[list[str]], screen: Screen) -> None:
    """Print a table; in plain mode, a line for each row."""
    if screen.plain:
        screen.lines(
            ", ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True))
            for row in rows
        )
        return
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    screen.console.print(grid)
