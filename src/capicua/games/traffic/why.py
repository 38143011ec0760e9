"""What speaks for a step of a play, in words: the quad it leads to, and what can follow that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Argument, Message
from capicua.core.tile import HIGH, LOW, NO_TILE, tile_text
from capicua.games.traffic.hints import SEARCHED, leads_to, least_left
from capicua.games.traffic.plane import QUAD
from capicua.games.traffic.plays import NONE, spot_in, tile_in
from capicua.games.traffic.words import draft_quad

if TYPE_CHECKING:
    from capicua.games.traffic.rules import TrafficRound

MOST: Final = 3


def reasons(state: TrafficRound, action: int) -> list[Message]:
    """What speaks for the best play that a step still allows, the weightiest first."""
    if action == state.rules.concede:
        return []
    play = best_play(state, action)
    drafted = with_play(state, play)
    tiles = [int(tile) for tile in drafted.draft[: drafted.drafted]]
    found: list[Message] = []
    if action != state.rules.confirm:
        texts = [tile_text(tile) for tile in tiles]
        said: dict[str, Argument] = {"quad": draft_quad(drafted), "tiles": texts}
        found.append(Message("why-plan", {**said, "count": len(tiles)}))
    if state.left == 0 and state.pool_count <= SEARCHED:
        before = state.clone()
        assert isinstance(before, type(state))
        before.lift_draft()
        return [*found, Message("why-end", {"count": int(least_left(before, play))})]
    high = int(state.rules.set_max)
    for tile in tiles:
        for number, quad in ((high, range(high - QUAD + 1, high + 1)), (0, range(QUAD))):
            if number in (HIGH[tile], LOW[tile]) and len(found) < MOST - 1:
                only = "-".join([str(each) for each in quad])
                rare: dict[str, Argument] = {"tile": tile_text(tile), "number": number}
                found.append(Message("why-rare", {**rare, "quad": only}))
    count = plays_after(drafted)
    if count:
        found.append(Message("why-next", {"count": count}))
    return found


def best_play(state: TrafficRound, action: int) -> int:
    """Where the play begins that looks best of those a step leads to."""
    state.merit(action)  # which sees to it that all plays are valued
    return max(
        [
            play
            for play in range(0, len(state.plays), QUAD)
            if state.goes_on(play) and leads_to(state, action, play)
        ],
        key=lambda play: (state.values[play // QUAD], -play),
    )


def with_play(state: TrafficRound, play: int) -> TrafficRound:
    """The round with a whole play drafted."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.taken = NO_TILE
    for item in state.plays[play : play + QUAD]:
        if item != NONE and after.spots[tile_in(item)] == NONE:
            after.lay(tile_in(item), spot_in(item))
            after.draft[after.drafted] = tile_in(item)
            after.drafted += 1
    return after


def plays_after(drafted: TrafficRound) -> int:
    """How many plays there are then with the tiles that already lie in view."""
    drafted.play_draft()
    found = drafted.rules.search.plays(
        drafted.board, drafted.pool, drafted.pool_count, drafted.lowest, drafted.highest
    )
    return len(found) // QUAD
