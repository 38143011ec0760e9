"""The ``stats`` command: results of past matches."""

from __future__ import annotations

from dataclasses import asdict

from capicua.catalogue import kind
from capicua.render.language import Language
from capicua.terminal.application import AsJson, GameName, Lang, Plain, app
from capicua.terminal.reports.output import print_json
from capicua.terminal.reports.statistics import (
    language_of,
    remembered,
    results_file,
    standing,
    tallies,
)
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command


@app.command("stats", cls=Command, help="help-stats")
def stats(
    game: GameName = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Show results of past matches, by game and rules."""
    wanted = kind(game).id if game else ""
    found = [tally for tally in tallies(remembered()) if wanted in ("", tally.game)]
    if as_json:
        print_json([asdict(tally) for tally in found])
        return
    language = Language(lang)
    screen = Screen(language, plain)
    if not found:
        screen.lines([language.text("stats-none", path=str(results_file()))])
    for place, tally in enumerate(found):
        screen.lines([""] * (place > 0))
        screen.lines(standing(tally, language_of(tally, language), screen.pen))
    if found:
        screen.lines(["", language.text("stats-note", path=str(results_file()))])
