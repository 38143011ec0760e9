"""The undo rules, shared by terminals and hosted tables.

An undo returns to just before the seat's own last action. It also undoes what others have done
since, provided that nothing was revealed in the meantime: no tile that the seat did not know, no
tile new to another person unless the seat knew it already, no note about another hand, for
example on numbers a player could not match. So a bid and most passes can be undone; drawing a
tile cannot, nor can anything before another player's tile.

Bots always consent, because they keep no memory between actions. Other people are asked
(``Play.to_agree``). A finished round stays finished, except in a solitaire, which can be undone
back to the last tile turned up, even from its end. Moves set up from a record cannot be undone.

A person who practises against bots can undo all their own actions of the round, one by one,
whatever was revealed.
"""

from __future__ import annotations

from capicua.core.messages import IllegalAction, Message, Refused
from capicua.table.play.play import Play


def back_to(play: Play, seat: int) -> int:
    """Return the number of actions that an undo by the seat would leave; raises ``Refused``."""
    if not play.deals:
        raise Refused(Message("not-begun"))
    if play.is_settled or play.is_done or not play.actors:
        raise IllegalAction(Message("undo-nothing"))
    count = play.actors.rfind(seat)
    if count < play.given:
        raise IllegalAction(Message("undo-nothing"))
    if not play.is_practice and play.seen_tiles.has_revealed(
        play.round, play.actors, play.people, seat, notes_count=not play.is_free
    ):
        is_last = count == len(play.actors) - 1
        raise IllegalAction(Message("undo-revealed" if is_last else "undo-others"))
    return count
