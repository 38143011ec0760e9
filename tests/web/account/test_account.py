"""Keeping an account in the browser: a passkey, printed codes, other devices, deletion."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from capicua.api.hall.accounts import Offers
from capicua.testing.server_process import UNLIMITED
from tests.server.local_server import Site
from tests.web.conftest import both, diagonally
from tests.web.people.test_people import check

_numbers = itertools.count(1)
WORDS = {
    "en": {
        "account": "Account",
        "name": "Name",
        "passkey": "Keep with a passkey",
        "codes": "Keep with printed codes",
        "have": "Done: I have them",
        "enter": "Sign in with a passkey",
        "code": "Recovery code",
        "enter-code": "Sign in with the code",
        "out": "Sign out here",
        "devices": "Devices",
        "keep": "Keep your name and your tables",
        "delete": "Delete account",
        "sure": "Delete for good",
        "deleted": "Your account was deleted.",
        "type": "To confirm, type ",
        "save": "Save",
        "saved": "Saved.",
        "child": "Children’s mode",
        "tables": "Your tables",
    },
    "es": {
        "account": "Cuenta",
        "name": "Nombre",
        "passkey": "Conservar con llave de acceso",
        "codes": "Conservar con códigos impresos",
        "have": "Listo, ya los tengo",
        "enter": "Entrar con llave de acceso",
        "code": "Código de recuperación",
        "enter-code": "Entrar con el código",
        "out": "Cerrar sesión aquí",
        "devices": "Dispositivos",
        "keep": "Conserva tu nombre y tus mesas",
        "delete": "Eliminar la cuenta",
        "sure": "Eliminar para siempre",
        "deleted": "Tu cuenta se eliminó.",
        "type": "Para confirmar, escribe ",
        "save": "Guardar",
        "saved": "Guardado.",
        "child": "Modo infantil",
        "tables": "Tus mesas",
    },
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that offers accounts."""
    database = str(tmp_path_factory.mktemp("hall") / "tables.db")
    site = Site(database, offers=Offers(accounts=True), **UNLIMITED)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def address(hall: Site) -> str:
    """Its address under the name that passkeys need."""
    return f"http://localhost:{hall.port}"


def authenticator(page: Any) -> Callable[[str, Any], Any]:
    """Give a page a virtual authenticator; return a function that sends it commands."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})

    def send(command: str, more: Any = None) -> Any:
        about = {"authenticatorId": made["authenticatorId"], **(more or {})}
        return session.send(f"WebAuthn.{command}", about)

    return send


def button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def fresh(name: str) -> str:
    return f"{name} {next(_numbers)}"


def picture(page: Any, name: str) -> None:
    """Keep a picture of a page for people to look at, if they ask for it."""
    folder = os.environ.get("CAPICUA_PICTURES")
    if folder:
        page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


@diagonally
def test_an_account_is_kept_by_a_passkey_and_opened_on_another_device(
    visit: Any, audit: Any, size: str, language: str
) -> None:
    words, name = WORDS[language], fresh("Ana")
    first = visit("/account", size, language, fresh=True)
    keys = authenticator(first)
    first.get_by_label(words["name"], exact=True).fill(name)
    check(first, audit)
    picture(first, f"entrance-{size}-{language}")
    button(first, words["passkey"]).click()
    first.get_by_role("heading", level=1, name=name).wait_for()
    first.get_by_text("this device" if language == "en" else "este dispositivo").wait_for()
    check(first, audit)
    picture(first, f"account-{size}-{language}")
    (credential,) = keys("getCredentials")["credentials"]
    second = visit("/account", "phone", language, fresh=True)
    authenticator(second)("addCredential", {"credential": credential})
    button(second, words["enter"]).click()
    second.get_by_role("heading", level=1, name=name).wait_for()
    second.wait_for_selector("main:focus")
    button(second, words["out"]).click()
    second.get_by_role("heading", name=words["keep"]).wait_for()
    second.wait_for_selector("main:focus")
    first.reload()
    first.get_by_role("heading", level=1, name=name).wait_for()


@both
def test_printed_codes_open_an_account_and_deleting_ends_it(
    visit: Any, audit: Any, language: str
) -> None:
    words, name = WORDS[language], fresh("Eva")
    first = visit("/account", "phone", language)
    first.get_by_label(words["name"], exact=True).fill(name)
    button(first, words["codes"]).click()
    first.locator("ol code").first.wait_for()
    codes = first.locator("ol code").all_inner_texts()
    assert len(codes) == 10
    check(first, audit)
    picture(first, f"codes-{language}")
    button(first, words["have"]).click()
    first.wait_for_selector("main:focus")
    first.get_by_role("heading", name=words["devices"], exact=True).wait_for()
    second = visit("/account", "desktop", language)
    second.get_by_label(words["code"], exact=True).fill(codes[4].lower())
    second.keyboard.press("Enter")
    second.get_by_role("heading", level=1, name=name).wait_for()
    button(second, words["delete"]).click()
    second.get_by_label(words["type"] + name, exact=True).fill(name)
    picture(second, f"delete-{language}")
    second.keyboard.press("Enter")
    second.get_by_text(words["deleted"], exact=True).wait_for()
    second.wait_for_selector("main:focus")
    assert second.evaluate("localStorage.getItem('capicua.name')") == ""
    first.reload()
    first.get_by_role("heading", name=words["keep"]).wait_for()


@both
def test_a_guests_table_follows_to_another_device(visit: Any, language: str) -> None:
    words, name = WORDS[language], fresh("Luis")
    phone = visit("/", "phone", language)
    phone.locator("#main [data-way=play]").click()
    phone.locator(".game-table").wait_for()
    table = phone.url.rpartition("/")[2].partition("#")[0]
    phone.goto("/account")
    phone.get_by_label(words["name"], exact=True).fill(name)
    button(phone, words["codes"]).click()
    phone.locator("ol code").first.wait_for()
    codes = phone.locator("ol code").all_inner_texts()
    desk = visit("/account", "desktop", language)
    desk.get_by_label(words["code"], exact=True).fill(codes[0])
    desk.keyboard.press("Enter")
    desk.get_by_role("heading", level=1, name=name).wait_for()
    desk.goto("/")
    link = desk.locator(f'a[href="/t/{table}"]')
    link.wait_for()
    link.click()
    desk.locator(".game-table").wait_for()
    assert "seated" in desk.request.get(f"/api/tables/{table}/visit").text()


@both
def test_what_is_said_of_oneself_is_saved_by_keyboard(
    visit: Any, audit: Any, language: str
) -> None:
    words, name = WORDS[language], fresh("Rosa")
    page = visit("/account", "phone", language)
    page.get_by_label(words["name"], exact=True).fill(name)
    button(page, words["codes"]).click()
    button(page, words["have"]).click()
    page.locator("#own-country").select_option("DO")
    page.get_by_role("switch", name=words["child"]).focus()
    page.keyboard.press("Space")
    button(page, words["save"]).focus()
    page.keyboard.press("Enter")
    page.get_by_text(words["saved"], exact=True).wait_for()
    page.reload()
    page.locator("#own-country").wait_for()
    assert page.locator("#own-country").input_value() == "DO"
    assert page.get_by_role("switch", name=words["child"]).is_checked()
    check(page, audit)


@diagonally
def test_the_privacy_page(visit: Any, audit: Any, size: str, language: str) -> None:
    page = visit("/privacy", size, language)
    page.get_by_role("heading", level=1).wait_for()
    check(page, audit)
    picture(page, f"privacy-{size}-{language}")


@both
def test_the_header_leads_to_the_account(visit: Any, audit: Any, language: str) -> None:
    page = visit("/learn", "phone", language)
    entry = page.get_by_role("link", name=WORDS[language]["account"], exact=True)
    entry.wait_for()
    page.get_by_role("heading", level=1).wait_for()
    page.set_viewport_size({"width": 320, "height": 640})
    audit(page)
    picture(page, f"header-{language}")
    assert entry.bounding_box()["width"] >= 43.9
    entry.click()
    page.get_by_role("heading", name=WORDS[language]["keep"]).wait_for()
