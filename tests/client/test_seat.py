"""The network client at a real server."""

from __future__ import annotations

import importlib.util
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua import client
from capicua.client.link import Link
from capicua.client.socket import TableSocket
from capicua.table.frames import protocol
from tests.server.local_server import Site, until
from tests.server.person import Person, make

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot" / "bot.py"


def link_of(site: Site, keys: dict[str, str], key: str = "play") -> str:
    return f"{site.url}/t/{keys['table']}#{keys[key]}"


def opened(site: Site, *others: str, game: str = "block", **more: Any) -> tuple[str, str, str]:
    """A table with open seats: its link for players, its id, and the host's token."""
    keys, token = make(site, game, *(others or ("open",)), **more)
    return link_of(site, keys), keys["table"], token


def first(view: client.View) -> client.Choice:
    return view.choices[0]


def play(seat: client.Seat, choose: Callable[[client.View], client.Choice] = first) -> None:
    for view in seat:
        seat.play(choose(view))


def test_two_seats_play_a_match_to_its_end(site: Site) -> None:
    link, _, token = opened(site)
    seats = [client.sit(link, token=token), client.sit(link, name="Robot")]
    threads = [threading.Thread(target=play, args=(seat,), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    for seat in seats:
        assert seat.state.phase == "over"
        assert seat.state.winners
        seat.close()
    assert seats[0].state.totals == seats[1].state.totals
    assert [s.name for s in seats[0].state.seats] == ["Ana", "Robot"]


def test_a_rate_limited_request_is_retried(tmp_path: Path) -> None:
    site = Site(str(tmp_path / "tables.db"), frames_each=4, frame_seconds=1.0)
    try:
        link, _, token = opened(site, "greedy")
        with client.sit(link, token=token) as seat:
            for number in range(12):
                seat.say(f"line {number}")
            said = [line.text for line in seat.state.lines if line.kind == "chat"]
            assert said[-1] == "line 11"
    finally:
        site.stop()


def test_wait_raises_after_its_time_limit(site: Site) -> None:
    link, _, token = opened(site)
    with client.sit(link, token=token) as seat:
        known = seat.state
        with pytest.raises(TimeoutError):
            seat.wait(0.2)
        assert seat.state is known


def test_the_table_acts_only_for_people_without_human_opponents(site: Site) -> None:
    link, _, token = opened(site, "greedy")
    with client.sit(link, token=token) as seat:
        for view in seat:
            assert seat.auto() > view.version
            break
    link, _, token = opened(site)
    with client.sit(link, token=token), client.sit(link, name="Eva") as eva:
        with pytest.raises(client.Refused) as refused:
            eva.auto()
        assert refused.value.message.id == "auto-alone"


def test_a_view_has_the_seats_knowledge_and_the_legal_actions(site: Site) -> None:
    link, _, token = opened(site)
    with client.sit(link, token=token) as ana, client.sit(link, name="Eva") as eva:
        view = _first_view(ana, eva)
        assert view.game == "block"
        hands = {hand.get("seat", 0): hand for hand in view.of("hand")}
        assert view.choices
        for choice in view.choices:
            assert view.choice(choice.text) is choice
        assert view.choice("9-9") is None
        own = str(hands[view.seat])
        tile = view.choices[0].touch[0].removeprefix("tile:")
        assert tile in own
        seat = ana if view.seat == ana.state.seat else eva
        assert "⟨" not in seat.sentence(view.choices[0].label, "es")


def _first_view(*seats: client.Seat) -> client.View:
    """The first view of the seat to act, once everybody is ready."""
    assert all(seat.state.phase == "waiting" for seat in seats)  # connects them all
    for seat in seats:
        seat.next()
    for seat in seats:
        while seat.state.phase != "playing":
            seat.wait(60)
    return next(client.View(seat.state) for seat in seats if "act" in seat.state.may)


def test_a_closed_seat_does_not_reconnect(site: Site) -> None:
    """A thread still waiting at the seat gets ``LostError`` and does not reconnect."""
    link, table, token = opened(site)
    lost: list[BaseException] = []

    def wait(seat: client.Seat) -> None:
        try:
            while True:
                seat.wait()
        except client.LostError as error:
            lost.append(error)

    with client.sit(link, token=token) as seat:
        assert seat.state.seat == 0
        thread = threading.Thread(target=wait, args=(seat,), daemon=True)
        thread.start()
        until(lambda: len(site.registry.actors[table].readers) == 1)
    thread.join(60)
    assert lost
    until(lambda: not site.registry.actors[table].readers)
    with pytest.raises(client.LostError):
        seat.say("Are you there?")
    assert not site.registry.actors[table].readers


def test_a_seat_that_only_listens_sends_keepalives(site: Site, monkeypatch) -> None:
    monkeypatch.setattr("capicua.client.socket.SPEAK_SECONDS", 0.05)
    said: list[str] = []
    send = TableSocket._send

    def sending(self: TableSocket, frame: Any) -> None:
        said.append(type(frame).__name__)
        send(self, frame)

    monkeypatch.setattr(TableSocket, "_send", sending)
    link, table, token = opened(site)
    ana = Person(site, table, token)
    with client.sit(link, name="Eva") as eva:
        while "Ping" not in said:
            ana.ask("say", text="¿Estás?")
            eva.wait(60)
            time.sleep(0.02)
    ana.close()


def test_an_illegal_action_is_refused_and_changes_nothing(site: Site) -> None:
    link, _, token = opened(site, "greedy")
    with client.sit(link, token=token) as seat:
        for view in seat:
            with pytest.raises(client.Refused):
                seat.play(10_000)
            with pytest.raises(client.Refused) as refused:
                seat.play("9-9")
            assert refused.value.message.id == "client-no-choice"
            assert seat.state.version == view.version
            seat.play(view.choices[0].text)
            break


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("http://127.0.0.1/t/abc", "client-bad-link"),
        ("abc#def", "client-bad-link"),
        ("ftp://x/t/abc#def", "client-bad-link"),
    ],
)
def test_an_invalid_link_is_refused(text: str, id: str) -> None:
    with pytest.raises(client.Refused) as refused:
        client.sit(text)
    assert refused.value.message.id == id


def test_links_may_have_a_path_and_https_gives_a_secure_socket() -> None:
    link = Link.read(" https://games.example/domino/t/aB-1#k_9 ")
    assert link.socket == "wss://games.example/domino/ws/tables/aB-1"


def test_wrong_keys_full_tables_and_unknown_tables_are_refused(site: Site) -> None:
    link, table, _ = opened(site)
    for bad in (f"{site.url}/t/{table}#wrong", f"{site.url}/t/nowhere#wrong"):
        with pytest.raises(client.Refused):
            client.sit(bad, name="Eva")
    with client.sit(link, name="Eva"), pytest.raises(client.Refused):
        client.sit(link, name="Luis")
    with client.sit(link, token="nobody's") as seat, pytest.raises(client.LostError):
        _ = seat.state


def test_an_unreachable_server_raises_an_error_quickly() -> None:
    with pytest.raises(OSError, match="refused"):
        client.sit("http://127.0.0.1:9/t/a#b")
    seat = client.sit("http://127.0.0.1:9/t/a#b", token="x", patience=0.1)
    with pytest.raises(client.LostError):
        _ = seat.state


def test_a_seat_survives_lost_connections_and_acts_once(site: Site) -> None:
    """The socket is closed under the client, before or after a request."""
    link, table, token = opened(site, "greedy")
    with client.sit(link, token=token) as seat:
        acted = 0
        for view in seat:
            if seat.state.round > 1:
                break
            wire = seat._wire
            assert wire._socket is not None
            if acted % 2:
                wire._socket.close()  # before the request
                seat.play(view.choices[0])
            else:
                frame = protocol.Act(f"cut-{acted}", view.choices[0].action, view.version)
                wire.ask(frame)
                wire._socket.close()  # the answer may have been lost, so retry
                wire.ask(frame)
            acted += 1
        assert acted > 2
    played = [line for line in _lines(site, table, token) if line["kind"] == "play"]
    mine = [line for line in played if line.get("seat") == 0 and line["round"] == 1]
    assert len(mine) == acted


def _lines(site: Site, table: str, token: str) -> list[dict[str, Any]]:
    person = Person(site, table, token)
    person.until(lambda state: state)
    person.close()
    return person.lines


def test_a_token_returns_to_its_seat(site: Site) -> None:
    link, _, _ = opened(site)
    with client.sit(link, name="Eva") as seat:
        assert seat.state.seat == 1
        token = seat.token
    with client.sit(link, token=token) as again:
        assert again.state.seat == 1
        assert again.state.seats[1].name == "Eva"


def test_a_seat_can_chat_and_ask_for_a_hint(site: Site) -> None:
    link, _, token = opened(site, "greedy", game="draw")
    with client.sit(link, token=token) as seat:
        seat.say("hola")
        assert [line.text for line in seat.state.lines if line.kind == "chat"] == ["hola"]
        for view in seat:
            assert seat.hint() in [choice.action for choice in view.choices]
            break


@pytest.mark.parametrize("game", ["garrafina", "texas_42", "squeeze"])
def test_the_example_bot_plays_any_game(site: Site, game: str, capsys) -> None:
    spec = importlib.util.spec_from_file_location("network_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    others = {"garrafina": ("greedy",) * 2, "texas_42": ("greedy",) * 3, "squeeze": ()}[game]
    keys, token = _host_seat(site, game, others)
    with client.sit(link_of(site, keys), token=token) as seat:
        for rounds, view in enumerate(seat):
            assert bot.choose(view) in view.choices
            seat.play(bot.choose(view))
            if seat.state.round > 1 or rounds > 400:
                break
        assert seat.state.lines


def _host_seat(site: Site, game: str, others: tuple[str, ...]) -> tuple[dict[str, str], str]:
    plan = {
        "rules": {"game": game, "seats": 1 + len(others)},
        "seats": [{"kind": "me"}, *({"kind": "bot", "level": level} for level in others)],
        "name": "Ana",
        "pace": "quick",
    }
    made = site.post("/api/tables", plan)
    assert made.status_code == 201, made.text
    keys = made.json()
    token = made.cookies.get(f"capicua_{keys['table']}", path=f"/ws/tables/{keys['table']}")
    assert token is not None
    return keys, token
