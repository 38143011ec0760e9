"""Pictures: complete, localized documents without hidden information."""

from __future__ import annotations

import re
import sys
from xml.etree import ElementTree

import pytest

import capicua
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.view import View
from capicua.core.zones import Grid, Melds, Pile, Piles, Placed, Plane, Row
from capicua.render.language import LANGUAGES, Language
from capicua.render.svg import miniature, picture
from capicua.render.svg.miniature import moment, searched, stored
from capicua.render.svg.tableau import drawn_grid, drawn_melds, drawn_piles, drawn_plane, drawn_row

SVG = "{http://www.w3.org/2000/svg}"


def in_play(game: str, actions: int = 12) -> State:
    state = capicua.load(game).new_round(seed=11)
    rng = Rng(1)
    for _ in range(actions):
        legal = state.legal_actions()
        if not legal:
            break
        state.apply(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_game_is_drawn_as_a_standalone_document(game, code):
    language = Language(code, capicua.kind(game), ["Ana", "Luis & Co", "<Eva>", "Noé"])
    for actions in (0, 12, 1000):
        state = in_play(game, actions)
        for view in (state.view(state.turn), state.view(None), View(state)):
            text = picture(view, language)
            root = ElementTree.fromstring(text)
            assert root.get("role") == "img"
            assert root.get("lang") == code
            assert root.find(f"{SVG}title").text.startswith(language.text("name"))
            assert root.find(f"{SVG}desc").text
            assert text == picture(view, language), "not deterministic"
            assert "<script" not in text
            assert set(re.findall(r"https?://[^\"]+", text)) == {"http://www.w3.org/2000/svg"}
            drawn = set(re.findall(r'href="#(\w+)"', text))
            assert drawn <= set(re.findall(r'id="(\w+)"', text)), "undefined reference"


@pytest.mark.parametrize("game", ["garrafina", "draw", "mexican_train", "texas_42", "thats_it"])
def test_hidden_tiles_do_not_affect_the_picture(game):
    state = in_play(game)
    language = Language("en", capicua.kind(game))
    seat = int(state.turn)
    for number in range(3):
        world = state.resample(seat, Rng(number))
        assert picture(world.view(seat), language) == picture(state.view(seat), language)


def test_the_description_matches_the_picture():
    state = capicua.load("draw", players=2).position(
        {"layout": "root 6-2 | E 6-6 | W 5-2", "A": "5-5 3-1", "turn": "A"}
    )
    text = picture(state.view(0), Language("es", capicua.kind("draw"), ["Ana", "Luis"]))
    root = ElementTree.fromstring(text)
    assert root.find(f"{SVG}title").text == "Dominó con robo: la mesa como la ve Ana"
    assert "3-1, 5-5" in root.find(f"{SVG}desc").text
    assert "Luis" in root.find(f"{SVG}desc").text


@pytest.mark.parametrize("game", capicua.catalogue())
def test_miniature_of_every_game(game):
    text = miniature(game)
    root = ElementTree.fromstring(text)
    assert (root.get("width"), root.get("height")) == ("280", "160")
    assert root.find(f"{SVG}title").text.startswith(Language("en", capicua.kind(game)).text("name"))
    tiles = sum(text.count(f'href="#{shape}"') for shape in "vhb")
    assert tiles >= 5, "too few tiles on the table"
    assert len(text) < 20_000


@pytest.mark.parametrize("game", capicua.catalogue())
def test_the_stored_moment_of_a_miniature_is_what_the_search_reaches_by_legal_actions(game):
    found = searched(game)  # applies its actions one by one, and each is checked
    assert stored()[game] == found, "run scripts/client/lobby_pictures.py"
    assert list(moment(game).log) == found


def test_a_game_of_another_distribution_has_a_miniature_though_no_moment_is_stored(monkeypatch):
    drawn = miniature("block")
    # The package gives its function the name of the module.
    module = sys.modules["capicua.render.svg.miniature"]
    monkeypatch.setattr(module, "stored", dict)
    monkeypatch.setattr(module, "moment", moment.__wrapped__)
    assert miniature.__wrapped__("block") == drawn


def test_miniatures_are_distinct():
    drawn: dict[str, str] = {}
    for game in capicua.catalogue():
        root = ElementTree.fromstring(miniature(game))
        root.remove(root.find(f"{SVG}title"))
        same = drawn.setdefault(ElementTree.tostring(root, encoding="unicode"), game)
        assert same == game


def test_only_large_sets_have_colours_and_numerals():
    def drawn(game):
        return picture(in_play(game).view(0), Language("en", capicua.kind(game)))

    small, large = drawn("block"), drawn("double_takes")
    assert re.search(r'id="[pq]\dd"', small)
    assert not re.search(r'id="[pq]\dd"', large)
    assert 'font-size="21" font-weight="600"' in large
    assert 'font-size="21" font-weight="600"' not in small


def test_a_row_shows_place_numbers_gaps_and_the_pointer():
    piece = drawn_row(Row(tiles=["6-4", "", "3-3"], pointer=3), 400, 200, words=True)
    assert [f">{place}<" in piece.body for place in (1, 2, 3, 4)] == [True, True, True, False]
    assert piece.body.count("stroke-dasharray") == 1
    assert piece.body.count("<path") == 1
    narrow = drawn_row(Row(tiles=["6-4"] * 12), 100, 400, words=False)
    assert narrow.height > narrow.width


def test_a_grid_has_a_place_for_every_cell():
    piece = drawn_grid(Grid(rows=[["6-4", ""], ["1-0", "2-2"]]), words=True)
    assert piece.body.count('href="#v"') == 3
    assert piece.body.count("stroke-dasharray") == 1
    assert all(f">{name}<" in piece.body for name in ("r1", "r2", "c1", "c2"))


def test_a_plane_points_up_and_marks_drafts_and_squares():
    tiles = [
        Placed(tile="6-4", squares=[(0, 0), (0, 1)]),
        Placed(tile="4-2", squares=[(1, 1), (2, 1)], state="draft"),
    ]
    piece = drawn_plane(Plane(tiles=tiles, marked=[(3, 3)]))
    assert (piece.width, piece.height) == (4 * 24, 4 * 24)
    assert piece.body.count("stroke-dasharray") == 1
    assert piece.body.count('width="22"') == 1
    # 6-4 is upright, with its larger half on the lower square
    assert '<use href="#p4" y="-11.5"/><use href="#p6" y="11.5"/>' in piece.body


@pytest.mark.parametrize("shape", ["clock", "half_clock", "line"])
@pytest.mark.parametrize("count", [6, 9, 12])
def test_piles_never_touch(shape, count):
    piles = [Pile(tiles=["6-4"] * 5, state="home")] * count
    piece = drawn_piles(Piles(shape=shape, centre="0-0", piles=piles), 600, words=True)
    spots = re.findall(r'<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><g transform', piece.body)
    assert piece.body.count(">1 +4 ✓<") == 1
    if shape != "line":
        places = [(float(x), float(y)) for x, y in spots][:count]
        for number, (x, y) in enumerate(places):
            for other_x, other_y in places[number + 1 :]:
                assert abs(x - other_x) > 24 or abs(y - other_y) > 48


def test_melds_show_their_points():
    piece = drawn_melds(Melds(groups=[["6-4", "6-5"], ["1-1"]], points=[7, 2]), 400, words=True)
    assert piece.body.count('href="#v"') == 3
    assert ">7<" in piece.body
    assert ">2<" in piece.body


def test_notebooks_display_the_picture_of_a_view():
    drawn = capicua.picture(in_play("block").view(0), "es", width=400)
    assert drawn._repr_svg_() == drawn
    assert 'lang="es"' in drawn
    assert 'width="400"' in drawn
    with pytest.raises(capicua.BadOption, match="unknown-language"):
        capicua.picture(in_play("block").view(0), "fr")
