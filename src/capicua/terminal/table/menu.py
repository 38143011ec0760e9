"""The list of games, and the menus for choosing a game and a preset."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from capicua.catalogue import catalogue, entries, kind
from capicua.core.messages import BadOption, Message, Refused
from capicua.render.language import Language
from capicua.terminal.input_parser import folded
from capicua.terminal.screen import Screen

if TYPE_CHECKING:
    from capicua.core.game import Game


def listed(language: Language) -> list[dict[str, Any]]:
    """Return the data of every game in the list."""
    rows = []
    for entry in entries():
        words = Language(language.code, entry)
        rows.append(
            {
                "id": entry.id,
                "name": words.text("name"),
                "genre": entry.genre,
                "kind": words.text(f"genre-{entry.genre or 'other'}"),
                "seats": list(entry.seats),
                "summary": words.text("summary"),
                "presets": list(entry.presets),
            }
        )
    return rows


def show_games(rows: Sequence[dict[str, Any]], screen: Screen) -> None:
    """Print the games by genre; long lines wrap and are never truncated."""
    by_kind = sorted(rows, key=lambda row: (str(row["kind"]), str(row["id"])))
    if screen.plain:
        screen.lines(
            ", ".join([str(row["id"]), str(row["name"]), str(row["kind"]), span(row["seats"])])
            + f", {row['summary']}"
            for row in rows
        )
        return
    for title, group in groupby(by_kind, key=lambda row: str(row["kind"])):
        screen.heading(title[:1].upper() + title[1:])
        for row in group:
            seats = screen.language.text("games-players", low=row["seats"][0], high=row["seats"][1])
            screen.lines([f"{row['id']} · {row['name']} · {seats}"])
            screen.lines(f"    {line}" for line in screen.pen.narrower(4).wrap(str(row["summary"])))


def span(seats: Sequence[int]) -> str:
    """Return a number of players: ``2`` or ``2–4``."""
    low, high = seats
    return str(low) if low == high else f"{low}–{high}"


def asked_game(screen: Screen) -> str:
    """Ask for a game and return its id; raise ``BadOption`` if input is not possible."""
    if not screen.is_terminal:
        raise BadOption(Message("game-wanted", {"allowed": ", ".join(catalogue())}))
    games = {each.id: Language(screen.language.code, each).text("name") for each in entries()}
    screen.heading(screen.language.text("menu-games"))
    screen.menu([(name, id) for id, name in games.items()])
    while True:
        text = _answer(screen, "menu-prompt", list(games))
        if found := _meant(text, games):
            return found
        if text:
            try:
                kind(text)
            except Refused as refused:
                screen.refuse(refused)


def asked_preset(game: type[Game], screen: Screen) -> str:
    """Ask for a preset and return its id; Enter selects the default."""
    presets = {id: screen.language.text(f"preset-{id}") for id in game.presets()}
    if len(presets) == 1:
        return next(iter(presets))
    screen.heading(screen.language.text("menu-presets"))
    screen.menu([(title, id) for id, title in presets.items()])
    while True:
        text = _answer(screen, "menu-preset-prompt", list(presets))
        if not text:
            return next(iter(presets))
        if found := _meant(text, presets):
            return found
        allowed = ", ".join(presets)
        screen.say(Message("unknown-preset", {"preset": text, "allowed": allowed}), style="red")


def _answer(screen: Screen, id: str, words: Sequence[str]) -> str:
    try:
        return screen.ask(screen.language.text(id), words)
    except EOFError:
        raise BadOption(Message("game-wanted", {"allowed": ", ".join(catalogue())})) from None


def _meant(text: str, entries: dict[str, str]) -> str:
    """Return the id of the entry given by position, id or name, or by an unambiguous prefix."""
    number = text.removeprefix("#").removesuffix(".")
    if number.isascii() and number.isdecimal() and 1 <= int(number[:4]) <= len(entries):
        return list(entries)[int(number) - 1]
    wanted = folded(text).replace("-", "_")
    names = {id: (id, folded(name)) for id, name in entries.items()}
    exact = [id for id, known in names.items() if wanted in known]
    begun = [id for id, known in names.items() if any(n.startswith(wanted) for n in known)]
    found = exact or begun
    return found[0] if wanted and len(found) == 1 else ""
