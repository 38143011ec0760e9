"""Conversion of command-line arguments to the players and the deals of a match."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Sequence
from typing import Final

from capicua.core.game import Game
from capicua.core.messages import BadOption, Message
from capicua.core.tiles.random import SECRET_BYTES, Dealer
from capicua.render.language import Language
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.play.play import Play
from capicua.table.play.seats import USUAL_LEVEL, SeatOccupant, admit, bot_of, rotated, unguessable

DEALS_DRAWN: Final = 1_000_000
"""Number of random seeds drawn from; small enough for a seed to be easy to share."""
DRAWN: Final = secrets.SystemRandom()


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
            from capicua.arena.entrants import entrant

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
        from capicua.learn.puzzle import deal_of_the_day

        seed = deal_of_the_day(datetime.date.today(), game.id)
    if winnable:
        from capicua.review.solitaire_deals import winnable_from

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


def rematch_of(play: Play) -> Play:
    """Return a new match of the same people and bots, with everyone moved on by one seat."""
    sittings = rotated(play.sittings)
    again = Play(play.game, sittings, chosen_chance(play.game, None), play.timing)
    again.is_practice = play.is_practice
    return again
