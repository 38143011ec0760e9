"""The ``accounts`` command: who has an account, roles, lost ways in, deletion."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from typing import Annotated, Literal

import typer

from capicua.core.messages import Message, Refused
from capicua.render.language import Language, detect
from capicua.terminal.application import AsJson, Lang, LangBefore, Plain, app
from capicua.terminal.commands.tables import Config, Data, Database, database_of, pass_on
from capicua.terminal.reports.output import print_grid, print_json
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command, Group

Name = Annotated[str, typer.Argument(help="help-accounts-name", show_default=False)]
Roles = Annotated[bool, typer.Option("--roles", help="help-accounts-roles")]
Role = Annotated[
    Literal["player", "moderator", "admin"],
    typer.Argument(help="help-accounts-role", show_default=False),
]

accounts = typer.Typer(
    cls=Group, help="help-accounts", invoke_without_command=True, rich_markup_mode=None
)
app.add_typer(accounts, name="accounts")


@accounts.callback()
def accounts_command(
    context: typer.Context,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: LangBefore = "",
) -> None:
    """List the accounts, or pass the options on to a subcommand."""
    if context.invoked_subcommand is None:
        list_command(False, data, database, config, as_json, plain, lang or detect())
        return
    pass_on(context, data=data, database=database, config=config, lang=lang)


@accounts.command("list", cls=Command, help="help-accounts-list")
def list_command(
    roles: Roles = False,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """List the accounts."""
    where = database_of(data, database, config)
    from capicua.server.accounts import admin as people
    from capicua.server.store import admin

    with admin.opened(where) as connection:
        found = people.listed(connection, only_roles=roles)
    if as_json:
        print_json([{name: getattr(one, name) for name in one.__struct_fields__} for one in found])
        return
    language = Language(lang)
    screen = Screen(language, plain)
    heads = ("name", "role", "made", "seen")
    cells = [
        [one.name, "bot" if one.is_bot else one.role, _day(one.made), _day(one.seen)]
        for one in found
    ]
    if cells:
        print_grid([language.text(f"accounts-head-{head}") for head in heads], cells, screen)
    screen.lines([language.text("accounts-sum", count=len(found))])


@accounts.command("promote", cls=Command, help="help-accounts-promote")
def promote_command(
    name: Name,
    role: Role,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    lang: Lang = "",
) -> None:
    """Give an account a role."""
    where = database_of(data, database, config)
    from capicua.server.moderation import terminal_actions
    from capicua.server.store import admin

    with admin.opened(where, may_write=True) as connection:
        found = terminal_actions.promote(connection, name, role)
    print(Language(lang).text("accounts-promoted", name=found.name, role=role))


@accounts.command("codes", cls=Command, help="help-accounts-codes")
def codes_command(
    name: Name,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Print new recovery codes of an account, which replace the old ones."""
    where = database_of(data, database, config)
    from capicua.server.moderation import terminal_actions
    from capicua.server.store import admin

    with admin.opened(where, may_write=True) as connection:
        codes = terminal_actions.reset_codes(connection, name)
    print(json.dumps({"codes": codes}) if as_json else "\n".join(codes))


@accounts.command("remove", cls=Command, help="help-accounts-remove")
def remove_command(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="help-tables-yes")] = False,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    lang: Lang = "",
) -> None:
    """Delete an account and everything personal about it."""
    where, language = database_of(data, database, config), Language(lang)
    from capicua.server.accounts import admin as people
    from capicua.server.clubs import membership
    from capicua.server.moderation import terminal_actions
    from capicua.server.store import admin

    with admin.opened(where) as connection:
        found = people.named(connection, name)
    if not yes:
        if not sys.stdin.isatty():
            raise Refused(Message("tables-yes"))
        if not typer.confirm(language.text("accounts-sure", name=found.name)):
            raise typer.Exit(1)
    with admin.opened(where, may_write=True) as connection:
        terminal_actions.remove(connection, name, membership.erase)
    admin.scrub_file(where)
    print(language.text("accounts-removed", name=found.name))


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d")
