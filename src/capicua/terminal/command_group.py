"""The commands of ``capicua`` by name, each imported when it is used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

import typer

from capicua.optional_dependencies import needed
from capicua.render.language import Language
from capicua.terminal.usage_errors import Group, translate

COMMANDS: Final = {
    "analyse": "study.analyse",
    "generate": "data",
    "deal": "deal",
    "learn": "study.learn",
    "games": "games",
    "rules": "games",
    "play": "matches",
    "stats": "results",
    "replay": "records",
    "check": "records",
    "verify": "records",
    "simulate": "measure",
    "compare": "measure",
    "arena": "measure",
    "puzzle": "study.puzzles",
    "review": "study.review",
    "score": "score",
    "serve": "serve",
    "study": "study.studies",
    "accounts": "accounts",
    "backup": "tables",
    "restore": "tables",
    "puzzles": "study.puzzles",
    "tables": "tables",
    "tournament": "tournament",
    "train": "study.train",
    "drill": "study.drill",
    "mistakes": "study.mistakes",
    "bid": "study.hands",
    "discard": "study.hands",
    "count": "study.hands",
}
"""The commands, and the modules of ``capicua.terminal.commands`` that declare them."""


class LazyCommands(Mapping[str, Any]):
    """Commands by name; looking one up imports its module, and counting them imports none."""

    def __init__(self, declared: typer.Typer) -> None:
        self.declared = declared
        self.language: Language | None = None
        """The language of the help texts; ``None`` leaves their message ids."""
        self._made: dict[str, Any] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)

    def __contains__(self, name: object) -> bool:
        return name in COMMANDS

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            with needed("terminal", "The commands"):
                import_module(f"capicua.terminal.commands.{COMMANDS[name]}")
            self._made[name] = self._command(name)
        return self._made[name]

    def _command(self, name: str) -> Any:
        """Return a command that is declared, without building any other."""
        alone = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
        alone.registered_callback = self.declared.registered_callback
        alone.registered_commands = [
            one for one in self.declared.registered_commands if one.name == name
        ]
        alone.registered_groups = [
            one for one in self.declared.registered_groups if one.name == name
        ]
        group: Any = typer.main.get_command(alone)
        if self.language is not None:
            translate(group.commands[name], self.language)
        return group.commands[name]


class CommandGroup(Group):
    """The command group; its commands are those of ``COMMANDS``."""

    declared: typer.Typer
    """Where the modules declare their commands; set by ``application``."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = LazyCommands(self.declared)

    def summary(self, name: str, language: Language) -> str:
        """Return what a command does, without importing it."""
        return language.text(f"help-{name}")

    def translate_commands(self, language: Language) -> None:
        """Translate commands when they are used."""
        self.commands.language = language
