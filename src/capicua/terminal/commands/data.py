"""The ``generate`` command: data sets of bot decisions."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from capicua.arena.workers import cores
from capicua.core.messages import BadOption, Message
from capicua.render.language import Language
from capicua.terminal.application import Engine, GameName, Lang, Preset, Seats, Seed, Setting, app
from capicua.terminal.arguments import chosen_game
from capicua.terminal.reports.progress import counted
from capicua.terminal.usage_errors import Command


@app.command("generate", cls=Command, help="help-generate")
def generate_data(
    game: GameName,
    to: Annotated[str, typer.Option("--to", metavar="FILE", show_default=False)],
    rounds: Annotated[int, typer.Option("-n", "--rounds", min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots")] = "level3",
    history: Annotated[int, typer.Option("--history", min=0, max=1000)] = 16,
    engine: Engine = "cores",
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    preset: Preset = "",
    settings: Setting = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Let bots play rounds, and write their observations, actions and results to a file."""
    try:
        from capicua.research.data import Plan, generate, seed_of
    except ModuleNotFoundError as error:
        raise BadOption(Message("data-missing", {"package": error.name or ""})) from None
    chosen = chosen_game(game, preset, settings or [], seats)
    language = Language(lang, chosen)
    file = Path(to)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    begun = seed_of(file)
    number = seed if seed is not None else begun if begun is not None else secrets.randbelow(2**31)
    plan = Plan.of(chosen, names, rounds, number, history)
    with counted(rounds, language) as show:
        decisions = generate(plan, file, engine=engine, workers=workers or cores(), progress=show)
    print(
        language.text("data-done", decisions=decisions, rounds=rounds, file=str(file), seed=number)
    )
