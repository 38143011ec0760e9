"""The site without a server: a policy in its page, the engine beside it, and headers for hosts."""

from __future__ import annotations

import pytest
from scripts.offline import engine, static_site


@pytest.fixture
def site(tmp_path, monkeypatch):
    built, folder = tmp_path / "engine", tmp_path / "site"
    for place in (built, folder / ".vite"):
        place.mkdir(parents=True)
    (built / "manifest.json").write_text("{}")
    (folder / "index.html").write_text("<html><head><title>x</title></head></html>")
    monkeypatch.setattr(engine, "BUILT", built)
    static_site.complete(folder)
    return folder


def test_the_page_has_the_servers_policy_and_allows_no_other_site(site):
    page = (site / "index.html").read_text()
    assert "default-src 'self'" in page
    assert "unsafe-eval" not in page
    assert page.index("Content-Security-Policy") < page.index("<title>")
    assert "frame-ancestors" not in page, "a page cannot set it; browsers would complain"


def test_a_page_without_a_head_is_refused():
    with pytest.raises(ValueError, match="head"):
        static_site.with_policy("<p>")


def test_the_engine_and_headers_are_beside_the_page(site):
    assert (site / "offline" / "manifest.json").is_file()
    headers = (site / "_headers").read_text()
    assert "wasm-unsafe-eval" in headers.partition("/assets/*")[2]
    assert "wasm-unsafe-eval" not in headers.partition("/assets/*")[0]
    assert not (site / ".vite").exists()


def test_without_the_engine_the_site_is_not_built(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(engine, "BUILT", tmp_path / "nothing")
    assert static_site.main([str(tmp_path / "site")]) == 1
    assert "make offline" in capsys.readouterr().err
