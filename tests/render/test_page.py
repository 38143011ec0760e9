"""The page of a game in both languages, and the generated files in the documentation."""

from __future__ import annotations

import re

import pytest
from scripts.docs.pages import FOLDER, differing, index_pages, pages_of, strangers

import capicua
from capicua.core.options import specs
from capicua.render.examples import examples_of, read_examples
from capicua.render.game_page import page, page_html
from capicua.render.language import LANGUAGES, Language


def written(game: str, code: str) -> str:
    language = Language(code, capicua.kind(game))
    return page(game, language, lambda name, svg, shows: f"![{shows}]({name}.svg)")


@pytest.mark.parametrize("game", capicua.catalogue())
def test_generated_pages_are_up_to_date(game):
    files = pages_of(game)
    assert differing(files) == [], f"python scripts/docs/pages.py --write {game}"
    there = {path.name for path in (FOLDER / "pictures").glob(f"{game}[.-]*")}
    assert there == {name.split("/")[1] for name in files if "/" in name}, "unused pictures"


def test_the_list_of_games_is_up_to_date():
    assert differing(index_pages()) == []
    assert strangers() == []
    for text in index_pages().values():
        for link in re.findall(r"\]\(([^)]+)\)", text):
            assert (FOLDER / link).exists(), link


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["garrafina", "poker", "traffic"])
def test_a_page_has_rules_options_presets_examples_and_versions(game, code):
    text = written(game, code)
    language = Language(code, capicua.kind(game))
    for spec in specs(type(capicua.load(game).options)):
        assert f"(`{spec.name}`)" in text
    for preset in capicua.kind(game).presets():
        assert f"(`{preset}`)" in text
    for example in examples_of(game):
        assert f"### {example.id} · {example.titles[code]}" in text
    assert text.count("![") == 1 + len(examples_of(game))
    assert language.text("page-version-first") in text


def test_only_options_that_differ_are_compared():
    text = written("garrafina", "en")
    table = text.partition("Options in which the presets differ:")[2].partition("\n\n## ")[0]
    options = {name: kind.values() for name, kind in capicua.kind("garrafina").presets().items()}
    same = [
        spec.name
        for spec in specs(type(capicua.load("garrafina").options))
        if len({str(values[spec.name]) for values in options.values()}) == 1
    ]
    language = Language("en", capicua.kind("garrafina"))
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    assert len(rows) - 2 + len(same) == len(specs(type(capicua.load("garrafina").options)))
    assert not any(f"| {language.text(f'option-{name}')} |" in table for name in same)


def test_examples_show_legal_and_illegal_moves_and_house_rules():
    text = written("garrafina", "en").partition("### GAR-X2")[2].partition("### ")[0]
    assert text.strip().splitlines()[0] == "· A double on an open train"
    assert "Legal moves for B: " in text
    assert "**Illegal:** " in text
    assert "(GAR-11)" in text
    assert "The same position with other house rules: An open train closes: " in text


def test_the_html_page_has_inline_pictures():
    text = page_html("block", "es")
    assert text.startswith("<h1>")
    assert text.count("<figure><svg") == 1 + len(examples_of("block"))
    assert "picture-" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)
    assert "<script" not in text
    assert 'lang="es"' in text


def test_an_unknown_game_is_refused():
    with pytest.raises(capicua.BadOption, match="unknown-game"):
        page_html("ludo", "en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("legal: pass", "a step before"),
        ("[X-1] one\nnothing here", "expected 'key: text'"),
        ("[X-1] one\nposition:\n  nothing", "expected 'field: text'"),
    ],
)
def test_invalid_lines_are_refused(text, why):
    with pytest.raises(ValueError, match=why):
        read_examples(text, "here")
