"""Rules pages under every preset, in both languages, with a table of options."""

import re

import pytest

import capicua
from capicua.core.options import specs
from capicua.render.language import LANGUAGES, Language, file_text, packages_of
from capicua.render.rules import rule_text, rules_page

PRESETS = [(id, preset) for id in capicua.catalogue() for preset in capicua.kind(id).presets()]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("id", "preset"), PRESETS)
def test_page_of_every_preset(id, preset, code):
    game = capicua.load(id, preset=preset)
    page = rules_page(game, Language(code, game))
    assert page.startswith("# ")
    assert "{%" not in page
    assert "{{" not in page
    assert "\n\n\n" not in page
    for spec in specs(type(game.options)):
        assert f"(`{spec.name}`)" in page


@pytest.mark.parametrize("id", capicua.catalogue())
def test_both_languages_have_the_same_rules(id):
    found = []
    for code in LANGUAGES:
        text = file_text(packages_of(capicua.kind(id))[0], f"rules.{code}.md")
        assert text is not None
        found.append(sorted(re.findall(r"\*\*([A-Z0-9]+-[A-Z]*\d+\w*)\*\*", text)))
    assert found[0] == found[1]


def test_a_changed_option_is_highlighted_and_changes_the_text():
    game = capicua.load("squeeze", preset="squeeze_6", deal_size=5)
    page = rules_page(game, Language("en", game))
    assert re.search(r"\(`deal_size`\) \| \*\*5\*\* \| 7 \|", page)
    assert "SQZ-8" in page


def test_a_single_rule_as_plain_text():
    game = capicua.load("squeeze", preset="squeeze_6")
    text = rule_text(game, Language("es", game), "SQZ-5")
    assert text.startswith("Dos fichas pegadas nunca son pareja")
    assert "SQZ" not in text
    assert "*" not in text
    assert rule_text(game, Language("es", game), "NO-1") == ""
