"""Tournaments of bots on the same deals."""

import importlib.util
import itertools
import json
import os
import random
import sys
from pathlib import Path

import pytest

import capicua
from capicua.arena import Bout, Entrant, Rules, Tournament, entrant
from capicua.arena.bouts import play_bout, seatings
from capicua.arena.ratings import ratings
from capicua.arena.stopping_rule import Decision, decide
from capicua.arena.workers import on_cores, on_ray, play_job
from capicua.core.messages import BadOption
from capicua.terminal.main import run
from tests import suite

EXAMPLES = Path(__file__).parents[2] / "examples" / "arena_bots"
FIRST = f"program:{sys.executable} {EXAMPLES / 'first.py'}"


def bout_of(score, deal=0, pair=(0, 1)):
    return Bout(pair, deal, score, (score, 1 - score), (0.0, 0.0), 2, (1, 1), (0.0, 0.0))


def tournament(*names, deals=8, file=None, **options):
    rules = Rules.of(capicua.load("block"))
    return Tournament(rules, [Entrant(name) for name in names], deals, 5, file=file, **options)


@pytest.mark.parametrize(
    "sides", [[0, 1], [0, 1, 0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], list(range(8))]
)
def test_every_seating_has_its_counterpart(sides):
    plan = seatings(sides)
    assert len(set(plan)) == len(plan)
    for seating in plan:
        assert tuple(1 - who for who in seating) in plan
        assert set(seating) == {0, 1}
        for one, other in itertools.combinations(range(len(sides)), 2):
            if sides[one] == sides[other]:
                assert seating[one] == seating[other]


@pytest.mark.parametrize(("players", "most"), [(2, 2), (3, 6), (4, 6), (5, 2), (8, 2)])
def test_o5_seatings_are_few_and_give_both_bots_equally_many_seats(players, most):
    plan = seatings(list(range(players)))
    assert len(plan) == most
    assert all(abs(players - 2 * sum(seating)) <= 1 for seating in plan)
    for seat in range(players):
        assert sum(seating[seat] for seating in plan) == len(plan) / 2


def test_o5_progress_goes_to_standard_error_and_json_to_standard_output(capsys, monkeypatch):
    clock = itertools.count(0, 4_000)
    monkeypatch.setattr("capicua.terminal.reports.progress.now_ms", lambda: next(clock))
    arguments = ["arena", "block", "--seats", "2", "--deals", "12", "--seed", "1", "--json"]
    assert run([*arguments, "--workers", "1", "--lang", "en", "--bots", "greedy,random"]) == 0
    captured = capsys.readouterr()
    json.loads(captured.out)
    lines = captured.err.splitlines()
    assert len(lines) >= 3
    assert all(line.endswith(" of 12 done") for line in lines)
    counts = [int(line.split()[0]) for line in lines]
    assert counts == sorted(set(counts))


class Listener:
    """Draws one random number per decision and remembers it."""

    def __init__(self):
        self.drawn = []

    def choose(self, view, rng):
        self.drawn.append(int(rng.below(1_000_000)))
        return view.legal[0]


class Gambler:
    """Draws many random numbers per decision and ignores them."""

    def __init__(self, count):
        self.count = count

    def choose(self, view, rng):
        for _ in range(self.count):
            rng.below(6)
        return view.legal[0]


def test_o8_one_bots_random_numbers_do_not_affect_another():
    heard = []
    for count in (0, 7):
        listeners = [Listener() for _ in range(4)]
        others = [Gambler(count) for _ in range(4)]
        rules = Rules.of(capicua.load("block"), matches=True)
        play_bout(rules, (0, 1), (listeners, others), seed=3, deal=2)
        heard.append([listener.drawn for listener in listeners])
    assert heard[0] == heard[1]
    assert len(heard[0][0]) > 10
    # Different seats draw different numbers.
    assert len({tuple(drawn[:5]) for drawn in heard[0]}) == 4


def test_a_solitaire_has_one_seating_for_each_entrant():
    assert seatings([0]) == [(0,), (1,)]


@pytest.mark.parametrize("game", capicua.catalogue())
def test_equal_players_score_exactly_half_in_every_game(game):
    """With the same player at every seat, each seating mirrors another in any deal."""
    rules = Rules.of(capicua.load(game))
    one, other = ([Entrant("greedy").seated() for _ in range(rules.seats)] for _ in (0, 1))
    found = play_bout(rules, (0, 1), (one, other), seed=2, deal=1)
    assert found.score == pytest.approx(0.5)
    assert found.points[0] == pytest.approx(found.points[1])


def test_whole_matches_are_counted_as_matches():
    game = capicua.load("thats_it", players=2)
    rules = Rules.of(game, matches=True)
    one = [Entrant("greedy").seated() for _ in range(2)]
    other = [Entrant("random").seated() for _ in range(2)]
    found = [play_bout(rules, (0, 1), (one, other), 1, deal) for deal in range(6)]
    assert sum(bout.score for bout in found) > 4


def test_results_do_not_depend_on_the_number_of_processes():
    jobs = [
        (tournament("greedy", "random").rules, ("greedy", "random"), (0, 1), 5, d) for d in range(9)
    ]
    alone, together = list(on_cores(play_job, jobs, 1)), list(on_cores(play_job, jobs, 2))
    assert [bout.deal for bout in together] == list(range(9))
    assert [bout.score for bout in alone] == [bout.score for bout in together]


@suite.exhaustive
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_a_ray_cluster_gives_the_same_results_and_names_a_failing_bot(monkeypatch, tmp_path):
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    jobs = [
        (tournament("greedy", "random").rules, ("greedy", "random"), (0, 1), 5, d) for d in range(4)
    ]
    try:
        assert [b.score for b in on_ray(play_job, jobs, 1)] == [
            b.score for b in on_cores(play_job, jobs, 1)
        ]
        script = tmp_path / "bot.py"
        script.write_text("input()\n")
        mute = f"program:{sys.executable} {script}"
        with pytest.raises(BadOption, match="entrant-gone"):
            list(
                on_ray(
                    play_job, [(jobs[0][0], ("greedy", mute), (0, 1), 5, d) for d in range(2)], 1
                )
            )
    finally:
        ray.shutdown()


def test_an_interrupted_tournament_can_be_resumed(tmp_path):
    file = tmp_path / "arena.jsonl"
    whole = tournament("greedy", "random", file=None)
    whole.run("cores", 1)
    begun = tournament("greedy", "random", deals=3, file=file)
    begun.run("cores", 1)
    with file.open("a") as out:
        out.write('{"pair": [0, 1], "deal": 3, "sco')  # the process was killed here
    again = tournament("greedy", "random", file=file)
    assert len(again.bouts) == 3
    again.run("cores", 1)
    assert [b.score for b in again.bouts] == [b.score for b in whole.bouts]
    lines = file.read_text().splitlines()
    assert len(lines) == 9
    assert all(json.loads(line) for line in lines)


def test_a_file_of_another_tournament_is_not_overwritten(tmp_path):
    file = tmp_path / "arena.jsonl"
    tournament("greedy", "random", deals=4, file=file).run("cores", 1)
    before = file.read_text()
    with pytest.raises(BadOption, match="arena-other"):
        tournament("random", "greedy", file=file)
    assert file.read_text() == before
    file.write_text("not this\n")
    with pytest.raises(BadOption, match="arena-file"):
        tournament("greedy", "random", file=file)


def test_the_stronger_bot_is_found_and_the_test_stops():
    found = tournament("greedy", "random", deals=400, until_decided=True, margin=0.05)
    found.run("cores", 1)
    duel = found.duel((0, 1))
    assert duel.decision is Decision.FIRST
    assert len(duel.bouts) < 400
    assert duel.score.low > 0.5


@pytest.mark.parametrize("times", suite.everyday([40], [40, 200]))
def test_the_sequential_test_has_the_stated_error_rates(times):
    """Scores of equal bots, and of one better by the margin, sampled many times."""
    chance = random.Random(1)
    outcomes = {True: [], False: []}
    for better in outcomes:
        for _ in range(times):
            scores = []
            while not (verdict := decide(scores, 0.05)).is_final:
                scores.append(float(chance.random() < (0.55 if better else 0.5)))
            outcomes[better].append(verdict)
    wrong = times * 0.06  # 2.5%, with room for chance
    assert outcomes[False].count(Decision.FIRST) <= wrong
    assert outcomes[False].count(Decision.SECOND) <= wrong
    assert outcomes[True].count(Decision.FIRST) >= times * 0.9


def test_ratings_follow_the_results():
    pytest.importorskip("openskill", reason="openskill is not installed")
    bouts = [
        bout_of(score, deal, pair)
        for deal in range(20)
        for pair, score in (((0, 1), 0.75), ((0, 2), 0.9), ((1, 2), 0.6))
    ]
    found = ratings(3, bouts)
    assert found[0].mean > found[1].mean > found[2].mean
    assert found[0].interval[0] < found[0].mean < found[0].interval[1]


def test_a_third_party_class_plays(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = tournament("careful:Heaviest", "random", deals=6)
    found.run("cores", 1)
    assert len(found.bouts) == 6


SPY = """
import gc, sys
from capicua.core.match import Match
from capicua.core.state import State


class Spy:
    \"\"\"Looks for hands where a class could find them; fails if it finds any.\"\"\"

    def choose(self, view, rng):
        print("what a guest prints is no answer")
        frame = sys._getframe()
        while frame is not None:
            self.look(frame.f_locals.values())
            frame = frame.f_back
        self.look(gc.get_objects())
        return view.legal[0]

    def look(self, things):
        for thing in list(things):
            if isinstance(thing, Match) or (isinstance(thing, State) and thing.viewer == -1):
                raise RuntimeError("a hand is seen")
"""


def test_a_guest_cannot_read_hands_from_its_process(tmp_path, monkeypatch):
    (tmp_path / "spying.py").write_text(SPY)
    monkeypatch.syspath_prepend(str(tmp_path))
    found = tournament("spying:Spy", "chance", deals=2)
    found.run("cores", 1)
    assert len(found.bouts) == 2
    # The same class in this process finds the round at once.
    spy = importlib.import_module("spying").Spy()
    state = capicua.load("block").new_round(seed=1)
    with pytest.raises(RuntimeError, match="a hand is seen"):
        spy.choose(state.view(0), capicua.Rng(1))


@pytest.mark.parametrize(
    ("body", "id"),
    [("return -1", "illegal"), ("raise KeyError(7)", "failed"), ("return 'x'", "illegal")],
)
def test_a_failing_guest_is_named(tmp_path, monkeypatch, body, id):
    name = f"failing_{id}_{len(body)}"
    (tmp_path / f"{name}.py").write_text(
        f"class Bad:\n    def choose(self, view, rng):\n        {body}\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadOption, match=f"entrant-{id}") as caught:
        tournament(f"{name}:Bad", "chance", deals=1).run("cores", 1)
    assert f"{name}:Bad" in str(caught.value)


def test_a_guests_random_numbers_are_reproducible(monkeypatch, tmp_path):
    (tmp_path / "lucky.py").write_text(
        "class Lucky:\n    def choose(self, view, rng):\n        return rng.choice(view.legal)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    scores = []
    for _ in range(2):
        found = tournament("lucky:Lucky", "greedy", deals=3)
        found.run("cores", 1)
        scores.append([bout.points for bout in found.bouts])
    assert scores[0] == scores[1]


def test_a_program_plays():
    found = tournament(FIRST, "random", deals=2)
    found.run("cores", 1)
    assert len(found.bouts) == 2


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("clever", "unknown-bot"),
        ("no_such_module:Bot", "entrant-missing"),
        ("json:Nothing", "entrant-missing"),
        ("json:JSONDecoder", "entrant-mute"),
        ("program:/no/such/program", "entrant-missing"),
        ("program:", "entrant-missing"),
    ],
)
def test_an_invalid_entrant_is_refused(name, id):
    with pytest.raises(BadOption, match=id):
        entrant(name)


@pytest.mark.parametrize(
    ("answer", "id"), [("print(1)", "illegal"), ("print('[}')", "illegal"), ("pass", "gone")]
)
def test_a_program_with_an_invalid_response_is_named(tmp_path, answer, id):
    script = tmp_path / "bot.py"
    script.write_text(f"input()\n{answer}\n")
    found = tournament(f"program:{sys.executable} {script}", "random", deals=1)
    with pytest.raises(BadOption, match=f"entrant-{id}"):
        found.run("cores", 1)


def test_a_failing_bot_in_another_process_is_named(tmp_path):
    script = tmp_path / "bot.py"
    script.write_text("input()\n")
    found = tournament(f"program:{sys.executable} {script}", "random", deals=2)
    with pytest.raises(BadOption, match="entrant-gone"):
        found.run("cores", 2)


@pytest.mark.parametrize("names", [["greedy"], ["greedy", "greedy"], []])
def test_a_tournament_needs_two_different_entrants(names):
    with pytest.raises(BadOption, match="arena-entrants"):
        tournament(*names)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_command_reports_which_bot_is_better(capsys, monkeypatch, lang, plain):
    monkeypatch.setenv("COLUMNS", "120")
    asked = ["arena", "block", "--bots", "greedy,random", "-n", "40", "--seed", "1"]
    assert run([*asked, "--workers", "1", "--lang", lang, *plain]) == 0
    said = capsys.readouterr().out
    assert "greedy – random" in " ".join(said.split())
    assert "⟨" not in said


def test_the_command_writes_json_and_a_plot(capsys, tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    picture = tmp_path / "arena.png"
    asked = ["arena", "block", "--bots", "greedy,random", "-n", "8", "--seed", "1", "--json"]
    assert run([*asked, "--workers", "1", "--plot", str(picture)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["entrants"] == ["greedy", "random"]
    assert data["duels"][0]["deals"] == 8
    assert picture.stat().st_size > 1000


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (["--engine", "steam"], "cores"),
        (["--bots", "greedy"], "greedy"),
        (["--margin", "2"], "0.4"),
    ],
)
def test_the_command_refuses_invalid_arguments_in_a_sentence(capsys, wrong, named):
    assert run(["arena", "block", "-n", "4", *wrong]) == 2
    assert named in capsys.readouterr().err


def test_cores_does_not_exceed_the_cpu_count():
    from capicua.arena.workers import cores

    assert 1 <= cores() <= (os.cpu_count() or 1)
