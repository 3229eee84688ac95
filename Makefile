# One command for everything. Needs Python 3.11+; with a C compiler the engine is compiled.
PYTHON ?= python3
BIN := .venv/bin
PIP = -m pip install --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes $(patsubst %,--requirement %,$(filter %.txt,$^))
GAME ?= musee
GAMES ?= 20000
WORKERS ?= 2
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.DELETE_ON_ERROR:
.PHONY: browser test-browser screens pictures films server-soak barrage simulation killed play playable setup ready programs workshop engine test lint types tests test-long pure-tests quick soak bench ladder ladder-check test-cluster docs playthroughs locks clean

# Installs what playing needs and opens the table in the browser; the engine is compiled behind the first game.
play: .venv/bin/python
	@$(MAKE) --no-print-directory --jobs=2 playable
	@$(BIN)/python compile_engine.py --behind
	@$(BIN)/vernissage serve

playable: build/client.done build/run.done
	@:

setup: ready
	@$(BIN)/vernissage doctor

# Two ways at once: the engine is compiled while the packages that it does not need are being installed,
# and beside both Node comes and builds the client.
ready: .venv/bin/python
	@$(MAKE) --no-print-directory --jobs=3 programs build/client.done

programs: build/tools.done
	@$(MAKE) --no-print-directory engine build/extras.done

# The same with what only tests, style and types need.
workshop: build/tools.done
	@$(MAKE) --no-print-directory --jobs=2 build/packages.done engine
	@$(MAKE) --no-print-directory build/client.tools
	@$(MAKE) --no-print-directory build/client.done

engine: build/tools.done
	@$(BIN)/python compile_engine.py

# An environment runs the package from src by one path file, and has one command.
define link
	$(1)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "vernissage.pth").write_text("$(CURDIR)/src\n")'
	printf '#!/bin/sh\nexec "%s/python" -m vernissage "$$@"\n' "$(CURDIR)/$(1)" > $(1)/vernissage
	chmod +x $(1)/vernissage
endef

# The pip that Python carries is only unpacked: to let it install itself takes seconds.
UNPACK_PIP := import ensurepip, glob, os, sysconfig, zipfile; \
  [pip] = glob.glob(os.path.join(os.path.dirname(ensurepip.__file__), "_bundled", "pip-*.whl")); \
  zipfile.ZipFile(pip).extractall(sysconfig.get_path("purelib"))

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one with PYTHON=...")'
	$(PYTHON) -m venv --without-pip .venv
	@$(BIN)/python -c '$(UNPACK_PIP)' 2> /dev/null || $(BIN)/python -m ensurepip
	$(call link,$(BIN))

build/run.done: requirements/run.txt .venv/bin/python
	$(BIN)/python $(PIP)
	@mkdir -p build && touch $@

# What compiles the engine.
build/tools.done: requirements/build.txt .venv/bin/python
	$(BIN)/python $(PIP)
	@mkdir -p build && touch $@

# Node, which builds the browser client.
build/node.done: requirements/web.txt .venv/bin/python
	$(BIN)/python $(PIP)
	@mkdir -p build && touch $@

CLIENT := $(shell find web src/vernissage/locales src/vernissage/paintings -type f -not -path '*/node_modules/*' -not -name '*.pyc')
build/client.done: $(CLIENT) build_client.py build/node.done
	$(BIN)/python build_client.py
	@touch $@

# What only the client's tests need, a browser too where the machine has none.
build/client.tools: web/package-lock.json web/chromium/package-lock.json build/packages.done
	$(BIN)/python build_client.py --tools
	@$(MAKE) --no-print-directory browser
	@touch $@

browser: build/packages.done
	$(BIN)/python -m tests.browser.chromium

# What every command of the program can use.
EXTRAS := plots tuning hosting
build/extras.done: $(EXTRAS:%=requirements/%.txt) build/run.done build/tools.done
	$(BIN)/python $(PIP)
	@touch $@

build/packages.done: requirements/dev.txt build/extras.done build/node.done
	$(BIN)/python $(PIP)
	@touch $@

test: workshop lint types tests pure-tests

lint: workshop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: workshop
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

# What failed in company is run once more alone, so that a busy machine is not taken for a mistake: a second
# failure is one, and what failed once is told above.
ALONE := $(BIN)/pytest --last-failed --last-failed-no-failures none

tests: workshop
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup || $(ALONE)

# Whole games of every title in Chromium by mouse, touch and keyboard, and two people with a broken line.
test-browser: workshop
	$(BIN)/pytest -n $(WORKERS) -m "long or not long" tests/browser

# Pictures of every screen in build/screens: desk and phone, light and dark, three languages.
# One title in one look: make screens ONLY=musee LOOKS=desk-light-en
screens: workshop
	$(BIN)/python -m tests.browser.screens build/screens $(if $(ONLY),--only $(ONLY)) $(if $(LOOKS),--looks $(LOOKS))

# The README's pictures of the three tables, into docs/pictures.
pictures: workshop
	$(BIN)/python -m tests.browser.pictures

# The README's films of the three titles, animated pictures of at most 3 MB each, into docs/pictures.
films: workshop
	$(BIN)/python -m tests.browser.films $(if $(ONLY),--only $(ONLY))

# What takes its time: how strong the bots are, advice over many games, a compiled wheel, the ladder's first deals.
# make test-long SMALL=1 leaves out the last two, which take minutes.
test-long: workshop
	$(BIN)/pytest -n $(WORKERS) -m long $(if $(SMALL),--ignore=tests/project --ignore=tests/bench) || $(ALONE) -m long

# The same engine uncompiled: the same laws, rules, playthroughs and records.
pure-tests: workshop
	VERNISSAGE_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not long and not compiled" tests/every_game tests/musee tests/modern_art tests/art_society

# The rules of one game, uncompiled, in seconds: make quick GAME=musee
quick: build/tools.done
	@$(MAKE) --no-print-directory build/packages.done
	VERNISSAGE_PURE=1 $(BIN)/pytest -m "not long and not compiled" tests/$(subst -,_,$(GAME))

# Every law over many random games: make soak GAMES=20000
soak: workshop
	$(BIN)/python -m tests.every_game.soak --games $(GAMES) --workers $(WORKERS)

bench: workshop
	$(BIN)/python bench/speed.py --seconds 3 --json build/speed.json
	$(BIN)/python bench/hints.py --json build/hints.json
	$(BIN)/python bench/updates.py --json build/updates.json
	$(BIN)/python bench/swarm.py --json build/swarm.json
	$(BIN)/python bench/browser.py --json build/browser.json

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
	build/cluster/bin/python $(PIP)
	$(call link,build/cluster/bin)
	@touch $@

docs: ready
	for name in $$($(BIN)/python -c 'from vernissage.games import GAMES; print(*GAMES)'); do \
	  $(BIN)/vernissage rules $$name --markdown --lang en > build/rules.md && mv build/rules.md docs/rules/$$name.md; \
	done
	$(BIN)/python -m vernissage.server.schema docs/protocol
	$(BIN)/python -m vernissage.research.page docs/research.md

playthroughs: workshop
	$(BIN)/python -m tests.every_game.playthroughs

locks:
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	for name in run build web bench plots tuning research cluster hosting; do \
	  $(COMPILE) --constraint requirements/dev.txt requirements/$$name.in -o requirements/$$name.txt; \
	done

clean:
	rm -rf .venv build src/*.egg-info src/vernissage/web web/node_modules web/chromium/node_modules
	find src -name '*.so' -delete

# Broken requests and messages, every answer held against its description, while people play a whole game: make barrage REQUESTS=100000
REQUESTS ?= 100000
barrage: workshop
	$(BIN)/python -m tests.server.barrage --requests $(REQUESTS)

# The server in a storm of crashes and lost messages: make simulation SEEDS=10000
SEEDS ?= 10000
simulation: workshop
	$(BIN)/python -m tests.server.simulation --seeds $(SEEDS)

# Servers killed in the middle of many games, also two over PostgreSQL and Redis.
killed: workshop
	$(BIN)/python -m tests.server.killed --tables 200

# An evening of coming, going and playing at one server; fails if its memory grows: make server-soak MINUTES=60
MINUTES ?= 60
server-soak: workshop
	$(BIN)/python -m tests.server.soak --minutes $(MINUTES)
