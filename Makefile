# Needs Python 3.11 or newer and make; everything else goes into .venv.
# PYTHON=python3.12 picks the interpreter, JOBS=2 the number of test processes, ARGS="-k undo" goes to pytest,
# INSTALL_CHROMIUM=no keeps `make test` from installing a browser.

# Tests that make things up must make up the same things on every machine.
export PYTHONHASHSEED := 0
# Without bytecode on disk each of the many processes under test would compile all of the source again.
export PYTHONDONTWRITEBYTECODE :=

PY := .venv/bin/python
JOBS ?= auto
ARGS ?=
OPTIMISE ?= 0
PROFILE ?= --profile
# Browsers wait for servers and servers for browsers, so one more of them fills the cores.
BROWSERS = $(if $(filter auto,$(JOBS)),$(shell expr $$(getconf _NPROCESSORS_ONLN) + 1),$(JOBS))
# A whole game by clicks takes long on a busy machine; what hangs is noticed by its own wait, much earlier.
WHOLE_GAMES := -o timeout=900 -o faulthandler_timeout=960
# Other tests run at the same time and would write down what failed last in the same place.
IN_BROWSER := $(PY) -m pytest $(WHOLE_GAMES) -o cache_dir=.pytest_cache/browser
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
COMPILED := build/compiled
TESTED := build/tested
COMPILED_WITH := $(wildcard tests/teaching)
SIDE_BY_SIDE := TOGETHER=yes -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# What must pass on both builds, and what is about files, whatever the build.
ON_BOTH := tests/kernel tests/records tests/conformance
ON_FILES := tests/deploy tests/mutation tests/web $(wildcard tests/test_*.py)

.DEFAULT_GOAL := help
ifndef TOGETHER
.NOTPARALLEL:
endif
.PHONY: help setup browser play terminal web web-dev web-check screenshots quick test test-beside test-builds test-pure test-shared test-browser check format \
	compiled compile-tested test-compiled test-both bench bench-check bench-alarm bench-peers soak coverage golden rule mutants site docs figures wheel wheel-compiled try-wheel audit lock clean distclean

help: ## list all commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## create or update the environment in .venv

.venv/.ready: requirements/dev.txt pyproject.toml hatch_build.py tools/setup.sh
	@PYTHON="$(PYTHON)" sh tools/setup.sh

play: web ## build the browser client, start the server and open the browser
	@$(PY) tools/web_play.py

terminal: setup ## play in the terminal
	@.venv/bin/ludoteka menu

web: setup ## build the browser client into src/ludoteka/web
	@$(PY) tools/web.py build

web-dev: setup ## serve the browser client with live reload, for a `ludoteka serve` on port 8000
	@$(PY) tools/web.py dev

web-check: setup ## types, logic and build of the browser client
	$(PY) tools/web.py check

screenshots: web ## take screenshots of every page and board into build/screenshots; ARGS="--only lobby" for some
	$(PY) tools/web_screenshots.py $(ARGS)

# What keeps one core busy runs side by side with its like. Browsers and servers wait for each other half of the time:
# the tests of both builds fill it. What the browser tests say is shown when they are done.
test: setup browser ## all checks, then all tests: in a browser beside pure and compiled build; speed
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) compile-tested check web-check
	@$(MAKE) --no-print-directory TOGETHER=yes -j 2 test-beside test-builds SERVED=$(CURDIR)/$(TESTED)
	@$(MAKE) --no-print-directory bench-alarm

# Debian's Chromium for the tests, if there is none yet and this user may install it.
browser:
	@sh tools/browser.sh

test-beside: setup
	@mkdir -p build
	@$(MAKE) --no-print-directory test-browser > build/browser-tests.log 2>&1 && failed=0 || failed=$$?; \
		echo; cat build/browser-tests.log; exit $$failed

test-builds: setup
	@$(MAKE) --no-print-directory test-shared
	@$(MAKE) --no-print-directory test-both

quick: setup ## what breaks most often: linters, types, layers, kernel, recorded games and one game of each kind
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports --no-cache --no-logo
	for game in src/ludoteka/games/*/importlinter.ini; do .venv/bin/lint-imports --no-cache --no-logo --config $$game || exit 1; done
	$(PYTEST) -q tests/kernel tests/records tests/i18n tests/conformance/test_definition.py $(ARGS)

test-pure: setup ## the tests on the pure Python build, without those in a browser
	$(PYTEST) --ignore=tests/browser $(ARGS)

# Where the compiled build is tested too, it takes whatever plays, for it plays faster. The pure build still replays all
# golden games, takes each game through the kit and goes one walk in three; the compiled build goes the others.
test-shared: setup
	@if $(PY) tools/compile.py --can-compile 2>/dev/null; then \
		LUDOTEKA_MODES=one $(PYTEST) $(ON_BOTH) $(ON_FILES) $(ARGS); \
	else \
		$(MAKE) --no-print-directory test-pure; \
	fi

# A browser on a busy machine can be late: what fails is told, and tried once more by itself. What is wrong fails again.
# Within `make test` the servers run on the compiled build, whose bots think several times as fast.
test-browser: web browser ## the tests in a real Chromium
	PYTHONPATH=$(SERVED) $(IN_BROWSER) -n $(BROWSERS) --dist worksteal tests/browser $(ARGS) || { \
		echo; echo "*** The failed browser tests are tried once more, one at a time. ***"; echo; \
		PYTHONPATH=$(SERVED) $(IN_BROWSER) -n 0 --last-failed --last-failed-no-failures none tests/browser $(ARGS); }

# Where it cannot be compiled, `test-both` says so at the end, where it is read.
compile-tested: setup
	@! $(PY) tools/compile.py --can-compile 2>/dev/null || $(COMPILE_TESTED)

test-both: setup
	@if $(PY) tools/compile.py --can-compile; then \
		LUDOTEKA_MODES=others $(MAKE) --no-print-directory test-compiled; \
	else \
		echo; \
		echo "*** SKIPPED: the tests of the compiled build. The line above says what to install. ***"; \
		echo; \
	fi

check: setup ## ruff, mypy strict, import layers, lock files
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports --no-cache --no-logo
	for game in src/ludoteka/games/*/importlinter.ini; do .venv/bin/lint-imports --no-cache --no-logo --config $$game || exit 1; done
	$(PY) tools/lock.py --check

format: setup ## format the code
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

# Compiled twice, the second time for what trial games were busy with; PROFILE= compiles once.
compiled: setup ## compile kernel, games and bots with mypyc into build/compiled
	$(PY) tools/compile.py $(PROFILE) --out $(COMPILED) $(addprefix --with ,$(COMPILED_WITH))

# Compiled without optimisation, which takes a quarter of the time; OPTIMISE=2 tests code that was optimised.
COMPILE_TESTED := $(PY) tools/compile.py --out $(TESTED) --optimise $(OPTIMISE) $(addprefix --with ,$(COMPILED_WITH))

test-compiled: setup ## the tests on the compiled build, without those in a browser
	$(COMPILE_TESTED)
	PYTHONPATH=$(CURDIR)/$(TESTED) $(PYTEST) $(addprefix --ignore=,tests/browser $(ON_FILES)) $(ARGS)

bench: setup ## decisions, copies and games per second
	.venv/bin/ludoteka bench

bench-check: setup ## compare the speed of each game with benchmarks/baseline.json
	.venv/bin/ludoteka bench --check benchmarks/baseline.json
	@if [ -d $(COMPILED)/ludoteka ]; then \
		PYTHONPATH=$(CURDIR)/$(COMPILED) .venv/bin/ludoteka bench --check benchmarks/baseline.json; \
	fi

# A machine's own swings of speed must not turn the tests red, so here a loss is told loudly and no more.
bench-alarm: setup
	@$(MAKE) --no-print-directory bench-check || \
		{ echo; echo "*** ALARM: a game lost more than 30 % of its kept speed; the lines above say which. ***"; echo; }

bench-peers: setup ## compare with other engines; needs `pip install '.[peers]'` and `make compiled`
	.venv/bin/ludoteka bench --peers

soak: setup ## the long tests
	$(PYTEST) -m soak -o timeout=0 -o faulthandler_timeout=0 $(ARGS)

coverage: setup ## which lines the tests reach (pure build)
	$(PYTEST) --cov --cov-report=term --cov-report=html $(ARGS)

golden: setup ## replay the golden games and report differences; ARGS="--record" records them again
	$(PY) tools/golden.py $(ARGS)

rule: setup ## where a rule is implemented and tested: make rule ID=H3-MAP-03
	@$(PY) tools/rule.py $(ID)

mutants: setup ## how many small mistakes the tests catch; GAME=cyclades COUNT=40 SEED=7 choose the sample
	$(PY) tools/mutants.py $(if $(GAME),--game $(GAME)) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(ARGS)

site: setup ## build the whole house as plain files for any host into build/anywhere
	@$(PY) tools/static_site.py

docs: .venv/.docs ## build the documentation site into build/site, with the house to play in
	@$(PY) tools/static_site.py --if-changed || echo "*** docs: WITHOUT \"Play now\": the house could not be built ***"
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet
	@echo "docs: build/site/index.html"

.venv/.docs: .venv/.ready requirements/docs.txt
	@$(PY) -m pip install --quiet --requirement requirements/docs.txt
	@touch $@

figures: setup ## make the tables of measured figures in the documents from the results in benchmarks
	$(PY) tools/figures.py

wheel: web ## a pure Python wheel and a source archive in dist
	$(PY) -m build --no-isolation

wheel-compiled: web ## a wheel with extension modules for this Python and system in dist
	LUDOTEKA_COMPILE=$(if $(PROFILE),1,plain) $(PY) -m build --no-isolation --wheel

# 0: nothing known, 1: vulnerabilities, 2: a database could not be asked.
audit: setup ## ask whether vulnerabilities of the packages we use are known; needs the network
	@$(PY) tools/audit.py

try-wheel: ## install the newest wheel of dist into an empty environment and use it as a stranger would
	$(PY) tools/try_wheel.py

lock: setup ## pin the dependencies again; UPGRADE=1 takes the newest
	$(PY) tools/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove build output and caches
	rm -rf build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis web/src/generated src/ludoteka/web
	find src tests tools benchmarks -name __pycache__ -type d -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## clean, and remove .venv and web/node_modules
	rm -rf .venv web/node_modules
