"""Pictures to print: a puzzle as its player sees it, and a round of a record with all hands."""

from __future__ import annotations

import re

import capicua
from capicua.learn import puzzle_of
from capicua.notation import record_of, write
from capicua.render.language import Language
from capicua.render.svg import picture
from tests.server.local_server import Site

PUZZLE = "block-2"


def greys(drawn: str) -> bool:
    return all(
        len({colour[:2], colour[2:4], colour[4:]}) == 1
        for colour in re.findall(r"#([0-9a-f]{6})\b", drawn)
    )


def test_a_puzzle_is_drawn_in_black_on_white_without_what_its_player_cannot_see(site: Site):
    answer = site.get(f"/api/puzzles/{PUZZLE}/paper.svg?lang=es")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert greys(answer.text)
    state = puzzle_of(PUZZLE).moment()
    language = Language("es", "block")
    assert answer.text == picture(state.view(int(state.turn)), language, 520, "print")
    assert site.get("/api/puzzles/block-9999/paper.svg").status_code == 404


def test_a_round_is_drawn_with_all_hands_and_names(site: Site):
    match = capicua.load("block", players=2).new_match(seed=3)
    while not match.round.is_over:
        match.round.apply(match.round.legal_actions()[0])
    match.settle()
    text = write(record_of(match, ["Ana", "Luis"]))
    deal, end = (
        site.post_text(f"/api/replay/paper?round=1&step={step}", text) for step in (0, 999)
    )
    assert deal.status_code == end.status_code == 200
    assert greys(deal.text)
    assert "Ana" in deal.text
    assert deal.text != end.text
    assert site.post_text("/api/replay/paper?round=7", text).status_code == 400
    assert site.post_text("/api/replay/paper", "nonsense").status_code == 400
