"""The command ``capicua`` itself, and the arguments that several of its commands share.

Help texts are ids of sentences; ``wording`` puts the sentences in their place.
"""

from __future__ import annotations

from typing import Annotated

import typer

from capicua.render.language import detect
from capicua.terminal.wording import Group

app = typer.Typer(
    cls=Group,
    help="help-capicua",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="help-game", show_default=False)]
Preset = Annotated[str, typer.Option("--preset", "-p", help="help-preset", show_default=False)]
Setting = Annotated[
    list[str] | None, typer.Option("--set", "-s", help="help-set", metavar="OPTION=VALUE")
]
Seats = Annotated[int | None, typer.Option("--seats", min=1, help="help-seats")]
Seed = Annotated[int | None, typer.Option("--seed", "--deal", help="help-seed")]
Plot = Annotated[str, typer.Option("--plot", help="help-plot", metavar="FILE")]
LangBefore = Annotated[str, typer.Option("--lang", help="help-lang", metavar="en|es")]
"""A language named before the command; empty where there is none."""
Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="help-lang", metavar="en|es", callback=lambda named: named or detect()
    ),
]
"""The language named, or that of the environment."""
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
