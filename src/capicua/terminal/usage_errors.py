"""Help pages and usage errors of the command line, in the user's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from capicua.core.messages import Argument, Message, closest_name
from capicua.render.language import Language
from capicua.terminal.help_pages import help_page, ordered

if TYPE_CHECKING:
    from capicua.core.game import Game

UsageProblem: Final[type[Exception]] = typer.BadParameter.__mro__[2]
"""The base class of the parser's usage errors, which depends on the Typer version."""
_PLAIN_NUMBER: Final = re.compile(r"[0-9]{1,18}")


class PlainValues:
    """Reads a parameter whose values are texts, whole numbers or missing, as nearly all are.

    For anything else, and for errors, Typer imports a library that takes longer than most commands.
    """

    def __init__(self, param: Any, usual: Callable[[], Any]) -> None:
        self.usual = usual
        self.kind = param.type_descriptor.annotation

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """Return the value of the parameter."""
        is_list = param.multiple or param.nargs == -1
        if value is None:
            return () if is_list else None
        if is_list and self.kind == list[str] and all(isinstance(one, str) for one in value):
            return list(value)
        if not is_list and self.kind in (str, int) and type(value) is self.kind:
            return value
        if self.kind is int and isinstance(value, str) and _PLAIN_NUMBER.fullmatch(value):
            low, high = _bounds(param)
            if (low is None or low <= int(value)) and (high is None or int(value) <= high):
                return int(value)
        return self.usual().coerce(value, param=param, ctx=ctx)


class _Explained:
    """A command or a group with a help page in the user's language."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the parameters, those for help and for completion included."""
        above: Any = super()
        found: list[Any] = above.get_params(ctx)
        for param in found:
            usual = getattr(param, "get_runtime_param", None)  # earlier versions of Typer lack it
            if usual is not None and not isinstance(usual, partial):
                param.get_runtime_param = partial(PlainValues, param, usual)
        return found

    def get_help(self, ctx: Any) -> str:
        """Return the help page."""
        language = ctx.find_root().obj
        return help_page(self, ctx, language if isinstance(language, Language) else Language("en"))


class Command(_Explained, TyperCommand):
    """A command with a help page in the user's language."""


class Group(_Explained, TyperGroup):
    """A command group with a help page in the user's language."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands, in the order of the help page."""
        return ordered(self.commands)

    def summary(self, name: str, language: Language) -> str:
        """Return what a command does, in one sentence."""
        return self.commands[name].help or ""

    def translate_commands(self, language: Language) -> None:
        """Replace the help message ids of the commands with texts."""
        for command in self.commands.values():
            translate(command, language)


def translate(command: Any, language: Language) -> None:
    """Replace help message ids with texts, in a command and its subcommands.

    A parameter without an id has the text ``help-<command>-<parameter>`` or ``help-<parameter>``.
    """
    for holder in (command, *command.params):
        name = (getattr(holder, "name", "") or "").replace("_", "-")
        if name.endswith("-completion"):
            holder.help = language.text(f"help-{name}")
        elif holder.help:
            holder.help = language.text(holder.help)
        else:
            usual = f"help-{holder.name}"
            holder.help = language.choose(f"help-{command.name}-{holder.name}", usual)
    if isinstance(command, Group):
        command.translate_commands(language)


def complaint(
    problem: Any, arguments: Sequence[str], game: type[Game] | None = None
) -> list[Message]:
    """Return the messages for a usage error: what was given, what is allowed, what is similar."""
    kind = type(problem).__name__
    text = str(getattr(problem, "message", problem))
    param = getattr(problem, "param", None)
    name = param.opts[-1] if param is not None and param.opts else ""
    if kind == "NoSuchOption":
        option = str(getattr(problem, "option_name", text))
        ctx = getattr(problem, "ctx", None)
        params = ctx.command.get_params(ctx) if ctx is not None else []
        known = [opt for p in params for opt in (*p.opts, *p.secondary_opts) if opt[0] == "-"]
        return [Message("usage-option", {"option": option}), *_near(option, known)]
    if kind == "MissingParameter":
        return [Message("usage-missing", {"name": _shown(name)})]
    if param is not None:
        return [_bad_value(param, _given(arguments, param.opts), game)]
    if text.startswith("No such command"):
        command = text.split("'")[1]
        ctx = getattr(problem, "ctx", None)
        known = list(getattr(getattr(ctx, "command", None), "commands", {}))
        return [Message("usage-command", {"command": command}), *_near(command, known)]
    return [Message("usage-other", {"text": text})]


def _near(typed: str, known: list[str]) -> list[Message]:
    return [Message("usage-near", {"text": near}) for near in closest_name(typed, known).values()]


def _bad_value(param: Any, given: str, game: type[Game] | None) -> Message:
    """Return the message for an invalid value; limits of ``--seats`` are those of the game."""
    name = param.opts[-1] if param.opts else ""
    if name == "--seats" and game is not None:
        spans = [game.seats(options) for options in game.presets().values()]
        low, high = min(low for low, _ in spans), max(high for _, high in spans)
        who: dict[str, Argument] = {"name": name, "value": given, "game": game.id}
        return Message("usage-seats", {**who, "low": low, "high": high})
    low, high = _bounds(param)
    if low is not None and high is not None:
        return Message("usage-between", {"name": name, "value": given, "low": low, "high": high})
    if low is not None:
        return Message("usage-least", {"name": name, "value": given, "low": low})
    return Message("usage-value", {"name": _shown(name), "value": given})


def _bounds(param: Any) -> tuple[Any, Any]:
    """Return the minimum and maximum of an option, which Typer versions store differently."""
    kind = getattr(param, "type", None)
    low, high = (getattr(param, end, getattr(kind, end, None)) for end in ("min", "max"))
    return low, high


def _given(arguments: Sequence[str], names: Sequence[str]) -> str:
    """Return the value of an option given as ``--seats 9`` or ``--seats=9``."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=True):
        name, equals, value = argument.partition("=")
        if name in names:
            return value if equals else following
    return ""


def _shown(name: str) -> str:
    return name if name.startswith("-") else name.upper()
