"""One page per game in docs/games, in English and Spanish, with pictures.

python scripts/docs/pages.py                    compares the pages with the games
python scripts/docs/pages.py --write [GAME …]   rewrites them
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from capicua import catalogue, kind
from capicua.render.examples import WrongExample
from capicua.render.game_page import index, page
from capicua.render.language import LANGUAGES, Language
from capicua.render.rules import WrongPage

FOLDER = Path(__file__).parents[2] / "docs" / "games"
PICTURES = "pictures"
ENDINGS = {"en": ".md", "es": ".es.md"}


def pages_of(game: str) -> dict[str, str]:
    """Return a game's pages and pictures, by path relative to docs/games."""
    files: dict[str, str] = {}
    for code in LANGUAGES:
        language = Language(code, kind(game))

        def place(name: str, svg: str, shows: str, code: str = code) -> str:
            path = f"{PICTURES}/{game}-{name}.{code}.svg" if name else f"{PICTURES}/{game}.svg"
            files.setdefault(path, svg)
            return f"![{shows}]({path})"

        other = next(other for other in LANGUAGES if other != code)
        text = page(game, language, place)
        title, _, rest = text.partition("\n")
        links = f"[{language.text('page-language')}]({game}{ENDINGS[other]})"
        links += f" · [{language.text('page-index')}](README{ENDINGS[code]})"
        files[game + ENDINGS[code]] = f"{title}\n\n{links}\n{rest}"
    return files


def index_pages() -> dict[str, str]:
    """Return the list of games in both languages."""
    return {
        f"README{ENDINGS[code]}": index(
            code,
            lambda game, code=code: game + ENDINGS[code],
            lambda game, name: f"![{name}]({PICTURES}/{game}.svg)",
        )
        for code in LANGUAGES
    }


def strangers() -> list[Path]:
    """Return files in docs/games that belong to no game."""
    games = [*catalogue(), "README"]
    return [
        path
        for path in sorted(FOLDER.rglob("*.*"))
        if path.name.split(".")[0].split("-")[0] not in games
    ]


def differing(files: dict[str, str]) -> list[str]:
    """Return the files that differ from those on disk."""
    found = []
    for name, text in files.items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def main() -> int:
    """Compare or write; return the number of differing files."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", help="game ids; all when none is given")
    parser.add_argument("--write", action="store_true", help="write instead of comparing")
    arguments = parser.parse_args()
    different = 0
    try:
        pages = [*(pages_of(game) for game in arguments.games or catalogue()), index_pages()]
    except (WrongExample, WrongPage) as problem:
        print(problem, file=sys.stderr)
        return 100
    for files in pages:
        for name in differing(files):
            different += 1
            print(f"docs/games/{name}: {'written' if arguments.write else 'differs'}")
            if arguments.write:
                (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
                (FOLDER / name).write_text(files[name], encoding="utf-8")
    for path in strangers():
        different += 1
        print(f"{path}: no such game")
        if arguments.write:
            path.unlink()
    return 0 if arguments.write else min(different, 100)


if __name__ == "__main__":
    sys.exit(main())
