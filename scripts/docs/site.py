"""Hook of ``mkdocs.yml``: the order of the pages, generated pages, and the client's typeface.

Missing pages are left out of the navigation; pages that are in no list appear under More.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from capicua import catalogue, kind
from capicua.render.language import Language
from capicua.testing.server_process import ServerProcess
from scripts.docs.reference import (
    PUBLIC,
    fetched,
    http_page,
    modules,
    python_pages,
    socket_page,
    undocumented,
)

TYPEFACE: Final = Path(__file__).parents[2] / "web" / "src" / "typeface"
NAVIGATION: Final[dict[str, list[tuple[str, str]]]] = {
    "Getting started": [
        ("Players", "start/players.md"),
        ("Hosts", "start/hosts.md"),
        ("Programmers", "start/programmers.md"),
        ("Researchers", "start/researchers.md"),
    ],
    "Guides": [
        ("Lessons", "lessons.md"),
        ("Studies", "studies.md"),
        ("Playing with people", "lobby.md"),
        ("Puzzles", "puzzles.md"),
        ("What a hand is worth", "hands.md"),
        ("Solitaires", "solitaires.md"),
        ("Keeping score", "scorekeeping.md"),
        ("Tournaments", "tournaments.md"),
        ("Clubs", "clubs.md"),
        ("Hints and reviews", "review.md"),
        ("Comparing house rules", "comparing.md"),
        ("Rules of Partners compared", "partners.md"),
        ("Fair deals", "fair-deals.md"),
        ("Ratings and profiles", "ratings.md"),
        ("Hosting", "hosting.md"),
        ("Accounts", "accounts.md"),
        ("Turns over days", "notices.md"),
        ("Moderation", "moderation.md"),
        ("Without a server", "offline.md"),
        ("Accessibility", "accessibility.md"),
    ],
    "Tutorials": [
        ("Write a bot", "tutorials/bot.md"),
        ("Count endings of a round", "tutorials/endings.md"),
    ],
    "Bots": [
        ("How the bots work", "bots.md"),
        ("Arena", "arena.md"),
        ("Bots over the network", "client.md"),
        ("Research", "research.md"),
    ],
    "Library": [
        ("Using the library", "library.md"),
        ("Cookbook", "cookbook.md"),
        ("Mathematics of tournaments", "tournament-mathematics.md"),
        ("Records", "records.md"),
        ("Positions", "positions.md"),
        ("Pictures", "pictures.md"),
        ("Worked examples", "examples-format.md"),
    ],
    "Development": [
        ("Architecture", "architecture.md"),
        ("Writing a game", "development/game.md"),
        ("Tests", "development/tests.md"),
        ("Speed", "development/speed.md"),
        ("Versions of a game", "development/versions.md"),
        ("Releases", "development/releases.md"),
    ],
}
SPANISH: Final = [
    ("Empezar a jugar", "es/jugar.md"),
    ("Jugar en casa con otras personas", "es/en-casa.md"),
    ("Lecciones", "es/lecciones.md"),
    ("Estudios", "es/estudios.md"),
    ("Problemas", "es/problemas.md"),
    ("Lo que vale una mano", "es/manos.md"),
    ("Solitarios", "es/solitarios.md"),
    ("Llevar los puntos", "es/puntos.md"),
    ("Torneos", "es/torneos.md"),
    ("Matemáticas de los torneos", "es/matematicas-de-torneos.md"),
    ("Clubes", "es/clubes.md"),
    ("Guardar y repasar partidas", "es/registros.md"),
    ("Pistas y análisis", "es/analisis.md"),
    ("Comparar reglas de la casa", "es/comparar.md"),
    ("Reglas del dominó en parejas", "partners.es.md"),
    ("Repartos verificables", "es/repartos.md"),
    ("Puntuaciones y perfiles", "es/puntuaciones.md"),
    ("Mantener un servidor", "es/servidor.md"),
    ("Cuentas", "es/cuentas.md"),
    ("Turnos de días", "es/avisos.md"),
    ("Jugar con gente", "es/jugar-con-gente.md"),
    ("Moderación", "es/moderacion.md"),
    ("Jugar sin servidor", "es/sin-servidor.md"),
    ("Accesibilidad", "es/accesibilidad.md"),
]
"""Pages for players and hosts: each has an English one, and both link to each other."""


def on_config(config: Any) -> Any:
    """Order the pages; raise ``PluginError`` for public names without a docstring."""
    if missing := undocumented():
        raise PluginError("public names without a docstring: " + ", ".join(missing))
    docs = Path(config["docs_dir"])
    listed = {page for pages in [*NAVIGATION.values(), SPANISH] for _, page in pages}
    nav: list[Any] = [{"Capicúa": "index.md"}]
    for title, pages in NAVIGATION.items():
        nav.append({title: [{name: page} for name, page in pages if (docs / page).exists()]})
    nav.append({"Games": [{"All games": "games/README.md"}, *_games("en", ".md")]})
    families = [f"families/{page.name}" for page in sorted((docs / "families").glob("*.md"))]
    decisions = [f"adr/{page.name}" for page in sorted((docs / "adr").glob("*.md"))]
    nav.append({"Families of games": families})
    nav.append({"Reference": [{"Python": _python()}, *_interfaces()]})
    nav.append({"Decisions": decisions})
    spanish = [{name: page} for name, page in SPANISH if (docs / page).exists()]
    games = {"Juegos": [{"Todos los juegos": "games/README.es.md"}, *_games("es", ".es.md")]}
    nav.append({"Español": [*spanish, games]})
    others = [page.name for page in sorted(docs.glob("*.md")) if page.name not in listed]
    others.remove("index.md")
    if others:
        nav.append({"More": others})
    config["nav"] = nav
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the generated pages and the typeface."""
    pages = dict(python_pages())
    with ServerProcess() as site:
        pages["reference/http.md"] = http_page(fetched(f"{site.url}/schema/openapi.json"))
        pages["reference/websocket.md"] = socket_page(fetched(f"{site.url}/schema/socket.json"))
    for path, text in pages.items():
        files.append(File.generated(config, path, content=text))
    for name in ("typeface.css", "figtree.woff2", "OFL.txt"):
        files.append(File.generated(config, f"typeface/{name}", abs_src_path=str(TYPEFACE / name)))
    return files


def _games(code: str, ending: str) -> list[dict[str, str]]:
    return [{Language(code, kind(id)).text("name"): f"games/{id}{ending}"} for id in catalogue()]


def _python() -> list[Any]:
    pages = [package for package in PUBLIC if modules(package)]
    named = [{name: f"reference/python/{name.replace('.', '-')}.md"} for name in pages]
    return ["reference/python/index.md", *named]


def _interfaces() -> list[dict[str, str]]:
    return [{"HTTP": "reference/http.md"}, {"WebSocket": "reference/websocket.md"}]
