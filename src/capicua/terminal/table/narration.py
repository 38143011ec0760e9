"""Messages about a match, for the people at the keyboard."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.table.play.play import Play
from capicua.table.room.resume import set_up_message
from capicua.terminal.reports.statistics import outcome_of, remember, standing, tally_of
from capicua.terminal.screen import Screen

HEADED: Final = ("round-dealt", "deal-restarted")
"""Messages omitted because a heading covers them."""


class Narrator:
    """Reports new messages to the person at the keyboard."""

    def __init__(self, play: Play, screen: Screen, language: Language) -> None:
        self.screen = screen
        self.language = language
        self.sit(play)

    def sit(self, play: Play) -> None:
        """Attach to a match."""
        self.play = play
        names = [sitting.name or self.language.text("player-you") for sitting in play.sittings]
        self.language = self.screen.language = self.language.with_names(names)
        self.reader: int | None = play.people[0] if play.people else None
        self._told_before = play.diary.written
        # A resumed match has no known playing time.
        self._begun = None if len(play.round.log) else time.monotonic()
        self._told: dict[int | None, int] = {}
        """Number of log lines already reported to each reader."""

    def tell(self) -> None:
        """Print the messages since the reader's last report."""
        news = self.play.diary.news(self._told.get(self.reader, self._told_before), self.reader)
        self.skip()
        for line in news:
            for said in line.said:
                if said.id not in HEADED:
                    self.screen.say(said.message, self.reader)

    def skip(self) -> None:
        """Mark all messages as reported to the reader."""
        self._told[self.reader] = self.play.diary.written

    def promise(self) -> None:
        """Print the commitment to the secret of all deals, or why there is none."""
        if self.play.is_practice:
            self.screen.say(Message("practice"))
        if self.play.set_up is not None:
            self.screen.say(set_up_message(self.play.set_up))
        if self.play.promised is not None and self.play.people:
            self.screen.say(Message("fair-promised", {"promise": self.play.promised.promise}))

    def reveal(self, file: Path) -> None:
        """Print, after the match, how to verify its deals."""
        if self.play.promised is not None:
            self.screen.say(Message("fair-revealed", {"path": str(file)}))

    def offer(self, entries: list[tuple[str, str]]) -> None:
        """Print the legal actions of the person at the keyboard."""
        self.screen.lines([""])
        self.screen.menu(entries)

    def draw(self, scores: bool = True) -> None:
        """Draw the table as seen by the person at the keyboard."""
        view = self.play.view(self.reader)
        self.screen.table(draw(view, self.language, self.screen.pen, scores))

    def announce_round(self) -> None:
        """Print a heading with the game and the number of the round or deal."""
        self.screen.heading(self._numbered("deal-begins", "round-begins"))

    def announce_end(self) -> None:
        """Print how the round or deal ended."""
        self.screen.heading(self._numbered("deal-ended", "round-ended"))
        self.tell()
        self.draw(scores=False)

    def _numbered(self, deal: str, round: str) -> str:
        """Return the heading for a numbered solitaire deal, or for a round of a match."""
        number = self.play.number
        return self.text(
            round if number is None else deal,
            game=self.text("name"),
            number=self.play.round.setup.number if number is None else str(number),
            names=self.language.join(self.language.names),
        )

    def announce_winners(self) -> None:
        """Print the winners of the match; the end of a solitaire needs no announcement."""
        self.tell()
        if self.play.is_free and self.play.forfeited is None:
            return
        winners = self.play.winners
        self.screen.heading(self.text("match-ended"))
        names = [self.language.name(seat) for seat in winners]
        you = len(winners) == 1 and winners[0] == self.reader
        self.screen.say(
            Message("match-you-won")
            if you and len(self.play.people) == 1
            else Message("match-winners", {"count": len(winners), "names": names})
        )

    def remember_outcome(self) -> None:
        """Save the person's result, and print their statistics."""
        spent = None if self._begun is None else round(time.monotonic() - self._begun)
        outcome = outcome_of(self.play, spent)
        if outcome is None:
            return
        try:
            remember(outcome)
            tally = tally_of(outcome)
        except Refused as refused:
            self.screen.refuse(refused)
            return
        self.screen.lines(["", *standing(tally, self.language, self.screen.pen)])

    def text(self, id: str, **arguments: str | int) -> str:
        """Return a text in the user's language."""
        return self.language.text(id, **arguments)
