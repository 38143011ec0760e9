"""The page of a game with its pictures, as the client receives it."""

from __future__ import annotations

from tests.server.local_server import Site


def test_t14_the_page_of_a_game_is_served_in_both_languages(site: Site) -> None:
    for code, heading in (("en", "Worked examples"), ("es", "Ejemplos resueltos")):
        answer = site.get(f"/api/games/draw/page?lang={code}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert f"<h2>{heading}</h2>" in answer.text
        assert answer.text.count("<figure><svg") > 5
        assert "capicua play" not in answer.text
        tag = answer.headers["etag"]
        again = site.get(f"/api/games/draw/page?lang={code}", headers={"If-None-Match": tag})
        assert again.status_code == 304


def test_pages_of_unknown_games_and_languages_are_refused(site: Site) -> None:
    for path in ("/api/games/ludo/page", "/api/games/draw/page?lang=fr"):
        assert 400 <= site.get(path).status_code < 500
