"""The server hands out the engine for browsers, and only its workers may compile WebAssembly."""

from __future__ import annotations

from pathlib import Path

import pytest

from capicua.server.http.static_files import StaticFiles
from tests.server.local_server import Site

WORKER = "assets/engine.worker-abc.js"
FILES = {
    "index.html": b"<title>x</title>",
    WORKER: b"self",
    "assets/index-abc.js": b"page",
    "offline/manifest.json": b"{}",
    "offline/pyodide.asm.wasm": b"\0asm" * 1000,
    "offline/api/strings/en/block.ftl": b"name = Block",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, data in FILES.items():
        place = tmp_path / "static" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return tmp_path / "static"


@pytest.fixture
def built(sites, tmp_path: Path, folder: Path) -> Site:
    site: Site = sites(str(tmp_path / "t.db"), client=StaticFiles(folder))
    return site


def test_only_a_worker_may_compile_webassembly(built):
    policies = {
        path: built.get(f"/{path}").headers["content-security-policy"]
        for path in ("", "assets/index-abc.js", "offline/pyodide.asm.wasm", WORKER)
    }
    worker = policies.pop(WORKER)
    assert "script-src 'self' 'wasm-unsafe-eval'" in worker
    assert "default-src 'self'" in worker
    assert not any("unsafe-eval" in policy for policy in policies.values())


def test_the_runtime_is_compressed_and_has_its_own_media_type(built):
    found = built.get("/offline/pyodide.asm.wasm", headers={"Accept-Encoding": "gzip"})
    assert found.headers["content-type"] == "application/wasm"
    assert found.headers["content-encoding"] == "gzip"
    assert found.content == FILES["offline/pyodide.asm.wasm"]
    assert int(found.headers["content-length"]) < len(FILES["offline/pyodide.asm.wasm"]) / 10
    text = built.get("/offline/api/strings/en/block.ftl")
    assert text.headers["content-type"].startswith("text/plain")


def test_a_file_of_a_known_version_is_cached_for_long_and_others_are_asked_for_again(built):
    assert "immutable" in built.get("/offline/pyodide.asm.wasm?v=abc").headers["cache-control"]
    found = built.get("/offline/manifest.json")
    assert found.headers["cache-control"] == "no-cache"
    again = built.get("/offline/manifest.json", headers={"If-None-Match": found.headers["etag"]})
    assert again.status_code == 304


def test_without_the_package_its_manifest_is_missing(sites, tmp_path):
    (tmp_path / "index.html").write_text("<title>x</title>")
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path))
    assert site.get("/offline/manifest.json").status_code == 404


def test_the_package_is_not_read_before_somebody_asks_for_it(folder):
    files = StaticFiles(folder)
    assert files.is_unread("/offline/pyodide.asm.wasm")
    files.read("offline/manifest.json")
    assert not files.is_unread("offline/manifest.json")
    assert files.is_unread("/offline/pyodide.asm.wasm")
