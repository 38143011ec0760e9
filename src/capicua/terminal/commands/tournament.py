"""The ``tournament`` commands: direct a tournament that is kept in one file."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from msgspec import structs

from capicua.core.messages import BadOption, Message, closest_name
from capicua.core.tiles.random import SECRET_BYTES
from capicua.render.language import Language
from capicua.terminal.application import AsJson, Lang, Plain, Preset, Seed, Setting, app
from capicua.terminal.arguments import in_ids, settings_of
from capicua.terminal.files import file_bytes, write_whole
from capicua.terminal.reports.output import print_grid, print_json
from capicua.terminal.reports.progress import counted
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command, Group
from capicua.tournament import Changes, Length, Result, Rules, Settings, Tournament
from capicua.tournament.bot_event import duplicate_variance, play_event
from capicua.tournament.player_list import enter_list
from capicua.tournament.reports.documents import Document, grid_lines
from capicua.tournament.reports.exports import EXPORTS
from capicua.tournament.reports.pages import PAGES, pairings, score_text, standings
from capicua.tournament.settings import SCHEDULED, refuse
from capicua.tournament.templates import TEMPLATES, from_template
from capicua.tournament.verification import verify

MARGIN: Final = 20
"""The columns that the frame of a drawn table takes, at most."""
_Function = TypeVar("_Function", bound=Callable[..., None])

tournament_app = typer.Typer(cls=Group, help="help-tournament", no_args_is_help=True)
app.add_typer(tournament_app, name="tournament", help="help-tournament")

TournamentFile = Annotated[
    str, typer.Argument(metavar="file", help="help-tournament-file", show_default=False)
]
EntrantName = Annotated[
    str, typer.Argument(metavar="name", help="help-tournament-entrant", show_default=False)
]
Reason = Annotated[
    str, typer.Option("--reason", metavar="text", help="help-tournament-reason", show_default=False)
]
By = Annotated[
    str, typer.Option("--by", metavar="name", help="help-tournament-by", show_default=False)
]
RoundNumber = Annotated[
    int | None,
    typer.Option("--round", min=1, metavar="number", help="help-tournament-round"),
]
TableNumber = Annotated[
    int, typer.Argument(min=1, metavar="table", help="help-tournament-table", show_default=False)
]
SidePoints = Annotated[
    list[str] | None,
    typer.Argument(metavar="points", help="help-tournament-points", show_default=False),
]
Forfeits = Annotated[
    list[int] | None,
    typer.Option("--forfeit", min=1, metavar="number", help="help-tournament-forfeit"),
]


def command(name: str) -> Callable[[_Function], _Function]:
    """Return the decorator of a subcommand, whose help has the id of its name."""
    return tournament_app.command(name, cls=Command, help=f"help-tournament-{name}")


def load(file: str) -> Tournament:
    """Return the tournament in a file; raise ``Refused`` if there is none."""
    return Tournament.of_json(file_bytes(Path(file)))


def save(file: str, tournament: Tournament) -> None:
    """Write a tournament with its secret, all at once."""
    write_whole(Path(file), tournament.as_json(private=True))


@contextmanager
def directed(file: str) -> Iterator[Tournament]:
    """Give the tournament in a file, and write it back if nothing was refused.

    Raises ``Refused`` if somebody else has changed the file in the meantime, so that no result of
    two directors at two keyboards is lost.
    """
    before = file_bytes(Path(file))
    tournament = Tournament.of_json(before)
    yield tournament
    if file_bytes(Path(file)) != before:
        raise refuse("file-changed", file=file)
    save(file, tournament)


def now() -> str:
    """Return the local time for the list of decisions."""
    return datetime.datetime.now().astimezone().isoformat(timespec="seconds")


# -- before play -----------------------------------------------------------------------------------


@command("templates")
def list_templates(plain: Plain = False, lang: Lang = "") -> None:
    """List the templates."""
    language = Language(lang)
    rows = [[name.replace("_", "-"), language.text(f"template-{name}")] for name in TEMPLATES]
    heads = [language.text("tournament-template-word"), language.text("tournament-about-word")]
    print_grid(heads, rows, Screen(language, plain))


@command("new")
def create(
    file: TournamentFile,
    template: Annotated[
        str, typer.Option("--template", metavar="template", help="help-tournament-template")
    ] = "club-evening",
    name: Annotated[
        str, typer.Option("--name", metavar="name", help="help-tournament-name", show_default=False)
    ] = "",
    rounds: Annotated[
        int | None,
        typer.Option("--rounds", min=1, max=500, metavar="number", help="help-tournament-rounds"),
    ] = None,
    style: Annotated[
        str,
        typer.Option(
            "--format", metavar="format", help="help-tournament-format", show_default=False
        ),
    ] = "",
    game: Annotated[
        str,
        typer.Option("--game", metavar="game", help="help-tournament-game", show_default=False),
    ] = "",
    preset: Preset = "",
    settings: Setting = None,
    deals: Annotated[
        int | None,
        typer.Option("--deals", min=0, max=100, metavar="number", help="help-tournament-deals"),
    ] = None,
    tie_breaks: Annotated[
        list[str] | None,
        typer.Option("--tie-break", metavar="tie-break", help="help-tournament-tie-break"),
    ] = None,
    seed: Seed = None,
    by: By = "",
    lang: Lang = "",
) -> None:
    """Create a tournament from a template."""
    if Path(file).exists():
        raise refuse("file-exists", file=file)
    base = from_template(template, name or Path(file).stem)
    changes: dict[str, Any] = {"seed": secrets.randbelow(2**31) if seed is None else seed}
    if rounds is not None:
        changes["rounds"] = rounds
    if style:
        changes["format"] = _format(style)
    if game or preset or settings:
        changes["rules"] = _rules(base.rules, game, preset, settings or [])
    if deals is not None:
        changes["deals"] = deals
        changes["scoring"] = "matchpoints" if deals else "wins"
        if deals:
            changes["length"] = Length("hands", deals)
    if tie_breaks:
        changes["tie_breaks"] = tuple(one.replace("-", "_").lower() for one in tie_breaks)
    tournament = Tournament(structs.replace(base, **changes))
    screen = Screen(Language(lang))
    if tournament.settings.deals:
        secret, event = secrets.token_bytes(SECRET_BYTES), secrets.token_hex(8)
        promise = tournament.commit_deals(secret, event, at=now(), by=by)
        screen.say(Message("tournament-promise", {"promise": promise}))
    save(file, tournament)
    screen.say(Message("tournament-created", {"file": file, "name": tournament.settings.name}))


def _format(text: str) -> str:
    known = ["swiss", "arena", "ladder", *SCHEDULED]
    found = text.replace("-", "_").lower()
    if found not in known:
        near = closest_name(found, known)
        raise refuse(
            "format", format=text, allowed=[each.replace("_", "-") for each in known], **near
        )
    return found


def _rules(base: Rules, game: str, preset: str, settings: Sequence[str]) -> Rules:
    """Return the rules of the arguments; without a game, those of the template are changed."""
    if not game:
        changed = structs.replace(base, preset=preset or base.preset)
    else:
        changed = Rules(game.replace("-", "_"), preset)
    kind = type(changed.load())
    rules = structs.replace(changed, options=in_ids(kind, settings_of(settings)))
    rules.load()
    return rules


@command("add")
def add(
    file: TournamentFile,
    name: EntrantName,
    players: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="name", help="help-tournament-player"),
    ] = None,
    club: Annotated[
        str, typer.Option("--club", metavar="name", help="help-tournament-club", show_default=False)
    ] = "",
    rating: Annotated[
        int, typer.Option("--rating", min=0, metavar="number", help="help-tournament-rating")
    ] = 0,
    handicap: Annotated[
        int, typer.Option("--handicap", metavar="number", help="help-tournament-handicap")
    ] = 0,
    by: By = "",
    lang: Lang = "",
) -> None:
    """Enter a person, a pair or a team."""
    with directed(file) as tournament:
        entrant = tournament.enter(
            name, players or [], club=club, rating=rating, handicap=handicap, at=now(), by=by
        )
    count = len(tournament.state.present)
    told = Message(
        "tournament-added", {"name": entrant.name, "number": entrant.number, "count": count}
    )
    Screen(Language(lang)).say(told)


@command("import")
def import_list(
    file: TournamentFile,
    players: Annotated[
        str, typer.Argument(metavar="csv", help="help-tournament-csv", show_default=False)
    ],
    by: By = "",
    lang: Lang = "",
) -> None:
    """Enter everybody on a CSV list, or nobody if a line is wrong."""
    with directed(file) as tournament:
        try:
            text = file_bytes(Path(players)).decode("utf-8")
        except UnicodeDecodeError:
            raise refuse("list-encoding", file=players) from None
        count = enter_list(tournament, text, at=now(), by=by)
    Screen(Language(lang)).say(Message("tournament-imported", {"count": count}))


@command("withdraw")
def withdraw(
    file: TournamentFile,
    name: EntrantName,
    back: Annotated[bool, typer.Option("--return", help="help-tournament-return")] = False,
    reason: Reason = "",
    by: By = "",
    lang: Lang = "",
) -> None:
    """Leave an entrant out of the following rounds, or bring one back."""
    with directed(file) as tournament:
        entrant = tournament.find(name)
        change = tournament.bring_back if back else tournament.withdraw
        change(entrant, reason=reason, at=now(), by=by)
    id = "decision-returned" if back else "decision-withdrawn"
    Screen(Language(lang)).say(Message(id, {"name": tournament.name(entrant)}))


@command("substitute")
def substitute(
    file: TournamentFile,
    name: EntrantName,
    old: Annotated[
        str, typer.Argument(metavar="old", help="help-tournament-old", show_default=False)
    ],
    new: Annotated[
        str, typer.Argument(metavar="new", help="help-tournament-new-name", show_default=False)
    ],
    reason: Reason = "",
    by: By = "",
    lang: Lang = "",
) -> None:
    """Let another person play for one of an entrant's people."""
    with directed(file) as tournament:
        entrant = tournament.find(name)
        tournament.substitute(entrant, old, new, reason=reason, at=now(), by=by)
    told = {"name": new, "entrant": tournament.name(entrant)}
    Screen(Language(lang)).say(Message("decision-substituted", {**told}))


# -- rounds and results ----------------------------------------------------------------------------


@command("pair")
def pair(
    file: TournamentFile,
    tables: Annotated[
        list[str] | None,
        typer.Option("--table", metavar="sides", help="help-tournament-tables"),
    ] = None,
    cancel: Annotated[bool, typer.Option("--cancel", help="help-tournament-cancel")] = False,
    game: Annotated[
        str,
        typer.Option(
            "--game", metavar="game", help="help-tournament-round-game", show_default=False
        ),
    ] = "",
    preset: Preset = "",
    settings: Setting = None,
    reason: Reason = "",
    by: By = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Pair the next round and print it, or cancel the last one."""
    screen = Screen(Language(lang), plain)
    with directed(file) as tournament:
        number = len(tournament.state.rounds)
        if cancel:
            tournament.cancel_round(reason=reason, at=now(), by=by)
        else:
            by_hand = [read_sides(tournament, each) for each in tables or []]
            rules = None
            if game or preset or settings:
                rules = _rules(tournament.settings.rules, game, preset, settings or [])
            tournament.start_round(by_hand or None, rules=rules, reason=reason, at=now(), by=by)
    if cancel:
        screen.say(Message("decision-cancelled", {"round": number}))
    else:
        print_document(pairings(tournament, screen.language), screen)


@command("result")
def record(
    file: TournamentFile,
    table: TableNumber,
    points: SidePoints = None,
    round: RoundNumber = None,
    forfeit: Forfeits = None,
    by: By = "",
    lang: Lang = "",
) -> None:
    """Enter the result of a table: the points of each side, or of each deal as 25:10."""
    with directed(file) as tournament:
        number = round or len(tournament.state.rounds)
        result = read_result(points or [], forfeit or [])
        tournament.record(number, table, result, at=now(), by=by)
        tournament.reveal_deals(at=now()) if tournament.secret else None
    screen = Screen(Language(lang))
    missing = tournament.state.round(number).missing
    if missing:
        screen.say(Message("tournament-missing", {"tables": ", ".join(map(str, missing))}))
    else:
        screen.say(Message("tournament-round-complete", {"round": number}))


@command("correct")
def correct(
    file: TournamentFile,
    table: TableNumber,
    points: SidePoints = None,
    round: RoundNumber = None,
    forfeit: Forfeits = None,
    reason: Reason = "",
    by: By = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Correct a result, and print what that changes."""
    with directed(file) as tournament:
        number = round or len(tournament.state.rounds)
        result = read_result(points or [], forfeit or [])
        changes = tournament.correct(number, table, result, reason=reason, at=now(), by=by)
    print_changes(tournament, changes, Screen(Language(lang), plain))


@command("penalty")
def penalise(
    file: TournamentFile,
    name: EntrantName,
    score: Annotated[
        int, typer.Option("--score", min=0, metavar="number", help="help-tournament-halves")
    ] = 0,
    points: Annotated[
        int, typer.Option("--points", min=0, metavar="number", help="help-tournament-taken")
    ] = 0,
    reason: Reason = "",
    by: By = "",
    lang: Lang = "",
) -> None:
    """Take score or points away, with a reason."""
    with directed(file) as tournament:
        entrant = tournament.find(name)
        tournament.penalise(entrant, reason, score=score, points=points, at=now(), by=by)
    language = Language(lang)
    told: dict[str, Any] = {
        "name": tournament.name(entrant),
        "score": score_text(score / 2, language),
        "points": points,
    }
    Screen(language).say(Message("decision-penalised", told))


@command("undo")
def undo(
    file: TournamentFile,
    decision: Annotated[
        int,
        typer.Option("--decision", min=0, metavar="number", help="help-tournament-decision"),
    ] = 0,
    reason: Reason = "",
    by: By = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Undo the last decision, or another one, and print what that changes."""
    with directed(file) as tournament:
        entry, changes = tournament.undo(decision, reason=reason, at=now(), by=by)
    screen = Screen(Language(lang), plain)
    screen.say(Message("decision-undone", {"number": entry.number}))
    print_changes(tournament, changes, screen)


@command("time")
def change_time(
    file: TournamentFile,
    add: Annotated[
        int, typer.Option("--add", min=0, metavar="number", help="help-tournament-add-minutes")
    ] = 0,
    pause: Annotated[bool, typer.Option("--pause", help="help-tournament-pause")] = False,
    resume: Annotated[bool, typer.Option("--resume-clock", help="help-tournament-resume")] = False,
    round: RoundNumber = None,
    reason: Reason = "",
    by: By = "",
    lang: Lang = "",
) -> None:
    """Let a round last longer, or stop and restart its clock."""
    with directed(file) as tournament:
        number = round or len(tournament.state.rounds)
        if pause:
            tournament.pause(number, reason=reason, at=now(), by=by)
        elif resume:
            tournament.resume(number, at=now(), by=by)
        else:
            tournament.add_time(number, add, reason=reason, at=now(), by=by)
    id = "paused" if pause else "resumed" if resume else "time"
    Screen(Language(lang)).say(Message(f"decision-{id}", {"round": number, "minutes": add}))


@command("close")
def close(file: TournamentFile, reason: Reason = "", by: By = "", lang: Lang = "") -> None:
    """End the tournament, once all results are in."""
    with directed(file) as tournament:
        tournament.close(reason=reason, at=now(), by=by)
    Screen(Language(lang)).say(Message("decision-closed"))


# -- what there is to see --------------------------------------------------------------------------


@command("standings")
def show_standings(
    file: TournamentFile,
    round: RoundNumber = None,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print the standings."""
    tournament = load(file)
    if as_json:
        print_json(
            [
                {
                    "place": each.place,
                    "entrant": each.entrant,
                    "name": tournament.name(each.entrant),
                    "score": float(each.score),
                    "tie_breaks": {name: float(value) for name, value in each.figures.items()},
                    "points": list(each.points),
                    "withdrawn": each.entrant in tournament.state.absent,
                }
                for each in tournament.standings(round)
            ]
        )
        return
    screen = Screen(Language(lang), plain)
    print_document(standings(tournament, screen.language, round or 0), screen)


@command("print")
def print_page(
    file: TournamentFile,
    page: Annotated[
        str, typer.Argument(metavar="page", help="help-tournament-page", show_default=False)
    ],
    round: RoundNumber = None,
    out: Annotated[
        str, typer.Option("--out", metavar="file", help="help-tournament-out", show_default=False)
    ] = "",
    lang: Lang = "",
) -> None:
    """Print a page as text, or write it as HTML for paper."""
    if page not in PAGES:
        raise refuse("page", page=page, allowed=list(PAGES), **closest_name(page, PAGES))
    language = Language(lang)
    document = PAGES[page](load(file), language, round or 0)
    if not out:
        print(document.as_text(), end="")
        return
    is_html = out.lower().endswith((".html", ".htm"))
    write_whole(Path(out), document.as_html() if is_html else document.as_text())
    Screen(language).say(Message("tournament-written", {"file": out}))


@command("export")
def export(
    file: TournamentFile,
    what: Annotated[
        str, typer.Argument(metavar="export", help="help-tournament-what", show_default=False)
    ],
    out: Annotated[
        str, typer.Option("--out", metavar="file", help="help-tournament-out", show_default=False)
    ] = "",
    lang: Lang = "",
) -> None:
    """Write standings, results or entrants as CSV, the tournament as JSON, or TRF16."""
    if what not in EXPORTS:
        raise refuse("export", what=what, allowed=list(EXPORTS), **closest_name(what, EXPORTS))
    tournament = load(file)
    text = EXPORTS[what](tournament)
    if not out:
        print(text, end="")
        return
    write_whole(Path(out), text)
    Screen(Language(lang)).say(Message("tournament-written", {"file": out}))


@command("verify")
def verify_event(file: TournamentFile, lang: Lang = "") -> None:
    """Verify pairings and deals; exit with 1 if something is wrong."""
    verdict = verify(load(file))
    screen = Screen(Language(lang))
    for message in verdict.said:
        screen.say(message)
    if not verdict.holds:
        raise typer.Exit(1)


@command("play")
def play(
    bots: Annotated[
        str, typer.Option("--bots", metavar="levels", help="help-tournament-bots")
    ] = "greedy,random",
    pairs: Annotated[
        int, typer.Option("--pairs", min=3, max=200, metavar="number", help="help-tournament-pairs")
    ] = 8,
    deals: Annotated[
        int, typer.Option("--deals", min=1, max=100, metavar="number", help="help-tournament-deals")
    ] = 4,
    style: Annotated[
        str, typer.Option("--format", metavar="format", help="help-tournament-format")
    ] = "howell",
    rounds: Annotated[
        int | None,
        typer.Option("--rounds", min=1, max=250, metavar="number", help="help-tournament-rounds"),
    ] = None,
    game: Annotated[
        str, typer.Option("--game", metavar="game", help="help-tournament-game")
    ] = "partners",
    preset: Preset = "",
    settings: Setting = None,
    seed: Seed = None,
    out: Annotated[
        str, typer.Option("--save", metavar="file", help="help-tournament-save", show_default=False)
    ] = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Play a whole duplicate event between bots."""
    language = Language(lang)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if not levels:
        raise BadOption(Message("arena-entrants", {"bots": []}))
    chosen = _rules(Rules(game), game, preset, settings or [])
    first = secrets.randbelow(2**31) if seed is None else seed
    tournament = Tournament(
        Settings(
            name=language.text("tournament-bots-name"),
            rules=chosen,
            format=_format(style),  # type: ignore[arg-type]
            rounds=rounds or 0,
            length=Length("hands", deals),
            deals=deals,
            scoring="matchpoints",
            tie_breaks=("points_difference",),
            seed=first,
        )
    )
    by_entrant = {}
    for number in range(pairs):
        level = levels[number % len(levels)]
        entrant = tournament.enter(f"{level} {number // len(levels) + 1}")
        by_entrant[entrant.number] = level
    secret = _event_secret(first)
    planned = (tournament.planned_rounds or 1) * (pairs // 2)
    with counted(planned, language) as show:
        play_event(tournament, by_entrant, secret, f"bots {first}", first, show)
    if out:
        save(out, tournament)
    screen = Screen(language, plain)
    print_document(standings(tournament, language), screen)
    variance = duplicate_variance(tournament)
    told: dict[str, Any] = {
        "share": language.share(variance.removed),
        "count": variance.count,
        "seed": str(first),
    }
    screen.say(Message("tournament-variance", told))


def _event_secret(seed: int) -> bytes:
    """Return the secret of an event of bots, which its seed repeats."""
    from hashlib import shake_256

    return shake_256(f"capicua bot event {seed}".encode()).digest(SECRET_BYTES)


# -- reading and printing --------------------------------------------------------------------------


def read_result(points: Sequence[str], forfeited: Sequence[int]) -> Result:
    """Return a result typed as ``200 145``, as deals ``25:10 0:40``, or as forfeited sides."""
    if forfeited:
        return Result(forfeited=tuple(sorted({side - 1 for side in forfeited})))
    if not points:
        raise refuse("result-missing")
    if any(":" in each for each in points):
        return Result(deals=tuple(tuple(map(_points, each.split(":"))) for each in points))
    return Result(tuple(map(_points, points)))


def read_sides(tournament: Tournament, text: str) -> list[list[int]]:
    """Return the sides of a table typed as ``Ana:Eva``, or ``Ana+Luis:Eva+Juan`` on each side."""
    return [[tournament.find(name) for name in side.split("+")] for side in text.split(":")]


def _points(text: str) -> int:
    digits = text.strip().removeprefix("-").removeprefix("−")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 7:
        raise refuse("result-number", text=text)
    return -int(digits) if text.strip()[0] in "-−" else int(digits)


def print_document(document: Document, screen: Screen) -> None:
    """Print a page on the screen."""
    screen.heading(document.title)
    for section in document.sections:
        if section.title:
            screen.heading(section.title)
        for paragraph in section.paragraphs:
            screen.paragraph(paragraph)
        if section.grid is None:
            continue
        lines = grid_lines(section.grid)
        if screen.plain or max(map(len, lines)) + MARGIN <= screen.console.width:
            rows = [list(row) for row in section.grid.rows]
            print_grid(list(section.grid.heads), rows, screen)
        else:  # a table drawn by Rich would cut names and headings
            screen.lines(["", *lines, ""])


def print_changes(tournament: Tournament, changes: Changes, screen: Screen) -> None:
    """Print which places a decision changed, and which rounds would be paired differently."""
    language = screen.language
    if not changes.places:
        screen.say(Message("tournament-nothing-changes"))
    for each in changes.places:
        told: dict[str, Any] = {
            "name": tournament.name(each.entrant),
            "before": each.place[0],
            "after": each.place[1],
            "from": score_text(each.score[0], language),
            "to": score_text(each.score[1], language),
        }
        screen.say(Message("tournament-place-changes", told))
    if changes.rounds:
        numbers = ", ".join(map(str, changes.rounds))
        screen.say(Message("tournament-rounds-differ", {"rounds": numbers}))
