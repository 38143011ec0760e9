"""Deals of solitaires for the browser: winnable deals, difficulty, and the losing move.

Each answer takes seconds to minutes of CPU time. It is computed in the low-priority worker
process, once for all who ask the same.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, json

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.study.puzzles import day_of
from capicua.catalogue import catalogue, kind
from capicua.learn.puzzle import deal_of_the_day
from capicua.notation import read
from capicua.review import solitaire_deals
from capicua.review.review import rounds_of
from capicua.review.solitaire_mistakes import mistake_in, played_label, won_instead
from capicua.table.frames.protocol import HouseRules, Text
from capicua.table.room.rules_snapshot import game_of

TRYING_SECONDS: Final = 30.0
"""Time limit for the attempts at a deal; one that is cut off does not count."""


class DailyDeals(Struct):
    """The solitaires' deals of a day, the same for everybody."""

    day: str
    deals: dict[str, int]
    """The number of the deal, by solitaire."""


class DealAsked(Struct):
    """A numbered deal of a solitaire under given house rules."""

    rules: HouseRules
    deal: Annotated[int, Meta(ge=1, le=solitaire_deals.HIGHEST)]


class WinnableDeal(Struct):
    """The first deal that the solver proved winnable."""

    deal: int
    looked_at: int
    """Number of deals examined, including this one."""


class RatedDeal(Struct):
    """The solver's verdict on a deal, and how often the strongest bot level wins it."""

    how: solitaire_deals.How
    """Whether it can be won if the stock is known; its sentence is ``solver-<how>``."""
    rated: Text | None = None
    """The difficulty as a sentence; null if the deal cannot be won."""
    step: solitaire_deals.Step | None = None
    won: int = 0
    tries: int = 0


class LostDeal(Struct):
    """Whether a lost deal could have been won, and the move that lost it."""

    how: solitaire_deals.How
    """Its sentence is ``turning-<how>``."""
    move: int
    """Counted from 1: step ``move - 1`` of the replay could still be won; 0 if no move lost it."""
    is_exact: bool
    """Whether the deal is proved lost after that move."""
    played: Text | None
    """That move, in words."""
    record: str
    """The same deal won from that point, as a record."""


@dataclass(frozen=True)
class DealQuery(Query):
    """A question about a deal; ``text`` is the rules as JSON, or a record."""

    shelf = AnswerCache("deals", JobKind.REVIEW, kept=2000)  # some 2 kB each

    text: str
    kind: Literal["winnable", "rated", "lost"]
    number: int = 0
    """The number of the deal, or the first one to examine."""

    def answer(self) -> WinnableDeal | RatedDeal | LostDeal:
        """Return the answer. Raise ``Refused``."""
        if self.kind == "lost":
            return _lost(self.text)
        rules = json.decode(self.text, type=HouseRules)
        return (_winnable if self.kind == "winnable" else _rated)(rules, self.number)


def deal_query(rules: HouseRules, kind: Literal["winnable", "rated"], number: int) -> DealQuery:
    """Return the wish for a deal under given rules; equal rules give equal texts."""
    return DealQuery(json.encode(rules, order="deterministic").decode(), kind, number)


def daily(text: str) -> DailyDeals:
    """Return the deals of a day given as ``2026-11-23``. Raise ``Refused``."""
    day: datetime.date = day_of(text)
    free = [id for id in catalogue() if kind(id).undo == "free"]
    return DailyDeals(day.isoformat(), {id: deal_of_the_day(day, id) for id in free})


def _winnable(rules: HouseRules, first: int) -> WinnableDeal:
    number = solitaire_deals.winnable_from(game_of(rules), first)
    return WinnableDeal(number, (number - first) % solitaire_deals.HIGHEST + 1)


def _rated(rules: HouseRules, number: int) -> RatedDeal:
    game = game_of(rules)
    solitaire_deals.check_offered(game)
    how = solitaire_deals.settled(solitaire_deals.deal_of(game, number), solitaire_deals.NODES)
    if how == solitaire_deals.HOPELESS:
        return RatedDeal(how)
    rated = solitaire_deals.difficulty(game, number, seconds=TRYING_SECONDS)
    return RatedDeal(how, Text.of(rated.message), rated.step, rated.won, rated.tries)


def _lost(text: str) -> LostDeal:
    record = read(text)
    moments = rounds_of(record, None)[0].moments
    turning = mistake_in(moments)
    if not turning.way:
        return LostDeal(turning.how, 0, False, None, "")
    played = Text.of(played_label(turning, moments))
    again = won_instead(record, turning)
    return LostDeal(turning.how, turning.move, turning.is_exact, played, again)
