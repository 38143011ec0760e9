"""The ``score`` command: a scorekeeper for games with real tiles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capicua.core.messages import BadOption, Message, Refused
from capicua.core.setup import Setup
from capicua.render.language import Language
from capicua.table.scorekeeper import Scorekeeper
from capicua.terminal.application import GameName, Lang, Plain, Preset, Setting, app
from capicua.terminal.arguments import chosen_game
from capicua.terminal.score.scorekeeper import ScoreSession
from capicua.terminal.score.sheet_files import ScoreFile, newest_sheet, restored_sheet
from capicua.terminal.screen import Screen
from capicua.terminal.table.menu import asked_game
from capicua.terminal.usage_errors import Command


@app.command("score", cls=Command, help="help-score")
def score(
    game: GameName = "",
    preset: Preset = "",
    settings: Setting = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="name")] = None,
    save: Annotated[str, typer.Option("--save", metavar="file")] = "",
    csv: Annotated[str, typer.Option("--csv", metavar="file")] = "",
    resume: Annotated[str | None, typer.Option("--resume", metavar="file-if-any")] = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Keep the score of a match played with real tiles."""
    path = Path(save) if save else None
    if resume is not None:
        path = Path(resume) if resume else newest_sheet()
        keeper = restored_sheet(path)
    else:
        game = game or asked_game(Screen(Language(lang), plain))
        keeper = _new_keeper(game, preset, settings or [], name or [], lang, plain)
    language = Language(lang, keeper.game)
    file = ScoreFile(Path(save) if save else path, Path(csv) if csv else None, keeper.game.id)
    ScoreSession(keeper, Screen(language, plain), file, language).run()


def _new_keeper(
    game: str, preset: str, settings: list[str], names: list[str], code: str, plain: bool
) -> Scorekeeper:
    """Return an empty score sheet; ask for the names unless they are given."""
    seats = len(names) or None
    chosen = chosen_game(game, preset, settings, seats)
    if chosen.score_sheet(Setup()) is None:
        raise BadOption(Message("no-sheet", {"game": chosen.id}))
    if names:
        return Scorekeeper(chosen, names)
    screen = Screen(Language(code, chosen), plain)
    low, high = chosen.seats(chosen.options)
    prompt = screen.language.text("names-prompt", low=low, high=high)
    while True:
        try:
            typed = screen.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            raise typer.Abort from None
        names = [name for name in typed.split(",") if name.strip()]
        try:
            return Scorekeeper(chosen_game(game, preset, settings, len(names)), names)
        except Refused as refused:
            screen.refuse(refused)
