"""Verification of a record: its deals against the commitment, its actions against the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from capicua.core.match import Match
from capicua.core.messages import Argument, BadOption, Message
from capicua.core.seats import SEAT_LETTERS, seat_letter
from capicua.core.tiles.random import SECRET_BYTES, Deal, Dealer
from capicua.notation import Record, RecordError, RoundRecord, Step, read, steps
from capicua.notation.errors import Source
from capicua.table.fairness.commitment import Revealed
from capicua.table.fairness.cuts import NONCE_BYTES, Cut, SealedCut, is_closed, seal_of, tidy
from capicua.table.fairness.set_up import SetUp

_REVEALED: Final = re.compile(rf"([0-9]{{1,7}}) ([0-9a-f]{{{2 * SECRET_BYTES}}})", re.IGNORECASE)
_CUT: Final = re.compile(r"(Cut|Seal|Nonce)-([0-9]{1,7})-(.+)")
_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_NONCE: Final = re.compile(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}")
SET_UP: Final = "SetUp"
"""The header line of a match that continues a record: the round there, and its moves kept."""
_SET_UP: Final = re.compile(r"([0-9]{1,7}) ([0-9]{1,7})")


@dataclass
class Verdict:
    """The result of verifying a record."""

    fair: bool
    """Whether every deal matches a commitment made before play."""
    said: list[Message]
    """The reasons or discrepancies, in the order of the record."""
    numbered: bool = False
    """Whether the deals follow from the seed in the record, which needs no commitment."""

    @property
    def holds(self) -> bool:
        """Whether the deals match the record's claim: a commitment or a seed."""
        return self.fair or self.numbered


def verify(source: Source) -> Verdict:
    """Verify a text that contains one record."""
    try:
        return check(read(source))
    except RecordError as error:
        return Verdict(False, _explained(error))


def check(record: Record) -> Verdict:
    """Verify one record.

    If the record has nothing to check its deals against, ``fair`` is false and the message says
    that they cannot be verified; its actions are checked all the same.
    """
    try:
        claim = _claim(record)
    except _BadTagError as bad:
        return Verdict(False, [bad.message])
    found = list(claim.before())
    try:
        _check_deals(record, claim, found)
        found += claim.after(len(record.rounds))
    except RecordError as error:
        found += _explained(error)
    if found:
        return Verdict(False, found)
    dealt = bool(record.rounds)
    said = list(claim.verdict(record))
    return Verdict(claim.is_promised and dealt, said, claim.is_numbered and dealt)


class _BadTagError(BadOption):
    """An invalid header line."""

    def __init__(self, name: str) -> None:
        super().__init__(Message("verify-tag", {"name": name}))


@dataclass
class _Promised:
    """A commitment, and the link revealed for it."""

    promise: str
    table: str
    revealed: Revealed | None
    cuts: dict[int, dict[int, Cut]]
    is_promised: bool = True
    is_numbered: bool = False

    def dealer(self, deal: int) -> Dealer | None:
        """Return the claimed dealer after ``deal`` earlier deals; ``None`` if there is no claim."""
        if self.revealed is None or deal >= self.revealed.count:
            return None
        return self.revealed.dealer(self.cuts.get(deal, {}), deal)

    def before(self) -> Iterator[Message]:
        """Yield the discrepancies that do not depend on the deals."""
        found = self.promise.lower() if self.revealed is None else self.revealed.promise(self.table)
        if found != self.promise.lower():
            yield Message("verify-promise", {"promised": self.promise, "found": found})
        for deal, seat, cut in self._sealed():
            fits = seal_of(self.table, deal, seat, cut.nonce, cut.text) == cut.seal
            if cut.nonce and not fits:
                yield Message("verify-seal", _cut_place(deal, seat))

    def after(self, deals: int) -> Iterator[Message]:
        """Yield the discrepancies in the number of deals."""
        count = self.revealed.count if self.revealed is not None else 0
        if deals > count:
            yield Message("verify-hidden", {"number": count + 1})
        elif deals < count:
            yield Message("verify-missing", {"count": count, "found": deals})

    def verdict(self, record: Record) -> Iterator[Message]:
        """Yield the messages for a record without discrepancies."""
        if record.rounds:
            count = len(record.rounds)
            yield Message("verify-fair", {"count": count, "promise": self.promise})
        for deal, seat, cut in self._sealed():
            if is_closed(cut) and deal < len(record.rounds):
                yield Message("verify-withheld", _cut_place(deal, seat))
        if record.winners is None:
            yield Message("verify-open")

    def _sealed(self) -> Iterator[tuple[int, int, SealedCut]]:
        """Yield the sealed cuts, with the number of deals before them and their seats."""
        for deal, cuts in sorted(self.cuts.items()):
            for seat, cut in sorted(cuts.items()):
                if isinstance(cut, SealedCut):
                    yield deal, seat, cut


@dataclass
class _Unpromised:
    """A match without a commitment: one dealer for all deals, or an unknown one."""

    source: Dealer | None
    game: str
    set_up: SetUp | None = None
    """Where play started, if the match was set up from a record."""
    is_promised: bool = False

    @property
    def is_numbered(self) -> bool:
        """Whether the deals follow from a seed, which is not secret."""
        return self.source is not None and self.source.number is not None

    def dealer(self, deal: int) -> Dealer | None:
        return self.source

    def before(self) -> Iterator[Message]:
        return iter(())

    def after(self, deals: int) -> Iterator[Message]:
        return iter(())

    def verdict(self, record: Record) -> Iterator[Message]:
        if self.set_up is not None:
            round, moves = self.set_up.round, self.set_up.moves
            yield Message("verify-set-up", {"round": round, "moves": moves})
        elif self.source is None:
            yield Message("verify-nothing")
        elif self.source.number is None:
            yield Message("verify-unpromised")
        else:
            number = str(self.source.number)
            yield Message("verify-numbered", {"number": number, "game": self.game})


_Claim = _Promised | _Unpromised
"""What a record claims about the source of its deals."""


def _claim(record: Record) -> _Claim:
    tags = record.tags
    if SET_UP in tags:
        return _Unpromised(None, record.game, set_up_of(record))
    if "Promise" in tags:
        revealed = None
        if "Revealed" in tags:
            words = _matched(_REVEALED, "Revealed", tags["Revealed"])
            revealed = Revealed(bytes.fromhex(words[2]), int(words[1]))
            if not revealed.count:
                raise _BadTagError("Revealed")
        return _Promised(tags["Promise"], tags.get("Table", ""), revealed, cuts_of(record))
    if "Secret" not in tags:
        return _Unpromised(None, record.game)
    try:
        return _Unpromised(Dealer(bytes.fromhex(tags["Secret"])), record.game)
    except ValueError:
        raise _BadTagError("Secret") from None


def set_up_of(record: Record) -> SetUp:
    """Return where play started in a match set up from a record, from its header."""
    words = _matched(_SET_UP, SET_UP, record.tags[SET_UP])
    return SetUp(int(words[1]), int(words[2]))


def cuts_of(record: Record) -> dict[int, dict[int, Cut]]:
    """Return the cuts in a record's header, by seat under the number of deals before them."""
    parts: dict[tuple[int, int], dict[str, str]] = {}
    for name, text in record.tags.items():
        if name.startswith(("Cut-", "Seal-", "Nonce-")):
            words = _matched(_CUT, name, name)
            if len(words[3]) != 1 or words[3] not in SEAT_LETTERS:
                raise _BadTagError(name)
            place = int(words[2]) - 1, SEAT_LETTERS.index(words[3])
            parts.setdefault(place, {})[words[1]] = text
    found: dict[int, dict[int, Cut]] = {}
    for (deal, seat), given in parts.items():
        found.setdefault(deal, {})[seat] = _cut_of(f"{deal + 1}-{seat_letter(seat)}", given)
    return found


def _cut_of(place: str, given: dict[str, str]) -> Cut:
    """Return the cut of some header lines: plain text, or a seal with its opening, if any."""
    if "Seal" not in given:
        if "Nonce" in given:
            raise _BadTagError(f"Nonce-{place}")
        return given["Cut"]
    seal = _matched(_SEAL, f"Seal-{place}", given["Seal"])[0]
    if given.keys() == {"Seal"}:
        return SealedCut(seal)
    nonce = _matched(_NONCE, f"Nonce-{place}", given.get("Nonce", ""))[0]
    if not given.get("Cut"):
        raise _BadTagError(f"Cut-{place}")
    return SealedCut(seal, nonce, tidy(given["Cut"]))


def _cut_place(deal: int, seat: int) -> dict[str, Argument]:
    return {"number": deal + 1, "letter": seat_letter(seat)}


def _matched(pattern: re.Pattern[str], name: str, text: str) -> re.Match[str]:
    words = pattern.fullmatch(text)
    if words is None:
        raise _BadTagError(name)
    return words


def _check_deals(record: Record, claim: _Claim, found: list[Message]) -> None:
    """Append the errors in the deals; raises ``RecordError`` if the rules are broken."""
    number = 1
    for step in steps(record):
        if step.move is not None:
            continue
        rounds = step.match.rounds
        number += bool(rounds) and not rounds[-1].is_void
        if step.round.number != number or (not rounds and _states_setup(step)):
            found.append(Message("verify-setup", _place(step.round)))
            number = step.round.number
        deal = _deal(step, claim)
        if deal is not None and not _agrees(step, deal):
            found.append(Message("verify-deal", _place(step.round)))


def _deal(step: Step, claim: _Claim) -> Deal | None:
    """Return the expected deal of a round; ``None`` if the record does not determine it."""
    match = step.match
    gone = match.game.tiles_gone(match)
    if gone:
        return Deal([int(tile) for tile in match.last.order if tile not in gone] + gone)
    dealer = claim.dealer(len(match.rounds))
    return None if dealer is None else match.game.draw_deal(step.state.setup, dealer)


def _states_setup(step: Step) -> bool:
    """Return whether a first round states a setup that does not follow from the rules."""
    game = step.match.game
    return step.state.setup != game.next_setup(Match(game, Dealer(b""), begin=False))


def _agrees(step: Step, deal: Deal) -> bool:
    """Return whether the round has this deal, ignoring a tile set aside, which has no place."""
    removed = step.match.game.removed_tile(step.state.setup)
    dealt = [int(tile) for tile in step.state.order if tile != removed]
    return dealt == [tile for tile in deal.order if tile != removed] and step.state.lot == deal.lot


def _place(round: RoundRecord) -> dict[str, Argument]:
    return {"number": round.number, "line": round.place.line}


def _explained(error: RecordError) -> list[Message]:
    """Return the message of an error, and the rules' own reason if there is one."""
    return [error.message] + ([error.reason] if error.reason is not None else [])
