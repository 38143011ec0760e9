"""The ``review`` command: evaluation of a recorded match, as text, JSON or a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from capicua.catalogue import kind
from capicua.core.seats import seat_letter
from capicua.notation import read
from capicua.render.language import Language
from capicua.review import Effort, review, review_data
from capicua.terminal.application import AsJson, Dark, Lang, Plain, Plot, RecordFile, app
from capicua.terminal.plots import check_picture, plot_review
from capicua.terminal.progress import progress_bar
from capicua.terminal.report import print_json
from capicua.terminal.review_report import print_review
from capicua.terminal.saving import file_bytes
from capicua.terminal.screen import Screen
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
    with progress_bar(language.text("review-working")) as progress:
        found = review(record, effort, seed, number, progress)
    if as_json:
        print_json(review_data(found))
    else:
        print_review(found, Screen(language, plain))
    if plot:
        plot_review(found, Path(plot), language, dark)
