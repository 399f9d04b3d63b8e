# Giants' Table. `make` alone lists what it can do.

PYTHON ?= python3
NODE ?= node
NPM ?= npm
# `make setup COMPILE=no` installs the interpreted build even where a C compiler is at hand.
COMPILE ?= auto
# Processes that share the tests; 0 runs them in this one. One more than there are cores: browsers and servers are waited for.
JOBS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# `make test-long SEED=7310` draws the seeds of an earlier run again; STRENGTH=100 tries even more.
STRENGTH ?= 20
SEED ?=
# `make play PORT=9000`; ARGS go to the command as they are: `make play ARGS="--host 0.0.0.0"`.
PORT ?=
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PACKED := src pyproject.toml hatch_build.py README.md LICENSE NOTICE
# The page too, where it is built: `make setup` needs no Node.
PAGE := web/dist

# Each worker of the tests would translate all of them anew, and rewrite their asserts: half a minute of every core.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# What stands first is done first: the page is packed by what follows it. Only the halves of the check go side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup client play wheel terminal test test-long check check-package check-client collected types rules bench bench-doors bench-web bench-frames chaos load bytes balance mixed keep golden screenshots clean force

help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name what; do \
		printf 'make %-11s %s\n' "$$name" "$$what"; done

setup: $(VENV)/.package ## make .venv with the package in it, compiled if a C compiler is there

client: web/dist/.built ## build the pages that the server gives to browsers

play: client setup ## play in the browser; PORT=9000 for another port
	@$(BIN)/giants serve $(if $(PORT),--port $(PORT)) $(ARGS)

wheel: client setup ## put the package into dist/, with the page: pip install it anywhere
	@rm -rf dist && cp -R build/wheel dist && ls dist/*.whl

terminal: setup ## play in the terminal
	@$(BIN)/giants play $(ARGS)

test: client setup $(VENV)/.dev ## everything: check, then all tests on the installed build, with all rules covered
	@$(MAKE) --no-print-directory -j2 --output-sync=recurse SIDE_BY_SIDE=yes check-package check-client collected
	@$(BIN)/python tools/system_packages.py
	@rm -rf build/browser
	$(BIN)/pytest -n $(JOBS) --dist worksteal --rules-coverage --rules-complete

check: $(VENV)/.dev web/node_modules/.installed ## format, lint, types, import contracts, determinism, the client's types and tests
	@$(MAKE) --no-print-directory -j2 --output-sync=recurse SIDE_BY_SIDE=yes check-package check-client

check-package:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools examples hatch_build.py
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/determinism.py
	NODE=$(NODE) PYTHONPATH=src $(BIN)/python -m tools.typescript --check
	NPM=$(NPM) $(BIN)/python tools/audit.py

# Whichever half is done first reads all tests once, so that no worker has to rewrite their asserts for itself.
collected:
	@$(BIN)/pytest --collect-only -q > build/collected || { cat build/collected; exit 1; }

check-client:
	$(NPM) --prefix web run --silent check
	$(NPM) --prefix web run --silent test

types: $(VENV)/.dev web/node_modules/.installed ## write the client's types anew from the shapes in Python
	NODE=$(NODE) PYTHONPATH=src $(BIN)/python -m tools.typescript

test-long: setup $(VENV)/.dev ## all that is tried at random, twenty times as often and with fresh seeds (an hour)
	$(BIN)/pytest -n $(JOBS) -m at_random --strength $(STRENGTH) $(if $(SEED),--seed $(SEED))

rules: setup $(VENV)/.dev ## which rules have a passing test, game by game
	$(BIN)/pytest -n $(JOBS) -q -m rule --rules-coverage --rules-complete

bench: setup ## how fast the games run
	@$(BIN)/giants bench

bench-doors: setup $(VENV)/.dev ## steps a second through the doors for researchers: Gymnasium, PettingZoo, OpenSpiel
	@$(BIN)/python -m giantstable.envs.bench $(ARGS)

bench-web: setup $(VENV)/.dev web/node_modules/.installed ## what the boards ask of a browser: draw calls, triangles, bytes, script
	@$(BIN)/python tools/system_packages.py chromium
	$(BIN)/python -m tools.bench_web

bench-frames: client setup $(VENV)/.dev ## how many frames stutter while fights are told; ARGS="OTHER/dist web/dist" sets builds side by side
	@$(BIN)/python tools/system_packages.py chromium
	$(BIN)/python -m tools.bench_frames $(ARGS)

chaos: setup $(VENV)/.dev ## kill servers, workers, bots and databases at random moments; ARGS="--rounds 2000"
	@$(BIN)/python tools/system_packages.py postgresql
	$(BIN)/python -m tools.chaos $(ARGS)

load: setup $(VENV)/.dev ## how many tables one server serves at once, and how fast
	$(BIN)/python -m tools.load $(ARGS)

bytes: setup $(VENV)/.dev ## how many bytes a live table sends, over whole games
	$(BIN)/python -m tools.bytes $(ARGS)

balance: setup ## play thousands of games and write docs/*-balance.md (minutes)
	$(BIN)/python tools/balance.py $(ARGS)

mixed: setup $(VENV)/.dev ## let greedy and random bots play many games together: all must end
	$(BIN)/python -m tools.mixed $(ARGS)

keep: setup $(VENV)/.dev ## keep what this version makes, so that later ones prove they still read it
	$(BIN)/python -m tools.keep

golden: setup $(VENV)/.dev ## rewrite the golden playthroughs; read the diff before you commit it
	$(BIN)/pytest --update-golden tests/games

screenshots: client setup $(VENV)/.dev ## take the pictures in docs/screenshots anew
	@$(BIN)/python tools/system_packages.py chromium
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.guide_pictures
	$(BIN)/python tools/screenshot.py

clean: ## remove all that make has made
	rm -rf $(VENV) build dist web/dist web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} +

# The environment, with what the package needs to be built and to run.
$(VENV)/.build: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Giants' Table needs Python 3.11 or newer as '$(PYTHON)'; name another with make PYTHON=..." >&2; \
		exit 1; }
	@echo "Making $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade 'pip>=25.1'
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > $@
	@$(PIP) install --group build --requirement $@

$(VENV)/.dev: pyproject.toml $(VENV)/.build | build/toy/.installed
	@echo "Installing what the checks and tests need ..."
	@$(PIP) install --group dev
	@touch $@

# The toy game of the tests comes as anybody's would, as a package from a folder of its own; but to
# a place of its own too, that only tests look at: `make play` has the games and no toy.
build/toy/.installed: $(shell find examples -type f ! -name '*.pyc') $(VENV)/.build
	@rm -rf build/toy
	@$(PIP) install --no-deps --no-build-isolation --target build/toy examples/cairns
	@touch $@

# Sums, not dates: a checkout or a stray .pyc must not cost minutes of compiling.
KEEP_IF_SAME = if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

build/sources: force
	@mkdir -p build
	@{ echo "$(COMPILE)"; find $(PACKED) $$(ls -d $(PAGE) 2>/dev/null) -type f ! -name '*.so' ! -name '*.pyc' ! -name '.*' | \
		LC_ALL=C sort | xargs cksum; } > $@.new
	@$(KEEP_IF_SAME)

build/client-packages: force
	@mkdir -p build
	@cksum web/package.json web/package-lock.json web/.npmrc > $@.new
	@$(KEEP_IF_SAME)

# The client speaks with the package's own Fluent files.
build/client-sources: force
	@mkdir -p build
	@find web src/giantstable/locale src/giantstable/games/*/locale \( -path web/node_modules -o -path web/dist \) -prune \
		-o -type f ! -name '*.test.ts' ! -name '*.test.tsx' -print | LC_ALL=C sort | xargs cksum > $@.new
	@$(KEEP_IF_SAME)

$(VENV)/.package: build/sources $(VENV)/.build
	@rm -rf build/wheel
	@if [ "$(COMPILE)" = no ]; then \
		echo "Installing giantstable, interpreted ..."; \
		export HATCH_BUILD_NO_HOOKS=true; \
	else \
		echo "Compiling and installing giantstable (the first time, a minute or two) ..."; \
	fi; \
	HATCH_QUIET=1 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(PIP) install --force-reinstall --no-deps --no-compile build/wheel/*.whl
	@touch $@

# What vite, vitest and oxlint ask for: of 20 and 22 the later ones, or 24 and newer.
NODE_SERVES := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(+(a === 20 ? b < 19 : a === 22 ? b < 13 : a < 24))

web/node_modules/.installed: build/client-packages
	@$(NODE) -e '$(NODE_SERVES)' 2>/dev/null || { \
		echo "Giants' Table needs Node 20.19 or newer (of 22: 22.13) to build its pages, and '$(NODE)' is" \
			"$$($(NODE) --version 2>/dev/null || echo not there); 'make terminal' plays without." >&2; \
		exit 1; }
	@command -v $(NPM) >/dev/null || { \
		echo "Giants' Table needs npm, which comes with Node, as '$(NPM)'; 'make terminal' plays without." >&2; \
		exit 1; }
	@echo "Installing what the client is built with ..."
	@$(NPM) --prefix web ci --no-progress --loglevel=error
	@touch $@

web/dist/.built: build/client-sources web/node_modules/.installed
	@echo "Building the client ..."
	@$(NPM) --prefix web run --silent build -- --logLevel error
	@touch $@
