"""The ``serve`` command."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.server.settings import Settings
from capicua.terminal.commands import serve
from capicua.terminal.commands.serve import address_of, welcome

ENGLISH = Language("en")


def test_invalid_settings_are_explained(command) -> None:
    done = command("serve", "--port", "99999", "--lang", "en")
    assert done.code == 2
    assert done.err == (
        "capicua: Invalid value “99999” for the setting port (--port).\n"
        "Port to listen on, 0 to 65535; 0 picks a free one.\n"
    )
    done = command("serve", "--broker", "redis://localhost", "--lang", "es")
    assert done.code == 2
    assert "no pueden compartir un archivo SQLite" in done.err
    done = command("serve", "--config", "/nowhere.toml", "--lang", "en")
    assert done.code == 2
    assert done.err.startswith("capicua: Cannot read /nowhere.toml: ")


def test_a_port_in_use_is_reported(command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = command("serve", "--port", port, "--data", str(tmp_path), "--lang", "en")
    assert done.code == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in done.err


def test_an_unreachable_broker_is_reported() -> None:
    broker = pytest.importorskip(
        "capicua.server.cluster.broker", reason="no Redis client installed"
    )
    with pytest.raises(Refused) as refused:
        broker.Broker("redis://:clave@127.0.0.1:9/0")
    sentence = ENGLISH.say(refused.value.message)
    assert sentence.startswith("Cannot reach the broker at 127.0.0.1:9/0: ")
    assert "clave" not in sentence


def test_missing_server_packages_are_reported_with_the_install_command(
    command, monkeypatch
) -> None:
    monkeypatch.setattr(serve, "SERVER_PARTS", ("msgspec", "no_such_library"))
    done = command("serve", "--lang", "en")
    assert done.code == 2
    assert "(no_such_library)" in done.err
    assert "pip install 'capicua[server]'" in done.err


def test_the_server_runs_until_it_is_interrupted(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", "es", "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "capicua.terminal.main", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://127.0.0.1:" in first
        with urllib.request.urlopen(first.split()[-1] + "health", timeout=60) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    finally:
        process.kill()
    assert (tmp_path / "tables.db").exists()


def test_printed_addresses_are_reachable(monkeypatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.20")
    assert address_of(Settings(), 8000) == "http://127.0.0.1:8000/"
    assert address_of(Settings(host="0.0.0.0"), 81) == "http://192.168.1.20:81/"
    assert address_of(Settings(host="::1"), 81) == "http://[::1]:81/"
    public = Settings(host="0.0.0.0", public_url="https://domino.example")
    assert address_of(public, 81) == "https://domino.example/"


def test_a_browser_is_opened_only_if_available_and_enabled(monkeypatch, capsys) -> None:
    opened = []
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "has_browser", lambda: True)
    welcome(Settings(), 8000, ENGLISH)
    welcome(Settings(browser=False), 8001, ENGLISH)
    welcome(Settings(host="0.0.0.0"), 8002, ENGLISH)
    monkeypatch.setattr(serve, "has_browser", lambda: False)
    welcome(Settings(), 8003, ENGLISH)
    assert opened == ["http://127.0.0.1:8000/", "http://localhost:8002/"]
    assert "running at http://127.0.0.1:8000/" in capsys.readouterr().out


def test_a_qr_code_is_printed_for_phones(monkeypatch, capsys) -> None:
    monkeypatch.setattr(serve, "has_browser", lambda: False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    welcome(Settings(host="0.0.0.0"), 8000, ENGLISH)
    shown = capsys.readouterr().out
    assert "On phones in the same network, scan:" in shown
    assert "█▀" in shown or "▀█" in shown
