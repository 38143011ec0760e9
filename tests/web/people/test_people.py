"""People become friends, block and report each other; moderators decide and undo."""

from __future__ import annotations

from typing import Any

from capicua.server.accounts.accounts import Account
from tests import suite
from tests.server.accounts.people import device, run
from tests.server.local_server import Site
from tests.server.person import Person, plan
from tests.web.conftest import both, diagonally, fits

WORDS = {
    "en": {
        "name": "Name",
        "invite": "Invite",
        "sit": "Sit down",
        "close": "Close",
        "menu": "Menu",
        "people": "People and links",
        "find": "Find",
        "befriend": "Add friend",
        "accept": "Accept",
        "answer-request": "Answer",
        "more": "More about ",
        "block": "Block",
        "unblock": "Unblock",
        "report": "Report",
        "send": "Send report",
        "unknown": "There is no account of that name.",
        "friends": "Your friends",
        "what": "What happened?",
        "handled": "handled",
        "nobody": "by Deleted account",
        "reason": "Reason, which the person reads",
        "decide": "Decide and close the report",
        "case": "History of this person",
        "undo": "Undo",
        "note": "Note",
        "answer": "Your answer",
        "sent": "Your answer was received.",
    },
    "es": {
        "name": "Nombre",
        "invite": "Invitar",
        "sit": "Sentarme",
        "close": "Cerrar",
        "menu": "Menú",
        "people": "Jugadores y enlaces",
        "find": "Buscar",
        "befriend": "Agregar",
        "accept": "Aceptar",
        "answer-request": "Responder",
        "more": "Más opciones: ",
        "block": "Bloquear",
        "unblock": "Desbloquear",
        "report": "Reportar",
        "send": "Enviar reporte",
        "unknown": "No hay ninguna cuenta con ese nombre.",
        "friends": "Tus amigos",
        "what": "¿Qué pasó?",
        "handled": "atendido",
        "nobody": "por Cuenta eliminada",
        "reason": "Motivo, que leerá la persona",
        "decide": "Decidir y cerrar el reporte",
        "case": "Historial de la persona",
        "undo": "Anular",
        "note": "Nota",
        "answer": "Tu respuesta",
        "sent": "Recibimos tu respuesta.",
    },
}


def befriend(hall: Site, one: Account, other: Account) -> None:
    relations = hall.server.relations
    assert relations is not None
    run(hall, relations.begin(one.id, other.id, "friend"))
    run(hall, relations.begin(other.id, one.id, "friend"))


def search(page: Any, words: dict[str, str], name: str) -> None:
    page.get_by_label(words["name"], exact=True).fill(name)
    page.get_by_role("button", name=words["find"], exact=True).click()


def button(page: Any, label: str, name: str) -> Any:
    return page.get_by_role("button", name=f"{label}: {name}", exact=True)


def check(page: Any, audit: Any) -> None:
    """Check a page at its size and on the narrowest phones; every day with axe only there."""
    assert "⟨" not in page.locator("body").inner_text()
    fits(page)
    size = page.viewport_size
    if suite.IS_EXHAUSTIVE:
        audit(page)
    page.set_viewport_size({"width": 320, "height": 640})
    audit(page)
    for box in page.locator("main .button:visible").all():
        assert box.bounding_box()["height"] >= 43.9, box.inner_text()
    page.set_viewport_size(size)


@diagonally
def test_two_people_become_friends(arrive, known, audit, size, language):
    words = WORDS[language]
    ana, luis = known("Ana"), known("Luis")
    hers = arrive(ana, "/people", size, language)
    search(hers, words, luis.name)
    button(hers, words["befriend"], luis.name).first.click()
    his = arrive(luis, "/conduct", size, language)
    asked = his.get_by_role("link", name=words["answer-request"], exact=True)
    asked.wait_for()
    check(his, audit)
    asked.click()
    accept = button(his, words["accept"], ana.name)
    accept.wait_for()
    check(his, audit)
    accept.focus()
    his.keyboard.press("Enter")
    for page, name in ((his, ana.name), (hers, luis.name)):
        if page is hers:
            page.reload()
        friends = page.get_by_role("region", name=words["friends"], exact=True)
        friends.get_by_text(name, exact=True).wait_for()
    check(hers, audit)


@both
def test_a_block_hides_and_closes(arrive, known, audit, language):
    words = WORDS[language]
    ana, luis = known("Ana"), known("Luis")
    hers = arrive(ana, "/people", "phone", language)
    search(hers, words, luis.name)
    hers.get_by_role("button", name=words["more"] + luis.name).click()
    button(hers, words["block"], luis.name).click()
    button(hers, words["unblock"], luis.name).first.wait_for()
    his = arrive(luis, "/people", "phone", language)
    search(his, words, ana.name)
    his.get_by_text(words["unknown"], exact=True).wait_for()
    check(hers, audit)


@diagonally
def test_a_report_leads_to_a_measure_that_is_answered_and_undone(
    hall, arrive, known, audit, size, language
):
    words = WORDS[language]
    ana, luis, mod = known("Ana"), known("Luis"), known("Marta", "moderator")
    hers = arrive(ana, "/people", size, language)
    search(hers, words, luis.name)
    hers.get_by_role("button", name=words["more"] + luis.name).click()
    button(hers, words["report"], luis.name).click()
    hers.get_by_label(words["what"]).fill("insults")
    audit(hers)
    hers.get_by_role("button", name=words["send"]).click()
    hers.wait_for_selector("dialog [role=status]:focus")

    with device(hall, known("Rosa")) as gone:
        gone.post("/api/reports", json={"about": luis.id, "reason": "cheating"})
        gone.delete("/api/account")
    theirs = arrive(mod, "/moderation", size, language)
    theirs.get_by_role("link", name=luis.name).first.wait_for()
    theirs.locator("li", has_text=luis.name).filter(has_text=words["nobody"]).wait_for()
    check(theirs, audit)
    theirs.get_by_role("link", name=luis.name).first.click()
    theirs.get_by_label(words["reason"]).fill("insults at the table")
    check(theirs, audit)
    theirs.get_by_role("button", name=words["decide"]).click()
    theirs.get_by_role("button", name=words["decide"]).wait_for(state="detached")

    hers.reload()
    hers.get_by_text(words["handled"]).wait_for()

    with device(hall, luis) as client:
        table = client.post("/api/tables", json=plan("block", "open")).json()["table"]
    his = arrive(luis, "/people", size, language)
    his.get_by_role("button", name=words["answer"]).click()
    his.get_by_label(words["answer"]).fill("It was a joke.")
    check(his, audit)
    his.locator("form", has=his.get_by_label(words["answer"])).get_by_role("button").click()
    his.get_by_text(words["sent"]).wait_for()
    his.wait_for_selector("[aria-labelledby=own-measures] [role=status]:focus")
    assert table

    theirs.get_by_role("link", name=words["case"]).click()
    theirs.get_by_role("button", name=words["undo"]).last.wait_for()
    check(theirs, audit)
    mute = theirs.locator("li", has_text="insults at the table").filter(
        has=theirs.get_by_role("button", name=words["undo"])
    )
    mute.last.get_by_role("button").click()
    theirs.locator("#undo-why").fill("It was a joke")
    mute.last.get_by_role("button", name=words["undo"], exact=True).click()
    theirs.locator(".undone").first.wait_for()
    theirs.goto("/moderation?audit")
    theirs.get_by_text("It was a joke").first.wait_for()
    check(theirs, audit)


@both
def test_the_rules_of_conduct_are_open_to_everybody(visit, audit, language):
    page = visit("/conduct", "phone", language)
    page.locator("h1").wait_for()
    check(page, audit)


def test_the_page_of_moderators_does_not_exist_for_others(arrive, known, visit):
    page = arrive(known("Ana"), "/moderation")
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("main form").count() == 0
    stranger = visit("/people")
    stranger.get_by_role("link", name="Create an account or sign in").wait_for()


@diagonally
def test_a_friend_invited_by_name_sits_down(hall, arrive, known, audit, size, language):
    words = WORDS[language]
    ana, luis = known("Ana"), known("Luis")
    befriend(hall, ana, luis)
    hers = arrive(ana, "/new?game=block", size, language)
    hers.wait_for_selector("#preset")
    hers.fill("#name", ana.name)
    hers.locator(".seats summary").click()
    hers.select_option("#seat-1", "open")
    hers.locator("button[type=submit]").click()
    hers.wait_for_url("**/t/*")
    his = arrive(luis, "/conduct", size, language)
    invite = button(hers, words["invite"], luis.name)
    invite.wait_for()
    audit(hers)
    invite.focus()
    hers.keyboard.press("Enter")
    hers.wait_for_selector("[aria-labelledby=invite-friends] [role=status]:focus")
    sit = his.get_by_role("button", name=words["sit"], exact=True)
    sit.wait_for()
    check(his, audit)
    sit.click()
    his.wait_for_url("**/t/*")
    hers.get_by_text(luis.name).first.wait_for()


@both
def test_blocked_people_are_not_read_at_a_shared_table(hall, arrive, known, audit, language):
    words = WORDS[language]
    ana, luis = known("Ana"), known("Luis")
    with device(hall, ana) as hers, device(hall, luis) as his:
        made = plan("block", "open") | {"name": ana.name}
        keys = hers.post("/api/tables", json=made).json()
        table = keys["table"]
        entry = {"key": keys["play"], "name": luis.name}
        token = his.post(f"/api/tables/{table}/enter", json=entry).json()["token"]
        own = hers.post(f"/api/tables/{table}/enter", json={"key": keys["host"]}).json()["token"]
    page = arrive(ana, "/conduct", "desktop", language)
    cookie = {"name": f"capicua_{table}", "value": own, "url": hall.url}
    page.context.add_cookies([cookie])
    page.goto(f"/t/{table}")
    at_table = Person(hall, table, token)
    at_table.until(lambda state: state["phase"])
    at_table.ask("say", text="you play badly")
    page.locator("header").get_by_role("button", name="Chat").click()
    page.locator("#chat").get_by_text("you play badly").wait_for()
    page.locator("#chat").get_by_role("button", name=words["close"]).click()
    page.get_by_role("button", name=words["menu"], exact=True).click()
    page.get_by_role("button", name=words["people"], exact=True).click()
    page.get_by_role("button", name=words["more"] + luis.name).click()
    audit(page)
    button(page, words["block"], luis.name).click()
    button(page, words["unblock"], luis.name).wait_for()
    page.keyboard.press("Escape")
    page.locator("header").get_by_role("button", name="Chat").click()
    page.locator("#chat .list").wait_for()
    at_table.ask("say", text="do you hear me?")
    at_table.close()
    page.wait_for_timeout(500)
    assert page.locator("#chat").get_by_text("you play badly").count() == 0
    assert "do you hear me?" not in page.locator("body").inner_text()
