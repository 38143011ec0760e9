"""A table without input or output: turns, news, bots, undo, and going on from a record."""

import pytest

import capicua
from capicua.core.chance import Dealer
from capicua.core.match import Match
from capicua.core.reasons import BadOption, IllegalAction, Message
from capicua.notation import read, write
from capicua.table import Player, Table
from capicua.table.saving import table_of, table_record
from capicua.table.table import Event, tiles_shown


def table(game="thats_it", seed=7, people=1, players=3, level="greedy", **options):
    found = capicua.load(game, players=players, **options)
    seats = [Player(f"P{k}", "" if k < people else level) for k in range(players)]
    return Table(Match(found, Dealer.from_seed(seed)), seats)


def squeeze(seed=3):
    return table("squeeze", seed, players=1, preset="squeeze-6")


def play_on(at: Table, actions: int) -> None:
    """The first legal action for people, the bots' own for bots."""
    for _ in range(actions):
        if at.round.is_over:
            at.settle()
            if at.match.is_over:
                return
            at.deal()
        if at.bot_turn() is None:
            at.play(at.turn, at.round.legal_actions()[0])


def test_every_seat_needs_somebody():
    game = capicua.load("thats_it", players=3)
    with pytest.raises(BadOption, match="bad-seats"):
        Table(Match(game, Dealer.from_seed(1)), [Player("Ana")])


def test_a_bot_of_an_unknown_level_is_refused():
    with pytest.raises(BadOption, match="unknown-bot"):
        table(level="genius")


def test_only_the_seat_to_act_may_act():
    at = table(people=3)
    wrong = (at.turn + 1) % 3
    with pytest.raises(IllegalAction, match="not-your-turn"):
        at.play(wrong, at.round.legal_actions()[0])
    assert at.events == []


def test_an_illegal_action_changes_nothing():
    at = table(people=3)
    illegal = next(a for a in range(200) if a not in at.round.legal_actions())
    with pytest.raises(IllegalAction):
        at.play(at.turn, illegal)
    assert len(at.round.log) == 0


def test_bots_act_on_their_turn_only():
    at = table(people=1)
    while at.turn != 0:
        assert at.bot_turn() is not None
    assert at.bot_turn() is None


def test_news_are_told_once_and_only_to_those_they_are_for():
    event = Event(0, [Message("for-all"), Message("for-one", only=1)])
    at = table()
    at.events.append(event)
    assert [m.id for m in at.news(0)] == ["for-all"]
    assert at.news(0) == []
    assert [m.id for m in at.news(1)] == ["for-all", "for-one"]
    assert [m.id for m in at.news(None)] == ["for-all"]


def test_totals_include_the_finished_round_before_it_is_settled():
    at = table()
    while not at.round.is_over:
        play_on(at, 1)
    scores = at.round.scores()
    assert at.totals == scores
    at.settle()
    at.settle()
    assert at.totals == at.match.totals == scores
    assert at.is_settled


def test_a_solitaire_is_undone_back_to_the_last_deal():
    at = squeeze()
    start = at.round.fields()
    with pytest.raises(IllegalAction, match="undo-nothing"):
        at.undo(0)
    deal = at.round.parse("deal")
    taken = 0
    while deal not in at.round.legal_actions():
        at.play(0, at.round.legal_actions()[0])
        taken += 1
    for _ in range(taken):
        at.undo(0)
    assert taken > 0
    assert at.round.fields() == start
    assert at.events == []
    while deal not in at.round.legal_actions():
        at.play(0, at.round.legal_actions()[0])
    at.play(0, deal)
    with pytest.raises(IllegalAction, match="undo-revealed"):
        at.undo(0)


def test_the_last_removal_of_a_solitaire_may_be_undone_until_it_is_settled():
    at = squeeze()
    while not at.round.is_over:
        at.play(0, at.round.legal_actions()[0])
    assert at.why_no_undo(0) is None
    at.undo(0)
    assert not at.round.is_over
    at.play(0, at.round.legal_actions()[0])
    at.settle()
    assert at.why_no_undo(0) == Message("undo-nothing")


def test_nothing_is_undone_once_somebody_else_has_acted():
    at = table(people=1)
    while at.turn != 0:
        at.bot_turn()
    while at.turn == 0:
        at.play(0, at.round.legal_actions()[0])
    at.bot_turn()
    with pytest.raises(IllegalAction, match="undo-others"):
        at.undo(0)


def test_a_drawn_tile_is_not_put_back():
    at = table(people=1)
    while at.turn != 0:
        at.bot_turn()
    draw = at.round.parse("draw")
    assert draw in at.round.legal_actions()
    at.play(0, draw)
    with pytest.raises(IllegalAction, match="undo-revealed"):
        at.undo(0)


def test_a_finished_round_of_several_stays_finished():
    at = table(people=3)
    while not at.round.is_over:
        at.play(at.turn, at.round.legal_actions()[-1])
    assert at.events[-2].seat is not None
    assert at.why_no_undo(at.events[-2].seat) is not None


def test_a_hint_is_what_the_greedy_bot_would_do_and_counts_as_help():
    at, other = squeeze(), table("squeeze", 3, people=0, players=1, preset="squeeze-6")
    assert at.hint(0) in at.round.legal_actions()
    assert at.hint(0) == at.hint(0) == other.bot_turn().action
    assert len(at.round.log) == 0
    assert at.is_assisted
    assert table_of(read(write(table_record(at)))).is_assisted
    with pytest.raises(IllegalAction, match="not-your-turn"):
        at.hint(1)


def test_a_hint_without_a_choice_is_no_help():
    at = table("bingo", 3, players=1)
    assert at.hint(0) == 0
    assert not at.is_assisted
    assert "Assisted" not in table_record(at).tags
    while not at.round.is_over:
        at.play(0, at.hint(0))
    with pytest.raises(IllegalAction, match="round-over"):
        at.hint(0)


def test_a_solitaire_is_begun_again_with_help_where_tiles_had_come_to_light():
    at = squeeze()
    start = at.round.fields()
    with pytest.raises(IllegalAction, match="undo-nothing"):
        at.restart()
    at.play(0, at.round.legal_actions()[0])
    at.restart()
    assert (at.round.fields(), at.events, at.is_assisted) == (start, [], False)
    while not at.round.is_over:
        at.play(0, at.round.legal_actions()[0])
    at.restart()
    assert (at.round.fields(), at.events, at.is_assisted) == (start, [], True)
    with pytest.raises(IllegalAction, match="restart-alone"):
        table().restart()


def test_only_the_deal_of_a_solitaire_shows_its_number():
    at = squeeze(1234)
    assert at.deal_number == 1234
    assert table_of(read(write(table_record(at)))).deal_number == 1234
    assert table().deal_number is None


def test_tiles_told_of_in_messages_are_not_shown():
    at = squeeze()
    assert len(tiles_shown(at.view(0))) == 7


@pytest.mark.parametrize("game", capicua.catalogue())
@pytest.mark.parametrize("actions", [0, 25])
def test_a_restored_table_goes_on_exactly_there(game, actions):
    players = capicua.load(game).players
    one, other = (table(game, 11, 0, players, "chance") for _ in range(2))
    for at in (one, other):
        play_on(at, actions)
    again = table_of(read(write(table_record(one))))
    assert again.players == one.players
    assert again.round.fields() == one.round.fields()
    assert [e.text for e in again.events] == [e.text for e in one.events]
    assert again.news(0) == []
    for at in (again, other):
        play_on(at, 60)
    assert again.round.fields() == other.round.fields()
    assert again.match.totals == other.match.totals


def test_a_record_without_bots_sits_a_person_at_the_first_seat():
    record = table_record(table())
    record.tags = {}
    record.names = {}
    assert [p.level for p in table_of(record).players] == ["", "greedy", "greedy"]


def test_a_record_with_other_seats_than_its_game_is_refused():
    record = table_record(table())
    record.tags["Bots"] = "person"
    with pytest.raises(BadOption, match="record-seats"):
        table_of(record)
    record = table_record(table())
    record.rounds = []
    with pytest.raises(BadOption, match="record-empty"):
        table_of(record)


def test_a_round_that_the_deal_decides_is_told_of():
    at = table("poker", players=3, ante=100)
    assert at.round.is_over
    assert [event.action for event in at.events] == [None]
    assert at.events[0].messages == at.round.ending()
    at.settle()
    assert at.match.is_over
