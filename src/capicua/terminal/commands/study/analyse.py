"""The ``analyse`` command: every move of a position, best first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import json

from capicua.api.study.analysis import analysed
from capicua.core.statistics import Estimate
from capicua.notation import read_position
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.review.analysis import SOLVING_S, WORLDS, Analysis, analyse
from capicua.review.calibration import Calibrated
from capicua.review.tile_chances import chances_of
from capicua.terminal.application import AsJson, Lang, Plain, app
from capicua.terminal.files import file_bytes
from capicua.terminal.reports.output import print_grid
from capicua.terminal.reports.tile_chances import chances_listed
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command

MORE: Final = 4
"""How many times the deals or seconds are suggested where they did not suffice."""


@app.command("analyse", cls=Command, help="help-analyse")
def analyse_position(
    position: Annotated[str, typer.Argument(metavar="position", show_default=False)],
    worlds: Annotated[int, typer.Option("--worlds", min=8, metavar="number")] = WORLDS,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="number")] = 1,
    solving_s: Annotated[
        int, typer.Option("--solve", min=0, metavar="seconds", help="help-analyse-solve")
    ] = int(SOLVING_S),
    holds: Annotated[bool, typer.Option("--holds", help="help-holds")] = False,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print every move of the seat to act with its expected results."""
    found = analyse(read_position(_text(position)), worlds, seed=seed, solving_s=solving_s)
    if as_json:
        print(json.encode(analysed(found)).decode())
        return
    known = found.view.known
    language = Language(lang, known.game.id)
    screen = Screen(language, plain)
    screen.table(draw(found.view, language, screen.pen))
    _print_moves(found, screen, language)
    if found.is_too_large:
        screen.lines(screen.pen.wrap(_unsolved(found, solving_s, language)))
    if holds:
        screen.lines(chances_listed(chances_of(found.view, 0, 0, known.turn), language, screen.pen))


def _text(position: str) -> str | bytes:
    """Return a position given on the command line, in a file, or (``-``) on standard input.

    On the command line, semicolons stand for line breaks.
    """
    if position == "-":
        return sys.stdin.buffer.read()
    if "game:" in position:
        return position.replace(";", "\n")
    return file_bytes(Path(position))


def _print_moves(found: Analysis, screen: Screen, language: Language) -> None:
    ids = ["analyse-move", "analyse-chance", "analyse-points"]
    if found.open_values:
        ids.append("analyse-exact")
    rows = []
    for each in found.actions:
        row = [
            f"{language.say(found.view.label(each.action))} ({found.text(each.action)})",
            f"{language.share(each.chance.value)} ±{_margin(each.chance)}",
            language.number(each.points.value, 1),
        ]
        if found.open_values:
            row.append(_exactly(found.open_values[each.action], found, language))
        rows.append([*row, *map(language.say, found.reasons[each.action][:1])])
    width = max(len(row) for row in rows)
    heads = [*(language.text(id) for id in ids), language.text("analyse-reason")][:width]
    print_grid(heads, [row + [""] * (width - len(row)) for row in rows], screen)
    if len(found.actions) > 1:
        screen.lines(screen.pen.wrap(_verdict(found, language)))
    note = "analyse-note-exact" if found.is_exact else "analyse-note"
    screen.lines(screen.pen.wrap(language.text(note, worlds=found.worlds)))
    if found.calibration and not found.is_exact and len(found.actions) > 1:
        screen.lines(screen.pen.wrap(_calibration(found.calibration, language)))


def _verdict(found: Analysis, language: Language) -> str:
    """Return the answer to what one should play."""
    labels = [language.say(found.view.label(action)) for action in found.as_good]
    if len(labels) == 1:
        return language.text("analyse-best", move=labels[0])
    moves = "; ".join(labels)
    if found.is_exact:
        return language.text("analyse-equal", moves=moves)
    more = MORE * found.worlds
    if len(labels) == len(found.actions):
        return language.text("analyse-open", more=more)
    return language.text("analyse-alike", moves=moves, more=more)


def _calibration(known: Calibrated, language: Language) -> str:
    """Return how far the chance of the best move can be trusted."""
    least, most = known.interval
    shares = {"low": known.low, "high": known.high, "least": least, "most": most}
    said = {name: round(100 * share) for name, share in shares.items()}
    return language.text("analyse-calibration", kind=known.kind, count=known.count, **said)


def _exactly(value: float, found: Analysis, language: Language) -> str:
    """Return an exact value: points or, in a solitaire, whether the deal can be won."""
    if _is_solitaire(found):
        return language.text("analyse-winnable", won="yes" if value > 0 else "no")
    return language.number(value, 1)


def _unsolved(found: Analysis, seconds: int, language: Language) -> str:
    """Return why there are no exact values, and how to get them if that is a matter of time."""
    if not _is_solitaire(found):
        return language.text("analyse-too-large")
    return language.text("analyse-unsolved", seconds=seconds, more=MORE * seconds)


def _is_solitaire(found: Analysis) -> bool:
    return int(found.view.known.players) == 1


def _margin(chance: Estimate) -> int:
    return round(50 * (chance.high - chance.low))
