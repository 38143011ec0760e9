"""Sources of the client's types match the code, and its Fluent files are complete."""

from __future__ import annotations

import re

import pytest
from scripts.client import zones

from capicua.render.fluent import problems
from capicua.render.language import LANGUAGES, TERMINAL, file_text
from tests.web.conftest import ROOT

STRINGS = ROOT / "web" / "strings"


def test_the_description_of_zones_is_current():
    assert zones.FILE.read_text(encoding="utf-8") == zones.text(), "run scripts/client/zones.py"


@pytest.mark.parametrize("name", ["{}.ftl", "table.{}.ftl"])
def test_both_languages_have_the_same_messages(name):
    said = [(STRINGS / name.format(code)).read_text(encoding="utf-8") for code in LANGUAGES]
    assert [problems(text) for text in said] == [[], []]
    ids = [
        [line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()]
        for text in said
    ]
    assert ids[0] == ids[1]


def test_the_client_uses_only_messages_it_has():
    only = ids_of(file_text(TERMINAL, "strings.en.ftl"))
    folder = ROOT / "web" / "src"
    sources = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = set(re.findall(r"'([a-z]\w*-[\w-]*)'", text)) | set(re.findall(r"text\('(\w+)'", text))
    assert only & said == set()
    begun = set(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    assert {"level-", "genre-"} <= begun
    assert [id for id in only if id.startswith(tuple(begun))] == []


def ids_of(text):
    return set(re.findall(r"(?m)^(-?[a-z][\w-]*) =", text))


def test_the_lockfile_names_no_registry():
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "registry" not in lock
