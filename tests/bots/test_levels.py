"""Bot levels: fair, reproducible, usable in every position, with increasing search effort."""

from __future__ import annotations

import math

import pytest

import capicua
from capicua.bots.belief import worlds_of
from capicua.bots.evaluation import WORLDS, Evaluator
from capicua.bots.ismcts import Ismcts
from capicua.bots.levels import LEVELS, THINKING, Bot, bot
from capicua.bots.master import MORE_DEALS, Master
from capicua.bots.paired_comparison import Effort
from capicua.bots.pimc import Pimc
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.search import (
    ActionStatistics,
    Budget,
    FlatMonteCarlo,
    Search,
    first_impression,
    halvings,
)
from capicua.bots.search_bot import MANY, SearchBot, candidates, decision
from capicua.core.messages import BadOption
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.render.language import Language
from tests import suite
from tests.memory import CALLS, blocks_kept

SEARCHES = [*THINKING, "level5", "master"]


def moments(id: str, count: int, seed: int = 2) -> list[State]:
    """Return positions of random rounds in which the seat to act has a choice."""
    found: list[State] = []
    game = capicua.load(id)
    for number in range(seed, seed + 40):
        state = game.new_round(seed=number)
        rng = Rng(number)
        while not state.is_over and len(found) < count:
            legal = state.legal_actions()
            if len(legal) > 1 and rng.below(5) == 0:
                found.append(state.clone())
            state.advance(legal[int(rng.below(len(legal)))])
    return found


def small(name: str) -> Bot:
    """Return a level with a reduced budget."""
    if name == "level5":
        return Evaluator(Effort(12))
    if name == "master":
        return Master(Effort(12), Effort(24))
    level = THINKING[name]
    return SearchBot(min(level.worlds, 12), Budget(work=400))


@suite.heavy
@pytest.mark.parametrize("id", capicua.catalogue())
def test_levels_choose_alike_in_states_with_the_same_view(id: str) -> None:
    """Bar 6: hidden information has no effect."""
    for number, state in enumerate(moments(id, 4)):
        seat = int(state.turn)
        twin = state.resample(seat, Rng(number + 9))
        for name in LEVELS:
            player = small(name) if name in SEARCHES else bot(name)
            mine = player.choose(state.view(seat), Rng(number))
            assert mine == player.choose(twin.view(seat), Rng(number))
            assert mine in state.legal_actions()


@suite.heavy
@pytest.mark.parametrize("id", capicua.catalogue())
def test_choices_leave_no_memory_behind(id: str) -> None:
    """In the compiled build each choice of levels 1 to 4 kept its sampled deals forever."""
    states = moments(id, 2)

    def choose() -> None:
        for state in states:
            for name in LEVELS:
                player = small(name) if name in SEARCHES else bot(name)
                player.choose(state.view(int(state.turn)), Rng(1))

    assert blocks_kept(choose) < 40 * CALLS, "blocks; one deal has about four"


@pytest.mark.parametrize("search", [FlatMonteCarlo, Ismcts, Pimc])
@pytest.mark.parametrize("id", capicua.catalogue())
def test_every_search_method_evaluates_every_action_in_every_game(
    id: str, search: type[Search]
) -> None:
    for state in moments(id, 2):
        known = state.seen_by(int(state.turn))
        actions = candidates(known, known.legal_actions())
        worlds = worlds_of(known, 4, Rng(1))
        budget = Budget(playouts=3 * len(actions))
        found = search(known, worlds, RolloutPolicy(0), budget, Rng(1)).look(actions)
        assert sum(found.tries) >= 3 * len(actions)
        assert min(found.tries) > 0
        assert list(found.actions) == actions


@pytest.mark.parametrize("method", ["flat", "tree", "open_hands"])
@pytest.mark.parametrize("id", ["garrafina", "texas_42"])
def test_a_search_with_a_work_limit_is_reproducible(id: str, method: str) -> None:
    for state in moments(id, 3):
        view = state.view(int(state.turn))
        player = SearchBot(10, Budget(work=2000), True, method)
        assert player.choose(view, Rng(5)) == player.choose(view, Rng(5))


def test_most_work_goes_to_the_last_two_actions_and_the_heuristics_choice() -> None:
    seen = 0
    for state in moments("thats_it", 6):
        known = state.seen_by(int(state.turn))
        actions = known.legal_actions()
        if len(actions) < 6:
            continue
        worlds = worlds_of(known, 8, Rng(1))
        found = FlatMonteCarlo(known, worlds, RolloutPolicy(0), Budget(work=30_000), Rng(1)).look(
            actions
        )
        tries = sorted((int(count) for count in found.tries), reverse=True)
        assert tries[-1] < tries[0] / 2
        assert int(found.tries[first_impression(known, found)]) in tries[:3]
        seen += 1
    assert seen


def test_halvings_count_until_two_are_left() -> None:
    assert [int(halvings(count)) for count in (1, 2, 3, 4, 5, 9, 24)] == [0, 0, 1, 1, 2, 3, 4]


def test_a_lead_must_exceed_its_standard_error() -> None:
    found = ActionStatistics([4, 7])
    for reward in (0.0, 1.0, 0.0, 1.0):
        found.add(0, reward)
        found.add(1, reward + 0.1)
    assert not found.leads(1, 0, 1.0)
    assert found.leads(1, 0, 0.1)
    assert not found.leads(1, 1, 0.0)


def test_a_lead_in_every_deal_is_significant_despite_variance_between_deals() -> None:
    found = ActionStatistics([4, 7], worlds=4)
    for reward in (0.0, 10.0, 50.0, 100.0):
        found.add(0, reward)
        found.add(1, reward + 0.1)
    assert found.leads(1, 0, 3.0)
    assert not found.leads(0, 1, 0.0)


def test_few_deals_need_a_clearer_lead_because_they_hardly_show_the_variance() -> None:
    def lead(deals: int) -> ActionStatistics:
        """Return two actions 1.9 standard errors apart in a number of deals."""
        found = ActionStatistics([4, 7], worlds=deals)
        gap = 1.9 * math.sqrt(1.0 / (deals - 1))
        for deal in range(deals):
            found.add(0, 0.0)
            found.add(1, gap + (1.0 if deal % 2 else -1.0))
        return found

    assert not lead(2).leads(1, 0, 1.5)
    assert not lead(4).leads(1, 0, 1.5)
    assert lead(6).leads(1, 0, 1.5)
    assert lead(40).leads(1, 0, 1.5)


def test_repeating_the_same_deals_does_not_increase_certainty() -> None:
    found = ActionStatistics([4, 7], worlds=2)
    for _ in range(1000):
        for luck in (1.0, -0.5):
            found.add(0, 0.0)
            found.add(1, luck)
    assert found.mean(1) == 0.25
    assert not found.leads(1, 0, 0.5)


def test_dropped_actions_are_compared_only_in_common_deals() -> None:
    found = ActionStatistics([4, 7], worlds=3)
    for reward in (1.0, 2.0, 3.0, 1.0):
        found.add(0, reward)
    found.add(1, 5.0)
    found.add(1, 6.0)
    assert found.leads(1, 0, 100.0)


@suite.heavy
@pytest.mark.parametrize("id", ["big_clock", "traffic"])
def test_playouts_do_not_concede(id: str) -> None:
    for state in moments(id, 10):
        for sense in (0, 100):
            mind = state.clone()
            RolloutPolicy(sense).finish(mind, Rng(1))
            assert mind.is_over
            played = mind.log[len(state.log) :]
            assert int(mind.game.concede) not in played or len(played) == 1


def test_a_playout_ends_at_the_horizon() -> None:
    state = moments("high_fives", 1)[0]
    before = len(state.log)
    RolloutPolicy(90, horizon=3).finish(state, Rng(1))
    assert len(state.log) == before + 3
    assert not state.is_over


@pytest.mark.parametrize("is_clear", [False, True])
def test_in_doubt_a_level_follows_the_heuristic(is_clear: bool) -> None:
    """The last action is slightly better than the others, with large errors or with small ones."""
    spread = 0.01 if is_clear else 1.0
    followed = 0
    for state in moments("block", 8):
        legal = state.legal_actions()
        merits = [int(state.heuristic_score(action)) for action in legal]
        found = ActionStatistics(legal)
        for index in range(len(legal)):
            for reward in (0.0, spread, 0.0, spread):
                found.add(index, reward + (0.1 if index == len(legal) - 1 else 0.0))
        chosen = legal.index(decision(state, found))
        followed += merits[chosen] == max(merits)
        assert not is_clear or chosen == len(legal) - 1
    assert is_clear or followed == 8


def test_a_budget_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Budget()


def test_a_win_is_found_if_all_lines_can_be_searched() -> None:
    """Rows of Squeeze without a stock, in which some removals win and others lose."""
    game = capicua.load("squeeze", set_max=6)
    found = 0
    for seed in range(300):
        rng = Rng(seed)
        tiles = [tile_text(tile) for tile in game.tiles_in_play]
        row = [tiles.pop(int(rng.below(len(tiles)))) for _ in range(6)]
        state = game.position({"row": " ".join(row), "stock": ""})
        winning = [action for action in state.legal_actions() if can_win(state, action)]
        if 0 < len(winning) < len(state.legal_actions()):
            assert SearchBot(1, Budget(work=3000)).choose(state.view(0), Rng(seed)) in winning
            found += 1
    assert found >= 5


def can_win(state: State, action: int) -> bool:
    after = state.clone()
    after.advance(action)
    if after.is_over:
        return after.game.is_won(after.scores()[0])
    return any(can_win(after, other) for other in after.legal_actions())


def test_many_actions_are_reduced_to_a_sample_that_keeps_the_best() -> None:
    state = next(s for s in moments("big_clock", 60) if len(s.legal_actions()) > MANY)
    known = state.seen_by(int(state.turn))
    legal = known.legal_actions()
    thinned = candidates(known, legal)
    best = max(legal, key=lambda action: int(known.heuristic_score(action)))
    assert len(set(thinned)) == len(thinned) == MANY
    assert best in thinned
    assert set(thinned) <= set(legal)


def test_levels_have_increasing_limits() -> None:
    work = [level.work for level in THINKING.values()]
    worlds = [level.worlds for level in THINKING.values()]
    assert work == sorted(work)
    assert worlds == sorted(worlds)


@suite.heavy
@pytest.mark.parametrize("id", ["block", "squeeze"])
def test_a_round_of_each_level_ends(id: str) -> None:
    for name in LEVELS:
        state = capicua.load(id).new_round(seed=4)
        player = small(name) if name in SEARCHES else bot(name)
        while not state.is_over:
            state.apply(player.choose(state.view(int(state.turn)), Rng(len(state.log))))
        assert len(state.log) <= 200


@pytest.mark.parametrize("code", ["en", "es"])
def test_descriptions_of_levels_name_their_numbers(code: str) -> None:
    language = Language(code)
    numbers = {name: level.worlds for name, level in THINKING.items()}
    for name, number in {**numbers, "level5": WORLDS, "master": WORLDS * MORE_DEALS}.items():
        # Four digits are not grouped, in either language.
        shown = f"{number:,}" if number >= 10_000 else str(number)
        shown = shown if code == "en" else shown.replace(",", "\N{NO-BREAK SPACE}")
        assert f" {shown} " in language.about(f"level-{name}", "help")


def test_an_unknown_level_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        bot("level9")


@pytest.mark.parametrize("code", ["en", "es"])
def test_every_level_has_a_description(code: str) -> None:
    language = Language(code)
    for name in LEVELS:
        assert language.text(f"level-{name}")
        assert len(language.about(f"level-{name}", "help")) > 20
