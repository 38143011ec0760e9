# Capicúa: `make play` opens the table in the browser, `make test` runs everything,
# `make compiled` builds the fast library. Each sets up what it needs in .venv.

PYTHON ?= python3
ARGS ?=
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK = 1

PURE := .venv/pure
COMPILED := .venv/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl' -o -name examples.txt) pyproject.toml setup.py
CAN_COMPILE := $(shell $(PYTHON) setup.py can-compile 2>/dev/null)
CLIENT := src/capicua/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
# To play, the compiled build is used once somebody has made it: compiling takes minutes.
PLAY := $(if $(wildcard $(COMPILED)/ready),$(COMPILED),$(PURE))

.PHONY: play client compiled test test-pure test-compiled test-web lint golden clean

play: $(PLAY)/ready $(CLIENT)
	@$(PLAY)/bin/capicua serve $(ARGS)

client: $(CLIENT)

compiled: $(COMPILED)/ready
	@$(COMPILED)/bin/capicua --version

test: lint test-pure test-compiled test-web

lint: $(PURE)/dev
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy
	$(PURE)/bin/lint-imports
	$(PURE)/bin/python scripts/schema.py --check
	$(PURE)/bin/python scripts/zones.py --check

test-pure: $(PURE)/dev
	CAPICUA_BUILD=pure $(PURE)/bin/python -m pytest -n auto --ignore=tests/web

ifneq ($(CAN_COMPILE),)
test-compiled: $(COMPILED)/dev
	CAPICUA_BUILD=compiled $(COMPILED)/bin/python -m pytest -n auto --ignore=tests/web
else
test-compiled:
	@echo "No C compiler with Python's headers here: the compiled build is not tested."
	@test -z "$$CAPICUA_NO_SKIPS"
endif

# The client in a real browser, on the fastest build there is. A browser on a busy machine can
# stall: what fails is tried once more, and the summary names it.
test-web: $(if $(CAN_COMPILE),$(COMPILED),$(PURE))/dev $(CLIENT)
	$(PURE)/bin/python scripts/build_web.py test
	CAPICUA_BUILD=$(if $(CAN_COMPILE),compiled,pure) $(if $(CAN_COMPILE),$(COMPILED),$(PURE))/bin/python -m pytest -n 2 --reruns 1 -rR tests/web

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
	@CAPICUA_COMPILE=0 $(PURE)/bin/python -m pip install -q -e '.[server]'
	@touch $@

$(PURE)/dev: $(PURE)/ready
	@echo "Installing the tools for tests …"
	@CAPICUA_COMPILE=0 $(PURE)/bin/python -m pip install -q -e '.[server,several,arena,cluster,dev,plot]'
	@touch $@

$(COMPILED)/ready: $(COMPILED)/bin/python $(SOURCES) $(CLIENT)
	@echo "Installing what Capicúa needs, and the compiler of Python …"
	@$(COMPILED)/bin/python setup.py requirements server build | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@echo "Compiling the rules (some minutes) …"
	@CAPICUA_COMPILE=1 $(COMPILED)/bin/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(COMPILED)/dev: $(COMPILED)/ready
	@echo "Installing the tools for tests …"
	@$(COMPILED)/bin/python setup.py requirements server several arena cluster dev plot | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@touch $@

$(CLIENT): $(PURE)/ready $(CLIENT_SOURCES)
	@echo "Building the client …"
	@$(PURE)/bin/python scripts/build_web.py

clean:
	rm -rf .venv build dist src/*.egg-info src/capicua/server/static web/node_modules
	find . -name __pycache__ -o -name .pytest_cache -o -name .mypy_cache | xargs rm -rf
