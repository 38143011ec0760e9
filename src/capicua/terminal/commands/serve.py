"""The ``serve`` command: tables in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.terminal.application import Lang, app
from capicua.terminal.usage_errors import Command

if TYPE_CHECKING:
    from capicua.server.settings import Settings

EXTRA: Final = "pip install 'capicua[server]'"
SERVER_PARTS: Final = ("msgspec", "litestar", "uvicorn", "sqlalchemy", "alembic")

Text = Annotated[str | None, typer.Option()]
Texts = Annotated[list[str] | None, typer.Option()]
Url = Annotated[str | None, typer.Option(metavar="url")]
Folder = Annotated[str | None, typer.Option(metavar="folder")]


@app.command("serve", cls=Command, help="help-serve")
def serve_command(
    host: Text = None,
    port: Text = None,
    public_url: Url = None,
    hosts: Texts = None,
    proxies: Texts = None,
    data: Folder = None,
    database: Url = None,
    durability: Annotated[str | None, typer.Option(metavar="full|normal")] = None,
    broker: Url = None,
    sockets_each: Text = None,
    connections_each: Text = None,
    tables_each: Text = None,
    entries_each: Text = None,
    work_each: Text = None,
    requests_each: Text = None,
    frames_each: Text = None,
    idle_minutes: Text = None,
    keep_days: Text = None,
    megabytes_each: Text = None,
    table_kilobytes: Text = None,
    storage_megabytes: Text = None,
    accounts: Annotated[bool | None, typer.Option("--accounts/--no-accounts")] = None,
    lobby: Annotated[str | None, typer.Option(metavar="auto|on|off")] = None,
    tournaments: Annotated[str | None, typer.Option(metavar="auto|on|off")] = None,
    ratings: Annotated[bool | None, typer.Option("--ratings/--no-ratings")] = None,
    accuracy: Annotated[bool | None, typer.Option("--accuracy/--no-accuracy")] = None,
    clubs: Annotated[bool | None, typer.Option("--clubs/--no-clubs")] = None,
    notices: Annotated[bool | None, typer.Option("--notices/--no-notices")] = None,
    notices_contact: Text = None,
    mail_url: Url = None,
    mail_from: Text = None,
    bot_workers: Text = None,
    bots_python: Folder = None,
    log: Annotated[str | None, typer.Option(metavar="text|json")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="log-level")] = None,
    metrics: Annotated[str | None, typer.Option(metavar="HOST:PORT")] = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser")] = None,
    config: Annotated[str, typer.Option("--config", metavar="file")] = "",
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

    serve(settings, lambda port: welcome(settings, port, language))


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
