"""The ``review`` command: evaluation of a recorded match, as text, JSON or a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capicua.arena.workers import cores, worker_pool
from capicua.notation import read
from capicua.review import Effort, review, review_data
from capicua.terminal.application import AsJson, Dark, Lang, Plain, Plot, RecordFile, app
from capicua.terminal.arguments import record_language, source_of
from capicua.terminal.reports.output import print_json
from capicua.terminal.reports.plots import check_picture, plot_review
from capicua.terminal.reports.progress import progress_bar
from capicua.terminal.reports.review import print_review
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command


@app.command("review", cls=Command, help="help-review")
def review_file(
    file: RecordFile,
    number: Annotated[
        int | None, typer.Option("--round", min=1, help="help-review-round", metavar="number")
    ] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=16, metavar="number")] = 160,
    seconds: Annotated[
        float, typer.Option("--time", min=0, help="help-time", metavar="seconds")
    ] = 0.0,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="number")] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="number")] = None,
    as_json: AsJson = False,
    plot: Plot = "",
    dark: Dark = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Evaluate every decision of a record by what its player could know."""
    check_picture(plot)
    record = read(source_of(file))
    language = record_language(record, lang)
    effort = Effort(worlds, seconds * 1000)
    with (
        worker_pool(workers or cores()) as run,
        progress_bar(language.text("review-working")) as progress,
    ):
        found = review(record, effort, seed, number, progress, run=run)
    if as_json:
        print_json(review_data(found))
    else:
        print_review(found, Screen(language, plain))
    if plot:
        plot_review(found, Path(plot), language, dark)
