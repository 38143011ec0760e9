# Capicúa: `make play` opens the table in the browser, `make test` runs all tests,
# `make compiled` builds the fast library. Each installs what it needs into .venv.

PYTHON ?= python3
ARGS ?=
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Cached bytecode makes tests, and the servers they start, much faster.
unexport PYTHONDONTWRITEBYTECODE

# Bytecode is written when a module is first imported; most installed modules never are.
INSTALL := -m pip install -q --no-compile
# No separate environment for building, which would contain a compiler that the pure build does not need.
EDITABLE := $(INSTALL) --no-build-isolation -e

PURE := .venv/pure
COMPILED := .venv/compiled
LOWEST := .venv/lowest
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl' -o -name examples.txt -o -name lesson.txt) pyproject.toml setup.py
CAN_COMPILE := $(shell $(PYTHON) setup.py can-compile 2>/dev/null)
CLIENT := src/capicua/server/static/index.html
OFFLINE := src/capicua/server/static/offline/manifest.json
CLIENT_SOURCES := src/capicua/render/svg/tileset.json $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/.svelte-check/*' -not -path 'web/gallery/*' -not -path 'web/tests/*' 2>/dev/null)
# Play on the compiled build only if it already exists, because compiling takes minutes.
PLAY := $(if $(wildcard $(COMPILED)/ready),$(COMPILED),$(PURE))

# During play on the pure build, the compiled one is built in the background if possible; Ctrl-C
# stops the server but not that build.
FAST_LATER := $(if $(filter $(PLAY),$(PURE)),$(if $(filter no,$(FAST)),,$(CAN_COMPILE)))
APART := $(shell command -v setsid)
define build_later
echo "This is the pure build: bots of levels 3 to 5 are weaker on it."; \
echo "The fast build is being compiled in the background; bots switch to it when it is ready (make play FAST=no disables this)."; \
mkdir -p $(LOGS); ($(APART) nice make --no-print-directory compiled > $(LOGS)/compiled 2>&1 < /dev/null &)
endef

# The fastest available build, for tests that need only one.
BEST := $(if $(CAN_COMPILE),$(COMPILED),$(PURE))

.PHONY: play client offline compiled test exhaustive test-game golden clean
.PHONY: docs site pictures
.PHONY: lint test-pure test-compiled test-server test-shared test-lowest test-web

play: $(PLAY)/ready $(CLIENT)
	@$(if $(FAST_LATER),$(build_later))
	@$(if $(FAST_LATER),CAPICUA_BOTS_PYTHON=$(COMPILED)) $(PLAY)/bin/capicua serve $(ARGS)

client: $(CLIENT)

# The engine that plays in a browser without a server; without it, the client does not offer that.
offline: $(OFFLINE)

compiled: $(COMPILED)/ready
	@$(COMPILED)/bin/capicua --version

# The parts of `make test`. Each is also a separate target; they run at the same time, and each
# prints its output when it is done. tests/suite.py defines the suites.
PARTS := test-web lint test-server test-shared test-lowest test-pure test-compiled
LOGS := .venv/logs

test:
	@rm -rf $(LOGS); mkdir -p $(LOGS)
	@$(MAKE) --no-print-directory -k -j TOGETHER=yes $(PARTS); code=$$?; echo; \
	for part in $(PARTS); do tail -n 2 $(LOGS)/$$part 2>/dev/null || echo "$$part: not run"; done; \
	exit $$code

exhaustive:
	@$(MAKE) --no-print-directory test SUITE=exhaustive PARTS="test-web lint test-pure test-compiled"

define part
	@$(if $(TOGETHER),echo "$@ started.";) TIMEFORMAT="$@: %0lR, %0U s of processor time"; \
	{ time { $(1); }; } $(if $(TOGETHER),> $(LOGS)/$@) 2>&1; code=$$?; \
	$(if $(TOGETHER),cat $(LOGS)/$@;) exit $$code
endef

# Workers cost a third more processor time: each collects all tests, and each result is sent. So a
# part has none when others run beside it, unless it is much longer than they are.
SPREAD := $(if $(and $(TOGETHER),$(CAN_COMPILE),$(if $(SUITE),,everyday)),,-n auto --dist worksteal)

# Tests that only compute use the time that servers and browsers leave; those of the server wait most,
# also for bots, which a server itself gives the niceness 15. The longest part that only computes goes
# before the rules, or it would be the last to end.
BROWSING := $(if $(TOGETHER),nice -n 10)
LONGER := $(if $(TOGETHER),nice -n 16)
COMPUTING := $(if $(TOGETHER),nice -n 19)

suite = CAPICUA_BUILD=$(notdir $(1)) CAPICUA_SUITE=$(or $(SUITE),$(2)) $(3) $(1)/bin/python -m pytest

lint: $(PURE)/dev
	$(call part,$(PURE)/bin/ruff check . && $(PURE)/bin/ruff format --check . \
		&& $(PURE)/bin/mypy && $(PURE)/bin/lint-imports \
		&& $(PURE)/bin/python scripts/client/schema.py --check && $(PURE)/bin/python scripts/client/zones.py --check \
		&& $(PURE)/bin/python scripts/client/materials.py --check)

test-pure: $(PURE)/dev
	$(call part,$(call suite,$(PURE),$(if $(CAN_COMPILE),sample,rules),$(COMPUTING)) $(SPREAD) --ignore=tests/web)

ifneq ($(CAN_COMPILE),)
test-compiled: $(COMPILED)/dev
	$(call part,$(call suite,$(COMPILED),rules,$(COMPUTING)) $(SPREAD) --ignore=tests/web)
else
test-compiled:
	$(call part,echo "No C compiler with Python's headers found: the compiled build is not tested."; test -z "$$CAPICUA_NO_SKIPS")
endif

# Code that both builds interpret is tested once: the server, whose tests often wait, and the rest.
test-server: $(BEST)/dev $(CLIENT)
	$(call part,$(call suite,$(BEST),shared) $(SPREAD) tests/server tests/client)

test-shared: $(BEST)/dev $(CLIENT) $(OFFLINE)
	$(call part,$(call suite,$(BEST),shared,$(LONGER)) $(SPREAD) --ignore=tests/server --ignore=tests/client)

# The client in a real browser. A browser on a busy machine can stall, so a failing test is retried
# once, and the summary names it.
test-web: $(BEST)/offline
	$(call part,$(BROWSING) $(PURE)/bin/python scripts/client/build_web.py test \
		&& $(call suite,$(BEST),everyday,$(BROWSING)) -n 2 --dist worksteal --reruns 1 -rR tests/web)

# The lowest declared version of every dependency and extra, in an environment of its own.
test-lowest: $(LOWEST)/ready $(CLIENT)
	$(call part,$(call suite,$(LOWEST),lowest,$(COMPUTING)) tests/lowest)

test-game: $(PURE)/dev
	@test -n "$(GAME)" || { echo "GAME is missing; for example: make test-game GAME=block"; exit 2; }
	$(call part,$(call suite,$(PURE),game) -n auto --game $(GAME) tests/games tests/notation)

# The documentation site in site/. A broken link, a public name without a docstring and a failing
# example are errors.
docs: $(PURE)/dev
	@$(call suite,$(PURE),everyday) tests/test_documentation.py tests/test_reference.py
	@NO_MKDOCS_2_WARNING=1 $(PURE)/bin/mkdocs build --quiet
	@echo "The documentation is in site/index.html."

# The site without a server in build/site/: client, engine and documentation, for any host of files.
site: $(PURE)/dev $(OFFLINE)
	@$(PURE)/bin/python -m scripts.offline.static_site build/site

# Screenshots and recordings of the table, for the README and the site.
pictures: $(PURE)/dev $(CLIENT)
	$(PURE)/bin/python -m scripts.docs.recordings docs/pictures

golden: $(PURE)/dev
	$(PURE)/bin/python scripts/golden.py --write

# One virtual environment per build: pure is an editable install of src/, compiled installs a wheel.

.venv/%/bin/python:
	@echo "Creating a virtual environment in .venv/$* …"
	@$(PYTHON) -c 'import sys; sys.exit("Capicúa needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv/$* || { rm -rf .venv/$*; \
		echo "Python's venv module is incomplete; on Debian: apt-get install python3-venv"; exit 1; }

$(PURE)/ready: $(PURE)/bin/python pyproject.toml
	@echo "This is the pure build, fine for playing."
	@$(if $(CAN_COMPILE),echo "'make compiled' takes a few minutes and makes everything about forty times faster.",echo "No C compiler with Python's headers found; the fast build is not available.")
	@echo "Installing Capicúa and its dependencies …"
	@$(PURE)/bin/python setup.py requirements build | grep '^setuptools' | $(PURE)/bin/python $(INSTALL) -r /dev/stdin
	@CAPICUA_COMPILE=0 $(PURE)/bin/python $(EDITABLE) '.[server]'
	@touch $@

$(PURE)/dev: $(PURE)/ready
	@echo "Installing the tools for tests …"
	@CAPICUA_COMPILE=0 $(PURE)/bin/python $(EDITABLE) '.[server,several,arena,cluster,dev,plot,docs,research,data,openspiel]'
	@touch $@

$(COMPILED)/needs: $(COMPILED)/bin/python pyproject.toml setup.py
	@echo "Installing the dependencies of Capicúa and mypyc …"
	@$(COMPILED)/bin/python setup.py requirements server build | $(COMPILED)/bin/python $(INSTALL) -r /dev/stdin
	@touch $@

$(COMPILED)/ready: $(COMPILED)/needs $(SOURCES) $(CLIENT)
	@echo "Compiling the rules (takes a few minutes, if they have changed) …"
	@CAPICUA_COMPILE=1 $(COMPILED)/bin/python $(INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(COMPILED)/tools: $(COMPILED)/needs
	@echo "Installing the tools for tests …"
	@$(COMPILED)/bin/python setup.py requirements server several arena cluster dev plot docs research data openspiel build | $(COMPILED)/bin/python $(INSTALL) -r /dev/stdin
	@touch $@

# The tools are installed while the rules are compiled.
$(COMPILED)/dev: $(COMPILED)/ready $(COMPILED)/tools
	@touch $@

$(LOWEST)/ready: $(PURE)/dev pyproject.toml
	@echo "Installing the lowest declared versions of the dependencies …"
	@$(PURE)/bin/uv venv -q --clear --python $(PURE)/bin/python $(LOWEST)
	@CAPICUA_COMPILE=0 VIRTUAL_ENV=$(LOWEST) $(PURE)/bin/uv pip install -q --resolution lowest-direct \
		-e '.[server,several,arena,plot,research,data]' 'pytest>=8' 'hypothesis>=6.100'
	@touch $@

$(CLIENT): $(PURE)/ready $(CLIENT_SOURCES)
	@echo "Building the client …"
	@$(PURE)/bin/python scripts/client/build_web.py

# Made after the client, which is built into the same folder.
$(OFFLINE): $(PURE)/ready $(SOURCES) scripts/offline/engine.py scripts/offline/wheels.txt | $(CLIENT)
	@echo "Building the engine for browsers …"
	@$(PURE)/bin/python -m scripts.offline.engine

# The installed package is older than the engine, which it needs to serve it.
$(COMPILED)/offline: $(COMPILED)/dev $(OFFLINE)
	@static=$$($(COMPILED)/bin/python -c 'import capicua.server; print(capicua.server.__path__[0])')/static; \
	rm -rf $$static/offline && cp -r src/capicua/server/static/offline $$static/offline
	@touch $@

$(PURE)/offline: $(PURE)/dev $(OFFLINE)
	@touch $@

clean:
	rm -rf .venv build dist site src/*.egg-info src/capicua/server/static web/node_modules web/.svelte-check
	find . -name __pycache__ -o -name .pytest_cache -o -name .mypy_cache | xargs rm -rf
