"""The director enters a match of teams in the browser: the deals of both rooms."""

from __future__ import annotations

from typing import Any

from tests.server.tournaments.conftest import create
from tests.web.conftest import diagonally

WORDS = {
    "en": {"enter": "Enter result", "record": "Record", "room": "room"},
    "es": {"enter": "Anotar resultado", "record": "Anotar", "room": "sala"},
}


@diagonally
def test_a_result_of_teams_has_the_deals_of_both_rooms(
    hall: Any, visit: Any, audit: Any, size: str, language: str
) -> None:
    words = WORDS[language]
    director = create(hall, entry="teams", deals=2, scoring="matchpoints")
    for name in ("Lobos", "Osos"):
        director.decide("enter", name=name, members=[f"{name} {at}" for at in range(1, 5)])
    director.decide("start_round")
    path = f"/event/{director.event}/direct#{director.key}"
    desk = visit(path, size, language, fresh=True)
    desk.locator("li[data-table='1']").get_by_role("button", name=words["enter"]).click()
    dialog = desk.locator("dialog")
    legends = dialog.locator("legend").all_inner_texts()
    assert len(legends) == 4
    assert [words["room"] in one for one in legends] == [True] * 4
    for at, field in enumerate(dialog.locator("input[inputmode]").all()):
        field.fill(str(10 * at))
    audit(desk)
    dialog.get_by_role("button", name=words["record"], exact=True).click()
    dialog.wait_for(state="detached")
    result = director.page()["event"]["rounds"][0]["tables"][0]["result"]
    assert result["deals"] == [[0, 10], [20, 30], [40, 50], [60, 70]]
