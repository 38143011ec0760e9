# Capicúa: `make play` opens a table, `make test` runs everything, `make compiled` builds
# the fast library. Each sets up what it needs in .venv.

PYTHON ?= python3
GAME ?= garrafina
ARGS ?=
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK = 1

PURE := .venv/pure
COMPILED := .venv/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl') pyproject.toml setup.py
CAN_COMPILE := $(shell $(PYTHON) setup.py can-compile 2>/dev/null)
# To play, the compiled build is used once somebody has made it: compiling takes minutes.
PLAY := $(if $(wildcard $(COMPILED)/ready),$(COMPILED),$(PURE))

.PHONY: play compiled test test-pure test-compiled lint golden clean

play: $(PLAY)/ready
	@$(PLAY)/bin/capicua play $(GAME) $(ARGS)

compiled: $(COMPILED)/ready
	@$(COMPILED)/bin/capicua --version

test: lint test-pure test-compiled

lint: $(PURE)/dev
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports

test-pure: $(PURE)/dev
	CAPICUA_BUILD=pure $(PURE)/bin/python -m pytest -n auto

ifneq ($(CAN_COMPILE),)
test-compiled: $(COMPILED)/dev
	CAPICUA_BUILD=compiled $(COMPILED)/bin/python -m pytest -n auto
else
test-compiled:
	@echo "No C compiler with Python's headers here: the compiled build is not tested."
	@test -z "$$CAPICUA_NO_SKIPS"
endif

golden: $(PURE)/dev
	$(PURE)/bin/python scripts/golden.py --write

# A virtual environment each: the pure one works on src/ itself, the compiled one on a built wheel.

.venv/%/bin/python:
	@echo "Making a virtual environment in .venv/$* …"
	@$(PYTHON) -c 'import sys; sys.exit("Capicúa needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv/$* || { rm -rf .venv/$*; \
		echo "Python's venv module is not whole here: on Debian, 'apt-get install python3-venv'."; exit 1; }

$(PURE)/ready: $(PURE)/bin/python pyproject.toml
	@echo "This is the pure build, fine for playing."
	@$(if $(CAN_COMPILE),echo "'make compiled' takes a few minutes and makes everything some forty times faster.",echo "There is no C compiler with Python's headers here for the fast one.")
	@echo "Installing Capicúa and what it needs …"
	@CAPICUA_COMPILE=0 $(PURE)/bin/python -m pip install -q -e .
	@touch $@

$(PURE)/dev: $(PURE)/ready
	@echo "Installing the tools for tests …"
	@CAPICUA_COMPILE=0 $(PURE)/bin/python -m pip install -q -e '.[dev,plot]'
	@touch $@

$(COMPILED)/ready: $(COMPILED)/bin/python $(SOURCES)
	@echo "Installing the compiler of Python …"
	@$(COMPILED)/bin/python -m pip install -q 'setuptools>=77' wheel 'mypy[mypyc]==2.4.1' 'librt>=0.16'
	@echo "Compiling the rules (two or three minutes) …"
	@CAPICUA_COMPILE=1 $(COMPILED)/bin/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	@echo "Installing what Capicúa needs …"
	@$(COMPILED)/bin/python setup.py requirements | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@touch $@

$(COMPILED)/dev: $(COMPILED)/ready
	@echo "Installing the tools for tests …"
	@$(COMPILED)/bin/python setup.py requirements dev plot | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@touch $@

clean:
	rm -rf .venv build dist src/*.egg-info
	find . -name __pycache__ -o -name .pytest_cache -o -name .mypy_cache | xargs rm -rf
