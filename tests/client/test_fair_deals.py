"""Fair deals end to end: matches are played over the network, and their records verified."""

from __future__ import annotations

import threading
from contextlib import suppress

import pytest

pytest.importorskip("litestar", reason="the server's libraries are not installed")

from capicua import client
from capicua.table.fairness.verification import verify
from tests.server.local_server import Site
from tests.server.person import make


def play(seat: client.Seat) -> None:
    with suppress(client.LostError, client.Refused):
        for view in seat:
            seat.play(view.choices[0])


def record_of(site: Site, table: str, token: str) -> str:
    cookies = {f"capicua_{table}": token}
    answer = site.get(f"/api/tables/{table}/record", cookies=cookies)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("game", ["garrafina", "double_takes", "mexican_train"])
def test_a_match_on_a_server_is_verified_after_each_round(site: Site, game: str) -> None:
    keys, token = make(site, game, "open")
    table = keys["table"]
    link = f"{site.url}/t/{table}#{keys['play']}"
    promises, checked = set(), 0
    with client.sit(link, token=token) as seat, client.sit(link, name="Eva") as eva:
        seat.is_obliging = False
        seat.cut("  por   aquí ")
        threading.Thread(target=play, args=(eva,), daemon=True).start()
        seat.next()
        while checked < 3:
            state = seat.state
            assert state.fair is not None
            promises.add(state.fair.promise)
            if "act" in state.may:
                seat.play(client.View(state).choices[0])
                continue
            if state.phase in ("between", "over"):
                verdict = verify(record_of(site, table, token))
                checked += 1
                is_hidden = game == "double_takes" and state.phase == "between"
                assert verdict.fair is not is_hidden, verdict.said
                assert bool(state.fair.secret) is not is_hidden
                if state.phase == "over":
                    break
                if "cut" in state.may:  # not if the next round uses the same shuffle
                    seat.cut(f"cut {checked}")
                seat.next()
                while seat.state.phase == "between":  # Eva may be the last to continue
                    seat.wait()
                continue
            seat.wait()
    assert len(promises) == 1
    record = record_of(site, table, token)
    assert "por aquí" in record
    tampered = verify(record.replace("por aquí", "por allá"))
    assert not tampered.fair
    answer = site.post_text("/api/verify", record)
    assert answer.json()["fair"] == verify(record).fair


def test_s28_a_client_opens_its_cut_once_seals_are_final_and_detects_exchanged_ones(
    site: Site,
) -> None:
    keys, token = make(site, "block", "open")
    link = f"{site.url}/t/{keys['table']}#{keys['play']}"
    with client.sit(link, token=token) as seat, client.sit(link, name="Eva") as eva:
        seat.cut("por aquí")
        eva.cut("my luck")
        seat.next()
        assert seat.state.fair.cuts == {}
        eva.next()
        for _ in range(20):
            for one in (seat, eva):
                with suppress(TimeoutError):
                    one.wait(0.2)
            if seat.state.phase == "playing":
                break
        assert seat.state.fair.cuts == {"A": "por aquí", "B": "my luck"}
        seat.state.fair.seals["B"] = "0" * 64  # as a dishonest operator might send later
        with pytest.raises(client.Refused, match="cut-exchanged"):
            seat.wait(1)
