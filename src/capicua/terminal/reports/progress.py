"""Progress of long work, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import Progress

from capicua.render.language import Language
from capicua.terminal.clock import now_ms

DRAWS_EVERY_MS: Final = 50
"""Minimum interval between updates of a progress bar, in milliseconds."""
TELLS_EVERY_MS: Final = 10_000
"""Minimum interval between progress lines, in milliseconds."""


@contextmanager
def progress_bar(title: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """Yield a function that shows finished and total steps, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def counted(total: int, language: Language) -> Iterator[Callable[[int], None]]:
    """Yield a function that shows what is done: on a bar on a terminal, otherwise as lines."""
    if sys.stderr.isatty():
        with progress_bar(language.text("name"), total) as show:
            yield _every(DRAWS_EVERY_MS, lambda done: show(done, total))
        return

    def tell(done: int) -> None:
        text = language.text("progress", done=done, total=total)
        print(text, file=sys.stderr, flush=True)

    yield _every(TELLS_EVERY_MS, tell)


def _every(ms: int, show: Callable[[int], None]) -> Callable[[int], None]:
    """Return a function that shows what is done, at most once in an interval."""
    told = now_ms()

    def step(done: int) -> None:
        nonlocal told
        if now_ms() - told >= ms:
            told = now_ms()
            show(done)

    return step
