"""Compiles core, families, games, bots and research loops with mypyc where asked and possible.

``CAPICUA_COMPILE=1`` compiles and fails if it cannot, ``0`` never compiles, ``auto`` (the
default) compiles where a C compiler and Python's headers are found, and says so where they
are not. ``CAPICUA_OPT`` is the C compiler's optimisation level. All modules form one
group, since calls between groups are slow.

A wheel and a source distribution carry the built web client. It is built where it is missing
(``scripts/build_web.py``), and nothing is made without it; editable installs do without.

    python setup.py can-compile           prints "yes" where compiling is possible
    python setup.py requirements [EXTRA]  prints what pyproject.toml depends on, a line each;
                                          "build" is what compiling needs besides
    python setup.py readme                prints what a package index shows
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

CLIENT = Path("src/capicua/server/static/index.html")
BUILD_CLIENT = Path("scripts/build_web.py")
TEMPLATES = Path("scripts/templates.py")

NOTICE = """\
capicua: compiling the rules, which takes two to four minutes and makes them some forty times
faster. CAPICUA_COMPILE=0 installs the pure build at once."""

INLINING = "-fno-semantic-interposition"
NO_WARNINGS = "-w"  # in C that nobody has written; looking for them takes gcc minutes
PACKAGES = ("core", "families", "games", "bots", "research/native")

WORDS = "sentences, pictures and text: nothing that runs in a loop"
INTERPRETED = {
    "__init__.py": "nothing but docstrings",
    "options.py": "reads its own annotations, which compiled classes lose",
    "zones.py": "dataclasses gain nothing from the compiler",
    "generics.py": "its stub is for type checkers alone",
    "fields.py": WORDS,
    "words.py": WORDS,
    "endings.py": WORDS,
    "refusals.py": WORDS,
    "families/*/reasons.py": WORDS,
    "games/*/reasons.py": WORDS,
    "games/*/picture.py": WORDS + "; those of families make every frame of many games",
    "positions.py": WORDS,
    "why.py": WORDS,
    "position.py": WORDS,
    "sheet.py": "what is asked at a table with real tiles: nothing that runs in a loop",
}
"""Modules of those packages that stay interpreted, each with its reason."""


def compiled_modules() -> list[str]:
    """The modules to compile, as paths."""
    return [
        str(path)
        for package in PACKAGES
        for path in sorted(Path("src/capicua", package).rglob("*.py"))
        if not any(path.match(pattern) for pattern in INTERPRETED)
    ]


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers it needs."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    has_compiler = any(shutil.which(name) for name in (compiler, "cc", "gcc", "cl"))
    return has_compiler and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions() -> list[object]:
    """The extension modules to build."""
    asked = os.environ.get("CAPICUA_COMPILE", "auto")
    if asked == "0":
        return []
    if asked == "auto" and can_compile():
        print(NOTICE, file=sys.stderr)
    if asked == "auto" and not can_compile():
        print("capicua: no C compiler with Python's headers: this is the pure build")
        return []
    from mypyc.build import mypycify

    level = os.environ.get("CAPICUA_OPT", "3")
    found = mypycify(compiled_modules(), opt_level=level, debug_level="0", group_name="capicua")
    sources = {Path(source) for extension in found for source in extension.sources}
    written = sorted(source for source in sources if source.name.startswith("__native"))
    kept = script("docstrings").keep(written, map(Path, compiled_modules()))
    print(f"capicua: {kept} docstrings kept")
    if sys.platform != "win32":
        print(f"capicua: {script('cold').mark(written)} functions marked as cold")
        for extension in found:
            # Without it gcc must assume that our own functions may be replaced from outside,
            # and inlines none of them: up to a third of the speed. (All extensions may share one
            # list of arguments.)
            if INLINING not in extension.extra_compile_args:
                extension.extra_compile_args += [INLINING, NO_WARNINGS]
    return found


def script(name: str) -> ModuleType:
    """The module in ``scripts/`` of that name."""
    found = spec_from_file_location(name, f"scripts/{name}.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def require_client() -> None:
    """Sees to it that the web client is there; ends the build where it cannot be built."""
    if CLIENT.is_file():
        return
    if not BUILD_CLIENT.is_file():
        sys.exit(f"capicua: {CLIENT} is missing, and so are the sources it is built from.")
    print(f"capicua: building the web client, as {CLIENT} is missing")
    if subprocess.run([sys.executable, str(BUILD_CLIENT)]).returncode != 0 or not CLIENT.is_file():
        sys.exit(f"capicua: without the web client ({CLIENT}) there is nothing to distribute.")


def commands() -> dict[str, type]:
    """The commands of setuptools that make what is distributed, with the client in it."""
    from setuptools.command.build_py import build_py
    from setuptools.command.sdist import sdist

    class BuildWithClient(build_py):
        def run(self) -> None:
            if not self.editable_mode:
                require_client()
                self.__dict__.pop("data_files", None)  # may have been listed before it was built
            super().run()
            if not self.editable_mode:
                subprocess.run([sys.executable, str(TEMPLATES), self.build_lib], check=True)

    class SourcesWithClient(sdist):
        def run(self) -> None:
            require_client()
            super().run()

    return {"build_py": BuildWithClient, "sdist": SourcesWithClient}


def readme() -> str:
    """README.md with links that lead somewhere from a package index too."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    pages = f"{project['urls']['Homepage']}/blob/main/"
    text = Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"\]\((?!https?:|#)", f"]({pages}", text)


def requirements(extras: list[str]) -> list[str]:
    """The project's dependencies, and those of some extras."""
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
