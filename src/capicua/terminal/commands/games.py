"""The commands ``games`` and ``rules``: what can be played, and how; help texts are message ids."""

from __future__ import annotations

from typing import Annotated

import typer

from capicua.core.messages import BadOption, Message
from capicua.render.language import Language
from capicua.terminal.application import AsJson, GameName, Lang, Plain, Preset, Seats, Setting, app
from capicua.terminal.reports.output import print_json
from capicua.terminal.screen import Screen
from capicua.terminal.table.menu import listed, show_games
from capicua.terminal.usage_errors import Command


@app.command("games", cls=Command, help="help-games")
def games(as_json: AsJson = False, plain: Plain = False, lang: Lang = "") -> None:
    """List the available games."""
    language = Language(lang)
    rows = listed(language)
    if as_json:
        print_json(rows)
    else:
        show_games(rows, Screen(language, plain))


@app.command("rules", cls=Command, help="help-rules")
def rules(
    game: GameName,
    preset: Preset = "",
    settings: Setting = None,
    seats: Seats = None,
    only_options: Annotated[bool, typer.Option("--options", help="help-options")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print the rules of a game, its options and their values, and its presets."""
    from capicua.render.rules import has_rules
    from capicua.terminal.arguments import chosen_game
    from capicua.terminal.reports.rulebook import options_listed, show_rules

    chosen = chosen_game(game, preset, settings or [], seats)
    language = Language(lang, chosen)
    if not has_rules(type(chosen), language.code):
        raise BadOption(Message("no-rules", {"game": chosen.id}))
    screen = Screen(language, plain)
    if only_options:
        screen.lines(options_listed(chosen, language, screen))
    else:
        show_rules(chosen, screen, language)
