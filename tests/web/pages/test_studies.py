"""Studies in the browser: one is read, one is written on the analysis board and shared."""

from __future__ import annotations

import json
import os

import pytest

from capicua.learn.study import in_language, study_of
from tests.web.conftest import both, everywhere

WORDS = {
    "en": ("Start", "Next chapter", "Chapter 2 of 3"),
    "es": ("Inicio", "Capítulo siguiente", "Capítulo 2 de 3"),
}
BLOCK = "game: block players=2\nlayout: root 6-4\nA: 6-1 4-4 2-0\nB: 3-3 1-0 5-5\nturn: A\n"


KEYED = {
    "en": ("A: 6-1 on the right", "A: 4-4 on the left", "Start", "Make this the main move"),
    "es": (
        "A: 6-1 a la derecha",
        "A: 4-4 a la izquierda",
        "Inicio",
        "Convertir en la jugada principal",
    ),
}
MARKED = {
    "en": ("Marked: arrow: 6-1 in your hand, right-hand end", "; 3-3 in the hand of B"),
    "es": ("Marcado: flecha: 6-1 entre tus fichas, punta derecha", "; 3-3 entre las fichas de B"),
}
PROMOTED = {
    "en": "“A: 4-4 on the left” is now the main move.",
    "es": "«A: 4-4 a la izquierda» es ahora la jugada principal.",
}


def pictured(page, name: str) -> None:
    if folder := os.environ.get("CAPICUA_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


@everywhere
def test_a_study_is_read_its_task_solved_and_its_line_followed(visit, audit, size, language):
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    study = study_of("when_to_block")
    page = visit("/studies", size, language)
    page.get_by_role("link", name=in_language(study.head.title, language)).wait_for()
    audit(page)
    pictured(page, f"list-{size}-{language}")
    page.get_by_role("link", name=in_language(study.head.title, language)).click()
    chapter = study.chapters[0]
    page.get_by_role("heading", name=in_language(chapter.title, language)).wait_for()
    page.locator(".hand [data-thing='tile:5-2']").wait_for()
    audit(page)
    pictured(page, f"task-{size}-{language}")
    for end, answer in (("arm:E", chapter.task.other), ("arm:W", chapter.task.done)):
        page.locator(".hand [data-thing='tile:5-2']").click()
        page.locator(f"button[data-thing='{end}']").click()
        page.get_by_text(in_language(answer, language)).wait_for()
    for shown in (page.locator(".said p").last, page.locator(".centre [data-tile='5-2']")):
        api.expect(shown).to_be_in_viewport(ratio=0.9)
    page.get_by_text(in_language(chapter.moves[0].comment, language)).wait_for()
    audit(page)
    pictured(page, f"solved-{size}-{language}")
    page.keyboard.press("[")
    page.locator(".line [aria-current]", has_text=WORDS[language][0]).wait_for()
    page.keyboard.press("]")
    page.get_by_role("button", name=WORDS[language][1]).click()
    page.get_by_text(WORDS[language][2]).wait_for()
    page.locator("h2:focus").wait_for()
    assert page.url.endswith("#2")


def test_a_study_is_written_shared_and_read_by_somebody_else(visit, audit):
    page = visit("/analysis", "phone", "es")
    page.get_by_text("Pegar, repartir al azar o escribir").click()
    page.locator("#analysis-text").fill(BLOCK)
    page.get_by_role("button", name="Mostrar esta posición").click()
    page.locator(".moves button", has_text="6-1").first.click()
    page.get_by_role("button", name="Añadir a un estudio").click()
    page.locator("#add-title").fill("El seis")
    page.get_by_role("button", name="Añadir", exact=True).click()
    page.locator("#chapter-text").fill("La mano es larga.")
    page.locator("#chapter-text").blur()
    page.get_by_label("Pedir la jugada a quien lee").check()
    page.locator("#task-done").fill("Bien contado.")
    page.locator("#task-done").blur()
    page.locator("#marks").fill("tile:6-1")
    page.locator("#marks").blur()
    page.locator(".arrows .mark[data-things='1']").wait_for()
    audit(page)
    pictured(page, "editor-phone-es")
    page.get_by_role("button", name="Compartir").click()
    page.get_by_text("Quien tenga el enlace puede leer el estudio.").wait_for()
    shared = page.evaluate("JSON.parse(localStorage.getItem('capicua.studies'))[0].shared.study")
    page.reload()
    assert page.locator("#chapter-text").input_value() == "La mano es larga."
    reader = visit(f"/study/{shared}", "desktop", "es")
    reader.get_by_text("La mano es larga.").wait_for()
    reader.get_by_role("button", name="Ver la respuesta").click()
    reader.get_by_text("Bien contado.").wait_for()


@both
def test_a_variation_is_branched_and_commented_and_a_task_solved_by_keyboard(
    visit, audit, language
):
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    main, variation, start, promote = KEYED[language]
    draft = {
        "id": "own-keys",
        "head": {"title": "Keys"},
        "chapters": [{"title": "Six", "position": BLOCK, "marks": ["tile:6-1>arm:E", "tile:3-3"]}],
        "when": 1,
    }
    page = visit("/studies", "desktop", language)
    page.evaluate("text => localStorage.setItem('capicua.studies', text)", json.dumps([draft]))
    page.goto("/study/own-keys/edit")

    def press(*keys):
        for key in keys:
            page.keyboard.press(key)

    def heard(text):
        page.get_by_role("status").get_by_text(text, exact=True).wait_for(state="attached")
        page.locator(".line [aria-current]", has_text=text).wait_for()
        assert page.locator(":focus").count() == 1, "the focus is lost"

    # The main line, then another move instead of it, at the table alone.
    page.locator(".hand [data-thing='tile:6-1']").focus()
    press("Enter", "Enter")
    heard(main)
    press("[")
    heard(start)
    own, others = MARKED[language]
    status = page.get_by_role("status")
    status.get_by_text(f"{own}{others}.", exact=True).wait_for(state="attached")
    page.locator(".hand [data-thing='tile:4-4']").focus()
    press("Enter", "Enter")
    heard(variation)
    api.expect(status.get_by_text(own)).to_have_count(0)
    page.locator("#move-comment").focus()
    page.keyboard.type("[v] 4-4")
    press("Tab")
    press("v")
    heard(main)
    press("v")
    heard(variation)
    api.expect(page.locator("#move-comment")).to_have_value("[v] 4-4")

    # The variation becomes the main line, in what is kept as well, and the former one again.
    def promoted(move):
        page.get_by_role("button", name=promote).focus()
        press("Enter")
        heard(move)
        api.expect(page.locator(".line [aria-current]")).to_be_focused()
        api.expect(page.get_by_role("button", name=promote)).to_have_count(0)
        kept = page.evaluate("JSON.parse(localStorage.getItem('capicua.studies'))[0].chapters[0]")
        first = kept["moves"][0]
        return first["action"], [one["moves"][0]["action"] for one in first["variations"]]

    before, [after] = promoted(variation)
    page.get_by_role("status").get_by_text(PROMOTED[language]).wait_for()
    press("v")
    heard(main)
    assert promoted(main) == (after, [before])
    press("v")
    heard(variation)

    # Buttons that vanish or are of no use any more pass the focus on.
    page.locator("[aria-keyshortcuts='v']").focus()
    press("Enter")
    heard(main)
    api.expect(page.locator(".line [aria-current]")).to_be_focused()
    page.locator(".line [aria-keyshortcuts='[']").focus()
    press("Enter")
    heard(start)
    api.expect(page.locator(".line [aria-current]")).to_be_focused()
    audit(page)
    page.locator("details + h2 ~ .check input").first.focus()
    press("Space")

    # A reader solves the task, looks at the variation, and returns.
    page.goto("/study/own-keys")
    page.locator(".hand [data-thing='tile:6-1']").focus()
    press("Enter", "Enter")
    page.locator(".said .right").wait_for()
    heard(main)
    press("v")
    heard(variation)
    page.get_by_role("status").get_by_text("[v] 4-4").wait_for()
    page.locator("[aria-keyshortcuts='v']").focus()
    press("Enter")
    heard(main)
    press("[")
    heard(start)
    # The other hand is not shown here, so nothing is said of what is marked in it.
    status.get_by_text(f"{own}.", exact=True).wait_for(state="attached")
    audit(page)
