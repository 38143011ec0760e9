"""Partners in words: paid passes, named closings, and explanations of near misses."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.game import Game
from capicua.core.messages import Argument, Message
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal
from capicua.core.tiles.tile import is_double, tile_text
from capicua.families.line.phases import BLOCKED, DOMINO
from capicua.families.line.words import LineWords
from capicua.games.partners.closings import ALIKE, BOTH, CROSS, DOUBLE, DOUBLES, SIMPLE, has_blank
from capicua.games.partners.game import Partners
from capicua.games.partners.round_result import explanation_of, sequel_of
from capicua.games.partners.rules import PartnersRound


class PartnersWords(LineWords[PartnersRound]):
    """The words of the line, in the vocabulary of the country whose rules are used."""

    keywords: ClassVar[tuple[str, ...]] = (*LineWords.keywords, "give_lead", "show")

    def label(self, state: PartnersRound, action: int) -> Message:
        """Return the label of an action."""
        if action == state.game.give_lead:
            return Message("label-give-lead", {"other": int(state.partner(state.turn))})
        return super().label(state, action)

    def narrate(self, before: PartnersRound, action: int, after: PartnersRound) -> list[Message]:
        """Return the public report, in the words of the country."""
        game = before.game
        player = int(before.turn)
        if action == game.give_lead:
            return [Message("say-give-lead", {"player": player, "other": int(after.turn)})]
        if action == game.show:
            doubles = [tile_text(t) for t in before.hands.tiles(player) if is_double(t)]
            return [Message("say-show", {"player": player, "tiles": doubles})]
        said = super().narrate(before, action, after)
        if action == game.passing:
            said += _said_of_pass(before, after)
        else:
            said += _said_of_partner(before, after) + _said_of_end(after, player)
        return spoken(said, game.country)

    def redealt(self, game: Game, setup: Setup, deal: Deal) -> list[Message]:
        """Return who held too many doubles (PAR-4), or that nobody held one."""
        assert isinstance(game, Partners)
        counts = game.doubles_dealt(deal.order)
        most = game.redeal_doubles
        holders = [seat for seat, count in enumerate(counts) if 0 < most <= count]
        if not holders:
            return super().redealt(game, setup, deal)
        return [Message("redealt-doubles", {"player": s, "count": counts[s]}) for s in holders]

    def ending(self, state: PartnersRound) -> list[Message]:
        """Return how the round ended, all hands, the comparison, the score, and what follows."""
        said = super().ending(state)
        if said:
            said += sequel_of(state)
        return spoken(said, state.game.country)

    def how(self, state: PartnersRound) -> Message:
        """Return how the round ended: who won by the doubles dealt, who blocked, who went out."""
        if state.ended == DOMINO and state.closing == DOUBLES:
            return Message("end-doubles", {"player": int(state.winner)})
        if state.ended == BLOCKED:
            numbers = state.line.numbers_text()
            return Message("end-blocked", {"player": int(state.turn), "numbers": numbers})
        return super().how(state)

    def explain(self, state: PartnersRound) -> list[Message]:
        """Return the comparison and the score."""
        return spoken(explanation_of(state), state.game.country)


def spoken(said: list[Message], country: str) -> list[Message]:
    """Return messages in the words of the country."""
    return [Message(each.id, {**each.arguments, "country": country}, each.only) for each in said]


def _pair(state: PartnersRound, seat: int) -> dict[str, Argument]:
    """Return a player and the partner, as the arguments of a message."""
    return {"player": seat, "partner": int(state.partner(seat))}


def _said_of_pass(before: PartnersRound, after: PartnersRound) -> list[Message]:
    """Return the bonus for a pass, or the progress of a full-round pass (PAR-24, PAR-25)."""
    game = before.game
    passes = int(before.passes) + 1
    mover = int(before.turn)
    for _ in range(4 - passes):
        mover = int(after.after[mover])
    who = _pair(before, mover)
    is_opening = before.line.length == 1
    amount = int(before.opening_bonus()) if is_opening else 0
    if passes == 3 and game.corrido:
        return _paid(after, "say-corrido", who, int(game.corrido))
    said: list[Message] = []
    if passes == 1 and amount and game.salida_any:
        said = _paid(after, "say-salida", who, amount)
    elif passes == 1 and amount:
        said = [Message("say-salida-waits", {**who, "points": amount, "other": who["partner"]})]
    elif passes == 2 and amount and not game.salida_any:
        said = [Message("say-salida-lost", who)]
    if passes == 2 and game.corrido:
        said.append(Message("say-corrido-near", {**who, "count": 2, "of": 3}))
    return said


def _said_of_partner(before: PartnersRound, after: PartnersRound) -> list[Message]:
    """Return the bonus for an opening pass, paid when the leader's partner plays (PAR-24)."""
    game = before.game
    if before.passes != 1 or before.line.length != 1 or game.salida_any:
        return []
    amount = int(before.opening_bonus())
    return _paid(after, "say-salida", _pair(before, int(before.leader)), amount) if amount else []


def _paid(after: PartnersRound, id: str, who: dict[str, Argument], amount: int) -> list[Message]:
    """Return a bonus, or why it is not scored close to the target (PAR-27)."""
    if after.paid:
        return [Message(id, {**who, "points": amount})]
    target = int(after.game.target)
    return [Message(f"{id}-full", {**who, "points": amount, "target": target})]


def _said_of_end(after: PartnersRound, player: int) -> list[Message]:
    """Return who blocked, or the closing and the one it narrowly missed."""
    if after.ended == BLOCKED:
        return [Message("say-block", {"player": player})]
    if not after.is_over or after.hands.counts[player] > 0:
        return []
    who: dict[str, Argument] = {"player": player, "tile": tile_text(after.last_tile)}
    if after.game.by_games:
        return _games_closing(after, who)
    return _capicua(after, who) + _chuchazo(after, who)


def _games_closing(after: PartnersRound, who: dict[str, Argument]) -> list[Message]:
    """Return the closings that are worth more than a simple one, in games (PAR-19)."""
    game = after.game
    if game.key_win and after.is_key:
        return [Message("say-key", {**who, "count": int(game.key_win)})]
    ids = {DOUBLE: "say-double", BOTH: "say-both", ALIKE: "say-both", CROSS: "say-cross"}
    value = int(game.wins[after.closing])
    if after.closing == SIMPLE or value == game.wins[SIMPLE]:
        if after.closing == ALIKE and game.wins[BOTH] != game.wins[SIMPLE]:
            return [Message("say-not-alike", who)]
        return []
    return [Message(ids[int(after.closing)], {**who, "count": value})]


def _capicua(after: PartnersRound, who: dict[str, Argument]) -> list[Message]:
    game = after.game
    if not game.capicua and not game.doubles_capicua:
        return []
    if after.is_capicua():
        points = int(after.capicua_points())
        return [Message("say-capicua", {**who, "points": points})]
    if after.closing == CROSS:
        return [Message("say-not-double", who)]
    if after.closing == ALIKE and not game.capicua_closings[ALIKE]:
        return [Message("say-not-alike", who)]
    if after.closing in (BOTH, ALIKE) and has_blank(after.last_tile):
        return [Message("say-not-blank", who)]
    return []


def _chuchazo(after: PartnersRound, who: dict[str, Argument]) -> list[Message]:
    points = int(after.game.chuchazo)
    if not points or after.last_tile != 0:
        return []
    if after.is_chuchazo():
        return [Message("say-chuchazo", {**who, "points": points})]
    return [Message("say-not-chuchazo", who)]
