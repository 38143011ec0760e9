"""Layout of help pages, in the language of the user."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

from capicua.render.language import Language

NARROWEST, WIDEST = 40, 100
COLUMN: Final = 28
"""Maximum width of the left column, in characters."""
SECTIONS: Final = {
    "manual-play": ("play", "serve", "games", "rules"),
    "manual-records": (
        "score",
        "tournament",
        "replay",
        "review",
        "analyse",
        "train",
        "bid",
        "discard",
        "count",
        "check",
        "verify",
        "stats",
    ),
    "manual-bots": ("simulate", "compare", "arena"),
}
"""Commands in the order of the help page; all others follow under a separate heading."""


def help_page(command: Any, context: Any, language: Language) -> str:
    """Return the help page of a command."""
    width = max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))
    params = command.get_params(context)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name != "argument"]
    commands = getattr(command, "commands", None) or {}
    lines = _usage(context.command_path, arguments, bool(commands), language, width)
    lines += ["", *textwrap.wrap(command.help or "", width)]
    for heading, rows in (
        ("help-word-arguments", [(_metavar(p, language), p.help or "") for p in arguments]),
        *((heading, _listed(command, names, language)) for heading, names in _sections(commands)),
        ("help-word-options", [_option(p, language) for p in options]),
    ):
        if rows:
            lines += ["", language.text(heading), *_two_columns(rows, width)]
    return "\n".join(lines)


def ordered(commands: Iterable[str]) -> list[str]:
    """Return command names in the order of the help page."""
    return [name for _, names in _sections(commands) for name in names]


def _usage(
    path: str, arguments: Sequence[Any], is_group: bool, language: Language, width: int
) -> list[str]:
    metavars = [
        _metavar(p, language) if p.required else f"[{_metavar(p, language)}]" for p in arguments
    ]
    others = language.text("help-word-some-command" if is_group else "help-word-some-options")
    text = " ".join([language.text("help-word-usage"), path, *metavars, others])
    return textwrap.wrap(text, width, subsequent_indent="  ", break_on_hyphens=False)


def _sections(commands: Iterable[str]) -> list[tuple[str, list[str]]]:
    given = list(commands)
    if any(name not in given for names in SECTIONS.values() for name in names):
        return [("manual-commands", given)] if given else []  # a command with subcommands
    found = [(head, [name for name in names if name in given]) for head, names in SECTIONS.items()]
    placed = [name for _, names in found for name in names]
    others = [name for name in given if name not in placed]
    return [(head, names) for head, names in [*found, ("manual-others", others)] if names]


def _listed(group: Any, names: Sequence[str], language: Language) -> list[tuple[str, str]]:
    return [(name, group.summary(name, language)) for name in names]


def _option(param: Any, language: Language) -> tuple[str, str]:
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        names += " / " + ", ".join(param.secondary_opts)
    if not param.is_flag:
        names += f" {_metavar(param, language)}"
    text = language.text("help-word-help") if param.name == "help" else param.help or ""
    default = param.default
    is_worth_saying = param.show_default and default != "" and not isinstance(default, bool)
    if is_worth_saying and isinstance(default, str | int | float):
        text += " " + language.text("help-word-default", value=str(default))
    return names, text


def _metavar(param: Any, language: Language) -> str:
    """Return the placeholder of a value on a help page."""
    if param.metavar:
        id = f"metavar-{param.metavar}"
        return language.text(id) if language.has(id) else str(param.metavar)
    return language.text("metavar-value")


def _two_columns(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Return terms and explanations, side by side if they fit, otherwise stacked."""
    column = min(COLUMN, max(len(term) for term, _ in rows) + 4)
    is_narrow = width < 2 * COLUMN + 4
    lines = []
    for term, text in rows:
        indent = 6 if is_narrow else column
        wrapped = textwrap.wrap(text, width - indent, break_on_hyphens=False) or [""]
        if is_narrow or len(term) + 4 > column:
            lines.append(f"  {term}")
        else:
            lines.append(f"  {term}".ljust(column) + wrapped.pop(0))
        lines += [" " * indent + line for line in wrapped if line]
    return lines
