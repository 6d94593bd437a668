# Corral: everything a person does here, and CI does the same.
.PHONY: help play test test-quick wheel-test docs check bench setup web wire pictures debian postgres chromium nginx lock clean
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
AGAIN := echo "Not everything could be fetched: see above, look after your network, then say the same again"
PAGES := src/corral/server/static/index.html
SOURCES := $(shell find web/src web/public docs/rules web/*.* -type f)

# Where play listens: only what is said to make itself, for some shells have a HOST of their own.
said = $(if $(filter command,$(firstword $(origin $(1)))),$(2) $($(1)))

help:                  ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name said; do \
		printf '  make %-12s %s\n' "$$name" "$$said"; done

play:                  ## play in the browser. HOST=0.0.0.0 lets friends in your network in, PORT=8001 is another port
	@$(MAKE) --no-print-directory -j2 .venv/play web
	@$(BIN)/corral serve $(call said,HOST,--host) $(call said,PORT,--port)

test: setup debian web check   ## every check and every test, with a real PostgreSQL, nginx and browser
	cd web && npm test
	$(BIN)/corral compile
	$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder
	$(BIN)/pytest -m wheel tests/package

check: setup web/node_modules/ready   ## types, lint, format, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	! test -x $(BIN)/hadolint || $(BIN)/hadolint deploy/Dockerfile
	cd web && npm run --silent check

test-quick: setup      ## while developing: lint, types and the tests of rules, records and server; no browser, no PostgreSQL
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/corral compile
	$(BIN)/pytest --quick -n auto --dist loadfile --no-loadscope-reorder

docs: .venv/docs       ## the documentation, which the server then shows at /docs; links are checked
	$(BIN)/zensical build --clean --strict

.venv/docs: .venv/ready
	$(PIP) --editable '.[docs]' || ($(AGAIN); exit 1)
	@touch $@

wheel-test: setup      ## the wheel, built in a clean folder and installed into an empty environment: a minute
	$(BIN)/pytest -m wheel tests/package

bench: setup           ## how fast the rules are (make bench PEERS=--peers with the extra `peers` installed)
	$(BIN)/corral bench $(PEERS)

setup: .venv/ready     ## the virtual environment in .venv, with everything the project needs

.venv/ready: .venv/play
	$(PIP) --editable '.[dev]' || ($(AGAIN); exit 1)
	@touch $@

.venv/play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		(echo "Corral needs Python 3.11 or newer with venv (Debian: python3-venv); make PYTHON=python3.12 takes another"; exit 1)
	@echo "Installing what the server needs, once: about a minute"
	@$(PYTHON) -m venv .venv
	@$(PIP) --editable . || ($(AGAIN); exit 1)
	@touch $@

web: $(PAGES)          ## the browser part, built into src/corral/server/static

$(PAGES): web/node_modules/ready $(SOURCES)
	@echo "Building the pages: a few seconds"
	@cd web && npm run --silent build -- --logLevel warn

web/node_modules/ready: web/package.json web/package-lock.json web/.npmrc
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null || \
		(echo "Corral needs Node 20.19 or newer, with npm: from your system's packages or nodejs.org"; exit 1)
	@echo "Installing what builds the pages, once: less than a minute"
	@cd web && npm ci --loglevel error || ($(AGAIN); exit 1)
	@touch $@

wire: setup            ## what the browser knows of the server: types of messages and views, and what the boxes have
	$(BIN)/python -m corral.server.wire web/src
	$(BIN)/python -m corral.server.box > web/src/score/box.json

pictures: setup web chromium   ## the README's pictures of the browser, taken anew
	$(BIN)/pytest -q tests/web/test_pictures.py
	for picture in web/shots/picture-*.png; do cp $$picture docs/pictures/$${picture#web/shots/picture-}; done

debian: postgres chromium nginx   ## Debian's packages that the tests need, if they are missing (as root)

# $(call debian,PACKAGE,CHECK): it is installed unless CHECK finds it, and only after that was said
debian = @$(2) >/dev/null 2>&1 || \
	(echo "The tests need Debian's package $(1): it is installed now, with apt-get (as root; ^C leaves all as it is)"; \
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1)) >&2 || \
	(echo "The tests need Debian's package $(1): install it as root, or say \`make test-quick\`, which does without"; exit 1)

postgres:
	$(call debian,postgresql,ls /usr/lib/postgresql/*/bin/initdb)

chromium:
	$(call debian,chromium,command -v chromium)
	$(call debian,chromium-headless-shell,command -v chromium-headless-shell)

nginx:
	$(call debian,nginx-light,ls /usr/sbin/nginx)

lock: setup            ## write the versions that are installed now into constraints.txt
	$(BIN)/pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf .venv web/node_modules src/corral/server/static src/corral/server/docs web/shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
