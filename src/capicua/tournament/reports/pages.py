"""The pages of a tournament: pairings, standings, table cards, result slips, deals, decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from capicua.catalogue import preset_of
from capicua.core.seats import seat_letter
from capicua.render.language import Language
from capicua.tournament import events
from capicua.tournament.duplicate.scoring import deal_results, frequencies
from capicua.tournament.events import Event, Result, Table
from capicua.tournament.pairing import knockout
from capicua.tournament.reports.dates import day_text, time_text
from capicua.tournament.reports.documents import Card, Document, Grid, Section
from capicua.tournament.settings import KNOCKOUTS, refuse
from capicua.tournament.standings import Standing
from capicua.tournament.state import Round, undone
from capicua.tournament.tournament import Tournament

if TYPE_CHECKING:  # what computes it loads the solvers
    from capicua.tournament.duplicate.par import DealPar

Page = Callable[[Tournament, Language, int], Document]
_LAST_STAGES: Final = {1: "final", 2: "semifinals", 4: "quarterfinals"}
"""The stages of a single knockout with so many matches."""


def score_text(value: Fraction | float, language: Language) -> str:
    """Return a score as text: halves exactly, other fractions with two decimals."""
    places = 0 if value == int(value) else 1 if 2 * value == int(2 * value) else 2
    return language.number(float(value), places)


def side_names(tournament: Tournament, side: Sequence[int]) -> str:
    """Return the names of the entrants of a side."""
    return " + ".join(tournament.name(one) for one in side)


def result_text(table: Table, result: Result | None, language: Language) -> str:
    """Return the result of a table as text; empty if there is none."""
    if result is None:
        return ""
    if result.forfeited:
        marks = ["−" if side in result.forfeited else "+" for side in range(len(table.sides))]
        return f"{' : '.join(marks)} ({language.text('tournament-word-forfeit')})"
    if result.drawn:
        return language.text("tournament-word-drawn")
    return " : ".join(language.number(each) for each in result.points)


def _round(tournament: Tournament, number: int) -> Round:
    rounds = tournament.state.rounds
    if not rounds:
        raise refuse("no-round", round=max(1, number), high=0)
    return tournament.state.round(number or len(rounds))


def shown_tables(tournament: Tournament, round: int = 0) -> list[tuple[Round, Table]]:
    """Return the tables that a page is about, each with its round.

    Without a number those are all of the last round, or all at which people play if earlier rounds
    go on as well, as in an arena; their numbers differ.
    """
    found = _round(tournament, round)
    if round or not any(each.is_open for each in tournament.state.rounds[:-1]):
        return [(found, table) for table in found.tables]
    playing = [
        (each, table)
        for each in tournament.state.rounds
        for table in each.tables
        if table.number not in each.results
    ]
    return sorted(playing, key=lambda one: one[1].number)


def _title(tournament: Tournament, language: Language, page: str, round: int) -> str:
    """Return the title of a page about a round, or about all tables in play."""
    rounds = {each.number for each, _ in shown_tables(tournament, round)}
    found = _round(tournament, round)
    number = found.number if rounds <= {found.number} else 0
    return language.text(f"tournament-page-{page}", name=tournament.settings.name, round=number)


def pairings(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return who plays whom, by table, in a round or wherever people play."""
    found = _round(tournament, round)
    tables = shown_tables(tournament, round)
    title = _title(tournament, language, "round", round)
    sides = max((len(table.sides) for _, table in tables), default=2)
    heads = [language.text("tournament-word-table")]
    heads += [language.text("tournament-word-side", side=side + 1) for side in range(sides)]
    rows = []
    for each, table in tables:
        names = [side_names(tournament, side) for side in table.sides]
        names += [""] * (sides - len(names))
        result = result_text(table, each.results.get(table.number), language)
        rows.append([str(table.number), *names, result])
    if any(row[-1] for row in rows):
        heads.append(language.text("tournament-word-result"))
    else:
        rows = [row[:-1] for row in rows]
    paragraphs = [length_text(tournament, found, language)]
    if found.rules != tournament.settings.rules:
        paragraphs.insert(0, rules_text(found, language))
    if found.byes:
        names = [tournament.name(one) for one in found.byes]
        paragraphs.append(language.text("tournament-page-byes", names=names))
    grid = Grid(heads, rows, frozenset({0}))
    return Document(title, language.code, [Section("", paragraphs, grid)])


def length_text(tournament: Tournament, round: Round, language: Language) -> str:
    """Return how long a round lasts, or how many duplicate deals it has, in a sentence."""
    if tournament.settings.deals:
        return language.text("tournament-length-deals", value=tournament.settings.deals)
    kind = round.length.kind
    value = round.length.value + (round.added if kind == "minutes" else 0)
    id = f"tournament-length-{kind}"
    if kind == "minutes" and round.length.last_hand:
        id += "-last"
    return language.text(id, value=value)


def rules_text(round: Round, language: Language) -> str:
    """Return the game and the rule set of a round in a sentence."""
    game = round.rules.load()
    words = Language(language.code, game)
    preset, changed = preset_of(game)
    names = {"game": words.text("name"), "preset": words.text(f"preset-{preset}")}
    return language.text("tournament-page-rules", **names, count=len(changed))


def seating(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return where everybody sits, by name, in a round or wherever people play."""
    found = _round(tournament, round)
    seats = [
        (tournament.name(entrant), str(table.number), str(at + 1))
        for _, table in shown_tables(tournament, round)
        for at, side in enumerate(table.sides)
        for entrant in side
    ]
    seats += [(tournament.name(entrant), "–", "–") for entrant in found.byes]
    words = ("entrant", "table", "place-at-table")
    heads = [language.text(f"tournament-word-{word}") for word in words]
    rows = sorted(seats, key=lambda row: row[0].casefold())
    title = _title(tournament, language, "seating", round)
    return Document(title, language.code, [Section("", [], Grid(heads, rows, frozenset({1, 2})))])


def bracket(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return the matches of a knockout, with those who are known and the results."""
    state = tournament.state
    if tournament.settings.format not in KNOCKOUTS or not state.rounds:
        raise refuse("no-bracket", format=tournament.settings.format)
    tree = knockout.Bracket(state)
    results = {
        table.match: result_text(table, each.results.get(table.number), language)
        for each in state.rounds
        for table in each.tables
    }
    words = ("match", "side-1", "side-2", "result")
    heads = [language.text(f"tournament-word-{word}") for word in words]
    stages: dict[str, list[list[str]]] = {}
    for match in tree.matches:
        if match.stage == "again" and not tree.is_needed(match):
            continue
        title = _stage(tournament, tree, match, language)
        played = tree.tables.get(match.number)
        names = [_source_name(tournament, tree, each, language) for each in match.sources]
        if played is not None:
            names = [side_names(tournament, side) for side in played.sides]
        row = [str(match.number), *names, results.get(match.number, "")]
        stages.setdefault(title, []).append(row)
    sections = [
        Section(title, grid=Grid(heads, rows, frozenset({0}), is_even=True))
        for title, rows in stages.items()
    ]
    title = language.text("tournament-page-bracket", name=tournament.settings.name)
    return Document(title, language.code, sections)


def _stage(
    tournament: Tournament, tree: knockout.Bracket, match: knockout.Match, language: Language
) -> str:
    """Return the name of a stage; the last ones of a single knockout have names of their own."""
    if tournament.settings.format == "knockout" and match.stage == "upper":
        at_once = [(one.stage, one.level) for one in tree.matches]
        name = _LAST_STAGES.get(at_once.count((match.stage, match.level)))
        if name is not None:
            return language.text(f"tournament-stage-{name}")
    return language.text(f"tournament-stage-{match.stage}", level=match.level)


def _source_name(
    tournament: Tournament, tree: knockout.Bracket, source: knockout.Source, language: Language
) -> str:
    """Return who comes from a source, or from which match somebody will come."""
    known = tree.participant(source)
    if known:
        return tournament.name(known)
    if known == knockout.BYE:
        return language.text("tournament-word-bye")
    return language.text(f"tournament-source-{source[0]}", match=source[1])


def standings(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return the standings after a round, now if none is given, with what the tie-breaks are."""
    ranked = tournament.standings(round or None)
    played = round or len(tournament.state.rounds)
    title = language.text("tournament-page-standings", name=tournament.settings.name, round=played)
    names = tournament.settings.tie_breaks
    is_percent = tournament.settings.scoring == "matchpoints"
    words = ("place", "entrant", "percent" if is_percent else "score")
    heads = [language.text(f"tournament-word-{word}") for word in words]
    heads += [language.text(f"tie-break-{name}") for name in names]
    if "wins" not in names:
        heads.append(language.text("tournament-word-wins"))
    heads.append(language.text("tournament-word-points"))
    rows = [_standing_row(tournament, each, language) for each in ranked]
    columns = frozenset({0, *range(2, len(heads))})
    about = [
        f"{language.text(f'tie-break-{name}')}: {language.about(f'tie-break-{name}', 'help')}"
        for name in names
    ]
    is_ordered_by_it = is_percent and tournament.settings.format not in (*KNOCKOUTS, "ladder")
    told = [language.text("tournament-page-percentages")] if is_ordered_by_it else []
    if tournament.state.absent and tournament.settings.format not in KNOCKOUTS:
        told.append(language.text("tournament-page-withdrawn"))
    sections = [Section("", told, Grid(heads, rows, columns))]
    if about:
        sections.append(Section(language.text("tournament-page-tie-breaks"), about))
    if tournament.state.penalties:
        sections.append(
            Section(language.text("tournament-page-penalties"), _penalties(tournament, language))
        )
    return Document(title, language.code, sections)


def _standing_row(tournament: Tournament, each: Standing, language: Language) -> list[str]:
    made, against = each.points
    figures = [score_text(value, language) for value in each.figures.values()]
    name = tournament.name(each.entrant)
    if each.entrant in tournament.state.absent:
        name += f" ({language.text('tournament-word-withdrawn')})"
    points = f"{language.number(made)}:{language.number(against)}"
    shown = score_text(each.score, language)
    wins = [] if "wins" in each.figures else [str(each.wins)]
    return [str(each.place), name, shown, *figures, *wins, points]


def _penalties(tournament: Tournament, language: Language) -> list[str]:
    return [
        f"{_penalty(tournament.name(each.entrant), each.score, each.points, language)} "
        f"{language.text('decision-reason', reason=each.reason)}"
        for each in tournament.state.penalties
    ]


def _penalty(name: str, score: int, points: int, language: Language) -> str:
    """Return what somebody loses: score, in halves, points, or both."""
    kind = "both" if score and points else "score" if score else "points"
    halves = score_text(Fraction(score, 2), language)
    return language.text("decision-penalised", name=name, kind=kind, score=halves, points=points)


def table_cards(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return a large card for each table in play or of a round, with those who sit there."""
    cards = []
    for _, table in shown_tables(tournament, round):
        lines = [
            f"{language.text('tournament-word-side', side=at + 1)}: {side_names(tournament, side)}"
            for at, side in enumerate(table.sides)
        ]
        title = language.text("tournament-card-table", table=table.number)
        cards.append(Card(title, lines, is_large=True))
    title = _title(tournament, language, "cards", round)
    return Document(title, language.code, [Section(cards=cards)])


def result_slips(
    tournament: Tournament,
    language: Language,
    round: int = 0,
    codes: Mapping[tuple[int, int], str] = MappingProxyType({}),
) -> Document:
    """Return a slip for each table in play or of a round, to be filled in and signed.

    ``codes`` has the QR codes, as SVG, by which the sides of the tables tell the result by phone.
    """
    cards = []
    signed = language.text("tournament-slip-signature")
    for played, table in shown_tables(tournament, round):
        names = [side_names(tournament, side) for side in table.sides]
        lines = [tournament.settings.name]
        grid = None
        blanks = []
        if deals := _deal_labels(tournament, table, language):
            sides = [language.text("tournament-word-side", side=at + 1) for at in range(len(names))]
            lines += [f"{side}: {name}" for side, name in zip(sides, names, strict=True)]
            heads = [language.text("tournament-word-points"), *sides]
            grid = Grid(heads, [[deal, *("" for _ in sides)] for deal in deals])
        else:
            lines.append(length_text(tournament, played, language))
            blanks = [language.text("tournament-slip-points", name=name) for name in names]
        blanks += [signed] * len(table.sides)
        title = language.text("tournament-slip-title", round=played.number, table=table.number)
        phones = [
            (language.text("tournament-slip-phone", name=name), codes[table.number, side])
            for side, name in enumerate(names)
            if (table.number, side) in codes
        ]
        cards.append(Card(title, lines, grid, blanks, codes=phones))
    title = _title(tournament, language, "slips", round)
    return Document(title, language.code, [Section(cards=cards)])


def _deal_labels(tournament: Tournament, table: Table, language: Language) -> list[str]:
    """Return what the deals of a result are called: numbered through the event, teams' by room."""
    each = tournament.settings.deals if table.set else 0
    rooms = tournament.shape.rooms
    found = []
    for at in range(tournament.deals_wanted(table)):
        room, place = divmod(at, max(1, each))
        deal = (table.set - 1) * each + place + 1 if each else 0
        id = "tournament-deal-room" if rooms > 1 else "tournament-deal"
        found.append(language.text(id, deal=deal, room=room + 1))
    return found


def deals(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return the hands of the duplicate deals of a round, as slips for each seat."""
    found = _round(tournament, round)
    source = tournament.deals
    if source is None:
        raise refuse("not-committed" if tournament.settings.deals else "no-deals")
    cards = []
    for set_ in sorted({table.set for table in found.tables}):
        for place in range(1, tournament.settings.deals + 1):
            hands = source.hands(found.rules, set_, place)
            deal = (set_ - 1) * tournament.settings.deals + place
            starter = seat_letter(source.starter(found.rules, set_, place))
            begins = language.text("tournament-deal-starter", seat=starter)
            for seat, hand in zip(map(seat_letter, range(len(hands))), hands, strict=True):
                title = language.text("tournament-deal-seat", deal=deal, seat=seat)
                tiles = " ".join(f"[{tile.replace('-', '|')}]" for tile in hand)
                cards.append(Card(title, [tiles, begins]))
    title = language.text(
        "tournament-page-deals", name=tournament.settings.name, round=found.number
    )
    sections = [Section(paragraphs=_seats(found, language)), Section(cards=cards)]
    return Document(title, language.code, sections)


def _seats(round: Round, language: Language) -> list[str]:
    """Return where each side sits."""
    sides = round.rules.load().sides
    return [
        f"{language.text('tournament-word-side', side=at + 1)}: "
        f"{language.join(seat_letter(seat) for seat, side in enumerate(sides) if side == one)}"
        for at, one in enumerate(sorted(set(sides)))
    ]


def frequency_tables(
    tournament: Tournament,
    language: Language,
    round: int = 0,
    pars: Mapping[int, DealPar] = MappingProxyType({}),
) -> Document:
    """Return how often each result of each deal occurred, what it was worth, and its par."""
    if not tournament.settings.deals:
        raise refuse("no-deals")
    heads = [
        language.text(f"tournament-word-{word}")
        for word in ("difference", "times", "percent", "tables")
    ]
    sections = []
    for deal, results in sorted(deal_results(tournament.state).items()):
        if round and all(one.round != round for one in results):
            continue
        rows = []
        for difference, times, percent in frequencies(results):
            where = [
                f"{one.round}.{one.table}{' b' if one.room else ''}"
                for one in results
                if one.difference == difference
            ]
            rows.append(
                [
                    language.number(difference, signed=difference != 0),
                    str(times),
                    score_text(percent, language),
                    ", ".join(where),
                ]
            )
        grid = Grid(heads, rows, frozenset({0, 1, 2}), is_even=True)
        below = [par_text(pars[deal], language)] if deal in pars else []
        sections.append(Section(language.text("tournament-deal", deal=deal), below, grid))
    title = language.text("tournament-page-frequencies", name=tournament.settings.name)
    return Document(title, language.code, sections, is_narrow=True)


def par_text(par: DealPar, language: Language) -> str:
    """Return the par of a deal as a sentence."""
    places = 0 if par.difference == int(par.difference) else 1
    difference = language.number(par.difference, places, signed=par.difference != 0)
    return language.text("tournament-par", par=difference, how=par.how)


def entrants(tournament: Tournament, language: Language, round: int = 0) -> Document:
    """Return the list of entrants."""
    heads = [
        language.text(f"tournament-word-{word}")
        for word in ("number", "entrant", "members", "club", "rating", "handicap")
    ]
    rows = []
    for each in tournament.state.entrants.values():
        name = each.name
        if each.number in tournament.state.absent:
            name += f" ({language.text('tournament-word-withdrawn')})"
        rating, handicap = (str(value or "") for value in (each.rating, each.handicap))
        rows.append([str(each.number), name, ", ".join(each.members), each.club, rating, handicap])
    title = language.text("tournament-page-entrants", name=tournament.settings.name)
    # What nobody has told would take the place of names.
    shown = [at for at in range(len(heads)) if at < 2 or any(row[at] for row in rows)]
    numbers = frozenset(place for place, at in enumerate(shown) if at in (0, 4, 5))
    grid = Grid([heads[at] for at in shown], [[row[at] for at in shown] for row in rows], numbers)
    return Document(title, language.code, [Section("", [], grid)])


def decisions(
    tournament: Tournament, language: Language, round: int = 0, zone: ZoneInfo | None = None
) -> Document:
    """Return the paper trail: every decision with its time, its author and its reason."""
    left_out = undone(tournament.log)
    heads = [
        language.text(f"tournament-word-{word}") for word in ("number", "time", "by", "decision")
    ]
    rows = []
    for entry, said in zip(tournament.log, decision_texts(tournament, language), strict=True):
        if entry.number in left_out:
            said += f" ({language.text('tournament-word-undone')})"
        rows.append([str(entry.number), time_text(entry.at, language, zone), entry.by, said])
    if zone is not None:
        heads[1] += f" ({zone.key})"
    title = language.text("tournament-page-decisions", name=tournament.settings.name)
    return Document(title, language.code, [Section("", [], Grid(heads, rows, frozenset({0, 1})))])


def decision_texts(tournament: Tournament, language: Language) -> list[str]:
    """Return every decision as a sentence, the first one first."""
    texts = []
    rounds = 0
    results: dict[tuple[int, int], list[Result]] = {}
    for entry in tournament.log:
        before: Result | None = None
        event = entry.event
        match event:
            case events.RoundStarted():
                rounds += 1
            case events.RoundCancelled() if rounds:
                rounds -= 1
            case events.Recorded(round=number, table=table, result=result):
                known = results.setdefault((number, table), [])
                before = known[-1] if known else None
                known.append(result)
            case events.Undone(number=number):
                match tournament.log[number - 1].event:
                    case events.RoundStarted():
                        rounds -= 1
                    case events.RoundCancelled():
                        rounds += 1
                    case events.Recorded(round=number, table=table, result=result):
                        results[number, table].remove(result)
                    case _:
                        pass
            case _:
                pass
        texts.append(_decision_text(tournament, event, rounds, before, language))
    return texts


def _decision_text(
    tournament: Tournament, event: Event, rounds: int, before: Result | None, language: Language
) -> str:
    """Return a decision as a sentence.

    ``rounds`` is the number of rounds with it, ``before`` the result that a correction replaces.
    """
    is_ladder = tournament.settings.format == "ladder"

    def who(entrant: int) -> str:
        known = tournament.state.entrants.get(entrant)
        return known.name if known is not None else str(entrant)

    match event:
        case events.Entered(entrant):
            said = language.text("decision-entered", name=entrant.name)
        case events.Withdrawn(entrant=one):
            said = language.text("decision-withdrawn", name=who(one))
        case events.Returned(entrant=one):
            said = language.text("decision-returned", name=who(one))
        case events.CheckedIn(entrants=some, is_here=is_here):
            id = "decision-here" if is_here else "decision-not-here"
            said = language.text(id, names=[who(one) for one in some])
        case events.Substituted(entrant=one, name=name):
            said = language.text("decision-substituted", name=name, entrant=who(one))
        case events.RoundStarted(tables=[table], manual=True) if is_ladder:
            pair = zip(("challenger", "other"), map(who, table.entrants), strict=True)
            said = language.text("decision-challenge", **dict(pair))
        case events.RoundStarted(tables=tables, manual=manual):
            id = "decision-round-manual" if manual else "decision-round"
            said = language.text(id, round=rounds, count=len(tables))
        case events.RoundCancelled(round=number):
            said = language.text("decision-cancelled", round=number)
        case events.Recorded(round=number, table=table, result=result, correction=corrected):
            said = language.text(
                "decision-corrected" if corrected else "decision-result",
                round=number,
                table=table,
                points=_points_text(result, language),
                before="" if before is None else _points_text(before, language),
            )
        case events.Penalised(entrant=one, score=score, points=taken):
            said = _penalty(who(one), score, taken, language)
        case events.TimeAdded(round=number, minutes=minutes):
            said = language.text("decision-time", round=number, minutes=minutes)
        case events.Paused(round=number):
            said = language.text("decision-paused", round=number)
        case events.Resumed(round=number):
            said = language.text("decision-resumed", round=number)
        case events.Committed(promise=promise):
            said = language.text("decision-committed", promise=promise)
        case events.Revealed(sets=sets):
            said = language.text("decision-revealed", sets=sets)
        case events.Closed():
            said = language.text("decision-closed")
        case events.Undone(number=number):
            said = language.text("decision-undone", number=number)
    reason = _reason(getattr(event, "reason", ""), language)
    return f"{said} {language.text('decision-reason', reason=reason)}" if reason else said


def _points_text(result: Result, language: Language) -> str:
    """Return a result as the list of decisions has it."""
    if result.drawn:
        return language.text("tournament-word-drawn")
    if result.forfeited:
        sides = [language.text("tournament-word-side", side=one + 1) for one in result.forfeited]
        return f"{language.text('tournament-word-forfeit')} ({', '.join(sides)})"
    return ":".join(map(str, result.points))


def _reason(given: str, language: Language) -> str:
    """Return a reason as text; a match decided by the calendar has the date of its deadline."""
    try:
        return day_text(date.fromisoformat(given), language)
    except ValueError:
        return given


PAGES: Final[dict[str, Page]] = {
    "pairings": pairings,
    "seating": seating,
    "bracket": bracket,
    "standings": standings,
    "cards": table_cards,
    "slips": result_slips,
    "deals": deals,
    "frequencies": frequency_tables,
    "entrants": entrants,
    "decisions": decisions,
}
"""The pages by name."""
