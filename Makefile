# Capicúa: `make play` opens the table in the browser, `make test` proves a change,
# `make compiled` builds the fast library. Each sets up what it needs in .venv.

PYTHON ?= python3
ARGS ?=
SHELL := /bin/bash
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Tests, and the servers they start, read modules much faster that were read before.
unexport PYTHONDONTWRITEBYTECODE

PURE := .venv/pure
COMPILED := .venv/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl' -o -name examples.txt -o -name lesson.txt) pyproject.toml setup.py
CAN_COMPILE := $(shell $(PYTHON) setup.py can-compile 2>/dev/null)
CLIENT := src/capicua/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/gallery/*' -not -path 'web/tests/*' 2>/dev/null)
# To play, the compiled build is used once somebody has made it: compiling takes minutes.
PLAY := $(if $(wildcard $(COMPILED)/ready),$(COMPILED),$(PURE))

# While people play on the pure build, the compiled one is built where that is possible; Ctrl-C
# ends the table, and not that.
FAST_LATER := $(if $(filter $(PLAY),$(PURE)),$(if $(filter no,$(FAST)),,$(CAN_COMPILE)))
APART := $(shell command -v setsid)
define build_later
echo "This is the pure build: bots of levels 3 to 5 are weaker on it."; \
echo "The fast one is being built in the background; bots move to it by themselves (make play FAST=no: not)."; \
mkdir -p $(LOGS); ($(APART) nice make --no-print-directory compiled > $(LOGS)/compiled 2>&1 < /dev/null &)
endef

# The build that is tested where one is enough: the fastest there is.
BEST := $(if $(CAN_COMPILE),$(COMPILED),$(PURE))

.PHONY: play client compiled test exhaustive test-game golden clean
.PHONY: docs pictures
.PHONY: lint test-pure test-compiled test-shared test-web

play: $(PLAY)/ready $(CLIENT)
	@$(if $(FAST_LATER),$(build_later))
	@$(if $(FAST_LATER),CAPICUA_BOTS_PYTHON=$(COMPILED)) $(PLAY)/bin/capicua serve $(ARGS)

client: $(CLIENT)

compiled: $(COMPILED)/ready
	@$(COMPILED)/bin/capicua --version

# What `make test` is made of. Each part is a target of its own, too; two of them run at a time,
# and each says what it has to say when it is done. tests/suite.py says what is in a suite.
PARTS := test-web lint test-shared test-pure test-compiled
LOGS := .venv/logs

test:
	@rm -rf $(LOGS); mkdir -p $(LOGS)
	@$(MAKE) --no-print-directory -k -j2 TOGETHER=yes $(PARTS); code=$$?; echo; \
	for part in $(PARTS); do tail -n 2 $(LOGS)/$$part 2>/dev/null || echo "$$part: has not been run"; done; \
	exit $$code

exhaustive:
	@$(MAKE) --no-print-directory test SUITE=exhaustive PARTS="test-web lint test-pure test-compiled"

define part
	@$(if $(TOGETHER),echo "$@ has begun.";) TIMEFORMAT="$@: %0lR, %0U s of a processor"; \
	{ time { $(1); }; } $(if $(TOGETHER),> $(LOGS)/$@) 2>&1; code=$$?; \
	$(if $(TOGETHER),cat $(LOGS)/$@;) exit $$code
endef

suite = CAPICUA_BUILD=$(notdir $(1)) CAPICUA_SUITE=$(or $(SUITE),$(2)) $(1)/bin/python -m pytest

lint: $(PURE)/dev
	$(call part,$(PURE)/bin/ruff check . && $(PURE)/bin/ruff format --check . \
		&& $(PURE)/bin/mypy && $(PURE)/bin/lint-imports \
		&& $(PURE)/bin/python scripts/schema.py --check && $(PURE)/bin/python scripts/zones.py --check)

test-pure: $(PURE)/dev
	$(call part,$(call suite,$(PURE),$(if $(CAN_COMPILE),sample,rules)) -n auto --ignore=tests/web)

ifneq ($(CAN_COMPILE),)
test-compiled: $(COMPILED)/dev
	$(call part,$(call suite,$(COMPILED),rules) -n auto --ignore=tests/web)
else
test-compiled:
	$(call part,echo "No C compiler with Python's headers here: the compiled build is not tested."; test -z "$$CAPICUA_NO_SKIPS")
endif

# What both builds interpret is tested once. Servers and prompts mostly wait.
test-shared: $(BEST)/dev $(CLIENT)
	$(call part,$(call suite,$(BEST),shared) -n 4)

# The client in a real browser. A browser on a busy machine can stall: what fails is tried once
# more, and the summary names it.
test-web: $(BEST)/dev $(CLIENT)
	$(call part,$(PURE)/bin/python scripts/build_web.py test \
		&& $(call suite,$(BEST),everyday) -n 2 --reruns 1 -rR tests/web)

test-game: $(PURE)/dev
	@test -n "$(GAME)" || { echo "Which game? Such as: make test-game GAME=block"; exit 2; }
	$(call part,$(call suite,$(PURE),sample) -n auto --game $(GAME) tests/games tests/notation)

# The documentation site in site/: strict, so that a broken link, a public name without a
# docstring or an example that does not run is an error.
docs: $(PURE)/dev
	@$(call suite,$(PURE),everyday) tests/test_documentation.py tests/test_reference.py
	@NO_MKDOCS_2_WARNING=1 $(PURE)/bin/mkdocs build --quiet
	@echo "The documentation is in site/index.html."

# Screenshots and recordings of the table, for the README and the site.
pictures: $(PURE)/dev $(CLIENT)
	$(PURE)/bin/python -m scripts.recordings docs/pictures

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
	@CAPICUA_COMPILE=0 $(PURE)/bin/python -m pip install -q -e '.[server,several,arena,cluster,dev,plot,docs,research,data,openspiel]'
	@touch $@

$(COMPILED)/ready: $(COMPILED)/bin/python $(SOURCES) $(CLIENT)
	@echo "Installing what Capicúa needs, and the compiler of Python …"
	@$(COMPILED)/bin/python setup.py requirements server build | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@echo "Compiling the rules (some minutes) …"
	@CAPICUA_COMPILE=1 $(COMPILED)/bin/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(COMPILED)/dev: $(COMPILED)/ready
	@echo "Installing the tools for tests …"
	@$(COMPILED)/bin/python setup.py requirements server several arena cluster dev plot docs research data openspiel | $(COMPILED)/bin/python -m pip install -q -r /dev/stdin
	@touch $@

$(CLIENT): $(PURE)/ready $(CLIENT_SOURCES)
	@echo "Building the client …"
	@$(PURE)/bin/python scripts/build_web.py

clean:
	rm -rf .venv build dist site src/*.egg-info src/capicua/server/static web/node_modules
	find . -name __pycache__ -o -name .pytest_cache -o -name .mypy_cache | xargs rm -rf
