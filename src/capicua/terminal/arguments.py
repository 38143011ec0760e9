"""Conversion of command-line arguments to games, players, deals and records."""

from __future__ import annotations

import datetime
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from capicua.arena.entrants import entrant
from capicua.catalogue import current_id, kind, load_with
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message
from capicua.core.options import OptionSpec, option_text, specs
from capicua.core.seats import seat_letter
from capicua.core.tiles.random import SECRET_BYTES, Dealer
from capicua.learn.puzzle import deal_of_the_day
from capicua.notation import Record
from capicua.render.language import LANGUAGES, Language
from capicua.render.rules import value_label
from capicua.review.solitaire_deals import winnable_from
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.play.play import Play
from capicua.table.play.seats import USUAL_LEVEL, SeatOccupant, admit, bot_of, rotated, unguessable
from capicua.terminal.files import file_bytes
from capicua.terminal.input_parser import folded

DEALS_DRAWN: Final = 1_000_000
"""Number of random seeds drawn from; small enough for a seed to be easy to share."""
DRAWN: Final = secrets.SystemRandom()


def chosen_game(name: str, preset: str, settings: Sequence[str], seats: int | None) -> Game:
    """Return the game described by the arguments; raise ``BadOption`` if they are invalid."""
    return load_with(name, preset or None, seats, in_ids(kind(name), settings_of(settings)))


def chosen_players(
    seats: int, names: Sequence[str], levels: str, watch: bool, language: Language
) -> list[SeatOccupant]:
    """Return people for the first seats and bots for the rest, cycling through ``levels``."""
    people = [] if watch else list(names) or [""]
    if len(people) > seats:
        raise BadOption(Message("too-many-names", {"count": len(people), "seats": seats}))
    wanted = [level.strip() for level in levels.split(",") if level.strip()] or [USUAL_LEVEL]
    players = [SeatOccupant("person", name) for name in people]
    for seat in range(len(people), seats):
        level = wanted[(seat - len(people)) % len(wanted)]
        if ":" in level:
            admit(level, entrant(level).seated)
        bot_of(level)
        name = language.text("player-bot", number=seat + 1 - len(people))
        players.append(SeatOccupant("bot", name, level))
    return players


def chosen_number(game: Game, seed: int | None, today: bool, winnable: bool) -> int | None:
    """Return the seed of the deal: today's, the given one, or the first winnable one from it on.

    Raise ``BadOption`` if the game does not offer such deals.
    """
    if today:
        seed = deal_of_the_day(datetime.date.today(), game.id)
    if winnable:
        seed = winnable_from(game, DRAWN.randrange(DEALS_DRAWN) + 1 if seed is None else seed)
    return seed


def chosen_chance(game: Game, seed: int | None) -> CommittedDeals | Dealer:
    """Return the source of randomness: a seed, or a committed secret that can be verified later.

    Solitaires always use a seed, short enough to share.
    """
    if seed is None and type(game).undo == "free":
        seed = DRAWN.randrange(DEALS_DRAWN) + 1
    if seed is not None:
        return Dealer.from_seed(seed)
    return CommittedDeals(secrets.token_bytes(SECRET_BYTES), unguessable(12))


def source_of(file: str) -> bytes:
    """Return the contents of a file; ``-`` is standard input."""
    return sys.stdin.buffer.read() if file == "-" else file_bytes(Path(file))


def record_language(record: Record, code: str) -> Language:
    """Return the language with the texts of a record's game and the names of its seats."""
    letters = [seat_letter(seat) for seat in range(12)]
    return Language(code, record.game, [record.names.get(letter, letter) for letter in letters])


def rematch_of(play: Play) -> Play:
    """Return a new match of the same people and bots, with everyone moved on by one seat."""
    sittings = rotated(play.sittings)
    again = Play(play.game, sittings, chosen_chance(play.game, None), play.timing)
    again.is_practice = play.is_practice
    return again


def settings_of(settings: Sequence[str]) -> dict[str, str]:
    """Parse settings written ``option=value``; raise ``BadOption`` if one is malformed."""
    found: dict[str, str] = {}
    for setting in settings:
        option, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(Message("bad-setting", {"text": setting}))
        found[option.strip()] = value.strip()
    return found


def in_ids(game: type[Game], settings: Mapping[str, str]) -> dict[str, str]:
    """Return the settings with values typed as titles, in any language, replaced by their ids."""
    known = {spec.name: spec for spec in specs(type(next(iter(game.presets().values()))))}
    found = {}
    for option, value in settings.items():
        spec = known.get(current_id(option, known))
        found[option] = value if spec is None else _value_id(game, spec, value)
    return found


def _value_id(game: type[Game], spec: OptionSpec, text: str) -> str:
    if spec.subset and "," in text:
        return ",".join(_value_id(game, spec, part) for part in text.split(","))
    ids = [option_text(choice) for choice in spec.choices]
    if current_id(text, ids) in ids:
        return current_id(text, ids)
    for code in LANGUAGES:
        language = Language(code, game)
        for id, choice in zip(ids, spec.choices, strict=True):
            if folded(value_label(language, spec, choice)) == folded(text):
                return id
    return text


def chosen_pair(
    name: str, preset: str, settings: Sequence[str], seats: int | None, against: Sequence[str]
) -> tuple[Game, Game]:
    """Return the game of the arguments, and a variant of it with the changes in ``against``.

    ``against`` may hold one preset name, settings ``option=value``, and ``seats=number``.
    """
    presets = [text for text in against if "=" not in text]
    changes = settings_of([text for text in against if "=" in text])
    if len(presets) > 1:
        raise BadOption(Message("against-presets", {"presets": presets}))
    other_seats = changes.pop("seats", None)
    if other_seats is not None and not (other_seats.isascii() and other_seats.isdecimal()):
        raise BadOption(Message("bad-setting", {"text": f"seats={other_seats}"}))
    both, changes = in_ids(kind(name), settings_of(settings)), in_ids(kind(name), changes)
    return load_with(name, preset or None, seats, both), load_with(
        name,
        (presets or [preset])[0] or None,
        seats if other_seats is None else int(other_seats),
        {**both, **changes},
    )
