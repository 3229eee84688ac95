# One command for everything. Needs Python 3.11+; with a C compiler the engine is compiled.
PYTHON ?= python3
BIN := .venv/bin
PURE := build/pure
ENGINE := $(shell sed -n 's|^vernissage/|src/vernissage/|p' engine.txt)
GAMES ?= 20000
WORKERS ?= 2
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.PHONY: setup play test lint types tests pure-tests soak bench ladder test-cluster docs playthroughs locks clean

setup: build/setup.done

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one with PYTHON=...")'
	$(PYTHON) -m venv .venv

build/packages.done: requirements/dev.txt .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@mkdir -p build && touch $@

build/setup.done: build/packages.done pyproject.toml setup.py engine.txt $(ENGINE)
	find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	$(BIN)/vernissage doctor
	@touch $@

play: setup
	@$(BIN)/vernissage play

test: setup lint types tests pure-tests

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

tests: setup
	$(BIN)/pytest -n $(WORKERS)

# The same engine uncompiled: the same tests, and records compared byte by byte.
pure-tests: setup
	rm -rf $(PURE)
	$(BIN)/python -c 'from shutil import *; copytree("src/vernissage", "$(PURE)/vernissage", ignore=ignore_patterns("*.so", "*.pyd", "__pycache__"))'
	PYTHONPATH=$(PURE) $(BIN)/pytest -n $(WORKERS) tests/every_game tests/musee tests/modern_art tests/art_society

# Every law over many random games: make soak GAMES=20000
soak: setup
	$(BIN)/python -m tests.every_game.soak --games $(GAMES) --workers $(WORKERS)

bench: setup
	$(BIN)/python bench/speed.py --seconds 3 --json build/speed.json
	$(BIN)/python bench/hints.py --json build/hints.json
	$(BIN)/python bench/updates.py --json build/updates.json

# The published ladder: a long run that goes on where it stopped. make ladder DEALS=2 is a quick try, in build/ladder-try.
ladder: setup
	$(BIN)/python bench/ladder.py --workers $(WORKERS) $(if $(ONLY),--only $(ONLY)) $(if $(DEALS),--deals $(DEALS))

# The arena on a local Ray cluster of two workers; Ray is large, so it has an environment of its own.
test-cluster: build/cluster.done
	build/cluster/bin/python -m pytest tests/cluster

build/cluster.done: requirements/cluster.txt requirements/dev.txt build/setup.done
	$(PYTHON) -m venv --clear build/cluster
	build/cluster/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt -r requirements/cluster.txt
	VERNISSAGE_PURE=1 build/cluster/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

docs: setup
	for game in docs/rules/*-*.md docs/rules/musee.md; do \
	  name=$$(basename $$game .md); \
	  $(BIN)/vernissage rules $$name --markdown --lang en > build/rules.md && mv build/rules.md docs/rules/$$name.md; \
	done

playthroughs: setup
	$(BIN)/python -m tests.every_game.playthroughs

locks:
	for name in run dev; do $(COMPILE) requirements/$$name.in -o requirements/$$name.txt; done
	for name in bench plots tuning cluster hosting; do \
	  $(COMPILE) --constraint requirements/dev.txt requirements/$$name.in -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete
