"""Muggins in words: claims and calls, and the sums behind them."""

from __future__ import annotations

from capicua.core.action_parts import Part, number, word
from capicua.core.messages import BadText, Message
from capicua.families.line.words import LineWords, sum_text
from capicua.games.muggins.rules import MugginsRound
from capicua.games.muggins.scoring import end_weights


class MugginsWords(LineWords[MugginsRound]):
    """The words of the line, and of claims and calls."""

    def parts(self, state: MugginsRound, action: int) -> list[Part]:
        """Return the parts of ``claim 10``, ``call 15``, ``let_go``, or as in the family."""
        game = state.game
        if action < game.further:
            return super().parts(state, action)
        if action == game.let_go:
            return [word("let_go")]
        if action <= game.first_call:
            return [word("claim"), number((action - game.further) * 5)]
        return [word("call"), number((action - game.first_call) * 5)]

    def parse(self, state: MugginsRound, text: str) -> int:
        """Parse an action."""
        game = state.game
        words = text.lower().split()
        if "".join(words) in ("let_go", "letgo"):
            return int(game.let_go)
        if len(words) != 2 or words[0] not in ("claim", "call"):
            return super().parse(state, text)
        lowest = 0 if words[0] == "claim" else 5
        highest = int(game.steps) * 5
        if not (words[1].isascii() and words[1].isdigit() and len(words[1]) < 4):
            raise BadText(Message("text-action", {"text": " ".join(words)}))
        value = int(words[1])
        if value % 5 or not lowest <= value <= highest:
            raise BadText(Message("text-claim", {"value": value, "low": lowest, "high": highest}))
        return int(game.further if words[0] == "claim" else game.first_call) + value // 5

    def label(self, state: MugginsRound, action: int) -> Message:
        """Return the label of an action."""
        if action >= state.game.further:
            return _label_claim(state, action)
        return super().label(state, action)

    def points_told(self, state: MugginsRound, action: int) -> int:
        """Return the points of a play with ``auto``; else they must be claimed."""
        return 0 if state.game.claims else super().points_told(state, action)

    def narrate(self, before: MugginsRound, action: int, after: MugginsRound) -> list[Message]:
        """Return the public report, with the sum once the phase is over."""
        game = before.game
        player = int(before.turn)
        if action < game.further:
            return super().narrate(before, action, after)
        score = int(before.score())
        if action <= game.first_call:
            return _narrate_claim(before, int(action - game.further) * 5, score)
        if action == game.let_go:
            return [Message("say-let-go", {"player": player}), *_lost(before, score)]
        value = int(action - game.first_call) * 5
        if value == score:
            return [_with_sum(before, "say-call-right", player, score)]
        said = [Message("say-call-wrong", {"player": player, "points": value})]
        loss = min(int(game.penalty), int(before.before[player] + before.points[player]))
        if loss > 0:
            said.append(Message("say-penalty", {"player": player, "points": loss}))
        return said + _lost(before, score)

    def explain_score(self, state: MugginsRound) -> list[Message]:
        """Return the sums at the end of the round, and a note if they are rounded."""
        said = super().explain_score(state)
        if state.game.rounds_to_five and said[0].id != "end-nothing":
            said.append(Message("end-rounded"))
        return said


def _label_claim(state: MugginsRound, action: int) -> Message:
    game = state.game
    if action == game.let_go:
        return Message("label-let-go")
    if action == game.further:
        return Message("label-claim-nothing")
    if action <= game.first_call:
        return Message("label-claim", {"points": int(action - game.further) * 5})
    return Message("label-call", {"points": int(action - game.first_call) * 5})


def _narrate_claim(state: MugginsRound, value: int, score: int) -> list[Message]:
    player = int(state.turn)
    if value == 0:
        return [Message("say-claim-nothing", {"player": player})]
    if value == score:
        return [_with_sum(state, "say-claim-right", player, score)]
    said = [Message("say-claim-wrong", {"player": player, "points": value})]
    if state.game.wrong_goes_on:
        other = int(state.next_seat(player))
        said.append(Message("say-claim-passes-on", {"player": other, "points": value}))
    return said


def _lost(state: MugginsRound, score: int) -> list[Message]:
    """Return the unclaimed points after the last opponent's answer."""
    if score == 0 or state.asked_after(state.turn) != state.mover:
        return []
    return [_with_sum(state, "say-lost", int(state.mover), score)]


def _with_sum(state: MugginsRound, id: str, player: int, points: int) -> Message:
    added = sum_text(end_weights(state.line))
    return Message(id, {"player": player, "points": points, "sum": added})
