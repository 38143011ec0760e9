"""Answers that need no table: games, rules, lessons, puzzles, records, deals.

The paths, bodies and answers are those of the server's routes. A browser asks its second worker
(``worked``); those that are the same for everybody are written to files when the package is built.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import json

from capicua.api import replays
from capicua.api.bot_jobs import LiveChances
from capicua.api.games import card, form, rules_of, sentences
from capicua.api.models import VariationsKept
from capicua.api.pictures import (
    PaperPicture,
    PictureAsked,
    PositionPicture,
    PuzzlePreview,
    ReplayPreview,
)
from capicua.api.queries import answered
from capicua.api.replays import ALL_HANDS, ReplayQuery, VariationsQuery
from capicua.api.study import lessons, puzzles, solitaire_deals, studies
from capicua.api.study.analysis import (
    AnalysisAsked,
    BoardAsked,
    BoardQuery,
    MomentQuery,
    StartAsked,
    StartQuery,
    TouchAsked,
    analysis_query,
    touched,
)
from capicua.api.study.chances import ChancesQuery, chances_now
from capicua.api.study.comparison import Comparing, measure
from capicua.api.study.drills import DrillAsked, drill_query
from capicua.api.study.hands import (
    BidAsked,
    CountAsked,
    DiscardAsked,
    bid_query,
    counts_of,
    discards_of,
)
from capicua.api.study.positions import Tap, Try
from capicua.api.study.puzzles import PuzzleQuery
from capicua.api.study.reviews import ReviewQuery
from capicua.api.study.solitaire_deals import DealAsked, DealQuery, deal_query
from capicua.api.study.studies import StudyQuery
from capicua.api.study.trains import TrainAsked, train_of
from capicua.catalogue import catalogue, kind
from capicua.core.messages import Message, Refused
from capicua.local.asked import JSON, MOST, Answer, Asked, Routes, WorkJob, not_found, run
from capicua.render.game_page import page_html
from capicua.render.svg import miniature
from capicua.table.frames.protocol import HouseRules

SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
ROUTES: Final = Routes()


def worked(job: str) -> str:
    """Return the answer to the request of a ``work`` effect, as an ``answer`` effect in JSON."""
    wanted = json.decode(job, type=WorkJob)
    found = answer(wanted.method, wanted.target, wanted.body, wanted.now)
    effect = {
        "do": "answer",
        "status": found.status,
        "type": found.media_type,
        "body": found.body,
    }
    return json.encode(effect).decode()


def answer(method: str, target: str, body: str = "", now: int = 0) -> Answer:
    """Return the answer to a request that needs no table."""
    found = ROUTES.find(method, target, body, now)
    if found is None or isinstance(found, Message):
        return not_found(found)
    answer = run(*found)
    assert answer is not None, "only tables leave answers to the second worker"
    return answer


# -- games -------------------------------------------------------------------------------------


@ROUTES.add("GET", "/api/games")
def _games(_: Asked) -> Answer:
    return Answer.of([card(id) for id in catalogue()])


@ROUTES.add("GET", "/api/games/*")
def _form(asked: Asked) -> Answer:
    return Answer.of(form(asked.parts[0]))


@ROUTES.add("GET", "/api/games/*/page")
def _page(asked: Asked) -> Answer:
    return Answer(page_html(asked.parts[0], asked.word("lang", "en", 8)), "text/html")


@ROUTES.add("GET", "/api/games/*/picture.svg")
def _picture(asked: Asked) -> Answer:
    kind(asked.parts[0])
    return Answer(miniature(asked.parts[0], asked.language), SVG)


@ROUTES.add("GET", "/api/strings/*/*")
def _strings(asked: Asked) -> Answer:
    lang, game = asked.parts
    return Answer(sentences(lang, game), "text/plain")


@ROUTES.add("POST", "/api/rules")
def _rules(asked: Asked) -> Answer:
    return Answer.of(rules_of(asked.body(HouseRules), asked.word("lang", "en", 8)))


@ROUTES.add("POST", "/api/compare")
def _compare(asked: Asked) -> Answer:
    return Answer.of(measure(asked.body(Comparing)))


@ROUTES.add("POST", "/api/train")
def _train(asked: Asked) -> Answer:
    return Answer.of(train_of(asked.body(TrainAsked)))


@ROUTES.add("POST", "/api/hands/bid")
def _bid(asked: Asked) -> Answer:
    return Answer.of(answered(bid_query(asked.body(BidAsked))))


@ROUTES.add("POST", "/api/hands/discard")
def _discard(asked: Asked) -> Answer:
    return Answer.of(discards_of(asked.body(DiscardAsked)))


@ROUTES.add("POST", "/api/hands/count")
def _count(asked: Asked) -> Answer:
    return Answer.of(counts_of(asked.body(CountAsked)))


# -- positions -----------------------------------------------------------------------------------


@ROUTES.add("POST", "/api/analysis/start")
def _start(asked: Asked) -> Answer:
    start = asked.body(StartAsked)
    return Answer.of(answered(StartQuery(start.rules, start.deal, start.seat)))


@ROUTES.add("POST", "/api/analysis/board")
def _board(asked: Asked) -> Answer:
    wanted = asked.body(BoardAsked)
    return Answer.of(answered(BoardQuery(wanted.position, wanted.action, wanted.form)))


@ROUTES.add("POST", "/api/analysis/why")
def _analysis_why(asked: Asked) -> Answer:
    return Answer.of(touched(asked.body(TouchAsked)))


@ROUTES.add("POST", "/api/analysis/moment")
def _moment(asked: Asked) -> Answer:
    place = asked.number("round", 1, 1, MOST), asked.number("step", 0, 0, MOST)
    return Answer.of(answered(MomentQuery(asked.text, *place)))


@ROUTES.add("POST", "/api/analysis/picture")
def _position_picture(asked: Asked) -> Answer:
    wanted = asked.body(PictureAsked)
    names = tuple(wanted.names)
    drawn = PositionPicture(wanted.position, names, wanted.seat, wanted.paper, asked.language)
    return Answer(answered(drawn).decode(), SVG)


@ROUTES.add("POST", "/api/analysis")
def _analysis(asked: Asked) -> Answer:
    return Answer.of(answered(analysis_query(asked.body(AnalysisAsked))))


# -- lessons and puzzles -----------------------------------------------------------------------


@ROUTES.add("GET", "/api/lessons")
def _lessons(_: Asked) -> Answer:
    return Answer.of(lessons.listed())


@ROUTES.add("GET", "/api/lessons/*")
def _lesson(asked: Asked) -> Answer:
    return Answer.of(lessons.page_of(asked.parts[0], asked.language))


@ROUTES.add("POST", "/api/lessons/*/*/try")
def _lesson_try(asked: Asked) -> Answer:
    game, step = asked.parts
    return Answer.of(lessons.tried(game, step, asked.body(Try).action, asked.language))


@ROUTES.add("POST", "/api/lessons/*/*/why")
def _lesson_why(asked: Asked) -> Answer:
    game, step = asked.parts
    return Answer.of(lessons.touched(game, step, asked.body(Tap).touch))


@ROUTES.add("POST", "/api/drills")
def _drill(asked: Asked) -> Answer:
    return Answer.of(answered(drill_query(asked.body(DrillAsked))))


@ROUTES.add("GET", "/api/studies")
def _studies(_: Asked) -> Answer:
    return Answer.of(studies.listed())


@ROUTES.add("POST", "/api/studies/read")
def _study_file(asked: Asked) -> Answer:
    return Answer.of(answered(StudyQuery(asked.text)))


@ROUTES.add("GET", "/api/studies/*")
def _study(asked: Asked) -> Answer:
    return Answer.of(studies.page_of(asked.parts[0]))


@ROUTES.add("GET", "/api/puzzles")
def _puzzles(_: Asked) -> Answer:
    return Answer.of(puzzles.listed())


@ROUTES.add("GET", "/api/puzzles/daily")
def _daily_puzzle(asked: Asked) -> Answer:
    return Answer.of(puzzles.daily(_day(asked)))


@ROUTES.add("GET", "/api/puzzles/*")
def _puzzle(asked: Asked) -> Answer:
    return Answer.of(puzzles.page_of(asked.parts[0]))


@ROUTES.add("POST", "/api/puzzles/*/try")
def _puzzle_try(asked: Asked) -> Answer:
    return Answer.of(answered(PuzzleQuery(asked.parts[0], asked.body(Try).action)))


@ROUTES.add("POST", "/api/puzzles/*/solution")
def _puzzle_solution(asked: Asked) -> Answer:
    return Answer.of(answered(PuzzleQuery(asked.parts[0], None)))


@ROUTES.add("POST", "/api/puzzles/*/why")
def _puzzle_why(asked: Asked) -> Answer:
    return Answer.of(puzzles.touched(asked.parts[0], asked.body(Tap).touch))


@ROUTES.add("GET", "/api/puzzles/*/paper.svg")
def _puzzle_paper(asked: Asked) -> Answer:
    moment = PuzzlePreview(asked.parts[0], asked.language)
    return Answer(answered(PaperPicture(moment)).decode(), SVG)


# -- records -----------------------------------------------------------------------------------


@ROUTES.add("POST", "/api/replay")
def _replay(asked: Asked) -> Answer:
    return _replayed("whole", asked)


@ROUTES.add("POST", "/api/replay/variations")
def _replay_variations(asked: Asked) -> Answer:
    kept = asked.body(VariationsKept)
    query = VariationsQuery(kept.record, kept.round, kept.variations)
    return Answer(answered(query).decode(), TEXT)


@ROUTES.add("POST", "/api/verify")
def _verify(asked: Asked) -> Answer:
    return _replayed("verdict", asked)


@ROUTES.add("POST", "/api/replay/paper")
def _replay_paper(asked: Asked) -> Answer:
    place = asked.number("round", 1, 1, MOST), asked.number("step", 0, 0, MOST)
    moment = ReplayPreview(asked.text, *place, ALL_HANDS, asked.language)
    return Answer(answered(PaperPicture(moment)).decode(), SVG)


@ROUTES.add("POST", "/api/review")
def _review(asked: Asked) -> Answer:
    return Answer.of(answered(ReviewQuery(asked.text, asked.number("round", 1, 1, MOST))))


@ROUTES.add("POST", "/api/chances")
def _chances(asked: Asked) -> Answer:
    place = asked.number("round", 1, 1, MOST), asked.number("step", 0, 0, MOST)
    return Answer.of(answered(ChancesQuery(asked.text, *place, asked.number("seat", 0, 0, 11))))


@ROUTES.add("GET", "/api/tables/*/replay")
def _table_replay(asked: Asked) -> Answer:
    """Return the players and the score sheet of a table's record, which is the body."""
    return _replayed("match", asked)


@ROUTES.add("GET", "/api/tables/*/replay/*")
def _table_round(asked: Asked) -> Answer:
    """Return a round of a table's record, which is the body."""
    number = asked.parts[1]
    if not number.isascii() or not number.isdecimal():
        raise Refused(Message("no-such-page"))
    return _replayed("round", asked, int(number))


@ROUTES.add("GET", "/api/tables/*/chances")
def _table_chances(asked: Asked) -> Answer:
    """Return the chances at a seat of a table in play, which is the body."""
    return Answer.of(chances_now(asked.body(LiveChances)))


def _replayed(
    what: Literal["whole", "match", "round", "verdict"], asked: Asked, number: int = 0
) -> Answer:
    seat = asked.number("seat", ALL_HANDS, ALL_HANDS, 11)
    data, _ = replays.answer(ReplayQuery(what, asked.text, False, seat, number))
    return Answer(data.decode(), JSON)


# -- deals of solitaires -----------------------------------------------------------------------


@ROUTES.add("GET", "/api/deals/daily")
def _daily_deals(asked: Asked) -> Answer:
    return Answer.of(solitaire_deals.daily(_day(asked)))


@ROUTES.add("POST", "/api/deals/winnable")
def _winnable(asked: Asked) -> Answer:
    data = asked.body(DealAsked)
    return Answer.of(answered(deal_query(data.rules, "winnable", data.deal)))


@ROUTES.add("POST", "/api/deals/rated")
def _rated(asked: Asked) -> Answer:
    data = asked.body(DealAsked)
    return Answer.of(answered(deal_query(data.rules, "rated", data.deal)))


@ROUTES.add("POST", "/api/deals/lost")
def _lost(asked: Asked) -> Answer:
    return Answer.of(answered(DealQuery(asked.text, "lost")))


def _day(asked: Asked) -> str:
    """Return the day asked for; by default today (UTC)."""
    today = datetime.fromtimestamp(asked.now / 1000, UTC).date().isoformat()
    return asked.word("day", "", 10) or today
