"""A line game in words: notation, menus, refusals, what is said, and how a hand ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.tile import (
    NO_TILE,
    WORD,
    is_double,
    parse_tile,
    shows,
    tile_text,
    tiles_in,
)
from capicua.families.line import scoring
from capicua.families.line.layout import ARM_NAMES, FOUR
from capicua.families.line.phases import DOMINO, GOING, SEEK, TARGET

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound


# -- notation (LIN-16) -----------------------------------------------------------------------


def text(state: LineRound, action: i64) -> str:
    """``5-3@N``, ``5-5@root``, ``draw``, ``pass``."""
    rules = state.rules
    if action < rules.first_lead:
        return f"{tile_text(action // 4)}@{ARM_NAMES[action % 4]}"
    if action < rules.draw:
        return f"{tile_text(action - rules.first_lead)}@root"
    return "draw" if action == rules.draw else "pass"


def parse(state: LineRound, text: str) -> int:
    """Reads what ``text`` writes, in any case and with the halves in any order."""
    rules = state.rules
    word = "".join(text.split()).lower()
    if word == "draw":
        return int(rules.draw)
    if word == "pass":
        return int(rules.passing)
    tile, at, place = word.partition("@")
    if at and place == "root":
        return int(rules.first_lead + parse_tile(tile, rules.pips))
    if at and len(place) == 1 and place in "ewns":
        return int(parse_tile(tile, rules.pips) * 4 + "ewns".index(place))
    raise BadText(Message("text-action", {"text": " ".join(text.split())}))


# -- choices and refusals --------------------------------------------------------------------


def label(state: LineRound, action: i64) -> Message:
    """The action as a choice."""
    rules = state.rules
    if action < rules.first_lead:
        return Message("label-play", {"tile": tile_text(action // 4), "arm": ARM_NAMES[action % 4]})
    if action < rules.draw:
        return Message("label-lead", {"tile": tile_text(action - rules.first_lead)})
    return Message("label-draw" if action == rules.draw else "label-pass")


def refuse(state: LineRound, action: i64) -> Refusal:
    """The rule that forbids the action, naming numbers, tiles and what is possible instead."""
    rules = state.rules
    if state.phase == SEEK and action != rules.draw:
        return Refusal("LIN-8", Message("refuse-seek"))
    if action < rules.first_lead:
        return _refuse_play(state, action // 4, action % 4)
    if action < rules.draw:
        return _refuse_lead(state, action - rules.first_lead)
    if state.line.length == 0:
        return Refusal("LIN-7", Message("refuse-before-lead"))
    if action == rules.draw:
        return _refuse_draw(state)
    if may_draw_now(state):
        return Refusal("LIN-20", Message("refuse-pass-draw", {"count": int(state.free_stock())}))
    return Refusal("LIN-20", Message("refuse-pass", {"tiles": playable(state)}))


def _refuse_lead(state: LineRound, tile: i64) -> Refusal:
    if state.line.length > 0:
        return Refusal("LIN-7", Message("refuse-lead-done"))
    if not state.holds(state.turn, tile):
        return Refusal("LIN-7", Message("refuse-not-held", {"tile": tile_text(tile)}))
    rule = "LIN-7" if is_double(state.lead) else "LIN-8"
    return Refusal(rule, Message("refuse-lead-forced", {"tile": tile_text(state.lead)}))


def _refuse_play(state: LineRound, tile: i64, arm: i64) -> Refusal:
    line = state.line
    if line.length == 0:
        return Refusal("LIN-7", Message("refuse-before-lead"))
    name = tile_text(tile)
    if not state.holds(state.turn, tile):
        return Refusal("LIN-20", Message("refuse-not-held", {"tile": name}))
    if line.is_open(arm):
        return Refusal(
            "LIN-11",
            Message(
                "refuse-fit-end",
                {"tile": name, "arm": ARM_NAMES[arm], "number": int(line.ends[arm])},
            )
            if name in playable(state)
            else Message("refuse-fit", {"tile": name, "numbers": numbers_text(state)}),
        )
    if line.is_untouched(arm) and shows(tile, line.ends[line.fresh]):
        return Refusal("LIN-14", Message("refuse-same-edge", {"arm": ARM_NAMES[line.fresh]}))
    return Refusal(
        "LIN-13", Message("refuse-closed", {"arm": ARM_NAMES[arm], "numbers": numbers_text(state)})
    )


def _refuse_draw(state: LineRound) -> Refusal:
    rules = state.rules
    if rules.draw_limit == 0:
        return Refusal("LIN-20", Message("refuse-draw-never"))
    if state.free_stock() == 0:
        return Refusal("LIN-20", Message("refuse-draw-empty", {"reserve": int(rules.reserve)}))
    if state.drawn >= rules.draw_limit:
        return Refusal("LIN-20", Message("refuse-draw-limit", {"count": int(rules.draw_limit)}))
    return Refusal("LIN-21", Message("refuse-draw-able", {"tiles": playable(state)}))


def may_draw_now(state: LineRound) -> bool:
    """Whether drawing is legal for the seat to act."""
    return int(state.rules.draw) in state.legal_actions()


def playable(state: LineRound) -> list[str]:
    """The tiles the seat to act can play, each once."""
    rules = state.rules
    actions = [action for action in state.legal_actions() if action < rules.first_lead]
    return list(dict.fromkeys(tile_text(action // 4) for action in actions))


def numbers_text(state: LineRound) -> list[str]:
    """The numbers of the open ends."""
    return [str(number) for number in state.line.numbers()]


# -- what is said ----------------------------------------------------------------------------


def narrate(state: LineRound, action: i64) -> list[Message]:
    """What everybody hears, and what only the one who draws sees."""
    rules = state.rules
    player = int(state.turn)
    if action < rules.first_lead:
        tile = action // 4
        arm = action % 4
        said = [
            Message("say-play", {"player": player, "tile": tile_text(tile), "arm": ARM_NAMES[arm]}),
            *_spinner_born(state, tile),
        ]
    elif action < rules.draw:
        tile = action - rules.first_lead
        said = [
            Message("say-lead", {"player": player, "tile": tile_text(tile)}),
            *_spinner_born(state, tile),
        ]
    elif action == rules.draw:
        return _narrate_draw(state, player)
    else:
        return [Message("say-pass", {"player": player, "numbers": numbers_text(state)})]
    if state.counts[player] == 1:
        said.append(Message("say-domino", {"player": player}))
    return said


def _spinner_born(state: LineRound, tile: i64) -> list[Message]:
    line = state.line
    if line.mode != FOUR or line.spinner != NO_TILE or not is_double(tile):
        return []
    return [Message("say-spinner", {"tile": tile_text(tile)})]


def _narrate_draw(state: LineRound, player: int) -> list[Message]:
    if state.phase == SEEK:
        said = [Message("say-seek", {"player": player})]
    else:
        left = int(state.stock) - 1
        said = [Message("say-draw", {"player": player, "left": left})]
    if len(state.boneyard) > 0:
        tile = state.boneyard[len(state.boneyard) - state.stock]
        if state.phase == SEEK and is_double(tile):
            said.append(Message("say-found", {"player": player, "tile": tile_text(tile)}))
        else:
            said.append(Message("say-drew", {"player": player, "tile": tile_text(tile)}, player))
    return said


def ending(state: LineRound) -> list[Message]:
    """How the hand ended, what each hand held, and the sums that make up each score."""
    if state.ended == GOING:
        return []
    said = [_how(state)]
    if state.ended == TARGET:
        return said
    for seat in range(state.players):
        tiles: list[str] = []
        for word in range(state.words):
            hand = state.hands[seat * state.words + word]
            tiles += [tile_text(tile) for tile in tiles_in(hand, word * WORD)]
        if tiles:
            total = int(state.hand_total(seat))
            said.append(Message("end-hand", {"player": int(seat), "tiles": tiles, "total": total}))
    if state.rules.pool:
        return said + pool_shares(state)
    return said + state.explain_score()


def _how(state: LineRound) -> Message:
    if state.ended == DOMINO:
        return Message("end-domino", {"player": int(state.turn)})
    if state.ended == TARGET:
        return Message(
            "end-target", {"player": int(state.winner), "target": int(state.rules.target)}
        )
    numbers = numbers_text(state)
    fitting = state.tiles_for(state.line.number_mask())
    for tile in state.line.tiles():
        fitting &= ~(2**tile)
    return Message("end-blocked" if fitting else "end-blocked-out", {"numbers": numbers})


def score_sums(state: LineRound) -> list[Message]:
    """For each side that scored, the sum that makes up its score (LIN-41 to LIN-44)."""
    totals = scoring.side_totals(state)
    said: list[Message] = []
    for side in range(state.rules.side_count):
        if not scoring.scores(state, totals, side):
            continue
        points = int(scoring.hand_end_points(state, totals, side))
        if points == 0:
            continue
        arguments: dict[str, Argument] = {
            "player": int(side),
            "sum": _sum_text(state, totals, side),
            "points": points,
        }
        if state.rules.pairs:
            arguments["partner"] = int(side) + 2
            said.append(Message("end-score-pair", arguments))
        else:
            said.append(Message("end-score", arguments))
    return said or [Message("end-nothing")]


def _sum_text(state: LineRound, totals: vec[i64], side: i64) -> str:
    """``7 + 9 = 16``; the total alone where there is one part."""
    parts: list[int] = []
    for other in range(state.rules.side_count):
        part = int(scoring.part_from(state, totals, side, other))
        if other != side and part > 0:
            parts.append(part)
    off = int(scoring.part_taken_off(state, totals, side))
    total = sum(parts) - off
    if len(parts) == 1 and off == 0:
        return str(total)
    added = " + ".join([str(part) for part in parts])
    return f"{added} − {off} = {total}" if off else f"{added} = {total}"


def pool_shares(state: LineRound) -> list[Message]:
    """Who takes how much of the pool, or what becomes of it (LIN-51, LIN-52)."""
    pool = scoring.pool_of(state)
    takers = scoring.pool_takers(state)
    said = [Message("end-pool-stays", {"pool": pool})]
    if takers:
        said = []
        for seat in range(state.players):
            won = int(state.points[seat] + state.rules.stake)
            if won > 0:
                said.append(Message("end-pool", {"player": int(seat), "chips": won, "pool": pool}))
    elif state.ends_match:
        said = [Message("end-pool-returned", {"pool": pool})]
    return said
