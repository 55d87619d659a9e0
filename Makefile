# Seaboard. `make play` and `make test` set up everything they need in .venv, once.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
JOBS   ?= 2
# What needs no server, browser or compiler, but for logs, terminal and arena: whole games and fuzzing take longer there.
QUICK  := tests/bots tests/core tests/games tests/lessons tests/locales tests/test_arrows.py tests/test_golden.py tests/test_requirements.py tests/test_rule_ids.py \
          $(addprefix tests/server/,http/test_waiting.py room/test_thinking.py socket/test_inbox.py socket/test_lighter_protocol.py socket/test_lobby_pause.py socket/test_sizes.py \
            storage/test_group_commit.py storage/test_lobby.py storage/test_sqlite.py table/test_clock.py table/test_plain_text.py table/test_thinking_time.py \
            tell/test_catalogues.py test_imports.py)
PAGE   := src/seaboard/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public src/seaboard/locales -type f) $(wildcard web/*.* web/modules/*.wasm src/seaboard/games/*/RULES*.md src/seaboard/server/*/*.py)

.PHONY: play page browser-modules modules screenshots test test-quick test-ray check check-code check-page format bench bench-server bench-kills bench-faults bench-scale bench-nodes bench-mutants bench-bots bench-balance golden pictures postgres clean help

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: $(READY) $(PAGE) ## open the games room and play in the browser
	@$(BIN)/python -m tools.play

page: browser-modules ## build the page, with the rules for browsers
	@$(MAKE) --no-print-directory $(PAGE)

browser-modules: $(READY)
	@$(BIN)/python -c "import ziglang" 2>/dev/null \
	|| PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[browser]'
	@$(BIN)/python -m tools.browser_modules

$(PAGE): $(READY) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(BIN)/python -m tools.page build
	@touch $@

# The fast rules of Oh Crab! take one processor longer than all checks take the other.
test: $(READY) ## all checks and all tests
	@$(MAKE) --no-print-directory --jobs=$(JOBS) modules check-code check-page postgres
	@$(MAKE) --no-print-directory page
	@$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

test-quick: check ## lint, types, and what needs no server, browser or compiler, with one option set in four
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not compiled and not thorough" $(QUICK)

check: $(READY) ## lint, format and types
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target check-code check-page

check-code: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page: $(READY)
	$(BIN)/python -m tools.page check

format: $(READY) ## tidy the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tools.page format

modules: $(READY) ## make the fast rules of all games, once, into your cache
	@$(BIN)/python -m tools.modules

bench: $(READY) ## speeds, as a table
	$(BIN)/python -m bench

bench-server: $(READY) ## the games room under load
	$(BIN)/python -m bench.server

bench-kills: $(READY) postgres ## kill the games room 200 times while games go on
	$(BIN)/python -m bench.kills

bench-faults: $(READY) postgres ## let everything around the games room fail 500 times while games go on
	$(BIN)/python -m bench.faults

bench-scale: $(READY) postgres ## a room with a million games
	$(BIN)/python -m bench.scale

bench-nodes: $(READY) postgres ## one to four nodes behind nginx and Caddy, and a rolling restart
	$(BIN)/python -m bench.nodes

bench-mutants: $(READY) ## break the rules on purpose and count what the tests notice
	@$(BIN)/python -c "import cosmic_ray" 2>/dev/null || $(BIN)/python -m pip install --quiet -e '.[mutants]'
	$(BIN)/python -m bench.mutants

test-ray: $(READY) ## the arena on a real Ray cluster, with kills; installs Ray
	@$(BIN)/python -c "import ray" 2>/dev/null \
	|| PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[ray]'
	$(BIN)/python -m pytest tests/arena/test_ray.py

bench-bots: $(READY) ## how often greedy bots beat random ones
	$(BIN)/python -m bench.bots

bench-balance: $(READY) ## whether the Adventure Pack of Oh Crab! is fair
	$(BIN)/python -m bench.balance

# The tests of many nodes need PostgreSQL; where it cannot be had they are skipped and say so.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	|| [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null \
	|| { echo "Installing PostgreSQL for the tests ..."; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null 2>&1 || true; }

golden: $(READY) ## write the golden playthroughs anew (read the diff!)
	$(BIN)/python -m tests.golden

screenshots: $(READY) $(PAGE) ## take the pictures of the page anew, or some: ONLY="lobby adventure"
	@$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.screenshots $(ONLY)

pictures: $(READY) ## draw the pictures of the README
	$(BIN)/python -m tools.pictures

clean: ## remove what was built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/.svelte-check dist build web/node_modules src/seaboard/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Seaboard needs Python 3.11 or newer: make PYTHON=/path/to/python3 ..."; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $(READY)
