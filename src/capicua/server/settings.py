"""The settings of a server, from the command line, the environment and a TOML file.

The command line takes precedence over ``CAPICUA_…`` in the environment, that over the file, and
that over the defaults. docs/hosting.md lists all settings.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from capicua.core.messages import Message, Refused

PREFIX: Final = "CAPICUA_"
"""Environment variables are this prefix and a setting's name in capitals."""

Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Words = Annotated[str, Meta(max_length=1000)]
List = Annotated[tuple[Words, ...], Meta(max_length=100)]


class MetricsAddress(NamedTuple):
    """The address of the metrics."""

    host: str
    port: int

    @staticmethod
    def read(text: str) -> MetricsAddress:
        """Parse ``host:port``, or a port of this machine. Raise ``ValueError``."""
        host, _, port = text.rpartition(":")
        host = host.strip("[]") or "127.0.0.1"
        if not (port.isascii() and port.isdecimal() and int(port) <= 65535):
            raise ValueError(text)
        return MetricsAddress(host, int(port))


class BadSettingError(Refused):
    """An invalid setting; ``name`` says which, so that its help can be shown."""

    def __init__(self, name: str, message: Message) -> None:
        super().__init__(message)
        self.name = name


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. Each has a sentence ``help-serve-<name>`` in both languages."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    public_url: Words = ""
    hosts: List = ()
    proxies: List = ()
    data: Words = ""
    database: Words = ""
    durability: Literal["full", "normal"] = "full"
    broker: Words = ""
    sockets_each: Positive = 200
    connections_each: Positive = 200
    tables_each: Positive = 30
    entries_each: Positive = 120
    work_each: Positive = 240
    requests_each: Positive = 1500
    frames_each: Positive = 100
    idle_minutes: Annotated[float, Meta(gt=0, le=1e6)] = 2.0
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 180
    megabytes_each: Annotated[int, Meta(ge=1, le=1_000_000)] = 50
    table_kilobytes: Annotated[int, Meta(ge=0, le=1_000_000)] = 2000
    storage_megabytes: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 10_000
    accounts: bool = False
    lobby: Literal["auto", "on", "off"] = "auto"
    ratings: bool = False
    accuracy: bool = False
    tournaments: Literal["auto", "on", "off"] = "auto"
    clubs: bool = False
    notices: bool = False
    notices_contact: Words = ""
    mail_url: Words = ""
    mail_from: Words = ""
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0
    bots_python: Words = ""
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: Annotated[str, Meta(max_length=300)] = ""
    browser: bool = True

    @property
    def data_folder(self) -> Path:
        """The folder of the database and other data; by default in the user's home."""
        if self.data:
            return Path(self.data).expanduser()
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        return Path(home) / "capicua"

    @property
    def database_url(self) -> str:
        """The database, as a URL or the path of a file."""
        return self.database or str(self.data_folder / "tables.db")

    @property
    def has_lobby(self) -> bool:
        """Whether open tables are listed; ``auto``: unless the server has a public URL."""
        return self.lobby == "on" or (self.lobby == "auto" and not self.public_url)

    @property
    def has_tournaments(self) -> bool:
        """Whether people may hold tournaments; ``auto``: unless the server has a public URL."""
        return self.tournaments == "on" or (self.tournaments == "auto" and not self.public_url)

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)

    @property
    def trusted(self) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
        """The networks of proxies whose ``X-Forwarded-For`` is trusted."""
        return tuple(ipaddress.ip_network(proxy, strict=False) for proxy in self.proxies)


NAMES: Final = tuple(field.name for field in msgspec.structs.fields(Settings))


def load(
    given: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Return the settings; ``given`` holds the command line's, ``None`` for those not given.

    Without ``file``, ``CAPICUA_CONFIG`` may name one. Raise ``BadSettingError`` for an invalid
    value, and ``Refused`` if the file cannot be read.
    """
    found = os.environ if environment is None else environment
    named = found.get(PREFIX + "CONFIG", "")
    file = file or (Path(named) if named else None)
    values: dict[str, Any] = {}
    if file is not None:
        values.update(_from_file(file))
    for name in NAMES:
        text = found.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _checked(name, text, PREFIX + name.upper())
    for name, value in (given or {}).items():
        if value is not None:
            values[name] = _checked(name, value, "--" + name.replace("_", "-"))
    settings = Settings(**values)
    if settings.broker and not settings.database.startswith("postgres"):
        raise BadSettingError("broker", Message("setting-broker-alone"))
    for name in ("ratings", "accuracy", "clubs", "notices"):
        if getattr(settings, name) and not settings.accounts:
            raise BadSettingError(name, Message("setting-needs-accounts", {"name": name}))
    if settings.mail_url and not (settings.mail_from and settings.public_url):
        raise BadSettingError("mail_url", Message("setting-mail"))
    return settings


def is_loopback(host: str) -> bool:
    """Return whether a host name or address is this machine's loopback."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _from_file(file: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise Refused(Message("setting-no-file", {"path": str(file), "detail": detail})) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        detail = str(error)
        raise Refused(Message("setting-not-toml", {"path": str(file), "detail": detail})) from None
    for name in data:
        if name not in NAMES:
            allowed = ", ".join(NAMES)
            raise BadSettingError(
                "",
                Message("setting-unknown", {"name": name, "path": str(file), "allowed": allowed}),
            )
    return {name: _checked(name, value, str(file)) for name, value in data.items()}


_TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _checked(name: str, value: Any, source: str) -> Any:
    """Return a value of the setting's type; text from the environment or command line is parsed."""
    is_text = isinstance(value, str)
    read: Any = value
    if is_text and _TYPES[name] is bool:
        read = {"yes": True, "on": True, "no": False, "off": False}.get(value.lower(), value)
    elif is_text and name in ("hosts", "proxies"):
        read = [part.strip() for part in value.split(",") if part.strip()]
    try:
        made = msgspec.convert(read, _TYPES[name], strict=not is_text)
        if name in _FURTHER:
            _FURTHER[name](made)
    except (msgspec.ValidationError, ValueError):
        shown = value if is_text else str(value)
        raise BadSettingError(
            name, Message("setting-wrong", {"name": name, "value": shown, "source": source})
        ) from None
    return made


def _public(value: str) -> None:
    parts = urlsplit(value)
    is_address = parts.scheme in ("http", "https") and parts.hostname
    if value and not (is_address and parts.path in ("", "/") and not parts.query):
        raise ValueError(value)


def _contact(value: str) -> None:
    if value and not re.fullmatch(r"mailto:[^@\s]+@[\w.-]+|https://[\w.-]+(/\S*)?", value):
        raise ValueError(value)


def _mail(value: str) -> None:
    parts = urlsplit(value)
    if value and not (parts.scheme in ("smtp", "smtps") and parts.hostname):
        raise ValueError(value)
    _ = parts.port  # raises ValueError too


def _sender(value: str) -> None:
    if value and not re.fullmatch(r"[^@<>\r\n]*<?[^@<>\s]+@[\w.-]+>?", value):
        raise ValueError(value)


def _networks(values: tuple[str, ...]) -> None:
    for value in values:
        ipaddress.ip_network(value, strict=False)


def _place(value: str) -> None:
    if value:
        MetricsAddress.read(value)


def _redis(value: str) -> None:
    parts = urlsplit(value)
    if value and not (parts.scheme in ("redis", "rediss", "unix") and (parts.netloc or parts.path)):
        raise ValueError(value)


def _database(value: str) -> None:
    scheme = value.partition("://")[0] if "://" in value else ""
    if scheme and scheme.partition("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(value)


_FURTHER: Final[dict[str, Callable[[Any], None]]] = {
    "public_url": _public,
    "notices_contact": _contact,
    "mail_url": _mail,
    "mail_from": _sender,
    "proxies": _networks,
    "broker": _redis,
    "metrics": _place,
    "database": _database,
}
