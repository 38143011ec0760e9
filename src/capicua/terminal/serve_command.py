"""The ``serve`` command: tables in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from capicua.core.reasons import Message, Refused
from capicua.render.language import Language
from capicua.terminal.application import Lang, app
from capicua.terminal.wording import Command

if TYPE_CHECKING:
    from capicua.server.settings import Settings

EXTRA: Final = "pip install 'capicua[server]'"
SERVER_PARTS: Final = ("msgspec", "litestar", "uvicorn", "sqlalchemy", "alembic", "structlog")


@app.command("serve", cls=Command, help="help-serve")
def serve_command(
    host: Annotated[str | None, typer.Option(help="help-serve-host")] = None,
    port: Annotated[str | None, typer.Option(help="help-serve-port")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="help-serve-public_url", metavar="url")
    ] = None,
    hosts: Annotated[list[str] | None, typer.Option(help="help-serve-hosts")] = None,
    proxies: Annotated[list[str] | None, typer.Option(help="help-serve-proxies")] = None,
    data: Annotated[str | None, typer.Option(help="help-serve-data", metavar="folder")] = None,
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="url")] = None,
    durability: Annotated[
        str | None, typer.Option(help="help-serve-durability", metavar="full|normal")
    ] = None,
    broker: Annotated[str | None, typer.Option(help="help-serve-broker", metavar="url")] = None,
    sockets_each: Annotated[str | None, typer.Option(help="help-serve-sockets_each")] = None,
    connections_each: Annotated[
        str | None, typer.Option(help="help-serve-connections_each")
    ] = None,
    tables_each: Annotated[str | None, typer.Option(help="help-serve-tables_each")] = None,
    entries_each: Annotated[str | None, typer.Option(help="help-serve-entries_each")] = None,
    work_each: Annotated[str | None, typer.Option(help="help-serve-work_each")] = None,
    requests_each: Annotated[str | None, typer.Option(help="help-serve-requests_each")] = None,
    frames_each: Annotated[str | None, typer.Option(help="help-serve-frames_each")] = None,
    idle_minutes: Annotated[str | None, typer.Option(help="help-serve-idle_minutes")] = None,
    keep_days: Annotated[str | None, typer.Option(help="help-serve-keep_days")] = None,
    megabytes_each: Annotated[str | None, typer.Option(help="help-serve-megabytes_each")] = None,
    table_kilobytes: Annotated[str | None, typer.Option(help="help-serve-table_kilobytes")] = None,
    storage_megabytes: Annotated[
        str | None, typer.Option(help="help-serve-storage_megabytes")
    ] = None,
    bot_workers: Annotated[str | None, typer.Option(help="help-serve-bot_workers")] = None,
    bots_python: Annotated[
        str | None, typer.Option(help="help-serve-bots_python", metavar="folder")
    ] = None,
    log: Annotated[str | None, typer.Option(help="help-serve-log", metavar="text|json")] = None,
    log_level: Annotated[
        str | None, typer.Option(help="help-serve-log_level", metavar="log-level")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="help-serve-metrics", metavar="HOST:PORT")
    ] = None,
    browser: Annotated[
        bool | None, typer.Option("--browser/--no-browser", help="help-serve-browser")
    ] = None,
    config: Annotated[str, typer.Option("--config", help="help-serve-config", metavar="file")] = "",
    lang: Lang = "",
) -> None:
    """Run the server until it is stopped."""
    given = {name: value for name, value in locals().items() if name not in ("config", "lang")}
    language = Language(lang)
    require_server()
    from capicua.server.settings import BadSettingError, load

    given = {name: ",".join(v) if isinstance(v, list) else v for name, v in given.items()}
    try:
        settings = load(given, file=Path(config) if config else None)
    except BadSettingError as bad:
        if bad.name:
            print(f"capicua: {language.say(bad.message)}", file=sys.stderr)
            print(language.text(f"help-serve-{bad.name}"), file=sys.stderr)
            raise typer.Exit(2) from None
        raise
    from capicua.server.run import serve

    def ready(port: int) -> None:
        welcome(settings, port, language)

    try:
        serve(settings, ready)
    except Refused as refused:
        from capicua.server.words import sentence

        print(f"capicua: {sentence(language.code, refused.message)}", file=sys.stderr)
        raise typer.Exit(2) from None


def require_server() -> None:
    """Raise ``Refused`` if a package required by the server is not installed."""
    from importlib.util import find_spec

    missing = [part for part in SERVER_PARTS if find_spec(part) is None]
    if missing:
        raise Refused(
            Message("serve-not-installed", {"missing": ", ".join(missing), "command": EXTRA})
        )


def welcome(settings: Settings, port: int, language: Language) -> None:
    """Print the server's address, and open it in a browser if there is one."""
    address = address_of(settings, port)
    here = address if settings.is_local else f"http://localhost:{port}/"
    print(language.text("serve-ready", address=address))
    if not settings.is_local:
        print(language.text("serve-phones"))
        _print_code(address)
    print(language.text("serve-stop"), flush=True)
    if settings.browser and has_browser():
        webbrowser.open(here)


def address_of(settings: Settings, port: int) -> str:
    """Return the address to give to people: the public URL, or the one on the local network."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """Return this machine's address on the local network, or the loopback address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # TEST-NET-1; connecting a UDP socket sends nothing
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def has_browser() -> bool:
    """Return whether a graphical browser is available; a text browser would take the terminal."""
    is_windowed = sys.platform in ("win32", "darwin")
    return is_windowed or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _print_code(address: str) -> None:
    """Print the address as a QR code."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, error="m").terminal(compact=True, border=2)
