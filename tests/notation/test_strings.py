"""Every error has a text in both languages, and no text is unused."""

import re
from pathlib import Path

import pytest

import capicua.notation
from capicua.notation import RecordError, read
from capicua.render.fluent import problems
from capicua.render.language import LANGUAGES, Language

FOLDER = Path(capicua.notation.__file__).parent
USED = {
    id
    for file in FOLDER.glob("*.py")
    for id in re.findall(r'"(record-[a-z-]+)"', file.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_error_has_a_text_and_no_text_is_unused(code):
    text = (FOLDER / f"strings.{code}.ftl").read_text(encoding="utf-8")
    assert problems(text) == []
    assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == USED | {"record-place"}


def test_an_error_text_has_the_place():
    with pytest.raises(RecordError) as caught:
        read('[Game "x"]\nround 1\nA pass)')
    language = Language("en")
    assert language.say(caught.value.message) == "Line 3, column 7: unexpected “)”."
    language = Language("es")
    assert language.say(caught.value.message) == "Línea 3, columna 7: no se esperaba «)»."
