PYTHON ?= python3
GAME ?= citadels
BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.playable
DOCS := .venv/.docs
PACKAGES := web/node_modules/.package-lock.json
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/pytest -q
SERVED_TESTS := tests/server tests/browser
ENGINE_TESTS := $(addprefix tests/,bots core games invariants praga records rules)

.DEFAULT_GOAL := help
.PHONY: help setup dev engine client types gallery browse check test coverage lint format dist
.PHONY: bench bench-server docs peers play clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

# The tree is installed without compiling: tools/compile_engine.py does that, once for the same sources.
$(PLAYABLE): pyproject.toml
	$(PYTHON) -m venv .venv
	BURGRAVE_PURE=1 $(PIP) install --quiet --editable '.[server,terminal]'
	@touch $@

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	BURGRAVE_PURE=1 $(PIP) install --quiet --editable '.[dev]'
	@touch $@ $(PLAYABLE)

setup: $(PLAYABLE) ## make the virtual environment .venv, to play and to host

dev: $(READY) ## the same with developers' tools; every target that needs them makes it

engine: $(READY) ## compile the engine in place (cached); PGO=1 by a profile, for more speed
	@$(BIN)/python tools/compile_engine.py $(if $(filter 1,$(PGO)),--pgo)

client: $(READY) ## build the browser client into the package (cached)
	@$(BIN)/python tools/build_client.py

types: $(READY) $(PACKAGES) ## make the client's types from the server's models
	$(BIN)/python tools/client_types.py

$(PACKAGES): web/package-lock.json
	cd web && npm ci
	@touch $@

gallery: client ## screenshots of every page and state, in build/gallery
	$(BIN)/python -m tools.gallery $(ARGS)

$(DOCS): pyproject.toml $(READY)
	BURGRAVE_PURE=1 $(PIP) install --quiet --editable '.[docs]'
	@touch $@

docs: $(DOCS) ## the documentation as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lint: $(READY) ## ruff, mypy, import contracts, the client's sources and types, pages, workflow file
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/client_types.py --check
	$(BIN)/python tools/build_client.py --lint
	$(BIN)/python tools/lint_pages.py
	$(BIN)/python tools/strengths.py --check
	$(BIN)/python tools/api_tables.py --check
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(BIN)/zizmor --offline --quiet .github/workflows

format: $(READY) ## let ruff tidy the sources
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Interpreted: after a change the compiled engine is outdated anyway.
check: lint ## what to run before a commit: lint and the quick tests
	BURGRAVE_PURE=1 $(PYTEST) -n auto -m 'not slow and not browser'

coverage: $(READY) ## which lines of the engine the tests run, on the interpreted engine
	$(BIN)/coverage erase
	BURGRAVE_PURE=1 $(BIN)/coverage run -m pytest -q -n 2 -m 'not browser' $(ARGS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

dist: $(READY) ## wheel and sdist, in dist
	rm -rf dist
	$(BIN)/python -m build

# What depends on the engine runs on both. The rest runs once, on the compiled one if there is a C compiler.
test: lint ## everything CI checks, on both engines, and in the browser
	@$(BIN)/python tools/compile_engine.py
	@if $(BIN)/python tools/compile_engine.py --check; \
	then set -ex; BURGRAVE_PURE= BURGRAVE_EXPECT=compiled $(PYTEST) -n 2 $(SERVED_TESTS:%=--ignore=%); \
	BURGRAVE_PURE=1 BURGRAVE_EXPECT=interpreted $(PYTEST) -n 2 $(ENGINE_TESTS); \
	else echo "not tested on the compiled engine: there is no C compiler here"; set -ex; \
	BURGRAVE_PURE=1 BURGRAVE_EXPECT=interpreted $(PYTEST) -n 2 $(SERVED_TESTS:%=--ignore=%); fi
	$(PYTEST) -n 2 tests/server
	@$(MAKE) --no-print-directory browse

# Two browsers, one for each of two cores: what they do is work, not waiting.
browse: client ## test the client, alone and in a real Chromium (installed if apt can)
	@! grep -q '"resolved"' web/package-lock.json || { echo "the lock file names download addresses"; exit 1; }
	$(BIN)/python tools/build_client.py --test
	@$(BIN)/python tools/chromium.py
	$(PYTEST) -n 2 tests/browser

bench: engine ## measure the engine, beside its peers once they are there
	$(BIN)/burgrave bench $(if $(wildcard .peers/bin/python),--peers .peers/bin/python)

bench-server: $(READY) ## measure how many tables a server holds, on the engine that is there
	$(BIN)/python bench/server.py $(ARGS)

peers: ## make the environment .peers with other engines, for bench
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip --disable-pip-version-check install --quiet --requirement bench/requirements.txt

# Exit codes 2 (invalid input) and 130 (interrupted) have already printed a message.
play: ## the table in your browser; GAME=praga begins with Praga, ARGS=--terminal stays here
	@$(PYTHON) tools/play.py $(GAME) $(ARGS) || test $$? -eq 2 -o $$? -eq 130

clean: ## remove everything made here (not the cache of engines)
	rm -rf .venv .peers build dist src/*.egg-info src/burgrave/.engine src/burgrave/server/client
	rm -rf web/node_modules web/dist web/src/art/pictures
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage*
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
