"""Reasons specific to one game are true, checked by independent computation."""

from itertools import combinations

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import HIGH, LOW, PIPS, parse_tile, tile_text
from capicua.families.melds.tiles import tiles_of
from capicua.games.high_fives.tiles import do_match
from capicua.games.poker.actions import FOLD
from capicua.games.poker.hand_ranks import FIVE_STRAIGHT, STEP
from capicua.games.traffic.draft import draft_quad, draft_tiles
from tests import suite
from tests.games.test_reasons import after, choices

# -- poker -------------------------------------------------------------------------------------


def worth(state, seat):
    return int(state.game.worth(state.hands.bits[seat]))


def rivals(state):
    return [s for s in range(int(state.players)) if s != state.turn and state.live >> s & 1]


@pytest.mark.parametrize(
    "preset",
    suite.sampled(["five_tile_draw"], ["straight_poker", "traditional_ranks", "five_tile_draw"]),
)
def test_winning_shares_agree_with_sampled_deals(preset):
    seen = set()
    for state, action, reason in choices(capicua.load("poker", preset=preset), 12):
        if reason.id in seen or reason.id == "why-price" or "percent" not in reason.arguments:
            continue
        seen.add(reason.id)
        me, rng = int(state.turn), Rng(3)
        worlds = [state.resample(me, rng) for _ in range(800)]
        if reason.id == "why-improves":
            won = [worth(after(world, action), me) > worth(world, me) for world in worlds]
        else:
            rival = rivals(state)[0]
            won = [worth(world, me) > worth(world, rival) for world in worlds]
        share = 100 * sum(won) / len(won)
        assert share == pytest.approx(reason.arguments["percent"], abs=6)
    assert {"why-strong", "why-weak"} & seen


def test_a_hand_reported_as_best_is_never_beaten():
    game, found = capicua.load("poker", preset="five_tile_draw"), 0
    for seed in range(600):
        state = game.new_round(seed=seed)
        me = int(state.turn)
        if worth(state, me) < FIVE_STRAIGHT * STEP:
            continue
        if any(r.id == "why-best" for a in state.legal_actions() for r in said(state, a)):
            found += 1
            for world in [state.resample(me, Rng(n)) for n in range(200)]:
                assert all(worth(world, rival) <= worth(world, me) for rival in rivals(world))
    assert found


def said(state, action):
    return state.view(int(state.turn)).known.reasons(action)


def test_a_call_is_profitable_from_the_stated_share():
    found = 0
    for state, action, reason in choices(capicua.load("poker"), 10):
        if reason.id == "why-price":
            chance = reason.arguments["percent"] / 100
            win, lose = reason.arguments["pot"], reason.arguments["chips"]
            assert win == state.pot()
            assert chance * win >= (1 - chance) * lose
            assert (chance - 0.01) * win < (1 - chance + 0.01) * lose
            later = after(state, action)
            if action != FOLD and not later.is_over:
                assert later.points[state.turn] == state.points[state.turn] - lose
            found += 1
    assert found


# -- That's It! --------------------------------------------------------------------------------


def suits(tile):
    high, low = int(HIGH[tile]), int(LOW[tile])
    return {high, 16} if high == low else {high, low}


def most_fitting(tiles, sizes):
    """Return the maximum number of tiles in sets of these sizes, one suit each, by brute force."""
    if not sizes:
        return 0
    best = most_fitting(tiles, sizes[1:])
    for suit in {suit for tile in tiles for suit in suits(tile)}:
        own = [tile for tile in tiles if suit in suits(tile)]
        if len(own) < 2:
            continue
        for part in combinations(own, min(sizes[0], len(own))):
            rest = [tile for tile in tiles if tile not in part]
            best = max(best, len(part) + most_fitting(rest, sizes[1:]))
    return best


def test_reasons_about_melds_are_true():
    seen = {}
    for state, action, reason in choices(capicua.load("thats_it"), 7):
        if seen.get(reason.id, 0) > 2:
            continue
        seen[reason.id] = seen.get(reason.id, 0) + 1
        me, later = int(state.turn), after(state, action)
        hand, said = state.hands.tiles(me), reason.arguments
        if reason.id == "why-wins":
            assert later.points[me] == said["points"]
        elif reason.id == "why-completes":
            split = [after(later, a).points[me] for a in later.legal_actions() if is_end(later, a)]
            assert max(split) == said["points"]
        elif reason.id == "why-fits":
            drops = [a for a in later.legal_actions() if not is_end(later, a)]
            rests = [after(later, a).hands.tiles(me) for a in drops]
            # Hints count two tiles of a suit as the smallest start of a meld.
            assert max(most_fitting(rest, [4, 3]) for rest in rests) == said["count"]
            assert most_fitting(hand, [4, 3]) == said["before"] < said["count"]
        elif reason.id == "why-keeps":
            assert most_fitting(later.hands.tiles(me), [4, 3]) == said["count"]
        elif reason.id == "why-alone":
            tile = parse_tile(said["tile"])
            assert not any(suits(tile) & suits(own) for own in hand if own != tile)
        elif reason.id == "why-unlike":
            assert later.turn == said["other"]
            assert said["tiles"] == [tile_text(t) for t in state.known_tiles(later.turn)]
        elif reason.id == "why-waits":
            held = later.hands.tiles(me)
            gone = {*held, *tiles_of(state.trash), int(later.offer)}
            for seat in range(int(state.players)):
                gone |= set(state.known_tiles(seat))
            good = [t for t in range(136) if t not in gone and declares([*held, t])]
            assert len(good) == said["count"]
    assert {"why-wins", "why-completes", "why-fits", "why-keeps", "why-waits"} <= seen.keys()
    assert {"why-no-help", "why-alone", "why-unlike"} <= seen.keys()


def is_end(state, action):
    return state.text(action).startswith("thats_it")


def declares(tiles):
    return any(most_fitting([t for t in tiles if t != out], [4, 3]) == 7 for out in tiles)


# -- Double Takes ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "preset",
    suite.sampled(["with_revokes"], ["double_takes_4", "double_takes_partners", "with_revokes"]),
)
def test_reasons_about_tricks_and_doubles_are_certain(preset):
    seen = set()
    for state, action, reason in choices(capicua.load("double_takes", preset=preset), 25):
        seen.add(reason.id)
        me, said = int(state.turn), reason.arguments
        if reason.id not in ("why-takes", "why-sure", "why-few", "why-gives", "why-partner"):
            continue
        for seed in range(4):
            later, last, rng = after(state, action), None, Rng(seed)
            while sum(later.tricks) == sum(state.tricks):
                legal = later.legal_actions()
                last = later.clone()
                later.advance(legal[rng.below(len(legal))])
            won = [s for s in range(int(state.players)) if later.tricks[s] > state.tricks[s]]
            if reason.id in ("why-takes", "why-sure"):
                assert won == [me]
                gain = later.honours[me] - state.honours[me] + 1
                # The leftover tile and the other players' tiles in the trick add to this.
                assert gain >= said["points"]
            elif reason.id == "why-few":
                if won != [me] and last is not None:
                    names = {tile_text(t) for t in [*last.trick, *last_tile(last, later)]}
                    assert names & set(said["tiles"])
            else:
                assert won == [said["partner"]]
    assert "why-takes" in seen
    assert {"why-sure", "why-few"} & seen
    if preset == "double_takes_partners":
        assert {"why-gives", "why-partner"} <= seen
    if preset == "with_revokes":
        assert "why-correct" in seen


def last_tile(before, later):
    """Return the tiles that left the hand of the last player to act."""
    seat = int(before.turn)
    return set(before.hands.tiles(seat)) - set(later.hands.tiles(seat))


def test_no_hand_still_to_play_beats_a_tile_reported_as_highest():
    """Hands that have played to the trick may hold a higher one, which the reason denied."""
    found = 0
    for state, _action, reason in choices(capicua.load("double_takes"), 8):
        if reason.id == "why-highest":
            suit, tile = reason.arguments["suit"], parse_tile(reason.arguments["tile"])
            left = int(state.players) - int(state.laid)
            for seat in [(int(state.turn) + step) % state.players for step in range(1, left)]:
                for other in state.hands.tiles(seat):
                    ends = (int(HIGH[other]), int(LOW[other]))
                    assert suit not in ends or PIPS[other] < PIPS[tile]
            found += 1
    assert found


# -- High Fives --------------------------------------------------------------------------------


def test_reasons_about_pairs_are_true():
    seen = set()
    for state, action, reason in choices(capicua.load("high_fives"), 6):
        seen.add(reason.id)
        me, later, said = int(state.turn), after(state, action), reason.arguments
        if reason.id in ("why-scores", "why-most"):
            gained = later.points[me] - state.points[me]
            assert gained >= said["points"] if later.is_over else gained == said["points"]
        elif reason.id == "why-few-match":
            tile = parse_tile(said["tile"])
            others = [t for s in range(int(state.players)) if s != me for t in state.hands.tiles(s)]
            hidden = [*others, *state.stock.tiles()]
            assert sum(do_match(tile, other) for other in hidden) == said["count"]
        elif reason.id == "why-nothing-fits":
            texts = [state.text(a) for a in state.legal_actions()]
            assert all(text.endswith("take none") for text in texts)
        elif reason.id == "why-clears" and later.stock.left == state.stock.left:
            pool = tiles_of(later.pool)
            assert not any(HIGH[t] == LOW[t] or (PIPS[t] % 5 == 0 and PIPS[t]) for t in pool)
    assert {"why-scores", "why-most", "why-few-match", "why-nothing-fits", "why-clears"} <= seen


# -- Super Dominos -----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"preset": "super_dominos_super"}, {"players": 2}])
def test_powers_have_the_stated_effect(options):
    seen = set()
    for state, action, reason in choices(capicua.load("super_dominos", **options), 20):
        seen.add(reason.id)
        me, later, said = int(state.turn), after(state, action), reason.arguments
        if reason.id == "why-out":
            assert later.is_over
        if later.is_over:
            continue
        if reason.id == "why-others-draw":
            assert sum(later.hands.counts) == sum(state.hands.counts) - 1 + said["count"]
        elif reason.id == "why-again":
            plays = [a for a in later.legal_actions() if ">" in later.text(a)]
            assert later.turn == me
            assert len({later.text(a).split(">")[0] for a in plays}) == said["count"]
        elif reason.id == "why-spell":
            assert later.spell_leg >= 0
        elif reason.id == "why-answers":
            fits = [
                t for t in later.hands.tiles(me) if 13 in (HIGH[t], LOW[t]) or HIGH[t] == LOW[t]
            ]
            assert len(fits) == said["count"]
        elif reason.id == "why-skips":
            assert later.turn != said["other"]
            assert int(later.after(said["other"])) == later.turn
        elif reason.id == "why-turns":
            assert later.turn == said["other"]
            assert later.reversed != state.reversed
        elif reason.id == "why-followers":
            probe = later.clone()
            probe.turn, probe.spell_leg, probe.phase = me, -1, 1
            texts = [probe.text(a) for a in probe.legal_actions()]
            assert len({t.split(">")[0] for t in texts if ">" in t}) == said["count"]
    assert {"why-out", "why-others-draw", "why-again", "why-spell", "why-answers"} <= seen
    assert {"why-skips", "why-followers"} <= seen
    assert ("why-turns" in seen) == (options.get("players") != 2)


# -- solitaires --------------------------------------------------------------------------------


def fewest_left(state):
    """Return the minimum number of tiles left with an empty stock, by exhaustive search."""
    if state.is_over:
        return int(state.points[0])
    return min(fewest_left(after(state, action)) for action in state.legal_actions())


def test_predicted_pairs_exist():
    seen = set()
    game = capicua.load("good_neighbors", preset="good_neighbors_6")
    for state, action, reason in choices(game, 40):
        later, said = after(state, action), reason.arguments
        if reason.id in ("why-pairs", "why-most-pairs", "why-new"):
            fill = int(state.game.fill_action)
            full = later if action == fill or later.is_over else after(later, fill)
            if reason.id == "why-new":
                assert state.stock.left - full.stock.left == said["count"]
            else:
                cells = full.game.cells
                assert cells.count_neighbors(full.layout, 99) >= said["count"]
        elif reason.id == "why-end" and later.points[0] <= 6:
            assert fewest_left(later) == said["count"]
        else:
            continue
        seen.add(reason.id)
    assert seen == {"why-pairs", "why-most-pairs", "why-new", "why-end"}


def finished_drafts(state):
    """Yield every completion of the draft, as the tiles and quad of each play."""
    if any(state.text(action) == "confirm" for action in state.legal_actions()):
        yield sorted(tile_text(tile) for tile in draft_tiles(state)), draft_quad(state)
    for action in state.legal_actions():
        if state.text(action) not in ("confirm", "concede"):
            yield from finished_drafts(after(state, action))


def test_the_stated_quad_can_be_made_and_more_plays_follow():
    seen = {}
    for state, action, reason in choices(capicua.load("traffic"), 3):
        said = reason.arguments
        seen[reason.id] = seen.get(reason.id, 0) + 1
        if seen[reason.id] > 25:
            continue
        later = after(state, action)
        if reason.id == "why-plan":
            assert (sorted(said["tiles"]), said["quad"]) in finished_drafts(later)
        elif reason.id == "why-next" and state.text(action) == "confirm":
            assert len(later.plays) // 4 >= said["count"]
        elif reason.id == "why-end" and state.text(action) == "confirm":
            while not later.is_over:
                later.advance(max(later.legal_actions(), key=later.heuristic_score))
            assert later.points[0] == said["count"]
    assert {"why-plan", "why-next", "why-rare"} <= seen.keys()


def test_the_lowest_and_highest_numbers_are_in_one_quad_only():
    found = 0
    for state, _action, reason in choices(capicua.load("traffic"), 3):
        if reason.id == "why-rare":
            top, number = int(state.game.set_max), reason.arguments["number"]
            assert number in (int(end[parse_tile(reason.arguments["tile"])]) for end in (HIGH, LOW))
            quads = [range(start, start + 4) for start in range(top - 2)]
            with_it = ["-".join(map(str, quad)) for quad in quads if number in quad]
            assert with_it == [reason.arguments["quad"]]
            found += 1
    assert found
