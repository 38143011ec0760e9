"""A table as a record, and a table set up again from one, to go on exactly there.

Besides the match, the record's header holds who is a bot and what future deals and the
bots' choices come from (``Secret``, ``Dealt``), and whether a player has had hints
(``Assisted``): it is for safe-keeping, not for opponents.
"""

from __future__ import annotations

from capicua.core.chance import Dealer
from capicua.core.match import Match
from capicua.core.reasons import BadOption, Message
from capicua.core.seats import parse_seat, seat_letter
from capicua.notation import Record, record_of, steps
from capicua.table.table import Event, Player, Table

PERSON = "person"
"""What stands for a seat without a bot in the header line ``Bots``."""


def table_record(table: Table) -> Record:
    """The record of a table."""
    dealer = table.match.dealer
    return record_of(
        table.match,
        table.names,
        {
            "Bots": " ".join(player.level or PERSON for player in table.players),
            "Secret": dealer.secret.hex(),
            "Dealt": str(dealer.dealt),
            **({"Assisted": "yes"} if table.is_assisted else {}),
        },
    )


def table_of(record: Record) -> Table:
    """The table of a record, everything replayed; raises ``Refused``.

    Where the record does not say who is a bot, a person sits at the first seat.
    """
    match, events = _replayed(record)
    match.dealer = _dealer(record)
    seats = int(match.game.players)
    levels = record.tags.get("Bots", " ".join([PERSON] + ["greedy"] * (seats - 1))).split()
    names = [record.names.get(seat_letter(seat), "") for seat in range(seats)]
    if len(levels) != seats:
        raise BadOption(Message("record-seats", {"count": len(levels), "seats": seats}))
    players = [
        Player(name, "" if level == PERSON else level)
        for name, level in zip(names, levels, strict=True)
    ]
    table = Table(match, players, events, is_assisted=record.tags.get("Assisted") == "yes")
    for seat in (None, *range(seats)):
        table.news(seat)
    return table


def _replayed(record: Record) -> tuple[Match, list[Event]]:
    match: Match | None = None
    events: list[Event] = []
    for step in steps(record):
        match = step.match
        if step.move is None or step.action is None:
            continue
        seat = parse_seat(step.move.seat, match.game.players) if step.move.seat else 0
        events.append(
            Event(len(match.rounds), list(step.said), seat, step.action, step.move.action)
        )
        if step.state.is_over:
            events.append(Event(len(match.rounds), step.state.ending()))
    if match is None:
        raise BadOption(Message("record-empty"))
    return match, events


def _dealer(record: Record) -> Dealer:
    """The dealer as it was left; a fresh one where the record does not say."""
    try:
        dealer = Dealer(bytes.fromhex(record.tags["Secret"]))
        dealer.dealt = int(record.tags["Dealt"])
    except (KeyError, ValueError):
        return Dealer.from_seed(None)
    return dealer
