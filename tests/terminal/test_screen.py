"""The menu of what may be played."""

from capicua.terminal.screen import gathered


def test_a_long_menu_leaves_out_what_only_counts_on():
    bets = [(f"Bet {level}", f"bet {level}") for level in range(2, 90)]
    menu = gathered([("Check", "check"), *bets, ("Bet 90, all in", "bet 90")])
    assert menu == [
        (1, ("Check", "check")),
        (2, ("Bet 2 …", "bet 2 …")),
        (90, ("Bet 90, all in", "bet 90")),
    ]


def test_other_menus_are_whole():
    short = [(f"Bet {level}", f"bet {level}") for level in range(30)]
    assert gathered(short) == list(enumerate(short, 1))
    tiles = [(f"Play {a}-{b}", f"{a}-{b}") for a in range(10) for b in range(a + 1)]
    assert gathered(tiles) == list(enumerate(tiles, 1))
