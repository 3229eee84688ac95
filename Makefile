# One command for everything. Needs Python 3.11+; with a C compiler the engine is compiled.
PYTHON ?= python3
BIN := .venv/bin
PIP := -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes --requirement
GAME ?= musee
GAMES ?= 20000
WORKERS ?= 2
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.PHONY: server-soak barrage simulation killed play setup ready engine test lint types tests test-long pure-tests quick soak bench ladder ladder-check test-cluster docs playthroughs locks clean

# Installs what playing needs; the engine is compiled behind the first game.
play: build/run.done
	@$(BIN)/python compile_engine.py --behind
	@$(BIN)/vernissage play

setup: ready
	@$(BIN)/vernissage doctor

# The engine is compiled while the packages that it does not need are still being installed.
ready: build/tools.done
	@$(MAKE) --no-print-directory --jobs=2 build/packages.done engine

engine: build/tools.done
	@$(BIN)/python compile_engine.py

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one with PYTHON=...")'
	$(PYTHON) -m venv .venv

# An environment runs the package from src by one path file, and has one command.
define link
	$(1)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "vernissage.pth").write_text("$(CURDIR)/src\n")'
	printf '#!/bin/sh\nexec "%s/python" -m vernissage "$$@"\n' "$(CURDIR)/$(1)" > $(1)/vernissage
	chmod +x $(1)/vernissage
endef

build/run.done: requirements/run.txt .venv/bin/python
	$(BIN)/python $(PIP) requirements/run.txt
	$(call link,$(BIN))
	@mkdir -p build && touch $@

build/tools.done: requirements/build.txt build/run.done
	$(BIN)/python $(PIP) requirements/build.txt
	@touch $@

build/packages.done: requirements/dev.txt build/tools.done
	$(BIN)/python $(PIP) requirements/dev.txt
	@touch $@

test: ready lint types tests pure-tests

lint: ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: ready
	$(BIN)/mypy

tests: ready
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup

# What takes its time: how strong the bots are, advice over many games, a compiled wheel, the ladder's first deals.
# make test-long SMALL=1 leaves out the last two, which take minutes.
test-long: ready
	$(BIN)/pytest -n $(WORKERS) -m long $(if $(SMALL),--ignore=tests/project --ignore=tests/bench)

# The same engine uncompiled: the same laws, rules, playthroughs and records.
pure-tests: ready
	VERNISSAGE_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not long and not compiled" tests/every_game tests/musee tests/modern_art tests/art_society

# The rules of one game, uncompiled, in seconds: make quick GAME=musee
quick: build/packages.done
	VERNISSAGE_PURE=1 $(BIN)/pytest -m "not long and not compiled" tests/$(subst -,_,$(GAME))

# Every law over many random games: make soak GAMES=20000
soak: ready
	$(BIN)/python -m tests.every_game.soak --games $(GAMES) --workers $(WORKERS)

bench: ready
	$(BIN)/python bench/speed.py --seconds 3 --json build/speed.json
	$(BIN)/python bench/hints.py --json build/hints.json
	$(BIN)/python bench/updates.py --json build/updates.json
	$(BIN)/python bench/swarm.py --json build/swarm.json

# The published ladder: a long run that goes on where it stopped. make ladder DEALS=2 is a quick try, in build/ladder-try.
ladder: ready
	$(BIN)/python bench/ladder.py --workers $(WORKERS) $(if $(ONLY),--only $(ONLY)) $(if $(DEALS),--deals $(DEALS))

# The first deal of every match once more: are these the published games?
ladder-check: ready
	$(BIN)/python bench/ladder_check.py --workers $(WORKERS) $(if $(ONLY),--only $(ONLY))

# The arena on a local Ray cluster of two workers; Ray is large, so it has an environment of its own.
test-cluster: build/cluster.done
	build/cluster/bin/python -m pytest tests/cluster

build/cluster.done: requirements/cluster.txt requirements/dev.txt build/run.done
	$(PYTHON) -m venv --clear build/cluster
	build/cluster/bin/python $(PIP) requirements/dev.txt --requirement requirements/cluster.txt
	$(call link,build/cluster/bin)
	@touch $@

docs: ready
	for name in $$($(BIN)/python -c 'from vernissage.games import GAMES; print(*GAMES)'); do \
	  $(BIN)/vernissage rules $$name --markdown --lang en > build/rules.md && mv build/rules.md docs/rules/$$name.md; \
	done
	$(BIN)/python -m vernissage.server.schema docs/protocol

playthroughs: ready
	$(BIN)/python -m tests.every_game.playthroughs

locks:
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	for name in run build bench plots tuning cluster hosting; do \
	  $(COMPILE) --constraint requirements/dev.txt requirements/$$name.in -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete

# Broken requests and messages, every answer held against its description, while people play a whole game: make barrage REQUESTS=100000
REQUESTS ?= 100000
barrage: ready
	$(BIN)/python -m tests.server.barrage --requests $(REQUESTS)

# The server in a storm of crashes and lost messages: make simulation SEEDS=10000
SEEDS ?= 10000
simulation: ready
	$(BIN)/python -m tests.server.simulation --seeds $(SEEDS)

# Servers killed in the middle of many games, also two over PostgreSQL and Redis.
killed: ready
	$(BIN)/python -m tests.server.killed --tables 200

# An evening of coming, going and playing at one server; fails if its memory grows: make server-soak MINUTES=60
MINUTES ?= 60
server-soak: ready
	$(BIN)/python -m tests.server.soak --minutes $(MINUTES)
