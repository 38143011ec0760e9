"""Compile core, families, games, bots and research loops with mypyc, if requested and possible.

``CAPICUA_COMPILE=1`` compiles and fails if that is impossible, ``0`` never compiles, and ``auto``
(the default) compiles if a C compiler and Python's headers are found, and otherwise prints a note.
``CAPICUA_OPT`` is the C compiler's optimization level. All modules form one group, because calls
between groups are slow. gcc compiles its C files side by side and optimizes them together when they
are linked; other compilers get one file with everything. A wheel takes the compiled modules from
build/ if their sources are the same as when they were compiled.

Wheels and source distributions contain the built web client. If it is missing, it is built first
(``scripts/client/build_web.py``); if that fails, so does the distribution. Editable installs do not
need it.

    python setup.py can-compile           prints "yes" if compiling is possible
    python setup.py requirements [EXTRA]  prints the dependencies in pyproject.toml, one per line;
                                          "build" adds what compiling needs
    python setup.py readme                prints the README for a package index
"""

import hashlib
import os
import pickle
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

CLIENT = Path("src/capicua/server/static/index.html")
BUILD_CLIENT = Path("scripts/client/build_web.py")
TEMPLATES = Path("scripts/templates.py")
GAME_INDEX = Path("scripts/game_index.py")

NOTICE = """\
capicua: compiling the rules, which takes two or three minutes and makes them about forty times
faster. CAPICUA_COMPILE=0 installs the pure build immediately."""

INLINING = "-fno-semantic-interposition"
CORES = os.cpu_count() or 1
TOGETHER = ["-fvisibility=hidden", "-flto", INLINING]
"""Options of gcc: optimize all files together when they are linked, with all calls inside known."""
LEVEL = os.environ.get("CAPICUA_OPT", "3")
LINKED = [f"-flto={CORES}", f"-O{LEVEL}", "-fwrapv", INLINING]
PACKED = "-Wl,-z,noseparate-code"
"""Option of GNU ld: do not pad sections to pages, which doubles the size of a small library."""
UNITS = 24
"""Number of files that gcc gets: each reads the same headers, in 0.3 s and 50 MB."""
FINGERPRINT = Path("build/fingerprint")
"""A hash of what the compiled modules in build/lib.* were made from."""
DESCRIBING = {"dist_info", "egg_info", "sdist"}
"""Commands that compile nothing."""
NO_WARNINGS = "-Wno-all"  # for generated C; gcc would spend minutes on them, even with -w
INDENTATION = re.compile(r"^ +", re.MULTILINE)
PACKAGES = ("core", "families", "games", "bots", "research/native")

WORDS = "messages and text; nothing performance-critical"
INTERPRETED = {
    "__init__.py": "contains only docstrings",
    "options.py": "reads its own annotations, which compiled classes lose",
    "zones.py": "dataclasses gain nothing from the compiler",
    "core/outcome.py": "a dataclass; nothing performance-critical",
    "bots/rollouts.py": "nearly all time is in the playouts that it runs",
    "bots/paired_comparison.py": "nearly all time is in playouts",
    "bots/solitaire_plans.py": "most time is in the exact solver",
    "bots/evaluation.py": "nearly all time is in playouts",
    "bots/master.py": "nearly all time is in playouts",
    "core/statistics.py": "statistics of dataclasses; nothing performance-critical",
    "core/runtime/build.py": "tells which build is running",
    "presenters.py": "read before the compiled modules are loaded",
    "generics.py": "its stub is for type checkers only",
    "position_fields.py": WORDS,
    "words.py": WORDS,
    "endings.py": WORDS,
    "sheet.py": "questions at a table with real tiles; nothing performance-critical",
}
"""Modules of those packages that stay interpreted, with reasons.

They must not pass a ``vec`` to a compiled function, which would never free it.
"""
SELDOM_RUN = ("positions", "reasons", "refusals")
"""Modules in which no loop over moves spends time, a quarter of the C; gcc optimizes them less."""


def compiled_modules() -> list[str]:
    """Return the paths of the modules to compile."""
    return [
        str(path)
        for package in PACKAGES
        for path in sorted(Path("src/capicua", package).rglob("*.py"))
        if not any(path.match(pattern) for pattern in INTERPRETED)
    ]


def can_compile() -> bool:
    """Return whether a C compiler and the headers it needs are available."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    has_compiler = any(shutil.which(name) for name in (compiler, "cc", "gcc", "cl"))
    return has_compiler and Path(sysconfig.get_path("include"), "Python.h").exists()


def fingerprint() -> str:
    """Return a hash of everything that affects the compiled modules."""
    from mypy.version import __version__

    how = [sys.version, __version__]
    how += [os.environ.get(name, "") for name in ("CAPICUA_OPT", "CC", "CFLAGS")]
    found = hashlib.sha256("\n".join(how).encode())
    sources = [path for package in PACKAGES for path in Path("src/capicua", package).rglob("*.py")]
    for path in sorted([*sources, *Path("scripts").glob("*.py"), Path("setup.py")]):
        found.update(f"\n{path}\n".encode() + path.read_bytes())
    return found.hexdigest()


def compiled_before() -> list[object]:
    """Return the extension modules in build/ if they are up to date; otherwise delete them.

    All other files there are deleted, because a file whose source is gone would stay in the wheel.
    """
    from setuptools import Extension

    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    is_current = FINGERPRINT.is_file() and FINGERPRINT.read_text("utf-8") == fingerprint()
    FINGERPRINT.unlink(missing_ok=True)  # written again when the wheel is complete
    found: list[object] = []
    for folder in Path("build").glob("lib.*"):
        for path in [path for path in folder.rglob("*") if path.is_file()]:
            if is_current and path.name.endswith(suffix):
                name = ".".join(path.relative_to(folder).parts).removesuffix(suffix)
                found.append(Extension(name, []))
            else:
                path.unlink()
    return found


def extensions() -> list[object]:
    """Return the extension modules to build."""
    asked = os.environ.get("CAPICUA_COMPILE", "auto")
    if asked == "0" or DESCRIBING & set(sys.argv):
        return []
    if asked == "auto" and can_compile():
        print(NOTICE, file=sys.stderr)
    if asked == "auto" and not can_compile():
        print("capicua: no C compiler with Python's headers found; installing the pure build")
        return []
    if "bdist_wheel" in sys.argv and (before := compiled_before()):
        print("capicua: the rules have not changed since they were compiled")
        return before
    from mypyc.build import mypycify

    is_split = optimizes_when_linking()
    options = {"opt_level": LEVEL, "debug_level": "0", "group_name": "capicua"}
    if is_split:
        found = in_child(lambda: mypycify(compiled_modules(), multi_file=True, **options))
    else:
        found = mypycify(compiled_modules(), **options)
    sources = {Path(source) for extension in found for source in extension.sources}
    written = sorted(source for source in sources if source.name.startswith("__native"))
    for source in written:  # six of seven bytes are indentation
        source.write_text(INDENTATION.sub("", source.read_text(encoding="utf-8")), encoding="utf-8")
    kept = script("docstrings").keep(written, map(Path, compiled_modules()))
    print(f"capicua: {kept} docstrings kept")
    if sys.platform != "win32":
        print(f"capicua: {script('cold').mark(written)} functions marked as cold")
        for extension in found:
            # Without this, gcc must assume that our functions can be replaced at load time and
            # inlines none of them, which costs up to a third of the speed. (All extensions may
            # share one list of arguments.)
            if INLINING not in extension.extra_compile_args:
                extension.extra_compile_args += [INLINING, NO_WARNINGS]
    for extension in found if is_split else ():
        if len(extension.sources) == 1:  # a shim, which loads one module
            extension.extra_link_args = [*extension.extra_link_args, PACKED]
        elif extension.sources:
            extension.sources = units([Path(source) for source in extension.sources])
            extension.extra_compile_args = [*extension.extra_compile_args, *TOGETHER]
            extension.extra_link_args = [*extension.extra_link_args, *LINKED]
    return found


def in_child(work: Callable[[], Any]) -> Any:
    """Return what a function returns, from a child process that takes its memory with it.

    mypyc keeps 400 MB, which the compiler can use then.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            with open(writing, "wb") as pipe:
                pickle.dump(work(), pipe)
        except BaseException:  # it ends here in any case, and must not go on as its parent would
            traceback.print_exc()
            os._exit(1)
        sys.stdout.flush()
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        said = pipe.read()
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("capicua: the rules cannot be compiled")
    return pickle.loads(said)


def optimizes_when_linking() -> bool:
    """Return whether the C compiler is a gcc that can optimize files together when linking."""
    if sys.platform == "win32":
        return False
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("int main(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler, *LINKED, PACKED, str(source), "-o", str(Path(folder, "trial"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def units(sources: list[Path]) -> list[str]:
    """Write C files that include the given ones, in parts of similar size; return their paths.

    Modules of ``SELDOM_RUN`` are apart, in files whose names say so.
    """
    seldom = [path for path in sources if path.stem.endswith(tuple(f"_{n}" for n in SELDOM_RUN))]
    often = [path for path in sources if path not in seldom]
    folder = Path("build/units")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    size = sum(path.stat().st_size for path in sources) / UNITS
    found = []
    for name, paths in (("often", often), ("seldom", seldom)):
        parts: list[list[Path]] = [[]]
        written = 0
        for path in paths:
            if written > size * len(parts):
                parts.append([])
            parts[-1].append(path)
            written += path.stat().st_size
        for number, part in enumerate(parts):
            unit = folder / f"{name}{number:02}.c"
            included = [f'#include "{path.absolute().as_posix()}"\n' for path in part]
            unit.write_text("".join(included), encoding="utf-8")
            found.append(str(unit))
    return found


def script(name: str) -> ModuleType:
    """Return a module of ``scripts/``."""
    found = spec_from_file_location(name, f"scripts/{name}.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def require_client() -> None:
    """Build the web client if it is missing; exit if it cannot be built."""
    if CLIENT.is_file():
        return
    if not BUILD_CLIENT.is_file():
        sys.exit(f"capicua: {CLIENT} and its sources are missing.")
    print(f"capicua: {CLIENT} is missing; building the web client")
    if subprocess.run([sys.executable, str(BUILD_CLIENT)]).returncode != 0 or not CLIENT.is_file():
        sys.exit(f"capicua: cannot build a distribution without the web client ({CLIENT}).")


def commands() -> dict[str, type]:
    """Return the setuptools commands, changed for the client and the compiled modules."""
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py
    from setuptools.command.sdist import sdist

    class BuildWithClient(build_py):
        def run(self) -> None:
            if not self.editable_mode:
                require_client()
                self.__dict__.pop("data_files", None)  # may predate the built client
            super().run()
            if not self.editable_mode:
                for made in (TEMPLATES, GAME_INDEX):
                    subprocess.run([sys.executable, str(made), self.build_lib], check=True)

    class Compile(build_ext):
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = self.parallel or CORES

        def build_extension(self, ext: Any) -> None:
            """Compile the files of an extension side by side, and link them."""
            if len(ext.sources) > 1:
                with ThreadPoolExecutor(CORES) as pool:
                    objects = pool.map(lambda source: self._object(ext, source), ext.sources)
                    ext.extra_objects = [*ext.extra_objects, *objects]
                ext.sources = []
            super().build_extension(ext)

        def _object(self, ext: Any, source: str) -> str:
            arguments = list(ext.extra_compile_args)
            if Path(source).name.startswith("seldom"):
                arguments.append("-O1")
            found: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=arguments,
            )
            return found[0]

        def run(self) -> None:
            super().run()
            if self.extensions and Path(self.build_lib).match("build/lib.*"):
                FINGERPRINT.write_text(fingerprint(), "utf-8")

    class SourcesWithClient(sdist):
        def run(self) -> None:
            require_client()
            super().run()

    return {"build_ext": Compile, "build_py": BuildWithClient, "sdist": SourcesWithClient}


def readme() -> str:
    """Return README.md with absolute links, for a package index."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    pages = f"{project['urls']['Homepage']}/blob/main/"
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"\]\((?!https?:|#)", f"]({pages}", text)


def requirements(extras: list[str]) -> list[str]:
    """Return the dependencies of the project and of some extras."""
    pyproject = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    asked = {**project["optional-dependencies"], "build": pyproject["build-system"]["requires"]}
    found = list(project["dependencies"])
    for extra in extras:
        for wanted in asked[extra]:
            own = re.fullmatch(r"capicua\[(.+)\]", wanted)
            found += requirements(own[1].split(",")) if own else [wanted]
    return list(dict.fromkeys(found))


if sys.argv[1:2] == ["can-compile"]:
    print("yes" if can_compile() else "", end="")
elif sys.argv[1:2] == ["requirements"]:
    print("\n".join(requirements(sys.argv[2:])))
elif sys.argv[1:2] == ["readme"]:
    print(readme())
else:
    from setuptools import setup

    setup(
        ext_modules=extensions(),
        cmdclass=commands(),
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
