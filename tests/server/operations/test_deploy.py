"""The files in deploy/ work as shipped: proxies, settings, and their copies in the docs."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import tomllib
from asyncio import timeout
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from capicua.server.operations.metrics import Metrics
from capicua.server.run import server_of
from capicua.server.settings import Settings, load
from capicua.testing.server_process import free_port
from tests.server.local_server import PATIENCE, Site, until
from tests.server.person import plan

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
NAME = "domino.example"
SHOWN = (
    "capicua.toml",
    "capicua.service",
    "nginx.conf",
    "Caddyfile",
    "several.Caddyfile",
    "Containerfile",
    "compose.yaml",
)
"""Files quoted in docs/hosting.md; it only links to the others."""


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# -- static checks ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHOWN)
def test_s25_the_hosting_page_quotes_the_shipped_files(name: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(rf"\[`deploy/{name}`\]\([^)]*\):\n\n```\w*\n(.*?)\n```\n", page, re.DOTALL)
    assert found, f"docs/hosting.md does not quote deploy/{name}"
    assert found[1] + "\n" == text(name), f"docs/hosting.md quotes an outdated deploy/{name}"


def test_the_shipped_settings_are_valid() -> None:
    found = load({}, {}, DEPLOY / "capicua.toml")
    assert found.public_url == f"https://{NAME}"
    defaults = Settings()
    for name in ("keep_days", "storage_megabytes", "megabytes_each", "table_kilobytes"):
        assert getattr(found, name) == getattr(defaults, name), "the file shows the defaults"
    given = yaml.safe_load(text("compose.yaml"))["x-capicua"]["environment"]
    shared = {**given, "CAPICUA_DATABASE": "postgresql://capicua:word@db/capicua"}
    assert load({}, shared).metrics == "0.0.0.0:9464"
    in_image = dict(re.findall(r"(CAPICUA_\w+)=(\S+)", text("Containerfile")))
    del in_image["CAPICUA_COMPILE"]
    assert load({}, in_image).data == "/data"


def test_s25_the_files_named_by_compose_exist() -> None:
    found = yaml.safe_load(text("compose.yaml"))
    one = found["services"]["one"]
    assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).is_file()
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source[0] == "." else source in found["volumes"]
    ports = set(re.findall(r"(\w+):8000", text("compose.Caddyfile")))
    assert ports == {"one", "two"} <= set(found["services"])


def test_alerts_and_dashboard_name_existing_metrics(tmp_path: Path) -> None:
    server = server_of(Settings(data=str(tmp_path)))
    metrics = Metrics()
    metrics.watch(server.registry, server.sockets)
    there = {
        sample + ending
        for family in metrics.registry.collect()
        for sample in (family.name, *(one.name for one in family.samples))
        for ending in ("", "_total", "_bucket")
    }
    rules = [rule["expr"] for rule in yaml.safe_load(text("alerts.yml"))["groups"][0]["rules"]]
    panels = [
        target["expr"]
        for panel in json.loads(text("grafana.json"))["panels"]
        for target in panel["targets"]
    ]
    named = set(re.findall(r"\b(?:capicua|process)_\w+", " ".join(rules + panels)))
    assert len(named) > 10
    assert named - there == set()


# -- the proxies ---------------------------------------------------------------------------------


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def needs(program: str) -> None:
    if shutil.which(program, path=PATH) is None:
        pytest.skip(f"{program} is not installed")


class Proxy(NamedTuple):
    """A proxy with the shipped configuration, and the server behind it."""

    site: Site
    port: int


def certificate(folder: Path) -> None:
    """Write a self-signed certificate where the shipped configuration expects one."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(command, check=True, capture_output=True)


def replaced(shipped: str, pairs: dict[str, str]) -> str:
    """Return the shipped text with other ports and paths; each must occur in it."""
    for old, new in pairs.items():
        assert old in shipped, old
        shipped = shipped.replace(old, new)
    return shipped


def nginx(folder: Path, behind: int, port: int) -> list[str]:
    certificate(folder)
    site = replaced(
        text("nginx.conf"),
        {
            "127.0.0.1:8000": f"127.0.0.1:{behind}",
            "listen 443 ": f"listen {port} ",
            "[::]:443 ": f"[::]:{port} ",
            "listen 80;": f"listen {free_port()};",
            "listen [::]:80;": "",
            "/etc/ssl/domino.example.pem": str(folder / "cert.pem"),
            "/etc/ssl/domino.example.key": str(folder / "key.pem"),
        },
    )
    (folder / "site.conf").write_text(site)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place};" for place in places)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, behind: int, port: int) -> list[str]:
    ours = f"admin off\n\tlocal_certs\n\tskip_install_trust\n\thttps_port {port}\n"
    ours += f"\thttp_port {free_port()}\n\tstorage file_system {folder}/caddy\n"
    shipped = replaced(text("Caddyfile"), {"127.0.0.1:8000": f"127.0.0.1:{behind}"})
    (folder / "Caddyfile").write_text(shipped.replace("{\n", "{\n\t" + ours, 1))
    return ["caddy", "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    configured: Callable[[Path, int, int], list[str]] = request.param
    needs(configured.__name__)
    settings = tomllib.loads(text("capicua.toml"))
    # A visitor in this test has a loopback address as well, and must not pass for the proxy.
    trusted = load({"proxies": "127.0.0.1"}, {}).trusted
    database = str(tmp_path / "tables.db")
    site = Site(database, public_url=settings["public_url"], proxies=trusted, tables_each=2)
    port = free_port()
    environment = {"HOME": str(tmp_path), "PATH": PATH}
    running = subprocess.Popen(
        configured(tmp_path, site.port, port),
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=(tmp_path / "said").open("wb"),
    )
    try:
        until(lambda: running.poll() is not None or answers(port))
        assert running.poll() is None, (tmp_path / "said").read_text()
        yield Proxy(site, port)
    finally:
        running.terminate()
        running.wait(PATIENCE)
        site.stop()


def answers(port: int) -> bool:
    try:
        return asked(port, "GET", "/health").status_code == 200
    except httpx.TransportError:
        return False


def asked(port: int, method: str, path: str, address: str = "127.0.0.2", **more: Any) -> Any:
    """Send a request to the proxy, from an address of this machine."""
    server = "[::1]" if ":" in address else "127.0.0.1"
    way = httpx.HTTPTransport(verify=False, local_address=address)
    headers = {"Host": NAME, **more.pop("headers", {})}
    with httpx.Client(transport=way, timeout=PATIENCE) as client:
        url = f"https://{server}:{port}{path}"
        return client.request(
            method, url, headers=headers, extensions={"sni_hostname": NAME}, **more
        )


def dialled(port: int, table: str, token: str, origin: str, address: str) -> Any:
    """Open a socket to a table through the proxy, with a browser's cookie.

    Not with the client of ``websockets.sync``: it reads and writes in two threads, and a TLS
    connection of Python 3.11 can then lose the request (1 of 200 on a busy machine).
    """
    server = "::1" if ":" in address else "127.0.0.1"
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return connect(
        f"wss://{NAME}/ws/tables/{table}?since=0",
        sock=socket.create_connection((server, port), source_address=(address, 0)),
        ssl=context,
        server_hostname=NAME,
        origin=origin,
        additional_headers={"Cookie": f"capicua_{table}={token}"},
        compression=None,
        open_timeout=PATIENCE,
        proxy=None,
    )


async def sit_and_speak(port: int, table: str, token: str, address: str) -> None:
    """Take up the seat of a browser through the proxy; a page elsewhere cannot."""
    async with dialled(port, table, token, f"https://{NAME}", address) as seat, timeout(PATIENCE):
        state = json.loads(await seat.recv())
        assert (state["type"], state["seat"]) == ("state", 0)
        await seat.send(json.dumps({"type": "say", "id": "1", "text": "hola"}))
        while json.loads(await seat.recv())["type"] != "done":
            pass
    with pytest.raises(InvalidStatus) as refused:
        await dialled(port, table, token, "https://elsewhere.example", address)
    assert refused.value.response.status_code == 403


def test_s8_s9_s21_the_shipped_proxies_serve_tables(proxy: Proxy) -> None:
    visitors = ("127.0.0.2", "::1")
    for address in visitors:
        made = asked(proxy.port, "POST", "/api/tables", address, json=plan("draw", "open"))
        assert made.status_code == 201, made.text
        assert made.headers["strict-transport-security"].startswith("max-age=")
        cookie = made.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "secure", "samesite=lax"))
        table = made.json()["table"]
        token = re.search(r"capicua_[^=]+=([^;]+)", made.headers["set-cookie"])
        assert token is not None
        asyncio.run(sit_and_speak(proxy.port, table, token[1], address))

    # Rate limits apply to each visitor, and a forged X-Forwarded-For is ignored.
    for address in visitors:
        another = asked(proxy.port, "POST", "/api/tables", address, json=plan("draw", "open"))
        assert another.status_code == 201
        for claimed in ({}, {"X-Forwarded-For": "203.0.113.5"}):
            last = asked(
                *(proxy.port, "POST", "/api/tables", address),
                json=plan("draw", "open"),
                headers=claimed,
            )
            assert last.status_code == 429, (address, claimed)

    for path in ("/metrics", "/metrics/", "//metrics", "/metrics//", "/%6detrics"):
        assert "capicua_" not in asked(proxy.port, "GET", path).text, path


def test_s22_the_proxies_check_the_health_of_several_processes() -> None:
    needs("caddy")
    for name in ("several.Caddyfile", "compose.Caddyfile"):
        command = ["caddy", "adapt", "--config", str(DEPLOY / name), "--adapter", "caddyfile"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found = re.findall(r'"uri":"(/health)"|"try_duration":(\d+)', done.stdout)
        assert {one for pair in found for one in pair if one} == {"/health", "5000000000"}
