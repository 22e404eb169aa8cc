PYTHON ?= python3
GAME ?= citadels
BIN := .venv/bin
READY := .venv/.ready
PACKAGES := web/node_modules/.package-lock.json
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/pytest -q
FACES := tests/server tests/browser

.DEFAULT_GOAL := help
.PHONY: help setup engine client types gallery browse test lint format bench bench-server peers play clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

# The tree is installed without compiling: tools/engine.py does that, once for the same sources.
$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	BURGRAVE_PURE=1 $(PIP) install --quiet --editable '.[dev]'
	@touch $@

setup: $(READY) ## make the virtual environment .venv

engine: $(READY) ## compile the engine in place (cached)
	@$(BIN)/python tools/engine.py

client: $(READY) ## build the browser client into the package (cached)
	@$(BIN)/python tools/client.py

types: $(READY) $(PACKAGES) ## make the client's types from the server's models
	$(BIN)/python tools/client_types.py

$(PACKAGES): web/package-lock.json
	cd web && npm ci
	@touch $@

gallery: client ## screenshots of every page and state, in build/gallery
	$(BIN)/python -m tools.gallery $(ARGS)

lint: $(READY) ## ruff, mypy, the import contracts and the client's types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/client_types.py --check

format: $(READY) ## let ruff tidy the sources
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

test: lint ## everything CI checks, on both engines, and in the browser
	BURGRAVE_PURE=1 BURGRAVE_EXPECT=interpreted $(PYTEST) -n 2 $(FACES:%=--ignore=%)
	@$(BIN)/python tools/engine.py
	@if $(BIN)/python tools/engine.py --check; \
	then set -ex; BURGRAVE_PURE= BURGRAVE_EXPECT=compiled $(PYTEST) -n 2 $(FACES:%=--ignore=%); \
	else echo "not tested on the compiled engine: there is no C compiler here"; fi
	$(PYTEST) tests/server
	@$(MAKE) --no-print-directory browse

# One browser at a time: two on two cores take longer than one after the other.
browse: client ## test the client, alone and in a real Chromium (installed if apt can)
	@! grep -q '"resolved"' web/package-lock.json || { echo "the lock file names download addresses"; exit 1; }
	$(BIN)/python tools/client.py --test
	@$(BIN)/python tools/chromium.py
	$(PYTEST) tests/browser

bench: engine ## measure the engine, beside its peers once they are there
	$(BIN)/burgrave bench $(if $(wildcard .peers/bin/python),--peers .peers/bin/python)

bench-server: $(READY) ## measure how many tables a server holds, on the engine that is there
	$(BIN)/python bench/server.py $(ARGS)

peers: ## make the environment .peers with other engines, for bench
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip --disable-pip-version-check install --quiet --requirement bench/requirements.txt

# A mistake in what was given (2) and an interruption (130) are told already.
play: ## the table in your browser; GAME=praga begins with Praga, ARGS=--terminal stays here
	@$(PYTHON) tools/play.py $(GAME) $(ARGS) || test $$? -eq 2 -o $$? -eq 130

clean: ## remove everything made here (not the cache of engines)
	rm -rf .venv .peers build dist src/*.egg-info src/burgrave/.engine src/burgrave/server/client
	rm -rf web/node_modules web/dist web/src/art/pictures
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
