"""Entry point of ``capicua``: selects the language, runs the command, returns the exit code.

Exit codes: 0 success, 1 a check found problems, 2 invalid request (explained on stderr),
130 interrupted with nothing to save.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

import typer

from capicua.core.messages import Message, Refused
from capicua.core.runtime.build import version_and_build
from capicua.render.language import CODES, Language, detect
from capicua.terminal.application import LangBefore, app
from capicua.terminal.completion import game_among
from capicua.terminal.encoding import tolerate
from capicua.terminal.usage_errors import UsageProblem, complaint, translate


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, and end the process with its exit code."""
    tolerate(sys.stdout, sys.stderr)
    for name in ("SIGTERM", "SIGHUP"):  # closing the window saves the match, like Ctrl-C
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line and return the exit code."""
    game = game_among(arguments[1:])
    language = Language(_language_of(arguments), game)
    try:
        code = _command(language.code).main(
            _with_resume(arguments), prog_name="capicua", standalone_mode=False, obj=language
        )
    except Refused as refused:
        if refused.game:  # of a position or a record, which the arguments do not name
            language = Language(language.code, refused.game)
        rule = f" [{refused.rule}]" if refused.rule else ""
        told = [refused.message, *([] if refused.reason is None else [refused.reason])]
        text = " ".join([_sentence(language, message) for message in told])
        print(f"capicua: {text}{rule}", file=sys.stderr)
        return 2
    except UsageProblem as problem:
        if type(problem).__name__ == "NoArgsIsHelpError":
            print(problem)
            return 0
        said = [language.say(message) for message in complaint(problem, arguments, game)]
        print(" ".join(["capicua:", *said]), file=sys.stderr)
        return 2
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0


@cache
def _command(code: str) -> Any:
    """Return the command group with its help in a language."""
    command = typer.main.get_command(app)
    translate(command, Language(code))
    return command


def _sentence(language: Language, message: Message) -> str:
    """Return the text of a message, including those of the server."""
    if language.has(message.id):
        return language.say(message)
    from capicua.server.http.strings import sentence

    return sentence(language.code, message)


def _version(wanted: bool) -> None:
    if wanted:
        print(version_and_build())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def capicua_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: LangBefore = "",
) -> None:
    """Handle the options before a command; ``--lang`` there applies to the command."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit
    if lang:
        names = getattr(context.command, "commands", {})
        context.default_map = {name: {"lang": lang} for name in names}


def _language_of(arguments: Sequence[str]) -> str:
    """Return the language given on the command line, or that of the environment."""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            wanted = value if equals else (arguments[index + 1 : index + 2] or [""])[0]
            if wanted in CODES:
                return wanted
    return detect()


def _with_resume(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with an empty file name added after a bare ``--resume``."""
    found: list[str] = []
    for index, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[index + 1 : index + 2]
        if argument == "--resume" and (not following or following[0].startswith("-")):
            found.append("")
    return found


def _interrupt(number: int, frame: Any) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    main()
