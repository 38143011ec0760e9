"""High Fives in words: notation, labels, narration, the count at the end."""

from __future__ import annotations

from typing import Final

from capicua.core.action_parts import Part, tile, tiles, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import PIPS, is_double, parse_tile, tile_text
from capicua.families.melds.tiles import texts, tiles_of
from capicua.games.high_fives.actions import CLAIM, CLAIMING, DECLINE, PAIR, pair_of, play_of
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import WORTH

NOTHING: Final = ("none", "nothing", "nada", "ninguna")
"""The words for a play that takes no tile; the first is written, all are accepted."""
SUMS: Final = (5, 10, 15, 20, 25, 30)


class HighFivesWords(Words[HighFivesRound]):
    """Notation in which plays name the tile they take; claims and pairs name pool tiles."""

    def parts(self, state: HighFivesRound, action: int) -> list[Part]:
        """Return the parts of ``12-5 take 5-5``, ``claim 9-0``, ``pair 2-1 1-0``, ``decline``.

        A tile that stays in the pool is ``8-1 take none``.
        """
        if action == DECLINE:
            return [word("decline")]
        first, second = state.pair_taken(action)
        if action < CLAIM:
            taken = tile(second) if first != second else word(NOTHING[0])
            return [tile(first), word("take"), taken]
        if action < PAIR:
            return [word("claim"), tile(second)]
        return [word("pair"), *tiles([first, second])]

    def parse(self, state: HighFivesRound, text: str) -> int:
        """Parse an action; raises ``BadText``."""
        words = text.lower().split()
        if words in (["decline"], ["pass"]):
            return DECLINE
        if len(words) == 2 and words[0] == "claim":
            return CLAIM + int(parse_tile(words[1]))
        if len(words) == 3 and words[1] == "take":
            played = parse_tile(words[0])
            if words[2] in NOTHING:
                return int(play_of(played, played))
            take = parse_tile(words[2])
            if take != played:
                return int(play_of(played, take))
        if len(words) == 3 and words[0] == "pair":
            first, second = sorted(int(parse_tile(text)) for text in words[1:])
            if first != second:
                return int(pair_of(first, second))
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))

    def label(self, state: HighFivesRound, action: int) -> Message:
        """Return the label of an action, with the points of a pair."""
        if action == DECLINE:
            claiming = state.phase == CLAIMING
            return Message("label-no-claim" if claiming else "label-no-pair")
        return _told(state, action, "label", {})

    def narrate(self, before: HighFivesRound, action: int, after: HighFivesRound) -> list[Message]:
        """Return the messages that report an action, and the next hands dealt."""
        player: dict[str, Argument] = {"player": int(before.turn)}
        if action == DECLINE:
            claiming = before.phase == CLAIMING
            said = [Message("say-no-claim" if claiming else "say-no-pair", player)]
        else:
            said = [_told(before, action, "say", player)]
        if after.phase == CLAIMING:
            missed = tile_text(after.missed)
            return [*said, Message("say-missed", {"player": int(after.turn), "tile": missed})]
        return said + _narrate_deal(before, after)

    def ending(self, state: HighFivesRound) -> list[Message]:
        """Return each seat's captures by kind, the rest of the pool, and the bonus."""
        seats = range(int(state.players))
        said = [_count(state.taken_tiles(seat), "end-count", {"player": seat}) for seat in seats]
        pool = tiles_of(state.pool)
        if pool:
            said.append(_count(pool, "end-pool", {}))
        return said + _bonus(state)


def _told(state: HighFivesRound, action: int, verb: str, arguments: dict[str, Argument]) -> Message:
    """Return a message with the two tiles taken and their points, or the tile that stays."""
    first, second = state.pair_taken(action)
    if first == second:
        return Message(f"{verb}-leave", {**arguments, "tile": tile_text(first)})
    name = "play" if action < CLAIM else "claim" if action < PAIR else "pair"
    pair = {"tile": tile_text(first), "other_tile": tile_text(second)}
    points = int(WORTH[first] + WORTH[second])
    return Message(f"{verb}-{name}", {**arguments, **pair, "points": points})


def _narrate_deal(before: HighFivesRound, after: HighFivesRound) -> list[Message]:
    """Return the next hands, if any, and the last tiles turned up into the pool (HIF-4)."""
    if after.hand == before.hand:
        return []
    number, deals = int(after.hand), len(after.game.sizes)
    size = int(after.game.sizes[before.hand])
    said = [Message("say-deal", {"number": number, "deals": deals, "count": size})]
    rest = before.stock.tiles()[size * int(after.players) :]
    if number == deals and rest:
        said.append(Message("say-turned-up", {"count": len(rest), "tiles": texts(rest)}))
    return said


def _count(tiles: list[int], id: str, arguments: dict[str, Argument]) -> Message:
    """Return the points of tiles by kind: doubles, then each sum (HIF-10)."""
    kinds: dict[str, Argument] = {"doubles": sum(is_double(tile) for tile in tiles)}
    for pips in SUMS:
        kinds[f"sum{pips}"] = sum(pips // 5 for tile in tiles if PIPS[tile] == pips)
    points = sum(int(WORTH[tile]) for tile in tiles)
    return Message(id, {**arguments, "count": len(tiles), **kinds, "points": points})


def _bonus(state: HighFivesRound) -> list[Message]:
    """Return who has the most tiles, and the bonus (HIF-12)."""
    leaders = state.leaders()
    points = int(state.game.bonus)
    if points == 0:
        return []
    tiles = state.taken_count(leaders[0])
    if len(leaders) == 1:
        return [Message("end-most", {"player": leaders[0], "count": tiles, "points": points})]
    points = int(state.game.shared_bonus(len(leaders)))
    tied: dict[str, Argument] = {"count": tiles, "seats": len(leaders)}
    if points == 0:
        return [Message("end-most-tied", tied)]
    return [Message("end-most-shared", tied)] + [
        Message("end-share", {"player": seat, "points": points}) for seat in leaders
    ]
