"""The client's files, and the descriptions of the API."""

from __future__ import annotations

import json

from capicua.server.http.static_files import StaticFiles
from tests.server.person import make


def test_a_missing_client_build_is_reported_in_the_browsers_language(sites, tmp_path):
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path / "nothing"))
    for accepted, word in (("es-ES,es;q=0.9", "servidor"), ("en", "server")):
        answer = site.get("/", headers={"Accept-Language": accepted})
        assert answer.status_code == 503
        assert word in answer.text


def test_the_client_is_served_at_each_of_its_paths(sites, tmp_path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>x</title>" + " " * 2000)
    (folder / "assets" / "index-abc.js").write_text("let x;" * 400)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not to be seen")
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(folder))
    for path in ("/", "/t/abc", "/s/abc", "/new?game=draw", "/replay/abc", "/ajustes/x"):
        answer = site.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = site.get("/assets/index-abc.js")
    assert script.text == "let x;" * 400
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    plain = site.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    for path in ("/assets/none.js", "/favicon.ico", "/../secret.txt", "/%2e%2e/secret.txt"):
        assert site.get(path).status_code == 404, path
    assert site.get("/api/none").status_code == 404


def test_table_paths_serve_the_table_page(sites, tmp_path):
    (tmp_path / "index.html").write_text("the first page")
    (tmp_path / "table.html").write_text("the page of a table")
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path))
    assert site.get("/t/abc").text == "the page of a table"
    assert site.get("/t/abc").headers["cache-control"] == "no-cache"
    for path in ("/", "/s/abc", "/replay/abc", "/new"):
        assert site.get(path).text == "the first page"


def test_the_root_serves_the_lobby_page(sites, tmp_path):
    (tmp_path / "index.html").write_text("the first page")
    (tmp_path / "lobby.html").write_text("the page of the lobby")
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path))
    assert site.get("/").text == "the page of the lobby"
    assert site.get("/").headers["cache-control"] == "no-cache"
    assert site.get("/learn").text == "the first page"


def test_the_page_of_a_table_embeds_its_public_summary(sites, tmp_path):
    (tmp_path / "table.html").write_text("<title>x</title><script></script>")
    site = sites(str(tmp_path / "t.db"), client=StaticFiles(tmp_path))
    keys, _ = make(site, "draw", "open", name="</script><script>")
    page = site.get(f"/t/{keys['table']}").text
    assert (page.count("<script"), page.count("</script")) == (2, 2), "a name ends no element"
    summary = json.loads(page.partition('id="summary">')[2].partition("</script>")[0])
    assert summary == site.get(f"/api/tables/{keys['table']}").json()
    assert summary["seats"][0]["name"] == "</script><script>"
    assert "summary" not in site.get("/t/nothing").text


def test_the_api_describes_itself(site):
    described = site.get("/schema").json()
    assert described["openapi"].startswith("3.1")
    for path in ("/api/games", "/api/tables", "/api/tables/{table}/enter", "/api/rules"):
        assert path in described["paths"]
    socket = site.get("/schema/socket.json").json()
    assert socket["asyncapi"] == "3.0.0"
    assert {"Hello", "Act", "StateFrame", "RefusedFrame"} <= set(socket["components"]["messages"])
    _resolve(socket, socket)


def _resolve(part, whole):
    """Check that every reference resolves."""
    if isinstance(part, dict):
        if "$ref" in part:
            found = whole
            for step in part["$ref"].removeprefix("#/").split("/"):
                found = found[step]
        for value in part.values():
            _resolve(value, whole)
    elif isinstance(part, list):
        for value in part:
            _resolve(value, whole)


def test_the_clients_schema_is_up_to_date():
    from scripts.client.schema import FILE, text

    assert FILE.read_text(encoding="utf-8") == text(), "run scripts/client/schema.py"
