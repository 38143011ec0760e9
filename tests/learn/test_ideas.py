"""Ideas of puzzles: a solver meets each once."""

from dataclasses import replace

import pytest

from capicua.learn import collections, games_with_puzzles, mining, puzzles_of
from capicua.learn.collections import collect, variants
from capicua.learn.ideas import idea_of, keys_of, without_repetitions
from capicua.learn.puzzle import Puzzle
from capicua.notation import read_position

ALL = [puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)]


def idea(position, solution, other, theme):
    """Return the idea of the choice between two moves in a position."""
    state = read_position(position)
    puzzle = Puzzle(
        id="",
        game=state.game.id,
        record="",
        solution=solution,
        other=other,
        theme=theme,
        difficulty=1,
        chance=1.0,
        next=0.0,
    )
    return idea_of(state.view(int(state.turn)).known, puzzle)


def line(layout, hand, lacked="", game="block players=4"):
    """Return a position of a line in which A holds two tiles and is to play."""
    known = f"\nlacked: {lacked}" if lacked else ""
    return f"game: {game}\nlayout: {layout}\nA: {hand}\nB: 2?\nC: 2?\nD: 2?\nturn: A{known}"


FIVE_TWO = line("root 6-6 | E 6-5 | W 6-2", "5-1 2-0")
TWO_FIVE = line("root 6-6 | E 6-2 | W 6-5", "5-1 2-0")
THREE_FOUR = line("root 1-1 | E 3-1 | W 4-1", "4-2 3-0")
ONE_TILE = line("root 1-1 | E 3-1 | W 4-1", "4-3 2-0")


def test_numbers_and_sides_do_not_make_another_idea():
    first = idea(FIVE_TWO, "5-1@E", "2-0@W", "own_end")
    assert first == idea(THREE_FOUR, "4-2@W", "3-0@E", "own_end")
    assert first == idea(THREE_FOUR, "3-0@E", "4-2@W", "own_end")
    assert first == idea(TWO_FIVE, "2-0@E", "5-1@W", "own_end")


def test_another_theme_hand_or_number_of_players_makes_another_idea():
    first = idea(FIVE_TWO, "5-1@E", "2-0@W", "own_end")
    assert first != idea(FIVE_TWO, "5-1@E", "2-0@W", "doubles")
    assert first != idea(ONE_TILE, "4-3@W", "4-3@E", "own_end")
    three = FIVE_TWO.replace("players=4", "players=3").replace("\nD: 2?", "")
    assert first != idea(three, "5-1@E", "2-0@W", "own_end")


def test_what_others_passed_on_counts_where_the_theme_is_about_it():
    passed = line("root 6-6 | E 6-5 | W 6-2", "5-1 2-0", "B 1, C 5")
    alike = line("root 1-1 | E 3-1 | W 4-1", "4-2 3-0", "B 2, C 4")
    moves, those = ("5-1@E", "2-0@W"), ("4-2@W", "3-0@E")
    for theme in ("make_them_pass", "block"):
        assert idea(passed, *moves, theme) != idea(FIVE_TWO, *moves, theme)
    assert idea(passed, *moves, "make_them_pass") == idea(alike, *those, "make_them_pass")
    assert idea(passed, *moves, "own_end") == idea(FIVE_TWO, *moves, "own_end")


def test_numbers_count_where_pips_or_the_rules_do():
    light = line("root 6-6 | E 6-5 | W 6-2", "5-1 2-0")
    heavy = line("root 0-0 | E 5-0 | W 4-0", "6-5 4-3")
    for theme, is_same in (("own_end", True), ("shed_weight", False)):
        one, other = idea(light, "5-1@E", "2-0@W", theme), idea(heavy, "6-5@E", "4-3@W", theme)
        assert (one == other) is is_same
    muggins = FIVE_TWO.replace("block", "muggins"), THREE_FOUR.replace("block", "muggins")
    one = idea(muggins[0], "5-1@E", "2-0@W", "own_end")
    assert one != idea(muggins[1], "4-2@W", "3-0@E", "own_end")


def test_a_train_is_ones_own_or_another_s():
    position = (
        "game: garrafina players=4\nlead: 6-6\nends: {ends}\n"
        "A: {hand}\nB: 2?\nC: 2?\nD: 2?\nturn: A\nphase: main"
    )
    own = position.format(ends="4 5* 3 2", hand="4-1 5-0")
    same = position.format(ends="2 1* 3 0", hand="4-2 5-1")
    later = position.format(ends="4 3 5* 2", hand="4-1 5-0")
    first = idea(own, "5-0>B", "4-1>A", "own_end")
    assert first == idea(same, "5-1>B", "4-2>A", "own_end")
    assert first != idea(later, "5-0>C", "4-1>A", "own_end")


def test_a_bet_is_the_rank_the_price_and_the_company():
    position = (
        "game: poker freezeout players=4\nA: 5?\nB: {hand}\nC: 5?\nD: 5?\ndealer: C\n"
        "phase: first\nstacks: 0 99 99 99\nbets: 99 0 0 0\npot: 103\nfolded: {folded}\n"
        "acted: A\nraises: 1\nsize: 99\nturn: B"
    )
    first = idea(position.format(hand="2-2 4-2 6-1 6-3 6-6", folded="–"), "call", "fold", "call")
    same = idea(position.format(hand="3-1 4-2 4-4 6-1 6-6", folded="–"), "call", "fold", "call")
    threes = idea(position.format(hand="2-2 3-1 4-4 5-3 6-6", folded="–"), "call", "fold", "call")
    alone = idea(position.format(hand="2-2 4-2 6-1 6-3 6-6", folded="C"), "call", "fold", "call")
    assert first == same
    assert len({first, threes, alone}) == 3


@pytest.mark.parametrize("puzzle", ALL[:: len(ALL) // 60], ids=lambda one: one.id)
def test_an_idea_is_that_of_the_seat_to_act(puzzle):
    """It says nothing about hidden tiles, and the same of the position in another deal."""
    state = puzzle.moment()
    seat = int(state.turn)
    world = state.resample(seat, mining.Rng(5)).view(seat).known
    assert idea_of(world, puzzle) == keys_of(puzzle)[0]


def test_each_idea_and_each_position_ships_once():
    """253 positions of Garrafina had been in Correlativa, too; 17 bets had one idea."""
    kept = without_repetitions(ALL)
    assert [puzzle.id for puzzle in ALL if puzzle not in kept] == []


def test_of_one_idea_the_hardest_puzzle_stays():
    first = puzzles_of("block")[0]
    easy, hard = replace(first, id="block-9001", difficulty=1), replace(first, difficulty=4)
    assert without_repetitions([easy, hard]) == [hard]
    clear = replace(hard, id="block-9002", next=hard.next - 0.01)
    assert without_repetitions([hard, clear, easy]) == [clear]


def test_a_position_in_two_games_is_one_puzzle():
    puzzle = next(one for one in puzzles_of("garrafina") if '[Preset "pagat"]' in one.record)
    record = puzzle.record.replace('"garrafina"', '"correlativa"')
    twin = replace(puzzle, id="correlativa-9001", game="correlativa", record=record)
    assert keys_of(puzzle)[0] != keys_of(twin)[0]
    assert keys_of(puzzle)[1] == keys_of(twin)[1]


def test_a_collection_has_no_idea_twice_and_none_that_is_installed(monkeypatch):
    installed = puzzles_of("block")[0]
    more = list(puzzles_of("draw")[:3])
    found = iter([installed, more[0], more[0], *more[1:], more[2]])
    monkeypatch.setattr(collections, "mine", lambda *_: [replace(next(found), difficulty=2)])
    taken = collect("block", 3)
    assert [one.record for one in taken] == [one.record for one in more]
    last = max(int(one.id.rpartition("-")[2]) for one in puzzles_of("block"))
    assert [one.id for one in taken] == [f"block-{last + number}" for number in (1, 2, 3)]


def test_rounds_are_mined_with_every_number_of_players_up_to_four():
    assert {int(game.players) for game in variants("correlativa")} == {2, 3, 4}
    assert {int(game.players) for game in variants("squeeze")} == {1}
    assert {int(game.players) for game in variants("tiddle_a_wink")} == {3, 4, 5, 6}


def test_games_with_equal_hands_are_mined_in_different_deals(monkeypatch):
    deals = []
    monkeypatch.setattr(mining, "puzzle_at", lambda state, *_: deals.append(list(state.order)))
    for game in ("garrafina", "correlativa"):
        assert list(mining.mine(variants(game)[-1], 3, 1)) == []
    assert {len(deal) for deal in deals} == {28}
    assert deals[0] != deals[-1]
