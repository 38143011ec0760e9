"""The ``review`` command: evaluation of a recorded match, as text, JSON or a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from capicua.catalogue import kind
from capicua.core.seats import seat_letter
from capicua.notation import Record, read
from capicua.render.language import Language
from capicua.review import Effort, Review, review, review_data
from capicua.terminal.application import AsJson, Dark, Lang, Plain, Plot, RecordFile, app
from capicua.terminal.plots import check_picture, plot_review
from capicua.terminal.report import show
from capicua.terminal.review_report import print_review
from capicua.terminal.saving import file_bytes
from capicua.terminal.wording import Command


@app.command("review", cls=Command, help="help-review")
def review_file(
    file: RecordFile,
    number: Annotated[
        int | None, typer.Option("--round", min=1, help="help-review-round", metavar="number")
    ] = None,
    worlds: Annotated[
        int, typer.Option("--worlds", min=16, help="help-worlds", metavar="number")
    ] = 160,
    seconds: Annotated[
        float, typer.Option("--time", min=0, help="help-time", metavar="seconds")
    ] = 0.0,
    seed: Annotated[
        int, typer.Option("--seed", min=0, help="help-review-seed", metavar="number")
    ] = 1,
    as_json: AsJson = False,
    plot: Plot = "",
    dark: Dark = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Evaluate every decision of a record by what its player could know."""
    check_picture(plot)
    source = sys.stdin.buffer.read() if file == "-" else file_bytes(Path(file))
    record = read(source)
    game = kind(record.game)
    letters = [record.names.get(seat_letter(seat), seat_letter(seat)) for seat in range(12)]
    language = Language(lang, game, letters)
    effort = Effort(worlds, seconds * 1000)
    found = _reviewed(record, effort, seed, number, language)
    show(
        found,
        review_data,
        print_review,
        plot_review,
        language,
        as_json=as_json,
        plot=plot,
        plain=plain,
        dark=dark,
    )


def _reviewed(
    record: Record, effort: Effort, seed: int, number: int | None, language: Language
) -> Review:
    """Return the review, with a progress bar if stderr is a terminal."""
    if not sys.stderr.isatty():
        return review(record, effort, seed, number)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(language.text("review-working"), total=None)
        return review(
            record,
            effort,
            seed,
            number,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
