"""Pages, exports and lists: both languages, paper, errors with line and column."""

from __future__ import annotations

import csv
import itertools
import random
import re
from datetime import date
from io import StringIO
from zoneinfo import ZoneInfo

import pytest

from capicua.render.language import Language
from capicua.tournament import Settings, Tournament, TournamentRefused
from capicua.tournament.events import Result
from capicua.tournament.player_list import enter_list, read_list
from capicua.tournament.reports.dates import day_text, time_text
from capicua.tournament.reports.exports import entrants_csv, results_csv, standings_csv
from capicua.tournament.reports.pages import PAGES, decision_texts, decisions
from capicua.tournament.reports.trf import trf
from capicua.tournament.settings import TIE_BREAKS, Format
from capicua.tournament.templates import TEMPLATES, from_template
from tests.tournament.events_at_random import DUEL, FOUR, PAIRS, field, play_round

SECRET = bytes(range(160))


def duplicate_event() -> Tournament:
    """Return a duplicate event with something of everything in it."""
    settings = Settings(
        name="Noche <de> club",
        rules=PAIRS,
        rounds=3,
        deals=2,
        scoring="matchpoints",
        tie_breaks=TIE_BREAKS,
    )
    tournament = field(settings, 7)
    tournament.commit_deals(SECRET, "event", at="20:00", by="Ana")
    play_round(tournament, random.Random(1))
    tournament.penalise(3, "late", score=1, points=10)
    tournament.withdraw(7, reason="ill")
    tournament.substitute(2, "entrant 2", "somebody & others")
    tournament.add_time(1, 5)
    tournament.pause(1)
    tournament.resume(1)
    tournament.undo()
    tournament.start_round()
    tournament.cancel_round()
    tournament.start_round()
    tournament.reveal_deals()
    return tournament


@pytest.mark.parametrize("code", ["en", "es", "es-419"])
@pytest.mark.parametrize("page", [page for page in PAGES if page != "bracket"])
def test_every_page_is_complete_in_every_language(page: str, code: str) -> None:
    document = PAGES[page](duplicate_event(), Language(code), 0)
    text, html = document.as_text(), document.as_html()
    assert "⟨" not in text
    assert "<de>" not in html.replace("&lt;de&gt;", "")
    assert "Noche &lt;de&gt; club" in html
    assert "somebody & others" not in html
    assert f'<html lang="{code}">' in html
    assert not re.search(r"<script|src=|href=|url\(", html)
    assert html.count("<th ") == html.count('scope="col"')
    levels = [int(level) for level in re.findall(r"<h(\d)>", html)]
    assert levels[0] == 1
    assert all(later - level <= 1 for level, later in itertools.pairwise(levels))


def test_tables_of_four_and_byes_are_on_the_pairings() -> None:
    tournament = field(
        Settings(name="t", rules=FOUR, entry="individuals", rounds=2, scoring="places"), 5
    )
    tournament.start_round()
    text = PAGES["pairings"](tournament, Language("en"), 0).as_text()
    assert "Sitting out: " in text
    assert "Side 4" in text


def test_the_trail_has_time_author_reason_and_what_was_undone() -> None:
    text = PAGES["decisions"](duplicate_event(), Language("es"), 0).as_text()
    assert "20:00  Ana" in text
    assert "se retira. Motivo: ill" in text
    assert "(deshecha)" in text
    assert "Se anula la ronda 2." in text


def test_times_are_told_to_the_minute_in_the_zone_of_the_tournament() -> None:
    at, madrid = "2026-11-28T23:05:59.369+00:00", ZoneInfo("Europe/Madrid")
    spanish = Language("es")
    assert time_text(at, spanish) == "28 nov 2026, 23:05 UTC"
    assert time_text(at, spanish, madrid) == "29 nov 2026, 0:05"
    assert time_text("2026-11-28T20:00", spanish) == "28 nov 2026, 20:00"
    assert time_text("2026-11-28T20:00", Language("en")) == "Nov 28, 2026, 8:00\u202fPM"
    assert time_text("yesterday", spanish) == "yesterday"
    tournament = field(Settings(name="t", rules=PAIRS), 0)
    tournament.enter("Ana", at=at)
    text = decisions(tournament, Language("en"), zone=ZoneInfo("Europe/Madrid")).as_text()
    assert "Time (Europe/Madrid)" in text
    assert "Nov 29, 2026, 12:05\u202fAM" in text


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Sunday, December 6, 2026"),
        ("es", "domingo, 6 de diciembre de 2026"),
        ("es-419", "domingo, 6 de diciembre de 2026"),
    ],
)
def test_a_date_is_written_as_people_write_it(code: str, told: str) -> None:
    assert day_text(date(2026, 12, 6), Language(code)) == told


def test_paper_has_no_empty_heading_and_no_title_on_what_is_cut_to_pieces() -> None:
    ladder = field(Settings(name="t", rules=PAIRS, format="ladder", tie_breaks=()), 4)
    ladder.start_round()
    text = PAGES["standings"](ladder, Language("es"), 0).as_text()
    assert "Desempates" not in text
    for name, is_cut in (("slips", True), ("cards", True), ("standings", False)):
        assert ("<main class=cut>" in PAGES[name](ladder, Language("es"), 0).as_html()) is is_cut


def test_papers_number_the_deals_through_the_event() -> None:
    tournament = duplicate_event()
    numbers = sorted({each.set for each in tournament.state.rounds[-1].tables})
    assert numbers == [2], "the second round plays the third and the fourth deal"
    slip = PAGES["slips"](tournament, Language("es"), 0).sections[0].cards[0]
    assert slip.grid is not None
    assert list(slip.grid.heads) == ["Puntos", "Bando 1", "Bando 2"]
    assert [row[0] for row in slip.grid.rows] == ["Reparto 3", "Reparto 4"]
    hands = PAGES["deals"](tournament, Language("es"), 0).sections[-1].cards
    assert [hands[at].title for at in (0, -1)] == ["Reparto 3, asiento A", "Reparto 4, asiento D"]
    assert all(len(hand.lines) == 2 and "Empieza el asiento" in hand.lines[1] for hand in hands)
    assert (
        "los repartos del grupo 1." in PAGES["decisions"](tournament, Language("es"), 0).as_text()
    )


@pytest.mark.parametrize(
    ("deals", "labels"),
    [
        (0, ["Room 1", "Room 2"]),
        (2, ["Deal 1, room 1", "Deal 2, room 1", "Deal 1, room 2", "Deal 2, room 2"]),
    ],
)
def test_slips_of_a_team_match_have_both_rooms(deals: int, labels: list[str]) -> None:
    scoring = "matchpoints" if deals else "wins"
    settings = Settings(name="t", rules=PAIRS, entry="teams", deals=deals, scoring=scoring)
    tournament = field(settings, 4)
    round = tournament.start_round()
    assert tournament.deals_wanted(round.tables[0]) == len(labels)
    slip = PAGES["slips"](tournament, Language("en"), 0).sections[0].cards[0]
    assert slip.grid is not None
    assert [row[0] for row in slip.grid.rows] == labels


def test_a_penalty_names_only_what_it_takes() -> None:
    tournament = field(Settings(name="t", rules=PAIRS), 3)
    for entrant, score, points in ((1, 0, 20), (2, 1, 0), (3, 2, 1)):
        tournament.penalise(entrant, "tarde", score=score, points=points)
    said = PAGES["standings"](tournament, Language("es"), 0).sections[-1].paragraphs
    assert [one.partition(" pierde ")[2] for one in said] == [
        "20 puntos. Motivo: tarde",
        "0,5 de puntuación. Motivo: tarde",
        "1 de puntuación y 1 punto. Motivo: tarde",
    ]
    assert (
        "loses 20 points. Reason: tarde"
        in PAGES["decisions"](tournament, Language("en"), 0).as_text()
    )


def test_a_list_of_entrants_has_no_empty_columns() -> None:
    tournament = field(Settings(name="t", rules=PAIRS), 0)
    tournament.enter("Ana y Luis")
    assert "Club" not in PAGES["entrants"](tournament, Language("en"), 0).as_text()
    tournament.enter("Eva y Juan", club="La Peña")
    text = PAGES["entrants"](tournament, Language("en"), 0).as_text()
    assert "Club" in text
    assert "Rating" not in text


@pytest.mark.parametrize(("format", "named"), [("knockout", True), ("double_knockout", False)])
def test_the_last_stages_of_a_single_knockout_have_names(format: Format, named: bool) -> None:
    tournament = field(Settings(name="t", rules=PAIRS, format=format, third_place=named), 9)
    tournament.start_round()
    titles = [one.title for one in PAGES["bracket"](tournament, Language("en"), 0).sections]
    if named:
        wanted = ["Round 1", "Quarterfinals", "Semifinals", "Final", "Third place"]
        assert sorted(titles) == sorted(wanted)
    else:
        assert "Semifinals" not in titles


def test_decisions_say_their_round_and_what_they_replace() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=3), 4)
    tournament.start_round()
    tournament.cancel_round()
    tournament.start_round()
    tournament.record(1, 1, (200, 145))
    tournament.forfeit(1, 2, [1])
    tournament.start_round()
    tournament.correct(1, 1, (145, 200))
    tournament.undo()
    tournament.correct(1, 1, (200, 154), reason="misread")
    said = decision_texts(tournament, Language("en"))[4:]
    assert said == [
        "Round 1 is paired: 2 tables.",
        "Round 1 is cancelled.",
        "Round 1 is paired: 2 tables.",
        "Round 1, table 1: 200:145.",
        "Round 1, table 2: forfeit (Side 2).",
        "Round 2 is paired: 2 tables.",
        "Round 1, table 1 is corrected: 145:200 (was 200:145).",
        "Decision 11 is undone.",
        "Round 1, table 1 is corrected: 200:154 (was 200:145). Reason: misread",
    ]


def test_a_round_of_duplicate_deals_says_how_many_it_has() -> None:
    text = PAGES["pairings"](duplicate_event(), Language("es"), 0).as_text()
    assert "La ronda tiene 2 repartos, los mismos en todas las mesas." in text


def test_an_equal_deal_has_no_sign() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, deals=1, scoring="matchpoints"), 4)
    tournament.commit_deals(SECRET, "event")
    tournament.start_round()
    for number, deal in ((1, (30, 30)), (2, (30, 10))):
        tournament.record(1, number, Result(deals=(deal,)))
    grid = PAGES["frequencies"](tournament, Language("en"), 0).sections[0].grid
    assert grid is not None
    assert [row[0] for row in grid.rows] == ["+20", "0"]


def test_pages_refuse_what_is_not_there() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=2), 4)
    for page, code in {
        "pairings": "tournament-no-round",
        "slips": "tournament-no-round",
        "frequencies": "tournament-no-deals",
    }.items():
        with pytest.raises(TournamentRefused) as refused:
            PAGES[page](tournament, Language("en"), 0)
        assert refused.value.code == code


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(StringIO(text)))


def test_csv_has_standings_results_and_entrants() -> None:
    tournament = duplicate_event()
    ranked = rows(standings_csv(tournament))
    assert ranked[0][:4] == ["place", "number", "name", "score"]
    assert len(set(ranked[0])) == len(ranked[0]), "no column twice"
    assert len(ranked) == 1 + 7
    results = rows(results_csv(tournament))
    assert len([row for row in results[1:] if row[0] == "1"]) == 3 * 2 + 1
    again = field(tournament.settings, 0)
    assert enter_list(again, entrants_csv(tournament)) == 7
    assert again.state.entrants[5] == tournament.state.entrants[5]


def test_a_name_that_a_spreadsheet_would_run_is_quoted() -> None:
    tournament = field(Settings(name="t", rules=PAIRS), 0)
    tournament.enter("=1+1")
    assert rows(entrants_csv(tournament))[1][0] == "'=1+1"


def test_trf_has_the_columns_of_the_standard() -> None:
    tournament = field(Settings(name="Open", rules=PAIRS, rounds=2), 5)
    rng = random.Random(3)
    play_round(tournament, rng)
    play_round(tournament, rng)
    lines = trf(tournament, "2026/11/27").splitlines()
    players = [line for line in lines if line.startswith("001")]
    assert lines[:2] == ["012 Open", "042 2026/11/27"]
    assert len(players) == 5
    for seed, line in enumerate(players, 1):
        assert int(line[4:8]) == seed
        assert line[14:47].strip() == f"entrant {seed}"
        assert int(line[48:52]) == 3000 - seed
        assert 0 <= float(line[80:84]) <= 2
        assert 1 <= int(line[85:89]) <= 5
        for at in (91, 101):
            opponent, colour, result = line[at : at + 4], line[at + 5], line[at + 7]
            if opponent == "0000":
                assert (colour, result) == ("-", "U")
                continue
            other = players[int(opponent) - 1]
            assert int(other[at : at + 4]) == seed
            assert {colour, other[at + 5]} == {"w", "b"}
            assert result + other[at + 7] in ("10", "01", "==", "+-", "-+", "--")


def test_trf_does_not_fit_tables_of_four() -> None:
    tournament = field(Settings(name="t", rules=FOUR, entry="individuals", scoring="places"), 4)
    with pytest.raises(TournamentRefused):
        trf(tournament)


@pytest.mark.parametrize(
    ("text", "members", "code", "line", "column"),
    [
        ("", 2, "tournament-list-empty", None, None),
        ("name,club\n", 2, "tournament-list-empty", None, None),
        ("name,age\nx,3\n", 1, "tournament-list-column", None, "age"),
        ("club\nx\n", 1, "tournament-list-no-name", None, None),
        ("name,name\nx,y\n", 1, "tournament-list-column-twice", None, "name"),
        ('name\nAna\n"' + "x" * 200_000, 1, "tournament-list-cell-long", 3, None),
        ("name,club\nx,y,z\n", 1, "tournament-list-cells", 2, None),
        ("player1,player2\nAna,\n", 2, "tournament-list-members", 2, "player2"),
        ("name,rating\nAna,12\nLuis,strong\n", 1, "tournament-list-number", 3, "rating"),
        ("name,club\nAna,c\n,c\n", 1, "tournament-list-name", 3, "name"),
        ("name\nAna\nana\n", 1, "tournament-list-twice", 3, "name"),
    ],
)
def test_errors_in_lists_name_line_and_column(
    text: str, members: int, code: str, line: int | None, column: str | None
) -> None:
    tournament = field(
        Settings(name="t", rules=PAIRS, entry="rotating" if members == 1 else "pairs"), 0
    )
    with pytest.raises(TournamentRefused) as refused:
        enter_list(tournament, text)
    assert refused.value.code == code
    assert refused.value.message.arguments.get("line") == line
    assert refused.value.message.arguments.get("column") == column
    assert not tournament.state.entrants
    assert "⟨" not in refused.value.say("es")


def test_lists_with_semicolons_and_spanish_headings_are_read() -> None:
    text = "\ufeffPareja;Jugador 1;Jugador 2;Club;Elo\nLos Ases;Ana;Luis;Sur;1800\n;Eva;Juan;;\n"
    first, second = read_list(text, 2)
    assert (first.name, first.members, first.club, first.rating) == (
        "Los Ases",
        ("Ana", "Luis"),
        "Sur",
        1800,
    )
    assert second.name == "Eva / Juan"


@pytest.mark.parametrize("template", TEMPLATES)
def test_templates_make_tournaments_that_can_be_played(template: str) -> None:
    tournament = field(from_template(template.replace("_", "-"), "Event"), 9)
    play_round(tournament, random.Random(1))
    assert tournament.settings.name == "Event"
    for code in ("en", "es"):
        assert "⟨" not in Language(code).text(f"template-{template}")


def test_an_unknown_template_is_refused_with_the_closest_one() -> None:
    with pytest.raises(TournamentRefused) as refused:
        from_template("club-evenin", "Event")
    assert "club_evening" in str(refused.value)


@pytest.mark.parametrize("code", ["en", "es"])
def test_a_bracket_says_who_comes_from_where(code: str) -> None:
    settings = Settings(name="Cup", rules=PAIRS, format="double_knockout")
    tournament = field(settings, 6)
    play_round(tournament, random.Random(2))
    text = PAGES["bracket"](tournament, Language(code), 0).as_text()
    assert "⟨" not in text
    assert {"en": "winner of 12", "es": "quien gane el 12"}[code] in text
    assert {"en": "loser of 7", "es": "quien pierda el 7"}[code] in text
    for _ in range(20):
        if tournament.is_complete:
            break
        play_round(tournament, random.Random(3))
    assert {"en": "winner of", "es": "quien gane"}[code] not in PAGES["bracket"](
        tournament, Language(code), 0
    ).as_text()


def test_seats_are_listed_by_name() -> None:
    tournament = field(Settings(name="t", rules=PAIRS, rounds=2), 5)
    tournament.start_round()
    lines = PAGES["seating"](tournament, Language("en"), 0).as_text().splitlines()
    names = [line[:9] for line in lines if line.startswith("entrant")]
    assert names == sorted(names)
    assert len(names) == 5


def test_pages_of_an_arena_show_all_tables_at_which_people_play() -> None:
    arena = field(Settings(name="t", rules=DUEL, entry="individuals", format="arena"), 6)
    arena.start_round()
    first = arena.state.rounds[0].tables
    arena.record(1, 1, (100, 40))
    arena.record(1, 3, (100, 40))
    arena.start_round()
    names = {arena.name(one) for table in arena.state.rounds[1].tables for one in table.entrants}
    names |= {arena.name(one) for one in first[1].entrants}
    for lang, words in (("en", "tables in play"), ("es", "mesas en juego")):
        for name in ("pairings", "seating", "cards", "slips"):
            page = PAGES[name](arena, Language(lang), 0).as_html()
            assert words in page
            assert {each for each in names if each in page} == names
    assert "round 2" in PAGES["pairings"](arena, Language("en"), 2).as_html()
    slips = PAGES["slips"](arena, Language("en"), 0).as_html()
    assert "Round 1, table 2" in slips
    assert "Round 2, table 1" in slips
    arena.record(1, 2, (100, 40))
    assert "round 2" in PAGES["pairings"](arena, Language("en"), 0).as_html()
