"""How a round of Partners ended: the comparison, the score, and the next leader."""

from __future__ import annotations

from capicua.core.messages import Argument, Message
from capicua.core.seats import NOBODY
from capicua.families.line.phases import BLOCKED, TARGET
from capicua.families.line.words import sum_text
from capicua.games.partners import blocked_round
from capicua.games.partners.rules import PartnersRound


def explanation_of(state: PartnersRound) -> list[Message]:
    """Return the comparison, the score, and its effect on the match."""
    found = compared(state) if state.ended == BLOCKED else []
    found += _void(state) if state.winning_side() == NOBODY else _won(state)
    return found + (_shutout(state) if _ends_match(state) else [])


def sequel_of(state: PartnersRound) -> list[Message]:
    """Return what follows a round played here: the next leader, or the end of the match."""
    if state.ended == TARGET:
        return _shutout(state)
    return [] if _ends_match(state) else leads_next(state)


def _ends_match(state: PartnersRound) -> bool:
    return state.game.ends_match(state.totals_after(), state.setup.number)


# -- blocked (PAR-13 to PAR-16) ---------------------------------------------------------------


def compared(state: PartnersRound) -> list[Message]:
    """Return the totals that decide a blocked round, and the side that wins."""
    game, left = state.game, state.left
    if game.block_winner == blocked_round.LOWEST_PAIR:
        pairs = [int(total) for total in state.side_left]
        low, high = (0, 1) if pairs[0] <= pairs[1] else (1, 0)
        values: dict[str, Argument] = {
            "player": low,
            "partner": low + 2,
            "mine": pairs[low],
            "theirs": pairs[high],
        }
        found = [Message("end-compare-pairs", values)]
    elif game.block_winner == blocked_round.LOWEST_INDIVIDUAL:
        lowest = min([int(total) for total in left])
        holder = [int(total) for total in left].index(lowest)
        found = [Message("end-compare-lowest", {"player": holder, "mine": lowest})]
    else:
        blocker, following = int(state.turn), int(state.after[state.turn])
        hands: dict[str, Argument] = {
            "player": blocker,
            "other": following,
            "mine": int(left[blocker]),
            "theirs": int(left[following]),
        }
        found = [Message("end-compare-next", hands)]
    if state.compared_side() == NOBODY:
        ids = {blocked_round.VOID: "end-tie", blocked_round.OPENER: "end-tie-opener"}
        id = ids.get(int(game.block_tie), "end-tie-blocker")
        seat = state.turn if game.block_tie == blocked_round.BLOCKER else state.leader
        found.append(Message(id, {"player": int(seat)}))
    return found


# -- the score -------------------------------------------------------------------------------


def side_of(state: PartnersRound, side: int) -> dict[str, Argument]:
    """Return a side as arguments: its player, and the partner if there is one."""
    found: dict[str, Argument] = {"player": side}
    if state.game.pairs:
        found["partner"] = side + 2
    return found


def _won(state: PartnersRound) -> list[Message]:
    side = int(state.winning_side())
    who = side_of(state, side)
    if state.game.by_games:
        return _games(state, who)
    counted: list[Message] = []
    if state.ended == BLOCKED and not state.game.nets_blocks:
        id = "end-count-all" if state.game.counts_all else "end-count-theirs"
        counted.append(Message(id, {"points": int(state.pips_won())}))
    paid = _bonuses(state)
    parts = [int(state.pips_won()), *[points for _, points in paid]]
    id = "end-score-pair" if state.game.pairs else "end-score"
    points = int(state.hand_points(side))
    score = Message(id, {**who, "points": points, "sum": sum_text(parts)})
    told = [Message(f"end-bonus-{name}", {"points": points}) for name, points in paid]
    return [*counted, score, *told]


def _bonuses(state: PartnersRound) -> list[tuple[str, int]]:
    """Return the closing bonuses that were paid, by name, in their order (PAR-21)."""
    found = [
        ("capicua", int(state.capicua_points())),
        ("chuchazo", int(state.chuchazo_points())),
        ("hand", int(state.game.hand_bonus(state.setup))),
        ("block", int(state.block_points())),
    ]
    return [(name, points) for name, points in found if points]


def _games(state: PartnersRound, who: dict[str, Argument]) -> list[Message]:
    """Return the games won, and their effect on the score (PAR-19, PAR-20, PAR-29)."""
    side = "-pair" if state.game.pairs else ""
    if state.is_bruk():
        return [Message(f"end-bruk{side}", who)]
    won = int(state.hand_points(int(state.winning_side())))
    found = [Message(f"end-games{side}", {**who, "count": won})]
    if state.game.is_one_all(state.totals_after()):
        found.append(Message("end-one-all"))
    return found


def _void(state: PartnersRound) -> list[Message]:
    """Return that the round has no winner, and the effect on the next one (PAR-18, PAR-20)."""
    found = [Message("end-nothing")]
    following = state.following(is_void=True)
    if state.game.by_games and state.game.is_one_all(following.totals):
        found.append(Message("end-one-all"))
    elif state.game.by_games and state.game.void_next:
        id = "end-void-two" if state.game.void_next == 1 else "end-void-plus"
        found.append(Message(id, {"count": following.streak}))
    return found


# -- the next round -----------------------------------------------------------------------------


def leads_next(state: PartnersRound) -> list[Message]:
    """Return the leader of the next round, and why (PAR-7 to PAR-9)."""
    starter = int(state.next_starter())
    if starter == NOBODY:
        return [Message("end-leads-double")]
    who: dict[str, Argument] = {"player": starter}
    game = state.game
    rule = "rotate" if game.rotates else state.lead_rule()
    if rule == "same_leader":
        return [Message("end-leads-same", who)]
    if rule == "rotate":
        return [Message("end-leads-next", {**who, "other": int(state.leader)})]
    if game.passes_lead:
        return [Message("end-leads-or-gives", {**who, "other": int(state.partner(starter))})]
    return [Message("end-leads-winner", who)]


def _shutout(state: PartnersRound) -> list[Message]:
    """Return that the match was won as a shut-out, if it was (PAR-30)."""
    totals = state.totals_after()
    if not state.game.is_shutout(totals):
        return []
    side = totals.index(max(totals))
    id = "end-shutout-pair" if state.game.pairs else "end-shutout"
    found = [Message(id, side_of(state, side))]
    if state.game.weighs_shutouts:
        found.append(Message("end-shutout-double"))
    return found
