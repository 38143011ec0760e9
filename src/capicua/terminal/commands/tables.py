"""The ``tables``, ``backup`` and ``restore`` commands: management of stored server data."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from capicua.core.messages import Message, Refused
from capicua.render.language import Language, detect
from capicua.terminal.application import AsJson, Lang, LangBefore, Plain, app
from capicua.terminal.commands.serve import require_server
from capicua.terminal.reports.output import print_grid, print_json
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command, Group

if TYPE_CHECKING:
    from capicua.server.store.admin import Usage

Data = Annotated[str | None, typer.Option(help="help-serve-data", metavar="DIR")]
Database = Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")]
Config = Annotated[str, typer.Option("--config", help="help-serve-config", metavar="FILE")]
Ids = Annotated[list[str] | None, typer.Argument(help="help-tables-ids", show_default=False)]
Force = Annotated[bool, typer.Option("--force", help="help-force")]

DAY_MS = 86_400_000

tables = typer.Typer(
    cls=Group, help="help-tables", invoke_without_command=True, rich_markup_mode=None
)
app.add_typer(tables, name="tables")


@tables.callback()
def tables_command(
    context: typer.Context,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: LangBefore = "",
) -> None:
    """List tables and score sheets, or pass the options on to a subcommand."""
    if context.invoked_subcommand is None:
        list_command(None, data, database, config, as_json, plain, lang or detect())
        return
    pass_on(context, data=data, database=database, config=config, lang=lang)


def pass_on(context: typer.Context, **given: str | None) -> None:
    """Make the options given before a subcommand the defaults of those after it."""
    said = {name: value for name, value in given.items() if value}
    names = getattr(context.command, "commands", {})
    context.default_map = dict.fromkeys(names, said)


def database_of(data: str | None, database: str | None, config: str) -> str:
    """Return the database URL of the server settings; raise ``Refused`` if they are invalid."""
    require_server()
    from capicua.server.settings import load

    given = {"data": data, "database": database}
    return load(given, file=Path(config) if config else None).database_url


@tables.command("list", cls=Command, help="help-tables-list")
def list_command(
    ids: Ids = None,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """List tables, score sheets and studies, largest first."""
    where = database_of(data, database, config)
    from capicua.server.store import admin, limits

    with admin.opened(where) as connection:
        found = admin.usage(connection, ids or [])
        used = limits.bytes_used(connection)
    _check_known(ids or [], found)
    if as_json:
        rows = [{name: getattr(one, name) for name in one.__struct_fields__} for one in found]
        print_json({"bytes": used, "kept": rows})
        return
    language = Language(lang)
    screen = Screen(language, plain)
    if found:
        heads = ("kind", "id", "game", "made", "touched", "events", "kilobytes")
        cells = [_cells(one, language) for one in found]
        print_grid([language.text(f"tables-head-{head}") for head in heads], cells, screen)
    count, sheets, studies = (
        sum(one.kind == kind for one in found) for kind in ("table", "sheet", "study")
    )
    numbers = {"tables": count, "sheets": sheets, "studies": studies}
    screen.lines([language.text("tables-sum", **numbers, megabytes=round(used / 1e6, 1))])


@tables.command("export", cls=Command, help="help-tables-export")
def export_command(
    id: Annotated[str, typer.Argument(help="help-tables-id", show_default=False)],
    to: Annotated[str, typer.Option("--to", help="help-tables-to", metavar="FILE")] = "",
    data: Data = None,
    database: Database = None,
    config: Config = "",
    lang: Lang = "",
) -> None:
    """Write all stored data of a table, score sheet or study as JSON."""
    where = database_of(data, database, config)
    from capicua.server.store import admin

    with admin.opened(where) as connection:
        text = admin.export_text(admin.export(connection, id))
    if not to:
        print(text)
        return
    try:
        with Path(to).open("x", encoding="utf-8") as file:
            Path(to).chmod(0o600)
            file.write(text + "\n")
    except FileExistsError:
        raise Refused(Message("backup-exists", {"path": to})) from None
    except OSError as error:
        detail = error.strerror or str(error)
        raise Refused(Message("backup-failed", {"path": to, "detail": detail})) from None


@tables.command("delete", cls=Command, help="help-tables-delete")
def delete_command(
    ids: Ids = None,
    older_than: Annotated[
        int | None, typer.Option("--older-than", min=1, help="help-tables-older", metavar="DAYS")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="help-tables-yes")] = False,
    data: Data = None,
    database: Database = None,
    config: Config = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Permanently delete tables and score sheets."""
    language = Language(lang)
    wanted = list(ids or [])
    if not wanted and older_than is None:
        raise Refused(Message("tables-which"))
    where = database_of(data, database, config)
    from capicua.server.store import admin

    with admin.opened(where) as connection:
        if wanted:
            _check_known(wanted, admin.usage(connection, wanted))
        if older_than is not None:
            before = int(time.time() * 1000) - older_than * DAY_MS
            old = admin.older(connection, before)
            wanted = [id for id in wanted if id in old] if ids else old
    if wanted and not yes and not _agrees(len(wanted), language):
        raise typer.Exit(1)
    with admin.opened(where, may_write=True) as connection:
        count = admin.delete(connection, wanted)
    if as_json:
        print(json.dumps({"deleted": count}))
    else:
        print(language.text("tables-deleted", count=count))


def _check_known(ids: Sequence[str], found: Sequence[Usage]) -> None:
    """Raise ``Refused`` unless all ids are among what was found."""
    known = {one.id for one in found}
    for id in ids:
        if id not in known:
            raise Refused(Message("no-table-or-sheet", {"id": id}))


def _agrees(count: int, language: Language) -> bool:
    """Ask for confirmation; raise ``Refused`` if stdin is not a terminal."""
    if not sys.stdin.isatty():
        raise Refused(Message("tables-yes"))
    return bool(typer.confirm(language.text("tables-sure", count=count)))


def _cells(one: Usage, language: Language) -> list[str]:
    return [
        language.text(f"tables-{one.kind}"),
        one.id,
        one.game,
        "" if one.made is None else _day(one.made),
        _day(one.touched),
        str(one.events),
        f"{one.bytes / 1000:.1f}",
    ]


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


# -- backups -------------------------------------------------------------------------------------


@app.command("backup", cls=Command, help="help-backup")
def backup_command(
    file: Annotated[str, typer.Argument(show_default=False)],
    data: Data = None,
    database: Database = None,
    config: Config = "",
    force: Force = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Copy the database of a running server to a file."""
    where = database_of(data, database, config)
    from capicua.server.store import backup

    size = backup.make(where, Path(file), is_forced=force)
    count = backup.check(Path(file))
    if as_json:
        print(json.dumps({"file": file, "bytes": size, "tables": count}))
        return
    print(
        Language(lang).text("backup-made", path=file, count=count, megabytes=round(size / 1e6, 1))
    )


@app.command("restore", cls=Command, help="help-restore")
def restore_command(
    file: Annotated[str, typer.Argument(show_default=False)],
    data: Data = None,
    database: Database = None,
    config: Config = "",
    force: Force = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Replace the database with a backup; the server must not be running."""
    where = database_of(data, database, config)
    from capicua.server.store import backup

    count, old = backup.restore(Path(file), where, is_forced=force)
    if as_json:
        print(json.dumps({"tables": count, "old": None if old is None else str(old)}))
        return
    language = Language(lang)
    print(language.text("restore-done", count=count))
    if old is not None:
        print(language.text("restore-old", path=str(old)))
