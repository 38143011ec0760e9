"""The ``mistakes`` command: the positions in which a player of a record went wrong, once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from capicua.arena.workers import cores, worker_pool
from capicua.core.messages import Argument, BadOption, Message, Refused
from capicua.core.seats import seat_letter
from capicua.notation import game_of, read
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.review import Effort, review
from capicua.review.decisions import Decision
from capicua.terminal.application import Lang, Plain, RecordFile, app
from capicua.terminal.arguments import record_language, source_of
from capicua.terminal.input_parser import folded, read_action, read_command
from capicua.terminal.reports.progress import progress_bar
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command


@app.command("mistakes", cls=Command, help="help-mistakes")
def practise_mistakes(
    file: RecordFile,
    player: Annotated[
        str,
        typer.Option("--player", help="help-mistakes-player", metavar="name", show_default=False),
    ] = "",
    number: Annotated[
        int | None, typer.Option("--round", min=1, help="help-review-round", metavar="number")
    ] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=16, metavar="number")] = 160,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="number")] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="number")] = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Find the mistakes of a record, then ask for a better move in each position."""
    record = read(source_of(file))
    language = record_language(record, lang)
    letters = [seat_letter(seat) for seat in range(int(game_of(record).players))]
    seats = _seats(player, letters, [record.names.get(letter, letter) for letter in letters])
    with (
        worker_pool(workers or cores()) as run,
        progress_bar(language.text("review-working")) as progress,
    ):
        found = review(record, Effort(worlds), seed, number, progress, run=run)
    mistakes = [each for each in found.decisions if each.is_mistake and each.moment.seat in seats]
    MistakeSession(mistakes, Screen(language, plain), language).run()


def _seats(player: str, letters: list[str], names: list[str]) -> list[int]:
    """Return the seats of a player given by name or letter; all seats if it is empty."""
    if not player:
        return list(range(len(letters)))
    for known in (names, letters):
        asked = [folded(each) for each in known]
        if folded(player) in asked:
            return [asked.index(folded(player))]
    raise BadOption(Message("mistakes-no-player", {"player": player, "allowed": ", ".join(names)}))


@dataclass(frozen=True)
class MistakeSession:
    """Asks for a better move in each position, in the order of the record."""

    mistakes: list[Decision]
    screen: Screen
    language: Language

    def run(self) -> None:
        """Ask for all positions, or until the person stops, and print the result."""
        if not self.mistakes:
            self.screen.say(Message("mistakes-none"))
            return
        right = asked = 0
        for number, mistake in enumerate(self.mistakes, 1):
            told = {"number": number, "count": len(self.mistakes), "move": mistake.moment.move}
            self.screen.heading(self.language.text("mistakes-heading", **told))
            try:
                is_right = self._ask(mistake)
            except (EOFError, KeyboardInterrupt):
                break
            asked += 1
            right += is_right
        if asked:
            self.screen.say(Message("mistakes-result", {"right": right, "count": asked}))

    def _ask(self, mistake: Decision) -> bool:
        """Return whether the first move that is tried is as good as the best."""
        seat = mistake.moment.seat
        view = mistake.moment.state.view(seat)
        self.screen.lines(draw(view, self.language, self.screen.pen))
        self.screen.say(Message("mistakes-task", {"player": seat}))
        entries = [(self.language.say(view.label(each)), view.text(each)) for each in view.legal]
        self.screen.menu(entries)
        notation = [text for _, text in entries]
        while True:
            text = self.screen.ask(self.language.text("puzzle-prompt"), notation)
            command = read_command(text, self.language, ("solution", "quit"))
            if command == "quit":
                raise EOFError
            if command == "solution":
                self._explain(mistake, "mistakes-solution")
                return False
            if not text:
                continue
            try:
                action = read_action(text, view, self.language)
            except Refused as refused:
                self.screen.say(refused.message)
                continue
            is_right = action in mistake.as_good
            id = "right" if is_right else "again" if action == mistake.moment.action else "wrong"
            self._explain(mistake, f"mistakes-{id}")
            return is_right

    def _explain(self, mistake: Decision, id: str) -> None:
        """Print the verdict, what the best move and the one played win, and the reasons."""
        state, played = mistake.moment.state, mistake.moment.action
        after = next(each.chance.value for each in mistake.choices if each.action == played)
        before = min(1.0, max(0.0, after + mistake.chance.value))
        labels = {
            "best": self.language.say(state.label(mistake.best)),
            "played": self.language.say(state.label(played)),
        }
        style = "bold green" if id == "mistakes-right" else "bold red"
        self.screen.say(Message(id), style=style)
        shares: dict[str, Argument] = {
            "chance": self.language.share(before),
            "next": self.language.share(after),
        }
        self.screen.say(Message("mistakes-best", {**labels, **shares}))
        for reason in mistake.reasons:
            instead = {**reason.arguments, "instead": labels["played"]}
            said = self.language.say(Message(reason.id, instead))
            self.screen.say(Message("advice-because", {"reason": said}))
