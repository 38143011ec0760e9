"""Partners as zones: the leader, the passes so far, the value of the round."""

from __future__ import annotations

from dataclasses import replace

from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, double_of, tile_text
from capicua.core.zones import Facts, Stock, Zone
from capicua.families.line.layout import CLOSED, NUMBER_BIT
from capicua.families.line.picture import LinePicture
from capicua.games.partners.game import PLUS_ONE, TWO
from capicua.games.partners.round_result import side_of
from capicua.games.partners.rules import PartnersRound
from capicua.games.partners.words import spoken


class PartnersPicture(LinePicture[PartnersRound]):
    """The zones of the line; sleeping tiles replace the boneyard and are shown at the end."""

    def zones(self, state: PartnersRound) -> list[Zone]:
        """Return the table as far as this state shows it."""
        found = super().zones(state)
        for place, zone in enumerate(found):
            if isinstance(zone, Stock):
                tiles = [tile_text(t) for t in state.stock.tiles()] if state.is_over else []
                found[place] = replace(zone, name="sleeping", tiles=tiles, kept=0)
        return found

    def own_zones(self, state: PartnersRound) -> list[Zone]:
        """Return the passes in a row, the leader, and the value of the round."""
        facts = [*_pass_facts(state), *_lead_facts(state), *_worth_facts(state)]
        facts += [] if state.is_over else _hanged(state)
        return [Facts(name="hand", facts=spoken(facts, state.game.country))] if facts else []

    def arm_notes(self, state: PartnersRound, arm: i64) -> list[Message]:
        """Return a note if at most one tile is left for an end, which all players can count."""
        number = state.line.ends[arm]
        if state.is_over or number >= CLOSED:
            return []
        left = _left_with(state, number)
        if len(left) > 1:
            return []
        return [Message("note-one-left", {"tiles": left})] if left else [Message("note-none-left")]


def _left_with(state: PartnersRound, number: i64) -> list[str]:
    """Return the tiles with a number that are not on the table."""
    laid = state.line.tiles()
    bit = NUMBER_BIT[number]
    return [
        tile_text(tile)
        for tile in range(int(state.game.tiles))
        if bit & (NUMBER_BIT[HIGH[tile]] | NUMBER_BIT[LOW[tile]]) and tile not in laid
    ]


def _hanged(state: PartnersRound) -> list[Message]:
    """Return doubles that can never be played, because their six other tiles are out."""
    hanged = []
    open_numbers = state.line.number_mask()
    for number in range(int(state.game.pips) + 1):
        double = tile_text(double_of(number))
        if _left_with(state, number) == [double] and not open_numbers & NUMBER_BIT[number]:
            hanged.append(double)
    return [Message("fact-hanged", {"tiles": hanged})] if hanged else []


def _lead_facts(state: PartnersRound) -> list[Message]:
    found: list[Message] = []
    if state.holder != NOBODY:
        count = int(state.game.instant_doubles)
        return [Message("fact-doubles", {"player": int(state.holder), "count": count})]
    if state.line.length > 0:
        found.append(Message("fact-leader", {"player": int(state.leader)}))
    elif state.lead == NO_TILE:
        found.append(Message("fact-to-lead", {"player": int(state.leader)}))
    if state.called != NO_TILE and state.line.length == 0:
        called = tile_text(state.called)
        found.append(Message("fact-called", {"player": int(state.leader), "tile": called}))
    if state.given:
        found.append(Message("fact-given", {"player": int(state.partner(state.leader))}))
    return found


def _pass_facts(state: PartnersRound) -> list[Message]:
    """Return the progress of a full-round pass, for example 2 of 3 (PAR-25)."""
    if state.is_over or state.passes == 0 or not state.game.corrido:
        return []
    mover = int(state.turn)
    for _ in range(3 - int(state.passes)):
        mover = int(state.after[mover])
    counts = {"player": mover, "count": int(state.passes), "of": 3}
    return [Message("fact-passes", dict(counts))]


def _worth_facts(state: PartnersRound) -> list[Message]:
    """Return the bonus of this round, or its value in games if already known."""
    game = state.game
    bonus = game.hand_bonus(state.setup)
    if bonus:
        return [Message("fact-hand-bonus", {"points": bonus})]
    if not game.by_games:
        return []
    if game.is_one_all(state.setup.totals):
        return [Message("fact-one-all")]
    found = _six_love_facts(state) if game.six_love else []
    if state.setup.streak > 0 and game.void_next == TWO:
        found.append(Message("fact-worth-two"))
    elif state.setup.streak > 0 and game.void_next == PLUS_ONE:
        found.append(Message("fact-worth-more", {"count": state.setup.streak}))
    return found


def _six_love_facts(state: PartnersRound) -> list[Message]:
    """Return the effect of a win by the only side on 0: all back to 0, or one all (PAR-29)."""
    sides = [int(state.before[side]) for side in range(int(state.game.side_count))]
    if sides.count(0) != 1:
        return []
    is_one_all = state.game.one_all and max(sides) == 1
    id = "fact-to-one-all" if is_one_all else "fact-six-love"
    return [Message(f"{id}-pair" if state.game.pairs else id, side_of(state, sides.index(0)))]
