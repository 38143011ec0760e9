"""A line game in words: notation, choices, reports, and how a round ended."""

from __future__ import annotations

from typing import ClassVar, Generic

from capicua.core.action_parts import Part, arm, tile, word
from capicua.core.game import Game
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal
from capicua.core.tiles.tile import is_double, parse_tile, tile_text
from capicua.families.line.layout import ARM_NAMES
from capicua.families.line.phases import DOMINO, GOING, SEEK, TARGET
from capicua.families.line.rules import L, LineRound
from capicua.families.line.scoring import part_from, part_taken_off


class LineWords(Words[L], Generic[L]):
    """Words for plays, leads, draws and passes (LIN-16); a game adds its own."""

    keywords: ClassVar[tuple[str, ...]] = ("draw", "pass")
    """The actions that are words, numbered from ``draw``; a game may add some."""

    def parts(self, state: L, action: int) -> list[Part]:
        """Return the parts of ``5-3@N``, ``5-5@root``, ``draw`` or ``pass``."""
        game = state.game
        if action < game.first_lead:
            return [tile(action // 4), arm(ARM_NAMES[action % 4], action % 4)]
        if action < game.draw:
            return [tile(action - game.first_lead), word("root", "@")]
        return [word(self.keywords[action - int(game.draw)])]

    def parse(self, state: L, text: str) -> int:
        """Parse an action, in upper or lower case, with the halves in either order."""
        game = state.game
        written = "".join(text.split()).lower()
        for number, keyword in enumerate(self.keywords):
            if written in (keyword, keyword.replace("_", "")):
                return int(game.draw) + number
        name, at, place = written.partition("@")
        if at and place == "root":
            return int(game.first_lead + parse_tile(name, game.pips))
        if at and len(place) == 1 and place in "ewns":
            return int(parse_tile(name, game.pips)) * 4 + "ewns".index(place)
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))

    def redealt(self, game: Game, setup: Setup, deal: Deal) -> list[Message]:
        """Return a message that no hand held a double (LIN-8)."""
        return [Message("redealt-no-double")]

    def label(self, state: L, action: int) -> Message:
        """Return the action as a choice; a play with the points it scores at once."""
        keyword = action - int(state.game.draw)
        if 0 <= keyword < len(self.keywords):
            return Message("label-" + self.keywords[keyword].replace("_", "-"))
        found = self.told(state, action, "label", {})
        points = self.points_told(state, action)
        if points == 0:
            return found
        return Message(f"{found.id}-points", {**found.arguments, "points": points})

    def told(self, state: L, action: int, verb: str, said: dict[str, Argument]) -> Message:
        """Return a play or a lead as a message; ``verb`` is ``label`` or ``say``."""
        first = state.game.first_lead
        if action >= first:
            return Message(f"{verb}-lead", {**said, "tile": tile_text(action - first)})
        play = {"tile": tile_text(action // 4), "arm": ARM_NAMES[action % 4]}
        return Message(f"{verb}-play", {**said, **play})

    def points_told(self, state: L, action: int) -> int:
        """Return the points of a play or a lead that its label and its report tell."""
        return int(state.points_after(action))

    def points_id(self, before: L) -> str:
        """Return the id of the message that reports the points of a play."""
        return "say-points"

    def narrate(self, before: L, action: int, after: L) -> list[Message]:
        """Return the public message, and the one that only the seat that draws receives."""
        game = before.game
        player = int(before.turn)
        said: dict[str, Argument] = {"player": player}
        if action == game.draw:
            return _drawn(before, after)
        if action == game.passing:
            return [Message("say-pass", {**said, "numbers": before.line.numbers_text()})]
        found = [self.told(before, action, "say", said)]
        points = self.points_told(before, action)
        if points > 0:
            found.append(Message(self.points_id(before), {**said, "points": points}))
        if after.line.spinner != before.line.spinner:
            found.append(Message("say-spinner", {"tile": tile_text(after.line.spinner)}))
        if after.hands.counts[player] == 0:
            found.append(Message("say-domino", said))
        return found

    def ending(self, state: L) -> list[Message]:
        """Return how the round ended, the tiles left, and how the scores are computed."""
        if state.ended == GOING:
            return []
        said = [self.how(state)]
        if state.ended == TARGET:
            return said
        for seat in range(state.players):
            tiles = [tile_text(each) for each in state.hands.tiles(seat)]
            if tiles:
                total = int(state.hands.pips(seat))
                said.append(Message("end-hand", {"player": seat, "tiles": tiles, "total": total}))
        return said + self.explain(state)

    def how(self, state: L) -> Message:
        """Return how the round ended."""
        if state.ended == DOMINO:
            return Message("end-domino", {"player": int(state.turn)})
        if state.ended == TARGET:
            reached = {"player": int(state.winner), "target": int(state.game.target)}
            return Message("end-target", dict(reached))
        fitting = state.tiles_for(state.line.number_mask())
        for laid in state.line.tiles():
            fitting &= ~(2**laid)
        id = "end-blocked" if fitting else "end-blocked-out"
        return Message(id, {"numbers": state.line.numbers_text()})

    def explain(self, state: L) -> list[Message]:
        """Return how each score is computed, or what happened to the pool."""
        return _pool_shares(state) if state.game.pool else self.explain_score(state)

    def explain_score(self, state: L) -> list[Message]:
        """Return how the score of each scoring side is computed (LIN-41 to LIN-44)."""
        said: list[Message] = []
        for side in range(state.game.side_count):
            points = int(state.hand_points(side))
            if points == 0:
                continue
            arguments: dict[str, Argument] = {
                "player": side,
                "sum": _sum_of_score(state, side),
                "points": points,
            }
            if state.game.pairs:
                arguments["partner"] = side + 2
            said.append(Message("end-score-pair" if state.game.pairs else "end-score", arguments))
        return said or [Message("end-nothing")]


def _drawn(before: LineRound, after: LineRound) -> list[Message]:
    player = int(before.turn)
    name = tile_text(before.stock.tiles()[0])
    if before.phase != SEEK:
        said = Message("say-draw", {"player": player, "left": int(after.stock.left)})
    else:
        said = Message("say-seek", {"player": player})
        if is_double(parse_tile(name)):
            return [said, Message("say-found", {"player": player, "tile": name})]
    return [said, Message("say-drew", {"player": player, "tile": name}, player)]


def sum_text(parts: list[int], off: int = 0) -> str:
    """Return ``7 + 9 − 3 = 13``; only the total if there is one part."""
    total = sum(parts) - off
    if len(parts) == 1 and off == 0:
        return str(total)
    added = " + ".join([str(part) for part in parts])
    return f"{added} − {off} = {total}" if off else f"{added} = {total}"


def _sum_of_score(state: LineRound, side: int) -> str:
    """Return the score of a side as the sum of what the others pay."""
    left, out, how = state.side_left, state.out_side(), state.game.blocked_scoring
    others = [other for other in range(len(left)) if other != side]
    parts = [int(part_from(left, side, other, out, how)) for other in others]
    off = int(part_taken_off(left, side, out, how))
    return sum_text([part for part in parts if part > 0], off)


def _pool_shares(state: LineRound) -> list[Message]:
    """Return each seat's share of the pool, or what happens to it (LIN-51, LIN-52)."""
    pool = state.pool()
    if state.pool_takers():
        won = [int(points + state.game.stake) for points in state.points]
        return [
            Message("end-pool", {"player": seat, "chips": chips, "pool": pool})
            for seat, chips in enumerate(won)
            if chips > 0
        ]
    return [Message("end-pool-returned" if state.ends_match else "end-pool-stays", {"pool": pool})]
