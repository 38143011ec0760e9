"""Menus of legal moves."""

from capicua.terminal.screen import gathered


def test_a_long_menu_omits_the_middle_of_a_numeric_run():
    bets = [(f"Bet {level}", f"bet {level}") for level in range(2, 90)]
    menu = gathered([("Check", "check"), *bets, ("Bet 90, all in", "bet 90")])
    assert menu == [
        (1, ("Check", "check")),
        (2, ("Bet 2 …", "bet 2 …")),
        (90, ("Bet 90, all in", "bet 90")),
    ]


def test_other_menus_are_complete():
    short = [(f"Bet {level}", f"bet {level}") for level in range(30)]
    assert gathered(short) == list(enumerate(short, 1))
    tiles = [(f"Play {a}-{b}", f"{a}-{b}") for a in range(10) for b in range(a + 1)]
    assert gathered(tiles) == list(enumerate(tiles, 1))
