"""Both languages have the same content; the Spanish variant differs only in words (issue 15)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from scripts import check_folders

import capicua
from capicua.api.games import sentences
from capicua.core.messages import BadOption, Message
from capicua.core.options import specs
from capicua.render.language import CODES, LANGUAGES, Language, detect, matching
from capicua.render.rules import rules_page

PACKAGE = Path(capicua.__file__).parent
read_ids = cache(check_folders.read_ids)
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("strings.en.ftl")})
WEB = Path(__file__).parents[2] / "web"
TEXTS = sorted([*PACKAGE.rglob("*.ftl"), *WEB.glob("strings/*.ftl")])
SHEETS = sorted(PACKAGE.rglob("rules.en.md"))
OVERLAYS = sorted(PACKAGE.rglob("strings.es-419.ftl"))
OPTIONS = {
    spec.name for game in capicua.catalogue() for spec in specs(type(capicua.load(game).options))
} | {"players", "high", "seats"}
_CONDITION = re.compile(r"\{%-?\s*(?:if|elif)\s+(.*?)\s*-?%\}", re.DOTALL)


def name(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, spanish = (read_ids(folder / f"strings.{code}.ftl") for code in LANGUAGES)
    assert {id: parts for id, parts in english.items() if spanish.get(id) != parts} == {}
    assert set(spanish) == set(english)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_message_is_written_once(path: Path) -> None:
    """Of two with one id, one is never read."""
    ids = re.findall(r"(?m)^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"))
    assert [id for id, count in Counter(ids).items() if count > 1] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_calls_and_gains_belong_to_messages(folder: Path) -> None:
    """``cheer-X`` and ``gain-X`` say what the client makes of the message ``X``."""
    inherited = [*(PACKAGE / "families").glob("*/strings.en.ftl"), folder / "strings.en.ftl"]
    known = {id for file in inherited for id in read_ids(file)}
    own = read_ids(folder / "strings.en.ftl")
    made = [id for id in own if id.startswith(("cheer-", "gain-"))]
    assert [id for id in made if id.partition("-")[2] not in known] == []


@pytest.mark.parametrize("game", sorted(capicua.catalogue()))
@pytest.mark.parametrize("code", CODES)
def test_every_game_has_a_call_for_its_end(game: str, code: str) -> None:
    """A round ends in silence only where nobody goes out, blocks or wins it at one stroke."""
    silent = {"double_takes", "high_fives"}
    ends = ("end-", "say-domino", "say-thats_it", "say-capicua")
    ids = re.findall(r"(?m)^cheer-([\w-]+) =", sentences(code, game))
    called = [id for id in ids if id.startswith(ends)]
    assert bool(called) == (game not in silent)


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_rules_pages_have_the_same_ids_and_conditions(sheet: Path) -> None:
    texts = [sheet.with_name(f"rules.{code}.md").read_text(encoding="utf-8") for code in LANGUAGES]
    english, spanish = (Counter(re.findall(r"\*\*([A-Z0-9]+-\w+)\*\*", text)) for text in texts)
    assert english == spanish
    conditions = [{" ".join(found.split()) for found in _CONDITION.findall(text)} for text in texts]
    options = [OPTIONS & set(re.findall(r"\w+", " ".join(found))) for found in conditions]
    assert options[0] == options[1]


@pytest.mark.parametrize("overlay", OVERLAYS, ids=name)
def test_the_variant_only_overrides_spanish_messages(overlay: Path) -> None:
    variant, spanish = read_ids(overlay), read_ids(overlay.with_name("strings.es.ftl"))
    assert variant
    for id, parts in variant.items():
        if id == "label-pass":  # overridden in a line game
            continue
        assert spanish.get(id) == parts, id
    text = overlay.read_text(encoding="utf-8")
    assert len(re.findall(r"(?m)^[a-z][\w-]* =", text)) == len(variant)


def test_l38_the_caribbean_variant_has_its_own_words() -> None:
    block = capicua.kind("block")
    neutral, caribbean = Language("es", block), Language("es-419", block)
    assert neutral.text("name") == "Dominó (bloqueo)"
    assert caribbean.text("name") == "Dominó (trancado)"
    assert caribbean.text("zone-boneyard") == "Pozo"
    assert caribbean.text("ending-blocked").startswith("tranque")
    # Everything else falls back to neutral Spanish.
    assert caribbean.text("not-your-turn", owner=0) == neutral.text("not-your-turn", owner=0)
    assert rules_page(capicua.load("block"), caribbean).startswith("# ")


def test_numbers_follow_the_variant() -> None:
    message = Message("hint-better", {"chance": 60, "error": 4, "points": 0.9, "more": "no"})
    assert "0,9" in Language("es").say(message)
    assert "0.9" in Language("es-419").say(message)
    assert Language("es-419").number(-0.9, 1) == "−0.9"
    assert Language("es-419").share(0.5) == "50\u00a0%"


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("es_DO.UTF-8", "es-419"),
        ("es-pr", "es-419"),
        ("es-419", "es-419"),
        ("es_ES", "es"),
        ("es-MX", "es"),
        ("es", "es"),
        ("en_GB", "en"),
        ("fr", "en"),
        ("C", "en"),
    ],
)
def test_the_locale_selects_the_variant(locale: str, code: str) -> None:
    assert matching(locale.partition(".")[0]) == code
    assert detect({"LANG": locale}) == code


def test_an_unknown_language_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(BadOption) as refused:
        Language("es-AR")
    assert refused.value.message.arguments["allowed"] == ", ".join(CODES)


@pytest.mark.parametrize(
    "path", [*PACKAGE.rglob("*.es.ftl"), *PACKAGE.rglob("rules.es.md")], ids=name
)
def test_l38_spanish_avoids_vosotros(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"\b(?:vosotr[oa]s|vuestr[oa]s?|os)\b", text) == []
    assert re.findall(r"\b(?!diecis|veintis)\w+(?:áis|éis)\b", text) == []
