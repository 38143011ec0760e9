"""Reviews of recorded rounds: based on known information, with significant mistakes only."""

import json
import sys

import pytest

import capicua
from capicua.arena.workers import worker_pool
from capicua.bots.rollouts import Rollouts, side_result
from capicua.core.messages import BadOption
from capicua.core.tiles.random import Rng
from capicua.notation import read, record_of, write
from capicua.review import Effort, hint_for, review, review_data
from capicua.review.accuracy import accuracy, grade
from capicua.review.consequences import consequences, contract
from capicua.review.decisions import DecisionPoint, judge, open_cost
from capicua.review.hints import hint_messages
from capicua.review.luck import par_of, played_on

FEW = Effort(worlds=16)


def recorded(id, seed, rounds=1, **options):
    """Return a match of partly random, partly greedy play, read back from its record."""
    match = capicua.load(id, **options).new_match(seed=seed)
    rng = Rng(seed)
    while True:
        state = match.round
        while not state.is_over:
            legal = state.legal_actions()
            best = max(legal, key=state.heuristic_score)
            state.apply(best if rng.below(3) else legal[rng.below(len(legal))])
        match.settle()
        if match.is_over or len(match.rounds) == rounds:
            return read(write(record_of(match)).encode())
        match.start()


@pytest.fixture(scope="module")
def block():
    return recorded("block", 4, rounds=2, preset="partners", hand_size=4)


@pytest.fixture(scope="module")
def reviewed(block):
    return review(block, FEW, seed=5)


def test_a_review_in_two_processes_is_the_same_and_tells_of_each_step(block, reviewed):
    told = []
    with worker_pool(2) as run:
        found = review(block, FEW, seed=5, progress=lambda *step: told.append(step), run=run)
    assert review_data(found) == review_data(reviewed)
    assert [moment for each in found.rounds for moment in each.moments] == [
        moment for each in reviewed.rounds for moment in each.moments
    ]
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_every_decision_is_judged_and_forced_moves_are_not(reviewed):
    for each in reviewed.rounds:
        moves = len(each.moments) - 1
        assert len(each.decisions) + each.forced == moves
        assert len(each.chances) == len(each.moments)
        for decision in each.decisions:
            state = decision.moment.state
            assert len(state.legal_actions()) > 1
            assert decision.moment.action in state.legal_actions()
            assert decision.best in state.legal_actions()
            after = state.clone()
            after.apply(decision.moment.action)
            assert list(after.log) == list(each.moments[decision.moment.move].log)


def test_the_same_seed_gives_the_same_review(block, reviewed):
    again = review(block, FEW, seed=5)
    assert review_data(again) == review_data(reviewed)
    other = review(block, FEW, seed=6)
    assert review_data(other) != review_data(reviewed)


def test_a_judgement_does_not_depend_on_hidden_tiles(reviewed):
    """Another deal that looks the same to the player gives the same judgement."""
    compared = 0
    for decision in reviewed.decisions[::5]:
        state, seat = decision.moment.state, decision.moment.seat
        world = state.resample(seat, Rng(compared))
        assert world.view(seat).encode() == state.view(seat).encode()
        twin = DecisionPoint(
            decision.moment.round, decision.moment.move, world, decision.moment.action
        )
        again = judge(twin, FEW, 5)
        assert (again.best, again.points, again.chance) == (
            decision.best,
            decision.points,
            decision.chance,
        )
        compared += any(
            int(a) != int(b) for a, b in zip(world.hands.bits, state.hands.bits, strict=True)
        )
    assert compared


def test_the_best_action_costs_nothing(reviewed):
    best = [decision for decision in reviewed.decisions if decision.is_best]
    assert best
    for decision in best:
        assert decision.points.value == decision.chance.value == 0
    assert all(not mistake.is_best and mistake.points.low > 0 for mistake in reviewed.mistakes)


def test_actions_as_good_as_the_best_exclude_what_clearly_lost(careless):
    assert any(len(each.as_good) > 1 for each in careless.decisions)
    for each in careless.decisions:
        assert each.as_good[0] == each.best
        assert set(each.as_good) <= set(each.moment.state.legal_actions())
        assert len(set(each.as_good)) == len(each.as_good)
    assert all(each.moment.action not in each.as_good for each in careless.mistakes)


@pytest.fixture(scope="module")
def careless():
    """Return the review of a random round, with enough sampled deals to find mistakes."""
    match = capicua.load("block", preset="partners").new_match(seed=8)
    rng = Rng(3)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    return review(read(write(record_of(match)).encode()), Effort(worlds=24), seed=2)


def test_l15_o10_points_lost_are_the_sum_of_the_mistakes_and_never_negative(careless):
    assert careless.mistakes
    for seat in range(4):
        own = [each for each in careless.mistakes if each.moment.seat == seat]
        total = careless.total(seat)
        assert total.value == pytest.approx(sum(each.points.value for each in own))
        assert 0 <= total.low <= total.value <= total.high
    costs = [each.points.value for each in careless.mistakes]
    assert costs == sorted(costs, reverse=True)


def random_round(id, seed, **options):
    """Return the record of a random round."""
    match = capicua.load(id, **options).new_match(seed=seed)
    rng = Rng(seed)
    while not match.round.is_over:
        legal = match.round.legal_actions()
        match.round.apply(legal[rng.below(len(legal))])
    return read(write(record_of(match)).encode())


@pytest.mark.parametrize(
    ("id", "seed", "players"),
    [("block", 3, 2), ("block", 11, 2), ("garrafina", 8, 3), ("garrafina", 3, 3), ("draw", 3, 2)],
)
def test_l15_a_players_loss_is_the_sum_of_the_mistakes_in_every_record(id, seed, players):
    found = review(random_round(id, seed, players=players), FEW, seed=seed)
    assert found.mistakes
    for seat in range(players):
        own = [each.points.value for each in found.mistakes if each.moment.seat == seat]
        total = found.total(seat)
        assert total.value == pytest.approx(sum(own))
        assert all(0 < part <= total.value + 1e-9 for part in own)
        assert 0 <= total.low <= total.value <= total.high


def test_o11_every_mistake_has_a_reason_for_the_better_move(careless):
    for mistake in careless.mistakes:
        assert mistake.reasons
        assert mistake.grade in ("inaccuracy", "mistake", "blunder")
    data = review_data(careless)
    assert len(data["mistakes"]) == len(careless.mistakes)


def test_accuracy_is_100_without_mistakes_and_falls_with_their_cost(careless):
    for seat in range(4):
        lost = [d.lost_chance for d in careless.decisions if d.moment.seat == seat]
        found = careless.accuracy(seat)
        assert found == pytest.approx(sum(100 * 0.5 ** (share / 0.1) for share in lost) / len(lost))
        assert 0 <= found <= 100
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([]) is None
    assert [grade(lost) for lost in (0.049, 0.05, 0.149, 0.15)] == [
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]


def test_o11_the_outlook_reports_that_the_next_seat_has_to_pass():
    """Leaving numbers that the next seat is known to lack at both ends makes it pass."""
    told = []
    for seed in range(40):
        state = capicua.load("block", preset="partners").new_round(seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            known = state.view(int(state.turn)).known
            sure = [a for a in legal if len(legal) > 1 and forces(known, a)]
            if sure and len(sure) < len(legal):
                other = next(a for a in legal if a not in sure)
                told += consequences(known, sure[0], other, Rng(seed))
            state.apply(max(legal, key=state.heuristic_score))
        if told:
            break
    assert any(each.id == "review-next-other" for each in told)
    for each in told:
        assert abs(each.arguments["chance"] - each.arguments["second"]) >= 10


def forces(known, action):
    """Return whether the next seat is known to lack all numbers open after an action."""
    after = known.clone()
    after.advance(action)
    if after.is_over:
        return False
    lacked = after.lacked[after.turn]
    return after.line.number_mask() & ~lacked == 0


def test_o12_tricks_are_explained_by_the_contract():
    state = capicua.load("texas_42").new_round(seed=1)
    while state.trick_play() is None:
        state.advance(max(state.legal_actions(), key=state.heuristic_score))
    makers = int(state.trick_play().makers)
    [said] = contract(state, 0.62, 0.41)
    assert said.id == (
        "review-contract-makes" if makers >> int(state.turn) & 1 else "review-contract-sets"
    )
    assert said.arguments["chance"] == 62
    assert said.arguments["second"] == 41
    assert contract(capicua.load("block").new_round(seed=1), 0.6, 0.4) == []


def test_o13_advice_never_prefers_an_action_that_measured_worse():
    for seed in range(6):
        state = capicua.load("block", preset="partners").new_round(seed=seed)
        while len(state.legal_actions()) < 3 and not state.is_over:
            state.apply(state.legal_actions()[0])
        found = hint_for(state.view(int(state.turn)), Rng(seed), Effort(worlds=16))
        assert found.points_gained is None or found.points_gained.value >= 0


def test_wasting_a_last_tile_is_a_certain_mistake():
    """With two playable tiles left, only one of them lets the seat go out on its next turn."""
    game = capicua.load("block", preset="partners")
    found = None
    for seed in range(200):
        state = game.new_round(seed=seed)
        while not state.is_over and found is None:
            legal = state.legal_actions()
            if int(state.hands.counts[state.turn]) == 2 and len(legal) > 1:
                waste = [a for a in legal if not goes_out_next(state, a)]
                sure = [a for a in legal if goes_out_next(state, a)]
                if waste and sure:
                    found = state, waste[0], sure
                    break
            state.apply(max(legal, key=state.heuristic_score))
        if found:
            break
    state, waste, sure = found
    decision = judge(DecisionPoint(0, len(state.log) + 1, state, waste), Effort(worlds=400), 1)
    assert decision.best in sure
    assert decision.points.low > 0


def goes_out_next(state, action):
    """Return whether all others must pass until the seat goes out with its last tile."""
    after, seat = state.clone(), int(state.turn)
    after.apply(action)
    while not after.is_over and int(after.turn) != seat:
        legal = after.legal_actions()
        if legal != [after.game.passing]:
            return False
        after.apply(legal[0])
    return not after.is_over and after.game.passing not in after.legal_actions()


def test_the_par_of_a_solitaire_is_whether_it_can_be_won():
    found = review(recorded("squeeze", 1, preset="squeeze_6"), FEW)
    assert found.is_alone
    assert found.rounds[0].par.how in ("winnable", "hopeless", "unsettled")


def test_leads_par_and_final_chances_are_consistent(reviewed):
    for each in reviewed.rounds:
        assert sum(each.leads) == pytest.approx(0)
        assert sum(lead.value for lead in each.par.leads) == pytest.approx(0)
        assert each.chances[-1] == [side_result(each.moments[-1], side).won for side in (0, 1)]


def test_par_of_two_sides_is_solved_exactly_if_possible():
    record = recorded("block", 9, players=2, hand_size=4)
    found = review(record, FEW)
    assert found.rounds[0].par.how == "solved"
    exact = found.rounds[0].par.leads[0]
    assert exact.low == exact.value == exact.high
    assert all(open_cost(decision) is not None for decision in found.decisions[-2:])


def test_par_of_many_sides_is_estimated_by_playouts():
    game = capicua.load("block", players=3, hand_size=4)
    state = game.new_round(seed=2)
    par = par_of([state], 1)
    assert par.how == "played_on"
    assert len(par.leads) == 3
    assert sum(lead.value for lead in par.leads) == pytest.approx(0, abs=1e-6)
    won = played_on(state, 1, 10)[1]
    assert sum(won) == pytest.approx(1)


def test_rounds_are_selected_by_number(block):
    assert [each.number for each in review(block, FEW, number=2).rounds] == [2]
    with pytest.raises(BadOption) as caught:
        review(block, FEW, number=7)
    assert caught.value.message.id == "review-no-round"


def test_an_unfinished_match_is_reviewed_so_far():
    game = capicua.load("block", preset="partners", hand_size=4)
    match = game.new_match(seed=3)
    for _ in range(7):
        match.round.apply(match.round.legal_actions()[0])
    found = review(read(write(record_of(match)).encode()), FEW)
    assert found.rounds[0].par is None
    assert not found.rounds[0].leads
    assert len(found.rounds[0].chances) == 8


def test_progress_reaches_the_total(block):
    steps = []
    review(block, FEW, number=1, progress=lambda done, total: steps.append((done, total)))
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1][0] == steps[-1][1]


def test_the_review_data_is_valid_json(reviewed):
    data = json.loads(json.dumps(review_data(reviewed)))
    assert data["format"] == "capicua review"
    assert data["version"] == 2
    assert data["unit"] == "points"
    assert [player["seat"] for player in data["players"]] == ["A", "B", "C", "D"]
    decision = data["rounds"][0]["decisions"][0]
    assert set(decision) == {
        "round",
        "move",
        "seat",
        "played",
        "best",
        "points",
        "chance",
        "worlds",
        "choices",
        "grade",
        "reasons",
        "merits",
    }
    assert {"value", "interval"} == set(decision["points"])


@pytest.mark.parametrize("id", ["texas_42", "mexican_train", "garrafina", "muggins"])
def test_advice_for_a_choice_compares_the_best_with_the_next(id):
    small = {"set_max": 6} if id == "mexican_train" else {}
    state = capicua.load(id, **small).new_round(seed=1)
    while len(state.log) < 12 or len(state.legal_actions()) < 2:
        state.apply(max(state.legal_actions(), key=state.heuristic_score))
    found = hint_for(state.view(int(state.turn)), Rng(1), Effort(worlds=16))
    assert found.best in state.legal_actions()
    assert len(found.actions) > 1
    assert found.points_gained.low <= found.points_gained.value <= found.points_gained.high
    values = [each.points.value for each in found.actions]
    assert values[2:] == sorted(values[2:], reverse=True)
    assert min(values[:2]) >= max(values[2:], default=min(values[:2]))  # ordered by the second half


def test_advice_without_a_choice_is_the_only_action():
    state = capicua.load("block", preset="partners").new_round(seed=1)
    while len(state.legal_actions()) > 1:
        state.apply(state.legal_actions()[0])
    found = hint_for(state.view(int(state.turn)), Rng(1))
    assert [each.action for each in found.actions] == state.legal_actions()
    assert found.points_gained is None
    with pytest.raises(ValueError, match="seat to act"):
        hint_for(state.view((int(state.turn) + 1) % 4), Rng(1))


def test_advice_for_a_solitaire_is_ordered_by_winning_chance():
    state = capicua.load("squeeze", preset="squeeze_6").new_round(seed=2)
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    found = hint_for(state.view(0), Rng(3), Effort(worlds=16))
    chances = [each.chance.value for each in found.actions]
    assert chances == sorted(chances, reverse=True)


def test_playouts_do_not_change_the_round():
    state = capicua.load("garrafina").new_round(seed=5)
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    before = state.fields()
    ahead = Rollouts(state)
    ends = ahead.after(state, state.legal_actions()[0], 1)
    assert state.fields() == before
    assert ends == ahead.after(state, state.legal_actions()[0], 1)
    assert sum(end.won for end in ends) == pytest.approx(1)


def test_a_work_limit_reduces_sampled_deals_and_widens_intervals(block):
    moments = [decision.moment for decision in review(block, FEW, number=1).rounds[0].decisions]
    many = Effort(worlds=400, work=0)
    few = Effort(worlds=400, work=1)
    wide = [judge(moment, few, 1) for moment in moments[:3]]
    narrow = [judge(moment, many, 1) for moment in moments[:3]]
    assert all(a.worlds < b.worlds for a, b in zip(wide, narrow, strict=True))
    widths = [0.0, 0.0]
    for a, b in zip(wide, narrow, strict=True):
        best, same = a.choices[0], next(c for c in b.choices if c.action == a.choices[0].action)
        widths[0] += best.points.high - best.points.low
        widths[1] += same.points.high - same.points.low
    assert widths[0] > widths[1]


def test_actions_solved_together_have_the_same_results_as_alone():
    """Results that the solver reuses between actions do not change them."""
    state = capicua.load("texas_42").new_round(seed=2)
    while state.trick_play() is None or max(map(int.bit_count, map(int, state.hands.bits))) > 4:
        state.advance(max(state.legal_actions(), key=state.heuristic_score))
    while not state.is_over:
        legal = state.legal_actions()
        together = Rollouts(state).after_each(state, legal, [1])
        assert together == [[Rollouts(state).after(state, action, 1)] for action in legal]
        state.advance(legal[-1])


def test_a_hint_reports_the_measured_chance_and_main_reason():
    state = capicua.load("block", preset="partners").new_round(seed=1)
    while len(state.legal_actions()) < 2:
        state.advance(state.legal_actions()[0])
    found = hint_for(state.view(int(state.turn)), Rng(1), Effort(worlds=32))
    first, *rest = hint_messages(found, state.game)
    assert rest == found.reasons[:1]
    assert first.arguments["chance"] == round(100 * found.chance.value)
    assert first.arguments["more"] == ("yes" if rest else "no")
    assert first.id == ("hint-better" if found.points_gained.low > 0 else "hint-close")


def test_a_hint_without_time_is_marked_as_a_guess(monkeypatch):
    clock = iter(range(10**6))  # each call is a thousand seconds later
    monkeypatch.setattr(sys.modules["capicua.bots.evaluation"], "is_compiled", lambda: False)
    monkeypatch.setattr("time.perf_counter", lambda: 1000.0 * next(clock))
    state = capicua.load("block", preset="partners").new_round(seed=1)
    while len(state.legal_actions()) < 2:
        state.advance(state.legal_actions()[0])
    found = hint_for(state.view(int(state.turn)), Rng(1), Effort(worlds=32, ms=10))
    assert found.best == max(state.legal_actions(), key=lambda a: (state.heuristic_score(a), -a))
    assert hint_messages(found, state.game)[0].id == "hint-guess"
