"""Reasons for a step of a play: the quad to which it leads, and what can follow."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Argument, Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import HIGH, LOW, tile_text
from capicua.games.traffic.draft import draft_quad, draft_tiles
from capicua.games.traffic.endgame import is_searched, least_left, with_play, without_draft
from capicua.games.traffic.grid import QUAD
from capicua.games.traffic.rules import TrafficRound

MOST: Final = 3


class TrafficReasons(Reasons[TrafficRound]):
    """Reasons for the best play that a step still allows."""

    def reasons(self, state: TrafficRound, action: int) -> list[Message]:
        """Return the play; then how it can end, or rare numbers shed and plays to come."""
        if action == state.game.concede:
            return []
        play = best_play(state, action)
        drafted = with_play(state, play)
        tiles = draft_tiles(drafted)
        found: list[Message] = []
        if action != state.game.confirm:
            texts = [tile_text(tile) for tile in tiles]
            said: dict[str, Argument] = {"quad": draft_quad(drafted), "tiles": texts}
            found.append(Message("why-plan", {**said, "count": len(tiles)}))
        if is_searched(state):
            left = int(least_left(without_draft(state), play))
            return [*found, Message("why-end", {"count": left})]
        high = state.game.high
        for tile in tiles:
            for number, quad in ((high, range(high - QUAD + 1, high + 1)), (0, range(QUAD))):
                if number in (HIGH[tile], LOW[tile]) and len(found) < MOST - 1:
                    only = "-".join([str(each) for each in quad])
                    rare: dict[str, Argument] = {"tile": tile_text(tile), "number": number}
                    found.append(Message("why-rare", {**rare, "quad": only}))
        drafted.play_draft()
        count = len(drafted.plays)
        return [*found, Message("why-next", {"count": count // QUAD})] if count else found


def best_play(state: TrafficRound, action: int) -> int:
    """Return the start of the best-scored play to which a step leads."""
    state.heuristic_score(action)  # which ensures that all plays are scored
    return max(
        [
            play
            for play in range(0, len(state.plays), QUAD)
            if state.goes_on(play) and state.leads_to(action, play)
        ],
        key=lambda play: (state.values[play // QUAD], -play),
    )
