"""A bot that takes a seat over the network and plays any game on the server.

    python bot.py 'https://domino.example/t/aBc#kEy' --name Robot

It has no knowledge of the games: it lays its heaviest tile if it can, and passes last.
"""

from __future__ import annotations

import argparse
import re

from capicua import client


def weight(choice: client.Choice) -> int:
    """Return this bot's value of an action: the pips of the tiles it lays."""
    if not choice.touch:
        return -1
    tiles = re.findall(r"tile:(\d+)-(\d+)", " ".join(choice.touch))
    return sum(int(a) + int(b) for a, b in tiles)


def choose(view: client.View) -> client.Choice:
    """Return the action to take."""
    return max(view.choices, key=weight)


def play(link: str, name: str = "Robot", say: bool = True) -> list[int]:
    """Play at the table of a link until the match is over; return the points by seat."""
    with client.sit(link, name=name) as seat:
        for view in seat:
            choice = choose(view)
            if say:
                print(f"{choice.text:20} {seat.sentence(choice.label)}")
            seat.play(choice)
        return seat.state.totals


def main() -> None:
    """Parse the command line and play."""
    parser = argparse.ArgumentParser(description="A bot that plays at a table over the network.")
    parser.add_argument("link", help="the link to a seat")
    parser.add_argument("--name", default="Robot")
    asked = parser.parse_args()
    print(play(asked.link, asked.name))


if __name__ == "__main__":
    main()
