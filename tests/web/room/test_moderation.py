"""Moderation by keyboard: mute, ban, new links and spectator chat (S13)."""

from __future__ import annotations

from tests.web.room.test_clocks_and_chat import press, two

WORDS = {
    "menu": "Menú",
    "people": "Jugadores y enlaces",
    "mute": "Silenciar Luis",
    "unmute": "Dejar escribir Luis",
    "ban": "Vetar Luis",
    "sure": "Pulsa otra vez Luis",
    "unban": "Levantar el veto Luis",
    "links": "Enlaces nuevos",
    "once more": "Pulsa otra vez",
    "spectators": "El público puede escribir en el chat",
    "play": "Enlace a un puesto",
}


def test_s13_the_host_mutes_bans_and_renews_links_by_keyboard(visit, audit):
    ana, luis = two(visit, "es")
    press(ana, WORDS["menu"])
    press(ana, WORDS["people"])
    ana.get_by_role("button", name=WORDS["mute"], exact=True).wait_for()
    audit(ana, ".table")
    for box in ana.locator("dialog .button, dialog .tick, dialog select").all():
        assert box.bounding_box()["height"] >= 43.9, box.inner_text()
    press(ana, WORDS["mute"])
    ana.get_by_role("button", name=WORDS["unmute"], exact=True).wait_for()
    label = ana.get_by_label(WORDS["spectators"])
    label.focus()
    ana.keyboard.press("Space")
    press(ana, WORDS["ban"])
    press(ana, WORDS["sure"])
    ana.get_by_role("button", name=WORDS["unban"], exact=True).wait_for()
    luis.locator(".frame").wait_for(state="detached")
    press(ana, WORDS["links"])
    press(ana, WORDS["once more"])
    link = ana.get_by_label(WORDS["play"])
    link.wait_for()
    assert "#" in link.input_value()
    assert not label.is_checked()
    assert "⟨" not in ana.locator("dialog").inner_text()
    audit(ana, ".table")
    ana.set_viewport_size({"width": 360, "height": 640})
    audit(ana, ".table")
