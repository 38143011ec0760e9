"""The ``capicua`` command group, and arguments shared by its commands.

Help texts and metavars hold message ids; ``wording`` and ``manual`` replace them with the
texts. The help of an argument or option may be omitted: ``help-<command>-<name>`` or
``help-<name>`` is its usual id.
"""

from __future__ import annotations

from typing import Annotated

import typer

from capicua.render.language import CODES, detect
from capicua.terminal.command_group import CommandGroup
from capicua.terminal.completion import (
    complete_games,
    complete_levels,
    complete_presets,
    complete_settings,
)

app = typer.Typer(
    cls=CommandGroup,
    help="help-capicua",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
CommandGroup.declared = app


def _languages(incomplete: str) -> list[str]:
    return [code for code in CODES if code.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="game", show_default=False, autocompletion=complete_games)
]
Preset = Annotated[
    str,
    typer.Option(
        "--preset", "-p", metavar="preset", show_default=False, autocompletion=complete_presets
    ),
]
Setting = Annotated[
    list[str] | None,
    typer.Option(
        "--set", "-s", help="help-set", metavar="setting", autocompletion=complete_settings
    ),
]
Seats = Annotated[int | None, typer.Option("--seats", min=1, max=99, metavar="number")]
Seed = Annotated[int | None, typer.Option("--seed", "--deal", metavar="number")]
Today = Annotated[bool, typer.Option("--today", help="help-deal-today")]
Levels = Annotated[str, typer.Option("--bots", metavar="levels", autocompletion=complete_levels)]
Level = Annotated[
    str,
    typer.Option("--bots", help="help-bots-alike", metavar="level", autocompletion=complete_levels),
]
Engine = Annotated[str, typer.Option("--engine", metavar="cores|ray")]
Plot = Annotated[str, typer.Option("--plot", metavar="file")]
Dark = Annotated[bool, typer.Option("--dark")]
RecordFile = Annotated[str, typer.Argument(metavar="file", show_default=False)]
LangBefore = Annotated[str, typer.Option("--lang", metavar="language", autocompletion=_languages)]
"""The ``--lang`` option before the command; empty if it is not given."""
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="language",
        callback=lambda named: named or detect(),
        autocompletion=_languages,
    ),
]
"""The ``--lang`` option of a command; defaults to the language of the environment."""
Plain = Annotated[bool, typer.Option("--plain")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
