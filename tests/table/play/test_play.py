"""A match without input or output: turns, the log, bots, restarts, saving and resuming."""

import pytest

import capicua
from capicua.core.messages import BadOption, IllegalAction, Message, Refused
from capicua.core.tiles.random import Dealer
from capicua.notation import read, write
from capicua.render.language import Language
from capicua.table import Play
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.fairness.verification import check
from capicua.table.frames.protocol import ClockPlan
from capicua.table.play import undo
from capicua.table.play.clock import clock_plan, clock_text
from capicua.table.play.seats import SeatOccupant
from capicua.table.play.view_cache import tiles_shown
from capicua.table.room.snapshots import play_of, saved
from tests.table.hosted_table import SECRET


def sat(game="thats_it", chance=7, people=1, players=3, level="greedy", **options):
    found = capicua.load(game, players=players, **options)
    seats = [
        SeatOccupant("person", f"P{k}") if k < people else SeatOccupant("bot", f"P{k}", level)
        for k in range(players)
    ]
    if isinstance(chance, int):
        chance = Dealer.from_seed(chance)
    play = Play(found, seats, chance)
    play.deal()
    return play


def squeeze(seed=3):
    return sat("squeeze", seed, players=1, preset="squeeze_6")


def first(at: Play) -> None:
    """Take the first legal action."""
    at.act(at.turn, at.round.legal_actions()[0])


def play_on(at: Play, actions: int) -> None:
    """Take some actions: the first legal one for people, the bot's choice for bots."""
    for _ in range(actions):
        if at.round.is_over:
            at.settle()
            if at.is_done:
                return
            at.deal()
        bot = at.bot_to_act()
        if bot is not None:
            at.act(bot, at.bot_choice(bot), "bot")
        elif at.turn is not None:
            first(at)


def told(at: Play, reader: int | None) -> list[str]:
    return [said.id for line in at.diary.news(0, reader) for said in line.said]


def test_only_the_seat_to_act_may_act():
    at = sat(people=3)
    at.check_turn(at.turn)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        at.check_turn((at.turn + 1) % 3)
    held = sat(people=2)
    with pytest.raises(Refused, match="bot-plays"):
        held.check_turn(2)


def test_an_illegal_action_is_refused():
    at = sat(people=3)
    legal = at.round.legal_actions()
    at.accept(at.turn, legal[0])
    with pytest.raises(IllegalAction):
        at.accept(at.turn, next(a for a in range(200) if a not in legal))
    assert len(at.round.log) == 0


def test_nothing_can_be_done_before_the_first_deal():
    at = Play(capicua.load("block", players=2), [SeatOccupant("person")] * 2, Dealer.from_seed(1))
    assert (at.phase, at.turn, at.totals, at.deals) == ("waiting", None, [0, 0], 0)
    with pytest.raises(Refused, match="not-begun"):
        at.check_turn(0)
    with pytest.raises(Refused, match="not-begun"):
        undo.back_to(at, 0)
    with pytest.raises(Refused, match="not-begun"):
        at.check_restart()


def test_bots_act_on_their_turn_only():
    at = sat(people=1)
    while at.turn != 0:
        assert at.bot_to_act() == at.turn
        at.act(at.turn, at.bot_choice(at.turn), "bot")
    assert at.bot_to_act() is None


def test_each_reader_gets_new_lines_once_and_only_their_own():
    at = sat()
    before = at.diary.written
    at.write([Message("for-all"), Message("for-one", only=1)])
    news = [[s.id for line in at.diary.news(before, seat) for s in line.said] for seat in (0, 1)]
    assert news == [["for-all"], ["for-all", "for-one"]]
    assert at.diary.news(at.diary.written, 1) == []
    assert [s.id for s in at.diary.news(before, None)[0].said] == ["for-all"]


def test_a_finished_round_counts_at_once_except_in_a_solitaire():
    at = sat()
    while at.phase == "playing":
        play_on(at, 1)
    assert at.is_settled
    assert at.totals == at.match.totals == at.round.scores()
    alone = squeeze()
    while alone.phase == "playing":
        first(alone)
    assert not alone.is_settled
    assert alone.totals == alone.round.scores()
    alone.settle()
    alone.settle()
    assert alone.totals == alone.match.totals


def test_a_solitaire_can_be_undone_to_the_last_deal():
    at = squeeze()
    start = at.round.fields()
    with pytest.raises(IllegalAction, match="undo-nothing"):
        undo.back_to(at, 0)
    deal = at.round.parse("deal")
    taken = 0
    while deal not in at.round.legal_actions():
        first(at)
        taken += 1
    for _ in range(taken):
        at.take_back(0, undo.back_to(at, 0))
    assert taken > 0
    assert at.round.fields() == start
    while deal not in at.round.legal_actions():
        first(at)
    at.act(0, deal)
    with pytest.raises(IllegalAction, match="undo-revealed"):
        undo.back_to(at, 0)


def test_a_solitaires_last_move_can_be_undone_until_it_is_settled():
    at = squeeze()
    while at.phase == "playing":
        first(at)
    at.take_back(0, undo.back_to(at, 0))
    assert at.phase == "playing"
    first(at)
    at.settle()
    with pytest.raises(IllegalAction, match="undo-nothing"):
        undo.back_to(at, 0)


def test_a_finished_round_with_opponents_cannot_be_undone():
    at = sat(people=3)
    while at.phase == "playing":
        at.act(at.turn, at.round.legal_actions()[-1])
    for seat in range(3):
        with pytest.raises(IllegalAction, match="undo-nothing"):
            undo.back_to(at, seat)


def test_autoplay_counts_as_help():
    at, other = squeeze(), sat("squeeze", 3, people=0, players=1, preset="squeeze_6")
    assert at.greedy() == at.greedy() == other.bot_choice(0)
    assert not at.is_assisted
    while len(at.round.legal_actions()) < 2:
        first(at)
    at.act(0, at.greedy(), "auto")
    assert at.is_assisted
    assert play_of(read(write(saved(at)))).is_assisted


def test_autoplay_of_the_only_legal_action_is_no_help():
    at = sat("bingo", 3, players=1)
    while at.phase == "playing":
        at.act(0, at.greedy(), "auto")
    assert not at.is_assisted
    assert "Assisted" not in saved(at).tags


def test_restarting_a_solitaire_counts_as_help_if_tiles_were_revealed():
    at = squeeze()
    start = at.round.fields()
    with pytest.raises(IllegalAction, match="undo-nothing"):
        at.check_restart()
    first(at)
    at.check_restart()
    at.restart()
    assert (at.round.fields(), len(at.actors), at.is_assisted) == (start, 0, False)
    while at.phase == "playing":
        first(at)
    at.restart()
    assert (at.round.fields(), len(at.actors), at.is_assisted) == (start, 0, True)
    assert told(at, 0)[-1] == "deal-restarted"
    with pytest.raises(IllegalAction, match="restart-alone"):
        sat().check_restart()


def test_only_solitaires_have_a_deal_number():
    at = squeeze(1234)
    assert at.number == 1234
    assert play_of(read(write(saved(at)))).number == 1234
    assert sat().number is None


def test_tiles_in_messages_do_not_count_as_shown():
    assert len(tiles_shown(squeeze().view(0))) == 7


@pytest.mark.parametrize("game", capicua.catalogue())
@pytest.mark.parametrize("actions", [0, 25])
def test_a_restored_match_continues_identically(game, actions):
    players = capicua.load(game).players
    one, other = (sat(game, 11, 0, players, "random") for _ in range(2))
    for at in (one, other):
        play_on(at, actions)
    again = play_of(read(write(saved(one))))
    assert again.sittings == one.sittings
    assert again.round.fields() == one.round.fields()
    assert [line.action for line in again.diary.news(0, None)] == [
        line.action for line in one.diary.news(0, None)
    ]
    assert again.actors == one.actors
    for at in (again, other):
        play_on(at, 60)
    assert again.round.fields() == other.round.fields()
    assert again.match.totals == other.match.totals


@pytest.mark.parametrize("game", ["block", "double_takes"])
def test_a_resumed_fair_match_has_the_same_deals_and_is_verified(game):
    one, other = (
        sat(game, CommittedDeals(SECRET, "mesa", {0: {0: "por aquí"}}), 0, 2, "random")
        for _ in range(2)
    )
    for at in (one, other):
        play_on(at, 40)
    record = saved(one)
    assert check(record).fair
    again = play_of(read(write(record)))
    assert (again.promised, again.deals) == (one.promised, one.deals)
    for at in (again, other):
        at.cut(0, "the next one")
        play_on(at, 200)
    assert again.deals > one.deals
    assert [list(state.order) for state in again.match.rounds] == [
        list(state.order) for state in other.match.rounds
    ]
    assert check(saved(again)).fair


def test_a_record_without_bots_gives_the_first_seat_to_a_person():
    record = saved(sat())
    record.tags = {}
    record.names = {}
    assert [sitting.level for sitting in play_of(record).sittings] == ["", "greedy", "greedy"]


def test_a_record_with_the_wrong_number_of_seats_is_refused():
    record = saved(sat())
    record.tags["Bots"] = "person"
    with pytest.raises(BadOption, match="record-seats"):
        play_of(record)
    record = saved(sat())
    record.rounds = []
    with pytest.raises(BadOption, match="record-empty"):
        play_of(record)


def test_a_match_saved_without_a_commitment_can_be_resumed():
    """The saved header is the one that versions before commitments wrote."""
    text = write(saved(sat("block", 5, 1, 2)))
    assert [line for line in text.splitlines() if line.startswith(("[Bots", "[Dealt"))] == [
        '[Bots "person greedy"]',
        '[Dealt "1"]',
    ]
    again = play_of(read(text))
    assert again.promised is None
    with pytest.raises(Refused, match="cut-number"):
        again.check_cut()


def test_a_round_decided_by_the_deal_is_reported_and_counted():
    at = sat("poker", players=3, ante=100)
    assert at.round.is_over
    assert told(at, None) == ["round-dealt", *[m.id for m in at.round.ending()]]
    assert at.match.is_over


REDEALS = {
    ("partners", 143, 4, "brazilian"): (
        "redealt-doubles",
        "Dani was dealt 5 doubles, so the tiles were redealt.",
        "A Dani le tocaron 5 dobles: se repartió todo de nuevo.",
    ),
    ("garrafina", 67, 2, ""): (
        "redealt-no-double",
        "Nobody held a double to lead with, so the tiles were dealt again.",
        "Nadie tenía un doble para salir: se repartió de nuevo.",
    ),
}


@pytest.mark.parametrize("case", REDEALS)
def test_par_4_gar_4_lin_8_the_log_explains_a_redeal(case):
    game, seed, seats, preset = case
    at = sat(game, seed, players=seats, **({"preset": preset} if preset else {}))
    id, *sentences = REDEALS[case]
    assert told(at, None)[:2] == ["round-dealt", id]
    line = at.diary.news(0, None)[0]
    for code, sentence in zip(("en", "es"), sentences, strict=True):
        language = Language(code, at.game).with_names(["Ana", "Beto", "Caro", "Dani"][:seats])
        assert language.say(line.said[1].message, None) == sentence
    at.match.start()
    assert at.match.sent_back == []


@pytest.mark.parametrize("text", ["30 play", "30 forfeit", "300+5 play", "300+0 forfeit"])
def test_a_time_control_round_trips(text):
    assert clock_text(clock_plan(text)) == text


def test_a_time_control_is_parsed():
    assert clock_plan("30") == ClockPlan("turn", 30)
    assert clock_plan("300+5,forfeit") == ClockPlan("bank", 300, 5, "forfeit")
    for text in ("", "0", "x", "30+", "30,never", "-5"):
        with pytest.raises(BadOption, match="bad-clock"):
            clock_plan(text)


def test_the_time_left_is_saved():
    at = sat("block", 5, 2, 2)
    timed = Play(at.game, at.sittings, Dealer.from_seed(5), clock_plan("60+5 forfeit"))
    timed.deal(1000)
    timed.act(timed.turn, timed.round.legal_actions()[0], "person", 21_000)
    again = play_of(read(write(saved(timed))))
    assert (again.timing, again.clock.left) == (timed.timing, timed.clock.left)
    assert sorted(again.clock.left) == [45_000, 60_000]
    timed.forfeit(timed.turn)
    again = play_of(read(write(saved(timed))))
    assert (again.is_done, again.winners) == (True, timed.winners)
