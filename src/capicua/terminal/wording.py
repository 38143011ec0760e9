"""The command line's own words: help pages and complaints, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from capicua.core.reasons import Message
from capicua.render.language import Language

UsageProblem: Final[type[Exception]] = typer.BadParameter.__mro__[2]
"""The base of what the command-line parser complains about, wherever Typer keeps it."""

_HELP_WORDS: Final = {
    "Usage:": "help-word-usage",
    "Options:": "help-word-options",
    "Arguments:": "help-word-arguments",
    "Commands:": "help-word-commands",
    "[OPTIONS]": "help-word-some-options",
    "COMMAND [ARGS]...": "help-word-some-command",
    "[default:": "help-word-default",
    "[required]": "help-word-required",
    "Show this message and exit.": "help-word-help",
}


class Command(TyperCommand):
    """A command whose help page speaks the reader's language."""

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return _reworded(super().get_help(ctx), ctx)


class Group(TyperGroup):
    """The command ``capicua`` itself."""

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return _reworded(super().get_help(ctx), ctx)


def _reworded(page: str, ctx: Any) -> str:
    language = ctx.find_root().obj
    if isinstance(language, Language):
        for words, id in _HELP_WORDS.items():
            page = page.replace(words, language.text(id))
    return page


def translate(command: Any, language: Language) -> None:
    """Puts sentences in the place of the ids of help texts, in a command and all below it."""
    for holder in (command, *command.params):
        if (holder.help or "").startswith("help-"):
            holder.help = language.text(holder.help)
    for child in getattr(command, "commands", {}).values():
        translate(child, language)


def complaint(problem: Exception) -> Message:
    """What is wrong with a command line, as a message."""
    kind = type(problem).__name__
    text = str(getattr(problem, "message", problem))
    param = getattr(problem, "param", None)
    name = param.opts[-1] if param is not None and param.opts else ""
    if kind == "NoSuchOption":
        return Message("usage-option", {"option": getattr(problem, "option_name", text)})
    if kind == "MissingParameter":
        return Message("usage-missing", {"name": name})
    if param is not None:
        return Message("usage-value", {"name": name})
    if text.startswith("No such command"):
        return Message("usage-command", {"command": text.split("'")[1]})
    return Message("usage-other", {"text": text})
