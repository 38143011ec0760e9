"""Build the engine for browsers: Python's runtime, the rules, and the answers that never change.

``python -m scripts.offline.engine`` writes ``src/capicua/server/static/offline/``. Everything comes
from npm and PyPI, pinned by hash (``PYODIDE``, ``wheels.txt``), and kept in ``.venv/offline``.
The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import pickle
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from capicua.catalogue import catalogue
from capicua.learn import games_with_lessons
from capicua.local.answers import answer
from capicua.render.fluent import entries
from capicua.render.language import CODES
from scripts.client.build_web import own_programs, programs

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "capicua"
BUILT: Final = SOURCE / "server" / "static" / "offline"
CACHE: Final = ROOT / ".venv" / "offline"
RUNNER: Final = Path(__file__).parent / "engine.mjs"
BYTECODE: Final = Path(__file__).parent / "bytecode.py"
WHEELS: Final = Path(__file__).parent / "wheels.txt"
PYODIDE: Final = ("314.0.7", "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0")
"""The version of the npm package ``pyodide``, and the hash of its archive."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"

RUNTIME: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("pyodide-lock.json", "python_stdlib.zip"),
)
PACKAGES: Final = (
    *("api", "bots", "core", "families", "games", "learn", "local", "notation"),
    *("render", "review", "simulation", "table"),
)
"""The packages of Capicúa that play without a server."""
LEFT_OUT: Final = ("*.pyc", "*.pyi", "*/py.typed", "babel/messages/*", "capicua/api/hall/*")
"""Files that only type checkers need, parts of libraries, and what only a server answers."""
LOCALES: Final = "babel/locale-data/"
LOCALE_DATA: Final = {
    "babel/global.dat": (
        *("language_aliases", "parent_exceptions", "script_aliases", "territory_aliases"),
    ),
    LOCALES: (
        *("decimal_formats", "locale_id", "number_symbols", "numbering_systems"),
        *("default_numbering_system", "ordinal_form", "percent_formats", "plural_form"),
    ),
}
"""What is needed of Babel's data: finding a language, its numbers and plurals. The rest is about
dates, currencies, units and names, four fifths of the data."""
UNUSED: Final = (
    *("_pyrepl/*", "email/mime/*", "http/cookie*", "http/server.py", "logging/config.py"),
    *("logging/handlers.py", "multiprocessing/*", "pydoc_data/*", "unittest/*", "wsgiref/*"),
    *("xml/*", "xmlrpc/*", "_pydatetime.py", "_pyio.py", "bdb.py", "cProfile.py", "cmd.py"),
    *("code.py", "doctest.py", "filecmp.py", "ftplib.py", "imaplib.py", "mailbox.py"),
    *("modulefinder.py", "netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py"),
    *("poplib.py", "profile.py", "pstats.py", "pydoc.py", "smtplib.py", "socketserver.py"),
    *("timeit.py", "tomllib/*", "trace.py", "zipapp.py", "encodings/*"),
)
"""Modules of the standard library that nothing here imports: a third of it."""
USED: Final = tuple(
    f"encodings/{name}.py"
    for name in (
        *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1"),
        *("raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig"),
    )
)
LIBRARIES: Final = {
    "attrs": ("attr/*.py", "attrs/*.py"),
    "babel": (
        *("babel/*.py", "babel/global.dat"),
        *(f"{LOCALES}{code}.dat" for code in ("root", "en", "es", "es_419")),
    ),
    "fluent.runtime": ("fluent/runtime/*.py",),
    "fluent.syntax": ("fluent/syntax/*.py",),
    "jinja2": ("jinja2/*.py",),
    "markdown_it_py": ("markdown_it/*.py",),
    "markupsafe": ("markupsafe/*.py",),
    "librt": ("librt/vecs.*",),
    "mdurl": ("mdurl/*.py",),
    "msgspec": ("msgspec/*",),
    "mypy_extensions": ("mypy_extensions.py",),
    "pytz": ("pytz/*.py",),
    "typing_extensions": ("typing_extensions.py",),
}
"""The parts of the libraries that are used: numbers, records, sentences, Markdown."""


# -- what others have made -----------------------------------------------------------------------


def archive() -> bytes:
    """Return the npm package of the runtime, downloaded once and checked by its hash."""
    version, wanted = PYODIDE
    path = CACHE / f"pyodide-{version}.tgz"
    if not path.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        npm = shutil.which("npm", path=str(programs() or own_programs()))
        if npm is None:
            raise FileNotFoundError("npm")
        command = [npm, "pack", "--silent", f"pyodide@{version}", "--pack-destination", CACHE]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=CACHE)
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != wanted:
        path.unlink()
        raise ValueError(f"{path.name} is not the file that scripts/offline/engine.py names")
    return data


def wheels() -> dict[str, Path]:
    """Return the wheels by name, downloaded once; pip checks their hashes."""
    pinned = hashlib.sha256(WHEELS.read_bytes()).hexdigest()[:16]
    folder = CACHE / f"wheels-{pinned}"
    if not folder.is_dir():
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes"]
        command += ["--only-binary=:all:", "--python-version", "314", "--implementation", "cp"]
        command += ["--abi", "cp314", "--abi", "none", "--dest", str(part), "-r", str(WHEELS)]
        for platform in (PLATFORM, "manylinux2014_x86_64", "any"):
            command += ["--platform", platform]
        subprocess.run(command, check=True)
        part.rename(folder)
    return {path.name.partition("-")[0]: path for path in sorted(folder.glob("*.whl"))}


# -- the package ---------------------------------------------------------------------------------


def files() -> Iterator[tuple[str, bytes, str]]:
    """Yield the path, the contents and the language (or ``""``) of every file."""
    runtime = runtime_files()
    library = unzipped(runtime.pop("python_stdlib.zip"))
    library = {
        name: data for name, data in library.items() if name in USED or not _matches(name, UNUSED)
    }
    for name, data in runtime.items():
        yield name, data, ""
    yield "python_stdlib.zip", zipped(compiled(library)), ""
    yield "capicua.pack", packed(compiled(dict(_application(wheels())))), ""
    yield from static_answers()


def runtime_files() -> dict[str, bytes]:
    """Return the files of the runtime; its list of packages is empty."""
    with tarfile.open(fileobj=io.BytesIO(archive())) as opened:
        found = {name: _member(opened, name) for name in RUNTIME}
    lock = json.loads(found["pyodide-lock.json"]) | {"packages": {}}
    return found | {"pyodide-lock.json": _text(lock)}


def _member(opened: tarfile.TarFile, name: str) -> bytes:
    found = opened.extractfile(f"package/{name}")
    assert found is not None, f"the npm package has no {name}"
    return found.read()


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return files with their Python modules compiled, by the runtime itself.

    The result is kept in ``.venv/offline``: the standard library changes only with the runtime.
    """
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    wanted = zipped(sources)
    key = hashlib.sha256(wanted + archive() + BYTECODE.read_bytes()).hexdigest()[:16]
    path = CACHE / f"bytecode-{key}.zip"
    if not path.is_file():
        with tempfile.TemporaryDirectory() as folder:
            for name, data in runtime_files().items():
                Path(folder, name).write_bytes(data)
            made = run_in_browser_python(Path(folder), BYTECODE, wanted)
        path.write_bytes(made)
    others = {name: data for name, data in files.items() if name not in sources}
    return others | unzipped(path.read_bytes())


def run_in_browser_python(folder: Path, program: Path, given: bytes) -> bytes:
    """Return what a program's ``run`` makes of ``given`` in the runtime of a folder, in Node."""
    node = shutil.which("node", path=str(programs() or own_programs()))
    if node is None:
        raise FileNotFoundError("node")
    with tempfile.TemporaryDirectory() as place:
        argument, result = Path(place, "argument"), Path(place, "result")
        argument.write_bytes(given)
        command = [node, RUNNER, folder, program, argument, result]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{program.name}: {done.stderr[-2000:]}")
        return result.read_bytes()


def _application(libraries: dict[str, Path]) -> Iterator[tuple[str, bytes]]:
    """Yield the modules of Capicúa and of the libraries."""
    paths = [*SOURCE.glob("*.py"), *SOURCE.glob("*.json")]
    paths += [path for name in PACKAGES for path in (SOURCE / name).rglob("*") if path.is_file()]
    for path in paths:
        name = path.relative_to(SOURCE.parent).as_posix()
        if not _matches(name, LEFT_OUT):
            yield name, path.read_bytes()
    for library, wanted in LIBRARIES.items():
        for name, data in unzipped(libraries[library].read_bytes()).items():
            if _matches(name, wanted) and not _matches(name, LEFT_OUT):
                yield name, language_data(name, data)


def language_data(name: str, data: bytes) -> bytes:
    """Return a file, if it is one of Babel's with only its ``LOCALE_DATA``; the rest is empty."""
    wanted = LOCALE_DATA.get(LOCALES if name.startswith(LOCALES) else name)
    if wanted is None:
        return data
    whole: dict[str, Any] = pickle.loads(data)
    kept = {key: found if key in wanted else type(found)() for key, found in whole.items()}
    return pickle.dumps(kept, protocol=4)


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def zipped(files: dict[str, bytes]) -> bytes:
    """Return an archive that depends on its contents alone, not on dates or on their order."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as opened:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            opened.writestr(entry, files[name])
    return made.getvalue()


def unzipped(data: bytes) -> dict[str, bytes]:
    """Return the files of an archive, without folders."""
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/")]
        return {name: opened.read(name) for name in names}


def packed(files: dict[str, bytes]) -> bytes:
    """Return a compressed tar archive, which is a fifth smaller than ``zipped``.

    Files of the same name follow one another, because they are alike. The archive's own name must
    not end in ``.gz``: some hosts would have browsers unpack it on the way.
    """
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as opened:
        for name in sorted(files, key=lambda name: (*name.rpartition("/")[::-2], name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            opened.addfile(entry, io.BytesIO(files[name]))
    return gzip.compress(made.getvalue(), 9, mtime=0)


def static_answers() -> Iterator[tuple[str, bytes, str]]:
    """Yield the answers that are the same for everybody, and ``api/index.json``.

    The index maps the target of a request to the files whose contents, joined, answer it.
    """
    index: dict[str, list[str]] = {}
    for target, path, lang in _targets():
        index[target] = [f"api/{path}"]
        yield f"api/{path}", _answered(target).encode(), lang
    for lang in CODES:
        yield from _strings(lang, index)
    yield "api/index.json", _text(index), ""


def _answered(target: str) -> str:
    found = answer("GET", target)
    if found.status != 200:
        raise ValueError(f"{target}: {found.body}")
    return found.body


def _strings(lang: str, index: dict[str, list[str]]) -> Iterator[tuple[str, bytes, str]]:
    """Yield the strings of a language: those that all games share once, then each game's own."""
    names = ("common", *catalogue())
    found = {name: entries(_answered(f"/api/strings/{lang}/{name}")) for name in names}
    shared = set.intersection(*(set(each.items()) for each in found.values()))
    path = f"api/strings/{lang}/shared.ftl"
    yield path, "".join(text for _, text in sorted(shared)).encode(), lang
    for name, each in found.items():
        own = [text for entry in each.items() if entry not in shared for text in entry[1:]]
        index[f"/api/strings/{lang}/{name}"] = [f"api/strings/{lang}/{name}.ftl", path]
        yield f"api/strings/{lang}/{name}.ftl", "".join(own).encode(), lang


def _targets() -> Iterator[tuple[str, str, str]]:
    """Yield the target, the path of the file and the language of every such answer."""
    yield "/api/games", "games.json", ""
    yield "/api/lessons", "lessons.json", ""
    yield "/api/puzzles", "puzzles.json", ""
    for game in catalogue():
        yield f"/api/games/{game}", f"games/{game}.json", ""
        yield f"/api/games/{game}/picture.svg", f"games/{game}/picture.svg", ""
        for lang in CODES:
            yield f"/api/games/{game}/page?lang={lang}", f"games/{game}/page.{lang}.html", lang
    for game in games_with_lessons():
        for lang in CODES:
            yield f"/api/lessons/{game}?lang={lang}", f"lessons/{game}.{lang}.json", lang


def _text(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, indent=1).encode()


def build(folder: Path = BUILT) -> int:
    """Write the package; return the size of its download in bytes, compressed."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    listed = []
    for path, data, lang in files():
        place = part / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        small = min(len(data), len(gzip.compress(data, 9, mtime=0)))
        entry = {"path": path, "bytes": len(data), "packed": small}
        entry |= {"sha256": hashlib.sha256(data).hexdigest()}
        listed.append(entry | {"lang": lang} if lang else entry)
    version = hashlib.sha256(_text(listed)).hexdigest()[:16]
    own = [entry for entry in listed if entry.get("lang", "es") == "es"]
    size = sum(int(entry["packed"]) for entry in own)
    manifest = {"version": version, "bytes": size, "files": listed}
    (part / "manifest.json").write_bytes(_text(manifest))
    shutil.rmtree(folder, ignore_errors=True)
    part.rename(folder)
    return size


def main() -> None:
    """Build the package, and say how large it is."""
    size = build()
    print(f"The engine for browsers is in {BUILT.relative_to(ROOT)}: {size / 1e6:.2f} MB to load.")


if __name__ == "__main__":
    main()
