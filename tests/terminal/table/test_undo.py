"""Undo at the terminal, with the same examples as for hosted tables."""

import pytest

from capicua.core.messages import Refused
from capicua.core.tiles.random import Dealer
from capicua.render.language import Language
from capicua.table.play.play import Play
from capicua.table.play.seats import SeatOccupant
from capicua.terminal.files import MatchFile
from capicua.terminal.screen import Screen
from capicua.terminal.table.prompt_commands import REQUESTS
from capicua.terminal.table.session import Session
from tests.table.undo_examples import EXAMPLES
from tests.terminal.conftest import Fingers


def session_of(example) -> Session:
    """Return a session in the round of an example, after its moves."""
    game = example.dealt().game
    sittings = [
        SeatOccupant("person", f"P{seat}")
        if kind == "p"
        else SeatOccupant("bot", f"B{seat}", "random")
        for seat, kind in enumerate(example.seats)
    ]
    play = Play(game, sittings, Dealer.from_seed(1))
    play.is_practice = example.practice
    play.deal()
    example.sit(play)
    for seat, action in example.actions():
        play.act(seat, action)
    language = Language("en", game)
    return Session(play, Screen(language), MatchFile(None, game.id), language, REQUESTS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_undo_at_the_terminal(example, monkeypatch, capsys):
    session = session_of(example)
    monkeypatch.setattr("sys.stdin", Fingers(["yes"] * example.asked))
    if example.refusal:
        with pytest.raises(Refused, match=example.refusal):
            REQUESTS["undo"].grant(session, example.seat)
        return
    assert REQUESTS["undo"].grant(session, example.seat)
    assert len(session.play.round.log) == example.left
    assert capsys.readouterr().out.count("Do you agree") == example.asked


def test_undo_needs_everybodys_consent(monkeypatch, capsys):
    example = next(one for one in EXAMPLES if one.asked == 3)
    session = session_of(example)
    monkeypatch.setattr("sys.stdin", Fingers(["yes", "perhaps", "no"]))
    assert not REQUESTS["undo"].grant(session, example.seat)
    assert len(session.play.round.log) == len(example.plays)
    assert "declines; the move stands" in capsys.readouterr().out


def test_a_move_can_be_undone_before_the_next_person_takes_the_keyboard(command):
    people = ["--name", "Ana", "--name", "Luis"]
    typed = ["#1", "undo", "yes", "#2", "", "q"]
    done = command("play", "block", "--seats", "2", "--seed", "1", *people, typed=["", *typed])
    assert "wants to undo the last move" in done.out
    assert "take back your last move" not in done.out.split("Do you agree")[0]
    assert "You have taken back your last move." in done.out
    assert done.out.count("Press Enter to show your tiles") == 3
