"""What may be taken back, at a terminal and at a hosted table alike.

A seat goes back to before its own last action. What others have done since goes with it, as
long as nothing has come to light that cannot be unseen: a tile that the seat did not know, a
tile that any other person did not know and that was not the seat's own to show, a note about
another hand, such as what somebody could not play. A bid and most passes can thus be taken back;
a drawn tile and the next player's tile cannot.

Bots always consent: they keep nothing in mind between two actions. Other people who play are
asked (``Play.to_agree``). A finished round stays finished, save in a solitaire, which may be
played back to the last tile turned up, even from its end. What was set up from a record stays.

Where one person practises against bots, they go back to any of their own actions of the round,
whatever has come to light: each time to the one before.
"""

from __future__ import annotations

from capicua.core.reasons import IllegalAction, Message, Refused
from capicua.table.play import Play


def back_to(play: Play, seat: int) -> int:
    """How many actions of the round are left when the seat takes back; raises ``Refused``."""
    if not play.deals:
        raise Refused(Message("not-begun"))
    if play.is_settled or play.forfeited is not None or not play.actors:
        raise IllegalAction(Message("undo-nothing"))
    count = play.actors.rfind(seat)
    if count < play.given:
        raise IllegalAction(Message("undo-nothing"))
    if not play.is_practice and _came_to_light(play, count, seat):
        is_last = count == len(play.actors) - 1
        raise IllegalAction(Message("undo-revealed" if is_last else "undo-others"))
    return count


def _came_to_light(play: Play, count: int, seat: int) -> bool:
    """Whether anybody has learned since what the seat did not already know."""
    people = {*play.people, seat}
    now = play.glimpses.at(play, len(play.actors), people)
    before = play.glimpses.at(play, count, people)
    known = before[seat].tiles
    for person in people:
        shown = now[person].tiles & ~before[person].tiles
        if shown & ~known if person != seat else shown:
            return True
    return not play.is_free and before[seat].notes != now[seat].notes
