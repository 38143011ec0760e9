"""Open Graph metadata of a page: title, description and picture.

The text is in the language of the link (``lang``), so that a link reads as its sender sees it. A
match in progress has pictures of its finished rounds only, and none if only its people may watch.
"""

from __future__ import annotations

import datetime
import html
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlencode

from capicua.catalogue import kind
from capicua.core.messages import Argument, Message
from capicua.learn import of_the_day, puzzle_of
from capicua.render.language import Language
from capicua.render.svg.link_preview import HEIGHT, WIDTH
from capicua.server.http.strings import sentence
from capicua.table.frames.protocol import HouseRules
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

LAST_STEP: Final = 100_000
"""The end of a round, whatever its number of moves."""
TODAY: Final = "daily"
"""The id of the puzzle of the day."""


class OpenGraph(NamedTuple):
    """The metadata of a page, in one language."""

    title: str
    description: str
    image: str = ""
    """The path of its picture on this server, or ``""``."""


class ReplayMoment(NamedTuple):
    """A moment of a table's replay."""

    table: str
    game: str
    players: str
    """The players' names, with their points once the match is over."""
    number: int
    """The number of the round; 0 if there is none to draw."""
    step: int
    seat: int


def moment_of(room: Room, number: int, step: int, seat: int) -> ReplayMoment:
    """Return a moment of a room's replay, with number 0 if it cannot be drawn."""
    is_public = room.is_finished or room.watch_by_address
    is_known = not isinstance(room, RetiredTable) and 1 <= number <= len(room.match.rounds)
    can_draw = is_public and is_known
    names = [sitting.name for sitting in room.sittings]
    if room.phase == "over" and len(names) > 1:
        told = zip(names, room.totals, strict=True)
        names = [f"{name} {total}".strip() for name, total in told]
    players = " · ".join(name for name in names if name)
    return ReplayMoment(
        room.id, room.plan.rules.game, players, number if can_draw else 0, step, seat
    )


def about_replay(moment: ReplayMoment, code: str) -> OpenGraph:
    """Return the metadata of a replay at a move."""
    place: dict[str, Argument] = {
        "round": moment.number,
        "step": moment.step,
        "game": _name(moment.game, code),
    }
    title = "preview-replay"
    if moment.number:
        title += "-round" if moment.step in (0, LAST_STEP) else "-at"
    told = Message("preview-replay-help", {"players": moment.players or _name(moment.game, code)})
    path = f"/api/tables/{moment.table}/replay/{moment.number}/picture.png"
    query = {"step": moment.step, "seat": moment.seat, "lang": code}
    image = f"{path}?{urlencode(query)}" if moment.number else ""
    return OpenGraph(sentence(code, Message(title, place)), sentence(code, told), image)


def about_table(game: str, code: str) -> OpenGraph:
    """Return the metadata of a table; it shows none of the table's tiles."""
    title = sentence(code, Message("preview-table", {"game": _name(game, code)}))
    return OpenGraph(title, sentence(code, Message("preview-table-help")))


def about_game(rules: HouseRules, deal: int, code: str) -> OpenGraph:
    """Return the metadata of house rules, or of a numbered deal (0: none). Raise ``Refused``."""
    name = _name(rules.game, code)
    if not deal or kind(rules.game).undo != "free":
        return OpenGraph(name, Language(code, rules.game).text("summary"))
    query = {"preset": rules.preset, **rules.options, "lang": code}
    path = f"/api/games/{rules.game}/deals/{deal}/picture.png?{urlencode(query)}"
    title = sentence(code, Message("preview-deal", {"game": name, "deal": str(deal)}))
    return OpenGraph(title, sentence(code, Message("preview-deal-help")), path)


def about_puzzle(id: str, code: str) -> OpenGraph:
    """Return the metadata of a puzzle, or of today's (UTC). Raise ``Refused``."""
    today = datetime.datetime.now(datetime.UTC).date()
    puzzle = of_the_day(today) if id == TODAY else puzzle_of(id)
    title = "preview-puzzle-daily" if id == TODAY else "preview-puzzle"
    told = sentence(code, Message("preview-puzzle-help"))
    path = f"/api/puzzles/{puzzle.id}/picture.png?{urlencode({'lang': code})}"
    return OpenGraph(sentence(code, Message(title, {"game": _name(puzzle.game, code)})), told, path)


def head(shared: OpenGraph, site: str, path: str, code: str) -> str:
    """Return the elements for a page's head; Open Graph requires absolute URLs."""
    told = {
        "og:type": "website",
        "og:site_name": "Capicúa",
        "og:locale": "es_ES" if code == "es" else "es_MX" if code == "es-419" else "en_US",
        "og:title": shared.title,
        "og:description": shared.description,
        "og:url": site + path,
    }
    if shared.image:
        told["og:image"] = site + shared.image
        told["og:image:type"] = "image/png"
        told["og:image:width"] = str(WIDTH)
        told["og:image:height"] = str(HEIGHT)
        told["og:image:alt"] = shared.title
    lines = [
        f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in told.items()
    ]
    large = "summary_large_image" if shared.image else "summary"
    lines.append(f'<meta name="twitter:card" content="{large}" />')
    return "\n    ".join(lines)


@lru_cache(maxsize=200)
def _name(game: str, code: str) -> str:
    return Language(code, game).text("name")
