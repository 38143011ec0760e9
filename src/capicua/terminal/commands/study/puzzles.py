"""The ``puzzle`` and ``puzzles`` commands: solve, list, generate and add puzzles."""

from __future__ import annotations

import datetime
import random
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from capicua.catalogue import kind
from capicua.core.messages import Argument, BadOption, Message, Refused, closest_name
from capicua.learn import Attempt, Puzzle, games_with_puzzles, of_the_day, puzzle_of, puzzles_of
from capicua.learn.added_puzzles import add_puzzles
from capicua.learn.collections import collect, write_puzzles
from capicua.learn.ratings import Outcome, puzzle_rating
from capicua.learn.themes import CALCULATE, THEMES
from capicua.optional_dependencies import MissingExtraError
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.terminal.application import Lang, Plain, app
from capicua.terminal.files import append_line, data_folder, file_bytes, json_lines
from capicua.terminal.input_parser import read_action, read_command
from capicua.terminal.reports.output import print_grid
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command, Group

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")

puzzles_app = typer.Typer(cls=Group, help="help-puzzles", no_args_is_help=False)
app.add_typer(puzzles_app, name="puzzles", help="help-puzzles")


@app.command("puzzle", cls=Command, help="help-puzzle")
def solve_puzzle(
    game: Annotated[str, typer.Argument(show_default=False)] = "",
    id: Annotated[str, typer.Option("--id", show_default=False)] = "",
    theme: Annotated[str, typer.Option("--theme")] = "",
    difficulty: Annotated[int | None, typer.Option("--difficulty", min=1, max=5)] = None,
    today: Annotated[bool, typer.Option("--today")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Show a puzzle and ask until it is solved or given up."""
    puzzle = _chosen(game.replace("-", "_"), id, theme, difficulty, today)
    language = Language(lang, puzzle.game)
    PuzzleSession(Attempt(puzzle), Screen(language, plain), language).run()


def _chosen(game: str, id: str, theme: str, difficulty: int | None, today: bool) -> Puzzle:
    if id:
        return puzzle_of(id)
    if game:
        kind(game)
    if today:
        return of_the_day(datetime.date.today(), game or None)
    games = games_with_puzzles()
    if game and game not in games:
        raise BadOption(Message("no-puzzles", {"game": game, "games": games}))
    if theme and theme not in (*THEMES, CALCULATE):
        allowed = [*THEMES, CALCULATE]
        asked = {"theme": theme, "allowed": allowed, **closest_name(theme, allowed)}
        raise BadOption(Message("unknown-theme", asked))
    found = [
        puzzle
        for each in ([game] if game else games)
        for puzzle in puzzles_of(each)
        if theme in ("", puzzle.theme) and difficulty in (None, puzzle.difficulty)
    ]
    if not found:
        raise BadOption(Message("puzzles-none-like-that"))
    done = {one.puzzle for one in outcomes()}
    return random.choice([puzzle for puzzle in found if puzzle.id not in done] or found)


@dataclass(frozen=True)
class PuzzleSession:
    """Runs a puzzle in the terminal."""

    attempt: Attempt
    screen: Screen
    language: Language

    def run(self) -> None:
        """Ask until the person solves the puzzle or gives up."""
        puzzle, view = self.attempt.puzzle, self.attempt.view
        if puzzle.id in {one.puzzle for one in outcomes()}:
            self.screen.lines([self.language.text("puzzle-done-before")])
        self.screen.heading(
            self.language.text(
                "puzzle-heading",
                name=self.language.text("name"),
                puzzle=puzzle.id,
                difficulty=puzzle.difficulty,
            )
        )
        self.screen.lines(draw(view, self.language, self.screen.pen))
        self.screen.say(Message("puzzle-task", {"player": self.attempt.seat}))
        entries = [(self._label(action), view.text(action)) for action in view.legal]
        self.screen.menu(entries)
        notation = [text for _, text in entries]
        while not self.attempt.is_solved:
            try:
                text = self.screen.ask(self.language.text("puzzle-prompt"), notation)
            except (EOFError, KeyboardInterrupt):
                return
            command = read_command(text, self.language, ("solution", "quit"))
            if command == "quit":
                return
            if command == "solution":
                verdict = self.attempt.attempt(self.attempt.solution)
                self._keep(False)
                self._explain("puzzle-solution", verdict.reasons)
                return
            if text:
                self._try(text)

    def _try(self, text: str) -> None:
        try:
            action = read_action(text, self.attempt.view, self.language)
        except Refused as refused:
            self.screen.say(refused.message)
            return
        verdict = self.attempt.attempt(action)
        self._keep(verdict.is_right)
        if verdict.is_right:
            self._explain("puzzle-right", verdict.reasons, "bold green")
            return
        self.screen.say(Message("puzzle-wrong", {"label": self._label(action)}), style="bold red")
        # The reason in favour of the solution serves as a hint that does not name it.
        self._tell(verdict.reasons[:1], self._label(action))

    def _explain(self, id: str, reasons: list[Message], style: str = "") -> None:
        """Print the solution with its chances, its theme and its reasons, then the standing."""
        puzzle = self.attempt.puzzle
        other = self._label(self.attempt.view.known.parse(puzzle.other))
        told: dict[str, Argument] = {
            "label": self._label(self.attempt.solution),
            "chance": self.language.share(puzzle.chance),
            "next": self.language.share(puzzle.next),
            "other": other,
        }
        self.screen.say(Message(id, told), style=style)
        theme = self.language.text(f"puzzle-theme-{puzzle.theme}")
        self.screen.say(Message("puzzle-theme", {"theme": theme}))
        self._tell(reasons, other)
        print_standing(self.screen, self.language)

    def _keep(self, right: bool) -> None:
        """Save the result of the first attempt; later attempts do not count."""
        puzzle = self.attempt.puzzle
        today = datetime.date.today().isoformat()
        try:
            if all(one.puzzle != puzzle.id for one in outcomes()):
                outcome = Outcome(puzzle.id, puzzle.difficulty, right, today)
                append_line(puzzles_file(), asdict(outcome))
        except Refused as refused:
            self.screen.refuse(refused)

    def _tell(self, reasons: list[Message], other: str) -> None:
        for reason in reasons:
            said = self.language.say(Message(reason.id, {**reason.arguments, "instead": other}))
            self.screen.say(Message("advice-because", {"reason": said}))

    def _label(self, action: int) -> str:
        return self.language.say(self.attempt.view.label(action))


def print_standing(screen: Screen, language: Language) -> None:
    """Print the person's rating and streaks, or which extra to install for them."""
    found = outcomes()
    if not found:
        return
    try:
        now = puzzle_rating(found, datetime.date.today())
    except MissingExtraError as error:
        screen.lines(["", str(error)])
        return
    screen.lines(["", *screen.pen.wrap(language.text("puzzle-standing", **asdict(now)))])


@puzzles_app.callback(invoke_without_command=True)
def list_puzzles(context: typer.Context, plain: Plain = False, lang: Lang = "") -> None:
    """List the number of puzzles for each game, by difficulty."""
    if context.invoked_subcommand:
        return
    language = Language(lang)
    heads = [language.text("puzzles-game"), *"12345", language.text("puzzles-all")]
    rows = []
    for game in games_with_puzzles():
        found = puzzles_of(game)
        by_difficulty = [sum(each.difficulty == step for each in found) for step in range(1, 6)]
        name = Language(lang, game).text("name")
        rows.append([name, *(str(count) for count in by_difficulty), str(len(found))])
    screen = Screen(language, plain)
    print_grid(heads, rows, screen)
    print_standing(screen, language)
    if outcomes():
        screen.lines(screen.pen.wrap(language.text("puzzle-kept", path=str(puzzles_file()))))


@puzzles_app.command("mine", cls=Command, help="help-puzzles-mine")
def mine_puzzles(
    game: Annotated[str, typer.Argument(show_default=False)],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="help-puzzles-count")] = 40,
    seed: Annotated[int, typer.Option("--seed", min=0, help="help-review-seed")] = 1,
    out: Annotated[
        str, typer.Option("--out", help="help-puzzles-out", metavar="FILE", show_default=False)
    ] = "",
    lang: Lang = "",
) -> None:
    """Play rounds between bots and save the positions that make good puzzles."""
    id = kind(game.replace("-", "_")).id
    language = Language(lang)
    found = collect(id, count, seed)
    file = Path(out or f"{id}.jsonl")
    write_puzzles(file, found)
    print(language.text("puzzles-written", count=len(found), file=str(file)))


@puzzles_app.command("fetch", cls=Command, help="help-puzzles-fetch")
def fetch_puzzles(
    file: Annotated[Path, typer.Argument(metavar="file", show_default=False)], lang: Lang = ""
) -> None:
    """Check the puzzles of a file, and add those that are new to the installed ones."""
    added, known = add_puzzles(file_bytes(file))
    Screen(Language(lang)).say(Message("puzzles-fetched", {"count": added, "known": known}))


# -- results, as one line of JSON per puzzle -----------------------------------------------------


def puzzles_file() -> Path:
    """Return the path of the results file."""
    return data_folder() / "puzzles.jsonl"


def outcomes() -> list[Outcome]:
    """Return the first result of each puzzle, oldest first; malformed lines are skipped."""
    found: dict[str, Outcome] = {}
    for line in json_lines(puzzles_file()):
        outcome = _outcome(line)
        if outcome is not None:
            found.setdefault(outcome.puzzle, outcome)
    return list(found.values())


def _outcome(line: Any) -> Outcome | None:
    try:
        found = Outcome(**line)
    except TypeError:
        return None
    fits = (
        isinstance(found.puzzle, str)
        and type(found.difficulty) is int
        and isinstance(found.right, bool)
        and isinstance(found.day, str)
        and _DAY.fullmatch(found.day)
    )
    return found if fits else None
