"""Routes of the games: list, options, strings, pictures and pages of rules."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from capicua.api.games import card, form, rules_of, sentences
from capicua.api.models import GameCard, GameForm, RulesPage
from capicua.catalogue import catalogue, kind
from capicua.render.game_page import page_html
from capicua.render.language import Language
from capicua.render.svg import miniature
from capicua.server.http.responses import unchanging
from capicua.server.http.routes.parameters import Lang, PathId, ServerRequest
from capicua.table.frames.protocol import HouseRules

# -- the list of games -------------------------------------------------------------------------


@get("/api/games", sync_to_thread=True)
def games() -> list[GameCard]:
    """Return all games."""
    return [card(id) for id in catalogue()]


@get("/api/games/{game:str}", sync_to_thread=True)
def game_form(game: PathId) -> GameForm:
    """Return the options and presets of a game."""
    return form(game)


@get("/api/games/{game:str}/picture.svg", media_type="image/svg+xml", sync_to_thread=True)
def game_picture(request: ServerRequest, game: PathId, lang: Lang = "en") -> Response[bytes]:
    """Return a picture of a round in progress."""
    kind(game)
    code = Language(lang).code
    return unchanging(request, miniature(game, code), "image/svg+xml", 3600)


@get("/api/games/{game:str}/page", media_type="text/html", sync_to_thread=True)
def game_page(request: ServerRequest, game: PathId, lang: Lang = "en") -> Response[bytes]:
    """Return the page of a game: rules, options, presets compared, worked examples, versions."""
    return unchanging(request, page_html(game, lang), "text/html", 3600)


async def prepare() -> None:
    """Build the list of games in advance, one game at a time."""
    for id in catalogue():
        await asyncio.to_thread(card, id)


# -- rules -------------------------------------------------------------------------------------


@post("/api/rules", status_code=200)
async def rules(request: ServerRequest, data: JSONBody[HouseRules], lang: Lang = "en") -> RulesPage:
    """Return the page of rules for these house rules; refused if they are inconsistent."""
    request.admit_work()
    return await request.threads.do(rules_of, data, lang)


# -- strings -----------------------------------------------------------------------------------


@get("/api/strings/{lang:str}/{game:str}", media_type="text/plain", sync_to_thread=True)
def strings(request: ServerRequest, lang: PathId, game: PathId) -> Response[bytes]:
    """Return every string needed for a game, as Fluent; ``common`` holds those of all games."""
    return unchanging(request, sentences(lang, game), "text/plain")
