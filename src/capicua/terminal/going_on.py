"""Continue a match from a position in a record, with one person against bots."""

from __future__ import annotations

from capicua.core.seats import parse_seat
from capicua.notation import Record
from capicua.render.language import Language
from capicua.table.going_on import play_at, position
from capicua.table.play import Play
from capicua.table.seating import USUAL_LEVEL
from capicua.terminal.choices import chosen_players
from capicua.terminal.live import screen_for
from capicua.terminal.replaying import Frame
from capicua.terminal.saving import Keeper
from capicua.terminal.session import Request, Session


def played_on(
    record: Record,
    language: Language,
    round: int,
    move: int,
    seat: str = "",
    name: str = "",
    levels: str = USUAL_LEVEL,
) -> Play:
    """Return a match that starts just before a move; raise ``Refused`` if it cannot continue.

    ``round`` and ``move`` count from 1. The person takes ``seat`` (a letter) or makes that move.
    """
    at = position(record, round, move - 1)
    seats = at.rules.seats
    person, *bots = chosen_players(seats, [name], levels, False, language)
    here = parse_seat(seat, seats) if seat else at.turn
    return play_at(at, [*bots[:here], person, *bots[here:]])


def play_on_from(
    record: Record,
    frame: Frame,
    seat: str,
    language: Language,
    requests: dict[str, Request],
    plain: bool,
) -> None:
    """Play from the current position of a replay; raise ``Refused`` if it cannot continue."""
    match = played_on(record, language, frame.place, frame.move + 1, seat)
    language = Language(language.code, match.game)
    keeper = Keeper(None, match.game.id)
    Session(match, screen_for(language, plain), keeper, language, requests).run()
