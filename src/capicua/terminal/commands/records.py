"""The commands that read records: ``replay``, ``check`` and ``verify``."""

from __future__ import annotations

from typing import Annotated

import typer

from capicua.catalogue import kind
from capicua.core.game import Game
from capicua.core.messages import Refused
from capicua.notation import check, read, read_all
from capicua.render.language import Language
from capicua.table.fairness.verification import verify
from capicua.terminal.application import Lang, Plain, RecordFile, app
from capicua.terminal.arguments import record_language, source_of
from capicua.terminal.screen import Screen
from capicua.terminal.table.replay import replay
from capicua.terminal.usage_errors import Command


@app.command("replay", cls=Command, help="help-replay")
def replay_file(
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Step through a record."""
    record = read(source_of(file))
    replay(record, Screen(record_language(record, lang), plain), everything)


@app.command("check", cls=Command, help="help-check")
def check_file(
    file: RecordFile,
    lang: Lang = "",
) -> None:
    """Check records against the rules."""
    source = source_of(file)
    problems = check(source)
    language = Language(lang, _game_in(source))
    for problem in problems:
        print(language.say(problem.message))
        if problem.reason is not None:
            rule = f" ({problem.rule})" if problem.rule else ""
            print(f"  {language.say(problem.reason)}{rule}")
    if problems:
        raise typer.Exit(1)
    print(language.text("check-fine", count=len(read_all(source))))


@app.command("verify", cls=Command, help="help-verify")
def verify_file(
    file: RecordFile,
    lang: Lang = "",
) -> None:
    """Check that the deals of a record are the committed ones."""
    source = source_of(file)
    verdict = verify(source)
    language = Language(lang, _game_in(source))
    for message in verdict.said:
        print(language.say(message))
    if not verdict.holds:
        raise typer.Exit(1)


def _game_in(source: bytes) -> type[Game] | None:
    """Return the game of the first record, for its texts; ``None`` if it cannot be read."""
    try:
        return kind(read_all(source)[0].game)
    except Refused:
        return None
