"""Keeping an account with a passkey or with printed codes, and signing in on other devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from capicua import client as network_client
from capicua.api.hall.accounts import Offers
from capicua.server.accounts import names, passkeys
from capicua.server.store.schema import challenges, recovery_codes, sessions
from capicua.testing.server_process import UNLIMITED
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import run
from tests.server.conftest import DATABASES, empty_database
from tests.server.local_server import Site
from tests.server.person import Person, plan
from tests.server.tables.test_resume import record


@pytest.fixture(scope="module", params=DATABASES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    database = empty_database(request, tmp_path_factory.mktemp("accounts"))
    site = Site(database, offers=Offers(accounts=True), **UNLIMITED)
    yield site
    site.stop()


def browser(site: Site) -> httpx.Client:
    """Return a browser whose pages were loaded under the name that passkeys need."""
    url = f"http://localhost:{site.port}"
    return httpx.Client(base_url=url, headers={"Origin": url}, timeout=60)


def ask(client: httpx.Client, path: str, method: str = "POST", **body: Any) -> httpx.Response:
    return client.request(method, f"/api/account{path}", json=body)


def problem(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    found: str = answer.json()["message"]["id"]
    return found


def challenge(client: httpx.Client, wants: str, name: str = "") -> dict[str, Any]:
    answer = ask(client, "/challenges", wants=wants, name=name)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def keep(site: Site, name: str) -> tuple[httpx.Client, Authenticator]:
    """Create an account with a passkey; return its browser and its authenticator."""
    client = browser(site)
    device = Authenticator(str(client.base_url).rstrip("/"))
    passkey = device.make(challenge(client, "register", name))
    made = ask(client, "", name=name, face="owl", passkey=passkey)
    assert made.status_code == 201, made.text
    assert made.json()["codes"] == []
    return client, device


def keep_by_codes(site: Site, name: str) -> tuple[httpx.Client, list[str]]:
    """Create an account with recovery codes alone."""
    client = browser(site)
    made = ask(client, "", name=name)
    assert made.status_code == 201, made.text
    return client, made.json()["codes"]


def rows(site: Site, table: Any) -> int:
    with site.store._engines[1].connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0


def test_a_passkey_makes_an_account_and_signs_in_without_a_name(site: Site) -> None:
    first, device = keep(site, "Ana")
    assert first.get("/api/account").json()["face"] == "owl"
    second = browser(site)
    assert second.get("/api/account").status_code == 204
    signed = device.sign(challenge(second, "sign-in"))
    assert ask(second, "/sign-in", passkey=signed).json()["name"] == "Ana"
    assert second.get("/api/account").json() == first.get("/api/account").json()


def test_an_answer_of_a_passkey_counts_once(site: Site) -> None:
    _, device = keep(site, "Once")
    client = browser(site)
    signed = device.sign(challenge(client, "sign-in"))
    assert ask(client, "/sign-in", passkey=signed).status_code == 200
    assert problem(ask(browser(site), "/sign-in", passkey=signed)) in (
        "passkey-late",
        "passkey-wrong",
    )


def test_an_answer_to_no_challenge_of_ours_is_refused(site: Site) -> None:
    client, device = keep(site, "Nohasked")
    options = challenge(client, "sign-in")
    options["challenge"] = "AAAA" * 10
    assert problem(ask(client, "/sign-in", passkey=device.sign(options))) == "passkey-late"
    made = device.make(challenge(browser(site), "register", "Other One"))
    late = ask(browser(site), "/sign-in", passkey=made)
    assert problem(late) in ("passkey-unknown", "passkey-wrong")


def test_an_answer_after_five_minutes_is_refused(site: Site, monkeypatch: Any) -> None:
    client, device = keep(site, "Late")
    monkeypatch.setattr(passkeys, "CHALLENGE_MS", -1)
    options = challenge(client, "sign-in")
    monkeypatch.undo()
    assert problem(ask(client, "/sign-in", passkey=device.sign(options))) == "passkey-late"
    challenge(client, "sign-in")  # the next one removes it
    with site.store._engines[1].connect() as connection:
        assert not connection.scalar(sa.select(challenges.c.hash).where(challenges.c.until < 2**40))


def test_a_passkey_of_another_site_is_refused(site: Site) -> None:
    client, device = keep(site, "Phished")
    device.origin = "http://localhost.example"
    signed = device.sign(challenge(client, "sign-in"))
    assert problem(ask(browser(site), "/sign-in", passkey=signed)) == "passkey-wrong"


@pytest.mark.parametrize(
    "broken",
    [{}, {"id": "x"}, {"id": 1, "response": {"clientDataJSON": 3}}, {"response": []}],
)
def test_what_is_no_passkey_is_refused(site: Site, broken: Any) -> None:
    assert problem(ask(browser(site), "/sign-in", passkey=broken)).startswith("passkey-")
    assert problem(ask(browser(site), "", name="Broken", passkey=broken)).startswith("passkey-")


def test_each_printed_code_signs_in_once(site: Site) -> None:
    _, codes = keep_by_codes(site, "Codes")
    assert len({*codes}) == 10
    client = browser(site)
    typed = codes[3].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert ask(client, "/sign-in", code=typed).json()["name"] == "Codes"
    assert problem(ask(browser(site), "/sign-in", code=codes[3])) == "code-wrong"
    assert problem(ask(browser(site), "/sign-in", code="")) == "code-wrong"
    assert client.get("/api/account/devices").json()["codes"] == 9


def test_a_new_sheet_of_codes_replaces_the_old_one(site: Site) -> None:
    client, old = keep_by_codes(site, "Sheet")
    new = ask(client, "/codes").json()["codes"]
    assert problem(ask(browser(site), "/sign-in", code=old[0])) == "code-wrong"
    assert ask(browser(site), "/sign-in", code=new[0]).status_code == 200


def test_codes_and_tokens_are_stored_as_hashes_alone(site: Site) -> None:
    client, codes = keep_by_codes(site, "Hashed")
    token = client.cookies["capicua_account"]
    with site.store._engines[1].connect() as connection:
        stored = connection.scalars(sa.select(recovery_codes.c.hash)).all()
        hashes = connection.scalars(sa.select(sessions.c.hash)).all()
    assert not {code.replace("-", "") for code in codes} & {*stored}
    assert token not in hashes


def test_several_devices_are_listed_and_signed_out(site: Site) -> None:
    first, codes = keep_by_codes(site, "Several")
    second = browser(site)
    agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
    second.headers["User-Agent"] = agent
    assert ask(second, "/sign-in", code=codes[0]).status_code == 200
    listed = first.get("/api/account/devices").json()["sessions"]
    assert sorted(one["device"] for one in listed) == ["", "Chrome · Android"]
    theirs = next(one["id"] for one in listed if not one["is_own"])
    assert ask(first, "/sign-out", sessions=[theirs]).status_code == 204
    assert second.get("/api/account").status_code == 204
    assert first.get("/api/account").status_code == 200
    ask(second, "/sign-in", code=codes[1])
    assert ask(second, "/sign-out", everywhere=True).status_code == 204
    assert first.get("/api/account").status_code == second.get("/api/account").status_code == 204


def test_nobody_signs_out_the_devices_of_another_account(site: Site) -> None:
    ana, _ = keep_by_codes(site, "Mine")
    eva, _ = keep_by_codes(site, "Theirs")
    own = ana.get("/api/account/devices").json()["sessions"][0]["id"]
    ask(eva, "/sign-out", sessions=[own])
    assert ana.get("/api/account").status_code == 200


def test_an_account_has_several_passkeys_and_never_loses_the_last_way_in(site: Site) -> None:
    client, device = keep(site, "Keys")
    options = challenge(client, "register")
    assert len(options["excludeCredentials"]) == 1
    added = ask(client, "/passkeys", passkey=device.make(options))
    assert added.status_code == 204, added.text
    first, second = (one["id"] for one in client.get("/api/account/devices").json()["passkeys"])
    assert ask(client, f"/passkeys/{first}", "DELETE").status_code == 204
    assert problem(ask(client, f"/passkeys/{second}", "DELETE")) == "passkey-last"
    ask(client, "/codes")
    assert ask(client, f"/passkeys/{second}", "DELETE").status_code == 204


def test_a_passkey_made_for_one_account_is_not_added_to_another(site: Site) -> None:
    ana, device = keep(site, "Owner")
    eva, _ = keep_by_codes(site, "Thief")
    stolen = device.make(challenge(ana, "register"))
    assert problem(ask(eva, "/passkeys", passkey=stolen)) == "passkey-late"


def test_a_cookie_counts_only_from_our_own_pages(site: Site) -> None:
    client, _ = keep_by_codes(site, "Forged")
    del client.headers["Origin"]
    assert problem(ask(client, "", "PATCH", face="cat")) == "not-signed-in"
    client.headers["Origin"] = "https://evil.example"
    assert problem(ask(client, "", "PATCH", face="cat")) == "foreign-origin"
    assert problem(ask(client, "", "DELETE")) == "foreign-origin"


def test_the_session_cookie_is_not_for_scripts_nor_other_sites(site: Site) -> None:
    made = ask(browser(site), "", name="Cookie")
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/;" in cookie.replace(" ", "") + ";"


@pytest.mark.parametrize("name", ["Admin", "adm1n", "Capicúa", "CAPICUA 2", "Bot 3", "nivel 4"])
def test_reserved_names_are_refused(site: Site, name: str) -> None:
    assert problem(ask(browser(site), "", name=name)) == "name-reserved"


def test_names_that_are_taken_for_each_other_are_one(site: Site) -> None:
    keep_by_codes(site, "José Luis")
    for other in ("jose luis", "JOSÉ-LUIS", "J0se Lu1s", "Jоsе Luis"):
        assert problem(ask(browser(site), "", name=other)) == "account-name-taken"
        refused = ask(browser(site), "/challenges", wants="register", name=other)
        assert problem(refused) == "account-name-taken"


def test_a_name_changes_once_in_thirty_days_but_its_spelling_at_any_time(
    site: Site, monkeypatch: Any
) -> None:
    client, _ = keep_by_codes(site, "Rosa")
    assert ask(client, "", "PATCH", name="Rosalía").json()["name"] == "Rosalía"
    assert ask(client, "", "PATCH", name="ROSALIA").status_code == 200
    refused = ask(client, "", "PATCH", name="Violeta")
    assert problem(refused) == "name-changed"
    assert refused.json()["message"]["args"] == {"days": 30}
    monkeypatch.setattr(names, "RENAME_MS", 0)
    assert ask(client, "", "PATCH", name="Violeta").status_code == 200
    assert ask(browser(site), "", name="Rosalia").status_code == 201, "the old name is free"


def test_what_is_said_of_oneself_is_checked(site: Site) -> None:
    client, _ = keep_by_codes(site, "Checked")
    good = ask(client, "", "PATCH", country="DO", language="es-419", face="cat")
    assert good.json() | {"country": "DO", "face": "cat"} == good.json()
    for wrong in (
        {"country": "do"},
        {"face": "x"},
    ):
        assert ask(client, "", "PATCH", **wrong).status_code == 400, wrong
    ask(client, "", "PATCH", email="a@b.example")  # only a code sent to an address confirms it
    assert client.get("/api/account").json()["email"] == ""


def test_ending_childrens_mode_takes_a_printed_code(site: Site) -> None:
    client, codes = keep_by_codes(site, "Child")
    assert ask(client, "", "PATCH", is_child=True).json()["is_child"] is True
    assert problem(ask(client, "", "PATCH", is_child=False)) == "code-wrong"
    _, others = keep_by_codes(site, "Parent")
    assert problem(ask(client, "", "PATCH", is_child=False, code=others[0])) == "code-wrong"
    assert problem(ask(client, "/codes")) == "child-sheet", "the child would print what ends it"
    ended = ask(client, "", "PATCH", is_child=False, code=codes[0])
    assert ended.json()["is_child"] is False
    no_codes, _ = keep(site, "Kid of a phone")
    assert problem(ask(no_codes, "", "PATCH", is_child=True)) == "child-codes"


def test_children_write_and_read_nothing_but_phrases(site: Site) -> None:
    child, _ = keep_by_codes(site, "Kid")
    ask(child, "", "PATCH", is_child=True)
    host = browser(site)
    keys = host.post("/api/tables", json=plan("block", "open")).json()
    entered = child.post(
        f"/api/tables/{keys['table']}/enter", json={"key": keys["play"], "name": "Kid"}
    ).json()
    other = host.cookies.get(f"capicua_{keys['table']}", path=f"/ws/tables/{keys['table']}")
    adult, kid = (
        Person(site, keys["table"], other or ""),
        Person(site, keys["table"], entered["token"]),
    )
    assert kid.until(lambda state: state)["chat"] == "phrases"
    assert kid.state["only_phrases"]
    assert "only_phrases" not in adult.until(lambda state: state)
    ask(child, "", "PATCH", is_child=True)
    mine = child.post("/api/tables", json=plan("block", "open")).json()
    own = child.cookies.get(f"capicua_{mine['table']}", path=f"/ws/tables/{mine['table']}")
    hosting = Person(site, mine["table"], own or "").until(lambda state: state)
    assert (hosting["chat"], hosting["only_phrases"]) == ("free", True), "a host sees the mode"
    replayed = child.post("/api/tables/from-record?name=Kid", content=record(players=4)).json()
    own = child.cookies.get(f"capicua_{replayed['table']}", path=f"/ws/tables/{replayed['table']}")
    assert Person(site, replayed["table"], own or "").until(lambda state: state)["only_phrases"]
    assert kid.ask("say", text="my address is …")["message"]["id"] == "chat-phrases-account"
    assert kid.ask("say", phrase="thanks")["type"] == "done", kid.answers
    adult.ask("say", text="where do you live?")
    adult.ask("say", phrase="thanks")
    kid.until(lambda _: len([one for one in kid.lines if one["kind"] == "chat"]) >= 2)
    assert "where" not in str(kid.lines)
    assert "where" in str(adult.lines)


def test_a_bot_account_plays_by_its_token_and_says_what_it_is(site: Site) -> None:
    client, _ = keep_by_codes(site, "Maker")
    made = ask(client, "/bots", name="Maquina").json()
    assert made["account"]["is_bot"] is True
    bearer = {"Authorization": f"Bearer {made['token']}"}
    own = httpx.get(f"{site.url}/api/account", headers=bearer)
    assert own.json()["name"] == "Maquina"
    assert (
        problem(httpx.post(f"{site.url}/api/account/bots", headers=bearer, json={"name": "More"}))
        == "bots-people"
    )
    listed = client.get("/api/account/bots").json()
    assert [one["name"] for one in listed] == ["Maquina"]
    other, _ = keep_by_codes(site, "Stranger")
    assert problem(ask(other, f"/bots/{listed[0]['id']}", "DELETE")) == "no-such-account"
    assert ask(client, f"/bots/{listed[0]['id']}", "DELETE").status_code == 204
    assert httpx.get(f"{site.url}/api/account", headers=bearer).status_code == 204


def test_a_guests_table_is_kept_and_found_on_another_device(site: Site) -> None:
    phone = browser(site)
    keys = phone.post("/api/tables", json=plan("block", "open")).json()
    table = keys["table"]
    token = phone.cookies.get(f"capicua_{table}", path=f"/api/tables/{table}")
    codes = ask(phone, "", name="Keeper").json()["codes"]
    assert phone.get("/api/account/tables").json() == []
    assert phone.post(f"/api/tables/{table}/keep").status_code == 204
    assert phone.post(f"/api/tables/{table}/keep").status_code == 204, "again does no harm"
    desk = browser(site)
    ask(desk, "/sign-in", code=codes[0])
    assert [one["table"] for one in desk.get("/api/account/tables").json()] == [table]
    assert desk.post(f"/api/tables/{table}/return").status_code == 204
    assert desk.cookies.get(f"capicua_{table}", path=f"/api/tables/{table}") == token
    assert desk.get(f"/api/tables/{table}/visit").json()["standing"] == "seated"


def test_nobody_keeps_a_seat_that_is_not_theirs(site: Site) -> None:
    host = browser(site)
    table = host.post("/api/tables", json=plan("block", "open")).json()["table"]
    other, _ = keep_by_codes(site, "Envious")
    assert problem(other.post(f"/api/tables/{table}/keep")) == "not-at-table"
    assert problem(other.post(f"/api/tables/{table}/return")) == "not-at-table"


def test_the_network_client_plays_as_a_bot_account(site: Site) -> None:
    maker, _ = keep_by_codes(site, "Inventor")
    made = ask(maker, "/bots", name="Engine One").json()
    keys = maker.post("/api/tables", json=plan("block", "open")).json()
    link = f"{site.url}/t/{keys['table']}#{keys['play']}"
    with network_client.sit(link, name="Engine One", account=made["token"]):
        at = run(site, site.server.accounts.at_table(keys["table"]))
    assert made["account"]["id"] in at.values()
